; test isel precise-output
; target gfx1201
; Floats to integers of 64 bits.

kernel %signed_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %signed_single target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, 0x0
;;     %30:v1 = global_load_b32 %31, %33
;;     %29:v2 = v_cvt_f64_f32_e32 %30
;;     %27:v2 = v_trunc_f64_e32 %29
;;     %23.0:s2 = s_mov_b32 0
;;     %24.1:s2 tied(%23) = s_mov_b32 0x3df00000
;;     %25:v2 = v_mul_f64_e32 %24, %27
;;     %20:v2 = v_floor_f64_e32 %25
;;     %15.0:s2 = s_mov_b32 0
;;     %16.1:s2 tied(%15) = s_mov_b32 0xc1f00000
;;     %18:v2 = v_fma_f64 %20, %16, %27
;;     %12:v1 = v_cvt_i32_f64_e32 %20
;;     %10:v1 = v_cvt_u32_f64_e32 %18
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %12
;;     global_store_b64 %31, %8, %33 offset:256
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
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_uint.zero.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %unsigned_double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_b64 %36, 0x0
;;     %34:v2 = global_load_b64 %35, %37
;;     %33:v2 = v_trunc_f64_e32 %34
;;     %29.0:s2 = s_mov_b32 0
;;     %30.1:s2 tied(%29) = s_mov_b32 0x3df00000
;;     %31:v2 = v_mul_f64_e32 %30, %33
;;     %26:v2 = v_floor_f64_e32 %31
;;     %21.0:s2 = s_mov_b32 0
;;     %22.1:s2 tied(%21) = s_mov_b32 0xc1f00000
;;     %24:v2 = v_fma_f64 %26, %22, %33
;;     %18:v1 = v_cvt_i32_f64_e32 %26
;;     %17:v1 = v_cvt_u32_f64_e32 %26
;;     %16:s1 = v_cmp_lt_f64_e64 %26, 0
;;     %14:v1 = v_cndmask_b32_e64 %17, %18, %16
;;     %10:v1 = v_cvt_u32_f64_e32 %24
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %14
;;     global_store_b64 %35, %8, %37 offset:256
;; }
;;     end
;; }
