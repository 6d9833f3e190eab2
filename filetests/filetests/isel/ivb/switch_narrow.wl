; test isel precise-output
; target ivb
; Lanes take a switch by less than a word apart: the index is a word before they compare it.

kernel %i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4]
    v6 = iconst.i32 1
    v7 = iconst.i32 2
    switch v5, [block1, block2, block3]
block1:
    store.i32 global align 4 [v4+256], v6
    jump block3
block2:
    store.i32 global align 4 [v4+256], v7
    jump block3
block3:
    return
}
;; machine kernel %i8 target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block5
;; lanes -> mb2, mb5 {
;;     %35:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %33:v1 = mov.ud %35
;;     %31:v1 early = load.b1 %35 space:global
;;     %29:v1 = and.ud %31, 255
;;     %27:s1 early = compare.z.d %29, 0
;; }
;;     %26:s1 = get_exec scope:wave
;;     %25:s1 = get_exec scope:wave
;;     %23:s1 = and.ud %25, %27 scope:wave
;;     %22:s1 early = and_not %25, %27 scope:wave
;;     set_exec %23 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb3 of block6
;; lanes -> mb10 {
;;     %16:v1 = add.ud %33, 256
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud 1
;;     store.d1 %17 space:global
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block7
;;     set_exec %22 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb9 of block15
;;     jump mb9
;; mb5: wave -> mb6 of block8
;; lanes -> mb8, mb6 {
;;     %15:s1 early = compare.z.d %29, 1
;; }
;;     %14:s1 = get_exec scope:wave
;;     %12:s1 = and.ud %14, %15 scope:wave
;;     %11:s1 early = and_not %14, %15 scope:wave
;;     set_exec %11 scope:wave
;;     jump mb6
;; mb6: wave -> mb8, mb7 of block13
;; lanes -> mb10 {
;; }
;;     set_exec %12 scope:wave
;;     branch.exec mb8, mb7
;; mb7: wave -> mb9 of block16
;;     jump mb9
;; mb8: wave -> mb9 of block9
;; lanes -> mb10 {
;;     %5:v1 = add.ud %33, 256
;;     %7.0:v2 = mov.ud %5
;;     %6.1:v2 tied(%7) = mov.ud 2
;;     store.d1 %6 space:global
;; }
;;     jump mb9
;; mb9: wave -> mb10 of block10
;;     set_exec %26 scope:wave
;;     jump mb10
;; mb10: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4]
    v6 = iconst.i32 1
    v7 = iconst.i32 2
    switch v5, [block1, block2, block3]
block1:
    store.i32 global align 4 [v4+256], v6
    jump block3
block2:
    store.i32 global align 4 [v4+256], v7
    jump block3
block3:
    return
}
;; machine kernel %i16 target ivb wave 16 after isel {
;; mb0: wave -> mb2, mb1 of block5
;; lanes -> mb2, mb5 {
;;     %35:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %33:v1 = mov.ud %35
;;     %31:v1 early = load.b2 %35 space:global
;;     %29:v1 = and.ud %31, 0xffff
;;     %27:s1 early = compare.z.d %29, 0
;; }
;;     %26:s1 = get_exec scope:wave
;;     %25:s1 = get_exec scope:wave
;;     %23:s1 = and.ud %25, %27 scope:wave
;;     %22:s1 early = and_not %25, %27 scope:wave
;;     set_exec %23 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb3 of block6
;; lanes -> mb10 {
;;     %16:v1 = add.ud %33, 256
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud 1
;;     store.d1 %17 space:global
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block7
;;     set_exec %22 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb9 of block15
;;     jump mb9
;; mb5: wave -> mb6 of block8
;; lanes -> mb8, mb6 {
;;     %15:s1 early = compare.z.d %29, 1
;; }
;;     %14:s1 = get_exec scope:wave
;;     %12:s1 = and.ud %14, %15 scope:wave
;;     %11:s1 early = and_not %14, %15 scope:wave
;;     set_exec %11 scope:wave
;;     jump mb6
;; mb6: wave -> mb8, mb7 of block13
;; lanes -> mb10 {
;; }
;;     set_exec %12 scope:wave
;;     branch.exec mb8, mb7
;; mb7: wave -> mb9 of block16
;;     jump mb9
;; mb8: wave -> mb9 of block9
;; lanes -> mb10 {
;;     %5:v1 = add.ud %33, 256
;;     %7.0:v2 = mov.ud %5
;;     %6.1:v2 tied(%7) = mov.ud 2
;;     store.d1 %6 space:global
;; }
;;     jump mb9
;; mb9: wave -> mb10 of block10
;;     set_exec %26 scope:wave
;;     jump mb10
;; mb10: wave of block11
;; lanes {
;; }
;;     end
;; }
