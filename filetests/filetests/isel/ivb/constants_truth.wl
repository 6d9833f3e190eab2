; test isel precise-output
; target ivb
; Truth values that are constants.

kernel %stored {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = bconst 1
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %stored target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %5, 256
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 1
;;     store.d1 %2 space:global
;; }
;;     end
;; }

kernel %merged {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bconst 1
    v8 = icmp.ult v5, v6
    branch v8, block1, block2
block1:
    v9 = icmp.slt v5, v6
    jump block3(v9)
block2:
    jump block3(v7)
block3(v10: b1):
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %merged target ivb wave 16 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %35:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %33:v1 = mov.ud %35
;;     %31:v2 early = load.d2 %35 space:global
;;     %29:s1 early = compare.l.ud %31.0, %31.1
;;     %28:s1 = mov.ud 0xffff scope:wave
;; }
;;     %27:s1 = get_exec scope:wave
;;     %26:s1 = get_exec scope:wave
;;     %24:s1 = and.ud %26, %29 scope:wave
;;     %23:s1 early = and_not %26, %29 scope:wave
;;     set_exec %23 scope:wave
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     set_exec %24 scope:wave
;;     branch.exec mb3, mb2
;; mb2: wave -> mb4(%28) of block9
;;     jump mb4
;; mb3: wave -> mb4(%17) of block4
;; lanes -> mb5 {
;;     %19:s1 early = compare.l.d %31.0, %31.1
;; }
;;     %18:s1 = get_exec scope:wave
;;     %14:s1 early = and_not %28, %18 scope:wave
;;     %16:s1 = and.ud %19, %18 scope:wave
;;     %17:s1 = or.ud %14, %16 scope:wave
;;     jump mb4
;; mb4(%5:s1): wave -> mb5 of block5
;;     set_exec %27 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %11:v1 early = select %5, 1, 0
;;     %8:v1 = add.ud %33, 256
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;; }
;;     end
;; }
