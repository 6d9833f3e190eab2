; test isel precise-output
; target ivb
; Every operation on lanes and, where the values are the wave's, on scalars: the rules that nothing else here fires.

kernel %f16_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f16 global align 8 [v93+8]
    v102 = load.f16 global align 8 [v93+16]
    v103 = load.f16 global align 8 [v93+24]
    v104 = fadd.f16 v101, v102
    store.f16 global align 8 [v93+0], v104
    v105 = fsub.f16 v101, v102
    store.f16 global align 8 [v93+8], v105
    v106 = fmul.f16 v101, v102
    store.f16 global align 8 [v93+16], v106
    v107 = fmin.f16 v101, v102
    store.f16 global align 8 [v93+24], v107
    v108 = fmax.f16 v101, v102
    store.f16 global align 8 [v93+32], v108
    v109 = fcopysign.f16 v101, v102
    store.f16 global align 8 [v93+40], v109
    v110 = fma.f16 v101, v102, v103
    store.f16 global align 8 [v93+48], v110
    v111 = nfma.f16 v101, v102, v103
    store.f16 global align 8 [v93+56], v111
    v112 = fceil.f16 v101
    store.f16 global align 8 [v93+64], v112
    v113 = ffloor.f16 v101
    store.f16 global align 8 [v93+72], v113
    v114 = ftrunc.f16 v101
    store.f16 global align 8 [v93+80], v114
    v115 = frint.f16 v101
    store.f16 global align 8 [v93+88], v115
    v116 = fneg.f16 v101
    store.f16 global align 8 [v93+96], v116
    v117 = fabs.f16 v101
    store.f16 global align 8 [v93+104], v117
    v118 = nsqrt.f16 v101
    store.f16 global align 8 [v93+112], v118
    v119 = nrsqrt.f16 v101
    store.f16 global align 8 [v93+120], v119
    v120 = nrcp.f16 v101
    store.f16 global align 8 [v93+128], v120
    v121 = nexp2.f16 v101
    store.f16 global align 8 [v93+136], v121
    v122 = nlog2.f16 v101
    store.f16 global align 8 [v93+144], v122
    v123 = fadd.f16 v101, v102
    v124 = fmin.f16 v123, v123
    store.f16 global align 8 [v93+152], v124
    v125 = fmax.f16 v123, v123
    store.f16 global align 8 [v93+160], v125
    v127 = load.i32 global align 8 [v93+32]
    v128 = iconst.i32 0
    v126 = icmp.ne v127, v128
    v129 = select.f16 v126, v101, v102
    store.f16 global align 8 [v93+168], v129
    return
}
;; machine kernel %f16_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %169:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %168:v1 = mov.ud.uw r1.0.uw.lanes
;;     %167.0:v2 = mov.ud %168
;;     %160:v1 = add.d %169, %167.0
;;     %164.0:v2 = mov.ud %160
;;     %157:v1 early = load.b2 %164.0 surface:255 offset:8
;;     %156:v1 early = load.b2 %164.0 surface:255 offset:16
;;     %155:v1 early = load.b2 %164.0 surface:255 offset:24
;;     %154:v1 = f16to32.f.uw %157
;;     %153:v1 = f16to32.f.uw %156
;;     %152:v1 = add.f %154, %153
;;     %151:v1 = f32to16.uw.f %152
;;     store.b2 %164.0, %151 surface:255
;;     %149:v1 = add.f %154, -%153
;;     %148:v1 = f32to16.uw.f %149
;;     store.b2 %164.0, %148 surface:255 offset:8
;;     %145:v1 = mul.f %154, %153
;;     %143:v1 = f32to16.uw.f %145
;;     store.b2 %164.0, %143 surface:255 offset:16
;;     %140:v1 = shl.ud %157, 16
;;     %141:v1 = asr.d %140, 16
;;     %137:v1 = shl.ud %156, 16
;;     %138:v1 = asr.d %137, 16
;;     %135:v1 = and.ud %141, 0x7fff
;;     %134:v1 = and.ud %138, 0x7fff
;;     %133:v1 = asr.d %141, 31
;;     %132:v1 = xor.ud %135, %133
;;     %130:v1 = asr.d %138, 31
;;     %129:v1 = xor.ud %134, %130
;;     %127:s1 early = compare.le.d %132, %129
;;     %126:s1 early = compare.g.ud %135, 0x7c00
;;     %125:s1 early = compare.g.ud %134, 0x7c00
;;     %124:v1 early = select %127, %141, %138
;;     %122:v1 early = select %125, %141, %124
;;     %120:v1 early = select %126, %138, %122
;;     %118:v1 = add.d %134, 0xffff83ff
;;     %116:s1 early = compare.l.ud %118, 511
;;     %114:v1 = or.ud %138, 512
;;     %113:v1 early = select %116, %114, %120
;;     %111:v1 = add.d %135, 0xffff83ff
;;     %109:s1 early = compare.l.ud %111, 511
;;     %107:v1 = or.ud %141, 512
;;     %106:v1 early = select %109, %107, %113
;;     store.b2 %164.0, %106 surface:255 offset:24
;;     %101:s1 early = compare.ge.d %132, %129
;;     %98:v1 early = select %101, %141, %138
;;     %96:v1 early = select %125, %141, %98
;;     %93:v1 early = select %126, %138, %96
;;     %90:v1 early = select %116, %114, %93
;;     %86:v1 early = select %109, %107, %90
;;     store.b2 %164.0, %86 surface:255 offset:32
;;     %79:v1 = and.ud %138, 0x8000
;;     %77:v1 = and.ud %141, 0xffff7fff
;;     %76:v1 = or.ud %79, %77
;;     store.b2 %164.0, %76 surface:255 offset:40
;;     %71:v1 = f16to32.f.uw %155
;;     mode.enter round:down scope:wave
;;     %69:v1 = add.f %71, %145
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %68:v1 = add.f %71, %145
;;     mode.leave round:up scope:wave
;;     %65:v1 = and.ud %69, 1
;;     %63:s1 early = compare.nz.d %65, 0
;;     %61:v1 early = select %63, %69, %68
;;     %57:v1 = f32to16.uw.f %61
;;     store.b2 %164.0, %57 surface:255 offset:48
;;     store.b2 %164.0, %57 surface:255 offset:56
;;     %54:v1 = rndu.f %154
;;     %53:v1 = f32to16.uw.f %54
;;     store.b2 %164.0, %53 surface:255 offset:64
;;     %50:v1 = rndd.f %154
;;     %49:v1 = f32to16.uw.f %50
;;     store.b2 %164.0, %49 surface:255 offset:72
;;     %46:v1 = rndz.f %154
;;     %45:v1 = f32to16.uw.f %46
;;     store.b2 %164.0, %45 surface:255 offset:80
;;     %42:v1 = rnde.f %154
;;     %41:v1 = f32to16.uw.f %42
;;     store.b2 %164.0, %41 surface:255 offset:88
;;     %38:v1 = xor.ud %141, 0x8000
;;     store.b2 %164.0, %38 surface:255 offset:96
;;     store.b2 %164.0, %77 surface:255 offset:104
;;     %30:v1 = math.sqrt.f %154
;;     %29:v1 = f32to16.uw.f %30
;;     store.b2 %164.0, %29 surface:255 offset:112
;;     %26:v1 = math.rsq.f %154
;;     %25:v1 = f32to16.uw.f %26
;;     store.b2 %164.0, %25 surface:255 offset:120
;;     %22:v1 = math.inv.f %154
;;     %21:v1 = f32to16.uw.f %22
;;     store.b2 %164.0, %21 surface:255 offset:128
;;     %18:v1 = math.exp.f %154
;;     %17:v1 = f32to16.uw.f %18
;;     store.b2 %164.0, %17 surface:255 offset:136
;;     %14:v1 = math.log.f %154
;;     %12:v1 = f32to16.uw.f %14
;;     store.b2 %164.0, %12 surface:255 offset:144
;;     store.b2 %164.0, %151 surface:255 offset:152
;;     store.b2 %164.0, %151 surface:255 offset:160
;;     %8:v1 early = load.d1 %164.0 surface:255 offset:32
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v1 early = select %7, %157, %156
;;     store.b2 %164.0, %5 surface:255 offset:168
;; }
;;     end
;; }

kernel %f32_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = load.f32 global align 8 [v93+24]
    v104 = fadd.f32 v101, v102
    store.f32 global align 8 [v93+0], v104
    v105 = fsub.f32 v101, v102
    store.f32 global align 8 [v93+8], v105
    v106 = fmul.f32 v101, v102
    store.f32 global align 8 [v93+16], v106
    v107 = fmin.f32 v101, v102
    store.f32 global align 8 [v93+24], v107
    v108 = fmax.f32 v101, v102
    store.f32 global align 8 [v93+32], v108
    v109 = fcopysign.f32 v101, v102
    store.f32 global align 8 [v93+40], v109
    v110 = fma.f32 v101, v102, v103
    store.f32 global align 8 [v93+48], v110
    v111 = nfma.f32 v101, v102, v103
    store.f32 global align 8 [v93+56], v111
    v112 = fceil.f32 v101
    store.f32 global align 8 [v93+64], v112
    v113 = ffloor.f32 v101
    store.f32 global align 8 [v93+72], v113
    v114 = ftrunc.f32 v101
    store.f32 global align 8 [v93+80], v114
    v115 = frint.f32 v101
    store.f32 global align 8 [v93+88], v115
    v116 = fneg.f32 v101
    store.f32 global align 8 [v93+96], v116
    v117 = fabs.f32 v101
    store.f32 global align 8 [v93+104], v117
    v118 = nsqrt.f32 v101
    store.f32 global align 8 [v93+112], v118
    v119 = nrsqrt.f32 v101
    store.f32 global align 8 [v93+120], v119
    v120 = nrcp.f32 v101
    store.f32 global align 8 [v93+128], v120
    v121 = nexp2.f32 v101
    store.f32 global align 8 [v93+136], v121
    v122 = nlog2.f32 v101
    store.f32 global align 8 [v93+144], v122
    v123 = nsin.f32 v101
    store.f32 global align 8 [v93+152], v123
    v124 = ncos.f32 v101
    store.f32 global align 8 [v93+160], v124
    v125 = fsqrt.f32 v101
    store.f32 global align 8 [v93+168], v125
    v126 = fdiv.f32 v101, v102
    store.f32 global align 8 [v93+176], v126
    v127 = fadd.f32 v101, v102
    v128 = fmin.f32 v127, v127
    store.f32 global align 8 [v93+184], v128
    v129 = fmax.f32 v127, v127
    store.f32 global align 8 [v93+192], v129
    v131 = load.i32 global align 8 [v93+32]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.f32 v130, v101, v102
    store.f32 global align 8 [v93+200], v133
    return
}
;; machine kernel %f32_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %501:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %500:v1 = mov.ud.uw r1.0.uw.lanes
;;     %499.0:v2 = mov.ud %500
;;     %492:v1 = add.d %501, %499.0
;;     %496.0:v2 = mov.ud %492
;;     %489:v1 early = load.d1 %496.0 surface:255 offset:8
;;     %488:v1 early = load.d1 %496.0 surface:255 offset:16
;;     %487:v1 early = load.d1 %496.0 surface:255 offset:24
;;     %486:v1 early = keeping.add %489, %488
;;     store.d1 %496.0, %486 surface:255
;;     %485:v1 early = keeping.add %489, %488 second:negated
;;     store.d1 %496.0, %485 surface:255 offset:8
;;     %483:v1 early = keeping.mul %489, %488
;;     store.d1 %496.0, %483 surface:255 offset:16
;;     %481:v1 = and.ud %489, 0x7fffffff
;;     %480:v1 = and.ud %488, 0x7fffffff
;;     %479:v1 = asr.d %489, 31
;;     %478:v1 = xor.ud %481, %479
;;     %476:v1 = asr.d %488, 31
;;     %475:v1 = xor.ud %480, %476
;;     %473:s1 early = compare.le.d %478, %475
;;     %472:s1 early = compare.g.ud %481, 0x7f800000
;;     %471:s1 early = compare.g.ud %480, 0x7f800000
;;     %470:v1 early = select %473, %489, %488
;;     %468:v1 early = select %471, %489, %470
;;     %466:v1 early = select %472, %488, %468
;;     %464:v1 = add.d %480, 0x807fffff
;;     %462:s1 early = compare.l.ud %464, 0x3fffff
;;     %460:v1 = or.ud %488, 0x400000
;;     %459:v1 early = select %462, %460, %466
;;     %457:v1 = add.d %481, 0x807fffff
;;     %456:s1 early = compare.l.ud %457, 0x3fffff
;;     %454:v1 = or.ud %489, 0x400000
;;     %453:v1 early = select %456, %454, %459
;;     store.d1 %496.0, %453 surface:255 offset:24
;;     %449:s1 early = compare.ge.d %478, %475
;;     %446:v1 early = select %449, %489, %488
;;     %444:v1 early = select %471, %489, %446
;;     %441:v1 early = select %472, %488, %444
;;     %438:v1 early = select %462, %460, %441
;;     %434:v1 early = select %456, %454, %438
;;     store.d1 %496.0, %434 surface:255 offset:32
;;     %428:v1 = and.ud %488, 0x80000000
;;     %426:v1 = or.ud %428, %481
;;     store.d1 %496.0, %426 surface:255 offset:40
;;     %422:v1 early = keeping.mad %489, %488, %487
;;     store.d1 %496.0, %422 surface:255 offset:48
;;     %420:v1 = three.mad.f %487, %489, %488
;;     store.d1 %496.0, %420 surface:255 offset:56
;;     %417:v1 = rndu.f %489
;;     %416:v1 = add.d %489, -1
;;     %415:s1 early = compare.l.ud %416, 0x7fffff
;;     %413:v1 early = select %415, 0x3f800000, %417
;;     store.d1 %496.0, %413 surface:255 offset:64
;;     %409:v1 = rndd.f %489
;;     %408:v1 = add.d %489, 0x7fffffff
;;     %407:s1 early = compare.l.ud %408, 0x7fffff
;;     %405:v1 early = select %407, 0xbf800000, %409
;;     store.d1 %496.0, %405 surface:255 offset:72
;;     %401:v1 = rndz.f %489
;;     store.d1 %496.0, %401 surface:255 offset:80
;;     %399:v1 = rnde.f %489
;;     store.d1 %496.0, %399 surface:255 offset:88
;;     %397:v1 = xor.ud %489, 0x80000000
;;     store.d1 %496.0, %397 surface:255 offset:96
;;     %395:v1 = and.ud %489, 0x7fffffff
;;     store.d1 %496.0, %395 surface:255 offset:104
;;     %393:v1 = math.sqrt.f %489
;;     store.d1 %496.0, %393 surface:255 offset:112
;;     %391:v1 = math.rsq.f %489
;;     store.d1 %496.0, %391 surface:255 offset:120
;;     %389:v1 = math.inv.f %489
;;     store.d1 %496.0, %389 surface:255 offset:128
;;     %387:v1 = math.exp.f %489
;;     store.d1 %496.0, %387 surface:255 offset:136
;;     %385:v1 = math.log.f %489
;;     store.d1 %496.0, %385 surface:255 offset:144
;;     %383:v1 = math.sin.f %489
;;     store.d1 %496.0, %383 surface:255 offset:152
;;     %380:v1 = add.f -|%489|, 0x3fc90fdb
;;     %381:v1 = math.sin.f %380
;;     store.d1 %496.0, %381 surface:255 offset:160
;;     %378:s1 early = compare.l.ud %489, 0xd800000
;;     %377:v1 = mul.f %489, 0x71800000
;;     %376:v1 = mul.f %377, 0x57800000
;;     %374:v1 early = select %378, %376, %489
;;     %372:s1 early = compare.l.ud %489, 0x800000
;;     %371:v1 = mov.f.ud %489
;;     %370:v1 = mul.f %371, 0x3f000000
;;     %368:v1 early = select %372, %370, %374
;;     %364:v1 = math.rsq.f %368
;;     %363:v1 = mul.f %368, %364
;;     %362:v1 = mul.f %364, 0x3f000000
;;     %360:v1 = xor.ud %362, 0x80000000
;;     %359:v1 = three.mad.f 0x3f000000, %360, %363
;;     %357:v1 = three.mad.f %363, %363, %359
;;     %355:v1 = three.mad.f %362, %362, %359
;;     %352:v1 = xor.ud %357, 0x80000000
;;     %351:v1 = three.mad.f %368, %352, %357
;;     %349:v1 = three.mad.f %357, %351, %355
;;     %345:v1 = xor.ud %349, 0x80000000
;;     %344:v1 = three.mad.f %368, %345, %349
;;     %341:v1 = add.d %349, 1
;;     %340:v1 = add.d %349, -1
;;     %336:v1 = add.f %341, -%349
;;     %335:v1 = add.f %340, -%349
;;     %334:v1 = mul.f %349, %336
;;     %332:v1 = mul.f %349, %335
;;     %329:s1 early = compare.g.f %344, %334
;;     %330:s1 = mov.ud %329 scope:wave
;;     %326:s1 early = compare.le.f %344, %332
;;     %327:s1 = mov.ud %326 scope:wave
;;     %323:v1 early = select %327, %340, %349
;;     %319:v1 early = select %330, %341, %323
;;     %315:v1 = mul.f %319, 0x1a800000
;;     %314:v1 early = select %378, %315, %319
;;     %310:s1 early = compare.z.d %481, 0
;;     %308:v1 = and.ud %489, 0x80000000
;;     %306:v1 early = select %310, %308, %314
;;     %302:s1 early = compare.z.d %489, 0x7f800000
;;     %300:v1 early = select %302, %489, %306
;;     store.d1 %496.0, %300 surface:255 offset:168
;;     %296:v2 early = to_double.f %489
;;     %295:v2 early = to_double.f %488
;;     %294:v1 = shr.ud %295.1, 20
;;     %293:v1 = and.ud %294, 0x7ff
;;     %291:v1 = add.d %293, 0xfffffc01
;;     %290:v1 = and.ud %295.1, 0x800fffff
;;     %289:v1 = or.ud %290, 0x3ff00000
;;     %287.0:v2 = mov.ud %295.0
;;     %286.1:v2 tied(%287) = mov.ud %289
;;     %283:v1 early = from_double.f %286.0, %286.1
;;     %281:v1 = math.inv.f %283
;;     %279:v2 early = to_double.f %281
;;     %275:v1 = shl.ud %291, 20
;;     %273:v1 = add.d %279.1, -%275
;;     %270.0:v2 = mov.ud %279.0
;;     %269.1:v2 tied(%270) = mov.ud %273
;;     %265:v1 = add.d %293, -1
;;     %263:s1 early = compare.ge.ud %265, 0x7fe
;;     %261:v1 early = from_double.f %295.0, %295.1
;;     %260:v1 = math.inv.f %261
;;     %258:v2 early = to_double.f %260
;;     %256:v2 early = select %263, %258.0, %258.1, %269.0, %269.1
;;     %252:v1 = add.d %256.1, 1
;;     %250.0:v2 = mov.ud %256.0
;;     %249.1:v2 tied(%250) = mov.ud %252
;;     %245:v1 = xor.ud %295.1, 0x80000000
;;     %243.0:v2 = mov.ud %295.0
;;     %242.1:v2 tied(%243) = mov.ud %245
;;     %238:v2 early = double.mad %242.0, %242.1, %249.0, %249.1, 0, 0x3ff00000
;;     %237:v2 early = double.mad %238.0, %238.1, %238.0, %238.1, %238.0, %238.1
;;     %235:v2 early = double.mad %249.0, %249.1, %237.0, %237.1, %249.0, %249.1
;;     %232:v2 early = double.mad %242.0, %242.1, %235.0, %235.1, 0, 0x3ff00000
;;     %231:v2 early = double.mad %235.0, %235.1, %232.0, %232.1, %235.0, %235.1
;;     %228:v2 early = double.mul %296.0, %296.1, %231.0, %231.1
;;     %227:v2 early = double.mad %242.0, %242.1, %228.0, %228.1, %296.0, %296.1
;;     %226:v2 early = double.mad %227.0, %227.1, %231.0, %231.1, %228.0, %228.1
;;     %222:v2 early = double.mad %242.0, %242.1, %226.0, %226.1, %296.0, %296.1
;;     %218:v1 = shl.ud %222.1, 1
;;     %217:v1 = or.ud %222.0, %218
;;     %214:s1 early = compare.nz.d %217, 0
;;     %211:v1 = xor.ud %296.1, %222.1
;;     %209:s1 early = compare.l.d %211, 0
;;     %207:s1 = and.ud %214, %209 scope:wave
;;     %204:v1 early = select %207, 1, 0
;;     %202.0:v2 = mov.ud %204
;;     %201.1:v2 tied(%202) = mov.ud 0
;;     %195:v1 = add.d %226.0, -%201.0
;;     %196:v1 = add.d %226.1, -%201.1
;;     %197:v1 tied(%196) = borrow %226.0, %201.0
;;     %199.0:v2 = mov.ud %195
;;     %198.1:v2 tied(%199) = mov.ud %197
;;     %192:v1 early = select %214, 1, 0
;;     %190.0:v2 = mov.ud %192
;;     %189.1:v2 tied(%190) = mov.ud 0
;;     %184:v1 = or.ud %198.0, %189.0
;;     %185:v1 = or.ud %198.1, %189.1
;;     %187.0:v2 = mov.ud %184
;;     %186.1:v2 tied(%187) = mov.ud %185
;;     %180:v1 = shr.ud %296.1, 20
;;     %178:v1 = and.ud %180, 0x7ff
;;     %176:v1 = add.d %178, -1
;;     %174:s1 early = compare.ge.ud %176, 0x7fe
;;     %172:s1 = or.ud %174, %263 scope:wave
;;     %166:v1 = and.ud %295.0, -1
;;     %167:v1 = and.ud %295.1, 0x7fffffff
;;     %169.0:v2 = mov.ud %166
;;     %168.1:v2 tied(%169) = mov.ud %167
;;     %163:s1 early = compare.g.ud %168.1, 0x7ff00000
;;     %162:s1 early = compare.z.d %168.1, 0x7ff00000
;;     %160:s1 early = compare.nz.d %168.0, 0
;;     %158:s1 = and.ud %162, %160 scope:wave
;;     %155:s1 = or.ud %163, %158 scope:wave
;;     %152:v2 early = select %155, %295.0, %295.1, %256.0, %256.1
;;     %148:v2 early = double.mul %296.0, %296.1, %152.0, %152.1
;;     %145:v2 early = select %172, %148.0, %148.1, %186.0, %186.1
;;     %138:v1 = and.ud %145.0, -1
;;     %139:v1 = and.ud %145.1, 0x7fffffff
;;     %141.0:v2 = mov.ud %138
;;     %140.1:v2 tied(%141) = mov.ud %139
;;     %137:s1 early = compare.l.d %145.1, 0
;;     %133:v1 = mov.ud %140.0
;;     %134:v1 = add.d %140.1, 0xc8000000
;;     %136.0:v2 = mov.ud %133
;;     %135.1:v2 tied(%136) = mov.ud %134
;;     %132:v1 = shr.ud %135.1, 29
;;     %131:v1 = shl.ud %135.1, 3
;;     %129:v1 = shr.ud %135.0, 29
;;     %127:v1 = or.ud %129, %131
;;     %124.0:v2 = mov.ud %127
;;     %123.1:v2 tied(%124) = mov.ud %132
;;     %117:v1 = and.ud %123.0, 1
;;     %118:v1 = and.ud %123.1, 0
;;     %120.0:v2 = mov.ud %117
;;     %119.1:v2 tied(%120) = mov.ud %118
;;     %111:v1 = add.d %119.0, 0xfffffff
;;     %112:v1 = mov.ud %119.1
;;     %113:v1 tied(%112) = carry %111, 0xfffffff
;;     %115.0:v2 = mov.ud %111
;;     %114.1:v2 tied(%115) = mov.ud %113
;;     %105:v1 = add.d %135.0, %114.0
;;     %106:v1 = add.d %135.1, %114.1
;;     %107:v1 tied(%106) = carry %105, %114.0
;;     %109.0:v2 = mov.ud %105
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %101:v1 = shl.ud %108.1, 3
;;     %99:v1 = shr.ud %108.0, 29
;;     %97:v1 = or.ud %99, %101
;;     %94:s1 early = compare.g.ud %97, 0x7f7fffff
;;     %92:s1 early = compare.g.ud %140.1, 0x47f00000
;;     %91:s1 early = compare.z.d %140.1, 0x47f00000
;;     %90:s1 = or.ud %92, %91 scope:wave
;;     %87:s1 = or.ud %94, %90 scope:wave
;;     %84:v1 early = select %87, 0x7f800000, %97
;;     %78:v1 = and.ud %145.0, 0
;;     %79:v1 = and.ud %145.1, 0x80000000
;;     %81.0:v2 = mov.ud %78
;;     %80.1:v2 tied(%81) = mov.ud %79
;;     %73:v1 = or.ud %80.0, 0
;;     %74:v1 = or.ud %80.1, 0x39e00000
;;     %76.0:v2 = mov.ud %73
;;     %75.1:v2 tied(%76) = mov.ud %74
;;     %70:v2 early = double.add %145.0, %145.1, %75.0, %75.1
;;     %63:v1 = and.ud %70.0, -1
;;     %66.0:v2 = mov.ud %63
;;     %58:v1 = mov.ud %66.0
;;     %61.0:v2 = mov.ud %58
;;     %55:s1 early = compare.l.ud %140.1, 0x38100000
;;     %54:v1 early = select %55, %61.0, %84
;;     %50:v1 = xor.ud %140.1, 0x7ff00000
;;     %49:v1 = or.ud %140.0, %50
;;     %47:s1 early = compare.z.d %49, 0
;;     %45:v1 early = select %47, 0x7f800000, %54
;;     %42:v1 = shr.ud %145.0, 29
;;     %40:v1 = shl.ud %145.1, 3
;;     %38:v1 = or.ud %42, %40
;;     %35:v1 = and.ud %38, 0x7fffff
;;     %33:v1 = or.ud %35, 0x7fc00000
;;     %31:s1 early = compare.g.ud %140.1, 0x7ff00000
;;     %30:s1 early = compare.z.d %140.1, 0x7ff00000
;;     %28:s1 early = compare.nz.d %140.0, 0
;;     %26:s1 = and.ud %30, %28 scope:wave
;;     %23:s1 = or.ud %31, %26 scope:wave
;;     %20:v1 early = select %23, %33, %45
;;     %16:v1 early = select %137, 0x80000000, 0
;;     %14:v1 = or.ud %20, %16
;;     store.d1 %496.0, %14 surface:255 offset:176
;;     store.d1 %496.0, %486 surface:255 offset:184
;;     store.d1 %496.0, %486 surface:255 offset:192
;;     %8:v1 early = load.d1 %496.0 surface:255 offset:32
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v1 early = select %7, %489, %488
;;     store.d1 %496.0, %5 surface:255 offset:200
;; }
;;     end
;; }

kernel %f64_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f64 global align 8 [v93+8]
    v102 = load.f64 global align 8 [v93+16]
    v103 = load.f64 global align 8 [v93+24]
    v104 = fadd.f64 v101, v102
    store.f64 global align 8 [v93+0], v104
    v105 = fsub.f64 v101, v102
    store.f64 global align 8 [v93+8], v105
    v106 = fmul.f64 v101, v102
    store.f64 global align 8 [v93+16], v106
    v107 = fmin.f64 v101, v102
    store.f64 global align 8 [v93+24], v107
    v108 = fmax.f64 v101, v102
    store.f64 global align 8 [v93+32], v108
    v109 = fcopysign.f64 v101, v102
    store.f64 global align 8 [v93+40], v109
    v110 = fma.f64 v101, v102, v103
    store.f64 global align 8 [v93+48], v110
    v111 = nfma.f64 v101, v102, v103
    store.f64 global align 8 [v93+56], v111
    v112 = fceil.f64 v101
    store.f64 global align 8 [v93+64], v112
    v113 = ffloor.f64 v101
    store.f64 global align 8 [v93+72], v113
    v114 = ftrunc.f64 v101
    store.f64 global align 8 [v93+80], v114
    v115 = frint.f64 v101
    store.f64 global align 8 [v93+88], v115
    v116 = fneg.f64 v101
    store.f64 global align 8 [v93+96], v116
    v117 = fabs.f64 v101
    store.f64 global align 8 [v93+104], v117
    v118 = nsqrt.f64 v101
    store.f64 global align 8 [v93+112], v118
    v119 = nrsqrt.f64 v101
    store.f64 global align 8 [v93+120], v119
    v120 = nrcp.f64 v101
    store.f64 global align 8 [v93+128], v120
    v121 = fdiv.f64 v101, v102
    store.f64 global align 8 [v93+136], v121
    v122 = fadd.f64 v101, v102
    v123 = fmin.f64 v122, v122
    store.f64 global align 8 [v93+144], v123
    v124 = fmax.f64 v122, v122
    store.f64 global align 8 [v93+152], v124
    v126 = load.i32 global align 8 [v93+32]
    v127 = iconst.i32 0
    v125 = icmp.ne v126, v127
    v128 = select.f64 v125, v101, v102
    store.f64 global align 8 [v93+160], v128
    return
}
;; machine kernel %f64_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1051:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %1050:v1 = mov.ud.uw r1.0.uw.lanes
;;     %1049.0:v2 = mov.ud %1050
;;     %1042:v1 = add.d %1051, %1049.0
;;     %1046.0:v2 = mov.ud %1042
;;     %1039:v2 early = load.d2 %1046.0 surface:255 offset:8
;;     %1038:v2 early = load.d2 %1046.0 surface:255 offset:16
;;     %1037:v2 early = load.d2 %1046.0 surface:255 offset:24
;;     %1036:v2 early = double.add %1039.0, %1039.1, %1038.0, %1038.1
;;     store.d2 %1046.0, %1036.0, %1036.1 surface:255
;;     %1035:v2 early = double.add %1039.0, %1039.1, %1038.0, %1038.1 last:negated
;;     store.d2 %1046.0, %1035.0, %1035.1 surface:255 offset:8
;;     %1033:v2 early = double.mul %1039.0, %1039.1, %1038.0, %1038.1
;;     store.d2 %1046.0, %1033.0, %1033.1 surface:255 offset:16
;;     %1028:v1 = and.ud %1039.0, -1
;;     %1029:v1 = and.ud %1039.1, 0x7fffffff
;;     %1031.0:v2 = mov.ud %1028
;;     %1030.1:v2 tied(%1031) = mov.ud %1029
;;     %1024:v1 = and.ud %1038.0, -1
;;     %1025:v1 = and.ud %1038.1, 0x7fffffff
;;     %1027.0:v2 = mov.ud %1024
;;     %1026.1:v2 tied(%1027) = mov.ud %1025
;;     %1023:v1 = asr.d %1039.1, 31
;;     %1022.0:v2 = mov.ud %1023
;;     %1021.1:v2 tied(%1022) = mov.ud %1023
;;     %1016:v1 = xor.ud %1030.0, %1021.0
;;     %1017:v1 = xor.ud %1030.1, %1021.1
;;     %1019.0:v2 = mov.ud %1016
;;     %1018.1:v2 tied(%1019) = mov.ud %1017
;;     %1015:v1 = asr.d %1038.1, 31
;;     %1014.0:v2 = mov.ud %1015
;;     %1013.1:v2 tied(%1014) = mov.ud %1015
;;     %1008:v1 = xor.ud %1026.0, %1013.0
;;     %1009:v1 = xor.ud %1026.1, %1013.1
;;     %1011.0:v2 = mov.ud %1008
;;     %1010.1:v2 tied(%1011) = mov.ud %1009
;;     %1005:s1 early = compare.l.d %1018.1, %1010.1
;;     %1004:s1 early = compare.z.d %1018.1, %1010.1
;;     %1003:s1 early = compare.le.ud %1018.0, %1010.0
;;     %1002:s1 = and.ud %1004, %1003 scope:wave
;;     %1000:s1 = or.ud %1005, %1002 scope:wave
;;     %997:s1 early = compare.g.ud %1030.1, 0x7ff00000
;;     %996:s1 early = compare.z.d %1030.1, 0x7ff00000
;;     %995:s1 early = compare.nz.d %1030.0, 0
;;     %994:s1 = and.ud %996, %995 scope:wave
;;     %992:s1 = or.ud %997, %994 scope:wave
;;     %990:s1 early = compare.g.ud %1026.1, 0x7ff00000
;;     %989:s1 early = compare.z.d %1026.1, 0x7ff00000
;;     %988:s1 early = compare.nz.d %1026.0, 0
;;     %987:s1 = and.ud %989, %988 scope:wave
;;     %985:s1 = or.ud %990, %987 scope:wave
;;     %983:v2 early = select %1000, %1039.0, %1039.1, %1038.0, %1038.1
;;     %981:v2 early = select %985, %1039.0, %1039.1, %983.0, %983.1
;;     %979:v2 early = select %992, %1038.0, %1038.1, %981.0, %981.1
;;     %973:v1 = add.d %1026.0, -1
;;     %974:v1 = add.d %1026.1, 0x800fffff
;;     %975:v1 tied(%974) = carry %973, -1
;;     %977.0:v2 = mov.ud %973
;;     %976.1:v2 tied(%977) = mov.ud %975
;;     %970:s1 early = compare.l.ud %976.1, 0x7ffff
;;     %969:s1 early = compare.z.d %976.1, 0x7ffff
;;     %967:s1 early = compare.l.ud %976.0, -1
;;     %965:s1 = and.ud %969, %967 scope:wave
;;     %962:s1 = or.ud %970, %965 scope:wave
;;     %956:v1 = or.ud %1038.0, 0
;;     %957:v1 = or.ud %1038.1, 0x80000
;;     %959.0:v2 = mov.ud %956
;;     %958.1:v2 tied(%959) = mov.ud %957
;;     %955:v2 early = select %962, %958.0, %958.1, %979.0, %979.1
;;     %949:v1 = add.d %1030.0, -1
;;     %950:v1 = add.d %1030.1, 0x800fffff
;;     %951:v1 tied(%950) = carry %949, -1
;;     %953.0:v2 = mov.ud %949
;;     %952.1:v2 tied(%953) = mov.ud %951
;;     %946:s1 early = compare.l.ud %952.1, 0x7ffff
;;     %945:s1 early = compare.z.d %952.1, 0x7ffff
;;     %943:s1 early = compare.l.ud %952.0, -1
;;     %941:s1 = and.ud %945, %943 scope:wave
;;     %938:s1 = or.ud %946, %941 scope:wave
;;     %932:v1 = or.ud %1039.0, 0
;;     %933:v1 = or.ud %1039.1, 0x80000
;;     %935.0:v2 = mov.ud %932
;;     %934.1:v2 tied(%935) = mov.ud %933
;;     %931:v2 early = select %938, %934.0, %934.1, %955.0, %955.1
;;     store.d2 %1046.0, %931.0, %931.1 surface:255 offset:24
;;     %927:s1 early = compare.g.d %1018.1, %1010.1
;;     %924:s1 early = compare.ge.ud %1018.0, %1010.0
;;     %921:s1 = and.ud %1004, %924 scope:wave
;;     %918:s1 = or.ud %927, %921 scope:wave
;;     %915:v2 early = select %918, %1039.0, %1039.1, %1038.0, %1038.1
;;     %913:v2 early = select %985, %1039.0, %1039.1, %915.0, %915.1
;;     %909:v2 early = select %992, %1038.0, %1038.1, %913.0, %913.1
;;     %906:v2 early = select %962, %958.0, %958.1, %909.0, %909.1
;;     %902:v2 early = select %938, %934.0, %934.1, %906.0, %906.1
;;     store.d2 %1046.0, %902.0, %902.1 surface:255 offset:32
;;     %896:v1 = and.ud %1038.1, 0x80000000
;;     %895:v1 = and.ud %1039.1, 0x7fffffff
;;     %894:v1 = or.ud %896, %895
;;     %893.0:v2 = mov.ud %1039.0
;;     %892.1:v2 tied(%893) = mov.ud %894
;;     store.d2 %1046.0, %892.0, %892.1 surface:255 offset:40
;;     %888:v2 early = double.mad %1039.0, %1039.1, %1038.0, %1038.1, %1037.0, %1037.1
;;     store.d2 %1046.0, %888.0, %888.1 surface:255 offset:48
;;     store.d2 %1046.0, %888.0, %888.1 surface:255 offset:56
;;     %885:v1 = and.ud %1039.1, 0x80000000
;;     %884:v1 = or.ud %885, 0x43300000
;;     %883.0:v2 = mov.ud 0
;;     %882.1:v2 tied(%883) = mov.ud %884
;;     mode.enter round:up scope:wave
;;     %879:v2 early = double.add %1039.0, %1039.1, %882.0, %882.1
;;     mode.leave round:up scope:wave
;;     %878:v2 early = double.add %879.0, %879.1, %882.0, %882.1 last:negated
;;     %874:v1 = and.ud %878.1, 0x7fffffff
;;     %872:v1 = or.ud %885, %874
;;     %870.0:v2 = mov.ud %878.0
;;     %869.1:v2 tied(%870) = mov.ud %872
;;     %865:s1 early = compare.l.ud %895, 0x43300000
;;     %864:s1 early = compare.nz.d %1039.0, 0
;;     %863:v1 early = select %864, 1, 0
;;     %861:v1 = or.ud %895, %863
;;     %859:s1 early = compare.g.ud %861, 0x7ff00000
;;     %857:v1 = or.ud %1039.1, 0x80000
;;     %856:v1 early = select %859, %857, %1039.1
;;     %853.0:v2 = mov.ud %1039.0
;;     %852.1:v2 tied(%853) = mov.ud %856
;;     %849:v2 early = select %865, %869.0, %869.1, %852.0, %852.1
;;     store.d2 %1046.0, %849.0, %849.1 surface:255 offset:64
;;     mode.enter round:down scope:wave
;;     %846:v2 early = double.add %1039.0, %1039.1, %882.0, %882.1
;;     mode.leave round:down scope:wave
;;     %845:v2 early = double.add %846.0, %846.1, %882.0, %882.1 last:negated
;;     %841:v1 = and.ud %845.1, 0x7fffffff
;;     %839:v1 = or.ud %885, %841
;;     %837.0:v2 = mov.ud %845.0
;;     %836.1:v2 tied(%837) = mov.ud %839
;;     %832:v2 early = select %865, %836.0, %836.1, %852.0, %852.1
;;     store.d2 %1046.0, %832.0, %832.1 surface:255 offset:72
;;     mode.enter round:zero scope:wave
;;     %829:v2 early = double.add %1039.0, %1039.1, %882.0, %882.1
;;     mode.leave round:zero scope:wave
;;     %828:v2 early = double.add %829.0, %829.1, %882.0, %882.1 last:negated
;;     %824:v1 = and.ud %828.1, 0x7fffffff
;;     %822:v1 = or.ud %885, %824
;;     %820.0:v2 = mov.ud %828.0
;;     %819.1:v2 tied(%820) = mov.ud %822
;;     %815:v2 early = select %865, %819.0, %819.1, %852.0, %852.1
;;     store.d2 %1046.0, %815.0, %815.1 surface:255 offset:80
;;     %812:v2 early = double.add %1039.0, %1039.1, %882.0, %882.1
;;     %811:v2 early = double.add %812.0, %812.1, %882.0, %882.1 last:negated
;;     %806:v1 = and.ud %811.1, 0x7fffffff
;;     %804:v1 = or.ud %885, %806
;;     %802.0:v2 = mov.ud %811.0
;;     %801.1:v2 tied(%802) = mov.ud %804
;;     %797:v2 early = select %865, %801.0, %801.1, %852.0, %852.1
;;     store.d2 %1046.0, %797.0, %797.1 surface:255 offset:88
;;     %792:v1 = xor.ud %1039.1, 0x80000000
;;     %791.0:v2 = mov.ud %1039.0
;;     %790.1:v2 tied(%791) = mov.ud %792
;;     store.d2 %1046.0, %790.0, %790.1 surface:255 offset:96
;;     %786.0:v2 = mov.ud %1039.0
;;     %785.1:v2 tied(%786) = mov.ud %895
;;     store.d2 %1046.0, %785.0, %785.1 surface:255 offset:104
;;     %778:v1 = add.d %1018.1, -%1021.1
;;     %779:v1 tied(%778) = borrow %1018.0, %1021.0
;;     %780.1:v2 = mov.ud %779
;;     %773:s1 early = compare.l.d %780.1, 0x10000000
;;     %771:s1 = xor.ud %992, 0xffff scope:wave
;;     %769:s1 = and.ud %773, %771 scope:wave
;;     %766:v2 early = select %769, 0, 0x4ff00000, 0, 0x3ff00000
;;     %765:v2 early = double.mul %1039.0, %1039.1, %766.0, %766.1
;;     %763:v1 = shr.ud %765.1, 20
;;     %762:v1 = and.ud %763, 0x7ff
;;     %760:v1 = add.d %762, 0xfffffc01
;;     %759:v1 = and.ud %760, 1
;;     %758:v1 = asr.d %760, 1
;;     %756:v1 = add.d %759, 1023
;;     %754:v1 = and.ud %765.1, 0x800fffff
;;     %753:v1 = shl.ud %756, 20
;;     %751:v1 = or.ud %754, %753
;;     %748.0:v2 = mov.ud %765.0
;;     %747.1:v2 tied(%748) = mov.ud %751
;;     %743:v1 early = from_double.f %747.0, %747.1
;;     %741:v1 = math.rsq.f %743
;;     %739:v2 early = to_double.f %741
;;     %735:v1 = shl.ud %758, 20
;;     %733:v1 = add.d %739.1, -%735
;;     %730.0:v2 = mov.ud %739.0
;;     %729.1:v2 tied(%730) = mov.ud %733
;;     %725:s1 early = compare.l.d %765.1, 0
;;     %723:v2 early = select %725, 0, 0x7ff80000, %729.0, %729.1
;;     %721:v1 = add.d %762, -1
;;     %719:s1 early = compare.ge.ud %721, 0x7fe
;;     %717:v1 early = from_double.f %765.0, %765.1
;;     %716:v1 = math.rsq.f %717
;;     %714:v2 early = to_double.f %716
;;     %712:v2 early = select %719, %714.0, %714.1, %723.0, %723.1
;;     %708:v2 early = double.mul %765.0, %765.1, %712.0, %712.1
;;     %707:v2 early = double.mul %712.0, %712.1, 0, 0x3fe00000
;;     %704:v1 = xor.ud %707.1, 0x80000000
;;     %702.0:v2 = mov.ud %707.0
;;     %701.1:v2 tied(%702) = mov.ud %704
;;     %697:v2 early = double.mad %701.0, %701.1, %708.0, %708.1, 0, 0x3fe00000
;;     %695:v2 early = double.mad %707.0, %707.1, %697.0, %697.1, %707.0, %707.1
;;     %693:v2 early = double.mad %708.0, %708.1, %697.0, %697.1, %708.0, %708.1
;;     %689:v1 = xor.ud %693.1, 0x80000000
;;     %687.0:v2 = mov.ud %693.0
;;     %686.1:v2 tied(%687) = mov.ud %689
;;     %682:v2 early = double.mad %686.0, %686.1, %693.0, %693.1, %765.0, %765.1
;;     mode.enter round:zero scope:wave
;;     %680:v2 early = double.mad %682.0, %682.1, %695.0, %695.1, %693.0, %693.1
;;     mode.leave round:zero scope:wave
;;     %672:v1 = add.d %680.0, 1
;;     %673:v1 = mov.ud %680.1
;;     %674:v1 tied(%673) = carry %672, 1
;;     %676.0:v2 = mov.ud %672
;;     %675.1:v2 tied(%676) = mov.ud %674
;;     %669:v1 = xor.ud %675.1, 0x80000000
;;     %667.0:v2 = mov.ud %675.0
;;     %666.1:v2 tied(%667) = mov.ud %669
;;     %662:v2 early = double.mad %666.0, %666.1, %680.0, %680.1, %765.0, %765.1
;;     %656:v1 = and.ud %662.0, -1
;;     %657:v1 = and.ud %662.1, 0x7fffffff
;;     %659.0:v2 = mov.ud %656
;;     %658.1:v2 tied(%659) = mov.ud %657
;;     %655:s1 early = compare.g.ud %658.1, 0x7ff00000
;;     %654:s1 early = compare.z.d %658.1, 0x7ff00000
;;     %652:s1 early = compare.nz.d %658.0, 0
;;     %650:s1 = and.ud %654, %652 scope:wave
;;     %647:s1 = or.ud %655, %650 scope:wave
;;     %643:v1 = asr.d %662.1, 31
;;     %641.0:v2 = mov.ud %643
;;     %640.1:v2 tied(%641) = mov.ud %643
;;     %635:v1 = xor.ud %658.0, %640.0
;;     %636:v1 = xor.ud %658.1, %640.1
;;     %638.0:v2 = mov.ud %635
;;     %637.1:v2 tied(%638) = mov.ud %636
;;     %629:v1 = add.d %637.0, -%640.0
;;     %630:v1 = add.d %637.1, -%640.1
;;     %631:v1 tied(%630) = borrow %637.0, %640.0
;;     %633.0:v2 = mov.ud %629
;;     %632.1:v2 tied(%633) = mov.ud %631
;;     %625:s1 early = compare.g.d %632.1, 0
;;     %624:s1 early = compare.z.d %632.1, 0
;;     %622:s1 early = compare.nz.d %632.0, 0
;;     %620:s1 = and.ud %624, %622 scope:wave
;;     %617:s1 = or.ud %625, %620 scope:wave
;;     %614:s1 = xor.ud %647, 0xffff scope:wave
;;     %612:s1 = and.ud %617, %614 scope:wave
;;     %609:v2 early = select %612, %675.0, %675.1, %680.0, %680.1
;;     %605:v2 early = select %769, 0, 0x37f00000, 0, 0x3ff00000
;;     %603:v2 early = double.mul %609.0, %609.1, %605.0, %605.1
;;     %597:v1 = and.ud %765.0, -1
;;     %598:v1 = and.ud %765.1, 0x7fffffff
;;     %600.0:v2 = mov.ud %597
;;     %599.1:v2 tied(%600) = mov.ud %598
;;     %595:v1 early = select %725, 8, 256
;;     %594:v1 early = select %725, 16, 128
;;     %593:v1 early = select %725, 32, 64
;;     %592:v1 early = select %725, 4, 512
;;     %589:s1 early = compare.l.ud %599.1, 0x100000
;;     %588:v1 early = select %589, %594, %595
;;     %584:v1 = or.ud %599.0, %599.1
;;     %583:s1 early = compare.z.d %584, 0
;;     %581:v1 early = select %583, %593, %588
;;     %577:v1 = xor.ud %599.1, 0x7ff00000
;;     %576:v1 = or.ud %599.0, %577
;;     %574:s1 early = compare.z.d %576, 0
;;     %572:v1 early = select %574, %592, %581
;;     %568:s1 early = compare.g.ud %599.1, 0x7ff00000
;;     %567:s1 early = compare.z.d %599.1, 0x7ff00000
;;     %566:s1 early = compare.nz.d %599.0, 0
;;     %564:s1 = and.ud %567, %566 scope:wave
;;     %561:s1 = or.ud %568, %564 scope:wave
;;     %558:v1 early = select %561, 1, %572
;;     %555:s1 early = compare.g.ud %599.1, 0x7ff80000
;;     %554:s1 early = compare.z.d %599.1, 0x7ff80000
;;     %552:s1 = or.ud %555, %554 scope:wave
;;     %549:v1 early = select %552, 2, %558
;;     %546:v1 = and.ud %549, 608
;;     %544:s1 early = compare.nz.d %546, 0
;;     %542:v2 early = select %544, %765.0, %765.1, %603.0, %603.1
;;     store.d2 %1046.0, %542.0, %542.1 surface:255 offset:112
;;     %537:v1 = shr.ud %1039.1, 20
;;     %536:v1 = and.ud %537, 0x7ff
;;     %534:v1 = add.d %536, 0xfffffc01
;;     %533:v1 = and.ud %534, 1
;;     %532:v1 = asr.d %534, 1
;;     %531:v1 = add.d %533, 1023
;;     %529:v1 = and.ud %1039.1, 0x800fffff
;;     %528:v1 = shl.ud %531, 20
;;     %526:v1 = or.ud %529, %528
;;     %524.0:v2 = mov.ud %1039.0
;;     %523.1:v2 tied(%524) = mov.ud %526
;;     %521:v1 early = from_double.f %523.0, %523.1
;;     %519:v1 = math.rsq.f %521
;;     %517:v2 early = to_double.f %519
;;     %515:v1 = xor.ud %526, 0x80000000
;;     %513.0:v2 = mov.ud %1039.0
;;     %512.1:v2 tied(%513) = mov.ud %515
;;     %509:v2 early = double.mul %512.0, %512.1, %517.0, %517.1
;;     %507:v2 early = double.mad %509.0, %509.1, %517.0, %517.1, 0, 0x3ff00000
;;     %505:v2 early = double.mad 0, 0x3fd80000, %507.0, %507.1, 0, 0x3fe00000
;;     %504:v2 early = double.mul %517.0, %517.1, %507.0, %507.1
;;     %502:v2 early = double.mad %505.0, %505.1, %504.0, %504.1, %517.0, %517.1
;;     %496:v1 = shl.ud %532, 20
;;     %494:v1 = add.d %502.1, -%496
;;     %491.0:v2 = mov.ud %502.0
;;     %490.1:v2 tied(%491) = mov.ud %494
;;     %486:s1 early = compare.l.d %1039.1, 0
;;     %485:v2 early = select %486, 0, 0x7ff80000, %490.0, %490.1
;;     %482:v1 = add.d %536, -1
;;     %481:s1 early = compare.ge.ud %482, 0x7fe
;;     %479:v1 early = from_double.f %1039.0, %1039.1
;;     %478:v1 = math.rsq.f %479
;;     %477:v2 early = to_double.f %478
;;     %475:v2 early = select %481, %477.0, %477.1, %485.0, %485.1
;;     store.d2 %1046.0, %475.0, %475.1 surface:255 offset:120
;;     %471:v1 = or.ud %529, 0x3ff00000
;;     %469.0:v2 = mov.ud %1039.0
;;     %468.1:v2 tied(%469) = mov.ud %471
;;     %466:v1 early = from_double.f %468.0, %468.1
;;     %464:v1 = math.inv.f %466
;;     %462:v2 early = to_double.f %464
;;     %460:v1 = xor.ud %471, 0x80000000
;;     %458.0:v2 = mov.ud %1039.0
;;     %457.1:v2 tied(%458) = mov.ud %460
;;     %453:v2 early = double.mad %457.0, %457.1, %462.0, %462.1, 0, 0x3ff00000
;;     %451:v2 early = double.mad %453.0, %453.1, %453.0, %453.1, %453.0, %453.1
;;     %449:v2 early = double.mad %462.0, %462.1, %451.0, %451.1, %462.0, %462.1
;;     %444:v1 = shl.ud %534, 20
;;     %442:v1 = add.d %449.1, -%444
;;     %439.0:v2 = mov.ud %449.0
;;     %438.1:v2 tied(%439) = mov.ud %442
;;     %434:v1 = math.inv.f %479
;;     %432:v2 early = to_double.f %434
;;     %430:v2 early = select %481, %432.0, %432.1, %438.0, %438.1
;;     %426:v1 = add.d %536, 0xfffff803
;;     %425:s1 early = compare.l.ud %426, 2
;;     %423.0:v2 = mov.ud 0
;;     %422.1:v2 tied(%423) = mov.ud %885
;;     %420:v2 early = select %425, %422.0, %422.1, %430.0, %430.1
;;     store.d2 %1046.0, %420.0, %420.1 surface:255 offset:128
;;     %415:s1 early = compare.z.d %536, 0
;;     %413:v2 early = double.mul %1039.0, %1039.1, 0, 0x43f00000
;;     %412:v2 early = select %415, %413.0, %413.1, %1039.0, %1039.1
;;     %409:v1 = shr.ud %412.1, 20
;;     %408:v1 = and.ud %409, 0x7ff
;;     %406:v1 = add.d %408, -64
;;     %405:v1 early = select %415, %406, %408
;;     %400:v1 = and.ud %412.1, 0x800fffff
;;     %398:v1 = or.ud %400, 0x3ff00000
;;     %396.0:v2 = mov.ud %412.0
;;     %395.1:v2 tied(%396) = mov.ud %398
;;     %392:v1 = shr.ud %1038.1, 20
;;     %391:v1 = and.ud %392, 0x7ff
;;     %389:s1 early = compare.z.d %391, 0
;;     %387:v2 early = double.mul %1038.0, %1038.1, 0, 0x43f00000
;;     %386:v2 early = select %389, %387.0, %387.1, %1038.0, %1038.1
;;     %383:v1 = shr.ud %386.1, 20
;;     %382:v1 = and.ud %383, 0x7ff
;;     %380:v1 = add.d %382, -64
;;     %379:v1 early = select %389, %380, %382
;;     %374:v1 = and.ud %386.1, 0x800fffff
;;     %372:v1 = or.ud %374, 0x3ff00000
;;     %370.0:v2 = mov.ud %386.0
;;     %369.1:v2 tied(%370) = mov.ud %372
;;     %367:v1 early = from_double.f %369.0, %369.1
;;     %365:v1 = math.inv.f %367
;;     %363:v2 early = to_double.f %365
;;     %359:v1 = add.d %363.1, 1
;;     %357.0:v2 = mov.ud %363.0
;;     %356.1:v2 tied(%357) = mov.ud %359
;;     %352:v1 = xor.ud %372, 0x80000000
;;     %350.0:v2 = mov.ud %386.0
;;     %349.1:v2 tied(%350) = mov.ud %352
;;     %345:v2 early = double.mad %349.0, %349.1, %356.0, %356.1, 0, 0x3ff00000
;;     %344:v2 early = double.mad %345.0, %345.1, %345.0, %345.1, %345.0, %345.1
;;     %342:v2 early = double.mad %356.0, %356.1, %344.0, %344.1, %356.0, %356.1
;;     %339:v2 early = double.mad %349.0, %349.1, %342.0, %342.1, 0, 0x3ff00000
;;     %338:v2 early = double.mad %342.0, %342.1, %339.0, %339.1, %342.0, %342.1
;;     %335:v2 early = double.mul %395.0, %395.1, %338.0, %338.1
;;     %334:v2 early = double.mad %349.0, %349.1, %335.0, %335.1, %395.0, %395.1
;;     %333:v2 early = double.mad %334.0, %334.1, %338.0, %338.1, %335.0, %335.1
;;     %329:v2 early = double.mad %349.0, %349.1, %333.0, %333.1, %395.0, %395.1
;;     %324:v1 = shl.ud %329.1, 1
;;     %323:v1 = or.ud %329.0, %324
;;     %320:s1 early = compare.nz.d %323, 0
;;     %318:v1 = xor.ud %398, %329.1
;;     %315:s1 early = compare.l.d %318, 0
;;     %313:s1 = and.ud %320, %315 scope:wave
;;     %309:v1 = and.ud %333.1, 0xfffff
;;     %308:v1 = or.ud %309, 0x100000
;;     %306:v1 = shl.ud %333.0, 2
;;     %305:v1 = shr.ud %333.0, 30
;;     %303:v1 = shl.ud %308, 2
;;     %301:v1 = or.ud %303, %305
;;     %298.0:v2 = mov.ud %306
;;     %297.1:v2 tied(%298) = mov.ud %301
;;     %294:v1 early = select %320, 1, 0
;;     %292.0:v2 = mov.ud %294
;;     %291.1:v2 tied(%292) = mov.ud 0
;;     %285:v1 = add.d %297.0, %291.0
;;     %286:v1 = add.d %297.1, %291.1
;;     %287:v1 tied(%286) = carry %285, %291.0
;;     %289.0:v2 = mov.ud %285
;;     %288.1:v2 tied(%289) = mov.ud %287
;;     %280:v1 = add.d %297.0, -%291.0
;;     %281:v1 = add.d %297.1, -%291.1
;;     %282:v1 tied(%281) = borrow %297.0, %291.0
;;     %284.0:v2 = mov.ud %280
;;     %283.1:v2 tied(%284) = mov.ud %282
;;     %277:v2 early = select %313, %283.0, %283.1, %288.0, %288.1
;;     %273:v1 = shr.ud %333.1, 20
;;     %271:v1 = and.ud %273, 0x7ff
;;     %269:v1 = add.d %405, -%379
;;     %266:v1 = add.d %269, %271
;;     %263:v1 = xor.ud %1039.1, %1038.1
;;     %260:s1 early = compare.g.d %266, 0
;;     %259:v1 = add.d 1, -%266
;;     %258:v1 early = select %260, 0, %259
;;     %256:v1 = add.d %258, 2
;;     %254:v1 = minmax.l.d %256, 62
;;     %252:v1 = and.ud %254, 32
;;     %251:s1 early = compare.nz.d %252, 0
;;     %249:v1 = and.ud %254, 31
;;     %248:v1 = xor.ud %249, 31
;;     %246:v1 = shl.ud 1, %254
;;     %245:v1 early = select %251, 0, %246
;;     %244:v1 early = select %251, %246, 0
;;     %242.0:v2 = mov.ud %245
;;     %241.1:v2 tied(%242) = mov.ud %244
;;     %234:v1 = add.d %241.0, -1
;;     %235:v1 = add.d %241.1, -1
;;     %236:v1 tied(%235) = carry %234, -1
;;     %238.0:v2 = mov.ud %234
;;     %237.1:v2 tied(%238) = mov.ud %236
;;     %232:v1 = shr.ud %277.1, %254
;;     %231:v1 = shl.ud %277.1, 1
;;     %229:v1 = shl.ud %231, %248
;;     %227:v1 = shr.ud %277.0, %254
;;     %225:v1 = or.ud %227, %229
;;     %222:v1 early = select %251, %232, %225
;;     %220:v1 early = select %251, 0, %232
;;     %218.0:v2 = mov.ud %222
;;     %217.1:v2 tied(%218) = mov.ud %220
;;     %213:v1 = shr.ud %237.1, 1
;;     %212:v1 = shl.ud %237.1, 31
;;     %210:v1 = shr.ud %237.0, 1
;;     %208:v1 = or.ud %210, %212
;;     %205.0:v2 = mov.ud %208
;;     %204.1:v2 tied(%205) = mov.ud %213
;;     %198:v1 = and.ud %217.0, 1
;;     %199:v1 = and.ud %217.1, 0
;;     %201.0:v2 = mov.ud %198
;;     %200.1:v2 tied(%201) = mov.ud %199
;;     %192:v1 = add.d %204.0, %200.0
;;     %193:v1 = add.d %204.1, %200.1
;;     %194:v1 tied(%193) = carry %192, %200.0
;;     %196.0:v2 = mov.ud %192
;;     %195.1:v2 tied(%196) = mov.ud %194
;;     %185:v1 = add.d %277.0, %195.0
;;     %186:v1 = add.d %277.1, %195.1
;;     %187:v1 tied(%186) = carry %185, %195.0
;;     %189.0:v2 = mov.ud %185
;;     %188.1:v2 tied(%189) = mov.ud %187
;;     %181:v1 = shr.ud %188.1, %254
;;     %180:v1 = shl.ud %188.1, 1
;;     %178:v1 = shl.ud %180, %248
;;     %175:v1 = shr.ud %188.0, %254
;;     %172:v1 = or.ud %175, %178
;;     %169:v1 early = select %251, %181, %172
;;     %167:v1 early = select %251, 0, %181
;;     %164.0:v2 = mov.ud %169
;;     %163.1:v2 tied(%164) = mov.ud %167
;;     %160:v1 = add.d %266, -1
;;     %159:v1 early = select %260, %160, 0
;;     %156:v1 = shl.ud %159, 20
;;     %154.0:v2 = mov.ud 0
;;     %153.1:v2 tied(%154) = mov.ud %156
;;     %147:v1 = add.d %163.0, %153.0
;;     %148:v1 = add.d %163.1, %153.1
;;     %149:v1 tied(%148) = carry %147, %153.0
;;     %151.0:v2 = mov.ud %147
;;     %150.1:v2 tied(%151) = mov.ud %149
;;     %144:s1 early = compare.ge.d %266, 0x7ff
;;     %142:s1 early = compare.g.ud %150.1, 0x7fefffff
;;     %140:s1 = or.ud %142, %144 scope:wave
;;     %137:v2 early = select %140, 0, 0x7ff00000, %150.0, %150.1
;;     %134:v1 = and.ud %263, 0x80000000
;;     %131:v1 = or.ud %137.1, %134
;;     %128.0:v2 = mov.ud %137.0
;;     %127.1:v2 tied(%128) = mov.ud %131
;;     %123:v1 = or.ud %1030.0, %1030.1
;;     %120:s1 early = compare.z.d %123, 0
;;     %118:s1 = or.ud %997, %996 scope:wave
;;     %115:s1 = or.ud %120, %118 scope:wave
;;     %112:v1 = or.ud %885, 0x3ff00000
;;     %110.0:v2 = mov.ud 0
;;     %109.1:v2 tied(%110) = mov.ud %112
;;     %106:v2 early = select %115, %1039.0, %1039.1, %109.0, %109.1
;;     %104:v1 = or.ud %1026.0, %1026.1
;;     %101:s1 early = compare.z.d %104, 0
;;     %99:s1 = or.ud %990, %989 scope:wave
;;     %96:s1 = or.ud %101, %99 scope:wave
;;     %93:v1 = or.ud %896, 0x3ff00000
;;     %91.0:v2 = mov.ud 0
;;     %90.1:v2 tied(%91) = mov.ud %93
;;     %87:v2 early = select %96, %1038.0, %1038.1, %90.0, %90.1
;;     %85:s1 = or.ud %115, %96 scope:wave
;;     %82:v1 = shr.ud %87.1, 20
;;     %81:v1 = and.ud %82, 0x7ff
;;     %79:v1 = add.d %81, 0xfffffc01
;;     %78:v1 = and.ud %87.1, 0x800fffff
;;     %76:v1 = or.ud %78, 0x3ff00000
;;     %74.0:v2 = mov.ud %87.0
;;     %73.1:v2 tied(%74) = mov.ud %76
;;     %69:v1 early = from_double.f %73.0, %73.1
;;     %67:v1 = math.inv.f %69
;;     %65:v2 early = to_double.f %67
;;     %61:v1 = shl.ud %79, 20
;;     %59:v1 = add.d %65.1, -%61
;;     %56.0:v2 = mov.ud %65.0
;;     %55.1:v2 tied(%56) = mov.ud %59
;;     %51:v1 = add.d %81, -1
;;     %49:s1 early = compare.ge.ud %51, 0x7fe
;;     %47:v1 early = from_double.f %87.0, %87.1
;;     %46:v1 = math.inv.f %47
;;     %44:v2 early = to_double.f %46
;;     %42:v2 early = select %49, %44.0, %44.1, %55.0, %55.1
;;     %35:v1 = and.ud %87.0, -1
;;     %36:v1 = and.ud %87.1, 0x7fffffff
;;     %38.0:v2 = mov.ud %35
;;     %37.1:v2 tied(%38) = mov.ud %36
;;     %32:s1 early = compare.g.ud %37.1, 0x7ff00000
;;     %31:s1 early = compare.z.d %37.1, 0x7ff00000
;;     %29:s1 early = compare.nz.d %37.0, 0
;;     %27:s1 = and.ud %31, %29 scope:wave
;;     %24:s1 = or.ud %32, %27 scope:wave
;;     %21:v2 early = select %24, %87.0, %87.1, %42.0, %42.1
;;     %17:v2 early = double.mul %106.0, %106.1, %21.0, %21.1
;;     %14:v2 early = select %85, %17.0, %17.1, %127.0, %127.1
;;     store.d2 %1046.0, %14.0, %14.1 surface:255 offset:136
;;     store.d2 %1046.0, %1036.0, %1036.1 surface:255 offset:144
;;     store.d2 %1046.0, %1036.0, %1036.1 surface:255 offset:152
;;     %8:v1 early = load.d1 %1046.0 surface:255 offset:32
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v2 early = select %7, %1039.0, %1039.1, %1038.0, %1038.1
;;     store.d2 %1046.0, %5.0, %5.1 surface:255 offset:160
;; }
;;     end
;; }

kernel %compare_f32_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = load.i32 global align 8 [v93+24]
    v104 = fcmp.eq v101, v102
    v105 = uextend.i32 v104
    store.i32 global align 8 [v93+0], v105
    v106 = fcmp.ne v101, v102
    v107 = uextend.i32 v106
    store.i32 global align 8 [v93+8], v107
    v108 = fcmp.lt v101, v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+16], v109
    v110 = fcmp.le v101, v102
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+24], v111
    v112 = fcmp.gt v101, v102
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+32], v113
    v114 = fcmp.ge v101, v102
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+40], v115
    v116 = fcmp.equ v101, v102
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+48], v117
    v118 = fcmp.neu v101, v102
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+56], v119
    v120 = fcmp.ltu v101, v102
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+64], v121
    v122 = fcmp.leu v101, v102
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+72], v123
    v124 = fcmp.gtu v101, v102
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+80], v125
    v126 = fcmp.geu v101, v102
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+88], v127
    v128 = fcmp.num v101, v102
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+96], v129
    v130 = fcmp.nan v101, v102
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+104], v131
    v132 = fclass v101, v103
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+112], v133
    return
}
;; machine kernel %compare_f32_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %142:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %141:v1 = mov.ud.uw r1.0.uw.lanes
;;     %140.0:v2 = mov.ud %141
;;     %133:v1 = add.d %142, %140.0
;;     %137.0:v2 = mov.ud %133
;;     %130:v1 early = load.d1 %137.0 surface:255 offset:8
;;     %129:v1 early = load.d1 %137.0 surface:255 offset:16
;;     %128:v1 early = load.d1 %137.0 surface:255 offset:24
;;     %125:v1 = and.ud %130, 0x7fffffff
;;     %124:v1 = and.ud %129, 0x7fffffff
;;     %123:s1 early = compare.g.ud %125, 0x7f800000
;;     %122:s1 early = compare.g.ud %124, 0x7f800000
;;     %121:s1 = or.ud %123, %122 scope:wave
;;     %119:v1 = asr.d %130, 31
;;     %118:v1 = xor.ud %125, %119
;;     %117:v1 = add.d %118, -%119
;;     %114:v1 = asr.d %129, 31
;;     %112:v1 = xor.ud %124, %114
;;     %110:v1 = add.d %112, -%114
;;     %107:s1 early = compare.z.d %117, %110
;;     %106:s1 = xor.ud %121, 0xffff scope:wave
;;     %105:s1 = and.ud %107, %106 scope:wave
;;     %104:v1 early = select %105, 1, 0
;;     store.d1 %137.0, %104 surface:255
;;     %101:s1 early = compare.nz.d %117, %110
;;     %100:s1 = and.ud %101, %106 scope:wave
;;     %99:v1 early = select %100, 1, 0
;;     store.d1 %137.0, %99 surface:255 offset:8
;;     %96:s1 early = compare.l.d %117, %110
;;     %95:s1 = and.ud %96, %106 scope:wave
;;     %94:v1 early = select %95, 1, 0
;;     store.d1 %137.0, %94 surface:255 offset:16
;;     %91:s1 early = compare.le.d %117, %110
;;     %90:s1 = and.ud %91, %106 scope:wave
;;     %89:v1 early = select %90, 1, 0
;;     store.d1 %137.0, %89 surface:255 offset:24
;;     %86:s1 early = compare.g.d %117, %110
;;     %85:s1 = and.ud %86, %106 scope:wave
;;     %84:v1 early = select %85, 1, 0
;;     store.d1 %137.0, %84 surface:255 offset:32
;;     %81:s1 early = compare.ge.d %117, %110
;;     %78:s1 = and.ud %81, %106 scope:wave
;;     %77:v1 early = select %78, 1, 0
;;     store.d1 %137.0, %77 surface:255 offset:40
;;     %74:s1 = or.ud %107, %121 scope:wave
;;     %72:v1 early = select %74, 1, 0
;;     store.d1 %137.0, %72 surface:255 offset:48
;;     %69:s1 = or.ud %101, %121 scope:wave
;;     %67:v1 early = select %69, 1, 0
;;     store.d1 %137.0, %67 surface:255 offset:56
;;     %64:s1 = or.ud %96, %121 scope:wave
;;     %62:v1 early = select %64, 1, 0
;;     store.d1 %137.0, %62 surface:255 offset:64
;;     %59:s1 = or.ud %91, %121 scope:wave
;;     %57:v1 early = select %59, 1, 0
;;     store.d1 %137.0, %57 surface:255 offset:72
;;     %54:s1 = or.ud %86, %121 scope:wave
;;     %52:v1 early = select %54, 1, 0
;;     store.d1 %137.0, %52 surface:255 offset:80
;;     %49:s1 = or.ud %81, %121 scope:wave
;;     %47:v1 early = select %49, 1, 0
;;     store.d1 %137.0, %47 surface:255 offset:88
;;     %44:v1 early = select %106, 1, 0
;;     store.d1 %137.0, %44 surface:255 offset:96
;;     %41:v1 early = select %121, 1, 0
;;     store.d1 %137.0, %41 surface:255 offset:104
;;     %38:s1 early = compare.l.d %130, 0
;;     %36:v1 early = select %38, 8, 256
;;     %35:v1 early = select %38, 16, 128
;;     %34:v1 early = select %38, 32, 64
;;     %33:v1 early = select %38, 4, 512
;;     %31:s1 early = compare.l.ud %125, 0x800000
;;     %30:v1 early = select %31, %35, %36
;;     %26:s1 early = compare.z.d %125, 0
;;     %25:v1 early = select %26, %34, %30
;;     %21:s1 early = compare.z.d %125, 0x7f800000
;;     %20:v1 early = select %21, %33, %25
;;     %16:v1 early = select %123, 1, %20
;;     %13:s1 early = compare.ge.ud %125, 0x7fc00000
;;     %11:v1 early = select %13, 2, %16
;;     %8:v1 = and.ud %11, %128
;;     %5:s1 early = compare.nz.d %8, 0
;;     %3:v1 early = select %5, 1, 0
;;     store.d1 %137.0, %3 surface:255 offset:112
;; }
;;     end
;; }

kernel %convert_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f16 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = load.f64 global align 8 [v93+24]
    v104 = load.i32 global align 8 [v93+32]
    v105 = fconvert.f64 v102
    store.f64 global align 8 [v93+0], v105
    v106 = fconvert.f32 v103
    store.f32 global align 8 [v93+8], v106
    v107 = fconvert.f32 v101
    store.f32 global align 8 [v93+16], v107
    v108 = fconvert.f16 v102
    store.f16 global align 8 [v93+24], v108
    v109 = fcvt_from_sint.f32 v104
    store.f32 global align 8 [v93+32], v109
    v110 = fcvt_from_uint.f32 v104
    store.f32 global align 8 [v93+40], v110
    v111 = fcvt_from_sint.f64 v104
    store.f64 global align 8 [v93+48], v111
    v112 = fcvt_from_uint.f64 v104
    store.f64 global align 8 [v93+56], v112
    v113 = fcvt_to_sint.zero.i32 v102
    store.i32 global align 8 [v93+64], v113
    v114 = fcvt_to_uint.zero.i32 v102
    store.i32 global align 8 [v93+72], v114
    v115 = fcvt_to_sint.zero.i32 v103
    store.i32 global align 8 [v93+80], v115
    v116 = fcvt_to_uint.zero.i32 v103
    store.i32 global align 8 [v93+88], v116
    return
}
;; machine kernel %convert_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %173:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %172:v1 = mov.ud.uw r1.0.uw.lanes
;;     %171.0:v2 = mov.ud %172
;;     %164:v1 = add.d %173, %171.0
;;     %168.0:v2 = mov.ud %164
;;     %161:v1 early = load.b2 %168.0 surface:255 offset:8
;;     %160:v1 early = load.d1 %168.0 surface:255 offset:16
;;     %159:v2 early = load.d2 %168.0 surface:255 offset:24
;;     %158:v1 early = load.d1 %168.0 surface:255 offset:32
;;     %157:v2 early = to_double.f %160
;;     store.d2 %168.0, %157.0, %157.1 surface:255
;;     %152:v1 = and.ud %159.0, -1
;;     %153:v1 = and.ud %159.1, 0x7fffffff
;;     %155.0:v2 = mov.ud %152
;;     %154.1:v2 tied(%155) = mov.ud %153
;;     %151:s1 early = compare.l.d %159.1, 0
;;     %147:v1 = mov.ud %154.0
;;     %148:v1 = add.d %154.1, 0xc8000000
;;     %150.0:v2 = mov.ud %147
;;     %149.1:v2 tied(%150) = mov.ud %148
;;     %146:v1 = shr.ud %149.1, 29
;;     %145:v1 = shl.ud %149.1, 3
;;     %143:v1 = shr.ud %149.0, 29
;;     %141:v1 = or.ud %143, %145
;;     %138.0:v2 = mov.ud %141
;;     %137.1:v2 tied(%138) = mov.ud %146
;;     %131:v1 = and.ud %137.0, 1
;;     %132:v1 = and.ud %137.1, 0
;;     %134.0:v2 = mov.ud %131
;;     %133.1:v2 tied(%134) = mov.ud %132
;;     %125:v1 = add.d %133.0, 0xfffffff
;;     %126:v1 = mov.ud %133.1
;;     %127:v1 tied(%126) = carry %125, 0xfffffff
;;     %129.0:v2 = mov.ud %125
;;     %128.1:v2 tied(%129) = mov.ud %127
;;     %119:v1 = add.d %149.0, %128.0
;;     %120:v1 = add.d %149.1, %128.1
;;     %121:v1 tied(%120) = carry %119, %128.0
;;     %123.0:v2 = mov.ud %119
;;     %122.1:v2 tied(%123) = mov.ud %121
;;     %115:v1 = shl.ud %122.1, 3
;;     %113:v1 = shr.ud %122.0, 29
;;     %111:v1 = or.ud %113, %115
;;     %108:s1 early = compare.g.ud %111, 0x7f7fffff
;;     %106:s1 early = compare.g.ud %154.1, 0x47f00000
;;     %105:s1 early = compare.z.d %154.1, 0x47f00000
;;     %104:s1 = or.ud %106, %105 scope:wave
;;     %101:s1 = or.ud %108, %104 scope:wave
;;     %98:v1 early = select %101, 0x7f800000, %111
;;     %92:v1 = and.ud %159.0, 0
;;     %93:v1 = and.ud %159.1, 0x80000000
;;     %95.0:v2 = mov.ud %92
;;     %94.1:v2 tied(%95) = mov.ud %93
;;     %87:v1 = or.ud %94.0, 0
;;     %88:v1 = or.ud %94.1, 0x39e00000
;;     %90.0:v2 = mov.ud %87
;;     %89.1:v2 tied(%90) = mov.ud %88
;;     %84:v2 early = double.add %159.0, %159.1, %89.0, %89.1
;;     %78:v1 = and.ud %84.0, -1
;;     %81.0:v2 = mov.ud %78
;;     %73:v1 = mov.ud %81.0
;;     %76.0:v2 = mov.ud %73
;;     %70:s1 early = compare.l.ud %154.1, 0x38100000
;;     %69:v1 early = select %70, %76.0, %98
;;     %65:v1 = xor.ud %154.1, 0x7ff00000
;;     %64:v1 = or.ud %154.0, %65
;;     %62:s1 early = compare.z.d %64, 0
;;     %60:v1 early = select %62, 0x7f800000, %69
;;     %57:v1 = shr.ud %159.0, 29
;;     %55:v1 = shl.ud %159.1, 3
;;     %53:v1 = or.ud %57, %55
;;     %50:v1 = and.ud %53, 0x7fffff
;;     %48:v1 = or.ud %50, 0x7fc00000
;;     %46:s1 early = compare.g.ud %154.1, 0x7ff00000
;;     %45:s1 early = compare.z.d %154.1, 0x7ff00000
;;     %43:s1 early = compare.nz.d %154.0, 0
;;     %41:s1 = and.ud %45, %43 scope:wave
;;     %38:s1 = or.ud %46, %41 scope:wave
;;     %35:v1 early = select %38, %48, %60
;;     %31:v1 early = select %151, 0x80000000, 0
;;     %29:v1 = or.ud %35, %31
;;     store.d1 %168.0, %29 surface:255 offset:8
;;     %24:v1 = f16to32.f.uw %161
;;     store.d1 %168.0, %24 surface:255 offset:16
;;     %21:v1 = f32to16.uw.f %160
;;     store.b2 %168.0, %21 surface:255 offset:24
;;     %19:v1 = mov.f.d %158
;;     store.d1 %168.0, %19 surface:255 offset:32
;;     %17:v1 = mov.f.ud %158
;;     store.d1 %168.0, %17 surface:255 offset:40
;;     %15:v2 early = to_double.d %158
;;     store.d2 %168.0, %15.0, %15.1 surface:255 offset:48
;;     %13:v2 early = to_double.ud %158
;;     store.d2 %168.0, %13.0, %13.1 surface:255 offset:56
;;     %10:v1 = mov.d.f %160
;;     store.d1 %168.0, %10 surface:255 offset:64
;;     %8:v1 = mov.ud.f %160
;;     store.d1 %168.0, %8 surface:255 offset:72
;;     %5:v1 early = from_double.d %159.0, %159.1
;;     store.d1 %168.0, %5 surface:255 offset:80
;;     %3:v1 early = from_double.ud %159.0, %159.1
;;     store.d1 %168.0, %3 surface:255 offset:88
;; }
;;     end
;; }
