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
;;     %101:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %99:v4 early = load.d4 %101 space:global
;;     %98:v1 = mul_high.ud %99.0, %99.2
;;     %95:v1 = mul_word.low %99.1, %99.2
;;     %96:v1 = mul_word.high %99.1, %99.2
;;     %97:v1 tied(%95) = add_word %96
;;     %94:v1 = mul_high.ud %99.1, %99.2
;;     %92.0:v2 = mov.ud %97
;;     %91.1:v2 tied(%92) = mov.ud %94
;;     %84:v1 = add.d %91.0, %98
;;     %85:v1 = mov.ud %91.1
;;     %86:v1 tied(%85) = carry %84, %98
;;     %88.0:v2 = mov.ud %84
;;     %87.1:v2 tied(%88) = mov.ud %86
;;     %79:v1 = mul_word.low %99.0, %99.3
;;     %80:v1 = mul_word.high %99.0, %99.3
;;     %81:v1 tied(%79) = add_word %80
;;     %78:v1 = mul_high.ud %99.0, %99.3
;;     %76.0:v2 = mov.ud %81
;;     %75.1:v2 tied(%76) = mov.ud %78
;;     %68:v1 = add.d %75.0, %87.0
;;     %69:v1 = mov.ud %75.1
;;     %70:v1 tied(%69) = carry %68, %87.0
;;     %71.1:v2 = mov.ud %70
;;     %61:v1 = mul_word.low %99.1, %99.3
;;     %62:v1 = mul_word.high %99.1, %99.3
;;     %63:v1 tied(%61) = add_word %62
;;     %60:v1 = mul_high.ud %99.1, %99.3
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
;;     %41:v1 = asr.d %99.1, 31
;;     %39.0:v2 = mov.ud %41
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     %36:v1 = asr.d %99.3, 31
;;     %34.0:v2 = mov.ud %36
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     %28:v1 = and.ud %38.0, %99.2
;;     %29:v1 = and.ud %38.1, %99.3
;;     %31.0:v2 = mov.ud %28
;;     %30.1:v2 tied(%31) = mov.ud %29
;;     %22:v1 = and.ud %33.0, %99.0
;;     %23:v1 = and.ud %33.1, %99.1
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
;;     %2:v1 = add.ud %101, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
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
;;     %94:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %92:v1 = mul_high.ud r8.8.ud, r8.16.ud
;;     %89:s1 = mul_word.low r8.12.ud, r8.16.ud scope:wave
;;     %90:s1 = mul_word.high r8.12.ud, r8.16.ud scope:wave
;;     %91:s1 tied(%89) = add_word %90 scope:wave
;;     %88:v1 = mul_high.ud r8.12.ud, r8.16.ud
;;     %87.0:v2 = mov.ud %91
;;     %86.1:v2 tied(%87) = mov.ud %88
;;     %79:v1 = add.d %86.0, %92
;;     %80:v1 = mov.ud %86.1
;;     %81:v1 tied(%80) = carry %79, %92
;;     %83.0:v2 = mov.ud %79
;;     %82.1:v2 tied(%83) = mov.ud %81
;;     %74:s1 = mul_word.low r8.8.ud, r8.20.ud scope:wave
;;     %75:s1 = mul_word.high r8.8.ud, r8.20.ud scope:wave
;;     %76:s1 tied(%74) = add_word %75 scope:wave
;;     %73:v1 = mul_high.ud r8.8.ud, r8.20.ud
;;     %72.0:v2 = mov.ud %76
;;     %71.1:v2 tied(%72) = mov.ud %73
;;     %64:v1 = add.d %71.0, %82.0
;;     %65:v1 = mov.ud %71.1
;;     %66:v1 tied(%65) = carry %64, %82.0
;;     %67.1:v2 = mov.ud %66
;;     %57:s1 = mul_word.low r8.12.ud, r8.20.ud scope:wave
;;     %58:s1 = mul_word.high r8.12.ud, r8.20.ud scope:wave
;;     %59:s1 tied(%57) = add_word %58 scope:wave
;;     %56:v1 = mul_high.ud r8.12.ud, r8.20.ud
;;     %55.0:v2 = mov.ud %59
;;     %54.1:v2 tied(%55) = mov.ud %56
;;     %47:v1 = add.d %54.0, %82.1
;;     %48:v1 = mov.ud %54.1
;;     %49:v1 tied(%48) = carry %47, %82.1
;;     %51.0:v2 = mov.ud %47
;;     %50.1:v2 tied(%51) = mov.ud %49
;;     %40:v1 = add.d %50.0, %67.1
;;     %41:v1 = mov.ud %50.1
;;     %42:v1 tied(%41) = carry %40, %67.1
;;     %44.0:v2 = mov.ud %40
;;     %43.1:v2 tied(%44) = mov.ud %42
;;     %37:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %36.0:s2 = mov.ud %37 scope:wave
;;     %35.1:s2 tied(%36) = mov.ud %37 scope:wave
;;     %33:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %32.0:s2 = mov.ud %33 scope:wave
;;     %31.1:s2 tied(%32) = mov.ud %33 scope:wave
;;     %26:s1 = and.ud %35.0, r8.16.ud scope:wave
;;     %27:s1 = and.ud %35.1, r8.20.ud scope:wave
;;     %29.0:s2 = mov.ud %26 scope:wave
;;     %28.1:s2 tied(%29) = mov.ud %27 scope:wave
;;     %21:s1 = and.ud %31.0, r8.8.ud scope:wave
;;     %22:s1 = and.ud %31.1, r8.12.ud scope:wave
;;     %24.0:s2 = mov.ud %21 scope:wave
;;     %23.1:s2 tied(%24) = mov.ud %22 scope:wave
;;     %15:v1 = add.d %43.0, -%28.0
;;     %16:v1 = add.d %43.1, -%28.1
;;     %17:v1 tied(%16) = borrow %43.0, %28.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, -%23.0
;;     %9:v1 = add.d %18.1, -%23.1
;;     %10:v1 tied(%9) = borrow %18.0, %23.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %94, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
