; test isel precise-output
; target ivb
; Ones from a bit on: `bfi1` takes width and position.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = bfi1.ud %8.1, %8.0
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %o : i32 at 8 align 4
    param %n : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = bfi1.ud r8.12.ud, r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %49:v2 early = load.d2 %51 space:global
;;     %48:v1 = and.ud %49.1, 32
;;     %47:v1 = shl.ud 1, %49.1
;;     %45:v1 early = select_if.nz.d %48, 0, 0, %47
;;     %44:v1 early = select_if.nz.d %48, 0, %47, 0
;;     %41.0:v2 = mov.ud %45
;;     %40.1:v2 tied(%41) = mov.ud %44
;;     %33:v1 = add.d %40.0, -1
;;     %34:v1 = add.d %40.1, -1
;;     %35:v1 tied(%34) = carry %33, -1
;;     %37.0:v2 = mov.ud %33
;;     %36.1:v2 tied(%37) = mov.ud %35
;;     %30:v1 = and.ud %49.0, 32
;;     %29:v1 = and.ud %49.0, 31
;;     %28:v1 = xor.ud %29, 31
;;     %26:v1 = shl.ud %36.0, %49.0
;;     %25:v1 = shr.ud %36.0, 1
;;     %23:v1 = shr.ud %25, %28
;;     %20:v1 = shl.ud %36.1, %49.0
;;     %17:v1 = or.ud %20, %23
;;     %14:v1 early = select_if.nz.d %30, 0, 0, %26
;;     %13:v1 early = select_if.nz.d %30, 0, %26, %17
;;     %9.0:v2 = mov.ud %14
;;     %8.1:v2 tied(%9) = mov.ud %13
;;     %2:v1 = add.ud %51, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %width_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %width_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = bfi1.ud 3, %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_narrow {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i32 global align 4 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = bitmask.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    return
}
;; machine kernel %lanes_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %39:v4 early = load.d4 %41 space:global
;;     %38:v1 = and.ud %39.1, 7
;;     %36:v1 = shl.ud 1, %38
;;     %33:v1 = add.d %36, 255
;;     %31:v1 = and.ud %39.0, 7
;;     %29:v1 = and.ud %33, 255
;;     %27:v1 = shl.ud %29, %31
;;     %21:v1 = add.ud %41, 256
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %27
;;     store.b1 %22 space:global
;;     %19:v1 = and.ud %39.3, 15
;;     %17:v1 = shl.ud 1, %19
;;     %14:v1 = add.d %17, 0xffff
;;     %12:v1 = and.ud %39.2, 15
;;     %10:v1 = and.ud %14, 0xffff
;;     %8:v1 = shl.ud %10, %12
;;     %2:v1 = add.ud %41, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = bitmask.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = bitmask.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = bitmask.i64 v11, v12
    store.i64 global align 8 [v4+264], v13
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %82:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %80:s1 = and.ud r8.12.ud, 7 scope:wave
;;     %79:s1 = shl.ud 1, %80 scope:wave
;;     %76:s1 = add.d %79, 255 scope:wave
;;     %74:s1 = and.ud r8.8.ud, 7 scope:wave
;;     %73:s1 = and.ud %76, 255 scope:wave
;;     %71:s1 = shl.ud %73, %74 scope:wave
;;     %65:v1 = add.ud %82, 256
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %71
;;     store.b1 %66 space:global
;;     %63:s1 = and.ud r8.20.ud, 15 scope:wave
;;     %62:s1 = shl.ud 1, %63 scope:wave
;;     %59:s1 = add.d %62, 0xffff scope:wave
;;     %57:s1 = and.ud r8.16.ud, 15 scope:wave
;;     %56:s1 = and.ud %59, 0xffff scope:wave
;;     %54:s1 = shl.ud %56, %57 scope:wave
;;     %48:v1 = add.ud %82, 260
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %54
;;     store.b2 %49 space:global
;;     %46:s1 = and.ud r8.28.ud, 32 scope:wave
;;     %45:s1 = shl.ud 1, r8.28.ud scope:wave
;;     %44:s1 early = select_if.nz.d %46, 0, 0, %45 scope:wave
;;     %43:s1 early = select_if.nz.d %46, 0, %45, 0 scope:wave
;;     %40.0:s2 = mov.ud %44 scope:wave
;;     %39.1:s2 tied(%40) = mov.ud %43 scope:wave
;;     %32:s1 = add.d %39.0, -1 scope:wave
;;     %33:s1 = add.d %39.1, -1 scope:wave
;;     %34:s1 tied(%33) = carry %32, -1 scope:wave
;;     %36.0:s2 = mov.ud %32 scope:wave
;;     %35.1:s2 tied(%36) = mov.ud %34 scope:wave
;;     %29:s1 = and.ud r8.24.ud, 32 scope:wave
;;     %28:s1 = and.ud r8.24.ud, 31 scope:wave
;;     %27:s1 = xor.ud %28, 31 scope:wave
;;     %25:s1 = shl.ud %35.0, r8.24.ud scope:wave
;;     %24:s1 = shr.ud %35.0, 1 scope:wave
;;     %22:s1 = shr.ud %24, %27 scope:wave
;;     %19:s1 = shl.ud %35.1, r8.24.ud scope:wave
;;     %17:s1 = or.ud %19, %22 scope:wave
;;     %14:s1 early = select_if.nz.d %29, 0, 0, %25 scope:wave
;;     %13:s1 early = select_if.nz.d %29, 0, %25, %17 scope:wave
;;     %9.0:s2 = mov.ud %14 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %13 scope:wave
;;     %2:v1 = add.ud %82, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
