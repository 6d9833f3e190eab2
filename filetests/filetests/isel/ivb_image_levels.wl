; test isel precise-output noinline
; target ivb
; No message is told a level but 0: samples leave it out, and the element of another level is one outside of the image.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge

kernel %levels {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 width all [v0]
    v3 = workitemid.i32 0
    v5, v6, v7, v8 = image_load_level.f32 1d v1, v3, v3
    v9, v10, v11, v12 = image_sample_level.f32 1d v1, v2, v5, v6
    store.f32 global align 4 [v2], v9, v10
    return
}
;; machine kernel %levels target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 2048
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %57:v1 = mov.ud.uw r1.0.uw.lanes
;;     %56:v1 early = select_if.z.d %57, 0, %57, -1
;;     %54:s1 early = load.d1 r8.0.ud space:global offset:80 scope:wave
;;     %53:s1 = and.ud %54, 1 scope:wave
;; }
;;     compare_to_flag.nz.d %53, 0 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb4 of block15
;;     jump mb4
;; mb3: wave -> mb5 of block8
;; lanes -> mb5(%48) {
;;     %45.0:v2 = mov.ud r8.0.ud
;;     %44.1:v2 tied(%45) = mov.ud r8.4.ud
;;     %46:v1 = mov.ud 0
;;     %47:v1 = mov.ud 0
;;     %48=v0:v1, %49=v1:v1, %50=v2:v1, %51=v3:v1 = call fn2, %44=v[0:1], %56=v2, %46=v3, %47=v4 kills s[0:63], v[4:19]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block9
;; lanes -> mb5(%62) {
;;     %38:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %40.0:v2 = mov.ud %56
;;     %39.1:v2 tied(%40) = mov.ud 0
;;     %41:v4 early = texel.ld.2 %38, %39
;;     %62:v1 = mov.ud %41.0
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block10
;; lanes(%4:v1) -> mb8, mb9 {
;;     %36:s1 early = load.d1 r8.8.ud space:global offset:28 scope:wave
;;     %35:s1 = and.ud %54, %36 scope:wave
;; }
;;     compare_to_flag.nz.d %35, 0 scope:wave
;;     branch.flag mb6, mb7
;; mb6: wave -> mb8 of block16
;;     jump mb8
;; mb7: wave -> mb9 of block17
;;     jump mb9
;; mb8: wave -> mb10 of block11
;; lanes -> mb10(%29, %30) {
;;     %22.0:v2 = mov.ud r8.0.ud
;;     %21.1:v2 tied(%22) = mov.ud r8.4.ud
;;     %24.0:v2 = mov.ud r8.8.ud
;;     %23.1:v2 tied(%24) = mov.ud r8.12.ud
;;     %25:v1 = mov.ud 0
;;     %26:v1 = mov.ud 0
;;     %27:v1 = mov.ud 0
;;     %28:v1 = mov.ud 1
;;     %29=v0:v1, %30=v1:v1, %31=v2:v1, %32=v3:v1 = call fn4, %21=v[0:1], %23=v[2:3], %4=v4, %25=v5, %26=v6, %27=v7, %28=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block12
;; lanes -> mb10(%63, %64) {
;;     %12:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %13:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     %15.0:v2 = mov.ud 0
;;     %14.1:v2 tied(%15) = mov.ud %4
;;     %16:v4 early = texel.sample_l.2 %12, %13, %14
;;     %63:v1 = mov.ud %16.0
;;     %64:v1 = mov.ud %16.1
;; }
;;     jump mb10
;; mb10: wave of block13
;; lanes(%5:v1, %6:v1) {
;;     %8.0:v3 = mov.ud r8.8.ud
;;     %9.1:v3 tied(%8) = mov.ud %5
;;     %7.2:v3 tied(%9) = mov.ud %6
;;     store.d2 %7 space:global
;; }
;;     end
;; }
