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
;;     %58=s[0:1]:s2, %56=v0:v1 = inputs
;;     %59:s2 = s_load_b64 %58, 0x0
;;     %57:v1 = v_and_b32_e32 0x3ff, %56
;;     %55:v1 = global_load_b32 %57, %59
;;     %54:v1 = global_load_b32 %57, %59 offset:4
;;     %53:v1 = v_ashrrev_i32_e32 31, %55
;;     %52:v1 = v_ashrrev_i32_e32 31, %54
;;     %51:v1 = v_xor_b32_e32 %55, %53
;;     %49:v1 = v_sub_nc_u32_e32 %51, %53
;;     %47:v1 = v_xor_b32_e32 %54, %52
;;     %45:v1 = v_sub_nc_u32_e32 %47, %52
;;     %44:v1 = v_cvt_f32_u32_e32 %45
;;     %43:v1 = v_rcp_f32_e32 %44
;;     %41:v1 = v_mul_f32_e32 0x4f7ffffe, %43
;;     %39:v1 = v_cvt_u32_f32_e32 %41
;;     %37:v1 = v_sub_nc_u32_e32 %52, %47
;;     %34:v1 = v_mul_lo_u32 %37, %39
;;     %32:v1 = v_mul_hi_u32 %39, %34
;;     %30:v1 = v_add_nc_u32_e32 %39, %32
;;     %27:v1 = v_mul_hi_u32 %49, %30
;;     %25:v1 = v_mul_lo_u32 %27, %45
;;     %23:v1 = v_sub_nc_u32_e32 %49, %25
;;     %20:s1 = v_cmp_ge_u32_e64 %23, %45
;;     %19:v1 = v_sub_nc_u32_e32 %23, %45
;;     %18:v1 = v_cndmask_b32_e64 %23, %19, %20
;;     %14:s1 = v_cmp_ge_u32_e64 %18, %45
;;     %13:v1 = v_sub_nc_u32_e32 %18, %45
;;     %11:v1 = v_cndmask_b32_e64 %18, %13, %14
;;     %7:v1 = v_xor_b32_e32 %11, %53
;;     %5:v1 = v_sub_nc_u32_e32 %7, %53
;;     global_store_b32 %57, %5, %59 offset:256
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
;;     %54=s[0:1]:s2, %57=v0:v1 = inputs
;;     %59:s2 = s_load_b64 %54, 0x0
;;     %58:v1 = v_and_b32_e32 0x3ff, %57
;;     %56:s1 = s_load_b32 %54, 0x8
;;     %55:s1 = s_load_b32 %54, 0xc
;;     %53:s1 = s_ashr_i32 %56, 31
;;     %52:s1 = s_ashr_i32 %55, 31
;;     %51:s1 = s_xor_b32 %56, %53
;;     %49:s1 = s_sub_co_u32 %51, %53
;;     %47:s1 = s_xor_b32 %55, %52
;;     %45:s1 = s_sub_co_u32 %47, %52
;;     %44:s1 = s_cvt_f32_u32 %45
;;     %43:v1 = v_rcp_f32_e32 %44
;;     %41:v1 = v_mul_f32_e32 0x4f7ffffe, %43
;;     %39:v1 = v_cvt_u32_f32_e32 %41
;;     %37:s1 = s_sub_co_u32 %52, %47
;;     %34:v1 = v_mul_lo_u32 %37, %39
;;     %32:v1 = v_mul_hi_u32 %39, %34
;;     %30:v1 = v_add_nc_u32_e32 %39, %32
;;     %27:v1 = v_mul_hi_u32 %49, %30
;;     %25:v1 = v_mul_lo_u32 %27, %45
;;     %23:v1 = v_sub_nc_u32_e32 %49, %25
;;     %20:s1 = v_cmp_ge_u32_e64 %23, %45
;;     %19:v1 = v_sub_nc_u32_e64 %23, %45
;;     %18:v1 = v_cndmask_b32_e64 %23, %19, %20
;;     %14:s1 = v_cmp_ge_u32_e64 %18, %45
;;     %13:v1 = v_sub_nc_u32_e64 %18, %45
;;     %11:v1 = v_cndmask_b32_e64 %18, %13, %14
;;     %7:v1 = v_xor_b32_e32 %53, %11
;;     %5:v1 = v_sub_nc_u32_e64 %7, %53
;;     global_store_b32 %58, %5, %59 offset:256
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
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %17:v1 = v_and_b32_e32 0x3ff, %16
;;     %15:v1 = global_load_b32 %17, %19
;;     %14:v1 = v_ashrrev_i32_e32 31, %15
;;     %13:v1 = v_lshrrev_b32_e32 29, %14
;;     %11:v1 = v_add_nc_u32_e32 %15, %13
;;     %9:v1 = v_ashrrev_i32_e32 3, %11
;;     %7:v1 = v_lshlrev_b32_e32 3, %9
;;     %5:v1 = v_sub_nc_u32_e32 %15, %7
;;     global_store_b32 %17, %5, %19 offset:256
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
;;     %61=s[0:1]:s2, %59=v0:v1 = inputs
;;     %62:s2 = s_load_b64 %61, 0x0
;;     %60:v1 = v_and_b32_e32 0x3ff, %59
;;     %58:v1 = global_load_i16 %60, %62
;;     %57:v1 = global_load_i16 %60, %62 offset:4
;;     %54:v1 = v_ashrrev_i32_e32 31, %58
;;     %53:v1 = v_ashrrev_i32_e32 31, %57
;;     %52:v1 = v_xor_b32_e32 %58, %54
;;     %50:v1 = v_sub_nc_u32_e32 %52, %54
;;     %48:v1 = v_xor_b32_e32 %57, %53
;;     %46:v1 = v_sub_nc_u32_e32 %48, %53
;;     %45:v1 = v_cvt_f32_u32_e32 %46
;;     %44:v1 = v_rcp_f32_e32 %45
;;     %42:v1 = v_mul_f32_e32 0x4f7ffffe, %44
;;     %40:v1 = v_cvt_u32_f32_e32 %42
;;     %38:v1 = v_sub_nc_u32_e32 %53, %48
;;     %35:v1 = v_mul_lo_u32 %38, %40
;;     %33:v1 = v_mul_hi_u32 %40, %35
;;     %31:v1 = v_add_nc_u32_e32 %40, %33
;;     %28:v1 = v_mul_hi_u32 %50, %31
;;     %26:v1 = v_mul_lo_u32 %28, %46
;;     %24:v1 = v_sub_nc_u32_e32 %50, %26
;;     %21:s1 = v_cmp_ge_u32_e64 %24, %46
;;     %20:v1 = v_sub_nc_u32_e32 %24, %46
;;     %19:v1 = v_cndmask_b32_e64 %24, %20, %21
;;     %15:s1 = v_cmp_ge_u32_e64 %19, %46
;;     %14:v1 = v_sub_nc_u32_e32 %19, %46
;;     %12:v1 = v_cndmask_b32_e64 %19, %14, %15
;;     %8:v1 = v_xor_b32_e32 %12, %54
;;     %6:v1 = v_sub_nc_u32_e32 %8, %54
;;     global_store_b16 %60, %6, %62 offset:256
;; }
;;     end
;; }
