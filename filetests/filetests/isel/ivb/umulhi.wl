; test isel precise-output
; target ivb
; High halves of unsigned products: `mul` and `mach`, in vectors also for values of the wave.

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
    v7 = umulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = mul_high.ud %8.0, %8.1
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
    v7 = umulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = mul_high.ud r8.8.ud, r8.12.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %large {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 0xaaaaaaab
    v7 = umulhi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %large target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mul_high.ud %7, 0xaaaaaaab
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; Narrow products fit a word: a zero extended product and a shift.
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
    v7 = umulhi.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b1 %18 space:global
;;     %15:v1 early = load.b1 %18 space:global offset:4
;;     %14:v1 = and.ud %16, 255
;;     %12:v1 = and.ud %15, 255
;;     %10:v1 = mul_word.low %14, %12
;;     %7:v1 = shr.ud %10, 8
;;     %2:v1 = add.ud %18, 256
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
    v9 = umulhi.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 = mov.ud r8.8.ud scope:wave
;;     %16:s1 = mov.ud r8.12.ud scope:wave
;;     %14:s1 = and.ud %18, 0xffff scope:wave
;;     %12:s1 = and.ud %16, 0xffff scope:wave
;;     %10:s1 = mul_word.low %14, %12 scope:wave
;;     %7:s1 = shr.ud %10, 16 scope:wave
;;     %2:v1 = add.ud %20, 256
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
    v7 = umulhi.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v1 early = load.b2 %18 space:global
;;     %15:v1 early = load.b2 %18 space:global offset:4
;;     %14:v1 = and.ud %16, 0xffff
;;     %12:v1 = and.ud %15, 0xffff
;;     %10:v1 = mul_word.low %14, %12
;;     %7:v1 = shr.ud %10, 16
;;     %2:v1 = add.ud %18, 256
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
    v9 = umulhi.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 = mov.ud r8.8.ud scope:wave
;;     %16:s1 = mov.ud r8.12.ud scope:wave
;;     %14:s1 = and.ud %18, 255 scope:wave
;;     %12:s1 = and.ud %16, 255 scope:wave
;;     %10:s1 = mul_word.low %14, %12 scope:wave
;;     %7:s1 = shr.ud %10, 8 scope:wave
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }
