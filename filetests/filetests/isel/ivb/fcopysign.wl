; test isel precise-output
; target ivb
; Magnitude of one number, sign of another: a selection of bits.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fcopysign.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %12:v1 = and.ud %15.1, 0x80000000
;;     %10:v1 = and.ud %15.0, 0x7fffffff
;;     %8:v1 = or.ud %12, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fcopysign.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v4 early = load.d4 %24 space:global
;;     %17:v1 = and.ud %22.3, 0x80000000
;;     %15:v1 = and.ud %22.1, 0x7fffffff
;;     %13:v1 = or.ud %17, %15
;;     %10.0:v2 = mov.ud %22.0
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fcopysign.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v1 early = load.b2 %25 space:global
;;     %22:v1 early = load.b2 %25 space:global offset:4
;;     %19:v1 = shl.ud %22, 16
;;     %20:v1 = asr.d %19, 16
;;     %15:v1 = shl.ud %23, 16
;;     %16:v1 = asr.d %15, 16
;;     %13:v1 = and.ud %20, 0x8000
;;     %11:v1 = and.ud %16, 0xffff7fff
;;     %9:v1 = or.ud %13, %11
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = fcopysign.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:s1 = and.ud r8.12.ud, 0x80000000 scope:wave
;;     %9:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %8:s1 = or.ud %10, %9 scope:wave
;;     %2:v1 = add.ud %12, 256
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
    v5 = fconst.f32 1.0
    v6 = load.f32 global align 4 [v4+0]
    v7 = fcopysign.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.d1 %13 space:global
;;     %9:v1 = and.ud %11, 0x80000000
;;     %7:v1 = or.ud %9, 0x3f800000
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64 at 16 align 8
    param %d : f64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = fcopysign.f16 v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f64 kernarg align 8 width all [v0+16]
    v13 = load.f64 kernarg align 8 width all [v0+24]
    v14 = fcopysign.f64 v12, v13
    store.f64 global align 8 [v4+264], v14
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %37:s1 = mov.ud r8.8.ud scope:wave
;;     %35:s1 = mov.ud r8.12.ud scope:wave
;;     %32:s1 = shl.ud %35, 16 scope:wave
;;     %33:s1 = asr.d %32, 16 scope:wave
;;     %29:s1 = shl.ud %37, 16 scope:wave
;;     %30:s1 = asr.d %29, 16 scope:wave
;;     %27:s1 = and.ud %33, 0x8000 scope:wave
;;     %25:s1 = and.ud %30, 0xffff7fff scope:wave
;;     %23:s1 = or.ud %27, %25 scope:wave
;;     %16:v1 = add.ud %39, 256
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %23
;;     store.b2 %17 space:global
;;     %14:s1 = and.ud r8.28.ud, 0x80000000 scope:wave
;;     %13:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %12:s1 = or.ud %14, %13 scope:wave
;;     %9.0:s2 = mov.ud r8.16.ud scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %12 scope:wave
;;     %2:v1 = add.ud %39, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
