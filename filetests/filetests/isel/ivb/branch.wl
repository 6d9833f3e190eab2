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
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 = mov.ud %22
;;     %18:v2 early = load.d2 %22 space:global
;;     %16:s1 early = compare.l.ud %18.0, %18.1
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
;;     %4:v1 = add.ud %20, 256
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud %18.0
;;     store.d1 %5 space:global
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
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v1 = mov.ud %10
;;     %6:v1 early = load.d1 %10 space:global
;; }
;;     compare_to_flag.l.ud r8.8.ud, r8.12.ud scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 = mov.ud %16
;;     %12:v1 early = load.d1 %16 space:global
;;     %10:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %9:s1 early = compare.l.ud r8.12.ud, r8.16.ud scope:wave
;;     %8:s1 = or.ud %10, %9 scope:wave
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
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %12
;;     store.d1 %3 space:global
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
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:v1 = mov.ud %20
;;     %16:v1 early = load.d1 %20 space:global
;;     %14:s1 early = compare.l.ud r8.12.ud, r8.20.ud scope:wave
;;     %13:s1 early = compare.z.d r8.12.ud, r8.20.ud scope:wave
;;     %12:s1 early = compare.l.ud r8.8.ud, r8.16.ud scope:wave
;;     %11:s1 = and.ud %13, %12 scope:wave
;;     %8:s1 = or.ud %14, %11 scope:wave
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
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %16
;;     store.d1 %3 space:global
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }
