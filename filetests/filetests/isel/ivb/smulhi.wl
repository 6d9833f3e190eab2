; test isel precise-output
; target ivb
; High halves of signed products: `mul` and `mach`, in vectors also for values of the wave.

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
    v7 = smulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = mul_high.d %8.0, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
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
    v7 = smulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = mul_high.d r8.8.ud, r8.12.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %mixed {
    param %p : i64 at 0 align 8
    param %b : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = smulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %mixed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mul_high.d %7, r8.8.ud
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = smulhi.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b1 %22 space:global
;;     %19:v1 early = load.b1 %22 space:global offset:4
;;     %17:v1 = shl.ud %20, 24
;;     %18:v1 = asr.d %17, 24
;;     %14:v1 = shl.ud %19, 24
;;     %15:v1 = asr.d %14, 24
;;     %10:v1 = mul_word.low %18, %15
;;     %11:v1 = mul_word.high %18, %15
;;     %12:v1 tied(%10) = add_word %11
;;     %7:v1 = shr.ud %12, 8
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %halves {
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
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = smulhi.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:s1 = mov.ud r8.8.ud scope:wave
;;     %20:s1 = mov.ud r8.12.ud scope:wave
;;     %17:s1 = shl.ud %22, 16 scope:wave
;;     %18:s1 = asr.d %17, 16 scope:wave
;;     %14:s1 = shl.ud %20, 16 scope:wave
;;     %15:s1 = asr.d %14, 16 scope:wave
;;     %10:s1 = mul_word.low %18, %15 scope:wave
;;     %11:s1 = mul_word.high %18, %15 scope:wave
;;     %12:s1 tied(%10) = add_word %11 scope:wave
;;     %7:s1 = shr.ud %12, 16 scope:wave
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = smulhi.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b2 %22 space:global
;;     %19:v1 early = load.b2 %22 space:global offset:4
;;     %17:v1 = shl.ud %20, 16
;;     %18:v1 = asr.d %17, 16
;;     %14:v1 = shl.ud %19, 16
;;     %15:v1 = asr.d %14, 16
;;     %10:v1 = mul_word.low %18, %15
;;     %11:v1 = mul_word.high %18, %15
;;     %12:v1 tied(%10) = add_word %11
;;     %7:v1 = shr.ud %12, 16
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i8 {
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
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = smulhi.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:s1 = mov.ud r8.8.ud scope:wave
;;     %20:s1 = mov.ud r8.12.ud scope:wave
;;     %17:s1 = shl.ud %22, 24 scope:wave
;;     %18:s1 = asr.d %17, 24 scope:wave
;;     %14:s1 = shl.ud %20, 24 scope:wave
;;     %15:s1 = asr.d %14, 24 scope:wave
;;     %10:s1 = mul_word.low %18, %15 scope:wave
;;     %11:s1 = mul_word.high %18, %15 scope:wave
;;     %12:s1 tied(%10) = add_word %11 scope:wave
;;     %7:s1 = shr.ud %12, 8 scope:wave
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }
