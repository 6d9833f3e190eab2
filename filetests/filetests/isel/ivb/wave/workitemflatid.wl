; test isel precise-output
; target ivb
; Flat indices in the full work-group.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %all target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26:v1 = add.d %29, %28
;;     %24:v1 = mov.ud.uw r2.0.uw.lanes
;;     %23:v1 = mov.ud.uw r3.0.uw.lanes
;;     %22:s1 = mov.ud r5.0.ud scope:wave
;;     %21:s1 = mov.ud r5.4.ud scope:wave
;;     %18:v1 = mul_word.low %23, %21
;;     %19:v1 = mul_word.high %23, %21
;;     %20:v1 tied(%18) = add_word %19
;;     %15:v1 = add.d %24, %20
;;     %10:v1 = mul_word.low %15, %22
;;     %11:v1 = mul_word.high %15, %22
;;     %12:v1 tied(%10) = add_word %11
;;     %7:v1 = add.d %28, %12
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
