; test isel precise-output
; target ivb
; Signed remainders: the math box has them, with the sign of the dividend.

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
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = math.intmod.d %8.0, %8.1
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
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = math.intmod.d r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v1 early = load.d1 %19 space:global
;;     %16:v1 = asr.d %17, 31
;;     %15:v1 = shr.ud %16, 29
;;     %13:v1 = add.d %17, %15
;;     %11:v1 = asr.d %13, 3
;;     %9:v1 = shl.ud %11, 3
;;     %7:v1 = add.d %17, -%9
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = srem.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %18 space:global
;;     %15:v1 early = load.b2 %18 space:global offset:4
;;     %13:v1 = shl.ud %16, 16
;;     %14:v1 = asr.d %13, 16
;;     %10:v1 = shl.ud %15, 16
;;     %11:v1 = asr.d %10, 16
;;     %8:v1 = math.intmod.d %14, %11
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = srem.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b1 %18 space:global
;;     %15:v1 early = load.b1 %18 space:global offset:4
;;     %13:v1 = shl.ud %16, 24
;;     %14:v1 = asr.d %13, 24
;;     %10:v1 = shl.ud %15, 24
;;     %11:v1 = asr.d %10, 24
;;     %8:v1 = math.intmod.d %14, %11
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b1 %3 space:global
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
    v9 = srem.i8 v6, v8
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
;;     %8:s1 = math.intmod.d %14, %11 scope:wave
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
    v9 = srem.i16 v6, v8
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
;;     %8:s1 = math.intmod.d %14, %11 scope:wave
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
    v7 = srem.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %377:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %375:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %374.0:s2 = mov.ud %375 scope:wave
;;     %373.1:s2 tied(%374) = mov.ud %375 scope:wave
;;     %371:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %370.0:s2 = mov.ud %371 scope:wave
;;     %369.1:s2 tied(%370) = mov.ud %371 scope:wave
;;     %364:s1 = xor.ud r8.8.ud, %373.0 scope:wave
;;     %365:s1 = xor.ud r8.12.ud, %373.1 scope:wave
;;     %367.0:s2 = mov.ud %364 scope:wave
;;     %366.1:s2 tied(%367) = mov.ud %365 scope:wave
;;     %359:s1 = add.d %366.0, -%373.0 scope:wave
;;     %360:s1 = add.d %366.1, -%373.1 scope:wave
;;     %361:s1 tied(%360) = borrow %366.0, %373.0 scope:wave
;;     %363.0:s2 = mov.ud %359 scope:wave
;;     %362.1:s2 tied(%363) = mov.ud %361 scope:wave
;;     %354:s1 = xor.ud r8.16.ud, %369.0 scope:wave
;;     %355:s1 = xor.ud r8.20.ud, %369.1 scope:wave
;;     %357.0:s2 = mov.ud %354 scope:wave
;;     %356.1:s2 tied(%357) = mov.ud %355 scope:wave
;;     %349:s1 = add.d %356.0, -%369.0 scope:wave
;;     %350:s1 = add.d %356.1, -%369.1 scope:wave
;;     %351:s1 tied(%350) = borrow %356.0, %369.0 scope:wave
;;     %353.0:s2 = mov.ud %349 scope:wave
;;     %352.1:s2 tied(%353) = mov.ud %351 scope:wave
;;     %348:v1 = mov.f.ud %352.0
;;     %347:v1 = mov.f.ud %352.1
;;     %346:v1 early = keeping.mul %347, 0x4f800000
;;     %344:v1 early = keeping.add %346, %348
;;     %341:v1 = math.inv.f %344
;;     %339:v1 early = keeping.mul %341, 0x5f7ffffc
;;     %337:v1 early = keeping.mul %339, 0x2f800000
;;     %336:v1 = rndz.f %337
;;     %334:v1 early = keeping.mul %336, 0x4f800000
;;     %333:v1 early = keeping.add %339, %334 second:negated
;;     %330:v1 = mov.ud.f %333
;;     %328:v1 = mov.ud.f %336
;;     %326.0:v2 = mov.ud %330
;;     %325.1:v2 tied(%326) = mov.ud %328
;;     %320:s1 = add.d %369.0, -%356.0 scope:wave
;;     %321:s1 = add.d %369.1, -%356.1 scope:wave
;;     %322:s1 tied(%321) = borrow %369.0, %356.0 scope:wave
;;     %324.0:s2 = mov.ud %320 scope:wave
;;     %323.1:s2 tied(%324) = mov.ud %322 scope:wave
;;     %314:v1 = mul_word.low %323.0, %330
;;     %315:v1 = mul_word.high %323.0, %330
;;     %316:v1 tied(%314) = add_word %315
;;     %313:v1 = mul_high.ud %323.0, %330
;;     %310:v1 = mul_word.low %323.0, %328
;;     %311:v1 = mul_word.high %323.0, %328
;;     %312:v1 tied(%310) = add_word %311
;;     %307:v1 = mul_word.low %323.1, %330
;;     %308:v1 = mul_word.high %323.1, %330
;;     %309:v1 tied(%307) = add_word %308
;;     %306:v1 = add.d %312, %309
;;     %303:v1 = add.d %313, %306
;;     %300:v1 = mul_high.ud %330, %316
;;     %297:v1 = mul_word.low %328, %316
;;     %298:v1 = mul_word.high %328, %316
;;     %299:v1 tied(%297) = add_word %298
;;     %296:v1 = mul_high.ud %328, %316
;;     %294.0:v2 = mov.ud %299
;;     %293.1:v2 tied(%294) = mov.ud %296
;;     %286:v1 = add.d %293.0, %300
;;     %287:v1 = mov.ud %293.1
;;     %288:v1 tied(%287) = carry %286, %300
;;     %290.0:v2 = mov.ud %286
;;     %289.1:v2 tied(%290) = mov.ud %288
;;     %281:v1 = mul_word.low %330, %303
;;     %282:v1 = mul_word.high %330, %303
;;     %283:v1 tied(%281) = add_word %282
;;     %280:v1 = mul_high.ud %330, %303
;;     %278.0:v2 = mov.ud %283
;;     %277.1:v2 tied(%278) = mov.ud %280
;;     %270:v1 = add.d %277.0, %289.0
;;     %271:v1 = mov.ud %277.1
;;     %272:v1 tied(%271) = carry %270, %289.0
;;     %273.1:v2 = mov.ud %272
;;     %263:v1 = mul_word.low %328, %303
;;     %264:v1 = mul_word.high %328, %303
;;     %265:v1 tied(%263) = add_word %264
;;     %262:v1 = mul_high.ud %328, %303
;;     %259.0:v2 = mov.ud %265
;;     %258.1:v2 tied(%259) = mov.ud %262
;;     %251:v1 = add.d %258.0, %289.1
;;     %252:v1 = mov.ud %258.1
;;     %253:v1 tied(%252) = carry %251, %289.1
;;     %255.0:v2 = mov.ud %251
;;     %254.1:v2 tied(%255) = mov.ud %253
;;     %244:v1 = add.d %254.0, %273.1
;;     %245:v1 = mov.ud %254.1
;;     %246:v1 tied(%245) = carry %244, %273.1
;;     %248.0:v2 = mov.ud %244
;;     %247.1:v2 tied(%248) = mov.ud %246
;;     %237:v1 = add.d %325.0, %247.0
;;     %238:v1 = add.d %325.1, %247.1
;;     %239:v1 tied(%238) = carry %237, %247.0
;;     %241.0:v2 = mov.ud %237
;;     %240.1:v2 tied(%241) = mov.ud %239
;;     %232:v1 = mul_word.low %323.0, %240.0
;;     %233:v1 = mul_word.high %323.0, %240.0
;;     %234:v1 tied(%232) = add_word %233
;;     %231:v1 = mul_high.ud %323.0, %240.0
;;     %228:v1 = mul_word.low %323.0, %240.1
;;     %229:v1 = mul_word.high %323.0, %240.1
;;     %230:v1 tied(%228) = add_word %229
;;     %224:v1 = mul_word.low %323.1, %240.0
;;     %225:v1 = mul_word.high %323.1, %240.0
;;     %226:v1 tied(%224) = add_word %225
;;     %222:v1 = add.d %230, %226
;;     %219:v1 = add.d %231, %222
;;     %216:v1 = mul_high.ud %240.0, %234
;;     %213:v1 = mul_word.low %240.1, %234
;;     %214:v1 = mul_word.high %240.1, %234
;;     %215:v1 tied(%213) = add_word %214
;;     %212:v1 = mul_high.ud %240.1, %234
;;     %210.0:v2 = mov.ud %215
;;     %209.1:v2 tied(%210) = mov.ud %212
;;     %202:v1 = add.d %209.0, %216
;;     %203:v1 = mov.ud %209.1
;;     %204:v1 tied(%203) = carry %202, %216
;;     %206.0:v2 = mov.ud %202
;;     %205.1:v2 tied(%206) = mov.ud %204
;;     %197:v1 = mul_word.low %240.0, %219
;;     %198:v1 = mul_word.high %240.0, %219
;;     %199:v1 tied(%197) = add_word %198
;;     %196:v1 = mul_high.ud %240.0, %219
;;     %194.0:v2 = mov.ud %199
;;     %193.1:v2 tied(%194) = mov.ud %196
;;     %186:v1 = add.d %193.0, %205.0
;;     %187:v1 = mov.ud %193.1
;;     %188:v1 tied(%187) = carry %186, %205.0
;;     %189.1:v2 = mov.ud %188
;;     %179:v1 = mul_word.low %240.1, %219
;;     %180:v1 = mul_word.high %240.1, %219
;;     %181:v1 tied(%179) = add_word %180
;;     %178:v1 = mul_high.ud %240.1, %219
;;     %175.0:v2 = mov.ud %181
;;     %174.1:v2 tied(%175) = mov.ud %178
;;     %167:v1 = add.d %174.0, %205.1
;;     %168:v1 = mov.ud %174.1
;;     %169:v1 tied(%168) = carry %167, %205.1
;;     %171.0:v2 = mov.ud %167
;;     %170.1:v2 tied(%171) = mov.ud %169
;;     %160:v1 = add.d %170.0, %189.1
;;     %161:v1 = mov.ud %170.1
;;     %162:v1 tied(%161) = carry %160, %189.1
;;     %164.0:v2 = mov.ud %160
;;     %163.1:v2 tied(%164) = mov.ud %162
;;     %153:v1 = add.d %240.0, %163.0
;;     %154:v1 = add.d %240.1, %163.1
;;     %155:v1 tied(%154) = carry %153, %163.0
;;     %157.0:v2 = mov.ud %153
;;     %156.1:v2 tied(%157) = mov.ud %155
;;     %149:v1 = mul_high.ud %362.0, %156.0
;;     %146:v1 = mul_word.low %362.1, %156.0
;;     %147:v1 = mul_word.high %362.1, %156.0
;;     %148:v1 tied(%146) = add_word %147
;;     %145:v1 = mul_high.ud %362.1, %156.0
;;     %143.0:v2 = mov.ud %148
;;     %142.1:v2 tied(%143) = mov.ud %145
;;     %135:v1 = add.d %142.0, %149
;;     %136:v1 = mov.ud %142.1
;;     %137:v1 tied(%136) = carry %135, %149
;;     %139.0:v2 = mov.ud %135
;;     %138.1:v2 tied(%139) = mov.ud %137
;;     %130:v1 = mul_word.low %362.0, %156.1
;;     %131:v1 = mul_word.high %362.0, %156.1
;;     %132:v1 tied(%130) = add_word %131
;;     %129:v1 = mul_high.ud %362.0, %156.1
;;     %127.0:v2 = mov.ud %132
;;     %126.1:v2 tied(%127) = mov.ud %129
;;     %119:v1 = add.d %126.0, %138.0
;;     %120:v1 = mov.ud %126.1
;;     %121:v1 tied(%120) = carry %119, %138.0
;;     %122.1:v2 = mov.ud %121
;;     %112:v1 = mul_word.low %362.1, %156.1
;;     %113:v1 = mul_word.high %362.1, %156.1
;;     %114:v1 tied(%112) = add_word %113
;;     %111:v1 = mul_high.ud %362.1, %156.1
;;     %108.0:v2 = mov.ud %114
;;     %107.1:v2 tied(%108) = mov.ud %111
;;     %100:v1 = add.d %107.0, %138.1
;;     %101:v1 = mov.ud %107.1
;;     %102:v1 tied(%101) = carry %100, %138.1
;;     %104.0:v2 = mov.ud %100
;;     %103.1:v2 tied(%104) = mov.ud %102
;;     %93:v1 = add.d %103.0, %122.1
;;     %94:v1 = mov.ud %103.1
;;     %95:v1 tied(%94) = carry %93, %122.1
;;     %97.0:v2 = mov.ud %93
;;     %96.1:v2 tied(%97) = mov.ud %95
;;     %87:v1 = mul_word.low %96.0, %352.0
;;     %88:v1 = mul_word.high %96.0, %352.0
;;     %89:v1 tied(%87) = add_word %88
;;     %86:v1 = mul_high.ud %96.0, %352.0
;;     %83:v1 = mul_word.low %96.0, %352.1
;;     %84:v1 = mul_word.high %96.0, %352.1
;;     %85:v1 tied(%83) = add_word %84
;;     %79:v1 = mul_word.low %96.1, %352.0
;;     %80:v1 = mul_word.high %96.1, %352.0
;;     %81:v1 tied(%79) = add_word %80
;;     %77:v1 = add.d %85, %81
;;     %74:v1 = add.d %86, %77
;;     %71.0:v2 = mov.ud %89
;;     %70.1:v2 tied(%71) = mov.ud %74
;;     %63:v1 = add.d %362.0, -%70.0
;;     %64:v1 = add.d %362.1, -%70.1
;;     %65:v1 tied(%64) = borrow %362.0, %70.0
;;     %67.0:v2 = mov.ud %63
;;     %66.1:v2 tied(%67) = mov.ud %65
;;     %60:s1 early = compare.g.ud %66.1, %352.1
;;     %59:s1 early = compare.z.d %66.1, %352.1
;;     %57:s1 early = compare.ge.ud %66.0, %352.0
;;     %55:s1 = and.ud %59, %57 scope:wave
;;     %52:s1 = or.ud %60, %55 scope:wave
;;     %45:v1 = add.d %66.0, -%352.0
;;     %46:v1 = add.d %66.1, -%352.1
;;     %47:v1 tied(%46) = borrow %66.0, %352.0
;;     %49.0:v2 = mov.ud %45
;;     %48.1:v2 tied(%49) = mov.ud %47
;;     %44:v2 early = select %52, %48.0, %48.1, %66.0, %66.1
;;     %40:s1 early = compare.g.ud %44.1, %352.1
;;     %39:s1 early = compare.z.d %44.1, %352.1
;;     %36:s1 early = compare.ge.ud %44.0, %352.0
;;     %33:s1 = and.ud %39, %36 scope:wave
;;     %30:s1 = or.ud %40, %33 scope:wave
;;     %23:v1 = add.d %44.0, -%352.0
;;     %24:v1 = add.d %44.1, -%352.1
;;     %25:v1 tied(%24) = borrow %44.0, %352.0
;;     %27.0:v2 = mov.ud %23
;;     %26.1:v2 tied(%27) = mov.ud %25
;;     %21:v2 early = select %30, %26.0, %26.1, %44.0, %44.1
;;     %14:v1 = xor.ud %21.0, %373.0
;;     %15:v1 = xor.ud %21.1, %373.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = add.d %16.0, -%373.0
;;     %9:v1 = add.d %16.1, -%373.1
;;     %10:v1 tied(%9) = borrow %16.0, %373.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %377, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
