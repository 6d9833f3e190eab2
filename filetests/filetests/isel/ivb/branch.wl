; test isel precise-output
; target ivb
; Branches by each kind of condition: lanes part by the flag of running lanes, or the thread jumps by the flag of a comparison of scalars.

kernel %lanes {
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
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %27:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %26:v1 = mov.ud.uw r1.0.uw.lanes
;;     %24:v1 = add.d %27, %26
;;     %21:v1 = mov.ud %24
;;     %19:v1 early = load.d1 %24 surface:255
;;     %18:v1 early = load.d1 %24 surface:255 offset:4
;;     %16:s1 early = compare.l.ud %19, %18
;; }
;;     %14:s1 = get_exec scope:wave
;;     %13:s1 = get_exec scope:wave
;;     %11:s1 = and.ud %13, %16 scope:wave
;;     %10:s1 early = and_not %13, %16 scope:wave
;;     set_exec %10 scope:wave
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     set_exec %11 scope:wave
;;     branch.exec mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %4:v1 = add.ud %21, 256
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud %19
;;     store.d1 %5 surface:255
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     set_exec %14 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }

; By the flag of a comparison of scalars.
kernel %wave {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
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
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %18:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %15:v1 = add.d %18, %17
;;     %12:v1 = mov.ud %15
;;     %10:v1 early = load.d1 %15 surface:255
;;     %8:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %7:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;; }
;;     compare_test.l.ud %8, %7 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %10
;;     store.d1 %3 surface:255
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

; By a condition that logic has computed.
kernel %wave_number {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %e : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = icmp.ult v6, v7
    v10 = icmp.ult v7, v8
    v11 = bor.b1 v9, v10
    branch v11, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave_number target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %26:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %25:v1 = mov.ud.uw r1.0.uw.lanes
;;     %23:v1 = add.d %26, %25
;;     %20:v1 = mov.ud %23
;;     %18:v1 early = load.d1 %23 surface:255
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %15:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %14:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %13:s1 early = compare.l.ud %16, %15 scope:wave
;;     %11:s1 early = compare.l.ud %15, %14 scope:wave
;;     %8:s1 = or.ud %13, %11 scope:wave
;; }
;;     test %8 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %18
;;     store.d1 %3 surface:255
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

; A comparison of 64 bits is logic of two, so it is tested as a number.
kernel %wave_mask {
    param %p : i64 at 0 align 8
    param %c : i64 at 8 align 8
    param %d : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i64 kernarg align 8 width all [v0+8]
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = icmp.ult v6, v7
    branch v8, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave_mask target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %32:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %31:v1 = mov.ud.uw r1.0.uw.lanes
;;     %29:v1 = add.d %32, %31
;;     %26:v1 = mov.ud %29
;;     %24:v1 early = load.d1 %29 surface:255
;;     %22:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %21:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %18:s1 early = compare.l.ud %22.1, %21.1 scope:wave
;;     %17:s1 early = compare.z.d %22.1, %21.1 scope:wave
;;     %14:s1 early = compare.l.ud %22.0, %21.0 scope:wave
;;     %11:s1 = and.ud %17, %14 scope:wave
;;     %8:s1 = or.ud %18, %11 scope:wave
;; }
;;     test %8 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %24
;;     store.d1 %3 surface:255
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }
