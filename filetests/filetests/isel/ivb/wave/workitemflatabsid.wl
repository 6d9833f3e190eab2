; test isel precise-output
; target ivb
; Flat indices in the grid.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatabsid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:s1 = mul_word.low r0.4.ud, r5.0.ud scope:wave
;;     %31:v1 = add.d %32, r1.0.uw.lanes
;;     %28:s1 = mul_word.low r0.24.ud, r5.4.ud scope:wave
;;     %26:v1 = add.d %28, r2.0.uw.lanes
;;     %23:s1 = mul_word.low r0.28.ud, r5.8.ud scope:wave
;;     %21:v1 = add.d %23, r3.0.uw.lanes
;;     %16:v1 = mul_word.low %21, r5.16.ud
;;     %17:v1 = mul_word.high %21, r5.16.ud
;;     %18:v1 tied(%16) = add_word %17
;;     %14:v1 = add.d %26, %18
;;     %9:v1 = mul_word.low %14, r5.12.ud
;;     %10:v1 = mul_word.high %14, r5.12.ud
;;     %11:v1 tied(%9) = add_word %10
;;     %7:v1 = add.d %31, %11
;;     %2:v1 = add.ud %33, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
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
    v5 = workitemflatabsid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %59:s1 = mul_word.low r0.4.ud, r5.0.ud scope:wave
;;     %58:v1 = add.d %59, r1.0.uw.lanes
;;     %55:s1 = mul_word.low r0.24.ud, r5.4.ud scope:wave
;;     %53:v1 = add.d %55, r2.0.uw.lanes
;;     %50:s1 = mul_word.low r0.28.ud, r5.8.ud scope:wave
;;     %48:v1 = add.d %50, r3.0.uw.lanes
;;     %43:v1 = mul_word.low %48, r5.16.ud
;;     %44:v1 = mul_word.high %48, r5.16.ud
;;     %45:v1 tied(%43) = add_word %44
;;     %42:v1 = mul_high.ud %48, r5.16.ud
;;     %40.0:v2 = mov.ud %45
;;     %39.1:v2 tied(%40) = mov.ud %42
;;     %32:v1 = add.d %53, %39.0
;;     %33:v1 = mov.ud %39.1
;;     %34:v1 tied(%33) = carry %32, %39.0
;;     %36.0:v2 = mov.ud %32
;;     %35.1:v2 tied(%36) = mov.ud %34
;;     %26:v1 = mul_word.low %35.0, r5.12.ud
;;     %27:v1 = mul_word.high %35.0, r5.12.ud
;;     %28:v1 tied(%26) = add_word %27
;;     %25:v1 = mul_high.ud %35.0, r5.12.ud
;;     %21:v1 = mul_word.low %35.1, r5.12.ud
;;     %22:v1 = mul_word.high %35.1, r5.12.ud
;;     %23:v1 tied(%21) = add_word %22
;;     %19:v1 = add.d %25, %23
;;     %16.0:v2 = mov.ud %28
;;     %15.1:v2 tied(%16) = mov.ud %19
;;     %8:v1 = add.d %58, %15.0
;;     %9:v1 = mov.ud %15.1
;;     %10:v1 tied(%9) = carry %8, %15.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %60, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
