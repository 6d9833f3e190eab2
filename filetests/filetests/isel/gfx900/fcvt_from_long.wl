; test isel precise-output
; target gfx900
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
;; machine kernel %signed_single target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     %52:s2 = s_load_dwordx2 %51, 0x0
;;     %49:v2 = global_load_dwordx2 %50, %52
;;     %48:v1 = v_ashrrev_i32_e32 31, %49.1
;;     %45.0:v2 = v_xor_b32_e32 %49.0, %48
;;     %46.1:v2 tied(%45) = v_xor_b32_e32 %49.1, %48
;;     %40.0:v2, %37:s2 = v_sub_co_u32_e64 %46.0, %48
;;     %41.1:v2 tied(%40), %39:s2 = v_subb_co_u32_e64 %46.1, %48, %37
;;     %34:v1 = v_ffbh_u32_e32 %41.1
;;     %33:v1 = v_min_u32_e32 32, %34
;;     %31:v2 = v_lshlrev_b64 %33, %41
;;     %28:v1 = v_min_u32_e32 1, %31.0
;;     %26:v1 = v_or_b32_e32 %31.1, %28
;;     %23:v1 = v_cvt_f32_u32_e32 %26
;;     %21:v1 = v_sub_u32_e32 32, %33
;;     %18:v1 = v_lshl_add_u32 %21, 23, %23
;;     %15:v1 = v_or_b32_e32 %41.0, %41.1
;;     %12:s2 = v_cmp_eq_u32_e64 %15, 0
;;     %10:v1 = v_cndmask_b32_e64 %18, 0, %12
;;     %7:s1 = s_mov_b32 0x80000000
;;     %6:v1 = v_and_or_b32 %48, %7, %10
;;     global_store_dword %50, %6, %52 offset:256
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
;; machine kernel %unsigned_single target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %31:v2 = global_load_dwordx2 %32, %34
;;     %30:v1 = v_ffbh_u32_e32 %31.1
;;     %29:v1 = v_min_u32_e32 32, %30
;;     %27:v2 = v_lshlrev_b64 %29, %31
;;     %24:v1 = v_min_u32_e32 1, %27.0
;;     %22:v1 = v_or_b32_e32 %27.1, %24
;;     %19:v1 = v_cvt_f32_u32_e32 %22
;;     %17:v1 = v_sub_u32_e32 32, %29
;;     %14:v1 = v_lshl_add_u32 %17, 23, %19
;;     %11:v1 = v_or_b32_e32 %31.0, %31.1
;;     %8:s2 = v_cmp_eq_u32_e64 %11, 0
;;     %6:v1 = v_cndmask_b32_e64 %14, 0, %8
;;     global_store_dword %32, %6, %34 offset:256
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
;; machine kernel %signed_double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v2 = global_load_dwordx2 %16, %18
;;     %13:v2 = v_cvt_f64_u32_e32 %15.0
;;     %11:v2 = v_cvt_f64_i32_e32 %15.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %16, %9, %18 offset:256
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
;; machine kernel %unsigned_double target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v2 = global_load_dwordx2 %16, %18
;;     %13:v2 = v_cvt_f64_u32_e32 %15.0
;;     %11:v2 = v_cvt_f64_u32_e32 %15.1
;;     %6.0:s2 = s_mov_b32 0
;;     %7.1:s2 tied(%6) = s_mov_b32 0x41f00000
;;     %9:v2 = v_fma_f64 %11, %7, %13
;;     global_store_dwordx2 %16, %9, %18 offset:256
;; }
;;     end
;; }
