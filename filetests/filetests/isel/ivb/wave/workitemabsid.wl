; test isel precise-output
; target ivb
; Indices in the grid.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %18:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d %19, %18
;;     %14:s1 = mov.ud r0.4.ud scope:wave
;;     %13:s1 = mov.ud r5.0.ud scope:wave
;;     %10:s1 = mul_word.low %14, %13 scope:wave
;;     %11:s1 = mul_word.high %14, %13 scope:wave
;;     %12:s1 tied(%10) = add_word %11 scope:wave
;;     %7:v1 = add.d %12, %18
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %y {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %20:v1 = mov.ud.uw r1.0.uw.lanes
;;     %18:v1 = add.d %21, %20
;;     %15:s1 = mov.ud r0.24.ud scope:wave
;;     %14:s1 = mov.ud r5.4.ud scope:wave
;;     %11:s1 = mul_word.low %15, %14 scope:wave
;;     %12:s1 = mul_word.high %15, %14 scope:wave
;;     %13:s1 tied(%11) = add_word %12 scope:wave
;;     %8:v1 = mov.ud.uw r2.0.uw.lanes
;;     %7:v1 = add.d %13, %8
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i64 0
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %19:v1 = mov.ud.uw r1.0.uw.lanes
;;     %17:v1 = add.d %20, %19
;;     %15:s1 = mov.ud r0.4.ud scope:wave
;;     %14:s1 = mov.ud r5.0.ud scope:wave
;;     %11:s1 = mul_word.low %15, %14 scope:wave
;;     %12:s1 = mul_word.high %15, %14 scope:wave
;;     %13:s1 tied(%11) = add_word %12 scope:wave
;;     %8:v1 = add.d %13, %19
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 surface:255
;; }
;;     end
;; }
