; test isel precise-output
; target ivb
; The carry of a sum as a number: one for a lane whose sum is less than an operand.

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
    v7 = ucarry.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v1 = add.d %12.0, %12.1
;;     %9:s1 early = compare.l.ud %11, %12.0
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ucarry.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:s1 = add.d r8.8.ud, r8.12.ud scope:wave
;;     %7:s1 early = compare.l.ud %8, r8.8.ud scope:wave
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = ucarry.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v4 early = load.d4 %31 space:global
;;     %24:v1 = add.d %29.0, %29.2
;;     %25:v1 = add.d %29.1, %29.3
;;     %26:v1 tied(%25) = carry %24, %29.2
;;     %28.0:v2 = mov.ud %24
;;     %27.1:v2 tied(%28) = mov.ud %26
;;     %20:s1 early = compare.l.ud %27.1, %29.1
;;     %19:s1 early = compare.z.d %27.1, %29.1
;;     %16:s1 early = compare.l.ud %27.0, %29.0
;;     %13:s1 = and.ud %19, %16 scope:wave
;;     %10:s1 = or.ud %20, %13 scope:wave
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %31, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = ucarry.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %18 space:global
;;     %15:v1 early = load.b2 %18 space:global offset:4
;;     %14:v1 = and.ud %16, 0xffff
;;     %12:v1 = and.ud %15, 0xffff
;;     %10:v1 = add.d %14, %12
;;     %7:v1 = shr.ud %10, 16
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %beside_sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ucarry.i32 v5, v6
    v8 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %beside_sum target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v2 early = load.d2 %15 space:global
;;     %12:v1 = add.d %13.0, %13.1
;;     %10:s1 early = compare.l.ud %12, %13.0
;;     %8:v1 early = select %10, 1, 0
;;     %3:v1 = add.ud %15, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %8
;;     %4.2:v3 tied(%6) = mov.ud %12
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = ucarry.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b1 %18 space:global
;;     %15:v1 early = load.b1 %18 space:global offset:4
;;     %14:v1 = and.ud %16, 255
;;     %12:v1 = and.ud %15, 255
;;     %10:v1 = add.d %14, %12
;;     %7:v1 = shr.ud %10, 8
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i64 at 24 align 8
    param %f : i64 at 32 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = ucarry.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = ucarry.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = ucarry.i64 v15, v16
    store.i64 global align 8 [v4+264], v17
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %59:s1 = mov.ud r8.8.ud scope:wave
;;     %57:s1 = mov.ud r8.12.ud scope:wave
;;     %55:s1 = and.ud %59, 255 scope:wave
;;     %53:s1 = and.ud %57, 255 scope:wave
;;     %51:s1 = add.d %55, %53 scope:wave
;;     %48:s1 = shr.ud %51, 8 scope:wave
;;     %43:v1 = add.ud %61, 256
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud %48
;;     store.b1 %44 space:global
;;     %41:s1 = mov.ud r8.16.ud scope:wave
;;     %39:s1 = mov.ud r8.20.ud scope:wave
;;     %37:s1 = and.ud %41, 0xffff scope:wave
;;     %35:s1 = and.ud %39, 0xffff scope:wave
;;     %33:s1 = add.d %37, %35 scope:wave
;;     %30:s1 = shr.ud %33, 16 scope:wave
;;     %25:v1 = add.ud %61, 260
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     store.b2 %26 space:global
;;     %19:s1 = add.d r8.24.ud, r9.0.ud scope:wave
;;     %20:s1 = add.d r8.28.ud, r9.4.ud scope:wave
;;     %21:s1 tied(%20) = carry %19, r9.0.ud scope:wave
;;     %23.0:s2 = mov.ud %19 scope:wave
;;     %22.1:s2 tied(%23) = mov.ud %21 scope:wave
;;     %17:s1 early = compare.l.ud %22.1, r8.28.ud scope:wave
;;     %16:s1 early = compare.z.d %22.1, r8.28.ud scope:wave
;;     %14:s1 early = compare.l.ud %22.0, r8.24.ud scope:wave
;;     %12:s1 = and.ud %16, %14 scope:wave
;;     %9:s1 = or.ud %17, %12 scope:wave
;;     %2:v1 = add.ud %61, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }
