; test isel precise-output
; target ivb
; Pairs of halves in a word: each half by itself, put together at the end; logic takes both at once.

kernel %iadd {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = iadd.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %iadd target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %30:v1 early = load.d1 %32 space:global
;;     %29:v1 early = load.d1 %32 space:global offset:4
;;     %26:v1 = add.d %30, %29
;;     %23:v1 = shr.ud %30, 16
;;     %20:v1 = shr.ud %29, 16
;;     %17:v1 = add.d %23, %20
;;     %14:v1 = and.ud %17, 0xffff
;;     %12:v1 = and.ud %26, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %32, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %isub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = isub.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %isub target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %30:v1 early = load.d1 %32 space:global
;;     %29:v1 early = load.d1 %32 space:global offset:4
;;     %26:v1 = add.d %30, -%29
;;     %23:v1 = shr.ud %30, 16
;;     %20:v1 = shr.ud %29, 16
;;     %17:v1 = add.d %23, -%20
;;     %14:v1 = and.ud %17, 0xffff
;;     %12:v1 = and.ud %26, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %32, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %imul {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = imul.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %imul target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %34:v1 early = load.d1 %36 space:global
;;     %33:v1 early = load.d1 %36 space:global offset:4
;;     %28:v1 = mul_word.low %34, %33
;;     %29:v1 = mul_word.high %34, %33
;;     %30:v1 tied(%28) = add_word %29
;;     %25:v1 = shr.ud %34, 16
;;     %22:v1 = shr.ud %33, 16
;;     %17:v1 = mul_word.low %25, %22
;;     %18:v1 = mul_word.high %25, %22
;;     %19:v1 tied(%17) = add_word %18
;;     %14:v1 = and.ud %19, 0xffff
;;     %12:v1 = and.ud %30, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %36, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %umin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = umin.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %umin target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:v1 early = load.d1 %42 space:global
;;     %39:v1 early = load.d1 %42 space:global offset:4
;;     %36:v1 = and.ud %40, 0xffff
;;     %34:v1 = and.ud %39, 0xffff
;;     %32:v1 = minmax.l.ud %36, %34
;;     %28:v1 = shr.ud %40, 16
;;     %25:v1 = shr.ud %39, 16
;;     %22:v1 = and.ud %28, 0xffff
;;     %20:v1 = and.ud %25, 0xffff
;;     %18:v1 = minmax.l.ud %22, %20
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %32, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %42, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = umax.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:v1 early = load.d1 %42 space:global
;;     %39:v1 early = load.d1 %42 space:global offset:4
;;     %36:v1 = and.ud %40, 0xffff
;;     %34:v1 = and.ud %39, 0xffff
;;     %32:v1 = minmax.ge.ud %36, %34
;;     %28:v1 = shr.ud %40, 16
;;     %25:v1 = shr.ud %39, 16
;;     %22:v1 = and.ud %28, 0xffff
;;     %20:v1 = and.ud %25, 0xffff
;;     %18:v1 = minmax.ge.ud %22, %20
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %32, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %42, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %smin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = smin.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %smin target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %36:v1 early = load.d1 %38 space:global
;;     %35:v1 early = load.d1 %38 space:global offset:4
;;     %31:v1 = shl.ud %36, 16
;;     %32:v1 = asr.d %31, 16
;;     %28:v1 = shl.ud %35, 16
;;     %29:v1 = asr.d %28, 16
;;     %26:v1 = minmax.l.d %32, %29
;;     %22:v1 = asr.d %36, 16
;;     %20:v1 = asr.d %35, 16
;;     %18:v1 = minmax.l.d %22, %20
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %26, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %38, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %smax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = smax.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %smax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %36:v1 early = load.d1 %38 space:global
;;     %35:v1 early = load.d1 %38 space:global offset:4
;;     %31:v1 = shl.ud %36, 16
;;     %32:v1 = asr.d %31, 16
;;     %28:v1 = shl.ud %35, 16
;;     %29:v1 = asr.d %28, 16
;;     %26:v1 = minmax.ge.d %32, %29
;;     %22:v1 = asr.d %36, 16
;;     %20:v1 = asr.d %35, 16
;;     %18:v1 = minmax.ge.d %22, %20
;;     %14:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %26, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %38, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %band {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = band.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %band target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %11:v1 early = load.d1 %14 space:global offset:4
;;     %8:v1 = and.ud %12, %11
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %bxor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = bxor.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %bxor target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %11:v1 early = load.d1 %14 space:global offset:4
;;     %8:v1 = xor.ud %12, %11
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %ineg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = ineg.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %ineg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v1 early = load.d1 %25 space:global
;;     %21:v1 = mov.d -%23
;;     %19:v1 = shr.ud %23, 16
;;     %16:v1 = mov.d -%19
;;     %14:v1 = and.ud %16, 0xffff
;;     %12:v1 = and.ud %21, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %bnot {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = bnot.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %bnot target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v1 = not.ud %9
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %iabs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = iabs.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %iabs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v1 early = load.d1 %29 space:global
;;     %24:v1 = shl.ud %27, 16
;;     %25:v1 = asr.d %24, 16
;;     %22:v1 = mov.d |%25|
;;     %19:v1 = asr.d %27, 16
;;     %17:v1 = mov.d |%19|
;;     %14:v1 = and.ud %17, 0xffff
;;     %12:v1 = and.ud %22, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %29, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
