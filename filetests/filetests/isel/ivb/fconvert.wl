; test isel precise-output
; target ivb
; Floats of another size. To single precision subnormals are made by hand; halves have instructions of their own.

kernel %to_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %to_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v1 early = load.d1 %10 space:global
;;     %7:v2 early = to_double.f %8
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %to_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %to_single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %132:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %130:v2 early = load.d2 %132 space:global
;;     %126:v1 = and.ud %130.0, -1
;;     %127:v1 = and.ud %130.1, 0x7fffffff
;;     %129.0:v2 = mov.ud %126
;;     %128.1:v2 tied(%129) = mov.ud %127
;;     %122:v1 = mov.ud %128.0
;;     %123:v1 = add.d %128.1, 0xc8000000
;;     %125.0:v2 = mov.ud %122
;;     %124.1:v2 tied(%125) = mov.ud %123
;;     %120:v1 = shr.ud %124.1, 29
;;     %119:v1 = shl.ud %124.1, 3
;;     %117:v1 = shr.ud %124.0, 29
;;     %115:v1 = or.ud %117, %119
;;     %112.0:v2 = mov.ud %115
;;     %111.1:v2 tied(%112) = mov.ud %120
;;     %105:v1 = and.ud %111.0, 1
;;     %106:v1 = and.ud %111.1, 0
;;     %108.0:v2 = mov.ud %105
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %99:v1 = add.d %107.0, %128.0
;;     %100:v1 = add.d %107.1, %128.1
;;     %101:v1 tied(%100) = carry %99, %128.0
;;     %103.0:v2 = mov.ud %99
;;     %102.1:v2 tied(%103) = mov.ud %101
;;     %93:v1 = add.d %102.0, 0xfffffff
;;     %94:v1 = add.d %102.1, 0xc8000000
;;     %95:v1 tied(%94) = carry %93, 0xfffffff
;;     %97.0:v2 = mov.ud %93
;;     %96.1:v2 tied(%97) = mov.ud %95
;;     %90:v1 = shl.ud %96.1, 3
;;     %88:v1 = shr.ud %96.0, 29
;;     %86:v1 = or.ud %88, %90
;;     %83:s1 early = compare.g.ud %86, 0x7f7fffff
;;     %81:s1 early = compare.g.ud %128.1, 0x47f00000
;;     %80:s1 early = compare.z.d %128.1, 0x47f00000
;;     %79:s1 = or.ud %81, %80 scope:wave
;;     %76:s1 = or.ud %83, %79 scope:wave
;;     %73:v1 early = select %76, 0x7f800000, %86
;;     %67:v1 = and.ud %130.0, 0
;;     %68:v1 = and.ud %130.1, 0x80000000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v1 = or.ud %69.0, 0
;;     %63:v1 = or.ud %69.1, 0x39e00000
;;     %65.0:v2 = mov.ud %62
;;     %64.1:v2 tied(%65) = mov.ud %63
;;     %59:v2 early = double.add %130.0, %130.1, %64.0, %64.1
;;     %52:v1 = and.ud %59.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %128.1, 0x38100000, %50, %73
;;     %41:v1 = xor.ud %128.1, 0x7ff00000
;;     %40:v1 = or.ud %128.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %130.0, 29
;;     %33:v1 = shl.ud %130.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %128.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %128.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %128.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %130.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %132, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %from_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconvert.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.b2 %9 space:global
;;     %6:v1 = f16to32.f.uw %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = f32to16.uw.f %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

; By way of single precision, which is exact.
kernel %half_to_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %half_to_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.b2 %12 space:global
;;     %9:v1 = f16to32.f.uw %10
;;     %7:v2 early = to_double.f %9
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_from_half {
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
    v7 = bitcast.f16 v6
    v8 = fconvert.f32 v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_from_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:s1 = mov.ud r8.8.ud scope:wave
;;     %6:v1 = f16to32.f.uw %9
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_to_half {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %wave_to_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = f32to16.uw.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_to_double {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_to_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = to_double.f r8.8.ud
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
