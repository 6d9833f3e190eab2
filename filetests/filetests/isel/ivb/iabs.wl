; test isel precise-output
; target ivb
; Absolute values: the modifier of `mov`; narrow numbers are extended first, 64 bits are the exclusive or with the sign less the sign.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iabs.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mov.d |%7|
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iabs.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = mov.d |r8.8.ud| scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v6 = iabs.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b1 %13 space:global
;;     %9:v1 = shl.ud %11, 24
;;     %10:v1 = asr.d %9, 24
;;     %7:v1 = mov.d |%10|
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = iabs.i16 v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:s1 = mov.ud r8.8.ud scope:wave
;;     %9:s1 = shl.ud %12, 16 scope:wave
;;     %10:s1 = asr.d %9, 16 scope:wave
;;     %7:s1 = mov.d |%10| scope:wave
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = iabs.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v2 early = load.d2 %25 space:global
;;     %22:v1 = asr.d %23.1, 31
;;     %20.0:v2 = mov.ud %22
;;     %19.1:v2 tied(%20) = mov.ud %22
;;     %14:v1 = xor.ud %23.0, %19.0
;;     %15:v1 = xor.ud %23.1, %19.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = add.d %16.0, -%19.0
;;     %9:v1 = add.d %16.1, -%19.1
;;     %10:v1 tied(%9) = borrow %16.0, %19.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iabs.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %19.0:s2 = mov.ud %20 scope:wave
;;     %18.1:s2 tied(%19) = mov.ud %20 scope:wave
;;     %13:s1 = xor.ud r8.8.ud, %18.0 scope:wave
;;     %14:s1 = xor.ud r8.12.ud, %18.1 scope:wave
;;     %16.0:s2 = mov.ud %13 scope:wave
;;     %15.1:s2 tied(%16) = mov.ud %14 scope:wave
;;     %8:s1 = add.d %15.0, -%18.0 scope:wave
;;     %9:s1 = add.d %15.1, -%18.1 scope:wave
;;     %10:s1 tied(%9) = borrow %15.0, %18.0 scope:wave
;;     %12.0:s2 = mov.ud %8 scope:wave
;;     %11.1:s2 tied(%12) = mov.ud %10 scope:wave
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
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
    v6 = iabs.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %9:v1 = shl.ud %11, 16
;;     %10:v1 = asr.d %9, 16
;;     %7:v1 = mov.d |%10|
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = iabs.i8 v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:s1 = mov.ud r8.8.ud scope:wave
;;     %9:s1 = shl.ud %12, 24 scope:wave
;;     %10:s1 = asr.d %9, 24 scope:wave
;;     %7:s1 = mov.d |%10| scope:wave
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }
