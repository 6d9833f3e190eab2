; test isel precise-output
; target gfx1201
; Signed quotients by a constant: a power of two is a shift of a corrected number, -1 a negation, others go the way of variables.

; A negative number is corrected before it is shifted.
kernel %power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 16
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v1 = v_ashrrev_i32_e32 31, %11
;;     %9:v1 = v_lshrrev_b32_e32 28, %10
;;     %7:v1 = v_add_nc_u32_e32 %11, %9
;;     %4:v1 = v_ashrrev_i32_e32 4, %7
;;     global_store_b32 %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %negative_power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 -4
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %negative_power target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     %52:s2 = s_load_b64 %51, 0x0
;;     %49:v1 = global_load_b32 %50, %52
;;     %48:v1 = v_ashrrev_i32_e32 31, %49
;;     %47:v1 = v_xor_b32_e32 %49, %48
;;     %45:v1 = v_sub_nc_u32_e32 %47, %48
;;     %43:v1 = v_rcp_f32_e32 4.0
;;     %42:v1 = v_mul_f32_e32 0x4f7ffffe, %43
;;     %40:v1 = v_cvt_u32_f32_e32 %42
;;     %38:v1 = v_mul_lo_u32 %40, -4
;;     %37:v1 = v_mul_hi_u32 %40, %38
;;     %35:v1 = v_add_nc_u32_e32 %40, %37
;;     %32:v1 = v_mul_hi_u32 %45, %35
;;     %30:v1 = v_lshlrev_b32_e32 2, %32
;;     %29:v1 = v_sub_nc_u32_e32 %45, %30
;;     %26:s1 = v_cmp_ge_u32_e64 %29, 4
;;     %25:v1 = v_add_nc_u32_e32 1, %32
;;     %24:v1 = v_add_nc_u32_e32 -4, %29
;;     %23:v1 = v_cndmask_b32_e64 %32, %25, %26
;;     %19:v1 = v_min_u32_e32 %29, %24
;;     %16:s1 = v_cmp_ge_u32_e64 %19, 4
;;     %14:v1 = v_add_nc_u32_e32 1, %23
;;     %13:v1 = v_cndmask_b32_e64 %23, %14, %16
;;     %9:v1 = v_not_b32_e32 %48
;;     %7:v1 = v_xor_b32_e32 %13, %9
;;     %5:v1 = v_sub_nc_u32_e32 %7, %9
;;     global_store_b32 %50, %5, %52 offset:256
;; }
;;     end
;; }

kernel %seven {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %seven target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v1 = global_load_b32 %14, %16
;;     %12:v1 = v_mul_hi_i32 %13, 0x92492493
;;     %11:v1 = v_add_nc_u32_e32 %12, %13
;;     %8:v1 = v_ashrrev_i32_e32 2, %11
;;     %6:v1 = v_lshrrev_b32_e32 31, %8
;;     %5:v1 = v_add_nc_u32_e32 %8, %6
;;     global_store_b32 %14, %5, %16 offset:256
;; }
;;     end
;; }

kernel %minus_one {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 -1
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %minus_one target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_sub_nc_u32_e32 0, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 5
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %11:s1 = s_mul_hi_i32 %15.2, 0x66666667
;;     %9:s1 = s_ashr_i32 %11, 1
;;     %7:s1 = s_lshr_b32 %9, 31
;;     %6:s1 = s_add_co_u32 %9, %7
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %12, %3, %15.0-1 offset:256
;; }
;;     end
;; }
