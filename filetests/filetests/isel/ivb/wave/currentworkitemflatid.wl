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
;;     %53:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %52:v1 = mov.ud.uw r1.0.uw.lanes
;;     %50:v1 = add.d %53, %52
;;     %48:v1 = mov.ud.uw r2.0.uw.lanes
;;     %47:v1 = mov.ud.uw r3.0.uw.lanes
;;     %46:s1 = mov.ud r0.4.ud scope:wave
;;     %45:s1 = mov.ud r5.0.ud scope:wave
;;     %42:s1 = mul_word.low %46, %45 scope:wave
;;     %43:s1 = mul_word.high %46, %45 scope:wave
;;     %44:s1 tied(%42) = add_word %43 scope:wave
;;     %40:s1 = mov.ud r5.12.ud scope:wave
;;     %39:s1 = add.d %40, -%44 scope:wave
;;     %36:s1 = minmax.l.ud %39, %45 scope:wave
;;     %33:s1 = mov.ud r0.24.ud scope:wave
;;     %32:s1 = mov.ud r5.4.ud scope:wave
;;     %29:s1 = mul_word.low %33, %32 scope:wave
;;     %30:s1 = mul_word.high %33, %32 scope:wave
;;     %31:s1 tied(%29) = add_word %30 scope:wave
;;     %27:s1 = mov.ud r5.16.ud scope:wave
;;     %26:s1 = add.d %27, -%31 scope:wave
;;     %23:s1 = minmax.l.ud %26, %32 scope:wave
;;     %18:v1 = mul_word.low %47, %23
;;     %19:v1 = mul_word.high %47, %23
;;     %20:v1 tied(%18) = add_word %19
;;     %15:v1 = add.d %48, %20
;;     %10:v1 = mul_word.low %15, %36
;;     %11:v1 = mul_word.high %15, %36
;;     %12:v1 tied(%10) = add_word %11
;;     %7:v1 = add.d %52, %12
;;     %2:v1 = add.ud %50, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
