; test isel precise-output
; target ivb
; Conversions to smaller floats with another rounding.

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.up.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %up target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %115:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %113:v2 early = load.d2 %115 space:global
;;     %109:v1 = and.ud %113.0, -1
;;     %110:v1 = and.ud %113.1, 0x7fffffff
;;     %112.0:v2 = mov.ud %109
;;     %111.1:v2 tied(%112) = mov.ud %110
;;     %108:v2 early = select_if.l.d %113.1, 0, 0, 0, 0x1fffffff, 0
;;     %103:v1 = add.d %111.0, %108.0
;;     %104:v1 = add.d %111.1, %108.1
;;     %105:v1 tied(%104) = carry %103, %108.0
;;     %107.0:v2 = mov.ud %103
;;     %106.1:v2 tied(%107) = mov.ud %105
;;     %98:v1 = mov.ud %106.0
;;     %99:v1 = add.d %106.1, 0xc8000000
;;     %101.0:v2 = mov.ud %98
;;     %100.1:v2 tied(%101) = mov.ud %99
;;     %95:v1 = shl.ud %100.1, 3
;;     %93:v1 = shr.ud %100.0, 29
;;     %91:v1 = or.ud %93, %95
;;     %88:v1 early = select_if.l.d %113.1, 0, 0x7f7fffff, 0x7f800000
;;     %87:s1 early = compare.g.ud %91, 0x7f7fffff
;;     %85:s1 early = compare.g.ud %111.1, 0x47f00000
;;     %84:s1 early = compare.z.d %111.1, 0x47f00000
;;     %83:s1 = or.ud %85, %84 scope:wave
;;     %80:s1 = or.ud %87, %83 scope:wave
;;     %77:v1 early = select %80, %88, %91
;;     %70:v1 = and.ud %113.0, 0
;;     %71:v1 = and.ud %113.1, 0x80000000
;;     %73.0:v2 = mov.ud %70
;;     %72.1:v2 tied(%73) = mov.ud %71
;;     %65:v1 = or.ud %72.0, 0
;;     %66:v1 = or.ud %72.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %58:v2 all = weave %113.0, %113.1
;;     %60:v2 all = weave %67.0, %67.1
;;     mode.enter round:up scope:wave
;;     %61:v2 early all = double.add %58 all, %60 all
;;     mode.leave round:up scope:wave
;;     %62:v2 = unweave %61 all
;;     %52:v1 = and.ud %62.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %111.1, 0x38100000, %50, %77
;;     %41:v1 = xor.ud %111.1, 0x7ff00000
;;     %40:v1 = or.ud %111.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %113.0, 29
;;     %33:v1 = shl.ud %113.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %111.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %111.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %111.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %113.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %115, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.zero.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %62:v1 early = load.d1 %64 space:global
;;     %61:v1 = and.ud %62, 0x7fffffff
;;     %60:v1 = add.d %61, 0xc8000000
;;     %59:v1 = shr.ud %60, 13
;;     %57:s1 early = compare.g.ud %59, 0x7bff
;;     %56:s1 early = compare.ge.ud %61, 0x47800000
;;     %55:s1 = or.ud %57, %56 scope:wave
;;     %52:v1 early = select %55, 0x7bff, %59
;;     %49:v1 = and.ud %62, 0x80000000
;;     %48:v1 = or.ud %49, 0x3f000000
;;     %44:v2 all = to_double.f %62
;;     %41:v2 all = to_double.f %48
;;     mode.enter round:zero scope:wave
;;     %38:v2 early all = double.add %44 all, %41 all
;;     mode.leave round:zero scope:wave
;;     %33:v1 = from_double.f %38 all
;;     %29:v1 = and.ud %33, 0x7fffffff
;;     %27:v1 = add.d %29, 0xc1000000
;;     %25:v1 early = select_if.l.ud %61, 0x38800000, %27, %52
;;     %22:v1 early = select_if.z.d %61, 0x7f800000, 0x7c00, %25
;;     %20:v1 = shr.ud %62, 13
;;     %19:v1 = and.ud %20, 1023
;;     %17:v1 = or.ud %19, 0x7e00
;;     %15:v1 early = select_if.g.ud %61, 0x7f800000, %17, %22
;;     %11:v1 early = select_if.l.d %62, 0, 0x8000, 0
;;     %9:v1 = or.ud %15, %11
;;     %2:v1 = add.ud %64, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.ftz.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %151:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %149:v2 early = load.d2 %151 space:global
;;     %145:v1 = and.ud %149.1, 0x7fffffff
;;     %146.1:v2 = mov.ud %145
;;     %139:v1 = and.ud %149.0, 0
;;     %140:v1 = and.ud %149.1, 0x80000000
;;     %142.0:v2 = mov.ud %139
;;     %141.1:v2 tied(%142) = mov.ud %140
;;     %138:v2 early = select_if.l.ud %146.1, 0x100000, %141.0, %141.1, %149.0, %149.1
;;     %131:v1 = and.ud %138.0, -1
;;     %132:v1 = and.ud %138.1, 0x7fffffff
;;     %134.0:v2 = mov.ud %131
;;     %133.1:v2 tied(%134) = mov.ud %132
;;     %127:v1 = mov.ud %133.0
;;     %128:v1 = add.d %133.1, 0xc8000000
;;     %130.0:v2 = mov.ud %127
;;     %129.1:v2 tied(%130) = mov.ud %128
;;     %125:v1 = shr.ud %129.1, 29
;;     %124:v1 = shl.ud %129.1, 3
;;     %122:v1 = shr.ud %129.0, 29
;;     %120:v1 = or.ud %122, %124
;;     %117.0:v2 = mov.ud %120
;;     %116.1:v2 tied(%117) = mov.ud %125
;;     %110:v1 = and.ud %116.0, 1
;;     %111:v1 = and.ud %116.1, 0
;;     %113.0:v2 = mov.ud %110
;;     %112.1:v2 tied(%113) = mov.ud %111
;;     %104:v1 = add.d %112.0, %133.0
;;     %105:v1 = add.d %112.1, %133.1
;;     %106:v1 tied(%105) = carry %104, %133.0
;;     %108.0:v2 = mov.ud %104
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %98:v1 = add.d %107.0, 0xfffffff
;;     %99:v1 = add.d %107.1, 0xc8000000
;;     %100:v1 tied(%99) = carry %98, 0xfffffff
;;     %102.0:v2 = mov.ud %98
;;     %101.1:v2 tied(%102) = mov.ud %100
;;     %95:v1 = shl.ud %101.1, 3
;;     %93:v1 = shr.ud %101.0, 29
;;     %91:v1 = or.ud %93, %95
;;     %88:s1 early = compare.g.ud %91, 0x7f7fffff
;;     %86:s1 early = compare.g.ud %133.1, 0x47f00000
;;     %85:s1 early = compare.z.d %133.1, 0x47f00000
;;     %84:s1 = or.ud %86, %85 scope:wave
;;     %81:s1 = or.ud %88, %84 scope:wave
;;     %78:v1 early = select %81, 0x7f800000, %91
;;     %72:v1 = and.ud %138.0, 0
;;     %73:v1 = and.ud %138.1, 0x80000000
;;     %75.0:v2 = mov.ud %72
;;     %74.1:v2 tied(%75) = mov.ud %73
;;     %68:v1 = or.ud %74.0, 0
;;     %69:v1 = or.ud %74.1, 0x39e00000
;;     %71.0:v2 = mov.ud %68
;;     %70.1:v2 tied(%71) = mov.ud %69
;;     %60:v2 all = weave %138.0, %138.1
;;     %62:v2 all = weave %70.0, %70.1
;;     %63:v2 early all = double.add %60 all, %62 all
;;     %64:v2 = unweave %63 all
;;     %54:v1 = and.ud %64.0, -1
;;     %57:v1 = mov.ud %54
;;     %49:v1 = mov.ud %57
;;     %52:v1 = mov.ud %49
;;     %46:v1 early = select_if.l.ud %52, 0x800000, 0, %52
;;     %44:v1 early = select_if.l.ud %133.1, 0x38100000, %46, %78
;;     %41:v1 = xor.ud %133.1, 0x7ff00000
;;     %40:v1 = or.ud %133.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %138.0, 29
;;     %33:v1 = shl.ud %138.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %133.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %133.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %133.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %138.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %151, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
