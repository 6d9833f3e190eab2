; test isel precise-output
; target gfx700
; Lanes of vectors: a register of the vector, or a field of a word.
; Here are the forms whose code is not that of gfx803.

kernel %half_float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    v6 = extract_lane.f16 v5, 3
    v7 = fadd.f16 v6, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %half_float target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_i32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %21:v2 = flat_load_dwordx2 %30
;;     %18:v1 = v_lshrrev_b32_e32 16, %21.1
;;     %14:v1 = v_cvt_f32_f16_e32 %18
;;     %12:v1 = v_add_f32_e32 %14, %14
;;     %10:v1 = v_cvt_f16_f32_e32 %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }
