; test isel precise-output
; target ivb
; Selections of vectors: each register of the vector by itself, under one condition.

kernel %lanes_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.i8x4 global align 4 [v4+8]
    v9 = load.i8x4 global align 4 [v4+12]
    v10 = select.i8x4 v7, v8, v9
    store.i8x4 global align 4 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.i8x8 global align 8 [v4+24]
    v15 = load.i8x8 global align 8 [v4+32]
    v16 = select.i8x8 v13, v14, v15
    store.i8x8 global align 8 [v4+264], v16
    return
}
;; machine kernel %lanes_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %25:v2 early = load.d2 %27 space:global
;;     %24:v1 early = load.d1 %27 space:global offset:8
;;     %23:v1 early = load.d1 %27 space:global offset:12
;;     %22:v1 early = select_if.l.ud %25.0, %25.1, %24, %23
;;     %15:v1 = add.ud %27, 256
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %22
;;     store.d1 %16 space:global
;;     %13:v2 early = load.d2 %27 space:global offset:16
;;     %12:v2 early = load.d2 %27 space:global offset:24
;;     %11:v2 early = load.d2 %27 space:global offset:32
;;     %10:v2 early = select_if.l.ud %13.0, %13.1, %12.0, %12.1, %11.0, %11.1
;;     %2:v1 = add.ud %27, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.i16x2 global align 4 [v4+8]
    v9 = load.i16x2 global align 4 [v4+12]
    v10 = select.i16x2 v7, v8, v9
    store.i16x2 global align 4 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.i16x4 global align 8 [v4+24]
    v15 = load.i16x4 global align 8 [v4+32]
    v16 = select.i16x4 v13, v14, v15
    store.i16x4 global align 8 [v4+264], v16
    v17 = load.i32 global align 4 [v4+40]
    v18 = load.i32 global align 4 [v4+44]
    v19 = icmp.ult v17, v18
    v20 = load.i16x8 global align 8 [v4+48]
    v21 = load.i16x8 global align 8 [v4+64]
    v22 = select.i16x8 v19, v20, v21
    store.i16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %lanes_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:v2 early = load.d2 %42 space:global
;;     %39:v1 early = load.d1 %42 space:global offset:8
;;     %38:v1 early = load.d1 %42 space:global offset:12
;;     %37:v1 early = select_if.l.ud %40.0, %40.1, %39, %38
;;     %30:v1 = add.ud %42, 256
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %37
;;     store.d1 %31 space:global
;;     %28:v2 early = load.d2 %42 space:global offset:16
;;     %27:v2 early = load.d2 %42 space:global offset:24
;;     %26:v2 early = load.d2 %42 space:global offset:32
;;     %25:v2 early = select_if.l.ud %28.0, %28.1, %27.0, %27.1, %26.0, %26.1
;;     %17:v1 = add.ud %42, 264
;;     %19.0:v3 = mov.ud %17
;;     %20.1:v3 tied(%19) = mov.ud %25.0
;;     %18.2:v3 tied(%20) = mov.ud %25.1
;;     store.d2 %18 space:global
;;     %15:v2 early = load.d2 %42 space:global offset:40
;;     %14:v4 early = load.d4 %42 space:global offset:48
;;     %13:v4 early = load.d4 %42 space:global offset:64
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %42, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.i64x2 global align 8 [v4+16]
    v9 = load.i64x2 global align 8 [v4+32]
    v10 = select.i64x2 v7, v8, v9
    store.i64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:v4 early = load.d4 %17 space:global offset:16
;;     %13:v4 early = load.d4 %17 space:global offset:32
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.f16x2 global align 4 [v4+8]
    v9 = load.f16x2 global align 4 [v4+12]
    v10 = select.f16x2 v7, v8, v9
    store.f16x2 global align 4 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.f16x4 global align 8 [v4+24]
    v15 = load.f16x4 global align 8 [v4+32]
    v16 = select.f16x4 v13, v14, v15
    store.f16x4 global align 8 [v4+264], v16
    v17 = load.i32 global align 4 [v4+40]
    v18 = load.i32 global align 4 [v4+44]
    v19 = icmp.ult v17, v18
    v20 = load.f16x8 global align 8 [v4+48]
    v21 = load.f16x8 global align 8 [v4+64]
    v22 = select.f16x8 v19, v20, v21
    store.f16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %lanes_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:v2 early = load.d2 %42 space:global
;;     %39:v1 early = load.d1 %42 space:global offset:8
;;     %38:v1 early = load.d1 %42 space:global offset:12
;;     %37:v1 early = select_if.l.ud %40.0, %40.1, %39, %38
;;     %30:v1 = add.ud %42, 256
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %37
;;     store.d1 %31 space:global
;;     %28:v2 early = load.d2 %42 space:global offset:16
;;     %27:v2 early = load.d2 %42 space:global offset:24
;;     %26:v2 early = load.d2 %42 space:global offset:32
;;     %25:v2 early = select_if.l.ud %28.0, %28.1, %27.0, %27.1, %26.0, %26.1
;;     %17:v1 = add.ud %42, 264
;;     %19.0:v3 = mov.ud %17
;;     %20.1:v3 tied(%19) = mov.ud %25.0
;;     %18.2:v3 tied(%20) = mov.ud %25.1
;;     store.d2 %18 space:global
;;     %15:v2 early = load.d2 %42 space:global offset:40
;;     %14:v4 early = load.d4 %42 space:global offset:48
;;     %13:v4 early = load.d4 %42 space:global offset:64
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %42, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.f32x2 global align 8 [v4+8]
    v9 = load.f32x2 global align 8 [v4+16]
    v10 = select.f32x2 v7, v8, v9
    store.f32x2 global align 8 [v4+256], v10
    v11 = load.i32 global align 4 [v4+24]
    v12 = load.i32 global align 4 [v4+28]
    v13 = icmp.ult v11, v12
    v14 = load.f32x4 global align 8 [v4+32]
    v15 = load.f32x4 global align 8 [v4+48]
    v16 = select.f32x4 v13, v14, v15
    store.f32x4 global align 8 [v4+272], v16
    return
}
;; machine kernel %lanes_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %28:v2 early = load.d2 %30 space:global
;;     %27:v2 early = load.d2 %30 space:global offset:8
;;     %26:v2 early = load.d2 %30 space:global offset:16
;;     %25:v2 early = select_if.l.ud %28.0, %28.1, %27.0, %27.1, %26.0, %26.1
;;     %17:v1 = add.ud %30, 256
;;     %19.0:v3 = mov.ud %17
;;     %20.1:v3 tied(%19) = mov.ud %25.0
;;     %18.2:v3 tied(%20) = mov.ud %25.1
;;     store.d2 %18 space:global
;;     %15:v2 early = load.d2 %30 space:global offset:24
;;     %14:v4 early = load.d4 %30 space:global offset:32
;;     %13:v4 early = load.d4 %30 space:global offset:48
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %30, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %lanes_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.f64x2 global align 8 [v4+16]
    v9 = load.f64x2 global align 8 [v4+32]
    v10 = select.f64x2 v7, v8, v9
    store.f64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:v4 early = load.d4 %17 space:global offset:16
;;     %13:v4 early = load.d4 %17 space:global offset:32
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i8x4 at 16 align 4
    param %d : i8x4 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i8x8 at 32 align 8
    param %h : i8x8 at 40 align 8
    param %i : i32 at 48 align 4
    param %j : i32 at 52 align 4
    param %k : i8x16 at 64 align 16
    param %l : i8x16 at 80 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i8x4 kernarg align 4 width all [v0+16]
    v9 = load.i8x4 kernarg align 4 width all [v0+20]
    v10 = select.i8x4 v7, v8, v9
    store.i8x4 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = load.i8x8 kernarg align 8 width all [v0+32]
    v15 = load.i8x8 kernarg align 8 width all [v0+40]
    v16 = select.i8x8 v13, v14, v15
    store.i8x8 global align 8 [v4+264], v16
    v17 = load.i32 kernarg align 4 width all [v0+48]
    v18 = load.i32 kernarg align 4 width all [v0+52]
    v19 = icmp.ult v17, v18
    v20 = load.i8x16 kernarg align 16 width all [v0+64]
    v21 = load.i8x16 kernarg align 16 width all [v0+80]
    v22 = select.i8x16 v19, v20, v21
    store.i8x16 global align 8 [v4+272], v22
    return
}
;; machine kernel %wave_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v1 early = load.d1 r4.0.ud space:global offset:16
;;     %30:v1 early = load.d1 r4.0.ud space:global offset:20
;;     %29:v1 early = select_if.l.ud r8.8.ud, r8.12.ud, %31, %30
;;     %24:v1 = add.ud %33, 256
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %29
;;     store.d1 %25 space:global
;;     %22:v2 early = load.d2 r4.0.ud space:global offset:32
;;     %21:v2 early = load.d2 r4.0.ud space:global offset:40
;;     %20:v2 early = select_if.l.ud r8.24.ud, r8.28.ud, %22.0, %22.1, %21.0, %21.1
;;     %14:v1 = add.ud %33, 264
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %20.0
;;     %15.2:v3 tied(%17) = mov.ud %20.1
;;     store.d2 %15 space:global
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:64
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:80
;;     %10:v4 early = select_if.l.ud r9.16.ud, r9.20.ud, %12.0, %12.1, %12.2, %12.3, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %33, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i16x2 at 16 align 4
    param %d : i16x2 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i16x4 at 32 align 8
    param %h : i16x4 at 40 align 8
    param %i : i32 at 48 align 4
    param %j : i32 at 52 align 4
    param %k : i16x8 at 64 align 16
    param %l : i16x8 at 80 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i16x2 kernarg align 4 width all [v0+16]
    v9 = load.i16x2 kernarg align 4 width all [v0+20]
    v10 = select.i16x2 v7, v8, v9
    store.i16x2 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = load.i16x4 kernarg align 8 width all [v0+32]
    v15 = load.i16x4 kernarg align 8 width all [v0+40]
    v16 = select.i16x4 v13, v14, v15
    store.i16x4 global align 8 [v4+264], v16
    v17 = load.i32 kernarg align 4 width all [v0+48]
    v18 = load.i32 kernarg align 4 width all [v0+52]
    v19 = icmp.ult v17, v18
    v20 = load.i16x8 kernarg align 16 width all [v0+64]
    v21 = load.i16x8 kernarg align 16 width all [v0+80]
    v22 = select.i16x8 v19, v20, v21
    store.i16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %wave_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v1 early = load.d1 r4.0.ud space:global offset:16
;;     %30:v1 early = load.d1 r4.0.ud space:global offset:20
;;     %29:v1 early = select_if.l.ud r8.8.ud, r8.12.ud, %31, %30
;;     %24:v1 = add.ud %33, 256
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %29
;;     store.d1 %25 space:global
;;     %22:v2 early = load.d2 r4.0.ud space:global offset:32
;;     %21:v2 early = load.d2 r4.0.ud space:global offset:40
;;     %20:v2 early = select_if.l.ud r8.24.ud, r8.28.ud, %22.0, %22.1, %21.0, %21.1
;;     %14:v1 = add.ud %33, 264
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %20.0
;;     %15.2:v3 tied(%17) = mov.ud %20.1
;;     store.d2 %15 space:global
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:64
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:80
;;     %10:v4 early = select_if.l.ud r9.16.ud, r9.20.ud, %12.0, %12.1, %12.2, %12.3, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %33, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32x2 at 16 align 8
    param %d : i32x2 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32x2 kernarg align 8 width all [v0+16]
    v9 = load.i32x2 kernarg align 8 width all [v0+24]
    v10 = select.i32x2 v7, v8, v9
    store.i32x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %wave_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %9:v2 early = load.d2 r4.0.ud space:global offset:24
;;     %8:v2 early = select_if.l.ud r8.8.ud, r8.12.ud, %10.0, %10.1, %9.0, %9.1
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i64x2 at 16 align 16
    param %d : i64x2 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i64x2 kernarg align 16 width all [v0+16]
    v9 = load.i64x2 kernarg align 16 width all [v0+32]
    v10 = select.i64x2 v7, v8, v9
    store.i64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %wave_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %10:v4 early = select_if.l.ud r8.8.ud, r8.12.ud, %12.0, %12.1, %12.2, %12.3, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f16x2 at 16 align 4
    param %d : f16x2 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : f16x4 at 32 align 8
    param %h : f16x4 at 40 align 8
    param %i : i32 at 48 align 4
    param %j : i32 at 52 align 4
    param %k : f16x8 at 64 align 16
    param %l : f16x8 at 80 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.f16x2 kernarg align 4 width all [v0+16]
    v9 = load.f16x2 kernarg align 4 width all [v0+20]
    v10 = select.f16x2 v7, v8, v9
    store.f16x2 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = load.f16x4 kernarg align 8 width all [v0+32]
    v15 = load.f16x4 kernarg align 8 width all [v0+40]
    v16 = select.f16x4 v13, v14, v15
    store.f16x4 global align 8 [v4+264], v16
    v17 = load.i32 kernarg align 4 width all [v0+48]
    v18 = load.i32 kernarg align 4 width all [v0+52]
    v19 = icmp.ult v17, v18
    v20 = load.f16x8 kernarg align 16 width all [v0+64]
    v21 = load.f16x8 kernarg align 16 width all [v0+80]
    v22 = select.f16x8 v19, v20, v21
    store.f16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %wave_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v1 early = load.d1 r4.0.ud space:global offset:16
;;     %30:v1 early = load.d1 r4.0.ud space:global offset:20
;;     %29:v1 early = select_if.l.ud r8.8.ud, r8.12.ud, %31, %30
;;     %24:v1 = add.ud %33, 256
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %29
;;     store.d1 %25 space:global
;;     %22:v2 early = load.d2 r4.0.ud space:global offset:32
;;     %21:v2 early = load.d2 r4.0.ud space:global offset:40
;;     %20:v2 early = select_if.l.ud r8.24.ud, r8.28.ud, %22.0, %22.1, %21.0, %21.1
;;     %14:v1 = add.ud %33, 264
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %20.0
;;     %15.2:v3 tied(%17) = mov.ud %20.1
;;     store.d2 %15 space:global
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:64
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:80
;;     %10:v4 early = select_if.l.ud r9.16.ud, r9.20.ud, %12.0, %12.1, %12.2, %12.3, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %33, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f32x2 at 16 align 8
    param %d : f32x2 at 24 align 8
    param %e : i32 at 32 align 4
    param %f : i32 at 36 align 4
    param %g : f32x4 at 48 align 16
    param %h : f32x4 at 64 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.f32x2 kernarg align 8 width all [v0+16]
    v9 = load.f32x2 kernarg align 8 width all [v0+24]
    v10 = select.f32x2 v7, v8, v9
    store.f32x2 global align 8 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+32]
    v12 = load.i32 kernarg align 4 width all [v0+36]
    v13 = icmp.ult v11, v12
    v14 = load.f32x4 kernarg align 16 width all [v0+48]
    v15 = load.f32x4 kernarg align 16 width all [v0+64]
    v16 = select.f32x4 v13, v14, v15
    store.f32x4 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %21:v2 early = load.d2 r4.0.ud space:global offset:24
;;     %20:v2 early = select_if.l.ud r8.8.ud, r8.12.ud, %22.0, %22.1, %21.0, %21.1
;;     %14:v1 = add.ud %24, 256
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud %20.0
;;     %15.2:v3 tied(%17) = mov.ud %20.1
;;     store.d2 %15 space:global
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:48
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:64
;;     %10:v4 early = select_if.l.ud r9.0.ud, r9.4.ud, %12.0, %12.1, %12.2, %12.3, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %24, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64x2 at 16 align 16
    param %d : f64x2 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.f64x2 kernarg align 16 width all [v0+16]
    v9 = load.f64x2 kernarg align 16 width all [v0+32]
    v10 = select.f64x2 v7, v8, v9
    store.f64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %wave_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %10:v4 early = select_if.l.ud r8.8.ud, r8.12.ud, %12.0, %12.1, %12.2, %12.3, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }
