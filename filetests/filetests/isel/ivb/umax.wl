; test isel precise-output
; target ivb
; Unsigned maxima: `sel` with a condition; 64 bits by a comparison.

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
    v7 = umax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = minmax.ge.ud %8.0, %8.1
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
    v7 = umax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = minmax.ge.ud r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %mixed {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 global align 4 [v4+0]
    v7 = umax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %mixed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = minmax.ge.ud r8.8.ud, %7
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
    v7 = umax.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.b2 %16 space:global
;;     %13:v1 early = load.b2 %16 space:global offset:4
;;     %12:v1 = and.ud %14, 0xffff
;;     %10:v1 = and.ud %13, 0xffff
;;     %8:v1 = minmax.ge.ud %12, %10
;;     %2:v1 = add.ud %16, 256
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
    v7 = umax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v4 early = load.d4 %25 space:global
;;     %22:s1 early = compare.g.ud %23.1, %23.3
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

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x100000000
    v7 = umax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v2 early = load.d2 %22 space:global
;;     %19:s1 early = compare.g.ud %20.1, 1
;;     %18:s1 early = compare.z.d %20.1, 1
;;     %16:s1 early = compare.nz.d %20.0, 0
;;     %14:s1 = and.ud %18, %16 scope:wave
;;     %11:s1 = or.ud %19, %14 scope:wave
;;     %8:v2 early = select %11, %20.0, %20.1, 0, 1
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
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
    v7 = umax.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.b1 %16 space:global
;;     %13:v1 early = load.b1 %16 space:global offset:4
;;     %12:v1 = and.ud %14, 255
;;     %10:v1 = and.ud %13, 255
;;     %8:v1 = minmax.ge.ud %12, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v9 = umax.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = umax.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = umax.i64 v15, v16
    store.i64 global align 8 [v4+264], v17
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %48:s1 = mov.ud r8.8.ud scope:wave
;;     %46:s1 = mov.ud r8.12.ud scope:wave
;;     %44:s1 = and.ud %48, 255 scope:wave
;;     %42:s1 = and.ud %46, 255 scope:wave
;;     %40:s1 = minmax.ge.ud %44, %42 scope:wave
;;     %34:v1 = add.ud %50, 256
;;     %36.0:v2 = mov.ud %34
;;     %35.1:v2 tied(%36) = mov.ud %40
;;     store.b1 %35 space:global
;;     %32:s1 = mov.ud r8.16.ud scope:wave
;;     %30:s1 = mov.ud r8.20.ud scope:wave
;;     %28:s1 = and.ud %32, 0xffff scope:wave
;;     %26:s1 = and.ud %30, 0xffff scope:wave
;;     %24:s1 = minmax.ge.ud %28, %26 scope:wave
;;     %18:v1 = add.ud %50, 260
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %24
;;     store.b2 %19 space:global
;;     %16:s1 early = compare.g.ud r8.28.ud, r9.4.ud scope:wave
;;     %15:s1 early = compare.z.d r8.28.ud, r9.4.ud scope:wave
;;     %14:s1 early = compare.g.ud r8.24.ud, r9.0.ud scope:wave
;;     %13:s1 = and.ud %15, %14 scope:wave
;;     %10:s1 = or.ud %16, %13 scope:wave
;;     %7:s2 early = select %10, r8.24.ud, r8.28.ud, r9.0.ud, r9.4.ud scope:wave
;;     %2:v1 = add.ud %50, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
