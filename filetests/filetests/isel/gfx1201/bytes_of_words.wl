; test isel precise-output
; target gfx1201
; Four bytes in a word come apart and are put together again, but for bitwise operations.

kernel %iadd {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = iadd.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %iadd target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_b64 %52, 0x0
;;     %50:v1 = global_load_b32 %51, %53
;;     %49:v1 = global_load_b32 %51, %53 offset:4
;;     %46:v1 = v_add_nc_u32_e32 %50, %49
;;     %43:v1 = v_lshrrev_b32_e32 8, %50
;;     %41:v1 = v_lshrrev_b32_e32 8, %49
;;     %39:v1 = v_add_nc_u32_e32 %43, %41
;;     %36:v1 = v_lshrrev_b32_e32 16, %50
;;     %34:v1 = v_lshrrev_b32_e32 16, %49
;;     %32:v1 = v_add_nc_u32_e32 %36, %34
;;     %29:v1 = v_lshrrev_b32_e32 24, %50
;;     %26:v1 = v_lshrrev_b32_e32 24, %49
;;     %23:v1 = v_add_nc_u32_e32 %29, %26
;;     %20:v1 = v_and_b32_e32 0xff, %23
;;     %18:v1 = v_and_b32_e32 0xff, %32
;;     %16:v1 = v_lshl_or_b32 %20, 8, %18
;;     %13:v1 = v_and_b32_e32 0xff, %39
;;     %11:v1 = v_lshl_or_b32 %16, 8, %13
;;     %8:v1 = v_and_b32_e32 0xff, %46
;;     %6:v1 = v_lshl_or_b32 %11, 8, %8
;;     global_store_b32 %51, %6, %53 offset:256
;; }
;;     end
;; }

kernel %isub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = isub.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %isub target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_b64 %52, 0x0
;;     %50:v1 = global_load_b32 %51, %53
;;     %49:v1 = global_load_b32 %51, %53 offset:4
;;     %46:v1 = v_sub_nc_u32_e32 %50, %49
;;     %43:v1 = v_lshrrev_b32_e32 8, %50
;;     %41:v1 = v_lshrrev_b32_e32 8, %49
;;     %39:v1 = v_sub_nc_u32_e32 %43, %41
;;     %36:v1 = v_lshrrev_b32_e32 16, %50
;;     %34:v1 = v_lshrrev_b32_e32 16, %49
;;     %32:v1 = v_sub_nc_u32_e32 %36, %34
;;     %29:v1 = v_lshrrev_b32_e32 24, %50
;;     %26:v1 = v_lshrrev_b32_e32 24, %49
;;     %23:v1 = v_sub_nc_u32_e32 %29, %26
;;     %20:v1 = v_and_b32_e32 0xff, %23
;;     %18:v1 = v_and_b32_e32 0xff, %32
;;     %16:v1 = v_lshl_or_b32 %20, 8, %18
;;     %13:v1 = v_and_b32_e32 0xff, %39
;;     %11:v1 = v_lshl_or_b32 %16, 8, %13
;;     %8:v1 = v_and_b32_e32 0xff, %46
;;     %6:v1 = v_lshl_or_b32 %11, 8, %8
;;     global_store_b32 %51, %6, %53 offset:256
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = umax.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_b64 %54, 0x0
;;     %52:v1 = global_load_b32 %53, %55
;;     %51:v1 = global_load_b32 %53, %55 offset:4
;;     %48:v1 = v_and_b32_e32 0xff, %52
;;     %46:v1 = v_and_b32_e32 0xff, %51
;;     %44:v1 = v_max_u32_e32 %48, %46
;;     %40:v1 = v_bfe_u32 %52, 8, 8
;;     %39:v1 = v_bfe_u32 %51, 8, 8
;;     %38:v1 = v_max_u32_e32 %40, %39
;;     %34:v1 = v_bfe_u32 %52, 16, 8
;;     %33:v1 = v_bfe_u32 %51, 16, 8
;;     %32:v1 = v_max_u32_e32 %34, %33
;;     %28:v1 = v_bfe_u32 %52, 24, 8
;;     %26:v1 = v_bfe_u32 %51, 24, 8
;;     %24:v1 = v_max_u32_e32 %28, %26
;;     %20:v1 = v_and_b32_e32 0xff, %24
;;     %18:v1 = v_and_b32_e32 0xff, %32
;;     %16:v1 = v_lshl_or_b32 %20, 8, %18
;;     %13:v1 = v_and_b32_e32 0xff, %38
;;     %11:v1 = v_lshl_or_b32 %16, 8, %13
;;     %8:v1 = v_and_b32_e32 0xff, %44
;;     %6:v1 = v_lshl_or_b32 %11, 8, %8
;;     global_store_b32 %53, %6, %55 offset:256
;; }
;;     end
;; }

kernel %band {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = band.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %band target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_b32 %11, %13
;;     %9:v1 = global_load_b32 %11, %13 offset:4
;;     %6:v1 = v_and_b32_e32 %10, %9
;;     global_store_b32 %11, %6, %13 offset:256
;; }
;;     end
;; }
