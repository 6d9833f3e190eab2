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
;;     %531:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %530:v1 = mov.ud.uw r1.0.uw.lanes
;;     %525:v1 = add.d %531, %530
;;     %529:v1 = mov.ud %525
;;     %522:v1 early = load.d1 %529 surface:255 offset:8
;;     %521:v1 early = load.d1 %529 surface:255 offset:16
;;     %518:v1 = add.d %522, %521
;;     %517:v1 = shr.ud %522, 16
;;     %514:v1 = shr.ud %521, 16
;;     %511:v1 = add.d %517, %514
;;     %510:v1 = and.ud %511, 0xffff
;;     %508:v1 = and.ud %518, 0xffff
;;     %506:v1 = shl.ud %510, 16
;;     %504:v1 = or.ud %506, %508
;;     %500.0:v2 = mov.ud %529
;;     %499.1:v2 tied(%500) = mov.ud %504
;;     store.d1 %499 surface:255
;;     %497:v1 = add.d %522, -%521
;;     %496:v1 = add.d %517, -%514
;;     %495:v1 = and.ud %496, 0xffff
;;     %493:v1 = and.ud %497, 0xffff
;;     %491:v1 = shl.ud %495, 16
;;     %489:v1 = or.ud %491, %493
;;     %483:v1 = add.ud %529, 8
;;     %485.0:v2 = mov.ud %483
;;     %484.1:v2 tied(%485) = mov.ud %489
;;     store.d1 %484 surface:255
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
;;     %463:v1 = add.ud %529, 16
;;     %465.0:v2 = mov.ud %463
;;     %464.1:v2 tied(%465) = mov.ud %469
;;     store.d1 %464 surface:255
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
;;     %441:v1 = add.ud %529, 24
;;     %443.0:v2 = mov.ud %441
;;     %442.1:v2 tied(%443) = mov.ud %447
;;     store.d1 %442 surface:255
;;     %439:v1 = minmax.ge.ud %461, %460
;;     %436:v1 = minmax.ge.ud %457, %456
;;     %433:v1 = and.ud %436, 0xffff
;;     %431:v1 = and.ud %439, 0xffff
;;     %429:v1 = shl.ud %433, 16
;;     %427:v1 = or.ud %429, %431
;;     %421:v1 = add.ud %529, 32
;;     %423.0:v2 = mov.ud %421
;;     %422.1:v2 tied(%423) = mov.ud %427
;;     store.d1 %422 surface:255
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
;;     %393:v1 = add.ud %529, 40
;;     %395.0:v2 = mov.ud %393
;;     %394.1:v2 tied(%395) = mov.ud %399
;;     store.d1 %394 surface:255
;;     %391:v1 = minmax.ge.d %419, %417
;;     %388:v1 = minmax.ge.d %412, %410
;;     %385:v1 = and.ud %388, 0xffff
;;     %383:v1 = and.ud %391, 0xffff
;;     %381:v1 = shl.ud %385, 16
;;     %379:v1 = or.ud %381, %383
;;     %373:v1 = add.ud %529, 48
;;     %375.0:v2 = mov.ud %373
;;     %374.1:v2 tied(%375) = mov.ud %379
;;     store.d1 %374 surface:255
;;     %371:v1 = mov.d -%522
;;     %369:v1 = mov.d -%517
;;     %367:v1 = and.ud %369, 0xffff
;;     %365:v1 = and.ud %371, 0xffff
;;     %363:v1 = shl.ud %367, 16
;;     %361:v1 = or.ud %363, %365
;;     %355:v1 = add.ud %529, 56
;;     %357.0:v2 = mov.ud %355
;;     %356.1:v2 tied(%357) = mov.ud %361
;;     store.d1 %356 surface:255
;;     %353:v1 early = load.d1 %529 surface:255 offset:24
;;     %352:v1 = and.ud %353, 15
;;     %351:v1 = shl.ud %461, %352
;;     %349:v1 = shl.ud %457, %352
;;     %347:v1 = and.ud %349, 0xffff
;;     %345:v1 = and.ud %351, 0xffff
;;     %343:v1 = shl.ud %347, 16
;;     %341:v1 = or.ud %343, %345
;;     %335:v1 = add.ud %529, 64
;;     %337.0:v2 = mov.ud %335
;;     %336.1:v2 tied(%337) = mov.ud %341
;;     store.d1 %336 surface:255
;;     %333:v1 = shr.ud %461, %352
;;     %330:v1 = shr.ud %457, %352
;;     %327:v1 = and.ud %330, 0xffff
;;     %325:v1 = and.ud %333, 0xffff
;;     %323:v1 = shl.ud %327, 16
;;     %321:v1 = or.ud %323, %325
;;     %315:v1 = add.ud %529, 72
;;     %317.0:v2 = mov.ud %315
;;     %316.1:v2 tied(%317) = mov.ud %321
;;     store.d1 %316 surface:255
;;     %313:v1 = asr.d %419, %352
;;     %310:v1 = asr.d %412, %352
;;     %306:v1 = and.ud %310, 0xffff
;;     %304:v1 = and.ud %313, 0xffff
;;     %302:v1 = shl.ud %306, 16
;;     %300:v1 = or.ud %302, %304
;;     %294:v1 = add.ud %529, 80
;;     %296.0:v2 = mov.ud %294
;;     %295.1:v2 tied(%296) = mov.ud %300
;;     store.d1 %295 surface:255
;;     %292:v1 early = load.d1 %529 surface:255 offset:32
;;     %291:v1 early = load.d1 %529 surface:255 offset:40
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
;;     %254:v1 = add.ud %529, 88
;;     %256.0:v2 = mov.ud %254
;;     %255.1:v2 tied(%256) = mov.ud %260
;;     store.d1 %255 surface:255
;;     %252:v1 = add.f %288, -%286
;;     %251:v1 = f32to16.uw.f %252
;;     %249:v1 = add.f %275, -%273
;;     %248:v1 = f32to16.uw.f %249
;;     %245:v1 = and.ud %248, 0xffff
;;     %242:v1 = and.ud %251, 0xffff
;;     %240:v1 = shl.ud %245, 16
;;     %238:v1 = or.ud %240, %242
;;     %232:v1 = add.ud %529, 96
;;     %234.0:v2 = mov.ud %232
;;     %233.1:v2 tied(%234) = mov.ud %238
;;     store.d1 %233 surface:255
;;     %230:v1 = mul.f %288, %286
;;     %228:v1 = f32to16.uw.f %230
;;     %227:v1 = mul.f %275, %273
;;     %225:v1 = f32to16.uw.f %227
;;     %223:v1 = and.ud %225, 0xffff
;;     %220:v1 = and.ud %228, 0xffff
;;     %218:v1 = shl.ud %223, 16
;;     %216:v1 = or.ud %218, %220
;;     %210:v1 = add.ud %529, 104
;;     %212.0:v2 = mov.ud %210
;;     %211.1:v2 tied(%212) = mov.ud %216
;;     store.d1 %211 surface:255
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
;;     %140:v1 = add.ud %529, 112
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %146
;;     store.d1 %141 surface:255
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
;;     %86:v1 = add.ud %529, 120
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %92
;;     store.d1 %87 surface:255
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
;;     %46:v1 = add.ud %529, 128
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %52
;;     store.d1 %47 surface:255
;;     %43:v1 = add.ud %529, 136
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud %52
;;     store.d1 %44 surface:255
;;     %39:v1 = add.ud %529, 144
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %353
;;     store.d1 %40 surface:255
;;     %38:v4 early = load.d4 %529 surface:255 offset:56
;;     %35:v1 = add.ud %529, 152
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %38.2
;;     store.d1 %36 surface:255
;;     %32.0:v4 = mov.ud %38.0
;;     %33.1:v4 tied(%32) = mov.ud %38.2
;;     %34.2:v4 tied(%33) = mov.ud %38.2
;;     %31.3:v4 tied(%34) = mov.ud %38.3
;;     %27.0:v4 = mov.ud %38.2
;;     %28.1:v4 tied(%27) = mov.ud %353
;;     %29.2:v4 tied(%28) = mov.ud %353
;;     %26.3:v4 tied(%29) = mov.ud %38.2
;;     %24:v1 early = load.d1 %529 surface:255 offset:72
;;     %23:v4 early = select_if.nz.d %24, 0, %31.0, %31.1, %31.2, %31.3, %26.0, %26.1, %26.2, %26.3
;;     %14:v1 = add.ud %529, 160
;;     %16.0:v5 = mov.ud %14
;;     %17.1:v5 tied(%16) = mov.ud %23.0
;;     %18.2:v5 tied(%17) = mov.ud %23.1
;;     %19.3:v5 tied(%18) = mov.ud %23.2
;;     %15.4:v5 tied(%19) = mov.ud %23.3
;;     store.d4 %15 surface:255
;;     %9:v1 = add.ud %529, 176
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %353
;;     store.d1 %10 surface:255
;;     %7:v2 early = load.d2 %529 surface:255 offset:80
;;     %2:v1 = add.ud %529, 184
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 surface:255
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
;;     %531:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %530:v1 = mov.ud.uw r1.0.uw.lanes
;;     %525:v1 = add.d %531, %530
;;     %529:v1 = mov.ud %525
;;     %522:v1 early = load.d1 r4.0.ud surface:255 offset:8
;;     %521:v1 early = load.d1 r4.0.ud surface:255 offset:16
;;     %518:v1 = add.d %522, %521
;;     %517:v1 = shr.ud %522, 16
;;     %514:v1 = shr.ud %521, 16
;;     %511:v1 = add.d %517, %514
;;     %510:v1 = and.ud %511, 0xffff
;;     %508:v1 = and.ud %518, 0xffff
;;     %506:v1 = shl.ud %510, 16
;;     %504:v1 = or.ud %506, %508
;;     %500.0:v2 = mov.ud %529
;;     %499.1:v2 tied(%500) = mov.ud %504
;;     store.d1 %499 surface:255
;;     %497:v1 = add.d %522, -%521
;;     %496:v1 = add.d %517, -%514
;;     %495:v1 = and.ud %496, 0xffff
;;     %493:v1 = and.ud %497, 0xffff
;;     %491:v1 = shl.ud %495, 16
;;     %489:v1 = or.ud %491, %493
;;     %483:v1 = add.ud %529, 8
;;     %485.0:v2 = mov.ud %483
;;     %484.1:v2 tied(%485) = mov.ud %489
;;     store.d1 %484 surface:255
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
;;     %463:v1 = add.ud %529, 16
;;     %465.0:v2 = mov.ud %463
;;     %464.1:v2 tied(%465) = mov.ud %469
;;     store.d1 %464 surface:255
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
;;     %441:v1 = add.ud %529, 24
;;     %443.0:v2 = mov.ud %441
;;     %442.1:v2 tied(%443) = mov.ud %447
;;     store.d1 %442 surface:255
;;     %439:v1 = minmax.ge.ud %461, %460
;;     %436:v1 = minmax.ge.ud %457, %456
;;     %433:v1 = and.ud %436, 0xffff
;;     %431:v1 = and.ud %439, 0xffff
;;     %429:v1 = shl.ud %433, 16
;;     %427:v1 = or.ud %429, %431
;;     %421:v1 = add.ud %529, 32
;;     %423.0:v2 = mov.ud %421
;;     %422.1:v2 tied(%423) = mov.ud %427
;;     store.d1 %422 surface:255
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
;;     %393:v1 = add.ud %529, 40
;;     %395.0:v2 = mov.ud %393
;;     %394.1:v2 tied(%395) = mov.ud %399
;;     store.d1 %394 surface:255
;;     %391:v1 = minmax.ge.d %419, %417
;;     %388:v1 = minmax.ge.d %412, %410
;;     %385:v1 = and.ud %388, 0xffff
;;     %383:v1 = and.ud %391, 0xffff
;;     %381:v1 = shl.ud %385, 16
;;     %379:v1 = or.ud %381, %383
;;     %373:v1 = add.ud %529, 48
;;     %375.0:v2 = mov.ud %373
;;     %374.1:v2 tied(%375) = mov.ud %379
;;     store.d1 %374 surface:255
;;     %371:v1 = mov.d -%522
;;     %369:v1 = mov.d -%517
;;     %367:v1 = and.ud %369, 0xffff
;;     %365:v1 = and.ud %371, 0xffff
;;     %363:v1 = shl.ud %367, 16
;;     %361:v1 = or.ud %363, %365
;;     %355:v1 = add.ud %529, 56
;;     %357.0:v2 = mov.ud %355
;;     %356.1:v2 tied(%357) = mov.ud %361
;;     store.d1 %356 surface:255
;;     %353:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %352:s1 = and.ud %353, 15 scope:wave
;;     %351:v1 = shl.ud %461, %352
;;     %349:v1 = shl.ud %457, %352
;;     %347:v1 = and.ud %349, 0xffff
;;     %345:v1 = and.ud %351, 0xffff
;;     %343:v1 = shl.ud %347, 16
;;     %341:v1 = or.ud %343, %345
;;     %335:v1 = add.ud %529, 64
;;     %337.0:v2 = mov.ud %335
;;     %336.1:v2 tied(%337) = mov.ud %341
;;     store.d1 %336 surface:255
;;     %333:v1 = shr.ud %461, %352
;;     %330:v1 = shr.ud %457, %352
;;     %327:v1 = and.ud %330, 0xffff
;;     %325:v1 = and.ud %333, 0xffff
;;     %323:v1 = shl.ud %327, 16
;;     %321:v1 = or.ud %323, %325
;;     %315:v1 = add.ud %529, 72
;;     %317.0:v2 = mov.ud %315
;;     %316.1:v2 tied(%317) = mov.ud %321
;;     store.d1 %316 surface:255
;;     %313:v1 = asr.d %419, %352
;;     %310:v1 = asr.d %412, %352
;;     %306:v1 = and.ud %310, 0xffff
;;     %304:v1 = and.ud %313, 0xffff
;;     %302:v1 = shl.ud %306, 16
;;     %300:v1 = or.ud %302, %304
;;     %294:v1 = add.ud %529, 80
;;     %296.0:v2 = mov.ud %294
;;     %295.1:v2 tied(%296) = mov.ud %300
;;     store.d1 %295 surface:255
;;     %292:v1 early = load.d1 r4.0.ud surface:255 offset:32
;;     %291:v1 early = load.d1 r4.0.ud surface:255 offset:40
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
;;     %254:v1 = add.ud %529, 88
;;     %256.0:v2 = mov.ud %254
;;     %255.1:v2 tied(%256) = mov.ud %260
;;     store.d1 %255 surface:255
;;     %252:v1 = add.f %288, -%286
;;     %251:v1 = f32to16.uw.f %252
;;     %249:v1 = add.f %275, -%273
;;     %248:v1 = f32to16.uw.f %249
;;     %245:v1 = and.ud %248, 0xffff
;;     %242:v1 = and.ud %251, 0xffff
;;     %240:v1 = shl.ud %245, 16
;;     %238:v1 = or.ud %240, %242
;;     %232:v1 = add.ud %529, 96
;;     %234.0:v2 = mov.ud %232
;;     %233.1:v2 tied(%234) = mov.ud %238
;;     store.d1 %233 surface:255
;;     %230:v1 = mul.f %288, %286
;;     %228:v1 = f32to16.uw.f %230
;;     %227:v1 = mul.f %275, %273
;;     %225:v1 = f32to16.uw.f %227
;;     %223:v1 = and.ud %225, 0xffff
;;     %220:v1 = and.ud %228, 0xffff
;;     %218:v1 = shl.ud %223, 16
;;     %216:v1 = or.ud %218, %220
;;     %210:v1 = add.ud %529, 104
;;     %212.0:v2 = mov.ud %210
;;     %211.1:v2 tied(%212) = mov.ud %216
;;     store.d1 %211 surface:255
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
;;     %140:v1 = add.ud %529, 112
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %146
;;     store.d1 %141 surface:255
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
;;     %86:v1 = add.ud %529, 120
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %92
;;     store.d1 %87 surface:255
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
;;     %46:v1 = add.ud %529, 128
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %52
;;     store.d1 %47 surface:255
;;     %43:v1 = add.ud %529, 136
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud %52
;;     store.d1 %44 surface:255
;;     %39:v1 = add.ud %529, 144
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %353
;;     store.d1 %40 surface:255
;;     %38:v4 early = load.d4 r4.0.ud surface:255 offset:56
;;     %35:v1 = add.ud %529, 152
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %38.2
;;     store.d1 %36 surface:255
;;     %32.0:v4 = mov.ud %38.0
;;     %33.1:v4 tied(%32) = mov.ud %38.2
;;     %34.2:v4 tied(%33) = mov.ud %38.2
;;     %31.3:v4 tied(%34) = mov.ud %38.3
;;     %27.0:v4 = mov.ud %38.2
;;     %28.1:v4 tied(%27) = mov.ud %353
;;     %29.2:v4 tied(%28) = mov.ud %353
;;     %26.3:v4 tied(%29) = mov.ud %38.2
;;     %24:s1 early = load.d1 r4.0.ud surface:255 offset:72 scope:wave
;;     %23:v4 early = select_if.nz.d %24, 0, %31.0, %31.1, %31.2, %31.3, %26.0, %26.1, %26.2, %26.3
;;     %14:v1 = add.ud %529, 160
;;     %16.0:v5 = mov.ud %14
;;     %17.1:v5 tied(%16) = mov.ud %23.0
;;     %18.2:v5 tied(%17) = mov.ud %23.1
;;     %19.3:v5 tied(%18) = mov.ud %23.2
;;     %15.4:v5 tied(%19) = mov.ud %23.3
;;     store.d4 %15 surface:255
;;     %9:v1 = add.ud %529, 176
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %353
;;     store.d1 %10 surface:255
;;     %7:s2 early = load.d2 r4.0.ud surface:255 offset:80 scope:wave
;;     %2:v1 = add.ud %529, 184
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 surface:255
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
;;     %92:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %91:v1 = mov.ud.uw r1.0.uw.lanes
;;     %86:v1 = add.d %92, %91
;;     %90:v1 = mov.ud %86
;;     %83:v1 = mov.ud.uw r2.0.uw.lanes
;;     %82.0:v2 = mov.ud %90
;;     %81.1:v2 tied(%82) = mov.ud %83
;;     store.d1 %81 surface:255
;;     %79:s1 = mov.ud r0.4.ud scope:wave
;;     %76:v1 = add.ud %90, 8
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %79
;;     store.d1 %77 surface:255
;;     %74:s1 = mov.ud r5.0.ud scope:wave
;;     %71:v1 = add.ud %90, 16
;;     %73.0:v2 = mov.ud %71
;;     %72.1:v2 tied(%73) = mov.ud %74
;;     store.d1 %72 surface:255
;;     %69:s1 = mov.ud r5.4.ud scope:wave
;;     %66:v1 = add.ud %90, 24
;;     %68.0:v2 = mov.ud %66
;;     %67.1:v2 tied(%68) = mov.ud %69
;;     store.d1 %67 surface:255
;;     %64:s1 = mov.ud r5.12.ud scope:wave
;;     %61:v1 = add.ud %90, 32
;;     %63.0:v2 = mov.ud %61
;;     %62.1:v2 tied(%63) = mov.ud %64
;;     store.d1 %62 surface:255
;;     %59:s1 = mov.ud r5.24.ud scope:wave
;;     %56:v1 = add.ud %90, 40
;;     %58.0:v2 = mov.ud %56
;;     %57.1:v2 tied(%58) = mov.ud %59
;;     store.d1 %57 surface:255
;;     %54:v1 = lane_number
;;     %51:v1 = add.ud %90, 48
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     store.d1 %52 surface:255
;;     %49:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %46:v1 = add.ud %90, 56
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %49
;;     store.d1 %47 surface:255
;;     %42:v1 = add.ud %90, 64
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud 0
;;     store.d1 %43 surface:255
;;     %36:s1 = get_exec scope:wave
;;     %37:v1 = lane_number
;;     %38:v1 = shl.ud -1, %37
;;     %39:v1 = not.ud %38
;;     %40:v1 = and.ud %39, %36
;;     %41:v1 = cbit.ud %40
;;     %33:v1 = add.ud %90, 72
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %41
;;     store.d1 %34 surface:255
;;     %28:v1 = add.ud %90, 80
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud 0
;;     store.d1 %29 surface:255
;;     %26.0:s2 = mov.ud r4.24.ud scope:wave
;;     %25.1:s2 tied(%26) = mov.ud r4.28.ud scope:wave
;;     %21:v1 = add.ud %90, 88
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %25.0
;;     %22.2:v3 tied(%24) = mov.ud %25.1
;;     store.d2 %22 surface:255
;;     %19:s2 early = load.d2 r4.8.ud surface:255 offset:56 scope:wave
;;     %15:v1 = add.ud %90, 96
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %19.0
;;     %16.2:v3 tied(%18) = mov.ud %19.1
;;     store.d2 %16 surface:255
;;     %13:s2 = clock scope:wave
;;     %9:v1 = add.ud %90, 104
;;     %11.0:v3 = mov.ud %9
;;     %12.1:v3 tied(%11) = mov.ud %13.0
;;     %10.2:v3 tied(%12) = mov.ud %13.1
;;     store.d2 %10 surface:255
;;     %7.0:s2 = mov.ud 0 scope:wave
;;     %6.1:s2 tied(%7) = mov.ud 0 scope:wave
;;     %2:v1 = add.ud %90, 112
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 surface:255
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
;;     %92:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %91:v1 = mov.ud.uw r1.0.uw.lanes
;;     %86:v1 = add.d %92, %91
;;     %90:v1 = mov.ud %86
;;     %83:v1 = mov.ud.uw r2.0.uw.lanes
;;     %82.0:v2 = mov.ud %90
;;     %81.1:v2 tied(%82) = mov.ud %83
;;     store.d1 %81 surface:255
;;     %79:s1 = mov.ud r0.4.ud scope:wave
;;     %76:v1 = add.ud %90, 8
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %79
;;     store.d1 %77 surface:255
;;     %74:s1 = mov.ud r5.0.ud scope:wave
;;     %71:v1 = add.ud %90, 16
;;     %73.0:v2 = mov.ud %71
;;     %72.1:v2 tied(%73) = mov.ud %74
;;     store.d1 %72 surface:255
;;     %69:s1 = mov.ud r5.4.ud scope:wave
;;     %66:v1 = add.ud %90, 24
;;     %68.0:v2 = mov.ud %66
;;     %67.1:v2 tied(%68) = mov.ud %69
;;     store.d1 %67 surface:255
;;     %64:s1 = mov.ud r5.12.ud scope:wave
;;     %61:v1 = add.ud %90, 32
;;     %63.0:v2 = mov.ud %61
;;     %62.1:v2 tied(%63) = mov.ud %64
;;     store.d1 %62 surface:255
;;     %59:s1 = mov.ud r5.24.ud scope:wave
;;     %56:v1 = add.ud %90, 40
;;     %58.0:v2 = mov.ud %56
;;     %57.1:v2 tied(%58) = mov.ud %59
;;     store.d1 %57 surface:255
;;     %54:v1 = lane_number
;;     %51:v1 = add.ud %90, 48
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     store.d1 %52 surface:255
;;     %49:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %46:v1 = add.ud %90, 56
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %49
;;     store.d1 %47 surface:255
;;     %42:v1 = add.ud %90, 64
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud 0
;;     store.d1 %43 surface:255
;;     %36:s1 = get_exec scope:wave
;;     %37:v1 = lane_number
;;     %38:v1 = shl.ud -1, %37
;;     %39:v1 = not.ud %38
;;     %40:v1 = and.ud %39, %36
;;     %41:v1 = cbit.ud %40
;;     %33:v1 = add.ud %90, 72
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %41
;;     store.d1 %34 surface:255
;;     %28:v1 = add.ud %90, 80
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud 0
;;     store.d1 %29 surface:255
;;     %26.0:s2 = mov.ud r4.24.ud scope:wave
;;     %25.1:s2 tied(%26) = mov.ud r4.28.ud scope:wave
;;     %21:v1 = add.ud %90, 88
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %25.0
;;     %22.2:v3 tied(%24) = mov.ud %25.1
;;     store.d2 %22 surface:255
;;     %19:s2 early = load.d2 r4.8.ud surface:255 offset:56 scope:wave
;;     %15:v1 = add.ud %90, 96
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %19.0
;;     %16.2:v3 tied(%18) = mov.ud %19.1
;;     store.d2 %16 surface:255
;;     %13:s2 = clock scope:wave
;;     %9:v1 = add.ud %90, 104
;;     %11.0:v3 = mov.ud %9
;;     %12.1:v3 tied(%11) = mov.ud %13.0
;;     %10.2:v3 tied(%12) = mov.ud %13.1
;;     store.d2 %10 surface:255
;;     %7.0:s2 = mov.ud 0 scope:wave
;;     %6.1:s2 tied(%7) = mov.ud 0 scope:wave
;;     %2:v1 = add.ud %90, 112
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 surface:255
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
;;     %72:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %71:v1 = mov.ud.uw r1.0.uw.lanes
;;     %66:v1 = add.d %72, %71
;;     %70:v1 = mov.ud %66
;;     %63:v1 early = load.d1 %70 surface:255 offset:8
;;     %62:s1 early = compare.nz.d %63, 0
;;     %58:s1 = get_exec scope:wave
;;     %59:s1 = and.ud %58, %62 scope:wave
;;     %60:s1 = cbit.ud %59 scope:wave
;;     %57.0:v2 = mov.ud %70
;;     %56.1:v2 tied(%57) = mov.ud %60
;;     store.d1 %56 surface:255
;;     %45:s1 = get_exec scope:wave
;;     %46:s1 = and.ud %45, %62 scope:wave
;;     %48.0:s2 = mov.ud %46 scope:wave
;;     %47.1:s2 tied(%48) = mov.ud 0 scope:wave
;;     %41:v1 = add.ud %70, 8
;;     %43.0:v3 = mov.ud %41
;;     %44.1:v3 tied(%43) = mov.ud %47.0
;;     %42.2:v3 tied(%44) = mov.ud %47.1
;;     store.d2 %42 surface:255
;;     %39:v1 early = load.d1 %70 surface:255 offset:16
;;     %38:v1 early = load.d1 %70 surface:255 offset:24
;;     %29:v1 = and.ud %38, 15
;;     %30:s1 = get_exec scope:wave
;;     %31:v1 = shr.ud %30, %29
;;     %32:v1 = and.ud %31, 1
;;     %33:s1 early = compare.nz.d %32, 0
;;     %34:s1 early = and_not %33, %62 scope:wave
;;     %36:v1 early = gather %29, %39
;;     %37:v1 early = select %34, %36, %39
;;     %26:v1 = add.ud %70, 16
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %37
;;     store.d1 %27 surface:255
;;     %24:v1 early = load.d1 %70 surface:255 offset:32
;;     %23:s1 early = compare.nz.d %24, 0
;;     %8:v1 = and.ud %38, 15
;;     %10:s1 = get_exec scope:wave
;;     %11:v1 = shr.ud %10, %8
;;     %12:v1 = and.ud %11, 1
;;     %13:s1 early = compare.nz.d %12, 0
;;     %14:s1 early = and_not %13, %62 scope:wave
;;     %16:v1 = shr.ud %23, %8
;;     %17:v1 = and.ud %16, 1
;;     %18:s1 early = compare.nz.d %17, 0
;;     %19:s1 = and.ud %18, %14 scope:wave
;;     %20:s1 early = and_not %62, %14 scope:wave
;;     %21:s1 = or.ud %19, %20 scope:wave
;;     %6:v1 early = select %21, 1, 0
;;     %2:v1 = add.ud %70, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %77:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %76:v1 = mov.ud.uw r1.0.uw.lanes
;;     %71:v1 = add.d %77, %76
;;     %75:v1 = mov.ud %71
;;     %68:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %67:s1 early = compare.nz.d %68, 0 scope:wave
;;     %62:s1 = spread %67 scope:wave
;;     %63:s1 = get_exec scope:wave
;;     %64:s1 = and.ud %63, %62 scope:wave
;;     %65:s1 = cbit.ud %64 scope:wave
;;     %61.0:v2 = mov.ud %75
;;     %60.1:v2 tied(%61) = mov.ud %65
;;     store.d1 %60 surface:255
;;     %48:s1 = spread %67 scope:wave
;;     %49:s1 = get_exec scope:wave
;;     %50:s1 = and.ud %49, %48 scope:wave
;;     %52.0:s2 = mov.ud %50 scope:wave
;;     %51.1:s2 tied(%52) = mov.ud 0 scope:wave
;;     %44:v1 = add.ud %75, 8
;;     %46.0:v3 = mov.ud %44
;;     %47.1:v3 tied(%46) = mov.ud %51.0
;;     %45.2:v3 tied(%47) = mov.ud %51.1
;;     store.d2 %45 surface:255
;;     %42:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %41:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %32:v1 = and.ud %41, 15
;;     %33:s1 = spread %67 scope:wave
;;     %34:s1 = get_exec scope:wave
;;     %35:v1 = shr.ud %34, %32
;;     %36:v1 = and.ud %35, 1
;;     %37:s1 early = compare.nz.d %36, 0
;;     %38:s1 early = and_not %37, %33 scope:wave
;;     %40:v1 early = select %38, %42, %42
;;     %29:v1 = add.ud %75, 16
;;     %31.0:v2 = mov.ud %29
;;     %30.1:v2 tied(%31) = mov.ud %40
;;     store.d1 %30 surface:255
;;     %27:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %26:s1 early = compare.nz.d %27, 0 scope:wave
;;     %8:v1 = and.ud %41, 15
;;     %10:s1 = spread %67 scope:wave
;;     %11:s1 = get_exec scope:wave
;;     %12:v1 = shr.ud %11, %8
;;     %13:v1 = and.ud %12, 1
;;     %14:s1 early = compare.nz.d %13, 0
;;     %15:s1 early = and_not %14, %10 scope:wave
;;     %17:s1 = spread %26 scope:wave
;;     %18:v1 = shr.ud %17, %8
;;     %19:v1 = and.ud %18, 1
;;     %20:s1 early = compare.nz.d %19, 0
;;     %21:s1 = and.ud %20, %15 scope:wave
;;     %22:s1 = spread %67 scope:wave
;;     %23:s1 early = and_not %22, %15 scope:wave
;;     %24:s1 = or.ud %21, %23 scope:wave
;;     %6:v1 early = select %24, 1, 0
;;     %2:v1 = add.ud %75, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %58:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %57:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52:v1 = add.d %58, %57
;;     %56:v1 = mov.ud %52
;;     %49:v1 early = load.d1 %56 surface:255 offset:8
;;     %48:v2 early = load.d2 %56 surface:255 offset:16
;;     %47:v1 early = select_if.nz.d %49, -1, %49, 0
;;     %46:v1 early = select_if.nz.d %49, -1, 0x10000, 0
;;     %45.0:v2 = mov.ud %47
;;     %44.1:v2 tied(%45) = mov.ud %46
;;     %40.0:v3 = mov.ud %56
;;     %41.1:v3 tied(%40) = mov.ud %44.0
;;     %39.2:v3 tied(%41) = mov.ud %44.1
;;     store.d2 %39 surface:255
;;     %37.0:v2 = mov.ud %49
;;     %36.1:v2 tied(%37) = mov.ud 0x20000
;;     %31:v1 = add.ud %56, 8
;;     %33.0:v3 = mov.ud %31
;;     %34.1:v3 tied(%33) = mov.ud %36.0
;;     %32.2:v3 tied(%34) = mov.ud %36.1
;;     store.d2 %32 surface:255
;;     %26:v1 = add.ud %56, 16
;;     %28.0:v3 = mov.ud %26
;;     %29.1:v3 tied(%28) = mov.ud %48.0
;;     %27.2:v3 tied(%29) = mov.ud %48.1
;;     store.d2 %27 surface:255
;;     %25:v1 = or.ud %48.0, %48.1
;;     %24:v1 early = select_if.nz.d %25, 0, %48.0, -1
;;     %20:v1 = add.ud %56, 24
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %15:v1 = add.ud %56, 32
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud %48.0
;;     %16.2:v3 tied(%18) = mov.ud %48.1
;;     store.d2 %16 surface:255
;;     %13:s1 early = compare.z.d %48.1, 0x10000
;;     %11:s1 early = compare.z.d %25, 0
;;     %9:s1 = or.ud %13, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %56, 40
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %57:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %56:v1 = mov.ud.uw r1.0.uw.lanes
;;     %51:v1 = add.d %57, %56
;;     %55:v1 = mov.ud %51
;;     %48:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %47:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %46:s1 early = select_if.nz.d %48, -1, %48, 0 scope:wave
;;     %45:s1 early = select_if.nz.d %48, -1, 0x10000, 0 scope:wave
;;     %44.0:s2 = mov.ud %46 scope:wave
;;     %43.1:s2 tied(%44) = mov.ud %45 scope:wave
;;     %39.0:v3 = mov.ud %55
;;     %40.1:v3 tied(%39) = mov.ud %43.0
;;     %38.2:v3 tied(%40) = mov.ud %43.1
;;     store.d2 %38 surface:255
;;     %36.0:s2 = mov.ud %48 scope:wave
;;     %35.1:s2 tied(%36) = mov.ud 0x20000 scope:wave
;;     %30:v1 = add.ud %55, 8
;;     %32.0:v3 = mov.ud %30
;;     %33.1:v3 tied(%32) = mov.ud %35.0
;;     %31.2:v3 tied(%33) = mov.ud %35.1
;;     store.d2 %31 surface:255
;;     %25:v1 = add.ud %55, 16
;;     %27.0:v3 = mov.ud %25
;;     %28.1:v3 tied(%27) = mov.ud %47.0
;;     %26.2:v3 tied(%28) = mov.ud %47.1
;;     store.d2 %26 surface:255
;;     %24:s1 = or.ud %47.0, %47.1 scope:wave
;;     %23:s1 early = select_if.nz.d %24, 0, %47.0, -1 scope:wave
;;     %19:v1 = add.ud %55, 24
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %23
;;     store.d1 %20 surface:255
;;     %14:v1 = add.ud %55, 32
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %47.0
;;     %15.2:v3 tied(%17) = mov.ud %47.1
;;     store.d2 %15 surface:255
;;     %12:s1 early = compare.z.d %47.1, 0x10000 scope:wave
;;     %10:s1 early = compare.z.d %24, 0 scope:wave
;;     %8:s1 = or.ud %12, %10 scope:wave
;;     %2:v1 = add.ud %55, 40
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %13:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d %13, %12
;;     %11:v1 = mov.ud %7
;;     %4:v1 early = load.d1 %11 surface:255 offset:8
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %4
;;     %3.0:v2 = mov.ud %11
;;     %2.1:v2 tied(%3) = mov.ud %4
;;     store.d1 %2 surface:255
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
;;     %13:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d %13, %12
;;     %11:v1 = mov.ud %7
;;     %4:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %4
;;     %3.0:v2 = mov.ud %11
;;     %2.1:v2 tied(%3) = mov.ud %4
;;     store.d1 %2 surface:255
;; }
;;     end
;; }
