; test isel precise-output
; target ivb
; Products of floats. Single precision keeps subnormals; the product of two halves is exact in single precision.

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
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = keeping.mul %8.0, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
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
    v7 = fmul.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 %14 space:global
;;     %7:v2 all = weave %12.0, %12.1
;;     %9:v2 all = weave %12.2, %12.3
;;     %10:v2 early all = double.mul %7 all, %9 all
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
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
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v1 early = load.b2 %17 space:global
;;     %14:v1 early = load.b2 %17 space:global offset:4
;;     %13:v1 = f16to32.f.uw %15
;;     %11:v1 = f16to32.f.uw %14
;;     %9:v1 = mul.f %13, %11
;;     %6:v1 = f32to16.uw.f %9
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fmul.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %pairs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %48:v1 early = load.d1 %50 space:global
;;     %47:v1 early = load.d1 %50 space:global offset:4
;;     %42:v1 = f16to32.f.uw %48
;;     %40:v1 = f16to32.f.uw %47
;;     %38:v1 = mul.f %42, %40
;;     %35:v1 = f32to16.uw.f %38
;;     %33:v1 = shr.ud %48, 16
;;     %29:v1 = shr.ud %47, 16
;;     %25:v1 = f16to32.f.uw %33
;;     %23:v1 = f16to32.f.uw %29
;;     %21:v1 = mul.f %25, %23
;;     %18:v1 = f32to16.uw.f %21
;;     %15:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %35, 0xffff
;;     %10:v1 = shl.ud %15, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %50, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_f32 {
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
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = keeping.mul r8.8.ud, r8.12.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.f16 global align 2 [v4+0]
    v8 = bitcast.f16 v6
    v9 = fmul.f16 v8, v7
    store.f16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:s1 = mov.ud r8.8.ud scope:wave
;;     %15:v1 early = load.b2 %19 space:global
;;     %13:v1 = f16to32.f.uw %17
;;     %11:v1 = f16to32.f.uw %15
;;     %9:v1 = mul.f %13, %11
;;     %6:v1 = f32to16.uw.f %9
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %by_two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 2.0
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %by_two target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 early = keeping.mul %7, 0x40000000
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; Not a change of the sign: a signalling NaN becomes quiet.
kernel %by_minus_one {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 -1.0
    v7 = fmul.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %by_minus_one target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 early = keeping.mul %7, 0xbf800000
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %square {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fmul.f32 v5, v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %square target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 early = keeping.mul %7, %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v11 = fmul.f16 v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f64 kernarg align 8 width all [v0+16]
    v13 = load.f64 kernarg align 8 width all [v0+24]
    v14 = fmul.f64 v12, v13
    store.f64 global align 8 [v4+264], v14
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %30:s1 = mov.ud r8.8.ud scope:wave
;;     %27:s1 = mov.ud r8.12.ud scope:wave
;;     %24:v1 = f16to32.f.uw %30
;;     %22:v1 = f16to32.f.uw %27
;;     %20:v1 = mul.f %24, %22
;;     %17:v1 = f32to16.uw.f %20
;;     %13:v1 = add.ud %32, 256
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     store.b2 %14 space:global
;;     %7.0:s2 = mov.ud r8.16.ud scope:wave
;;     %6.1:s2 tied(%7) = mov.ud r8.20.ud scope:wave
;;     %9.0:s2 = mov.ud r8.24.ud scope:wave
;;     %8.1:s2 tied(%9) = mov.ud r8.28.ud scope:wave
;;     %10:v2 early all = double.mul %6, %8
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %32, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
