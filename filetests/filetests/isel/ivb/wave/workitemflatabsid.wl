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
;;     %59:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %58:v1 = mov.ud.uw r1.0.uw.lanes
;;     %56:v1 = add.d %59, %58
;;     %54:s1 = mov.ud r0.4.ud scope:wave
;;     %53:s1 = mov.ud r5.0.ud scope:wave
;;     %50:s1 = mul_word.low %54, %53 scope:wave
;;     %51:s1 = mul_word.high %54, %53 scope:wave
;;     %52:s1 tied(%50) = add_word %51 scope:wave
;;     %47:v1 = add.d %52, %58
;;     %44:s1 = mov.ud r0.24.ud scope:wave
;;     %43:s1 = mov.ud r5.4.ud scope:wave
;;     %40:s1 = mul_word.low %44, %43 scope:wave
;;     %41:s1 = mul_word.high %44, %43 scope:wave
;;     %42:s1 tied(%40) = add_word %41 scope:wave
;;     %37:v1 = mov.ud.uw r2.0.uw.lanes
;;     %36:v1 = add.d %42, %37
;;     %33:s1 = mov.ud r0.28.ud scope:wave
;;     %32:s1 = mov.ud r5.8.ud scope:wave
;;     %29:s1 = mul_word.low %33, %32 scope:wave
;;     %30:s1 = mul_word.high %33, %32 scope:wave
;;     %31:s1 tied(%29) = add_word %30 scope:wave
;;     %26:v1 = mov.ud.uw r3.0.uw.lanes
;;     %25:v1 = add.d %31, %26
;;     %22:s1 = mov.ud r5.12.ud scope:wave
;;     %21:s1 = mov.ud r5.16.ud scope:wave
;;     %18:v1 = mul_word.low %25, %21
;;     %19:v1 = mul_word.high %25, %21
;;     %20:v1 tied(%18) = add_word %19
;;     %15:v1 = add.d %36, %20
;;     %10:v1 = mul_word.low %15, %22
;;     %11:v1 = mul_word.high %15, %22
;;     %12:v1 tied(%10) = add_word %11
;;     %7:v1 = add.d %47, %12
;;     %2:v1 = add.ud %56, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
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
;;     %86:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %85:v1 = mov.ud.uw r1.0.uw.lanes
;;     %83:v1 = add.d %86, %85
;;     %81:s1 = mov.ud r0.4.ud scope:wave
;;     %80:s1 = mov.ud r5.0.ud scope:wave
;;     %77:s1 = mul_word.low %81, %80 scope:wave
;;     %78:s1 = mul_word.high %81, %80 scope:wave
;;     %79:s1 tied(%77) = add_word %78 scope:wave
;;     %74:v1 = add.d %79, %85
;;     %71:s1 = mov.ud r0.24.ud scope:wave
;;     %70:s1 = mov.ud r5.4.ud scope:wave
;;     %67:s1 = mul_word.low %71, %70 scope:wave
;;     %68:s1 = mul_word.high %71, %70 scope:wave
;;     %69:s1 tied(%67) = add_word %68 scope:wave
;;     %64:v1 = mov.ud.uw r2.0.uw.lanes
;;     %63:v1 = add.d %69, %64
;;     %60:s1 = mov.ud r0.28.ud scope:wave
;;     %59:s1 = mov.ud r5.8.ud scope:wave
;;     %56:s1 = mul_word.low %60, %59 scope:wave
;;     %57:s1 = mul_word.high %60, %59 scope:wave
;;     %58:s1 tied(%56) = add_word %57 scope:wave
;;     %53:v1 = mov.ud.uw r3.0.uw.lanes
;;     %52:v1 = add.d %58, %53
;;     %49:s1 = mov.ud r5.12.ud scope:wave
;;     %48:s1 = mov.ud r5.16.ud scope:wave
;;     %45:v1 = mul_word.low %52, %48
;;     %46:v1 = mul_word.high %52, %48
;;     %47:v1 tied(%45) = add_word %46
;;     %44:v1 = mul_high.ud %52, %48
;;     %41.0:v2 = mov.ud %47
;;     %40.1:v2 tied(%41) = mov.ud %44
;;     %33:v1 = add.d %63, %40.0
;;     %34:v1 = mov.ud %40.1
;;     %35:v1 tied(%34) = carry %33, %40.0
;;     %37.0:v2 = mov.ud %33
;;     %36.1:v2 tied(%37) = mov.ud %35
;;     %27:v1 = mul_word.low %36.0, %49
;;     %28:v1 = mul_word.high %36.0, %49
;;     %29:v1 tied(%27) = add_word %28
;;     %26:v1 = mul_high.ud %36.0, %49
;;     %22:v1 = mul_word.low %36.1, %49
;;     %23:v1 = mul_word.high %36.1, %49
;;     %24:v1 tied(%22) = add_word %23
;;     %19:v1 = add.d %26, %24
;;     %16.0:v2 = mov.ud %29
;;     %15.1:v2 tied(%16) = mov.ud %19
;;     %8:v1 = add.d %74, %15.0
;;     %9:v1 = mov.ud %15.1
;;     %10:v1 tied(%9) = carry %8, %15.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %83, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }
