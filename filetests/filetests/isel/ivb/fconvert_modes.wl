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
;;     %112:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %110:v2 early = load.d2 %112 space:global
;;     %106:v1 = and.ud %110.0, -1
;;     %107:v1 = and.ud %110.1, 0x7fffffff
;;     %109.0:v2 = mov.ud %106
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %105:v2 early = select_if.l.d %110.1, 0, 0, 0, 0x1fffffff, 0
;;     %100:v1 = add.d %108.0, %105.0
;;     %101:v1 = add.d %108.1, %105.1
;;     %102:v1 tied(%101) = carry %100, %105.0
;;     %104.0:v2 = mov.ud %100
;;     %103.1:v2 tied(%104) = mov.ud %102
;;     %95:v1 = mov.ud %103.0
;;     %96:v1 = add.d %103.1, 0xc8000000
;;     %98.0:v2 = mov.ud %95
;;     %97.1:v2 tied(%98) = mov.ud %96
;;     %92:v1 = shl.ud %97.1, 3
;;     %90:v1 = shr.ud %97.0, 29
;;     %88:v1 = or.ud %90, %92
;;     %85:v1 early = select_if.l.d %110.1, 0, 0x7f7fffff, 0x7f800000
;;     %84:s1 early = compare.g.ud %88, 0x7f7fffff
;;     %82:s1 early = compare.g.ud %108.1, 0x47f00000
;;     %81:s1 early = compare.z.d %108.1, 0x47f00000
;;     %80:s1 = or.ud %82, %81 scope:wave
;;     %77:s1 = or.ud %84, %80 scope:wave
;;     %74:v1 early = select %77, %85, %88
;;     %67:v1 = and.ud %110.0, 0
;;     %68:v1 = and.ud %110.1, 0x80000000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v1 = or.ud %69.0, 0
;;     %63:v1 = or.ud %69.1, 0x39e00000
;;     %65.0:v2 = mov.ud %62
;;     %64.1:v2 tied(%65) = mov.ud %63
;;     mode.enter round:up scope:wave
;;     %59:v2 early = double.add %110.0, %110.1, %64.0, %64.1
;;     mode.leave round:up scope:wave
;;     %52:v1 = and.ud %59.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %108.1, 0x38100000, %50, %74
;;     %41:v1 = xor.ud %108.1, 0x7ff00000
;;     %40:v1 = or.ud %108.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %110.0, 29
;;     %33:v1 = shl.ud %110.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %108.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %108.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %108.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %110.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %112, 256
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
;;     %58:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %56:v1 early = load.d1 %58 space:global
;;     %55:v1 = and.ud %56, 0x7fffffff
;;     %54:v1 = add.d %55, 0xc8000000
;;     %53:v1 = shr.ud %54, 13
;;     %51:s1 early = compare.g.ud %53, 0x7bff
;;     %50:s1 early = compare.ge.ud %55, 0x47800000
;;     %49:s1 = or.ud %51, %50 scope:wave
;;     %46:v1 early = select %49, 0x7bff, %53
;;     %43:v1 = and.ud %56, 0x80000000
;;     %42:v1 = or.ud %43, 0x3f000000
;;     %39:v2 early = to_double.f %56
;;     %37:v2 early = to_double.f %42
;;     mode.enter round:zero scope:wave
;;     %35:v2 early = double.add %39.0, %39.1, %37.0, %37.1
;;     mode.leave round:zero scope:wave
;;     %32:v1 early = from_double.f %35.0, %35.1
;;     %29:v1 = and.ud %32, 0x7fffffff
;;     %27:v1 = add.d %29, 0xc1000000
;;     %25:v1 early = select_if.l.ud %55, 0x38800000, %27, %46
;;     %22:v1 early = select_if.z.d %55, 0x7f800000, 0x7c00, %25
;;     %20:v1 = shr.ud %56, 13
;;     %19:v1 = and.ud %20, 1023
;;     %17:v1 = or.ud %19, 0x7e00
;;     %15:v1 early = select_if.g.ud %55, 0x7f800000, %17, %22
;;     %11:v1 early = select_if.l.d %56, 0, 0x8000, 0
;;     %9:v1 = or.ud %15, %11
;;     %2:v1 = add.ud %58, 256
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
;;     %148:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %146:v2 early = load.d2 %148 space:global
;;     %142:v1 = and.ud %146.1, 0x7fffffff
;;     %143.1:v2 = mov.ud %142
;;     %136:v1 = and.ud %146.0, 0
;;     %137:v1 = and.ud %146.1, 0x80000000
;;     %139.0:v2 = mov.ud %136
;;     %138.1:v2 tied(%139) = mov.ud %137
;;     %135:v2 early = select_if.l.ud %143.1, 0x100000, %138.0, %138.1, %146.0, %146.1
;;     %128:v1 = and.ud %135.0, -1
;;     %129:v1 = and.ud %135.1, 0x7fffffff
;;     %131.0:v2 = mov.ud %128
;;     %130.1:v2 tied(%131) = mov.ud %129
;;     %124:v1 = mov.ud %130.0
;;     %125:v1 = add.d %130.1, 0xc8000000
;;     %127.0:v2 = mov.ud %124
;;     %126.1:v2 tied(%127) = mov.ud %125
;;     %122:v1 = shr.ud %126.1, 29
;;     %121:v1 = shl.ud %126.1, 3
;;     %119:v1 = shr.ud %126.0, 29
;;     %117:v1 = or.ud %119, %121
;;     %114.0:v2 = mov.ud %117
;;     %113.1:v2 tied(%114) = mov.ud %122
;;     %107:v1 = and.ud %113.0, 1
;;     %108:v1 = and.ud %113.1, 0
;;     %110.0:v2 = mov.ud %107
;;     %109.1:v2 tied(%110) = mov.ud %108
;;     %101:v1 = add.d %109.0, %130.0
;;     %102:v1 = add.d %109.1, %130.1
;;     %103:v1 tied(%102) = carry %101, %130.0
;;     %105.0:v2 = mov.ud %101
;;     %104.1:v2 tied(%105) = mov.ud %103
;;     %95:v1 = add.d %104.0, 0xfffffff
;;     %96:v1 = add.d %104.1, 0xc8000000
;;     %97:v1 tied(%96) = carry %95, 0xfffffff
;;     %99.0:v2 = mov.ud %95
;;     %98.1:v2 tied(%99) = mov.ud %97
;;     %92:v1 = shl.ud %98.1, 3
;;     %90:v1 = shr.ud %98.0, 29
;;     %88:v1 = or.ud %90, %92
;;     %85:s1 early = compare.g.ud %88, 0x7f7fffff
;;     %83:s1 early = compare.g.ud %130.1, 0x47f00000
;;     %82:s1 early = compare.z.d %130.1, 0x47f00000
;;     %81:s1 = or.ud %83, %82 scope:wave
;;     %78:s1 = or.ud %85, %81 scope:wave
;;     %75:v1 early = select %78, 0x7f800000, %88
;;     %69:v1 = and.ud %135.0, 0
;;     %70:v1 = and.ud %135.1, 0x80000000
;;     %72.0:v2 = mov.ud %69
;;     %71.1:v2 tied(%72) = mov.ud %70
;;     %65:v1 = or.ud %71.0, 0
;;     %66:v1 = or.ud %71.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %61:v2 early = double.add %135.0, %135.1, %67.0, %67.1
;;     %54:v1 = and.ud %61.0, -1
;;     %57:v1 = mov.ud %54
;;     %49:v1 = mov.ud %57
;;     %52:v1 = mov.ud %49
;;     %46:v1 early = select_if.l.ud %52, 0x800000, 0, %52
;;     %44:v1 early = select_if.l.ud %130.1, 0x38100000, %46, %75
;;     %41:v1 = xor.ud %130.1, 0x7ff00000
;;     %40:v1 = or.ud %130.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %135.0, 29
;;     %33:v1 = shl.ud %135.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %130.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %130.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %130.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %135.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %148, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
