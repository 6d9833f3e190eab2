; test isel precise-output
; target ivb
; A switch: comparisons with the indices, for lanes one after the other.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = band.i32 v5, v6
    switch v7, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v5
    jump block3
block2:
    store.i32 global align 4 [v4+260], v5
    jump block3
block3:
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block5
;; lanes -> mb2, mb5 {
;;     %39:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %37:v1 = mov.ud %39
;;     %35:v1 early = load.d1 %39 space:global
;;     %33:v1 = and.ud %35, 3
;;     %32:s1 early = compare.z.d %33, 0
;;     %31:s1 early = compare.z.d %33, 3
;;     %30:s1 = or.ud %32, %31 scope:wave
;; }
;;     %27:s1 = get_exec scope:wave
;;     %26:s1 = get_exec scope:wave
;;     %24:s1 = and.ud %26, %30 scope:wave
;;     %23:s1 early = and_not %26, %30 scope:wave
;;     set_exec %24 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb3 of block6
;; lanes -> mb10 {
;;     %17:v1 = add.ud %37, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %35
;;     store.d1 %18 space:global
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block7
;;     set_exec %23 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb9 of block15
;;     jump mb9
;; mb5: wave -> mb6 of block8
;; lanes -> mb8, mb6 {
;;     %16:s1 early = compare.z.d %33, 1
;; }
;;     %15:s1 = get_exec scope:wave
;;     %13:s1 = and.ud %15, %16 scope:wave
;;     %12:s1 early = and_not %15, %16 scope:wave
;;     set_exec %12 scope:wave
;;     jump mb6
;; mb6: wave -> mb8, mb7 of block13
;; lanes -> mb10 {
;; }
;;     set_exec %13 scope:wave
;;     branch.exec mb8, mb7
;; mb7: wave -> mb9 of block16
;;     jump mb9
;; mb8: wave -> mb9 of block9
;; lanes -> mb10 {
;;     %6:v1 = add.ud %37, 260
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %35
;;     store.d1 %7 space:global
;; }
;;     jump mb9
;; mb9: wave -> mb10 of block10
;;     set_exec %27 scope:wave
;;     jump mb10
;; mb10: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %b : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = iconst.i32 3
    v8 = band.i32 v6, v7
    switch v8, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v5
    jump block3
block2:
    store.i32 global align 4 [v4+260], v5
    jump block3
block3:
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 = mov.ud %15
;;     %11:v1 early = load.d1 %15 space:global
;;     %9:s1 = and.ud r8.8.ud, 3 scope:wave
;; }
;;     compare_to_flag.l.ud %9, 2 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     compare_to_flag.l.ud %9, 1 scope:wave
;;     branch.flag mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     %6:v1 = add.ud %13, 260
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %11
;;     store.d1 %7 space:global
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     compare_to_flag.l.ud %9, 3 scope:wave
;;     branch.flag mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     %3:v1 = add.ud %13, 256
;;     %5.0:v2 = mov.ud %3
;;     %4.1:v2 tied(%5) = mov.ud %11
;;     store.d1 %4 space:global
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %wave_i16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = iconst.i16 3
    v8 = band.i16 v6, v7
    switch v8, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %wave_i16 target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v1 = mov.ud %18
;;     %14:s1 = mov.ud r8.8.ud scope:wave
;;     %12:s1 = and.ud %14, 3 scope:wave
;;     %10:s1 = and.ud %12, 0xffff scope:wave
;; }
;;     compare_to_flag.l.ud %10, 2 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     compare_to_flag.z.d %10, 0 scope:wave
;;     branch.flag mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     %6:v1 = add.ud %17, 260
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud r1.0.uw.lanes
;;     store.d1 %7 space:global
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     compare_to_flag.l.ud %10, 3 scope:wave
;;     branch.flag mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     %3:v1 = add.ud %17, 256
;;     %5.0:v2 = mov.ud %3
;;     %4.1:v2 tied(%5) = mov.ud r1.0.uw.lanes
;;     store.d1 %4 space:global
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %lanes_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 3
    v7 = band.i64 v5, v6
    switch v7, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %lanes_i64 target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block5
;; lanes -> mb2, mb5 {
;;     %40:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %39:v1 = mov.ud %40
;;     %37:v1 early = load.d1 %40 space:global
;;     %34:v1 = and.ud %37, 3
;;     %32:s1 early = compare.z.d %34, 0
;;     %31:s1 early = compare.z.d %34, 3
;;     %30:s1 = or.ud %32, %31 scope:wave
;; }
;;     %27:s1 = get_exec scope:wave
;;     %26:s1 = get_exec scope:wave
;;     %24:s1 = and.ud %26, %30 scope:wave
;;     %23:s1 early = and_not %26, %30 scope:wave
;;     set_exec %24 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb3 of block6
;; lanes -> mb10 {
;;     %17:v1 = add.ud %39, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud r1.0.uw.lanes
;;     store.d1 %18 space:global
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block7
;;     set_exec %23 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb9 of block15
;;     jump mb9
;; mb5: wave -> mb6 of block8
;; lanes -> mb8, mb6 {
;;     %16:s1 early = compare.z.d %34, 1
;; }
;;     %15:s1 = get_exec scope:wave
;;     %13:s1 = and.ud %15, %16 scope:wave
;;     %12:s1 early = and_not %15, %16 scope:wave
;;     set_exec %12 scope:wave
;;     jump mb6
;; mb6: wave -> mb8, mb7 of block13
;; lanes -> mb10 {
;; }
;;     set_exec %13 scope:wave
;;     branch.exec mb8, mb7
;; mb7: wave -> mb9 of block16
;;     jump mb9
;; mb8: wave -> mb9 of block9
;; lanes -> mb10 {
;;     %6:v1 = add.ud %39, 260
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud r1.0.uw.lanes
;;     store.d1 %7 space:global
;; }
;;     jump mb9
;; mb9: wave -> mb10 of block10
;;     set_exec %27 scope:wave
;;     jump mb10
;; mb10: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = iconst.i8 3
    v8 = band.i8 v6, v7
    switch v8, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v1 = mov.ud %18
;;     %14:s1 = mov.ud r8.8.ud scope:wave
;;     %12:s1 = and.ud %14, 3 scope:wave
;;     %10:s1 = and.ud %12, 255 scope:wave
;; }
;;     compare_to_flag.l.ud %10, 2 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     compare_to_flag.z.d %10, 0 scope:wave
;;     branch.flag mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     %6:v1 = add.ud %17, 260
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud r1.0.uw.lanes
;;     store.d1 %7 space:global
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     compare_to_flag.l.ud %10, 3 scope:wave
;;     branch.flag mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     %3:v1 = add.ud %17, 256
;;     %5.0:v2 = mov.ud %3
;;     %4.1:v2 tied(%5) = mov.ud r1.0.uw.lanes
;;     store.d1 %4 space:global
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }
