; test isel level=1 precise-output
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
;;     %10:v1 = mov.ud.uw r1.0.uw.lanes
;;     %5:v1 = add.d r8.0.ud, %10
;;     %9:v1 = mov.ud %5
;;     %1:v1 = add.ud %9, 256
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
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %40:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v1 = add.d r8.0.ud, %40
;;     %39:v1 = mov.ud %35
;;     %33:v1 early = load.d1 %39 space:global
;;     %32:v1 early = load.d1 %39 space:global offset:4
;;     %31:s1 early = compare.l.ud %33, %32
;; }
;;     %30:s1 = get_exec scope:wave
;;     %29:s1 = get_exec scope:wave
;;     %27:s1 = and.ud %29, %31 scope:wave
;;     %26:s1 early = and_not %29, %31 scope:wave
;;     set_exec %27 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3(%22) of block10
;;     %22:s1 = mov.ud 0 scope:wave
;;     jump mb3
;; mb2: wave -> mb3(%21) of block5
;; lanes -> mb7 {
;;     %21:s1 early = compare.l.d %33, %32
;; }
;;     jump mb3
;; mb3(%3:s1): wave -> mb5, mb4 of block6
;;     set_exec %26 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb6(%3) of block11
;;     jump mb6
;; mb5: wave -> mb6(%17) of block7
;; lanes -> mb7 {
;; }
;;     %18:s1 = get_exec scope:wave
;;     %14:s1 early = and_not %3, %18 scope:wave
;;     %16:s1 = and.ud 0xffff, %18 scope:wave
;;     %17:s1 = or.ud %14, %16 scope:wave
;;     jump mb6
;; mb6(%5:s1): wave -> mb7 of block8
;;     set_exec %30 scope:wave
;;     jump mb7
;; mb7: wave of block9
;; lanes {
;;     %11:v1 early = select %5, 1, 0
;;     %8:v1 = add.ud %39, 256
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;; }
;;     end
;; }
