; test isel precise-output
; target ivb
; Unsigned remainders: the math box has them.

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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = math.intmod.ud %8.0, %8.1
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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = math.intmod.ud r8.8.ud, r8.12.ud scope:wave
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
    v6 = iconst.i32 64
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = and.ud %7, 63
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 10
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 early = load.d1 %15 space:global
;;     %12:v1 = mul_high.ud %13, 0xcccccccd
;;     %11:v1 = shr.ud %12, 3
;;     %9:v1 = mul_word.low %11, 10
;;     %7:v1 = add.d %13, -%9
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = urem.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.b1 %16 space:global
;;     %13:v1 early = load.b1 %16 space:global offset:4
;;     %12:v1 = and.ud %14, 255
;;     %10:v1 = and.ud %13, 255
;;     %8:v1 = math.intmod.ud %12, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %beside_quotient {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = urem.i32 v5, v6
    v8 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %beside_quotient target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %10:v1 = math.intmod.ud %11.0, %11.1
;;     %9:v1 = math.intdiv.ud %11.0, %11.1
;;     %3:v1 = add.ud %13, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10
;;     %4.2:v3 tied(%6) = mov.ud %9
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = urem.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.b2 %16 space:global
;;     %13:v1 early = load.b2 %16 space:global offset:4
;;     %12:v1 = and.ud %14, 0xffff
;;     %10:v1 = and.ud %13, 0xffff
;;     %8:v1 = math.intmod.ud %12, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
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
    v9 = urem.i8 v6, v8
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
;;     %8:s1 = math.intmod.ud %12, %10 scope:wave
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
    v9 = urem.i16 v6, v8
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
;;     %8:s1 = math.intmod.ud %12, %10 scope:wave
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
    v7 = urem.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %330:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %328:v1 = mov.f.ud r8.16.ud
;;     %327:v1 = mov.f.ud r8.20.ud
;;     %326:v1 early = keeping.mul %327, 0x4f800000
;;     %324:v1 early = keeping.add %326, %328
;;     %321:v1 = math.inv.f %324
;;     %319:v1 early = keeping.mul %321, 0x5f7ffffc
;;     %317:v1 early = keeping.mul %319, 0x2f800000
;;     %316:v1 = rndz.f %317
;;     %314:v1 early = keeping.mul %316, 0x4f800000
;;     %313:v1 early = keeping.add %319, %314 second:negated
;;     %310:v1 = mov.ud.f %313
;;     %308:v1 = mov.ud.f %316
;;     %306.0:v2 = mov.ud %310
;;     %305.1:v2 tied(%306) = mov.ud %308
;;     %300:s1 = add.d 0, -r8.16.ud scope:wave
;;     %301:s1 = add.d 0, -r8.20.ud scope:wave
;;     %302:s1 tied(%301) = borrow 0, r8.16.ud scope:wave
;;     %304.0:s2 = mov.ud %300 scope:wave
;;     %303.1:s2 tied(%304) = mov.ud %302 scope:wave
;;     %296:v1 = mul_word.low %303.0, %310
;;     %297:v1 = mul_word.high %303.0, %310
;;     %298:v1 tied(%296) = add_word %297
;;     %295:v1 = mul_high.ud %303.0, %310
;;     %292:v1 = mul_word.low %303.0, %308
;;     %293:v1 = mul_word.high %303.0, %308
;;     %294:v1 tied(%292) = add_word %293
;;     %289:v1 = mul_word.low %303.1, %310
;;     %290:v1 = mul_word.high %303.1, %310
;;     %291:v1 tied(%289) = add_word %290
;;     %288:v1 = add.d %294, %291
;;     %285:v1 = add.d %295, %288
;;     %282:v1 = mul_high.ud %310, %298
;;     %279:v1 = mul_word.low %308, %298
;;     %280:v1 = mul_word.high %308, %298
;;     %281:v1 tied(%279) = add_word %280
;;     %278:v1 = mul_high.ud %308, %298
;;     %276.0:v2 = mov.ud %281
;;     %275.1:v2 tied(%276) = mov.ud %278
;;     %268:v1 = add.d %275.0, %282
;;     %269:v1 = mov.ud %275.1
;;     %270:v1 tied(%269) = carry %268, %282
;;     %272.0:v2 = mov.ud %268
;;     %271.1:v2 tied(%272) = mov.ud %270
;;     %263:v1 = mul_word.low %310, %285
;;     %264:v1 = mul_word.high %310, %285
;;     %265:v1 tied(%263) = add_word %264
;;     %262:v1 = mul_high.ud %310, %285
;;     %260.0:v2 = mov.ud %265
;;     %259.1:v2 tied(%260) = mov.ud %262
;;     %252:v1 = add.d %259.0, %271.0
;;     %253:v1 = mov.ud %259.1
;;     %254:v1 tied(%253) = carry %252, %271.0
;;     %255.1:v2 = mov.ud %254
;;     %245:v1 = mul_word.low %308, %285
;;     %246:v1 = mul_word.high %308, %285
;;     %247:v1 tied(%245) = add_word %246
;;     %244:v1 = mul_high.ud %308, %285
;;     %241.0:v2 = mov.ud %247
;;     %240.1:v2 tied(%241) = mov.ud %244
;;     %233:v1 = add.d %240.0, %271.1
;;     %234:v1 = mov.ud %240.1
;;     %235:v1 tied(%234) = carry %233, %271.1
;;     %237.0:v2 = mov.ud %233
;;     %236.1:v2 tied(%237) = mov.ud %235
;;     %226:v1 = add.d %236.0, %255.1
;;     %227:v1 = mov.ud %236.1
;;     %228:v1 tied(%227) = carry %226, %255.1
;;     %230.0:v2 = mov.ud %226
;;     %229.1:v2 tied(%230) = mov.ud %228
;;     %219:v1 = add.d %305.0, %229.0
;;     %220:v1 = add.d %305.1, %229.1
;;     %221:v1 tied(%220) = carry %219, %229.0
;;     %223.0:v2 = mov.ud %219
;;     %222.1:v2 tied(%223) = mov.ud %221
;;     %214:v1 = mul_word.low %303.0, %222.0
;;     %215:v1 = mul_word.high %303.0, %222.0
;;     %216:v1 tied(%214) = add_word %215
;;     %213:v1 = mul_high.ud %303.0, %222.0
;;     %210:v1 = mul_word.low %303.0, %222.1
;;     %211:v1 = mul_word.high %303.0, %222.1
;;     %212:v1 tied(%210) = add_word %211
;;     %206:v1 = mul_word.low %303.1, %222.0
;;     %207:v1 = mul_word.high %303.1, %222.0
;;     %208:v1 tied(%206) = add_word %207
;;     %204:v1 = add.d %212, %208
;;     %201:v1 = add.d %213, %204
;;     %198:v1 = mul_high.ud %222.0, %216
;;     %195:v1 = mul_word.low %222.1, %216
;;     %196:v1 = mul_word.high %222.1, %216
;;     %197:v1 tied(%195) = add_word %196
;;     %194:v1 = mul_high.ud %222.1, %216
;;     %192.0:v2 = mov.ud %197
;;     %191.1:v2 tied(%192) = mov.ud %194
;;     %184:v1 = add.d %191.0, %198
;;     %185:v1 = mov.ud %191.1
;;     %186:v1 tied(%185) = carry %184, %198
;;     %188.0:v2 = mov.ud %184
;;     %187.1:v2 tied(%188) = mov.ud %186
;;     %179:v1 = mul_word.low %222.0, %201
;;     %180:v1 = mul_word.high %222.0, %201
;;     %181:v1 tied(%179) = add_word %180
;;     %178:v1 = mul_high.ud %222.0, %201
;;     %176.0:v2 = mov.ud %181
;;     %175.1:v2 tied(%176) = mov.ud %178
;;     %168:v1 = add.d %175.0, %187.0
;;     %169:v1 = mov.ud %175.1
;;     %170:v1 tied(%169) = carry %168, %187.0
;;     %171.1:v2 = mov.ud %170
;;     %161:v1 = mul_word.low %222.1, %201
;;     %162:v1 = mul_word.high %222.1, %201
;;     %163:v1 tied(%161) = add_word %162
;;     %160:v1 = mul_high.ud %222.1, %201
;;     %157.0:v2 = mov.ud %163
;;     %156.1:v2 tied(%157) = mov.ud %160
;;     %149:v1 = add.d %156.0, %187.1
;;     %150:v1 = mov.ud %156.1
;;     %151:v1 tied(%150) = carry %149, %187.1
;;     %153.0:v2 = mov.ud %149
;;     %152.1:v2 tied(%153) = mov.ud %151
;;     %142:v1 = add.d %152.0, %171.1
;;     %143:v1 = mov.ud %152.1
;;     %144:v1 tied(%143) = carry %142, %171.1
;;     %146.0:v2 = mov.ud %142
;;     %145.1:v2 tied(%146) = mov.ud %144
;;     %135:v1 = add.d %222.0, %145.0
;;     %136:v1 = add.d %222.1, %145.1
;;     %137:v1 tied(%136) = carry %135, %145.0
;;     %139.0:v2 = mov.ud %135
;;     %138.1:v2 tied(%139) = mov.ud %137
;;     %131:v1 = mul_high.ud r8.8.ud, %138.0
;;     %128:v1 = mul_word.low r8.12.ud, %138.0
;;     %129:v1 = mul_word.high r8.12.ud, %138.0
;;     %130:v1 tied(%128) = add_word %129
;;     %127:v1 = mul_high.ud r8.12.ud, %138.0
;;     %125.0:v2 = mov.ud %130
;;     %124.1:v2 tied(%125) = mov.ud %127
;;     %117:v1 = add.d %124.0, %131
;;     %118:v1 = mov.ud %124.1
;;     %119:v1 tied(%118) = carry %117, %131
;;     %121.0:v2 = mov.ud %117
;;     %120.1:v2 tied(%121) = mov.ud %119
;;     %112:v1 = mul_word.low r8.8.ud, %138.1
;;     %113:v1 = mul_word.high r8.8.ud, %138.1
;;     %114:v1 tied(%112) = add_word %113
;;     %111:v1 = mul_high.ud r8.8.ud, %138.1
;;     %110.0:v2 = mov.ud %114
;;     %109.1:v2 tied(%110) = mov.ud %111
;;     %102:v1 = add.d %109.0, %120.0
;;     %103:v1 = mov.ud %109.1
;;     %104:v1 tied(%103) = carry %102, %120.0
;;     %105.1:v2 = mov.ud %104
;;     %95:v1 = mul_word.low r8.12.ud, %138.1
;;     %96:v1 = mul_word.high r8.12.ud, %138.1
;;     %97:v1 tied(%95) = add_word %96
;;     %94:v1 = mul_high.ud r8.12.ud, %138.1
;;     %92.0:v2 = mov.ud %97
;;     %91.1:v2 tied(%92) = mov.ud %94
;;     %84:v1 = add.d %91.0, %120.1
;;     %85:v1 = mov.ud %91.1
;;     %86:v1 tied(%85) = carry %84, %120.1
;;     %88.0:v2 = mov.ud %84
;;     %87.1:v2 tied(%88) = mov.ud %86
;;     %77:v1 = add.d %87.0, %105.1
;;     %78:v1 = mov.ud %87.1
;;     %79:v1 tied(%78) = carry %77, %105.1
;;     %81.0:v2 = mov.ud %77
;;     %80.1:v2 tied(%81) = mov.ud %79
;;     %71:v1 = mul_word.low %80.0, r8.16.ud
;;     %72:v1 = mul_word.high %80.0, r8.16.ud
;;     %73:v1 tied(%71) = add_word %72
;;     %70:v1 = mul_high.ud %80.0, r8.16.ud
;;     %67:v1 = mul_word.low %80.0, r8.20.ud
;;     %68:v1 = mul_word.high %80.0, r8.20.ud
;;     %69:v1 tied(%67) = add_word %68
;;     %63:v1 = mul_word.low %80.1, r8.16.ud
;;     %64:v1 = mul_word.high %80.1, r8.16.ud
;;     %65:v1 tied(%63) = add_word %64
;;     %61:v1 = add.d %69, %65
;;     %58:v1 = add.d %70, %61
;;     %55.0:v2 = mov.ud %73
;;     %54.1:v2 tied(%55) = mov.ud %58
;;     %47:v1 = add.d r8.8.ud, -%54.0
;;     %48:v1 = add.d r8.12.ud, -%54.1
;;     %49:v1 tied(%48) = borrow r8.8.ud, %54.0
;;     %51.0:v2 = mov.ud %47
;;     %50.1:v2 tied(%51) = mov.ud %49
;;     %45:s1 early = compare.g.ud %50.1, r8.20.ud
;;     %44:s1 early = compare.z.d %50.1, r8.20.ud
;;     %42:s1 early = compare.ge.ud %50.0, r8.16.ud
;;     %40:s1 = and.ud %44, %42 scope:wave
;;     %37:s1 = or.ud %45, %40 scope:wave
;;     %30:v1 = add.d %50.0, -r8.16.ud
;;     %31:v1 = add.d %50.1, -r8.20.ud
;;     %32:v1 tied(%31) = borrow %50.0, r8.16.ud
;;     %34.0:v2 = mov.ud %30
;;     %33.1:v2 tied(%34) = mov.ud %32
;;     %29:v2 early = select %37, %33.0, %33.1, %50.0, %50.1
;;     %25:s1 early = compare.g.ud %29.1, r8.20.ud
;;     %24:s1 early = compare.z.d %29.1, r8.20.ud
;;     %22:s1 early = compare.ge.ud %29.0, r8.16.ud
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %10:v1 = add.d %29.0, -r8.16.ud
;;     %11:v1 = add.d %29.1, -r8.20.ud
;;     %12:v1 tied(%11) = borrow %29.0, r8.16.ud
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select %17, %13.0, %13.1, %29.0, %29.1
;;     %2:v1 = add.ud %330, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
