; test isel precise-output
; target ivb
; Classes of floats as a set of bits: a chain of selections by the magnitude.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v2 early = load.d2 %34 space:global
;;     %31:v1 = and.ud %32.0, 0x7fffffff
;;     %30:v1 early = select_if.l.d %32.0, 0, 8, 256
;;     %29:v1 early = select_if.l.d %32.0, 0, 16, 128
;;     %28:v1 early = select_if.l.d %32.0, 0, 32, 64
;;     %27:v1 early = select_if.l.d %32.0, 0, 4, 512
;;     %25:v1 early = select_if.l.ud %31, 0x800000, %29, %30
;;     %22:v1 early = select_if.z.d %31, 0, %28, %25
;;     %19:v1 early = select_if.z.d %31, 0x7f800000, %27, %22
;;     %16:v1 early = select_if.g.ud %31, 0x7f800000, 1, %19
;;     %14:v1 early = select_if.ge.ud %31, 0x7fc00000, 2, %16
;;     %11:v1 = and.ud %14, %32.1
;;     %8:s1 early = compare.nz.d %11, 0
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %34, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
    v6 = load.i32 global align 4 [v4+8]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %62:v2 early = load.d2 %64 space:global
;;     %61:v1 early = load.d1 %64 space:global offset:8
;;     %56:v1 = and.ud %62.0, -1
;;     %57:v1 = and.ud %62.1, 0x7fffffff
;;     %59.0:v2 = mov.ud %56
;;     %58.1:v2 tied(%59) = mov.ud %57
;;     %54:v1 early = select_if.l.d %62.1, 0, 8, 256
;;     %53:v1 early = select_if.l.d %62.1, 0, 16, 128
;;     %52:v1 early = select_if.l.d %62.1, 0, 32, 64
;;     %51:v1 early = select_if.l.d %62.1, 0, 4, 512
;;     %48:v1 early = select_if.l.ud %58.1, 0x100000, %53, %54
;;     %45:v1 = or.ud %58.0, %58.1
;;     %44:v1 early = select_if.z.d %45, 0, %52, %48
;;     %40:v1 = xor.ud %58.1, 0x7ff00000
;;     %39:v1 = or.ud %58.0, %40
;;     %37:v1 early = select_if.z.d %39, 0, %51, %44
;;     %33:s1 early = compare.g.ud %58.1, 0x7ff00000
;;     %32:s1 early = compare.z.d %58.1, 0x7ff00000
;;     %31:s1 early = compare.nz.d %58.0, 0
;;     %29:s1 = and.ud %32, %31 scope:wave
;;     %26:s1 = or.ud %33, %29 scope:wave
;;     %23:v1 early = select %26, 1, %37
;;     %20:s1 early = compare.g.ud %58.1, 0x7ff80000
;;     %19:s1 early = compare.z.d %58.1, 0x7ff80000
;;     %17:s1 = or.ud %20, %19 scope:wave
;;     %14:v1 early = select %17, 2, %23
;;     %11:v1 = and.ud %14, %61
;;     %8:s1 early = compare.nz.d %11, 0
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %64, 256
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %37:v1 early = load.b2 %39 space:global
;;     %36:v1 early = load.d1 %39 space:global offset:4
;;     %33:v1 = shl.ud %37, 16
;;     %34:v1 = asr.d %33, 16
;;     %31:v1 = and.ud %34, 0x7fff
;;     %30:v1 early = select_if.l.d %34, 0, 8, 256
;;     %29:v1 early = select_if.l.d %34, 0, 16, 128
;;     %28:v1 early = select_if.l.d %34, 0, 32, 64
;;     %27:v1 early = select_if.l.d %34, 0, 4, 512
;;     %25:v1 early = select_if.l.ud %31, 1024, %29, %30
;;     %22:v1 early = select_if.z.d %31, 0, %28, %25
;;     %19:v1 early = select_if.z.d %31, 0x7c00, %27, %22
;;     %16:v1 early = select_if.g.ud %31, 0x7c00, 1, %19
;;     %14:v1 early = select_if.ge.ud %31, 0x7e00, 2, %16
;;     %11:v1 = and.ud %14, %36
;;     %8:s1 early = compare.nz.d %11, 0
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %39, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %nan {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %nan target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v1 early = load.d1 %34 space:global
;;     %30:v1 = and.ud %32, 0x7fffffff
;;     %29:v1 early = select_if.l.d %32, 0, 8, 256
;;     %28:v1 early = select_if.l.d %32, 0, 16, 128
;;     %27:v1 early = select_if.l.d %32, 0, 32, 64
;;     %26:v1 early = select_if.l.d %32, 0, 4, 512
;;     %24:v1 early = select_if.l.ud %30, 0x800000, %28, %29
;;     %21:v1 early = select_if.z.d %30, 0, %27, %24
;;     %18:v1 early = select_if.z.d %30, 0x7f800000, %26, %21
;;     %15:v1 early = select_if.g.ud %30, 0x7f800000, 1, %18
;;     %13:v1 early = select_if.ge.ud %30, 0x7fc00000, 2, %15
;;     %10:v1 = and.ud %13, 3
;;     %8:s1 early = compare.nz.d %10, 0
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %34, 256
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
    v6 = iconst.i32 0x204
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %28:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %27:s1 early = select_if.l.d r8.8.ud, 0, 8, 256 scope:wave
;;     %26:s1 early = select_if.l.d r8.8.ud, 0, 16, 128 scope:wave
;;     %25:s1 early = select_if.l.d r8.8.ud, 0, 32, 64 scope:wave
;;     %24:s1 early = select_if.l.d r8.8.ud, 0, 4, 512 scope:wave
;;     %23:s1 early = select_if.l.ud %28, 0x800000, %26, %27 scope:wave
;;     %20:s1 early = select_if.z.d %28, 0, %25, %23 scope:wave
;;     %17:s1 early = select_if.z.d %28, 0x7f800000, %24, %20 scope:wave
;;     %14:s1 early = select_if.g.ud %28, 0x7f800000, 1, %17 scope:wave
;;     %12:s1 early = select_if.ge.ud %28, 0x7fc00000, 2, %14 scope:wave
;;     %9:s1 = and.ud %12, 516 scope:wave
;;     %7:s1 early = compare.nz.d %9, 0 scope:wave
;;     %2:v1 = add.ud %30, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64 at 16 align 8
    param %d : i32 at 24 align 4
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
    v9 = fclass v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = fclass v11, v12
    v14 = uextend.i32 v13
    store.i32 global align 4 [v4+260], v14
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %89:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %87:s1 = mov.ud r8.8.ud scope:wave
;;     %84:s1 = shl.ud %87, 16 scope:wave
;;     %85:s1 = asr.d %84, 16 scope:wave
;;     %82:s1 = and.ud %85, 0x7fff scope:wave
;;     %81:s1 early = select_if.l.d %85, 0, 8, 256 scope:wave
;;     %80:s1 early = select_if.l.d %85, 0, 16, 128 scope:wave
;;     %79:s1 early = select_if.l.d %85, 0, 32, 64 scope:wave
;;     %78:s1 early = select_if.l.d %85, 0, 4, 512 scope:wave
;;     %76:s1 early = select_if.l.ud %82, 1024, %80, %81 scope:wave
;;     %73:s1 early = select_if.z.d %82, 0, %79, %76 scope:wave
;;     %70:s1 early = select_if.z.d %82, 0x7c00, %78, %73 scope:wave
;;     %67:s1 early = select_if.g.ud %82, 0x7c00, 1, %70 scope:wave
;;     %65:s1 early = select_if.ge.ud %82, 0x7e00, 2, %67 scope:wave
;;     %62:s1 = and.ud %65, r8.12.ud scope:wave
;;     %60:s1 early = compare.nz.d %62, 0 scope:wave
;;     %54:s1 = and.ud r8.16.ud, -1 scope:wave
;;     %55:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %57.0:s2 = mov.ud %54 scope:wave
;;     %56.1:s2 tied(%57) = mov.ud %55 scope:wave
;;     %53:s1 early = select_if.l.d r8.20.ud, 0, 8, 256 scope:wave
;;     %52:s1 early = select_if.l.d r8.20.ud, 0, 16, 128 scope:wave
;;     %51:s1 early = select_if.l.d r8.20.ud, 0, 32, 64 scope:wave
;;     %50:s1 early = select_if.l.d r8.20.ud, 0, 4, 512 scope:wave
;;     %48:s1 early = select_if.l.ud %56.1, 0x100000, %52, %53 scope:wave
;;     %45:s1 = or.ud %56.0, %56.1 scope:wave
;;     %44:s1 early = select_if.z.d %45, 0, %51, %48 scope:wave
;;     %40:s1 = xor.ud %56.1, 0x7ff00000 scope:wave
;;     %39:s1 = or.ud %56.0, %40 scope:wave
;;     %37:s1 early = select_if.z.d %39, 0, %50, %44 scope:wave
;;     %33:s1 early = compare.g.ud %56.1, 0x7ff00000 scope:wave
;;     %32:s1 early = compare.z.d %56.1, 0x7ff00000 scope:wave
;;     %31:s1 early = compare.nz.d %56.0, 0 scope:wave
;;     %29:s1 = and.ud %32, %31 scope:wave
;;     %26:s1 = or.ud %33, %29 scope:wave
;;     %23:s1 early = select %26, 1, %37 scope:wave
;;     %20:s1 early = compare.g.ud %56.1, 0x7ff80000 scope:wave
;;     %19:s1 early = compare.z.d %56.1, 0x7ff80000 scope:wave
;;     %17:s1 = or.ud %20, %19 scope:wave
;;     %14:s1 early = select %17, 2, %23 scope:wave
;;     %11:s1 = and.ud %14, r8.24.ud scope:wave
;;     %9:s1 early = compare.nz.d %11, 0 scope:wave
;;     %3:v1 = add.ud %89, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %60
;;     %4.2:v3 tied(%6) = mov.ud %9
;;     store.d2 %4 space:global
;; }
;;     end
;; }
