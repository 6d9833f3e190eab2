; test isel precise-output
; target ivb
; Signed integers to floats.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mov.f.d %7
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
    v6 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v2 all = to_double.d %9
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 early = load.d1 %15 space:global
;;     %12:v1 = minmax.l.d %13, 0x20000
;;     %10:v1 = minmax.ge.d %12, 0xfffe0000
;;     %8:v1 = mov.f.d %10
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %15, 256
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
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = mov.f.d r8.8.ud
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
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.b2 %12 space:global
;;     %8:v1 = shl.ud %10, 16
;;     %9:v1 = asr.d %8, 16
;;     %6:v1 = mov.f.d %9
;;     %2:v1 = add.ud %12, 256
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
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.b1 %12 space:global
;;     %8:v1 = shl.ud %10, 24
;;     %9:v1 = asr.d %8, 24
;;     %6:v1 = mov.f.d %9
;;     %2:v1 = add.ud %12, 256
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v1 early = load.b1 %25 space:global
;;     %21:v1 = shl.ud %23, 24
;;     %22:v1 = asr.d %21, 24
;;     %19:v1 = minmax.l.d %22, 0x20000
;;     %18:v1 = minmax.ge.d %19, 0xfffe0000
;;     %16:v1 = mov.f.d %18
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %25, 256
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %7:v2 all = to_double.d %22
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %25, 264
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v1 early = load.b2 %25 space:global
;;     %21:v1 = shl.ud %23, 16
;;     %22:v1 = asr.d %21, 16
;;     %19:v1 = minmax.l.d %22, 0x20000
;;     %18:v1 = minmax.ge.d %19, 0xfffe0000
;;     %16:v1 = mov.f.d %18
;;     %14:v1 = f32to16.uw.f %16
;;     %10:v1 = add.ud %25, 256
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.b2 %11 space:global
;;     %7:v2 all = to_double.d %22
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %25, 264
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %38:v2 early = load.d2 %40 space:global
;;     %37:s1 early = compare.l.d %38.1, 0
;;     %36:s1 early = compare.z.d %38.1, 0
;;     %34:s1 early = compare.l.ud %38.0, 0x20000
;;     %32:s1 = and.ud %36, %34 scope:wave
;;     %29:s1 = or.ud %37, %32 scope:wave
;;     %26:v2 early = select %29, %38.0, %38.1, 0x20000, 0
;;     %23:s1 early = compare.g.d %26.1, -1
;;     %22:s1 early = compare.z.d %26.1, -1
;;     %20:s1 early = compare.g.ud %26.0, 0xfffe0000
;;     %18:s1 = and.ud %22, %20 scope:wave
;;     %15:s1 = or.ud %23, %18 scope:wave
;;     %12:v2 early = select %15, %26.0, %26.1, 0xfffe0000, -1
;;     %8:v1 = mov.f.d %12.0
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %40, 256
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
    v7 = fcvt_from_sint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_sint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_sint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:s1 = mov.ud r8.8.ud scope:wave
;;     %26:s1 = shl.ud %29, 24 scope:wave
;;     %27:s1 = asr.d %26, 24 scope:wave
;;     %24:s1 = minmax.l.d %27, 0x20000 scope:wave
;;     %23:s1 = minmax.ge.d %24, 0xfffe0000 scope:wave
;;     %21:v1 = mov.f.d %23
;;     %19:v1 = f32to16.uw.f %21
;;     %15:v1 = add.ud %31, 256
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.b2 %16 space:global
;;     %13:v1 = mov.f.d %27
;;     %10:v1 = add.ud %31, 260
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;;     %7:v2 all = to_double.d %27
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %31, 264
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
    v7 = fcvt_from_sint.f16 v6
    store.f16 global align 2 [v4+256], v7
    v8 = fcvt_from_sint.f32 v6
    store.f32 global align 4 [v4+260], v8
    v9 = fcvt_from_sint.f64 v6
    store.f64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:s1 = mov.ud r8.8.ud scope:wave
;;     %26:s1 = shl.ud %29, 16 scope:wave
;;     %27:s1 = asr.d %26, 16 scope:wave
;;     %24:s1 = minmax.l.d %27, 0x20000 scope:wave
;;     %23:s1 = minmax.ge.d %24, 0xfffe0000 scope:wave
;;     %21:v1 = mov.f.d %23
;;     %19:v1 = f32to16.uw.f %21
;;     %15:v1 = add.ud %31, 256
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.b2 %16 space:global
;;     %13:v1 = mov.f.d %27
;;     %10:v1 = add.ud %31, 260
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;;     %7:v2 all = to_double.d %27
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %31, 264
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %wave_i32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 = minmax.l.d r8.8.ud, 0x20000 scope:wave
;;     %17:s1 = minmax.ge.d %18, 0xfffe0000 scope:wave
;;     %15:v1 = mov.f.d %17
;;     %13:v1 = f32to16.uw.f %15
;;     %9:v1 = add.ud %20, 256
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.b2 %10 space:global
;;     %6:v2 all = to_double.d r8.8.ud
;;     %7:v2 = unweave %6 all
;;     %2:v1 = add.ud %20, 264
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
    v6 = fcvt_from_sint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+260], v7
    v8 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %123:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %121:s1 early = compare.l.d r8.12.ud, 0 scope:wave
;;     %120:s1 early = compare.z.d r8.12.ud, 0 scope:wave
;;     %119:s1 early = compare.l.ud r8.8.ud, 0x20000 scope:wave
;;     %118:s1 = and.ud %120, %119 scope:wave
;;     %115:s1 = or.ud %121, %118 scope:wave
;;     %112:s2 early = select %115, r8.8.ud, r8.12.ud, 0x20000, 0 scope:wave
;;     %110:s1 early = compare.g.d %112.1, -1 scope:wave
;;     %109:s1 early = compare.z.d %112.1, -1 scope:wave
;;     %107:s1 early = compare.g.ud %112.0, 0xfffe0000 scope:wave
;;     %105:s1 = and.ud %109, %107 scope:wave
;;     %102:s1 = or.ud %110, %105 scope:wave
;;     %99:s2 early = select %102, %112.0, %112.1, 0xfffe0000, -1 scope:wave
;;     %95:v1 = mov.f.d %99.0
;;     %93:v1 = f32to16.uw.f %95
;;     %89:v1 = add.ud %123, 256
;;     %91.0:v2 = mov.ud %89
;;     %90.1:v2 tied(%91) = mov.ud %93
;;     store.b2 %90 space:global
;;     %87:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %86.0:s2 = mov.ud %87 scope:wave
;;     %85.1:s2 tied(%86) = mov.ud %87 scope:wave
;;     %80:s1 = xor.ud r8.8.ud, %85.0 scope:wave
;;     %81:s1 = xor.ud r8.12.ud, %85.1 scope:wave
;;     %83.0:s2 = mov.ud %80 scope:wave
;;     %82.1:s2 tied(%83) = mov.ud %81 scope:wave
;;     %75:s1 = add.d %82.0, -%85.0 scope:wave
;;     %76:s1 = add.d %82.1, -%85.1 scope:wave
;;     %77:s1 tied(%76) = borrow %82.0, %85.0 scope:wave
;;     %79.0:s2 = mov.ud %75 scope:wave
;;     %78.1:s2 tied(%79) = mov.ud %77 scope:wave
;;     %71:v1 = mov.f.ud %78.0
;;     %70:s1 = or.ud %78.1, 1 scope:wave
;;     %69:s1 early = select_if.z.d %78.1, 0, %70, %78.1 scope:wave
;;     %67:s1 = fbh.ud %69 scope:wave
;;     %65:s1 = and.ud %67, 32 scope:wave
;;     %64:s1 = and.ud %67, 31 scope:wave
;;     %63:s1 = xor.ud %64, 31 scope:wave
;;     %61:s1 = shl.ud %78.0, %67 scope:wave
;;     %60:s1 = shr.ud %78.0, 1 scope:wave
;;     %58:s1 = shr.ud %60, %63 scope:wave
;;     %55:s1 = shl.ud %78.1, %67 scope:wave
;;     %54:s1 = or.ud %55, %58 scope:wave
;;     %51:s1 early = select_if.nz.d %65, 0, 0, %61 scope:wave
;;     %50:s1 early = select_if.nz.d %65, 0, %61, %54 scope:wave
;;     %46:s1 early = compare.nz.d %51, 0 scope:wave
;;     %43:s1 = or.ud %50, %46 scope:wave
;;     %40:v1 = mov.f.ud %43
;;     %38:s1 = add.d 159, -%67 scope:wave
;;     %36:s1 = shl.ud %38, 23 scope:wave
;;     %33:v1 = mul.f %40, %36
;;     %30:v1 early = select_if.z.d %78.1, 0, %71, %33
;;     %26:v1 = xor.ud %30, 0x80000000
;;     %25:v1 early = select_if.l.d r8.12.ud, 0, %26, %30
;;     %20:v1 = add.ud %123, 260
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %25
;;     store.d1 %21 space:global
;;     %17:v2 all = to_double.ud r8.8.ud
;;     %15:v2 all = to_double.d r8.12.ud
;;     %11.0:s2 = mov.ud 0 scope:wave
;;     %10.1:s2 tied(%11) = mov.ud 0x41f00000 scope:wave
;;     %12:v2 all = weave %10
;;     %13:v2 early all = double.mad %17 all, %15 all, %12 all
;;     %14:v2 = unweave %13 all
;;     %2:v1 = add.ud %123, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
