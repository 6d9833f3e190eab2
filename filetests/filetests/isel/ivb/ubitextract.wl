; test isel precise-output
; target ivb
; Fields, zero extended: `bfe`, which takes width and position before the word.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 = three.bfe.ud %9.2, %9.1, %9.0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 5
    v7 = iconst.i32 9
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = three.bfe.ud 9, 5, %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %o : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = three.bfe.ud r8.16.ud, r8.12.ud, r8.8.ud
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %58:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %56:v2 early = load.d2 %58 space:global
;;     %55:v2 early = load.d2 %58 space:global offset:8
;;     %53:v1 = and.ud %55.0, 32
;;     %52:v1 = and.ud %55.0, 31
;;     %51:v1 = xor.ud %52, 31
;;     %49:v1 = shr.ud %56.1, %55.0
;;     %48:v1 = shl.ud %56.1, 1
;;     %46:v1 = shl.ud %48, %51
;;     %43:v1 = shr.ud %56.0, %55.0
;;     %40:v1 = or.ud %43, %46
;;     %37:v1 early = select_if.nz.d %53, 0, %49, %40
;;     %35:v1 early = select_if.nz.d %53, 0, 0, %49
;;     %32.0:v2 = mov.ud %37
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     %28:v1 = and.ud %55.1, 32
;;     %27:v1 = shl.ud 1, %55.1
;;     %25:v1 early = select_if.nz.d %28, 0, 0, %27
;;     %24:v1 early = select_if.nz.d %28, 0, %27, 0
;;     %21.0:v2 = mov.ud %25
;;     %20.1:v2 tied(%21) = mov.ud %24
;;     %13:v1 = add.d %20.0, -1
;;     %14:v1 = add.d %20.1, -1
;;     %15:v1 tied(%14) = carry %13, -1
;;     %17.0:v2 = mov.ud %13
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = and.ud %31.0, %16.0
;;     %9:v1 = and.ud %31.1, %16.1
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %58, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 30
    v7 = iconst.i32 4
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:v2 early = load.d2 %26 space:global
;;     %22:v1 = shr.ud %24.1, 30
;;     %21:v1 = shl.ud %24.1, 2
;;     %19:v1 = shr.ud %24.0, 30
;;     %17:v1 = or.ud %19, %21
;;     %14.0:v2 = mov.ud %17
;;     %13.1:v2 tied(%14) = mov.ud %22
;;     %7:v1 = and.ud %13.0, 15
;;     %8:v1 = and.ud %13.1, 0
;;     %10.0:v2 = mov.ud %7
;;     %9.1:v2 tied(%10) = mov.ud %8
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
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
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = ubitextract.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i32 global align 4 [v4+16]
    v11 = load.i32 global align 4 [v4+20]
    v12 = ubitextract.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    return
}
;; machine kernel %lanes_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %48:v1 early = load.b1 %50 space:global
;;     %47:v2 early = load.d2 %50 space:global offset:4
;;     %46:v1 = and.ud %47.0, 7
;;     %44:v1 = and.ud %48, 255
;;     %42:v1 = shr.ud %44, %46
;;     %38:v1 = and.ud %47.1, 7
;;     %36:v1 = shl.ud 1, %38
;;     %33:v1 = add.d %36, 255
;;     %31:v1 = and.ud %42, %33
;;     %26:v1 = add.ud %50, 256
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %31
;;     store.b1 %27 space:global
;;     %24:v1 early = load.b2 %50 space:global offset:12
;;     %23:v2 early = load.d2 %50 space:global offset:16
;;     %22:v1 = and.ud %23.0, 15
;;     %20:v1 = and.ud %24, 0xffff
;;     %18:v1 = shr.ud %20, %22
;;     %14:v1 = and.ud %23.1, 15
;;     %12:v1 = shl.ud 1, %14
;;     %9:v1 = add.d %12, 0xffff
;;     %7:v1 = and.ud %18, %9
;;     %2:v1 = add.ud %50, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
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
    param %g : i64 at 32 align 8
    param %h : i32 at 40 align 4
    param %i : i32 at 44 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ubitextract.i8 v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = load.i32 kernarg align 4 width all [v0+28]
    v14 = ubitextract.i16 v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+40]
    v17 = load.i32 kernarg align 4 width all [v0+44]
    v18 = ubitextract.i64 v15, v16, v17
    store.i64 global align 8 [v4+264], v18
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %95:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %93:s1 = mov.ud r8.8.ud scope:wave
;;     %91:s1 = and.ud r8.12.ud, 7 scope:wave
;;     %90:s1 = and.ud %93, 255 scope:wave
;;     %88:s1 = shr.ud %90, %91 scope:wave
;;     %84:s1 = and.ud r8.16.ud, 7 scope:wave
;;     %83:s1 = shl.ud 1, %84 scope:wave
;;     %80:s1 = add.d %83, 255 scope:wave
;;     %78:s1 = and.ud %88, %80 scope:wave
;;     %73:v1 = add.ud %95, 256
;;     %75.0:v2 = mov.ud %73
;;     %74.1:v2 tied(%75) = mov.ud %78
;;     store.b1 %74 space:global
;;     %71:s1 = mov.ud r8.20.ud scope:wave
;;     %69:s1 = and.ud r8.24.ud, 15 scope:wave
;;     %68:s1 = and.ud %71, 0xffff scope:wave
;;     %66:s1 = shr.ud %68, %69 scope:wave
;;     %62:s1 = and.ud r8.28.ud, 15 scope:wave
;;     %61:s1 = shl.ud 1, %62 scope:wave
;;     %58:s1 = add.d %61, 0xffff scope:wave
;;     %56:s1 = and.ud %66, %58 scope:wave
;;     %51:v1 = add.ud %95, 260
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %56
;;     store.b2 %52 space:global
;;     %49:s1 = and.ud r9.8.ud, 32 scope:wave
;;     %48:s1 = and.ud r9.8.ud, 31 scope:wave
;;     %47:s1 = xor.ud %48, 31 scope:wave
;;     %45:s1 = shr.ud r9.4.ud, r9.8.ud scope:wave
;;     %44:s1 = shl.ud r9.4.ud, 1 scope:wave
;;     %43:s1 = shl.ud %44, %47 scope:wave
;;     %40:s1 = shr.ud r9.0.ud, r9.8.ud scope:wave
;;     %39:s1 = or.ud %40, %43 scope:wave
;;     %36:s1 early = select_if.nz.d %49, 0, %45, %39 scope:wave
;;     %34:s1 early = select_if.nz.d %49, 0, 0, %45 scope:wave
;;     %31.0:s2 = mov.ud %36 scope:wave
;;     %30.1:s2 tied(%31) = mov.ud %34 scope:wave
;;     %27:s1 = and.ud r9.12.ud, 32 scope:wave
;;     %26:s1 = shl.ud 1, r9.12.ud scope:wave
;;     %25:s1 early = select_if.nz.d %27, 0, 0, %26 scope:wave
;;     %24:s1 early = select_if.nz.d %27, 0, %26, 0 scope:wave
;;     %21.0:s2 = mov.ud %25 scope:wave
;;     %20.1:s2 tied(%21) = mov.ud %24 scope:wave
;;     %13:s1 = add.d %20.0, -1 scope:wave
;;     %14:s1 = add.d %20.1, -1 scope:wave
;;     %15:s1 tied(%14) = carry %13, -1 scope:wave
;;     %17.0:s2 = mov.ud %13 scope:wave
;;     %16.1:s2 tied(%17) = mov.ud %15 scope:wave
;;     %8:s1 = and.ud %30.0, %16.0 scope:wave
;;     %9:s1 = and.ud %30.1, %16.1 scope:wave
;;     %11.0:s2 = mov.ud %8 scope:wave
;;     %10.1:s2 tied(%11) = mov.ud %9 scope:wave
;;     %2:v1 = add.ud %95, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
