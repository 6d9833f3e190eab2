; test isel precise-output
; target ivb
; Sign extension.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v1 early = load.b1 %10 space:global
;;     %6:v1 = shl.ud %8, 24
;;     %7:v1 = asr.d %6, 24
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v1 early = load.b2 %10 space:global
;;     %6:v1 = shl.ud %8, 16
;;     %7:v1 = asr.d %6, 16
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %half_of_wave {
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
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %half_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:s1 = mov.ud r8.8.ud scope:wave
;;     %6:s1 = shl.ud %9, 16 scope:wave
;;     %7:s1 = asr.d %6, 16 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %byte_of_wave {
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
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:s1 = mov.ud r8.8.ud scope:wave
;;     %6:s1 = shl.ud %9, 24 scope:wave
;;     %7:s1 = asr.d %6, 24 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %computed_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = iadd.i8 v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %computed_byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.b1 %14 space:global
;;     %11:v1 early = load.b1 %14 space:global offset:4
;;     %10:v1 = add.d %12, %11
;;     %6:v1 = shl.ud %10, 24
;;     %7:v1 = asr.d %6, 24
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %computed_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = iadd.i16 v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %computed_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.b2 %14 space:global
;;     %11:v1 early = load.b2 %14 space:global offset:4
;;     %10:v1 = add.d %12, %11
;;     %6:v1 = shl.ud %10, 16
;;     %7:v1 = asr.d %6, 16
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.d1 %12 space:global
;;     %7:v1 = asr.d %10, 31
;;     %8.1:v2 = mov.ud %7
;;     %3:v1 = add.ud %12, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %word_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %word_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = asr.d r8.8.ud, 31 scope:wave
;;     %7.1:s2 = mov.ud %6 scope:wave
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud r8.8.ud
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %half_to_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %half_to_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 early = load.b2 %15 space:global
;;     %11:v1 = shl.ud %13, 16
;;     %12:v1 = asr.d %11, 16
;;     %7:v1 = asr.d %12, 31
;;     %8.1:v2 = mov.ud %7
;;     %3:v1 = add.ud %15, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %12
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = sextend.i16 v5
    store.i16 global align 2 [v4+256], v6
    v7 = sextend.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v1 early = load.b1 %22 space:global
;;     %18:v1 = shl.ud %20, 24
;;     %19:v1 = asr.d %18, 24
;;     %14:v1 = add.ud %22, 256
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %19
;;     store.b2 %15 space:global
;;     %11:v1 = shl.ud %20, 24
;;     %12:v1 = asr.d %11, 24
;;     %7:v1 = asr.d %12, 31
;;     %8.1:v2 = mov.ud %7
;;     %3:v1 = add.ud %22, 264
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %12
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
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
    v7 = sextend.i16 v6
    store.i16 global align 2 [v4+256], v7
    v8 = sextend.i64 v6
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:s1 = mov.ud r8.8.ud scope:wave
;;     %18:s1 = shl.ud %21, 24 scope:wave
;;     %19:s1 = asr.d %18, 24 scope:wave
;;     %14:v1 = add.ud %23, 256
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %19
;;     store.b2 %15 space:global
;;     %11:s1 = shl.ud %21, 24 scope:wave
;;     %12:s1 = asr.d %11, 24 scope:wave
;;     %7:s1 = asr.d %12, 31 scope:wave
;;     %8.1:s2 = mov.ud %7 scope:wave
;;     %3:v1 = add.ud %23, 264
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %12
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %wave_i16 {
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
    v7 = sextend.i64 v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:s1 = mov.ud r8.8.ud scope:wave
;;     %11:s1 = shl.ud %14, 16 scope:wave
;;     %12:s1 = asr.d %11, 16 scope:wave
;;     %7:s1 = asr.d %12, 31 scope:wave
;;     %8.1:s2 = mov.ud %7 scope:wave
;;     %3:v1 = add.ud %16, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %12
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
;; }
;;     end
;; }
