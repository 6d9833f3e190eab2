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
;;     %529:v1 = mov.ud.uw r1.0.uw.lanes
;;     %524:v1 = add.d r8.0.ud, %529
;;     %528:v1 = mov.ud %524
;;     %522:v1 early = load.d1 %528 space:global offset:8
;;     %521:v1 early = load.d1 %528 space:global offset:16
;;     %520:v1 early = load.d1 %528 space:global offset:24
;;     %519:v1 early = keeping.add %522, %521
;;     %518.0:v2 = mov.ud %528
;;     %517.1:v2 tied(%518) = mov.ud %519
;;     store.d1 %517 space:global
;;     %516:v1 early = keeping.add %522, %521 second:negated
;;     %513:v1 = add.ud %528, 8
;;     %515.0:v2 = mov.ud %513
;;     %514.1:v2 tied(%515) = mov.ud %516
;;     store.d1 %514 space:global
;;     %511:v1 early = keeping.mul %522, %521
;;     %508:v1 = add.ud %528, 16
;;     %510.0:v2 = mov.ud %508
;;     %509.1:v2 tied(%510) = mov.ud %511
;;     store.d1 %509 space:global
;;     %506:v1 = and.ud %522, 0x7fffffff
;;     %505:v1 = and.ud %521, 0x7fffffff
;;     %504:v1 = asr.d %522, 31
;;     %503:v1 = xor.ud %506, %504
;;     %501:v1 = asr.d %521, 31
;;     %500:v1 = xor.ud %505, %501
;;     %498:v1 early = select_if.le.d %503, %500, %522, %521
;;     %497:v1 early = select_if.g.ud %505, 0x7f800000, %522, %498
;;     %495:v1 early = select_if.g.ud %506, 0x7f800000, %521, %497
;;     %493:v1 = add.d %505, 0x807fffff
;;     %492:v1 = or.ud %521, 0x400000
;;     %491:v1 early = select_if.l.ud %493, 0x3fffff, %492, %495
;;     %489:v1 = add.d %506, 0x807fffff
;;     %488:v1 = or.ud %522, 0x400000
;;     %487:v1 early = select_if.l.ud %489, 0x3fffff, %488, %491
;;     %482:v1 = add.ud %528, 24
;;     %484.0:v2 = mov.ud %482
;;     %483.1:v2 tied(%484) = mov.ud %487
;;     store.d1 %483 space:global
;;     %480:v1 early = select_if.ge.d %503, %500, %522, %521
;;     %477:v1 early = select_if.g.ud %505, 0x7f800000, %522, %480
;;     %474:v1 early = select_if.g.ud %506, 0x7f800000, %521, %477
;;     %472:v1 early = select_if.l.ud %493, 0x3fffff, %492, %474
;;     %468:v1 early = select_if.l.ud %489, 0x3fffff, %488, %472
;;     %461:v1 = add.ud %528, 32
;;     %463.0:v2 = mov.ud %461
;;     %462.1:v2 tied(%463) = mov.ud %468
;;     store.d1 %462 space:global
;;     %459:v1 = and.ud %521, 0x80000000
;;     %457:v1 = or.ud %459, %506
;;     %452:v1 = add.ud %528, 40
;;     %454.0:v2 = mov.ud %452
;;     %453.1:v2 tied(%454) = mov.ud %457
;;     store.d1 %453 space:global
;;     %450:v1 early = keeping.mad %522, %521, %520
;;     %447:v1 = add.ud %528, 48
;;     %449.0:v2 = mov.ud %447
;;     %448.1:v2 tied(%449) = mov.ud %450
;;     store.d1 %448 space:global
;;     %445:v1 = three.mad.f %520, %522, %521
;;     %441:v1 = add.ud %528, 56
;;     %443.0:v2 = mov.ud %441
;;     %442.1:v2 tied(%443) = mov.ud %445
;;     store.d1 %442 space:global
;;     %439:v1 = rndu.f %522
;;     %438:v1 = add.d %522, -1
;;     %437:v1 early = select_if.l.ud %438, 0x7fffff, 0x3f800000, %439
;;     %432:v1 = add.ud %528, 64
;;     %434.0:v2 = mov.ud %432
;;     %433.1:v2 tied(%434) = mov.ud %437
;;     store.d1 %433 space:global
;;     %430:v1 = rndd.f %522
;;     %429:v1 = add.d %522, 0x7fffffff
;;     %428:v1 early = select_if.l.ud %429, 0x7fffff, 0xbf800000, %430
;;     %423:v1 = add.ud %528, 72
;;     %425.0:v2 = mov.ud %423
;;     %424.1:v2 tied(%425) = mov.ud %428
;;     store.d1 %424 space:global
;;     %421:v1 = rndz.f %522
;;     %418:v1 = add.ud %528, 80
;;     %420.0:v2 = mov.ud %418
;;     %419.1:v2 tied(%420) = mov.ud %421
;;     store.d1 %419 space:global
;;     %416:v1 = rnde.f %522
;;     %413:v1 = add.ud %528, 88
;;     %415.0:v2 = mov.ud %413
;;     %414.1:v2 tied(%415) = mov.ud %416
;;     store.d1 %414 space:global
;;     %411:v1 = xor.ud %522, 0x80000000
;;     %408:v1 = add.ud %528, 96
;;     %410.0:v2 = mov.ud %408
;;     %409.1:v2 tied(%410) = mov.ud %411
;;     store.d1 %409 space:global
;;     %406:v1 = and.ud %522, 0x7fffffff
;;     %403:v1 = add.ud %528, 104
;;     %405.0:v2 = mov.ud %403
;;     %404.1:v2 tied(%405) = mov.ud %406
;;     store.d1 %404 space:global
;;     %401:v1 = math.sqrt.f %522
;;     %398:v1 = add.ud %528, 112
;;     %400.0:v2 = mov.ud %398
;;     %399.1:v2 tied(%400) = mov.ud %401
;;     store.d1 %399 space:global
;;     %396:v1 = math.rsq.f %522
;;     %393:v1 = add.ud %528, 120
;;     %395.0:v2 = mov.ud %393
;;     %394.1:v2 tied(%395) = mov.ud %396
;;     store.d1 %394 space:global
;;     %391:v1 = math.inv.f %522
;;     %388:v1 = add.ud %528, 128
;;     %390.0:v2 = mov.ud %388
;;     %389.1:v2 tied(%390) = mov.ud %391
;;     store.d1 %389 space:global
;;     %386:v1 = math.exp.f %522
;;     %383:v1 = add.ud %528, 136
;;     %385.0:v2 = mov.ud %383
;;     %384.1:v2 tied(%385) = mov.ud %386
;;     store.d1 %384 space:global
;;     %381:v1 = math.log.f %522
;;     %378:v1 = add.ud %528, 144
;;     %380.0:v2 = mov.ud %378
;;     %379.1:v2 tied(%380) = mov.ud %381
;;     store.d1 %379 space:global
;;     %376:v1 = math.sin.f %522
;;     %373:v1 = add.ud %528, 152
;;     %375.0:v2 = mov.ud %373
;;     %374.1:v2 tied(%375) = mov.ud %376
;;     store.d1 %374 space:global
;;     %370:v1 = add.f -|%522|, 0x3fc90fdb
;;     %371:v1 = math.sin.f %370
;;     %367:v1 = add.ud %528, 160
;;     %369.0:v2 = mov.ud %367
;;     %368.1:v2 tied(%369) = mov.ud %371
;;     store.d1 %368 space:global
;;     %365:v1 = mul.f %522, 0x71800000
;;     %364:v1 = mul.f %365, 0x57800000
;;     %362:v1 early = select_if.l.ud %522, 0xd800000, %364, %522
;;     %360:v1 = mov.f.ud %522
;;     %359:v1 = mul.f %360, 0x3f000000
;;     %357:v1 early = select_if.l.ud %522, 0x800000, %359, %362
;;     %354:v1 = math.rsq.f %357
;;     %353:v1 = mul.f %357, %354
;;     %352:v1 = mul.f %354, 0x3f000000
;;     %350:v1 = xor.ud %352, 0x80000000
;;     %349:v1 = three.mad.f 0x3f000000, %350, %353
;;     %347:v1 = three.mad.f %353, %353, %349
;;     %345:v1 = three.mad.f %352, %352, %349
;;     %342:v1 = xor.ud %347, 0x80000000
;;     %341:v1 = three.mad.f %357, %342, %347
;;     %339:v1 = three.mad.f %347, %341, %345
;;     %335:v1 = xor.ud %339, 0x80000000
;;     %334:v1 = three.mad.f %357, %335, %339
;;     %331:v1 = add.d %339, 1
;;     %330:v1 = add.d %339, -1
;;     %326:v1 = add.f %331, -%339
;;     %325:v1 = add.f %330, -%339
;;     %324:v1 = mul.f %339, %326
;;     %322:v1 = mul.f %339, %325
;;     %320:v1 early = select_if.le.f %334, %322, %330, %339
;;     %316:v1 early = select_if.g.f %334, %324, %331, %320
;;     %311:v1 = mul.f %316, 0x1a800000
;;     %310:v1 early = select_if.l.ud %522, 0xd800000, %311, %316
;;     %307:v1 = and.ud %522, 0x80000000
;;     %305:v1 early = select_if.z.d %506, 0, %307, %310
;;     %301:v1 early = select_if.z.d %522, 0x7f800000, %522, %305
;;     %296:v1 = add.ud %528, 168
;;     %298.0:v2 = mov.ud %296
;;     %297.1:v2 tied(%298) = mov.ud %301
;;     store.d1 %297 space:global
;;     %294:v2 early = to_double.f %522
;;     %293:v2 early = to_double.f %521
;;     %292:v1 = shr.ud %293.1, 20
;;     %291:v1 = and.ud %292, 0x7ff
;;     %289:v1 = add.d %291, 0xfffffc01
;;     %288:v1 = and.ud %293.1, 0x800fffff
;;     %287:v1 = or.ud %288, 0x3ff00000
;;     %285.0:v2 = mov.ud %293.0
;;     %284.1:v2 tied(%285) = mov.ud %287
;;     %281:v1 early = from_double.f %284.0, %284.1
;;     %279:v1 = math.inv.f %281
;;     %277:v2 early = to_double.f %279
;;     %273:v1 = shl.ud %289, 20
;;     %271:v1 = add.d %277.1, -%273
;;     %268.0:v2 = mov.ud %277.0
;;     %267.1:v2 tied(%268) = mov.ud %271
;;     %263:v1 = add.d %291, -1
;;     %261:s1 early = compare.ge.ud %263, 0x7fe
;;     %260:v1 early = from_double.f %293.0, %293.1
;;     %259:v1 = math.inv.f %260
;;     %257:v2 early = to_double.f %259
;;     %255:v2 early = select_if.ge.ud %263, 0x7fe, %257.0, %257.1, %267.0, %267.1
;;     %250:v1 = add.d %255.1, 1
;;     %248.0:v2 = mov.ud %255.0
;;     %247.1:v2 tied(%248) = mov.ud %250
;;     %243:v1 = xor.ud %293.1, 0x80000000
;;     %241.0:v2 = mov.ud %293.0
;;     %240.1:v2 tied(%241) = mov.ud %243
;;     %236:v2 early = double.mad %240.0, %240.1, %247.0, %247.1, 0, 0x3ff00000
;;     %235:v2 early = double.mad %236.0, %236.1, %236.0, %236.1, %236.0, %236.1
;;     %233:v2 early = double.mad %247.0, %247.1, %235.0, %235.1, %247.0, %247.1
;;     %230:v2 early = double.mad %240.0, %240.1, %233.0, %233.1, 0, 0x3ff00000
;;     %229:v2 early = double.mad %233.0, %233.1, %230.0, %230.1, %233.0, %233.1
;;     %226:v2 early = double.mul %294.0, %294.1, %229.0, %229.1
;;     %225:v2 early = double.mad %240.0, %240.1, %226.0, %226.1, %294.0, %294.1
;;     %224:v2 early = double.mad %225.0, %225.1, %229.0, %229.1, %226.0, %226.1
;;     %220:v2 early = double.mad %240.0, %240.1, %224.0, %224.1, %294.0, %294.1
;;     %216:v1 = shl.ud %220.1, 1
;;     %215:v1 = or.ud %220.0, %216
;;     %212:s1 early = compare.nz.d %215, 0
;;     %209:v1 = xor.ud %294.1, %220.1
;;     %207:s1 early = compare.l.d %209, 0
;;     %205:s1 = and.ud %212, %207 scope:wave
;;     %202:v1 early = select %205, 1, 0
;;     %196:v1 = add.d %224.0, -%202
;;     %197:v1 = mov.ud %224.1
;;     %198:v1 tied(%197) = borrow %224.0, %202
;;     %200.0:v2 = mov.ud %196
;;     %199.1:v2 tied(%200) = mov.ud %198
;;     %193:v1 early = select %212, 1, 0
;;     %188:v1 = or.ud %199.0, %193
;;     %189:v1 = or.ud %199.1, 0
;;     %191.0:v2 = mov.ud %188
;;     %190.1:v2 tied(%191) = mov.ud %189
;;     %184:v1 = shr.ud %294.1, 20
;;     %182:v1 = and.ud %184, 0x7ff
;;     %180:v1 = add.d %182, -1
;;     %178:s1 early = compare.ge.ud %180, 0x7fe
;;     %176:s1 = or.ud %178, %261 scope:wave
;;     %170:v1 = and.ud %293.0, -1
;;     %171:v1 = and.ud %293.1, 0x7fffffff
;;     %173.0:v2 = mov.ud %170
;;     %172.1:v2 tied(%173) = mov.ud %171
;;     %167:s1 early = compare.g.ud %172.1, 0x7ff00000
;;     %166:s1 early = compare.z.d %172.1, 0x7ff00000
;;     %164:s1 early = compare.nz.d %172.0, 0
;;     %162:s1 = and.ud %166, %164 scope:wave
;;     %159:s1 = or.ud %167, %162 scope:wave
;;     %156:v2 early = select %159, %293.0, %293.1, %255.0, %255.1
;;     %152:v2 early = double.mul %294.0, %294.1, %156.0, %156.1
;;     %149:v2 early = select %176, %152.0, %152.1, %190.0, %190.1
;;     %142:v1 = and.ud %149.0, -1
;;     %143:v1 = and.ud %149.1, 0x7fffffff
;;     %145.0:v2 = mov.ud %142
;;     %144.1:v2 tied(%145) = mov.ud %143
;;     %138:v1 = mov.ud %144.0
;;     %139:v1 = add.d %144.1, 0xc8000000
;;     %141.0:v2 = mov.ud %138
;;     %140.1:v2 tied(%141) = mov.ud %139
;;     %136:v1 = shr.ud %140.1, 29
;;     %135:v1 = shl.ud %140.1, 3
;;     %133:v1 = shr.ud %140.0, 29
;;     %131:v1 = or.ud %133, %135
;;     %128.0:v2 = mov.ud %131
;;     %127.1:v2 tied(%128) = mov.ud %136
;;     %121:v1 = and.ud %127.0, 1
;;     %122:v1 = and.ud %127.1, 0
;;     %124.0:v2 = mov.ud %121
;;     %123.1:v2 tied(%124) = mov.ud %122
;;     %115:v1 = add.d %123.0, %144.0
;;     %116:v1 = add.d %123.1, %144.1
;;     %117:v1 tied(%116) = carry %115, %144.0
;;     %119.0:v2 = mov.ud %115
;;     %118.1:v2 tied(%119) = mov.ud %117
;;     %109:v1 = add.d %118.0, 0xfffffff
;;     %110:v1 = add.d %118.1, 0xc8000000
;;     %111:v1 tied(%110) = carry %109, 0xfffffff
;;     %113.0:v2 = mov.ud %109
;;     %112.1:v2 tied(%113) = mov.ud %111
;;     %106:v1 = shl.ud %112.1, 3
;;     %104:v1 = shr.ud %112.0, 29
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
;;     %18:v1 = add.ud %528, 176
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %24
;;     store.d1 %19 space:global
;;     %14:v1 = add.ud %528, 184
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %519
;;     store.d1 %15 space:global
;;     %11:v1 = add.ud %528, 192
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %519
;;     store.d1 %12 space:global
;;     %9:v1 early = load.d1 %528 space:global offset:32
;;     %8:v1 early = select_if.nz.d %9, 0, %522, %521
;;     %2:v1 = add.ud %528, 200
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
;;     %1092:v1 = mov.ud.uw r1.0.uw.lanes
;;     %1087:v1 = add.d r8.0.ud, %1092
;;     %1091:v1 = mov.ud %1087
;;     %1085:v2 early = load.d2 %1091 space:global offset:8
;;     %1084:v2 early = load.d2 %1091 space:global offset:16
;;     %1083:v2 early = load.d2 %1091 space:global offset:24
;;     %1082:v2 early = double.add %1085.0, %1085.1, %1084.0, %1084.1
;;     %1080.0:v3 = mov.ud %1091
;;     %1081.1:v3 tied(%1080) = mov.ud %1082.0
;;     %1079.2:v3 tied(%1081) = mov.ud %1082.1
;;     store.d2 %1079 space:global
;;     %1078:v2 early = double.add %1085.0, %1085.1, %1084.0, %1084.1 last:negated
;;     %1074:v1 = add.ud %1091, 8
;;     %1076.0:v3 = mov.ud %1074
;;     %1077.1:v3 tied(%1076) = mov.ud %1078.0
;;     %1075.2:v3 tied(%1077) = mov.ud %1078.1
;;     store.d2 %1075 space:global
;;     %1072:v2 early = double.mul %1085.0, %1085.1, %1084.0, %1084.1
;;     %1068:v1 = add.ud %1091, 16
;;     %1070.0:v3 = mov.ud %1068
;;     %1071.1:v3 tied(%1070) = mov.ud %1072.0
;;     %1069.2:v3 tied(%1071) = mov.ud %1072.1
;;     store.d2 %1069 space:global
;;     %1063:v1 = and.ud %1085.0, -1
;;     %1064:v1 = and.ud %1085.1, 0x7fffffff
;;     %1066.0:v2 = mov.ud %1063
;;     %1065.1:v2 tied(%1066) = mov.ud %1064
;;     %1059:v1 = and.ud %1084.0, -1
;;     %1060:v1 = and.ud %1084.1, 0x7fffffff
;;     %1062.0:v2 = mov.ud %1059
;;     %1061.1:v2 tied(%1062) = mov.ud %1060
;;     %1058:v1 = asr.d %1085.1, 31
;;     %1057.0:v2 = mov.ud %1058
;;     %1056.1:v2 tied(%1057) = mov.ud %1058
;;     %1051:v1 = xor.ud %1065.0, %1056.0
;;     %1052:v1 = xor.ud %1065.1, %1056.1
;;     %1054.0:v2 = mov.ud %1051
;;     %1053.1:v2 tied(%1054) = mov.ud %1052
;;     %1050:v1 = asr.d %1084.1, 31
;;     %1049.0:v2 = mov.ud %1050
;;     %1048.1:v2 tied(%1049) = mov.ud %1050
;;     %1043:v1 = xor.ud %1061.0, %1048.0
;;     %1044:v1 = xor.ud %1061.1, %1048.1
;;     %1046.0:v2 = mov.ud %1043
;;     %1045.1:v2 tied(%1046) = mov.ud %1044
;;     %1040:s1 early = compare.l.d %1053.1, %1045.1
;;     %1039:s1 early = compare.z.d %1053.1, %1045.1
;;     %1038:s1 early = compare.le.ud %1053.0, %1045.0
;;     %1037:s1 = and.ud %1039, %1038 scope:wave
;;     %1035:s1 = or.ud %1040, %1037 scope:wave
;;     %1032:s1 early = compare.g.ud %1065.1, 0x7ff00000
;;     %1031:s1 early = compare.z.d %1065.1, 0x7ff00000
;;     %1030:s1 early = compare.nz.d %1065.0, 0
;;     %1029:s1 = and.ud %1031, %1030 scope:wave
;;     %1027:s1 = or.ud %1032, %1029 scope:wave
;;     %1025:s1 early = compare.g.ud %1061.1, 0x7ff00000
;;     %1024:s1 early = compare.z.d %1061.1, 0x7ff00000
;;     %1023:s1 early = compare.nz.d %1061.0, 0
;;     %1022:s1 = and.ud %1024, %1023 scope:wave
;;     %1020:s1 = or.ud %1025, %1022 scope:wave
;;     %1018:v2 early = select %1035, %1085.0, %1085.1, %1084.0, %1084.1
;;     %1016:v2 early = select %1020, %1085.0, %1085.1, %1018.0, %1018.1
;;     %1014:v2 early = select %1027, %1084.0, %1084.1, %1016.0, %1016.1
;;     %1008:v1 = add.d %1061.0, -1
;;     %1009:v1 = add.d %1061.1, 0x800fffff
;;     %1010:v1 tied(%1009) = carry %1008, -1
;;     %1012.0:v2 = mov.ud %1008
;;     %1011.1:v2 tied(%1012) = mov.ud %1010
;;     %1005:s1 early = compare.l.ud %1011.1, 0x7ffff
;;     %1004:s1 early = compare.z.d %1011.1, 0x7ffff
;;     %1002:s1 early = compare.l.ud %1011.0, -1
;;     %1000:s1 = and.ud %1004, %1002 scope:wave
;;     %997:s1 = or.ud %1005, %1000 scope:wave
;;     %991:v1 = or.ud %1084.0, 0
;;     %992:v1 = or.ud %1084.1, 0x80000
;;     %994.0:v2 = mov.ud %991
;;     %993.1:v2 tied(%994) = mov.ud %992
;;     %990:v2 early = select %997, %993.0, %993.1, %1014.0, %1014.1
;;     %984:v1 = add.d %1065.0, -1
;;     %985:v1 = add.d %1065.1, 0x800fffff
;;     %986:v1 tied(%985) = carry %984, -1
;;     %988.0:v2 = mov.ud %984
;;     %987.1:v2 tied(%988) = mov.ud %986
;;     %981:s1 early = compare.l.ud %987.1, 0x7ffff
;;     %980:s1 early = compare.z.d %987.1, 0x7ffff
;;     %978:s1 early = compare.l.ud %987.0, -1
;;     %976:s1 = and.ud %980, %978 scope:wave
;;     %973:s1 = or.ud %981, %976 scope:wave
;;     %967:v1 = or.ud %1085.0, 0
;;     %968:v1 = or.ud %1085.1, 0x80000
;;     %970.0:v2 = mov.ud %967
;;     %969.1:v2 tied(%970) = mov.ud %968
;;     %966:v2 early = select %973, %969.0, %969.1, %990.0, %990.1
;;     %960:v1 = add.ud %1091, 24
;;     %962.0:v3 = mov.ud %960
;;     %963.1:v3 tied(%962) = mov.ud %966.0
;;     %961.2:v3 tied(%963) = mov.ud %966.1
;;     store.d2 %961 space:global
;;     %958:s1 early = compare.g.d %1053.1, %1045.1
;;     %955:s1 early = compare.ge.ud %1053.0, %1045.0
;;     %952:s1 = and.ud %1039, %955 scope:wave
;;     %949:s1 = or.ud %958, %952 scope:wave
;;     %946:v2 early = select %949, %1085.0, %1085.1, %1084.0, %1084.1
;;     %944:v2 early = select %1020, %1085.0, %1085.1, %946.0, %946.1
;;     %940:v2 early = select %1027, %1084.0, %1084.1, %944.0, %944.1
;;     %937:v2 early = select %997, %993.0, %993.1, %940.0, %940.1
;;     %933:v2 early = select %973, %969.0, %969.1, %937.0, %937.1
;;     %925:v1 = add.ud %1091, 32
;;     %927.0:v3 = mov.ud %925
;;     %928.1:v3 tied(%927) = mov.ud %933.0
;;     %926.2:v3 tied(%928) = mov.ud %933.1
;;     store.d2 %926 space:global
;;     %923:v1 = and.ud %1084.1, 0x80000000
;;     %922:v1 = and.ud %1085.1, 0x7fffffff
;;     %921:v1 = or.ud %923, %922
;;     %920.0:v2 = mov.ud %1085.0
;;     %919.1:v2 tied(%920) = mov.ud %921
;;     %913:v1 = add.ud %1091, 40
;;     %915.0:v3 = mov.ud %913
;;     %916.1:v3 tied(%915) = mov.ud %919.0
;;     %914.2:v3 tied(%916) = mov.ud %919.1
;;     store.d2 %914 space:global
;;     %911:v2 early = double.mad %1085.0, %1085.1, %1084.0, %1084.1, %1083.0, %1083.1
;;     %906:v1 = add.ud %1091, 48
;;     %908.0:v3 = mov.ud %906
;;     %909.1:v3 tied(%908) = mov.ud %911.0
;;     %907.2:v3 tied(%909) = mov.ud %911.1
;;     store.d2 %907 space:global
;;     %902:v1 = add.ud %1091, 56
;;     %904.0:v3 = mov.ud %902
;;     %905.1:v3 tied(%904) = mov.ud %911.0
;;     %903.2:v3 tied(%905) = mov.ud %911.1
;;     store.d2 %903 space:global
;;     %900:v1 = and.ud %1085.1, 0x80000000
;;     %899:v1 = or.ud %900, 0x43300000
;;     %898.0:v2 = mov.ud 0
;;     %897.1:v2 tied(%898) = mov.ud %899
;;     mode.enter round:up scope:wave
;;     %894:v2 early = double.add %1085.0, %1085.1, %897.0, %897.1
;;     mode.leave round:up scope:wave
;;     %893:v2 early = double.add %894.0, %894.1, %897.0, %897.1 last:negated
;;     %889:v1 = and.ud %893.1, 0x7fffffff
;;     %887:v1 = or.ud %900, %889
;;     %885.0:v2 = mov.ud %893.0
;;     %884.1:v2 tied(%885) = mov.ud %887
;;     %880:s1 early = compare.nz.d %1085.0, 0
;;     %879:v1 early = select %880, 1, 0
;;     %877:v1 = or.ud %922, %879
;;     %875:v1 = or.ud %1085.1, 0x80000
;;     %874:v1 early = select_if.g.ud %877, 0x7ff00000, %875, %1085.1
;;     %871.0:v2 = mov.ud %1085.0
;;     %870.1:v2 tied(%871) = mov.ud %874
;;     %867:v2 early = select_if.l.ud %922, 0x43300000, %884.0, %884.1, %870.0, %870.1
;;     %862:v1 = add.ud %1091, 64
;;     %864.0:v3 = mov.ud %862
;;     %865.1:v3 tied(%864) = mov.ud %867.0
;;     %863.2:v3 tied(%865) = mov.ud %867.1
;;     store.d2 %863 space:global
;;     mode.enter round:down scope:wave
;;     %860:v2 early = double.add %1085.0, %1085.1, %897.0, %897.1
;;     mode.leave round:down scope:wave
;;     %859:v2 early = double.add %860.0, %860.1, %897.0, %897.1 last:negated
;;     %855:v1 = and.ud %859.1, 0x7fffffff
;;     %853:v1 = or.ud %900, %855
;;     %851.0:v2 = mov.ud %859.0
;;     %850.1:v2 tied(%851) = mov.ud %853
;;     %846:v2 early = select_if.l.ud %922, 0x43300000, %850.0, %850.1, %870.0, %870.1
;;     %841:v1 = add.ud %1091, 72
;;     %843.0:v3 = mov.ud %841
;;     %844.1:v3 tied(%843) = mov.ud %846.0
;;     %842.2:v3 tied(%844) = mov.ud %846.1
;;     store.d2 %842 space:global
;;     mode.enter round:zero scope:wave
;;     %839:v2 early = double.add %1085.0, %1085.1, %897.0, %897.1
;;     mode.leave round:zero scope:wave
;;     %838:v2 early = double.add %839.0, %839.1, %897.0, %897.1 last:negated
;;     %834:v1 = and.ud %838.1, 0x7fffffff
;;     %832:v1 = or.ud %900, %834
;;     %830.0:v2 = mov.ud %838.0
;;     %829.1:v2 tied(%830) = mov.ud %832
;;     %825:v2 early = select_if.l.ud %922, 0x43300000, %829.0, %829.1, %870.0, %870.1
;;     %820:v1 = add.ud %1091, 80
;;     %822.0:v3 = mov.ud %820
;;     %823.1:v3 tied(%822) = mov.ud %825.0
;;     %821.2:v3 tied(%823) = mov.ud %825.1
;;     store.d2 %821 space:global
;;     %818:v2 early = double.add %1085.0, %1085.1, %897.0, %897.1
;;     %817:v2 early = double.add %818.0, %818.1, %897.0, %897.1 last:negated
;;     %812:v1 = and.ud %817.1, 0x7fffffff
;;     %810:v1 = or.ud %900, %812
;;     %808.0:v2 = mov.ud %817.0
;;     %807.1:v2 tied(%808) = mov.ud %810
;;     %803:v2 early = select_if.l.ud %922, 0x43300000, %807.0, %807.1, %870.0, %870.1
;;     %797:v1 = add.ud %1091, 88
;;     %799.0:v3 = mov.ud %797
;;     %800.1:v3 tied(%799) = mov.ud %803.0
;;     %798.2:v3 tied(%800) = mov.ud %803.1
;;     store.d2 %798 space:global
;;     %795:v1 = xor.ud %1085.1, 0x80000000
;;     %794.0:v2 = mov.ud %1085.0
;;     %793.1:v2 tied(%794) = mov.ud %795
;;     %787:v1 = add.ud %1091, 96
;;     %789.0:v3 = mov.ud %787
;;     %790.1:v3 tied(%789) = mov.ud %793.0
;;     %788.2:v3 tied(%790) = mov.ud %793.1
;;     store.d2 %788 space:global
;;     %785.0:v2 = mov.ud %1085.0
;;     %784.1:v2 tied(%785) = mov.ud %922
;;     %778:v1 = add.ud %1091, 104
;;     %780.0:v3 = mov.ud %778
;;     %781.1:v3 tied(%780) = mov.ud %784.0
;;     %779.2:v3 tied(%781) = mov.ud %784.1
;;     store.d2 %779 space:global
;;     %773:v1 = add.d %1053.1, -%1056.1
;;     %774:v1 tied(%773) = borrow %1053.0, %1056.0
;;     %775.1:v2 = mov.ud %774
;;     %768:s1 early = compare.l.d %775.1, 0x10000000
;;     %766:s1 = xor.ud %1027, 0xffff scope:wave
;;     %764:s1 = and.ud %768, %766 scope:wave
;;     %761:v2 early = select %764, 0, 0x4ff00000, 0, 0x3ff00000
;;     %760:v2 early = double.mul %1085.0, %1085.1, %761.0, %761.1
;;     %758:v1 = shr.ud %760.1, 20
;;     %757:v1 = and.ud %758, 0x7ff
;;     %755:v1 = add.d %757, 0xfffffc01
;;     %754:v1 = and.ud %755, 1
;;     %753:v1 = asr.d %755, 1
;;     %751:v1 = add.d %754, 1023
;;     %749:v1 = and.ud %760.1, 0x800fffff
;;     %748:v1 = shl.ud %751, 20
;;     %746:v1 = or.ud %749, %748
;;     %743.0:v2 = mov.ud %760.0
;;     %742.1:v2 tied(%743) = mov.ud %746
;;     %738:v1 early = from_double.f %742.0, %742.1
;;     %736:v1 = math.rsq.f %738
;;     %734:v2 early = to_double.f %736
;;     %730:v1 = shl.ud %753, 20
;;     %728:v1 = add.d %734.1, -%730
;;     %725.0:v2 = mov.ud %734.0
;;     %724.1:v2 tied(%725) = mov.ud %728
;;     %720:v2 early = select_if.l.d %760.1, 0, 0, 0x7ff80000, %724.0, %724.1
;;     %718:v1 = add.d %757, -1
;;     %716:v1 early = from_double.f %760.0, %760.1
;;     %715:v1 = math.rsq.f %716
;;     %713:v2 early = to_double.f %715
;;     %711:v2 early = select_if.ge.ud %718, 0x7fe, %713.0, %713.1, %720.0, %720.1
;;     %707:v2 early = double.mul %760.0, %760.1, %711.0, %711.1
;;     %706:v2 early = double.mul %711.0, %711.1, 0, 0x3fe00000
;;     %703:v1 = xor.ud %706.1, 0x80000000
;;     %701.0:v2 = mov.ud %706.0
;;     %700.1:v2 tied(%701) = mov.ud %703
;;     %696:v2 early = double.mad %700.0, %700.1, %707.0, %707.1, 0, 0x3fe00000
;;     %694:v2 early = double.mad %706.0, %706.1, %696.0, %696.1, %706.0, %706.1
;;     %692:v2 early = double.mad %707.0, %707.1, %696.0, %696.1, %707.0, %707.1
;;     %688:v1 = xor.ud %692.1, 0x80000000
;;     %686.0:v2 = mov.ud %692.0
;;     %685.1:v2 tied(%686) = mov.ud %688
;;     %681:v2 early = double.mad %685.0, %685.1, %692.0, %692.1, %760.0, %760.1
;;     mode.enter round:zero scope:wave
;;     %679:v2 early = double.mad %681.0, %681.1, %694.0, %694.1, %692.0, %692.1
;;     mode.leave round:zero scope:wave
;;     %671:v1 = add.d %679.0, 1
;;     %672:v1 = mov.ud %679.1
;;     %673:v1 tied(%672) = carry %671, 1
;;     %675.0:v2 = mov.ud %671
;;     %674.1:v2 tied(%675) = mov.ud %673
;;     %668:v1 = xor.ud %674.1, 0x80000000
;;     %666.0:v2 = mov.ud %674.0
;;     %665.1:v2 tied(%666) = mov.ud %668
;;     %661:v2 early = double.mad %665.0, %665.1, %679.0, %679.1, %760.0, %760.1
;;     %655:v1 = and.ud %661.0, -1
;;     %656:v1 = and.ud %661.1, 0x7fffffff
;;     %658.0:v2 = mov.ud %655
;;     %657.1:v2 tied(%658) = mov.ud %656
;;     %654:s1 early = compare.g.ud %657.1, 0x7ff00000
;;     %653:s1 early = compare.z.d %657.1, 0x7ff00000
;;     %651:s1 early = compare.nz.d %657.0, 0
;;     %649:s1 = and.ud %653, %651 scope:wave
;;     %646:s1 = or.ud %654, %649 scope:wave
;;     %642:v1 = asr.d %661.1, 31
;;     %640.0:v2 = mov.ud %642
;;     %639.1:v2 tied(%640) = mov.ud %642
;;     %634:v1 = xor.ud %657.0, %639.0
;;     %635:v1 = xor.ud %657.1, %639.1
;;     %637.0:v2 = mov.ud %634
;;     %636.1:v2 tied(%637) = mov.ud %635
;;     %628:v1 = add.d %636.0, -%639.0
;;     %629:v1 = add.d %636.1, -%639.1
;;     %630:v1 tied(%629) = borrow %636.0, %639.0
;;     %632.0:v2 = mov.ud %628
;;     %631.1:v2 tied(%632) = mov.ud %630
;;     %624:s1 early = compare.g.d %631.1, 0
;;     %623:s1 early = compare.z.d %631.1, 0
;;     %621:s1 early = compare.nz.d %631.0, 0
;;     %619:s1 = and.ud %623, %621 scope:wave
;;     %616:s1 = or.ud %624, %619 scope:wave
;;     %613:s1 = xor.ud %646, 0xffff scope:wave
;;     %611:s1 = and.ud %616, %613 scope:wave
;;     %608:v2 early = select %611, %674.0, %674.1, %679.0, %679.1
;;     %604:v2 early = select %764, 0, 0x37f00000, 0, 0x3ff00000
;;     %602:v2 early = double.mul %608.0, %608.1, %604.0, %604.1
;;     %596:v1 = and.ud %760.0, -1
;;     %597:v1 = and.ud %760.1, 0x7fffffff
;;     %599.0:v2 = mov.ud %596
;;     %598.1:v2 tied(%599) = mov.ud %597
;;     %594:v1 early = select_if.l.d %760.1, 0, 8, 256
;;     %593:v1 early = select_if.l.d %760.1, 0, 16, 128
;;     %592:v1 early = select_if.l.d %760.1, 0, 32, 64
;;     %591:v1 early = select_if.l.d %760.1, 0, 4, 512
;;     %588:v1 early = select_if.l.ud %598.1, 0x100000, %593, %594
;;     %585:v1 = or.ud %598.0, %598.1
;;     %584:v1 early = select_if.z.d %585, 0, %592, %588
;;     %580:v1 = xor.ud %598.1, 0x7ff00000
;;     %579:v1 = or.ud %598.0, %580
;;     %577:v1 early = select_if.z.d %579, 0, %591, %584
;;     %573:s1 early = compare.g.ud %598.1, 0x7ff00000
;;     %572:s1 early = compare.z.d %598.1, 0x7ff00000
;;     %571:s1 early = compare.nz.d %598.0, 0
;;     %569:s1 = and.ud %572, %571 scope:wave
;;     %566:s1 = or.ud %573, %569 scope:wave
;;     %563:v1 early = select %566, 1, %577
;;     %560:s1 early = compare.g.ud %598.1, 0x7ff80000
;;     %559:s1 early = compare.z.d %598.1, 0x7ff80000
;;     %557:s1 = or.ud %560, %559 scope:wave
;;     %554:v1 early = select %557, 2, %563
;;     %551:v1 = and.ud %554, 608
;;     %549:v2 early = select_if.nz.d %551, 0, %760.0, %760.1, %602.0, %602.1
;;     %542:v1 = add.ud %1091, 112
;;     %544.0:v3 = mov.ud %542
;;     %545.1:v3 tied(%544) = mov.ud %549.0
;;     %543.2:v3 tied(%545) = mov.ud %549.1
;;     store.d2 %543 space:global
;;     %540:v1 = shr.ud %1085.1, 20
;;     %539:v1 = and.ud %540, 0x7ff
;;     %537:v1 = add.d %539, 0xfffffc01
;;     %536:v1 = and.ud %537, 1
;;     %535:v1 = asr.d %537, 1
;;     %534:v1 = add.d %536, 1023
;;     %532:v1 = and.ud %1085.1, 0x800fffff
;;     %531:v1 = shl.ud %534, 20
;;     %529:v1 = or.ud %532, %531
;;     %527.0:v2 = mov.ud %1085.0
;;     %526.1:v2 tied(%527) = mov.ud %529
;;     %524:v1 early = from_double.f %526.0, %526.1
;;     %522:v1 = math.rsq.f %524
;;     %520:v2 early = to_double.f %522
;;     %518:v1 = xor.ud %529, 0x80000000
;;     %516.0:v2 = mov.ud %1085.0
;;     %515.1:v2 tied(%516) = mov.ud %518
;;     %512:v2 early = double.mul %515.0, %515.1, %520.0, %520.1
;;     %510:v2 early = double.mad %512.0, %512.1, %520.0, %520.1, 0, 0x3ff00000
;;     %508:v2 early = double.mad 0, 0x3fd80000, %510.0, %510.1, 0, 0x3fe00000
;;     %507:v2 early = double.mul %520.0, %520.1, %510.0, %510.1
;;     %505:v2 early = double.mad %508.0, %508.1, %507.0, %507.1, %520.0, %520.1
;;     %499:v1 = shl.ud %535, 20
;;     %497:v1 = add.d %505.1, -%499
;;     %494.0:v2 = mov.ud %505.0
;;     %493.1:v2 tied(%494) = mov.ud %497
;;     %489:v2 early = select_if.l.d %1085.1, 0, 0, 0x7ff80000, %493.0, %493.1
;;     %487:v1 = add.d %539, -1
;;     %486:v1 early = from_double.f %1085.0, %1085.1
;;     %485:v1 = math.rsq.f %486
;;     %484:v2 early = to_double.f %485
;;     %482:v2 early = select_if.ge.ud %487, 0x7fe, %484.0, %484.1, %489.0, %489.1
;;     %476:v1 = add.ud %1091, 120
;;     %478.0:v3 = mov.ud %476
;;     %479.1:v3 tied(%478) = mov.ud %482.0
;;     %477.2:v3 tied(%479) = mov.ud %482.1
;;     store.d2 %477 space:global
;;     %474:v1 = or.ud %532, 0x3ff00000
;;     %472.0:v2 = mov.ud %1085.0
;;     %471.1:v2 tied(%472) = mov.ud %474
;;     %469:v1 early = from_double.f %471.0, %471.1
;;     %467:v1 = math.inv.f %469
;;     %465:v2 early = to_double.f %467
;;     %463:v1 = xor.ud %474, 0x80000000
;;     %461.0:v2 = mov.ud %1085.0
;;     %460.1:v2 tied(%461) = mov.ud %463
;;     %456:v2 early = double.mad %460.0, %460.1, %465.0, %465.1, 0, 0x3ff00000
;;     %454:v2 early = double.mad %456.0, %456.1, %456.0, %456.1, %456.0, %456.1
;;     %452:v2 early = double.mad %465.0, %465.1, %454.0, %454.1, %465.0, %465.1
;;     %447:v1 = shl.ud %537, 20
;;     %445:v1 = add.d %452.1, -%447
;;     %442.0:v2 = mov.ud %452.0
;;     %441.1:v2 tied(%442) = mov.ud %445
;;     %437:v1 = math.inv.f %486
;;     %435:v2 early = to_double.f %437
;;     %433:v2 early = select_if.ge.ud %487, 0x7fe, %435.0, %435.1, %441.0, %441.1
;;     %429:v1 = add.d %539, 0xfffff803
;;     %428.0:v2 = mov.ud 0
;;     %427.1:v2 tied(%428) = mov.ud %900
;;     %425:v2 early = select_if.l.ud %429, 2, %427.0, %427.1, %433.0, %433.1
;;     %418:v1 = add.ud %1091, 128
;;     %420.0:v3 = mov.ud %418
;;     %421.1:v3 tied(%420) = mov.ud %425.0
;;     %419.2:v3 tied(%421) = mov.ud %425.1
;;     store.d2 %419 space:global
;;     %416:v2 early = double.mul %1085.0, %1085.1, 0, 0x43f00000
;;     %415:v2 early = select_if.z.d %539, 0, %416.0, %416.1, %1085.0, %1085.1
;;     %412:v1 = shr.ud %415.1, 20
;;     %411:v1 = and.ud %412, 0x7ff
;;     %409:v1 = add.d %411, -64
;;     %408:v1 early = select_if.z.d %539, 0, %409, %411
;;     %403:v1 = and.ud %415.1, 0x800fffff
;;     %401:v1 = or.ud %403, 0x3ff00000
;;     %399.0:v2 = mov.ud %415.0
;;     %398.1:v2 tied(%399) = mov.ud %401
;;     %395:v1 = shr.ud %1084.1, 20
;;     %394:v1 = and.ud %395, 0x7ff
;;     %392:v2 early = double.mul %1084.0, %1084.1, 0, 0x43f00000
;;     %391:v2 early = select_if.z.d %394, 0, %392.0, %392.1, %1084.0, %1084.1
;;     %388:v1 = shr.ud %391.1, 20
;;     %387:v1 = and.ud %388, 0x7ff
;;     %385:v1 = add.d %387, -64
;;     %384:v1 early = select_if.z.d %394, 0, %385, %387
;;     %379:v1 = and.ud %391.1, 0x800fffff
;;     %377:v1 = or.ud %379, 0x3ff00000
;;     %375.0:v2 = mov.ud %391.0
;;     %374.1:v2 tied(%375) = mov.ud %377
;;     %372:v1 early = from_double.f %374.0, %374.1
;;     %370:v1 = math.inv.f %372
;;     %368:v2 early = to_double.f %370
;;     %364:v1 = add.d %368.1, 1
;;     %362.0:v2 = mov.ud %368.0
;;     %361.1:v2 tied(%362) = mov.ud %364
;;     %357:v1 = xor.ud %377, 0x80000000
;;     %355.0:v2 = mov.ud %391.0
;;     %354.1:v2 tied(%355) = mov.ud %357
;;     %350:v2 early = double.mad %354.0, %354.1, %361.0, %361.1, 0, 0x3ff00000
;;     %349:v2 early = double.mad %350.0, %350.1, %350.0, %350.1, %350.0, %350.1
;;     %347:v2 early = double.mad %361.0, %361.1, %349.0, %349.1, %361.0, %361.1
;;     %344:v2 early = double.mad %354.0, %354.1, %347.0, %347.1, 0, 0x3ff00000
;;     %343:v2 early = double.mad %347.0, %347.1, %344.0, %344.1, %347.0, %347.1
;;     %340:v2 early = double.mul %398.0, %398.1, %343.0, %343.1
;;     %339:v2 early = double.mad %354.0, %354.1, %340.0, %340.1, %398.0, %398.1
;;     %338:v2 early = double.mad %339.0, %339.1, %343.0, %343.1, %340.0, %340.1
;;     %334:v2 early = double.mad %354.0, %354.1, %338.0, %338.1, %398.0, %398.1
;;     %329:v1 = shl.ud %334.1, 1
;;     %328:v1 = or.ud %334.0, %329
;;     %325:s1 early = compare.nz.d %328, 0
;;     %323:v1 = xor.ud %401, %334.1
;;     %320:s1 early = compare.l.d %323, 0
;;     %318:s1 = and.ud %325, %320 scope:wave
;;     %314:v1 = and.ud %338.1, 0xfffff
;;     %313:v1 = or.ud %314, 0x100000
;;     %311:v1 = shl.ud %338.0, 2
;;     %310:v1 = shr.ud %338.0, 30
;;     %308:v1 = shl.ud %313, 2
;;     %306:v1 = or.ud %308, %310
;;     %303.0:v2 = mov.ud %311
;;     %302.1:v2 tied(%303) = mov.ud %306
;;     %299:v1 early = select %325, 1, 0
;;     %293:v1 = add.d %302.0, %299
;;     %294:v1 = mov.ud %302.1
;;     %295:v1 tied(%294) = carry %293, %299
;;     %297.0:v2 = mov.ud %293
;;     %296.1:v2 tied(%297) = mov.ud %295
;;     %288:v1 = add.d %302.0, -%299
;;     %289:v1 = mov.ud %302.1
;;     %290:v1 tied(%289) = borrow %302.0, %299
;;     %292.0:v2 = mov.ud %288
;;     %291.1:v2 tied(%292) = mov.ud %290
;;     %285:v2 early = select %318, %291.0, %291.1, %296.0, %296.1
;;     %281:v1 = shr.ud %338.1, 20
;;     %279:v1 = and.ud %281, 0x7ff
;;     %277:v1 = add.d %408, -%384
;;     %274:v1 = add.d %277, %279
;;     %271:v1 = xor.ud %1085.1, %1084.1
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
;;     %135:v1 = or.ud %1065.0, %1065.1
;;     %132:s1 early = compare.z.d %135, 0
;;     %130:s1 = or.ud %1032, %1031 scope:wave
;;     %127:s1 = or.ud %132, %130 scope:wave
;;     %124:v1 = or.ud %900, 0x3ff00000
;;     %122.0:v2 = mov.ud 0
;;     %121.1:v2 tied(%122) = mov.ud %124
;;     %118:v2 early = select %127, %1085.0, %1085.1, %121.0, %121.1
;;     %116:v1 = or.ud %1061.0, %1061.1
;;     %113:s1 early = compare.z.d %116, 0
;;     %111:s1 = or.ud %1025, %1024 scope:wave
;;     %108:s1 = or.ud %113, %111 scope:wave
;;     %105:v1 = or.ud %923, 0x3ff00000
;;     %103.0:v2 = mov.ud 0
;;     %102.1:v2 tied(%103) = mov.ud %105
;;     %99:v2 early = select %108, %1084.0, %1084.1, %102.0, %102.1
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
;;     %21:v1 = add.ud %1091, 136
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %28.0
;;     %22.2:v3 tied(%24) = mov.ud %28.1
;;     store.d2 %22 space:global
;;     %16:v1 = add.ud %1091, 144
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud %1082.0
;;     %17.2:v3 tied(%19) = mov.ud %1082.1
;;     store.d2 %17 space:global
;;     %12:v1 = add.ud %1091, 152
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud %1082.0
;;     %13.2:v3 tied(%15) = mov.ud %1082.1
;;     store.d2 %13 space:global
;;     %10:v1 early = load.d1 %1091 space:global offset:32
;;     %9:v2 early = select_if.nz.d %10, 0, %1085.0, %1085.1, %1084.0, %1084.1
;;     %2:v1 = add.ud %1091, 160
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
;;     %200:v1 = mov.ud.uw r1.0.uw.lanes
;;     %195:v1 = add.d r8.0.ud, %200
;;     %199:v1 = mov.ud %195
;;     %193:v1 early = load.b2 %199 space:global offset:8
;;     %192:v1 early = load.d1 %199 space:global offset:16
;;     %191:v2 early = load.d2 %199 space:global offset:24
;;     %190:v1 early = load.d1 %199 space:global offset:32
;;     %189:v2 early = to_double.f %192
;;     %187.0:v3 = mov.ud %199
;;     %188.1:v3 tied(%187) = mov.ud %189.0
;;     %186.2:v3 tied(%188) = mov.ud %189.1
;;     store.d2 %186 space:global
;;     %181:v1 = and.ud %191.0, -1
;;     %182:v1 = and.ud %191.1, 0x7fffffff
;;     %184.0:v2 = mov.ud %181
;;     %183.1:v2 tied(%184) = mov.ud %182
;;     %177:v1 = mov.ud %183.0
;;     %178:v1 = add.d %183.1, 0xc8000000
;;     %180.0:v2 = mov.ud %177
;;     %179.1:v2 tied(%180) = mov.ud %178
;;     %175:v1 = shr.ud %179.1, 29
;;     %174:v1 = shl.ud %179.1, 3
;;     %172:v1 = shr.ud %179.0, 29
;;     %170:v1 = or.ud %172, %174
;;     %167.0:v2 = mov.ud %170
;;     %166.1:v2 tied(%167) = mov.ud %175
;;     %160:v1 = and.ud %166.0, 1
;;     %161:v1 = and.ud %166.1, 0
;;     %163.0:v2 = mov.ud %160
;;     %162.1:v2 tied(%163) = mov.ud %161
;;     %154:v1 = add.d %162.0, %183.0
;;     %155:v1 = add.d %162.1, %183.1
;;     %156:v1 tied(%155) = carry %154, %183.0
;;     %158.0:v2 = mov.ud %154
;;     %157.1:v2 tied(%158) = mov.ud %156
;;     %148:v1 = add.d %157.0, 0xfffffff
;;     %149:v1 = add.d %157.1, 0xc8000000
;;     %150:v1 tied(%149) = carry %148, 0xfffffff
;;     %152.0:v2 = mov.ud %148
;;     %151.1:v2 tied(%152) = mov.ud %150
;;     %145:v1 = shl.ud %151.1, 3
;;     %143:v1 = shr.ud %151.0, 29
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
;;     %58:v1 = add.ud %199, 8
;;     %60.0:v2 = mov.ud %58
;;     %59.1:v2 tied(%60) = mov.ud %64
;;     store.d1 %59 space:global
;;     %56:v1 = f16to32.f.uw %193
;;     %52:v1 = add.ud %199, 16
;;     %54.0:v2 = mov.ud %52
;;     %53.1:v2 tied(%54) = mov.ud %56
;;     store.d1 %53 space:global
;;     %50:v1 = f32to16.uw.f %192
;;     %47:v1 = add.ud %199, 24
;;     %49.0:v2 = mov.ud %47
;;     %48.1:v2 tied(%49) = mov.ud %50
;;     store.b2 %48 space:global
;;     %45:v1 = mov.f.d %190
;;     %42:v1 = add.ud %199, 32
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %45
;;     store.d1 %43 space:global
;;     %40:v1 = mov.f.ud %190
;;     %37:v1 = add.ud %199, 40
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %40
;;     store.d1 %38 space:global
;;     %35:v2 early = to_double.d %190
;;     %31:v1 = add.ud %199, 48
;;     %33.0:v3 = mov.ud %31
;;     %34.1:v3 tied(%33) = mov.ud %35.0
;;     %32.2:v3 tied(%34) = mov.ud %35.1
;;     store.d2 %32 space:global
;;     %29:v2 early = to_double.ud %190
;;     %24:v1 = add.ud %199, 56
;;     %26.0:v3 = mov.ud %24
;;     %27.1:v3 tied(%26) = mov.ud %29.0
;;     %25.2:v3 tied(%27) = mov.ud %29.1
;;     store.d2 %25 space:global
;;     %22:v1 = mov.d.f %192
;;     %19:v1 = add.ud %199, 64
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %22
;;     store.d1 %20 space:global
;;     %17:v1 = mov.ud.f %192
;;     %13:v1 = add.ud %199, 72
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     store.d1 %14 space:global
;;     %11:v1 early = from_double.d %191.0, %191.1
;;     %8:v1 = add.ud %199, 80
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:v1 early = from_double.ud %191.0, %191.1
;;     %2:v1 = add.ud %199, 88
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
