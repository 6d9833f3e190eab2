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
;;     %213:v1 = mov.ud.uw r1.0.uw.lanes
;;     %208:v1 = add.d r8.0.ud, %213
;;     %212:v1 = mov.ud %208
;;     %206:v1 early = load.b2 %212 space:global offset:8
;;     %205:v1 early = load.b2 %212 space:global offset:16
;;     %204:v1 early = load.b2 %212 space:global offset:24
;;     %203:v1 = f16to32.f.uw %206
;;     %202:v1 = f16to32.f.uw %205
;;     %201:v1 = add.f %203, %202
;;     %200:v1 = f32to16.uw.f %201
;;     %198.0:v2 = mov.ud %212
;;     %197.1:v2 tied(%198) = mov.ud %200
;;     store.b2 %197 space:global
;;     %196:v1 = add.f %203, -%202
;;     %195:v1 = f32to16.uw.f %196
;;     %191:v1 = add.ud %212, 8
;;     %193.0:v2 = mov.ud %191
;;     %192.1:v2 tied(%193) = mov.ud %195
;;     store.b2 %192 space:global
;;     %189:v1 = mul.f %203, %202
;;     %187:v1 = f32to16.uw.f %189
;;     %184:v1 = add.ud %212, 16
;;     %186.0:v2 = mov.ud %184
;;     %185.1:v2 tied(%186) = mov.ud %187
;;     store.b2 %185 space:global
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
;;     %151:v1 = add.ud %212, 24
;;     %153.0:v2 = mov.ud %151
;;     %152.1:v2 tied(%153) = mov.ud %157
;;     store.b2 %152 space:global
;;     %149:v1 early = select_if.ge.d %173, %170, %182, %179
;;     %146:v1 early = select_if.g.ud %175, 0x7c00, %182, %149
;;     %143:v1 early = select_if.g.ud %176, 0x7c00, %179, %146
;;     %140:v1 early = select_if.l.ud %163, 511, %162, %143
;;     %136:v1 early = select_if.l.ud %159, 511, %158, %140
;;     %128:v1 = add.ud %212, 32
;;     %130.0:v2 = mov.ud %128
;;     %129.1:v2 tied(%130) = mov.ud %136
;;     store.b2 %129 space:global
;;     %126:v1 = and.ud %179, 0x8000
;;     %124:v1 = and.ud %182, 0xffff7fff
;;     %123:v1 = or.ud %126, %124
;;     %117:v1 = add.ud %212, 40
;;     %119.0:v2 = mov.ud %117
;;     %118.1:v2 tied(%119) = mov.ud %123
;;     store.b2 %118 space:global
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
;;     %99:v1 = add.ud %212, 48
;;     %101.0:v2 = mov.ud %99
;;     %100.1:v2 tied(%101) = mov.ud %103
;;     store.b2 %100 space:global
;;     %96:v1 = add.ud %212, 56
;;     %98.0:v2 = mov.ud %96
;;     %97.1:v2 tied(%98) = mov.ud %103
;;     store.b2 %97 space:global
;;     %94:v1 = rndu.f %203
;;     %93:v1 = f32to16.uw.f %94
;;     %89:v1 = add.ud %212, 64
;;     %91.0:v2 = mov.ud %89
;;     %90.1:v2 tied(%91) = mov.ud %93
;;     store.b2 %90 space:global
;;     %87:v1 = rndd.f %203
;;     %86:v1 = f32to16.uw.f %87
;;     %82:v1 = add.ud %212, 72
;;     %84.0:v2 = mov.ud %82
;;     %83.1:v2 tied(%84) = mov.ud %86
;;     store.b2 %83 space:global
;;     %80:v1 = rndz.f %203
;;     %79:v1 = f32to16.uw.f %80
;;     %75:v1 = add.ud %212, 80
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud %79
;;     store.b2 %76 space:global
;;     %73:v1 = rnde.f %203
;;     %72:v1 = f32to16.uw.f %73
;;     %68:v1 = add.ud %212, 88
;;     %70.0:v2 = mov.ud %68
;;     %69.1:v2 tied(%70) = mov.ud %72
;;     store.b2 %69 space:global
;;     %66:v1 = xor.ud %182, 0x8000
;;     %60:v1 = add.ud %212, 96
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %66
;;     store.b2 %61 space:global
;;     %54:v1 = add.ud %212, 104
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %124
;;     store.b2 %55 space:global
;;     %52:v1 = math.sqrt.f %203
;;     %51:v1 = f32to16.uw.f %52
;;     %47:v1 = add.ud %212, 112
;;     %49.0:v2 = mov.ud %47
;;     %48.1:v2 tied(%49) = mov.ud %51
;;     store.b2 %48 space:global
;;     %45:v1 = math.rsq.f %203
;;     %44:v1 = f32to16.uw.f %45
;;     %40:v1 = add.ud %212, 120
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.b2 %41 space:global
;;     %38:v1 = math.inv.f %203
;;     %37:v1 = f32to16.uw.f %38
;;     %33:v1 = add.ud %212, 128
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %37
;;     store.b2 %34 space:global
;;     %31:v1 = math.exp.f %203
;;     %30:v1 = f32to16.uw.f %31
;;     %26:v1 = add.ud %212, 136
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.b2 %27 space:global
;;     %24:v1 = math.log.f %203
;;     %22:v1 = f32to16.uw.f %24
;;     %18:v1 = add.ud %212, 144
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %22
;;     store.b2 %19 space:global
;;     %14:v1 = add.ud %212, 152
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %200
;;     store.b2 %15 space:global
;;     %11:v1 = add.ud %212, 160
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %200
;;     store.b2 %12 space:global
;;     %9:v1 early = load.d1 %212 space:global offset:32
;;     %8:v1 early = select_if.nz.d %9, 0, %206, %205
;;     %2:v1 = add.ud %212, 168
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
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
;;     %580:v1 = mov.ud.uw r1.0.uw.lanes
;;     %575:v1 = add.d r8.0.ud, %580
;;     %579:v1 = mov.ud %575
;;     %573:v1 early = load.d1 %579 space:global offset:8
;;     %572:v1 early = load.d1 %579 space:global offset:16
;;     %571:v1 early = load.d1 %579 space:global offset:24
;;     %570:v1 early = keeping.add %573, %572
;;     %569.0:v2 = mov.ud %579
;;     %568.1:v2 tied(%569) = mov.ud %570
;;     store.d1 %568 space:global
;;     %567:v1 early = keeping.add %573, %572 second:negated
;;     %564:v1 = add.ud %579, 8
;;     %566.0:v2 = mov.ud %564
;;     %565.1:v2 tied(%566) = mov.ud %567
;;     store.d1 %565 space:global
;;     %562:v1 early = keeping.mul %573, %572
;;     %559:v1 = add.ud %579, 16
;;     %561.0:v2 = mov.ud %559
;;     %560.1:v2 tied(%561) = mov.ud %562
;;     store.d1 %560 space:global
;;     %557:v1 = and.ud %573, 0x7fffffff
;;     %556:v1 = and.ud %572, 0x7fffffff
;;     %555:v1 = asr.d %573, 31
;;     %554:v1 = xor.ud %557, %555
;;     %552:v1 = asr.d %572, 31
;;     %551:v1 = xor.ud %556, %552
;;     %549:v1 early = select_if.le.d %554, %551, %573, %572
;;     %548:v1 early = select_if.g.ud %556, 0x7f800000, %573, %549
;;     %546:v1 early = select_if.g.ud %557, 0x7f800000, %572, %548
;;     %544:v1 = add.d %556, 0x807fffff
;;     %543:v1 = or.ud %572, 0x400000
;;     %542:v1 early = select_if.l.ud %544, 0x3fffff, %543, %546
;;     %540:v1 = add.d %557, 0x807fffff
;;     %539:v1 = or.ud %573, 0x400000
;;     %538:v1 early = select_if.l.ud %540, 0x3fffff, %539, %542
;;     %533:v1 = add.ud %579, 24
;;     %535.0:v2 = mov.ud %533
;;     %534.1:v2 tied(%535) = mov.ud %538
;;     store.d1 %534 space:global
;;     %531:v1 early = select_if.ge.d %554, %551, %573, %572
;;     %528:v1 early = select_if.g.ud %556, 0x7f800000, %573, %531
;;     %525:v1 early = select_if.g.ud %557, 0x7f800000, %572, %528
;;     %523:v1 early = select_if.l.ud %544, 0x3fffff, %543, %525
;;     %519:v1 early = select_if.l.ud %540, 0x3fffff, %539, %523
;;     %512:v1 = add.ud %579, 32
;;     %514.0:v2 = mov.ud %512
;;     %513.1:v2 tied(%514) = mov.ud %519
;;     store.d1 %513 space:global
;;     %510:v1 = and.ud %572, 0x80000000
;;     %508:v1 = or.ud %510, %557
;;     %503:v1 = add.ud %579, 40
;;     %505.0:v2 = mov.ud %503
;;     %504.1:v2 tied(%505) = mov.ud %508
;;     store.d1 %504 space:global
;;     %501:v1 early = keeping.mad %573, %572, %571
;;     %498:v1 = add.ud %579, 48
;;     %500.0:v2 = mov.ud %498
;;     %499.1:v2 tied(%500) = mov.ud %501
;;     store.d1 %499 space:global
;;     %496:v1 = three.mad.f %571, %573, %572
;;     %492:v1 = add.ud %579, 56
;;     %494.0:v2 = mov.ud %492
;;     %493.1:v2 tied(%494) = mov.ud %496
;;     store.d1 %493 space:global
;;     %490:v1 = rndu.f %573
;;     %489:v1 = add.d %573, -1
;;     %488:v1 early = select_if.l.ud %489, 0x7fffff, 0x3f800000, %490
;;     %483:v1 = add.ud %579, 64
;;     %485.0:v2 = mov.ud %483
;;     %484.1:v2 tied(%485) = mov.ud %488
;;     store.d1 %484 space:global
;;     %481:v1 = rndd.f %573
;;     %480:v1 = add.d %573, 0x7fffffff
;;     %479:v1 early = select_if.l.ud %480, 0x7fffff, 0xbf800000, %481
;;     %474:v1 = add.ud %579, 72
;;     %476.0:v2 = mov.ud %474
;;     %475.1:v2 tied(%476) = mov.ud %479
;;     store.d1 %475 space:global
;;     %472:v1 = rndz.f %573
;;     %469:v1 = add.ud %579, 80
;;     %471.0:v2 = mov.ud %469
;;     %470.1:v2 tied(%471) = mov.ud %472
;;     store.d1 %470 space:global
;;     %467:v1 = rnde.f %573
;;     %464:v1 = add.ud %579, 88
;;     %466.0:v2 = mov.ud %464
;;     %465.1:v2 tied(%466) = mov.ud %467
;;     store.d1 %465 space:global
;;     %462:v1 = xor.ud %573, 0x80000000
;;     %459:v1 = add.ud %579, 96
;;     %461.0:v2 = mov.ud %459
;;     %460.1:v2 tied(%461) = mov.ud %462
;;     store.d1 %460 space:global
;;     %457:v1 = and.ud %573, 0x7fffffff
;;     %454:v1 = add.ud %579, 104
;;     %456.0:v2 = mov.ud %454
;;     %455.1:v2 tied(%456) = mov.ud %457
;;     store.d1 %455 space:global
;;     %452:v1 = math.sqrt.f %573
;;     %449:v1 = add.ud %579, 112
;;     %451.0:v2 = mov.ud %449
;;     %450.1:v2 tied(%451) = mov.ud %452
;;     store.d1 %450 space:global
;;     %447:v1 = math.rsq.f %573
;;     %444:v1 = add.ud %579, 120
;;     %446.0:v2 = mov.ud %444
;;     %445.1:v2 tied(%446) = mov.ud %447
;;     store.d1 %445 space:global
;;     %442:v1 = math.inv.f %573
;;     %439:v1 = add.ud %579, 128
;;     %441.0:v2 = mov.ud %439
;;     %440.1:v2 tied(%441) = mov.ud %442
;;     store.d1 %440 space:global
;;     %437:v1 = math.exp.f %573
;;     %434:v1 = add.ud %579, 136
;;     %436.0:v2 = mov.ud %434
;;     %435.1:v2 tied(%436) = mov.ud %437
;;     store.d1 %435 space:global
;;     %432:v1 = math.log.f %573
;;     %429:v1 = add.ud %579, 144
;;     %431.0:v2 = mov.ud %429
;;     %430.1:v2 tied(%431) = mov.ud %432
;;     store.d1 %430 space:global
;;     %427:v1 = math.sin.f %573
;;     %424:v1 = add.ud %579, 152
;;     %426.0:v2 = mov.ud %424
;;     %425.1:v2 tied(%426) = mov.ud %427
;;     store.d1 %425 space:global
;;     %421:v1 = add.f -|%573|, 0x3fc90fdb
;;     %422:v1 = math.sin.f %421
;;     %418:v1 = add.ud %579, 160
;;     %420.0:v2 = mov.ud %418
;;     %419.1:v2 tied(%420) = mov.ud %422
;;     store.d1 %419 space:global
;;     %416:v1 = mul.f %573, 0x71800000
;;     %415:v1 = mul.f %416, 0x57800000
;;     %413:v1 early = select_if.l.ud %573, 0xd800000, %415, %573
;;     %411:v1 = mov.f.ud %573
;;     %410:v1 = mul.f %411, 0x3f000000
;;     %408:v1 early = select_if.l.ud %573, 0x800000, %410, %413
;;     %405:v1 = math.rsq.f %408
;;     %404:v1 = mul.f %408, %405
;;     %403:v1 = mul.f %405, 0x3f000000
;;     %401:v1 = xor.ud %403, 0x80000000
;;     %400:v1 = three.mad.f 0x3f000000, %401, %404
;;     %398:v1 = three.mad.f %404, %404, %400
;;     %396:v1 = three.mad.f %403, %403, %400
;;     %393:v1 = xor.ud %398, 0x80000000
;;     %392:v1 = three.mad.f %408, %393, %398
;;     %390:v1 = three.mad.f %398, %392, %396
;;     %386:v1 = xor.ud %390, 0x80000000
;;     %385:v1 = three.mad.f %408, %386, %390
;;     %382:v1 = add.d %390, 1
;;     %381:v1 = add.d %390, -1
;;     %377:v1 = add.f %382, -%390
;;     %376:v1 = add.f %381, -%390
;;     %375:v1 = mul.f %390, %377
;;     %373:v1 = mul.f %390, %376
;;     %371:v1 early = select_if.le.f %385, %373, %381, %390
;;     %367:v1 early = select_if.g.f %385, %375, %382, %371
;;     %362:v1 = mul.f %367, 0x1a800000
;;     %361:v1 early = select_if.l.ud %573, 0xd800000, %362, %367
;;     %358:v1 = and.ud %573, 0x80000000
;;     %356:v1 early = select_if.z.d %557, 0, %358, %361
;;     %352:v1 early = select_if.z.d %573, 0x7f800000, %573, %356
;;     %347:v1 = add.ud %579, 168
;;     %349.0:v2 = mov.ud %347
;;     %348.1:v2 tied(%349) = mov.ud %352
;;     store.d1 %348 space:global
;;     %344:v2 all = to_double.f %573
;;     %345:v2 = unweave %344 all
;;     %342:v2 all = to_double.f %572
;;     %343:v2 = unweave %342 all
;;     %341:v1 = shr.ud %343.1, 20
;;     %340:v1 = and.ud %341, 0x7ff
;;     %338:v1 = add.d %340, 0xfffffc01
;;     %337:v1 = and.ud %343.1, 0x800fffff
;;     %336:v1 = or.ud %337, 0x3ff00000
;;     %334.0:v2 = mov.ud %343.0
;;     %333.1:v2 tied(%334) = mov.ud %336
;;     %329:v2 all = weave %333.0, %333.1
;;     %330:v1 = from_double.f %329 all
;;     %327:v1 = math.inv.f %330
;;     %324:v2 all = to_double.f %327
;;     %325:v2 = unweave %324 all
;;     %320:v1 = shl.ud %338, 20
;;     %318:v1 = add.d %325.1, -%320
;;     %315.0:v2 = mov.ud %325.0
;;     %314.1:v2 tied(%315) = mov.ud %318
;;     %310:v1 = add.d %340, -1
;;     %308:s1 early = compare.ge.ud %310, 0x7fe
;;     %307:v1 = from_double.f %342 all
;;     %305:v1 = math.inv.f %307
;;     %302:v2 all = to_double.f %305
;;     %303:v2 = unweave %302 all
;;     %300:v2 early = select_if.ge.ud %310, 0x7fe, %303.0, %303.1, %314.0, %314.1
;;     %295:v1 = add.d %300.1, 1
;;     %293.0:v2 = mov.ud %300.0
;;     %292.1:v2 tied(%293) = mov.ud %295
;;     %288:v1 = xor.ud %343.1, 0x80000000
;;     %286.0:v2 = mov.ud %343.0
;;     %285.1:v2 tied(%286) = mov.ud %288
;;     %276.0:s2 = mov.ud 0 scope:wave
;;     %275.1:s2 tied(%276) = mov.ud 0x3ff00000 scope:wave
;;     %277:v2 all = weave %285.0, %285.1
;;     %278:v2 all = weave %292.0, %292.1
;;     %279:v2 all = weave %275
;;     %280:v2 early all = double.mad %279 all, %277 all, %278 all
;;     %273:v2 early all = double.mad %280 all, %280 all, %280 all
;;     %267:v2 early all = double.mad %278 all, %278 all, %273 all
;;     %256.0:s2 = mov.ud 0 scope:wave
;;     %255.1:s2 tied(%256) = mov.ud 0x3ff00000 scope:wave
;;     %257:v2 all = weave %285.0, %285.1
;;     %259:v2 all = weave %255
;;     %260:v2 early all = double.mad %259 all, %257 all, %267 all
;;     %253:v2 early all = double.mad %267 all, %267 all, %260 all
;;     %254:v2 = unweave %253 all
;;     %244:v2 all = weave %345.0, %345.1
;;     %246:v2 early all = double.mul %244 all, %253 all
;;     %240:v2 all = weave %285.0, %285.1
;;     %242:v2 early all = double.mad %244 all, %240 all, %246 all
;;     %236:v2 all = weave %254.0, %254.1
;;     %237:v2 early all = double.mad %246 all, %242 all, %236 all
;;     %238:v2 = unweave %237 all
;;     %225:v2 all = weave %345.0, %345.1
;;     %227:v2 all = weave %285.0, %285.1
;;     %229:v2 early all = double.mad %225 all, %227 all, %237 all
;;     %230:v2 = unweave %229 all
;;     %222:v1 = shl.ud %230.1, 1
;;     %221:v1 = or.ud %230.0, %222
;;     %218:s1 early = compare.nz.d %221, 0
;;     %215:v1 = xor.ud %345.1, %230.1
;;     %213:s1 early = compare.l.d %215, 0
;;     %211:s1 = and.ud %218, %213 scope:wave
;;     %208:v1 early = select %211, 1, 0
;;     %202:v1 = add.d %238.0, -%208
;;     %203:v1 = mov.ud %238.1
;;     %204:v1 tied(%203) = borrow %238.0, %208
;;     %206.0:v2 = mov.ud %202
;;     %205.1:v2 tied(%206) = mov.ud %204
;;     %199:v1 early = select %218, 1, 0
;;     %194:v1 = or.ud %205.0, %199
;;     %195:v1 = or.ud %205.1, 0
;;     %197.0:v2 = mov.ud %194
;;     %196.1:v2 tied(%197) = mov.ud %195
;;     %190:v1 = shr.ud %345.1, 20
;;     %188:v1 = and.ud %190, 0x7ff
;;     %186:v1 = add.d %188, -1
;;     %184:s1 early = compare.ge.ud %186, 0x7fe
;;     %182:s1 = or.ud %184, %308 scope:wave
;;     %176:v1 = and.ud %343.0, -1
;;     %177:v1 = and.ud %343.1, 0x7fffffff
;;     %179.0:v2 = mov.ud %176
;;     %178.1:v2 tied(%179) = mov.ud %177
;;     %173:s1 early = compare.g.ud %178.1, 0x7ff00000
;;     %172:s1 early = compare.z.d %178.1, 0x7ff00000
;;     %170:s1 early = compare.nz.d %178.0, 0
;;     %168:s1 = and.ud %172, %170 scope:wave
;;     %165:s1 = or.ud %173, %168 scope:wave
;;     %162:v2 early = select %165, %343.0, %343.1, %300.0, %300.1
;;     %156:v2 all = weave %162.0, %162.1
;;     %157:v2 early all = double.mul %225 all, %156 all
;;     %158:v2 = unweave %157 all
;;     %152:v2 early = select %182, %158.0, %158.1, %196.0, %196.1
;;     %145:v1 = and.ud %152.0, -1
;;     %146:v1 = and.ud %152.1, 0x7fffffff
;;     %148.0:v2 = mov.ud %145
;;     %147.1:v2 tied(%148) = mov.ud %146
;;     %141:v1 = mov.ud %147.0
;;     %142:v1 = add.d %147.1, 0xc8000000
;;     %144.0:v2 = mov.ud %141
;;     %143.1:v2 tied(%144) = mov.ud %142
;;     %139:v1 = shr.ud %143.1, 29
;;     %138:v1 = shl.ud %143.1, 3
;;     %136:v1 = shr.ud %143.0, 29
;;     %134:v1 = or.ud %136, %138
;;     %131.0:v2 = mov.ud %134
;;     %130.1:v2 tied(%131) = mov.ud %139
;;     %124:v1 = and.ud %130.0, 1
;;     %125:v1 = and.ud %130.1, 0
;;     %127.0:v2 = mov.ud %124
;;     %126.1:v2 tied(%127) = mov.ud %125
;;     %118:v1 = add.d %126.0, %147.0
;;     %119:v1 = add.d %126.1, %147.1
;;     %120:v1 tied(%119) = carry %118, %147.0
;;     %122.0:v2 = mov.ud %118
;;     %121.1:v2 tied(%122) = mov.ud %120
;;     %112:v1 = add.d %121.0, 0xfffffff
;;     %113:v1 = add.d %121.1, 0xc8000000
;;     %114:v1 tied(%113) = carry %112, 0xfffffff
;;     %116.0:v2 = mov.ud %112
;;     %115.1:v2 tied(%116) = mov.ud %114
;;     %109:v1 = shl.ud %115.1, 3
;;     %107:v1 = shr.ud %115.0, 29
;;     %105:v1 = or.ud %107, %109
;;     %102:s1 early = compare.g.ud %105, 0x7f7fffff
;;     %100:s1 early = compare.g.ud %147.1, 0x47f00000
;;     %99:s1 early = compare.z.d %147.1, 0x47f00000
;;     %98:s1 = or.ud %100, %99 scope:wave
;;     %95:s1 = or.ud %102, %98 scope:wave
;;     %92:v1 early = select %95, 0x7f800000, %105
;;     %86:v1 = and.ud %152.0, 0
;;     %87:v1 = and.ud %152.1, 0x80000000
;;     %89.0:v2 = mov.ud %86
;;     %88.1:v2 tied(%89) = mov.ud %87
;;     %81:v1 = or.ud %88.0, 0
;;     %82:v1 = or.ud %88.1, 0x39e00000
;;     %84.0:v2 = mov.ud %81
;;     %83.1:v2 tied(%84) = mov.ud %82
;;     %74:v2 all = weave %152.0, %152.1
;;     %76:v2 all = weave %83.0, %83.1
;;     %77:v2 early all = double.add %74 all, %76 all
;;     %78:v2 = unweave %77 all
;;     %68:v1 = and.ud %78.0, -1
;;     %71:v1 = mov.ud %68
;;     %63:v1 = mov.ud %71
;;     %66:v1 = mov.ud %63
;;     %60:v1 early = select_if.l.ud %147.1, 0x38100000, %66, %92
;;     %57:v1 = xor.ud %147.1, 0x7ff00000
;;     %56:v1 = or.ud %147.0, %57
;;     %54:v1 early = select_if.z.d %56, 0, 0x7f800000, %60
;;     %51:v1 = shr.ud %152.0, 29
;;     %49:v1 = shl.ud %152.1, 3
;;     %48:v1 = or.ud %51, %49
;;     %45:v1 = and.ud %48, 0x7fffff
;;     %43:v1 = or.ud %45, 0x7fc00000
;;     %41:s1 early = compare.g.ud %147.1, 0x7ff00000
;;     %40:s1 early = compare.z.d %147.1, 0x7ff00000
;;     %38:s1 early = compare.nz.d %147.0, 0
;;     %36:s1 = and.ud %40, %38 scope:wave
;;     %33:s1 = or.ud %41, %36 scope:wave
;;     %30:v1 early = select %33, %43, %54
;;     %26:v1 early = select_if.l.d %152.1, 0, 0x80000000, 0
;;     %24:v1 = or.ud %30, %26
;;     %18:v1 = add.ud %579, 176
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %24
;;     store.d1 %19 space:global
;;     %14:v1 = add.ud %579, 184
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %570
;;     store.d1 %15 space:global
;;     %11:v1 = add.ud %579, 192
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %570
;;     store.d1 %12 space:global
;;     %9:v1 early = load.d1 %579 space:global offset:32
;;     %8:v1 early = select_if.nz.d %9, 0, %573, %572
;;     %2:v1 = add.ud %579, 200
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;;     %1273:v1 = mov.ud.uw r1.0.uw.lanes
;;     %1268:v1 = add.d r8.0.ud, %1273
;;     %1272:v1 = mov.ud %1268
;;     %1266:v2 early = load.d2 %1272 space:global offset:8
;;     %1265:v2 early = load.d2 %1272 space:global offset:16
;;     %1264:v2 early = load.d2 %1272 space:global offset:24
;;     %1260:v2 all = weave %1266.0, %1266.1
;;     %1261:v2 all = weave %1265.0, %1265.1
;;     %1262:v2 early all = double.add %1260 all, %1261 all
;;     %1263:v2 = unweave %1262 all
;;     %1258.0:v3 = mov.ud %1272
;;     %1259.1:v3 tied(%1258) = mov.ud %1263.0
;;     %1257.2:v3 tied(%1259) = mov.ud %1263.1
;;     store.d2 %1257 space:global
;;     %1255:v2 early all = double.add %1260 all, -%1261 all
;;     %1256:v2 = unweave %1255 all
;;     %1249:v1 = add.ud %1272, 8
;;     %1251.0:v3 = mov.ud %1249
;;     %1252.1:v3 tied(%1251) = mov.ud %1256.0
;;     %1250.2:v3 tied(%1252) = mov.ud %1256.1
;;     store.d2 %1250 space:global
;;     %1246:v2 early all = double.mul %1260 all, %1261 all
;;     %1247:v2 = unweave %1246 all
;;     %1240:v1 = add.ud %1272, 16
;;     %1242.0:v3 = mov.ud %1240
;;     %1243.1:v3 tied(%1242) = mov.ud %1247.0
;;     %1241.2:v3 tied(%1243) = mov.ud %1247.1
;;     store.d2 %1241 space:global
;;     %1235:v1 = and.ud %1266.0, -1
;;     %1236:v1 = and.ud %1266.1, 0x7fffffff
;;     %1238.0:v2 = mov.ud %1235
;;     %1237.1:v2 tied(%1238) = mov.ud %1236
;;     %1231:v1 = and.ud %1265.0, -1
;;     %1232:v1 = and.ud %1265.1, 0x7fffffff
;;     %1234.0:v2 = mov.ud %1231
;;     %1233.1:v2 tied(%1234) = mov.ud %1232
;;     %1230:v1 = asr.d %1266.1, 31
;;     %1229.0:v2 = mov.ud %1230
;;     %1228.1:v2 tied(%1229) = mov.ud %1230
;;     %1223:v1 = xor.ud %1237.0, %1228.0
;;     %1224:v1 = xor.ud %1237.1, %1228.1
;;     %1226.0:v2 = mov.ud %1223
;;     %1225.1:v2 tied(%1226) = mov.ud %1224
;;     %1222:v1 = asr.d %1265.1, 31
;;     %1221.0:v2 = mov.ud %1222
;;     %1220.1:v2 tied(%1221) = mov.ud %1222
;;     %1215:v1 = xor.ud %1233.0, %1220.0
;;     %1216:v1 = xor.ud %1233.1, %1220.1
;;     %1218.0:v2 = mov.ud %1215
;;     %1217.1:v2 tied(%1218) = mov.ud %1216
;;     %1212:s1 early = compare.l.d %1225.1, %1217.1
;;     %1211:s1 early = compare.z.d %1225.1, %1217.1
;;     %1210:s1 early = compare.le.ud %1225.0, %1217.0
;;     %1209:s1 = and.ud %1211, %1210 scope:wave
;;     %1207:s1 = or.ud %1212, %1209 scope:wave
;;     %1204:s1 early = compare.g.ud %1237.1, 0x7ff00000
;;     %1203:s1 early = compare.z.d %1237.1, 0x7ff00000
;;     %1202:s1 early = compare.nz.d %1237.0, 0
;;     %1201:s1 = and.ud %1203, %1202 scope:wave
;;     %1199:s1 = or.ud %1204, %1201 scope:wave
;;     %1197:s1 early = compare.g.ud %1233.1, 0x7ff00000
;;     %1196:s1 early = compare.z.d %1233.1, 0x7ff00000
;;     %1195:s1 early = compare.nz.d %1233.0, 0
;;     %1194:s1 = and.ud %1196, %1195 scope:wave
;;     %1192:s1 = or.ud %1197, %1194 scope:wave
;;     %1190:v2 early = select %1207, %1266.0, %1266.1, %1265.0, %1265.1
;;     %1188:v2 early = select %1192, %1266.0, %1266.1, %1190.0, %1190.1
;;     %1186:v2 early = select %1199, %1265.0, %1265.1, %1188.0, %1188.1
;;     %1180:v1 = add.d %1233.0, -1
;;     %1181:v1 = add.d %1233.1, 0x800fffff
;;     %1182:v1 tied(%1181) = carry %1180, -1
;;     %1184.0:v2 = mov.ud %1180
;;     %1183.1:v2 tied(%1184) = mov.ud %1182
;;     %1177:s1 early = compare.l.ud %1183.1, 0x7ffff
;;     %1176:s1 early = compare.z.d %1183.1, 0x7ffff
;;     %1174:s1 early = compare.l.ud %1183.0, -1
;;     %1172:s1 = and.ud %1176, %1174 scope:wave
;;     %1169:s1 = or.ud %1177, %1172 scope:wave
;;     %1163:v1 = or.ud %1265.0, 0
;;     %1164:v1 = or.ud %1265.1, 0x80000
;;     %1166.0:v2 = mov.ud %1163
;;     %1165.1:v2 tied(%1166) = mov.ud %1164
;;     %1162:v2 early = select %1169, %1165.0, %1165.1, %1186.0, %1186.1
;;     %1156:v1 = add.d %1237.0, -1
;;     %1157:v1 = add.d %1237.1, 0x800fffff
;;     %1158:v1 tied(%1157) = carry %1156, -1
;;     %1160.0:v2 = mov.ud %1156
;;     %1159.1:v2 tied(%1160) = mov.ud %1158
;;     %1153:s1 early = compare.l.ud %1159.1, 0x7ffff
;;     %1152:s1 early = compare.z.d %1159.1, 0x7ffff
;;     %1150:s1 early = compare.l.ud %1159.0, -1
;;     %1148:s1 = and.ud %1152, %1150 scope:wave
;;     %1145:s1 = or.ud %1153, %1148 scope:wave
;;     %1139:v1 = or.ud %1266.0, 0
;;     %1140:v1 = or.ud %1266.1, 0x80000
;;     %1142.0:v2 = mov.ud %1139
;;     %1141.1:v2 tied(%1142) = mov.ud %1140
;;     %1138:v2 early = select %1145, %1141.0, %1141.1, %1162.0, %1162.1
;;     %1132:v1 = add.ud %1272, 24
;;     %1134.0:v3 = mov.ud %1132
;;     %1135.1:v3 tied(%1134) = mov.ud %1138.0
;;     %1133.2:v3 tied(%1135) = mov.ud %1138.1
;;     store.d2 %1133 space:global
;;     %1130:s1 early = compare.g.d %1225.1, %1217.1
;;     %1127:s1 early = compare.ge.ud %1225.0, %1217.0
;;     %1124:s1 = and.ud %1211, %1127 scope:wave
;;     %1121:s1 = or.ud %1130, %1124 scope:wave
;;     %1118:v2 early = select %1121, %1266.0, %1266.1, %1265.0, %1265.1
;;     %1116:v2 early = select %1192, %1266.0, %1266.1, %1118.0, %1118.1
;;     %1112:v2 early = select %1199, %1265.0, %1265.1, %1116.0, %1116.1
;;     %1109:v2 early = select %1169, %1165.0, %1165.1, %1112.0, %1112.1
;;     %1105:v2 early = select %1145, %1141.0, %1141.1, %1109.0, %1109.1
;;     %1097:v1 = add.ud %1272, 32
;;     %1099.0:v3 = mov.ud %1097
;;     %1100.1:v3 tied(%1099) = mov.ud %1105.0
;;     %1098.2:v3 tied(%1100) = mov.ud %1105.1
;;     store.d2 %1098 space:global
;;     %1095:v1 = and.ud %1265.1, 0x80000000
;;     %1094:v1 = and.ud %1266.1, 0x7fffffff
;;     %1093:v1 = or.ud %1095, %1094
;;     %1092.0:v2 = mov.ud %1266.0
;;     %1091.1:v2 tied(%1092) = mov.ud %1093
;;     %1085:v1 = add.ud %1272, 40
;;     %1087.0:v3 = mov.ud %1085
;;     %1088.1:v3 tied(%1087) = mov.ud %1091.0
;;     %1086.2:v3 tied(%1088) = mov.ud %1091.1
;;     store.d2 %1086 space:global
;;     %1079:v2 all = weave %1264.0, %1264.1
;;     %1082:v2 early all = double.mad %1079 all, %1260 all, %1261 all
;;     %1083:v2 = unweave %1082 all
;;     %1074:v1 = add.ud %1272, 48
;;     %1076.0:v3 = mov.ud %1074
;;     %1077.1:v3 tied(%1076) = mov.ud %1083.0
;;     %1075.2:v3 tied(%1077) = mov.ud %1083.1
;;     store.d2 %1075 space:global
;;     %1070:v1 = add.ud %1272, 56
;;     %1072.0:v3 = mov.ud %1070
;;     %1073.1:v3 tied(%1072) = mov.ud %1083.0
;;     %1071.2:v3 tied(%1073) = mov.ud %1083.1
;;     store.d2 %1071 space:global
;;     %1068:v1 = and.ud %1266.1, 0x80000000
;;     %1067:v1 = or.ud %1068, 0x43300000
;;     %1066.0:v2 = mov.ud 0
;;     %1065.1:v2 tied(%1066) = mov.ud %1067
;;     %1060:v2 all = weave %1065.0, %1065.1
;;     mode.enter round:up scope:wave
;;     %1061:v2 early all = double.add %1260 all, %1060 all
;;     mode.leave round:up scope:wave
;;     %1057:v2 early all = double.add %1061 all, -%1060 all
;;     %1058:v2 = unweave %1057 all
;;     %1051:v1 = and.ud %1058.1, 0x7fffffff
;;     %1049:v1 = or.ud %1068, %1051
;;     %1047.0:v2 = mov.ud %1058.0
;;     %1046.1:v2 tied(%1047) = mov.ud %1049
;;     %1042:s1 early = compare.nz.d %1266.0, 0
;;     %1041:v1 early = select %1042, 1, 0
;;     %1039:v1 = or.ud %1094, %1041
;;     %1037:v1 = or.ud %1266.1, 0x80000
;;     %1036:v1 early = select_if.g.ud %1039, 0x7ff00000, %1037, %1266.1
;;     %1033.0:v2 = mov.ud %1266.0
;;     %1032.1:v2 tied(%1033) = mov.ud %1036
;;     %1029:v2 early = select_if.l.ud %1094, 0x43300000, %1046.0, %1046.1, %1032.0, %1032.1
;;     %1024:v1 = add.ud %1272, 64
;;     %1026.0:v3 = mov.ud %1024
;;     %1027.1:v3 tied(%1026) = mov.ud %1029.0
;;     %1025.2:v3 tied(%1027) = mov.ud %1029.1
;;     store.d2 %1025 space:global
;;     mode.enter round:down scope:wave
;;     %1021:v2 early all = double.add %1260 all, %1060 all
;;     mode.leave round:down scope:wave
;;     %1017:v2 early all = double.add %1021 all, -%1060 all
;;     %1018:v2 = unweave %1017 all
;;     %1011:v1 = and.ud %1018.1, 0x7fffffff
;;     %1009:v1 = or.ud %1068, %1011
;;     %1007.0:v2 = mov.ud %1018.0
;;     %1006.1:v2 tied(%1007) = mov.ud %1009
;;     %1002:v2 early = select_if.l.ud %1094, 0x43300000, %1006.0, %1006.1, %1032.0, %1032.1
;;     %997:v1 = add.ud %1272, 72
;;     %999.0:v3 = mov.ud %997
;;     %1000.1:v3 tied(%999) = mov.ud %1002.0
;;     %998.2:v3 tied(%1000) = mov.ud %1002.1
;;     store.d2 %998 space:global
;;     mode.enter round:zero scope:wave
;;     %994:v2 early all = double.add %1260 all, %1060 all
;;     mode.leave round:zero scope:wave
;;     %990:v2 early all = double.add %994 all, -%1060 all
;;     %991:v2 = unweave %990 all
;;     %984:v1 = and.ud %991.1, 0x7fffffff
;;     %982:v1 = or.ud %1068, %984
;;     %980.0:v2 = mov.ud %991.0
;;     %979.1:v2 tied(%980) = mov.ud %982
;;     %975:v2 early = select_if.l.ud %1094, 0x43300000, %979.0, %979.1, %1032.0, %1032.1
;;     %970:v1 = add.ud %1272, 80
;;     %972.0:v3 = mov.ud %970
;;     %973.1:v3 tied(%972) = mov.ud %975.0
;;     %971.2:v3 tied(%973) = mov.ud %975.1
;;     store.d2 %971 space:global
;;     %967:v2 early all = double.add %1260 all, %1060 all
;;     %963:v2 early all = double.add %967 all, -%1060 all
;;     %964:v2 = unweave %963 all
;;     %956:v1 = and.ud %964.1, 0x7fffffff
;;     %954:v1 = or.ud %1068, %956
;;     %952.0:v2 = mov.ud %964.0
;;     %951.1:v2 tied(%952) = mov.ud %954
;;     %947:v2 early = select_if.l.ud %1094, 0x43300000, %951.0, %951.1, %1032.0, %1032.1
;;     %941:v1 = add.ud %1272, 88
;;     %943.0:v3 = mov.ud %941
;;     %944.1:v3 tied(%943) = mov.ud %947.0
;;     %942.2:v3 tied(%944) = mov.ud %947.1
;;     store.d2 %942 space:global
;;     %939:v1 = xor.ud %1266.1, 0x80000000
;;     %938.0:v2 = mov.ud %1266.0
;;     %937.1:v2 tied(%938) = mov.ud %939
;;     %931:v1 = add.ud %1272, 96
;;     %933.0:v3 = mov.ud %931
;;     %934.1:v3 tied(%933) = mov.ud %937.0
;;     %932.2:v3 tied(%934) = mov.ud %937.1
;;     store.d2 %932 space:global
;;     %929.0:v2 = mov.ud %1266.0
;;     %928.1:v2 tied(%929) = mov.ud %1094
;;     %922:v1 = add.ud %1272, 104
;;     %924.0:v3 = mov.ud %922
;;     %925.1:v3 tied(%924) = mov.ud %928.0
;;     %923.2:v3 tied(%925) = mov.ud %928.1
;;     store.d2 %923 space:global
;;     %917:v1 = add.d %1225.1, -%1228.1
;;     %918:v1 tied(%917) = borrow %1225.0, %1228.0
;;     %919.1:v2 = mov.ud %918
;;     %912:s1 early = compare.l.d %919.1, 0x10000000
;;     %910:s1 = xor.ud %1199, 0xffff scope:wave
;;     %908:s1 = and.ud %912, %910 scope:wave
;;     %905:v2 early = select %908, 0, 0x4ff00000, 0, 0x3ff00000
;;     %902:v2 all = weave %905.0, %905.1
;;     %903:v2 early all = double.mul %1260 all, %902 all
;;     %904:v2 = unweave %903 all
;;     %899:v1 = shr.ud %904.1, 20
;;     %898:v1 = and.ud %899, 0x7ff
;;     %896:v1 = add.d %898, 0xfffffc01
;;     %895:v1 = and.ud %896, 1
;;     %894:v1 = asr.d %896, 1
;;     %892:v1 = add.d %895, 1023
;;     %890:v1 = and.ud %904.1, 0x800fffff
;;     %889:v1 = shl.ud %892, 20
;;     %887:v1 = or.ud %890, %889
;;     %884.0:v2 = mov.ud %904.0
;;     %883.1:v2 tied(%884) = mov.ud %887
;;     %878:v2 all = weave %883.0, %883.1
;;     %879:v1 = from_double.f %878 all
;;     %876:v1 = math.rsq.f %879
;;     %873:v2 all = to_double.f %876
;;     %874:v2 = unweave %873 all
;;     %869:v1 = shl.ud %894, 20
;;     %867:v1 = add.d %874.1, -%869
;;     %864.0:v2 = mov.ud %874.0
;;     %863.1:v2 tied(%864) = mov.ud %867
;;     %859:v2 early = select_if.l.d %904.1, 0, 0, 0x7ff80000, %863.0, %863.1
;;     %857:v1 = add.d %898, -1
;;     %855:v1 = from_double.f %903 all
;;     %853:v1 = math.rsq.f %855
;;     %850:v2 all = to_double.f %853
;;     %851:v2 = unweave %850 all
;;     %848:v2 early = select_if.ge.ud %857, 0x7fe, %851.0, %851.1, %859.0, %859.1
;;     %842:v2 all = weave %848.0, %848.1
;;     %843:v2 early all = double.mul %903 all, %842 all
;;     %844:v2 = unweave %843 all
;;     %838.0:s2 = mov.ud 0 scope:wave
;;     %837.1:s2 tied(%838) = mov.ud 0x3fe00000 scope:wave
;;     %839:v2 early all = double.mul %842 all, %837
;;     %840:v2 = unweave %839 all
;;     %833:v1 = xor.ud %840.1, 0x80000000
;;     %831.0:v2 = mov.ud %840.0
;;     %830.1:v2 tied(%831) = mov.ud %833
;;     %820.0:s2 = mov.ud 0 scope:wave
;;     %819.1:s2 tied(%820) = mov.ud 0x3fe00000 scope:wave
;;     %822:v2 all = weave %830.0, %830.1
;;     %824:v2 all = weave %819
;;     %825:v2 early all = double.mad %824 all, %822 all, %843 all
;;     %817:v2 early all = double.mad %839 all, %839 all, %825 all
;;     %818:v2 = unweave %817 all
;;     %807:v2 all = weave %844.0, %844.1
;;     %811:v2 early all = double.mad %807 all, %807 all, %825 all
;;     %812:v2 = unweave %811 all
;;     %804:v1 = xor.ud %812.1, 0x80000000
;;     %802.0:v2 = mov.ud %812.0
;;     %801.1:v2 tied(%802) = mov.ud %804
;;     %792:v2 all = weave %904.0, %904.1
;;     %794:v2 all = weave %801.0, %801.1
;;     %796:v2 early all = double.mad %792 all, %794 all, %811 all
;;     %789:v2 all = weave %818.0, %818.1
;;     mode.enter round:zero scope:wave
;;     %790:v2 early all = double.mad %811 all, %796 all, %789 all
;;     mode.leave round:zero scope:wave
;;     %791:v2 = unweave %790 all
;;     %779:v1 = add.d %791.0, 1
;;     %780:v1 = mov.ud %791.1
;;     %781:v1 tied(%780) = carry %779, 1
;;     %783.0:v2 = mov.ud %779
;;     %782.1:v2 tied(%783) = mov.ud %781
;;     %776:v1 = xor.ud %782.1, 0x80000000
;;     %774.0:v2 = mov.ud %782.0
;;     %773.1:v2 tied(%774) = mov.ud %776
;;     %764:v2 all = weave %904.0, %904.1
;;     %766:v2 all = weave %773.0, %773.1
;;     %768:v2 early all = double.mad %764 all, %766 all, %790 all
;;     %769:v2 = unweave %768 all
;;     %759:v1 = and.ud %769.0, -1
;;     %760:v1 = and.ud %769.1, 0x7fffffff
;;     %762.0:v2 = mov.ud %759
;;     %761.1:v2 tied(%762) = mov.ud %760
;;     %758:s1 early = compare.g.ud %761.1, 0x7ff00000
;;     %757:s1 early = compare.z.d %761.1, 0x7ff00000
;;     %755:s1 early = compare.nz.d %761.0, 0
;;     %753:s1 = and.ud %757, %755 scope:wave
;;     %750:s1 = or.ud %758, %753 scope:wave
;;     %746:v1 = asr.d %769.1, 31
;;     %744.0:v2 = mov.ud %746
;;     %743.1:v2 tied(%744) = mov.ud %746
;;     %738:v1 = xor.ud %761.0, %743.0
;;     %739:v1 = xor.ud %761.1, %743.1
;;     %741.0:v2 = mov.ud %738
;;     %740.1:v2 tied(%741) = mov.ud %739
;;     %732:v1 = add.d %740.0, -%743.0
;;     %733:v1 = add.d %740.1, -%743.1
;;     %734:v1 tied(%733) = borrow %740.0, %743.0
;;     %736.0:v2 = mov.ud %732
;;     %735.1:v2 tied(%736) = mov.ud %734
;;     %728:s1 early = compare.g.d %735.1, 0
;;     %727:s1 early = compare.z.d %735.1, 0
;;     %725:s1 early = compare.nz.d %735.0, 0
;;     %723:s1 = and.ud %727, %725 scope:wave
;;     %720:s1 = or.ud %728, %723 scope:wave
;;     %717:s1 = xor.ud %750, 0xffff scope:wave
;;     %715:s1 = and.ud %720, %717 scope:wave
;;     %712:v2 early = select %715, %782.0, %782.1, %791.0, %791.1
;;     %708:v2 early = select %908, 0, 0x37f00000, 0, 0x3ff00000
;;     %702:v2 all = weave %712.0, %712.1
;;     %704:v2 all = weave %708.0, %708.1
;;     %705:v2 early all = double.mul %702 all, %704 all
;;     %706:v2 = unweave %705 all
;;     %697:v1 = and.ud %904.0, -1
;;     %698:v1 = and.ud %904.1, 0x7fffffff
;;     %700.0:v2 = mov.ud %697
;;     %699.1:v2 tied(%700) = mov.ud %698
;;     %695:v1 early = select_if.l.d %904.1, 0, 8, 256
;;     %694:v1 early = select_if.l.d %904.1, 0, 16, 128
;;     %693:v1 early = select_if.l.d %904.1, 0, 32, 64
;;     %692:v1 early = select_if.l.d %904.1, 0, 4, 512
;;     %689:v1 early = select_if.l.ud %699.1, 0x100000, %694, %695
;;     %686:v1 = or.ud %699.0, %699.1
;;     %685:v1 early = select_if.z.d %686, 0, %693, %689
;;     %681:v1 = xor.ud %699.1, 0x7ff00000
;;     %680:v1 = or.ud %699.0, %681
;;     %678:v1 early = select_if.z.d %680, 0, %692, %685
;;     %674:s1 early = compare.g.ud %699.1, 0x7ff00000
;;     %673:s1 early = compare.z.d %699.1, 0x7ff00000
;;     %672:s1 early = compare.nz.d %699.0, 0
;;     %670:s1 = and.ud %673, %672 scope:wave
;;     %667:s1 = or.ud %674, %670 scope:wave
;;     %664:v1 early = select %667, 1, %678
;;     %661:s1 early = compare.g.ud %699.1, 0x7ff80000
;;     %660:s1 early = compare.z.d %699.1, 0x7ff80000
;;     %658:s1 = or.ud %661, %660 scope:wave
;;     %655:v1 early = select %658, 2, %664
;;     %652:v1 = and.ud %655, 608
;;     %650:v2 early = select_if.nz.d %652, 0, %904.0, %904.1, %706.0, %706.1
;;     %643:v1 = add.ud %1272, 112
;;     %645.0:v3 = mov.ud %643
;;     %646.1:v3 tied(%645) = mov.ud %650.0
;;     %644.2:v3 tied(%646) = mov.ud %650.1
;;     store.d2 %644 space:global
;;     %641:v1 = shr.ud %1266.1, 20
;;     %640:v1 = and.ud %641, 0x7ff
;;     %638:v1 = add.d %640, 0xfffffc01
;;     %637:v1 = and.ud %638, 1
;;     %636:v1 = asr.d %638, 1
;;     %635:v1 = add.d %637, 1023
;;     %633:v1 = and.ud %1266.1, 0x800fffff
;;     %632:v1 = shl.ud %635, 20
;;     %630:v1 = or.ud %633, %632
;;     %628.0:v2 = mov.ud %1266.0
;;     %627.1:v2 tied(%628) = mov.ud %630
;;     %624:v2 all = weave %627.0, %627.1
;;     %625:v1 = from_double.f %624 all
;;     %622:v1 = math.rsq.f %625
;;     %619:v2 all = to_double.f %622
;;     %620:v2 = unweave %619 all
;;     %617:v1 = xor.ud %630, 0x80000000
;;     %615.0:v2 = mov.ud %1266.0
;;     %614.1:v2 tied(%615) = mov.ud %617
;;     %608:v2 all = weave %614.0, %614.1
;;     %610:v2 early all = double.mul %608 all, %619 all
;;     %600.0:s2 = mov.ud 0 scope:wave
;;     %599.1:s2 tied(%600) = mov.ud 0x3ff00000 scope:wave
;;     %604:v2 all = weave %599
;;     %605:v2 early all = double.mad %604 all, %610 all, %619 all
;;     %591.0:s2 = mov.ud 0 scope:wave
;;     %590.1:s2 tied(%591) = mov.ud 0x3fe00000 scope:wave
;;     %593.0:s2 = mov.ud 0 scope:wave
;;     %592.1:s2 tied(%593) = mov.ud 0x3fd80000 scope:wave
;;     %595:v2 all = weave %590
;;     %596:v2 all = weave %592
;;     %597:v2 early all = double.mad %595 all, %596 all, %605 all
;;     %585:v2 all = weave %620.0, %620.1
;;     %588:v2 early all = double.mul %585 all, %605 all
;;     %583:v2 early all = double.mad %585 all, %597 all, %588 all
;;     %584:v2 = unweave %583 all
;;     %574:v1 = shl.ud %636, 20
;;     %572:v1 = add.d %584.1, -%574
;;     %569.0:v2 = mov.ud %584.0
;;     %568.1:v2 tied(%569) = mov.ud %572
;;     %564:v2 early = select_if.l.d %1266.1, 0, 0, 0x7ff80000, %568.0, %568.1
;;     %562:v1 = add.d %640, -1
;;     %560:v2 all = weave %1266.0, %1266.1
;;     %561:v1 = from_double.f %560 all
;;     %559:v1 = math.rsq.f %561
;;     %557:v2 all = to_double.f %559
;;     %558:v2 = unweave %557 all
;;     %555:v2 early = select_if.ge.ud %562, 0x7fe, %558.0, %558.1, %564.0, %564.1
;;     %549:v1 = add.ud %1272, 120
;;     %551.0:v3 = mov.ud %549
;;     %552.1:v3 tied(%551) = mov.ud %555.0
;;     %550.2:v3 tied(%552) = mov.ud %555.1
;;     store.d2 %550 space:global
;;     %547:v1 = or.ud %633, 0x3ff00000
;;     %545.0:v2 = mov.ud %1266.0
;;     %544.1:v2 tied(%545) = mov.ud %547
;;     %541:v2 all = weave %544.0, %544.1
;;     %542:v1 = from_double.f %541 all
;;     %539:v1 = math.inv.f %542
;;     %536:v2 all = to_double.f %539
;;     %534:v1 = xor.ud %547, 0x80000000
;;     %532.0:v2 = mov.ud %1266.0
;;     %531.1:v2 tied(%532) = mov.ud %534
;;     %521.0:s2 = mov.ud 0 scope:wave
;;     %520.1:s2 tied(%521) = mov.ud 0x3ff00000 scope:wave
;;     %523:v2 all = weave %531.0, %531.1
;;     %525:v2 all = weave %520
;;     %526:v2 early all = double.mad %525 all, %523 all, %536 all
;;     %518:v2 early all = double.mad %526 all, %526 all, %526 all
;;     %512:v2 early all = double.mad %536 all, %536 all, %518 all
;;     %513:v2 = unweave %512 all
;;     %504:v1 = shl.ud %638, 20
;;     %502:v1 = add.d %513.1, -%504
;;     %499.0:v2 = mov.ud %513.0
;;     %498.1:v2 tied(%499) = mov.ud %502
;;     %494:v1 = math.inv.f %561
;;     %491:v2 all = to_double.f %494
;;     %492:v2 = unweave %491 all
;;     %489:v2 early = select_if.ge.ud %562, 0x7fe, %492.0, %492.1, %498.0, %498.1
;;     %485:v1 = add.d %640, 0xfffff803
;;     %484.0:v2 = mov.ud 0
;;     %483.1:v2 tied(%484) = mov.ud %1068
;;     %481:v2 early = select_if.l.ud %485, 2, %483.0, %483.1, %489.0, %489.1
;;     %474:v1 = add.ud %1272, 128
;;     %476.0:v3 = mov.ud %474
;;     %477.1:v3 tied(%476) = mov.ud %481.0
;;     %475.2:v3 tied(%477) = mov.ud %481.1
;;     store.d2 %475 space:global
;;     %468:v2 all = weave %1266.0, %1266.1
;;     %470.0:s2 = mov.ud 0 scope:wave
;;     %469.1:s2 tied(%470) = mov.ud 0x43f00000 scope:wave
;;     %471:v2 early all = double.mul %468 all, %469
;;     %472:v2 = unweave %471 all
;;     %467:v2 early = select_if.z.d %640, 0, %472.0, %472.1, %1266.0, %1266.1
;;     %464:v1 = shr.ud %467.1, 20
;;     %463:v1 = and.ud %464, 0x7ff
;;     %461:v1 = add.d %463, -64
;;     %460:v1 early = select_if.z.d %640, 0, %461, %463
;;     %455:v1 = and.ud %467.1, 0x800fffff
;;     %453:v1 = or.ud %455, 0x3ff00000
;;     %451.0:v2 = mov.ud %467.0
;;     %450.1:v2 tied(%451) = mov.ud %453
;;     %447:v1 = shr.ud %1265.1, 20
;;     %446:v1 = and.ud %447, 0x7ff
;;     %440:v2 all = weave %1265.0, %1265.1
;;     %442.0:s2 = mov.ud 0 scope:wave
;;     %441.1:s2 tied(%442) = mov.ud 0x43f00000 scope:wave
;;     %443:v2 early all = double.mul %440 all, %441
;;     %444:v2 = unweave %443 all
;;     %439:v2 early = select_if.z.d %446, 0, %444.0, %444.1, %1265.0, %1265.1
;;     %436:v1 = shr.ud %439.1, 20
;;     %435:v1 = and.ud %436, 0x7ff
;;     %433:v1 = add.d %435, -64
;;     %432:v1 early = select_if.z.d %446, 0, %433, %435
;;     %427:v1 = and.ud %439.1, 0x800fffff
;;     %425:v1 = or.ud %427, 0x3ff00000
;;     %423.0:v2 = mov.ud %439.0
;;     %422.1:v2 tied(%423) = mov.ud %425
;;     %419:v2 all = weave %422.0, %422.1
;;     %420:v1 = from_double.f %419 all
;;     %417:v1 = math.inv.f %420
;;     %414:v2 all = to_double.f %417
;;     %415:v2 = unweave %414 all
;;     %410:v1 = add.d %415.1, 1
;;     %408.0:v2 = mov.ud %415.0
;;     %407.1:v2 tied(%408) = mov.ud %410
;;     %403:v1 = xor.ud %425, 0x80000000
;;     %401.0:v2 = mov.ud %439.0
;;     %400.1:v2 tied(%401) = mov.ud %403
;;     %391.0:s2 = mov.ud 0 scope:wave
;;     %390.1:s2 tied(%391) = mov.ud 0x3ff00000 scope:wave
;;     %392:v2 all = weave %400.0, %400.1
;;     %393:v2 all = weave %407.0, %407.1
;;     %394:v2 all = weave %390
;;     %395:v2 early all = double.mad %394 all, %392 all, %393 all
;;     %388:v2 early all = double.mad %395 all, %395 all, %395 all
;;     %382:v2 early all = double.mad %393 all, %393 all, %388 all
;;     %371.0:s2 = mov.ud 0 scope:wave
;;     %370.1:s2 tied(%371) = mov.ud 0x3ff00000 scope:wave
;;     %372:v2 all = weave %400.0, %400.1
;;     %374:v2 all = weave %370
;;     %375:v2 early all = double.mad %374 all, %372 all, %382 all
;;     %368:v2 early all = double.mad %382 all, %382 all, %375 all
;;     %369:v2 = unweave %368 all
;;     %359:v2 all = weave %450.0, %450.1
;;     %361:v2 early all = double.mul %359 all, %368 all
;;     %355:v2 all = weave %400.0, %400.1
;;     %357:v2 early all = double.mad %359 all, %355 all, %361 all
;;     %351:v2 all = weave %369.0, %369.1
;;     %352:v2 early all = double.mad %361 all, %357 all, %351 all
;;     %353:v2 = unweave %352 all
;;     %340:v2 all = weave %450.0, %450.1
;;     %342:v2 all = weave %400.0, %400.1
;;     %344:v2 early all = double.mad %340 all, %342 all, %352 all
;;     %345:v2 = unweave %344 all
;;     %336:v1 = shl.ud %345.1, 1
;;     %335:v1 = or.ud %345.0, %336
;;     %332:s1 early = compare.nz.d %335, 0
;;     %330:v1 = xor.ud %453, %345.1
;;     %327:s1 early = compare.l.d %330, 0
;;     %325:s1 = and.ud %332, %327 scope:wave
;;     %321:v1 = and.ud %353.1, 0xfffff
;;     %320:v1 = or.ud %321, 0x100000
;;     %318:v1 = shl.ud %353.0, 2
;;     %317:v1 = shr.ud %353.0, 30
;;     %315:v1 = shl.ud %320, 2
;;     %313:v1 = or.ud %315, %317
;;     %310.0:v2 = mov.ud %318
;;     %309.1:v2 tied(%310) = mov.ud %313
;;     %306:v1 early = select %332, 1, 0
;;     %300:v1 = add.d %309.0, %306
;;     %301:v1 = mov.ud %309.1
;;     %302:v1 tied(%301) = carry %300, %306
;;     %304.0:v2 = mov.ud %300
;;     %303.1:v2 tied(%304) = mov.ud %302
;;     %295:v1 = add.d %309.0, -%306
;;     %296:v1 = mov.ud %309.1
;;     %297:v1 tied(%296) = borrow %309.0, %306
;;     %299.0:v2 = mov.ud %295
;;     %298.1:v2 tied(%299) = mov.ud %297
;;     %292:v2 early = select %325, %298.0, %298.1, %303.0, %303.1
;;     %288:v1 = shr.ud %353.1, 20
;;     %286:v1 = and.ud %288, 0x7ff
;;     %284:v1 = add.d %460, -%432
;;     %281:v1 = add.d %284, %286
;;     %278:v1 = xor.ud %1266.1, %1265.1
;;     %275:v1 = add.d 1, -%281
;;     %274:v1 early = select_if.g.d %281, 0, 0, %275
;;     %272:v1 = add.d %274, 2
;;     %270:v1 = minmax.l.d %272, 62
;;     %268:v1 = and.ud %270, 32
;;     %267:v1 = and.ud %270, 31
;;     %266:v1 = xor.ud %267, 31
;;     %264:v1 = shl.ud 1, %270
;;     %263:v1 early = select_if.nz.d %268, 0, 0, %264
;;     %262:v1 early = select_if.nz.d %268, 0, %264, 0
;;     %260.0:v2 = mov.ud %263
;;     %259.1:v2 tied(%260) = mov.ud %262
;;     %252:v1 = add.d %259.0, -1
;;     %253:v1 = add.d %259.1, -1
;;     %254:v1 tied(%253) = carry %252, -1
;;     %256.0:v2 = mov.ud %252
;;     %255.1:v2 tied(%256) = mov.ud %254
;;     %250:v1 = shr.ud %292.1, %270
;;     %249:v1 = shl.ud %292.1, 1
;;     %247:v1 = shl.ud %249, %266
;;     %245:v1 = shr.ud %292.0, %270
;;     %243:v1 = or.ud %245, %247
;;     %240:v1 early = select_if.nz.d %268, 0, %250, %243
;;     %238:v1 early = select_if.nz.d %268, 0, 0, %250
;;     %236.0:v2 = mov.ud %240
;;     %235.1:v2 tied(%236) = mov.ud %238
;;     %231:v1 = shr.ud %255.1, 1
;;     %230:v1 = shl.ud %255.1, 31
;;     %228:v1 = shr.ud %255.0, 1
;;     %226:v1 = or.ud %228, %230
;;     %223.0:v2 = mov.ud %226
;;     %222.1:v2 tied(%223) = mov.ud %231
;;     %216:v1 = and.ud %235.0, 1
;;     %217:v1 = and.ud %235.1, 0
;;     %219.0:v2 = mov.ud %216
;;     %218.1:v2 tied(%219) = mov.ud %217
;;     %210:v1 = add.d %222.0, %218.0
;;     %211:v1 = add.d %222.1, %218.1
;;     %212:v1 tied(%211) = carry %210, %218.0
;;     %214.0:v2 = mov.ud %210
;;     %213.1:v2 tied(%214) = mov.ud %212
;;     %203:v1 = add.d %292.0, %213.0
;;     %204:v1 = add.d %292.1, %213.1
;;     %205:v1 tied(%204) = carry %203, %213.0
;;     %207.0:v2 = mov.ud %203
;;     %206.1:v2 tied(%207) = mov.ud %205
;;     %199:v1 = shr.ud %206.1, %270
;;     %198:v1 = shl.ud %206.1, 1
;;     %196:v1 = shl.ud %198, %266
;;     %193:v1 = shr.ud %206.0, %270
;;     %190:v1 = or.ud %193, %196
;;     %187:v1 early = select_if.nz.d %268, 0, %199, %190
;;     %185:v1 early = select_if.nz.d %268, 0, 0, %199
;;     %182.0:v2 = mov.ud %187
;;     %181.1:v2 tied(%182) = mov.ud %185
;;     %178:v1 = add.d %281, -1
;;     %177:v1 early = select_if.g.d %281, 0, %178, 0
;;     %175:v1 = shl.ud %177, 20
;;     %173.0:v2 = mov.ud 0
;;     %172.1:v2 tied(%173) = mov.ud %175
;;     %166:v1 = add.d %181.0, %172.0
;;     %167:v1 = add.d %181.1, %172.1
;;     %168:v1 tied(%167) = carry %166, %172.0
;;     %170.0:v2 = mov.ud %166
;;     %169.1:v2 tied(%170) = mov.ud %168
;;     %163:s1 early = compare.ge.d %281, 0x7ff
;;     %161:s1 early = compare.g.ud %169.1, 0x7fefffff
;;     %159:s1 = or.ud %161, %163 scope:wave
;;     %156:v2 early = select %159, 0, 0x7ff00000, %169.0, %169.1
;;     %153:v1 = and.ud %278, 0x80000000
;;     %150:v1 = or.ud %156.1, %153
;;     %147.0:v2 = mov.ud %156.0
;;     %146.1:v2 tied(%147) = mov.ud %150
;;     %142:v1 = or.ud %1237.0, %1237.1
;;     %139:s1 early = compare.z.d %142, 0
;;     %137:s1 = or.ud %1204, %1203 scope:wave
;;     %134:s1 = or.ud %139, %137 scope:wave
;;     %131:v1 = or.ud %1068, 0x3ff00000
;;     %129.0:v2 = mov.ud 0
;;     %128.1:v2 tied(%129) = mov.ud %131
;;     %125:v2 early = select %134, %1266.0, %1266.1, %128.0, %128.1
;;     %123:v1 = or.ud %1233.0, %1233.1
;;     %120:s1 early = compare.z.d %123, 0
;;     %118:s1 = or.ud %1197, %1196 scope:wave
;;     %115:s1 = or.ud %120, %118 scope:wave
;;     %112:v1 = or.ud %1095, 0x3ff00000
;;     %110.0:v2 = mov.ud 0
;;     %109.1:v2 tied(%110) = mov.ud %112
;;     %106:v2 early = select %115, %1265.0, %1265.1, %109.0, %109.1
;;     %104:s1 = or.ud %134, %115 scope:wave
;;     %101:v1 = shr.ud %106.1, 20
;;     %100:v1 = and.ud %101, 0x7ff
;;     %98:v1 = add.d %100, 0xfffffc01
;;     %97:v1 = and.ud %106.1, 0x800fffff
;;     %95:v1 = or.ud %97, 0x3ff00000
;;     %93.0:v2 = mov.ud %106.0
;;     %92.1:v2 tied(%93) = mov.ud %95
;;     %87:v2 all = weave %92.0, %92.1
;;     %88:v1 = from_double.f %87 all
;;     %85:v1 = math.inv.f %88
;;     %82:v2 all = to_double.f %85
;;     %83:v2 = unweave %82 all
;;     %78:v1 = shl.ud %98, 20
;;     %76:v1 = add.d %83.1, -%78
;;     %73.0:v2 = mov.ud %83.0
;;     %72.1:v2 tied(%73) = mov.ud %76
;;     %68:v1 = add.d %100, -1
;;     %65:v2 all = weave %106.0, %106.1
;;     %66:v1 = from_double.f %65 all
;;     %64:v1 = math.inv.f %66
;;     %61:v2 all = to_double.f %64
;;     %62:v2 = unweave %61 all
;;     %59:v2 early = select_if.ge.ud %68, 0x7fe, %62.0, %62.1, %72.0, %72.1
;;     %52:v1 = and.ud %106.0, -1
;;     %53:v1 = and.ud %106.1, 0x7fffffff
;;     %55.0:v2 = mov.ud %52
;;     %54.1:v2 tied(%55) = mov.ud %53
;;     %49:s1 early = compare.g.ud %54.1, 0x7ff00000
;;     %48:s1 early = compare.z.d %54.1, 0x7ff00000
;;     %46:s1 early = compare.nz.d %54.0, 0
;;     %44:s1 = and.ud %48, %46 scope:wave
;;     %41:s1 = or.ud %49, %44 scope:wave
;;     %38:v2 early = select %41, %106.0, %106.1, %59.0, %59.1
;;     %30:v2 all = weave %125.0, %125.1
;;     %32:v2 all = weave %38.0, %38.1
;;     %33:v2 early all = double.mul %30 all, %32 all
;;     %34:v2 = unweave %33 all
;;     %28:v2 early = select %104, %34.0, %34.1, %146.0, %146.1
;;     %21:v1 = add.ud %1272, 136
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %28.0
;;     %22.2:v3 tied(%24) = mov.ud %28.1
;;     store.d2 %22 space:global
;;     %16:v1 = add.ud %1272, 144
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud %1263.0
;;     %17.2:v3 tied(%19) = mov.ud %1263.1
;;     store.d2 %17 space:global
;;     %12:v1 = add.ud %1272, 152
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud %1263.0
;;     %13.2:v3 tied(%15) = mov.ud %1263.1
;;     store.d2 %13 space:global
;;     %10:v1 early = load.d1 %1272 space:global offset:32
;;     %9:v2 early = select_if.nz.d %10, 0, %1266.0, %1266.1, %1265.0, %1265.1
;;     %2:v1 = add.ud %1272, 160
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
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
;;     %171:v1 = mov.ud.uw r1.0.uw.lanes
;;     %166:v1 = add.d r8.0.ud, %171
;;     %170:v1 = mov.ud %166
;;     %164:v1 early = load.d1 %170 space:global offset:8
;;     %163:v1 early = load.d1 %170 space:global offset:16
;;     %162:v1 early = load.d1 %170 space:global offset:24
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
;;     %135.0:v2 = mov.ud %170
;;     %134.1:v2 tied(%135) = mov.ud %137
;;     store.d1 %134 space:global
;;     %132:s1 early = compare.nz.d %150, %143
;;     %131:s1 = and.ud %132, %139 scope:wave
;;     %130:v1 early = select %131, 1, 0
;;     %126:v1 = add.ud %170, 8
;;     %128.0:v2 = mov.ud %126
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     store.d1 %127 space:global
;;     %124:s1 early = compare.l.d %150, %143
;;     %123:s1 = and.ud %124, %139 scope:wave
;;     %122:v1 early = select %123, 1, 0
;;     %118:v1 = add.ud %170, 16
;;     %120.0:v2 = mov.ud %118
;;     %119.1:v2 tied(%120) = mov.ud %122
;;     store.d1 %119 space:global
;;     %116:s1 early = compare.le.d %150, %143
;;     %115:s1 = and.ud %116, %139 scope:wave
;;     %114:v1 early = select %115, 1, 0
;;     %110:v1 = add.ud %170, 24
;;     %112.0:v2 = mov.ud %110
;;     %111.1:v2 tied(%112) = mov.ud %114
;;     store.d1 %111 space:global
;;     %108:s1 early = compare.g.d %150, %143
;;     %107:s1 = and.ud %108, %139 scope:wave
;;     %106:v1 early = select %107, 1, 0
;;     %102:v1 = add.ud %170, 32
;;     %104.0:v2 = mov.ud %102
;;     %103.1:v2 tied(%104) = mov.ud %106
;;     store.d1 %103 space:global
;;     %100:s1 early = compare.ge.d %150, %143
;;     %97:s1 = and.ud %100, %139 scope:wave
;;     %96:v1 early = select %97, 1, 0
;;     %92:v1 = add.ud %170, 40
;;     %94.0:v2 = mov.ud %92
;;     %93.1:v2 tied(%94) = mov.ud %96
;;     store.d1 %93 space:global
;;     %90:s1 = or.ud %140, %155 scope:wave
;;     %88:v1 early = select %90, 1, 0
;;     %84:v1 = add.ud %170, 48
;;     %86.0:v2 = mov.ud %84
;;     %85.1:v2 tied(%86) = mov.ud %88
;;     store.d1 %85 space:global
;;     %82:s1 = or.ud %132, %155 scope:wave
;;     %80:v1 early = select %82, 1, 0
;;     %76:v1 = add.ud %170, 56
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %80
;;     store.d1 %77 space:global
;;     %74:s1 = or.ud %124, %155 scope:wave
;;     %72:v1 early = select %74, 1, 0
;;     %68:v1 = add.ud %170, 64
;;     %70.0:v2 = mov.ud %68
;;     %69.1:v2 tied(%70) = mov.ud %72
;;     store.d1 %69 space:global
;;     %66:s1 = or.ud %116, %155 scope:wave
;;     %64:v1 early = select %66, 1, 0
;;     %60:v1 = add.ud %170, 72
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %64
;;     store.d1 %61 space:global
;;     %58:s1 = or.ud %108, %155 scope:wave
;;     %56:v1 early = select %58, 1, 0
;;     %52:v1 = add.ud %170, 80
;;     %54.0:v2 = mov.ud %52
;;     %53.1:v2 tied(%54) = mov.ud %56
;;     store.d1 %53 space:global
;;     %50:s1 = or.ud %100, %155 scope:wave
;;     %48:v1 early = select %50, 1, 0
;;     %44:v1 = add.ud %170, 88
;;     %46.0:v2 = mov.ud %44
;;     %45.1:v2 tied(%46) = mov.ud %48
;;     store.d1 %45 space:global
;;     %42:v1 early = select %139, 1, 0
;;     %38:v1 = add.ud %170, 96
;;     %40.0:v2 = mov.ud %38
;;     %39.1:v2 tied(%40) = mov.ud %42
;;     store.d1 %39 space:global
;;     %36:v1 early = select %155, 1, 0
;;     %32:v1 = add.ud %170, 104
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     store.d1 %33 space:global
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
;;     %2:v1 = add.ud %170, 112
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;;     %208:v1 = mov.ud.uw r1.0.uw.lanes
;;     %203:v1 = add.d r8.0.ud, %208
;;     %207:v1 = mov.ud %203
;;     %201:v1 early = load.b2 %207 space:global offset:8
;;     %200:v1 early = load.d1 %207 space:global offset:16
;;     %199:v2 early = load.d2 %207 space:global offset:24
;;     %198:v1 early = load.d1 %207 space:global offset:32
;;     %196:v2 all = to_double.f %200
;;     %197:v2 = unweave %196 all
;;     %194.0:v3 = mov.ud %207
;;     %195.1:v3 tied(%194) = mov.ud %197.0
;;     %193.2:v3 tied(%195) = mov.ud %197.1
;;     store.d2 %193 space:global
;;     %188:v1 = and.ud %199.0, -1
;;     %189:v1 = and.ud %199.1, 0x7fffffff
;;     %191.0:v2 = mov.ud %188
;;     %190.1:v2 tied(%191) = mov.ud %189
;;     %184:v1 = mov.ud %190.0
;;     %185:v1 = add.d %190.1, 0xc8000000
;;     %187.0:v2 = mov.ud %184
;;     %186.1:v2 tied(%187) = mov.ud %185
;;     %182:v1 = shr.ud %186.1, 29
;;     %181:v1 = shl.ud %186.1, 3
;;     %179:v1 = shr.ud %186.0, 29
;;     %177:v1 = or.ud %179, %181
;;     %174.0:v2 = mov.ud %177
;;     %173.1:v2 tied(%174) = mov.ud %182
;;     %167:v1 = and.ud %173.0, 1
;;     %168:v1 = and.ud %173.1, 0
;;     %170.0:v2 = mov.ud %167
;;     %169.1:v2 tied(%170) = mov.ud %168
;;     %161:v1 = add.d %169.0, %190.0
;;     %162:v1 = add.d %169.1, %190.1
;;     %163:v1 tied(%162) = carry %161, %190.0
;;     %165.0:v2 = mov.ud %161
;;     %164.1:v2 tied(%165) = mov.ud %163
;;     %155:v1 = add.d %164.0, 0xfffffff
;;     %156:v1 = add.d %164.1, 0xc8000000
;;     %157:v1 tied(%156) = carry %155, 0xfffffff
;;     %159.0:v2 = mov.ud %155
;;     %158.1:v2 tied(%159) = mov.ud %157
;;     %152:v1 = shl.ud %158.1, 3
;;     %150:v1 = shr.ud %158.0, 29
;;     %148:v1 = or.ud %150, %152
;;     %145:s1 early = compare.g.ud %148, 0x7f7fffff
;;     %143:s1 early = compare.g.ud %190.1, 0x47f00000
;;     %142:s1 early = compare.z.d %190.1, 0x47f00000
;;     %141:s1 = or.ud %143, %142 scope:wave
;;     %138:s1 = or.ud %145, %141 scope:wave
;;     %135:v1 early = select %138, 0x7f800000, %148
;;     %129:v1 = and.ud %199.0, 0
;;     %130:v1 = and.ud %199.1, 0x80000000
;;     %132.0:v2 = mov.ud %129
;;     %131.1:v2 tied(%132) = mov.ud %130
;;     %124:v1 = or.ud %131.0, 0
;;     %125:v1 = or.ud %131.1, 0x39e00000
;;     %127.0:v2 = mov.ud %124
;;     %126.1:v2 tied(%127) = mov.ud %125
;;     %117:v2 all = weave %199.0, %199.1
;;     %119:v2 all = weave %126.0, %126.1
;;     %120:v2 early all = double.add %117 all, %119 all
;;     %121:v2 = unweave %120 all
;;     %112:v1 = and.ud %121.0, -1
;;     %115:v1 = mov.ud %112
;;     %107:v1 = mov.ud %115
;;     %110:v1 = mov.ud %107
;;     %104:v1 early = select_if.l.ud %190.1, 0x38100000, %110, %135
;;     %101:v1 = xor.ud %190.1, 0x7ff00000
;;     %100:v1 = or.ud %190.0, %101
;;     %98:v1 early = select_if.z.d %100, 0, 0x7f800000, %104
;;     %95:v1 = shr.ud %199.0, 29
;;     %93:v1 = shl.ud %199.1, 3
;;     %92:v1 = or.ud %95, %93
;;     %89:v1 = and.ud %92, 0x7fffff
;;     %87:v1 = or.ud %89, 0x7fc00000
;;     %85:s1 early = compare.g.ud %190.1, 0x7ff00000
;;     %84:s1 early = compare.z.d %190.1, 0x7ff00000
;;     %82:s1 early = compare.nz.d %190.0, 0
;;     %80:s1 = and.ud %84, %82 scope:wave
;;     %77:s1 = or.ud %85, %80 scope:wave
;;     %74:v1 early = select %77, %87, %98
;;     %70:v1 early = select_if.l.d %199.1, 0, 0x80000000, 0
;;     %68:v1 = or.ud %74, %70
;;     %62:v1 = add.ud %207, 8
;;     %64.0:v2 = mov.ud %62
;;     %63.1:v2 tied(%64) = mov.ud %68
;;     store.d1 %63 space:global
;;     %60:v1 = f16to32.f.uw %201
;;     %56:v1 = add.ud %207, 16
;;     %58.0:v2 = mov.ud %56
;;     %57.1:v2 tied(%58) = mov.ud %60
;;     store.d1 %57 space:global
;;     %54:v1 = f32to16.uw.f %200
;;     %51:v1 = add.ud %207, 24
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     store.b2 %52 space:global
;;     %49:v1 = mov.f.d %198
;;     %46:v1 = add.ud %207, 32
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %49
;;     store.d1 %47 space:global
;;     %44:v1 = mov.f.ud %198
;;     %41:v1 = add.ud %207, 40
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %44
;;     store.d1 %42 space:global
;;     %38:v2 all = to_double.d %198
;;     %39:v2 = unweave %38 all
;;     %34:v1 = add.ud %207, 48
;;     %36.0:v3 = mov.ud %34
;;     %37.1:v3 tied(%36) = mov.ud %39.0
;;     %35.2:v3 tied(%37) = mov.ud %39.1
;;     store.d2 %35 space:global
;;     %31:v2 all = to_double.ud %198
;;     %32:v2 = unweave %31 all
;;     %26:v1 = add.ud %207, 56
;;     %28.0:v3 = mov.ud %26
;;     %29.1:v3 tied(%28) = mov.ud %32.0
;;     %27.2:v3 tied(%29) = mov.ud %32.1
;;     store.d2 %27 space:global
;;     %24:v1 = mov.d.f %200
;;     %21:v1 = add.ud %207, 64
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %24
;;     store.d1 %22 space:global
;;     %19:v1 = mov.ud.f %200
;;     %15:v1 = add.ud %207, 72
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 space:global
;;     %12:v2 all = weave %199.0, %199.1
;;     %13:v1 = from_double.d %12 all
;;     %9:v1 = add.ud %207, 80
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.d1 %10 space:global
;;     %7:v1 = from_double.ud %12 all
;;     %2:v1 = add.ud %207, 88
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }
