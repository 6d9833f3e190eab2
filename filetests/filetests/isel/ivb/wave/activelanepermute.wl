; test isel precise-output
; target ivb
; Values of other lanes through addressed registers (`gather`), and another value where that lane does not run.

kernel %word {
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
    v8 = bconst 0
    v9 = activelanepermute.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v3 early = load.d3 %19 space:global
;;     %6:v1 = and.ud %17.1, 15
;;     %7:s1 = get_exec scope:wave
;;     %8:v1 = shr.ud %7, %6
;;     %9:v1 = and.ud %8, 1
;;     %10:s1 early = compare.nz.d %9, 0
;;     %11:s1 early = and_not %10, 0 scope:wave
;;     %12:v1 = shl.ud %6, 2
;;     %14:v1 early = gather %12, %17.0
;;     %16:v1 early = select %11, %14, %17.2
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %16
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = bconst 0
    v9 = activelanepermute.i64 v5, v7, v6, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v4 early = load.d4 %22 space:global
;;     %19:v1 early = load.d1 %22 space:global offset:16
;;     %7:v1 = and.ud %19, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %7
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, 0 scope:wave
;;     %13:v1 = shl.ud %7, 2
;;     %15:v1 early = gather %13, %20.0
;;     %16:v1 early = gather %13, %20.1
;;     %18:v2 early = select %12, %15, %16, %20.2, %20.3
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %18.0
;;     %3.2:v3 tied(%5) = mov.ud %18.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %chosen {
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
    v8 = load.i32 global align 4 [v4+12]
    v9 = icmp.ult v8, v7
    v10 = activelanepermute.i32 v5, v6, v7, v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %chosen target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v4 early = load.d4 %22 space:global
;;     %19:s1 early = compare.l.ud %20.3, %20.2
;;     %6:v1 = and.ud %20.1, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %6
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, %19 scope:wave
;;     %13:v1 = shl.ud %6, 2
;;     %15:v1 early = gather %13, %20.0
;;     %17:v1 early = select %12, %15, %20.2
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %17
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %truth {
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
    v8 = icmp.ult v5, v6
    v9 = icmp.slt v5, v6
    v10 = bconst 0
    v11 = activelanepermute.b1 v8, v7, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %truth target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:v3 early = load.d3 %28 space:global
;;     %25:s1 early = compare.l.ud %26.0, %26.1
;;     %24:s1 early = compare.l.d %26.0, %26.1
;;     %8:v1 = and.ud %26.2, 15
;;     %9:s1 = get_exec scope:wave
;;     %10:v1 = shr.ud %9, %8
;;     %11:v1 = and.ud %10, 1
;;     %12:s1 early = compare.nz.d %11, 0
;;     %13:s1 early = and_not %12, 0 scope:wave
;;     %15:v1 = shr.ud %25, %8
;;     %16:v1 = and.ud %15, 1
;;     %17:s1 early = compare.nz.d %16, 0
;;     %18:s1 = and.ud %17, %13 scope:wave
;;     %20:s1 early = and_not %24, %13 scope:wave
;;     %21:s1 = or.ud %18, %20 scope:wave
;;     %6:v1 early = select %21, 1, 0
;;     %2:v1 = add.ud %28, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i8 v5, v7, v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:v1 early = load.b1 %21 space:global
;;     %18:v1 early = load.b1 %21 space:global offset:4
;;     %17:v1 early = load.d1 %21 space:global offset:8
;;     %6:v1 = and.ud %17, 15
;;     %7:s1 = get_exec scope:wave
;;     %8:v1 = shr.ud %7, %6
;;     %9:v1 = and.ud %8, 1
;;     %10:s1 early = compare.nz.d %9, 0
;;     %11:s1 early = and_not %10, 0 scope:wave
;;     %12:v1 = shl.ud %6, 2
;;     %14:v1 early = gather %12, %19
;;     %16:v1 early = select %11, %14, %18
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %16
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %activelanepermute_lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i16 global align 2 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = load.i32 global align 4 [v4+16]
    v10 = icmp.ult v8, v9
    v11 = activelanepermute.i16 v5, v6, v7, v10
    store.i16 global align 2 [v4+256], v11
    return
}
;; machine kernel %activelanepermute_lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:v1 early = load.b2 %26 space:global
;;     %23:v1 early = load.d1 %26 space:global offset:4
;;     %22:v1 early = load.b2 %26 space:global offset:8
;;     %21:v2 early = load.d2 %26 space:global offset:12
;;     %20:s1 early = compare.l.ud %21.0, %21.1
;;     %6:v1 = and.ud %23, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %6
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, %20 scope:wave
;;     %13:v1 = shl.ud %6, 2
;;     %15:v1 early = gather %13, %24
;;     %17:v1 early = select %12, %15, %22
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %17
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %activelanepermute_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = load.i32 global align 4 [v4+16]
    v10 = icmp.ult v8, v9
    v11 = activelanepermute.f16 v5, v6, v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f32 global align 4 [v4+20]
    v13 = load.i32 global align 4 [v4+24]
    v14 = load.f32 global align 4 [v4+28]
    v15 = load.i32 global align 4 [v4+32]
    v16 = load.i32 global align 4 [v4+36]
    v17 = icmp.ult v15, v16
    v18 = activelanepermute.f32 v12, v13, v14, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 global align 8 [v4+40]
    v20 = load.i32 global align 4 [v4+48]
    v21 = load.f64 global align 8 [v4+56]
    v22 = load.i32 global align 4 [v4+64]
    v23 = load.i32 global align 4 [v4+68]
    v24 = icmp.ult v22, v23
    v25 = activelanepermute.f64 v19, v20, v21, v24
    store.f64 global align 8 [v4+264], v25
    return
}
;; machine kernel %activelanepermute_lanes_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %74:v1 early = load.b2 %76 space:global
;;     %73:v1 early = load.d1 %76 space:global offset:4
;;     %72:v1 early = load.b2 %76 space:global offset:8
;;     %71:v2 early = load.d2 %76 space:global offset:12
;;     %70:s1 early = compare.l.ud %71.0, %71.1
;;     %56:v1 = and.ud %73, 15
;;     %58:s1 = get_exec scope:wave
;;     %59:v1 = shr.ud %58, %56
;;     %60:v1 = and.ud %59, 1
;;     %61:s1 early = compare.nz.d %60, 0
;;     %62:s1 early = and_not %61, %70 scope:wave
;;     %63:v1 = shl.ud %56, 2
;;     %65:v1 early = gather %63, %74
;;     %67:v1 early = select %62, %65, %72
;;     %52:v1 = add.ud %76, 256
;;     %54.0:v2 = mov.ud %52
;;     %53.1:v2 tied(%54) = mov.ud %67
;;     store.b2 %53 space:global
;;     %50:v4 early = load.d4 %76 space:global offset:20
;;     %47:v1 early = load.d1 %76 space:global offset:36
;;     %46:s1 early = compare.l.ud %50.3, %47
;;     %32:v1 = and.ud %50.1, 15
;;     %34:s1 = get_exec scope:wave
;;     %35:v1 = shr.ud %34, %32
;;     %36:v1 = and.ud %35, 1
;;     %37:s1 early = compare.nz.d %36, 0
;;     %38:s1 early = and_not %37, %46 scope:wave
;;     %39:v1 = shl.ud %32, 2
;;     %41:v1 early = gather %39, %50.0
;;     %43:v1 early = select %38, %41, %50.2
;;     %28:v1 = add.ud %76, 260
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud %43
;;     store.d1 %29 space:global
;;     %26:v2 early = load.d2 %76 space:global offset:40
;;     %25:v1 early = load.d1 %76 space:global offset:48
;;     %24:v2 early = load.d2 %76 space:global offset:56
;;     %23:v2 early = load.d2 %76 space:global offset:64
;;     %22:s1 early = compare.l.ud %23.0, %23.1
;;     %7:v1 = and.ud %25, 15
;;     %9:s1 = get_exec scope:wave
;;     %10:v1 = shr.ud %9, %7
;;     %11:v1 = and.ud %10, 1
;;     %12:s1 early = compare.nz.d %11, 0
;;     %13:s1 early = and_not %12, %22 scope:wave
;;     %14:v1 = shl.ud %7, 2
;;     %16:v1 early = gather %14, %26.0
;;     %17:v1 early = gather %14, %26.1
;;     %19:v2 early = select %13, %16, %17, %24.0, %24.1
;;     %2:v1 = add.ud %76, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %19.0
;;     %3.2:v3 tied(%5) = mov.ud %19.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %activelanepermute_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : i64 at 48 align 8
    param %l : i32 at 56 align 4
    param %m : i64 at 64 align 8
    param %n : i32 at 72 align 4
    param %o : i32 at 76 align 4
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
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = icmp.ult v10, v11
    v13 = activelanepermute.i8 v6, v7, v9, v12
    store.i8 global align 1 [v4+256], v13
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = ireduce.i16 v14
    v16 = load.i32 kernarg align 4 width all [v0+32]
    v17 = load.i32 kernarg align 4 width all [v0+36]
    v18 = ireduce.i16 v17
    v19 = load.i32 kernarg align 4 width all [v0+40]
    v20 = load.i32 kernarg align 4 width all [v0+44]
    v21 = icmp.ult v19, v20
    v22 = activelanepermute.i16 v15, v16, v18, v21
    store.i16 global align 2 [v4+260], v22
    v23 = load.i64 kernarg align 8 width all [v0+48]
    v24 = load.i32 kernarg align 4 width all [v0+56]
    v25 = load.i64 kernarg align 8 width all [v0+64]
    v26 = load.i32 kernarg align 4 width all [v0+72]
    v27 = load.i32 kernarg align 4 width all [v0+76]
    v28 = icmp.ult v26, v27
    v29 = activelanepermute.i64 v23, v24, v25, v28
    store.i64 global align 8 [v4+264], v29
    return
}
;; machine kernel %activelanepermute_wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %55:s1 = mov.ud r8.8.ud scope:wave
;;     %53:s1 = mov.ud r8.16.ud scope:wave
;;     %51:s1 early = compare.l.ud r8.20.ud, r8.24.ud
;;     %40:v1 = and.ud r8.12.ud, 15
;;     %42:s1 = get_exec scope:wave
;;     %43:v1 = shr.ud %42, %40
;;     %44:v1 = and.ud %43, 1
;;     %45:s1 early = compare.nz.d %44, 0
;;     %46:s1 early = and_not %45, %51 scope:wave
;;     %50:v1 early = select %46, %55, %53
;;     %37:v1 = add.ud %57, 256
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %50
;;     store.b1 %38 space:global
;;     %35:s1 = mov.ud r8.28.ud scope:wave
;;     %33:s1 = mov.ud r9.4.ud scope:wave
;;     %31:s1 early = compare.l.ud r9.8.ud, r9.12.ud
;;     %20:v1 = and.ud r9.0.ud, 15
;;     %22:s1 = get_exec scope:wave
;;     %23:v1 = shr.ud %22, %20
;;     %24:v1 = and.ud %23, 1
;;     %25:s1 early = compare.nz.d %24, 0
;;     %26:s1 early = and_not %25, %31 scope:wave
;;     %30:v1 early = select %26, %35, %33
;;     %17:v1 = add.ud %57, 260
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %30
;;     store.b2 %18 space:global
;;     %15:s1 early = compare.l.ud r10.8.ud, r10.12.ud
;;     %6:v1 = and.ud r9.24.ud, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %6
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, %15 scope:wave
;;     %14:v2 early = select %12, r9.16.ud, r9.20.ud, r10.0.ud, r10.4.ud
;;     %2:v1 = add.ud %57, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %activelanepermute_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : f32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : f32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : f64 at 48 align 8
    param %l : i32 at 56 align 4
    param %m : f64 at 64 align 8
    param %n : i32 at 72 align 4
    param %o : i32 at 76 align 4
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
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = ireduce.i16 v9
    v11 = bitcast.f16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = load.i32 kernarg align 4 width all [v0+24]
    v14 = icmp.ult v12, v13
    v15 = activelanepermute.f16 v7, v8, v11, v14
    store.f16 global align 2 [v4+256], v15
    v16 = load.f32 kernarg align 4 width all [v0+28]
    v17 = load.i32 kernarg align 4 width all [v0+32]
    v18 = load.f32 kernarg align 4 width all [v0+36]
    v19 = load.i32 kernarg align 4 width all [v0+40]
    v20 = load.i32 kernarg align 4 width all [v0+44]
    v21 = icmp.ult v19, v20
    v22 = activelanepermute.f32 v16, v17, v18, v21
    store.f32 global align 4 [v4+260], v22
    v23 = load.f64 kernarg align 8 width all [v0+48]
    v24 = load.i32 kernarg align 4 width all [v0+56]
    v25 = load.f64 kernarg align 8 width all [v0+64]
    v26 = load.i32 kernarg align 4 width all [v0+72]
    v27 = load.i32 kernarg align 4 width all [v0+76]
    v28 = icmp.ult v26, v27
    v29 = activelanepermute.f64 v23, v24, v25, v28
    store.f64 global align 8 [v4+264], v29
    return
}
;; machine kernel %activelanepermute_wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:s1 = mov.ud r8.8.ud scope:wave
;;     %48:s1 = mov.ud r8.16.ud scope:wave
;;     %45:s1 early = compare.l.ud r8.20.ud, r8.24.ud
;;     %34:v1 = and.ud r8.12.ud, 15
;;     %36:s1 = get_exec scope:wave
;;     %37:v1 = shr.ud %36, %34
;;     %38:v1 = and.ud %37, 1
;;     %39:s1 early = compare.nz.d %38, 0
;;     %40:s1 early = and_not %39, %45 scope:wave
;;     %44:v1 early = select %40, %51, %48
;;     %31:v1 = add.ud %53, 256
;;     %33.0:v2 = mov.ud %31
;;     %32.1:v2 tied(%33) = mov.ud %44
;;     store.b2 %32 space:global
;;     %29:s1 early = compare.l.ud r9.8.ud, r9.12.ud
;;     %20:v1 = and.ud r9.0.ud, 15
;;     %22:s1 = get_exec scope:wave
;;     %23:v1 = shr.ud %22, %20
;;     %24:v1 = and.ud %23, 1
;;     %25:s1 early = compare.nz.d %24, 0
;;     %26:s1 early = and_not %25, %29 scope:wave
;;     %28:v1 early = select %26, r8.28.ud, r9.4.ud
;;     %17:v1 = add.ud %53, 260
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %28
;;     store.d1 %18 space:global
;;     %15:s1 early = compare.l.ud r10.8.ud, r10.12.ud
;;     %6:v1 = and.ud r9.24.ud, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %6
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, %15 scope:wave
;;     %14:v2 early = select %12, r9.16.ud, r9.20.ud, r10.0.ud, r10.4.ud
;;     %2:v1 = add.ud %53, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
