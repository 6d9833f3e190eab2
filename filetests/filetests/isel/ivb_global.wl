; test isel precise-output
; target ivb
; Loads and stores of lanes: a constant offset is part of the access, the base of the wave as far as the machine has such a form.

kernel %copy {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i64 kernarg align 8 width all [v90+8]
    v2 = uextend.i64 v0
    v3 = iadd.i64 v1, v2
    v4 = load.i8 global align 1 [v3+4] @11
    v5 = sextend.i32 v4
    v6 = iadd.i64 v91, v2
    store.i32 global align 1 [v6+8], v5 @12
    return
}
;; machine kernel %copy target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = mov.ud.uw r1.0.uw.lanes
;;     %30:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %27:v1 = add.d %29, %31
;;     %25:v1 early = load.b1 %27 surface:255 offset:4 @11
;;     %22:v1 = shl.ud %25, 24
;;     %23:v1 = asr.d %22, 24
;;     %19:v1 = add.d %30, %31
;;     %2:v1 = add.ud %19, 8 @12
;;     %4.0:v2 = mov.ud %2 @12
;;     %3.1:v2 tied(%4) = mov.ud %23 @12
;;     store.b1 %3 surface:255 @12
;;     %5:v1 = shr.ud %23, 8 @12
;;     %6:v1 = add.ud %19, 9 @12
;;     %8.0:v2 = mov.ud %6 @12
;;     %7.1:v2 tied(%8) = mov.ud %5 @12
;;     store.b1 %7 surface:255 @12
;;     %9:v1 = shr.ud %23, 16 @12
;;     %10:v1 = add.ud %19, 10 @12
;;     %12.0:v2 = mov.ud %10 @12
;;     %11.1:v2 tied(%12) = mov.ud %9 @12
;;     store.b1 %11 surface:255 @12
;;     %13:v1 = shr.ud %23, 24 @12
;;     %14:v1 = add.ud %19, 11 @12
;;     %16.0:v2 = mov.ud %14 @12
;;     %15.1:v2 tied(%16) = mov.ud %13 @12
;;     store.b1 %15 surface:255 @12
;; }
;;     end
;; }
