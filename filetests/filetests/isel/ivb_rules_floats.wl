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
;;     %164:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %163:v1 = mov.ud.uw r1.0.uw.lanes
;;     %162:v2 early = tuple %163, 0
;;     %160:v2 early = add_wide %164.0, %164.1, %162.0, %162.1
;;     %157:v1 early = load.b2 %160.0 surface:255 offset:8
;;     %156:v1 early = load.b2 %160.0 surface:255 offset:16
;;     %155:v1 early = load.b2 %160.0 surface:255 offset:24
;;     %154:v1 = f16to32.f.uw %157
;;     %153:v1 = f16to32.f.uw %156
;;     %152:v1 = add.f %154, %153
;;     %151:v1 = f32to16.uw.f %152
;;     store.b2 %160.0, %151 surface:255
;;     %149:v1 = add.f %154, -%153
;;     %148:v1 = f32to16.uw.f %149
;;     store.b2 %160.0, %148 surface:255 offset:8
;;     %145:v1 = mul.f %154, %153
;;     %143:v1 = f32to16.uw.f %145
;;     store.b2 %160.0, %143 surface:255 offset:16
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
;;     store.b2 %160.0, %106 surface:255 offset:24
;;     %101:s1 early = compare.ge.d %132, %129
;;     %98:v1 early = select %101, %141, %138
;;     %96:v1 early = select %125, %141, %98
;;     %93:v1 early = select %126, %138, %96
;;     %90:v1 early = select %116, %114, %93
;;     %86:v1 early = select %109, %107, %90
;;     store.b2 %160.0, %86 surface:255 offset:32
;;     %79:v1 = and.ud %138, 0x8000
;;     %77:v1 = and.ud %141, 0xffff7fff
;;     %76:v1 = or.ud %79, %77
;;     store.b2 %160.0, %76 surface:255 offset:40
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
;;     store.b2 %160.0, %57 surface:255 offset:48
;;     store.b2 %160.0, %57 surface:255 offset:56
;;     %54:v1 = rndu.f %154
;;     %53:v1 = f32to16.uw.f %54
;;     store.b2 %160.0, %53 surface:255 offset:64
;;     %50:v1 = rndd.f %154
;;     %49:v1 = f32to16.uw.f %50
;;     store.b2 %160.0, %49 surface:255 offset:72
;;     %46:v1 = rndz.f %154
;;     %45:v1 = f32to16.uw.f %46
;;     store.b2 %160.0, %45 surface:255 offset:80
;;     %42:v1 = rnde.f %154
;;     %41:v1 = f32to16.uw.f %42
;;     store.b2 %160.0, %41 surface:255 offset:88
;;     %38:v1 = xor.ud %141, 0x8000
;;     store.b2 %160.0, %38 surface:255 offset:96
;;     store.b2 %160.0, %77 surface:255 offset:104
;;     %30:v1 = math.sqrt.f %154
;;     %29:v1 = f32to16.uw.f %30
;;     store.b2 %160.0, %29 surface:255 offset:112
;;     %26:v1 = math.rsq.f %154
;;     %25:v1 = f32to16.uw.f %26
;;     store.b2 %160.0, %25 surface:255 offset:120
;;     %22:v1 = math.inv.f %154
;;     %21:v1 = f32to16.uw.f %22
;;     store.b2 %160.0, %21 surface:255 offset:128
;;     %18:v1 = math.exp.f %154
;;     %17:v1 = f32to16.uw.f %18
;;     store.b2 %160.0, %17 surface:255 offset:136
;;     %14:v1 = math.log.f %154
;;     %12:v1 = f32to16.uw.f %14
;;     store.b2 %160.0, %12 surface:255 offset:144
;;     store.b2 %160.0, %151 surface:255 offset:152
;;     store.b2 %160.0, %151 surface:255 offset:160
;;     %8:v1 early = load.d1 %160.0 surface:255 offset:32
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v1 early = select %7, %157, %156
;;     store.b2 %160.0, %5 surface:255 offset:168
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
;;     %464:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %463:v1 = mov.ud.uw r1.0.uw.lanes
;;     %462:v2 early = tuple %463, 0
;;     %460:v2 early = add_wide %464.0, %464.1, %462.0, %462.1
;;     %457:v1 early = load.d1 %460.0 surface:255 offset:8
;;     %456:v1 early = load.d1 %460.0 surface:255 offset:16
;;     %455:v1 early = load.d1 %460.0 surface:255 offset:24
;;     %454:v1 early = keeping.add %457, %456
;;     store.d1 %460.0, %454 surface:255
;;     %453:v1 early = keeping.add %457, %456 second:negated
;;     store.d1 %460.0, %453 surface:255 offset:8
;;     %451:v1 early = keeping.mul %457, %456
;;     store.d1 %460.0, %451 surface:255 offset:16
;;     %449:v1 = and.ud %457, 0x7fffffff
;;     %448:v1 = and.ud %456, 0x7fffffff
;;     %447:v1 = asr.d %457, 31
;;     %446:v1 = xor.ud %449, %447
;;     %444:v1 = asr.d %456, 31
;;     %443:v1 = xor.ud %448, %444
;;     %441:s1 early = compare.le.d %446, %443
;;     %440:s1 early = compare.g.ud %449, 0x7f800000
;;     %439:s1 early = compare.g.ud %448, 0x7f800000
;;     %438:v1 early = select %441, %457, %456
;;     %436:v1 early = select %439, %457, %438
;;     %434:v1 early = select %440, %456, %436
;;     %432:v1 = add.d %448, 0x807fffff
;;     %430:s1 early = compare.l.ud %432, 0x3fffff
;;     %428:v1 = or.ud %456, 0x400000
;;     %427:v1 early = select %430, %428, %434
;;     %425:v1 = add.d %449, 0x807fffff
;;     %424:s1 early = compare.l.ud %425, 0x3fffff
;;     %422:v1 = or.ud %457, 0x400000
;;     %421:v1 early = select %424, %422, %427
;;     store.d1 %460.0, %421 surface:255 offset:24
;;     %417:s1 early = compare.ge.d %446, %443
;;     %414:v1 early = select %417, %457, %456
;;     %412:v1 early = select %439, %457, %414
;;     %409:v1 early = select %440, %456, %412
;;     %406:v1 early = select %430, %428, %409
;;     %402:v1 early = select %424, %422, %406
;;     store.d1 %460.0, %402 surface:255 offset:32
;;     %396:v1 = and.ud %456, 0x80000000
;;     %394:v1 = or.ud %396, %449
;;     store.d1 %460.0, %394 surface:255 offset:40
;;     %390:v1 early = keeping.mad %457, %456, %455
;;     store.d1 %460.0, %390 surface:255 offset:48
;;     %388:v1 = three.mad.f %455, %457, %456
;;     store.d1 %460.0, %388 surface:255 offset:56
;;     %385:v1 = rndu.f %457
;;     %384:v1 = add.d %457, -1
;;     %383:s1 early = compare.l.ud %384, 0x7fffff
;;     %381:v1 early = select %383, 0x3f800000, %385
;;     store.d1 %460.0, %381 surface:255 offset:64
;;     %377:v1 = rndd.f %457
;;     %376:v1 = add.d %457, 0x7fffffff
;;     %375:s1 early = compare.l.ud %376, 0x7fffff
;;     %373:v1 early = select %375, 0xbf800000, %377
;;     store.d1 %460.0, %373 surface:255 offset:72
;;     %369:v1 = rndz.f %457
;;     store.d1 %460.0, %369 surface:255 offset:80
;;     %367:v1 = rnde.f %457
;;     store.d1 %460.0, %367 surface:255 offset:88
;;     %365:v1 = xor.ud %457, 0x80000000
;;     store.d1 %460.0, %365 surface:255 offset:96
;;     %363:v1 = and.ud %457, 0x7fffffff
;;     store.d1 %460.0, %363 surface:255 offset:104
;;     %361:v1 = math.sqrt.f %457
;;     store.d1 %460.0, %361 surface:255 offset:112
;;     %359:v1 = math.rsq.f %457
;;     store.d1 %460.0, %359 surface:255 offset:120
;;     %357:v1 = math.inv.f %457
;;     store.d1 %460.0, %357 surface:255 offset:128
;;     %355:v1 = math.exp.f %457
;;     store.d1 %460.0, %355 surface:255 offset:136
;;     %353:v1 = math.log.f %457
;;     store.d1 %460.0, %353 surface:255 offset:144
;;     %351:v1 = math.sin.f %457
;;     store.d1 %460.0, %351 surface:255 offset:152
;;     %348:v1 = add.f -|%457|, 0x3fc90fdb
;;     %349:v1 = math.sin.f %348
;;     store.d1 %460.0, %349 surface:255 offset:160
;;     %346:s1 early = compare.l.ud %457, 0xd800000
;;     %345:v1 = mul.f %457, 0x71800000
;;     %344:v1 = mul.f %345, 0x57800000
;;     %342:v1 early = select %346, %344, %457
;;     %340:s1 early = compare.l.ud %457, 0x800000
;;     %339:v1 = mov.f.ud %457
;;     %338:v1 = mul.f %339, 0x3f000000
;;     %336:v1 early = select %340, %338, %342
;;     %332:v1 = math.rsq.f %336
;;     %331:v1 = mul.f %336, %332
;;     %330:v1 = mul.f %332, 0x3f000000
;;     %328:v1 = xor.ud %330, 0x80000000
;;     %327:v1 = three.mad.f 0x3f000000, %328, %331
;;     %325:v1 = three.mad.f %331, %331, %327
;;     %323:v1 = three.mad.f %330, %330, %327
;;     %320:v1 = xor.ud %325, 0x80000000
;;     %319:v1 = three.mad.f %336, %320, %325
;;     %317:v1 = three.mad.f %325, %319, %323
;;     %313:v1 = xor.ud %317, 0x80000000
;;     %312:v1 = three.mad.f %336, %313, %317
;;     %309:v1 = add.d %317, 1
;;     %308:v1 = add.d %317, -1
;;     %304:v1 = add.f %309, -%317
;;     %303:v1 = add.f %308, -%317
;;     %302:v1 = mul.f %317, %304
;;     %300:v1 = mul.f %317, %303
;;     %297:s1 early = compare.g.f %312, %302
;;     %298:s1 = mov.ud %297 scope:wave
;;     %294:s1 early = compare.le.f %312, %300
;;     %295:s1 = mov.ud %294 scope:wave
;;     %291:v1 early = select %295, %308, %317
;;     %287:v1 early = select %298, %309, %291
;;     %283:v1 = mul.f %287, 0x1a800000
;;     %282:v1 early = select %346, %283, %287
;;     %278:s1 early = compare.z.d %449, 0
;;     %276:v1 = and.ud %457, 0x80000000
;;     %274:v1 early = select %278, %276, %282
;;     %270:s1 early = compare.z.d %457, 0x7f800000
;;     %268:v1 early = select %270, %457, %274
;;     store.d1 %460.0, %268 surface:255 offset:168
;;     %264:v2 early = to_double.f %457
;;     %263:v2 early = to_double.f %456
;;     %262:v1 = shr.ud %263.1, 20
;;     %261:v1 = and.ud %262, 0x7ff
;;     %259:v1 = add.d %261, 0xfffffc01
;;     %258:v1 = and.ud %263.1, 0x800fffff
;;     %257:v1 = or.ud %258, 0x3ff00000
;;     %255:v2 early = tuple %263.0, %257
;;     %252:v1 early = from_double.f %255.0, %255.1
;;     %250:v1 = math.inv.f %252
;;     %248:v2 early = to_double.f %250
;;     %244:v1 = shl.ud %259, 20
;;     %242:v1 = add.d %248.1, -%244
;;     %239:v2 early = tuple %248.0, %242
;;     %235:v1 = add.d %261, -1
;;     %233:s1 early = compare.ge.ud %235, 0x7fe
;;     %231:v1 early = from_double.f %263.0, %263.1
;;     %230:v1 = math.inv.f %231
;;     %228:v2 early = to_double.f %230
;;     %226:v2 early = select %233, %228.0, %228.1, %239.0, %239.1
;;     %222:v1 = add.d %226.1, 1
;;     %220:v2 early = tuple %226.0, %222
;;     %216:v1 = xor.ud %263.1, 0x80000000
;;     %214:v2 early = tuple %263.0, %216
;;     %210:v2 early = double.mad %214.0, %214.1, %220.0, %220.1, 0, 0x3ff00000
;;     %209:v2 early = double.mad %210.0, %210.1, %210.0, %210.1, %210.0, %210.1
;;     %207:v2 early = double.mad %220.0, %220.1, %209.0, %209.1, %220.0, %220.1
;;     %204:v2 early = double.mad %214.0, %214.1, %207.0, %207.1, 0, 0x3ff00000
;;     %203:v2 early = double.mad %207.0, %207.1, %204.0, %204.1, %207.0, %207.1
;;     %200:v2 early = double.mul %264.0, %264.1, %203.0, %203.1
;;     %199:v2 early = double.mad %214.0, %214.1, %200.0, %200.1, %264.0, %264.1
;;     %198:v2 early = double.mad %199.0, %199.1, %203.0, %203.1, %200.0, %200.1
;;     %194:v2 early = double.mad %214.0, %214.1, %198.0, %198.1, %264.0, %264.1
;;     %190:v1 = shl.ud %194.1, 1
;;     %189:v1 = or.ud %194.0, %190
;;     %186:s1 early = compare.nz.d %189, 0
;;     %183:v1 = xor.ud %264.1, %194.1
;;     %181:s1 early = compare.l.d %183, 0
;;     %179:s1 = and.ud %186, %181 scope:wave
;;     %176:v1 early = select %179, 1, 0
;;     %174:v2 early = tuple %176, 0
;;     %172:v2 early = sub_wide %198.0, %198.1, %174.0, %174.1
;;     %169:v1 early = select %186, 1, 0
;;     %167:v2 early = tuple %169, 0
;;     %163:v1 = or.ud %172.0, %167.0
;;     %164:v1 = or.ud %172.1, %167.1
;;     %165:v2 early = tuple %163, %164
;;     %159:v1 = shr.ud %264.1, 20
;;     %157:v1 = and.ud %159, 0x7ff
;;     %155:v1 = add.d %157, -1
;;     %153:s1 early = compare.ge.ud %155, 0x7fe
;;     %151:s1 = or.ud %153, %233 scope:wave
;;     %146:v1 = and.ud %263.0, -1
;;     %147:v1 = and.ud %263.1, 0x7fffffff
;;     %148:v2 early = tuple %146, %147
;;     %143:s1 early = compare.g.ud %148.1, 0x7ff00000
;;     %142:s1 early = compare.z.d %148.1, 0x7ff00000
;;     %140:s1 early = compare.nz.d %148.0, 0
;;     %138:s1 = and.ud %142, %140 scope:wave
;;     %135:s1 = or.ud %143, %138 scope:wave
;;     %132:v2 early = select %135, %263.0, %263.1, %226.0, %226.1
;;     %128:v2 early = double.mul %264.0, %264.1, %132.0, %132.1
;;     %125:v2 early = select %151, %128.0, %128.1, %165.0, %165.1
;;     %119:v1 = and.ud %125.0, -1
;;     %120:v1 = and.ud %125.1, 0x7fffffff
;;     %121:v2 early = tuple %119, %120
;;     %118:s1 early = compare.l.d %125.1, 0
;;     %117:v2 early = add_wide %121.0, %121.1, 0, 0xc8000000
;;     %116:v1 = shr.ud %117.1, 29
;;     %115:v1 = shl.ud %117.1, 3
;;     %113:v1 = shr.ud %117.0, 29
;;     %111:v1 = or.ud %113, %115
;;     %108:v2 early = tuple %111, %116
;;     %103:v1 = and.ud %108.0, 1
;;     %104:v1 = and.ud %108.1, 0
;;     %105:v2 early = tuple %103, %104
;;     %101:v2 early = add_wide %105.0, %105.1, 0xfffffff, 0
;;     %99:v2 early = add_wide %117.0, %117.1, %101.0, %101.1
;;     %95:v1 = shl.ud %99.1, 3
;;     %93:v1 = shr.ud %99.0, 29
;;     %91:v1 = or.ud %93, %95
;;     %88:s1 early = compare.g.ud %91, 0x7f7fffff
;;     %86:s1 early = compare.g.ud %121.1, 0x47f00000
;;     %85:s1 early = compare.z.d %121.1, 0x47f00000
;;     %84:s1 = or.ud %86, %85 scope:wave
;;     %81:s1 = or.ud %88, %84 scope:wave
;;     %78:v1 early = select %81, 0x7f800000, %91
;;     %73:v1 = and.ud %125.0, 0
;;     %74:v1 = and.ud %125.1, 0x80000000
;;     %75:v2 early = tuple %73, %74
;;     %69:v1 = or.ud %75.0, 0
;;     %70:v1 = or.ud %75.1, 0x39e00000
;;     %71:v2 early = tuple %69, %70
;;     %66:v2 early = double.add %125.0, %125.1, %71.0, %71.1
;;     %60:v1 = and.ud %66.0, -1
;;     %61:v1 = and.ud %66.1, 0x7fffffff
;;     %62:v2 early = tuple %60, %61
;;     %58:v2 early = add_wide %62.0, %62.1, 0, 0xc6200000
;;     %55:s1 early = compare.l.ud %121.1, 0x38100000
;;     %54:v1 early = select %55, %58.0, %78
;;     %50:v1 = xor.ud %121.1, 0x7ff00000
;;     %49:v1 = or.ud %121.0, %50
;;     %47:s1 early = compare.z.d %49, 0
;;     %45:v1 early = select %47, 0x7f800000, %54
;;     %42:v1 = shr.ud %125.0, 29
;;     %40:v1 = shl.ud %125.1, 3
;;     %38:v1 = or.ud %42, %40
;;     %35:v1 = and.ud %38, 0x7fffff
;;     %33:v1 = or.ud %35, 0x7fc00000
;;     %31:s1 early = compare.g.ud %121.1, 0x7ff00000
;;     %30:s1 early = compare.z.d %121.1, 0x7ff00000
;;     %28:s1 early = compare.nz.d %121.0, 0
;;     %26:s1 = and.ud %30, %28 scope:wave
;;     %23:s1 = or.ud %31, %26 scope:wave
;;     %20:v1 early = select %23, %33, %45
;;     %16:v1 early = select %118, 0x80000000, 0
;;     %14:v1 = or.ud %20, %16
;;     store.d1 %460.0, %14 surface:255 offset:176
;;     store.d1 %460.0, %454 surface:255 offset:184
;;     store.d1 %460.0, %454 surface:255 offset:192
;;     %8:v1 early = load.d1 %460.0 surface:255 offset:32
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v1 early = select %7, %457, %456
;;     store.d1 %460.0, %5 surface:255 offset:200
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
;;     %951:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %950:v1 = mov.ud.uw r1.0.uw.lanes
;;     %949:v2 early = tuple %950, 0
;;     %947:v2 early = add_wide %951.0, %951.1, %949.0, %949.1
;;     %944:v2 early = load.d2 %947.0 surface:255 offset:8
;;     %943:v2 early = load.d2 %947.0 surface:255 offset:16
;;     %942:v2 early = load.d2 %947.0 surface:255 offset:24
;;     %941:v2 early = double.add %944.0, %944.1, %943.0, %943.1
;;     store.d2 %947.0, %941.0, %941.1 surface:255
;;     %940:v2 early = double.add %944.0, %944.1, %943.0, %943.1 last:negated
;;     store.d2 %947.0, %940.0, %940.1 surface:255 offset:8
;;     %938:v2 early = double.mul %944.0, %944.1, %943.0, %943.1
;;     store.d2 %947.0, %938.0, %938.1 surface:255 offset:16
;;     %934:v1 = and.ud %944.0, -1
;;     %935:v1 = and.ud %944.1, 0x7fffffff
;;     %936:v2 early = tuple %934, %935
;;     %931:v1 = and.ud %943.0, -1
;;     %932:v1 = and.ud %943.1, 0x7fffffff
;;     %933:v2 early = tuple %931, %932
;;     %930:v1 = asr.d %944.1, 31
;;     %929:v2 early = tuple %930, %930
;;     %925:v1 = xor.ud %936.0, %929.0
;;     %926:v1 = xor.ud %936.1, %929.1
;;     %927:v2 early = tuple %925, %926
;;     %924:v1 = asr.d %943.1, 31
;;     %923:v2 early = tuple %924, %924
;;     %919:v1 = xor.ud %933.0, %923.0
;;     %920:v1 = xor.ud %933.1, %923.1
;;     %921:v2 early = tuple %919, %920
;;     %916:s1 early = compare.l.d %927.1, %921.1
;;     %915:s1 early = compare.z.d %927.1, %921.1
;;     %914:s1 early = compare.le.ud %927.0, %921.0
;;     %913:s1 = and.ud %915, %914 scope:wave
;;     %911:s1 = or.ud %916, %913 scope:wave
;;     %908:s1 early = compare.g.ud %936.1, 0x7ff00000
;;     %907:s1 early = compare.z.d %936.1, 0x7ff00000
;;     %906:s1 early = compare.nz.d %936.0, 0
;;     %905:s1 = and.ud %907, %906 scope:wave
;;     %903:s1 = or.ud %908, %905 scope:wave
;;     %901:s1 early = compare.g.ud %933.1, 0x7ff00000
;;     %900:s1 early = compare.z.d %933.1, 0x7ff00000
;;     %899:s1 early = compare.nz.d %933.0, 0
;;     %898:s1 = and.ud %900, %899 scope:wave
;;     %896:s1 = or.ud %901, %898 scope:wave
;;     %894:v2 early = select %911, %944.0, %944.1, %943.0, %943.1
;;     %892:v2 early = select %896, %944.0, %944.1, %894.0, %894.1
;;     %890:v2 early = select %903, %943.0, %943.1, %892.0, %892.1
;;     %888:v2 early = add_wide %933.0, %933.1, -1, 0x800fffff
;;     %885:s1 early = compare.l.ud %888.1, 0x7ffff
;;     %884:s1 early = compare.z.d %888.1, 0x7ffff
;;     %882:s1 early = compare.l.ud %888.0, -1
;;     %880:s1 = and.ud %884, %882 scope:wave
;;     %877:s1 = or.ud %885, %880 scope:wave
;;     %872:v1 = or.ud %943.0, 0
;;     %873:v1 = or.ud %943.1, 0x80000
;;     %874:v2 early = tuple %872, %873
;;     %871:v2 early = select %877, %874.0, %874.1, %890.0, %890.1
;;     %869:v2 early = add_wide %936.0, %936.1, -1, 0x800fffff
;;     %866:s1 early = compare.l.ud %869.1, 0x7ffff
;;     %865:s1 early = compare.z.d %869.1, 0x7ffff
;;     %863:s1 early = compare.l.ud %869.0, -1
;;     %861:s1 = and.ud %865, %863 scope:wave
;;     %858:s1 = or.ud %866, %861 scope:wave
;;     %853:v1 = or.ud %944.0, 0
;;     %854:v1 = or.ud %944.1, 0x80000
;;     %855:v2 early = tuple %853, %854
;;     %852:v2 early = select %858, %855.0, %855.1, %871.0, %871.1
;;     store.d2 %947.0, %852.0, %852.1 surface:255 offset:24
;;     %848:s1 early = compare.g.d %927.1, %921.1
;;     %845:s1 early = compare.ge.ud %927.0, %921.0
;;     %842:s1 = and.ud %915, %845 scope:wave
;;     %839:s1 = or.ud %848, %842 scope:wave
;;     %836:v2 early = select %839, %944.0, %944.1, %943.0, %943.1
;;     %834:v2 early = select %896, %944.0, %944.1, %836.0, %836.1
;;     %830:v2 early = select %903, %943.0, %943.1, %834.0, %834.1
;;     %827:v2 early = select %877, %874.0, %874.1, %830.0, %830.1
;;     %823:v2 early = select %858, %855.0, %855.1, %827.0, %827.1
;;     store.d2 %947.0, %823.0, %823.1 surface:255 offset:32
;;     %817:v1 = and.ud %943.1, 0x80000000
;;     %816:v1 = and.ud %944.1, 0x7fffffff
;;     %815:v1 = or.ud %817, %816
;;     %814:v2 early = tuple %944.0, %815
;;     store.d2 %947.0, %814.0, %814.1 surface:255 offset:40
;;     %810:v2 early = double.mad %944.0, %944.1, %943.0, %943.1, %942.0, %942.1
;;     store.d2 %947.0, %810.0, %810.1 surface:255 offset:48
;;     store.d2 %947.0, %810.0, %810.1 surface:255 offset:56
;;     %807:v1 = and.ud %944.1, 0x80000000
;;     %806:v1 = or.ud %807, 0x43300000
;;     %805:v2 early = tuple 0, %806
;;     mode.enter round:up scope:wave
;;     %802:v2 early = double.add %944.0, %944.1, %805.0, %805.1
;;     mode.leave round:up scope:wave
;;     %801:v2 early = double.add %802.0, %802.1, %805.0, %805.1 last:negated
;;     %797:v1 = and.ud %801.1, 0x7fffffff
;;     %795:v1 = or.ud %807, %797
;;     %793:v2 early = tuple %801.0, %795
;;     %789:s1 early = compare.l.ud %816, 0x43300000
;;     %788:s1 early = compare.nz.d %944.0, 0
;;     %787:v1 early = select %788, 1, 0
;;     %785:v1 = or.ud %816, %787
;;     %783:s1 early = compare.g.ud %785, 0x7ff00000
;;     %781:v1 = or.ud %944.1, 0x80000
;;     %780:v1 early = select %783, %781, %944.1
;;     %777:v2 early = tuple %944.0, %780
;;     %774:v2 early = select %789, %793.0, %793.1, %777.0, %777.1
;;     store.d2 %947.0, %774.0, %774.1 surface:255 offset:64
;;     mode.enter round:down scope:wave
;;     %771:v2 early = double.add %944.0, %944.1, %805.0, %805.1
;;     mode.leave round:down scope:wave
;;     %770:v2 early = double.add %771.0, %771.1, %805.0, %805.1 last:negated
;;     %766:v1 = and.ud %770.1, 0x7fffffff
;;     %764:v1 = or.ud %807, %766
;;     %762:v2 early = tuple %770.0, %764
;;     %758:v2 early = select %789, %762.0, %762.1, %777.0, %777.1
;;     store.d2 %947.0, %758.0, %758.1 surface:255 offset:72
;;     mode.enter round:zero scope:wave
;;     %755:v2 early = double.add %944.0, %944.1, %805.0, %805.1
;;     mode.leave round:zero scope:wave
;;     %754:v2 early = double.add %755.0, %755.1, %805.0, %805.1 last:negated
;;     %750:v1 = and.ud %754.1, 0x7fffffff
;;     %748:v1 = or.ud %807, %750
;;     %746:v2 early = tuple %754.0, %748
;;     %742:v2 early = select %789, %746.0, %746.1, %777.0, %777.1
;;     store.d2 %947.0, %742.0, %742.1 surface:255 offset:80
;;     %739:v2 early = double.add %944.0, %944.1, %805.0, %805.1
;;     %738:v2 early = double.add %739.0, %739.1, %805.0, %805.1 last:negated
;;     %733:v1 = and.ud %738.1, 0x7fffffff
;;     %731:v1 = or.ud %807, %733
;;     %729:v2 early = tuple %738.0, %731
;;     %725:v2 early = select %789, %729.0, %729.1, %777.0, %777.1
;;     store.d2 %947.0, %725.0, %725.1 surface:255 offset:88
;;     %720:v1 = xor.ud %944.1, 0x80000000
;;     %719:v2 early = tuple %944.0, %720
;;     store.d2 %947.0, %719.0, %719.1 surface:255 offset:96
;;     %715:v2 early = tuple %944.0, %816
;;     store.d2 %947.0, %715.0, %715.1 surface:255 offset:104
;;     %711:v2 early = sub_wide %927.0, %927.1, %929.0, %929.1
;;     %707:s1 early = compare.l.d %711.1, 0x10000000
;;     %705:s1 = xor.ud %903, 0xffff scope:wave
;;     %703:s1 = and.ud %707, %705 scope:wave
;;     %700:v2 early = select %703, 0, 0x4ff00000, 0, 0x3ff00000
;;     %699:v2 early = double.mul %944.0, %944.1, %700.0, %700.1
;;     %697:v1 = shr.ud %699.1, 20
;;     %696:v1 = and.ud %697, 0x7ff
;;     %694:v1 = add.d %696, 0xfffffc01
;;     %693:v1 = and.ud %694, 1
;;     %692:v1 = asr.d %694, 1
;;     %690:v1 = add.d %693, 1023
;;     %688:v1 = and.ud %699.1, 0x800fffff
;;     %687:v1 = shl.ud %690, 20
;;     %685:v1 = or.ud %688, %687
;;     %682:v2 early = tuple %699.0, %685
;;     %678:v1 early = from_double.f %682.0, %682.1
;;     %676:v1 = math.rsq.f %678
;;     %674:v2 early = to_double.f %676
;;     %670:v1 = shl.ud %692, 20
;;     %668:v1 = add.d %674.1, -%670
;;     %665:v2 early = tuple %674.0, %668
;;     %661:s1 early = compare.l.d %699.1, 0
;;     %659:v2 early = select %661, 0, 0x7ff80000, %665.0, %665.1
;;     %657:v1 = add.d %696, -1
;;     %655:s1 early = compare.ge.ud %657, 0x7fe
;;     %653:v1 early = from_double.f %699.0, %699.1
;;     %652:v1 = math.rsq.f %653
;;     %650:v2 early = to_double.f %652
;;     %648:v2 early = select %655, %650.0, %650.1, %659.0, %659.1
;;     %644:v2 early = double.mul %699.0, %699.1, %648.0, %648.1
;;     %643:v2 early = double.mul %648.0, %648.1, 0, 0x3fe00000
;;     %640:v1 = xor.ud %643.1, 0x80000000
;;     %638:v2 early = tuple %643.0, %640
;;     %634:v2 early = double.mad %638.0, %638.1, %644.0, %644.1, 0, 0x3fe00000
;;     %632:v2 early = double.mad %643.0, %643.1, %634.0, %634.1, %643.0, %643.1
;;     %630:v2 early = double.mad %644.0, %644.1, %634.0, %634.1, %644.0, %644.1
;;     %626:v1 = xor.ud %630.1, 0x80000000
;;     %624:v2 early = tuple %630.0, %626
;;     %620:v2 early = double.mad %624.0, %624.1, %630.0, %630.1, %699.0, %699.1
;;     mode.enter round:zero scope:wave
;;     %618:v2 early = double.mad %620.0, %620.1, %632.0, %632.1, %630.0, %630.1
;;     mode.leave round:zero scope:wave
;;     %614:v2 early = add_wide %618.0, %618.1, 1, 0
;;     %611:v1 = xor.ud %614.1, 0x80000000
;;     %609:v2 early = tuple %614.0, %611
;;     %605:v2 early = double.mad %609.0, %609.1, %618.0, %618.1, %699.0, %699.1
;;     %600:v1 = and.ud %605.0, -1
;;     %601:v1 = and.ud %605.1, 0x7fffffff
;;     %602:v2 early = tuple %600, %601
;;     %599:s1 early = compare.g.ud %602.1, 0x7ff00000
;;     %598:s1 early = compare.z.d %602.1, 0x7ff00000
;;     %596:s1 early = compare.nz.d %602.0, 0
;;     %594:s1 = and.ud %598, %596 scope:wave
;;     %591:s1 = or.ud %599, %594 scope:wave
;;     %587:v1 = asr.d %605.1, 31
;;     %585:v2 early = tuple %587, %587
;;     %581:v1 = xor.ud %602.0, %585.0
;;     %582:v1 = xor.ud %602.1, %585.1
;;     %583:v2 early = tuple %581, %582
;;     %579:v2 early = sub_wide %583.0, %583.1, %585.0, %585.1
;;     %575:s1 early = compare.g.d %579.1, 0
;;     %574:s1 early = compare.z.d %579.1, 0
;;     %572:s1 early = compare.nz.d %579.0, 0
;;     %570:s1 = and.ud %574, %572 scope:wave
;;     %567:s1 = or.ud %575, %570 scope:wave
;;     %564:s1 = xor.ud %591, 0xffff scope:wave
;;     %562:s1 = and.ud %567, %564 scope:wave
;;     %559:v2 early = select %562, %614.0, %614.1, %618.0, %618.1
;;     %555:v2 early = select %703, 0, 0x37f00000, 0, 0x3ff00000
;;     %553:v2 early = double.mul %559.0, %559.1, %555.0, %555.1
;;     %548:v1 = and.ud %699.0, -1
;;     %549:v1 = and.ud %699.1, 0x7fffffff
;;     %550:v2 early = tuple %548, %549
;;     %546:v1 early = select %661, 8, 256
;;     %545:v1 early = select %661, 16, 128
;;     %544:v1 early = select %661, 32, 64
;;     %543:v1 early = select %661, 4, 512
;;     %540:s1 early = compare.l.ud %550.1, 0x100000
;;     %539:v1 early = select %540, %545, %546
;;     %535:v1 = or.ud %550.0, %550.1
;;     %534:s1 early = compare.z.d %535, 0
;;     %532:v1 early = select %534, %544, %539
;;     %528:v1 = xor.ud %550.1, 0x7ff00000
;;     %527:v1 = or.ud %550.0, %528
;;     %525:s1 early = compare.z.d %527, 0
;;     %523:v1 early = select %525, %543, %532
;;     %519:s1 early = compare.g.ud %550.1, 0x7ff00000
;;     %518:s1 early = compare.z.d %550.1, 0x7ff00000
;;     %517:s1 early = compare.nz.d %550.0, 0
;;     %515:s1 = and.ud %518, %517 scope:wave
;;     %512:s1 = or.ud %519, %515 scope:wave
;;     %509:v1 early = select %512, 1, %523
;;     %506:s1 early = compare.g.ud %550.1, 0x7ff80000
;;     %505:s1 early = compare.z.d %550.1, 0x7ff80000
;;     %503:s1 = or.ud %506, %505 scope:wave
;;     %500:v1 early = select %503, 2, %509
;;     %497:v1 = and.ud %500, 608
;;     %495:s1 early = compare.nz.d %497, 0
;;     %493:v2 early = select %495, %699.0, %699.1, %553.0, %553.1
;;     store.d2 %947.0, %493.0, %493.1 surface:255 offset:112
;;     %488:v1 = shr.ud %944.1, 20
;;     %487:v1 = and.ud %488, 0x7ff
;;     %485:v1 = add.d %487, 0xfffffc01
;;     %484:v1 = and.ud %485, 1
;;     %483:v1 = asr.d %485, 1
;;     %482:v1 = add.d %484, 1023
;;     %480:v1 = and.ud %944.1, 0x800fffff
;;     %479:v1 = shl.ud %482, 20
;;     %477:v1 = or.ud %480, %479
;;     %475:v2 early = tuple %944.0, %477
;;     %473:v1 early = from_double.f %475.0, %475.1
;;     %471:v1 = math.rsq.f %473
;;     %469:v2 early = to_double.f %471
;;     %467:v1 = xor.ud %477, 0x80000000
;;     %465:v2 early = tuple %944.0, %467
;;     %462:v2 early = double.mul %465.0, %465.1, %469.0, %469.1
;;     %460:v2 early = double.mad %462.0, %462.1, %469.0, %469.1, 0, 0x3ff00000
;;     %458:v2 early = double.mad 0, 0x3fd80000, %460.0, %460.1, 0, 0x3fe00000
;;     %457:v2 early = double.mul %469.0, %469.1, %460.0, %460.1
;;     %455:v2 early = double.mad %458.0, %458.1, %457.0, %457.1, %469.0, %469.1
;;     %449:v1 = shl.ud %483, 20
;;     %447:v1 = add.d %455.1, -%449
;;     %444:v2 early = tuple %455.0, %447
;;     %440:s1 early = compare.l.d %944.1, 0
;;     %439:v2 early = select %440, 0, 0x7ff80000, %444.0, %444.1
;;     %436:v1 = add.d %487, -1
;;     %435:s1 early = compare.ge.ud %436, 0x7fe
;;     %433:v1 early = from_double.f %944.0, %944.1
;;     %432:v1 = math.rsq.f %433
;;     %431:v2 early = to_double.f %432
;;     %429:v2 early = select %435, %431.0, %431.1, %439.0, %439.1
;;     store.d2 %947.0, %429.0, %429.1 surface:255 offset:120
;;     %425:v1 = or.ud %480, 0x3ff00000
;;     %423:v2 early = tuple %944.0, %425
;;     %421:v1 early = from_double.f %423.0, %423.1
;;     %419:v1 = math.inv.f %421
;;     %417:v2 early = to_double.f %419
;;     %415:v1 = xor.ud %425, 0x80000000
;;     %413:v2 early = tuple %944.0, %415
;;     %409:v2 early = double.mad %413.0, %413.1, %417.0, %417.1, 0, 0x3ff00000
;;     %407:v2 early = double.mad %409.0, %409.1, %409.0, %409.1, %409.0, %409.1
;;     %405:v2 early = double.mad %417.0, %417.1, %407.0, %407.1, %417.0, %417.1
;;     %400:v1 = shl.ud %485, 20
;;     %398:v1 = add.d %405.1, -%400
;;     %395:v2 early = tuple %405.0, %398
;;     %391:v1 = math.inv.f %433
;;     %389:v2 early = to_double.f %391
;;     %387:v2 early = select %435, %389.0, %389.1, %395.0, %395.1
;;     %383:v1 = add.d %487, 0xfffff803
;;     %382:s1 early = compare.l.ud %383, 2
;;     %380:v2 early = tuple 0, %807
;;     %378:v2 early = select %382, %380.0, %380.1, %387.0, %387.1
;;     store.d2 %947.0, %378.0, %378.1 surface:255 offset:128
;;     %373:s1 early = compare.z.d %487, 0
;;     %371:v2 early = double.mul %944.0, %944.1, 0, 0x43f00000
;;     %370:v2 early = select %373, %371.0, %371.1, %944.0, %944.1
;;     %367:v1 = shr.ud %370.1, 20
;;     %366:v1 = and.ud %367, 0x7ff
;;     %364:v1 = add.d %366, -64
;;     %363:v1 early = select %373, %364, %366
;;     %358:v1 = and.ud %370.1, 0x800fffff
;;     %356:v1 = or.ud %358, 0x3ff00000
;;     %354:v2 early = tuple %370.0, %356
;;     %351:v1 = shr.ud %943.1, 20
;;     %350:v1 = and.ud %351, 0x7ff
;;     %348:s1 early = compare.z.d %350, 0
;;     %346:v2 early = double.mul %943.0, %943.1, 0, 0x43f00000
;;     %345:v2 early = select %348, %346.0, %346.1, %943.0, %943.1
;;     %342:v1 = shr.ud %345.1, 20
;;     %341:v1 = and.ud %342, 0x7ff
;;     %339:v1 = add.d %341, -64
;;     %338:v1 early = select %348, %339, %341
;;     %333:v1 = and.ud %345.1, 0x800fffff
;;     %331:v1 = or.ud %333, 0x3ff00000
;;     %329:v2 early = tuple %345.0, %331
;;     %327:v1 early = from_double.f %329.0, %329.1
;;     %325:v1 = math.inv.f %327
;;     %323:v2 early = to_double.f %325
;;     %319:v1 = add.d %323.1, 1
;;     %317:v2 early = tuple %323.0, %319
;;     %313:v1 = xor.ud %331, 0x80000000
;;     %311:v2 early = tuple %345.0, %313
;;     %307:v2 early = double.mad %311.0, %311.1, %317.0, %317.1, 0, 0x3ff00000
;;     %306:v2 early = double.mad %307.0, %307.1, %307.0, %307.1, %307.0, %307.1
;;     %304:v2 early = double.mad %317.0, %317.1, %306.0, %306.1, %317.0, %317.1
;;     %301:v2 early = double.mad %311.0, %311.1, %304.0, %304.1, 0, 0x3ff00000
;;     %300:v2 early = double.mad %304.0, %304.1, %301.0, %301.1, %304.0, %304.1
;;     %297:v2 early = double.mul %354.0, %354.1, %300.0, %300.1
;;     %296:v2 early = double.mad %311.0, %311.1, %297.0, %297.1, %354.0, %354.1
;;     %295:v2 early = double.mad %296.0, %296.1, %300.0, %300.1, %297.0, %297.1
;;     %291:v2 early = double.mad %311.0, %311.1, %295.0, %295.1, %354.0, %354.1
;;     %286:v1 = shl.ud %291.1, 1
;;     %285:v1 = or.ud %291.0, %286
;;     %282:s1 early = compare.nz.d %285, 0
;;     %280:v1 = xor.ud %356, %291.1
;;     %277:s1 early = compare.l.d %280, 0
;;     %275:s1 = and.ud %282, %277 scope:wave
;;     %271:v1 = and.ud %295.1, 0xfffff
;;     %270:v1 = or.ud %271, 0x100000
;;     %268:v1 = shl.ud %295.0, 2
;;     %267:v1 = shr.ud %295.0, 30
;;     %265:v1 = shl.ud %270, 2
;;     %263:v1 = or.ud %265, %267
;;     %260:v2 early = tuple %268, %263
;;     %257:v1 early = select %282, 1, 0
;;     %255:v2 early = tuple %257, 0
;;     %253:v2 early = add_wide %260.0, %260.1, %255.0, %255.1
;;     %252:v2 early = sub_wide %260.0, %260.1, %255.0, %255.1
;;     %249:v2 early = select %275, %252.0, %252.1, %253.0, %253.1
;;     %245:v1 = shr.ud %295.1, 20
;;     %243:v1 = and.ud %245, 0x7ff
;;     %241:v1 = add.d %363, -%338
;;     %238:v1 = add.d %241, %243
;;     %235:v1 = xor.ud %944.1, %943.1
;;     %232:s1 early = compare.g.d %238, 0
;;     %231:v1 = add.d 1, -%238
;;     %230:v1 early = select %232, 0, %231
;;     %228:v1 = add.d %230, 2
;;     %226:v1 = minmax.l.d %228, 62
;;     %224:v1 = and.ud %226, 32
;;     %223:s1 early = compare.nz.d %224, 0
;;     %221:v1 = and.ud %226, 31
;;     %220:v1 = xor.ud %221, 31
;;     %218:v1 = shl.ud 1, %226
;;     %217:v1 early = select %223, 0, %218
;;     %216:v1 early = select %223, %218, 0
;;     %214:v2 early = tuple %217, %216
;;     %211:v2 early = add_wide %214.0, %214.1, -1, -1
;;     %209:v1 = shr.ud %249.1, %226
;;     %208:v1 = shl.ud %249.1, 1
;;     %206:v1 = shl.ud %208, %220
;;     %204:v1 = shr.ud %249.0, %226
;;     %202:v1 = or.ud %204, %206
;;     %199:v1 early = select %223, %209, %202
;;     %197:v1 early = select %223, 0, %209
;;     %195:v2 early = tuple %199, %197
;;     %191:v1 = shr.ud %211.1, 1
;;     %190:v1 = shl.ud %211.1, 31
;;     %188:v1 = shr.ud %211.0, 1
;;     %186:v1 = or.ud %188, %190
;;     %183:v2 early = tuple %186, %191
;;     %178:v1 = and.ud %195.0, 1
;;     %179:v1 = and.ud %195.1, 0
;;     %180:v2 early = tuple %178, %179
;;     %176:v2 early = add_wide %183.0, %183.1, %180.0, %180.1
;;     %173:v2 early = add_wide %249.0, %249.1, %176.0, %176.1
;;     %169:v1 = shr.ud %173.1, %226
;;     %168:v1 = shl.ud %173.1, 1
;;     %166:v1 = shl.ud %168, %220
;;     %163:v1 = shr.ud %173.0, %226
;;     %160:v1 = or.ud %163, %166
;;     %157:v1 early = select %223, %169, %160
;;     %155:v1 early = select %223, 0, %169
;;     %152:v2 early = tuple %157, %155
;;     %149:v1 = add.d %238, -1
;;     %148:v1 early = select %232, %149, 0
;;     %145:v1 = shl.ud %148, 20
;;     %143:v2 early = tuple 0, %145
;;     %141:v2 early = add_wide %152.0, %152.1, %143.0, %143.1
;;     %138:s1 early = compare.ge.d %238, 0x7ff
;;     %136:s1 early = compare.g.ud %141.1, 0x7fefffff
;;     %134:s1 = or.ud %136, %138 scope:wave
;;     %131:v2 early = select %134, 0, 0x7ff00000, %141.0, %141.1
;;     %128:v1 = and.ud %235, 0x80000000
;;     %125:v1 = or.ud %131.1, %128
;;     %122:v2 early = tuple %131.0, %125
;;     %118:v1 = or.ud %936.0, %936.1
;;     %115:s1 early = compare.z.d %118, 0
;;     %113:s1 = or.ud %908, %907 scope:wave
;;     %110:s1 = or.ud %115, %113 scope:wave
;;     %107:v1 = or.ud %807, 0x3ff00000
;;     %105:v2 early = tuple 0, %107
;;     %102:v2 early = select %110, %944.0, %944.1, %105.0, %105.1
;;     %100:v1 = or.ud %933.0, %933.1
;;     %97:s1 early = compare.z.d %100, 0
;;     %95:s1 = or.ud %901, %900 scope:wave
;;     %92:s1 = or.ud %97, %95 scope:wave
;;     %89:v1 = or.ud %817, 0x3ff00000
;;     %87:v2 early = tuple 0, %89
;;     %84:v2 early = select %92, %943.0, %943.1, %87.0, %87.1
;;     %82:s1 = or.ud %110, %92 scope:wave
;;     %79:v1 = shr.ud %84.1, 20
;;     %78:v1 = and.ud %79, 0x7ff
;;     %76:v1 = add.d %78, 0xfffffc01
;;     %75:v1 = and.ud %84.1, 0x800fffff
;;     %73:v1 = or.ud %75, 0x3ff00000
;;     %71:v2 early = tuple %84.0, %73
;;     %67:v1 early = from_double.f %71.0, %71.1
;;     %65:v1 = math.inv.f %67
;;     %63:v2 early = to_double.f %65
;;     %59:v1 = shl.ud %76, 20
;;     %57:v1 = add.d %63.1, -%59
;;     %54:v2 early = tuple %63.0, %57
;;     %50:v1 = add.d %78, -1
;;     %48:s1 early = compare.ge.ud %50, 0x7fe
;;     %46:v1 early = from_double.f %84.0, %84.1
;;     %45:v1 = math.inv.f %46
;;     %43:v2 early = to_double.f %45
;;     %41:v2 early = select %48, %43.0, %43.1, %54.0, %54.1
;;     %35:v1 = and.ud %84.0, -1
;;     %36:v1 = and.ud %84.1, 0x7fffffff
;;     %37:v2 early = tuple %35, %36
;;     %32:s1 early = compare.g.ud %37.1, 0x7ff00000
;;     %31:s1 early = compare.z.d %37.1, 0x7ff00000
;;     %29:s1 early = compare.nz.d %37.0, 0
;;     %27:s1 = and.ud %31, %29 scope:wave
;;     %24:s1 = or.ud %32, %27 scope:wave
;;     %21:v2 early = select %24, %84.0, %84.1, %41.0, %41.1
;;     %17:v2 early = double.mul %102.0, %102.1, %21.0, %21.1
;;     %14:v2 early = select %82, %17.0, %17.1, %122.0, %122.1
;;     store.d2 %947.0, %14.0, %14.1 surface:255 offset:136
;;     store.d2 %947.0, %941.0, %941.1 surface:255 offset:144
;;     store.d2 %947.0, %941.0, %941.1 surface:255 offset:152
;;     %8:v1 early = load.d1 %947.0 surface:255 offset:32
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v2 early = select %7, %944.0, %944.1, %943.0, %943.1
;;     store.d2 %947.0, %5.0, %5.1 surface:255 offset:160
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
;;     %137:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %136:v1 = mov.ud.uw r1.0.uw.lanes
;;     %135:v2 early = tuple %136, 0
;;     %133:v2 early = add_wide %137.0, %137.1, %135.0, %135.1
;;     %130:v1 early = load.d1 %133.0 surface:255 offset:8
;;     %129:v1 early = load.d1 %133.0 surface:255 offset:16
;;     %128:v1 early = load.d1 %133.0 surface:255 offset:24
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
;;     store.d1 %133.0, %104 surface:255
;;     %101:s1 early = compare.nz.d %117, %110
;;     %100:s1 = and.ud %101, %106 scope:wave
;;     %99:v1 early = select %100, 1, 0
;;     store.d1 %133.0, %99 surface:255 offset:8
;;     %96:s1 early = compare.l.d %117, %110
;;     %95:s1 = and.ud %96, %106 scope:wave
;;     %94:v1 early = select %95, 1, 0
;;     store.d1 %133.0, %94 surface:255 offset:16
;;     %91:s1 early = compare.le.d %117, %110
;;     %90:s1 = and.ud %91, %106 scope:wave
;;     %89:v1 early = select %90, 1, 0
;;     store.d1 %133.0, %89 surface:255 offset:24
;;     %86:s1 early = compare.g.d %117, %110
;;     %85:s1 = and.ud %86, %106 scope:wave
;;     %84:v1 early = select %85, 1, 0
;;     store.d1 %133.0, %84 surface:255 offset:32
;;     %81:s1 early = compare.ge.d %117, %110
;;     %78:s1 = and.ud %81, %106 scope:wave
;;     %77:v1 early = select %78, 1, 0
;;     store.d1 %133.0, %77 surface:255 offset:40
;;     %74:s1 = or.ud %107, %121 scope:wave
;;     %72:v1 early = select %74, 1, 0
;;     store.d1 %133.0, %72 surface:255 offset:48
;;     %69:s1 = or.ud %101, %121 scope:wave
;;     %67:v1 early = select %69, 1, 0
;;     store.d1 %133.0, %67 surface:255 offset:56
;;     %64:s1 = or.ud %96, %121 scope:wave
;;     %62:v1 early = select %64, 1, 0
;;     store.d1 %133.0, %62 surface:255 offset:64
;;     %59:s1 = or.ud %91, %121 scope:wave
;;     %57:v1 early = select %59, 1, 0
;;     store.d1 %133.0, %57 surface:255 offset:72
;;     %54:s1 = or.ud %86, %121 scope:wave
;;     %52:v1 early = select %54, 1, 0
;;     store.d1 %133.0, %52 surface:255 offset:80
;;     %49:s1 = or.ud %81, %121 scope:wave
;;     %47:v1 early = select %49, 1, 0
;;     store.d1 %133.0, %47 surface:255 offset:88
;;     %44:v1 early = select %106, 1, 0
;;     store.d1 %133.0, %44 surface:255 offset:96
;;     %41:v1 early = select %121, 1, 0
;;     store.d1 %133.0, %41 surface:255 offset:104
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
;;     store.d1 %133.0, %3 surface:255 offset:112
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
;;     %148:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %147:v1 = mov.ud.uw r1.0.uw.lanes
;;     %146:v2 early = tuple %147, 0
;;     %144:v2 early = add_wide %148.0, %148.1, %146.0, %146.1
;;     %141:v1 early = load.b2 %144.0 surface:255 offset:8
;;     %140:v1 early = load.d1 %144.0 surface:255 offset:16
;;     %139:v2 early = load.d2 %144.0 surface:255 offset:24
;;     %138:v1 early = load.d1 %144.0 surface:255 offset:32
;;     %137:v2 early = to_double.f %140
;;     store.d2 %144.0, %137.0, %137.1 surface:255
;;     %133:v1 = and.ud %139.0, -1
;;     %134:v1 = and.ud %139.1, 0x7fffffff
;;     %135:v2 early = tuple %133, %134
;;     %132:s1 early = compare.l.d %139.1, 0
;;     %131:v2 early = add_wide %135.0, %135.1, 0, 0xc8000000
;;     %130:v1 = shr.ud %131.1, 29
;;     %129:v1 = shl.ud %131.1, 3
;;     %127:v1 = shr.ud %131.0, 29
;;     %125:v1 = or.ud %127, %129
;;     %122:v2 early = tuple %125, %130
;;     %117:v1 = and.ud %122.0, 1
;;     %118:v1 = and.ud %122.1, 0
;;     %119:v2 early = tuple %117, %118
;;     %115:v2 early = add_wide %119.0, %119.1, 0xfffffff, 0
;;     %113:v2 early = add_wide %131.0, %131.1, %115.0, %115.1
;;     %109:v1 = shl.ud %113.1, 3
;;     %107:v1 = shr.ud %113.0, 29
;;     %105:v1 = or.ud %107, %109
;;     %102:s1 early = compare.g.ud %105, 0x7f7fffff
;;     %100:s1 early = compare.g.ud %135.1, 0x47f00000
;;     %99:s1 early = compare.z.d %135.1, 0x47f00000
;;     %98:s1 = or.ud %100, %99 scope:wave
;;     %95:s1 = or.ud %102, %98 scope:wave
;;     %92:v1 early = select %95, 0x7f800000, %105
;;     %87:v1 = and.ud %139.0, 0
;;     %88:v1 = and.ud %139.1, 0x80000000
;;     %89:v2 early = tuple %87, %88
;;     %83:v1 = or.ud %89.0, 0
;;     %84:v1 = or.ud %89.1, 0x39e00000
;;     %85:v2 early = tuple %83, %84
;;     %80:v2 early = double.add %139.0, %139.1, %85.0, %85.1
;;     %75:v1 = and.ud %80.0, -1
;;     %76:v1 = and.ud %80.1, 0x7fffffff
;;     %77:v2 early = tuple %75, %76
;;     %73:v2 early = add_wide %77.0, %77.1, 0, 0xc6200000
;;     %70:s1 early = compare.l.ud %135.1, 0x38100000
;;     %69:v1 early = select %70, %73.0, %92
;;     %65:v1 = xor.ud %135.1, 0x7ff00000
;;     %64:v1 = or.ud %135.0, %65
;;     %62:s1 early = compare.z.d %64, 0
;;     %60:v1 early = select %62, 0x7f800000, %69
;;     %57:v1 = shr.ud %139.0, 29
;;     %55:v1 = shl.ud %139.1, 3
;;     %53:v1 = or.ud %57, %55
;;     %50:v1 = and.ud %53, 0x7fffff
;;     %48:v1 = or.ud %50, 0x7fc00000
;;     %46:s1 early = compare.g.ud %135.1, 0x7ff00000
;;     %45:s1 early = compare.z.d %135.1, 0x7ff00000
;;     %43:s1 early = compare.nz.d %135.0, 0
;;     %41:s1 = and.ud %45, %43 scope:wave
;;     %38:s1 = or.ud %46, %41 scope:wave
;;     %35:v1 early = select %38, %48, %60
;;     %31:v1 early = select %132, 0x80000000, 0
;;     %29:v1 = or.ud %35, %31
;;     store.d1 %144.0, %29 surface:255 offset:8
;;     %24:v1 = f16to32.f.uw %141
;;     store.d1 %144.0, %24 surface:255 offset:16
;;     %21:v1 = f32to16.uw.f %140
;;     store.b2 %144.0, %21 surface:255 offset:24
;;     %19:v1 = mov.f.d %138
;;     store.d1 %144.0, %19 surface:255 offset:32
;;     %17:v1 = mov.f.ud %138
;;     store.d1 %144.0, %17 surface:255 offset:40
;;     %15:v2 early = to_double.d %138
;;     store.d2 %144.0, %15.0, %15.1 surface:255 offset:48
;;     %13:v2 early = to_double.ud %138
;;     store.d2 %144.0, %13.0, %13.1 surface:255 offset:56
;;     %10:v1 = mov.d.f %140
;;     store.d1 %144.0, %10 surface:255 offset:64
;;     %8:v1 = mov.ud.f %140
;;     store.d1 %144.0, %8 surface:255 offset:72
;;     %5:v1 early = from_double.d %139.0, %139.1
;;     store.d1 %144.0, %5 surface:255 offset:80
;;     %3:v1 early = from_double.ud %139.0, %139.1
;;     store.d1 %144.0, %3 surface:255 offset:88
;; }
;;     end
;; }
