; test isel precise-output
; target ivb
; Square roots rounded otherwise.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.zero.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %178:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %176:v1 early = load.d1 %178 space:global
;;     %175:v1 = mul.f %176, 0x71800000
;;     %174:v1 = mul.f %175, 0x57800000
;;     %172:v1 early = select_if.l.ud %176, 0xd800000, %174, %176
;;     %170:v1 = mov.f.ud %176
;;     %169:v1 = mul.f %170, 0x3f000000
;;     %167:v1 early = select_if.l.ud %176, 0x800000, %169, %172
;;     %164:v1 = math.rsq.f %167
;;     %163:v1 = mul.f %167, %164
;;     %162:v1 = mul.f %164, 0x3f000000
;;     %160:v1 = xor.ud %162, 0x80000000
;;     %159:v1 = three.mad.f 0x3f000000, %160, %163
;;     %157:v1 = three.mad.f %163, %163, %159
;;     %155:v1 = three.mad.f %162, %162, %159
;;     %152:v1 = xor.ud %157, 0x80000000
;;     %151:v1 = three.mad.f %167, %152, %157
;;     %149:v1 = three.mad.f %157, %151, %155
;;     %145:v1 = xor.ud %149, 0x80000000
;;     %144:v1 = three.mad.f %167, %145, %149
;;     %141:v1 = add.d %149, 1
;;     %140:v1 = add.d %149, -1
;;     %136:v1 = add.f %141, -%149
;;     %135:v1 = add.f %140, -%149
;;     %134:v1 = mul.f %149, %136
;;     %132:v1 = mul.f %149, %135
;;     %130:v1 early = select_if.le.f %144, %132, %140, %149
;;     %126:v1 early = select_if.g.f %144, %134, %141, %130
;;     %121:v1 = mul.f %126, 0x1a800000
;;     %120:v1 early = select_if.l.ud %176, 0xd800000, %121, %126
;;     %117:v1 = and.ud %176, 0x7fffffff
;;     %116:v1 = and.ud %176, 0x80000000
;;     %114:v1 early = select_if.z.d %117, 0, %116, %120
;;     %110:v1 early = select_if.z.d %176, 0x7f800000, %176, %114
;;     %107:v2 early = to_double.f %110
;;     %106:v2 early = to_double.f %176
;;     %104:v2 early = double.mul %107.0, %107.1, %107.0, %107.1
;;     %96:v1 = and.ud %104.0, -1
;;     %97:v1 = and.ud %104.1, 0x7fffffff
;;     %99.0:v2 = mov.ud %96
;;     %98.1:v2 tied(%99) = mov.ud %97
;;     %92:v1 = and.ud %106.0, -1
;;     %93:v1 = and.ud %106.1, 0x7fffffff
;;     %95.0:v2 = mov.ud %92
;;     %94.1:v2 tied(%95) = mov.ud %93
;;     %91:s1 early = compare.g.ud %98.1, 0x7ff00000
;;     %90:s1 early = compare.z.d %98.1, 0x7ff00000
;;     %88:s1 early = compare.nz.d %98.0, 0
;;     %86:s1 = and.ud %90, %88 scope:wave
;;     %83:s1 = or.ud %91, %86 scope:wave
;;     %80:s1 early = compare.g.ud %94.1, 0x7ff00000
;;     %79:s1 early = compare.z.d %94.1, 0x7ff00000
;;     %77:s1 early = compare.nz.d %94.0, 0
;;     %75:s1 = and.ud %79, %77 scope:wave
;;     %72:s1 = or.ud %80, %75 scope:wave
;;     %69:s1 = or.ud %83, %72 scope:wave
;;     %65:v1 = asr.d %104.1, 31
;;     %63.0:v2 = mov.ud %65
;;     %62.1:v2 tied(%63) = mov.ud %65
;;     %57:v1 = xor.ud %98.0, %62.0
;;     %58:v1 = xor.ud %98.1, %62.1
;;     %60.0:v2 = mov.ud %57
;;     %59.1:v2 tied(%60) = mov.ud %58
;;     %51:v1 = add.d %59.0, -%62.0
;;     %52:v1 = add.d %59.1, -%62.1
;;     %53:v1 tied(%52) = borrow %59.0, %62.0
;;     %55.0:v2 = mov.ud %51
;;     %54.1:v2 tied(%55) = mov.ud %53
;;     %47:v1 = asr.d %106.1, 31
;;     %45.0:v2 = mov.ud %47
;;     %44.1:v2 tied(%45) = mov.ud %47
;;     %39:v1 = xor.ud %94.0, %44.0
;;     %40:v1 = xor.ud %94.1, %44.1
;;     %42.0:v2 = mov.ud %39
;;     %41.1:v2 tied(%42) = mov.ud %40
;;     %33:v1 = add.d %41.0, -%44.0
;;     %34:v1 = add.d %41.1, -%44.1
;;     %35:v1 tied(%34) = borrow %41.0, %44.0
;;     %37.0:v2 = mov.ud %33
;;     %36.1:v2 tied(%37) = mov.ud %35
;;     %28:s1 early = compare.g.d %54.1, %36.1
;;     %27:s1 early = compare.z.d %54.1, %36.1
;;     %24:s1 early = compare.g.ud %54.0, %36.0
;;     %21:s1 = and.ud %27, %24 scope:wave
;;     %18:s1 = or.ud %28, %21 scope:wave
;;     %15:s1 = xor.ud %69, 0xffff scope:wave
;;     %13:s1 = and.ud %18, %15 scope:wave
;;     %10:v1 early = select %13, 1, 0
;;     %8:v1 = add.d %110, -%10
;;     %2:v1 = add.ud %178, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.ftz.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %68:v1 early = load.d1 %70 space:global
;;     %67:v1 = mul.f %68, 0x71800000
;;     %66:v1 = mul.f %67, 0x57800000
;;     %64:v1 early = select_if.l.ud %68, 0xd800000, %66, %68
;;     %62:v1 = math.rsq.f %64
;;     %61:v1 = mul.f %64, %62
;;     %60:v1 = mul.f %62, 0x3f000000
;;     %58:v1 = xor.ud %60, 0x80000000
;;     %57:v1 = three.mad.f 0x3f000000, %58, %61
;;     %55:v1 = three.mad.f %61, %61, %57
;;     %53:v1 = three.mad.f %60, %60, %57
;;     %50:v1 = xor.ud %55, 0x80000000
;;     %49:v1 = three.mad.f %64, %50, %55
;;     %47:v1 = three.mad.f %55, %49, %53
;;     %43:v1 = xor.ud %47, 0x80000000
;;     %42:v1 = three.mad.f %64, %43, %47
;;     %39:v1 = add.d %47, 1
;;     %38:v1 = add.d %47, -1
;;     %34:v1 = add.f %39, -%47
;;     %33:v1 = add.f %38, -%47
;;     %32:v1 = mul.f %47, %34
;;     %30:v1 = mul.f %47, %33
;;     %28:v1 early = select_if.le.f %42, %30, %38, %47
;;     %24:v1 early = select_if.g.f %42, %32, %39, %28
;;     %19:v1 = mul.f %24, 0x1a800000
;;     %18:v1 early = select_if.l.ud %68, 0xd800000, %19, %24
;;     %15:v1 = and.ud %68, 0x7fffffff
;;     %14:v1 = and.ud %68, 0x80000000
;;     %12:v1 early = select_if.l.ud %15, 0x800000, %14, %18
;;     %8:v1 early = select_if.z.d %68, 0x7f800000, %68, %12
;;     %2:v1 = add.ud %70, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
