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
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %3:v1 = ds_load_u8 %10
;;     %4:v1 = ds_load_u8 %10 offset:1
;;     %5:v1 = v_lshl_or_b32 %4, 8, %3
;;     %6:v1 = ds_load_u8 %10 offset:2
;;     %7:v1 = v_lshl_or_b32 %6, 16, %5
;;     %8:v1 = ds_load_u8 %10 offset:3
;;     %9:v1 = v_lshl_or_b32 %8, 24, %7
;;     global_store_b32 %10, %9, %12 offset:256
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
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = ds_load_b64 %4
;;     global_store_b64 %4, %3, %6 offset:256
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
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %5.0:v2 = ds_load_b32 %7
;;     %6.1:v2 tied(%5) = ds_load_b32 %7 offset:4
;;     global_store_b64 %7, %6, %9 offset:256
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
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v4 = ds_load_b128 %4
;;     global_store_b128 %4, %3, %6 offset:256
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
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %3:v2 = ds_load_b64 %13
;;     %4:v2 = ds_load_b64 %13 offset:8
;;     %9.0:v4 = v_mov_b32_e32 %3.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %3.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %4.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %4.1
;;     global_store_b128 %13, %12, %15 offset:256
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
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %7.0:v4 = ds_load_b32 %11
;;     %8.1:v4 tied(%7) = ds_load_b32 %11 offset:4
;;     %9.2:v4 tied(%8) = ds_load_b32 %11 offset:8
;;     %10.3:v4 tied(%9) = ds_load_b32 %11 offset:12
;;     global_store_b128 %11, %10, %13 offset:256
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
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %4:v1 = ds_load_u8 %7
;;     %5:v1 = ds_load_u8 %7 offset:1
;;     %6:v1 = v_lshl_or_b32 %5, 8, %4
;;     global_store_b32 %7, %6, %9 offset:256
;; }
;;     end
;; }
