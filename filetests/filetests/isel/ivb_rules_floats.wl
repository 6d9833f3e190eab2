; test isel precise-output level=1
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
;;     %218:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %217:v1 = mov.ud.uw r1.0.uw.lanes
;;     %216:v1 = mov.ud %217
;;     %209:v1 = add.d %218, %216
;;     %213:v1 = mov.ud %209
;;     %206:v1 early = load.b2 %213 surface:255 offset:8
;;     %205:v1 early = load.b2 %213 surface:255 offset:16
;;     %204:v1 early = load.b2 %213 surface:255 offset:24
;;     %203:v1 = f16to32.f.uw %206
;;     %202:v1 = f16to32.f.uw %205
;;     %201:v1 = add.f %203, %202
;;     %200:v1 = f32to16.uw.f %201
;;     %198.0:v2 = mov.ud %213
;;     %197.1:v2 tied(%198) = mov.ud %200
;;     store.b2 %197 surface:255
;;     %196:v1 = add.f %203, -%202
;;     %195:v1 = f32to16.uw.f %196
;;     %191:v1 = add.ud %213, 8
;;     %193.0:v2 = mov.ud %191
;;     %192.1:v2 tied(%193) = mov.ud %195
;;     store.b2 %192 surface:255
;;     %189:v1 = mul.f %203, %202
;;     %187:v1 = f32to16.uw.f %189
;;     %184:v1 = add.ud %213, 16
;;     %186.0:v2 = mov.ud %184
;;     %185.1:v2 tied(%186) = mov.ud %187
;;     store.b2 %185 surface:255
;;     %181:v1 = shl.ud %206, 16
;;     %182:v1 = asr.d %181, 16
;;     %178:v1 = shl.ud %205, 16
;;     %179:v1 = asr.d %178, 16
;;     %176:v1 = and.ud %182, 0x7fff
;;     %175:v1 = and.ud %179, 0x7fff
;;     %174:v1 = asr.d %182, 31
;;     %173:v1 = xor.ud %176, %174
;;     %171:v1 = asr.d %179, 31
;;     %170:v1 = xor.ud %175, %171
;;     %168:v1 early = select_if.le.d %173, %170, %182, %179
;;     %167:v1 early = select_if.g.ud %175, 0x7c00, %182, %168
;;     %165:v1 early = select_if.g.ud %176, 0x7c00, %179, %167
;;     %163:v1 = add.d %175, 0xffff83ff
;;     %162:v1 = or.ud %179, 512
;;     %161:v1 early = select_if.l.ud %163, 511, %162, %165
;;     %159:v1 = add.d %176, 0xffff83ff
;;     %158:v1 = or.ud %182, 512
;;     %157:v1 early = select_if.l.ud %159, 511, %158, %161
;;     %151:v1 = add.ud %213, 24
;;     %153.0:v2 = mov.ud %151
;;     %152.1:v2 tied(%153) = mov.ud %157
;;     store.b2 %152 surface:255
;;     %149:v1 early = select_if.ge.d %173, %170, %182, %179
;;     %146:v1 early = select_if.g.ud %175, 0x7c00, %182, %149
;;     %143:v1 early = select_if.g.ud %176, 0x7c00, %179, %146
;;     %140:v1 early = select_if.l.ud %163, 511, %162, %143
;;     %136:v1 early = select_if.l.ud %159, 511, %158, %140
;;     %128:v1 = add.ud %213, 32
;;     %130.0:v2 = mov.ud %128
;;     %129.1:v2 tied(%130) = mov.ud %136
;;     store.b2 %129 surface:255
;;     %126:v1 = and.ud %179, 0x8000
;;     %124:v1 = and.ud %182, 0xffff7fff
;;     %123:v1 = or.ud %126, %124
;;     %117:v1 = add.ud %213, 40
;;     %119.0:v2 = mov.ud %117
;;     %118.1:v2 tied(%119) = mov.ud %123
;;     store.b2 %118 surface:255
;;     %115:v1 = f16to32.f.uw %204
;;     mode.enter round:down scope:wave
;;     %113:v1 = add.f %115, %189
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %112:v1 = add.f %115, %189
;;     mode.leave round:up scope:wave
;;     %109:v1 = and.ud %113, 1
;;     %107:v1 early = select_if.nz.d %109, 0, %113, %112
;;     %103:v1 = f32to16.uw.f %107
;;     %99:v1 = add.ud %213, 48
;;     %101.0:v2 = mov.ud %99
;;     %100.1:v2 tied(%101) = mov.ud %103
;;     store.b2 %100 surface:255
;;     %96:v1 = add.ud %213, 56
;;     %98.0:v2 = mov.ud %96
;;     %97.1:v2 tied(%98) = mov.ud %103
;;     store.b2 %97 surface:255
;;     %94:v1 = rndu.f %203
;;     %93:v1 = f32to16.uw.f %94
;;     %89:v1 = add.ud %213, 64
;;     %91.0:v2 = mov.ud %89
;;     %90.1:v2 tied(%91) = mov.ud %93
;;     store.b2 %90 surface:255
;;     %87:v1 = rndd.f %203
;;     %86:v1 = f32to16.uw.f %87
;;     %82:v1 = add.ud %213, 72
;;     %84.0:v2 = mov.ud %82
;;     %83.1:v2 tied(%84) = mov.ud %86
;;     store.b2 %83 surface:255
;;     %80:v1 = rndz.f %203
;;     %79:v1 = f32to16.uw.f %80
;;     %75:v1 = add.ud %213, 80
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud %79
;;     store.b2 %76 surface:255
;;     %73:v1 = rnde.f %203
;;     %72:v1 = f32to16.uw.f %73
;;     %68:v1 = add.ud %213, 88
;;     %70.0:v2 = mov.ud %68
;;     %69.1:v2 tied(%70) = mov.ud %72
;;     store.b2 %69 surface:255
;;     %66:v1 = xor.ud %182, 0x8000
;;     %60:v1 = add.ud %213, 96
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %66
;;     store.b2 %61 surface:255
;;     %54:v1 = add.ud %213, 104
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %124
;;     store.b2 %55 surface:255
;;     %52:v1 = math.sqrt.f %203
;;     %51:v1 = f32to16.uw.f %52
;;     %47:v1 = add.ud %213, 112
;;     %49.0:v2 = mov.ud %47
;;     %48.1:v2 tied(%49) = mov.ud %51
;;     store.b2 %48 surface:255
;;     %45:v1 = math.rsq.f %203
;;     %44:v1 = f32to16.uw.f %45
;;     %40:v1 = add.ud %213, 120
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.b2 %41 surface:255
;;     %38:v1 = math.inv.f %203
;;     %37:v1 = f32to16.uw.f %38
;;     %33:v1 = add.ud %213, 128
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %37
;;     store.b2 %34 surface:255
;;     %31:v1 = math.exp.f %203
;;     %30:v1 = f32to16.uw.f %31
;;     %26:v1 = add.ud %213, 136
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.b2 %27 surface:255
;;     %24:v1 = math.log.f %203
;;     %22:v1 = f32to16.uw.f %24
;;     %18:v1 = add.ud %213, 144
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %22
;;     store.b2 %19 surface:255
;;     %14:v1 = add.ud %213, 152
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %200
;;     store.b2 %15 surface:255
;;     %11:v1 = add.ud %213, 160
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %200
;;     store.b2 %12 surface:255
;;     %9:v1 early = load.d1 %213 surface:255 offset:32
;;     %8:v1 early = select_if.nz.d %9, 0, %206, %205
;;     %2:v1 = add.ud %213, 168
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 surface:255
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
;;     %540:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %539:v1 = mov.ud.uw r1.0.uw.lanes
;;     %538:v1 = mov.ud %539
;;     %531:v1 = add.d %540, %538
;;     %535:v1 = mov.ud %531
;;     %528:v1 early = load.d1 %535 surface:255 offset:8
;;     %527:v1 early = load.d1 %535 surface:255 offset:16
;;     %526:v1 early = load.d1 %535 surface:255 offset:24
;;     %525:v1 early = keeping.add %528, %527
;;     %524.0:v2 = mov.ud %535
;;     %523.1:v2 tied(%524) = mov.ud %525
;;     store.d1 %523 surface:255
;;     %522:v1 early = keeping.add %528, %527 second:negated
;;     %519:v1 = add.ud %535, 8
;;     %521.0:v2 = mov.ud %519
;;     %520.1:v2 tied(%521) = mov.ud %522
;;     store.d1 %520 surface:255
;;     %517:v1 early = keeping.mul %528, %527
;;     %514:v1 = add.ud %535, 16
;;     %516.0:v2 = mov.ud %514
;;     %515.1:v2 tied(%516) = mov.ud %517
;;     store.d1 %515 surface:255
;;     %512:v1 = and.ud %528, 0x7fffffff
;;     %511:v1 = and.ud %527, 0x7fffffff
;;     %510:v1 = asr.d %528, 31
;;     %509:v1 = xor.ud %512, %510
;;     %507:v1 = asr.d %527, 31
;;     %506:v1 = xor.ud %511, %507
;;     %504:v1 early = select_if.le.d %509, %506, %528, %527
;;     %503:v1 early = select_if.g.ud %511, 0x7f800000, %528, %504
;;     %501:v1 early = select_if.g.ud %512, 0x7f800000, %527, %503
;;     %499:v1 = add.d %511, 0x807fffff
;;     %498:v1 = or.ud %527, 0x400000
;;     %497:v1 early = select_if.l.ud %499, 0x3fffff, %498, %501
;;     %495:v1 = add.d %512, 0x807fffff
;;     %494:v1 = or.ud %528, 0x400000
;;     %493:v1 early = select_if.l.ud %495, 0x3fffff, %494, %497
;;     %488:v1 = add.ud %535, 24
;;     %490.0:v2 = mov.ud %488
;;     %489.1:v2 tied(%490) = mov.ud %493
;;     store.d1 %489 surface:255
;;     %486:v1 early = select_if.ge.d %509, %506, %528, %527
;;     %483:v1 early = select_if.g.ud %511, 0x7f800000, %528, %486
;;     %480:v1 early = select_if.g.ud %512, 0x7f800000, %527, %483
;;     %478:v1 early = select_if.l.ud %499, 0x3fffff, %498, %480
;;     %474:v1 early = select_if.l.ud %495, 0x3fffff, %494, %478
;;     %467:v1 = add.ud %535, 32
;;     %469.0:v2 = mov.ud %467
;;     %468.1:v2 tied(%469) = mov.ud %474
;;     store.d1 %468 surface:255
;;     %465:v1 = and.ud %527, 0x80000000
;;     %463:v1 = or.ud %465, %512
;;     %458:v1 = add.ud %535, 40
;;     %460.0:v2 = mov.ud %458
;;     %459.1:v2 tied(%460) = mov.ud %463
;;     store.d1 %459 surface:255
;;     %456:v1 early = keeping.mad %528, %527, %526
;;     %453:v1 = add.ud %535, 48
;;     %455.0:v2 = mov.ud %453
;;     %454.1:v2 tied(%455) = mov.ud %456
;;     store.d1 %454 surface:255
;;     %451:v1 = three.mad.f %526, %528, %527
;;     %447:v1 = add.ud %535, 56
;;     %449.0:v2 = mov.ud %447
;;     %448.1:v2 tied(%449) = mov.ud %451
;;     store.d1 %448 surface:255
;;     %445:v1 = rndu.f %528
;;     %444:v1 = add.d %528, -1
;;     %443:v1 early = select_if.l.ud %444, 0x7fffff, 0x3f800000, %445
;;     %438:v1 = add.ud %535, 64
;;     %440.0:v2 = mov.ud %438
;;     %439.1:v2 tied(%440) = mov.ud %443
;;     store.d1 %439 surface:255
;;     %436:v1 = rndd.f %528
;;     %435:v1 = add.d %528, 0x7fffffff
;;     %434:v1 early = select_if.l.ud %435, 0x7fffff, 0xbf800000, %436
;;     %429:v1 = add.ud %535, 72
;;     %431.0:v2 = mov.ud %429
;;     %430.1:v2 tied(%431) = mov.ud %434
;;     store.d1 %430 surface:255
;;     %427:v1 = rndz.f %528
;;     %424:v1 = add.ud %535, 80
;;     %426.0:v2 = mov.ud %424
;;     %425.1:v2 tied(%426) = mov.ud %427
;;     store.d1 %425 surface:255
;;     %422:v1 = rnde.f %528
;;     %419:v1 = add.ud %535, 88
;;     %421.0:v2 = mov.ud %419
;;     %420.1:v2 tied(%421) = mov.ud %422
;;     store.d1 %420 surface:255
;;     %417:v1 = xor.ud %528, 0x80000000
;;     %414:v1 = add.ud %535, 96
;;     %416.0:v2 = mov.ud %414
;;     %415.1:v2 tied(%416) = mov.ud %417
;;     store.d1 %415 surface:255
;;     %412:v1 = and.ud %528, 0x7fffffff
;;     %409:v1 = add.ud %535, 104
;;     %411.0:v2 = mov.ud %409
;;     %410.1:v2 tied(%411) = mov.ud %412
;;     store.d1 %410 surface:255
;;     %407:v1 = math.sqrt.f %528
;;     %404:v1 = add.ud %535, 112
;;     %406.0:v2 = mov.ud %404
;;     %405.1:v2 tied(%406) = mov.ud %407
;;     store.d1 %405 surface:255
;;     %402:v1 = math.rsq.f %528
;;     %399:v1 = add.ud %535, 120
;;     %401.0:v2 = mov.ud %399
;;     %400.1:v2 tied(%401) = mov.ud %402
;;     store.d1 %400 surface:255
;;     %397:v1 = math.inv.f %528
;;     %394:v1 = add.ud %535, 128
;;     %396.0:v2 = mov.ud %394
;;     %395.1:v2 tied(%396) = mov.ud %397
;;     store.d1 %395 surface:255
;;     %392:v1 = math.exp.f %528
;;     %389:v1 = add.ud %535, 136
;;     %391.0:v2 = mov.ud %389
;;     %390.1:v2 tied(%391) = mov.ud %392
;;     store.d1 %390 surface:255
;;     %387:v1 = math.log.f %528
;;     %384:v1 = add.ud %535, 144
;;     %386.0:v2 = mov.ud %384
;;     %385.1:v2 tied(%386) = mov.ud %387
;;     store.d1 %385 surface:255
;;     %382:v1 = math.sin.f %528
;;     %379:v1 = add.ud %535, 152
;;     %381.0:v2 = mov.ud %379
;;     %380.1:v2 tied(%381) = mov.ud %382
;;     store.d1 %380 surface:255
;;     %376:v1 = add.f -|%528|, 0x3fc90fdb
;;     %377:v1 = math.sin.f %376
;;     %373:v1 = add.ud %535, 160
;;     %375.0:v2 = mov.ud %373
;;     %374.1:v2 tied(%375) = mov.ud %377
;;     store.d1 %374 surface:255
;;     %371:v1 = mul.f %528, 0x71800000
;;     %370:v1 = mul.f %371, 0x57800000
;;     %368:v1 early = select_if.l.ud %528, 0xd800000, %370, %528
;;     %366:v1 = mov.f.ud %528
;;     %365:v1 = mul.f %366, 0x3f000000
;;     %363:v1 early = select_if.l.ud %528, 0x800000, %365, %368
;;     %360:v1 = math.rsq.f %363
;;     %359:v1 = mul.f %363, %360
;;     %358:v1 = mul.f %360, 0x3f000000
;;     %356:v1 = xor.ud %358, 0x80000000
;;     %355:v1 = three.mad.f 0x3f000000, %356, %359
;;     %353:v1 = three.mad.f %359, %359, %355
;;     %351:v1 = three.mad.f %358, %358, %355
;;     %348:v1 = xor.ud %353, 0x80000000
;;     %347:v1 = three.mad.f %363, %348, %353
;;     %345:v1 = three.mad.f %353, %347, %351
;;     %341:v1 = xor.ud %345, 0x80000000
;;     %340:v1 = three.mad.f %363, %341, %345
;;     %337:v1 = add.d %345, 1
;;     %336:v1 = add.d %345, -1
;;     %332:v1 = add.f %337, -%345
;;     %331:v1 = add.f %336, -%345
;;     %330:v1 = mul.f %345, %332
;;     %328:v1 = mul.f %345, %331
;;     %326:v1 early = select_if.le.f %340, %328, %336, %345
;;     %322:v1 early = select_if.g.f %340, %330, %337, %326
;;     %317:v1 = mul.f %322, 0x1a800000
;;     %316:v1 early = select_if.l.ud %528, 0xd800000, %317, %322
;;     %313:v1 = and.ud %528, 0x80000000
;;     %311:v1 early = select_if.z.d %512, 0, %313, %316
;;     %307:v1 early = select_if.z.d %528, 0x7f800000, %528, %311
;;     %302:v1 = add.ud %535, 168
;;     %304.0:v2 = mov.ud %302
;;     %303.1:v2 tied(%304) = mov.ud %307
;;     store.d1 %303 surface:255
;;     %300:v2 early = to_double.f %528
;;     %299:v2 early = to_double.f %527
;;     %298:v1 = shr.ud %299.1, 20
;;     %297:v1 = and.ud %298, 0x7ff
;;     %295:v1 = add.d %297, 0xfffffc01
;;     %294:v1 = and.ud %299.1, 0x800fffff
;;     %293:v1 = or.ud %294, 0x3ff00000
;;     %291.0:v2 = mov.ud %299.0
;;     %290.1:v2 tied(%291) = mov.ud %293
;;     %287:v1 early = from_double.f %290.0, %290.1
;;     %285:v1 = math.inv.f %287
;;     %283:v2 early = to_double.f %285
;;     %279:v1 = shl.ud %295, 20
;;     %277:v1 = add.d %283.1, -%279
;;     %274.0:v2 = mov.ud %283.0
;;     %273.1:v2 tied(%274) = mov.ud %277
;;     %269:v1 = add.d %297, -1
;;     %267:s1 early = compare.ge.ud %269, 0x7fe
;;     %266:v1 early = from_double.f %299.0, %299.1
;;     %265:v1 = math.inv.f %266
;;     %263:v2 early = to_double.f %265
;;     %261:v2 early = select_if.ge.ud %269, 0x7fe, %263.0, %263.1, %273.0, %273.1
;;     %256:v1 = add.d %261.1, 1
;;     %254.0:v2 = mov.ud %261.0
;;     %253.1:v2 tied(%254) = mov.ud %256
;;     %249:v1 = xor.ud %299.1, 0x80000000
;;     %247.0:v2 = mov.ud %299.0
;;     %246.1:v2 tied(%247) = mov.ud %249
;;     %242:v2 early = double.mad %246.0, %246.1, %253.0, %253.1, 0, 0x3ff00000
;;     %241:v2 early = double.mad %242.0, %242.1, %242.0, %242.1, %242.0, %242.1
;;     %239:v2 early = double.mad %253.0, %253.1, %241.0, %241.1, %253.0, %253.1
;;     %236:v2 early = double.mad %246.0, %246.1, %239.0, %239.1, 0, 0x3ff00000
;;     %235:v2 early = double.mad %239.0, %239.1, %236.0, %236.1, %239.0, %239.1
;;     %232:v2 early = double.mul %300.0, %300.1, %235.0, %235.1
;;     %231:v2 early = double.mad %246.0, %246.1, %232.0, %232.1, %300.0, %300.1
;;     %230:v2 early = double.mad %231.0, %231.1, %235.0, %235.1, %232.0, %232.1
;;     %226:v2 early = double.mad %246.0, %246.1, %230.0, %230.1, %300.0, %300.1
;;     %222:v1 = shl.ud %226.1, 1
;;     %221:v1 = or.ud %226.0, %222
;;     %218:s1 early = compare.nz.d %221, 0
;;     %215:v1 = xor.ud %300.1, %226.1
;;     %213:s1 early = compare.l.d %215, 0
;;     %211:s1 = and.ud %218, %213 scope:wave
;;     %208:v1 early = select %211, 1, 0
;;     %206.0:v2 = mov.ud %208
;;     %205.1:v2 tied(%206) = mov.ud 0
;;     %199:v1 = add.d %230.0, -%205.0
;;     %200:v1 = add.d %230.1, -%205.1
;;     %201:v1 tied(%200) = borrow %230.0, %205.0
;;     %203.0:v2 = mov.ud %199
;;     %202.1:v2 tied(%203) = mov.ud %201
;;     %196:v1 early = select %218, 1, 0
;;     %194.0:v2 = mov.ud %196
;;     %193.1:v2 tied(%194) = mov.ud 0
;;     %188:v1 = or.ud %202.0, %193.0
;;     %189:v1 = or.ud %202.1, %193.1
;;     %191.0:v2 = mov.ud %188
;;     %190.1:v2 tied(%191) = mov.ud %189
;;     %184:v1 = shr.ud %300.1, 20
;;     %182:v1 = and.ud %184, 0x7ff
;;     %180:v1 = add.d %182, -1
;;     %178:s1 early = compare.ge.ud %180, 0x7fe
;;     %176:s1 = or.ud %178, %267 scope:wave
;;     %170:v1 = and.ud %299.0, -1
;;     %171:v1 = and.ud %299.1, 0x7fffffff
;;     %173.0:v2 = mov.ud %170
;;     %172.1:v2 tied(%173) = mov.ud %171
;;     %167:s1 early = compare.g.ud %172.1, 0x7ff00000
;;     %166:s1 early = compare.z.d %172.1, 0x7ff00000
;;     %164:s1 early = compare.nz.d %172.0, 0
;;     %162:s1 = and.ud %166, %164 scope:wave
;;     %159:s1 = or.ud %167, %162 scope:wave
;;     %156:v2 early = select %159, %299.0, %299.1, %261.0, %261.1
;;     %152:v2 early = double.mul %300.0, %300.1, %156.0, %156.1
;;     %149:v2 early = select %176, %152.0, %152.1, %190.0, %190.1
;;     %142:v1 = and.ud %149.0, -1
;;     %143:v1 = and.ud %149.1, 0x7fffffff
;;     %145.0:v2 = mov.ud %142
;;     %144.1:v2 tied(%145) = mov.ud %143
;;     %138:v1 = mov.ud %144.0
;;     %139:v1 = add.d %144.1, 0xc8000000
;;     %141.0:v2 = mov.ud %138
;;     %140.1:v2 tied(%141) = mov.ud %139
;;     %137:v1 = shr.ud %140.1, 29
;;     %136:v1 = shl.ud %140.1, 3
;;     %134:v1 = shr.ud %140.0, 29
;;     %132:v1 = or.ud %134, %136
;;     %129.0:v2 = mov.ud %132
;;     %128.1:v2 tied(%129) = mov.ud %137
;;     %122:v1 = and.ud %128.0, 1
;;     %123:v1 = and.ud %128.1, 0
;;     %125.0:v2 = mov.ud %122
;;     %124.1:v2 tied(%125) = mov.ud %123
;;     %116:v1 = add.d %124.0, 0xfffffff
;;     %117:v1 = mov.ud %124.1
;;     %118:v1 tied(%117) = carry %116, 0xfffffff
;;     %120.0:v2 = mov.ud %116
;;     %119.1:v2 tied(%120) = mov.ud %118
;;     %110:v1 = add.d %140.0, %119.0
;;     %111:v1 = add.d %140.1, %119.1
;;     %112:v1 tied(%111) = carry %110, %119.0
;;     %114.0:v2 = mov.ud %110
;;     %113.1:v2 tied(%114) = mov.ud %112
;;     %106:v1 = shl.ud %113.1, 3
;;     %104:v1 = shr.ud %113.0, 29
;;     %102:v1 = or.ud %104, %106
;;     %99:s1 early = compare.g.ud %102, 0x7f7fffff
;;     %97:s1 early = compare.g.ud %144.1, 0x47f00000
;;     %96:s1 early = compare.z.d %144.1, 0x47f00000
;;     %95:s1 = or.ud %97, %96 scope:wave
;;     %92:s1 = or.ud %99, %95 scope:wave
;;     %89:v1 early = select %92, 0x7f800000, %102
;;     %83:v1 = and.ud %149.0, 0
;;     %84:v1 = and.ud %149.1, 0x80000000
;;     %86.0:v2 = mov.ud %83
;;     %85.1:v2 tied(%86) = mov.ud %84
;;     %78:v1 = or.ud %85.0, 0
;;     %79:v1 = or.ud %85.1, 0x39e00000
;;     %81.0:v2 = mov.ud %78
;;     %80.1:v2 tied(%81) = mov.ud %79
;;     %75:v2 early = double.add %149.0, %149.1, %80.0, %80.1
;;     %68:v1 = and.ud %75.0, -1
;;     %71:v1 = mov.ud %68
;;     %63:v1 = mov.ud %71
;;     %66:v1 = mov.ud %63
;;     %60:v1 early = select_if.l.ud %144.1, 0x38100000, %66, %89
;;     %57:v1 = xor.ud %144.1, 0x7ff00000
;;     %56:v1 = or.ud %144.0, %57
;;     %54:v1 early = select_if.z.d %56, 0, 0x7f800000, %60
;;     %51:v1 = shr.ud %149.0, 29
;;     %49:v1 = shl.ud %149.1, 3
;;     %48:v1 = or.ud %51, %49
;;     %45:v1 = and.ud %48, 0x7fffff
;;     %43:v1 = or.ud %45, 0x7fc00000
;;     %41:s1 early = compare.g.ud %144.1, 0x7ff00000
;;     %40:s1 early = compare.z.d %144.1, 0x7ff00000
;;     %38:s1 early = compare.nz.d %144.0, 0
;;     %36:s1 = and.ud %40, %38 scope:wave
;;     %33:s1 = or.ud %41, %36 scope:wave
;;     %30:v1 early = select %33, %43, %54
;;     %26:v1 early = select_if.l.d %149.1, 0, 0x80000000, 0
;;     %24:v1 = or.ud %30, %26
;;     %18:v1 = add.ud %535, 176
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %24
;;     store.d1 %19 surface:255
;;     %14:v1 = add.ud %535, 184
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %525
;;     store.d1 %15 surface:255
;;     %11:v1 = add.ud %535, 192
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %525
;;     store.d1 %12 surface:255
;;     %9:v1 early = load.d1 %535 surface:255 offset:32
;;     %8:v1 early = select_if.nz.d %9, 0, %528, %527
;;     %2:v1 = add.ud %535, 200
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %1100:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %1099:v1 = mov.ud.uw r1.0.uw.lanes
;;     %1098:v1 = mov.ud %1099
;;     %1091:v1 = add.d %1100, %1098
;;     %1095:v1 = mov.ud %1091
;;     %1088:v2 early = load.d2 %1095 surface:255 offset:8
;;     %1087:v2 early = load.d2 %1095 surface:255 offset:16
;;     %1086:v2 early = load.d2 %1095 surface:255 offset:24
;;     %1085:v2 early = double.add %1088.0, %1088.1, %1087.0, %1087.1
;;     %1083.0:v3 = mov.ud %1095
;;     %1084.1:v3 tied(%1083) = mov.ud %1085.0
;;     %1082.2:v3 tied(%1084) = mov.ud %1085.1
;;     store.d2 %1082 surface:255
;;     %1081:v2 early = double.add %1088.0, %1088.1, %1087.0, %1087.1 last:negated
;;     %1077:v1 = add.ud %1095, 8
;;     %1079.0:v3 = mov.ud %1077
;;     %1080.1:v3 tied(%1079) = mov.ud %1081.0
;;     %1078.2:v3 tied(%1080) = mov.ud %1081.1
;;     store.d2 %1078 surface:255
;;     %1075:v2 early = double.mul %1088.0, %1088.1, %1087.0, %1087.1
;;     %1071:v1 = add.ud %1095, 16
;;     %1073.0:v3 = mov.ud %1071
;;     %1074.1:v3 tied(%1073) = mov.ud %1075.0
;;     %1072.2:v3 tied(%1074) = mov.ud %1075.1
;;     store.d2 %1072 surface:255
;;     %1066:v1 = and.ud %1088.0, -1
;;     %1067:v1 = and.ud %1088.1, 0x7fffffff
;;     %1069.0:v2 = mov.ud %1066
;;     %1068.1:v2 tied(%1069) = mov.ud %1067
;;     %1062:v1 = and.ud %1087.0, -1
;;     %1063:v1 = and.ud %1087.1, 0x7fffffff
;;     %1065.0:v2 = mov.ud %1062
;;     %1064.1:v2 tied(%1065) = mov.ud %1063
;;     %1061:v1 = asr.d %1088.1, 31
;;     %1060.0:v2 = mov.ud %1061
;;     %1059.1:v2 tied(%1060) = mov.ud %1061
;;     %1054:v1 = xor.ud %1068.0, %1059.0
;;     %1055:v1 = xor.ud %1068.1, %1059.1
;;     %1057.0:v2 = mov.ud %1054
;;     %1056.1:v2 tied(%1057) = mov.ud %1055
;;     %1053:v1 = asr.d %1087.1, 31
;;     %1052.0:v2 = mov.ud %1053
;;     %1051.1:v2 tied(%1052) = mov.ud %1053
;;     %1046:v1 = xor.ud %1064.0, %1051.0
;;     %1047:v1 = xor.ud %1064.1, %1051.1
;;     %1049.0:v2 = mov.ud %1046
;;     %1048.1:v2 tied(%1049) = mov.ud %1047
;;     %1043:s1 early = compare.l.d %1056.1, %1048.1
;;     %1042:s1 early = compare.z.d %1056.1, %1048.1
;;     %1041:s1 early = compare.le.ud %1056.0, %1048.0
;;     %1040:s1 = and.ud %1042, %1041 scope:wave
;;     %1038:s1 = or.ud %1043, %1040 scope:wave
;;     %1035:s1 early = compare.g.ud %1068.1, 0x7ff00000
;;     %1034:s1 early = compare.z.d %1068.1, 0x7ff00000
;;     %1033:s1 early = compare.nz.d %1068.0, 0
;;     %1032:s1 = and.ud %1034, %1033 scope:wave
;;     %1030:s1 = or.ud %1035, %1032 scope:wave
;;     %1028:s1 early = compare.g.ud %1064.1, 0x7ff00000
;;     %1027:s1 early = compare.z.d %1064.1, 0x7ff00000
;;     %1026:s1 early = compare.nz.d %1064.0, 0
;;     %1025:s1 = and.ud %1027, %1026 scope:wave
;;     %1023:s1 = or.ud %1028, %1025 scope:wave
;;     %1021:v2 early = select %1038, %1088.0, %1088.1, %1087.0, %1087.1
;;     %1019:v2 early = select %1023, %1088.0, %1088.1, %1021.0, %1021.1
;;     %1017:v2 early = select %1030, %1087.0, %1087.1, %1019.0, %1019.1
;;     %1011:v1 = add.d %1064.0, -1
;;     %1012:v1 = add.d %1064.1, 0x800fffff
;;     %1013:v1 tied(%1012) = carry %1011, -1
;;     %1015.0:v2 = mov.ud %1011
;;     %1014.1:v2 tied(%1015) = mov.ud %1013
;;     %1008:s1 early = compare.l.ud %1014.1, 0x7ffff
;;     %1007:s1 early = compare.z.d %1014.1, 0x7ffff
;;     %1005:s1 early = compare.l.ud %1014.0, -1
;;     %1003:s1 = and.ud %1007, %1005 scope:wave
;;     %1000:s1 = or.ud %1008, %1003 scope:wave
;;     %994:v1 = or.ud %1087.0, 0
;;     %995:v1 = or.ud %1087.1, 0x80000
;;     %997.0:v2 = mov.ud %994
;;     %996.1:v2 tied(%997) = mov.ud %995
;;     %993:v2 early = select %1000, %996.0, %996.1, %1017.0, %1017.1
;;     %987:v1 = add.d %1068.0, -1
;;     %988:v1 = add.d %1068.1, 0x800fffff
;;     %989:v1 tied(%988) = carry %987, -1
;;     %991.0:v2 = mov.ud %987
;;     %990.1:v2 tied(%991) = mov.ud %989
;;     %984:s1 early = compare.l.ud %990.1, 0x7ffff
;;     %983:s1 early = compare.z.d %990.1, 0x7ffff
;;     %981:s1 early = compare.l.ud %990.0, -1
;;     %979:s1 = and.ud %983, %981 scope:wave
;;     %976:s1 = or.ud %984, %979 scope:wave
;;     %970:v1 = or.ud %1088.0, 0
;;     %971:v1 = or.ud %1088.1, 0x80000
;;     %973.0:v2 = mov.ud %970
;;     %972.1:v2 tied(%973) = mov.ud %971
;;     %969:v2 early = select %976, %972.0, %972.1, %993.0, %993.1
;;     %963:v1 = add.ud %1095, 24
;;     %965.0:v3 = mov.ud %963
;;     %966.1:v3 tied(%965) = mov.ud %969.0
;;     %964.2:v3 tied(%966) = mov.ud %969.1
;;     store.d2 %964 surface:255
;;     %961:s1 early = compare.g.d %1056.1, %1048.1
;;     %958:s1 early = compare.ge.ud %1056.0, %1048.0
;;     %955:s1 = and.ud %1042, %958 scope:wave
;;     %952:s1 = or.ud %961, %955 scope:wave
;;     %949:v2 early = select %952, %1088.0, %1088.1, %1087.0, %1087.1
;;     %947:v2 early = select %1023, %1088.0, %1088.1, %949.0, %949.1
;;     %943:v2 early = select %1030, %1087.0, %1087.1, %947.0, %947.1
;;     %940:v2 early = select %1000, %996.0, %996.1, %943.0, %943.1
;;     %936:v2 early = select %976, %972.0, %972.1, %940.0, %940.1
;;     %928:v1 = add.ud %1095, 32
;;     %930.0:v3 = mov.ud %928
;;     %931.1:v3 tied(%930) = mov.ud %936.0
;;     %929.2:v3 tied(%931) = mov.ud %936.1
;;     store.d2 %929 surface:255
;;     %926:v1 = and.ud %1087.1, 0x80000000
;;     %925:v1 = and.ud %1088.1, 0x7fffffff
;;     %924:v1 = or.ud %926, %925
;;     %923.0:v2 = mov.ud %1088.0
;;     %922.1:v2 tied(%923) = mov.ud %924
;;     %916:v1 = add.ud %1095, 40
;;     %918.0:v3 = mov.ud %916
;;     %919.1:v3 tied(%918) = mov.ud %922.0
;;     %917.2:v3 tied(%919) = mov.ud %922.1
;;     store.d2 %917 surface:255
;;     %914:v2 early = double.mad %1088.0, %1088.1, %1087.0, %1087.1, %1086.0, %1086.1
;;     %909:v1 = add.ud %1095, 48
;;     %911.0:v3 = mov.ud %909
;;     %912.1:v3 tied(%911) = mov.ud %914.0
;;     %910.2:v3 tied(%912) = mov.ud %914.1
;;     store.d2 %910 surface:255
;;     %905:v1 = add.ud %1095, 56
;;     %907.0:v3 = mov.ud %905
;;     %908.1:v3 tied(%907) = mov.ud %914.0
;;     %906.2:v3 tied(%908) = mov.ud %914.1
;;     store.d2 %906 surface:255
;;     %903:v1 = and.ud %1088.1, 0x80000000
;;     %902:v1 = or.ud %903, 0x43300000
;;     %901.0:v2 = mov.ud 0
;;     %900.1:v2 tied(%901) = mov.ud %902
;;     mode.enter round:up scope:wave
;;     %897:v2 early = double.add %1088.0, %1088.1, %900.0, %900.1
;;     mode.leave round:up scope:wave
;;     %896:v2 early = double.add %897.0, %897.1, %900.0, %900.1 last:negated
;;     %892:v1 = and.ud %896.1, 0x7fffffff
;;     %890:v1 = or.ud %903, %892
;;     %888.0:v2 = mov.ud %896.0
;;     %887.1:v2 tied(%888) = mov.ud %890
;;     %883:s1 early = compare.nz.d %1088.0, 0
;;     %882:v1 early = select %883, 1, 0
;;     %880:v1 = or.ud %925, %882
;;     %878:v1 = or.ud %1088.1, 0x80000
;;     %877:v1 early = select_if.g.ud %880, 0x7ff00000, %878, %1088.1
;;     %874.0:v2 = mov.ud %1088.0
;;     %873.1:v2 tied(%874) = mov.ud %877
;;     %870:v2 early = select_if.l.ud %925, 0x43300000, %887.0, %887.1, %873.0, %873.1
;;     %865:v1 = add.ud %1095, 64
;;     %867.0:v3 = mov.ud %865
;;     %868.1:v3 tied(%867) = mov.ud %870.0
;;     %866.2:v3 tied(%868) = mov.ud %870.1
;;     store.d2 %866 surface:255
;;     mode.enter round:down scope:wave
;;     %863:v2 early = double.add %1088.0, %1088.1, %900.0, %900.1
;;     mode.leave round:down scope:wave
;;     %862:v2 early = double.add %863.0, %863.1, %900.0, %900.1 last:negated
;;     %858:v1 = and.ud %862.1, 0x7fffffff
;;     %856:v1 = or.ud %903, %858
;;     %854.0:v2 = mov.ud %862.0
;;     %853.1:v2 tied(%854) = mov.ud %856
;;     %849:v2 early = select_if.l.ud %925, 0x43300000, %853.0, %853.1, %873.0, %873.1
;;     %844:v1 = add.ud %1095, 72
;;     %846.0:v3 = mov.ud %844
;;     %847.1:v3 tied(%846) = mov.ud %849.0
;;     %845.2:v3 tied(%847) = mov.ud %849.1
;;     store.d2 %845 surface:255
;;     mode.enter round:zero scope:wave
;;     %842:v2 early = double.add %1088.0, %1088.1, %900.0, %900.1
;;     mode.leave round:zero scope:wave
;;     %841:v2 early = double.add %842.0, %842.1, %900.0, %900.1 last:negated
;;     %837:v1 = and.ud %841.1, 0x7fffffff
;;     %835:v1 = or.ud %903, %837
;;     %833.0:v2 = mov.ud %841.0
;;     %832.1:v2 tied(%833) = mov.ud %835
;;     %828:v2 early = select_if.l.ud %925, 0x43300000, %832.0, %832.1, %873.0, %873.1
;;     %823:v1 = add.ud %1095, 80
;;     %825.0:v3 = mov.ud %823
;;     %826.1:v3 tied(%825) = mov.ud %828.0
;;     %824.2:v3 tied(%826) = mov.ud %828.1
;;     store.d2 %824 surface:255
;;     %821:v2 early = double.add %1088.0, %1088.1, %900.0, %900.1
;;     %820:v2 early = double.add %821.0, %821.1, %900.0, %900.1 last:negated
;;     %815:v1 = and.ud %820.1, 0x7fffffff
;;     %813:v1 = or.ud %903, %815
;;     %811.0:v2 = mov.ud %820.0
;;     %810.1:v2 tied(%811) = mov.ud %813
;;     %806:v2 early = select_if.l.ud %925, 0x43300000, %810.0, %810.1, %873.0, %873.1
;;     %800:v1 = add.ud %1095, 88
;;     %802.0:v3 = mov.ud %800
;;     %803.1:v3 tied(%802) = mov.ud %806.0
;;     %801.2:v3 tied(%803) = mov.ud %806.1
;;     store.d2 %801 surface:255
;;     %798:v1 = xor.ud %1088.1, 0x80000000
;;     %797.0:v2 = mov.ud %1088.0
;;     %796.1:v2 tied(%797) = mov.ud %798
;;     %790:v1 = add.ud %1095, 96
;;     %792.0:v3 = mov.ud %790
;;     %793.1:v3 tied(%792) = mov.ud %796.0
;;     %791.2:v3 tied(%793) = mov.ud %796.1
;;     store.d2 %791 surface:255
;;     %788.0:v2 = mov.ud %1088.0
;;     %787.1:v2 tied(%788) = mov.ud %925
;;     %781:v1 = add.ud %1095, 104
;;     %783.0:v3 = mov.ud %781
;;     %784.1:v3 tied(%783) = mov.ud %787.0
;;     %782.2:v3 tied(%784) = mov.ud %787.1
;;     store.d2 %782 surface:255
;;     %776:v1 = add.d %1056.1, -%1059.1
;;     %777:v1 tied(%776) = borrow %1056.0, %1059.0
;;     %778.1:v2 = mov.ud %777
;;     %771:s1 early = compare.l.d %778.1, 0x10000000
;;     %769:s1 = xor.ud %1030, 0xffff scope:wave
;;     %767:s1 = and.ud %771, %769 scope:wave
;;     %764:v2 early = select %767, 0, 0x4ff00000, 0, 0x3ff00000
;;     %763:v2 early = double.mul %1088.0, %1088.1, %764.0, %764.1
;;     %761:v1 = shr.ud %763.1, 20
;;     %760:v1 = and.ud %761, 0x7ff
;;     %758:v1 = add.d %760, 0xfffffc01
;;     %757:v1 = and.ud %758, 1
;;     %756:v1 = asr.d %758, 1
;;     %754:v1 = add.d %757, 1023
;;     %752:v1 = and.ud %763.1, 0x800fffff
;;     %751:v1 = shl.ud %754, 20
;;     %749:v1 = or.ud %752, %751
;;     %746.0:v2 = mov.ud %763.0
;;     %745.1:v2 tied(%746) = mov.ud %749
;;     %741:v1 early = from_double.f %745.0, %745.1
;;     %739:v1 = math.rsq.f %741
;;     %737:v2 early = to_double.f %739
;;     %733:v1 = shl.ud %756, 20
;;     %731:v1 = add.d %737.1, -%733
;;     %728.0:v2 = mov.ud %737.0
;;     %727.1:v2 tied(%728) = mov.ud %731
;;     %723:v2 early = select_if.l.d %763.1, 0, 0, 0x7ff80000, %727.0, %727.1
;;     %721:v1 = add.d %760, -1
;;     %719:v1 early = from_double.f %763.0, %763.1
;;     %718:v1 = math.rsq.f %719
;;     %716:v2 early = to_double.f %718
;;     %714:v2 early = select_if.ge.ud %721, 0x7fe, %716.0, %716.1, %723.0, %723.1
;;     %710:v2 early = double.mul %763.0, %763.1, %714.0, %714.1
;;     %709:v2 early = double.mul %714.0, %714.1, 0, 0x3fe00000
;;     %706:v1 = xor.ud %709.1, 0x80000000
;;     %704.0:v2 = mov.ud %709.0
;;     %703.1:v2 tied(%704) = mov.ud %706
;;     %699:v2 early = double.mad %703.0, %703.1, %710.0, %710.1, 0, 0x3fe00000
;;     %697:v2 early = double.mad %709.0, %709.1, %699.0, %699.1, %709.0, %709.1
;;     %695:v2 early = double.mad %710.0, %710.1, %699.0, %699.1, %710.0, %710.1
;;     %691:v1 = xor.ud %695.1, 0x80000000
;;     %689.0:v2 = mov.ud %695.0
;;     %688.1:v2 tied(%689) = mov.ud %691
;;     %684:v2 early = double.mad %688.0, %688.1, %695.0, %695.1, %763.0, %763.1
;;     mode.enter round:zero scope:wave
;;     %682:v2 early = double.mad %684.0, %684.1, %697.0, %697.1, %695.0, %695.1
;;     mode.leave round:zero scope:wave
;;     %674:v1 = add.d %682.0, 1
;;     %675:v1 = mov.ud %682.1
;;     %676:v1 tied(%675) = carry %674, 1
;;     %678.0:v2 = mov.ud %674
;;     %677.1:v2 tied(%678) = mov.ud %676
;;     %671:v1 = xor.ud %677.1, 0x80000000
;;     %669.0:v2 = mov.ud %677.0
;;     %668.1:v2 tied(%669) = mov.ud %671
;;     %664:v2 early = double.mad %668.0, %668.1, %682.0, %682.1, %763.0, %763.1
;;     %658:v1 = and.ud %664.0, -1
;;     %659:v1 = and.ud %664.1, 0x7fffffff
;;     %661.0:v2 = mov.ud %658
;;     %660.1:v2 tied(%661) = mov.ud %659
;;     %657:s1 early = compare.g.ud %660.1, 0x7ff00000
;;     %656:s1 early = compare.z.d %660.1, 0x7ff00000
;;     %654:s1 early = compare.nz.d %660.0, 0
;;     %652:s1 = and.ud %656, %654 scope:wave
;;     %649:s1 = or.ud %657, %652 scope:wave
;;     %645:v1 = asr.d %664.1, 31
;;     %643.0:v2 = mov.ud %645
;;     %642.1:v2 tied(%643) = mov.ud %645
;;     %637:v1 = xor.ud %660.0, %642.0
;;     %638:v1 = xor.ud %660.1, %642.1
;;     %640.0:v2 = mov.ud %637
;;     %639.1:v2 tied(%640) = mov.ud %638
;;     %631:v1 = add.d %639.0, -%642.0
;;     %632:v1 = add.d %639.1, -%642.1
;;     %633:v1 tied(%632) = borrow %639.0, %642.0
;;     %635.0:v2 = mov.ud %631
;;     %634.1:v2 tied(%635) = mov.ud %633
;;     %627:s1 early = compare.g.d %634.1, 0
;;     %626:s1 early = compare.z.d %634.1, 0
;;     %624:s1 early = compare.nz.d %634.0, 0
;;     %622:s1 = and.ud %626, %624 scope:wave
;;     %619:s1 = or.ud %627, %622 scope:wave
;;     %616:s1 = xor.ud %649, 0xffff scope:wave
;;     %614:s1 = and.ud %619, %616 scope:wave
;;     %611:v2 early = select %614, %677.0, %677.1, %682.0, %682.1
;;     %607:v2 early = select %767, 0, 0x37f00000, 0, 0x3ff00000
;;     %605:v2 early = double.mul %611.0, %611.1, %607.0, %607.1
;;     %599:v1 = and.ud %763.0, -1
;;     %600:v1 = and.ud %763.1, 0x7fffffff
;;     %602.0:v2 = mov.ud %599
;;     %601.1:v2 tied(%602) = mov.ud %600
;;     %597:v1 early = select_if.l.d %763.1, 0, 8, 256
;;     %596:v1 early = select_if.l.d %763.1, 0, 16, 128
;;     %595:v1 early = select_if.l.d %763.1, 0, 32, 64
;;     %594:v1 early = select_if.l.d %763.1, 0, 4, 512
;;     %591:v1 early = select_if.l.ud %601.1, 0x100000, %596, %597
;;     %588:v1 = or.ud %601.0, %601.1
;;     %587:v1 early = select_if.z.d %588, 0, %595, %591
;;     %583:v1 = xor.ud %601.1, 0x7ff00000
;;     %582:v1 = or.ud %601.0, %583
;;     %580:v1 early = select_if.z.d %582, 0, %594, %587
;;     %576:s1 early = compare.g.ud %601.1, 0x7ff00000
;;     %575:s1 early = compare.z.d %601.1, 0x7ff00000
;;     %574:s1 early = compare.nz.d %601.0, 0
;;     %572:s1 = and.ud %575, %574 scope:wave
;;     %569:s1 = or.ud %576, %572 scope:wave
;;     %566:v1 early = select %569, 1, %580
;;     %563:s1 early = compare.g.ud %601.1, 0x7ff80000
;;     %562:s1 early = compare.z.d %601.1, 0x7ff80000
;;     %560:s1 = or.ud %563, %562 scope:wave
;;     %557:v1 early = select %560, 2, %566
;;     %554:v1 = and.ud %557, 608
;;     %552:v2 early = select_if.nz.d %554, 0, %763.0, %763.1, %605.0, %605.1
;;     %545:v1 = add.ud %1095, 112
;;     %547.0:v3 = mov.ud %545
;;     %548.1:v3 tied(%547) = mov.ud %552.0
;;     %546.2:v3 tied(%548) = mov.ud %552.1
;;     store.d2 %546 surface:255
;;     %543:v1 = shr.ud %1088.1, 20
;;     %542:v1 = and.ud %543, 0x7ff
;;     %540:v1 = add.d %542, 0xfffffc01
;;     %539:v1 = and.ud %540, 1
;;     %538:v1 = asr.d %540, 1
;;     %537:v1 = add.d %539, 1023
;;     %535:v1 = and.ud %1088.1, 0x800fffff
;;     %534:v1 = shl.ud %537, 20
;;     %532:v1 = or.ud %535, %534
;;     %530.0:v2 = mov.ud %1088.0
;;     %529.1:v2 tied(%530) = mov.ud %532
;;     %527:v1 early = from_double.f %529.0, %529.1
;;     %525:v1 = math.rsq.f %527
;;     %523:v2 early = to_double.f %525
;;     %521:v1 = xor.ud %532, 0x80000000
;;     %519.0:v2 = mov.ud %1088.0
;;     %518.1:v2 tied(%519) = mov.ud %521
;;     %515:v2 early = double.mul %518.0, %518.1, %523.0, %523.1
;;     %513:v2 early = double.mad %515.0, %515.1, %523.0, %523.1, 0, 0x3ff00000
;;     %511:v2 early = double.mad 0, 0x3fd80000, %513.0, %513.1, 0, 0x3fe00000
;;     %510:v2 early = double.mul %523.0, %523.1, %513.0, %513.1
;;     %508:v2 early = double.mad %511.0, %511.1, %510.0, %510.1, %523.0, %523.1
;;     %502:v1 = shl.ud %538, 20
;;     %500:v1 = add.d %508.1, -%502
;;     %497.0:v2 = mov.ud %508.0
;;     %496.1:v2 tied(%497) = mov.ud %500
;;     %492:v2 early = select_if.l.d %1088.1, 0, 0, 0x7ff80000, %496.0, %496.1
;;     %490:v1 = add.d %542, -1
;;     %489:v1 early = from_double.f %1088.0, %1088.1
;;     %488:v1 = math.rsq.f %489
;;     %487:v2 early = to_double.f %488
;;     %485:v2 early = select_if.ge.ud %490, 0x7fe, %487.0, %487.1, %492.0, %492.1
;;     %479:v1 = add.ud %1095, 120
;;     %481.0:v3 = mov.ud %479
;;     %482.1:v3 tied(%481) = mov.ud %485.0
;;     %480.2:v3 tied(%482) = mov.ud %485.1
;;     store.d2 %480 surface:255
;;     %477:v1 = or.ud %535, 0x3ff00000
;;     %475.0:v2 = mov.ud %1088.0
;;     %474.1:v2 tied(%475) = mov.ud %477
;;     %472:v1 early = from_double.f %474.0, %474.1
;;     %470:v1 = math.inv.f %472
;;     %468:v2 early = to_double.f %470
;;     %466:v1 = xor.ud %477, 0x80000000
;;     %464.0:v2 = mov.ud %1088.0
;;     %463.1:v2 tied(%464) = mov.ud %466
;;     %459:v2 early = double.mad %463.0, %463.1, %468.0, %468.1, 0, 0x3ff00000
;;     %457:v2 early = double.mad %459.0, %459.1, %459.0, %459.1, %459.0, %459.1
;;     %455:v2 early = double.mad %468.0, %468.1, %457.0, %457.1, %468.0, %468.1
;;     %450:v1 = shl.ud %540, 20
;;     %448:v1 = add.d %455.1, -%450
;;     %445.0:v2 = mov.ud %455.0
;;     %444.1:v2 tied(%445) = mov.ud %448
;;     %440:v1 = math.inv.f %489
;;     %438:v2 early = to_double.f %440
;;     %436:v2 early = select_if.ge.ud %490, 0x7fe, %438.0, %438.1, %444.0, %444.1
;;     %432:v1 = add.d %542, 0xfffff803
;;     %431.0:v2 = mov.ud 0
;;     %430.1:v2 tied(%431) = mov.ud %903
;;     %428:v2 early = select_if.l.ud %432, 2, %430.0, %430.1, %436.0, %436.1
;;     %421:v1 = add.ud %1095, 128
;;     %423.0:v3 = mov.ud %421
;;     %424.1:v3 tied(%423) = mov.ud %428.0
;;     %422.2:v3 tied(%424) = mov.ud %428.1
;;     store.d2 %422 surface:255
;;     %419:v2 early = double.mul %1088.0, %1088.1, 0, 0x43f00000
;;     %418:v2 early = select_if.z.d %542, 0, %419.0, %419.1, %1088.0, %1088.1
;;     %415:v1 = shr.ud %418.1, 20
;;     %414:v1 = and.ud %415, 0x7ff
;;     %412:v1 = add.d %414, -64
;;     %411:v1 early = select_if.z.d %542, 0, %412, %414
;;     %406:v1 = and.ud %418.1, 0x800fffff
;;     %404:v1 = or.ud %406, 0x3ff00000
;;     %402.0:v2 = mov.ud %418.0
;;     %401.1:v2 tied(%402) = mov.ud %404
;;     %398:v1 = shr.ud %1087.1, 20
;;     %397:v1 = and.ud %398, 0x7ff
;;     %395:v2 early = double.mul %1087.0, %1087.1, 0, 0x43f00000
;;     %394:v2 early = select_if.z.d %397, 0, %395.0, %395.1, %1087.0, %1087.1
;;     %391:v1 = shr.ud %394.1, 20
;;     %390:v1 = and.ud %391, 0x7ff
;;     %388:v1 = add.d %390, -64
;;     %387:v1 early = select_if.z.d %397, 0, %388, %390
;;     %382:v1 = and.ud %394.1, 0x800fffff
;;     %380:v1 = or.ud %382, 0x3ff00000
;;     %378.0:v2 = mov.ud %394.0
;;     %377.1:v2 tied(%378) = mov.ud %380
;;     %375:v1 early = from_double.f %377.0, %377.1
;;     %373:v1 = math.inv.f %375
;;     %371:v2 early = to_double.f %373
;;     %367:v1 = add.d %371.1, 1
;;     %365.0:v2 = mov.ud %371.0
;;     %364.1:v2 tied(%365) = mov.ud %367
;;     %360:v1 = xor.ud %380, 0x80000000
;;     %358.0:v2 = mov.ud %394.0
;;     %357.1:v2 tied(%358) = mov.ud %360
;;     %353:v2 early = double.mad %357.0, %357.1, %364.0, %364.1, 0, 0x3ff00000
;;     %352:v2 early = double.mad %353.0, %353.1, %353.0, %353.1, %353.0, %353.1
;;     %350:v2 early = double.mad %364.0, %364.1, %352.0, %352.1, %364.0, %364.1
;;     %347:v2 early = double.mad %357.0, %357.1, %350.0, %350.1, 0, 0x3ff00000
;;     %346:v2 early = double.mad %350.0, %350.1, %347.0, %347.1, %350.0, %350.1
;;     %343:v2 early = double.mul %401.0, %401.1, %346.0, %346.1
;;     %342:v2 early = double.mad %357.0, %357.1, %343.0, %343.1, %401.0, %401.1
;;     %341:v2 early = double.mad %342.0, %342.1, %346.0, %346.1, %343.0, %343.1
;;     %337:v2 early = double.mad %357.0, %357.1, %341.0, %341.1, %401.0, %401.1
;;     %332:v1 = shl.ud %337.1, 1
;;     %331:v1 = or.ud %337.0, %332
;;     %328:s1 early = compare.nz.d %331, 0
;;     %326:v1 = xor.ud %404, %337.1
;;     %323:s1 early = compare.l.d %326, 0
;;     %321:s1 = and.ud %328, %323 scope:wave
;;     %317:v1 = and.ud %341.1, 0xfffff
;;     %316:v1 = or.ud %317, 0x100000
;;     %314:v1 = shl.ud %341.0, 2
;;     %313:v1 = shr.ud %341.0, 30
;;     %311:v1 = shl.ud %316, 2
;;     %309:v1 = or.ud %311, %313
;;     %306.0:v2 = mov.ud %314
;;     %305.1:v2 tied(%306) = mov.ud %309
;;     %302:v1 early = select %328, 1, 0
;;     %300.0:v2 = mov.ud %302
;;     %299.1:v2 tied(%300) = mov.ud 0
;;     %293:v1 = add.d %305.0, %299.0
;;     %294:v1 = add.d %305.1, %299.1
;;     %295:v1 tied(%294) = carry %293, %299.0
;;     %297.0:v2 = mov.ud %293
;;     %296.1:v2 tied(%297) = mov.ud %295
;;     %288:v1 = add.d %305.0, -%299.0
;;     %289:v1 = add.d %305.1, -%299.1
;;     %290:v1 tied(%289) = borrow %305.0, %299.0
;;     %292.0:v2 = mov.ud %288
;;     %291.1:v2 tied(%292) = mov.ud %290
;;     %285:v2 early = select %321, %291.0, %291.1, %296.0, %296.1
;;     %281:v1 = shr.ud %341.1, 20
;;     %279:v1 = and.ud %281, 0x7ff
;;     %277:v1 = add.d %411, -%387
;;     %274:v1 = add.d %277, %279
;;     %271:v1 = xor.ud %1088.1, %1087.1
;;     %268:v1 = add.d 1, -%274
;;     %267:v1 early = select_if.g.d %274, 0, 0, %268
;;     %265:v1 = add.d %267, 2
;;     %263:v1 = minmax.l.d %265, 62
;;     %261:v1 = and.ud %263, 32
;;     %260:v1 = and.ud %263, 31
;;     %259:v1 = xor.ud %260, 31
;;     %257:v1 = shl.ud 1, %263
;;     %256:v1 early = select_if.nz.d %261, 0, 0, %257
;;     %255:v1 early = select_if.nz.d %261, 0, %257, 0
;;     %253.0:v2 = mov.ud %256
;;     %252.1:v2 tied(%253) = mov.ud %255
;;     %245:v1 = add.d %252.0, -1
;;     %246:v1 = add.d %252.1, -1
;;     %247:v1 tied(%246) = carry %245, -1
;;     %249.0:v2 = mov.ud %245
;;     %248.1:v2 tied(%249) = mov.ud %247
;;     %243:v1 = shr.ud %285.1, %263
;;     %242:v1 = shl.ud %285.1, 1
;;     %240:v1 = shl.ud %242, %259
;;     %238:v1 = shr.ud %285.0, %263
;;     %236:v1 = or.ud %238, %240
;;     %233:v1 early = select_if.nz.d %261, 0, %243, %236
;;     %231:v1 early = select_if.nz.d %261, 0, 0, %243
;;     %229.0:v2 = mov.ud %233
;;     %228.1:v2 tied(%229) = mov.ud %231
;;     %224:v1 = shr.ud %248.1, 1
;;     %223:v1 = shl.ud %248.1, 31
;;     %221:v1 = shr.ud %248.0, 1
;;     %219:v1 = or.ud %221, %223
;;     %216.0:v2 = mov.ud %219
;;     %215.1:v2 tied(%216) = mov.ud %224
;;     %209:v1 = and.ud %228.0, 1
;;     %210:v1 = and.ud %228.1, 0
;;     %212.0:v2 = mov.ud %209
;;     %211.1:v2 tied(%212) = mov.ud %210
;;     %203:v1 = add.d %215.0, %211.0
;;     %204:v1 = add.d %215.1, %211.1
;;     %205:v1 tied(%204) = carry %203, %211.0
;;     %207.0:v2 = mov.ud %203
;;     %206.1:v2 tied(%207) = mov.ud %205
;;     %196:v1 = add.d %285.0, %206.0
;;     %197:v1 = add.d %285.1, %206.1
;;     %198:v1 tied(%197) = carry %196, %206.0
;;     %200.0:v2 = mov.ud %196
;;     %199.1:v2 tied(%200) = mov.ud %198
;;     %192:v1 = shr.ud %199.1, %263
;;     %191:v1 = shl.ud %199.1, 1
;;     %189:v1 = shl.ud %191, %259
;;     %186:v1 = shr.ud %199.0, %263
;;     %183:v1 = or.ud %186, %189
;;     %180:v1 early = select_if.nz.d %261, 0, %192, %183
;;     %178:v1 early = select_if.nz.d %261, 0, 0, %192
;;     %175.0:v2 = mov.ud %180
;;     %174.1:v2 tied(%175) = mov.ud %178
;;     %171:v1 = add.d %274, -1
;;     %170:v1 early = select_if.g.d %274, 0, %171, 0
;;     %168:v1 = shl.ud %170, 20
;;     %166.0:v2 = mov.ud 0
;;     %165.1:v2 tied(%166) = mov.ud %168
;;     %159:v1 = add.d %174.0, %165.0
;;     %160:v1 = add.d %174.1, %165.1
;;     %161:v1 tied(%160) = carry %159, %165.0
;;     %163.0:v2 = mov.ud %159
;;     %162.1:v2 tied(%163) = mov.ud %161
;;     %156:s1 early = compare.ge.d %274, 0x7ff
;;     %154:s1 early = compare.g.ud %162.1, 0x7fefffff
;;     %152:s1 = or.ud %154, %156 scope:wave
;;     %149:v2 early = select %152, 0, 0x7ff00000, %162.0, %162.1
;;     %146:v1 = and.ud %271, 0x80000000
;;     %143:v1 = or.ud %149.1, %146
;;     %140.0:v2 = mov.ud %149.0
;;     %139.1:v2 tied(%140) = mov.ud %143
;;     %135:v1 = or.ud %1068.0, %1068.1
;;     %132:s1 early = compare.z.d %135, 0
;;     %130:s1 = or.ud %1035, %1034 scope:wave
;;     %127:s1 = or.ud %132, %130 scope:wave
;;     %124:v1 = or.ud %903, 0x3ff00000
;;     %122.0:v2 = mov.ud 0
;;     %121.1:v2 tied(%122) = mov.ud %124
;;     %118:v2 early = select %127, %1088.0, %1088.1, %121.0, %121.1
;;     %116:v1 = or.ud %1064.0, %1064.1
;;     %113:s1 early = compare.z.d %116, 0
;;     %111:s1 = or.ud %1028, %1027 scope:wave
;;     %108:s1 = or.ud %113, %111 scope:wave
;;     %105:v1 = or.ud %926, 0x3ff00000
;;     %103.0:v2 = mov.ud 0
;;     %102.1:v2 tied(%103) = mov.ud %105
;;     %99:v2 early = select %108, %1087.0, %1087.1, %102.0, %102.1
;;     %97:s1 = or.ud %127, %108 scope:wave
;;     %94:v1 = shr.ud %99.1, 20
;;     %93:v1 = and.ud %94, 0x7ff
;;     %91:v1 = add.d %93, 0xfffffc01
;;     %90:v1 = and.ud %99.1, 0x800fffff
;;     %88:v1 = or.ud %90, 0x3ff00000
;;     %86.0:v2 = mov.ud %99.0
;;     %85.1:v2 tied(%86) = mov.ud %88
;;     %81:v1 early = from_double.f %85.0, %85.1
;;     %79:v1 = math.inv.f %81
;;     %77:v2 early = to_double.f %79
;;     %73:v1 = shl.ud %91, 20
;;     %71:v1 = add.d %77.1, -%73
;;     %68.0:v2 = mov.ud %77.0
;;     %67.1:v2 tied(%68) = mov.ud %71
;;     %63:v1 = add.d %93, -1
;;     %61:v1 early = from_double.f %99.0, %99.1
;;     %60:v1 = math.inv.f %61
;;     %58:v2 early = to_double.f %60
;;     %56:v2 early = select_if.ge.ud %63, 0x7fe, %58.0, %58.1, %67.0, %67.1
;;     %49:v1 = and.ud %99.0, -1
;;     %50:v1 = and.ud %99.1, 0x7fffffff
;;     %52.0:v2 = mov.ud %49
;;     %51.1:v2 tied(%52) = mov.ud %50
;;     %46:s1 early = compare.g.ud %51.1, 0x7ff00000
;;     %45:s1 early = compare.z.d %51.1, 0x7ff00000
;;     %43:s1 early = compare.nz.d %51.0, 0
;;     %41:s1 = and.ud %45, %43 scope:wave
;;     %38:s1 = or.ud %46, %41 scope:wave
;;     %35:v2 early = select %38, %99.0, %99.1, %56.0, %56.1
;;     %31:v2 early = double.mul %118.0, %118.1, %35.0, %35.1
;;     %28:v2 early = select %97, %31.0, %31.1, %139.0, %139.1
;;     %21:v1 = add.ud %1095, 136
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %28.0
;;     %22.2:v3 tied(%24) = mov.ud %28.1
;;     store.d2 %22 surface:255
;;     %16:v1 = add.ud %1095, 144
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud %1085.0
;;     %17.2:v3 tied(%19) = mov.ud %1085.1
;;     store.d2 %17 surface:255
;;     %12:v1 = add.ud %1095, 152
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud %1085.0
;;     %13.2:v3 tied(%15) = mov.ud %1085.1
;;     store.d2 %13 surface:255
;;     %10:v1 early = load.d1 %1095 surface:255 offset:32
;;     %9:v2 early = select_if.nz.d %10, 0, %1088.0, %1088.1, %1087.0, %1087.1
;;     %2:v1 = add.ud %1095, 160
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 surface:255
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
;;     %176:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %175:v1 = mov.ud.uw r1.0.uw.lanes
;;     %174:v1 = mov.ud %175
;;     %167:v1 = add.d %176, %174
;;     %171:v1 = mov.ud %167
;;     %164:v1 early = load.d1 %171 surface:255 offset:8
;;     %163:v1 early = load.d1 %171 surface:255 offset:16
;;     %162:v1 early = load.d1 %171 surface:255 offset:24
;;     %159:v1 = and.ud %164, 0x7fffffff
;;     %158:v1 = and.ud %163, 0x7fffffff
;;     %157:s1 early = compare.g.ud %159, 0x7f800000
;;     %156:s1 early = compare.g.ud %158, 0x7f800000
;;     %155:s1 = or.ud %157, %156 scope:wave
;;     %152:v1 = asr.d %164, 31
;;     %151:v1 = xor.ud %159, %152
;;     %150:v1 = add.d %151, -%152
;;     %147:v1 = asr.d %163, 31
;;     %145:v1 = xor.ud %158, %147
;;     %143:v1 = add.d %145, -%147
;;     %140:s1 early = compare.z.d %150, %143
;;     %139:s1 = xor.ud %155, 0xffff scope:wave
;;     %138:s1 = and.ud %140, %139 scope:wave
;;     %137:v1 early = select %138, 1, 0
;;     %135.0:v2 = mov.ud %171
;;     %134.1:v2 tied(%135) = mov.ud %137
;;     store.d1 %134 surface:255
;;     %132:s1 early = compare.nz.d %150, %143
;;     %131:s1 = and.ud %132, %139 scope:wave
;;     %130:v1 early = select %131, 1, 0
;;     %126:v1 = add.ud %171, 8
;;     %128.0:v2 = mov.ud %126
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     store.d1 %127 surface:255
;;     %124:s1 early = compare.l.d %150, %143
;;     %123:s1 = and.ud %124, %139 scope:wave
;;     %122:v1 early = select %123, 1, 0
;;     %118:v1 = add.ud %171, 16
;;     %120.0:v2 = mov.ud %118
;;     %119.1:v2 tied(%120) = mov.ud %122
;;     store.d1 %119 surface:255
;;     %116:s1 early = compare.le.d %150, %143
;;     %115:s1 = and.ud %116, %139 scope:wave
;;     %114:v1 early = select %115, 1, 0
;;     %110:v1 = add.ud %171, 24
;;     %112.0:v2 = mov.ud %110
;;     %111.1:v2 tied(%112) = mov.ud %114
;;     store.d1 %111 surface:255
;;     %108:s1 early = compare.g.d %150, %143
;;     %107:s1 = and.ud %108, %139 scope:wave
;;     %106:v1 early = select %107, 1, 0
;;     %102:v1 = add.ud %171, 32
;;     %104.0:v2 = mov.ud %102
;;     %103.1:v2 tied(%104) = mov.ud %106
;;     store.d1 %103 surface:255
;;     %100:s1 early = compare.ge.d %150, %143
;;     %97:s1 = and.ud %100, %139 scope:wave
;;     %96:v1 early = select %97, 1, 0
;;     %92:v1 = add.ud %171, 40
;;     %94.0:v2 = mov.ud %92
;;     %93.1:v2 tied(%94) = mov.ud %96
;;     store.d1 %93 surface:255
;;     %90:s1 = or.ud %140, %155 scope:wave
;;     %88:v1 early = select %90, 1, 0
;;     %84:v1 = add.ud %171, 48
;;     %86.0:v2 = mov.ud %84
;;     %85.1:v2 tied(%86) = mov.ud %88
;;     store.d1 %85 surface:255
;;     %82:s1 = or.ud %132, %155 scope:wave
;;     %80:v1 early = select %82, 1, 0
;;     %76:v1 = add.ud %171, 56
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %80
;;     store.d1 %77 surface:255
;;     %74:s1 = or.ud %124, %155 scope:wave
;;     %72:v1 early = select %74, 1, 0
;;     %68:v1 = add.ud %171, 64
;;     %70.0:v2 = mov.ud %68
;;     %69.1:v2 tied(%70) = mov.ud %72
;;     store.d1 %69 surface:255
;;     %66:s1 = or.ud %116, %155 scope:wave
;;     %64:v1 early = select %66, 1, 0
;;     %60:v1 = add.ud %171, 72
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %64
;;     store.d1 %61 surface:255
;;     %58:s1 = or.ud %108, %155 scope:wave
;;     %56:v1 early = select %58, 1, 0
;;     %52:v1 = add.ud %171, 80
;;     %54.0:v2 = mov.ud %52
;;     %53.1:v2 tied(%54) = mov.ud %56
;;     store.d1 %53 surface:255
;;     %50:s1 = or.ud %100, %155 scope:wave
;;     %48:v1 early = select %50, 1, 0
;;     %44:v1 = add.ud %171, 88
;;     %46.0:v2 = mov.ud %44
;;     %45.1:v2 tied(%46) = mov.ud %48
;;     store.d1 %45 surface:255
;;     %42:v1 early = select %139, 1, 0
;;     %38:v1 = add.ud %171, 96
;;     %40.0:v2 = mov.ud %38
;;     %39.1:v2 tied(%40) = mov.ud %42
;;     store.d1 %39 surface:255
;;     %36:v1 early = select %155, 1, 0
;;     %32:v1 = add.ud %171, 104
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     store.d1 %33 surface:255
;;     %30:v1 early = select_if.l.d %164, 0, 8, 256
;;     %29:v1 early = select_if.l.d %164, 0, 16, 128
;;     %28:v1 early = select_if.l.d %164, 0, 32, 64
;;     %27:v1 early = select_if.l.d %164, 0, 4, 512
;;     %25:v1 early = select_if.l.ud %159, 0x800000, %29, %30
;;     %22:v1 early = select_if.z.d %159, 0, %28, %25
;;     %19:v1 early = select_if.z.d %159, 0x7f800000, %27, %22
;;     %16:v1 early = select_if.g.ud %159, 0x7f800000, 1, %19
;;     %14:v1 early = select_if.ge.ud %159, 0x7fc00000, 2, %16
;;     %11:v1 = and.ud %14, %162
;;     %8:s1 early = compare.nz.d %11, 0
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %171, 112
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %205:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %204:v1 = mov.ud.uw r1.0.uw.lanes
;;     %203:v1 = mov.ud %204
;;     %196:v1 = add.d %205, %203
;;     %200:v1 = mov.ud %196
;;     %193:v1 early = load.b2 %200 surface:255 offset:8
;;     %192:v1 early = load.d1 %200 surface:255 offset:16
;;     %191:v2 early = load.d2 %200 surface:255 offset:24
;;     %190:v1 early = load.d1 %200 surface:255 offset:32
;;     %189:v2 early = to_double.f %192
;;     %187.0:v3 = mov.ud %200
;;     %188.1:v3 tied(%187) = mov.ud %189.0
;;     %186.2:v3 tied(%188) = mov.ud %189.1
;;     store.d2 %186 surface:255
;;     %181:v1 = and.ud %191.0, -1
;;     %182:v1 = and.ud %191.1, 0x7fffffff
;;     %184.0:v2 = mov.ud %181
;;     %183.1:v2 tied(%184) = mov.ud %182
;;     %177:v1 = mov.ud %183.0
;;     %178:v1 = add.d %183.1, 0xc8000000
;;     %180.0:v2 = mov.ud %177
;;     %179.1:v2 tied(%180) = mov.ud %178
;;     %176:v1 = shr.ud %179.1, 29
;;     %175:v1 = shl.ud %179.1, 3
;;     %173:v1 = shr.ud %179.0, 29
;;     %171:v1 = or.ud %173, %175
;;     %168.0:v2 = mov.ud %171
;;     %167.1:v2 tied(%168) = mov.ud %176
;;     %161:v1 = and.ud %167.0, 1
;;     %162:v1 = and.ud %167.1, 0
;;     %164.0:v2 = mov.ud %161
;;     %163.1:v2 tied(%164) = mov.ud %162
;;     %155:v1 = add.d %163.0, 0xfffffff
;;     %156:v1 = mov.ud %163.1
;;     %157:v1 tied(%156) = carry %155, 0xfffffff
;;     %159.0:v2 = mov.ud %155
;;     %158.1:v2 tied(%159) = mov.ud %157
;;     %149:v1 = add.d %179.0, %158.0
;;     %150:v1 = add.d %179.1, %158.1
;;     %151:v1 tied(%150) = carry %149, %158.0
;;     %153.0:v2 = mov.ud %149
;;     %152.1:v2 tied(%153) = mov.ud %151
;;     %145:v1 = shl.ud %152.1, 3
;;     %143:v1 = shr.ud %152.0, 29
;;     %141:v1 = or.ud %143, %145
;;     %138:s1 early = compare.g.ud %141, 0x7f7fffff
;;     %136:s1 early = compare.g.ud %183.1, 0x47f00000
;;     %135:s1 early = compare.z.d %183.1, 0x47f00000
;;     %134:s1 = or.ud %136, %135 scope:wave
;;     %131:s1 = or.ud %138, %134 scope:wave
;;     %128:v1 early = select %131, 0x7f800000, %141
;;     %122:v1 = and.ud %191.0, 0
;;     %123:v1 = and.ud %191.1, 0x80000000
;;     %125.0:v2 = mov.ud %122
;;     %124.1:v2 tied(%125) = mov.ud %123
;;     %117:v1 = or.ud %124.0, 0
;;     %118:v1 = or.ud %124.1, 0x39e00000
;;     %120.0:v2 = mov.ud %117
;;     %119.1:v2 tied(%120) = mov.ud %118
;;     %114:v2 early = double.add %191.0, %191.1, %119.0, %119.1
;;     %108:v1 = and.ud %114.0, -1
;;     %111:v1 = mov.ud %108
;;     %103:v1 = mov.ud %111
;;     %106:v1 = mov.ud %103
;;     %100:v1 early = select_if.l.ud %183.1, 0x38100000, %106, %128
;;     %97:v1 = xor.ud %183.1, 0x7ff00000
;;     %96:v1 = or.ud %183.0, %97
;;     %94:v1 early = select_if.z.d %96, 0, 0x7f800000, %100
;;     %91:v1 = shr.ud %191.0, 29
;;     %89:v1 = shl.ud %191.1, 3
;;     %88:v1 = or.ud %91, %89
;;     %85:v1 = and.ud %88, 0x7fffff
;;     %83:v1 = or.ud %85, 0x7fc00000
;;     %81:s1 early = compare.g.ud %183.1, 0x7ff00000
;;     %80:s1 early = compare.z.d %183.1, 0x7ff00000
;;     %78:s1 early = compare.nz.d %183.0, 0
;;     %76:s1 = and.ud %80, %78 scope:wave
;;     %73:s1 = or.ud %81, %76 scope:wave
;;     %70:v1 early = select %73, %83, %94
;;     %66:v1 early = select_if.l.d %191.1, 0, 0x80000000, 0
;;     %64:v1 = or.ud %70, %66
;;     %58:v1 = add.ud %200, 8
;;     %60.0:v2 = mov.ud %58
;;     %59.1:v2 tied(%60) = mov.ud %64
;;     store.d1 %59 surface:255
;;     %56:v1 = f16to32.f.uw %193
;;     %52:v1 = add.ud %200, 16
;;     %54.0:v2 = mov.ud %52
;;     %53.1:v2 tied(%54) = mov.ud %56
;;     store.d1 %53 surface:255
;;     %50:v1 = f32to16.uw.f %192
;;     %47:v1 = add.ud %200, 24
;;     %49.0:v2 = mov.ud %47
;;     %48.1:v2 tied(%49) = mov.ud %50
;;     store.b2 %48 surface:255
;;     %45:v1 = mov.f.d %190
;;     %42:v1 = add.ud %200, 32
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %45
;;     store.d1 %43 surface:255
;;     %40:v1 = mov.f.ud %190
;;     %37:v1 = add.ud %200, 40
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %40
;;     store.d1 %38 surface:255
;;     %35:v2 early = to_double.d %190
;;     %31:v1 = add.ud %200, 48
;;     %33.0:v3 = mov.ud %31
;;     %34.1:v3 tied(%33) = mov.ud %35.0
;;     %32.2:v3 tied(%34) = mov.ud %35.1
;;     store.d2 %32 surface:255
;;     %29:v2 early = to_double.ud %190
;;     %24:v1 = add.ud %200, 56
;;     %26.0:v3 = mov.ud %24
;;     %27.1:v3 tied(%26) = mov.ud %29.0
;;     %25.2:v3 tied(%27) = mov.ud %29.1
;;     store.d2 %25 surface:255
;;     %22:v1 = mov.d.f %192
;;     %19:v1 = add.ud %200, 64
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %22
;;     store.d1 %20 surface:255
;;     %17:v1 = mov.ud.f %192
;;     %13:v1 = add.ud %200, 72
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     store.d1 %14 surface:255
;;     %11:v1 early = from_double.d %191.0, %191.1
;;     %8:v1 = add.ud %200, 80
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 surface:255
;;     %6:v1 early = from_double.ud %191.0, %191.1
;;     %2:v1 = add.ud %200, 88
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
