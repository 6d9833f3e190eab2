; test isel level=1 precise-output
; target ivb
; Values that meet in a block are its parameters, of each file.

kernel %words {
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
    v8 = iadd.i32 v5, v6
    jump block3(v8)
block2:
    v9 = isub.i32 v5, v6
    jump block3(v9)
block3(v10: i32):
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %words target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %30:v1 = mov.ud.uw r1.0.uw.lanes
;;     %25:v1 = add.d r8.0.ud, %30
;;     %29:v1 = mov.ud %25
;;     %23:v1 early = load.d1 %29 space:global
;;     %22:v1 early = load.d1 %29 space:global offset:4
;;     %21:s1 early = compare.l.ud %23, %22
;; }
;;     %20:s1 = get_exec scope:wave
;;     %19:s1 = get_exec scope:wave
;;     %17:s1 = and.ud %19, %21 scope:wave
;;     %16:s1 early = and_not %19, %21 scope:wave
;;     set_exec %17 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%12) {
;;     %12:v1 = add.d %23, %22
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     set_exec %16 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%10) {
;;     %10:v1 = add.d %23, -%22
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     set_exec %20 scope:wave
;;     jump mb7
;; mb7: wave of block9
;; lanes(%5:v1) {
;;     %6:v1 = add.ud %29, 256
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %5
;;     store.d1 %7 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = icmp.ult v6, v7
    branch v8, block1, block2
block1:
    v9 = iadd.i32 v6, v7
    jump block3(v9)
block2:
    v10 = isub.i32 v6, v7
    jump block3(v10)
block3(v11: i32):
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block4
;; lanes -> mb3, mb4 {
;;     %19:v1 = mov.ud.uw r1.0.uw.lanes
;;     %14:v1 = add.d r8.0.ud, %19
;;     %18:v1 = mov.ud %14
;; }
;;     compare_to_flag.l.ud r8.8.ud, r8.12.ud scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block8
;;     jump mb3
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb5(%10) of block5
;; lanes -> mb5 {
;;     %10:s1 = add.d r8.8.ud, r8.12.ud scope:wave
;; }
;;     jump mb5
;; mb4: wave -> mb5(%8) of block6
;; lanes -> mb5 {
;;     %8:s1 = add.d r8.8.ud, -r8.12.ud scope:wave
;; }
;;     jump mb5
;; mb5(%3:s1): wave of block7
;; lanes {
;;     %4:v1 = add.ud %18, 256
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud %3
;;     store.d1 %5 space:global
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = icmp.ult v5, v6
    branch v7, block1, block2
block1:
    jump block3(v5)
block2:
    jump block3(v6)
block3(v8: i64):
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %longs target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %39:v1 = mov.ud.uw r1.0.uw.lanes
;;     %34:v1 = add.d r8.0.ud, %39
;;     %38:v1 = mov.ud %34
;;     %32:v2 early = load.d2 %38 space:global
;;     %31:v2 early = load.d2 %38 space:global offset:8
;;     %30:s1 early = compare.l.ud %32.1, %31.1
;;     %29:s1 early = compare.z.d %32.1, %31.1
;;     %26:s1 early = compare.l.ud %32.0, %31.0
;;     %23:s1 = and.ud %29, %26 scope:wave
;;     %20:s1 = or.ud %30, %23 scope:wave
;; }
;;     %17:s1 = get_exec scope:wave
;;     %16:s1 = get_exec scope:wave
;;     %14:s1 = and.ud %16, %20 scope:wave
;;     %13:s1 early = and_not %16, %20 scope:wave
;;     set_exec %14 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%32) {
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     set_exec %13 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%31) {
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     set_exec %17 scope:wave
;;     jump mb7
;; mb7: wave of block9
;; lanes(%5:v2) {
;;     %6:v1 = add.ud %38, 256
;;     %8.0:v3 = mov.ud %6
;;     %9.1:v3 tied(%8) = mov.ud %5.0
;;     %7.2:v3 tied(%9) = mov.ud %5.1
;;     store.d2 %7 space:global
;; }
;;     end
;; }

kernel %truth {
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
    v8 = icmp.slt v5, v6
    jump block3(v8)
block2:
    v9 = icmp.eq v5, v6
    jump block3(v9)
block3(v10: b1):
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %truth target ivb wave 16 after isel {
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
;;     %19:s1 early = compare.z.d %33, %32
;; }
;;     %18:s1 = get_exec scope:wave
;;     %14:s1 early = and_not %3, %18 scope:wave
;;     %16:s1 = and.ud %19, %18 scope:wave
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
