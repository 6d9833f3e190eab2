; test isel precise-output
; target ivb
; Unsigned integers to floats.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mov.f.ud %7
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v2 all = to_double.ud %9
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.d1 %13 space:global
;;     %10:v1 = minmax.l.ud %11, 0x20000
;;     %8:v1 = mov.f.ud %10
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = mov.f.ud r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %from_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.b2 %11 space:global
;;     %8:v1 = and.ud %9, 0xffff
;;     %6:v1 = mov.f.ud %8
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %from_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.b1 %11 space:global
;;     %8:v1 = and.ud %9, 255
;;     %6:v1 = mov.f.ud %8
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b1 %22 space:global
;;     %19:v1 = and.ud %20, 255
;;     %17:v1 = minmax.l.ud %19, 0x20000
;;     %16:v1 = mov.f.ud %17
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %22, 256
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %7:v2 all = to_double.ud %19
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %22, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b2 %22 space:global
;;     %19:v1 = and.ud %20, 0xffff
;;     %17:v1 = minmax.l.ud %19, 0x20000
;;     %16:v1 = mov.f.ud %17
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %22, 256
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %7:v2 all = to_double.ud %19
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %22, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v2 early = load.d2 %22 space:global
;;     %19:s1 early = compare.z.d %20.1, 0
;;     %17:s1 early = compare.l.ud %20.0, 0x20000
;;     %15:s1 = and.ud %19, %17 scope:wave
;;     %12:v2 early = select %15, %20.0, %20.1, 0x20000, 0
;;     %8:v1 = mov.f.ud %12.0
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = fcvt_from_uint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_uint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_uint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:s1 = mov.ud r8.8.ud scope:wave
;;     %24:s1 = and.ud %26, 255 scope:wave
;;     %22:s1 = minmax.l.ud %24, 0x20000 scope:wave
;;     %21:v1 = mov.f.ud %22
;;     %19:v1 = f32to16.uw.f %21
;;     %15:v1 = add.ud %28, 256
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.b2 %16 space:global
;;     %13:v1 = mov.f.ud %24
;;     %10:v1 = add.ud %28, 260
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;;     %7:v2 all = to_double.ud %24
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %28, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i16 {
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
    v7 = fcvt_from_uint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_uint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_uint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:s1 = mov.ud r8.8.ud scope:wave
;;     %24:s1 = and.ud %26, 0xffff scope:wave
;;     %22:s1 = minmax.l.ud %24, 0x20000 scope:wave
;;     %21:v1 = mov.f.ud %22
;;     %19:v1 = f32to16.uw.f %21
;;     %15:v1 = add.ud %28, 256
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.b2 %16 space:global
;;     %13:v1 = mov.f.ud %24
;;     %10:v1 = add.ud %28, 260
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;;     %7:v2 all = to_double.ud %24
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %28, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i32 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %wave_i32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:s1 = minmax.l.ud r8.8.ud, 0x20000 scope:wave
;;     %15:v1 = mov.f.ud %16
;;     %13:v1 = f32to16.uw.f %15
;;     %9:v1 = add.ud %18, 256
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.b2 %10 space:global
;;     %6:v2 all = to_double.ud r8.8.ud
;;     %7:v2 = unweave %6 all
;;     %2:v1 = add.ud %18, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = fcvt_from_uint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %83:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %81:s1 early = compare.z.d r8.12.ud, 0 scope:wave
;;     %80:s1 early = compare.l.ud r8.8.ud, 0x20000 scope:wave
;;     %79:s1 = and.ud %81, %80 scope:wave
;;     %76:s2 early = select %79, r8.8.ud, r8.12.ud, 0x20000, 0 scope:wave
;;     %73:v1 = mov.f.ud %76.0
;;     %71:v1 = f32to16.uw.f %73
;;     %67:v1 = add.ud %83, 256
;;     %69.0:v2 = mov.ud %67
;;     %68.1:v2 tied(%69) = mov.ud %71
;;     store.b2 %68 space:global
;;     %65:v1 = mov.f.ud r8.8.ud
;;     %64:s1 = or.ud r8.12.ud, 1 scope:wave
;;     %63:s1 early = select_if.z.d r8.12.ud, 0, %64, r8.12.ud scope:wave
;;     %61:s1 = fbh.ud %63 scope:wave
;;     %59:s1 = and.ud %61, 32 scope:wave
;;     %58:s1 = and.ud %61, 31 scope:wave
;;     %57:s1 = xor.ud %58, 31 scope:wave
;;     %55:s1 = shl.ud r8.8.ud, %61 scope:wave
;;     %54:s1 = shr.ud r8.8.ud, 1 scope:wave
;;     %53:s1 = shr.ud %54, %57 scope:wave
;;     %50:s1 = shl.ud r8.12.ud, %61 scope:wave
;;     %49:s1 = or.ud %50, %53 scope:wave
;;     %46:s1 early = select_if.nz.d %59, 0, 0, %55 scope:wave
;;     %45:s1 early = select_if.nz.d %59, 0, %55, %49 scope:wave
;;     %41:s1 early = compare.nz.d %46, 0 scope:wave
;;     %38:s1 = or.ud %45, %41 scope:wave
;;     %35:v1 = mov.f.ud %38
;;     %33:s1 = add.d 159, -%61 scope:wave
;;     %31:s1 = shl.ud %33, 23 scope:wave
;;     %28:v1 = mul.f %35, %31
;;     %25:v1 early = select_if.z.d r8.12.ud, 0, %65, %28
;;     %20:v1 = add.ud %83, 260
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %25
;;     store.d1 %21 space:global
;;     %17:v2 all = to_double.ud r8.8.ud
;;     %15:v2 all = to_double.ud r8.12.ud
;;     %11.0:s2 = mov.ud 0 scope:wave
;;     %10.1:s2 tied(%11) = mov.ud 0x41f00000 scope:wave
;;     %12:v2 all = weave %10
;;     %13:v2 early all = double.mad %17 all, %15 all, %12 all
;;     %14:v2 = unweave %13 all
;;     %2:v1 = add.ud %83, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
