; test isel precise-output
; target ivb
; Products of the low 24 bits: cut off, then a product of words.

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
    v7 = umul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v2 early = load.d2 %16 space:global
;;     %13:v1 = and.ud %14.0, 0xffffff
;;     %11:v1 = and.ud %14.1, 0xffffff
;;     %7:v1 = mul_word.low %13, %11
;;     %8:v1 = mul_word.high %13, %11
;;     %9:v1 tied(%7) = add_word %8
;;     %2:v1 = add.ud %16, 256
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
    v7 = umul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:s1 = and.ud r8.8.ud, 0xffffff scope:wave
;;     %10:s1 = and.ud r8.12.ud, 0xffffff scope:wave
;;     %7:s1 = mul_word.low %11, %10 scope:wave
;;     %8:s1 = mul_word.high %11, %10 scope:wave
;;     %9:s1 tied(%7) = add_word %8 scope:wave
;;     %2:v1 = add.ud %13, 256
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
    v7 = umul24hi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %high target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v1 = and.ud %12.0, 0xffffff
;;     %9:v1 = and.ud %12.1, 0xffffff
;;     %7:v1 = mul_high.ud %11, %9
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %high_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 global align 4 [v4+0]
    v7 = umul24hi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %high_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.d1 %13 space:global
;;     %10:s1 = and.ud r8.8.ud, 0xffffff scope:wave
;;     %9:v1 = and.ud %11, 0xffffff
;;     %7:v1 = mul_high.ud %10, %9
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %both {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = umul24.i32 v5, v6
    v8 = umul24hi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %both target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v2 early = load.d2 %19 space:global
;;     %16:v1 = and.ud %17.0, 0xffffff
;;     %14:v1 = and.ud %17.1, 0xffffff
;;     %10:v1 = mul_word.low %16, %14
;;     %11:v1 = mul_word.high %16, %14
;;     %12:v1 tied(%10) = add_word %11
;;     %9:v1 = mul_high.ud %16, %14
;;     %3:v1 = add.ud %19, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %12
;;     %4.2:v3 tied(%6) = mov.ud %9
;;     store.d2 %4 space:global
;; }
;;     end
;; }
