; test isel precise-output level=1
; target ivb
; Every operation on lanes and, where the values are the wave's, on scalars: the rules that nothing else here fires.

kernel %pairs_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i16x2 global align 8 [v93+8]
    v102 = load.i16x2 global align 8 [v93+16]
    v103 = iadd.i16x2 v101, v102
    store.i16x2 global align 8 [v93+0], v103
    v104 = isub.i16x2 v101, v102
    store.i16x2 global align 8 [v93+8], v104
    v105 = imul.i16x2 v101, v102
    store.i16x2 global align 8 [v93+16], v105
    v106 = umin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+24], v106
    v107 = umax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+32], v107
    v108 = smin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+40], v108
    v109 = smax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+48], v109
    v110 = ineg.i16x2 v101
    store.i16x2 global align 8 [v93+56], v110
    v111 = load.i32 global align 8 [v93+24]
    v112 = ishl.i16x2 v101, v111
    store.i16x2 global align 8 [v93+64], v112
    v113 = ushr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+72], v113
    v114 = sshr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+80], v114
    v115 = load.f16x2 global align 8 [v93+32]
    v116 = load.f16x2 global align 8 [v93+40]
    v117 = fadd.f16x2 v115, v116
    store.f16x2 global align 8 [v93+88], v117
    v118 = fsub.f16x2 v115, v116
    store.f16x2 global align 8 [v93+96], v118
    v119 = fmul.f16x2 v115, v116
    store.f16x2 global align 8 [v93+104], v119
    v120 = fmin.f16x2 v115, v116
    store.f16x2 global align 8 [v93+112], v120
    v121 = fmax.f16x2 v115, v116
    store.f16x2 global align 8 [v93+120], v121
    v122 = fma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+128], v122
    v123 = nfma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+136], v123
    v124 = load.i8x4 global align 8 [v93+48]
    v125 = lerp.i32 v111, v111, v111
    store.i32 global align 8 [v93+144], v125
    v126 = load.i32x4 global align 8 [v93+56]
    v127 = extract_lane.i32 v126, 2
    store.i32 global align 8 [v93+152], v127
    v128 = insert_lane.i32x4 v126, v127, 1
    v129 = make_vector.i32x4 v127, v111, v111, v127
    v131 = load.i32 global align 8 [v93+72]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.i32x4 v130, v128, v129
    store.i32x4 global align 8 [v93+160], v133
    v134 = bitcast.f32 v111
    store.f32 global align 8 [v93+176], v134
    v135 = load.i64 global align 8 [v93+80]
    v136 = bitcast.f64 v135
    store.f64 global align 8 [v93+184], v136
    return
}
;; machine kernel %pairs_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %529:v1 = mov.ud.uw r1.0.uw.lanes
;;     %524:v1 = add.d r8.0.ud, %529
;;     %528:v1 = mov.ud %524
;;     %522:v1 early = load.d1 %528 space:global offset:8
;;     %521:v1 early = load.d1 %528 space:global offset:16
;;     %518:v1 = add.d %522, %521
;;     %517:v1 = shr.ud %522, 16
;;     %514:v1 = shr.ud %521, 16
;;     %511:v1 = add.d %517, %514
;;     %510:v1 = and.ud %511, 0xffff
;;     %508:v1 = and.ud %518, 0xffff
;;     %506:v1 = shl.ud %510, 16
;;     %504:v1 = or.ud %506, %508
;;     %500.0:v2 = mov.ud %528
;;     %499.1:v2 tied(%500) = mov.ud %504
;;     store.d1 %499 space:global
;;     %497:v1 = add.d %522, -%521
;;     %496:v1 = add.d %517, -%514
;;     %495:v1 = and.ud %496, 0xffff
;;     %493:v1 = and.ud %497, 0xffff
;;     %491:v1 = shl.ud %495, 16
;;     %489:v1 = or.ud %491, %493
;;     %483:v1 = add.ud %528, 8
;;     %485.0:v2 = mov.ud %483
;;     %484.1:v2 tied(%485) = mov.ud %489
;;     store.d1 %484 space:global
;;     %479:v1 = mul_word.low %522, %521
;;     %480:v1 = mul_word.high %522, %521
;;     %481:v1 tied(%479) = add_word %480
;;     %476:v1 = mul_word.low %517, %514
;;     %477:v1 = mul_word.high %517, %514
;;     %478:v1 tied(%476) = add_word %477
;;     %475:v1 = and.ud %478, 0xffff
;;     %473:v1 = and.ud %481, 0xffff
;;     %471:v1 = shl.ud %475, 16
;;     %469:v1 = or.ud %471, %473
;;     %463:v1 = add.ud %528, 16
;;     %465.0:v2 = mov.ud %463
;;     %464.1:v2 tied(%465) = mov.ud %469
;;     store.d1 %464 space:global
;;     %461:v1 = and.ud %522, 0xffff
;;     %460:v1 = and.ud %521, 0xffff
;;     %459:v1 = minmax.l.ud %461, %460
;;     %457:v1 = and.ud %517, 0xffff
;;     %456:v1 = and.ud %514, 0xffff
;;     %455:v1 = minmax.l.ud %457, %456
;;     %453:v1 = and.ud %455, 0xffff
;;     %451:v1 = and.ud %459, 0xffff
;;     %449:v1 = shl.ud %453, 16
;;     %447:v1 = or.ud %449, %451
;;     %441:v1 = add.ud %528, 24
;;     %443.0:v2 = mov.ud %441
;;     %442.1:v2 tied(%443) = mov.ud %447
;;     store.d1 %442 space:global
;;     %439:v1 = minmax.ge.ud %461, %460
;;     %436:v1 = minmax.ge.ud %457, %456
;;     %433:v1 = and.ud %436, 0xffff
;;     %431:v1 = and.ud %439, 0xffff
;;     %429:v1 = shl.ud %433, 16
;;     %427:v1 = or.ud %429, %431
;;     %421:v1 = add.ud %528, 32
;;     %423.0:v2 = mov.ud %421
;;     %422.1:v2 tied(%423) = mov.ud %427
;;     store.d1 %422 space:global
;;     %418:v1 = shl.ud %522, 16
;;     %419:v1 = asr.d %418, 16
;;     %416:v1 = shl.ud %521, 16
;;     %417:v1 = asr.d %416, 16
;;     %414:v1 = minmax.l.d %419, %417
;;     %411:v1 = shl.ud %517, 16
;;     %412:v1 = asr.d %411, 16
;;     %409:v1 = shl.ud %514, 16
;;     %410:v1 = asr.d %409, 16
;;     %407:v1 = minmax.l.d %412, %410
;;     %405:v1 = and.ud %407, 0xffff
;;     %403:v1 = and.ud %414, 0xffff
;;     %401:v1 = shl.ud %405, 16
;;     %399:v1 = or.ud %401, %403
;;     %393:v1 = add.ud %528, 40
;;     %395.0:v2 = mov.ud %393
;;     %394.1:v2 tied(%395) = mov.ud %399
;;     store.d1 %394 space:global
;;     %391:v1 = minmax.ge.d %419, %417
;;     %388:v1 = minmax.ge.d %412, %410
;;     %385:v1 = and.ud %388, 0xffff
;;     %383:v1 = and.ud %391, 0xffff
;;     %381:v1 = shl.ud %385, 16
;;     %379:v1 = or.ud %381, %383
;;     %373:v1 = add.ud %528, 48
;;     %375.0:v2 = mov.ud %373
;;     %374.1:v2 tied(%375) = mov.ud %379
;;     store.d1 %374 space:global
;;     %371:v1 = mov.d -%522
;;     %369:v1 = mov.d -%517
;;     %367:v1 = and.ud %369, 0xffff
;;     %365:v1 = and.ud %371, 0xffff
;;     %363:v1 = shl.ud %367, 16
;;     %361:v1 = or.ud %363, %365
;;     %355:v1 = add.ud %528, 56
;;     %357.0:v2 = mov.ud %355
;;     %356.1:v2 tied(%357) = mov.ud %361
;;     store.d1 %356 space:global
;;     %353:v1 early = load.d1 %528 space:global offset:24
;;     %352:v1 = and.ud %353, 15
;;     %351:v1 = shl.ud %461, %352
;;     %349:v1 = shl.ud %457, %352
;;     %347:v1 = and.ud %349, 0xffff
;;     %345:v1 = and.ud %351, 0xffff
;;     %343:v1 = shl.ud %347, 16
;;     %341:v1 = or.ud %343, %345
;;     %335:v1 = add.ud %528, 64
;;     %337.0:v2 = mov.ud %335
;;     %336.1:v2 tied(%337) = mov.ud %341
;;     store.d1 %336 space:global
;;     %333:v1 = shr.ud %461, %352
;;     %330:v1 = shr.ud %457, %352
;;     %327:v1 = and.ud %330, 0xffff
;;     %325:v1 = and.ud %333, 0xffff
;;     %323:v1 = shl.ud %327, 16
;;     %321:v1 = or.ud %323, %325
;;     %315:v1 = add.ud %528, 72
;;     %317.0:v2 = mov.ud %315
;;     %316.1:v2 tied(%317) = mov.ud %321
;;     store.d1 %316 space:global
;;     %313:v1 = asr.d %419, %352
;;     %310:v1 = asr.d %412, %352
;;     %306:v1 = and.ud %310, 0xffff
;;     %304:v1 = and.ud %313, 0xffff
;;     %302:v1 = shl.ud %306, 16
;;     %300:v1 = or.ud %302, %304
;;     %294:v1 = add.ud %528, 80
;;     %296.0:v2 = mov.ud %294
;;     %295.1:v2 tied(%296) = mov.ud %300
;;     store.d1 %295 space:global
;;     %292:v1 early = load.d1 %528 space:global offset:32
;;     %291:v1 early = load.d1 %528 space:global offset:40
;;     %288:v1 = f16to32.f.uw %292
;;     %286:v1 = f16to32.f.uw %291
;;     %284:v1 = add.f %288, %286
;;     %283:v1 = f32to16.uw.f %284
;;     %281:v1 = shr.ud %292, 16
;;     %278:v1 = shr.ud %291, 16
;;     %275:v1 = f16to32.f.uw %281
;;     %273:v1 = f16to32.f.uw %278
;;     %271:v1 = add.f %275, %273
;;     %270:v1 = f32to16.uw.f %271
;;     %267:v1 = and.ud %270, 0xffff
;;     %264:v1 = and.ud %283, 0xffff
;;     %262:v1 = shl.ud %267, 16
;;     %260:v1 = or.ud %262, %264
;;     %254:v1 = add.ud %528, 88
;;     %256.0:v2 = mov.ud %254
;;     %255.1:v2 tied(%256) = mov.ud %260
;;     store.d1 %255 space:global
;;     %252:v1 = add.f %288, -%286
;;     %251:v1 = f32to16.uw.f %252
;;     %249:v1 = add.f %275, -%273
;;     %248:v1 = f32to16.uw.f %249
;;     %245:v1 = and.ud %248, 0xffff
;;     %242:v1 = and.ud %251, 0xffff
;;     %240:v1 = shl.ud %245, 16
;;     %238:v1 = or.ud %240, %242
;;     %232:v1 = add.ud %528, 96
;;     %234.0:v2 = mov.ud %232
;;     %233.1:v2 tied(%234) = mov.ud %238
;;     store.d1 %233 space:global
;;     %230:v1 = mul.f %288, %286
;;     %228:v1 = f32to16.uw.f %230
;;     %227:v1 = mul.f %275, %273
;;     %225:v1 = f32to16.uw.f %227
;;     %223:v1 = and.ud %225, 0xffff
;;     %220:v1 = and.ud %228, 0xffff
;;     %218:v1 = shl.ud %223, 16
;;     %216:v1 = or.ud %218, %220
;;     %210:v1 = add.ud %528, 104
;;     %212.0:v2 = mov.ud %210
;;     %211.1:v2 tied(%212) = mov.ud %216
;;     store.d1 %211 space:global
;;     %207:v1 = shl.ud %292, 16
;;     %208:v1 = asr.d %207, 16
;;     %204:v1 = shl.ud %291, 16
;;     %205:v1 = asr.d %204, 16
;;     %202:v1 = and.ud %208, 0x7fff
;;     %201:v1 = and.ud %205, 0x7fff
;;     %200:v1 = asr.d %208, 31
;;     %199:v1 = xor.ud %202, %200
;;     %197:v1 = asr.d %205, 31
;;     %196:v1 = xor.ud %201, %197
;;     %194:v1 early = select_if.le.d %199, %196, %208, %205
;;     %193:v1 early = select_if.g.ud %201, 0x7c00, %208, %194
;;     %191:v1 early = select_if.g.ud %202, 0x7c00, %205, %193
;;     %189:v1 = add.d %201, 0xffff83ff
;;     %188:v1 = or.ud %205, 512
;;     %187:v1 early = select_if.l.ud %189, 511, %188, %191
;;     %185:v1 = add.d %202, 0xffff83ff
;;     %184:v1 = or.ud %208, 512
;;     %183:v1 early = select_if.l.ud %185, 511, %184, %187
;;     %179:v1 = shl.ud %281, 16
;;     %180:v1 = asr.d %179, 16
;;     %176:v1 = shl.ud %278, 16
;;     %177:v1 = asr.d %176, 16
;;     %174:v1 = and.ud %180, 0x7fff
;;     %173:v1 = and.ud %177, 0x7fff
;;     %172:v1 = asr.d %180, 31
;;     %171:v1 = xor.ud %174, %172
;;     %169:v1 = asr.d %177, 31
;;     %168:v1 = xor.ud %173, %169
;;     %166:v1 early = select_if.le.d %171, %168, %180, %177
;;     %165:v1 early = select_if.g.ud %173, 0x7c00, %180, %166
;;     %163:v1 early = select_if.g.ud %174, 0x7c00, %177, %165
;;     %161:v1 = add.d %173, 0xffff83ff
;;     %160:v1 = or.ud %177, 512
;;     %159:v1 early = select_if.l.ud %161, 511, %160, %163
;;     %157:v1 = add.d %174, 0xffff83ff
;;     %156:v1 = or.ud %180, 512
;;     %155:v1 early = select_if.l.ud %157, 511, %156, %159
;;     %152:v1 = and.ud %155, 0xffff
;;     %150:v1 = and.ud %183, 0xffff
;;     %148:v1 = shl.ud %152, 16
;;     %146:v1 = or.ud %148, %150
;;     %140:v1 = add.ud %528, 112
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %146
;;     store.d1 %141 space:global
;;     %138:v1 early = select_if.ge.d %199, %196, %208, %205
;;     %135:v1 early = select_if.g.ud %201, 0x7c00, %208, %138
;;     %131:v1 early = select_if.g.ud %202, 0x7c00, %205, %135
;;     %127:v1 early = select_if.l.ud %189, 511, %188, %131
;;     %123:v1 early = select_if.l.ud %185, 511, %184, %127
;;     %118:v1 early = select_if.ge.d %171, %168, %180, %177
;;     %115:v1 early = select_if.g.ud %173, 0x7c00, %180, %118
;;     %111:v1 early = select_if.g.ud %174, 0x7c00, %177, %115
;;     %107:v1 early = select_if.l.ud %161, 511, %160, %111
;;     %103:v1 early = select_if.l.ud %157, 511, %156, %107
;;     %98:v1 = and.ud %103, 0xffff
;;     %96:v1 = and.ud %123, 0xffff
;;     %94:v1 = shl.ud %98, 16
;;     %92:v1 = or.ud %94, %96
;;     %86:v1 = add.ud %528, 120
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %92
;;     store.d1 %87 space:global
;;     mode.enter round:down scope:wave
;;     %84:v1 = add.f %288, %230
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %83:v1 = add.f %288, %230
;;     mode.leave round:up scope:wave
;;     %80:v1 = and.ud %84, 1
;;     %78:v1 early = select_if.nz.d %80, 0, %84, %83
;;     %74:v1 = f32to16.uw.f %78
;;     mode.enter round:down scope:wave
;;     %72:v1 = add.f %275, %227
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %71:v1 = add.f %275, %227
;;     mode.leave round:up scope:wave
;;     %68:v1 = and.ud %72, 1
;;     %66:v1 early = select_if.nz.d %68, 0, %72, %71
;;     %62:v1 = f32to16.uw.f %66
;;     %59:v1 = and.ud %62, 0xffff
;;     %56:v1 = and.ud %74, 0xffff
;;     %54:v1 = shl.ud %59, 16
;;     %52:v1 = or.ud %54, %56
;;     %46:v1 = add.ud %528, 128
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %52
;;     store.d1 %47 space:global
;;     %43:v1 = add.ud %528, 136
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud %52
;;     store.d1 %44 space:global
;;     %39:v1 = add.ud %528, 144
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %353
;;     store.d1 %40 space:global
;;     %38:v4 early = load.d4 %528 space:global offset:56
;;     %35:v1 = add.ud %528, 152
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %38.2
;;     store.d1 %36 space:global
;;     %32.0:v4 = mov.ud %38.0
;;     %33.1:v4 tied(%32) = mov.ud %38.2
;;     %34.2:v4 tied(%33) = mov.ud %38.2
;;     %31.3:v4 tied(%34) = mov.ud %38.3
;;     %27.0:v4 = mov.ud %38.2
;;     %28.1:v4 tied(%27) = mov.ud %353
;;     %29.2:v4 tied(%28) = mov.ud %353
;;     %26.3:v4 tied(%29) = mov.ud %38.2
;;     %24:v1 early = load.d1 %528 space:global offset:72
;;     %23:v4 early = select_if.nz.d %24, 0, %31.0, %31.1, %31.2, %31.3, %26.0, %26.1, %26.2, %26.3
;;     %14:v1 = add.ud %528, 160
;;     %16.0:v5 = mov.ud %14
;;     %17.1:v5 tied(%16) = mov.ud %23.0
;;     %18.2:v5 tied(%17) = mov.ud %23.1
;;     %19.3:v5 tied(%18) = mov.ud %23.2
;;     %15.4:v5 tied(%19) = mov.ud %23.3
;;     store.d4 %15 space:global
;;     %9:v1 = add.ud %528, 176
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %353
;;     store.d1 %10 space:global
;;     %7:v2 early = load.d2 %528 space:global offset:80
;;     %2:v1 = add.ud %528, 184
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %pairs_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i16x2 at 8 align 8
    param %p16 : i16x2 at 16 align 8
    param %p24 : i32 at 24 align 8
    param %p32 : f16x2 at 32 align 8
    param %p40 : f16x2 at 40 align 8
    param %p48 : i32 at 48 align 8
    param %p56 : i32x4 at 56 align 8
    param %p72 : i32 at 72 align 8
    param %p80 : i64 at 80 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i16x2 kernarg align 8 width all [v90+8]
    v102 = load.i16x2 kernarg align 8 width all [v90+16]
    v103 = iadd.i16x2 v101, v102
    store.i16x2 global align 8 [v93+0], v103
    v104 = isub.i16x2 v101, v102
    store.i16x2 global align 8 [v93+8], v104
    v105 = imul.i16x2 v101, v102
    store.i16x2 global align 8 [v93+16], v105
    v106 = umin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+24], v106
    v107 = umax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+32], v107
    v108 = smin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+40], v108
    v109 = smax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+48], v109
    v110 = ineg.i16x2 v101
    store.i16x2 global align 8 [v93+56], v110
    v111 = load.i32 kernarg align 8 width all [v90+24]
    v112 = ishl.i16x2 v101, v111
    store.i16x2 global align 8 [v93+64], v112
    v113 = ushr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+72], v113
    v114 = sshr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+80], v114
    v115 = load.f16x2 kernarg align 8 width all [v90+32]
    v116 = load.f16x2 kernarg align 8 width all [v90+40]
    v117 = fadd.f16x2 v115, v116
    store.f16x2 global align 8 [v93+88], v117
    v118 = fsub.f16x2 v115, v116
    store.f16x2 global align 8 [v93+96], v118
    v119 = fmul.f16x2 v115, v116
    store.f16x2 global align 8 [v93+104], v119
    v120 = fmin.f16x2 v115, v116
    store.f16x2 global align 8 [v93+112], v120
    v121 = fmax.f16x2 v115, v116
    store.f16x2 global align 8 [v93+120], v121
    v122 = fma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+128], v122
    v123 = nfma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+136], v123
    v124 = load.i8x4 kernarg align 8 width all [v90+48]
    v125 = lerp.i32 v111, v111, v111
    store.i32 global align 8 [v93+144], v125
    v126 = load.i32x4 kernarg align 8 width all [v90+56]
    v127 = extract_lane.i32 v126, 2
    store.i32 global align 8 [v93+152], v127
    v128 = insert_lane.i32x4 v126, v127, 1
    v129 = make_vector.i32x4 v127, v111, v111, v127
    v131 = load.i32 kernarg align 8 width all [v90+72]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.i32x4 v130, v128, v129
    store.i32x4 global align 8 [v93+160], v133
    v134 = bitcast.f32 v111
    store.f32 global align 8 [v93+176], v134
    v135 = load.i64 kernarg align 8 width all [v90+80]
    v136 = bitcast.f64 v135
    store.f64 global align 8 [v93+184], v136
    return
}
;; machine kernel %pairs_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %521:v1 = mov.ud.uw r1.0.uw.lanes
;;     %516:v1 = add.d r8.0.ud, %521
;;     %520:v1 = mov.ud %516
;;     %514:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %513:v1 early = load.d1 r4.0.ud space:global offset:16
;;     %510:v1 = add.d %514, %513
;;     %509:v1 = shr.ud %514, 16
;;     %506:v1 = shr.ud %513, 16
;;     %503:v1 = add.d %509, %506
;;     %502:v1 = and.ud %503, 0xffff
;;     %500:v1 = and.ud %510, 0xffff
;;     %498:v1 = shl.ud %502, 16
;;     %496:v1 = or.ud %498, %500
;;     %492.0:v2 = mov.ud %520
;;     %491.1:v2 tied(%492) = mov.ud %496
;;     store.d1 %491 space:global
;;     %489:v1 = add.d %514, -%513
;;     %488:v1 = add.d %509, -%506
;;     %487:v1 = and.ud %488, 0xffff
;;     %485:v1 = and.ud %489, 0xffff
;;     %483:v1 = shl.ud %487, 16
;;     %481:v1 = or.ud %483, %485
;;     %475:v1 = add.ud %520, 8
;;     %477.0:v2 = mov.ud %475
;;     %476.1:v2 tied(%477) = mov.ud %481
;;     store.d1 %476 space:global
;;     %471:v1 = mul_word.low %514, %513
;;     %472:v1 = mul_word.high %514, %513
;;     %473:v1 tied(%471) = add_word %472
;;     %468:v1 = mul_word.low %509, %506
;;     %469:v1 = mul_word.high %509, %506
;;     %470:v1 tied(%468) = add_word %469
;;     %467:v1 = and.ud %470, 0xffff
;;     %465:v1 = and.ud %473, 0xffff
;;     %463:v1 = shl.ud %467, 16
;;     %461:v1 = or.ud %463, %465
;;     %455:v1 = add.ud %520, 16
;;     %457.0:v2 = mov.ud %455
;;     %456.1:v2 tied(%457) = mov.ud %461
;;     store.d1 %456 space:global
;;     %453:v1 = and.ud %514, 0xffff
;;     %452:v1 = and.ud %513, 0xffff
;;     %451:v1 = minmax.l.ud %453, %452
;;     %449:v1 = and.ud %509, 0xffff
;;     %448:v1 = and.ud %506, 0xffff
;;     %447:v1 = minmax.l.ud %449, %448
;;     %445:v1 = and.ud %447, 0xffff
;;     %443:v1 = and.ud %451, 0xffff
;;     %441:v1 = shl.ud %445, 16
;;     %439:v1 = or.ud %441, %443
;;     %433:v1 = add.ud %520, 24
;;     %435.0:v2 = mov.ud %433
;;     %434.1:v2 tied(%435) = mov.ud %439
;;     store.d1 %434 space:global
;;     %431:v1 = minmax.ge.ud %453, %452
;;     %428:v1 = minmax.ge.ud %449, %448
;;     %425:v1 = and.ud %428, 0xffff
;;     %423:v1 = and.ud %431, 0xffff
;;     %421:v1 = shl.ud %425, 16
;;     %419:v1 = or.ud %421, %423
;;     %413:v1 = add.ud %520, 32
;;     %415.0:v2 = mov.ud %413
;;     %414.1:v2 tied(%415) = mov.ud %419
;;     store.d1 %414 space:global
;;     %410:v1 = shl.ud %514, 16
;;     %411:v1 = asr.d %410, 16
;;     %408:v1 = shl.ud %513, 16
;;     %409:v1 = asr.d %408, 16
;;     %406:v1 = minmax.l.d %411, %409
;;     %403:v1 = shl.ud %509, 16
;;     %404:v1 = asr.d %403, 16
;;     %401:v1 = shl.ud %506, 16
;;     %402:v1 = asr.d %401, 16
;;     %399:v1 = minmax.l.d %404, %402
;;     %397:v1 = and.ud %399, 0xffff
;;     %395:v1 = and.ud %406, 0xffff
;;     %393:v1 = shl.ud %397, 16
;;     %391:v1 = or.ud %393, %395
;;     %385:v1 = add.ud %520, 40
;;     %387.0:v2 = mov.ud %385
;;     %386.1:v2 tied(%387) = mov.ud %391
;;     store.d1 %386 space:global
;;     %383:v1 = minmax.ge.d %411, %409
;;     %380:v1 = minmax.ge.d %404, %402
;;     %377:v1 = and.ud %380, 0xffff
;;     %375:v1 = and.ud %383, 0xffff
;;     %373:v1 = shl.ud %377, 16
;;     %371:v1 = or.ud %373, %375
;;     %365:v1 = add.ud %520, 48
;;     %367.0:v2 = mov.ud %365
;;     %366.1:v2 tied(%367) = mov.ud %371
;;     store.d1 %366 space:global
;;     %363:v1 = mov.d -%514
;;     %361:v1 = mov.d -%509
;;     %359:v1 = and.ud %361, 0xffff
;;     %357:v1 = and.ud %363, 0xffff
;;     %355:v1 = shl.ud %359, 16
;;     %353:v1 = or.ud %355, %357
;;     %347:v1 = add.ud %520, 56
;;     %349.0:v2 = mov.ud %347
;;     %348.1:v2 tied(%349) = mov.ud %353
;;     store.d1 %348 space:global
;;     %345:s1 = and.ud r8.24.ud, 15 scope:wave
;;     %344:v1 = shl.ud %453, %345
;;     %342:v1 = shl.ud %449, %345
;;     %340:v1 = and.ud %342, 0xffff
;;     %338:v1 = and.ud %344, 0xffff
;;     %336:v1 = shl.ud %340, 16
;;     %334:v1 = or.ud %336, %338
;;     %328:v1 = add.ud %520, 64
;;     %330.0:v2 = mov.ud %328
;;     %329.1:v2 tied(%330) = mov.ud %334
;;     store.d1 %329 space:global
;;     %326:v1 = shr.ud %453, %345
;;     %323:v1 = shr.ud %449, %345
;;     %320:v1 = and.ud %323, 0xffff
;;     %318:v1 = and.ud %326, 0xffff
;;     %316:v1 = shl.ud %320, 16
;;     %314:v1 = or.ud %316, %318
;;     %308:v1 = add.ud %520, 72
;;     %310.0:v2 = mov.ud %308
;;     %309.1:v2 tied(%310) = mov.ud %314
;;     store.d1 %309 space:global
;;     %306:v1 = asr.d %411, %345
;;     %303:v1 = asr.d %404, %345
;;     %299:v1 = and.ud %303, 0xffff
;;     %297:v1 = and.ud %306, 0xffff
;;     %295:v1 = shl.ud %299, 16
;;     %293:v1 = or.ud %295, %297
;;     %287:v1 = add.ud %520, 80
;;     %289.0:v2 = mov.ud %287
;;     %288.1:v2 tied(%289) = mov.ud %293
;;     store.d1 %288 space:global
;;     %285:v1 early = load.d1 r4.0.ud space:global offset:32
;;     %284:v1 early = load.d1 r4.0.ud space:global offset:40
;;     %281:v1 = f16to32.f.uw %285
;;     %279:v1 = f16to32.f.uw %284
;;     %277:v1 = add.f %281, %279
;;     %276:v1 = f32to16.uw.f %277
;;     %274:v1 = shr.ud %285, 16
;;     %271:v1 = shr.ud %284, 16
;;     %268:v1 = f16to32.f.uw %274
;;     %266:v1 = f16to32.f.uw %271
;;     %264:v1 = add.f %268, %266
;;     %263:v1 = f32to16.uw.f %264
;;     %260:v1 = and.ud %263, 0xffff
;;     %257:v1 = and.ud %276, 0xffff
;;     %255:v1 = shl.ud %260, 16
;;     %253:v1 = or.ud %255, %257
;;     %247:v1 = add.ud %520, 88
;;     %249.0:v2 = mov.ud %247
;;     %248.1:v2 tied(%249) = mov.ud %253
;;     store.d1 %248 space:global
;;     %245:v1 = add.f %281, -%279
;;     %244:v1 = f32to16.uw.f %245
;;     %242:v1 = add.f %268, -%266
;;     %241:v1 = f32to16.uw.f %242
;;     %238:v1 = and.ud %241, 0xffff
;;     %235:v1 = and.ud %244, 0xffff
;;     %233:v1 = shl.ud %238, 16
;;     %231:v1 = or.ud %233, %235
;;     %225:v1 = add.ud %520, 96
;;     %227.0:v2 = mov.ud %225
;;     %226.1:v2 tied(%227) = mov.ud %231
;;     store.d1 %226 space:global
;;     %223:v1 = mul.f %281, %279
;;     %221:v1 = f32to16.uw.f %223
;;     %220:v1 = mul.f %268, %266
;;     %218:v1 = f32to16.uw.f %220
;;     %216:v1 = and.ud %218, 0xffff
;;     %213:v1 = and.ud %221, 0xffff
;;     %211:v1 = shl.ud %216, 16
;;     %209:v1 = or.ud %211, %213
;;     %203:v1 = add.ud %520, 104
;;     %205.0:v2 = mov.ud %203
;;     %204.1:v2 tied(%205) = mov.ud %209
;;     store.d1 %204 space:global
;;     %200:v1 = shl.ud %285, 16
;;     %201:v1 = asr.d %200, 16
;;     %197:v1 = shl.ud %284, 16
;;     %198:v1 = asr.d %197, 16
;;     %195:v1 = and.ud %201, 0x7fff
;;     %194:v1 = and.ud %198, 0x7fff
;;     %193:v1 = asr.d %201, 31
;;     %192:v1 = xor.ud %195, %193
;;     %190:v1 = asr.d %198, 31
;;     %189:v1 = xor.ud %194, %190
;;     %187:v1 early = select_if.le.d %192, %189, %201, %198
;;     %186:v1 early = select_if.g.ud %194, 0x7c00, %201, %187
;;     %184:v1 early = select_if.g.ud %195, 0x7c00, %198, %186
;;     %182:v1 = add.d %194, 0xffff83ff
;;     %181:v1 = or.ud %198, 512
;;     %180:v1 early = select_if.l.ud %182, 511, %181, %184
;;     %178:v1 = add.d %195, 0xffff83ff
;;     %177:v1 = or.ud %201, 512
;;     %176:v1 early = select_if.l.ud %178, 511, %177, %180
;;     %172:v1 = shl.ud %274, 16
;;     %173:v1 = asr.d %172, 16
;;     %169:v1 = shl.ud %271, 16
;;     %170:v1 = asr.d %169, 16
;;     %167:v1 = and.ud %173, 0x7fff
;;     %166:v1 = and.ud %170, 0x7fff
;;     %165:v1 = asr.d %173, 31
;;     %164:v1 = xor.ud %167, %165
;;     %162:v1 = asr.d %170, 31
;;     %161:v1 = xor.ud %166, %162
;;     %159:v1 early = select_if.le.d %164, %161, %173, %170
;;     %158:v1 early = select_if.g.ud %166, 0x7c00, %173, %159
;;     %156:v1 early = select_if.g.ud %167, 0x7c00, %170, %158
;;     %154:v1 = add.d %166, 0xffff83ff
;;     %153:v1 = or.ud %170, 512
;;     %152:v1 early = select_if.l.ud %154, 511, %153, %156
;;     %150:v1 = add.d %167, 0xffff83ff
;;     %149:v1 = or.ud %173, 512
;;     %148:v1 early = select_if.l.ud %150, 511, %149, %152
;;     %145:v1 = and.ud %148, 0xffff
;;     %143:v1 = and.ud %176, 0xffff
;;     %141:v1 = shl.ud %145, 16
;;     %139:v1 = or.ud %141, %143
;;     %133:v1 = add.ud %520, 112
;;     %135.0:v2 = mov.ud %133
;;     %134.1:v2 tied(%135) = mov.ud %139
;;     store.d1 %134 space:global
;;     %131:v1 early = select_if.ge.d %192, %189, %201, %198
;;     %128:v1 early = select_if.g.ud %194, 0x7c00, %201, %131
;;     %124:v1 early = select_if.g.ud %195, 0x7c00, %198, %128
;;     %120:v1 early = select_if.l.ud %182, 511, %181, %124
;;     %116:v1 early = select_if.l.ud %178, 511, %177, %120
;;     %111:v1 early = select_if.ge.d %164, %161, %173, %170
;;     %108:v1 early = select_if.g.ud %166, 0x7c00, %173, %111
;;     %104:v1 early = select_if.g.ud %167, 0x7c00, %170, %108
;;     %100:v1 early = select_if.l.ud %154, 511, %153, %104
;;     %96:v1 early = select_if.l.ud %150, 511, %149, %100
;;     %91:v1 = and.ud %96, 0xffff
;;     %89:v1 = and.ud %116, 0xffff
;;     %87:v1 = shl.ud %91, 16
;;     %85:v1 = or.ud %87, %89
;;     %79:v1 = add.ud %520, 120
;;     %81.0:v2 = mov.ud %79
;;     %80.1:v2 tied(%81) = mov.ud %85
;;     store.d1 %80 space:global
;;     mode.enter round:down scope:wave
;;     %77:v1 = add.f %281, %223
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %76:v1 = add.f %281, %223
;;     mode.leave round:up scope:wave
;;     %73:v1 = and.ud %77, 1
;;     %71:v1 early = select_if.nz.d %73, 0, %77, %76
;;     %67:v1 = f32to16.uw.f %71
;;     mode.enter round:down scope:wave
;;     %65:v1 = add.f %268, %220
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %64:v1 = add.f %268, %220
;;     mode.leave round:up scope:wave
;;     %61:v1 = and.ud %65, 1
;;     %59:v1 early = select_if.nz.d %61, 0, %65, %64
;;     %55:v1 = f32to16.uw.f %59
;;     %52:v1 = and.ud %55, 0xffff
;;     %49:v1 = and.ud %67, 0xffff
;;     %47:v1 = shl.ud %52, 16
;;     %45:v1 = or.ud %47, %49
;;     %39:v1 = add.ud %520, 128
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %45
;;     store.d1 %40 space:global
;;     %36:v1 = add.ud %520, 136
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %45
;;     store.d1 %37 space:global
;;     %32:v1 = add.ud %520, 144
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud r8.24.ud
;;     store.d1 %33 space:global
;;     %31:v4 early = load.d4 r4.0.ud space:global offset:56
;;     %28:v1 = add.ud %520, 152
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud %31.2
;;     store.d1 %29 space:global
;;     %25.0:v4 = mov.ud %31.0
;;     %26.1:v4 tied(%25) = mov.ud %31.2
;;     %27.2:v4 tied(%26) = mov.ud %31.2
;;     %24.3:v4 tied(%27) = mov.ud %31.3
;;     %20.0:v4 = mov.ud %31.2
;;     %21.1:v4 tied(%20) = mov.ud r8.24.ud
;;     %22.2:v4 tied(%21) = mov.ud r8.24.ud
;;     %19.3:v4 tied(%22) = mov.ud %31.2
;;     %17:v4 early = select_if.nz.d r10.8.ud, 0, %24.0, %24.1, %24.2, %24.3, %19.0, %19.1, %19.2, %19.3
;;     %9:v1 = add.ud %520, 160
;;     %11.0:v5 = mov.ud %9
;;     %12.1:v5 tied(%11) = mov.ud %17.0
;;     %13.2:v5 tied(%12) = mov.ud %17.1
;;     %14.3:v5 tied(%13) = mov.ud %17.2
;;     %10.4:v5 tied(%14) = mov.ud %17.3
;;     store.d4 %10 space:global
;;     %5:v1 = add.ud %520, 176
;;     %7.0:v2 = mov.ud %5
;;     %6.1:v2 tied(%7) = mov.ud r8.24.ud
;;     store.d1 %6 space:global
;;     %1:v1 = add.ud %520, 184
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud r10.16.ud
;;     %2.2:v3 tied(%4) = mov.ud r10.20.ud
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %ids_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = workitemid.i32 1
    store.i32 global align 8 [v93+0], v101
    v102 = workgroupid.i32 0
    store.i32 global align 8 [v93+8], v102
    v103 = workgroupsize.i32 0
    store.i32 global align 8 [v93+16], v103
    v104 = workgroupsize.i32 1
    store.i32 global align 8 [v93+24], v104
    v105 = gridsize.i32 0
    store.i32 global align 8 [v93+32], v105
    v106 = dim.i32
    store.i32 global align 8 [v93+40], v106
    v107 = laneid.i32
    store.i32 global align 8 [v93+48], v107
    v108 = waveid.i32
    store.i32 global align 8 [v93+56], v108
    v109 = cuid.i32
    store.i32 global align 8 [v93+64], v109
    v110 = activelaneid
    store.i32 global align 8 [v93+72], v110
    v111 = groupbaseptr.i32
    store.i32 global align 8 [v93+80], v111
    v112 = packetid.i64
    store.i64 global align 8 [v93+88], v112
    v113 = packetcompletionsig.i64
    store.i64 global align 8 [v93+96], v113
    v114 = clock.i64
    store.i64 global align 8 [v93+104], v114
    v115 = kernargbaseptr.i64
    store.i64 global align 8 [v93+112], v115
    return
}
;; machine kernel %ids_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %82:v1 = mov.ud.uw r1.0.uw.lanes
;;     %77:v1 = add.d r8.0.ud, %82
;;     %81:v1 = mov.ud %77
;;     %74.0:v2 = mov.ud %81
;;     %73.1:v2 tied(%74) = mov.ud r2.0.uw.lanes
;;     store.d1 %73 space:global
;;     %69:v1 = add.ud %81, 8
;;     %71.0:v2 = mov.ud %69
;;     %70.1:v2 tied(%71) = mov.ud r0.4.ud
;;     store.d1 %70 space:global
;;     %66:v1 = add.ud %81, 16
;;     %68.0:v2 = mov.ud %66
;;     %67.1:v2 tied(%68) = mov.ud r5.0.ud
;;     store.d1 %67 space:global
;;     %63:v1 = add.ud %81, 24
;;     %65.0:v2 = mov.ud %63
;;     %64.1:v2 tied(%65) = mov.ud r5.4.ud
;;     store.d1 %64 space:global
;;     %60:v1 = add.ud %81, 32
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud r5.12.ud
;;     store.d1 %61 space:global
;;     %59:s1 = mov.ud r5.24.ud scope:wave
;;     %56:v1 = add.ud %81, 40
;;     %58.0:v2 = mov.ud %56
;;     %57.1:v2 tied(%58) = mov.ud %59
;;     store.d1 %57 space:global
;;     %54:v1 = lane_number
;;     %51:v1 = add.ud %81, 48
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     store.d1 %52 space:global
;;     %49:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %46:v1 = add.ud %81, 56
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %49
;;     store.d1 %47 space:global
;;     %42:v1 = add.ud %81, 64
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud 0
;;     store.d1 %43 space:global
;;     %36:s1 = get_exec scope:wave
;;     %37:v1 = lane_number
;;     %38:v1 = shl.ud -1, %37
;;     %39:v1 = not.ud %38
;;     %40:v1 = and.ud %39, %36
;;     %41:v1 = cbit.ud %40
;;     %33:v1 = add.ud %81, 72
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %41
;;     store.d1 %34 space:global
;;     %28:v1 = add.ud %81, 80
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud 0
;;     store.d1 %29 space:global
;;     %26.0:s2 = mov.ud r4.24.ud scope:wave
;;     %25.1:s2 tied(%26) = mov.ud r4.28.ud scope:wave
;;     %21:v1 = add.ud %81, 88
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %25.0
;;     %22.2:v3 tied(%24) = mov.ud %25.1
;;     store.d2 %22 space:global
;;     %19:s2 early = load.d2 r4.8.ud space:global offset:56 scope:wave
;;     %15:v1 = add.ud %81, 96
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %19.0
;;     %16.2:v3 tied(%18) = mov.ud %19.1
;;     store.d2 %16 space:global
;;     %13:s2 = clock scope:wave
;;     %9:v1 = add.ud %81, 104
;;     %11.0:v3 = mov.ud %9
;;     %12.1:v3 tied(%11) = mov.ud %13.0
;;     %10.2:v3 tied(%12) = mov.ud %13.1
;;     store.d2 %10 space:global
;;     %7.0:s2 = mov.ud 0 scope:wave
;;     %6.1:s2 tied(%7) = mov.ud 0 scope:wave
;;     %2:v1 = add.ud %81, 112
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %ids_of_wave {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = workitemid.i32 1
    store.i32 global align 8 [v93+0], v101
    v102 = workgroupid.i32 0
    store.i32 global align 8 [v93+8], v102
    v103 = workgroupsize.i32 0
    store.i32 global align 8 [v93+16], v103
    v104 = workgroupsize.i32 1
    store.i32 global align 8 [v93+24], v104
    v105 = gridsize.i32 0
    store.i32 global align 8 [v93+32], v105
    v106 = dim.i32
    store.i32 global align 8 [v93+40], v106
    v107 = laneid.i32
    store.i32 global align 8 [v93+48], v107
    v108 = waveid.i32
    store.i32 global align 8 [v93+56], v108
    v109 = cuid.i32
    store.i32 global align 8 [v93+64], v109
    v110 = activelaneid
    store.i32 global align 8 [v93+72], v110
    v111 = groupbaseptr.i32
    store.i32 global align 8 [v93+80], v111
    v112 = packetid.i64
    store.i64 global align 8 [v93+88], v112
    v113 = packetcompletionsig.i64
    store.i64 global align 8 [v93+96], v113
    v114 = clock.i64
    store.i64 global align 8 [v93+104], v114
    v115 = kernargbaseptr.i64
    store.i64 global align 8 [v93+112], v115
    return
}
;; machine kernel %ids_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %82:v1 = mov.ud.uw r1.0.uw.lanes
;;     %77:v1 = add.d r8.0.ud, %82
;;     %81:v1 = mov.ud %77
;;     %74.0:v2 = mov.ud %81
;;     %73.1:v2 tied(%74) = mov.ud r2.0.uw.lanes
;;     store.d1 %73 space:global
;;     %69:v1 = add.ud %81, 8
;;     %71.0:v2 = mov.ud %69
;;     %70.1:v2 tied(%71) = mov.ud r0.4.ud
;;     store.d1 %70 space:global
;;     %66:v1 = add.ud %81, 16
;;     %68.0:v2 = mov.ud %66
;;     %67.1:v2 tied(%68) = mov.ud r5.0.ud
;;     store.d1 %67 space:global
;;     %63:v1 = add.ud %81, 24
;;     %65.0:v2 = mov.ud %63
;;     %64.1:v2 tied(%65) = mov.ud r5.4.ud
;;     store.d1 %64 space:global
;;     %60:v1 = add.ud %81, 32
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud r5.12.ud
;;     store.d1 %61 space:global
;;     %59:s1 = mov.ud r5.24.ud scope:wave
;;     %56:v1 = add.ud %81, 40
;;     %58.0:v2 = mov.ud %56
;;     %57.1:v2 tied(%58) = mov.ud %59
;;     store.d1 %57 space:global
;;     %54:v1 = lane_number
;;     %51:v1 = add.ud %81, 48
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     store.d1 %52 space:global
;;     %49:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %46:v1 = add.ud %81, 56
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %49
;;     store.d1 %47 space:global
;;     %42:v1 = add.ud %81, 64
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud 0
;;     store.d1 %43 space:global
;;     %36:s1 = get_exec scope:wave
;;     %37:v1 = lane_number
;;     %38:v1 = shl.ud -1, %37
;;     %39:v1 = not.ud %38
;;     %40:v1 = and.ud %39, %36
;;     %41:v1 = cbit.ud %40
;;     %33:v1 = add.ud %81, 72
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %41
;;     store.d1 %34 space:global
;;     %28:v1 = add.ud %81, 80
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud 0
;;     store.d1 %29 space:global
;;     %26.0:s2 = mov.ud r4.24.ud scope:wave
;;     %25.1:s2 tied(%26) = mov.ud r4.28.ud scope:wave
;;     %21:v1 = add.ud %81, 88
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %25.0
;;     %22.2:v3 tied(%24) = mov.ud %25.1
;;     store.d2 %22 space:global
;;     %19:s2 early = load.d2 r4.8.ud space:global offset:56 scope:wave
;;     %15:v1 = add.ud %81, 96
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %19.0
;;     %16.2:v3 tied(%18) = mov.ud %19.1
;;     store.d2 %16 space:global
;;     %13:s2 = clock scope:wave
;;     %9:v1 = add.ud %81, 104
;;     %11.0:v3 = mov.ud %9
;;     %12.1:v3 tied(%11) = mov.ud %13.0
;;     %10.2:v3 tied(%12) = mov.ud %13.1
;;     store.d2 %10 space:global
;;     %7.0:s2 = mov.ud 0 scope:wave
;;     %6.1:s2 tied(%7) = mov.ud 0 scope:wave
;;     %2:v1 = add.ud %81, 112
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %active_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v102 = load.i32 global align 8 [v93+8]
    v103 = iconst.i32 0
    v101 = icmp.ne v102, v103
    v104 = activelanecount v101
    store.i32 global align 8 [v93+0], v104
    v105, v106, v107, v108 = activelanemask v101
    store.i64 global align 8 [v93+8], v105
    v109 = load.i32 global align 8 [v93+16]
    v110 = load.i32 global align 8 [v93+24]
    v111 = activelanepermute.i32 v109, v110, v109, v101
    store.i32 global align 8 [v93+16], v111
    v113 = load.i32 global align 8 [v93+32]
    v114 = iconst.i32 0
    v112 = icmp.ne v113, v114
    v115 = activelanepermute.b1 v112, v110, v101, v101
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+24], v116
    return
}
;; machine kernel %active_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %71:v1 = mov.ud.uw r1.0.uw.lanes
;;     %66:v1 = add.d r8.0.ud, %71
;;     %70:v1 = mov.ud %66
;;     %64:v1 early = load.d1 %70 space:global offset:8
;;     %63:s1 early = compare.nz.d %64, 0
;;     %59:s1 = get_exec scope:wave
;;     %60:s1 = and.ud %59, %63 scope:wave
;;     %61:s1 = cbit.ud %60 scope:wave
;;     %58.0:v2 = mov.ud %70
;;     %57.1:v2 tied(%58) = mov.ud %61
;;     store.d1 %57 space:global
;;     %46:s1 = get_exec scope:wave
;;     %47:s1 = and.ud %46, %63 scope:wave
;;     %49.0:s2 = mov.ud %47 scope:wave
;;     %48.1:s2 tied(%49) = mov.ud 0 scope:wave
;;     %42:v1 = add.ud %70, 8
;;     %44.0:v3 = mov.ud %42
;;     %45.1:v3 tied(%44) = mov.ud %48.0
;;     %43.2:v3 tied(%45) = mov.ud %48.1
;;     store.d2 %43 space:global
;;     %40:v1 early = load.d1 %70 space:global offset:16
;;     %39:v1 early = load.d1 %70 space:global offset:24
;;     %29:v1 = and.ud %39, 15
;;     %30:s1 = get_exec scope:wave
;;     %31:v1 = shr.ud %30, %29
;;     %32:v1 = and.ud %31, 1
;;     %33:s1 early = compare.nz.d %32, 0
;;     %34:s1 early = and_not %33, %63 scope:wave
;;     %35:v1 = shl.ud %29, 2
;;     %37:v1 early = gather %35, %40
;;     %38:v1 early = select %34, %37, %40
;;     %26:v1 = add.ud %70, 16
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %38
;;     store.d1 %27 space:global
;;     %24:v1 early = load.d1 %70 space:global offset:32
;;     %23:s1 early = compare.nz.d %24, 0
;;     %8:v1 = and.ud %39, 15
;;     %10:s1 = get_exec scope:wave
;;     %11:v1 = shr.ud %10, %8
;;     %12:v1 = and.ud %11, 1
;;     %13:s1 early = compare.nz.d %12, 0
;;     %14:s1 early = and_not %13, %63 scope:wave
;;     %16:v1 = shr.ud %23, %8
;;     %17:v1 = and.ud %16, 1
;;     %18:s1 early = compare.nz.d %17, 0
;;     %19:s1 = and.ud %18, %14 scope:wave
;;     %20:s1 early = and_not %63, %14 scope:wave
;;     %21:s1 = or.ud %19, %20 scope:wave
;;     %6:v1 early = select %21, 1, 0
;;     %2:v1 = add.ud %70, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %active_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i32 at 24 align 8
    param %p32 : i32 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v102 = load.i32 kernarg align 8 width all [v90+8]
    v103 = iconst.i32 0
    v101 = icmp.ne v102, v103
    v104 = activelanecount v101
    store.i32 global align 8 [v93+0], v104
    v105, v106, v107, v108 = activelanemask v101
    store.i64 global align 8 [v93+8], v105
    v109 = load.i32 kernarg align 8 width all [v90+16]
    v110 = load.i32 kernarg align 8 width all [v90+24]
    v111 = activelanepermute.i32 v109, v110, v109, v101
    store.i32 global align 8 [v93+16], v111
    v113 = load.i32 kernarg align 8 width all [v90+32]
    v114 = iconst.i32 0
    v112 = icmp.ne v113, v114
    v115 = activelanepermute.b1 v112, v110, v101, v101
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+24], v116
    return
}
;; machine kernel %active_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68:v1 = mov.ud.uw r1.0.uw.lanes
;;     %63:v1 = add.d r8.0.ud, %68
;;     %67:v1 = mov.ud %63
;;     %61:s1 early = compare.nz.d r8.8.ud, 0 scope:wave
;;     %57:s1 = mov.d -%61 scope:wave
;;     %58:s1 = get_exec scope:wave
;;     %59:s1 = and.ud %58, %57 scope:wave
;;     %60:s1 = cbit.ud %59 scope:wave
;;     %56.0:v2 = mov.ud %67
;;     %55.1:v2 tied(%56) = mov.ud %60
;;     store.d1 %55 space:global
;;     %43:s1 = mov.d -%61 scope:wave
;;     %44:s1 = get_exec scope:wave
;;     %45:s1 = and.ud %44, %43 scope:wave
;;     %47.0:s2 = mov.ud %45 scope:wave
;;     %46.1:s2 tied(%47) = mov.ud 0 scope:wave
;;     %39:v1 = add.ud %67, 8
;;     %41.0:v3 = mov.ud %39
;;     %42.1:v3 tied(%41) = mov.ud %46.0
;;     %40.2:v3 tied(%42) = mov.ud %46.1
;;     store.d2 %40 space:global
;;     %29:v1 = and.ud r8.24.ud, 15
;;     %30:s1 = mov.d -%61 scope:wave
;;     %31:s1 = get_exec scope:wave
;;     %32:v1 = shr.ud %31, %29
;;     %33:v1 = and.ud %32, 1
;;     %34:s1 early = compare.nz.d %33, 0
;;     %35:s1 early = and_not %34, %30 scope:wave
;;     %37:v1 early = select %35, r8.16.ud, r8.16.ud
;;     %26:v1 = add.ud %67, 16
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %37
;;     store.d1 %27 space:global
;;     %24:s1 early = compare.nz.d r9.0.ud, 0 scope:wave
;;     %7:v1 = and.ud r8.24.ud, 15
;;     %9:s1 = mov.d -%61 scope:wave
;;     %10:s1 = get_exec scope:wave
;;     %11:v1 = shr.ud %10, %7
;;     %12:v1 = and.ud %11, 1
;;     %13:s1 early = compare.nz.d %12, 0
;;     %14:s1 early = and_not %13, %9 scope:wave
;;     %16:s1 = mov.d -%24 scope:wave
;;     %17:v1 = shr.ud %16, %7
;;     %18:v1 = and.ud %17, 1
;;     %19:s1 early = compare.nz.d %18, 0
;;     %20:s1 = and.ud %19, %14 scope:wave
;;     %21:s1 = mov.d -%61 scope:wave
;;     %22:s1 early = and_not %21, %14 scope:wave
;;     %23:s1 = or.ud %20, %22 scope:wave
;;     %6:v1 early = select %23, 1, 0
;;     %2:v1 = add.ud %67, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %segments_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i64 global align 8 [v93+16]
    v103 = stof.i64 group v101
    store.i64 global align 8 [v93+0], v103
    v104 = stof.i64 private nonull v101
    store.i64 global align 8 [v93+8], v104
    v105 = stof.i64 global v102
    store.i64 global align 8 [v93+16], v105
    v106 = ftos.i32 group v102
    store.i32 global align 8 [v93+24], v106
    v107 = ftos.i64 global v102
    store.i64 global align 8 [v93+32], v107
    v108 = segmentp group v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+40], v109
    return
}
;; machine kernel %segments_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56:v1 = mov.ud.uw r1.0.uw.lanes
;;     %51:v1 = add.d r8.0.ud, %56
;;     %55:v1 = mov.ud %51
;;     %49:v1 early = load.d1 %55 space:global offset:8
;;     %48:v2 early = load.d2 %55 space:global offset:16
;;     %47:v1 early = select_if.nz.d %49, -1, %49, 0
;;     %46:v1 early = select_if.nz.d %49, -1, 0x10000, 0
;;     %45.0:v2 = mov.ud %47
;;     %44.1:v2 tied(%45) = mov.ud %46
;;     %40.0:v3 = mov.ud %55
;;     %41.1:v3 tied(%40) = mov.ud %44.0
;;     %39.2:v3 tied(%41) = mov.ud %44.1
;;     store.d2 %39 space:global
;;     %37.0:v2 = mov.ud %49
;;     %36.1:v2 tied(%37) = mov.ud 0x20000
;;     %31:v1 = add.ud %55, 8
;;     %33.0:v3 = mov.ud %31
;;     %34.1:v3 tied(%33) = mov.ud %36.0
;;     %32.2:v3 tied(%34) = mov.ud %36.1
;;     store.d2 %32 space:global
;;     %26:v1 = add.ud %55, 16
;;     %28.0:v3 = mov.ud %26
;;     %29.1:v3 tied(%28) = mov.ud %48.0
;;     %27.2:v3 tied(%29) = mov.ud %48.1
;;     store.d2 %27 space:global
;;     %25:v1 = or.ud %48.0, %48.1
;;     %24:v1 early = select_if.nz.d %25, 0, %48.0, -1
;;     %20:v1 = add.ud %55, 24
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 space:global
;;     %15:v1 = add.ud %55, 32
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %48.0
;;     %16.2:v3 tied(%18) = mov.ud %48.1
;;     store.d2 %16 space:global
;;     %13:s1 early = compare.z.d %48.1, 0x10000
;;     %11:s1 early = compare.z.d %25, 0
;;     %9:s1 = or.ud %13, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %55, 40
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %segments_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i64 at 16 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = load.i64 kernarg align 8 width all [v90+16]
    v103 = stof.i64 group v101
    store.i64 global align 8 [v93+0], v103
    v104 = stof.i64 private nonull v101
    store.i64 global align 8 [v93+8], v104
    v105 = stof.i64 global v102
    store.i64 global align 8 [v93+16], v105
    v106 = ftos.i32 group v102
    store.i32 global align 8 [v93+24], v106
    v107 = ftos.i64 global v102
    store.i64 global align 8 [v93+32], v107
    v108 = segmentp group v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+40], v109
    return
}
;; machine kernel %segments_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49:v1 = mov.ud.uw r1.0.uw.lanes
;;     %44:v1 = add.d r8.0.ud, %49
;;     %48:v1 = mov.ud %44
;;     %42:s1 early = select_if.nz.d r8.8.ud, -1, r8.8.ud, 0 scope:wave
;;     %41:s1 early = select_if.nz.d r8.8.ud, -1, 0x10000, 0 scope:wave
;;     %40.0:s2 = mov.ud %42 scope:wave
;;     %39.1:s2 tied(%40) = mov.ud %41 scope:wave
;;     %35.0:v3 = mov.ud %48
;;     %36.1:v3 tied(%35) = mov.ud %39.0
;;     %34.2:v3 tied(%36) = mov.ud %39.1
;;     store.d2 %34 space:global
;;     %32.0:s2 = mov.ud r8.8.ud scope:wave
;;     %31.1:s2 tied(%32) = mov.ud 0x20000 scope:wave
;;     %27:v1 = add.ud %48, 8
;;     %29.0:v3 = mov.ud %27
;;     %30.1:v3 tied(%29) = mov.ud %31.0
;;     %28.2:v3 tied(%30) = mov.ud %31.1
;;     store.d2 %28 space:global
;;     %22:v1 = add.ud %48, 16
;;     %24.0:v3 = mov.ud %22
;;     %25.1:v3 tied(%24) = mov.ud r8.16.ud
;;     %23.2:v3 tied(%25) = mov.ud r8.20.ud
;;     store.d2 %23 space:global
;;     %21:s1 = or.ud r8.16.ud, r8.20.ud scope:wave
;;     %20:s1 early = select_if.nz.d %21, 0, r8.16.ud, -1 scope:wave
;;     %17:v1 = add.ud %48, 24
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %20
;;     store.d1 %18 space:global
;;     %12:v1 = add.ud %48, 32
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud r8.16.ud
;;     %13.2:v3 tied(%15) = mov.ud r8.20.ud
;;     store.d2 %13 space:global
;;     %11:s1 early = compare.z.d r8.20.ud, 0x10000 scope:wave
;;     %10:s1 early = compare.z.d %21, 0 scope:wave
;;     %8:s1 = or.ud %11, %10 scope:wave
;;     %2:v1 = add.ud %48, 40
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %others_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    fence scar agent
    barrier
    wavebarrier
    pause
    notify v101
    debugtrap v101
    store.i32 global align 8 [v93+0], v101
    return
}
;; machine kernel %others_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %6:v1 = add.d r8.0.ud, %11
;;     %10:v1 = mov.ud %6
;;     %4:v1 early = load.d1 %10 space:global offset:8
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %4
;;     %3.0:v2 = mov.ud %10
;;     %2.1:v2 tied(%3) = mov.ud %4
;;     store.d1 %2 space:global
;; }
;;     end
;; }

kernel %others_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    fence scar agent
    barrier
    wavebarrier
    pause
    notify v101
    debugtrap v101
    store.i32 global align 8 [v93+0], v101
    return
}
;; machine kernel %others_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %9
;;     %8:v1 = mov.ud %4
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap r8.8.ud
;;     %2.0:v2 = mov.ud %8
;;     %1.1:v2 tied(%2) = mov.ud r8.8.ud
;;     store.d1 %1 space:global
;; }
;;     end
;; }
