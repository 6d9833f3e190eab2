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
;;     %582:v1 = mov.ud.uw r1.0.uw.lanes
;;     %577:v1 = add.d r8.0.ud, %582
;;     %581:v1 = mov.ud %577
;;     %575:v1 early = load.d1 %581 space:global offset:8
;;     %574:v1 early = load.d1 %581 space:global offset:16
;;     %573:v1 early = load.d1 %581 space:global offset:24
;;     %572:v1 early = keeping.add %575, %574
;;     %571.0:v2 = mov.ud %581
;;     %570.1:v2 tied(%571) = mov.ud %572
;;     store.d1 %570 space:global
;;     %569:v1 early = keeping.add %575, %574 second:negated
;;     %566:v1 = add.ud %581, 8
;;     %568.0:v2 = mov.ud %566
;;     %567.1:v2 tied(%568) = mov.ud %569
;;     store.d1 %567 space:global
;;     %564:v1 early = keeping.mul %575, %574
;;     %561:v1 = add.ud %581, 16
;;     %563.0:v2 = mov.ud %561
;;     %562.1:v2 tied(%563) = mov.ud %564
;;     store.d1 %562 space:global
;;     %559:v1 = and.ud %575, 0x7fffffff
;;     %558:v1 = and.ud %574, 0x7fffffff
;;     %557:v1 = asr.d %575, 31
;;     %556:v1 = xor.ud %559, %557
;;     %554:v1 = asr.d %574, 31
;;     %553:v1 = xor.ud %558, %554
;;     %551:v1 early = select_if.le.d %556, %553, %575, %574
;;     %550:v1 early = select_if.g.ud %558, 0x7f800000, %575, %551
;;     %548:v1 early = select_if.g.ud %559, 0x7f800000, %574, %550
;;     %545:v1 = add.d %558, 0x807fffff
;;     %544:v1 = or.ud %574, 0x400000
;;     %543:v1 early = select_if.l.ud %545, 0x3fffff, %544, %548
;;     %541:v1 = add.d %559, 0x807fffff
;;     %540:v1 = or.ud %575, 0x400000
;;     %539:v1 early = select_if.l.ud %541, 0x3fffff, %540, %543
;;     %534:v1 = add.ud %581, 24
;;     %536.0:v2 = mov.ud %534
;;     %535.1:v2 tied(%536) = mov.ud %539
;;     store.d1 %535 space:global
;;     %532:v1 early = select_if.ge.d %556, %553, %575, %574
;;     %529:v1 early = select_if.g.ud %558, 0x7f800000, %575, %532
;;     %526:v1 early = select_if.g.ud %559, 0x7f800000, %574, %529
;;     %523:v1 early = select_if.l.ud %545, 0x3fffff, %544, %526
;;     %519:v1 early = select_if.l.ud %541, 0x3fffff, %540, %523
;;     %512:v1 = add.ud %581, 32
;;     %514.0:v2 = mov.ud %512
;;     %513.1:v2 tied(%514) = mov.ud %519
;;     store.d1 %513 space:global
;;     %510:v1 = and.ud %574, 0x80000000
;;     %508:v1 = or.ud %510, %559
;;     %503:v1 = add.ud %581, 40
;;     %505.0:v2 = mov.ud %503
;;     %504.1:v2 tied(%505) = mov.ud %508
;;     store.d1 %504 space:global
;;     %501:v1 early = keeping.mad %575, %574, %573
;;     %498:v1 = add.ud %581, 48
;;     %500.0:v2 = mov.ud %498
;;     %499.1:v2 tied(%500) = mov.ud %501
;;     store.d1 %499 space:global
;;     %496:v1 = three.mad.f %573, %575, %574
;;     %492:v1 = add.ud %581, 56
;;     %494.0:v2 = mov.ud %492
;;     %493.1:v2 tied(%494) = mov.ud %496
;;     store.d1 %493 space:global
;;     %490:v1 = rndu.f %575
;;     %489:v1 = add.d %575, -1
;;     %488:v1 early = select_if.l.ud %489, 0x7fffff, 0x3f800000, %490
;;     %483:v1 = add.ud %581, 64
;;     %485.0:v2 = mov.ud %483
;;     %484.1:v2 tied(%485) = mov.ud %488
;;     store.d1 %484 space:global
;;     %481:v1 = rndd.f %575
;;     %480:v1 = add.d %575, 0x7fffffff
;;     %479:v1 early = select_if.l.ud %480, 0x7fffff, 0xbf800000, %481
;;     %474:v1 = add.ud %581, 72
;;     %476.0:v2 = mov.ud %474
;;     %475.1:v2 tied(%476) = mov.ud %479
;;     store.d1 %475 space:global
;;     %472:v1 = rndz.f %575
;;     %469:v1 = add.ud %581, 80
;;     %471.0:v2 = mov.ud %469
;;     %470.1:v2 tied(%471) = mov.ud %472
;;     store.d1 %470 space:global
;;     %467:v1 = rnde.f %575
;;     %464:v1 = add.ud %581, 88
;;     %466.0:v2 = mov.ud %464
;;     %465.1:v2 tied(%466) = mov.ud %467
;;     store.d1 %465 space:global
;;     %462:v1 = xor.ud %575, 0x80000000
;;     %459:v1 = add.ud %581, 96
;;     %461.0:v2 = mov.ud %459
;;     %460.1:v2 tied(%461) = mov.ud %462
;;     store.d1 %460 space:global
;;     %457:v1 = and.ud %575, 0x7fffffff
;;     %454:v1 = add.ud %581, 104
;;     %456.0:v2 = mov.ud %454
;;     %455.1:v2 tied(%456) = mov.ud %457
;;     store.d1 %455 space:global
;;     %452:v1 = math.sqrt.f %575
;;     %449:v1 = add.ud %581, 112
;;     %451.0:v2 = mov.ud %449
;;     %450.1:v2 tied(%451) = mov.ud %452
;;     store.d1 %450 space:global
;;     %447:v1 = math.rsq.f %575
;;     %444:v1 = add.ud %581, 120
;;     %446.0:v2 = mov.ud %444
;;     %445.1:v2 tied(%446) = mov.ud %447
;;     store.d1 %445 space:global
;;     %442:v1 = math.inv.f %575
;;     %439:v1 = add.ud %581, 128
;;     %441.0:v2 = mov.ud %439
;;     %440.1:v2 tied(%441) = mov.ud %442
;;     store.d1 %440 space:global
;;     %437:v1 = math.exp.f %575
;;     %434:v1 = add.ud %581, 136
;;     %436.0:v2 = mov.ud %434
;;     %435.1:v2 tied(%436) = mov.ud %437
;;     store.d1 %435 space:global
;;     %432:v1 = math.log.f %575
;;     %429:v1 = add.ud %581, 144
;;     %431.0:v2 = mov.ud %429
;;     %430.1:v2 tied(%431) = mov.ud %432
;;     store.d1 %430 space:global
;;     %427:v1 = math.sin.f %575
;;     %424:v1 = add.ud %581, 152
;;     %426.0:v2 = mov.ud %424
;;     %425.1:v2 tied(%426) = mov.ud %427
;;     store.d1 %425 space:global
;;     %421:v1 = add.f -|%575|, 0x3fc90fdb
;;     %422:v1 = math.sin.f %421
;;     %418:v1 = add.ud %581, 160
;;     %420.0:v2 = mov.ud %418
;;     %419.1:v2 tied(%420) = mov.ud %422
;;     store.d1 %419 space:global
;;     %416:v1 = mul.f %575, 0x71800000
;;     %415:v1 = mul.f %416, 0x57800000
;;     %413:v1 early = select_if.l.ud %575, 0xd800000, %415, %575
;;     %411:v1 = mov.f.ud %575
;;     %410:v1 = mul.f %411, 0x3f000000
;;     %408:v1 early = select_if.l.ud %575, 0x800000, %410, %413
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
;;     %361:v1 early = select_if.l.ud %575, 0xd800000, %362, %367
;;     %358:v1 = and.ud %575, 0x80000000
;;     %356:v1 early = select_if.z.d %559, 0, %358, %361
;;     %352:v1 early = select_if.z.d %575, 0x7f800000, %575, %356
;;     %347:v1 = add.ud %581, 168
;;     %349.0:v2 = mov.ud %347
;;     %348.1:v2 tied(%349) = mov.ud %352
;;     store.d1 %348 space:global
;;     %344:v2 all = to_double.f %575
;;     %345:v2 = unweave %344 all
;;     %342:v2 all = to_double.f %574
;;     %343:v2 = unweave %342 all
;;     %341:v1 = shr.ud %343.1, 20
;;     %340:v1 = and.ud %341, 0x7ff
;;     %338:v1 = and.ud %343.1, 0x800fffff
;;     %337:v1 = or.ud %338, 0x3ff00000
;;     %335.0:v2 = mov.ud %343.0
;;     %334.1:v2 tied(%335) = mov.ud %337
;;     %330:v2 all = weave %334.0, %334.1
;;     %331:v1 = from_double.f %330 all
;;     %328:v1 = math.inv.f %331
;;     %325:v2 all = to_double.f %328
;;     %326:v2 = unweave %325 all
;;     %321:v1 = shl.ud %340, 20
;;     %320:v1 = add.d %321, 0xc0100000
;;     %318:v1 = add.d %326.1, -%320
;;     %315.0:v2 = mov.ud %326.0
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
;;     %18:v1 = add.ud %581, 176
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %24
;;     store.d1 %19 space:global
;;     %14:v1 = add.ud %581, 184
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %572
;;     store.d1 %15 space:global
;;     %11:v1 = add.ud %581, 192
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %572
;;     store.d1 %12 space:global
;;     %9:v1 early = load.d1 %581 space:global offset:32
;;     %8:v1 early = select_if.nz.d %9, 0, %575, %574
;;     %2:v1 = add.ud %581, 200
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
;;     %1275:v1 = mov.ud.uw r1.0.uw.lanes
;;     %1270:v1 = add.d r8.0.ud, %1275
;;     %1274:v1 = mov.ud %1270
;;     %1268:v2 early = load.d2 %1274 space:global offset:8
;;     %1267:v2 early = load.d2 %1274 space:global offset:16
;;     %1266:v2 early = load.d2 %1274 space:global offset:24
;;     %1262:v2 all = weave %1268.0, %1268.1
;;     %1263:v2 all = weave %1267.0, %1267.1
;;     %1264:v2 early all = double.add %1262 all, %1263 all
;;     %1265:v2 = unweave %1264 all
;;     %1260.0:v3 = mov.ud %1274
;;     %1261.1:v3 tied(%1260) = mov.ud %1265.0
;;     %1259.2:v3 tied(%1261) = mov.ud %1265.1
;;     store.d2 %1259 space:global
;;     %1257:v2 early all = double.add %1262 all, -%1263 all
;;     %1258:v2 = unweave %1257 all
;;     %1251:v1 = add.ud %1274, 8
;;     %1253.0:v3 = mov.ud %1251
;;     %1254.1:v3 tied(%1253) = mov.ud %1258.0
;;     %1252.2:v3 tied(%1254) = mov.ud %1258.1
;;     store.d2 %1252 space:global
;;     %1248:v2 early all = double.mul %1262 all, %1263 all
;;     %1249:v2 = unweave %1248 all
;;     %1242:v1 = add.ud %1274, 16
;;     %1244.0:v3 = mov.ud %1242
;;     %1245.1:v3 tied(%1244) = mov.ud %1249.0
;;     %1243.2:v3 tied(%1245) = mov.ud %1249.1
;;     store.d2 %1243 space:global
;;     %1237:v1 = and.ud %1268.0, -1
;;     %1238:v1 = and.ud %1268.1, 0x7fffffff
;;     %1240.0:v2 = mov.ud %1237
;;     %1239.1:v2 tied(%1240) = mov.ud %1238
;;     %1233:v1 = and.ud %1267.0, -1
;;     %1234:v1 = and.ud %1267.1, 0x7fffffff
;;     %1236.0:v2 = mov.ud %1233
;;     %1235.1:v2 tied(%1236) = mov.ud %1234
;;     %1232:v1 = asr.d %1268.1, 31
;;     %1231.0:v2 = mov.ud %1232
;;     %1230.1:v2 tied(%1231) = mov.ud %1232
;;     %1225:v1 = xor.ud %1239.0, %1230.0
;;     %1226:v1 = xor.ud %1239.1, %1230.1
;;     %1228.0:v2 = mov.ud %1225
;;     %1227.1:v2 tied(%1228) = mov.ud %1226
;;     %1224:v1 = asr.d %1267.1, 31
;;     %1223.0:v2 = mov.ud %1224
;;     %1222.1:v2 tied(%1223) = mov.ud %1224
;;     %1217:v1 = xor.ud %1235.0, %1222.0
;;     %1218:v1 = xor.ud %1235.1, %1222.1
;;     %1220.0:v2 = mov.ud %1217
;;     %1219.1:v2 tied(%1220) = mov.ud %1218
;;     %1214:s1 early = compare.l.d %1227.1, %1219.1
;;     %1213:s1 early = compare.z.d %1227.1, %1219.1
;;     %1212:s1 early = compare.le.ud %1227.0, %1219.0
;;     %1211:s1 = and.ud %1213, %1212 scope:wave
;;     %1209:s1 = or.ud %1214, %1211 scope:wave
;;     %1206:s1 early = compare.g.ud %1239.1, 0x7ff00000
;;     %1205:s1 early = compare.z.d %1239.1, 0x7ff00000
;;     %1204:s1 early = compare.nz.d %1239.0, 0
;;     %1203:s1 = and.ud %1205, %1204 scope:wave
;;     %1201:s1 = or.ud %1206, %1203 scope:wave
;;     %1199:s1 early = compare.g.ud %1235.1, 0x7ff00000
;;     %1198:s1 early = compare.z.d %1235.1, 0x7ff00000
;;     %1197:s1 early = compare.nz.d %1235.0, 0
;;     %1196:s1 = and.ud %1198, %1197 scope:wave
;;     %1194:s1 = or.ud %1199, %1196 scope:wave
;;     %1192:v2 early = select %1209, %1268.0, %1268.1, %1267.0, %1267.1
;;     %1190:v2 early = select %1194, %1268.0, %1268.1, %1192.0, %1192.1
;;     %1188:v2 early = select %1201, %1267.0, %1267.1, %1190.0, %1190.1
;;     %1182:v1 = add.d %1235.0, -1
;;     %1183:v1 = add.d %1235.1, 0x800fffff
;;     %1184:v1 tied(%1183) = carry %1182, -1
;;     %1186.0:v2 = mov.ud %1182
;;     %1185.1:v2 tied(%1186) = mov.ud %1184
;;     %1179:s1 early = compare.l.ud %1185.1, 0x7ffff
;;     %1178:s1 early = compare.z.d %1185.1, 0x7ffff
;;     %1176:s1 early = compare.l.ud %1185.0, -1
;;     %1174:s1 = and.ud %1178, %1176 scope:wave
;;     %1171:s1 = or.ud %1179, %1174 scope:wave
;;     %1165:v1 = or.ud %1267.0, 0
;;     %1166:v1 = or.ud %1267.1, 0x80000
;;     %1168.0:v2 = mov.ud %1165
;;     %1167.1:v2 tied(%1168) = mov.ud %1166
;;     %1164:v2 early = select %1171, %1167.0, %1167.1, %1188.0, %1188.1
;;     %1158:v1 = add.d %1239.0, -1
;;     %1159:v1 = add.d %1239.1, 0x800fffff
;;     %1160:v1 tied(%1159) = carry %1158, -1
;;     %1162.0:v2 = mov.ud %1158
;;     %1161.1:v2 tied(%1162) = mov.ud %1160
;;     %1155:s1 early = compare.l.ud %1161.1, 0x7ffff
;;     %1154:s1 early = compare.z.d %1161.1, 0x7ffff
;;     %1152:s1 early = compare.l.ud %1161.0, -1
;;     %1150:s1 = and.ud %1154, %1152 scope:wave
;;     %1147:s1 = or.ud %1155, %1150 scope:wave
;;     %1141:v1 = or.ud %1268.0, 0
;;     %1142:v1 = or.ud %1268.1, 0x80000
;;     %1144.0:v2 = mov.ud %1141
;;     %1143.1:v2 tied(%1144) = mov.ud %1142
;;     %1140:v2 early = select %1147, %1143.0, %1143.1, %1164.0, %1164.1
;;     %1134:v1 = add.ud %1274, 24
;;     %1136.0:v3 = mov.ud %1134
;;     %1137.1:v3 tied(%1136) = mov.ud %1140.0
;;     %1135.2:v3 tied(%1137) = mov.ud %1140.1
;;     store.d2 %1135 space:global
;;     %1132:s1 early = compare.g.d %1227.1, %1219.1
;;     %1129:s1 early = compare.ge.ud %1227.0, %1219.0
;;     %1126:s1 = and.ud %1213, %1129 scope:wave
;;     %1123:s1 = or.ud %1132, %1126 scope:wave
;;     %1120:v2 early = select %1123, %1268.0, %1268.1, %1267.0, %1267.1
;;     %1118:v2 early = select %1194, %1268.0, %1268.1, %1120.0, %1120.1
;;     %1114:v2 early = select %1201, %1267.0, %1267.1, %1118.0, %1118.1
;;     %1111:v2 early = select %1171, %1167.0, %1167.1, %1114.0, %1114.1
;;     %1107:v2 early = select %1147, %1143.0, %1143.1, %1111.0, %1111.1
;;     %1099:v1 = add.ud %1274, 32
;;     %1101.0:v3 = mov.ud %1099
;;     %1102.1:v3 tied(%1101) = mov.ud %1107.0
;;     %1100.2:v3 tied(%1102) = mov.ud %1107.1
;;     store.d2 %1100 space:global
;;     %1097:v1 = and.ud %1267.1, 0x80000000
;;     %1096:v1 = and.ud %1268.1, 0x7fffffff
;;     %1095:v1 = or.ud %1097, %1096
;;     %1094.0:v2 = mov.ud %1268.0
;;     %1093.1:v2 tied(%1094) = mov.ud %1095
;;     %1087:v1 = add.ud %1274, 40
;;     %1089.0:v3 = mov.ud %1087
;;     %1090.1:v3 tied(%1089) = mov.ud %1093.0
;;     %1088.2:v3 tied(%1090) = mov.ud %1093.1
;;     store.d2 %1088 space:global
;;     %1081:v2 all = weave %1266.0, %1266.1
;;     %1084:v2 early all = double.mad %1081 all, %1262 all, %1263 all
;;     %1085:v2 = unweave %1084 all
;;     %1076:v1 = add.ud %1274, 48
;;     %1078.0:v3 = mov.ud %1076
;;     %1079.1:v3 tied(%1078) = mov.ud %1085.0
;;     %1077.2:v3 tied(%1079) = mov.ud %1085.1
;;     store.d2 %1077 space:global
;;     %1072:v1 = add.ud %1274, 56
;;     %1074.0:v3 = mov.ud %1072
;;     %1075.1:v3 tied(%1074) = mov.ud %1085.0
;;     %1073.2:v3 tied(%1075) = mov.ud %1085.1
;;     store.d2 %1073 space:global
;;     %1070:v1 = and.ud %1268.1, 0x80000000
;;     %1069:v1 = or.ud %1070, 0x43300000
;;     %1068.0:v2 = mov.ud 0
;;     %1067.1:v2 tied(%1068) = mov.ud %1069
;;     %1062:v2 all = weave %1067.0, %1067.1
;;     mode.enter round:up scope:wave
;;     %1063:v2 early all = double.add %1262 all, %1062 all
;;     mode.leave round:up scope:wave
;;     %1059:v2 early all = double.add %1063 all, -%1062 all
;;     %1060:v2 = unweave %1059 all
;;     %1053:v1 = and.ud %1060.1, 0x7fffffff
;;     %1051:v1 = or.ud %1070, %1053
;;     %1049.0:v2 = mov.ud %1060.0
;;     %1048.1:v2 tied(%1049) = mov.ud %1051
;;     %1044:s1 early = compare.nz.d %1268.0, 0
;;     %1043:v1 early = select %1044, 1, 0
;;     %1041:v1 = or.ud %1096, %1043
;;     %1039:v1 = or.ud %1268.1, 0x80000
;;     %1038:v1 early = select_if.g.ud %1041, 0x7ff00000, %1039, %1268.1
;;     %1035.0:v2 = mov.ud %1268.0
;;     %1034.1:v2 tied(%1035) = mov.ud %1038
;;     %1031:v2 early = select_if.l.ud %1096, 0x43300000, %1048.0, %1048.1, %1034.0, %1034.1
;;     %1026:v1 = add.ud %1274, 64
;;     %1028.0:v3 = mov.ud %1026
;;     %1029.1:v3 tied(%1028) = mov.ud %1031.0
;;     %1027.2:v3 tied(%1029) = mov.ud %1031.1
;;     store.d2 %1027 space:global
;;     mode.enter round:down scope:wave
;;     %1023:v2 early all = double.add %1262 all, %1062 all
;;     mode.leave round:down scope:wave
;;     %1019:v2 early all = double.add %1023 all, -%1062 all
;;     %1020:v2 = unweave %1019 all
;;     %1013:v1 = and.ud %1020.1, 0x7fffffff
;;     %1011:v1 = or.ud %1070, %1013
;;     %1009.0:v2 = mov.ud %1020.0
;;     %1008.1:v2 tied(%1009) = mov.ud %1011
;;     %1004:v2 early = select_if.l.ud %1096, 0x43300000, %1008.0, %1008.1, %1034.0, %1034.1
;;     %999:v1 = add.ud %1274, 72
;;     %1001.0:v3 = mov.ud %999
;;     %1002.1:v3 tied(%1001) = mov.ud %1004.0
;;     %1000.2:v3 tied(%1002) = mov.ud %1004.1
;;     store.d2 %1000 space:global
;;     mode.enter round:zero scope:wave
;;     %996:v2 early all = double.add %1262 all, %1062 all
;;     mode.leave round:zero scope:wave
;;     %992:v2 early all = double.add %996 all, -%1062 all
;;     %993:v2 = unweave %992 all
;;     %986:v1 = and.ud %993.1, 0x7fffffff
;;     %984:v1 = or.ud %1070, %986
;;     %982.0:v2 = mov.ud %993.0
;;     %981.1:v2 tied(%982) = mov.ud %984
;;     %977:v2 early = select_if.l.ud %1096, 0x43300000, %981.0, %981.1, %1034.0, %1034.1
;;     %972:v1 = add.ud %1274, 80
;;     %974.0:v3 = mov.ud %972
;;     %975.1:v3 tied(%974) = mov.ud %977.0
;;     %973.2:v3 tied(%975) = mov.ud %977.1
;;     store.d2 %973 space:global
;;     %969:v2 early all = double.add %1262 all, %1062 all
;;     %965:v2 early all = double.add %969 all, -%1062 all
;;     %966:v2 = unweave %965 all
;;     %958:v1 = and.ud %966.1, 0x7fffffff
;;     %956:v1 = or.ud %1070, %958
;;     %954.0:v2 = mov.ud %966.0
;;     %953.1:v2 tied(%954) = mov.ud %956
;;     %949:v2 early = select_if.l.ud %1096, 0x43300000, %953.0, %953.1, %1034.0, %1034.1
;;     %943:v1 = add.ud %1274, 88
;;     %945.0:v3 = mov.ud %943
;;     %946.1:v3 tied(%945) = mov.ud %949.0
;;     %944.2:v3 tied(%946) = mov.ud %949.1
;;     store.d2 %944 space:global
;;     %941:v1 = xor.ud %1268.1, 0x80000000
;;     %940.0:v2 = mov.ud %1268.0
;;     %939.1:v2 tied(%940) = mov.ud %941
;;     %933:v1 = add.ud %1274, 96
;;     %935.0:v3 = mov.ud %933
;;     %936.1:v3 tied(%935) = mov.ud %939.0
;;     %934.2:v3 tied(%936) = mov.ud %939.1
;;     store.d2 %934 space:global
;;     %931.0:v2 = mov.ud %1268.0
;;     %930.1:v2 tied(%931) = mov.ud %1096
;;     %924:v1 = add.ud %1274, 104
;;     %926.0:v3 = mov.ud %924
;;     %927.1:v3 tied(%926) = mov.ud %930.0
;;     %925.2:v3 tied(%927) = mov.ud %930.1
;;     store.d2 %925 space:global
;;     %919:v1 = add.d %1227.1, -%1230.1
;;     %920:v1 tied(%919) = borrow %1227.0, %1230.0
;;     %921.1:v2 = mov.ud %920
;;     %914:s1 early = compare.l.d %921.1, 0x10000000
;;     %912:s1 = xor.ud %1201, 0xffff scope:wave
;;     %910:s1 = and.ud %914, %912 scope:wave
;;     %907:v2 early = select %910, 0, 0x4ff00000, 0, 0x3ff00000
;;     %904:v2 all = weave %907.0, %907.1
;;     %905:v2 early all = double.mul %1262 all, %904 all
;;     %906:v2 = unweave %905 all
;;     %901:v1 = shr.ud %906.1, 20
;;     %900:v1 = and.ud %901, 0x7ff
;;     %898:v1 = add.d %900, 0xfffffc01
;;     %897:v1 = and.ud %898, 1
;;     %896:v1 = asr.d %898, 1
;;     %894:v1 = and.ud %906.1, 0x800fffff
;;     %893:v1 = shl.ud %897, 20
;;     %891:v1 = add.d %893, 0x3ff00000
;;     %889:v1 = or.ud %894, %891
;;     %886.0:v2 = mov.ud %906.0
;;     %885.1:v2 tied(%886) = mov.ud %889
;;     %880:v2 all = weave %885.0, %885.1
;;     %881:v1 = from_double.f %880 all
;;     %878:v1 = math.rsq.f %881
;;     %875:v2 all = to_double.f %878
;;     %876:v2 = unweave %875 all
;;     %871:v1 = shl.ud %896, 20
;;     %869:v1 = add.d %876.1, -%871
;;     %866.0:v2 = mov.ud %876.0
;;     %865.1:v2 tied(%866) = mov.ud %869
;;     %861:v2 early = select_if.l.d %906.1, 0, 0, 0x7ff80000, %865.0, %865.1
;;     %859:v1 = add.d %900, -1
;;     %857:v1 = from_double.f %905 all
;;     %855:v1 = math.rsq.f %857
;;     %852:v2 all = to_double.f %855
;;     %853:v2 = unweave %852 all
;;     %850:v2 early = select_if.ge.ud %859, 0x7fe, %853.0, %853.1, %861.0, %861.1
;;     %844:v2 all = weave %850.0, %850.1
;;     %845:v2 early all = double.mul %905 all, %844 all
;;     %846:v2 = unweave %845 all
;;     %840.0:s2 = mov.ud 0 scope:wave
;;     %839.1:s2 tied(%840) = mov.ud 0x3fe00000 scope:wave
;;     %841:v2 early all = double.mul %844 all, %839
;;     %842:v2 = unweave %841 all
;;     %835:v1 = xor.ud %842.1, 0x80000000
;;     %833.0:v2 = mov.ud %842.0
;;     %832.1:v2 tied(%833) = mov.ud %835
;;     %822.0:s2 = mov.ud 0 scope:wave
;;     %821.1:s2 tied(%822) = mov.ud 0x3fe00000 scope:wave
;;     %824:v2 all = weave %832.0, %832.1
;;     %826:v2 all = weave %821
;;     %827:v2 early all = double.mad %826 all, %824 all, %845 all
;;     %819:v2 early all = double.mad %841 all, %841 all, %827 all
;;     %820:v2 = unweave %819 all
;;     %809:v2 all = weave %846.0, %846.1
;;     %813:v2 early all = double.mad %809 all, %809 all, %827 all
;;     %814:v2 = unweave %813 all
;;     %806:v1 = xor.ud %814.1, 0x80000000
;;     %804.0:v2 = mov.ud %814.0
;;     %803.1:v2 tied(%804) = mov.ud %806
;;     %794:v2 all = weave %906.0, %906.1
;;     %796:v2 all = weave %803.0, %803.1
;;     %798:v2 early all = double.mad %794 all, %796 all, %813 all
;;     %791:v2 all = weave %820.0, %820.1
;;     mode.enter round:zero scope:wave
;;     %792:v2 early all = double.mad %813 all, %798 all, %791 all
;;     mode.leave round:zero scope:wave
;;     %793:v2 = unweave %792 all
;;     %781:v1 = add.d %793.0, 1
;;     %782:v1 = mov.ud %793.1
;;     %783:v1 tied(%782) = carry %781, 1
;;     %785.0:v2 = mov.ud %781
;;     %784.1:v2 tied(%785) = mov.ud %783
;;     %778:v1 = xor.ud %784.1, 0x80000000
;;     %776.0:v2 = mov.ud %784.0
;;     %775.1:v2 tied(%776) = mov.ud %778
;;     %766:v2 all = weave %906.0, %906.1
;;     %768:v2 all = weave %775.0, %775.1
;;     %770:v2 early all = double.mad %766 all, %768 all, %792 all
;;     %771:v2 = unweave %770 all
;;     %761:v1 = and.ud %771.0, -1
;;     %762:v1 = and.ud %771.1, 0x7fffffff
;;     %764.0:v2 = mov.ud %761
;;     %763.1:v2 tied(%764) = mov.ud %762
;;     %760:s1 early = compare.g.ud %763.1, 0x7ff00000
;;     %759:s1 early = compare.z.d %763.1, 0x7ff00000
;;     %757:s1 early = compare.nz.d %763.0, 0
;;     %755:s1 = and.ud %759, %757 scope:wave
;;     %752:s1 = or.ud %760, %755 scope:wave
;;     %748:v1 = asr.d %771.1, 31
;;     %746.0:v2 = mov.ud %748
;;     %745.1:v2 tied(%746) = mov.ud %748
;;     %740:v1 = xor.ud %763.0, %745.0
;;     %741:v1 = xor.ud %763.1, %745.1
;;     %743.0:v2 = mov.ud %740
;;     %742.1:v2 tied(%743) = mov.ud %741
;;     %734:v1 = add.d %742.0, -%745.0
;;     %735:v1 = add.d %742.1, -%745.1
;;     %736:v1 tied(%735) = borrow %742.0, %745.0
;;     %738.0:v2 = mov.ud %734
;;     %737.1:v2 tied(%738) = mov.ud %736
;;     %730:s1 early = compare.g.d %737.1, 0
;;     %729:s1 early = compare.z.d %737.1, 0
;;     %727:s1 early = compare.nz.d %737.0, 0
;;     %725:s1 = and.ud %729, %727 scope:wave
;;     %722:s1 = or.ud %730, %725 scope:wave
;;     %719:s1 = xor.ud %752, 0xffff scope:wave
;;     %717:s1 = and.ud %722, %719 scope:wave
;;     %714:v2 early = select %717, %784.0, %784.1, %793.0, %793.1
;;     %710:v2 early = select %910, 0, 0x37f00000, 0, 0x3ff00000
;;     %704:v2 all = weave %714.0, %714.1
;;     %706:v2 all = weave %710.0, %710.1
;;     %707:v2 early all = double.mul %704 all, %706 all
;;     %708:v2 = unweave %707 all
;;     %699:v1 = and.ud %906.0, -1
;;     %700:v1 = and.ud %906.1, 0x7fffffff
;;     %702.0:v2 = mov.ud %699
;;     %701.1:v2 tied(%702) = mov.ud %700
;;     %697:v1 early = select_if.l.d %906.1, 0, 8, 256
;;     %696:v1 early = select_if.l.d %906.1, 0, 16, 128
;;     %695:v1 early = select_if.l.d %906.1, 0, 32, 64
;;     %694:v1 early = select_if.l.d %906.1, 0, 4, 512
;;     %691:v1 early = select_if.l.ud %701.1, 0x100000, %696, %697
;;     %688:v1 = or.ud %701.0, %701.1
;;     %687:v1 early = select_if.z.d %688, 0, %695, %691
;;     %683:v1 = xor.ud %701.1, 0x7ff00000
;;     %682:v1 = or.ud %701.0, %683
;;     %680:v1 early = select_if.z.d %682, 0, %694, %687
;;     %676:s1 early = compare.g.ud %701.1, 0x7ff00000
;;     %675:s1 early = compare.z.d %701.1, 0x7ff00000
;;     %674:s1 early = compare.nz.d %701.0, 0
;;     %672:s1 = and.ud %675, %674 scope:wave
;;     %669:s1 = or.ud %676, %672 scope:wave
;;     %666:v1 early = select %669, 1, %680
;;     %663:s1 early = compare.g.ud %701.1, 0x7ff80000
;;     %662:s1 early = compare.z.d %701.1, 0x7ff80000
;;     %660:s1 = or.ud %663, %662 scope:wave
;;     %657:v1 early = select %660, 2, %666
;;     %654:v1 = and.ud %657, 608
;;     %652:v2 early = select_if.nz.d %654, 0, %906.0, %906.1, %708.0, %708.1
;;     %645:v1 = add.ud %1274, 112
;;     %647.0:v3 = mov.ud %645
;;     %648.1:v3 tied(%647) = mov.ud %652.0
;;     %646.2:v3 tied(%648) = mov.ud %652.1
;;     store.d2 %646 space:global
;;     %643:v1 = shr.ud %1268.1, 20
;;     %642:v1 = and.ud %643, 0x7ff
;;     %640:v1 = add.d %642, 0xfffffc01
;;     %639:v1 = and.ud %640, 1
;;     %638:v1 = asr.d %640, 1
;;     %636:v1 = and.ud %1268.1, 0x800fffff
;;     %635:v1 = shl.ud %639, 20
;;     %633:v1 = add.d %635, 0x3ff00000
;;     %631:v1 = or.ud %636, %633
;;     %629.0:v2 = mov.ud %1268.0
;;     %628.1:v2 tied(%629) = mov.ud %631
;;     %625:v2 all = weave %628.0, %628.1
;;     %626:v1 = from_double.f %625 all
;;     %623:v1 = math.rsq.f %626
;;     %620:v2 all = to_double.f %623
;;     %621:v2 = unweave %620 all
;;     %618:v1 = xor.ud %631, 0x80000000
;;     %616.0:v2 = mov.ud %1268.0
;;     %615.1:v2 tied(%616) = mov.ud %618
;;     %609:v2 all = weave %615.0, %615.1
;;     %611:v2 early all = double.mul %609 all, %620 all
;;     %601.0:s2 = mov.ud 0 scope:wave
;;     %600.1:s2 tied(%601) = mov.ud 0x3ff00000 scope:wave
;;     %605:v2 all = weave %600
;;     %606:v2 early all = double.mad %605 all, %611 all, %620 all
;;     %592.0:s2 = mov.ud 0 scope:wave
;;     %591.1:s2 tied(%592) = mov.ud 0x3fe00000 scope:wave
;;     %594.0:s2 = mov.ud 0 scope:wave
;;     %593.1:s2 tied(%594) = mov.ud 0x3fd80000 scope:wave
;;     %596:v2 all = weave %591
;;     %597:v2 all = weave %593
;;     %598:v2 early all = double.mad %596 all, %597 all, %606 all
;;     %586:v2 all = weave %621.0, %621.1
;;     %589:v2 early all = double.mul %586 all, %606 all
;;     %584:v2 early all = double.mad %586 all, %598 all, %589 all
;;     %585:v2 = unweave %584 all
;;     %575:v1 = shl.ud %638, 20
;;     %573:v1 = add.d %585.1, -%575
;;     %570.0:v2 = mov.ud %585.0
;;     %569.1:v2 tied(%570) = mov.ud %573
;;     %565:v2 early = select_if.l.d %1268.1, 0, 0, 0x7ff80000, %569.0, %569.1
;;     %563:v1 = add.d %642, -1
;;     %561:v2 all = weave %1268.0, %1268.1
;;     %562:v1 = from_double.f %561 all
;;     %560:v1 = math.rsq.f %562
;;     %558:v2 all = to_double.f %560
;;     %559:v2 = unweave %558 all
;;     %556:v2 early = select_if.ge.ud %563, 0x7fe, %559.0, %559.1, %565.0, %565.1
;;     %550:v1 = add.ud %1274, 120
;;     %552.0:v3 = mov.ud %550
;;     %553.1:v3 tied(%552) = mov.ud %556.0
;;     %551.2:v3 tied(%553) = mov.ud %556.1
;;     store.d2 %551 space:global
;;     %548:v1 = or.ud %636, 0x3ff00000
;;     %546.0:v2 = mov.ud %1268.0
;;     %545.1:v2 tied(%546) = mov.ud %548
;;     %542:v2 all = weave %545.0, %545.1
;;     %543:v1 = from_double.f %542 all
;;     %540:v1 = math.inv.f %543
;;     %537:v2 all = to_double.f %540
;;     %535:v1 = xor.ud %548, 0x80000000
;;     %533.0:v2 = mov.ud %1268.0
;;     %532.1:v2 tied(%533) = mov.ud %535
;;     %522.0:s2 = mov.ud 0 scope:wave
;;     %521.1:s2 tied(%522) = mov.ud 0x3ff00000 scope:wave
;;     %524:v2 all = weave %532.0, %532.1
;;     %526:v2 all = weave %521
;;     %527:v2 early all = double.mad %526 all, %524 all, %537 all
;;     %519:v2 early all = double.mad %527 all, %527 all, %527 all
;;     %513:v2 early all = double.mad %537 all, %537 all, %519 all
;;     %514:v2 = unweave %513 all
;;     %505:v1 = shl.ud %642, 20
;;     %504:v1 = add.d %505, 0xc0100000
;;     %502:v1 = add.d %514.1, -%504
;;     %499.0:v2 = mov.ud %514.0
;;     %498.1:v2 tied(%499) = mov.ud %502
;;     %494:v1 = math.inv.f %562
;;     %491:v2 all = to_double.f %494
;;     %492:v2 = unweave %491 all
;;     %489:v2 early = select_if.ge.ud %563, 0x7fe, %492.0, %492.1, %498.0, %498.1
;;     %485:v1 = add.d %642, 0xfffff803
;;     %484.0:v2 = mov.ud 0
;;     %483.1:v2 tied(%484) = mov.ud %1070
;;     %481:v2 early = select_if.l.ud %485, 2, %483.0, %483.1, %489.0, %489.1
;;     %474:v1 = add.ud %1274, 128
;;     %476.0:v3 = mov.ud %474
;;     %477.1:v3 tied(%476) = mov.ud %481.0
;;     %475.2:v3 tied(%477) = mov.ud %481.1
;;     store.d2 %475 space:global
;;     %468:v2 all = weave %1268.0, %1268.1
;;     %470.0:s2 = mov.ud 0 scope:wave
;;     %469.1:s2 tied(%470) = mov.ud 0x43f00000 scope:wave
;;     %471:v2 early all = double.mul %468 all, %469
;;     %472:v2 = unweave %471 all
;;     %467:v2 early = select_if.z.d %642, 0, %472.0, %472.1, %1268.0, %1268.1
;;     %464:v1 = shr.ud %467.1, 20
;;     %463:v1 = and.ud %464, 0x7ff
;;     %461:v1 = add.d %463, -64
;;     %460:v1 early = select_if.z.d %642, 0, %461, %463
;;     %455:v1 = and.ud %467.1, 0x800fffff
;;     %453:v1 = or.ud %455, 0x3ff00000
;;     %451.0:v2 = mov.ud %467.0
;;     %450.1:v2 tied(%451) = mov.ud %453
;;     %447:v1 = shr.ud %1267.1, 20
;;     %446:v1 = and.ud %447, 0x7ff
;;     %440:v2 all = weave %1267.0, %1267.1
;;     %442.0:s2 = mov.ud 0 scope:wave
;;     %441.1:s2 tied(%442) = mov.ud 0x43f00000 scope:wave
;;     %443:v2 early all = double.mul %440 all, %441
;;     %444:v2 = unweave %443 all
;;     %439:v2 early = select_if.z.d %446, 0, %444.0, %444.1, %1267.0, %1267.1
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
;;     %278:v1 = xor.ud %1268.1, %1267.1
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
;;     %142:v1 = or.ud %1239.0, %1239.1
;;     %139:s1 early = compare.z.d %142, 0
;;     %137:s1 = or.ud %1206, %1205 scope:wave
;;     %134:s1 = or.ud %139, %137 scope:wave
;;     %131:v1 = or.ud %1070, 0x3ff00000
;;     %129.0:v2 = mov.ud 0
;;     %128.1:v2 tied(%129) = mov.ud %131
;;     %125:v2 early = select %134, %1268.0, %1268.1, %128.0, %128.1
;;     %123:v1 = or.ud %1235.0, %1235.1
;;     %120:s1 early = compare.z.d %123, 0
;;     %118:s1 = or.ud %1199, %1198 scope:wave
;;     %115:s1 = or.ud %120, %118 scope:wave
;;     %112:v1 = or.ud %1097, 0x3ff00000
;;     %110.0:v2 = mov.ud 0
;;     %109.1:v2 tied(%110) = mov.ud %112
;;     %106:v2 early = select %115, %1267.0, %1267.1, %109.0, %109.1
;;     %104:s1 = or.ud %134, %115 scope:wave
;;     %101:v1 = shr.ud %106.1, 20
;;     %100:v1 = and.ud %101, 0x7ff
;;     %98:v1 = and.ud %106.1, 0x800fffff
;;     %96:v1 = or.ud %98, 0x3ff00000
;;     %94.0:v2 = mov.ud %106.0
;;     %93.1:v2 tied(%94) = mov.ud %96
;;     %88:v2 all = weave %93.0, %93.1
;;     %89:v1 = from_double.f %88 all
;;     %86:v1 = math.inv.f %89
;;     %83:v2 all = to_double.f %86
;;     %84:v2 = unweave %83 all
;;     %79:v1 = shl.ud %100, 20
;;     %78:v1 = add.d %79, 0xc0100000
;;     %76:v1 = add.d %84.1, -%78
;;     %73.0:v2 = mov.ud %84.0
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
;;     %21:v1 = add.ud %1274, 136
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %28.0
;;     %22.2:v3 tied(%24) = mov.ud %28.1
;;     store.d2 %22 space:global
;;     %16:v1 = add.ud %1274, 144
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud %1265.0
;;     %17.2:v3 tied(%19) = mov.ud %1265.1
;;     store.d2 %17 space:global
;;     %12:v1 = add.ud %1274, 152
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud %1265.0
;;     %13.2:v3 tied(%15) = mov.ud %1265.1
;;     store.d2 %13 space:global
;;     %10:v1 early = load.d1 %1274 space:global offset:32
;;     %9:v2 early = select_if.nz.d %10, 0, %1268.0, %1268.1, %1267.0, %1267.1
;;     %2:v1 = add.ud %1274, 160
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
