; test isel precise-output
; target gfx1201
; Group memory of less alignment: accesses come apart as far as the machine needs.

kernel %word_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 1 [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %word_1 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %3:v1 = ds_load_u8 %11
;;     %4:v1 = ds_load_u8 %11 offset:1
;;     %5:v1 = v_lshl_or_b32 %4, 8, %3
;;     %6:v1 = ds_load_u8 %11 offset:2
;;     %7:v1 = v_lshl_or_b32 %6, 16, %5
;;     %8:v1 = ds_load_u8 %11 offset:3
;;     %9:v1 = v_lshl_or_b32 %8, 24, %7
;;     global_store_b32 %11, %9, %13 offset:256
;; }
;;     end
;; }

kernel %long_8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 group align 8 [v2]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long_8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %4=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %4
;;     %3:v2 = ds_load_b64 %5
;;     global_store_b64 %5, %3, %7 offset:256
;; }
;;     end
;; }

kernel %long_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 group align 4 [v2]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long_4 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %8:v1 = v_and_b32_e32 0x3ff, %7
;;     %5.0:v2 = ds_load_b32 %8
;;     %6.1:v2 tied(%5) = ds_load_b32 %8 offset:4
;;     global_store_b64 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %quad_16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 16 [v2]
    store.i32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %quad_16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %4=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %4
;;     %3:v4 = ds_load_b128 %5
;;     global_store_b128 %5, %3, %7 offset:256
;; }
;;     end
;; }

kernel %quad_8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 8 [v2]
    store.i32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %quad_8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %14:v1 = v_and_b32_e32 0x3ff, %13
;;     %3:v2 = ds_load_b64 %14
;;     %4:v2 = ds_load_b64 %14 offset:8
;;     %9.0:v4 = v_mov_b32_e32 %3.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %3.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %4.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %4.1
;;     global_store_b128 %14, %12, %16 offset:256
;; }
;;     end
;; }

kernel %quad_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 4 [v2]
    store.i32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %quad_4 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %12:v1 = v_and_b32_e32 0x3ff, %11
;;     %7.0:v4 = ds_load_b32 %12
;;     %8.1:v4 tied(%7) = ds_load_b32 %12 offset:4
;;     %9.2:v4 tied(%8) = ds_load_b32 %12 offset:8
;;     %10.3:v4 tied(%9) = ds_load_b32 %12 offset:12
;;     global_store_b128 %12, %10, %14 offset:256
;; }
;;     end
;; }

kernel %half_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 group align 1 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half_1 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %8:v1 = v_and_b32_e32 0x3ff, %7
;;     %4:v1 = ds_load_u8 %8
;;     %5:v1 = ds_load_u8 %8 offset:1
;;     %6:v1 = v_lshl_or_b32 %5, 8, %4
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }
