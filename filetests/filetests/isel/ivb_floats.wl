; test isel precise-output
; target ivb
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
;; machine kernel %floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = mov.f.ud %13
;;     %10:v1 = xor.ud %12, 0x80000000
;;     %9:v1 = add.f %12, %10
;;     %8:v1 = three.mad.f %12, %9, 0x3fc00000
;;     %5:v1 = mul.f %8, %10
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %5
;;     store.d1 %1 space:global
;; }
;;     end
;; }
