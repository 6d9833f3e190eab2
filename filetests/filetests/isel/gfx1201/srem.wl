; test isel precise-output
; target gfx1201
; Signed remainders: the sign is that of the dividend.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_b64 %52, 0x0
;;     %50:v2 = global_load_b64 %51, %53
;;     %49:v1 = v_ashrrev_i32_e32 31, %50.0
;;     %48:v1 = v_ashrrev_i32_e32 31, %50.1
;;     %47:v1 = v_xor_b32_e32 %50.0, %49
;;     %45:v1 = v_sub_nc_u32_e32 %47, %49
;;     %43:v1 = v_xor_b32_e32 %50.1, %48
;;     %41:v1 = v_sub_nc_u32_e32 %43, %48
;;     %40:v1 = v_cvt_f32_u32_e32 %41
;;     %39:v1 = v_rcp_f32_e32 %40
;;     %37:v1 = v_mul_f32_e32 0x4f7ffffe, %39
;;     %35:v1 = v_cvt_u32_f32_e32 %37
;;     %33:v1 = v_sub_nc_u32_e32 %48, %43
;;     %30:v1 = v_mul_lo_u32 %33, %35
;;     %28:v1 = v_mul_hi_u32 %35, %30
;;     %26:v1 = v_add_nc_u32_e32 %35, %28
;;     %23:v1 = v_mul_hi_u32 %45, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_nc_u32_e32 %45, %21
;;     %16:v1 = v_sub_nc_u32_e32 %19, %41
;;     %15:v1 = v_min_u32_e32 %19, %16
;;     %14:v1 = v_sub_nc_u32_e32 %15, %41
;;     %11:v1 = v_min3_u32 %19, %16, %14
;;     %7:v1 = v_xor_b32_e32 %11, %49
;;     %5:v1 = v_sub_nc_u32_e32 %7, %49
;;     global_store_b32 %51, %5, %53 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %50=v0:v1 = inputs
;;     %53:s4 = s_load_b128 %52, 0x0
;;     %49:s1 = s_ashr_i32 %53.2, 31
;;     %48:s1 = s_ashr_i32 %53.3, 31
;;     %47:s1 = s_xor_b32 %53.2, %49
;;     %45:s1 = s_sub_co_u32 %47, %49
;;     %43:s1 = s_xor_b32 %53.3, %48
;;     %41:s1 = s_sub_co_u32 %43, %48
;;     %40:s1 = s_cvt_f32_u32 %41
;;     %39:v1 = v_rcp_f32_e32 %40
;;     %37:v1 = v_mul_f32_e32 0x4f7ffffe, %39
;;     %35:v1 = v_cvt_u32_f32_e32 %37
;;     %33:s1 = s_sub_co_u32 %48, %43
;;     %30:v1 = v_mul_lo_u32 %33, %35
;;     %28:v1 = v_mul_hi_u32 %35, %30
;;     %26:v1 = v_add_nc_u32_e32 %35, %28
;;     %23:v1 = v_mul_hi_u32 %45, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_nc_u32_e32 %45, %21
;;     %16:v1 = v_sub_nc_u32_e64 %19, %41
;;     %15:v1 = v_min_u32_e32 %19, %16
;;     %14:v1 = v_sub_nc_u32_e64 %15, %41
;;     %11:v1 = v_min3_u32 %19, %16, %14
;;     %7:v1 = v_xor_b32_e32 %49, %11
;;     %5:v1 = v_sub_nc_u32_e64 %7, %49
;;     global_store_b32 %50, %5, %53.0-1 offset:256
;; }
;;     end
;; }

kernel %power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v1 = global_load_b32 %16, %18
;;     %14:v1 = v_ashrrev_i32_e32 31, %15
;;     %13:v1 = v_lshrrev_b32_e32 29, %14
;;     %11:v1 = v_add_nc_u32_e32 %15, %13
;;     %9:v1 = v_ashrrev_i32_e32 3, %11
;;     %7:v1 = v_lshlrev_b32_e32 3, %9
;;     %5:v1 = v_sub_nc_u32_e32 %15, %7
;;     global_store_b32 %16, %5, %18 offset:256
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
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = srem.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %55=v0:v1 = inputs
;;     %57:s2 = s_load_b64 %56, 0x0
;;     %54:v1 = global_load_i16 %55, %57
;;     %53:v1 = global_load_i16 %55, %57 offset:4
;;     %50:v1 = v_ashrrev_i32_e32 31, %54
;;     %49:v1 = v_ashrrev_i32_e32 31, %53
;;     %48:v1 = v_xor_b32_e32 %54, %50
;;     %46:v1 = v_sub_nc_u32_e32 %48, %50
;;     %44:v1 = v_xor_b32_e32 %53, %49
;;     %42:v1 = v_sub_nc_u32_e32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_nc_u32_e32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_nc_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_nc_u32_e32 %46, %22
;;     %17:v1 = v_sub_nc_u32_e32 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %15:v1 = v_sub_nc_u32_e32 %16, %42
;;     %12:v1 = v_min3_u32 %20, %17, %15
;;     %8:v1 = v_xor_b32_e32 %12, %50
;;     %6:v1 = v_sub_nc_u32_e32 %8, %50
;;     global_store_b16 %55, %6, %57 offset:256
;; }
;;     end
;; }
