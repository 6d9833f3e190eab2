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
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v2 all = to_double.f %9
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
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
;;     %135:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %133:v2 early = load.d2 %135 space:global
;;     %129:v1 = and.ud %133.0, -1
;;     %130:v1 = and.ud %133.1, 0x7fffffff
;;     %132.0:v2 = mov.ud %129
;;     %131.1:v2 tied(%132) = mov.ud %130
;;     %125:v1 = mov.ud %131.0
;;     %126:v1 = add.d %131.1, 0xc8000000
;;     %128.0:v2 = mov.ud %125
;;     %127.1:v2 tied(%128) = mov.ud %126
;;     %123:v1 = shr.ud %127.1, 29
;;     %122:v1 = shl.ud %127.1, 3
;;     %120:v1 = shr.ud %127.0, 29
;;     %118:v1 = or.ud %120, %122
;;     %115.0:v2 = mov.ud %118
;;     %114.1:v2 tied(%115) = mov.ud %123
;;     %108:v1 = and.ud %114.0, 1
;;     %109:v1 = and.ud %114.1, 0
;;     %111.0:v2 = mov.ud %108
;;     %110.1:v2 tied(%111) = mov.ud %109
;;     %102:v1 = add.d %110.0, %131.0
;;     %103:v1 = add.d %110.1, %131.1
;;     %104:v1 tied(%103) = carry %102, %131.0
;;     %106.0:v2 = mov.ud %102
;;     %105.1:v2 tied(%106) = mov.ud %104
;;     %96:v1 = add.d %105.0, 0xfffffff
;;     %97:v1 = add.d %105.1, 0xc8000000
;;     %98:v1 tied(%97) = carry %96, 0xfffffff
;;     %100.0:v2 = mov.ud %96
;;     %99.1:v2 tied(%100) = mov.ud %98
;;     %93:v1 = shl.ud %99.1, 3
;;     %91:v1 = shr.ud %99.0, 29
;;     %89:v1 = or.ud %91, %93
;;     %86:s1 early = compare.g.ud %89, 0x7f7fffff
;;     %84:s1 early = compare.g.ud %131.1, 0x47f00000
;;     %83:s1 early = compare.z.d %131.1, 0x47f00000
;;     %82:s1 = or.ud %84, %83 scope:wave
;;     %79:s1 = or.ud %86, %82 scope:wave
;;     %76:v1 early = select %79, 0x7f800000, %89
;;     %70:v1 = and.ud %133.0, 0
;;     %71:v1 = and.ud %133.1, 0x80000000
;;     %73.0:v2 = mov.ud %70
;;     %72.1:v2 tied(%73) = mov.ud %71
;;     %65:v1 = or.ud %72.0, 0
;;     %66:v1 = or.ud %72.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %58:v2 all = weave %133.0, %133.1
;;     %60:v2 all = weave %67.0, %67.1
;;     %61:v2 early all = double.add %58 all, %60 all
;;     %62:v2 = unweave %61 all
;;     %52:v1 = and.ud %62.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %131.1, 0x38100000, %50, %76
;;     %41:v1 = xor.ud %131.1, 0x7ff00000
;;     %40:v1 = or.ud %131.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %133.0, 29
;;     %33:v1 = shl.ud %133.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %131.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %131.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %131.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %133.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %135, 256
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
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %7:v2 all = to_double.f %10
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
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
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 all = to_double.f r8.8.ud
;;     %7:v2 = unweave %6 all
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
