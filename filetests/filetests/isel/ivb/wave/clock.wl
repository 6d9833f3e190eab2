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
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s2 = clock scope:wave
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
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
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:s2 = clock scope:wave
;;     %13:s2 = clock scope:wave
;;     %8:s1 = add.d %13.0, -%14.0 scope:wave
;;     %9:s1 = add.d %13.1, -%14.1 scope:wave
;;     %10:s1 tied(%9) = borrow %13.0, %14.0 scope:wave
;;     %12.0:s2 = mov.ud %8 scope:wave
;;     %11.1:s2 tied(%12) = mov.ud %10 scope:wave
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
