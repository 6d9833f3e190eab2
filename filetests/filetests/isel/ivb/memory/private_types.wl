; test isel precise-output
; target ivb
; Every type in private memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 private align 2 [v2+0]
    store.f16 global align 2 [v4+256], v5
    v6 = load.f32 private align 4 [v2+16]
    store.f32 global align 4 [v4+260], v6
    v7 = load.f64 private align 8 [v2+32]
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %load_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = private_address bytes:0
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 = add.ud %7, r1.0.uw.lanes
;;     %21:v1 early = load.b2 %20 space:global
;;     %17:v1 = add.ud %22, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %21
;;     store.b2 %18 space:global
;;     %14:v1 = add.ud %7, r1.0.uw.lanes
;;     %15:v1 early = load.d1 %14 space:global offset:16
;;     %11:v1 = add.ud %22, 260
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     store.d1 %12 space:global
;;     %8:v1 = add.ud %7, r1.0.uw.lanes
;;     %9:v2 early = load.d2 %8 space:global offset:32
;;     %2:v1 = add.ud %22, 264
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
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i8 private align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 private align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.i64 private align 8 [v5+32]
    store.i64 global align 8 [v4+264], v8
    v9 = load.f16 private align 2 [v5+48]
    store.f16 global align 2 [v4+272], v9
    v10 = load.f32 private align 4 [v5+64]
    store.f32 global align 4 [v4+276], v10
    v11 = load.f64 private align 8 [v5+80]
    store.f64 global align 8 [v4+280], v11
    return
}
;; machine kernel %load_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = private_address bytes:0
;;     %41:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %38:v1 = add.ud %6, r8.8.ud
;;     %39:v1 early = load.b1 %38 space:global
;;     %35:v1 = add.ud %41, 256
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %39
;;     store.b1 %36 space:global
;;     %32:v1 = add.ud %6, r8.8.ud
;;     %33:v1 early = load.b2 %32 space:global offset:16
;;     %29:v1 = add.ud %41, 260
;;     %31.0:v2 = mov.ud %29
;;     %30.1:v2 tied(%31) = mov.ud %33
;;     store.b2 %30 space:global
;;     %26:v1 = add.ud %6, r8.8.ud
;;     %27:v2 early = load.d2 %26 space:global offset:32
;;     %22:v1 = add.ud %41, 264
;;     %24.0:v3 = mov.ud %22
;;     %25.1:v3 tied(%24) = mov.ud %27.0
;;     %23.2:v3 tied(%25) = mov.ud %27.1
;;     store.d2 %23 space:global
;;     %19:v1 = add.ud %6, r8.8.ud
;;     %20:v1 early = load.b2 %19 space:global offset:48
;;     %16:v1 = add.ud %41, 272
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     store.b2 %17 space:global
;;     %13:v1 = add.ud %6, r8.8.ud
;;     %14:v1 early = load.d1 %13 space:global offset:64
;;     %10:v1 = add.ud %41, 276
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.d1 %11 space:global
;;     %7:v1 = add.ud %6, r8.8.ud
;;     %8:v2 early = load.d2 %7 space:global offset:80
;;     %2:v1 = add.ud %41, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %store_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f64 global align 8 [v4+8]
    store.f16 private align 2 [v2+0], v5
    store.f32 private align 4 [v2+16], v6
    store.f64 private align 8 [v2+32], v7
    return
}
;; machine kernel %store_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1:v1 = private_address bytes:0
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b2 %21 space:global
;;     %19:v1 early = load.d1 %21 space:global offset:4
;;     %18:v2 early = load.d2 %21 space:global offset:8
;;     %13:v1 = add.ud %1, r1.0.uw.lanes
;;     %16.0:v2 = mov.ud %13
;;     %15.1:v2 tied(%16) = mov.ud %20
;;     store.b2 %15 space:global
;;     %8:v1 = add.ud %1, r1.0.uw.lanes
;;     %10:v1 = add.ud %8, 16
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %19
;;     store.d1 %11 space:global
;;     %2:v1 = add.ud %1, r1.0.uw.lanes
;;     %4:v1 = add.ud %2, 32
;;     %6.0:v3 = mov.ud %4
;;     %7.1:v3 tied(%6) = mov.ud %18.0
;;     %5.2:v3 tied(%7) = mov.ud %18.1
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
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i8 v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i16 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = load.i64 kernarg align 8 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+32]
    v13 = ireduce.i16 v12
    v14 = bitcast.f16 v13
    v15 = load.f32 kernarg align 4 width all [v0+36]
    v16 = load.f64 kernarg align 8 width all [v0+40]
    store.i8 private align 1 [v5+0], v7
    store.i16 private align 2 [v5+16], v9
    store.i32 private align 4 [v5+32], v10
    store.i64 private align 8 [v5+48], v11
    store.f16 private align 2 [v5+64], v14
    store.f32 private align 4 [v5+80], v15
    store.f64 private align 8 [v5+96], v16
    return
}
;; machine kernel %store_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %0:v1 = private_address bytes:0
;;     %39:s1 = mov.ud r8.12.ud scope:wave
;;     %37:s1 = mov.ud r8.16.ud scope:wave
;;     %35:s1 = mov.ud r9.0.ud scope:wave
;;     %29:v1 = add.ud %0, r8.8.ud
;;     %32.0:v2 = mov.ud %29
;;     %31.1:v2 tied(%32) = mov.ud %39
;;     store.b1 %31 space:global
;;     %24:v1 = add.ud %0, r8.8.ud
;;     %26:v1 = add.ud %24, 16
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %37
;;     store.b2 %27 space:global
;;     %20:v1 = add.ud %0, r8.8.ud
;;     %21:v1 = add.ud %20, 32
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud r8.20.ud
;;     store.d1 %22 space:global
;;     %15:v1 = add.ud %0, r8.8.ud
;;     %16:v1 = add.ud %15, 48
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud r8.24.ud
;;     %17.2:v3 tied(%19) = mov.ud r8.28.ud
;;     store.d2 %17 space:global
;;     %10:v1 = add.ud %0, r8.8.ud
;;     %12:v1 = add.ud %10, 64
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %35
;;     store.b2 %13 space:global
;;     %6:v1 = add.ud %0, r8.8.ud
;;     %7:v1 = add.ud %6, 80
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud r9.4.ud
;;     store.d1 %8 space:global
;;     %1:v1 = add.ud %0, r8.8.ud
;;     %2:v1 = add.ud %1, 96
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud r9.8.ud
;;     %3.2:v3 tied(%5) = mov.ud r9.12.ud
;;     store.d2 %3 space:global
;; }
;;     end
;; }
