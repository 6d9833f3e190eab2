; test isel precise-output
; target ivb
; Flat indices in this work-group.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkitemflatid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %all target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:s1 = mul_word.low r0.4.ud, r5.0.ud scope:wave
;;     %25:s1 = add.d r5.12.ud, -%26 scope:wave
;;     %23:s1 = minmax.l.ud %25, r5.0.ud scope:wave
;;     %21:s1 = mul_word.low r0.24.ud, r5.4.ud scope:wave
;;     %20:s1 = add.d r5.16.ud, -%21 scope:wave
;;     %18:s1 = minmax.l.ud %20, r5.4.ud scope:wave
;;     %16:v1 = mul_word.low r3.0.uw.lanes, %18
;;     %13:v1 = add.d r2.0.uw.lanes, %16
;;     %10:v1 = mul_word.low %13, %23
;;     %7:v1 = add.d r1.0.uw.lanes, %10
;;     %2:v1 = add.ud %29, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }
