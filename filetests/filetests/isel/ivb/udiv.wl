; test isel precise-output
; target ivb
; Unsigned quotients of words: the math box divides integers.

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
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = math.intdiv.ud %8.0, %8.1
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
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = math.intdiv.ud r8.8.ud, r8.12.ud scope:wave
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
    v9 = udiv.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:s1 = mov.ud r8.8.ud scope:wave
;;     %14:s1 = mov.ud r8.12.ud scope:wave
;;     %12:s1 = and.ud %16, 255 scope:wave
;;     %10:s1 = and.ud %14, 255 scope:wave
;;     %8:s1 = math.intdiv.ud %12, %10 scope:wave
;;     %2:v1 = add.ud %18, 256
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
    v9 = udiv.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:s1 = mov.ud r8.8.ud scope:wave
;;     %14:s1 = mov.ud r8.12.ud scope:wave
;;     %12:s1 = and.ud %16, 0xffff scope:wave
;;     %10:s1 = and.ud %14, 0xffff scope:wave
;;     %8:s1 = math.intdiv.ud %12, %10 scope:wave
;;     %2:v1 = add.ud %18, 256
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
    v7 = udiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %338:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %336:v1 = mov.f.ud r8.16.ud
;;     %335:v1 = mov.f.ud r8.20.ud
;;     %334:v1 early = keeping.mul %335, 0x4f800000
;;     %332:v1 early = keeping.add %334, %336
;;     %329:v1 = math.inv.f %332
;;     %327:v1 early = keeping.mul %329, 0x5f7ffffc
;;     %325:v1 early = keeping.mul %327, 0x2f800000
;;     %324:v1 = rndz.f %325
;;     %322:v1 early = keeping.mul %324, 0x4f800000
;;     %321:v1 early = keeping.add %327, %322 second:negated
;;     %318:v1 = mov.ud.f %321
;;     %316:v1 = mov.ud.f %324
;;     %314.0:v2 = mov.ud %318
;;     %313.1:v2 tied(%314) = mov.ud %316
;;     %308:s1 = add.d 0, -r8.16.ud scope:wave
;;     %309:s1 = add.d 0, -r8.20.ud scope:wave
;;     %310:s1 tied(%309) = borrow 0, r8.16.ud scope:wave
;;     %312.0:s2 = mov.ud %308 scope:wave
;;     %311.1:s2 tied(%312) = mov.ud %310 scope:wave
;;     %304:v1 = mul_word.low %311.0, %318
;;     %305:v1 = mul_word.high %311.0, %318
;;     %306:v1 tied(%304) = add_word %305
;;     %303:v1 = mul_high.ud %311.0, %318
;;     %300:v1 = mul_word.low %311.0, %316
;;     %301:v1 = mul_word.high %311.0, %316
;;     %302:v1 tied(%300) = add_word %301
;;     %297:v1 = mul_word.low %311.1, %318
;;     %298:v1 = mul_word.high %311.1, %318
;;     %299:v1 tied(%297) = add_word %298
;;     %296:v1 = add.d %302, %299
;;     %293:v1 = add.d %303, %296
;;     %290:v1 = mul_high.ud %318, %306
;;     %287:v1 = mul_word.low %316, %306
;;     %288:v1 = mul_word.high %316, %306
;;     %289:v1 tied(%287) = add_word %288
;;     %286:v1 = mul_high.ud %316, %306
;;     %284.0:v2 = mov.ud %289
;;     %283.1:v2 tied(%284) = mov.ud %286
;;     %276:v1 = add.d %283.0, %290
;;     %277:v1 = mov.ud %283.1
;;     %278:v1 tied(%277) = carry %276, %290
;;     %280.0:v2 = mov.ud %276
;;     %279.1:v2 tied(%280) = mov.ud %278
;;     %271:v1 = mul_word.low %318, %293
;;     %272:v1 = mul_word.high %318, %293
;;     %273:v1 tied(%271) = add_word %272
;;     %270:v1 = mul_high.ud %318, %293
;;     %268.0:v2 = mov.ud %273
;;     %267.1:v2 tied(%268) = mov.ud %270
;;     %260:v1 = add.d %267.0, %279.0
;;     %261:v1 = mov.ud %267.1
;;     %262:v1 tied(%261) = carry %260, %279.0
;;     %263.1:v2 = mov.ud %262
;;     %253:v1 = mul_word.low %316, %293
;;     %254:v1 = mul_word.high %316, %293
;;     %255:v1 tied(%253) = add_word %254
;;     %252:v1 = mul_high.ud %316, %293
;;     %249.0:v2 = mov.ud %255
;;     %248.1:v2 tied(%249) = mov.ud %252
;;     %241:v1 = add.d %248.0, %279.1
;;     %242:v1 = mov.ud %248.1
;;     %243:v1 tied(%242) = carry %241, %279.1
;;     %245.0:v2 = mov.ud %241
;;     %244.1:v2 tied(%245) = mov.ud %243
;;     %234:v1 = add.d %244.0, %263.1
;;     %235:v1 = mov.ud %244.1
;;     %236:v1 tied(%235) = carry %234, %263.1
;;     %238.0:v2 = mov.ud %234
;;     %237.1:v2 tied(%238) = mov.ud %236
;;     %227:v1 = add.d %313.0, %237.0
;;     %228:v1 = add.d %313.1, %237.1
;;     %229:v1 tied(%228) = carry %227, %237.0
;;     %231.0:v2 = mov.ud %227
;;     %230.1:v2 tied(%231) = mov.ud %229
;;     %222:v1 = mul_word.low %311.0, %230.0
;;     %223:v1 = mul_word.high %311.0, %230.0
;;     %224:v1 tied(%222) = add_word %223
;;     %221:v1 = mul_high.ud %311.0, %230.0
;;     %218:v1 = mul_word.low %311.0, %230.1
;;     %219:v1 = mul_word.high %311.0, %230.1
;;     %220:v1 tied(%218) = add_word %219
;;     %214:v1 = mul_word.low %311.1, %230.0
;;     %215:v1 = mul_word.high %311.1, %230.0
;;     %216:v1 tied(%214) = add_word %215
;;     %212:v1 = add.d %220, %216
;;     %209:v1 = add.d %221, %212
;;     %206:v1 = mul_high.ud %230.0, %224
;;     %203:v1 = mul_word.low %230.1, %224
;;     %204:v1 = mul_word.high %230.1, %224
;;     %205:v1 tied(%203) = add_word %204
;;     %202:v1 = mul_high.ud %230.1, %224
;;     %200.0:v2 = mov.ud %205
;;     %199.1:v2 tied(%200) = mov.ud %202
;;     %192:v1 = add.d %199.0, %206
;;     %193:v1 = mov.ud %199.1
;;     %194:v1 tied(%193) = carry %192, %206
;;     %196.0:v2 = mov.ud %192
;;     %195.1:v2 tied(%196) = mov.ud %194
;;     %187:v1 = mul_word.low %230.0, %209
;;     %188:v1 = mul_word.high %230.0, %209
;;     %189:v1 tied(%187) = add_word %188
;;     %186:v1 = mul_high.ud %230.0, %209
;;     %184.0:v2 = mov.ud %189
;;     %183.1:v2 tied(%184) = mov.ud %186
;;     %176:v1 = add.d %183.0, %195.0
;;     %177:v1 = mov.ud %183.1
;;     %178:v1 tied(%177) = carry %176, %195.0
;;     %179.1:v2 = mov.ud %178
;;     %169:v1 = mul_word.low %230.1, %209
;;     %170:v1 = mul_word.high %230.1, %209
;;     %171:v1 tied(%169) = add_word %170
;;     %168:v1 = mul_high.ud %230.1, %209
;;     %165.0:v2 = mov.ud %171
;;     %164.1:v2 tied(%165) = mov.ud %168
;;     %157:v1 = add.d %164.0, %195.1
;;     %158:v1 = mov.ud %164.1
;;     %159:v1 tied(%158) = carry %157, %195.1
;;     %161.0:v2 = mov.ud %157
;;     %160.1:v2 tied(%161) = mov.ud %159
;;     %150:v1 = add.d %160.0, %179.1
;;     %151:v1 = mov.ud %160.1
;;     %152:v1 tied(%151) = carry %150, %179.1
;;     %154.0:v2 = mov.ud %150
;;     %153.1:v2 tied(%154) = mov.ud %152
;;     %143:v1 = add.d %230.0, %153.0
;;     %144:v1 = add.d %230.1, %153.1
;;     %145:v1 tied(%144) = carry %143, %153.0
;;     %147.0:v2 = mov.ud %143
;;     %146.1:v2 tied(%147) = mov.ud %145
;;     %139:v1 = mul_high.ud r8.8.ud, %146.0
;;     %136:v1 = mul_word.low r8.12.ud, %146.0
;;     %137:v1 = mul_word.high r8.12.ud, %146.0
;;     %138:v1 tied(%136) = add_word %137
;;     %135:v1 = mul_high.ud r8.12.ud, %146.0
;;     %133.0:v2 = mov.ud %138
;;     %132.1:v2 tied(%133) = mov.ud %135
;;     %125:v1 = add.d %132.0, %139
;;     %126:v1 = mov.ud %132.1
;;     %127:v1 tied(%126) = carry %125, %139
;;     %129.0:v2 = mov.ud %125
;;     %128.1:v2 tied(%129) = mov.ud %127
;;     %120:v1 = mul_word.low r8.8.ud, %146.1
;;     %121:v1 = mul_word.high r8.8.ud, %146.1
;;     %122:v1 tied(%120) = add_word %121
;;     %119:v1 = mul_high.ud r8.8.ud, %146.1
;;     %118.0:v2 = mov.ud %122
;;     %117.1:v2 tied(%118) = mov.ud %119
;;     %110:v1 = add.d %117.0, %128.0
;;     %111:v1 = mov.ud %117.1
;;     %112:v1 tied(%111) = carry %110, %128.0
;;     %113.1:v2 = mov.ud %112
;;     %103:v1 = mul_word.low r8.12.ud, %146.1
;;     %104:v1 = mul_word.high r8.12.ud, %146.1
;;     %105:v1 tied(%103) = add_word %104
;;     %102:v1 = mul_high.ud r8.12.ud, %146.1
;;     %100.0:v2 = mov.ud %105
;;     %99.1:v2 tied(%100) = mov.ud %102
;;     %92:v1 = add.d %99.0, %128.1
;;     %93:v1 = mov.ud %99.1
;;     %94:v1 tied(%93) = carry %92, %128.1
;;     %96.0:v2 = mov.ud %92
;;     %95.1:v2 tied(%96) = mov.ud %94
;;     %85:v1 = add.d %95.0, %113.1
;;     %86:v1 = mov.ud %95.1
;;     %87:v1 tied(%86) = carry %85, %113.1
;;     %89.0:v2 = mov.ud %85
;;     %88.1:v2 tied(%89) = mov.ud %87
;;     %80:v1 = mul_word.low %88.0, r8.16.ud
;;     %81:v1 = mul_word.high %88.0, r8.16.ud
;;     %82:v1 tied(%80) = add_word %81
;;     %79:v1 = mul_high.ud %88.0, r8.16.ud
;;     %76:v1 = mul_word.low %88.0, r8.20.ud
;;     %77:v1 = mul_word.high %88.0, r8.20.ud
;;     %78:v1 tied(%76) = add_word %77
;;     %72:v1 = mul_word.low %88.1, r8.16.ud
;;     %73:v1 = mul_word.high %88.1, r8.16.ud
;;     %74:v1 tied(%72) = add_word %73
;;     %70:v1 = add.d %78, %74
;;     %67:v1 = add.d %79, %70
;;     %64.0:v2 = mov.ud %82
;;     %63.1:v2 tied(%64) = mov.ud %67
;;     %56:v1 = add.d r8.8.ud, -%63.0
;;     %57:v1 = add.d r8.12.ud, -%63.1
;;     %58:v1 tied(%57) = borrow r8.8.ud, %63.0
;;     %60.0:v2 = mov.ud %56
;;     %59.1:v2 tied(%60) = mov.ud %58
;;     %54:s1 early = compare.g.ud %59.1, r8.20.ud
;;     %53:s1 early = compare.z.d %59.1, r8.20.ud
;;     %51:s1 early = compare.ge.ud %59.0, r8.16.ud
;;     %49:s1 = and.ud %53, %51 scope:wave
;;     %46:s1 = or.ud %54, %49 scope:wave
;;     %39:v1 = add.d %88.0, 1
;;     %40:v1 = mov.ud %88.1
;;     %41:v1 tied(%40) = carry %39, 1
;;     %43.0:v2 = mov.ud %39
;;     %42.1:v2 tied(%43) = mov.ud %41
;;     %34:v1 = add.d %59.0, -r8.16.ud
;;     %35:v1 = add.d %59.1, -r8.20.ud
;;     %36:v1 tied(%35) = borrow %59.0, r8.16.ud
;;     %38.0:v2 = mov.ud %34
;;     %37.1:v2 tied(%38) = mov.ud %36
;;     %33:v2 early = select %46, %42.0, %42.1, %88.0, %88.1
;;     %30:v2 early = select %46, %37.0, %37.1, %59.0, %59.1
;;     %25:s1 early = compare.g.ud %30.1, r8.20.ud
;;     %24:s1 early = compare.z.d %30.1, r8.20.ud
;;     %22:s1 early = compare.ge.ud %30.0, r8.16.ud
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %10:v1 = add.d %33.0, 1
;;     %11:v1 = mov.ud %33.1
;;     %12:v1 tied(%11) = carry %10, 1
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select %17, %13.0, %13.1, %33.0, %33.1
;;     %2:v1 = add.ud %338, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
