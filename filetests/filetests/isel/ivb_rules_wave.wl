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
;;     %525:v1 = mov.ud.uw r1.0.uw.lanes
;;     %520:v1 = add.d r8.0.ud, %525
;;     %524:v1 = mov.ud %520
;;     %518:v1 early = load.d1 %524 space:global offset:8
;;     %517:v1 early = load.d1 %524 space:global offset:16
;;     %514:v1 = add.d %518, %517
;;     %513:v1 = shr.ud %518, 16
;;     %511:v1 = shr.ud %517, 16
;;     %509:v1 = add.d %513, %511
;;     %508:v1 = and.ud %509, 0xffff
;;     %506:v1 = and.ud %514, 0xffff
;;     %504:v1 = shl.ud %508, 16
;;     %502:v1 = or.ud %504, %506
;;     %498.0:v2 = mov.ud %524
;;     %497.1:v2 tied(%498) = mov.ud %502
;;     store.d1 %497 space:global
;;     %495:v1 = add.d %518, -%517
;;     %494:v1 = add.d %513, -%511
;;     %493:v1 = and.ud %494, 0xffff
;;     %491:v1 = and.ud %495, 0xffff
;;     %489:v1 = shl.ud %493, 16
;;     %487:v1 = or.ud %489, %491
;;     %481:v1 = add.ud %524, 8
;;     %483.0:v2 = mov.ud %481
;;     %482.1:v2 tied(%483) = mov.ud %487
;;     store.d1 %482 space:global
;;     %477:v1 = mul_word.low %518, %517
;;     %478:v1 = mul_word.high %518, %517
;;     %479:v1 tied(%477) = add_word %478
;;     %474:v1 = mul_word.low %513, %511
;;     %475:v1 = mul_word.high %513, %511
;;     %476:v1 tied(%474) = add_word %475
;;     %473:v1 = and.ud %476, 0xffff
;;     %471:v1 = and.ud %479, 0xffff
;;     %469:v1 = shl.ud %473, 16
;;     %467:v1 = or.ud %469, %471
;;     %461:v1 = add.ud %524, 16
;;     %463.0:v2 = mov.ud %461
;;     %462.1:v2 tied(%463) = mov.ud %467
;;     store.d1 %462 space:global
;;     %459:v1 = and.ud %518, 0xffff
;;     %458:v1 = and.ud %517, 0xffff
;;     %457:v1 = minmax.l.ud %459, %458
;;     %455:v1 = and.ud %513, 0xffff
;;     %454:v1 = and.ud %511, 0xffff
;;     %452:v1 = minmax.l.ud %455, %454
;;     %450:v1 = and.ud %452, 0xffff
;;     %448:v1 = and.ud %457, 0xffff
;;     %446:v1 = shl.ud %450, 16
;;     %444:v1 = or.ud %446, %448
;;     %438:v1 = add.ud %524, 24
;;     %440.0:v2 = mov.ud %438
;;     %439.1:v2 tied(%440) = mov.ud %444
;;     store.d1 %439 space:global
;;     %436:v1 = minmax.ge.ud %459, %458
;;     %433:v1 = minmax.ge.ud %455, %454
;;     %430:v1 = and.ud %433, 0xffff
;;     %428:v1 = and.ud %436, 0xffff
;;     %426:v1 = shl.ud %430, 16
;;     %424:v1 = or.ud %426, %428
;;     %418:v1 = add.ud %524, 32
;;     %420.0:v2 = mov.ud %418
;;     %419.1:v2 tied(%420) = mov.ud %424
;;     store.d1 %419 space:global
;;     %415:v1 = shl.ud %518, 16
;;     %416:v1 = asr.d %415, 16
;;     %413:v1 = shl.ud %517, 16
;;     %414:v1 = asr.d %413, 16
;;     %411:v1 = minmax.l.d %416, %414
;;     %409:v1 = asr.d %518, 16
;;     %407:v1 = asr.d %517, 16
;;     %405:v1 = minmax.l.d %409, %407
;;     %403:v1 = and.ud %405, 0xffff
;;     %401:v1 = and.ud %411, 0xffff
;;     %399:v1 = shl.ud %403, 16
;;     %397:v1 = or.ud %399, %401
;;     %391:v1 = add.ud %524, 40
;;     %393.0:v2 = mov.ud %391
;;     %392.1:v2 tied(%393) = mov.ud %397
;;     store.d1 %392 space:global
;;     %389:v1 = minmax.ge.d %416, %414
;;     %386:v1 = minmax.ge.d %409, %407
;;     %383:v1 = and.ud %386, 0xffff
;;     %381:v1 = and.ud %389, 0xffff
;;     %379:v1 = shl.ud %383, 16
;;     %377:v1 = or.ud %379, %381
;;     %371:v1 = add.ud %524, 48
;;     %373.0:v2 = mov.ud %371
;;     %372.1:v2 tied(%373) = mov.ud %377
;;     store.d1 %372 space:global
;;     %369:v1 = mov.d -%518
;;     %367:v1 = mov.d -%513
;;     %365:v1 = and.ud %367, 0xffff
;;     %363:v1 = and.ud %369, 0xffff
;;     %361:v1 = shl.ud %365, 16
;;     %359:v1 = or.ud %361, %363
;;     %353:v1 = add.ud %524, 56
;;     %355.0:v2 = mov.ud %353
;;     %354.1:v2 tied(%355) = mov.ud %359
;;     store.d1 %354 space:global
;;     %351:v1 early = load.d1 %524 space:global offset:24
;;     %350:v1 = and.ud %351, 15
;;     %349:v1 = shl.ud %459, %350
;;     %347:v1 = shl.ud %455, %350
;;     %345:v1 = and.ud %347, 0xffff
;;     %343:v1 = and.ud %349, 0xffff
;;     %341:v1 = shl.ud %345, 16
;;     %339:v1 = or.ud %341, %343
;;     %333:v1 = add.ud %524, 64
;;     %335.0:v2 = mov.ud %333
;;     %334.1:v2 tied(%335) = mov.ud %339
;;     store.d1 %334 space:global
;;     %331:v1 = shr.ud %459, %350
;;     %328:v1 = shr.ud %455, %350
;;     %325:v1 = and.ud %328, 0xffff
;;     %323:v1 = and.ud %331, 0xffff
;;     %321:v1 = shl.ud %325, 16
;;     %319:v1 = or.ud %321, %323
;;     %313:v1 = add.ud %524, 72
;;     %315.0:v2 = mov.ud %313
;;     %314.1:v2 tied(%315) = mov.ud %319
;;     store.d1 %314 space:global
;;     %311:v1 = asr.d %416, %350
;;     %308:v1 = asr.d %409, %350
;;     %304:v1 = and.ud %308, 0xffff
;;     %302:v1 = and.ud %311, 0xffff
;;     %300:v1 = shl.ud %304, 16
;;     %298:v1 = or.ud %300, %302
;;     %292:v1 = add.ud %524, 80
;;     %294.0:v2 = mov.ud %292
;;     %293.1:v2 tied(%294) = mov.ud %298
;;     store.d1 %293 space:global
;;     %290:v1 early = load.d1 %524 space:global offset:32
;;     %289:v1 early = load.d1 %524 space:global offset:40
;;     %286:v1 = f16to32.f.uw %290
;;     %284:v1 = f16to32.f.uw %289
;;     %282:v1 = add.f %286, %284
;;     %281:v1 = f32to16.uw.f %282
;;     %279:v1 = shr.ud %290, 16
;;     %276:v1 = shr.ud %289, 16
;;     %273:v1 = f16to32.f.uw %279
;;     %271:v1 = f16to32.f.uw %276
;;     %269:v1 = add.f %273, %271
;;     %268:v1 = f32to16.uw.f %269
;;     %265:v1 = and.ud %268, 0xffff
;;     %262:v1 = and.ud %281, 0xffff
;;     %260:v1 = shl.ud %265, 16
;;     %258:v1 = or.ud %260, %262
;;     %252:v1 = add.ud %524, 88
;;     %254.0:v2 = mov.ud %252
;;     %253.1:v2 tied(%254) = mov.ud %258
;;     store.d1 %253 space:global
;;     %250:v1 = add.f %286, -%284
;;     %249:v1 = f32to16.uw.f %250
;;     %247:v1 = add.f %273, -%271
;;     %246:v1 = f32to16.uw.f %247
;;     %243:v1 = and.ud %246, 0xffff
;;     %240:v1 = and.ud %249, 0xffff
;;     %238:v1 = shl.ud %243, 16
;;     %236:v1 = or.ud %238, %240
;;     %230:v1 = add.ud %524, 96
;;     %232.0:v2 = mov.ud %230
;;     %231.1:v2 tied(%232) = mov.ud %236
;;     store.d1 %231 space:global
;;     %228:v1 = mul.f %286, %284
;;     %226:v1 = f32to16.uw.f %228
;;     %225:v1 = mul.f %273, %271
;;     %223:v1 = f32to16.uw.f %225
;;     %221:v1 = and.ud %223, 0xffff
;;     %218:v1 = and.ud %226, 0xffff
;;     %216:v1 = shl.ud %221, 16
;;     %214:v1 = or.ud %216, %218
;;     %208:v1 = add.ud %524, 104
;;     %210.0:v2 = mov.ud %208
;;     %209.1:v2 tied(%210) = mov.ud %214
;;     store.d1 %209 space:global
;;     %205:v1 = shl.ud %290, 16
;;     %206:v1 = asr.d %205, 16
;;     %202:v1 = shl.ud %289, 16
;;     %203:v1 = asr.d %202, 16
;;     %200:v1 = and.ud %206, 0x7fff
;;     %199:v1 = and.ud %203, 0x7fff
;;     %198:v1 = asr.d %206, 31
;;     %197:v1 = xor.ud %200, %198
;;     %195:v1 = asr.d %203, 31
;;     %194:v1 = xor.ud %199, %195
;;     %192:v1 early = select_if.le.d %197, %194, %206, %203
;;     %191:v1 early = select_if.g.ud %199, 0x7c00, %206, %192
;;     %189:v1 early = select_if.g.ud %200, 0x7c00, %203, %191
;;     %187:v1 = add.d %199, 0xffff83ff
;;     %186:v1 = or.ud %203, 512
;;     %185:v1 early = select_if.l.ud %187, 511, %186, %189
;;     %183:v1 = add.d %200, 0xffff83ff
;;     %182:v1 = or.ud %206, 512
;;     %181:v1 early = select_if.l.ud %183, 511, %182, %185
;;     %178:v1 = asr.d %290, 16
;;     %177:v1 = asr.d %289, 16
;;     %176:v1 = and.ud %178, 0x7fff
;;     %175:v1 = and.ud %177, 0x7fff
;;     %174:v1 = asr.d %290, 31
;;     %172:v1 = xor.ud %176, %174
;;     %170:v1 = asr.d %289, 31
;;     %168:v1 = xor.ud %175, %170
;;     %166:v1 early = select_if.le.d %172, %168, %178, %177
;;     %165:v1 early = select_if.g.ud %175, 0x7c00, %178, %166
;;     %163:v1 early = select_if.g.ud %176, 0x7c00, %177, %165
;;     %161:v1 = add.d %175, 0xffff83ff
;;     %160:v1 = or.ud %177, 512
;;     %159:v1 early = select_if.l.ud %161, 511, %160, %163
;;     %157:v1 = add.d %176, 0xffff83ff
;;     %156:v1 = or.ud %178, 512
;;     %155:v1 early = select_if.l.ud %157, 511, %156, %159
;;     %152:v1 = and.ud %155, 0xffff
;;     %150:v1 = and.ud %181, 0xffff
;;     %148:v1 = shl.ud %152, 16
;;     %146:v1 = or.ud %148, %150
;;     %140:v1 = add.ud %524, 112
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %146
;;     store.d1 %141 space:global
;;     %138:v1 early = select_if.ge.d %197, %194, %206, %203
;;     %135:v1 early = select_if.g.ud %199, 0x7c00, %206, %138
;;     %131:v1 early = select_if.g.ud %200, 0x7c00, %203, %135
;;     %127:v1 early = select_if.l.ud %187, 511, %186, %131
;;     %123:v1 early = select_if.l.ud %183, 511, %182, %127
;;     %118:v1 early = select_if.ge.d %172, %168, %178, %177
;;     %115:v1 early = select_if.g.ud %175, 0x7c00, %178, %118
;;     %111:v1 early = select_if.g.ud %176, 0x7c00, %177, %115
;;     %107:v1 early = select_if.l.ud %161, 511, %160, %111
;;     %103:v1 early = select_if.l.ud %157, 511, %156, %107
;;     %98:v1 = and.ud %103, 0xffff
;;     %96:v1 = and.ud %123, 0xffff
;;     %94:v1 = shl.ud %98, 16
;;     %92:v1 = or.ud %94, %96
;;     %86:v1 = add.ud %524, 120
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %92
;;     store.d1 %87 space:global
;;     mode.enter round:down scope:wave
;;     %84:v1 = add.f %286, %228
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %83:v1 = add.f %286, %228
;;     mode.leave round:up scope:wave
;;     %80:v1 = and.ud %84, 1
;;     %78:v1 early = select_if.nz.d %80, 0, %84, %83
;;     %74:v1 = f32to16.uw.f %78
;;     mode.enter round:down scope:wave
;;     %72:v1 = add.f %273, %225
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %71:v1 = add.f %273, %225
;;     mode.leave round:up scope:wave
;;     %68:v1 = and.ud %72, 1
;;     %66:v1 early = select_if.nz.d %68, 0, %72, %71
;;     %62:v1 = f32to16.uw.f %66
;;     %59:v1 = and.ud %62, 0xffff
;;     %56:v1 = and.ud %74, 0xffff
;;     %54:v1 = shl.ud %59, 16
;;     %52:v1 = or.ud %54, %56
;;     %46:v1 = add.ud %524, 128
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %52
;;     store.d1 %47 space:global
;;     %43:v1 = add.ud %524, 136
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud %52
;;     store.d1 %44 space:global
;;     %39:v1 = add.ud %524, 144
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %351
;;     store.d1 %40 space:global
;;     %38:v4 early = load.d4 %524 space:global offset:56
;;     %35:v1 = add.ud %524, 152
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %38.2
;;     store.d1 %36 space:global
;;     %32.0:v4 = mov.ud %38.0
;;     %33.1:v4 tied(%32) = mov.ud %38.2
;;     %34.2:v4 tied(%33) = mov.ud %38.2
;;     %31.3:v4 tied(%34) = mov.ud %38.3
;;     %27.0:v4 = mov.ud %38.2
;;     %28.1:v4 tied(%27) = mov.ud %351
;;     %29.2:v4 tied(%28) = mov.ud %351
;;     %26.3:v4 tied(%29) = mov.ud %38.2
;;     %24:v1 early = load.d1 %524 space:global offset:72
;;     %23:v4 early = select_if.nz.d %24, 0, %31.0, %31.1, %31.2, %31.3, %26.0, %26.1, %26.2, %26.3
;;     %14:v1 = add.ud %524, 160
;;     %16.0:v5 = mov.ud %14
;;     %17.1:v5 tied(%16) = mov.ud %23.0
;;     %18.2:v5 tied(%17) = mov.ud %23.1
;;     %19.3:v5 tied(%18) = mov.ud %23.2
;;     %15.4:v5 tied(%19) = mov.ud %23.3
;;     store.d4 %15 space:global
;;     %9:v1 = add.ud %524, 176
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %351
;;     store.d1 %10 space:global
;;     %7:v2 early = load.d2 %524 space:global offset:80
;;     %2:v1 = add.ud %524, 184
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
;;     %517:v1 = mov.ud.uw r1.0.uw.lanes
;;     %512:v1 = add.d r8.0.ud, %517
;;     %516:v1 = mov.ud %512
;;     %510:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %509:v1 early = load.d1 r4.0.ud space:global offset:16
;;     %506:v1 = add.d %510, %509
;;     %505:v1 = shr.ud %510, 16
;;     %503:v1 = shr.ud %509, 16
;;     %501:v1 = add.d %505, %503
;;     %500:v1 = and.ud %501, 0xffff
;;     %498:v1 = and.ud %506, 0xffff
;;     %496:v1 = shl.ud %500, 16
;;     %494:v1 = or.ud %496, %498
;;     %490.0:v2 = mov.ud %516
;;     %489.1:v2 tied(%490) = mov.ud %494
;;     store.d1 %489 space:global
;;     %487:v1 = add.d %510, -%509
;;     %486:v1 = add.d %505, -%503
;;     %485:v1 = and.ud %486, 0xffff
;;     %483:v1 = and.ud %487, 0xffff
;;     %481:v1 = shl.ud %485, 16
;;     %479:v1 = or.ud %481, %483
;;     %473:v1 = add.ud %516, 8
;;     %475.0:v2 = mov.ud %473
;;     %474.1:v2 tied(%475) = mov.ud %479
;;     store.d1 %474 space:global
;;     %469:v1 = mul_word.low %510, %509
;;     %470:v1 = mul_word.high %510, %509
;;     %471:v1 tied(%469) = add_word %470
;;     %466:v1 = mul_word.low %505, %503
;;     %467:v1 = mul_word.high %505, %503
;;     %468:v1 tied(%466) = add_word %467
;;     %465:v1 = and.ud %468, 0xffff
;;     %463:v1 = and.ud %471, 0xffff
;;     %461:v1 = shl.ud %465, 16
;;     %459:v1 = or.ud %461, %463
;;     %453:v1 = add.ud %516, 16
;;     %455.0:v2 = mov.ud %453
;;     %454.1:v2 tied(%455) = mov.ud %459
;;     store.d1 %454 space:global
;;     %451:v1 = and.ud %510, 0xffff
;;     %450:v1 = and.ud %509, 0xffff
;;     %449:v1 = minmax.l.ud %451, %450
;;     %447:v1 = and.ud %505, 0xffff
;;     %446:v1 = and.ud %503, 0xffff
;;     %444:v1 = minmax.l.ud %447, %446
;;     %442:v1 = and.ud %444, 0xffff
;;     %440:v1 = and.ud %449, 0xffff
;;     %438:v1 = shl.ud %442, 16
;;     %436:v1 = or.ud %438, %440
;;     %430:v1 = add.ud %516, 24
;;     %432.0:v2 = mov.ud %430
;;     %431.1:v2 tied(%432) = mov.ud %436
;;     store.d1 %431 space:global
;;     %428:v1 = minmax.ge.ud %451, %450
;;     %425:v1 = minmax.ge.ud %447, %446
;;     %422:v1 = and.ud %425, 0xffff
;;     %420:v1 = and.ud %428, 0xffff
;;     %418:v1 = shl.ud %422, 16
;;     %416:v1 = or.ud %418, %420
;;     %410:v1 = add.ud %516, 32
;;     %412.0:v2 = mov.ud %410
;;     %411.1:v2 tied(%412) = mov.ud %416
;;     store.d1 %411 space:global
;;     %407:v1 = shl.ud %510, 16
;;     %408:v1 = asr.d %407, 16
;;     %405:v1 = shl.ud %509, 16
;;     %406:v1 = asr.d %405, 16
;;     %403:v1 = minmax.l.d %408, %406
;;     %401:v1 = asr.d %510, 16
;;     %399:v1 = asr.d %509, 16
;;     %397:v1 = minmax.l.d %401, %399
;;     %395:v1 = and.ud %397, 0xffff
;;     %393:v1 = and.ud %403, 0xffff
;;     %391:v1 = shl.ud %395, 16
;;     %389:v1 = or.ud %391, %393
;;     %383:v1 = add.ud %516, 40
;;     %385.0:v2 = mov.ud %383
;;     %384.1:v2 tied(%385) = mov.ud %389
;;     store.d1 %384 space:global
;;     %381:v1 = minmax.ge.d %408, %406
;;     %378:v1 = minmax.ge.d %401, %399
;;     %375:v1 = and.ud %378, 0xffff
;;     %373:v1 = and.ud %381, 0xffff
;;     %371:v1 = shl.ud %375, 16
;;     %369:v1 = or.ud %371, %373
;;     %363:v1 = add.ud %516, 48
;;     %365.0:v2 = mov.ud %363
;;     %364.1:v2 tied(%365) = mov.ud %369
;;     store.d1 %364 space:global
;;     %361:v1 = mov.d -%510
;;     %359:v1 = mov.d -%505
;;     %357:v1 = and.ud %359, 0xffff
;;     %355:v1 = and.ud %361, 0xffff
;;     %353:v1 = shl.ud %357, 16
;;     %351:v1 = or.ud %353, %355
;;     %345:v1 = add.ud %516, 56
;;     %347.0:v2 = mov.ud %345
;;     %346.1:v2 tied(%347) = mov.ud %351
;;     store.d1 %346 space:global
;;     %343:s1 = and.ud r8.24.ud, 15 scope:wave
;;     %342:v1 = shl.ud %451, %343
;;     %340:v1 = shl.ud %447, %343
;;     %338:v1 = and.ud %340, 0xffff
;;     %336:v1 = and.ud %342, 0xffff
;;     %334:v1 = shl.ud %338, 16
;;     %332:v1 = or.ud %334, %336
;;     %326:v1 = add.ud %516, 64
;;     %328.0:v2 = mov.ud %326
;;     %327.1:v2 tied(%328) = mov.ud %332
;;     store.d1 %327 space:global
;;     %324:v1 = shr.ud %451, %343
;;     %321:v1 = shr.ud %447, %343
;;     %318:v1 = and.ud %321, 0xffff
;;     %316:v1 = and.ud %324, 0xffff
;;     %314:v1 = shl.ud %318, 16
;;     %312:v1 = or.ud %314, %316
;;     %306:v1 = add.ud %516, 72
;;     %308.0:v2 = mov.ud %306
;;     %307.1:v2 tied(%308) = mov.ud %312
;;     store.d1 %307 space:global
;;     %304:v1 = asr.d %408, %343
;;     %301:v1 = asr.d %401, %343
;;     %297:v1 = and.ud %301, 0xffff
;;     %295:v1 = and.ud %304, 0xffff
;;     %293:v1 = shl.ud %297, 16
;;     %291:v1 = or.ud %293, %295
;;     %285:v1 = add.ud %516, 80
;;     %287.0:v2 = mov.ud %285
;;     %286.1:v2 tied(%287) = mov.ud %291
;;     store.d1 %286 space:global
;;     %283:v1 early = load.d1 r4.0.ud space:global offset:32
;;     %282:v1 early = load.d1 r4.0.ud space:global offset:40
;;     %279:v1 = f16to32.f.uw %283
;;     %277:v1 = f16to32.f.uw %282
;;     %275:v1 = add.f %279, %277
;;     %274:v1 = f32to16.uw.f %275
;;     %272:v1 = shr.ud %283, 16
;;     %269:v1 = shr.ud %282, 16
;;     %266:v1 = f16to32.f.uw %272
;;     %264:v1 = f16to32.f.uw %269
;;     %262:v1 = add.f %266, %264
;;     %261:v1 = f32to16.uw.f %262
;;     %258:v1 = and.ud %261, 0xffff
;;     %255:v1 = and.ud %274, 0xffff
;;     %253:v1 = shl.ud %258, 16
;;     %251:v1 = or.ud %253, %255
;;     %245:v1 = add.ud %516, 88
;;     %247.0:v2 = mov.ud %245
;;     %246.1:v2 tied(%247) = mov.ud %251
;;     store.d1 %246 space:global
;;     %243:v1 = add.f %279, -%277
;;     %242:v1 = f32to16.uw.f %243
;;     %240:v1 = add.f %266, -%264
;;     %239:v1 = f32to16.uw.f %240
;;     %236:v1 = and.ud %239, 0xffff
;;     %233:v1 = and.ud %242, 0xffff
;;     %231:v1 = shl.ud %236, 16
;;     %229:v1 = or.ud %231, %233
;;     %223:v1 = add.ud %516, 96
;;     %225.0:v2 = mov.ud %223
;;     %224.1:v2 tied(%225) = mov.ud %229
;;     store.d1 %224 space:global
;;     %221:v1 = mul.f %279, %277
;;     %219:v1 = f32to16.uw.f %221
;;     %218:v1 = mul.f %266, %264
;;     %216:v1 = f32to16.uw.f %218
;;     %214:v1 = and.ud %216, 0xffff
;;     %211:v1 = and.ud %219, 0xffff
;;     %209:v1 = shl.ud %214, 16
;;     %207:v1 = or.ud %209, %211
;;     %201:v1 = add.ud %516, 104
;;     %203.0:v2 = mov.ud %201
;;     %202.1:v2 tied(%203) = mov.ud %207
;;     store.d1 %202 space:global
;;     %198:v1 = shl.ud %283, 16
;;     %199:v1 = asr.d %198, 16
;;     %195:v1 = shl.ud %282, 16
;;     %196:v1 = asr.d %195, 16
;;     %193:v1 = and.ud %199, 0x7fff
;;     %192:v1 = and.ud %196, 0x7fff
;;     %191:v1 = asr.d %199, 31
;;     %190:v1 = xor.ud %193, %191
;;     %188:v1 = asr.d %196, 31
;;     %187:v1 = xor.ud %192, %188
;;     %185:v1 early = select_if.le.d %190, %187, %199, %196
;;     %184:v1 early = select_if.g.ud %192, 0x7c00, %199, %185
;;     %182:v1 early = select_if.g.ud %193, 0x7c00, %196, %184
;;     %180:v1 = add.d %192, 0xffff83ff
;;     %179:v1 = or.ud %196, 512
;;     %178:v1 early = select_if.l.ud %180, 511, %179, %182
;;     %176:v1 = add.d %193, 0xffff83ff
;;     %175:v1 = or.ud %199, 512
;;     %174:v1 early = select_if.l.ud %176, 511, %175, %178
;;     %171:v1 = asr.d %283, 16
;;     %170:v1 = asr.d %282, 16
;;     %169:v1 = and.ud %171, 0x7fff
;;     %168:v1 = and.ud %170, 0x7fff
;;     %167:v1 = asr.d %283, 31
;;     %165:v1 = xor.ud %169, %167
;;     %163:v1 = asr.d %282, 31
;;     %161:v1 = xor.ud %168, %163
;;     %159:v1 early = select_if.le.d %165, %161, %171, %170
;;     %158:v1 early = select_if.g.ud %168, 0x7c00, %171, %159
;;     %156:v1 early = select_if.g.ud %169, 0x7c00, %170, %158
;;     %154:v1 = add.d %168, 0xffff83ff
;;     %153:v1 = or.ud %170, 512
;;     %152:v1 early = select_if.l.ud %154, 511, %153, %156
;;     %150:v1 = add.d %169, 0xffff83ff
;;     %149:v1 = or.ud %171, 512
;;     %148:v1 early = select_if.l.ud %150, 511, %149, %152
;;     %145:v1 = and.ud %148, 0xffff
;;     %143:v1 = and.ud %174, 0xffff
;;     %141:v1 = shl.ud %145, 16
;;     %139:v1 = or.ud %141, %143
;;     %133:v1 = add.ud %516, 112
;;     %135.0:v2 = mov.ud %133
;;     %134.1:v2 tied(%135) = mov.ud %139
;;     store.d1 %134 space:global
;;     %131:v1 early = select_if.ge.d %190, %187, %199, %196
;;     %128:v1 early = select_if.g.ud %192, 0x7c00, %199, %131
;;     %124:v1 early = select_if.g.ud %193, 0x7c00, %196, %128
;;     %120:v1 early = select_if.l.ud %180, 511, %179, %124
;;     %116:v1 early = select_if.l.ud %176, 511, %175, %120
;;     %111:v1 early = select_if.ge.d %165, %161, %171, %170
;;     %108:v1 early = select_if.g.ud %168, 0x7c00, %171, %111
;;     %104:v1 early = select_if.g.ud %169, 0x7c00, %170, %108
;;     %100:v1 early = select_if.l.ud %154, 511, %153, %104
;;     %96:v1 early = select_if.l.ud %150, 511, %149, %100
;;     %91:v1 = and.ud %96, 0xffff
;;     %89:v1 = and.ud %116, 0xffff
;;     %87:v1 = shl.ud %91, 16
;;     %85:v1 = or.ud %87, %89
;;     %79:v1 = add.ud %516, 120
;;     %81.0:v2 = mov.ud %79
;;     %80.1:v2 tied(%81) = mov.ud %85
;;     store.d1 %80 space:global
;;     mode.enter round:down scope:wave
;;     %77:v1 = add.f %279, %221
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %76:v1 = add.f %279, %221
;;     mode.leave round:up scope:wave
;;     %73:v1 = and.ud %77, 1
;;     %71:v1 early = select_if.nz.d %73, 0, %77, %76
;;     %67:v1 = f32to16.uw.f %71
;;     mode.enter round:down scope:wave
;;     %65:v1 = add.f %266, %218
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %64:v1 = add.f %266, %218
;;     mode.leave round:up scope:wave
;;     %61:v1 = and.ud %65, 1
;;     %59:v1 early = select_if.nz.d %61, 0, %65, %64
;;     %55:v1 = f32to16.uw.f %59
;;     %52:v1 = and.ud %55, 0xffff
;;     %49:v1 = and.ud %67, 0xffff
;;     %47:v1 = shl.ud %52, 16
;;     %45:v1 = or.ud %47, %49
;;     %39:v1 = add.ud %516, 128
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %45
;;     store.d1 %40 space:global
;;     %36:v1 = add.ud %516, 136
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %45
;;     store.d1 %37 space:global
;;     %32:v1 = add.ud %516, 144
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud r8.24.ud
;;     store.d1 %33 space:global
;;     %31:v4 early = load.d4 r4.0.ud space:global offset:56
;;     %28:v1 = add.ud %516, 152
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
;;     %9:v1 = add.ud %516, 160
;;     %11.0:v5 = mov.ud %9
;;     %12.1:v5 tied(%11) = mov.ud %17.0
;;     %13.2:v5 tied(%12) = mov.ud %17.1
;;     %14.3:v5 tied(%13) = mov.ud %17.2
;;     %10.4:v5 tied(%14) = mov.ud %17.3
;;     store.d4 %10 space:global
;;     %5:v1 = add.ud %516, 176
;;     %7.0:v2 = mov.ud %5
;;     %6.1:v2 tied(%7) = mov.ud r8.24.ud
;;     store.d1 %6 space:global
;;     %1:v1 = add.ud %516, 184
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
;;     %67:v1 = mov.ud.uw r1.0.uw.lanes
;;     %62:v1 = add.d r8.0.ud, %67
;;     %66:v1 = mov.ud %62
;;     %60:s1 early = compare.nz.d r8.8.ud, 0 scope:wave
;;     %56:s1 = mov.d -%60 scope:wave
;;     %57:s1 = get_exec scope:wave
;;     %58:s1 = and.ud %57, %56 scope:wave
;;     %59:s1 = cbit.ud %58 scope:wave
;;     %55.0:v2 = mov.ud %66
;;     %54.1:v2 tied(%55) = mov.ud %59
;;     store.d1 %54 space:global
;;     %42:s1 = mov.d -%60 scope:wave
;;     %43:s1 = get_exec scope:wave
;;     %44:s1 = and.ud %43, %42 scope:wave
;;     %46.0:s2 = mov.ud %44 scope:wave
;;     %45.1:s2 tied(%46) = mov.ud 0 scope:wave
;;     %38:v1 = add.ud %66, 8
;;     %40.0:v3 = mov.ud %38
;;     %41.1:v3 tied(%40) = mov.ud %45.0
;;     %39.2:v3 tied(%41) = mov.ud %45.1
;;     store.d2 %39 space:global
;;     %28:v1 = and.ud r8.24.ud, 15
;;     %29:s1 = mov.d -%60 scope:wave
;;     %30:s1 = get_exec scope:wave
;;     %31:v1 = shr.ud %30, %28
;;     %32:v1 = and.ud %31, 1
;;     %33:s1 early = compare.nz.d %32, 0
;;     %34:s1 early = and_not %33, %29 scope:wave
;;     %36:v1 early = select %34, r8.16.ud, r8.16.ud
;;     %25:v1 = add.ud %66, 16
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %36
;;     store.d1 %26 space:global
;;     %23:s1 early = compare.nz.d r9.0.ud, 0
;;     %7:v1 = and.ud r8.24.ud, 15
;;     %9:s1 = mov.d -%60 scope:wave
;;     %10:s1 = get_exec scope:wave
;;     %11:v1 = shr.ud %10, %7
;;     %12:v1 = and.ud %11, 1
;;     %13:s1 early = compare.nz.d %12, 0
;;     %14:s1 early = and_not %13, %9 scope:wave
;;     %16:v1 = shr.ud %23, %7
;;     %17:v1 = and.ud %16, 1
;;     %18:s1 early = compare.nz.d %17, 0
;;     %19:s1 = and.ud %18, %14 scope:wave
;;     %20:s1 = mov.d -%60 scope:wave
;;     %21:s1 early = and_not %20, %14 scope:wave
;;     %22:s1 = or.ud %19, %21 scope:wave
;;     %6:v1 early = select %22, 1, 0
;;     %2:v1 = add.ud %66, 24
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
