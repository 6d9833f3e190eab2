; test isel precise-output
; target ivb
; Products with a sum, rounded once: `mad`; of halves the sum is rounded to odd first, so that the last rounding is the only one.

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
    v7 = load.f32 global align 4 [v4+8]
    v8 = fma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 early = keeping.mad %9.0, %9.1, %9.2
;;     %2:v1 = add.ud %11, 256
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
    v7 = load.f64 global align 8 [v4+16]
    v8 = fma.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v4 early = load.d4 %17 space:global
;;     %14:v2 early = load.d2 %17 space:global offset:16
;;     %7:v2 all = weave %14.0, %14.1
;;     %9:v2 all = weave %15.0, %15.1
;;     %11:v2 all = weave %15.2, %15.3
;;     %12:v2 early all = double.mad %7 all, %9 all, %11 all
;;     %13:v2 = unweave %12 all
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %13.0
;;     %3.2:v3 tied(%5) = mov.ud %13.1
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
    v7 = load.f16 global align 2 [v4+8]
    v8 = fma.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %28:v1 early = load.b2 %30 space:global
;;     %27:v1 early = load.b2 %30 space:global offset:4
;;     %26:v1 early = load.b2 %30 space:global offset:8
;;     %25:v1 = f16to32.f.uw %28
;;     %23:v1 = f16to32.f.uw %27
;;     %21:v1 = f16to32.f.uw %26
;;     %19:v1 = mul.f %25, %23
;;     mode.enter round:down scope:wave
;;     %16:v1 = add.f %21, %19
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %15:v1 = add.f %21, %19
;;     mode.leave round:up scope:wave
;;     %12:v1 = and.ud %16, 1
;;     %10:v1 early = select_if.nz.d %12, 0, %16, %15
;;     %6:v1 = f32to16.uw.f %10
;;     %2:v1 = add.ud %30, 256
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
    v7 = load.f16x2 global align 4 [v4+8]
    v8 = fma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %pairs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %81:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %79:v1 early = load.d1 %81 space:global
;;     %78:v1 early = load.d1 %81 space:global offset:4
;;     %77:v1 early = load.d1 %81 space:global offset:8
;;     %70:v1 = f16to32.f.uw %79
;;     %68:v1 = f16to32.f.uw %78
;;     %66:v1 = f16to32.f.uw %77
;;     %64:v1 = mul.f %70, %68
;;     mode.enter round:down scope:wave
;;     %61:v1 = add.f %66, %64
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %60:v1 = add.f %66, %64
;;     mode.leave round:up scope:wave
;;     %57:v1 = and.ud %61, 1
;;     %55:v1 early = select_if.nz.d %57, 0, %61, %60
;;     %51:v1 = f32to16.uw.f %55
;;     %49:v1 = shr.ud %79, 16
;;     %45:v1 = shr.ud %78, 16
;;     %41:v1 = shr.ud %77, 16
;;     %37:v1 = f16to32.f.uw %49
;;     %35:v1 = f16to32.f.uw %45
;;     %33:v1 = f16to32.f.uw %41
;;     %31:v1 = mul.f %37, %35
;;     mode.enter round:down scope:wave
;;     %28:v1 = add.f %33, %31
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %27:v1 = add.f %33, %31
;;     mode.leave round:up scope:wave
;;     %24:v1 = and.ud %28, 1
;;     %22:v1 early = select_if.nz.d %24, 0, %28, %27
;;     %18:v1 = f32to16.uw.f %22
;;     %15:v1 = and.ud %18, 0xffff
;;     %12:v1 = and.ud %51, 0xffff
;;     %10:v1 = shl.ud %15, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %81, 256
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
    param %c : f32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = load.f32 kernarg align 4 width all [v0+16]
    v8 = fma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = keeping.mad r8.8.ud, r8.12.ud, r8.16.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %small {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fconst.f32 1.0
    v8 = fma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %small target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = keeping.mad %8.0, %8.1, 0x3f800000
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %large {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fconst.f32 0x3dcccccd
    v8 = fma.f32 v5, v7, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %large target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = keeping.mad %8.0, 0x3dcccccd, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %one_of_wave {
    param %p : i64 at 0 align 8
    param %c : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 kernarg align 4 width all [v0+8]
    v8 = fma.f32 v5, v7, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %one_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = keeping.mad %8.0, r8.8.ud, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %two_of_wave {
    param %p : i64 at 0 align 8
    param %b : f32 at 8 align 4
    param %c : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 kernarg align 4 width all [v0+8]
    v7 = load.f32 kernarg align 4 width all [v0+12]
    v8 = fma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %two_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 early = keeping.mad %7, r8.8.ud, r8.12.ud
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
    param %c : i32 at 16 align 4
    param %d : f64 at 24 align 8
    param %e : f64 at 32 align 8
    param %f : f64 at 40 align 8
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
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = fma.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f64 kernarg align 8 width all [v0+24]
    v16 = load.f64 kernarg align 8 width all [v0+32]
    v17 = load.f64 kernarg align 8 width all [v0+40]
    v18 = fma.f64 v15, v16, v17
    store.f64 global align 8 [v4+264], v18
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %50:s1 = mov.ud r8.8.ud scope:wave
;;     %47:s1 = mov.ud r8.12.ud scope:wave
;;     %44:s1 = mov.ud r8.16.ud scope:wave
;;     %41:v1 = f16to32.f.uw %50
;;     %39:v1 = f16to32.f.uw %47
;;     %37:v1 = f16to32.f.uw %44
;;     %35:v1 = mul.f %41, %39
;;     mode.enter round:down scope:wave
;;     %32:v1 = add.f %37, %35
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %31:v1 = add.f %37, %35
;;     mode.leave round:up scope:wave
;;     %28:v1 = and.ud %32, 1
;;     %26:v1 early = select_if.nz.d %28, 0, %32, %31
;;     %22:v1 = f32to16.uw.f %26
;;     %18:v1 = add.ud %52, 256
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %22
;;     store.b2 %19 space:global
;;     %7.0:s2 = mov.ud r9.8.ud scope:wave
;;     %6.1:s2 tied(%7) = mov.ud r9.12.ud scope:wave
;;     %9.0:s2 = mov.ud r8.24.ud scope:wave
;;     %8.1:s2 tied(%9) = mov.ud r8.28.ud scope:wave
;;     %11.0:s2 = mov.ud r9.0.ud scope:wave
;;     %10.1:s2 tied(%11) = mov.ud r9.4.ud scope:wave
;;     %12:v2 all = weave %6
;;     %13:v2 all = weave %8
;;     %14:v2 all = weave %10
;;     %15:v2 early all = double.mad %12 all, %13 all, %14 all
;;     %16:v2 = unweave %15 all
;;     %2:v1 = add.ud %52, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %16.0
;;     %3.2:v3 tied(%5) = mov.ud %16.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
