; test isel precise-output
; target gfx900
; Vectors go to memory and come from it in as few accesses as their size allows.

kernel %load_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    store.i8x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v2 = global_load_dwordx2 %4, %6
;;     global_store_dwordx2 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %load_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x8 global align 8 [v4+0]
    store.i16x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %load_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x8 global align 8 [v4+0]
    store.f16x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_half_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    store.i8x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v2 = global_load_dwordx2 %4, %6
;;     global_store_dwordx2 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x8 global align 8 [v4+0]
    store.i16x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    store.f16x4 global align 8 [v4+256], v5
    v6 = load.f16x8 global align 8 [v4+16]
    store.f16x8 global align 8 [v4+272], v6
    return
}
;; machine kernel %store_half_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %store_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x4 global align 8 [v4+0]
    store.f32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }
