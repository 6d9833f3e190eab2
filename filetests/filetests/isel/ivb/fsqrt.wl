; test isel precise-output
; target ivb
; Square roots of single precision, correctly rounded: a reciprocal root of the math box, made better by `mad`; small numbers are scaled.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %74:v1 early = load.d1 %76 space:global
;;     %73:v1 = mul.f %74, 0x71800000
;;     %72:v1 = mul.f %73, 0x57800000
;;     %70:v1 early = select_if.l.ud %74, 0xd800000, %72, %74
;;     %68:v1 = mov.f.ud %74
;;     %67:v1 = mul.f %68, 0x3f000000
;;     %65:v1 early = select_if.l.ud %74, 0x800000, %67, %70
;;     %62:v1 = math.rsq.f %65
;;     %61:v1 = mul.f %65, %62
;;     %60:v1 = mul.f %62, 0x3f000000
;;     %58:v1 = xor.ud %60, 0x80000000
;;     %57:v1 = three.mad.f 0x3f000000, %58, %61
;;     %55:v1 = three.mad.f %61, %61, %57
;;     %53:v1 = three.mad.f %60, %60, %57
;;     %50:v1 = xor.ud %55, 0x80000000
;;     %49:v1 = three.mad.f %65, %50, %55
;;     %47:v1 = three.mad.f %55, %49, %53
;;     %43:v1 = xor.ud %47, 0x80000000
;;     %42:v1 = three.mad.f %65, %43, %47
;;     %39:v1 = add.d %47, 1
;;     %38:v1 = add.d %47, -1
;;     %34:v1 = add.f %39, -%47
;;     %33:v1 = add.f %38, -%47
;;     %32:v1 = mul.f %47, %34
;;     %30:v1 = mul.f %47, %33
;;     %28:v1 early = select_if.le.f %42, %30, %38, %47
;;     %24:v1 early = select_if.g.f %42, %32, %39, %28
;;     %19:v1 = mul.f %24, 0x1a800000
;;     %18:v1 early = select_if.l.ud %74, 0xd800000, %19, %24
;;     %15:v1 = and.ud %74, 0x7fffffff
;;     %14:v1 = and.ud %74, 0x80000000
;;     %12:v1 early = select_if.z.d %15, 0, %14, %18
;;     %8:v1 early = select_if.z.d %74, 0x7f800000, %74, %12
;;     %2:v1 = add.ud %76, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %73:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %71:v1 = mul.f r8.8.ud, 0x71800000
;;     %70:v1 = mul.f %71, 0x57800000
;;     %68:v1 early = select_if.l.ud r8.8.ud, 0xd800000, %70, r8.8.ud
;;     %66:v1 = mov.f.ud r8.8.ud
;;     %65:v1 = mul.f %66, 0x3f000000
;;     %63:v1 early = select_if.l.ud r8.8.ud, 0x800000, %65, %68
;;     %60:v1 = math.rsq.f %63
;;     %59:v1 = mul.f %63, %60
;;     %58:v1 = mul.f %60, 0x3f000000
;;     %56:v1 = xor.ud %58, 0x80000000
;;     %55:v1 = three.mad.f 0x3f000000, %56, %59
;;     %53:v1 = three.mad.f %59, %59, %55
;;     %51:v1 = three.mad.f %58, %58, %55
;;     %48:v1 = xor.ud %53, 0x80000000
;;     %47:v1 = three.mad.f %63, %48, %53
;;     %45:v1 = three.mad.f %53, %47, %51
;;     %41:v1 = xor.ud %45, 0x80000000
;;     %40:v1 = three.mad.f %63, %41, %45
;;     %37:v1 = add.d %45, 1
;;     %36:v1 = add.d %45, -1
;;     %32:v1 = add.f %37, -%45
;;     %31:v1 = add.f %36, -%45
;;     %30:v1 = mul.f %45, %32
;;     %28:v1 = mul.f %45, %31
;;     %26:v1 early = select_if.le.f %40, %28, %36, %45
;;     %22:v1 early = select_if.g.f %40, %30, %37, %26
;;     %17:v1 = mul.f %22, 0x1a800000
;;     %16:v1 early = select_if.l.ud r8.8.ud, 0xd800000, %17, %22
;;     %13:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %12:s1 = and.ud r8.8.ud, 0x80000000 scope:wave
;;     %10:v1 early = select_if.z.d %13, 0, %12, %16
;;     %6:v1 early = select_if.z.d r8.8.ud, 0x7f800000, r8.8.ud, %10
;;     %2:v1 = add.ud %73, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v7 = bitcast.f16 v6
    v8 = fsqrt.f16 v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %74:s1 = mov.ud r8.8.ud scope:wave
;;     %71:v1 = f16to32.f.uw %74
;;     %69:v1 = mul.f %71, 0x71800000
;;     %68:v1 = mul.f %69, 0x57800000
;;     %66:v1 early = select_if.l.ud %71, 0xd800000, %68, %71
;;     %64:v1 = math.rsq.f %66
;;     %63:v1 = mul.f %66, %64
;;     %62:v1 = mul.f %64, 0x3f000000
;;     %60:v1 = xor.ud %62, 0x80000000
;;     %59:v1 = three.mad.f 0x3f000000, %60, %63
;;     %57:v1 = three.mad.f %63, %63, %59
;;     %55:v1 = three.mad.f %62, %62, %59
;;     %52:v1 = xor.ud %57, 0x80000000
;;     %51:v1 = three.mad.f %66, %52, %57
;;     %49:v1 = three.mad.f %57, %51, %55
;;     %45:v1 = xor.ud %49, 0x80000000
;;     %44:v1 = three.mad.f %66, %45, %49
;;     %41:v1 = add.d %49, 1
;;     %40:v1 = add.d %49, -1
;;     %36:v1 = add.f %41, -%49
;;     %35:v1 = add.f %40, -%49
;;     %34:v1 = mul.f %49, %36
;;     %32:v1 = mul.f %49, %35
;;     %30:v1 early = select_if.le.f %44, %32, %40, %49
;;     %26:v1 early = select_if.g.f %44, %34, %41, %30
;;     %21:v1 = mul.f %26, 0x1a800000
;;     %20:v1 early = select_if.l.ud %71, 0xd800000, %21, %26
;;     %17:v1 = and.ud %71, 0x7fffffff
;;     %16:v1 = and.ud %71, 0x80000000
;;     %14:v1 early = select_if.l.ud %17, 0x800000, %16, %20
;;     %10:v1 early = select_if.z.d %71, 0x7f800000, %71, %14
;;     %6:v1 = f32to16.uw.f %10
;;     %2:v1 = add.ud %76, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %304:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %299:s1 = and.ud r8.8.ud, -1 scope:wave
;;     %300:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %302.0:s2 = mov.ud %299 scope:wave
;;     %301.1:s2 tied(%302) = mov.ud %300 scope:wave
;;     %298:s1 early = compare.g.ud %301.1, 0x7ff00000 scope:wave
;;     %297:s1 early = compare.z.d %301.1, 0x7ff00000 scope:wave
;;     %295:s1 early = compare.nz.d %301.0, 0 scope:wave
;;     %293:s1 = and.ud %297, %295 scope:wave
;;     %290:s1 = or.ud %298, %293 scope:wave
;;     %287:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %286.0:s2 = mov.ud %287 scope:wave
;;     %285.1:s2 tied(%286) = mov.ud %287 scope:wave
;;     %280:s1 = xor.ud %301.0, %285.0 scope:wave
;;     %281:s1 = xor.ud %301.1, %285.1 scope:wave
;;     %283.0:s2 = mov.ud %280 scope:wave
;;     %282.1:s2 tied(%283) = mov.ud %281 scope:wave
;;     %275:s1 = add.d %282.1, -%285.1 scope:wave
;;     %276:s1 tied(%275) = borrow %282.0, %285.0 scope:wave
;;     %277.1:s2 = mov.ud %276 scope:wave
;;     %270:s1 early = compare.l.d %277.1, 0x10000000 scope:wave
;;     %268:s1 = xor.ud %290, 1 scope:wave
;;     %266:s1 = and.ud %270, %268 scope:wave
;;     %263:s2 early = select %266, 0, 0x4ff00000, 0, 0x3ff00000 scope:wave
;;     %259.0:s2 = mov.ud r8.8.ud scope:wave
;;     %258.1:s2 tied(%259) = mov.ud r8.12.ud scope:wave
;;     %261:v2 early all = double.mul %258, %263
;;     %262:v2 = unweave %261 all
;;     %257:v1 = shr.ud %262.1, 20
;;     %256:v1 = and.ud %257, 0x7ff
;;     %254:v1 = add.d %256, 0xfffffc01
;;     %253:v1 = and.ud %254, 1
;;     %252:v1 = asr.d %254, 1
;;     %250:v1 = and.ud %262.1, 0x800fffff
;;     %249:v1 = shl.ud %253, 20
;;     %247:v1 = add.d %249, 0x3ff00000
;;     %245:v1 = or.ud %250, %247
;;     %242.0:v2 = mov.ud %262.0
;;     %241.1:v2 tied(%242) = mov.ud %245
;;     %236:v2 all = weave %241.0, %241.1
;;     %237:v1 = from_double.f %236 all
;;     %234:v1 = math.rsq.f %237
;;     %231:v2 all = to_double.f %234
;;     %232:v2 = unweave %231 all
;;     %227:v1 = shl.ud %252, 20
;;     %225:v1 = add.d %232.1, -%227
;;     %222.0:v2 = mov.ud %232.0
;;     %221.1:v2 tied(%222) = mov.ud %225
;;     %217:v2 early = select_if.l.d %262.1, 0, 0, 0x7ff80000, %221.0, %221.1
;;     %215:v1 = add.d %256, -1
;;     %213:v1 = from_double.f %261 all
;;     %211:v1 = math.rsq.f %213
;;     %208:v2 all = to_double.f %211
;;     %209:v2 = unweave %208 all
;;     %206:v2 early = select_if.ge.ud %215, 0x7fe, %209.0, %209.1, %217.0, %217.1
;;     %200:v2 all = weave %206.0, %206.1
;;     %201:v2 early all = double.mul %261 all, %200 all
;;     %202:v2 = unweave %201 all
;;     %196.0:s2 = mov.ud 0 scope:wave
;;     %195.1:s2 tied(%196) = mov.ud 0x3fe00000 scope:wave
;;     %197:v2 early all = double.mul %200 all, %195
;;     %198:v2 = unweave %197 all
;;     %191:v1 = xor.ud %198.1, 0x80000000
;;     %189.0:v2 = mov.ud %198.0
;;     %188.1:v2 tied(%189) = mov.ud %191
;;     %178.0:s2 = mov.ud 0 scope:wave
;;     %177.1:s2 tied(%178) = mov.ud 0x3fe00000 scope:wave
;;     %180:v2 all = weave %188.0, %188.1
;;     %182:v2 all = weave %177
;;     %183:v2 early all = double.mad %182 all, %180 all, %201 all
;;     %175:v2 early all = double.mad %197 all, %197 all, %183 all
;;     %176:v2 = unweave %175 all
;;     %165:v2 all = weave %202.0, %202.1
;;     %169:v2 early all = double.mad %165 all, %165 all, %183 all
;;     %170:v2 = unweave %169 all
;;     %162:v1 = xor.ud %170.1, 0x80000000
;;     %160.0:v2 = mov.ud %170.0
;;     %159.1:v2 tied(%160) = mov.ud %162
;;     %150:v2 all = weave %262.0, %262.1
;;     %152:v2 all = weave %159.0, %159.1
;;     %154:v2 early all = double.mad %150 all, %152 all, %169 all
;;     %147:v2 all = weave %176.0, %176.1
;;     mode.enter round:zero scope:wave
;;     %148:v2 early all = double.mad %169 all, %154 all, %147 all
;;     mode.leave round:zero scope:wave
;;     %149:v2 = unweave %148 all
;;     %137:v1 = add.d %149.0, 1
;;     %138:v1 = mov.ud %149.1
;;     %139:v1 tied(%138) = carry %137, 1
;;     %141.0:v2 = mov.ud %137
;;     %140.1:v2 tied(%141) = mov.ud %139
;;     %134:v1 = xor.ud %140.1, 0x80000000
;;     %132.0:v2 = mov.ud %140.0
;;     %131.1:v2 tied(%132) = mov.ud %134
;;     %122:v2 all = weave %262.0, %262.1
;;     %124:v2 all = weave %131.0, %131.1
;;     %126:v2 early all = double.mad %122 all, %124 all, %148 all
;;     %127:v2 = unweave %126 all
;;     %117:v1 = and.ud %127.0, -1
;;     %118:v1 = and.ud %127.1, 0x7fffffff
;;     %120.0:v2 = mov.ud %117
;;     %119.1:v2 tied(%120) = mov.ud %118
;;     %116:s1 early = compare.g.ud %119.1, 0x7ff00000
;;     %115:s1 early = compare.z.d %119.1, 0x7ff00000
;;     %113:s1 early = compare.nz.d %119.0, 0
;;     %111:s1 = and.ud %115, %113 scope:wave
;;     %108:s1 = or.ud %116, %111 scope:wave
;;     %104:v1 = asr.d %127.1, 31
;;     %102.0:v2 = mov.ud %104
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     %96:v1 = xor.ud %119.0, %101.0
;;     %97:v1 = xor.ud %119.1, %101.1
;;     %99.0:v2 = mov.ud %96
;;     %98.1:v2 tied(%99) = mov.ud %97
;;     %90:v1 = add.d %98.0, -%101.0
;;     %91:v1 = add.d %98.1, -%101.1
;;     %92:v1 tied(%91) = borrow %98.0, %101.0
;;     %94.0:v2 = mov.ud %90
;;     %93.1:v2 tied(%94) = mov.ud %92
;;     %86:s1 early = compare.g.d %93.1, 0
;;     %85:s1 early = compare.z.d %93.1, 0
;;     %83:s1 early = compare.nz.d %93.0, 0
;;     %81:s1 = and.ud %85, %83 scope:wave
;;     %78:s1 = or.ud %86, %81 scope:wave
;;     %75:s1 = xor.ud %108, 0xffff scope:wave
;;     %73:s1 = and.ud %78, %75 scope:wave
;;     %70:v2 early = select %73, %140.0, %140.1, %149.0, %149.1
;;     %66:s2 early = select %266, 0, 0x37f00000, 0, 0x3ff00000 scope:wave
;;     %61:v2 all = weave %70.0, %70.1
;;     %63:v2 early all = double.mul %61 all, %66
;;     %64:v2 = unweave %63 all
;;     %56:v1 = and.ud %262.0, -1
;;     %57:v1 = and.ud %262.1, 0x7fffffff
;;     %59.0:v2 = mov.ud %56
;;     %58.1:v2 tied(%59) = mov.ud %57
;;     %54:v1 early = select_if.l.d %262.1, 0, 8, 256
;;     %53:v1 early = select_if.l.d %262.1, 0, 16, 128
;;     %52:v1 early = select_if.l.d %262.1, 0, 32, 64
;;     %51:v1 early = select_if.l.d %262.1, 0, 4, 512
;;     %48:v1 early = select_if.l.ud %58.1, 0x100000, %53, %54
;;     %45:v1 = or.ud %58.0, %58.1
;;     %44:v1 early = select_if.z.d %45, 0, %52, %48
;;     %40:v1 = xor.ud %58.1, 0x7ff00000
;;     %39:v1 = or.ud %58.0, %40
;;     %37:v1 early = select_if.z.d %39, 0, %51, %44
;;     %33:s1 early = compare.g.ud %58.1, 0x7ff00000
;;     %32:s1 early = compare.z.d %58.1, 0x7ff00000
;;     %31:s1 early = compare.nz.d %58.0, 0
;;     %29:s1 = and.ud %32, %31 scope:wave
;;     %26:s1 = or.ud %33, %29 scope:wave
;;     %23:v1 early = select %26, 1, %37
;;     %20:s1 early = compare.g.ud %58.1, 0x7ff80000
;;     %19:s1 early = compare.z.d %58.1, 0x7ff80000
;;     %17:s1 = or.ud %20, %19 scope:wave
;;     %14:v1 early = select %17, 2, %23
;;     %11:v1 = and.ud %14, 608
;;     %9:v2 early = select_if.nz.d %11, 0, %262.0, %262.1, %64.0, %64.1
;;     %2:v1 = add.ud %304, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
