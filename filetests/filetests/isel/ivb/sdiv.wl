; test isel precise-output
; target ivb
; Signed quotients of words: the math box divides integers.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = math.intdiv.d %8.0, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = math.intdiv.d r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = sdiv.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 = mov.ud r8.8.ud scope:wave
;;     %16:s1 = mov.ud r8.12.ud scope:wave
;;     %13:s1 = shl.ud %18, 24 scope:wave
;;     %14:s1 = asr.d %13, 24 scope:wave
;;     %10:s1 = shl.ud %16, 24 scope:wave
;;     %11:s1 = asr.d %10, 24 scope:wave
;;     %8:s1 = math.intdiv.d %14, %11 scope:wave
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_i16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = sdiv.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 = mov.ud r8.8.ud scope:wave
;;     %16:s1 = mov.ud r8.12.ud scope:wave
;;     %13:s1 = shl.ud %18, 16 scope:wave
;;     %14:s1 = asr.d %13, 16 scope:wave
;;     %10:s1 = shl.ud %16, 16 scope:wave
;;     %11:s1 = asr.d %10, 16 scope:wave
;;     %8:s1 = math.intdiv.d %14, %11 scope:wave
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = sdiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %390:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %388:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %387.0:s2 = mov.ud %388 scope:wave
;;     %386.1:s2 tied(%387) = mov.ud %388 scope:wave
;;     %384:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %383.0:s2 = mov.ud %384 scope:wave
;;     %382.1:s2 tied(%383) = mov.ud %384 scope:wave
;;     %377:s1 = xor.ud r8.8.ud, %386.0 scope:wave
;;     %378:s1 = xor.ud r8.12.ud, %386.1 scope:wave
;;     %380.0:s2 = mov.ud %377 scope:wave
;;     %379.1:s2 tied(%380) = mov.ud %378 scope:wave
;;     %372:s1 = add.d %379.0, -%386.0 scope:wave
;;     %373:s1 = add.d %379.1, -%386.1 scope:wave
;;     %374:s1 tied(%373) = borrow %379.0, %386.0 scope:wave
;;     %376.0:s2 = mov.ud %372 scope:wave
;;     %375.1:s2 tied(%376) = mov.ud %374 scope:wave
;;     %367:s1 = xor.ud r8.16.ud, %382.0 scope:wave
;;     %368:s1 = xor.ud r8.20.ud, %382.1 scope:wave
;;     %370.0:s2 = mov.ud %367 scope:wave
;;     %369.1:s2 tied(%370) = mov.ud %368 scope:wave
;;     %362:s1 = add.d %369.0, -%382.0 scope:wave
;;     %363:s1 = add.d %369.1, -%382.1 scope:wave
;;     %364:s1 tied(%363) = borrow %369.0, %382.0 scope:wave
;;     %366.0:s2 = mov.ud %362 scope:wave
;;     %365.1:s2 tied(%366) = mov.ud %364 scope:wave
;;     %361:v1 = mov.f.ud %365.0
;;     %360:v1 = mov.f.ud %365.1
;;     %359:v1 early = keeping.mul %360, 0x4f800000
;;     %357:v1 early = keeping.add %359, %361
;;     %354:v1 = math.inv.f %357
;;     %352:v1 early = keeping.mul %354, 0x5f7ffffc
;;     %350:v1 early = keeping.mul %352, 0x2f800000
;;     %349:v1 = rndz.f %350
;;     %347:v1 early = keeping.mul %349, 0x4f800000
;;     %346:v1 early = keeping.add %352, %347 second:negated
;;     %343:v1 = mov.ud.f %346
;;     %341:v1 = mov.ud.f %349
;;     %339.0:v2 = mov.ud %343
;;     %338.1:v2 tied(%339) = mov.ud %341
;;     %333:s1 = add.d %382.0, -%369.0 scope:wave
;;     %334:s1 = add.d %382.1, -%369.1 scope:wave
;;     %335:s1 tied(%334) = borrow %382.0, %369.0 scope:wave
;;     %337.0:s2 = mov.ud %333 scope:wave
;;     %336.1:s2 tied(%337) = mov.ud %335 scope:wave
;;     %328:v1 = mul_word.low %336.0, %343
;;     %329:v1 = mul_word.high %336.0, %343
;;     %330:v1 tied(%328) = add_word %329
;;     %327:v1 = mul_high.ud %336.0, %343
;;     %324:v1 = mul_word.low %336.0, %341
;;     %325:v1 = mul_word.high %336.0, %341
;;     %326:v1 tied(%324) = add_word %325
;;     %321:v1 = mul_word.low %336.1, %343
;;     %322:v1 = mul_word.high %336.1, %343
;;     %323:v1 tied(%321) = add_word %322
;;     %320:v1 = add.d %326, %323
;;     %317:v1 = add.d %327, %320
;;     %314:v1 = mul_high.ud %343, %330
;;     %311:v1 = mul_word.low %341, %330
;;     %312:v1 = mul_word.high %341, %330
;;     %313:v1 tied(%311) = add_word %312
;;     %310:v1 = mul_high.ud %341, %330
;;     %308.0:v2 = mov.ud %313
;;     %307.1:v2 tied(%308) = mov.ud %310
;;     %300:v1 = add.d %307.0, %314
;;     %301:v1 = mov.ud %307.1
;;     %302:v1 tied(%301) = carry %300, %314
;;     %304.0:v2 = mov.ud %300
;;     %303.1:v2 tied(%304) = mov.ud %302
;;     %295:v1 = mul_word.low %343, %317
;;     %296:v1 = mul_word.high %343, %317
;;     %297:v1 tied(%295) = add_word %296
;;     %294:v1 = mul_high.ud %343, %317
;;     %292.0:v2 = mov.ud %297
;;     %291.1:v2 tied(%292) = mov.ud %294
;;     %284:v1 = add.d %291.0, %303.0
;;     %285:v1 = mov.ud %291.1
;;     %286:v1 tied(%285) = carry %284, %303.0
;;     %287.1:v2 = mov.ud %286
;;     %277:v1 = mul_word.low %341, %317
;;     %278:v1 = mul_word.high %341, %317
;;     %279:v1 tied(%277) = add_word %278
;;     %276:v1 = mul_high.ud %341, %317
;;     %273.0:v2 = mov.ud %279
;;     %272.1:v2 tied(%273) = mov.ud %276
;;     %265:v1 = add.d %272.0, %303.1
;;     %266:v1 = mov.ud %272.1
;;     %267:v1 tied(%266) = carry %265, %303.1
;;     %269.0:v2 = mov.ud %265
;;     %268.1:v2 tied(%269) = mov.ud %267
;;     %258:v1 = add.d %268.0, %287.1
;;     %259:v1 = mov.ud %268.1
;;     %260:v1 tied(%259) = carry %258, %287.1
;;     %262.0:v2 = mov.ud %258
;;     %261.1:v2 tied(%262) = mov.ud %260
;;     %251:v1 = add.d %338.0, %261.0
;;     %252:v1 = add.d %338.1, %261.1
;;     %253:v1 tied(%252) = carry %251, %261.0
;;     %255.0:v2 = mov.ud %251
;;     %254.1:v2 tied(%255) = mov.ud %253
;;     %246:v1 = mul_word.low %336.0, %254.0
;;     %247:v1 = mul_word.high %336.0, %254.0
;;     %248:v1 tied(%246) = add_word %247
;;     %245:v1 = mul_high.ud %336.0, %254.0
;;     %242:v1 = mul_word.low %336.0, %254.1
;;     %243:v1 = mul_word.high %336.0, %254.1
;;     %244:v1 tied(%242) = add_word %243
;;     %238:v1 = mul_word.low %336.1, %254.0
;;     %239:v1 = mul_word.high %336.1, %254.0
;;     %240:v1 tied(%238) = add_word %239
;;     %236:v1 = add.d %244, %240
;;     %233:v1 = add.d %245, %236
;;     %230:v1 = mul_high.ud %254.0, %248
;;     %227:v1 = mul_word.low %254.1, %248
;;     %228:v1 = mul_word.high %254.1, %248
;;     %229:v1 tied(%227) = add_word %228
;;     %226:v1 = mul_high.ud %254.1, %248
;;     %224.0:v2 = mov.ud %229
;;     %223.1:v2 tied(%224) = mov.ud %226
;;     %216:v1 = add.d %223.0, %230
;;     %217:v1 = mov.ud %223.1
;;     %218:v1 tied(%217) = carry %216, %230
;;     %220.0:v2 = mov.ud %216
;;     %219.1:v2 tied(%220) = mov.ud %218
;;     %211:v1 = mul_word.low %254.0, %233
;;     %212:v1 = mul_word.high %254.0, %233
;;     %213:v1 tied(%211) = add_word %212
;;     %210:v1 = mul_high.ud %254.0, %233
;;     %208.0:v2 = mov.ud %213
;;     %207.1:v2 tied(%208) = mov.ud %210
;;     %200:v1 = add.d %207.0, %219.0
;;     %201:v1 = mov.ud %207.1
;;     %202:v1 tied(%201) = carry %200, %219.0
;;     %203.1:v2 = mov.ud %202
;;     %193:v1 = mul_word.low %254.1, %233
;;     %194:v1 = mul_word.high %254.1, %233
;;     %195:v1 tied(%193) = add_word %194
;;     %192:v1 = mul_high.ud %254.1, %233
;;     %189.0:v2 = mov.ud %195
;;     %188.1:v2 tied(%189) = mov.ud %192
;;     %181:v1 = add.d %188.0, %219.1
;;     %182:v1 = mov.ud %188.1
;;     %183:v1 tied(%182) = carry %181, %219.1
;;     %185.0:v2 = mov.ud %181
;;     %184.1:v2 tied(%185) = mov.ud %183
;;     %174:v1 = add.d %184.0, %203.1
;;     %175:v1 = mov.ud %184.1
;;     %176:v1 tied(%175) = carry %174, %203.1
;;     %178.0:v2 = mov.ud %174
;;     %177.1:v2 tied(%178) = mov.ud %176
;;     %167:v1 = add.d %254.0, %177.0
;;     %168:v1 = add.d %254.1, %177.1
;;     %169:v1 tied(%168) = carry %167, %177.0
;;     %171.0:v2 = mov.ud %167
;;     %170.1:v2 tied(%171) = mov.ud %169
;;     %163:v1 = mul_high.ud %375.0, %170.0
;;     %160:v1 = mul_word.low %375.1, %170.0
;;     %161:v1 = mul_word.high %375.1, %170.0
;;     %162:v1 tied(%160) = add_word %161
;;     %159:v1 = mul_high.ud %375.1, %170.0
;;     %157.0:v2 = mov.ud %162
;;     %156.1:v2 tied(%157) = mov.ud %159
;;     %149:v1 = add.d %156.0, %163
;;     %150:v1 = mov.ud %156.1
;;     %151:v1 tied(%150) = carry %149, %163
;;     %153.0:v2 = mov.ud %149
;;     %152.1:v2 tied(%153) = mov.ud %151
;;     %144:v1 = mul_word.low %375.0, %170.1
;;     %145:v1 = mul_word.high %375.0, %170.1
;;     %146:v1 tied(%144) = add_word %145
;;     %143:v1 = mul_high.ud %375.0, %170.1
;;     %141.0:v2 = mov.ud %146
;;     %140.1:v2 tied(%141) = mov.ud %143
;;     %133:v1 = add.d %140.0, %152.0
;;     %134:v1 = mov.ud %140.1
;;     %135:v1 tied(%134) = carry %133, %152.0
;;     %136.1:v2 = mov.ud %135
;;     %126:v1 = mul_word.low %375.1, %170.1
;;     %127:v1 = mul_word.high %375.1, %170.1
;;     %128:v1 tied(%126) = add_word %127
;;     %125:v1 = mul_high.ud %375.1, %170.1
;;     %122.0:v2 = mov.ud %128
;;     %121.1:v2 tied(%122) = mov.ud %125
;;     %114:v1 = add.d %121.0, %152.1
;;     %115:v1 = mov.ud %121.1
;;     %116:v1 tied(%115) = carry %114, %152.1
;;     %118.0:v2 = mov.ud %114
;;     %117.1:v2 tied(%118) = mov.ud %116
;;     %107:v1 = add.d %117.0, %136.1
;;     %108:v1 = mov.ud %117.1
;;     %109:v1 tied(%108) = carry %107, %136.1
;;     %111.0:v2 = mov.ud %107
;;     %110.1:v2 tied(%111) = mov.ud %109
;;     %102:v1 = mul_word.low %110.0, %365.0
;;     %103:v1 = mul_word.high %110.0, %365.0
;;     %104:v1 tied(%102) = add_word %103
;;     %101:v1 = mul_high.ud %110.0, %365.0
;;     %98:v1 = mul_word.low %110.0, %365.1
;;     %99:v1 = mul_word.high %110.0, %365.1
;;     %100:v1 tied(%98) = add_word %99
;;     %94:v1 = mul_word.low %110.1, %365.0
;;     %95:v1 = mul_word.high %110.1, %365.0
;;     %96:v1 tied(%94) = add_word %95
;;     %92:v1 = add.d %100, %96
;;     %89:v1 = add.d %101, %92
;;     %86.0:v2 = mov.ud %104
;;     %85.1:v2 tied(%86) = mov.ud %89
;;     %78:v1 = add.d %375.0, -%85.0
;;     %79:v1 = add.d %375.1, -%85.1
;;     %80:v1 tied(%79) = borrow %375.0, %85.0
;;     %82.0:v2 = mov.ud %78
;;     %81.1:v2 tied(%82) = mov.ud %80
;;     %75:s1 early = compare.g.ud %81.1, %365.1
;;     %74:s1 early = compare.z.d %81.1, %365.1
;;     %72:s1 early = compare.ge.ud %81.0, %365.0
;;     %70:s1 = and.ud %74, %72 scope:wave
;;     %67:s1 = or.ud %75, %70 scope:wave
;;     %60:v1 = add.d %110.0, 1
;;     %61:v1 = mov.ud %110.1
;;     %62:v1 tied(%61) = carry %60, 1
;;     %64.0:v2 = mov.ud %60
;;     %63.1:v2 tied(%64) = mov.ud %62
;;     %55:v1 = add.d %81.0, -%365.0
;;     %56:v1 = add.d %81.1, -%365.1
;;     %57:v1 tied(%56) = borrow %81.0, %365.0
;;     %59.0:v2 = mov.ud %55
;;     %58.1:v2 tied(%59) = mov.ud %57
;;     %53:v2 early = select %67, %63.0, %63.1, %110.0, %110.1
;;     %50:v2 early = select %67, %58.0, %58.1, %81.0, %81.1
;;     %45:s1 early = compare.g.ud %50.1, %365.1
;;     %44:s1 early = compare.z.d %50.1, %365.1
;;     %41:s1 early = compare.ge.ud %50.0, %365.0
;;     %38:s1 = and.ud %44, %41 scope:wave
;;     %35:s1 = or.ud %45, %38 scope:wave
;;     %28:v1 = add.d %53.0, 1
;;     %29:v1 = mov.ud %53.1
;;     %30:v1 tied(%29) = carry %28, 1
;;     %32.0:v2 = mov.ud %28
;;     %31.1:v2 tied(%32) = mov.ud %30
;;     %27:v2 early = select %35, %31.0, %31.1, %53.0, %53.1
;;     %20:s1 = xor.ud %386.0, %382.0 scope:wave
;;     %21:s1 = xor.ud %386.1, %382.1 scope:wave
;;     %23.0:s2 = mov.ud %20 scope:wave
;;     %22.1:s2 tied(%23) = mov.ud %21 scope:wave
;;     %14:v1 = xor.ud %27.0, %22.0
;;     %15:v1 = xor.ud %27.1, %22.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = add.d %16.0, -%22.0
;;     %9:v1 = add.d %16.1, -%22.1
;;     %10:v1 tied(%9) = borrow %16.0, %22.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %390, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
