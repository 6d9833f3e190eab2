; test isel precise-output
; target ivb
; Every type in global memory, at an address of each lane and at one that all lanes share.

kernel %load_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i16 global align 2 [v5+0]
    store.i16 global align 2 [v4+256], v6
    v7 = load.i64 global align 8 [v5+16]
    store.i64 global align 8 [v4+264], v7
    v8 = load.f16 global align 2 [v5+32]
    store.f16 global align 2 [v4+272], v8
    v9 = load.f32 global align 4 [v5+48]
    store.f32 global align 4 [v4+276], v9
    v10 = load.f64 global align 8 [v5+64]
    store.f64 global align 8 [v4+280], v10
    return
}
;; machine kernel %load_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v1 early = load.b2 r8.8.ud space:global
;;     %24:v1 = add.ud %29, 256
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %27
;;     store.b2 %25 space:global
;;     %22:v2 early = load.d2 r8.8.ud space:global offset:16
;;     %18:v1 = add.ud %29, 264
;;     %20.0:v3 = mov.ud %18
;;     %21.1:v3 tied(%20) = mov.ud %22.0
;;     %19.2:v3 tied(%21) = mov.ud %22.1
;;     store.d2 %19 space:global
;;     %16:v1 early = load.b2 r8.8.ud space:global offset:32
;;     %13:v1 = add.ud %29, 272
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %16
;;     store.b2 %14 space:global
;;     %11:v1 early = load.d1 r8.8.ud space:global offset:48
;;     %8:v1 = add.ud %29, 276
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:v2 early = load.d2 r8.8.ud space:global offset:64
;;     %2:v1 = add.ud %29, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %store_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
    param %d : i64 at 24 align 8
    param %e : i32 at 32 align 4
    param %f : f32 at 36 align 4
    param %g : f64 at 40 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = ireduce.i8 v6
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = ireduce.i16 v8
    v10 = load.i64 kernarg align 8 width all [v0+24]
    v11 = load.i32 kernarg align 4 width all [v0+32]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = load.f32 kernarg align 4 width all [v0+36]
    v15 = load.f64 kernarg align 8 width all [v0+40]
    store.i8 global align 1 [v5+0], v7
    store.i16 global align 2 [v5+16], v9
    store.i64 global align 8 [v5+32], v10
    store.f16 global align 2 [v5+48], v13
    store.f32 global align 4 [v5+64], v14
    store.f64 global align 8 [v5+80], v15
    return
}
;; machine kernel %store_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:s1 = mov.ud r8.16.ud scope:wave
;;     %26:s1 = mov.ud r8.20.ud scope:wave
;;     %24:s1 = mov.ud r9.0.ud scope:wave
;;     %21.0:v2 = mov.ud r8.8.ud
;;     %20.1:v2 tied(%21) = mov.ud %28
;;     store.b1 %20 space:global
;;     %16:v1 = add.ud r8.8.ud, 16
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %26
;;     store.b2 %17 space:global
;;     %11:v1 = add.ud r8.8.ud, 32
;;     %13.0:v3 = mov.ud %11
;;     %14.1:v3 tied(%13) = mov.ud r8.24.ud
;;     %12.2:v3 tied(%14) = mov.ud r8.28.ud
;;     store.d2 %12 space:global
;;     %8:v1 = add.ud r8.8.ud, 48
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %24
;;     store.b2 %9 space:global
;;     %4:v1 = add.ud r8.8.ud, 64
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud r9.4.ud
;;     store.d1 %5 space:global
;;     %0:v1 = add.ud r8.8.ud, 80
;;     %2.0:v3 = mov.ud %0
;;     %3.1:v3 tied(%2) = mov.ud r9.8.ud
;;     %1.2:v3 tied(%3) = mov.ud r9.12.ud
;;     store.d2 %1 space:global
;; }
;;     end
;; }
