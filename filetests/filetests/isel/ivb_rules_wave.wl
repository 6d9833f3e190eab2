; test isel precise-output
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
;;     %492:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %491:v1 = mov.ud.uw r1.0.uw.lanes
;;     %490.0:v2 = mov.ud %491
;;     %483:v1 = add.d %492, %490.0
;;     %487.0:v2 = mov.ud %483
;;     %480:v1 early = load.d1 %487.0 surface:255 offset:8
;;     %479:v1 early = load.d1 %487.0 surface:255 offset:16
;;     %476:v1 = add.d %480, %479
;;     %475:v1 = shr.ud %480, 16
;;     %472:v1 = shr.ud %479, 16
;;     %469:v1 = add.d %475, %472
;;     %468:v1 = and.ud %469, 0xffff
;;     %466:v1 = and.ud %476, 0xffff
;;     %464:v1 = shl.ud %468, 16
;;     %462:v1 = or.ud %464, %466
;;     store.d1 %487.0, %462 surface:255
;;     %457:v1 = add.d %480, -%479
;;     %456:v1 = add.d %475, -%472
;;     %455:v1 = and.ud %456, 0xffff
;;     %453:v1 = and.ud %457, 0xffff
;;     %451:v1 = shl.ud %455, 16
;;     %449:v1 = or.ud %451, %453
;;     store.d1 %487.0, %449 surface:255 offset:8
;;     %442:v1 = mul_word.low %480, %479
;;     %443:v1 = mul_word.high %480, %479
;;     %444:v1 tied(%442) = add_word %443
;;     %439:v1 = mul_word.low %475, %472
;;     %440:v1 = mul_word.high %475, %472
;;     %441:v1 tied(%439) = add_word %440
;;     %438:v1 = and.ud %441, 0xffff
;;     %436:v1 = and.ud %444, 0xffff
;;     %434:v1 = shl.ud %438, 16
;;     %432:v1 = or.ud %434, %436
;;     store.d1 %487.0, %432 surface:255 offset:16
;;     %427:v1 = and.ud %480, 0xffff
;;     %426:v1 = and.ud %479, 0xffff
;;     %425:v1 = minmax.l.ud %427, %426
;;     %423:v1 = and.ud %475, 0xffff
;;     %422:v1 = and.ud %472, 0xffff
;;     %421:v1 = minmax.l.ud %423, %422
;;     %419:v1 = and.ud %421, 0xffff
;;     %417:v1 = and.ud %425, 0xffff
;;     %415:v1 = shl.ud %419, 16
;;     %413:v1 = or.ud %415, %417
;;     store.d1 %487.0, %413 surface:255 offset:24
;;     %408:v1 = minmax.ge.ud %427, %426
;;     %405:v1 = minmax.ge.ud %423, %422
;;     %402:v1 = and.ud %405, 0xffff
;;     %400:v1 = and.ud %408, 0xffff
;;     %398:v1 = shl.ud %402, 16
;;     %396:v1 = or.ud %398, %400
;;     store.d1 %487.0, %396 surface:255 offset:32
;;     %390:v1 = shl.ud %480, 16
;;     %391:v1 = asr.d %390, 16
;;     %388:v1 = shl.ud %479, 16
;;     %389:v1 = asr.d %388, 16
;;     %386:v1 = minmax.l.d %391, %389
;;     %383:v1 = shl.ud %475, 16
;;     %384:v1 = asr.d %383, 16
;;     %381:v1 = shl.ud %472, 16
;;     %382:v1 = asr.d %381, 16
;;     %379:v1 = minmax.l.d %384, %382
;;     %377:v1 = and.ud %379, 0xffff
;;     %375:v1 = and.ud %386, 0xffff
;;     %373:v1 = shl.ud %377, 16
;;     %371:v1 = or.ud %373, %375
;;     store.d1 %487.0, %371 surface:255 offset:40
;;     %366:v1 = minmax.ge.d %391, %389
;;     %363:v1 = minmax.ge.d %384, %382
;;     %360:v1 = and.ud %363, 0xffff
;;     %358:v1 = and.ud %366, 0xffff
;;     %356:v1 = shl.ud %360, 16
;;     %354:v1 = or.ud %356, %358
;;     store.d1 %487.0, %354 surface:255 offset:48
;;     %349:v1 = mov.d -%480
;;     %347:v1 = mov.d -%475
;;     %345:v1 = and.ud %347, 0xffff
;;     %343:v1 = and.ud %349, 0xffff
;;     %341:v1 = shl.ud %345, 16
;;     %339:v1 = or.ud %341, %343
;;     store.d1 %487.0, %339 surface:255 offset:56
;;     %334:v1 early = load.d1 %487.0 surface:255 offset:24
;;     %333:v1 = and.ud %334, 15
;;     %332:v1 = shl.ud %427, %333
;;     %330:v1 = shl.ud %423, %333
;;     %328:v1 = and.ud %330, 0xffff
;;     %326:v1 = and.ud %332, 0xffff
;;     %324:v1 = shl.ud %328, 16
;;     %322:v1 = or.ud %324, %326
;;     store.d1 %487.0, %322 surface:255 offset:64
;;     %317:v1 = shr.ud %427, %333
;;     %314:v1 = shr.ud %423, %333
;;     %311:v1 = and.ud %314, 0xffff
;;     %309:v1 = and.ud %317, 0xffff
;;     %307:v1 = shl.ud %311, 16
;;     %305:v1 = or.ud %307, %309
;;     store.d1 %487.0, %305 surface:255 offset:72
;;     %300:v1 = asr.d %391, %333
;;     %297:v1 = asr.d %384, %333
;;     %293:v1 = and.ud %297, 0xffff
;;     %291:v1 = and.ud %300, 0xffff
;;     %289:v1 = shl.ud %293, 16
;;     %287:v1 = or.ud %289, %291
;;     store.d1 %487.0, %287 surface:255 offset:80
;;     %282:v1 early = load.d1 %487.0 surface:255 offset:32
;;     %281:v1 early = load.d1 %487.0 surface:255 offset:40
;;     %278:v1 = f16to32.f.uw %282
;;     %276:v1 = f16to32.f.uw %281
;;     %274:v1 = add.f %278, %276
;;     %273:v1 = f32to16.uw.f %274
;;     %271:v1 = shr.ud %282, 16
;;     %268:v1 = shr.ud %281, 16
;;     %265:v1 = f16to32.f.uw %271
;;     %263:v1 = f16to32.f.uw %268
;;     %261:v1 = add.f %265, %263
;;     %260:v1 = f32to16.uw.f %261
;;     %257:v1 = and.ud %260, 0xffff
;;     %254:v1 = and.ud %273, 0xffff
;;     %252:v1 = shl.ud %257, 16
;;     %250:v1 = or.ud %252, %254
;;     store.d1 %487.0, %250 surface:255 offset:88
;;     %245:v1 = add.f %278, -%276
;;     %244:v1 = f32to16.uw.f %245
;;     %242:v1 = add.f %265, -%263
;;     %241:v1 = f32to16.uw.f %242
;;     %238:v1 = and.ud %241, 0xffff
;;     %235:v1 = and.ud %244, 0xffff
;;     %233:v1 = shl.ud %238, 16
;;     %231:v1 = or.ud %233, %235
;;     store.d1 %487.0, %231 surface:255 offset:96
;;     %226:v1 = mul.f %278, %276
;;     %224:v1 = f32to16.uw.f %226
;;     %223:v1 = mul.f %265, %263
;;     %221:v1 = f32to16.uw.f %223
;;     %219:v1 = and.ud %221, 0xffff
;;     %216:v1 = and.ud %224, 0xffff
;;     %214:v1 = shl.ud %219, 16
;;     %212:v1 = or.ud %214, %216
;;     store.d1 %487.0, %212 surface:255 offset:104
;;     %206:v1 = shl.ud %282, 16
;;     %207:v1 = asr.d %206, 16
;;     %203:v1 = shl.ud %281, 16
;;     %204:v1 = asr.d %203, 16
;;     %201:v1 = and.ud %207, 0x7fff
;;     %200:v1 = and.ud %204, 0x7fff
;;     %199:v1 = asr.d %207, 31
;;     %198:v1 = xor.ud %201, %199
;;     %196:v1 = asr.d %204, 31
;;     %195:v1 = xor.ud %200, %196
;;     %193:s1 early = compare.le.d %198, %195
;;     %192:s1 early = compare.g.ud %201, 0x7c00
;;     %191:s1 early = compare.g.ud %200, 0x7c00
;;     %190:v1 early = select %193, %207, %204
;;     %188:v1 early = select %191, %207, %190
;;     %186:v1 early = select %192, %204, %188
;;     %184:v1 = add.d %200, 0xffff83ff
;;     %182:s1 early = compare.l.ud %184, 511
;;     %180:v1 = or.ud %204, 512
;;     %179:v1 early = select %182, %180, %186
;;     %177:v1 = add.d %201, 0xffff83ff
;;     %175:s1 early = compare.l.ud %177, 511
;;     %173:v1 = or.ud %207, 512
;;     %172:v1 early = select %175, %173, %179
;;     %168:v1 = shl.ud %271, 16
;;     %169:v1 = asr.d %168, 16
;;     %165:v1 = shl.ud %268, 16
;;     %166:v1 = asr.d %165, 16
;;     %163:v1 = and.ud %169, 0x7fff
;;     %162:v1 = and.ud %166, 0x7fff
;;     %161:v1 = asr.d %169, 31
;;     %160:v1 = xor.ud %163, %161
;;     %158:v1 = asr.d %166, 31
;;     %157:v1 = xor.ud %162, %158
;;     %155:s1 early = compare.le.d %160, %157
;;     %154:s1 early = compare.g.ud %163, 0x7c00
;;     %153:s1 early = compare.g.ud %162, 0x7c00
;;     %152:v1 early = select %155, %169, %166
;;     %150:v1 early = select %153, %169, %152
;;     %148:v1 early = select %154, %166, %150
;;     %146:v1 = add.d %162, 0xffff83ff
;;     %144:s1 early = compare.l.ud %146, 511
;;     %142:v1 = or.ud %166, 512
;;     %141:v1 early = select %144, %142, %148
;;     %139:v1 = add.d %163, 0xffff83ff
;;     %137:s1 early = compare.l.ud %139, 511
;;     %135:v1 = or.ud %169, 512
;;     %134:v1 early = select %137, %135, %141
;;     %131:v1 = and.ud %134, 0xffff
;;     %129:v1 = and.ud %172, 0xffff
;;     %127:v1 = shl.ud %131, 16
;;     %125:v1 = or.ud %127, %129
;;     store.d1 %487.0, %125 surface:255 offset:112
;;     %120:s1 early = compare.ge.d %198, %195
;;     %117:v1 early = select %120, %207, %204
;;     %115:v1 early = select %191, %207, %117
;;     %111:v1 early = select %192, %204, %115
;;     %107:v1 early = select %182, %180, %111
;;     %103:v1 early = select %175, %173, %107
;;     %98:s1 early = compare.ge.d %160, %157
;;     %95:v1 early = select %98, %169, %166
;;     %93:v1 early = select %153, %169, %95
;;     %89:v1 early = select %154, %166, %93
;;     %85:v1 early = select %144, %142, %89
;;     %81:v1 early = select %137, %135, %85
;;     %76:v1 = and.ud %81, 0xffff
;;     %74:v1 = and.ud %103, 0xffff
;;     %72:v1 = shl.ud %76, 16
;;     %70:v1 = or.ud %72, %74
;;     store.d1 %487.0, %70 surface:255 offset:120
;;     mode.enter round:down scope:wave
;;     %65:v1 = add.f %278, %226
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %64:v1 = add.f %278, %226
;;     mode.leave round:up scope:wave
;;     %61:v1 = and.ud %65, 1
;;     %59:s1 early = compare.nz.d %61, 0
;;     %57:v1 early = select %59, %65, %64
;;     %53:v1 = f32to16.uw.f %57
;;     mode.enter round:down scope:wave
;;     %51:v1 = add.f %265, %223
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %50:v1 = add.f %265, %223
;;     mode.leave round:up scope:wave
;;     %47:v1 = and.ud %51, 1
;;     %45:s1 early = compare.nz.d %47, 0
;;     %43:v1 early = select %45, %51, %50
;;     %39:v1 = f32to16.uw.f %43
;;     %36:v1 = and.ud %39, 0xffff
;;     %33:v1 = and.ud %53, 0xffff
;;     %31:v1 = shl.ud %36, 16
;;     %29:v1 = or.ud %31, %33
;;     store.d1 %487.0, %29 surface:255 offset:128
;;     store.d1 %487.0, %29 surface:255 offset:136
;;     store.d1 %487.0, %334 surface:255 offset:144
;;     %24:v4 early = load.d4 %487.0 surface:255 offset:56
;;     store.d1 %487.0, %24.2 surface:255 offset:152
;;     %21.0:v4 = mov.ud %24.0
;;     %22.1:v4 tied(%21) = mov.ud %24.2
;;     %23.2:v4 tied(%22) = mov.ud %24.2
;;     %20.3:v4 tied(%23) = mov.ud %24.3
;;     %16.0:v4 = mov.ud %24.2
;;     %17.1:v4 tied(%16) = mov.ud %334
;;     %18.2:v4 tied(%17) = mov.ud %334
;;     %15.3:v4 tied(%18) = mov.ud %24.2
;;     %13:v1 early = load.d1 %487.0 surface:255 offset:72
;;     %12:s1 early = compare.nz.d %13, 0
;;     %10:v4 early = select %12, %20.0, %20.1, %20.2, %20.3, %15.0, %15.1, %15.2, %15.3
;;     store.d4 %487.0, %10.0, %10.1, %10.2, %10.3 surface:255 offset:160
;;     store.d1 %487.0, %334 surface:255 offset:176
;;     %3:v2 early = load.d2 %487.0 surface:255 offset:80
;;     store.d2 %487.0, %3.0, %3.1 surface:255 offset:184
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
;;     %493:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %492:v1 = mov.ud.uw r1.0.uw.lanes
;;     %491.0:v2 = mov.ud %492
;;     %484:v1 = add.d %493, %491.0
;;     %488.0:v2 = mov.ud %484
;;     %481:v1 early = load.d1 r4.0.ud surface:255 offset:8
;;     %480:v1 early = load.d1 r4.0.ud surface:255 offset:16
;;     %477:v1 = add.d %481, %480
;;     %476:v1 = shr.ud %481, 16
;;     %473:v1 = shr.ud %480, 16
;;     %470:v1 = add.d %476, %473
;;     %469:v1 = and.ud %470, 0xffff
;;     %467:v1 = and.ud %477, 0xffff
;;     %465:v1 = shl.ud %469, 16
;;     %463:v1 = or.ud %465, %467
;;     store.d1 %488.0, %463 surface:255
;;     %458:v1 = add.d %481, -%480
;;     %457:v1 = add.d %476, -%473
;;     %456:v1 = and.ud %457, 0xffff
;;     %454:v1 = and.ud %458, 0xffff
;;     %452:v1 = shl.ud %456, 16
;;     %450:v1 = or.ud %452, %454
;;     store.d1 %488.0, %450 surface:255 offset:8
;;     %443:v1 = mul_word.low %481, %480
;;     %444:v1 = mul_word.high %481, %480
;;     %445:v1 tied(%443) = add_word %444
;;     %440:v1 = mul_word.low %476, %473
;;     %441:v1 = mul_word.high %476, %473
;;     %442:v1 tied(%440) = add_word %441
;;     %439:v1 = and.ud %442, 0xffff
;;     %437:v1 = and.ud %445, 0xffff
;;     %435:v1 = shl.ud %439, 16
;;     %433:v1 = or.ud %435, %437
;;     store.d1 %488.0, %433 surface:255 offset:16
;;     %428:v1 = and.ud %481, 0xffff
;;     %427:v1 = and.ud %480, 0xffff
;;     %426:v1 = minmax.l.ud %428, %427
;;     %424:v1 = and.ud %476, 0xffff
;;     %423:v1 = and.ud %473, 0xffff
;;     %422:v1 = minmax.l.ud %424, %423
;;     %420:v1 = and.ud %422, 0xffff
;;     %418:v1 = and.ud %426, 0xffff
;;     %416:v1 = shl.ud %420, 16
;;     %414:v1 = or.ud %416, %418
;;     store.d1 %488.0, %414 surface:255 offset:24
;;     %409:v1 = minmax.ge.ud %428, %427
;;     %406:v1 = minmax.ge.ud %424, %423
;;     %403:v1 = and.ud %406, 0xffff
;;     %401:v1 = and.ud %409, 0xffff
;;     %399:v1 = shl.ud %403, 16
;;     %397:v1 = or.ud %399, %401
;;     store.d1 %488.0, %397 surface:255 offset:32
;;     %391:v1 = shl.ud %481, 16
;;     %392:v1 = asr.d %391, 16
;;     %389:v1 = shl.ud %480, 16
;;     %390:v1 = asr.d %389, 16
;;     %387:v1 = minmax.l.d %392, %390
;;     %384:v1 = shl.ud %476, 16
;;     %385:v1 = asr.d %384, 16
;;     %382:v1 = shl.ud %473, 16
;;     %383:v1 = asr.d %382, 16
;;     %380:v1 = minmax.l.d %385, %383
;;     %378:v1 = and.ud %380, 0xffff
;;     %376:v1 = and.ud %387, 0xffff
;;     %374:v1 = shl.ud %378, 16
;;     %372:v1 = or.ud %374, %376
;;     store.d1 %488.0, %372 surface:255 offset:40
;;     %367:v1 = minmax.ge.d %392, %390
;;     %364:v1 = minmax.ge.d %385, %383
;;     %361:v1 = and.ud %364, 0xffff
;;     %359:v1 = and.ud %367, 0xffff
;;     %357:v1 = shl.ud %361, 16
;;     %355:v1 = or.ud %357, %359
;;     store.d1 %488.0, %355 surface:255 offset:48
;;     %350:v1 = mov.d -%481
;;     %348:v1 = mov.d -%476
;;     %346:v1 = and.ud %348, 0xffff
;;     %344:v1 = and.ud %350, 0xffff
;;     %342:v1 = shl.ud %346, 16
;;     %340:v1 = or.ud %342, %344
;;     store.d1 %488.0, %340 surface:255 offset:56
;;     %335:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %334:s1 = and.ud %335, 15 scope:wave
;;     %333:v1 = shl.ud %428, %334
;;     %331:v1 = shl.ud %424, %334
;;     %329:v1 = and.ud %331, 0xffff
;;     %327:v1 = and.ud %333, 0xffff
;;     %325:v1 = shl.ud %329, 16
;;     %323:v1 = or.ud %325, %327
;;     store.d1 %488.0, %323 surface:255 offset:64
;;     %318:v1 = shr.ud %428, %334
;;     %315:v1 = shr.ud %424, %334
;;     %312:v1 = and.ud %315, 0xffff
;;     %310:v1 = and.ud %318, 0xffff
;;     %308:v1 = shl.ud %312, 16
;;     %306:v1 = or.ud %308, %310
;;     store.d1 %488.0, %306 surface:255 offset:72
;;     %301:v1 = asr.d %392, %334
;;     %298:v1 = asr.d %385, %334
;;     %294:v1 = and.ud %298, 0xffff
;;     %292:v1 = and.ud %301, 0xffff
;;     %290:v1 = shl.ud %294, 16
;;     %288:v1 = or.ud %290, %292
;;     store.d1 %488.0, %288 surface:255 offset:80
;;     %283:v1 early = load.d1 r4.0.ud surface:255 offset:32
;;     %282:v1 early = load.d1 r4.0.ud surface:255 offset:40
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
;;     store.d1 %488.0, %251 surface:255 offset:88
;;     %246:v1 = add.f %279, -%277
;;     %245:v1 = f32to16.uw.f %246
;;     %243:v1 = add.f %266, -%264
;;     %242:v1 = f32to16.uw.f %243
;;     %239:v1 = and.ud %242, 0xffff
;;     %236:v1 = and.ud %245, 0xffff
;;     %234:v1 = shl.ud %239, 16
;;     %232:v1 = or.ud %234, %236
;;     store.d1 %488.0, %232 surface:255 offset:96
;;     %227:v1 = mul.f %279, %277
;;     %225:v1 = f32to16.uw.f %227
;;     %224:v1 = mul.f %266, %264
;;     %222:v1 = f32to16.uw.f %224
;;     %220:v1 = and.ud %222, 0xffff
;;     %217:v1 = and.ud %225, 0xffff
;;     %215:v1 = shl.ud %220, 16
;;     %213:v1 = or.ud %215, %217
;;     store.d1 %488.0, %213 surface:255 offset:104
;;     %207:v1 = shl.ud %283, 16
;;     %208:v1 = asr.d %207, 16
;;     %204:v1 = shl.ud %282, 16
;;     %205:v1 = asr.d %204, 16
;;     %202:v1 = and.ud %208, 0x7fff
;;     %201:v1 = and.ud %205, 0x7fff
;;     %200:v1 = asr.d %208, 31
;;     %199:v1 = xor.ud %202, %200
;;     %197:v1 = asr.d %205, 31
;;     %196:v1 = xor.ud %201, %197
;;     %194:s1 early = compare.le.d %199, %196
;;     %193:s1 early = compare.g.ud %202, 0x7c00
;;     %192:s1 early = compare.g.ud %201, 0x7c00
;;     %191:v1 early = select %194, %208, %205
;;     %189:v1 early = select %192, %208, %191
;;     %187:v1 early = select %193, %205, %189
;;     %185:v1 = add.d %201, 0xffff83ff
;;     %183:s1 early = compare.l.ud %185, 511
;;     %181:v1 = or.ud %205, 512
;;     %180:v1 early = select %183, %181, %187
;;     %178:v1 = add.d %202, 0xffff83ff
;;     %176:s1 early = compare.l.ud %178, 511
;;     %174:v1 = or.ud %208, 512
;;     %173:v1 early = select %176, %174, %180
;;     %169:v1 = shl.ud %272, 16
;;     %170:v1 = asr.d %169, 16
;;     %166:v1 = shl.ud %269, 16
;;     %167:v1 = asr.d %166, 16
;;     %164:v1 = and.ud %170, 0x7fff
;;     %163:v1 = and.ud %167, 0x7fff
;;     %162:v1 = asr.d %170, 31
;;     %161:v1 = xor.ud %164, %162
;;     %159:v1 = asr.d %167, 31
;;     %158:v1 = xor.ud %163, %159
;;     %156:s1 early = compare.le.d %161, %158
;;     %155:s1 early = compare.g.ud %164, 0x7c00
;;     %154:s1 early = compare.g.ud %163, 0x7c00
;;     %153:v1 early = select %156, %170, %167
;;     %151:v1 early = select %154, %170, %153
;;     %149:v1 early = select %155, %167, %151
;;     %147:v1 = add.d %163, 0xffff83ff
;;     %145:s1 early = compare.l.ud %147, 511
;;     %143:v1 = or.ud %167, 512
;;     %142:v1 early = select %145, %143, %149
;;     %140:v1 = add.d %164, 0xffff83ff
;;     %138:s1 early = compare.l.ud %140, 511
;;     %136:v1 = or.ud %170, 512
;;     %135:v1 early = select %138, %136, %142
;;     %132:v1 = and.ud %135, 0xffff
;;     %130:v1 = and.ud %173, 0xffff
;;     %128:v1 = shl.ud %132, 16
;;     %126:v1 = or.ud %128, %130
;;     store.d1 %488.0, %126 surface:255 offset:112
;;     %121:s1 early = compare.ge.d %199, %196
;;     %118:v1 early = select %121, %208, %205
;;     %116:v1 early = select %192, %208, %118
;;     %112:v1 early = select %193, %205, %116
;;     %108:v1 early = select %183, %181, %112
;;     %104:v1 early = select %176, %174, %108
;;     %99:s1 early = compare.ge.d %161, %158
;;     %96:v1 early = select %99, %170, %167
;;     %94:v1 early = select %154, %170, %96
;;     %90:v1 early = select %155, %167, %94
;;     %86:v1 early = select %145, %143, %90
;;     %82:v1 early = select %138, %136, %86
;;     %77:v1 = and.ud %82, 0xffff
;;     %75:v1 = and.ud %104, 0xffff
;;     %73:v1 = shl.ud %77, 16
;;     %71:v1 = or.ud %73, %75
;;     store.d1 %488.0, %71 surface:255 offset:120
;;     mode.enter round:down scope:wave
;;     %66:v1 = add.f %279, %227
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %65:v1 = add.f %279, %227
;;     mode.leave round:up scope:wave
;;     %62:v1 = and.ud %66, 1
;;     %60:s1 early = compare.nz.d %62, 0
;;     %58:v1 early = select %60, %66, %65
;;     %54:v1 = f32to16.uw.f %58
;;     mode.enter round:down scope:wave
;;     %52:v1 = add.f %266, %224
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %51:v1 = add.f %266, %224
;;     mode.leave round:up scope:wave
;;     %48:v1 = and.ud %52, 1
;;     %46:s1 early = compare.nz.d %48, 0
;;     %44:v1 early = select %46, %52, %51
;;     %40:v1 = f32to16.uw.f %44
;;     %37:v1 = and.ud %40, 0xffff
;;     %34:v1 = and.ud %54, 0xffff
;;     %32:v1 = shl.ud %37, 16
;;     %30:v1 = or.ud %32, %34
;;     store.d1 %488.0, %30 surface:255 offset:128
;;     store.d1 %488.0, %30 surface:255 offset:136
;;     store.d1 %488.0, %335 surface:255 offset:144
;;     %25:v4 early = load.d4 r4.0.ud surface:255 offset:56
;;     store.d1 %488.0, %25.2 surface:255 offset:152
;;     %22.0:v4 = mov.ud %25.0
;;     %23.1:v4 tied(%22) = mov.ud %25.2
;;     %24.2:v4 tied(%23) = mov.ud %25.2
;;     %21.3:v4 tied(%24) = mov.ud %25.3
;;     %17.0:v4 = mov.ud %25.2
;;     %18.1:v4 tied(%17) = mov.ud %335
;;     %19.2:v4 tied(%18) = mov.ud %335
;;     %16.3:v4 tied(%19) = mov.ud %25.2
;;     %14:s1 early = load.d1 r4.0.ud surface:255 offset:72 scope:wave
;;     %13:s1 early = compare.nz.d %14, 0 scope:wave
;;     %8:s1 = spread %13 scope:wave
;;     %11:v4 early = select %8, %21.0, %21.1, %21.2, %21.3, %16.0, %16.1, %16.2, %16.3
;;     store.d4 %488.0, %11.0, %11.1, %11.2, %11.3 surface:255 offset:160
;;     store.d1 %488.0, %335 surface:255 offset:176
;;     %3:s2 early = load.d2 r4.0.ud surface:255 offset:80 scope:wave
;;     store.d2 %488.0, %3.0, %3.1 surface:255 offset:184
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
;;     %54:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %53:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52.0:v2 = mov.ud %53
;;     %45:v1 = add.d %54, %52.0
;;     %49.0:v2 = mov.ud %45
;;     %42:v1 = mov.ud.uw r2.0.uw.lanes
;;     store.d1 %49.0, %42 surface:255
;;     %40:s1 = mov.ud r0.4.ud scope:wave
;;     store.d1 %49.0, %40 surface:255 offset:8
;;     %38:s1 = mov.ud r5.0.ud scope:wave
;;     store.d1 %49.0, %38 surface:255 offset:16
;;     %36:s1 = mov.ud r5.4.ud scope:wave
;;     store.d1 %49.0, %36 surface:255 offset:24
;;     %34:s1 = mov.ud r5.12.ud scope:wave
;;     store.d1 %49.0, %34 surface:255 offset:32
;;     %32:s1 = mov.ud r5.24.ud scope:wave
;;     store.d1 %49.0, %32 surface:255 offset:40
;;     %30:v1 = lane_number
;;     store.d1 %49.0, %30 surface:255 offset:48
;;     %27:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %28:v1 = mov.ud %27
;;     store.d1 %49.0, %28 surface:255 offset:56
;;     store.d1 %49.0, 0 surface:255 offset:64
;;     %20:s1 = get_exec scope:wave
;;     %21:v1 = lane_number
;;     %22:v1 = shl.ud -1, %21
;;     %23:v1 = not.ud %22
;;     %24:v1 = and.ud %23, %20
;;     %25:v1 = cbit.ud %24
;;     store.d1 %49.0, %25 surface:255 offset:72
;;     %18:s1 = mov.ud 0 scope:wave
;;     store.d1 %49.0, %18 surface:255 offset:80
;;     %14.0:s2 = mov.ud r4.24.ud scope:wave
;;     %13.1:s2 tied(%14) = mov.ud r4.28.ud scope:wave
;;     %16.0:v2 = mov.ud %13.0
;;     %15.1:v2 tied(%16) = mov.ud %13.1
;;     store.d2 %49.0, %15.0, %15.1 surface:255 offset:88
;;     %9:s2 early = load.d2 r4.8.ud surface:255 offset:56 scope:wave
;;     %11.0:v2 = mov.ud %9.0
;;     %10.1:v2 tied(%11) = mov.ud %9.1
;;     store.d2 %49.0, %10.0, %10.1 surface:255 offset:96
;;     %5:s2 = clock scope:wave
;;     %7.0:v2 = mov.ud %5.0
;;     %6.1:v2 tied(%7) = mov.ud %5.1
;;     store.d2 %49.0, %6.0, %6.1 surface:255 offset:104
;;     %3.0:s2 = mov.ud 0 scope:wave
;;     %2.1:s2 tied(%3) = mov.ud 0 scope:wave
;;     store.d2 %49.0, %2.0, %2.1 surface:255 offset:112
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
;;     %54:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %53:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52.0:v2 = mov.ud %53
;;     %45:v1 = add.d %54, %52.0
;;     %49.0:v2 = mov.ud %45
;;     %42:v1 = mov.ud.uw r2.0.uw.lanes
;;     store.d1 %49.0, %42 surface:255
;;     %40:s1 = mov.ud r0.4.ud scope:wave
;;     store.d1 %49.0, %40 surface:255 offset:8
;;     %38:s1 = mov.ud r5.0.ud scope:wave
;;     store.d1 %49.0, %38 surface:255 offset:16
;;     %36:s1 = mov.ud r5.4.ud scope:wave
;;     store.d1 %49.0, %36 surface:255 offset:24
;;     %34:s1 = mov.ud r5.12.ud scope:wave
;;     store.d1 %49.0, %34 surface:255 offset:32
;;     %32:s1 = mov.ud r5.24.ud scope:wave
;;     store.d1 %49.0, %32 surface:255 offset:40
;;     %30:v1 = lane_number
;;     store.d1 %49.0, %30 surface:255 offset:48
;;     %27:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %28:v1 = mov.ud %27
;;     store.d1 %49.0, %28 surface:255 offset:56
;;     store.d1 %49.0, 0 surface:255 offset:64
;;     %20:s1 = get_exec scope:wave
;;     %21:v1 = lane_number
;;     %22:v1 = shl.ud -1, %21
;;     %23:v1 = not.ud %22
;;     %24:v1 = and.ud %23, %20
;;     %25:v1 = cbit.ud %24
;;     store.d1 %49.0, %25 surface:255 offset:72
;;     %18:s1 = mov.ud 0 scope:wave
;;     store.d1 %49.0, %18 surface:255 offset:80
;;     %14.0:s2 = mov.ud r4.24.ud scope:wave
;;     %13.1:s2 tied(%14) = mov.ud r4.28.ud scope:wave
;;     %16.0:v2 = mov.ud %13.0
;;     %15.1:v2 tied(%16) = mov.ud %13.1
;;     store.d2 %49.0, %15.0, %15.1 surface:255 offset:88
;;     %9:s2 early = load.d2 r4.8.ud surface:255 offset:56 scope:wave
;;     %11.0:v2 = mov.ud %9.0
;;     %10.1:v2 tied(%11) = mov.ud %9.1
;;     store.d2 %49.0, %10.0, %10.1 surface:255 offset:96
;;     %5:s2 = clock scope:wave
;;     %7.0:v2 = mov.ud %5.0
;;     %6.1:v2 tied(%7) = mov.ud %5.1
;;     store.d2 %49.0, %6.0, %6.1 surface:255 offset:104
;;     %3.0:s2 = mov.ud 0 scope:wave
;;     %2.1:s2 tied(%3) = mov.ud 0 scope:wave
;;     store.d2 %49.0, %2.0, %2.1 surface:255 offset:112
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
;;     %63:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %62:v1 = mov.ud.uw r1.0.uw.lanes
;;     %61.0:v2 = mov.ud %62
;;     %54:v1 = add.d %63, %61.0
;;     %58.0:v2 = mov.ud %54
;;     %51:v1 early = load.d1 %58.0 surface:255 offset:8
;;     %50:s1 early = compare.nz.d %51, 0
;;     %46:s1 = get_exec scope:wave
;;     %47:s1 = and.ud %46, %50 scope:wave
;;     %48:s1 = cbit.ud %47 scope:wave
;;     store.d1 %58.0, %48 surface:255
;;     %35:s1 = get_exec scope:wave
;;     %36:s1 = and.ud %35, %50 scope:wave
;;     %38.0:s2 = mov.ud %36 scope:wave
;;     %37.1:s2 tied(%38) = mov.ud 0 scope:wave
;;     store.d2 %58.0, %37.0, %37.1 surface:255 offset:8
;;     %33:v1 early = load.d1 %58.0 surface:255 offset:16
;;     %32:v1 early = load.d1 %58.0 surface:255 offset:24
;;     %23:v1 = and.ud %32, 15
;;     %24:s1 = get_exec scope:wave
;;     %25:v1 = shr.ud %24, %23
;;     %26:v1 = and.ud %25, 1
;;     %27:s1 early = compare.nz.d %26, 0
;;     %28:s1 early = and_not %27, %50 scope:wave
;;     %30:v1 early = gather %23, %33
;;     %31:v1 early = select %28, %30, %33
;;     store.d1 %58.0, %31 surface:255 offset:16
;;     %21:v1 early = load.d1 %58.0 surface:255 offset:32
;;     %20:s1 early = compare.nz.d %21, 0
;;     %5:v1 = and.ud %32, 15
;;     %6:s1 = get_exec scope:wave
;;     %7:v1 = shr.ud %6, %5
;;     %8:v1 = and.ud %7, 1
;;     %9:s1 early = compare.nz.d %8, 0
;;     %11:s1 early = and_not %9, %50 scope:wave
;;     %13:v1 = shr.ud %20, %5
;;     %14:v1 = and.ud %13, 1
;;     %15:s1 early = compare.nz.d %14, 0
;;     %16:s1 = and.ud %15, %11 scope:wave
;;     %17:s1 early = and_not %50, %11 scope:wave
;;     %18:s1 = or.ud %16, %17 scope:wave
;;     %3:v1 early = select %18, 1, 0
;;     store.d1 %58.0, %3 surface:255 offset:24
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
;;     %68:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %67:v1 = mov.ud.uw r1.0.uw.lanes
;;     %66.0:v2 = mov.ud %67
;;     %59:v1 = add.d %68, %66.0
;;     %63.0:v2 = mov.ud %59
;;     %56:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %55:s1 early = compare.nz.d %56, 0 scope:wave
;;     %50:s1 = spread %55 scope:wave
;;     %51:s1 = get_exec scope:wave
;;     %52:s1 = and.ud %51, %50 scope:wave
;;     %53:s1 = cbit.ud %52 scope:wave
;;     store.d1 %63.0, %53 surface:255
;;     %38:s1 = spread %55 scope:wave
;;     %39:s1 = get_exec scope:wave
;;     %40:s1 = and.ud %39, %38 scope:wave
;;     %42.0:s2 = mov.ud %40 scope:wave
;;     %41.1:s2 tied(%42) = mov.ud 0 scope:wave
;;     store.d2 %63.0, %41.0, %41.1 surface:255 offset:8
;;     %36:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %35:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %26:v1 = and.ud %35, 15
;;     %27:s1 = get_exec scope:wave
;;     %28:v1 = shr.ud %27, %26
;;     %29:v1 = and.ud %28, 1
;;     %30:s1 early = compare.nz.d %29, 0
;;     %31:s1 = spread %55 scope:wave
;;     %32:s1 early = and_not %30, %31 scope:wave
;;     %34:v1 early = select %32, %36, %36
;;     store.d1 %63.0, %34 surface:255 offset:16
;;     %24:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %23:s1 early = compare.nz.d %24, 0 scope:wave
;;     %5:v1 = and.ud %35, 15
;;     %6:s1 = get_exec scope:wave
;;     %7:v1 = shr.ud %6, %5
;;     %8:v1 = and.ud %7, 1
;;     %9:s1 early = compare.nz.d %8, 0
;;     %11:s1 = spread %55 scope:wave
;;     %12:s1 early = and_not %9, %11 scope:wave
;;     %14:s1 = spread %23 scope:wave
;;     %15:s1 = spread %55 scope:wave
;;     %16:v1 = shr.ud %14, %5
;;     %17:v1 = and.ud %16, 1
;;     %18:s1 early = compare.nz.d %17, 0
;;     %19:s1 = and.ud %18, %12 scope:wave
;;     %20:s1 early = and_not %15, %12 scope:wave
;;     %21:s1 = or.ud %19, %20 scope:wave
;;     %3:v1 early = select %21, 1, 0
;;     store.d1 %63.0, %3 surface:255 offset:24
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
;;     %44:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %43:v1 = mov.ud.uw r1.0.uw.lanes
;;     %42.0:v2 = mov.ud %43
;;     %35:v1 = add.d %44, %42.0
;;     %39.0:v2 = mov.ud %35
;;     %32:v1 early = load.d1 %39.0 surface:255 offset:8
;;     %31:v2 early = load.d2 %39.0 surface:255 offset:16
;;     %30:s1 early = compare.nz.d %32, -1
;;     %29:v1 early = select %30, %32, 0
;;     %28:v1 early = select %30, 0x10000, 0
;;     %26.0:v2 = mov.ud %29
;;     %25.1:v2 tied(%26) = mov.ud %28
;;     store.d2 %39.0, %25.0, %25.1 surface:255
;;     %21.0:v2 = mov.ud %32
;;     %20.1:v2 tied(%21) = mov.ud 0x20000
;;     store.d2 %39.0, %20.0, %20.1 surface:255 offset:8
;;     store.d2 %39.0, %31.0, %31.1 surface:255 offset:16
;;     %17:v1 = or.ud %31.0, %31.1
;;     %16:s1 early = compare.nz.d %17, 0
;;     %15:v1 early = select %16, %31.0, -1
;;     store.d1 %39.0, %15 surface:255 offset:24
;;     store.d2 %39.0, %31.0, %31.1 surface:255 offset:32
;;     %10:s1 early = compare.z.d %31.1, 0x10000
;;     %8:s1 early = compare.z.d %17, 0
;;     %6:s1 = or.ud %10, %8 scope:wave
;;     %3:v1 early = select %6, 1, 0
;;     store.d1 %39.0, %3 surface:255 offset:40
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
;;     %43:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %42:v1 = mov.ud.uw r1.0.uw.lanes
;;     %41.0:v2 = mov.ud %42
;;     %34:v1 = add.d %43, %41.0
;;     %38.0:v2 = mov.ud %34
;;     %31:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %30:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %29:s1 early = compare.nz.d %31, -1 scope:wave
;;     %28:s1 early = select %29, %31, 0 scope:wave
;;     %27:s1 early = select %29, 0x10000, 0 scope:wave
;;     %25.0:s2 = mov.ud %28 scope:wave
;;     %24.1:s2 tied(%25) = mov.ud %27 scope:wave
;;     store.d2 %38.0, %24.0, %24.1 surface:255
;;     %20.0:s2 = mov.ud %31 scope:wave
;;     %19.1:s2 tied(%20) = mov.ud 0x20000 scope:wave
;;     store.d2 %38.0, %19.0, %19.1 surface:255 offset:8
;;     store.d2 %38.0, %30.0, %30.1 surface:255 offset:16
;;     %16:s1 = or.ud %30.0, %30.1 scope:wave
;;     %15:s1 early = compare.nz.d %16, 0 scope:wave
;;     %14:s1 early = select %15, %30.0, -1 scope:wave
;;     store.d1 %38.0, %14 surface:255 offset:24
;;     store.d2 %38.0, %30.0, %30.1 surface:255 offset:32
;;     %9:s1 early = compare.z.d %30.1, 0x10000 scope:wave
;;     %7:s1 early = compare.z.d %16, 0 scope:wave
;;     %5:s1 = or.ud %9, %7 scope:wave
;;     store.d1 %38.0, %5 surface:255 offset:40
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
;;     %14:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12.0:v2 = mov.ud %13
;;     %5:v1 = add.d %14, %12.0
;;     %9.0:v2 = mov.ud %5
;;     %2:v1 early = load.d1 %9.0 surface:255 offset:8
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %2
;;     store.d1 %9.0, %2 surface:255
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
;;     %14:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12.0:v2 = mov.ud %13
;;     %5:v1 = add.d %14, %12.0
;;     %9.0:v2 = mov.ud %5
;;     %2:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %2
;;     store.d1 %9.0, %2 surface:255
;; }
;;     end
;; }
