; test isel precise-output
; target ivb
; The middle one of three, and ends of three floats.

kernel %med3_unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = umin.i32 v5, v6
    v10 = umax.i32 v5, v6
    v11 = umin.i32 v10, v7
    v8 = umax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_unsigned target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v3 early = load.d3 %17 space:global
;;     %14:v1 = minmax.l.ud %15.0, %15.1
;;     %13:v1 = minmax.ge.ud %15.0, %15.1
;;     %10:v1 = minmax.l.ud %13, %15.2
;;     %7:v1 = minmax.ge.ud %14, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %med3_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = smin.i32 v5, v6
    v10 = smax.i32 v5, v6
    v11 = smin.i32 v10, v7
    v8 = smax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v3 early = load.d3 %17 space:global
;;     %14:v1 = minmax.l.d %15.0, %15.1
;;     %13:v1 = minmax.ge.d %15.0, %15.1
;;     %10:v1 = minmax.l.d %13, %15.2
;;     %7:v1 = minmax.ge.d %14, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fmed3_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v8 = fmed3.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmed3_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %136:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %134:v3 early = load.d3 %136 space:global
;;     %133:v1 = and.ud %134.0, 0x7fffffff
;;     %132:v1 = and.ud %134.1, 0x7fffffff
;;     %131:v1 = asr.d %134.0, 31
;;     %130:v1 = xor.ud %133, %131
;;     %128:v1 = asr.d %134.1, 31
;;     %127:v1 = xor.ud %132, %128
;;     %125:s1 early = compare.g.ud %133, 0x7f800000
;;     %124:s1 early = compare.g.ud %132, 0x7f800000
;;     %123:v1 early = select_if.le.d %130, %127, %134.0, %134.1
;;     %122:v1 early = select_if.g.ud %132, 0x7f800000, %134.0, %123
;;     %120:v1 early = select_if.g.ud %133, 0x7f800000, %134.1, %122
;;     %117:v1 = add.d %132, 0x807fffff
;;     %116:v1 = or.ud %134.1, 0x400000
;;     %114:v1 early = select_if.l.ud %117, 0x3fffff, %116, %120
;;     %112:v1 = add.d %133, 0x807fffff
;;     %111:v1 = or.ud %134.0, 0x400000
;;     %109:v1 early = select_if.l.ud %112, 0x3fffff, %111, %114
;;     %107:v1 early = select_if.ge.d %130, %127, %134.0, %134.1
;;     %104:v1 early = select_if.g.ud %132, 0x7f800000, %134.0, %107
;;     %100:v1 early = select_if.g.ud %133, 0x7f800000, %134.1, %104
;;     %95:v1 early = select_if.l.ud %117, 0x3fffff, %116, %100
;;     %91:v1 early = select_if.l.ud %112, 0x3fffff, %111, %95
;;     %86:v1 = and.ud %109, 0x7fffffff
;;     %85:v1 = and.ud %134.2, 0x7fffffff
;;     %84:v1 = asr.d %109, 31
;;     %83:v1 = xor.ud %86, %84
;;     %81:v1 = asr.d %134.2, 31
;;     %80:v1 = xor.ud %85, %81
;;     %78:v1 early = select_if.le.d %83, %80, %109, %134.2
;;     %77:v1 early = select_if.g.ud %85, 0x7f800000, %109, %78
;;     %75:v1 early = select_if.g.ud %86, 0x7f800000, %134.2, %77
;;     %73:v1 = add.d %85, 0x807fffff
;;     %72:v1 = or.ud %134.2, 0x400000
;;     %71:v1 early = select_if.l.ud %73, 0x3fffff, %72, %75
;;     %69:v1 = add.d %86, 0x807fffff
;;     %68:v1 = or.ud %109, 0x400000
;;     %67:v1 early = select_if.l.ud %69, 0x3fffff, %68, %71
;;     %64:v1 = and.ud %91, 0x7fffffff
;;     %63:v1 = asr.d %91, 31
;;     %62:v1 = xor.ud %64, %63
;;     %60:v1 early = select_if.le.d %62, %80, %91, %134.2
;;     %57:v1 early = select_if.g.ud %85, 0x7f800000, %91, %60
;;     %55:v1 early = select_if.g.ud %64, 0x7f800000, %134.2, %57
;;     %52:v1 early = select_if.l.ud %73, 0x3fffff, %72, %55
;;     %48:v1 = add.d %64, 0x807fffff
;;     %46:v1 = or.ud %91, 0x400000
;;     %44:v1 early = select_if.l.ud %48, 0x3fffff, %46, %52
;;     %40:v1 = and.ud %44, 0x7fffffff
;;     %39:v1 = asr.d %44, 31
;;     %38:v1 = xor.ud %40, %39
;;     %36:v1 early = select_if.ge.d %83, %38, %109, %44
;;     %33:v1 early = select_if.g.ud %40, 0x7f800000, %109, %36
;;     %30:v1 early = select_if.g.ud %86, 0x7f800000, %44, %33
;;     %27:v1 = add.d %40, 0x807fffff
;;     %25:v1 = or.ud %44, 0x400000
;;     %23:v1 early = select_if.l.ud %27, 0x3fffff, %25, %30
;;     %19:v1 early = select_if.l.ud %69, 0x3fffff, %68, %23
;;     %14:s1 = or.ud %125, %124 scope:wave
;;     %11:v1 early = select_if.g.ud %85, 0x7f800000, %67, %19
;;     %8:v1 early = select %14, %67, %11
;;     %2:v1 = add.ud %136, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fmed3_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = load.f16 global align 2 [v4+4]
    v8 = fmed3.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fmed3_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %159:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %157:v1 early = load.b2 %159 space:global
;;     %156:v1 early = load.b2 %159 space:global offset:2
;;     %155:v1 early = load.b2 %159 space:global offset:4
;;     %152:v1 = shl.ud %157, 16
;;     %153:v1 = asr.d %152, 16
;;     %148:v1 = shl.ud %156, 16
;;     %149:v1 = asr.d %148, 16
;;     %146:v1 = and.ud %153, 0x7fff
;;     %145:v1 = and.ud %149, 0x7fff
;;     %144:v1 = asr.d %153, 31
;;     %143:v1 = xor.ud %146, %144
;;     %141:v1 = asr.d %149, 31
;;     %140:v1 = xor.ud %145, %141
;;     %138:s1 early = compare.g.ud %146, 0x7c00
;;     %137:s1 early = compare.g.ud %145, 0x7c00
;;     %136:v1 early = select_if.le.d %143, %140, %153, %149
;;     %135:v1 early = select_if.g.ud %145, 0x7c00, %153, %136
;;     %133:v1 early = select_if.g.ud %146, 0x7c00, %149, %135
;;     %131:v1 = add.d %145, 0xffff83ff
;;     %130:v1 = or.ud %149, 512
;;     %129:v1 early = select_if.l.ud %131, 511, %130, %133
;;     %127:v1 = add.d %146, 0xffff83ff
;;     %126:v1 = or.ud %153, 512
;;     %125:v1 early = select_if.l.ud %127, 511, %126, %129
;;     %122:v1 early = select_if.ge.d %143, %140, %153, %149
;;     %119:v1 early = select_if.g.ud %145, 0x7c00, %153, %122
;;     %115:v1 early = select_if.g.ud %146, 0x7c00, %149, %119
;;     %111:v1 early = select_if.l.ud %131, 511, %130, %115
;;     %107:v1 early = select_if.l.ud %127, 511, %126, %111
;;     %101:v1 = shl.ud %125, 16
;;     %102:v1 = asr.d %101, 16
;;     %97:v1 = shl.ud %155, 16
;;     %98:v1 = asr.d %97, 16
;;     %95:v1 = and.ud %102, 0x7fff
;;     %94:v1 = and.ud %98, 0x7fff
;;     %93:v1 = asr.d %102, 31
;;     %92:v1 = xor.ud %95, %93
;;     %90:v1 = asr.d %98, 31
;;     %89:v1 = xor.ud %94, %90
;;     %87:v1 early = select_if.le.d %92, %89, %102, %98
;;     %86:v1 early = select_if.g.ud %94, 0x7c00, %102, %87
;;     %84:v1 early = select_if.g.ud %95, 0x7c00, %98, %86
;;     %82:v1 = add.d %94, 0xffff83ff
;;     %81:v1 = or.ud %98, 512
;;     %80:v1 early = select_if.l.ud %82, 511, %81, %84
;;     %78:v1 = add.d %95, 0xffff83ff
;;     %77:v1 = or.ud %102, 512
;;     %76:v1 early = select_if.l.ud %78, 511, %77, %80
;;     %71:v1 = shl.ud %107, 16
;;     %72:v1 = asr.d %71, 16
;;     %69:v1 = and.ud %72, 0x7fff
;;     %68:v1 = asr.d %72, 31
;;     %67:v1 = xor.ud %69, %68
;;     %65:v1 early = select_if.le.d %67, %89, %72, %98
;;     %62:v1 early = select_if.g.ud %94, 0x7c00, %72, %65
;;     %60:v1 early = select_if.g.ud %69, 0x7c00, %98, %62
;;     %57:v1 early = select_if.l.ud %82, 511, %81, %60
;;     %53:v1 = add.d %69, 0xffff83ff
;;     %51:v1 = or.ud %72, 512
;;     %49:v1 early = select_if.l.ud %53, 511, %51, %57
;;     %43:v1 = shl.ud %49, 16
;;     %44:v1 = asr.d %43, 16
;;     %41:v1 = and.ud %44, 0x7fff
;;     %40:v1 = asr.d %44, 31
;;     %39:v1 = xor.ud %41, %40
;;     %37:v1 early = select_if.ge.d %92, %39, %102, %44
;;     %34:v1 early = select_if.g.ud %41, 0x7c00, %102, %37
;;     %31:v1 early = select_if.g.ud %95, 0x7c00, %44, %34
;;     %28:v1 = add.d %41, 0xffff83ff
;;     %26:v1 = or.ud %44, 512
;;     %24:v1 early = select_if.l.ud %28, 511, %26, %31
;;     %20:v1 early = select_if.l.ud %78, 511, %77, %24
;;     %14:s1 = or.ud %138, %137 scope:wave
;;     %11:v1 early = select_if.g.ud %94, 0x7c00, %76, %20
;;     %8:v1 early = select %14, %76, %11
;;     %2:v1 = add.ud %159, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %fmed3_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = load.f64 global align 8 [v4+16]
    v8 = fmed3.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fmed3_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %438:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %436:v4 early = load.d4 %438 space:global
;;     %435:v2 early = load.d2 %438 space:global offset:16
;;     %429:v1 = and.ud %436.0, -1
;;     %430:v1 = and.ud %436.1, 0x7fffffff
;;     %432.0:v2 = mov.ud %429
;;     %431.1:v2 tied(%432) = mov.ud %430
;;     %425:v1 = and.ud %436.2, -1
;;     %426:v1 = and.ud %436.3, 0x7fffffff
;;     %428.0:v2 = mov.ud %425
;;     %427.1:v2 tied(%428) = mov.ud %426
;;     %424:v1 = asr.d %436.1, 31
;;     %422.0:v2 = mov.ud %424
;;     %421.1:v2 tied(%422) = mov.ud %424
;;     %416:v1 = xor.ud %431.0, %421.0
;;     %417:v1 = xor.ud %431.1, %421.1
;;     %419.0:v2 = mov.ud %416
;;     %418.1:v2 tied(%419) = mov.ud %417
;;     %414:v1 = asr.d %436.3, 31
;;     %412.0:v2 = mov.ud %414
;;     %411.1:v2 tied(%412) = mov.ud %414
;;     %406:v1 = xor.ud %427.0, %411.0
;;     %407:v1 = xor.ud %427.1, %411.1
;;     %409.0:v2 = mov.ud %406
;;     %408.1:v2 tied(%409) = mov.ud %407
;;     %402:s1 early = compare.l.d %418.1, %408.1
;;     %401:s1 early = compare.z.d %418.1, %408.1
;;     %400:s1 early = compare.le.ud %418.0, %408.0
;;     %399:s1 = and.ud %401, %400 scope:wave
;;     %397:s1 = or.ud %402, %399 scope:wave
;;     %394:s1 early = compare.g.ud %431.1, 0x7ff00000
;;     %393:s1 early = compare.z.d %431.1, 0x7ff00000
;;     %391:s1 early = compare.nz.d %431.0, 0
;;     %389:s1 = and.ud %393, %391 scope:wave
;;     %386:s1 = or.ud %394, %389 scope:wave
;;     %383:s1 early = compare.g.ud %427.1, 0x7ff00000
;;     %382:s1 early = compare.z.d %427.1, 0x7ff00000
;;     %380:s1 early = compare.nz.d %427.0, 0
;;     %378:s1 = and.ud %382, %380 scope:wave
;;     %375:s1 = or.ud %383, %378 scope:wave
;;     %372:v2 early = select %397, %436.0, %436.1, %436.2, %436.3
;;     %370:v2 early = select %375, %436.0, %436.1, %372.0, %372.1
;;     %368:v2 early = select %386, %436.2, %436.3, %370.0, %370.1
;;     %362:v1 = add.d %427.0, -1
;;     %363:v1 = add.d %427.1, 0x800fffff
;;     %364:v1 tied(%363) = carry %362, -1
;;     %366.0:v2 = mov.ud %362
;;     %365.1:v2 tied(%366) = mov.ud %364
;;     %359:s1 early = compare.l.ud %365.1, 0x7ffff
;;     %358:s1 early = compare.z.d %365.1, 0x7ffff
;;     %356:s1 early = compare.l.ud %365.0, -1
;;     %354:s1 = and.ud %358, %356 scope:wave
;;     %351:s1 = or.ud %359, %354 scope:wave
;;     %345:v1 = or.ud %436.2, 0
;;     %346:v1 = or.ud %436.3, 0x80000
;;     %348.0:v2 = mov.ud %345
;;     %347.1:v2 tied(%348) = mov.ud %346
;;     %344:v2 early = select %351, %347.0, %347.1, %368.0, %368.1
;;     %338:v1 = add.d %431.0, -1
;;     %339:v1 = add.d %431.1, 0x800fffff
;;     %340:v1 tied(%339) = carry %338, -1
;;     %342.0:v2 = mov.ud %338
;;     %341.1:v2 tied(%342) = mov.ud %340
;;     %335:s1 early = compare.l.ud %341.1, 0x7ffff
;;     %334:s1 early = compare.z.d %341.1, 0x7ffff
;;     %332:s1 early = compare.l.ud %341.0, -1
;;     %330:s1 = and.ud %334, %332 scope:wave
;;     %327:s1 = or.ud %335, %330 scope:wave
;;     %321:v1 = or.ud %436.0, 0
;;     %322:v1 = or.ud %436.1, 0x80000
;;     %324.0:v2 = mov.ud %321
;;     %323.1:v2 tied(%324) = mov.ud %322
;;     %320:v2 early = select %327, %323.0, %323.1, %344.0, %344.1
;;     %318:s1 early = compare.g.d %418.1, %408.1
;;     %315:s1 early = compare.ge.ud %418.0, %408.0
;;     %312:s1 = and.ud %401, %315 scope:wave
;;     %309:s1 = or.ud %318, %312 scope:wave
;;     %306:v2 early = select %309, %436.0, %436.1, %436.2, %436.3
;;     %304:v2 early = select %375, %436.0, %436.1, %306.0, %306.1
;;     %301:v2 early = select %386, %436.2, %436.3, %304.0, %304.1
;;     %298:v2 early = select %351, %347.0, %347.1, %301.0, %301.1
;;     %294:v2 early = select %327, %323.0, %323.1, %298.0, %298.1
;;     %286:v1 = and.ud %320.0, -1
;;     %287:v1 = and.ud %320.1, 0x7fffffff
;;     %289.0:v2 = mov.ud %286
;;     %288.1:v2 tied(%289) = mov.ud %287
;;     %282:v1 = and.ud %435.0, -1
;;     %283:v1 = and.ud %435.1, 0x7fffffff
;;     %285.0:v2 = mov.ud %282
;;     %284.1:v2 tied(%285) = mov.ud %283
;;     %281:v1 = asr.d %320.1, 31
;;     %279.0:v2 = mov.ud %281
;;     %278.1:v2 tied(%279) = mov.ud %281
;;     %273:v1 = xor.ud %288.0, %278.0
;;     %274:v1 = xor.ud %288.1, %278.1
;;     %276.0:v2 = mov.ud %273
;;     %275.1:v2 tied(%276) = mov.ud %274
;;     %271:v1 = asr.d %435.1, 31
;;     %269.0:v2 = mov.ud %271
;;     %268.1:v2 tied(%269) = mov.ud %271
;;     %263:v1 = xor.ud %284.0, %268.0
;;     %264:v1 = xor.ud %284.1, %268.1
;;     %266.0:v2 = mov.ud %263
;;     %265.1:v2 tied(%266) = mov.ud %264
;;     %259:s1 early = compare.l.d %275.1, %265.1
;;     %258:s1 early = compare.z.d %275.1, %265.1
;;     %257:s1 early = compare.le.ud %275.0, %265.0
;;     %256:s1 = and.ud %258, %257 scope:wave
;;     %253:s1 = or.ud %259, %256 scope:wave
;;     %250:s1 early = compare.g.ud %288.1, 0x7ff00000
;;     %249:s1 early = compare.z.d %288.1, 0x7ff00000
;;     %247:s1 early = compare.nz.d %288.0, 0
;;     %245:s1 = and.ud %249, %247 scope:wave
;;     %242:s1 = or.ud %250, %245 scope:wave
;;     %239:s1 early = compare.g.ud %284.1, 0x7ff00000
;;     %238:s1 early = compare.z.d %284.1, 0x7ff00000
;;     %236:s1 early = compare.nz.d %284.0, 0
;;     %234:s1 = and.ud %238, %236 scope:wave
;;     %231:s1 = or.ud %239, %234 scope:wave
;;     %228:v2 early = select %253, %320.0, %320.1, %435.0, %435.1
;;     %226:v2 early = select %231, %320.0, %320.1, %228.0, %228.1
;;     %224:v2 early = select %242, %435.0, %435.1, %226.0, %226.1
;;     %218:v1 = add.d %284.0, -1
;;     %219:v1 = add.d %284.1, 0x800fffff
;;     %220:v1 tied(%219) = carry %218, -1
;;     %222.0:v2 = mov.ud %218
;;     %221.1:v2 tied(%222) = mov.ud %220
;;     %215:s1 early = compare.l.ud %221.1, 0x7ffff
;;     %214:s1 early = compare.z.d %221.1, 0x7ffff
;;     %212:s1 early = compare.l.ud %221.0, -1
;;     %210:s1 = and.ud %214, %212 scope:wave
;;     %207:s1 = or.ud %215, %210 scope:wave
;;     %201:v1 = or.ud %435.0, 0
;;     %202:v1 = or.ud %435.1, 0x80000
;;     %204.0:v2 = mov.ud %201
;;     %203.1:v2 tied(%204) = mov.ud %202
;;     %200:v2 early = select %207, %203.0, %203.1, %224.0, %224.1
;;     %194:v1 = add.d %288.0, -1
;;     %195:v1 = add.d %288.1, 0x800fffff
;;     %196:v1 tied(%195) = carry %194, -1
;;     %198.0:v2 = mov.ud %194
;;     %197.1:v2 tied(%198) = mov.ud %196
;;     %191:s1 early = compare.l.ud %197.1, 0x7ffff
;;     %190:s1 early = compare.z.d %197.1, 0x7ffff
;;     %188:s1 early = compare.l.ud %197.0, -1
;;     %186:s1 = and.ud %190, %188 scope:wave
;;     %183:s1 = or.ud %191, %186 scope:wave
;;     %177:v1 = or.ud %320.0, 0
;;     %178:v1 = or.ud %320.1, 0x80000
;;     %180.0:v2 = mov.ud %177
;;     %179.1:v2 tied(%180) = mov.ud %178
;;     %176:v2 early = select %183, %179.0, %179.1, %200.0, %200.1
;;     %170:v1 = and.ud %294.0, -1
;;     %171:v1 = and.ud %294.1, 0x7fffffff
;;     %173.0:v2 = mov.ud %170
;;     %172.1:v2 tied(%173) = mov.ud %171
;;     %169:v1 = asr.d %294.1, 31
;;     %167.0:v2 = mov.ud %169
;;     %166.1:v2 tied(%167) = mov.ud %169
;;     %161:v1 = xor.ud %172.0, %166.0
;;     %162:v1 = xor.ud %172.1, %166.1
;;     %164.0:v2 = mov.ud %161
;;     %163.1:v2 tied(%164) = mov.ud %162
;;     %158:s1 early = compare.l.d %163.1, %265.1
;;     %157:s1 early = compare.z.d %163.1, %265.1
;;     %154:s1 early = compare.le.ud %163.0, %265.0
;;     %151:s1 = and.ud %157, %154 scope:wave
;;     %148:s1 = or.ud %158, %151 scope:wave
;;     %145:s1 early = compare.g.ud %172.1, 0x7ff00000
;;     %144:s1 early = compare.z.d %172.1, 0x7ff00000
;;     %142:s1 early = compare.nz.d %172.0, 0
;;     %140:s1 = and.ud %144, %142 scope:wave
;;     %137:s1 = or.ud %145, %140 scope:wave
;;     %134:v2 early = select %148, %294.0, %294.1, %435.0, %435.1
;;     %132:v2 early = select %231, %294.0, %294.1, %134.0, %134.1
;;     %130:v2 early = select %137, %435.0, %435.1, %132.0, %132.1
;;     %126:v2 early = select %207, %203.0, %203.1, %130.0, %130.1
;;     %118:v1 = add.d %172.0, -1
;;     %119:v1 = add.d %172.1, 0x800fffff
;;     %120:v1 tied(%119) = carry %118, -1
;;     %122.0:v2 = mov.ud %118
;;     %121.1:v2 tied(%122) = mov.ud %120
;;     %115:s1 early = compare.l.ud %121.1, 0x7ffff
;;     %114:s1 early = compare.z.d %121.1, 0x7ffff
;;     %112:s1 early = compare.l.ud %121.0, -1
;;     %110:s1 = and.ud %114, %112 scope:wave
;;     %107:s1 = or.ud %115, %110 scope:wave
;;     %101:v1 = or.ud %294.0, 0
;;     %102:v1 = or.ud %294.1, 0x80000
;;     %104.0:v2 = mov.ud %101
;;     %103.1:v2 tied(%104) = mov.ud %102
;;     %99:v2 early = select %107, %103.0, %103.1, %126.0, %126.1
;;     %92:v1 = and.ud %99.0, -1
;;     %93:v1 = and.ud %99.1, 0x7fffffff
;;     %95.0:v2 = mov.ud %92
;;     %94.1:v2 tied(%95) = mov.ud %93
;;     %91:v1 = asr.d %99.1, 31
;;     %89.0:v2 = mov.ud %91
;;     %88.1:v2 tied(%89) = mov.ud %91
;;     %83:v1 = xor.ud %94.0, %88.0
;;     %84:v1 = xor.ud %94.1, %88.1
;;     %86.0:v2 = mov.ud %83
;;     %85.1:v2 tied(%86) = mov.ud %84
;;     %80:s1 early = compare.g.d %275.1, %85.1
;;     %79:s1 early = compare.z.d %275.1, %85.1
;;     %76:s1 early = compare.ge.ud %275.0, %85.0
;;     %73:s1 = and.ud %79, %76 scope:wave
;;     %70:s1 = or.ud %80, %73 scope:wave
;;     %67:s1 early = compare.g.ud %94.1, 0x7ff00000
;;     %66:s1 early = compare.z.d %94.1, 0x7ff00000
;;     %64:s1 early = compare.nz.d %94.0, 0
;;     %62:s1 = and.ud %66, %64 scope:wave
;;     %59:s1 = or.ud %67, %62 scope:wave
;;     %56:v2 early = select %70, %320.0, %320.1, %99.0, %99.1
;;     %54:v2 early = select %59, %320.0, %320.1, %56.0, %56.1
;;     %50:v2 early = select %242, %99.0, %99.1, %54.0, %54.1
;;     %43:v1 = add.d %94.0, -1
;;     %44:v1 = add.d %94.1, 0x800fffff
;;     %45:v1 tied(%44) = carry %43, -1
;;     %47.0:v2 = mov.ud %43
;;     %46.1:v2 tied(%47) = mov.ud %45
;;     %40:s1 early = compare.l.ud %46.1, 0x7ffff
;;     %39:s1 early = compare.z.d %46.1, 0x7ffff
;;     %37:s1 early = compare.l.ud %46.0, -1
;;     %35:s1 = and.ud %39, %37 scope:wave
;;     %32:s1 = or.ud %40, %35 scope:wave
;;     %26:v1 = or.ud %99.0, 0
;;     %27:v1 = or.ud %99.1, 0x80000
;;     %29.0:v2 = mov.ud %26
;;     %28.1:v2 tied(%29) = mov.ud %27
;;     %24:v2 early = select %32, %28.0, %28.1, %50.0, %50.1
;;     %20:v2 early = select %183, %179.0, %179.1, %24.0, %24.1
;;     %15:s1 = or.ud %386, %375 scope:wave
;;     %12:v2 early = select %231, %176.0, %176.1, %20.0, %20.1
;;     %9:v2 early = select %15, %176.0, %176.1, %12.0, %12.1
;;     %2:v1 = add.ud %438, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %fmin3 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v9 = fmin.f32 v5, v6
    v8 = fmin.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmin3 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %74:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %72:v3 early = load.d3 %74 space:global
;;     %71:v1 = and.ud %72.0, 0x7fffffff
;;     %70:v1 = and.ud %72.1, 0x7fffffff
;;     %69:v1 = asr.d %72.0, 31
;;     %68:v1 = xor.ud %71, %69
;;     %66:v1 = asr.d %72.1, 31
;;     %65:v1 = xor.ud %70, %66
;;     %63:v1 early = select_if.le.d %68, %65, %72.0, %72.1
;;     %60:v1 early = select_if.g.ud %70, 0x7f800000, %72.0, %63
;;     %57:v1 early = select_if.g.ud %71, 0x7f800000, %72.1, %60
;;     %53:v1 = add.d %70, 0x807fffff
;;     %51:v1 = or.ud %72.1, 0x400000
;;     %49:v1 early = select_if.l.ud %53, 0x3fffff, %51, %57
;;     %45:v1 = add.d %71, 0x807fffff
;;     %43:v1 = or.ud %72.0, 0x400000
;;     %41:v1 early = select_if.l.ud %45, 0x3fffff, %43, %49
;;     %36:v1 = and.ud %41, 0x7fffffff
;;     %35:v1 = and.ud %72.2, 0x7fffffff
;;     %34:v1 = asr.d %41, 31
;;     %33:v1 = xor.ud %36, %34
;;     %31:v1 = asr.d %72.2, 31
;;     %30:v1 = xor.ud %35, %31
;;     %28:v1 early = select_if.le.d %33, %30, %41, %72.2
;;     %25:v1 early = select_if.g.ud %35, 0x7f800000, %41, %28
;;     %23:v1 early = select_if.g.ud %36, 0x7f800000, %72.2, %25
;;     %21:v1 = add.d %35, 0x807fffff
;;     %19:v1 = or.ud %72.2, 0x400000
;;     %17:v1 early = select_if.l.ud %21, 0x3fffff, %19, %23
;;     %13:v1 = add.d %36, 0x807fffff
;;     %11:v1 = or.ud %41, 0x400000
;;     %9:v1 early = select_if.l.ud %13, 0x3fffff, %11, %17
;;     %2:v1 = add.ud %74, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fmax3 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v9 = fmax.f32 v5, v6
    v8 = fmax.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmax3 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %74:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %72:v3 early = load.d3 %74 space:global
;;     %71:v1 = and.ud %72.0, 0x7fffffff
;;     %70:v1 = and.ud %72.1, 0x7fffffff
;;     %69:v1 = asr.d %72.0, 31
;;     %68:v1 = xor.ud %71, %69
;;     %66:v1 = asr.d %72.1, 31
;;     %65:v1 = xor.ud %70, %66
;;     %63:v1 early = select_if.ge.d %68, %65, %72.0, %72.1
;;     %60:v1 early = select_if.g.ud %70, 0x7f800000, %72.0, %63
;;     %57:v1 early = select_if.g.ud %71, 0x7f800000, %72.1, %60
;;     %53:v1 = add.d %70, 0x807fffff
;;     %51:v1 = or.ud %72.1, 0x400000
;;     %49:v1 early = select_if.l.ud %53, 0x3fffff, %51, %57
;;     %45:v1 = add.d %71, 0x807fffff
;;     %43:v1 = or.ud %72.0, 0x400000
;;     %41:v1 early = select_if.l.ud %45, 0x3fffff, %43, %49
;;     %36:v1 = and.ud %41, 0x7fffffff
;;     %35:v1 = and.ud %72.2, 0x7fffffff
;;     %34:v1 = asr.d %41, 31
;;     %33:v1 = xor.ud %36, %34
;;     %31:v1 = asr.d %72.2, 31
;;     %30:v1 = xor.ud %35, %31
;;     %28:v1 early = select_if.ge.d %33, %30, %41, %72.2
;;     %25:v1 early = select_if.g.ud %35, 0x7f800000, %41, %28
;;     %23:v1 early = select_if.g.ud %36, 0x7f800000, %72.2, %25
;;     %21:v1 = add.d %35, 0x807fffff
;;     %19:v1 = or.ud %72.2, 0x400000
;;     %17:v1 early = select_if.l.ud %21, 0x3fffff, %19, %23
;;     %13:v1 = add.d %36, 0x807fffff
;;     %11:v1 = or.ud %41, 0x400000
;;     %9:v1 early = select_if.l.ud %13, 0x3fffff, %11, %17
;;     %2:v1 = add.ud %74, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fmed3_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : f32 at 20 align 4
    param %e : f32 at 24 align 4
    param %f : f32 at 28 align 4
    param %g : f64 at 32 align 8
    param %h : f64 at 40 align 8
    param %i : f64 at 48 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = fmed3.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f32 kernarg align 4 width all [v0+20]
    v16 = load.f32 kernarg align 4 width all [v0+24]
    v17 = load.f32 kernarg align 4 width all [v0+28]
    v18 = fmed3.f32 v15, v16, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 kernarg align 8 width all [v0+32]
    v20 = load.f64 kernarg align 8 width all [v0+40]
    v21 = load.f64 kernarg align 8 width all [v0+48]
    v22 = fmed3.f64 v19, v20, v21
    store.f64 global align 8 [v4+264], v22
    return
}
;; machine kernel %fmed3_wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %711:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %709:s1 = mov.ud r8.8.ud scope:wave
;;     %707:s1 = mov.ud r8.12.ud scope:wave
;;     %705:s1 = mov.ud r8.16.ud scope:wave
;;     %702:s1 = shl.ud %709, 16 scope:wave
;;     %703:s1 = asr.d %702, 16 scope:wave
;;     %699:s1 = shl.ud %707, 16 scope:wave
;;     %700:s1 = asr.d %699, 16 scope:wave
;;     %697:s1 = and.ud %703, 0x7fff scope:wave
;;     %696:s1 = and.ud %700, 0x7fff scope:wave
;;     %695:s1 = asr.d %703, 31 scope:wave
;;     %694:s1 = xor.ud %697, %695 scope:wave
;;     %692:s1 = asr.d %700, 31 scope:wave
;;     %691:s1 = xor.ud %696, %692 scope:wave
;;     %689:s1 early = compare.g.ud %697, 0x7c00 scope:wave
;;     %688:s1 early = compare.g.ud %696, 0x7c00 scope:wave
;;     %687:s1 early = select_if.le.d %694, %691, %703, %700 scope:wave
;;     %686:s1 early = select_if.g.ud %696, 0x7c00, %703, %687 scope:wave
;;     %684:s1 early = select_if.g.ud %697, 0x7c00, %700, %686 scope:wave
;;     %682:s1 = add.d %696, 0xffff83ff scope:wave
;;     %681:s1 = or.ud %700, 512 scope:wave
;;     %680:s1 early = select_if.l.ud %682, 511, %681, %684 scope:wave
;;     %678:s1 = add.d %697, 0xffff83ff scope:wave
;;     %677:s1 = or.ud %703, 512 scope:wave
;;     %676:s1 early = select_if.l.ud %678, 511, %677, %680 scope:wave
;;     %673:s1 early = select_if.ge.d %694, %691, %703, %700 scope:wave
;;     %670:s1 early = select_if.g.ud %696, 0x7c00, %703, %673 scope:wave
;;     %666:s1 early = select_if.g.ud %697, 0x7c00, %700, %670 scope:wave
;;     %662:s1 early = select_if.l.ud %682, 511, %681, %666 scope:wave
;;     %658:s1 early = select_if.l.ud %678, 511, %677, %662 scope:wave
;;     %652:s1 = shl.ud %676, 16 scope:wave
;;     %653:s1 = asr.d %652, 16 scope:wave
;;     %649:s1 = shl.ud %705, 16 scope:wave
;;     %650:s1 = asr.d %649, 16 scope:wave
;;     %647:s1 = and.ud %653, 0x7fff scope:wave
;;     %646:s1 = and.ud %650, 0x7fff scope:wave
;;     %645:s1 = asr.d %653, 31 scope:wave
;;     %644:s1 = xor.ud %647, %645 scope:wave
;;     %642:s1 = asr.d %650, 31 scope:wave
;;     %641:s1 = xor.ud %646, %642 scope:wave
;;     %639:s1 early = select_if.le.d %644, %641, %653, %650 scope:wave
;;     %638:s1 early = select_if.g.ud %646, 0x7c00, %653, %639 scope:wave
;;     %636:s1 early = select_if.g.ud %647, 0x7c00, %650, %638 scope:wave
;;     %634:s1 = add.d %646, 0xffff83ff scope:wave
;;     %633:s1 = or.ud %650, 512 scope:wave
;;     %632:s1 early = select_if.l.ud %634, 511, %633, %636 scope:wave
;;     %630:s1 = add.d %647, 0xffff83ff scope:wave
;;     %629:s1 = or.ud %653, 512 scope:wave
;;     %628:s1 early = select_if.l.ud %630, 511, %629, %632 scope:wave
;;     %623:s1 = shl.ud %658, 16 scope:wave
;;     %624:s1 = asr.d %623, 16 scope:wave
;;     %621:s1 = and.ud %624, 0x7fff scope:wave
;;     %620:s1 = asr.d %624, 31 scope:wave
;;     %619:s1 = xor.ud %621, %620 scope:wave
;;     %617:s1 early = select_if.le.d %619, %641, %624, %650 scope:wave
;;     %614:s1 early = select_if.g.ud %646, 0x7c00, %624, %617 scope:wave
;;     %612:s1 early = select_if.g.ud %621, 0x7c00, %650, %614 scope:wave
;;     %609:s1 early = select_if.l.ud %634, 511, %633, %612 scope:wave
;;     %605:s1 = add.d %621, 0xffff83ff scope:wave
;;     %603:s1 = or.ud %624, 512 scope:wave
;;     %601:s1 early = select_if.l.ud %605, 511, %603, %609 scope:wave
;;     %595:s1 = shl.ud %601, 16 scope:wave
;;     %596:s1 = asr.d %595, 16 scope:wave
;;     %593:s1 = and.ud %596, 0x7fff scope:wave
;;     %592:s1 = asr.d %596, 31 scope:wave
;;     %591:s1 = xor.ud %593, %592 scope:wave
;;     %589:s1 early = select_if.ge.d %644, %591, %653, %596 scope:wave
;;     %586:s1 early = select_if.g.ud %593, 0x7c00, %653, %589 scope:wave
;;     %583:s1 early = select_if.g.ud %647, 0x7c00, %596, %586 scope:wave
;;     %580:s1 = add.d %593, 0xffff83ff scope:wave
;;     %578:s1 = or.ud %596, 512 scope:wave
;;     %576:s1 early = select_if.l.ud %580, 511, %578, %583 scope:wave
;;     %572:s1 early = select_if.l.ud %630, 511, %629, %576 scope:wave
;;     %566:s1 = or.ud %689, %688 scope:wave
;;     %563:s1 early = select_if.g.ud %646, 0x7c00, %628, %572 scope:wave
;;     %560:s1 early = select %566, %628, %563 scope:wave
;;     %554:v1 = add.ud %711, 256
;;     %556.0:v2 = mov.ud %554
;;     %555.1:v2 tied(%556) = mov.ud %560
;;     store.b2 %555 space:global
;;     %552:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %551:s1 = and.ud r8.24.ud, 0x7fffffff scope:wave
;;     %550:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %549:s1 = xor.ud %552, %550 scope:wave
;;     %547:s1 = asr.d r8.24.ud, 31 scope:wave
;;     %546:s1 = xor.ud %551, %547 scope:wave
;;     %544:s1 early = compare.g.ud %552, 0x7f800000 scope:wave
;;     %543:s1 early = compare.g.ud %551, 0x7f800000 scope:wave
;;     %542:s1 early = select_if.le.d %549, %546, r8.20.ud, r8.24.ud scope:wave
;;     %541:s1 early = select_if.g.ud %551, 0x7f800000, r8.20.ud, %542 scope:wave
;;     %539:s1 early = select_if.g.ud %552, 0x7f800000, r8.24.ud, %541 scope:wave
;;     %536:s1 = add.d %551, 0x807fffff scope:wave
;;     %535:s1 = or.ud r8.24.ud, 0x400000 scope:wave
;;     %534:s1 early = select_if.l.ud %536, 0x3fffff, %535, %539 scope:wave
;;     %532:s1 = add.d %552, 0x807fffff scope:wave
;;     %531:s1 = or.ud r8.20.ud, 0x400000 scope:wave
;;     %530:s1 early = select_if.l.ud %532, 0x3fffff, %531, %534 scope:wave
;;     %528:s1 early = select_if.ge.d %549, %546, r8.20.ud, r8.24.ud scope:wave
;;     %525:s1 early = select_if.g.ud %551, 0x7f800000, r8.20.ud, %528 scope:wave
;;     %522:s1 early = select_if.g.ud %552, 0x7f800000, r8.24.ud, %525 scope:wave
;;     %518:s1 early = select_if.l.ud %536, 0x3fffff, %535, %522 scope:wave
;;     %514:s1 early = select_if.l.ud %532, 0x3fffff, %531, %518 scope:wave
;;     %510:s1 = and.ud %530, 0x7fffffff scope:wave
;;     %509:s1 = and.ud r8.28.ud, 0x7fffffff scope:wave
;;     %508:s1 = asr.d %530, 31 scope:wave
;;     %507:s1 = xor.ud %510, %508 scope:wave
;;     %505:s1 = asr.d r8.28.ud, 31 scope:wave
;;     %504:s1 = xor.ud %509, %505 scope:wave
;;     %502:s1 early = select_if.le.d %507, %504, %530, r8.28.ud scope:wave
;;     %501:s1 early = select_if.g.ud %509, 0x7f800000, %530, %502 scope:wave
;;     %499:s1 early = select_if.g.ud %510, 0x7f800000, r8.28.ud, %501 scope:wave
;;     %497:s1 = add.d %509, 0x807fffff scope:wave
;;     %496:s1 = or.ud r8.28.ud, 0x400000 scope:wave
;;     %495:s1 early = select_if.l.ud %497, 0x3fffff, %496, %499 scope:wave
;;     %493:s1 = add.d %510, 0x807fffff scope:wave
;;     %492:s1 = or.ud %530, 0x400000 scope:wave
;;     %491:s1 early = select_if.l.ud %493, 0x3fffff, %492, %495 scope:wave
;;     %488:s1 = and.ud %514, 0x7fffffff scope:wave
;;     %487:s1 = asr.d %514, 31 scope:wave
;;     %486:s1 = xor.ud %488, %487 scope:wave
;;     %484:s1 early = select_if.le.d %486, %504, %514, r8.28.ud scope:wave
;;     %481:s1 early = select_if.g.ud %509, 0x7f800000, %514, %484 scope:wave
;;     %479:s1 early = select_if.g.ud %488, 0x7f800000, r8.28.ud, %481 scope:wave
;;     %477:s1 early = select_if.l.ud %497, 0x3fffff, %496, %479 scope:wave
;;     %473:s1 = add.d %488, 0x807fffff scope:wave
;;     %471:s1 = or.ud %514, 0x400000 scope:wave
;;     %469:s1 early = select_if.l.ud %473, 0x3fffff, %471, %477 scope:wave
;;     %465:s1 = and.ud %469, 0x7fffffff scope:wave
;;     %464:s1 = asr.d %469, 31 scope:wave
;;     %463:s1 = xor.ud %465, %464 scope:wave
;;     %461:s1 early = select_if.ge.d %507, %463, %530, %469 scope:wave
;;     %458:s1 early = select_if.g.ud %465, 0x7f800000, %530, %461 scope:wave
;;     %455:s1 early = select_if.g.ud %510, 0x7f800000, %469, %458 scope:wave
;;     %452:s1 = add.d %465, 0x807fffff scope:wave
;;     %450:s1 = or.ud %469, 0x400000 scope:wave
;;     %448:s1 early = select_if.l.ud %452, 0x3fffff, %450, %455 scope:wave
;;     %444:s1 early = select_if.l.ud %493, 0x3fffff, %492, %448 scope:wave
;;     %439:s1 = or.ud %544, %543 scope:wave
;;     %436:s1 early = select_if.g.ud %509, 0x7f800000, %491, %444 scope:wave
;;     %433:s1 early = select %439, %491, %436 scope:wave
;;     %427:v1 = add.ud %711, 260
;;     %429.0:v2 = mov.ud %427
;;     %428.1:v2 tied(%429) = mov.ud %433
;;     store.d1 %428 space:global
;;     %422:s1 = and.ud r9.0.ud, -1 scope:wave
;;     %423:s1 = and.ud r9.4.ud, 0x7fffffff scope:wave
;;     %425.0:s2 = mov.ud %422 scope:wave
;;     %424.1:s2 tied(%425) = mov.ud %423 scope:wave
;;     %418:s1 = and.ud r9.8.ud, -1 scope:wave
;;     %419:s1 = and.ud r9.12.ud, 0x7fffffff scope:wave
;;     %421.0:s2 = mov.ud %418 scope:wave
;;     %420.1:s2 tied(%421) = mov.ud %419 scope:wave
;;     %417:s1 = asr.d r9.4.ud, 31 scope:wave
;;     %416.0:s2 = mov.ud %417 scope:wave
;;     %415.1:s2 tied(%416) = mov.ud %417 scope:wave
;;     %410:s1 = xor.ud %424.0, %415.0 scope:wave
;;     %411:s1 = xor.ud %424.1, %415.1 scope:wave
;;     %413.0:s2 = mov.ud %410 scope:wave
;;     %412.1:s2 tied(%413) = mov.ud %411 scope:wave
;;     %408:s1 = asr.d r9.12.ud, 31 scope:wave
;;     %407.0:s2 = mov.ud %408 scope:wave
;;     %406.1:s2 tied(%407) = mov.ud %408 scope:wave
;;     %401:s1 = xor.ud %420.0, %406.0 scope:wave
;;     %402:s1 = xor.ud %420.1, %406.1 scope:wave
;;     %404.0:s2 = mov.ud %401 scope:wave
;;     %403.1:s2 tied(%404) = mov.ud %402 scope:wave
;;     %397:s1 early = compare.l.d %412.1, %403.1 scope:wave
;;     %396:s1 early = compare.z.d %412.1, %403.1 scope:wave
;;     %395:s1 early = compare.le.ud %412.0, %403.0 scope:wave
;;     %394:s1 = and.ud %396, %395 scope:wave
;;     %392:s1 = or.ud %397, %394 scope:wave
;;     %389:s1 early = compare.g.ud %424.1, 0x7ff00000 scope:wave
;;     %388:s1 early = compare.z.d %424.1, 0x7ff00000 scope:wave
;;     %386:s1 early = compare.nz.d %424.0, 0 scope:wave
;;     %384:s1 = and.ud %388, %386 scope:wave
;;     %381:s1 = or.ud %389, %384 scope:wave
;;     %378:s1 early = compare.g.ud %420.1, 0x7ff00000 scope:wave
;;     %377:s1 early = compare.z.d %420.1, 0x7ff00000 scope:wave
;;     %375:s1 early = compare.nz.d %420.0, 0 scope:wave
;;     %373:s1 = and.ud %377, %375 scope:wave
;;     %370:s1 = or.ud %378, %373 scope:wave
;;     %367:s2 early = select %392, r9.0.ud, r9.4.ud, r9.8.ud, r9.12.ud scope:wave
;;     %365:s2 early = select %370, r9.0.ud, r9.4.ud, %367.0, %367.1 scope:wave
;;     %363:s2 early = select %381, r9.8.ud, r9.12.ud, %365.0, %365.1 scope:wave
;;     %357:s1 = add.d %420.0, -1 scope:wave
;;     %358:s1 = add.d %420.1, 0x800fffff scope:wave
;;     %359:s1 tied(%358) = carry %357, -1 scope:wave
;;     %361.0:s2 = mov.ud %357 scope:wave
;;     %360.1:s2 tied(%361) = mov.ud %359 scope:wave
;;     %354:s1 early = compare.l.ud %360.1, 0x7ffff scope:wave
;;     %353:s1 early = compare.z.d %360.1, 0x7ffff scope:wave
;;     %351:s1 early = compare.l.ud %360.0, -1 scope:wave
;;     %349:s1 = and.ud %353, %351 scope:wave
;;     %346:s1 = or.ud %354, %349 scope:wave
;;     %340:s1 = or.ud r9.8.ud, 0 scope:wave
;;     %341:s1 = or.ud r9.12.ud, 0x80000 scope:wave
;;     %343.0:s2 = mov.ud %340 scope:wave
;;     %342.1:s2 tied(%343) = mov.ud %341 scope:wave
;;     %339:s2 early = select %346, %342.0, %342.1, %363.0, %363.1 scope:wave
;;     %333:s1 = add.d %424.0, -1 scope:wave
;;     %334:s1 = add.d %424.1, 0x800fffff scope:wave
;;     %335:s1 tied(%334) = carry %333, -1 scope:wave
;;     %337.0:s2 = mov.ud %333 scope:wave
;;     %336.1:s2 tied(%337) = mov.ud %335 scope:wave
;;     %330:s1 early = compare.l.ud %336.1, 0x7ffff scope:wave
;;     %329:s1 early = compare.z.d %336.1, 0x7ffff scope:wave
;;     %327:s1 early = compare.l.ud %336.0, -1 scope:wave
;;     %325:s1 = and.ud %329, %327 scope:wave
;;     %322:s1 = or.ud %330, %325 scope:wave
;;     %316:s1 = or.ud r9.0.ud, 0 scope:wave
;;     %317:s1 = or.ud r9.4.ud, 0x80000 scope:wave
;;     %319.0:s2 = mov.ud %316 scope:wave
;;     %318.1:s2 tied(%319) = mov.ud %317 scope:wave
;;     %315:s2 early = select %322, %318.0, %318.1, %339.0, %339.1 scope:wave
;;     %313:s1 early = compare.g.d %412.1, %403.1 scope:wave
;;     %310:s1 early = compare.ge.ud %412.0, %403.0 scope:wave
;;     %307:s1 = and.ud %396, %310 scope:wave
;;     %304:s1 = or.ud %313, %307 scope:wave
;;     %301:s2 early = select %304, r9.0.ud, r9.4.ud, r9.8.ud, r9.12.ud scope:wave
;;     %299:s2 early = select %370, r9.0.ud, r9.4.ud, %301.0, %301.1 scope:wave
;;     %297:s2 early = select %381, r9.8.ud, r9.12.ud, %299.0, %299.1 scope:wave
;;     %295:s2 early = select %346, %342.0, %342.1, %297.0, %297.1 scope:wave
;;     %291:s2 early = select %322, %318.0, %318.1, %295.0, %295.1 scope:wave
;;     %284:s1 = and.ud %315.0, -1 scope:wave
;;     %285:s1 = and.ud %315.1, 0x7fffffff scope:wave
;;     %287.0:s2 = mov.ud %284 scope:wave
;;     %286.1:s2 tied(%287) = mov.ud %285 scope:wave
;;     %280:s1 = and.ud r9.16.ud, -1 scope:wave
;;     %281:s1 = and.ud r9.20.ud, 0x7fffffff scope:wave
;;     %283.0:s2 = mov.ud %280 scope:wave
;;     %282.1:s2 tied(%283) = mov.ud %281 scope:wave
;;     %279:s1 = asr.d %315.1, 31 scope:wave
;;     %277.0:s2 = mov.ud %279 scope:wave
;;     %276.1:s2 tied(%277) = mov.ud %279 scope:wave
;;     %271:s1 = xor.ud %286.0, %276.0 scope:wave
;;     %272:s1 = xor.ud %286.1, %276.1 scope:wave
;;     %274.0:s2 = mov.ud %271 scope:wave
;;     %273.1:s2 tied(%274) = mov.ud %272 scope:wave
;;     %269:s1 = asr.d r9.20.ud, 31 scope:wave
;;     %268.0:s2 = mov.ud %269 scope:wave
;;     %267.1:s2 tied(%268) = mov.ud %269 scope:wave
;;     %262:s1 = xor.ud %282.0, %267.0 scope:wave
;;     %263:s1 = xor.ud %282.1, %267.1 scope:wave
;;     %265.0:s2 = mov.ud %262 scope:wave
;;     %264.1:s2 tied(%265) = mov.ud %263 scope:wave
;;     %258:s1 early = compare.l.d %273.1, %264.1 scope:wave
;;     %257:s1 early = compare.z.d %273.1, %264.1 scope:wave
;;     %256:s1 early = compare.le.ud %273.0, %264.0 scope:wave
;;     %255:s1 = and.ud %257, %256 scope:wave
;;     %252:s1 = or.ud %258, %255 scope:wave
;;     %249:s1 early = compare.g.ud %286.1, 0x7ff00000 scope:wave
;;     %248:s1 early = compare.z.d %286.1, 0x7ff00000 scope:wave
;;     %246:s1 early = compare.nz.d %286.0, 0 scope:wave
;;     %244:s1 = and.ud %248, %246 scope:wave
;;     %241:s1 = or.ud %249, %244 scope:wave
;;     %238:s1 early = compare.g.ud %282.1, 0x7ff00000 scope:wave
;;     %237:s1 early = compare.z.d %282.1, 0x7ff00000 scope:wave
;;     %235:s1 early = compare.nz.d %282.0, 0 scope:wave
;;     %233:s1 = and.ud %237, %235 scope:wave
;;     %230:s1 = or.ud %238, %233 scope:wave
;;     %227:s2 early = select %252, %315.0, %315.1, r9.16.ud, r9.20.ud scope:wave
;;     %225:s2 early = select %230, %315.0, %315.1, %227.0, %227.1 scope:wave
;;     %223:s2 early = select %241, r9.16.ud, r9.20.ud, %225.0, %225.1 scope:wave
;;     %217:s1 = add.d %282.0, -1 scope:wave
;;     %218:s1 = add.d %282.1, 0x800fffff scope:wave
;;     %219:s1 tied(%218) = carry %217, -1 scope:wave
;;     %221.0:s2 = mov.ud %217 scope:wave
;;     %220.1:s2 tied(%221) = mov.ud %219 scope:wave
;;     %214:s1 early = compare.l.ud %220.1, 0x7ffff scope:wave
;;     %213:s1 early = compare.z.d %220.1, 0x7ffff scope:wave
;;     %211:s1 early = compare.l.ud %220.0, -1 scope:wave
;;     %209:s1 = and.ud %213, %211 scope:wave
;;     %206:s1 = or.ud %214, %209 scope:wave
;;     %200:s1 = or.ud r9.16.ud, 0 scope:wave
;;     %201:s1 = or.ud r9.20.ud, 0x80000 scope:wave
;;     %203.0:s2 = mov.ud %200 scope:wave
;;     %202.1:s2 tied(%203) = mov.ud %201 scope:wave
;;     %199:s2 early = select %206, %202.0, %202.1, %223.0, %223.1 scope:wave
;;     %193:s1 = add.d %286.0, -1 scope:wave
;;     %194:s1 = add.d %286.1, 0x800fffff scope:wave
;;     %195:s1 tied(%194) = carry %193, -1 scope:wave
;;     %197.0:s2 = mov.ud %193 scope:wave
;;     %196.1:s2 tied(%197) = mov.ud %195 scope:wave
;;     %190:s1 early = compare.l.ud %196.1, 0x7ffff scope:wave
;;     %189:s1 early = compare.z.d %196.1, 0x7ffff scope:wave
;;     %187:s1 early = compare.l.ud %196.0, -1 scope:wave
;;     %185:s1 = and.ud %189, %187 scope:wave
;;     %182:s1 = or.ud %190, %185 scope:wave
;;     %176:s1 = or.ud %315.0, 0 scope:wave
;;     %177:s1 = or.ud %315.1, 0x80000 scope:wave
;;     %179.0:s2 = mov.ud %176 scope:wave
;;     %178.1:s2 tied(%179) = mov.ud %177 scope:wave
;;     %175:s2 early = select %182, %178.0, %178.1, %199.0, %199.1 scope:wave
;;     %169:s1 = and.ud %291.0, -1 scope:wave
;;     %170:s1 = and.ud %291.1, 0x7fffffff scope:wave
;;     %172.0:s2 = mov.ud %169 scope:wave
;;     %171.1:s2 tied(%172) = mov.ud %170 scope:wave
;;     %168:s1 = asr.d %291.1, 31 scope:wave
;;     %166.0:s2 = mov.ud %168 scope:wave
;;     %165.1:s2 tied(%166) = mov.ud %168 scope:wave
;;     %160:s1 = xor.ud %171.0, %165.0 scope:wave
;;     %161:s1 = xor.ud %171.1, %165.1 scope:wave
;;     %163.0:s2 = mov.ud %160 scope:wave
;;     %162.1:s2 tied(%163) = mov.ud %161 scope:wave
;;     %157:s1 early = compare.l.d %162.1, %264.1 scope:wave
;;     %156:s1 early = compare.z.d %162.1, %264.1 scope:wave
;;     %153:s1 early = compare.le.ud %162.0, %264.0 scope:wave
;;     %150:s1 = and.ud %156, %153 scope:wave
;;     %147:s1 = or.ud %157, %150 scope:wave
;;     %144:s1 early = compare.g.ud %171.1, 0x7ff00000 scope:wave
;;     %143:s1 early = compare.z.d %171.1, 0x7ff00000 scope:wave
;;     %141:s1 early = compare.nz.d %171.0, 0 scope:wave
;;     %139:s1 = and.ud %143, %141 scope:wave
;;     %136:s1 = or.ud %144, %139 scope:wave
;;     %133:s2 early = select %147, %291.0, %291.1, r9.16.ud, r9.20.ud scope:wave
;;     %131:s2 early = select %230, %291.0, %291.1, %133.0, %133.1 scope:wave
;;     %129:s2 early = select %136, r9.16.ud, r9.20.ud, %131.0, %131.1 scope:wave
;;     %126:s2 early = select %206, %202.0, %202.1, %129.0, %129.1 scope:wave
;;     %118:s1 = add.d %171.0, -1 scope:wave
;;     %119:s1 = add.d %171.1, 0x800fffff scope:wave
;;     %120:s1 tied(%119) = carry %118, -1 scope:wave
;;     %122.0:s2 = mov.ud %118 scope:wave
;;     %121.1:s2 tied(%122) = mov.ud %120 scope:wave
;;     %115:s1 early = compare.l.ud %121.1, 0x7ffff scope:wave
;;     %114:s1 early = compare.z.d %121.1, 0x7ffff scope:wave
;;     %112:s1 early = compare.l.ud %121.0, -1 scope:wave
;;     %110:s1 = and.ud %114, %112 scope:wave
;;     %107:s1 = or.ud %115, %110 scope:wave
;;     %101:s1 = or.ud %291.0, 0 scope:wave
;;     %102:s1 = or.ud %291.1, 0x80000 scope:wave
;;     %104.0:s2 = mov.ud %101 scope:wave
;;     %103.1:s2 tied(%104) = mov.ud %102 scope:wave
;;     %99:s2 early = select %107, %103.0, %103.1, %126.0, %126.1 scope:wave
;;     %92:s1 = and.ud %99.0, -1 scope:wave
;;     %93:s1 = and.ud %99.1, 0x7fffffff scope:wave
;;     %95.0:s2 = mov.ud %92 scope:wave
;;     %94.1:s2 tied(%95) = mov.ud %93 scope:wave
;;     %91:s1 = asr.d %99.1, 31 scope:wave
;;     %89.0:s2 = mov.ud %91 scope:wave
;;     %88.1:s2 tied(%89) = mov.ud %91 scope:wave
;;     %83:s1 = xor.ud %94.0, %88.0 scope:wave
;;     %84:s1 = xor.ud %94.1, %88.1 scope:wave
;;     %86.0:s2 = mov.ud %83 scope:wave
;;     %85.1:s2 tied(%86) = mov.ud %84 scope:wave
;;     %80:s1 early = compare.g.d %273.1, %85.1 scope:wave
;;     %79:s1 early = compare.z.d %273.1, %85.1 scope:wave
;;     %76:s1 early = compare.ge.ud %273.0, %85.0 scope:wave
;;     %73:s1 = and.ud %79, %76 scope:wave
;;     %70:s1 = or.ud %80, %73 scope:wave
;;     %67:s1 early = compare.g.ud %94.1, 0x7ff00000 scope:wave
;;     %66:s1 early = compare.z.d %94.1, 0x7ff00000 scope:wave
;;     %64:s1 early = compare.nz.d %94.0, 0 scope:wave
;;     %62:s1 = and.ud %66, %64 scope:wave
;;     %59:s1 = or.ud %67, %62 scope:wave
;;     %56:s2 early = select %70, %315.0, %315.1, %99.0, %99.1 scope:wave
;;     %54:s2 early = select %59, %315.0, %315.1, %56.0, %56.1 scope:wave
;;     %50:s2 early = select %241, %99.0, %99.1, %54.0, %54.1 scope:wave
;;     %43:s1 = add.d %94.0, -1 scope:wave
;;     %44:s1 = add.d %94.1, 0x800fffff scope:wave
;;     %45:s1 tied(%44) = carry %43, -1 scope:wave
;;     %47.0:s2 = mov.ud %43 scope:wave
;;     %46.1:s2 tied(%47) = mov.ud %45 scope:wave
;;     %40:s1 early = compare.l.ud %46.1, 0x7ffff scope:wave
;;     %39:s1 early = compare.z.d %46.1, 0x7ffff scope:wave
;;     %37:s1 early = compare.l.ud %46.0, -1 scope:wave
;;     %35:s1 = and.ud %39, %37 scope:wave
;;     %32:s1 = or.ud %40, %35 scope:wave
;;     %26:s1 = or.ud %99.0, 0 scope:wave
;;     %27:s1 = or.ud %99.1, 0x80000 scope:wave
;;     %29.0:s2 = mov.ud %26 scope:wave
;;     %28.1:s2 tied(%29) = mov.ud %27 scope:wave
;;     %24:s2 early = select %32, %28.0, %28.1, %50.0, %50.1 scope:wave
;;     %20:s2 early = select %182, %178.0, %178.1, %24.0, %24.1 scope:wave
;;     %15:s1 = or.ud %381, %370 scope:wave
;;     %12:s2 early = select %230, %175.0, %175.1, %20.0, %20.1 scope:wave
;;     %9:s2 early = select %15, %175.0, %175.1, %12.0, %12.1 scope:wave
;;     %2:v1 = add.ud %711, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
