; test isel precise-output
; target ivb
; The number of a lane in 64 bits: the high word is zero.

kernel %laneid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = laneid.i64
    store.i64 global align 8 [v4], v5
    return
}
;; machine kernel %laneid target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = lane_number
;;     %3.0:v3 = mov.ud %7
;;     %4.1:v3 tied(%3) = mov.ud %5
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }
