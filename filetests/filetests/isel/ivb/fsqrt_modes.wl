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
;;     %183:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %181:v1 early = load.d1 %183 space:global
;;     %180:v1 = mul.f %181, 0x71800000
;;     %179:v1 = mul.f %180, 0x57800000
;;     %177:v1 early = select_if.l.ud %181, 0xd800000, %179, %181
;;     %175:v1 = mov.f.ud %181
;;     %174:v1 = mul.f %175, 0x3f000000
;;     %172:v1 early = select_if.l.ud %181, 0x800000, %174, %177
;;     %169:v1 = math.rsq.f %172
;;     %168:v1 = mul.f %172, %169
;;     %167:v1 = mul.f %169, 0x3f000000
;;     %165:v1 = xor.ud %167, 0x80000000
;;     %164:v1 = three.mad.f 0x3f000000, %165, %168
;;     %162:v1 = three.mad.f %168, %168, %164
;;     %160:v1 = three.mad.f %167, %167, %164
;;     %157:v1 = xor.ud %162, 0x80000000
;;     %156:v1 = three.mad.f %172, %157, %162
;;     %154:v1 = three.mad.f %162, %156, %160
;;     %150:v1 = xor.ud %154, 0x80000000
;;     %149:v1 = three.mad.f %172, %150, %154
;;     %146:v1 = add.d %154, 1
;;     %145:v1 = add.d %154, -1
;;     %141:v1 = add.f %146, -%154
;;     %140:v1 = add.f %145, -%154
;;     %139:v1 = mul.f %154, %141
;;     %137:v1 = mul.f %154, %140
;;     %135:v1 early = select_if.le.f %149, %137, %145, %154
;;     %131:v1 early = select_if.g.f %149, %139, %146, %135
;;     %126:v1 = mul.f %131, 0x1a800000
;;     %125:v1 early = select_if.l.ud %181, 0xd800000, %126, %131
;;     %122:v1 = and.ud %181, 0x7fffffff
;;     %121:v1 = and.ud %181, 0x80000000
;;     %119:v1 early = select_if.z.d %122, 0, %121, %125
;;     %115:v1 early = select_if.z.d %181, 0x7f800000, %181, %119
;;     %111:v2 all = to_double.f %115
;;     %109:v2 all = to_double.f %181
;;     %110:v2 = unweave %109 all
;;     %106:v2 early all = double.mul %111 all, %111 all
;;     %107:v2 = unweave %106 all
;;     %96:v1 = and.ud %107.0, -1
;;     %97:v1 = and.ud %107.1, 0x7fffffff
;;     %99.0:v2 = mov.ud %96
;;     %98.1:v2 tied(%99) = mov.ud %97
;;     %92:v1 = and.ud %110.0, -1
;;     %93:v1 = and.ud %110.1, 0x7fffffff
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
;;     %65:v1 = asr.d %107.1, 31
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
;;     %47:v1 = asr.d %110.1, 31
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
;;     %8:v1 = add.d %115, -%10
;;     %2:v1 = add.ud %183, 256
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
