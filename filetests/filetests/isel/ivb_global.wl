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
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %27:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %26:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %25.0:v2 = mov.ud %28
;;     %18:v1 = add.d %26, %25.0
;;     %22.0:v2 = mov.ud %18
;;     %16:v1 early = load.b1 %22.0 surface:255 offset:4 @11
;;     %13:v1 = shl.ud %16, 24
;;     %14:v1 = asr.d %13, 24
;;     %7:v1 = add.d %27, %25.0
;;     %11.0:v2 = mov.ud %7
;;     store.b1 %11.0, %14 surface:255 offset:8 @12
;;     %2:v1 = shr.ud %14, 8 @12
;;     store.b1 %11.0, %2 surface:255 offset:9 @12
;;     %3:v1 = shr.ud %14, 16 @12
;;     store.b1 %11.0, %3 surface:255 offset:10 @12
;;     %4:v1 = shr.ud %14, 24 @12
;;     store.b1 %11.0, %4 surface:255 offset:11 @12
;; }
;;     end
;; }
