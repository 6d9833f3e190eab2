; test isel precise-output
; target gfx1201
; Integers of 64 bits to floats, rounded once.

kernel %signed_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %signed_single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %49=v0:v1 = inputs
;;     %51:s2 = s_load_b64 %50, 0x0
;;     %48:v2 = global_load_b64 %49, %51
;;     %47:v1 = v_ashrrev_i32_e32 31, %48.1
;;     %44.0:v2 = v_xor_b32_e32 %48.0, %47
;;     %45.1:v2 tied(%44) = v_xor_b32_e32 %48.1, %47
;;     %39.0:v2, %36:s1 = v_sub_co_u32 %45.0, %47
;;     %40.1:v2 tied(%39), %38:s1 = v_sub_co_ci_u32_e64 %45.1, %47, %36
;;     %33:v1 = v_clz_i32_u32_e32 %40.1
;;     %32:v1 = v_min_u32_e32 32, %33
;;     %30:v2 = v_lshlrev_b64_e32 %32, %40
;;     %27:v1 = v_min_u32_e32 1, %30.0
;;     %25:v1 = v_or_b32_e32 %30.1, %27
;;     %22:v1 = v_cvt_f32_u32_e32 %25
;;     %20:v1 = v_sub_nc_u32_e32 32, %32
;;     %17:v1 = v_lshl_add_u32 %20, 23, %22
;;     %14:v1 = v_or_b32_e32 %40.0, %40.1
;;     %11:s1 = v_cmp_eq_u32_e64 %14, 0
;;     %9:v1 = v_cndmask_b32_e64 %17, 0, %11
;;     %6:v1 = v_and_or_b32 %47, 0x80000000, %9
;;     global_store_b32 %49, %6, %51 offset:256
;; }
;;     end
;; }

kernel %unsigned_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %unsigned_single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_b64 %33, 0x0
;;     %31:v2 = global_load_b64 %32, %34
;;     %30:v1 = v_clz_i32_u32_e32 %31.1
;;     %29:v1 = v_min_u32_e32 32, %30
;;     %27:v2 = v_lshlrev_b64_e32 %29, %31
;;     %24:v1 = v_min_u32_e32 1, %27.0
;;     %22:v1 = v_or_b32_e32 %27.1, %24
;;     %19:v1 = v_cvt_f32_u32_e32 %22
;;     %17:v1 = v_sub_nc_u32_e32 32, %29
;;     %14:v1 = v_lshl_add_u32 %17, 23, %19
;;     %11:v1 = v_or_b32_e32 %31.0, %31.1
;;     %8:s1 = v_cmp_eq_u32_e64 %11, 0
;;     %6:v1 = v_cndmask_b32_e64 %14, 0, %8
;;     global_store_b32 %32, %6, %34 offset:256
;; }
;;     end
;; }

kernel %signed_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %signed_double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v2 = global_load_b64 %16, %18
;;     %13:v2 = v_cvt_f64_u32_e32 %15.0
;;     %11:v2 = v_cvt_f64_i32_e32 %15.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_b64 %16, %9, %18 offset:256
;; }
;;     end
;; }

kernel %unsigned_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %unsigned_double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v2 = global_load_b64 %16, %18
;;     %13:v2 = v_cvt_f64_u32_e32 %15.0
;;     %11:v2 = v_cvt_f64_u32_e32 %15.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_b64 %16, %9, %18 offset:256
;; }
;;     end
;; }
