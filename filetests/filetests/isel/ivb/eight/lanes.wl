; test isel precise-output simd=8
; target ivb
; With eight channels the number of a lane is taken modulo 8.

kernel %permute {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %permute target ivb wave 8 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v3 early = load.d3 %19 space:global
;;     %6:v1 = and.ud %17.1, 7
;;     %7:s1 = get_exec scope:wave
;;     %8:v1 = shr.ud %7, %6
;;     %9:v1 = and.ud %8, 1
;;     %10:s1 early = compare.nz.d %9, 0
;;     %11:s1 early = and_not %10, 0 scope:wave
;;     %12:v1 = shl.ud %6, 2
;;     %14:v1 early = gather %12, %17.0
;;     %16:v1 early = select %11, %14, %17.2
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %16
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %rank {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = activelaneid
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rank target ivb wave 8 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = get_exec scope:wave
;;     %6:v1 = lane_number
;;     %7:v1 = shl.ud -1, %6
;;     %8:v1 = not.ud %7
;;     %9:v1 = and.ud %8, %5
;;     %10:v1 = cbit.ud %9
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %10
;;     store.d1 %3 space:global
;; }
;;     end
;; }
