; test isel precise-output
; target gfx1201
; Loads of words, pairs and vectors.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iadd.i32 v5, v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_add_nc_u32_e32 %5, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fadd.f32 v5, v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %float target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_add_f32_e32 %5, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ishl.i64 v5, v2
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = v_lshlrev_b64_e32 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fadd.f64 v5, v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = v_add_f64_e32 %5, %5
;;     global_store_b64 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = extract_lane.i32 v5, 3
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %quad target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7
;;     global_store_b32 %5, %4.3, %7 offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = extract_lane.i64 v5, 1
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7
;;     global_store_b64 %5, %4.2-3, %7 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x4 global align 8 [v4+0]
    v6 = extract_lane.i16 v5, 3
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %7:v1 = v_lshrrev_b32_e32 16, %10.1
;;     %4:v1 = v_and_b32_e32 0xffff, %7
;;     global_store_b32 %11, %4, %13 offset:256
;; }
;;     end
;; }
