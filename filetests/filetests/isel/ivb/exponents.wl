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
