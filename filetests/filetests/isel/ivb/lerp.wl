; test isel precise-output
; target ivb
; Means of four bytes at once, rounded as the third operand's lowest bits say: by logic within a word.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = lerp.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v3 early = load.d3 %25 space:global
;;     %22:v1 = and.ud %23.0, %23.1
;;     %21:v1 = xor.ud %23.0, %23.1
;;     %18:v1 = shr.ud %21, 1
;;     %17:v1 = and.ud %18, 0x7f7f7f7f
;;     %15:v1 = add.d %22, %17
;;     %12:v1 = and.ud %21, %23.2
;;     %9:v1 = and.ud %12, 0x1010101
;;     %7:v1 = add.d %15, %9
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = lerp.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:s1 = and.ud r8.8.ud, r8.12.ud scope:wave
;;     %18:s1 = xor.ud r8.8.ud, r8.12.ud scope:wave
;;     %17:s1 = shr.ud %18, 1 scope:wave
;;     %16:s1 = and.ud %17, 0x7f7f7f7f scope:wave
;;     %14:s1 = add.d %19, %16 scope:wave
;;     %11:s1 = and.ud %18, r8.16.ud scope:wave
;;     %9:s1 = and.ud %11, 0x1010101 scope:wave
;;     %7:s1 = add.d %14, %9 scope:wave
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 0x01010101
    v8 = lerp.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v2 early = load.d2 %22 space:global
;;     %19:v1 = and.ud %20.0, %20.1
;;     %18:v1 = xor.ud %20.0, %20.1
;;     %15:v1 = shr.ud %18, 1
;;     %14:v1 = and.ud %15, 0x7f7f7f7f
;;     %12:v1 = add.d %19, %14
;;     %9:v1 = and.ud %18, 0x1010101
;;     %7:v1 = add.d %12, %9
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }
