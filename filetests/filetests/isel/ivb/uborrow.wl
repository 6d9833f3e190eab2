; test isel precise-output
; target ivb
; The borrow of a difference as a number.

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
    v7 = uborrow.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9:s1 early = compare.l.ud %10.0, %10.1
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %12, 256
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
    v7 = uborrow.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v7 = uborrow.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v4 early = load.d4 %25 space:global
;;     %20:s1 early = compare.l.ud %23.1, %23.3
;;     %19:s1 early = compare.z.d %23.1, %23.3
;;     %16:s1 early = compare.l.ud %23.0, %23.2
;;     %13:s1 = and.ud %19, %16 scope:wave
;;     %10:s1 = or.ud %20, %13 scope:wave
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = uborrow.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b1 %18 space:global
;;     %15:v1 early = load.b1 %18 space:global offset:4
;;     %14:v1 = and.ud %16, 255
;;     %12:v1 = and.ud %15, 255
;;     %10:s1 early = compare.l.ud %14, %12
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = uborrow.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %18 space:global
;;     %15:v1 early = load.b2 %18 space:global offset:4
;;     %14:v1 = and.ud %16, 0xffff
;;     %12:v1 = and.ud %15, 0xffff
;;     %10:s1 early = compare.l.ud %14, %12
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
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
    v9 = uborrow.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = uborrow.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+24]
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = uborrow.i64 v15, v16
    store.i64 global align 8 [v4+264], v17
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %49:s1 = mov.ud r8.8.ud scope:wave
;;     %47:s1 = mov.ud r8.12.ud scope:wave
;;     %45:s1 = and.ud %49, 255 scope:wave
;;     %43:s1 = and.ud %47, 255 scope:wave
;;     %41:s1 early = compare.l.ud %45, %43 scope:wave
;;     %34:v1 = add.ud %51, 256
;;     %36.0:v2 = mov.ud %34
;;     %35.1:v2 tied(%36) = mov.ud %41
;;     store.b1 %35 space:global
;;     %32:s1 = mov.ud r8.16.ud scope:wave
;;     %30:s1 = mov.ud r8.20.ud scope:wave
;;     %28:s1 = and.ud %32, 0xffff scope:wave
;;     %26:s1 = and.ud %30, 0xffff scope:wave
;;     %24:s1 early = compare.l.ud %28, %26 scope:wave
;;     %17:v1 = add.ud %51, 260
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %24
;;     store.b2 %18 space:global
;;     %15:s1 early = compare.l.ud r8.28.ud, r9.4.ud scope:wave
;;     %14:s1 early = compare.z.d r8.28.ud, r9.4.ud scope:wave
;;     %13:s1 early = compare.l.ud r8.24.ud, r9.0.ud scope:wave
;;     %12:s1 = and.ud %14, %13 scope:wave
;;     %9:s1 = or.ud %15, %12 scope:wave
;;     %2:v1 = add.ud %51, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }
