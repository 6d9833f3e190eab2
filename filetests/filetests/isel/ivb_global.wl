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
;;     %24:v1 = add.d r8.8.ud, r1.0.uw.lanes
;;     %23:v1 early = load.b1 %24 space:global offset:4 @11
;;     %20:v1 = shl.ud %23, 24
;;     %21:v1 = asr.d %20, 24
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v1 = add.ud %18, 8 @12
;;     %4.0:v2 = mov.ud %2 @12
;;     %3.1:v2 tied(%4) = mov.ud %21 @12
;;     store.b1 %3 space:global @12
;;     %5:v1 = shr.ud %21, 8 @12
;;     %6:v1 = add.ud %18, 9 @12
;;     %8.0:v2 = mov.ud %6 @12
;;     %7.1:v2 tied(%8) = mov.ud %5 @12
;;     store.b1 %7 space:global @12
;;     %9:v1 = shr.ud %21, 16 @12
;;     %10:v1 = add.ud %18, 10 @12
;;     %12.0:v2 = mov.ud %10 @12
;;     %11.1:v2 tied(%12) = mov.ud %9 @12
;;     store.b1 %11 space:global @12
;;     %13:v1 = shr.ud %21, 24 @12
;;     %14:v1 = add.ud %18, 11 @12
;;     %16.0:v2 = mov.ud %14 @12
;;     %15.1:v2 tied(%16) = mov.ud %13 @12
;;     store.b1 %15 space:global @12
;; }
;;     end
;; }
