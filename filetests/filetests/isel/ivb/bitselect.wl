; test isel precise-output
; target ivb
; Bits of the one where the mask has ones, of the other elsewhere.

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
    v8 = bitselect.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v3 early = load.d3 %17 space:global
;;     %14:v1 = not.ud %15.0
;;     %13:v1 = and.ud %15.0, %15.1
;;     %10:v1 = and.ud %14, %15.2
;;     %7:v1 = or.ud %13, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %mask_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 0xff00ff
    v8 = bitselect.i32 v7, v5, v6
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %mask_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v1 = and.ud %12.0, 0xff00ff
;;     %9:v1 = and.ud %12.1, 0xff00ff00
;;     %7:v1 = or.ud %11, %9
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %m : i32 at 8 align 4
    param %a : i32 at 12 align 4
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = bitselect.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:s1 = not.ud r8.8.ud scope:wave
;;     %10:s1 = and.ud r8.8.ud, r8.12.ud scope:wave
;;     %9:s1 = and.ud %11, r8.16.ud scope:wave
;;     %7:s1 = or.ud %10, %9 scope:wave
;;     %2:v1 = add.ud %13, 256
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
    v7 = load.i64 global align 8 [v4+16]
    v8 = bitselect.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v4 early = load.d4 %31 space:global
;;     %28:v2 early = load.d2 %31 space:global offset:16
;;     %24:v1 = not.ud %29.0
;;     %25:v1 = not.ud %29.1
;;     %27.0:v2 = mov.ud %24
;;     %26.1:v2 tied(%27) = mov.ud %25
;;     %20:v1 = and.ud %29.0, %29.2
;;     %21:v1 = and.ud %29.1, %29.3
;;     %23.0:v2 = mov.ud %20
;;     %22.1:v2 tied(%23) = mov.ud %21
;;     %14:v1 = and.ud %26.0, %28.0
;;     %15:v1 = and.ud %26.1, %28.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = or.ud %22.0, %16.0
;;     %9:v1 = or.ud %22.1, %16.1
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %31, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_narrow {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i8 global align 1 [v4+8]
    v8 = bitselect.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i16 global align 2 [v4+16]
    v11 = load.i16 global align 2 [v4+20]
    v12 = bitselect.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    return
}
;; machine kernel %lanes_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %34:v1 early = load.b1 %36 space:global
;;     %33:v1 early = load.b1 %36 space:global offset:4
;;     %32:v1 early = load.b1 %36 space:global offset:8
;;     %31:v1 = not.ud %34
;;     %30:v1 = and.ud %34, %33
;;     %27:v1 = and.ud %31, %32
;;     %24:v1 = or.ud %30, %27
;;     %19:v1 = add.ud %36, 256
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %24
;;     store.b1 %20 space:global
;;     %17:v1 early = load.b2 %36 space:global offset:12
;;     %16:v1 early = load.b2 %36 space:global offset:16
;;     %15:v1 early = load.b2 %36 space:global offset:20
;;     %14:v1 = not.ud %17
;;     %13:v1 = and.ud %17, %16
;;     %10:v1 = and.ud %14, %15
;;     %7:v1 = or.ud %13, %10
;;     %2:v1 = add.ud %36, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_narrow {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
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
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = ireduce.i8 v9
    v11 = bitselect.i8 v6, v8, v10
    store.i8 global align 1 [v4+256], v11
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = load.i32 kernarg align 4 width all [v0+24]
    v15 = ireduce.i16 v14
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = ireduce.i16 v16
    v18 = bitselect.i16 v13, v15, v17
    store.i16 global align 2 [v4+260], v18
    return
}
;; machine kernel %wave_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:s1 = mov.ud r8.8.ud scope:wave
;;     %38:s1 = mov.ud r8.12.ud scope:wave
;;     %36:s1 = mov.ud r8.16.ud scope:wave
;;     %34:s1 = not.ud %40 scope:wave
;;     %33:s1 = and.ud %40, %38 scope:wave
;;     %30:s1 = and.ud %34, %36 scope:wave
;;     %27:s1 = or.ud %33, %30 scope:wave
;;     %22:v1 = add.ud %42, 256
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %27
;;     store.b1 %23 space:global
;;     %20:s1 = mov.ud r8.20.ud scope:wave
;;     %18:s1 = mov.ud r8.24.ud scope:wave
;;     %16:s1 = mov.ud r8.28.ud scope:wave
;;     %14:s1 = not.ud %20 scope:wave
;;     %13:s1 = and.ud %20, %18 scope:wave
;;     %10:s1 = and.ud %14, %16 scope:wave
;;     %7:s1 = or.ud %13, %10 scope:wave
;;     %2:v1 = add.ud %42, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }
