; test isel precise-output
; target ivb
; Floats to unsigned integers: negative numbers become zero.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mov.ud.f %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %6:v2 all = weave %8.0, %8.1
;;     %7:v1 = from_double.ud %6 all
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.b2 %11 space:global
;;     %8:v1 = f16to32.f.uw %9
;;     %6:v1 = mov.ud.f %8
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fcvt_to_uint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = mov.ud.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.zero.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.d1 %12 space:global
;;     %9:v1 = mov.ud.f %10
;;     %7:v1 = minmax.l.ud %9, 0xffff
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.up.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %up target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.d1 %16 space:global
;;     %13:v1 = rndu.f %14
;;     %11:v1 = add.d %14, -1
;;     %9:v1 early = select_if.l.ud %11, 0x7fffff, 0x3f800000, %13
;;     %6:v1 = mov.ud.f %9
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %47:v1 early = load.b2 %49 space:global
;;     %46:v1 = f16to32.f.uw %47
;;     %44:v1 = rnde.f %46
;;     %42:v1 = mov.ud.f %44
;;     %41:v1 = minmax.l.ud %42, 255
;;     %37:v1 = add.ud %49, 256
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     store.b1 %38 space:global
;;     %35:v1 = minmax.l.ud %42, 0xffff
;;     %30:v1 = add.ud %49, 260
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     store.b2 %31 space:global
;;     %28:v1 = and.ud %44, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %44, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %49, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %39:v1 early = load.d1 %41 space:global
;;     %38:v1 = rnde.f %39
;;     %36:v1 = mov.ud.f %38
;;     %35:v1 = minmax.l.ud %36, 255
;;     %30:v1 = add.ud %41, 256
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     store.b1 %31 space:global
;;     %28:v1 = and.ud %38, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %38, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %41, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %63:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %61:v2 early = load.d2 %63 space:global
;;     %60:v1 = and.ud %61.1, 0x80000000
;;     %59:v1 = or.ud %60, 0x43300000
;;     %58.0:v2 = mov.ud 0
;;     %57.1:v2 tied(%58) = mov.ud %59
;;     %51:v2 all = weave %61.0, %61.1
;;     %52:v2 all = weave %57.0, %57.1
;;     %53:v2 early all = double.add %51 all, %52 all
;;     %48:v2 early all = double.add %53 all, -%52 all
;;     %49:v2 = unweave %48 all
;;     %41:v1 = and.ud %49.1, 0x7fffffff
;;     %39:v1 = or.ud %60, %41
;;     %36.0:v2 = mov.ud %49.0
;;     %35.1:v2 tied(%36) = mov.ud %39
;;     %30:v1 = and.ud %61.1, 0x7fffffff
;;     %29:s1 early = compare.nz.d %61.0, 0
;;     %28:v1 early = select %29, 1, 0
;;     %26:v1 = or.ud %30, %28
;;     %24:v1 = or.ud %61.1, 0x80000
;;     %23:v1 early = select_if.g.ud %26, 0x7ff00000, %24, %61.1
;;     %19.0:v2 = mov.ud %61.0
;;     %18.1:v2 tied(%19) = mov.ud %23
;;     %14:v2 early = select_if.l.ud %30, 0x43300000, %35.0, %35.1, %18.0, %18.1
;;     %9:v2 all = weave %14.0, %14.1
;;     %10:v1 = from_double.ud %9 all
;;     %7:v1 = minmax.l.ud %10, 255
;;     %2:v1 = add.ud %63, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fcvt_to_uint.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = fcvt_to_uint.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = fcvt_to_uint.i32 v7
    store.i32 global align 4 [v4+264], v10
    v11 = fcvt_to_uint.i64 v7
    store.i64 global align 8 [v4+272], v11
    return
}
;; machine kernel %wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %54:s1 = mov.ud r8.8.ud scope:wave
;;     %51:v1 = f16to32.f.uw %54
;;     %49:v1 = rnde.f %51
;;     %47:v1 = mov.ud.f %49
;;     %46:v1 = minmax.l.ud %47, 255
;;     %42:v1 = add.ud %56, 256
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %46
;;     store.b1 %43 space:global
;;     %40:v1 = minmax.l.ud %47, 0xffff
;;     %35:v1 = add.ud %56, 260
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %40
;;     store.b2 %36 space:global
;;     %33:v1 = mov.ud.f %49
;;     %30:v1 = add.ud %56, 264
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %33
;;     store.d1 %31 space:global
;;     %28:v1 = and.ud %49, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %49, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %56, 272
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %43:v1 = rnde.f r8.8.ud
;;     %42:v1 = mov.ud.f %43
;;     %41:v1 = minmax.l.ud %42, 255
;;     %37:v1 = add.ud %45, 256
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     store.b1 %38 space:global
;;     %35:v1 = minmax.l.ud %42, 0xffff
;;     %30:v1 = add.ud %45, 260
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     store.b2 %31 space:global
;;     %28:v1 = and.ud %43, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %43, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %45, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fcvt_to_uint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_uint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_uint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_uint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %wave_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %242:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %240:s1 = and.ud r8.12.ud, 0x80000000 scope:wave
;;     %239:s1 = or.ud %240, 0x43300000 scope:wave
;;     %238.0:s2 = mov.ud 0 scope:wave
;;     %237.1:s2 tied(%238) = mov.ud %239 scope:wave
;;     %232.0:s2 = mov.ud r8.8.ud scope:wave
;;     %231.1:s2 tied(%232) = mov.ud r8.12.ud scope:wave
;;     %233:v2 early all = double.add %231, %237
;;     %229:v2 early all = double.add %233 all, -%237
;;     %230:v2 = unweave %229 all
;;     %223:v1 = and.ud %230.1, 0x7fffffff
;;     %221:v1 = or.ud %240, %223
;;     %218.0:v2 = mov.ud %230.0
;;     %217.1:v2 tied(%218) = mov.ud %221
;;     %213:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %212:s1 early = compare.nz.d r8.8.ud, 0 scope:wave
;;     %210:s1 = or.ud %213, %212 scope:wave
;;     %208:s1 = or.ud r8.12.ud, 0x80000 scope:wave
;;     %207:s1 early = select_if.g.ud %210, 0x7ff00000, %208, r8.12.ud scope:wave
;;     %204.0:s2 = mov.ud r8.8.ud scope:wave
;;     %203.1:s2 tied(%204) = mov.ud %207 scope:wave
;;     %200:v2 early = select_if.l.ud %213, 0x43300000, %217.0, %217.1, %203.0, %203.1
;;     %195:v2 all = weave %200.0, %200.1
;;     %196:v1 = from_double.ud %195 all
;;     %194:v1 = minmax.l.ud %196, 255
;;     %190:v1 = add.ud %242, 256
;;     %192.0:v2 = mov.ud %190
;;     %191.1:v2 tied(%192) = mov.ud %194
;;     store.b1 %191 space:global
;;     %188:v1 = minmax.l.ud %196, 0xffff
;;     %183:v1 = add.ud %242, 260
;;     %185.0:v2 = mov.ud %183
;;     %184.1:v2 tied(%185) = mov.ud %188
;;     store.b2 %184 space:global
;;     %181:v1 = from_double.ud %195 all
;;     %177:v1 = add.ud %242, 264
;;     %179.0:v2 = mov.ud %177
;;     %178.1:v2 tied(%179) = mov.ud %181
;;     store.d1 %178 space:global
;;     %175:v1 = and.ud %200.1, 0x80000000
;;     %174:v1 = or.ud %175, 0x43300000
;;     %173.0:v2 = mov.ud 0
;;     %172.1:v2 tied(%173) = mov.ud %174
;;     %167:v2 all = weave %172.0, %172.1
;;     mode.enter round:zero scope:wave
;;     %168:v2 early all = double.add %195 all, %167 all
;;     mode.leave round:zero scope:wave
;;     %163:v2 early all = double.add %168 all, -%167 all
;;     %164:v2 = unweave %163 all
;;     %156:v1 = and.ud %164.1, 0x7fffffff
;;     %154:v1 = or.ud %175, %156
;;     %151.0:v2 = mov.ud %164.0
;;     %150.1:v2 tied(%151) = mov.ud %154
;;     %145:v1 = and.ud %200.1, 0x7fffffff
;;     %144:s1 early = compare.nz.d %200.0, 0
;;     %143:v1 early = select %144, 1, 0
;;     %141:v1 = or.ud %145, %143
;;     %139:v1 = or.ud %200.1, 0x80000
;;     %138:v1 early = select_if.g.ud %141, 0x7ff00000, %139, %200.1
;;     %134.0:v2 = mov.ud %200.0
;;     %133.1:v2 tied(%134) = mov.ud %138
;;     %129:v2 early = select_if.l.ud %145, 0x43300000, %150.0, %150.1, %133.0, %133.1
;;     %121:v2 all = weave %129.0, %129.1
;;     %123.0:s2 = mov.ud 0 scope:wave
;;     %122.1:s2 tied(%123) = mov.ud 0x3df00000 scope:wave
;;     %124:v2 early all = double.mul %121 all, %122
;;     %125:v2 = unweave %124 all
;;     %120:v1 = and.ud %125.1, 0x80000000
;;     %119:v1 = or.ud %120, 0x43300000
;;     %118.0:v2 = mov.ud 0
;;     %117.1:v2 tied(%118) = mov.ud %119
;;     %112:v2 all = weave %117.0, %117.1
;;     mode.enter round:down scope:wave
;;     %113:v2 early all = double.add %124 all, %112 all
;;     mode.leave round:down scope:wave
;;     %108:v2 early all = double.add %113 all, -%112 all
;;     %109:v2 = unweave %108 all
;;     %101:v1 = and.ud %109.1, 0x7fffffff
;;     %99:v1 = or.ud %120, %101
;;     %96.0:v2 = mov.ud %109.0
;;     %95.1:v2 tied(%96) = mov.ud %99
;;     %90:v1 = and.ud %125.1, 0x7fffffff
;;     %89:s1 early = compare.nz.d %125.0, 0
;;     %88:v1 early = select %89, 1, 0
;;     %86:v1 = or.ud %90, %88
;;     %84:v1 = or.ud %125.1, 0x80000
;;     %83:v1 early = select_if.g.ud %86, 0x7ff00000, %84, %125.1
;;     %79.0:v2 = mov.ud %125.0
;;     %78.1:v2 tied(%79) = mov.ud %83
;;     %74:v2 early = select_if.l.ud %90, 0x43300000, %95.0, %95.1, %78.0, %78.1
;;     %64:v2 all = weave %129.0, %129.1
;;     %65:v2 all = weave %74.0, %74.1
;;     %67.0:s2 = mov.ud 0 scope:wave
;;     %66.1:s2 tied(%67) = mov.ud 0xc1f00000 scope:wave
;;     %68:v2 all = weave %66
;;     %69:v2 early all = double.mad %64 all, %65 all, %68 all
;;     %62:v1 = from_double.d %65 all
;;     %60:v1 = from_double.ud %65 all
;;     %54:v1 = and.ud %74.0, -1
;;     %55:v1 = and.ud %74.1, 0x7fffffff
;;     %57.0:v2 = mov.ud %54
;;     %56.1:v2 tied(%57) = mov.ud %55
;;     %53:s1 early = compare.g.ud %56.1, 0x7ff00000
;;     %52:s1 early = compare.z.d %56.1, 0x7ff00000
;;     %50:s1 early = compare.nz.d %56.0, 0
;;     %48:s1 = and.ud %52, %50 scope:wave
;;     %45:s1 = or.ud %53, %48 scope:wave
;;     %41:v1 = asr.d %74.1, 31
;;     %39.0:v2 = mov.ud %41
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     %33:v1 = xor.ud %56.0, %38.0
;;     %34:v1 = xor.ud %56.1, %38.1
;;     %36.0:v2 = mov.ud %33
;;     %35.1:v2 tied(%36) = mov.ud %34
;;     %28:v1 = add.d %35.1, -%38.1
;;     %29:v1 tied(%28) = borrow %35.0, %38.0
;;     %30.1:v2 = mov.ud %29
;;     %23:s1 early = compare.l.d %30.1, 0
;;     %21:s1 = xor.ud %45, 0xffff scope:wave
;;     %19:s1 = and.ud %23, %21 scope:wave
;;     %16:v1 early = select %19, %62, %60
;;     %12:v1 = from_double.ud %69 all
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %16
;;     %2:v1 = add.ud %242, 272
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
