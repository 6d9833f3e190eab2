; test isel precise-output
; target gfx1201
; Singles: operands may be negated, a multiplication and an addition are fused only where the program says so.

kernel %floats {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = fcvt_from_uint.f32 v0
    v2 = fneg.f32 v1
    v3 = fadd.ftz.f32 v1, v2
    v4 = fconst.f32 1.5
    v5 = fma.ftz.f32 v3, v4, v1
    v6 = fmul.ftz.f32 v5, v2
    store.f32 global align 4 [v91], v6
    return
}
;; machine kernel %floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %13=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %10:v1 = v_cvt_f32_u32_e32 %13
;;     %8:v1 = v_add_f32_e64 %10, -%10
;;     %7:v1 = v_fma_f32 %8, 0x3fc00000, %10
;;     %5:v1 = v_mul_f32_e64 %7, -%10
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %5, %12
;; }
;;     end
;; }
