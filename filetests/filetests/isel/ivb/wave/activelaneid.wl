; test isel precise-output
; target ivb
; The rank among the lanes that run: ones below the lane in the flag of running lanes.

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
;; machine kernel %rank target ivb wave 16 after isel {
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

kernel %in_branch {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    branch v7, block1, block2
block1:
    v8 = activelaneid
    store.i32 global align 4 [v4+256], v8
    jump block2
block2:
    return
}
;; machine kernel %in_branch target ivb wave 16 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v1 = mov.ud %29
;;     %25:v2 early = load.d2 %29 space:global
;;     %23:s1 early = compare.l.ud %25.0, %25.1
;; }
;;     %20:s1 = get_exec scope:wave
;;     %19:s1 = get_exec scope:wave
;;     %17:s1 = and.ud %19, %23 scope:wave
;;     %16:s1 early = and_not %19, %23 scope:wave
;;     set_exec %16 scope:wave
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     set_exec %17 scope:wave
;;     branch.exec mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %7:s1 = get_exec scope:wave
;;     %8:v1 = lane_number
;;     %9:v1 = shl.ud -1, %8
;;     %10:v1 = not.ud %9
;;     %11:v1 = and.ud %10, %7
;;     %12:v1 = cbit.ud %11
;;     %4:v1 = add.ud %27, 256
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud %12
;;     store.d1 %5 space:global
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     set_exec %20 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }
