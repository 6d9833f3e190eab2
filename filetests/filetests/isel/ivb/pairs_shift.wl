; test isel precise-output
; target ivb
; Shifts of pairs of halves: one count, each half by itself.

kernel %ishl {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ishl.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %ishl target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %33:v1 early = load.d1 %35 space:global
;;     %32:v1 early = load.d1 %35 space:global offset:4
;;     %30:v1 = and.ud %33, 0xffff
;;     %28:v1 = and.ud %32, 15
;;     %26:v1 = shl.ud %30, %28
;;     %23:v1 = shr.ud %33, 16
;;     %20:v1 = and.ud %23, 0xffff
;;     %18:v1 = shl.ud %20, %28
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %26, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %35, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %ushr {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ushr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %ushr target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %33:v1 early = load.d1 %35 space:global
;;     %32:v1 early = load.d1 %35 space:global offset:4
;;     %30:v1 = and.ud %33, 0xffff
;;     %28:v1 = and.ud %32, 15
;;     %26:v1 = shr.ud %30, %28
;;     %23:v1 = shr.ud %33, 16
;;     %20:v1 = and.ud %23, 0xffff
;;     %18:v1 = shr.ud %20, %28
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %26, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %35, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sshr {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %sshr target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v1 early = load.d1 %33 space:global
;;     %30:v1 early = load.d1 %33 space:global offset:4
;;     %27:v1 = shl.ud %31, 16
;;     %28:v1 = asr.d %27, 16
;;     %25:v1 = and.ud %30, 15
;;     %23:v1 = asr.d %28, %25
;;     %20:v1 = asr.d %31, 16
;;     %18:v1 = asr.d %20, %25
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %23, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %33, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = iconst.i32 4
    v7 = ishl.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v1 early = load.d1 %31 space:global
;;     %27:v1 = and.ud %29, 0xffff
;;     %25:v1 = shl.ud %27, 4
;;     %22:v1 = shr.ud %29, 16
;;     %19:v1 = and.ud %22, 0xffff
;;     %17:v1 = shl.ud %19, 4
;;     %14:v1 = and.ud %17, 0xffff
;;     %12:v1 = and.ud %25, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %31, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %count_of_wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %count_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v1 early = load.d1 %31 space:global
;;     %26:v1 = shl.ud %29, 16
;;     %27:v1 = asr.d %26, 16
;;     %24:s1 = and.ud r8.8.ud, 15 scope:wave
;;     %23:v1 = asr.d %27, %24
;;     %20:v1 = asr.d %29, 16
;;     %18:v1 = asr.d %20, %24
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %23, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %31, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
