; test isel precise-output
; target ivb
; Every type in group memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 group align 2 [v2+0]
    store.f16 global align 2 [v4+256], v5
    v6 = load.f32 group align 4 [v2+16]
    store.f32 global align 4 [v4+260], v6
    v7 = load.f64 group align 8 [v2+32]
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %load_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = mov.ud.uw r1.0.uw.lanes
;;     %18:v1 = add.d r8.0.ud, %19
;;     %17:v1 early = load.b2 %19 space:group
;;     %14:v1 = add.ud %18, 256
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %17
;;     store.b2 %15 space:global
;;     %12:v1 early = load.d1 %19 space:group offset:16
;;     %9:v1 = add.ud %18, 260
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %12
;;     store.d1 %10 space:global
;;     %7:v2 early = load.d2 %19 space:group offset:32
;;     %2:v1 = add.ud %18, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
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
    v6 = load.i8 group align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 group align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.i64 group align 8 [v5+32]
    store.i64 global align 8 [v4+264], v8
    v9 = load.f16 group align 2 [v5+48]
    store.f16 global align 2 [v4+272], v9
    v10 = load.f32 group align 4 [v5+64]
    store.f32 global align 4 [v4+276], v10
    v11 = load.f64 group align 8 [v5+80]
    store.f64 global align 8 [v4+280], v11
    return
}
;; machine kernel %load_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v1 early = load.b1 r8.8.ud space:group
;;     %29:v1 = add.ud %34, 256
;;     %31.0:v2 = mov.ud %29
;;     %30.1:v2 tied(%31) = mov.ud %32
;;     store.b1 %30 space:global
;;     %27:v1 early = load.b2 r8.8.ud space:group offset:16
;;     %24:v1 = add.ud %34, 260
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %27
;;     store.b2 %25 space:global
;;     %22:v2 early = load.d2 r8.8.ud space:group offset:32
;;     %18:v1 = add.ud %34, 264
;;     %20.0:v3 = mov.ud %18
;;     %21.1:v3 tied(%20) = mov.ud %22.0
;;     %19.2:v3 tied(%21) = mov.ud %22.1
;;     store.d2 %19 space:global
;;     %16:v1 early = load.b2 r8.8.ud space:group offset:48
;;     %13:v1 = add.ud %34, 272
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %16
;;     store.b2 %14 space:global
;;     %11:v1 early = load.d1 r8.8.ud space:group offset:64
;;     %8:v1 = add.ud %34, 276
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:v2 early = load.d2 r8.8.ud space:group offset:80
;;     %2:v1 = add.ud %34, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
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
    store.f16 group align 2 [v2+0], v5
    store.f32 group align 4 [v2+16], v6
    store.f64 group align 8 [v2+32], v7
    return
}
;; machine kernel %store_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %17 space:global
;;     %15:v1 early = load.d1 %17 space:global offset:4
;;     %14:v2 early = load.d2 %17 space:global offset:8
;;     %12.0:v2 = mov.ud r1.0.uw.lanes
;;     %11.1:v2 tied(%12) = mov.ud %16
;;     store.b2 %11 space:group
;;     %7:v1 = add.ud r1.0.uw.lanes, 16
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %15
;;     store.d1 %8 space:group
;;     %2:v1 = add.ud r1.0.uw.lanes, 32
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:group
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
    store.i8 group align 1 [v5+0], v7
    store.i16 group align 2 [v5+16], v9
    store.i32 group align 4 [v5+32], v10
    store.i64 group align 8 [v5+48], v11
    store.f16 group align 2 [v5+64], v14
    store.f32 group align 4 [v5+80], v15
    store.f64 group align 8 [v5+96], v16
    return
}
;; machine kernel %store_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:s1 = mov.ud r8.12.ud scope:wave
;;     %29:s1 = mov.ud r8.16.ud scope:wave
;;     %27:s1 = mov.ud r9.0.ud scope:wave
;;     %24.0:v2 = mov.ud r8.8.ud
;;     %23.1:v2 tied(%24) = mov.ud %31
;;     store.b1 %23 space:group
;;     %19:v1 = add.ud r8.8.ud, 16
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %29
;;     store.b2 %20 space:group
;;     %15:v1 = add.ud r8.8.ud, 32
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud r8.20.ud
;;     store.d1 %16 space:group
;;     %11:v1 = add.ud r8.8.ud, 48
;;     %13.0:v3 = mov.ud %11
;;     %14.1:v3 tied(%13) = mov.ud r8.24.ud
;;     %12.2:v3 tied(%14) = mov.ud r8.28.ud
;;     store.d2 %12 space:group
;;     %8:v1 = add.ud r8.8.ud, 64
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %27
;;     store.b2 %9 space:group
;;     %4:v1 = add.ud r8.8.ud, 80
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud r9.4.ud
;;     store.d1 %5 space:group
;;     %0:v1 = add.ud r8.8.ud, 96
;;     %2.0:v3 = mov.ud %0
;;     %3.1:v3 tied(%2) = mov.ud r9.8.ud
;;     %1.2:v3 tied(%3) = mov.ud r9.12.ud
;;     store.d2 %1 space:group
;; }
;;     end
;; }
