; test isel precise-output
; target ivb
; Square roots at the accuracy of the machine; doubles have none and take the exact one.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = nsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = math.sqrt.f %7
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
    v6 = nsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %309:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %307:v2 early = load.d2 %309 space:global
;;     %303:v1 = and.ud %307.0, -1
;;     %304:v1 = and.ud %307.1, 0x7fffffff
;;     %306.0:v2 = mov.ud %303
;;     %305.1:v2 tied(%306) = mov.ud %304
;;     %302:s1 early = compare.g.ud %305.1, 0x7ff00000
;;     %301:s1 early = compare.z.d %305.1, 0x7ff00000
;;     %299:s1 early = compare.nz.d %305.0, 0
;;     %297:s1 = and.ud %301, %299 scope:wave
;;     %294:s1 = or.ud %302, %297 scope:wave
;;     %290:v1 = asr.d %307.1, 31
;;     %288.0:v2 = mov.ud %290
;;     %287.1:v2 tied(%288) = mov.ud %290
;;     %282:v1 = xor.ud %305.0, %287.0
;;     %283:v1 = xor.ud %305.1, %287.1
;;     %285.0:v2 = mov.ud %282
;;     %284.1:v2 tied(%285) = mov.ud %283
;;     %277:v1 = add.d %284.1, -%287.1
;;     %278:v1 tied(%277) = borrow %284.0, %287.0
;;     %279.1:v2 = mov.ud %278
;;     %272:s1 early = compare.l.d %279.1, 0x10000000
;;     %270:s1 = xor.ud %294, 0xffff scope:wave
;;     %268:s1 = and.ud %272, %270 scope:wave
;;     %265:v2 early = select %268, 0, 0x4ff00000, 0, 0x3ff00000
;;     %260:v2 all = weave %307.0, %307.1
;;     %262:v2 all = weave %265.0, %265.1
;;     %263:v2 early all = double.mul %260 all, %262 all
;;     %264:v2 = unweave %263 all
;;     %258:v1 = shr.ud %264.1, 20
;;     %257:v1 = and.ud %258, 0x7ff
;;     %255:v1 = add.d %257, 0xfffffc01
;;     %254:v1 = and.ud %255, 1
;;     %253:v1 = asr.d %255, 1
;;     %251:v1 = and.ud %264.1, 0x800fffff
;;     %250:v1 = shl.ud %254, 20
;;     %248:v1 = add.d %250, 0x3ff00000
;;     %246:v1 = or.ud %251, %248
;;     %243.0:v2 = mov.ud %264.0
;;     %242.1:v2 tied(%243) = mov.ud %246
;;     %237:v2 all = weave %242.0, %242.1
;;     %238:v1 = from_double.f %237 all
;;     %235:v1 = math.rsq.f %238
;;     %232:v2 all = to_double.f %235
;;     %233:v2 = unweave %232 all
;;     %228:v1 = shl.ud %253, 20
;;     %226:v1 = add.d %233.1, -%228
;;     %223.0:v2 = mov.ud %233.0
;;     %222.1:v2 tied(%223) = mov.ud %226
;;     %218:v2 early = select_if.l.d %264.1, 0, 0, 0x7ff80000, %222.0, %222.1
;;     %216:v1 = add.d %257, -1
;;     %214:v1 = from_double.f %263 all
;;     %212:v1 = math.rsq.f %214
;;     %209:v2 all = to_double.f %212
;;     %210:v2 = unweave %209 all
;;     %207:v2 early = select_if.ge.ud %216, 0x7fe, %210.0, %210.1, %218.0, %218.1
;;     %201:v2 all = weave %207.0, %207.1
;;     %202:v2 early all = double.mul %263 all, %201 all
;;     %203:v2 = unweave %202 all
;;     %197.0:s2 = mov.ud 0 scope:wave
;;     %196.1:s2 tied(%197) = mov.ud 0x3fe00000 scope:wave
;;     %198:v2 early all = double.mul %201 all, %196
;;     %199:v2 = unweave %198 all
;;     %192:v1 = xor.ud %199.1, 0x80000000
;;     %190.0:v2 = mov.ud %199.0
;;     %189.1:v2 tied(%190) = mov.ud %192
;;     %179.0:s2 = mov.ud 0 scope:wave
;;     %178.1:s2 tied(%179) = mov.ud 0x3fe00000 scope:wave
;;     %181:v2 all = weave %189.0, %189.1
;;     %183:v2 all = weave %178
;;     %184:v2 early all = double.mad %183 all, %181 all, %202 all
;;     %176:v2 early all = double.mad %198 all, %198 all, %184 all
;;     %177:v2 = unweave %176 all
;;     %166:v2 all = weave %203.0, %203.1
;;     %170:v2 early all = double.mad %166 all, %166 all, %184 all
;;     %171:v2 = unweave %170 all
;;     %163:v1 = xor.ud %171.1, 0x80000000
;;     %161.0:v2 = mov.ud %171.0
;;     %160.1:v2 tied(%161) = mov.ud %163
;;     %151:v2 all = weave %264.0, %264.1
;;     %153:v2 all = weave %160.0, %160.1
;;     %155:v2 early all = double.mad %151 all, %153 all, %170 all
;;     %148:v2 all = weave %177.0, %177.1
;;     mode.enter round:zero scope:wave
;;     %149:v2 early all = double.mad %170 all, %155 all, %148 all
;;     mode.leave round:zero scope:wave
;;     %150:v2 = unweave %149 all
;;     %138:v1 = add.d %150.0, 1
;;     %139:v1 = mov.ud %150.1
;;     %140:v1 tied(%139) = carry %138, 1
;;     %142.0:v2 = mov.ud %138
;;     %141.1:v2 tied(%142) = mov.ud %140
;;     %135:v1 = xor.ud %141.1, 0x80000000
;;     %133.0:v2 = mov.ud %141.0
;;     %132.1:v2 tied(%133) = mov.ud %135
;;     %123:v2 all = weave %264.0, %264.1
;;     %125:v2 all = weave %132.0, %132.1
;;     %127:v2 early all = double.mad %123 all, %125 all, %149 all
;;     %128:v2 = unweave %127 all
;;     %118:v1 = and.ud %128.0, -1
;;     %119:v1 = and.ud %128.1, 0x7fffffff
;;     %121.0:v2 = mov.ud %118
;;     %120.1:v2 tied(%121) = mov.ud %119
;;     %117:s1 early = compare.g.ud %120.1, 0x7ff00000
;;     %116:s1 early = compare.z.d %120.1, 0x7ff00000
;;     %114:s1 early = compare.nz.d %120.0, 0
;;     %112:s1 = and.ud %116, %114 scope:wave
;;     %109:s1 = or.ud %117, %112 scope:wave
;;     %105:v1 = asr.d %128.1, 31
;;     %103.0:v2 = mov.ud %105
;;     %102.1:v2 tied(%103) = mov.ud %105
;;     %97:v1 = xor.ud %120.0, %102.0
;;     %98:v1 = xor.ud %120.1, %102.1
;;     %100.0:v2 = mov.ud %97
;;     %99.1:v2 tied(%100) = mov.ud %98
;;     %91:v1 = add.d %99.0, -%102.0
;;     %92:v1 = add.d %99.1, -%102.1
;;     %93:v1 tied(%92) = borrow %99.0, %102.0
;;     %95.0:v2 = mov.ud %91
;;     %94.1:v2 tied(%95) = mov.ud %93
;;     %87:s1 early = compare.g.d %94.1, 0
;;     %86:s1 early = compare.z.d %94.1, 0
;;     %84:s1 early = compare.nz.d %94.0, 0
;;     %82:s1 = and.ud %86, %84 scope:wave
;;     %79:s1 = or.ud %87, %82 scope:wave
;;     %76:s1 = xor.ud %109, 0xffff scope:wave
;;     %74:s1 = and.ud %79, %76 scope:wave
;;     %71:v2 early = select %74, %141.0, %141.1, %150.0, %150.1
;;     %67:v2 early = select %268, 0, 0x37f00000, 0, 0x3ff00000
;;     %61:v2 all = weave %71.0, %71.1
;;     %63:v2 all = weave %67.0, %67.1
;;     %64:v2 early all = double.mul %61 all, %63 all
;;     %65:v2 = unweave %64 all
;;     %56:v1 = and.ud %264.0, -1
;;     %57:v1 = and.ud %264.1, 0x7fffffff
;;     %59.0:v2 = mov.ud %56
;;     %58.1:v2 tied(%59) = mov.ud %57
;;     %54:v1 early = select_if.l.d %264.1, 0, 8, 256
;;     %53:v1 early = select_if.l.d %264.1, 0, 16, 128
;;     %52:v1 early = select_if.l.d %264.1, 0, 32, 64
;;     %51:v1 early = select_if.l.d %264.1, 0, 4, 512
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
;;     %9:v2 early = select_if.nz.d %11, 0, %264.0, %264.1, %65.0, %65.1
;;     %2:v1 = add.ud %309, 256
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
    v6 = nsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %8:v1 = math.sqrt.f %10
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
    v6 = nsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = math.sqrt.f r8.8.ud
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
    v8 = nsqrt.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = nsqrt.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %317:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %315:s1 = mov.ud r8.8.ud scope:wave
;;     %312:v1 = f16to32.f.uw %315
;;     %310:v1 = math.sqrt.f %312
;;     %308:v1 = f32to16.uw.f %310
;;     %304:v1 = add.ud %317, 256
;;     %306.0:v2 = mov.ud %304
;;     %305.1:v2 tied(%306) = mov.ud %308
;;     store.b2 %305 space:global
;;     %299:s1 = and.ud r8.16.ud, -1 scope:wave
;;     %300:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %302.0:s2 = mov.ud %299 scope:wave
;;     %301.1:s2 tied(%302) = mov.ud %300 scope:wave
;;     %298:s1 early = compare.g.ud %301.1, 0x7ff00000 scope:wave
;;     %297:s1 early = compare.z.d %301.1, 0x7ff00000 scope:wave
;;     %295:s1 early = compare.nz.d %301.0, 0 scope:wave
;;     %293:s1 = and.ud %297, %295 scope:wave
;;     %290:s1 = or.ud %298, %293 scope:wave
;;     %287:s1 = asr.d r8.20.ud, 31 scope:wave
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
;;     %259.0:s2 = mov.ud r8.16.ud scope:wave
;;     %258.1:s2 tied(%259) = mov.ud r8.20.ud scope:wave
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
;;     %2:v1 = add.ud %317, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
