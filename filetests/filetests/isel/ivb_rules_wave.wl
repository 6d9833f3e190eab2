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
;;     %477:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %476:v1 = mov.ud.uw r1.0.uw.lanes
;;     %475:v2 early = tuple %476, 0
;;     %473:v2 early = add_wide %477.0, %477.1, %475.0, %475.1
;;     %470:v1 early = load.d1 %473.0 surface:255 offset:8
;;     %469:v1 early = load.d1 %473.0 surface:255 offset:16
;;     %466:v1 = add.d %470, %469
;;     %465:v1 = shr.ud %470, 16
;;     %462:v1 = shr.ud %469, 16
;;     %459:v1 = add.d %465, %462
;;     %458:v1 = and.ud %459, 0xffff
;;     %456:v1 = and.ud %466, 0xffff
;;     %454:v1 = shl.ud %458, 16
;;     %452:v1 = or.ud %454, %456
;;     store.d1 %473.0, %452 surface:255
;;     %447:v1 = add.d %470, -%469
;;     %446:v1 = add.d %465, -%462
;;     %445:v1 = and.ud %446, 0xffff
;;     %443:v1 = and.ud %447, 0xffff
;;     %441:v1 = shl.ud %445, 16
;;     %439:v1 = or.ud %441, %443
;;     store.d1 %473.0, %439 surface:255 offset:8
;;     %434:v1 = mul_low %470, %469
;;     %433:v1 = mul_low %465, %462
;;     %432:v1 = and.ud %433, 0xffff
;;     %430:v1 = and.ud %434, 0xffff
;;     %428:v1 = shl.ud %432, 16
;;     %426:v1 = or.ud %428, %430
;;     store.d1 %473.0, %426 surface:255 offset:16
;;     %421:v1 = and.ud %470, 0xffff
;;     %420:v1 = and.ud %469, 0xffff
;;     %419:v1 = minmax.l.ud %421, %420
;;     %417:v1 = and.ud %465, 0xffff
;;     %416:v1 = and.ud %462, 0xffff
;;     %415:v1 = minmax.l.ud %417, %416
;;     %413:v1 = and.ud %415, 0xffff
;;     %411:v1 = and.ud %419, 0xffff
;;     %409:v1 = shl.ud %413, 16
;;     %407:v1 = or.ud %409, %411
;;     store.d1 %473.0, %407 surface:255 offset:24
;;     %402:v1 = minmax.ge.ud %421, %420
;;     %399:v1 = minmax.ge.ud %417, %416
;;     %396:v1 = and.ud %399, 0xffff
;;     %394:v1 = and.ud %402, 0xffff
;;     %392:v1 = shl.ud %396, 16
;;     %390:v1 = or.ud %392, %394
;;     store.d1 %473.0, %390 surface:255 offset:32
;;     %384:v1 = shl.ud %470, 16
;;     %385:v1 = asr.d %384, 16
;;     %382:v1 = shl.ud %469, 16
;;     %383:v1 = asr.d %382, 16
;;     %380:v1 = minmax.l.d %385, %383
;;     %377:v1 = shl.ud %465, 16
;;     %378:v1 = asr.d %377, 16
;;     %375:v1 = shl.ud %462, 16
;;     %376:v1 = asr.d %375, 16
;;     %373:v1 = minmax.l.d %378, %376
;;     %371:v1 = and.ud %373, 0xffff
;;     %369:v1 = and.ud %380, 0xffff
;;     %367:v1 = shl.ud %371, 16
;;     %365:v1 = or.ud %367, %369
;;     store.d1 %473.0, %365 surface:255 offset:40
;;     %360:v1 = minmax.ge.d %385, %383
;;     %357:v1 = minmax.ge.d %378, %376
;;     %354:v1 = and.ud %357, 0xffff
;;     %352:v1 = and.ud %360, 0xffff
;;     %350:v1 = shl.ud %354, 16
;;     %348:v1 = or.ud %350, %352
;;     store.d1 %473.0, %348 surface:255 offset:48
;;     %343:v1 = mov.d -%470
;;     %341:v1 = mov.d -%465
;;     %339:v1 = and.ud %341, 0xffff
;;     %337:v1 = and.ud %343, 0xffff
;;     %335:v1 = shl.ud %339, 16
;;     %333:v1 = or.ud %335, %337
;;     store.d1 %473.0, %333 surface:255 offset:56
;;     %328:v1 early = load.d1 %473.0 surface:255 offset:24
;;     %327:v1 = and.ud %328, 15
;;     %326:v1 = shl.ud %421, %327
;;     %324:v1 = shl.ud %417, %327
;;     %322:v1 = and.ud %324, 0xffff
;;     %320:v1 = and.ud %326, 0xffff
;;     %318:v1 = shl.ud %322, 16
;;     %316:v1 = or.ud %318, %320
;;     store.d1 %473.0, %316 surface:255 offset:64
;;     %311:v1 = shr.ud %421, %327
;;     %308:v1 = shr.ud %417, %327
;;     %305:v1 = and.ud %308, 0xffff
;;     %303:v1 = and.ud %311, 0xffff
;;     %301:v1 = shl.ud %305, 16
;;     %299:v1 = or.ud %301, %303
;;     store.d1 %473.0, %299 surface:255 offset:72
;;     %294:v1 = asr.d %385, %327
;;     %291:v1 = asr.d %378, %327
;;     %287:v1 = and.ud %291, 0xffff
;;     %285:v1 = and.ud %294, 0xffff
;;     %283:v1 = shl.ud %287, 16
;;     %281:v1 = or.ud %283, %285
;;     store.d1 %473.0, %281 surface:255 offset:80
;;     %276:v1 early = load.d1 %473.0 surface:255 offset:32
;;     %275:v1 early = load.d1 %473.0 surface:255 offset:40
;;     %272:v1 = f16to32.f.uw %276
;;     %270:v1 = f16to32.f.uw %275
;;     %268:v1 = add.f %272, %270
;;     %267:v1 = f32to16.uw.f %268
;;     %265:v1 = shr.ud %276, 16
;;     %262:v1 = shr.ud %275, 16
;;     %259:v1 = f16to32.f.uw %265
;;     %257:v1 = f16to32.f.uw %262
;;     %255:v1 = add.f %259, %257
;;     %254:v1 = f32to16.uw.f %255
;;     %251:v1 = and.ud %254, 0xffff
;;     %248:v1 = and.ud %267, 0xffff
;;     %246:v1 = shl.ud %251, 16
;;     %244:v1 = or.ud %246, %248
;;     store.d1 %473.0, %244 surface:255 offset:88
;;     %239:v1 = add.f %272, -%270
;;     %238:v1 = f32to16.uw.f %239
;;     %236:v1 = add.f %259, -%257
;;     %235:v1 = f32to16.uw.f %236
;;     %232:v1 = and.ud %235, 0xffff
;;     %229:v1 = and.ud %238, 0xffff
;;     %227:v1 = shl.ud %232, 16
;;     %225:v1 = or.ud %227, %229
;;     store.d1 %473.0, %225 surface:255 offset:96
;;     %220:v1 = mul.f %272, %270
;;     %218:v1 = f32to16.uw.f %220
;;     %217:v1 = mul.f %259, %257
;;     %215:v1 = f32to16.uw.f %217
;;     %213:v1 = and.ud %215, 0xffff
;;     %210:v1 = and.ud %218, 0xffff
;;     %208:v1 = shl.ud %213, 16
;;     %206:v1 = or.ud %208, %210
;;     store.d1 %473.0, %206 surface:255 offset:104
;;     %200:v1 = shl.ud %276, 16
;;     %201:v1 = asr.d %200, 16
;;     %197:v1 = shl.ud %275, 16
;;     %198:v1 = asr.d %197, 16
;;     %195:v1 = and.ud %201, 0x7fff
;;     %194:v1 = and.ud %198, 0x7fff
;;     %193:v1 = asr.d %201, 31
;;     %192:v1 = xor.ud %195, %193
;;     %190:v1 = asr.d %198, 31
;;     %189:v1 = xor.ud %194, %190
;;     %187:s1 early = compare.le.d %192, %189
;;     %186:s1 early = compare.g.ud %195, 0x7c00
;;     %185:s1 early = compare.g.ud %194, 0x7c00
;;     %184:v1 early = select %187, %201, %198
;;     %182:v1 early = select %185, %201, %184
;;     %180:v1 early = select %186, %198, %182
;;     %178:v1 = add.d %194, 0xffff83ff
;;     %176:s1 early = compare.l.ud %178, 511
;;     %174:v1 = or.ud %198, 512
;;     %173:v1 early = select %176, %174, %180
;;     %171:v1 = add.d %195, 0xffff83ff
;;     %169:s1 early = compare.l.ud %171, 511
;;     %167:v1 = or.ud %201, 512
;;     %166:v1 early = select %169, %167, %173
;;     %162:v1 = shl.ud %265, 16
;;     %163:v1 = asr.d %162, 16
;;     %159:v1 = shl.ud %262, 16
;;     %160:v1 = asr.d %159, 16
;;     %157:v1 = and.ud %163, 0x7fff
;;     %156:v1 = and.ud %160, 0x7fff
;;     %155:v1 = asr.d %163, 31
;;     %154:v1 = xor.ud %157, %155
;;     %152:v1 = asr.d %160, 31
;;     %151:v1 = xor.ud %156, %152
;;     %149:s1 early = compare.le.d %154, %151
;;     %148:s1 early = compare.g.ud %157, 0x7c00
;;     %147:s1 early = compare.g.ud %156, 0x7c00
;;     %146:v1 early = select %149, %163, %160
;;     %144:v1 early = select %147, %163, %146
;;     %142:v1 early = select %148, %160, %144
;;     %140:v1 = add.d %156, 0xffff83ff
;;     %138:s1 early = compare.l.ud %140, 511
;;     %136:v1 = or.ud %160, 512
;;     %135:v1 early = select %138, %136, %142
;;     %133:v1 = add.d %157, 0xffff83ff
;;     %131:s1 early = compare.l.ud %133, 511
;;     %129:v1 = or.ud %163, 512
;;     %128:v1 early = select %131, %129, %135
;;     %125:v1 = and.ud %128, 0xffff
;;     %123:v1 = and.ud %166, 0xffff
;;     %121:v1 = shl.ud %125, 16
;;     %119:v1 = or.ud %121, %123
;;     store.d1 %473.0, %119 surface:255 offset:112
;;     %114:s1 early = compare.ge.d %192, %189
;;     %111:v1 early = select %114, %201, %198
;;     %109:v1 early = select %185, %201, %111
;;     %105:v1 early = select %186, %198, %109
;;     %101:v1 early = select %176, %174, %105
;;     %97:v1 early = select %169, %167, %101
;;     %92:s1 early = compare.ge.d %154, %151
;;     %89:v1 early = select %92, %163, %160
;;     %87:v1 early = select %147, %163, %89
;;     %83:v1 early = select %148, %160, %87
;;     %79:v1 early = select %138, %136, %83
;;     %75:v1 early = select %131, %129, %79
;;     %70:v1 = and.ud %75, 0xffff
;;     %68:v1 = and.ud %97, 0xffff
;;     %66:v1 = shl.ud %70, 16
;;     %64:v1 = or.ud %66, %68
;;     store.d1 %473.0, %64 surface:255 offset:120
;;     mode.enter round:down scope:wave
;;     %59:v1 = add.f %272, %220
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %58:v1 = add.f %272, %220
;;     mode.leave round:up scope:wave
;;     %55:v1 = and.ud %59, 1
;;     %53:s1 early = compare.nz.d %55, 0
;;     %51:v1 early = select %53, %59, %58
;;     %47:v1 = f32to16.uw.f %51
;;     mode.enter round:down scope:wave
;;     %45:v1 = add.f %259, %217
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %44:v1 = add.f %259, %217
;;     mode.leave round:up scope:wave
;;     %41:v1 = and.ud %45, 1
;;     %39:s1 early = compare.nz.d %41, 0
;;     %37:v1 early = select %39, %45, %44
;;     %33:v1 = f32to16.uw.f %37
;;     %30:v1 = and.ud %33, 0xffff
;;     %27:v1 = and.ud %47, 0xffff
;;     %25:v1 = shl.ud %30, 16
;;     %23:v1 = or.ud %25, %27
;;     store.d1 %473.0, %23 surface:255 offset:128
;;     store.d1 %473.0, %23 surface:255 offset:136
;;     store.d1 %473.0, %328 surface:255 offset:144
;;     %18:v4 early = load.d4 %473.0 surface:255 offset:56
;;     store.d1 %473.0, %18.2 surface:255 offset:152
;;     %17:v4 early = tuple %18.0, %18.2, %18.2, %18.3
;;     %15:v4 early = tuple %18.2, %328, %328, %18.2
;;     %13:v1 early = load.d1 %473.0 surface:255 offset:72
;;     %12:s1 early = compare.nz.d %13, 0
;;     %10:v4 early = select %12, %17.0, %17.1, %17.2, %17.3, %15.0, %15.1, %15.2, %15.3
;;     store.d4 %473.0, %10.0, %10.1, %10.2, %10.3 surface:255 offset:160
;;     store.d1 %473.0, %328 surface:255 offset:176
;;     %3:v2 early = load.d2 %473.0 surface:255 offset:80
;;     store.d2 %473.0, %3.0, %3.1 surface:255 offset:184
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
;;     %478:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %477:v1 = mov.ud.uw r1.0.uw.lanes
;;     %476:v2 early = tuple %477, 0
;;     %474:v2 early = add_wide %478.0, %478.1, %476.0, %476.1
;;     %471:v1 early = load.d1 r4.0.ud surface:255 offset:8
;;     %470:v1 early = load.d1 r4.0.ud surface:255 offset:16
;;     %467:v1 = add.d %471, %470
;;     %466:v1 = shr.ud %471, 16
;;     %463:v1 = shr.ud %470, 16
;;     %460:v1 = add.d %466, %463
;;     %459:v1 = and.ud %460, 0xffff
;;     %457:v1 = and.ud %467, 0xffff
;;     %455:v1 = shl.ud %459, 16
;;     %453:v1 = or.ud %455, %457
;;     store.d1 %474.0, %453 surface:255
;;     %448:v1 = add.d %471, -%470
;;     %447:v1 = add.d %466, -%463
;;     %446:v1 = and.ud %447, 0xffff
;;     %444:v1 = and.ud %448, 0xffff
;;     %442:v1 = shl.ud %446, 16
;;     %440:v1 = or.ud %442, %444
;;     store.d1 %474.0, %440 surface:255 offset:8
;;     %435:v1 = mul_low %471, %470
;;     %434:v1 = mul_low %466, %463
;;     %433:v1 = and.ud %434, 0xffff
;;     %431:v1 = and.ud %435, 0xffff
;;     %429:v1 = shl.ud %433, 16
;;     %427:v1 = or.ud %429, %431
;;     store.d1 %474.0, %427 surface:255 offset:16
;;     %422:v1 = and.ud %471, 0xffff
;;     %421:v1 = and.ud %470, 0xffff
;;     %420:v1 = minmax.l.ud %422, %421
;;     %418:v1 = and.ud %466, 0xffff
;;     %417:v1 = and.ud %463, 0xffff
;;     %416:v1 = minmax.l.ud %418, %417
;;     %414:v1 = and.ud %416, 0xffff
;;     %412:v1 = and.ud %420, 0xffff
;;     %410:v1 = shl.ud %414, 16
;;     %408:v1 = or.ud %410, %412
;;     store.d1 %474.0, %408 surface:255 offset:24
;;     %403:v1 = minmax.ge.ud %422, %421
;;     %400:v1 = minmax.ge.ud %418, %417
;;     %397:v1 = and.ud %400, 0xffff
;;     %395:v1 = and.ud %403, 0xffff
;;     %393:v1 = shl.ud %397, 16
;;     %391:v1 = or.ud %393, %395
;;     store.d1 %474.0, %391 surface:255 offset:32
;;     %385:v1 = shl.ud %471, 16
;;     %386:v1 = asr.d %385, 16
;;     %383:v1 = shl.ud %470, 16
;;     %384:v1 = asr.d %383, 16
;;     %381:v1 = minmax.l.d %386, %384
;;     %378:v1 = shl.ud %466, 16
;;     %379:v1 = asr.d %378, 16
;;     %376:v1 = shl.ud %463, 16
;;     %377:v1 = asr.d %376, 16
;;     %374:v1 = minmax.l.d %379, %377
;;     %372:v1 = and.ud %374, 0xffff
;;     %370:v1 = and.ud %381, 0xffff
;;     %368:v1 = shl.ud %372, 16
;;     %366:v1 = or.ud %368, %370
;;     store.d1 %474.0, %366 surface:255 offset:40
;;     %361:v1 = minmax.ge.d %386, %384
;;     %358:v1 = minmax.ge.d %379, %377
;;     %355:v1 = and.ud %358, 0xffff
;;     %353:v1 = and.ud %361, 0xffff
;;     %351:v1 = shl.ud %355, 16
;;     %349:v1 = or.ud %351, %353
;;     store.d1 %474.0, %349 surface:255 offset:48
;;     %344:v1 = mov.d -%471
;;     %342:v1 = mov.d -%466
;;     %340:v1 = and.ud %342, 0xffff
;;     %338:v1 = and.ud %344, 0xffff
;;     %336:v1 = shl.ud %340, 16
;;     %334:v1 = or.ud %336, %338
;;     store.d1 %474.0, %334 surface:255 offset:56
;;     %329:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %328:s1 = and.ud %329, 15 scope:wave
;;     %327:v1 = shl.ud %422, %328
;;     %325:v1 = shl.ud %418, %328
;;     %323:v1 = and.ud %325, 0xffff
;;     %321:v1 = and.ud %327, 0xffff
;;     %319:v1 = shl.ud %323, 16
;;     %317:v1 = or.ud %319, %321
;;     store.d1 %474.0, %317 surface:255 offset:64
;;     %312:v1 = shr.ud %422, %328
;;     %309:v1 = shr.ud %418, %328
;;     %306:v1 = and.ud %309, 0xffff
;;     %304:v1 = and.ud %312, 0xffff
;;     %302:v1 = shl.ud %306, 16
;;     %300:v1 = or.ud %302, %304
;;     store.d1 %474.0, %300 surface:255 offset:72
;;     %295:v1 = asr.d %386, %328
;;     %292:v1 = asr.d %379, %328
;;     %288:v1 = and.ud %292, 0xffff
;;     %286:v1 = and.ud %295, 0xffff
;;     %284:v1 = shl.ud %288, 16
;;     %282:v1 = or.ud %284, %286
;;     store.d1 %474.0, %282 surface:255 offset:80
;;     %277:v1 early = load.d1 r4.0.ud surface:255 offset:32
;;     %276:v1 early = load.d1 r4.0.ud surface:255 offset:40
;;     %273:v1 = f16to32.f.uw %277
;;     %271:v1 = f16to32.f.uw %276
;;     %269:v1 = add.f %273, %271
;;     %268:v1 = f32to16.uw.f %269
;;     %266:v1 = shr.ud %277, 16
;;     %263:v1 = shr.ud %276, 16
;;     %260:v1 = f16to32.f.uw %266
;;     %258:v1 = f16to32.f.uw %263
;;     %256:v1 = add.f %260, %258
;;     %255:v1 = f32to16.uw.f %256
;;     %252:v1 = and.ud %255, 0xffff
;;     %249:v1 = and.ud %268, 0xffff
;;     %247:v1 = shl.ud %252, 16
;;     %245:v1 = or.ud %247, %249
;;     store.d1 %474.0, %245 surface:255 offset:88
;;     %240:v1 = add.f %273, -%271
;;     %239:v1 = f32to16.uw.f %240
;;     %237:v1 = add.f %260, -%258
;;     %236:v1 = f32to16.uw.f %237
;;     %233:v1 = and.ud %236, 0xffff
;;     %230:v1 = and.ud %239, 0xffff
;;     %228:v1 = shl.ud %233, 16
;;     %226:v1 = or.ud %228, %230
;;     store.d1 %474.0, %226 surface:255 offset:96
;;     %221:v1 = mul.f %273, %271
;;     %219:v1 = f32to16.uw.f %221
;;     %218:v1 = mul.f %260, %258
;;     %216:v1 = f32to16.uw.f %218
;;     %214:v1 = and.ud %216, 0xffff
;;     %211:v1 = and.ud %219, 0xffff
;;     %209:v1 = shl.ud %214, 16
;;     %207:v1 = or.ud %209, %211
;;     store.d1 %474.0, %207 surface:255 offset:104
;;     %201:v1 = shl.ud %277, 16
;;     %202:v1 = asr.d %201, 16
;;     %198:v1 = shl.ud %276, 16
;;     %199:v1 = asr.d %198, 16
;;     %196:v1 = and.ud %202, 0x7fff
;;     %195:v1 = and.ud %199, 0x7fff
;;     %194:v1 = asr.d %202, 31
;;     %193:v1 = xor.ud %196, %194
;;     %191:v1 = asr.d %199, 31
;;     %190:v1 = xor.ud %195, %191
;;     %188:s1 early = compare.le.d %193, %190
;;     %187:s1 early = compare.g.ud %196, 0x7c00
;;     %186:s1 early = compare.g.ud %195, 0x7c00
;;     %185:v1 early = select %188, %202, %199
;;     %183:v1 early = select %186, %202, %185
;;     %181:v1 early = select %187, %199, %183
;;     %179:v1 = add.d %195, 0xffff83ff
;;     %177:s1 early = compare.l.ud %179, 511
;;     %175:v1 = or.ud %199, 512
;;     %174:v1 early = select %177, %175, %181
;;     %172:v1 = add.d %196, 0xffff83ff
;;     %170:s1 early = compare.l.ud %172, 511
;;     %168:v1 = or.ud %202, 512
;;     %167:v1 early = select %170, %168, %174
;;     %163:v1 = shl.ud %266, 16
;;     %164:v1 = asr.d %163, 16
;;     %160:v1 = shl.ud %263, 16
;;     %161:v1 = asr.d %160, 16
;;     %158:v1 = and.ud %164, 0x7fff
;;     %157:v1 = and.ud %161, 0x7fff
;;     %156:v1 = asr.d %164, 31
;;     %155:v1 = xor.ud %158, %156
;;     %153:v1 = asr.d %161, 31
;;     %152:v1 = xor.ud %157, %153
;;     %150:s1 early = compare.le.d %155, %152
;;     %149:s1 early = compare.g.ud %158, 0x7c00
;;     %148:s1 early = compare.g.ud %157, 0x7c00
;;     %147:v1 early = select %150, %164, %161
;;     %145:v1 early = select %148, %164, %147
;;     %143:v1 early = select %149, %161, %145
;;     %141:v1 = add.d %157, 0xffff83ff
;;     %139:s1 early = compare.l.ud %141, 511
;;     %137:v1 = or.ud %161, 512
;;     %136:v1 early = select %139, %137, %143
;;     %134:v1 = add.d %158, 0xffff83ff
;;     %132:s1 early = compare.l.ud %134, 511
;;     %130:v1 = or.ud %164, 512
;;     %129:v1 early = select %132, %130, %136
;;     %126:v1 = and.ud %129, 0xffff
;;     %124:v1 = and.ud %167, 0xffff
;;     %122:v1 = shl.ud %126, 16
;;     %120:v1 = or.ud %122, %124
;;     store.d1 %474.0, %120 surface:255 offset:112
;;     %115:s1 early = compare.ge.d %193, %190
;;     %112:v1 early = select %115, %202, %199
;;     %110:v1 early = select %186, %202, %112
;;     %106:v1 early = select %187, %199, %110
;;     %102:v1 early = select %177, %175, %106
;;     %98:v1 early = select %170, %168, %102
;;     %93:s1 early = compare.ge.d %155, %152
;;     %90:v1 early = select %93, %164, %161
;;     %88:v1 early = select %148, %164, %90
;;     %84:v1 early = select %149, %161, %88
;;     %80:v1 early = select %139, %137, %84
;;     %76:v1 early = select %132, %130, %80
;;     %71:v1 = and.ud %76, 0xffff
;;     %69:v1 = and.ud %98, 0xffff
;;     %67:v1 = shl.ud %71, 16
;;     %65:v1 = or.ud %67, %69
;;     store.d1 %474.0, %65 surface:255 offset:120
;;     mode.enter round:down scope:wave
;;     %60:v1 = add.f %273, %221
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %59:v1 = add.f %273, %221
;;     mode.leave round:up scope:wave
;;     %56:v1 = and.ud %60, 1
;;     %54:s1 early = compare.nz.d %56, 0
;;     %52:v1 early = select %54, %60, %59
;;     %48:v1 = f32to16.uw.f %52
;;     mode.enter round:down scope:wave
;;     %46:v1 = add.f %260, %218
;;     mode.leave round:down scope:wave
;;     mode.enter round:up scope:wave
;;     %45:v1 = add.f %260, %218
;;     mode.leave round:up scope:wave
;;     %42:v1 = and.ud %46, 1
;;     %40:s1 early = compare.nz.d %42, 0
;;     %38:v1 early = select %40, %46, %45
;;     %34:v1 = f32to16.uw.f %38
;;     %31:v1 = and.ud %34, 0xffff
;;     %28:v1 = and.ud %48, 0xffff
;;     %26:v1 = shl.ud %31, 16
;;     %24:v1 = or.ud %26, %28
;;     store.d1 %474.0, %24 surface:255 offset:128
;;     store.d1 %474.0, %24 surface:255 offset:136
;;     store.d1 %474.0, %329 surface:255 offset:144
;;     %19:v4 early = load.d4 r4.0.ud surface:255 offset:56
;;     store.d1 %474.0, %19.2 surface:255 offset:152
;;     %18:v4 early = tuple %19.0, %19.2, %19.2, %19.3
;;     %16:v4 early = tuple %19.2, %329, %329, %19.2
;;     %14:s1 early = load.d1 r4.0.ud surface:255 offset:72 scope:wave
;;     %13:s1 early = compare.nz.d %14, 0 scope:wave
;;     %8:s1 = spread %13 scope:wave
;;     %11:v4 early = select %8, %18.0, %18.1, %18.2, %18.3, %16.0, %16.1, %16.2, %16.3
;;     store.d4 %474.0, %11.0, %11.1, %11.2, %11.3 surface:255 offset:160
;;     store.d1 %474.0, %329 surface:255 offset:176
;;     %3:s2 early = load.d2 r4.0.ud surface:255 offset:80 scope:wave
;;     store.d2 %474.0, %3.0, %3.1 surface:255 offset:184
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
;;     %44:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %43:v1 = mov.ud.uw r1.0.uw.lanes
;;     %42:v2 early = tuple %43, 0
;;     %40:v2 early = add_wide %44.0, %44.1, %42.0, %42.1
;;     %37:v1 = mov.ud.uw r2.0.uw.lanes
;;     store.d1 %40.0, %37 surface:255
;;     %35:s1 = mov.ud r0.4.ud scope:wave
;;     store.d1 %40.0, %35 surface:255 offset:8
;;     %33:s1 = mov.ud r5.0.ud scope:wave
;;     store.d1 %40.0, %33 surface:255 offset:16
;;     %31:s1 = mov.ud r5.4.ud scope:wave
;;     store.d1 %40.0, %31 surface:255 offset:24
;;     %29:s1 = mov.ud r5.12.ud scope:wave
;;     store.d1 %40.0, %29 surface:255 offset:32
;;     %27:s1 = mov.ud r5.24.ud scope:wave
;;     store.d1 %40.0, %27 surface:255 offset:40
;;     %25:v1 = lane_number
;;     store.d1 %40.0, %25 surface:255 offset:48
;;     %22:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %23:v1 = mov.ud %22
;;     store.d1 %40.0, %23 surface:255 offset:56
;;     store.d1 %40.0, 0 surface:255 offset:64
;;     %15:s1 = get_exec scope:wave
;;     %16:v1 = lane_number
;;     %17:v1 = shl.ud -1, %16
;;     %18:v1 = not.ud %17
;;     %19:v1 = and.ud %18, %15
;;     %20:v1 = cbit.ud %19
;;     store.d1 %40.0, %20 surface:255 offset:72
;;     %13:s1 = mov.ud 0 scope:wave
;;     store.d1 %40.0, %13 surface:255 offset:80
;;     %10:s2 early = tuple r4.24.ud, r4.28.ud scope:wave
;;     %11:v2 early = tuple %10.0, %10.1
;;     store.d2 %40.0, %11.0, %11.1 surface:255 offset:88
;;     %7:s2 early = load.d2 r4.8.ud surface:255 offset:56 scope:wave
;;     %8:v2 early = tuple %7.0, %7.1
;;     store.d2 %40.0, %8.0, %8.1 surface:255 offset:96
;;     %4:s2 = clock scope:wave
;;     %5:v2 early = tuple %4.0, %4.1
;;     store.d2 %40.0, %5.0, %5.1 surface:255 offset:104
;;     %2:s2 early = tuple 0, 0 scope:wave
;;     store.d2 %40.0, %2.0, %2.1 surface:255 offset:112
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
;;     %44:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %43:v1 = mov.ud.uw r1.0.uw.lanes
;;     %42:v2 early = tuple %43, 0
;;     %40:v2 early = add_wide %44.0, %44.1, %42.0, %42.1
;;     %37:v1 = mov.ud.uw r2.0.uw.lanes
;;     store.d1 %40.0, %37 surface:255
;;     %35:s1 = mov.ud r0.4.ud scope:wave
;;     store.d1 %40.0, %35 surface:255 offset:8
;;     %33:s1 = mov.ud r5.0.ud scope:wave
;;     store.d1 %40.0, %33 surface:255 offset:16
;;     %31:s1 = mov.ud r5.4.ud scope:wave
;;     store.d1 %40.0, %31 surface:255 offset:24
;;     %29:s1 = mov.ud r5.12.ud scope:wave
;;     store.d1 %40.0, %29 surface:255 offset:32
;;     %27:s1 = mov.ud r5.24.ud scope:wave
;;     store.d1 %40.0, %27 surface:255 offset:40
;;     %25:v1 = lane_number
;;     store.d1 %40.0, %25 surface:255 offset:48
;;     %22:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %23:v1 = mov.ud %22
;;     store.d1 %40.0, %23 surface:255 offset:56
;;     store.d1 %40.0, 0 surface:255 offset:64
;;     %15:s1 = get_exec scope:wave
;;     %16:v1 = lane_number
;;     %17:v1 = shl.ud -1, %16
;;     %18:v1 = not.ud %17
;;     %19:v1 = and.ud %18, %15
;;     %20:v1 = cbit.ud %19
;;     store.d1 %40.0, %20 surface:255 offset:72
;;     %13:s1 = mov.ud 0 scope:wave
;;     store.d1 %40.0, %13 surface:255 offset:80
;;     %10:s2 early = tuple r4.24.ud, r4.28.ud scope:wave
;;     %11:v2 early = tuple %10.0, %10.1
;;     store.d2 %40.0, %11.0, %11.1 surface:255 offset:88
;;     %7:s2 early = load.d2 r4.8.ud surface:255 offset:56 scope:wave
;;     %8:v2 early = tuple %7.0, %7.1
;;     store.d2 %40.0, %8.0, %8.1 surface:255 offset:96
;;     %4:s2 = clock scope:wave
;;     %5:v2 early = tuple %4.0, %4.1
;;     store.d2 %40.0, %5.0, %5.1 surface:255 offset:104
;;     %2:s2 early = tuple 0, 0 scope:wave
;;     store.d2 %40.0, %2.0, %2.1 surface:255 offset:112
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
;;     %54:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %53:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52:v2 early = tuple %53, 0
;;     %50:v2 early = add_wide %54.0, %54.1, %52.0, %52.1
;;     %47:v1 early = load.d1 %50.0 surface:255 offset:8
;;     %46:s1 early = compare.nz.d %47, 0
;;     %42:s1 = get_exec scope:wave
;;     %43:s1 = and.ud %42, %46 scope:wave
;;     %44:s1 = cbit.ud %43 scope:wave
;;     store.d1 %50.0, %44 surface:255
;;     %35:s1 = get_exec scope:wave
;;     %36:s1 = and.ud %35, %46 scope:wave
;;     %37:s2 early = tuple %36, 0 scope:wave
;;     %38:s2 early = tuple 0, 0 scope:wave
;;     %39:s2 early = tuple 0, 0 scope:wave
;;     %40:s2 early = tuple 0, 0 scope:wave
;;     store.d2 %50.0, %37.0, %37.1 surface:255 offset:8
;;     %33:v1 early = load.d1 %50.0 surface:255 offset:16
;;     %32:v1 early = load.d1 %50.0 surface:255 offset:24
;;     %23:v1 = and.ud %32, 15
;;     %24:s1 = get_exec scope:wave
;;     %25:v1 = shr.ud %24, %23
;;     %26:v1 = and.ud %25, 1
;;     %27:s1 early = compare.nz.d %26, 0
;;     %28:s1 early = and_not %27, %46 scope:wave
;;     %30:v1 early = gather %23, %33
;;     %31:v1 early = select %28, %30, %33
;;     store.d1 %50.0, %31 surface:255 offset:16
;;     %21:v1 early = load.d1 %50.0 surface:255 offset:32
;;     %20:s1 early = compare.nz.d %21, 0
;;     %5:v1 = and.ud %32, 15
;;     %6:s1 = get_exec scope:wave
;;     %7:v1 = shr.ud %6, %5
;;     %8:v1 = and.ud %7, 1
;;     %9:s1 early = compare.nz.d %8, 0
;;     %11:s1 early = and_not %9, %46 scope:wave
;;     %13:v1 = shr.ud %20, %5
;;     %14:v1 = and.ud %13, 1
;;     %15:s1 early = compare.nz.d %14, 0
;;     %16:s1 = and.ud %15, %11 scope:wave
;;     %17:s1 early = and_not %46, %11 scope:wave
;;     %18:s1 = or.ud %16, %17 scope:wave
;;     %3:v1 early = select %18, 1, 0
;;     store.d1 %50.0, %3 surface:255 offset:24
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
;;     %59:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %58:v1 = mov.ud.uw r1.0.uw.lanes
;;     %57:v2 early = tuple %58, 0
;;     %55:v2 early = add_wide %59.0, %59.1, %57.0, %57.1
;;     %52:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %51:s1 early = compare.nz.d %52, 0 scope:wave
;;     %46:s1 = spread %51 scope:wave
;;     %47:s1 = get_exec scope:wave
;;     %48:s1 = and.ud %47, %46 scope:wave
;;     %49:s1 = cbit.ud %48 scope:wave
;;     store.d1 %55.0, %49 surface:255
;;     %38:s1 = spread %51 scope:wave
;;     %39:s1 = get_exec scope:wave
;;     %40:s1 = and.ud %39, %38 scope:wave
;;     %41:s2 early = tuple %40, 0 scope:wave
;;     %42:s2 early = tuple 0, 0 scope:wave
;;     %43:s2 early = tuple 0, 0 scope:wave
;;     %44:s2 early = tuple 0, 0 scope:wave
;;     store.d2 %55.0, %41.0, %41.1 surface:255 offset:8
;;     %36:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %35:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %26:v1 = and.ud %35, 15
;;     %27:s1 = get_exec scope:wave
;;     %28:v1 = shr.ud %27, %26
;;     %29:v1 = and.ud %28, 1
;;     %30:s1 early = compare.nz.d %29, 0
;;     %31:s1 = spread %51 scope:wave
;;     %32:s1 early = and_not %30, %31 scope:wave
;;     %34:v1 early = select %32, %36, %36
;;     store.d1 %55.0, %34 surface:255 offset:16
;;     %24:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %23:s1 early = compare.nz.d %24, 0 scope:wave
;;     %5:v1 = and.ud %35, 15
;;     %6:s1 = get_exec scope:wave
;;     %7:v1 = shr.ud %6, %5
;;     %8:v1 = and.ud %7, 1
;;     %9:s1 early = compare.nz.d %8, 0
;;     %11:s1 = spread %51 scope:wave
;;     %12:s1 early = and_not %9, %11 scope:wave
;;     %14:s1 = spread %23 scope:wave
;;     %15:s1 = spread %51 scope:wave
;;     %16:v1 = shr.ud %14, %5
;;     %17:v1 = and.ud %16, 1
;;     %18:s1 early = compare.nz.d %17, 0
;;     %19:s1 = and.ud %18, %12 scope:wave
;;     %20:s1 early = and_not %15, %12 scope:wave
;;     %21:s1 = or.ud %19, %20 scope:wave
;;     %3:v1 early = select %21, 1, 0
;;     store.d1 %55.0, %3 surface:255 offset:24
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
;;     %37:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %36:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v2 early = tuple %36, 0
;;     %33:v2 early = add_wide %37.0, %37.1, %35.0, %35.1
;;     %30:v1 early = load.d1 %33.0 surface:255 offset:8
;;     %29:v2 early = load.d2 %33.0 surface:255 offset:16
;;     %28:s1 early = compare.nz.d %30, -1
;;     %27:v1 early = select %28, %30, 0
;;     %26:v1 early = select %28, 0x10000, 0
;;     %24:v2 early = tuple %27, %26
;;     store.d2 %33.0, %24.0, %24.1 surface:255
;;     %20:v2 early = tuple %30, 0x20000
;;     store.d2 %33.0, %20.0, %20.1 surface:255 offset:8
;;     store.d2 %33.0, %29.0, %29.1 surface:255 offset:16
;;     %17:v1 = or.ud %29.0, %29.1
;;     %16:s1 early = compare.nz.d %17, 0
;;     %15:v1 early = select %16, %29.0, -1
;;     store.d1 %33.0, %15 surface:255 offset:24
;;     store.d2 %33.0, %29.0, %29.1 surface:255 offset:32
;;     %10:s1 early = compare.z.d %29.1, 0x10000
;;     %8:s1 early = compare.z.d %17, 0
;;     %6:s1 = or.ud %10, %8 scope:wave
;;     %3:v1 early = select %6, 1, 0
;;     store.d1 %33.0, %3 surface:255 offset:40
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
;;     %36:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %35:v1 = mov.ud.uw r1.0.uw.lanes
;;     %34:v2 early = tuple %35, 0
;;     %32:v2 early = add_wide %36.0, %36.1, %34.0, %34.1
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %28:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %27:s1 early = compare.nz.d %29, -1 scope:wave
;;     %26:s1 early = select %27, %29, 0 scope:wave
;;     %25:s1 early = select %27, 0x10000, 0 scope:wave
;;     %23:s2 early = tuple %26, %25 scope:wave
;;     store.d2 %32.0, %23.0, %23.1 surface:255
;;     %19:s2 early = tuple %29, 0x20000 scope:wave
;;     store.d2 %32.0, %19.0, %19.1 surface:255 offset:8
;;     store.d2 %32.0, %28.0, %28.1 surface:255 offset:16
;;     %16:s1 = or.ud %28.0, %28.1 scope:wave
;;     %15:s1 early = compare.nz.d %16, 0 scope:wave
;;     %14:s1 early = select %15, %28.0, -1 scope:wave
;;     store.d1 %32.0, %14 surface:255 offset:24
;;     store.d2 %32.0, %28.0, %28.1 surface:255 offset:32
;;     %9:s1 early = compare.z.d %28.1, 0x10000 scope:wave
;;     %7:s1 early = compare.z.d %16, 0 scope:wave
;;     %5:s1 = or.ud %9, %7 scope:wave
;;     store.d1 %32.0, %5 surface:255 offset:40
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
;;     %9:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v2 early = tuple %8, 0
;;     %5:v2 early = add_wide %9.0, %9.1, %7.0, %7.1
;;     %2:v1 early = load.d1 %5.0 surface:255 offset:8
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %2
;;     store.d1 %5.0, %2 surface:255
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
;;     %9:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v2 early = tuple %8, 0
;;     %5:v2 early = add_wide %9.0, %9.1, %7.0, %7.1
;;     %2:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     fence scope:wave
;;     fence scope:wave
;;     barrier scope:wave
;;     debugtrap %2
;;     store.d1 %5.0, %2 surface:255
;; }
;;     end
;; }
