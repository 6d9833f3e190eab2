; test isel precise-output
; target ivb
; The timestamp register, in 64 bits.

kernel %clock {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = clock.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %clock target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %19:v1 = mov.ud.uw r1.0.uw.lanes
;;     %18:v1 = mov.ud %19
;;     %11:v1 = add.d %20, %18
;;     %15:v1 = mov.ud %11
;;     %6:s2 = clock scope:wave
;;     %8.0:v2 = mov.ud %6.0
;;     %7.1:v2 tied(%8) = mov.ud %6.1
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

kernel %difference {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = clock.i64
    v6 = clock.i64
    v7 = isub.i64 v6, v5
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %difference target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %29:v1 = mov.ud.uw r1.0.uw.lanes
;;     %28:v1 = mov.ud %29
;;     %21:v1 = add.d %30, %28
;;     %25:v1 = mov.ud %21
;;     %16:s2 = clock scope:wave
;;     %18.0:v2 = mov.ud %16.0
;;     %17.1:v2 tied(%18) = mov.ud %16.1
;;     %13:s2 = clock scope:wave
;;     %15.0:v2 = mov.ud %13.0
;;     %14.1:v2 tied(%15) = mov.ud %13.1
;;     %8:v1 = add.d %14.0, -%17.0
;;     %9:v1 = add.d %14.1, -%17.1
;;     %10:v1 tied(%9) = borrow %14.0, %17.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }
