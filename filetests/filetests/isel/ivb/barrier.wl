; test isel precise-output
; target ivb
; Barriers: a fence, then a message to the gateway.

kernel %barrier {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 group align 4 [v2], v2
    barrier
    v5 = load.i32 group align 4 [v2+4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %barrier target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = mov.ud.uw r1.0.uw.lanes
;;     %9:v1 = add.d r8.0.ud, %10
;;     %8.0:v2 = mov.ud %10
;;     %7.1:v2 tied(%8) = mov.ud %10
;;     store.d1 %7 space:group
;;     fence scope:wave
;;     barrier scope:wave
;;     %6:v1 early = load.d1 %10 space:group offset:4
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; The lanes of a wave run in step: no instruction.
kernel %wavebarrier {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 group align 4 [v2], v2
    wavebarrier
    v5 = load.i32 group align 4 [v2+4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wavebarrier target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = mov.ud.uw r1.0.uw.lanes
;;     %9:v1 = add.d r8.0.ud, %10
;;     %8.0:v2 = mov.ud %10
;;     %7.1:v2 tied(%8) = mov.ud %10
;;     store.d1 %7 space:group
;;     %6:v1 early = load.d1 %10 space:group offset:4
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
