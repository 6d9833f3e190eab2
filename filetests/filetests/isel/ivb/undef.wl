; test isel precise-output
; target ivb
; An undefined value is read as zero.

kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = undef.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %5, 256
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 0
;;     store.d1 %2 space:global
;; }
;;     end
;; }

kernel %selected {
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
    v8 = undef.i32
    v9 = select.i32 v7, v5, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %selected target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = select_if.l.ud %8.0, %8.1, %8.0, 0
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = undef.i32
    v7 = iconcat v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %8.0:v2 = mov.ud %9
;;     %7.1:v2 tied(%8) = mov.ud 0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = undef.b1
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    v7 = undef.i8
    store.i8 global align 1 [v4+260], v7
    v8 = undef.i16
    store.i16 global align 2 [v4+264], v8
    v9 = undef.i64
    store.i64 global align 8 [v4+272], v9
    v10 = undef.f16
    store.f16 global align 2 [v4+280], v10
    v11 = undef.f32
    store.f32 global align 4 [v4+284], v11
    v12 = undef.f64
    store.f64 global align 8 [v4+288], v12
    v13 = undef.i8x4
    store.i8x4 global align 4 [v4+296], v13
    v14 = undef.i8x8
    store.i8x8 global align 8 [v4+304], v14
    v15 = undef.i8x16
    store.i8x16 global align 8 [v4+320], v15
    v16 = undef.i16x2
    store.i16x2 global align 4 [v4+336], v16
    v17 = undef.i16x4
    store.i16x4 global align 8 [v4+344], v17
    v18 = undef.i16x8
    store.i16x8 global align 8 [v4+352], v18
    v19 = undef.i32x2
    store.i32x2 global align 8 [v4+368], v19
    v20 = undef.i32x4
    store.i32x4 global align 8 [v4+384], v20
    v21 = undef.i64x2
    store.i64x2 global align 8 [v4+400], v21
    v22 = undef.f16x2
    store.f16x2 global align 4 [v4+416], v22
    v23 = undef.f16x4
    store.f16x4 global align 8 [v4+424], v23
    v24 = undef.f16x8
    store.f16x8 global align 8 [v4+432], v24
    v25 = undef.f32x2
    store.f32x2 global align 8 [v4+448], v25
    v26 = undef.f32x4
    store.f32x4 global align 8 [v4+464], v26
    v27 = undef.f64x2
    store.f64x2 global align 8 [v4+480], v27
    return
}
;; machine kernel %types target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %105:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %100:v1 = add.ud %105, 256
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud 0
;;     store.d1 %101 space:global
;;     %96:v1 = add.ud %105, 260
;;     %98.0:v2 = mov.ud %96
;;     %97.1:v2 tied(%98) = mov.ud 0
;;     store.b1 %97 space:global
;;     %93:v1 = add.ud %105, 264
;;     %95.0:v2 = mov.ud %93
;;     %94.1:v2 tied(%95) = mov.ud 0
;;     store.b2 %94 space:global
;;     %89:v1 = add.ud %105, 272
;;     %91.0:v3 = mov.ud %89
;;     %92.1:v3 tied(%91) = mov.ud 0
;;     %90.2:v3 tied(%92) = mov.ud 0
;;     store.d2 %90 space:global
;;     %86:v1 = add.ud %105, 280
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud 0
;;     store.b2 %87 space:global
;;     %83:v1 = add.ud %105, 284
;;     %85.0:v2 = mov.ud %83
;;     %84.1:v2 tied(%85) = mov.ud 0
;;     store.d1 %84 space:global
;;     %79:v1 = add.ud %105, 288
;;     %81.0:v3 = mov.ud %79
;;     %82.1:v3 tied(%81) = mov.ud 0
;;     %80.2:v3 tied(%82) = mov.ud 0
;;     store.d2 %80 space:global
;;     %76:v1 = add.ud %105, 296
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud 0
;;     store.d1 %77 space:global
;;     %72:v1 = add.ud %105, 304
;;     %74.0:v3 = mov.ud %72
;;     %75.1:v3 tied(%74) = mov.ud 0
;;     %73.2:v3 tied(%75) = mov.ud 0
;;     store.d2 %73 space:global
;;     %65:v4 = undef
;;     %66:v1 = add.ud %105, 320
;;     %68.0:v5 = mov.ud %66
;;     %69.1:v5 tied(%68) = mov.ud %65.0
;;     %70.2:v5 tied(%69) = mov.ud %65.1
;;     %71.3:v5 tied(%70) = mov.ud %65.2
;;     %67.4:v5 tied(%71) = mov.ud %65.3
;;     store.d4 %67 space:global
;;     %62:v1 = add.ud %105, 336
;;     %64.0:v2 = mov.ud %62
;;     %63.1:v2 tied(%64) = mov.ud 0
;;     store.d1 %63 space:global
;;     %58:v1 = add.ud %105, 344
;;     %60.0:v3 = mov.ud %58
;;     %61.1:v3 tied(%60) = mov.ud 0
;;     %59.2:v3 tied(%61) = mov.ud 0
;;     store.d2 %59 space:global
;;     %51:v4 = undef
;;     %52:v1 = add.ud %105, 352
;;     %54.0:v5 = mov.ud %52
;;     %55.1:v5 tied(%54) = mov.ud %51.0
;;     %56.2:v5 tied(%55) = mov.ud %51.1
;;     %57.3:v5 tied(%56) = mov.ud %51.2
;;     %53.4:v5 tied(%57) = mov.ud %51.3
;;     store.d4 %53 space:global
;;     %47:v1 = add.ud %105, 368
;;     %49.0:v3 = mov.ud %47
;;     %50.1:v3 tied(%49) = mov.ud 0
;;     %48.2:v3 tied(%50) = mov.ud 0
;;     store.d2 %48 space:global
;;     %40:v4 = undef
;;     %41:v1 = add.ud %105, 384
;;     %43.0:v5 = mov.ud %41
;;     %44.1:v5 tied(%43) = mov.ud %40.0
;;     %45.2:v5 tied(%44) = mov.ud %40.1
;;     %46.3:v5 tied(%45) = mov.ud %40.2
;;     %42.4:v5 tied(%46) = mov.ud %40.3
;;     store.d4 %42 space:global
;;     %33:v4 = undef
;;     %34:v1 = add.ud %105, 400
;;     %36.0:v5 = mov.ud %34
;;     %37.1:v5 tied(%36) = mov.ud %33.0
;;     %38.2:v5 tied(%37) = mov.ud %33.1
;;     %39.3:v5 tied(%38) = mov.ud %33.2
;;     %35.4:v5 tied(%39) = mov.ud %33.3
;;     store.d4 %35 space:global
;;     %30:v1 = add.ud %105, 416
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud 0
;;     store.d1 %31 space:global
;;     %26:v1 = add.ud %105, 424
;;     %28.0:v3 = mov.ud %26
;;     %29.1:v3 tied(%28) = mov.ud 0
;;     %27.2:v3 tied(%29) = mov.ud 0
;;     store.d2 %27 space:global
;;     %19:v4 = undef
;;     %20:v1 = add.ud %105, 432
;;     %22.0:v5 = mov.ud %20
;;     %23.1:v5 tied(%22) = mov.ud %19.0
;;     %24.2:v5 tied(%23) = mov.ud %19.1
;;     %25.3:v5 tied(%24) = mov.ud %19.2
;;     %21.4:v5 tied(%25) = mov.ud %19.3
;;     store.d4 %21 space:global
;;     %15:v1 = add.ud %105, 448
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud 0
;;     %16.2:v3 tied(%18) = mov.ud 0
;;     store.d2 %16 space:global
;;     %8:v4 = undef
;;     %9:v1 = add.ud %105, 464
;;     %11.0:v5 = mov.ud %9
;;     %12.1:v5 tied(%11) = mov.ud %8.0
;;     %13.2:v5 tied(%12) = mov.ud %8.1
;;     %14.3:v5 tied(%13) = mov.ud %8.2
;;     %10.4:v5 tied(%14) = mov.ud %8.3
;;     store.d4 %10 space:global
;;     %1:v4 = undef
;;     %2:v1 = add.ud %105, 480
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %1.0
;;     %6.2:v5 tied(%5) = mov.ud %1.1
;;     %7.3:v5 tied(%6) = mov.ud %1.2
;;     %3.4:v5 tied(%7) = mov.ud %1.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }
