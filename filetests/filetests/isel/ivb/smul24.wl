; test isel precise-output
; target ivb
; Products of the low 24 bits as signed numbers: extended by two shifts, then a product of words.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = smul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:v2 early = load.d2 %20 space:global
;;     %17:v1 = shl.ud %18.0, 8
;;     %15:v1 = asr.d %17, 8
;;     %13:v1 = shl.ud %18.1, 8
;;     %11:v1 = asr.d %13, 8
;;     %7:v1 = mul_word.low %15, %11
;;     %8:v1 = mul_word.high %15, %11
;;     %9:v1 tied(%7) = add_word %8
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = smul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:s1 = shl.ud r8.8.ud, 8 scope:wave
;;     %14:s1 = asr.d %15, 8 scope:wave
;;     %12:s1 = shl.ud r8.12.ud, 8 scope:wave
;;     %11:s1 = asr.d %12, 8 scope:wave
;;     %7:s1 = mul_word.low %14, %11 scope:wave
;;     %8:s1 = mul_word.high %14, %11 scope:wave
;;     %9:s1 tied(%7) = add_word %8 scope:wave
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %high {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = smul24hi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %high target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v2 early = load.d2 %18 space:global
;;     %15:v1 = shl.ud %16.0, 8
;;     %13:v1 = asr.d %15, 8
;;     %11:v1 = shl.ud %16.1, 8
;;     %9:v1 = asr.d %11, 8
;;     %7:v1 = mul_high.d %13, %9
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 -5
    v7 = smul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 early = load.d1 %15 space:global
;;     %12:v1 = shl.ud %13, 8
;;     %10:v1 = asr.d %12, 8
;;     %6:v1 = mul_word.low %10, -5
;;     %7:v1 = mul_word.high %10, -5
;;     %8:v1 tied(%6) = add_word %7
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
