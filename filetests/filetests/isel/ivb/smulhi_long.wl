; test isel precise-output
; target ivb
; The high half of a signed product of 64 bits: the unsigned one, corrected for each negative factor.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = smulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %106:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %105:v1 = mov.ud.uw r1.0.uw.lanes
;;     %103:v1 = add.d %106, %105
;;     %100:v2 early = load.d2 %103 surface:255
;;     %99:v2 early = load.d2 %103 surface:255 offset:8
;;     %98:v1 = mul_high.ud %100.0, %99.0
;;     %95:v1 = mul_word.low %100.1, %99.0
;;     %96:v1 = mul_word.high %100.1, %99.0
;;     %97:v1 tied(%95) = add_word %96
;;     %94:v1 = mul_high.ud %100.1, %99.0
;;     %92.0:v2 = mov.ud %97
;;     %91.1:v2 tied(%92) = mov.ud %94
;;     %84:v1 = add.d %91.0, %98
;;     %85:v1 = mov.ud %91.1
;;     %86:v1 tied(%85) = carry %84, %98
;;     %88.0:v2 = mov.ud %84
;;     %87.1:v2 tied(%88) = mov.ud %86
;;     %79:v1 = mul_word.low %100.0, %99.1
;;     %80:v1 = mul_word.high %100.0, %99.1
;;     %81:v1 tied(%79) = add_word %80
;;     %78:v1 = mul_high.ud %100.0, %99.1
;;     %76.0:v2 = mov.ud %81
;;     %75.1:v2 tied(%76) = mov.ud %78
;;     %68:v1 = add.d %75.0, %87.0
;;     %69:v1 = mov.ud %75.1
;;     %70:v1 tied(%69) = carry %68, %87.0
;;     %71.1:v2 = mov.ud %70
;;     %61:v1 = mul_word.low %100.1, %99.1
;;     %62:v1 = mul_word.high %100.1, %99.1
;;     %63:v1 tied(%61) = add_word %62
;;     %60:v1 = mul_high.ud %100.1, %99.1
;;     %59.0:v2 = mov.ud %63
;;     %58.1:v2 tied(%59) = mov.ud %60
;;     %51:v1 = add.d %58.0, %87.1
;;     %52:v1 = mov.ud %58.1
;;     %53:v1 tied(%52) = carry %51, %87.1
;;     %55.0:v2 = mov.ud %51
;;     %54.1:v2 tied(%55) = mov.ud %53
;;     %44:v1 = add.d %54.0, %71.1
;;     %45:v1 = mov.ud %54.1
;;     %46:v1 tied(%45) = carry %44, %71.1
;;     %48.0:v2 = mov.ud %44
;;     %47.1:v2 tied(%48) = mov.ud %46
;;     %41:v1 = asr.d %100.1, 31
;;     %39.0:v2 = mov.ud %41
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     %36:v1 = asr.d %99.1, 31
;;     %34.0:v2 = mov.ud %36
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     %28:v1 = and.ud %38.0, %99.0
;;     %29:v1 = and.ud %38.1, %99.1
;;     %31.0:v2 = mov.ud %28
;;     %30.1:v2 tied(%31) = mov.ud %29
;;     %22:v1 = and.ud %33.0, %100.0
;;     %23:v1 = and.ud %33.1, %100.1
;;     %25.0:v2 = mov.ud %22
;;     %24.1:v2 tied(%25) = mov.ud %23
;;     %15:v1 = add.d %47.0, -%30.0
;;     %16:v1 = add.d %47.1, -%30.1
;;     %17:v1 tied(%16) = borrow %47.0, %30.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, -%24.0
;;     %9:v1 = add.d %18.1, -%24.1
;;     %10:v1 tied(%9) = borrow %18.0, %24.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %103, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = smulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %106:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %105:v1 = mov.ud.uw r1.0.uw.lanes
;;     %103:v1 = add.d %106, %105
;;     %100:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %99:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %98:v1 = mul_high.ud %100.0, %99.0
;;     %95:s1 = mul_word.low %100.1, %99.0 scope:wave
;;     %96:s1 = mul_word.high %100.1, %99.0 scope:wave
;;     %97:s1 tied(%95) = add_word %96 scope:wave
;;     %94:v1 = mul_high.ud %100.1, %99.0
;;     %92.0:v2 = mov.ud %97
;;     %91.1:v2 tied(%92) = mov.ud %94
;;     %84:v1 = add.d %91.0, %98
;;     %85:v1 = mov.ud %91.1
;;     %86:v1 tied(%85) = carry %84, %98
;;     %88.0:v2 = mov.ud %84
;;     %87.1:v2 tied(%88) = mov.ud %86
;;     %79:s1 = mul_word.low %100.0, %99.1 scope:wave
;;     %80:s1 = mul_word.high %100.0, %99.1 scope:wave
;;     %81:s1 tied(%79) = add_word %80 scope:wave
;;     %78:v1 = mul_high.ud %100.0, %99.1
;;     %76.0:v2 = mov.ud %81
;;     %75.1:v2 tied(%76) = mov.ud %78
;;     %68:v1 = add.d %75.0, %87.0
;;     %69:v1 = mov.ud %75.1
;;     %70:v1 tied(%69) = carry %68, %87.0
;;     %71.1:v2 = mov.ud %70
;;     %61:s1 = mul_word.low %100.1, %99.1 scope:wave
;;     %62:s1 = mul_word.high %100.1, %99.1 scope:wave
;;     %63:s1 tied(%61) = add_word %62 scope:wave
;;     %60:v1 = mul_high.ud %100.1, %99.1
;;     %59.0:v2 = mov.ud %63
;;     %58.1:v2 tied(%59) = mov.ud %60
;;     %51:v1 = add.d %58.0, %87.1
;;     %52:v1 = mov.ud %58.1
;;     %53:v1 tied(%52) = carry %51, %87.1
;;     %55.0:v2 = mov.ud %51
;;     %54.1:v2 tied(%55) = mov.ud %53
;;     %44:v1 = add.d %54.0, %71.1
;;     %45:v1 = mov.ud %54.1
;;     %46:v1 tied(%45) = carry %44, %71.1
;;     %48.0:v2 = mov.ud %44
;;     %47.1:v2 tied(%48) = mov.ud %46
;;     %41:s1 = asr.d %100.1, 31 scope:wave
;;     %39.0:s2 = mov.ud %41 scope:wave
;;     %38.1:s2 tied(%39) = mov.ud %41 scope:wave
;;     %36:s1 = asr.d %99.1, 31 scope:wave
;;     %34.0:s2 = mov.ud %36 scope:wave
;;     %33.1:s2 tied(%34) = mov.ud %36 scope:wave
;;     %28:s1 = and.ud %38.0, %99.0 scope:wave
;;     %29:s1 = and.ud %38.1, %99.1 scope:wave
;;     %31.0:s2 = mov.ud %28 scope:wave
;;     %30.1:s2 tied(%31) = mov.ud %29 scope:wave
;;     %22:s1 = and.ud %33.0, %100.0 scope:wave
;;     %23:s1 = and.ud %33.1, %100.1 scope:wave
;;     %25.0:s2 = mov.ud %22 scope:wave
;;     %24.1:s2 tied(%25) = mov.ud %23 scope:wave
;;     %15:v1 = add.d %47.0, -%30.0
;;     %16:v1 = add.d %47.1, -%30.1
;;     %17:v1 tied(%16) = borrow %47.0, %30.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, -%24.0
;;     %9:v1 = add.d %18.1, -%24.1
;;     %10:v1 tied(%9) = borrow %18.0, %24.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %103, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }
