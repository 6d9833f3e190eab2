; test isel precise-output
; target ivb
; Reciprocal square roots at the accuracy of the machine; doubles halve the exponent and make an estimate better.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = nrsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = math.rsq.f %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v6 = nrsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %106:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %104:v2 early = load.d2 %106 space:global
;;     %103:v1 = shr.ud %104.1, 20
;;     %102:v1 = and.ud %103, 0x7ff
;;     %100:v1 = add.d %102, 0xfffffc01
;;     %99:v1 = and.ud %100, 1
;;     %98:v1 = asr.d %100, 1
;;     %95:v1 = and.ud %104.1, 0x800fffff
;;     %94:v1 = shl.ud %99, 20
;;     %92:v1 = add.d %94, 0x3ff00000
;;     %90:v1 = or.ud %95, %92
;;     %87.0:v2 = mov.ud %104.0
;;     %86.1:v2 tied(%87) = mov.ud %90
;;     %83:v2 all = weave %86.0, %86.1
;;     %84:v1 = from_double.f %83 all
;;     %81:v1 = math.rsq.f %84
;;     %78:v2 all = to_double.f %81
;;     %79:v2 = unweave %78 all
;;     %76:v1 = xor.ud %90, 0x80000000
;;     %74.0:v2 = mov.ud %104.0
;;     %73.1:v2 tied(%74) = mov.ud %76
;;     %66:v2 all = weave %73.0, %73.1
;;     %68:v2 early all = double.mul %66 all, %78 all
;;     %58.0:s2 = mov.ud 0 scope:wave
;;     %57.1:s2 tied(%58) = mov.ud 0x3ff00000 scope:wave
;;     %62:v2 all = weave %57
;;     %63:v2 early all = double.mad %62 all, %68 all, %78 all
;;     %49.0:s2 = mov.ud 0 scope:wave
;;     %48.1:s2 tied(%49) = mov.ud 0x3fe00000 scope:wave
;;     %51.0:s2 = mov.ud 0 scope:wave
;;     %50.1:s2 tied(%51) = mov.ud 0x3fd80000 scope:wave
;;     %53:v2 all = weave %48
;;     %54:v2 all = weave %50
;;     %55:v2 early all = double.mad %53 all, %54 all, %63 all
;;     %43:v2 all = weave %79.0, %79.1
;;     %46:v2 early all = double.mul %43 all, %63 all
;;     %41:v2 early all = double.mad %43 all, %55 all, %46 all
;;     %42:v2 = unweave %41 all
;;     %32:v1 = shl.ud %98, 20
;;     %30:v1 = add.d %42.1, -%32
;;     %27.0:v2 = mov.ud %42.0
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     %22:v2 early = select_if.l.d %104.1, 0, 0, 0x7ff80000, %26.0, %26.1
;;     %19:v1 = add.d %102, -1
;;     %16:v2 all = weave %104.0, %104.1
;;     %17:v1 = from_double.f %16 all
;;     %14:v1 = math.rsq.f %17
;;     %11:v2 all = to_double.f %14
;;     %12:v2 = unweave %11 all
;;     %9:v2 early = select_if.ge.ud %19, 0x7fe, %12.0, %12.1, %22.0, %22.1
;;     %2:v1 = add.ud %106, 256
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
    v6 = nrsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %8:v1 = math.rsq.f %10
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = nrsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = math.rsq.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = nrsqrt.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = nrsqrt.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %113:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %111:s1 = mov.ud r8.8.ud scope:wave
;;     %108:v1 = f16to32.f.uw %111
;;     %106:v1 = math.rsq.f %108
;;     %104:v1 = f32to16.uw.f %106
;;     %100:v1 = add.ud %113, 256
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     store.b2 %101 space:global
;;     %98:s1 = shr.ud r8.20.ud, 20 scope:wave
;;     %97:s1 = and.ud %98, 0x7ff scope:wave
;;     %95:s1 = add.d %97, 0xfffffc01 scope:wave
;;     %94:s1 = and.ud %95, 1 scope:wave
;;     %93:s1 = asr.d %95, 1 scope:wave
;;     %91:s1 = and.ud r8.20.ud, 0x800fffff scope:wave
;;     %90:s1 = shl.ud %94, 20 scope:wave
;;     %88:s1 = add.d %90, 0x3ff00000 scope:wave
;;     %86:s1 = or.ud %91, %88 scope:wave
;;     %83.0:s2 = mov.ud r8.16.ud scope:wave
;;     %82.1:s2 tied(%83) = mov.ud %86 scope:wave
;;     %80:v1 = from_double.f %82
;;     %78:v1 = math.rsq.f %80
;;     %75:v2 all = to_double.f %78
;;     %76:v2 = unweave %75 all
;;     %73:s1 = xor.ud %86, 0x80000000 scope:wave
;;     %71.0:s2 = mov.ud r8.16.ud scope:wave
;;     %70.1:s2 tied(%71) = mov.ud %73 scope:wave
;;     %66:v2 early all = double.mul %70, %75 all
;;     %57.0:s2 = mov.ud 0 scope:wave
;;     %56.1:s2 tied(%57) = mov.ud 0x3ff00000 scope:wave
;;     %61:v2 all = weave %56
;;     %62:v2 early all = double.mad %61 all, %66 all, %75 all
;;     %48.0:s2 = mov.ud 0 scope:wave
;;     %47.1:s2 tied(%48) = mov.ud 0x3fe00000 scope:wave
;;     %50.0:s2 = mov.ud 0 scope:wave
;;     %49.1:s2 tied(%50) = mov.ud 0x3fd80000 scope:wave
;;     %52:v2 all = weave %47
;;     %53:v2 all = weave %49
;;     %54:v2 early all = double.mad %52 all, %53 all, %62 all
;;     %42:v2 all = weave %76.0, %76.1
;;     %45:v2 early all = double.mul %42 all, %62 all
;;     %40:v2 early all = double.mad %42 all, %54 all, %45 all
;;     %41:v2 = unweave %40 all
;;     %31:s1 = shl.ud %93, 20 scope:wave
;;     %29:v1 = add.d %41.1, -%31
;;     %26.0:v2 = mov.ud %41.0
;;     %25.1:v2 tied(%26) = mov.ud %29
;;     %21:v2 early = select_if.l.d r8.20.ud, 0, 0, 0x7ff80000, %25.0, %25.1
;;     %19:s1 = add.d %97, -1 scope:wave
;;     %16.0:s2 = mov.ud r8.16.ud scope:wave
;;     %15.1:s2 tied(%16) = mov.ud r8.20.ud scope:wave
;;     %17:v1 = from_double.f %15
;;     %14:v1 = math.rsq.f %17
;;     %11:v2 all = to_double.f %14
;;     %12:v2 = unweave %11 all
;;     %9:v2 early = select_if.ge.ud %19, 0x7fe, %12.0, %12.1, %21.0, %21.1
;;     %2:v1 = add.ud %113, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
