; test isel precise-output level=1
; target ivb
; Every type in the spill segment, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    v6 = iadd.i32 v5, v2
    v7 = load.i8 spill align 1 [v6+0]
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 spill align 2 [v6+16]
    store.i16 global align 2 [v4+260], v8
    v9 = load.i32 spill align 4 [v6+32]
    store.i32 global align 4 [v4+264], v9
    v10 = load.i64 spill align 8 [v6+48]
    store.i64 global align 8 [v4+272], v10
    v11 = load.f16 spill align 2 [v6+64]
    store.f16 global align 2 [v4+280], v11
    v12 = load.f32 spill align 4 [v6+80]
    store.f32 global align 4 [v4+284], v12
    v13 = load.f64 spill align 8 [v6+96]
    store.f64 global align 8 [v4+288], v13
    return
}
;; machine kernel %load_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = private_address bytes:256
;;     %54:v1 = mov.ud.uw r1.0.uw.lanes
;;     %49:v1 = add.d r8.0.ud, %54
;;     %53:v1 = mov.ud %49
;;     %48:v1 = mov.ud %54
;;     %45:v1 = add.ud %7, %48
;;     %46:v1 early = load.b1 %45 space:global
;;     %42:v1 = add.ud %53, 256
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %46
;;     store.b1 %43 space:global
;;     %39:v1 = add.ud %7, %48
;;     %40:v1 early = load.b2 %39 space:global offset:16
;;     %36:v1 = add.ud %53, 260
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %40
;;     store.b2 %37 space:global
;;     %33:v1 = add.ud %7, %48
;;     %34:v1 early = load.d1 %33 space:global offset:32
;;     %30:v1 = add.ud %53, 264
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %34
;;     store.d1 %31 space:global
;;     %27:v1 = add.ud %7, %48
;;     %28:v2 early = load.d2 %27 space:global offset:48
;;     %23:v1 = add.ud %53, 272
;;     %25.0:v3 = mov.ud %23
;;     %26.1:v3 tied(%25) = mov.ud %28.0
;;     %24.2:v3 tied(%26) = mov.ud %28.1
;;     store.d2 %24 space:global
;;     %20:v1 = add.ud %7, %48
;;     %21:v1 early = load.b2 %20 space:global offset:64
;;     %17:v1 = add.ud %53, 280
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %21
;;     store.b2 %18 space:global
;;     %14:v1 = add.ud %7, %48
;;     %15:v1 early = load.d1 %14 space:global offset:80
;;     %11:v1 = add.ud %53, 284
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     store.d1 %12 space:global
;;     %8:v1 = add.ud %7, %48
;;     %9:v2 early = load.d2 %8 space:global offset:96
;;     %2:v1 = add.ud %53, 288
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %load_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = symbol_addr.i32 %own
    v7 = iadd.i32 v6, v5
    v8 = load.i8 spill align 1 [v7+0]
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 spill align 2 [v7+16]
    store.i16 global align 2 [v4+260], v9
    v10 = load.i64 spill align 8 [v7+32]
    store.i64 global align 8 [v4+264], v10
    v11 = load.f16 spill align 2 [v7+48]
    store.f16 global align 2 [v4+272], v11
    v12 = load.f32 spill align 4 [v7+64]
    store.f32 global align 4 [v4+276], v12
    v13 = load.f64 spill align 8 [v7+80]
    store.f64 global align 8 [v4+280], v13
    return
}
;; machine kernel %load_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = private_address bytes:256
;;     %48:v1 = mov.ud.uw r1.0.uw.lanes
;;     %43:v1 = add.d r8.0.ud, %48
;;     %47:v1 = mov.ud %43
;;     %41:s1 = mov.ud r8.8.ud scope:wave
;;     %39:v1 = add.ud %7, %41
;;     %40:v1 early = load.b1 %39 space:global
;;     %36:v1 = add.ud %47, 256
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %40
;;     store.b1 %37 space:global
;;     %33:v1 = add.ud %7, %41
;;     %34:v1 early = load.b2 %33 space:global offset:16
;;     %30:v1 = add.ud %47, 260
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %34
;;     store.b2 %31 space:global
;;     %27:v1 = add.ud %7, %41
;;     %28:v2 early = load.d2 %27 space:global offset:32
;;     %23:v1 = add.ud %47, 264
;;     %25.0:v3 = mov.ud %23
;;     %26.1:v3 tied(%25) = mov.ud %28.0
;;     %24.2:v3 tied(%26) = mov.ud %28.1
;;     store.d2 %24 space:global
;;     %20:v1 = add.ud %7, %41
;;     %21:v1 early = load.b2 %20 space:global offset:48
;;     %17:v1 = add.ud %47, 272
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %21
;;     store.b2 %18 space:global
;;     %14:v1 = add.ud %7, %41
;;     %15:v1 early = load.d1 %14 space:global offset:64
;;     %11:v1 = add.ud %47, 276
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     store.d1 %12 space:global
;;     %8:v1 = add.ud %7, %41
;;     %9:v2 early = load.d2 %8 space:global offset:80
;;     %2:v1 = add.ud %47, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %store_lanes {
    param %p : i64 at 0 align 8
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    v6 = iadd.i32 v5, v2
    v7 = load.i8 global align 1 [v4+0]
    v8 = load.i16 global align 2 [v4+4]
    v9 = load.i64 global align 8 [v4+8]
    v10 = load.f16 global align 2 [v4+16]
    v11 = load.f32 global align 4 [v4+20]
    v12 = load.f64 global align 8 [v4+24]
    store.i8 spill align 1 [v6+0], v7
    store.i16 spill align 2 [v6+16], v8
    store.i64 spill align 8 [v6+32], v9
    store.f16 spill align 2 [v6+48], v10
    store.f32 spill align 4 [v6+64], v11
    store.f64 spill align 8 [v6+80], v12
    return
}
;; machine kernel %store_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:256
;;     %47:v1 = mov.ud.uw r1.0.uw.lanes
;;     %42:v1 = add.d r8.0.ud, %47
;;     %46:v1 = mov.ud %42
;;     %41:v1 = mov.ud %47
;;     %39:v1 early = load.b1 %46 space:global
;;     %38:v1 early = load.b2 %46 space:global offset:4
;;     %37:v2 early = load.d2 %46 space:global offset:8
;;     %36:v1 early = load.b2 %46 space:global offset:16
;;     %35:v1 early = load.d1 %46 space:global offset:20
;;     %34:v2 early = load.d2 %46 space:global offset:24
;;     %29:v1 = add.ud %1, %41
;;     %32.0:v2 = mov.ud %29
;;     %31.1:v2 tied(%32) = mov.ud %39
;;     store.b1 %31 space:global
;;     %24:v1 = add.ud %1, %41
;;     %26:v1 = add.ud %24, 16
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %38
;;     store.b2 %27 space:global
;;     %18:v1 = add.ud %1, %41
;;     %20:v1 = add.ud %18, 32
;;     %22.0:v3 = mov.ud %20
;;     %23.1:v3 tied(%22) = mov.ud %37.0
;;     %21.2:v3 tied(%23) = mov.ud %37.1
;;     store.d2 %21 space:global
;;     %13:v1 = add.ud %1, %41
;;     %15:v1 = add.ud %13, 48
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %36
;;     store.b2 %16 space:global
;;     %8:v1 = add.ud %1, %41
;;     %10:v1 = add.ud %8, 64
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %35
;;     store.d1 %11 space:global
;;     %2:v1 = add.ud %1, %41
;;     %4:v1 = add.ud %2, 80
;;     %6.0:v3 = mov.ud %4
;;     %7.1:v3 tied(%6) = mov.ud %34.0
;;     %5.2:v3 tied(%7) = mov.ud %34.1
;;     store.d2 %5 space:global
;; }
;;     end
;; }

kernel %store_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i64 at 24 align 8
    param %f : i32 at 32 align 4
    param %g : f32 at 36 align 4
    param %h : f64 at 40 align 8
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = symbol_addr.i32 %own
    v7 = iadd.i32 v6, v5
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = load.i64 kernarg align 8 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+32]
    v15 = ireduce.i16 v14
    v16 = bitcast.f16 v15
    v17 = load.f32 kernarg align 4 width all [v0+36]
    v18 = load.f64 kernarg align 8 width all [v0+40]
    store.i8 spill align 1 [v7+0], v9
    store.i16 spill align 2 [v7+16], v11
    store.i32 spill align 4 [v7+32], v12
    store.i64 spill align 8 [v7+48], v13
    store.f16 spill align 2 [v7+64], v16
    store.f32 spill align 4 [v7+80], v17
    store.f64 spill align 8 [v7+96], v18
    return
}
;; machine kernel %store_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:256
;;     %41:s1 = mov.ud r8.8.ud scope:wave
;;     %40:s1 = mov.ud r8.12.ud scope:wave
;;     %38:s1 = mov.ud r8.16.ud scope:wave
;;     %36:s1 = mov.ud r9.0.ud scope:wave
;;     %30:v1 = add.ud %1, %41
;;     %33.0:v2 = mov.ud %30
;;     %32.1:v2 tied(%33) = mov.ud %40
;;     store.b1 %32 space:global
;;     %25:v1 = add.ud %1, %41
;;     %27:v1 = add.ud %25, 16
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud %38
;;     store.b2 %28 space:global
;;     %21:v1 = add.ud %1, %41
;;     %22:v1 = add.ud %21, 32
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud r8.20.ud
;;     store.d1 %23 space:global
;;     %16:v1 = add.ud %1, %41
;;     %17:v1 = add.ud %16, 48
;;     %19.0:v3 = mov.ud %17
;;     %20.1:v3 tied(%19) = mov.ud r8.24.ud
;;     %18.2:v3 tied(%20) = mov.ud r8.28.ud
;;     store.d2 %18 space:global
;;     %11:v1 = add.ud %1, %41
;;     %13:v1 = add.ud %11, 64
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %36
;;     store.b2 %14 space:global
;;     %7:v1 = add.ud %1, %41
;;     %8:v1 = add.ud %7, 80
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud r9.4.ud
;;     store.d1 %9 space:global
;;     %2:v1 = add.ud %1, %41
;;     %3:v1 = add.ud %2, 96
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud r9.8.ud
;;     %4.2:v3 tied(%6) = mov.ud r9.12.ud
;;     store.d2 %4 space:global
;; }
;;     end
;; }
