; test isel precise-output
; target ivb
; Numbers taken apart and put together.

kernel %fldexp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f32 v5, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fldexp_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %44:v2 early = load.d2 %46 space:global
;;     %42:v1 = minmax.l.d %44.1, 127
;;     %41:v1 early = select_if.l.d %44.1, 0xffffff82, 0xffffff9a, %42
;;     %39:v1 = add.d %44.1, -%41
;;     %37:v1 = minmax.l.d %39, 127
;;     %36:v1 early = select_if.l.d %39, 0xffffff82, 0xffffff9a, %37
;;     %34:v1 = add.d %39, -%36
;;     %32:v1 = minmax.l.d %34, 127
;;     %30:v1 = minmax.ge.d %32, 0xffffff82
;;     %28:v1 = shl.ud %41, 23
;;     %26:v1 = add.d %28, 0x3f800000
;;     %23:v1 early = keeping.mul %44.0, %26
;;     %20:v1 = shl.ud %36, 23
;;     %18:v1 = add.d %20, 0x3f800000
;;     %15:v1 early = keeping.mul %23, %18
;;     %12:v1 = shl.ud %30, 23
;;     %10:v1 = add.d %12, 0x3f800000
;;     %7:v1 early = keeping.mul %15, %10
;;     %2:v1 = add.ud %46, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %frexp_mant_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_mant.f32 v5
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %63:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %61:v1 early = load.d1 %63 space:global
;;     %60:v1 = and.ud %61, 0x7fffffff
;;     %58:v1 = shr.ud %60, 23
;;     %57:v1 = fbh.ud %60
;;     %56:v1 = add.d %58, 0xffffff82
;;     %55:v1 early = select_if.z.d %58, 255, 0, %56
;;     %53:v1 = add.d 0xffffff8b, -%57
;;     %51:v1 early = select_if.z.d %60, 0, 0, %53
;;     %48:v1 early = select_if.z.d %58, 0, %51, %55
;;     %44:v1 = mov.d -%48
;;     %42:v1 = minmax.l.d %44, 127
;;     %41:v1 early = select_if.l.d %44, 0xffffff82, 0xffffff9a, %42
;;     %39:v1 = add.d %44, -%41
;;     %37:v1 = minmax.l.d %39, 127
;;     %36:v1 early = select_if.l.d %39, 0xffffff82, 0xffffff9a, %37
;;     %34:v1 = add.d %39, -%36
;;     %32:v1 = minmax.l.d %34, 127
;;     %30:v1 = minmax.ge.d %32, 0xffffff82
;;     %28:v1 = shl.ud %41, 23
;;     %26:v1 = add.d %28, 0x3f800000
;;     %23:v1 early = keeping.mul %61, %26
;;     %20:v1 = shl.ud %36, 23
;;     %18:v1 = add.d %20, 0x3f800000
;;     %15:v1 early = keeping.mul %23, %18
;;     %12:v1 = shl.ud %30, 23
;;     %10:v1 = add.d %12, 0x3f800000
;;     %7:v1 early = keeping.mul %15, %10
;;     %2:v1 = add.ud %63, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %frexp_exp_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v1 early = load.d1 %24 space:global
;;     %20:v1 = and.ud %22, 0x7fffffff
;;     %18:v1 = shr.ud %20, 23
;;     %17:v1 = fbh.ud %20
;;     %16:v1 = add.d %18, 0xffffff82
;;     %15:v1 early = select_if.z.d %18, 255, 0, %16
;;     %13:v1 = add.d 0xffffff8b, -%17
;;     %11:v1 early = select_if.z.d %20, 0, 0, %13
;;     %8:v1 early = select_if.z.d %18, 0, %11, %15
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fldexp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v8 = fldexp.f64 v5, v6
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fldexp_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %63:v2 early = load.d2 %65 space:global
;;     %62:v1 early = load.d1 %65 space:global offset:8
;;     %61:v1 = minmax.l.d %62, 1023
;;     %60:v1 early = select_if.l.d %62, 0xfffffc02, 0xfffffc37, %61
;;     %58:v1 = add.d %62, -%60
;;     %56:v1 = minmax.l.d %58, 1023
;;     %55:v1 early = select_if.l.d %58, 0xfffffc02, 0xfffffc37, %56
;;     %53:v1 = add.d %58, -%55
;;     %51:v1 = minmax.l.d %53, 1023
;;     %49:v1 = minmax.ge.d %51, 0xfffffc02
;;     %47:v1 = shl.ud %60, 20
;;     %45:v1 = add.d %47, 0x3ff00000
;;     %43.0:v2 = mov.ud 0
;;     %42.1:v2 tied(%43) = mov.ud %45
;;     %35:v2 all = weave %63.0, %63.1
;;     %37:v2 all = weave %42.0, %42.1
;;     %38:v2 early all = double.mul %35 all, %37 all
;;     %33:v1 = shl.ud %55, 20
;;     %31:v1 = add.d %33, 0x3ff00000
;;     %29.0:v2 = mov.ud 0
;;     %28.1:v2 tied(%29) = mov.ud %31
;;     %23:v2 all = weave %28.0, %28.1
;;     %24:v2 early all = double.mul %38 all, %23 all
;;     %19:v1 = shl.ud %49, 20
;;     %17:v1 = add.d %19, 0x3ff00000
;;     %15.0:v2 = mov.ud 0
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     %9:v2 all = weave %14.0, %14.1
;;     %10:v2 early all = double.mul %24 all, %9 all
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %65, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %frexp_mant_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_mant.f64 v5
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %92:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %90:v2 early = load.d2 %92 space:global
;;     %89:v1 = and.ud %90.1, 0x7fffffff
;;     %87:v1 = shr.ud %89, 20
;;     %85:v1 = or.ud %90.0, %89
;;     %84:v1 = fbh.ud %89
;;     %82:v1 = fbh.ud %90.0
;;     %80:v1 = or.ud %82, 32
;;     %78:v1 = minmax.l.ud %84, %80
;;     %75:v1 = add.d %87, 0xfffffc02
;;     %74:v1 early = select_if.z.d %87, 0x7ff, 0, %75
;;     %72:v1 = add.d 0xfffffc0e, -%78
;;     %70:v1 early = select_if.z.d %85, 0, 0, %72
;;     %67:v1 early = select_if.z.d %87, 0, %70, %74
;;     %63:v1 = mov.d -%67
;;     %61:v1 = minmax.l.d %63, 1023
;;     %60:v1 early = select_if.l.d %63, 0xfffffc02, 0xfffffc37, %61
;;     %58:v1 = add.d %63, -%60
;;     %56:v1 = minmax.l.d %58, 1023
;;     %55:v1 early = select_if.l.d %58, 0xfffffc02, 0xfffffc37, %56
;;     %53:v1 = add.d %58, -%55
;;     %51:v1 = minmax.l.d %53, 1023
;;     %49:v1 = minmax.ge.d %51, 0xfffffc02
;;     %47:v1 = shl.ud %60, 20
;;     %45:v1 = add.d %47, 0x3ff00000
;;     %43.0:v2 = mov.ud 0
;;     %42.1:v2 tied(%43) = mov.ud %45
;;     %35:v2 all = weave %90.0, %90.1
;;     %37:v2 all = weave %42.0, %42.1
;;     %38:v2 early all = double.mul %35 all, %37 all
;;     %33:v1 = shl.ud %55, 20
;;     %31:v1 = add.d %33, 0x3ff00000
;;     %29.0:v2 = mov.ud 0
;;     %28.1:v2 tied(%29) = mov.ud %31
;;     %23:v2 all = weave %28.0, %28.1
;;     %24:v2 early all = double.mul %38 all, %23 all
;;     %19:v1 = shl.ud %49, 20
;;     %17:v1 = add.d %19, 0x3ff00000
;;     %15.0:v2 = mov.ud 0
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     %9:v2 all = weave %14.0, %14.1
;;     %10:v2 early all = double.mul %24 all, %9 all
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %92, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %frexp_exp_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v2 early = load.d2 %34 space:global
;;     %30:v1 = and.ud %32.1, 0x7fffffff
;;     %28:v1 = shr.ud %30, 20
;;     %26:v1 = or.ud %32.0, %30
;;     %25:v1 = fbh.ud %30
;;     %23:v1 = fbh.ud %32.0
;;     %21:v1 = or.ud %23, 32
;;     %19:v1 = minmax.l.ud %25, %21
;;     %16:v1 = add.d %28, 0xfffffc02
;;     %15:v1 early = select_if.z.d %28, 0x7ff, 0, %16
;;     %13:v1 = add.d 0xfffffc0e, -%19
;;     %11:v1 early = select_if.z.d %26, 0, 0, %13
;;     %8:v1 early = select_if.z.d %28, 0, %11, %15
;;     %2:v1 = add.ud %34, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fldexp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v8 = fldexp.f16 v5, v6
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fldexp_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v1 early = load.b2 %24 space:global
;;     %21:v1 early = load.d1 %24 space:global offset:4
;;     %20:v1 = minmax.l.d %21, 64
;;     %18:v1 = minmax.ge.d %20, -64
;;     %16:v1 = f16to32.f.uw %22
;;     %14:v1 = shl.ud %18, 23
;;     %12:v1 = add.d %14, 0x3f800000
;;     %9:v1 early = keeping.mul %16, %12
;;     %6:v1 = f32to16.uw.f %9
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %frexp_mant_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_mant.f16 v5
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %frexp_mant_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %39:v1 early = load.b2 %41 space:global
;;     %38:v1 = f16to32.f.uw %39
;;     %36:v1 = and.ud %38, 0x7fffffff
;;     %34:v1 = shr.ud %36, 23
;;     %33:v1 = fbh.ud %36
;;     %32:v1 = add.d %34, 0xffffff82
;;     %31:v1 early = select_if.z.d %34, 255, 0, %32
;;     %29:v1 = add.d 0xffffff8b, -%33
;;     %27:v1 early = select_if.z.d %36, 0, 0, %29
;;     %24:v1 early = select_if.z.d %34, 0, %27, %31
;;     %20:v1 = mov.d -%24
;;     %18:v1 = minmax.l.d %20, 64
;;     %16:v1 = minmax.ge.d %18, -64
;;     %14:v1 = shl.ud %16, 23
;;     %12:v1 = add.d %14, 0x3f800000
;;     %9:v1 early = keeping.mul %38, %12
;;     %6:v1 = f32to16.uw.f %9
;;     %2:v1 = add.ud %41, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %frexp_exp_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v8 = frexp_exp v5
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %frexp_exp_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:v1 early = load.b2 %26 space:global
;;     %23:v1 = f16to32.f.uw %24
;;     %20:v1 = and.ud %23, 0x7fffffff
;;     %18:v1 = shr.ud %20, 23
;;     %17:v1 = fbh.ud %20
;;     %16:v1 = add.d %18, 0xffffff82
;;     %15:v1 early = select_if.z.d %18, 255, 0, %16
;;     %13:v1 = add.d 0xffffff8b, -%17
;;     %11:v1 early = select_if.z.d %20, 0, 0, %13
;;     %8:v1 early = select_if.z.d %18, 0, %11, %15
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %flushed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v9 = frexp_exp.ftz v5
    v8 = fldexp.ftz.f32 v5, v9
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flushed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %53:v1 early = load.d1 %55 space:global
;;     %52:v1 = and.ud %53, 0x7fffffff
;;     %50:v1 = shr.ud %52, 23
;;     %48:v1 = add.d %50, 0xffffff82
;;     %47:v1 early = select_if.z.d %50, 255, 0, %48
;;     %45:v1 early = select_if.z.d %50, 0, 0, %47
;;     %42:v1 = minmax.l.d %45, 127
;;     %41:v1 early = select_if.l.d %45, 0xffffff82, 0xffffff9a, %42
;;     %39:v1 = add.d %45, -%41
;;     %37:v1 = minmax.l.d %39, 127
;;     %36:v1 early = select_if.l.d %39, 0xffffff82, 0xffffff9a, %37
;;     %34:v1 = add.d %39, -%36
;;     %32:v1 = minmax.l.d %34, 127
;;     %30:v1 = minmax.ge.d %32, 0xffffff82
;;     %28:v1 = shl.ud %41, 23
;;     %26:v1 = add.d %28, 0x3f800000
;;     %23:v1 = mul.f %53, %26
;;     %20:v1 = shl.ud %36, 23
;;     %18:v1 = add.d %20, 0x3f800000
;;     %15:v1 = mul.f %23, %18
;;     %12:v1 = shl.ud %30, 23
;;     %10:v1 = add.d %12, 0x3f800000
;;     %7:v1 = mul.f %15, %10
;;     %2:v1 = add.ud %55, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %fldexp_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : f64 at 24 align 8
    param %f : i32 at 32 align 4
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
    v9 = fldexp.f16 v7, v8
    store.f16 global align 2 [v4+256], v9
    v10 = load.f32 kernarg align 4 width all [v0+16]
    v11 = load.i32 kernarg align 4 width all [v0+20]
    v12 = fldexp.f32 v10, v11
    store.f32 global align 4 [v4+260], v12
    v13 = load.f64 kernarg align 8 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+32]
    v15 = fldexp.f64 v13, v14
    store.f64 global align 8 [v4+264], v15
    return
}
;; machine kernel %fldexp_wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %121:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %119:s1 = mov.ud r8.8.ud scope:wave
;;     %116:s1 = minmax.l.d r8.12.ud, 64 scope:wave
;;     %115:s1 = minmax.ge.d %116, -64 scope:wave
;;     %113:v1 = f16to32.f.uw %119
;;     %111:s1 = shl.ud %115, 23 scope:wave
;;     %109:s1 = add.d %111, 0x3f800000 scope:wave
;;     %106:v1 early = keeping.mul %113, %109
;;     %103:v1 = f32to16.uw.f %106
;;     %99:v1 = add.ud %121, 256
;;     %101.0:v2 = mov.ud %99
;;     %100.1:v2 tied(%101) = mov.ud %103
;;     store.b2 %100 space:global
;;     %97:s1 = minmax.l.d r8.20.ud, 127 scope:wave
;;     %96:s1 early = select_if.l.d r8.20.ud, 0xffffff82, 0xffffff9a, %97 scope:wave
;;     %94:s1 = add.d r8.20.ud, -%96 scope:wave
;;     %93:s1 = minmax.l.d %94, 127 scope:wave
;;     %92:s1 early = select_if.l.d %94, 0xffffff82, 0xffffff9a, %93 scope:wave
;;     %90:s1 = add.d %94, -%92 scope:wave
;;     %88:s1 = minmax.l.d %90, 127 scope:wave
;;     %86:s1 = minmax.ge.d %88, 0xffffff82 scope:wave
;;     %84:s1 = shl.ud %96, 23 scope:wave
;;     %82:s1 = add.d %84, 0x3f800000 scope:wave
;;     %79:v1 early = keeping.mul r8.16.ud, %82
;;     %77:s1 = shl.ud %92, 23 scope:wave
;;     %75:s1 = add.d %77, 0x3f800000 scope:wave
;;     %72:v1 early = keeping.mul %79, %75
;;     %69:s1 = shl.ud %86, 23 scope:wave
;;     %67:s1 = add.d %69, 0x3f800000 scope:wave
;;     %64:v1 early = keeping.mul %72, %67
;;     %59:v1 = add.ud %121, 260
;;     %61.0:v2 = mov.ud %59
;;     %60.1:v2 tied(%61) = mov.ud %64
;;     store.d1 %60 space:global
;;     %57:s1 = minmax.l.d r9.0.ud, 1023 scope:wave
;;     %56:s1 early = select_if.l.d r9.0.ud, 0xfffffc02, 0xfffffc37, %57 scope:wave
;;     %54:s1 = add.d r9.0.ud, -%56 scope:wave
;;     %53:s1 = minmax.l.d %54, 1023 scope:wave
;;     %52:s1 early = select_if.l.d %54, 0xfffffc02, 0xfffffc37, %53 scope:wave
;;     %50:s1 = add.d %54, -%52 scope:wave
;;     %48:s1 = minmax.l.d %50, 1023 scope:wave
;;     %46:s1 = minmax.ge.d %48, 0xfffffc02 scope:wave
;;     %44:s1 = shl.ud %56, 20 scope:wave
;;     %42:s1 = add.d %44, 0x3ff00000 scope:wave
;;     %40.0:s2 = mov.ud 0 scope:wave
;;     %39.1:s2 tied(%40) = mov.ud %42 scope:wave
;;     %33.0:s2 = mov.ud r8.24.ud scope:wave
;;     %32.1:s2 tied(%33) = mov.ud r8.28.ud scope:wave
;;     %35:v2 early all = double.mul %32, %39
;;     %31:s1 = shl.ud %52, 20 scope:wave
;;     %29:s1 = add.d %31, 0x3ff00000 scope:wave
;;     %27.0:s2 = mov.ud 0 scope:wave
;;     %26.1:s2 tied(%27) = mov.ud %29 scope:wave
;;     %22:v2 early all = double.mul %35 all, %26
;;     %18:s1 = shl.ud %46, 20 scope:wave
;;     %16:s1 = add.d %18, 0x3ff00000 scope:wave
;;     %14.0:s2 = mov.ud 0 scope:wave
;;     %13.1:s2 tied(%14) = mov.ud %16 scope:wave
;;     %9:v2 early all = double.mul %22 all, %13
;;     %10:v2 = unweave %9 all
;;     %2:v1 = add.ud %121, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %frexp_mant_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = frexp_mant.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = frexp_mant.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = frexp_mant.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %frexp_mant_wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %184:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %182:s1 = mov.ud r8.8.ud scope:wave
;;     %179:v1 = f16to32.f.uw %182
;;     %177:v1 = and.ud %179, 0x7fffffff
;;     %175:v1 = shr.ud %177, 23
;;     %174:v1 = fbh.ud %177
;;     %173:v1 = add.d %175, 0xffffff82
;;     %172:v1 early = select_if.z.d %175, 255, 0, %173
;;     %170:v1 = add.d 0xffffff8b, -%174
;;     %168:v1 early = select_if.z.d %177, 0, 0, %170
;;     %165:v1 early = select_if.z.d %175, 0, %168, %172
;;     %161:v1 = mov.d -%165
;;     %159:v1 = minmax.l.d %161, 64
;;     %157:v1 = minmax.ge.d %159, -64
;;     %155:v1 = shl.ud %157, 23
;;     %153:v1 = add.d %155, 0x3f800000
;;     %150:v1 early = keeping.mul %179, %153
;;     %147:v1 = f32to16.uw.f %150
;;     %143:v1 = add.ud %184, 256
;;     %145.0:v2 = mov.ud %143
;;     %144.1:v2 tied(%145) = mov.ud %147
;;     store.b2 %144 space:global
;;     %141:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %140:s1 = shr.ud %141, 23 scope:wave
;;     %139:s1 = fbh.ud %141 scope:wave
;;     %138:s1 = add.d %140, 0xffffff82 scope:wave
;;     %137:s1 early = select_if.z.d %140, 255, 0, %138 scope:wave
;;     %135:s1 = add.d 0xffffff8b, -%139 scope:wave
;;     %133:s1 early = select_if.z.d %141, 0, 0, %135 scope:wave
;;     %130:s1 early = select_if.z.d %140, 0, %133, %137 scope:wave
;;     %126:s1 = mov.d -%130 scope:wave
;;     %124:s1 = minmax.l.d %126, 127 scope:wave
;;     %123:s1 early = select_if.l.d %126, 0xffffff82, 0xffffff9a, %124 scope:wave
;;     %121:s1 = add.d %126, -%123 scope:wave
;;     %119:s1 = minmax.l.d %121, 127 scope:wave
;;     %118:s1 early = select_if.l.d %121, 0xffffff82, 0xffffff9a, %119 scope:wave
;;     %116:s1 = add.d %121, -%118 scope:wave
;;     %114:s1 = minmax.l.d %116, 127 scope:wave
;;     %112:s1 = minmax.ge.d %114, 0xffffff82 scope:wave
;;     %110:s1 = shl.ud %123, 23 scope:wave
;;     %108:s1 = add.d %110, 0x3f800000 scope:wave
;;     %105:v1 early = keeping.mul r8.12.ud, %108
;;     %103:s1 = shl.ud %118, 23 scope:wave
;;     %101:s1 = add.d %103, 0x3f800000 scope:wave
;;     %98:v1 early = keeping.mul %105, %101
;;     %95:s1 = shl.ud %112, 23 scope:wave
;;     %93:s1 = add.d %95, 0x3f800000 scope:wave
;;     %90:v1 early = keeping.mul %98, %93
;;     %85:v1 = add.ud %184, 260
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud %90
;;     store.d1 %86 space:global
;;     %83:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %82:s1 = shr.ud %83, 20 scope:wave
;;     %81:s1 = or.ud r8.16.ud, %83 scope:wave
;;     %80:s1 = fbh.ud %83 scope:wave
;;     %78:s1 = fbh.ud r8.16.ud scope:wave
;;     %77:s1 = or.ud %78, 32 scope:wave
;;     %75:s1 = minmax.l.ud %80, %77 scope:wave
;;     %72:s1 = add.d %82, 0xfffffc02 scope:wave
;;     %71:s1 early = select_if.z.d %82, 0x7ff, 0, %72 scope:wave
;;     %69:s1 = add.d 0xfffffc0e, -%75 scope:wave
;;     %67:s1 early = select_if.z.d %81, 0, 0, %69 scope:wave
;;     %64:s1 early = select_if.z.d %82, 0, %67, %71 scope:wave
;;     %60:s1 = mov.d -%64 scope:wave
;;     %58:s1 = minmax.l.d %60, 1023 scope:wave
;;     %57:s1 early = select_if.l.d %60, 0xfffffc02, 0xfffffc37, %58 scope:wave
;;     %55:s1 = add.d %60, -%57 scope:wave
;;     %53:s1 = minmax.l.d %55, 1023 scope:wave
;;     %52:s1 early = select_if.l.d %55, 0xfffffc02, 0xfffffc37, %53 scope:wave
;;     %50:s1 = add.d %55, -%52 scope:wave
;;     %48:s1 = minmax.l.d %50, 1023 scope:wave
;;     %46:s1 = minmax.ge.d %48, 0xfffffc02 scope:wave
;;     %44:s1 = shl.ud %57, 20 scope:wave
;;     %42:s1 = add.d %44, 0x3ff00000 scope:wave
;;     %40.0:s2 = mov.ud 0 scope:wave
;;     %39.1:s2 tied(%40) = mov.ud %42 scope:wave
;;     %33.0:s2 = mov.ud r8.16.ud scope:wave
;;     %32.1:s2 tied(%33) = mov.ud r8.20.ud scope:wave
;;     %35:v2 early all = double.mul %32, %39
;;     %31:s1 = shl.ud %52, 20 scope:wave
;;     %29:s1 = add.d %31, 0x3ff00000 scope:wave
;;     %27.0:s2 = mov.ud 0 scope:wave
;;     %26.1:s2 tied(%27) = mov.ud %29 scope:wave
;;     %22:v2 early all = double.mul %35 all, %26
;;     %18:s1 = shl.ud %46, 20 scope:wave
;;     %16:s1 = add.d %18, 0x3ff00000 scope:wave
;;     %14.0:s2 = mov.ud 0 scope:wave
;;     %13.1:s2 tied(%14) = mov.ud %16 scope:wave
;;     %9:v2 early all = double.mul %22 all, %13
;;     %10:v2 = unweave %9 all
;;     %2:v1 = add.ud %184, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %frexp_exp_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = frexp_exp v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = frexp_exp v9
    store.i32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = frexp_exp v11
    store.i32 global align 4 [v4+264], v12
    return
}
;; machine kernel %frexp_exp_wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %68:s1 = mov.ud r8.8.ud scope:wave
;;     %65:v1 = f16to32.f.uw %68
;;     %62:v1 = and.ud %65, 0x7fffffff
;;     %60:v1 = shr.ud %62, 23
;;     %59:v1 = fbh.ud %62
;;     %58:v1 = add.d %60, 0xffffff82
;;     %57:v1 early = select_if.z.d %60, 255, 0, %58
;;     %55:v1 = add.d 0xffffff8b, -%59
;;     %53:v1 early = select_if.z.d %62, 0, 0, %55
;;     %50:v1 early = select_if.z.d %60, 0, %53, %57
;;     %46:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %45:s1 = shr.ud %46, 23 scope:wave
;;     %44:s1 = fbh.ud %46 scope:wave
;;     %43:s1 = add.d %45, 0xffffff82 scope:wave
;;     %42:s1 early = select_if.z.d %45, 255, 0, %43 scope:wave
;;     %40:s1 = add.d 0xffffff8b, -%44 scope:wave
;;     %38:s1 early = select_if.z.d %46, 0, 0, %40 scope:wave
;;     %35:s1 early = select_if.z.d %45, 0, %38, %42 scope:wave
;;     %31:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %30:s1 = shr.ud %31, 20 scope:wave
;;     %29:s1 = or.ud r8.16.ud, %31 scope:wave
;;     %28:s1 = fbh.ud %31 scope:wave
;;     %26:s1 = fbh.ud r8.16.ud scope:wave
;;     %25:s1 = or.ud %26, 32 scope:wave
;;     %23:s1 = minmax.l.ud %28, %25 scope:wave
;;     %20:s1 = add.d %30, 0xfffffc02 scope:wave
;;     %19:s1 early = select_if.z.d %30, 0x7ff, 0, %20 scope:wave
;;     %17:s1 = add.d 0xfffffc0e, -%23 scope:wave
;;     %15:s1 early = select_if.z.d %29, 0, 0, %17 scope:wave
;;     %12:s1 early = select_if.z.d %30, 0, %15, %19 scope:wave
;;     %4:v1 = add.ud %70, 256
;;     %6.0:v4 = mov.ud %4
;;     %7.1:v4 tied(%6) = mov.ud %50
;;     %8.2:v4 tied(%7) = mov.ud %35
;;     %5.3:v4 tied(%8) = mov.ud %12
;;     store.d3 %5 space:global
;; }
;;     end
;; }
