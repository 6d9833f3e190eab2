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
;;     %53=s[0:1]:s2, %51=v0:v1 = inputs
;;     %54:s2 = s_load_b64 %53, 0x0
;;     %52:v1 = v_and_b32_e32 0x3ff, %51
;;     %50:v2 = global_load_b64 %52, %54
;;     %49:v2 = v_ashrrev_i64 63, %50
;;     %47.0:v2 = v_xor_b32_e32 %50.0, %49.0
;;     %48.1:v2 tied(%47) = v_xor_b32_e32 %50.1, %49.1
;;     %42.0:v2, %39:s1 = v_sub_co_u32 %48.0, %49.0
;;     %43.1:v2 tied(%42), %41:s1 = v_sub_co_ci_u32_e64 %48.1, %49.1, %39
;;     %36:v1 = v_clz_i32_u32_e32 %43.1
;;     %35:v1 = v_min_u32_e32 32, %36
;;     %33:v2 = v_lshlrev_b64_e32 %35, %43
;;     %30:v1 = v_min_u32_e32 1, %33.0
;;     %28:v1 = v_or_b32_e32 %33.1, %30
;;     %25:v1 = v_cvt_f32_u32_e32 %28
;;     %23:v1 = v_sub_nc_u32_e32 32, %35
;;     %20:v1 = v_lshl_add_u32 %23, 23, %25
;;     %17:v1 = v_or_b32_e32 %43.0, %43.1
;;     %14:s1 = v_cmp_eq_u32_e64 %17, 0
;;     %12:v1 = v_cndmask_b32_e64 %20, 0, %14
;;     %8:v1 = v_and_b32_e32 0x80000000, %49.0
;;     %6:v1 = v_or_b32_e32 %12, %8
;;     global_store_b32 %52, %6, %54 offset:256
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
;;     %34=s[0:1]:s2, %32=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %33:v1 = v_and_b32_e32 0x3ff, %32
;;     %31:v2 = global_load_b64 %33, %35
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
;;     global_store_b32 %33, %6, %35 offset:256
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
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %17:v1 = v_and_b32_e32 0x3ff, %16
;;     %15:v2 = global_load_b64 %17, %19
;;     %13:v2 = v_cvt_f64_u32_e32 %15.0
;;     %11:v2 = v_cvt_f64_i32_e32 %15.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_b64 %17, %9, %19 offset:256
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
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %17:v1 = v_and_b32_e32 0x3ff, %16
;;     %15:v2 = global_load_b64 %17, %19
;;     %13:v2 = v_cvt_f64_u32_e32 %15.0
;;     %11:v2 = v_cvt_f64_u32_e32 %15.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_b64 %17, %9, %19 offset:256
;; }
;;     end
;; }
