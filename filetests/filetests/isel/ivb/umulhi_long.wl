; test isel precise-output
; target ivb
; The high half of an unsigned product of 64 bits: four products of words and the carries between them.

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
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %67:v4 early = load.d4 %69 space:global
;;     %64:v1 = mul_high.ud %67.0, %67.2
;;     %61:v1 = mul_word.low %67.1, %67.2
;;     %62:v1 = mul_word.high %67.1, %67.2
;;     %63:v1 tied(%61) = add_word %62
;;     %60:v1 = mul_high.ud %67.1, %67.2
;;     %58.0:v2 = mov.ud %63
;;     %57.1:v2 tied(%58) = mov.ud %60
;;     %50:v1 = add.d %57.0, %64
;;     %51:v1 = mov.ud %57.1
;;     %52:v1 tied(%51) = carry %50, %64
;;     %54.0:v2 = mov.ud %50
;;     %53.1:v2 tied(%54) = mov.ud %52
;;     %45:v1 = mul_word.low %67.0, %67.3
;;     %46:v1 = mul_word.high %67.0, %67.3
;;     %47:v1 tied(%45) = add_word %46
;;     %44:v1 = mul_high.ud %67.0, %67.3
;;     %42.0:v2 = mov.ud %47
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     %34:v1 = add.d %41.0, %53.0
;;     %35:v1 = mov.ud %41.1
;;     %36:v1 tied(%35) = carry %34, %53.0
;;     %37.1:v2 = mov.ud %36
;;     %27:v1 = mul_word.low %67.1, %67.3
;;     %28:v1 = mul_word.high %67.1, %67.3
;;     %29:v1 tied(%27) = add_word %28
;;     %26:v1 = mul_high.ud %67.1, %67.3
;;     %23.0:v2 = mov.ud %29
;;     %22.1:v2 tied(%23) = mov.ud %26
;;     %15:v1 = add.d %22.0, %53.1
;;     %16:v1 = mov.ud %22.1
;;     %17:v1 tied(%16) = carry %15, %53.1
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, %37.1
;;     %9:v1 = mov.ud %18.1
;;     %10:v1 tied(%9) = carry %8, %37.1
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %69, 256
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
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %60:v1 = mul_high.ud r8.8.ud, r8.16.ud
;;     %57:s1 = mul_word.low r8.12.ud, r8.16.ud scope:wave
;;     %58:s1 = mul_word.high r8.12.ud, r8.16.ud scope:wave
;;     %59:s1 tied(%57) = add_word %58 scope:wave
;;     %56:v1 = mul_high.ud r8.12.ud, r8.16.ud
;;     %55.0:v2 = mov.ud %59
;;     %54.1:v2 tied(%55) = mov.ud %56
;;     %47:v1 = add.d %54.0, %60
;;     %48:v1 = mov.ud %54.1
;;     %49:v1 tied(%48) = carry %47, %60
;;     %51.0:v2 = mov.ud %47
;;     %50.1:v2 tied(%51) = mov.ud %49
;;     %42:s1 = mul_word.low r8.8.ud, r8.20.ud scope:wave
;;     %43:s1 = mul_word.high r8.8.ud, r8.20.ud scope:wave
;;     %44:s1 tied(%42) = add_word %43 scope:wave
;;     %41:v1 = mul_high.ud r8.8.ud, r8.20.ud
;;     %40.0:v2 = mov.ud %44
;;     %39.1:v2 tied(%40) = mov.ud %41
;;     %32:v1 = add.d %39.0, %50.0
;;     %33:v1 = mov.ud %39.1
;;     %34:v1 tied(%33) = carry %32, %50.0
;;     %35.1:v2 = mov.ud %34
;;     %25:s1 = mul_word.low r8.12.ud, r8.20.ud scope:wave
;;     %26:s1 = mul_word.high r8.12.ud, r8.20.ud scope:wave
;;     %27:s1 tied(%25) = add_word %26 scope:wave
;;     %24:v1 = mul_high.ud r8.12.ud, r8.20.ud
;;     %23.0:v2 = mov.ud %27
;;     %22.1:v2 tied(%23) = mov.ud %24
;;     %15:v1 = add.d %22.0, %50.1
;;     %16:v1 = mov.ud %22.1
;;     %17:v1 tied(%16) = carry %15, %50.1
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, %35.1
;;     %9:v1 = mov.ud %18.1
;;     %10:v1 tied(%9) = carry %8, %35.1
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %62, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
