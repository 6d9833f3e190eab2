; test isel precise-output
; target ivb
; Every type in the arguments of the kernel and in memory that does not change, at an address of each lane and at one that all lanes share.

kernel %kernarg_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 kernarg align 1 [v3+64]
    store.i8 global align 1 [v4+256], v5
    v6 = load.i16 kernarg align 2 [v3+80]
    store.i16 global align 2 [v4+260], v6
    v7 = load.i32 kernarg align 4 [v3+96]
    store.i32 global align 4 [v4+264], v7
    v8 = load.i64 kernarg align 8 [v3+112]
    store.i64 global align 8 [v4+272], v8
    v9 = load.f16 kernarg align 2 [v3+128]
    store.f16 global align 2 [v4+280], v9
    v10 = load.f32 kernarg align 4 [v3+144]
    store.f32 global align 4 [v4+284], v10
    v11 = load.f64 kernarg align 8 [v3+160]
    store.f64 global align 8 [v4+288], v11
    return
}
;; machine kernel %kernarg_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %44:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %45:v1 early = load.b1 %44 space:global offset:64
;;     %41:v1 = add.ud %46, 256
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %45
;;     store.b1 %42 space:global
;;     %38:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %39:v1 early = load.b2 %38 space:global offset:80
;;     %35:v1 = add.ud %46, 260
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %39
;;     store.b2 %36 space:global
;;     %32:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %33:v1 early = load.d1 %32 space:global offset:96
;;     %29:v1 = add.ud %46, 264
;;     %31.0:v2 = mov.ud %29
;;     %30.1:v2 tied(%31) = mov.ud %33
;;     store.d1 %30 space:global
;;     %26:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %27:v2 early = load.d2 %26 space:global offset:112
;;     %22:v1 = add.ud %46, 272
;;     %24.0:v3 = mov.ud %22
;;     %25.1:v3 tied(%24) = mov.ud %27.0
;;     %23.2:v3 tied(%25) = mov.ud %27.1
;;     store.d2 %23 space:global
;;     %19:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b2 %19 space:global offset:128
;;     %16:v1 = add.ud %46, 280
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     store.b2 %17 space:global
;;     %13:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.d1 %13 space:global offset:144
;;     %10:v1 = add.ud %46, 284
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %14
;;     store.d1 %11 space:global
;;     %7:v1 = add.ud r4.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %7 space:global offset:160
;;     %2:v1 = add.ud %46, 288
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %kernarg_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 kernarg align 1 [v5+64]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 kernarg align 2 [v5+80]
    store.i16 global align 2 [v4+260], v7
    v8 = load.f16 kernarg align 2 [v5+96]
    store.f16 global align 2 [v4+264], v8
    return
}
;; machine kernel %kernarg_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:s1 = add.ud r4.0.ud, r8.8.ud scope:wave
;;     %18:v1 early = load.b1 %17 space:global offset:64
;;     %14:v1 = add.ud %20, 256
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.b1 %15 space:global
;;     %11:s1 = add.ud r4.0.ud, r8.8.ud scope:wave
;;     %12:v1 early = load.b2 %11 space:global offset:80
;;     %8:v1 = add.ud %20, 260
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.b2 %9 space:global
;;     %5:s1 = add.ud r4.0.ud, r8.8.ud scope:wave
;;     %6:v1 early = load.b2 %5 space:global offset:96
;;     %2:v1 = add.ud %20, 264
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %readonly_lanes {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iadd.i64 v5, v3
    v7 = load.i8 readonly align 1 [v6+0]
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 readonly align 2 [v6+16]
    store.i16 global align 2 [v4+260], v8
    v9 = load.i32 readonly align 4 [v6+32]
    store.i32 global align 4 [v4+264], v9
    v10 = load.i64 readonly align 8 [v6+48]
    store.i64 global align 8 [v4+272], v10
    v11 = load.f16 readonly align 2 [v6+64]
    store.f16 global align 2 [v4+280], v11
    v12 = load.f32 readonly align 4 [v6+80]
    store.f32 global align 4 [v4+284], v12
    v13 = load.f64 readonly align 8 [v6+96]
    store.f64 global align 8 [v4+288], v13
    return
}
;; machine kernel %readonly_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:v1 = add.d r8.8.ud, r1.0.uw.lanes
;;     %38:v1 early = load.b1 %40 space:global
;;     %35:v1 = add.ud %41, 256
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %38
;;     store.b1 %36 space:global
;;     %33:v1 early = load.b2 %40 space:global offset:16
;;     %30:v1 = add.ud %41, 260
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %33
;;     store.b2 %31 space:global
;;     %28:v1 early = load.d1 %40 space:global offset:32
;;     %25:v1 = add.ud %41, 264
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %28
;;     store.d1 %26 space:global
;;     %23:v2 early = load.d2 %40 space:global offset:48
;;     %19:v1 = add.ud %41, 272
;;     %21.0:v3 = mov.ud %19
;;     %22.1:v3 tied(%21) = mov.ud %23.0
;;     %20.2:v3 tied(%22) = mov.ud %23.1
;;     store.d2 %20 space:global
;;     %17:v1 early = load.b2 %40 space:global offset:64
;;     %14:v1 = add.ud %41, 280
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %17
;;     store.b2 %15 space:global
;;     %12:v1 early = load.d1 %40 space:global offset:80
;;     %9:v1 = add.ud %41, 284
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %12
;;     store.d1 %10 space:global
;;     %7:v2 early = load.d2 %40 space:global offset:96
;;     %2:v1 = add.ud %41, 288
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %readonly_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 readonly align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 readonly align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.f16 readonly align 2 [v5+32]
    store.f16 global align 2 [v4+264], v8
    v9 = load.f32 readonly align 4 [v5+48]
    store.f32 global align 4 [v4+268], v9
    v10 = load.f64 readonly align 8 [v5+64]
    store.f64 global align 8 [v4+272], v10
    return
}
;; machine kernel %readonly_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:v1 early = load.b1 r8.8.ud space:global
;;     %23:v1 = add.ud %28, 256
;;     %25.0:v2 = mov.ud %23
;;     %24.1:v2 tied(%25) = mov.ud %26
;;     store.b1 %24 space:global
;;     %21:v1 early = load.b2 r8.8.ud space:global offset:16
;;     %18:v1 = add.ud %28, 260
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %21
;;     store.b2 %19 space:global
;;     %16:v1 early = load.b2 r8.8.ud space:global offset:32
;;     %13:v1 = add.ud %28, 264
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %16
;;     store.b2 %14 space:global
;;     %11:s1 early = load.d1 r8.8.ud space:global offset:48 scope:wave
;;     %8:v1 = add.ud %28, 268
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:s2 early = load.d2 r8.8.ud space:global offset:64 scope:wave
;;     %2:v1 = add.ud %28, 272
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
