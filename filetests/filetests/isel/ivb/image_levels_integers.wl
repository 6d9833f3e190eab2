; test isel precise-output noinline
; target ivb
; Levels of images whose elements are integers.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge

; An element of one level is stored to another.
kernel %elements {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i32 0
    v4 = iconst.i32 2
    v5, v6, v7, v8 = image_load_level.i32 2d v1, v3, v3, v4
    image_store_level.i32 1d v2, v3, v4, v5, v6, v7, v8
    v9 = bitcast.f32 v5
    image_store_level.f32 2d v2, v3, v3, v4, v9, v9, v9, v9
    return
}
;; machine kernel %elements target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 576
;; mb0: wave -> mb1, mb2 of block10
;; lanes -> mb3, mb4 {
;;     %50:v1 = mov.ud.uw r1.0.uw.lanes
;;     %49:s1 early = load.d1 r8.0.ud space:global offset:80 scope:wave
;;     %48:s1 = and.ud %49, 1 scope:wave
;; }
;;     compare_to_flag.nz.d %48, 0 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block20
;;     jump mb3
;; mb2: wave -> mb4 of block21
;;     jump mb4
;; mb3: wave -> mb5 of block11
;; lanes -> mb5(%42, %43, %44, %45) {
;;     %39.0:v2 = mov.ud r8.0.ud
;;     %38.1:v2 tied(%39) = mov.ud r8.4.ud
;;     %40:v1 = mov.ud -1
;;     %41:v1 = mov.ud 0
;;     %42=v0:v1, %43=v1:v1, %44=v2:v1, %45=v3:v1 = call fn3, %38=v[0:1], %40=v2, %50=v3, %41=v4 kills s[0:63], v[4:19]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block12
;; lanes -> mb5(%55, %56, %57, %58) {
;;     %29:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %31.0:v3 = mov.ud -1
;;     %32.1:v3 tied(%31) = mov.ud 0
;;     %30.2:v3 tied(%32) = mov.ud %50
;;     %33:v4 early = texel.ld.3 %29, %30
;;     %55:v1 = mov.ud %33.0
;;     %56:v1 = mov.ud %33.1
;;     %57:v1 = mov.ud %33.2
;;     %58:v1 = mov.ud %33.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block13
;; lanes(%3:v1, %4:v1, %5:v1, %6:v1) -> mb8, mb9 {
;;     %24:s1 early = load.d1 r8.8.ud space:global offset:80 scope:wave
;;     %23:s1 = and.ud %24, 2 scope:wave
;;     %21:s1 early = compare.nz.d %23, 0 scope:wave
;; }
;;     compare_to_flag.nz.d %23, 0 scope:wave
;;     branch.flag mb6, mb7
;; mb6: wave -> mb8 of block22
;;     jump mb8
;; mb7: wave -> mb9 of block23
;;     jump mb9
;; mb8: wave -> mb10 of block14
;; lanes -> mb10 {
;;     %16.0:v2 = mov.ud r8.8.ud
;;     %15.1:v2 tied(%16) = mov.ud r8.12.ud
;;     %17:v1 = mov.ud -1
;;     %18:v1 = mov.ud 0
;;     %19:v1 = mov.ud 0
;;     call fn7, %15=v[0:1], %17=v2, %18=v3, %19=v4, %3=v5, %4=v6, %5=v7, %6=v8 kills s[0:63], v[0:19]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block15
;; lanes -> mb10 {
;;     %14:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     store_texel.1 %14, -1, %3, %4, %5, %6
;; }
;;     jump mb10
;; mb10: wave -> mb11, mb12 of block16
;; lanes -> mb13, mb14 {
;; }
;;     test %21 scope:wave
;;     branch.flag mb11, mb12
;; mb11: wave -> mb13 of block24
;;     jump mb13
;; mb12: wave -> mb14 of block25
;;     jump mb14
;; mb13: wave -> mb15 of block17
;; lanes -> mb15 {
;;     %11.0:v2 = mov.ud r8.8.ud
;;     %10.1:v2 tied(%11) = mov.ud r8.12.ud
;;     %12:v1 = mov.ud -1
;;     %13:v1 = mov.ud 0
;;     call fn7, %10=v[0:1], %12=v2, %50=v3, %13=v4, %3=v5, %3=v6, %3=v7, %3=v8 kills s[0:63], v[0:19]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block18
;; lanes -> mb15 {
;;     %8:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     store_texel.2 %8, -1, %50, %3, %3, %3, %3
;; }
;;     jump mb15
;; mb15: wave of block19
;; lanes {
;; }
;;     end
;; }

kernel %samples {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i32 0
    v4 = symbol_addr.i64 %edge
    v5 = load.i64 readonly align 8 [v4]
    v6 = fcvt_from_sint.f32 v3
    v7 = fconst.f32 1.5
    v16, v17, v18, v19 = image_sample.i32 1d v1, v5, v6
    v20, v21, v22, v23 = image_sample_gradient.f32 1d v1, v5, v6, v7, v6
    v8, v9, v10, v11 = image_sample_level.i32 1d v1, v5, v6, v7
    v12, v13, v14, v15 = image_sample_gradient.i32 1d v1, v5, v6, v7, v6
    store.i32 global align 4 [v2], v8, v12, v16
    store.f32 global align 4 [v2+12], v20
    return
}
;; machine kernel %samples target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 2048
;; mb0: wave -> mb1, mb2 of block13
;; lanes -> mb3, mb4 {
;;     %105:v1 = mov.ud.uw r1.0.uw.lanes
;;     %101:s1 = symbol_address sym0 scope:wave
;;     %104:s1 = mov.ud %101 scope:wave
;;     %100:s2 early = load.d2 %104 space:global scope:wave
;;     %98:v1 = mov.f.d %105
;;     %96:s1 early = load.d1 r8.0.ud space:global offset:80 scope:wave
;;     %95:s1 = and.ud %96, 8 scope:wave
;;     %93:s1 early = compare.nz.d %95, 0 scope:wave
;; }
;;     compare_to_flag.nz.d %95, 0 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block26
;;     jump mb3
;; mb2: wave -> mb4 of block27
;;     jump mb4
;; mb3: wave -> mb5 of block14
;; lanes -> mb5(%88) {
;;     %81.0:v2 = mov.ud r8.0.ud
;;     %80.1:v2 tied(%81) = mov.ud r8.4.ud
;;     %83.0:v2 = mov.ud %100.0
;;     %82.1:v2 tied(%83) = mov.ud %100.1
;;     %84:v1 = mov.ud 0
;;     %85:v1 = mov.ud 0
;;     %86:v1 = mov.ud 0
;;     %87:v1 = mov.ud 1
;;     %88=v0:v1, %89=v1:v1, %90=v2:v1, %91=v3:v1 = call fn4, %80=v[0:1], %82=v[2:3], %98=v4, %84=v5, %85=v6, %86=v7, %87=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block15
;; lanes -> mb5(%110) {
;;     %74:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %75:s1 early = load.d1 %100.0 space:global scope:wave
;;     %77.0:v2 = mov.ud 0
;;     %76.1:v2 tied(%77) = mov.ud %98
;;     %78:v4 early = texel.sample_l.2 %74, %75, %76
;;     %110:v1 = mov.ud %78.0
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block16
;; lanes(%8:v1) -> mb8, mb9 {
;; }
;;     test %93 scope:wave
;;     branch.flag mb6, mb7
;; mb6: wave -> mb8 of block28
;;     jump mb8
;; mb7: wave -> mb9 of block29
;;     jump mb9
;; mb8: wave -> mb10 of block17
;; lanes -> mb10(%69) {
;;     %62.0:v2 = mov.ud r8.0.ud
;;     %61.1:v2 tied(%62) = mov.ud r8.4.ud
;;     %64.0:v2 = mov.ud %100.0
;;     %63.1:v2 tied(%64) = mov.ud %100.1
;;     %65:v1 = mov.ud 0
;;     %66:v1 = mov.ud 0
;;     %67:v1 = mov.ud 0
;;     %68:v1 = mov.ud 1
;;     %69=v0:v1, %70=v1:v1, %71=v2:v1, %72=v3:v1 = call fn4, %61=v[0:1], %63=v[2:3], %98=v4, %65=v5, %66=v6, %67=v7, %68=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block18
;; lanes -> mb10(%111) {
;;     %54:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %55:s1 early = load.d1 %100.0 space:global scope:wave
;;     %57.0:v2 = mov.ud 0
;;     %56.1:v2 tied(%57) = mov.ud %98
;;     %58:v4 early = texel.sample_l.2 %54, %55, %56
;;     %111:v1 = mov.ud %58.0
;; }
;;     jump mb10
;; mb10: wave -> mb11, mb12 of block19
;; lanes(%4:v1) -> mb13, mb14 {
;; }
;;     test %93 scope:wave
;;     branch.flag mb11, mb12
;; mb11: wave -> mb13 of block30
;;     jump mb13
;; mb12: wave -> mb14 of block31
;;     jump mb14
;; mb13: wave -> mb15 of block20
;; lanes -> mb15(%49) {
;;     %42.0:v2 = mov.ud r8.0.ud
;;     %41.1:v2 tied(%42) = mov.ud r8.4.ud
;;     %44.0:v2 = mov.ud %100.0
;;     %43.1:v2 tied(%44) = mov.ud %100.1
;;     %45:v1 = mov.ud 0
;;     %46:v1 = mov.ud 0
;;     %47:v1 = mov.ud 0
;;     %48:v1 = mov.ud 1
;;     %49=v0:v1, %50=v1:v1, %51=v2:v1, %52=v3:v1 = call fn4, %41=v[0:1], %43=v[2:3], %98=v4, %45=v5, %46=v6, %47=v7, %48=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block21
;; lanes -> mb15(%112) {
;;     %35:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %36:s1 early = load.d1 %100.0 space:global scope:wave
;;     %38.0:v2 = mov.ud 0
;;     %37.1:v2 tied(%38) = mov.ud %98
;;     %39:v4 early = texel.sample_l.2 %35, %36, %37
;;     %112:v1 = mov.ud %39.0
;; }
;;     jump mb15
;; mb15: wave -> mb16, mb17 of block22
;; lanes(%6:v1) -> mb18, mb19 {
;; }
;;     test %93 scope:wave
;;     branch.flag mb16, mb17
;; mb16: wave -> mb18 of block32
;;     jump mb18
;; mb17: wave -> mb19 of block33
;;     jump mb19
;; mb18: wave -> mb20 of block23
;; lanes -> mb20(%30) {
;;     %23.0:v2 = mov.ud r8.0.ud
;;     %22.1:v2 tied(%23) = mov.ud r8.4.ud
;;     %25.0:v2 = mov.ud %100.0
;;     %24.1:v2 tied(%25) = mov.ud %100.1
;;     %26:v1 = mov.ud 0
;;     %27:v1 = mov.ud 0
;;     %28:v1 = mov.ud 0
;;     %29:v1 = mov.ud 1
;;     %30=v0:v1, %31=v1:v1, %32=v2:v1, %33=v3:v1 = call fn4, %22=v[0:1], %24=v[2:3], %98=v4, %26=v5, %27=v6, %28=v7, %29=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb20
;; mb19: wave -> mb20 of block24
;; lanes -> mb20(%113) {
;;     %16:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %17:s1 early = load.d1 %100.0 space:global scope:wave
;;     %19.0:v2 = mov.ud 0
;;     %18.1:v2 tied(%19) = mov.ud %98
;;     %20:v4 early = texel.sample_l.2 %16, %17, %18
;;     %113:v1 = mov.ud %20.0
;; }
;;     jump mb20
;; mb20: wave of block25
;; lanes(%7:v1) {
;;     %11.0:v5 = mov.ud r8.8.ud
;;     %12.1:v5 tied(%11) = mov.ud %6
;;     %13.2:v5 tied(%12) = mov.ud %7
;;     %14.3:v5 tied(%13) = mov.ud %8
;;     %10.4:v5 tied(%14) = mov.ud %4
;;     store.d4 %10 space:global
;; }
;;     end
;; }
