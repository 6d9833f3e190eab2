; test isel precise-output
; target ivb
; Signed maxima: `sel` with a condition; 64 bits by a comparison.

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
    v7 = smax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = minmax.ge.d %8.0, %8.1
;;     %2:v1 = add.ud %10, 256
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
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = smax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = minmax.ge.d r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 0
    v7 = smax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = minmax.ge.d %7, 0
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
    v7 = smax.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %18 space:global
;;     %15:v1 early = load.b2 %18 space:global offset:4
;;     %13:v1 = shl.ud %16, 16
;;     %14:v1 = asr.d %13, 16
;;     %10:v1 = shl.ud %15, 16
;;     %11:v1 = asr.d %10, 16
;;     %8:v1 = minmax.ge.d %14, %11
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
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
    v7 = smax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v4 early = load.d4 %25 space:global
;;     %22:s1 early = compare.g.d %23.1, %23.3
;;     %21:s1 early = compare.z.d %23.1, %23.3
;;     %18:s1 early = compare.g.ud %23.0, %23.2
;;     %15:s1 = and.ud %21, %18 scope:wave
;;     %12:s1 = or.ud %22, %15 scope:wave
;;     %9:v2 early = select %12, %23.0, %23.1, %23.2, %23.3
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = smax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:s1 early = compare.g.d r8.12.ud, r8.20.ud scope:wave
;;     %15:s1 early = compare.z.d r8.12.ud, r8.20.ud scope:wave
;;     %14:s1 early = compare.g.ud r8.8.ud, r8.16.ud scope:wave
;;     %13:s1 = and.ud %15, %14 scope:wave
;;     %10:s1 = or.ud %16, %13 scope:wave
;;     %7:s2 early = select %10, r8.8.ud, r8.12.ud, r8.16.ud, r8.20.ud scope:wave
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
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
    v7 = smax.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b1 %18 space:global
;;     %15:v1 early = load.b1 %18 space:global offset:4
;;     %13:v1 = shl.ud %16, 24
;;     %14:v1 = asr.d %13, 24
;;     %10:v1 = shl.ud %15, 24
;;     %11:v1 = asr.d %10, 24
;;     %8:v1 = minmax.ge.d %14, %11
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_narrow {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
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
    v9 = smax.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = smax.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    return
}
;; machine kernel %wave_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %36:s1 = mov.ud r8.8.ud scope:wave
;;     %34:s1 = mov.ud r8.12.ud scope:wave
;;     %31:s1 = shl.ud %36, 24 scope:wave
;;     %32:s1 = asr.d %31, 24 scope:wave
;;     %28:s1 = shl.ud %34, 24 scope:wave
;;     %29:s1 = asr.d %28, 24 scope:wave
;;     %26:s1 = minmax.ge.d %32, %29 scope:wave
;;     %20:v1 = add.ud %38, 256
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %26
;;     store.b1 %21 space:global
;;     %18:s1 = mov.ud r8.16.ud scope:wave
;;     %16:s1 = mov.ud r8.20.ud scope:wave
;;     %13:s1 = shl.ud %18, 16 scope:wave
;;     %14:s1 = asr.d %13, 16 scope:wave
;;     %10:s1 = shl.ud %16, 16 scope:wave
;;     %11:s1 = asr.d %10, 16 scope:wave
;;     %8:s1 = minmax.ge.d %14, %11 scope:wave
;;     %2:v1 = add.ud %38, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }
