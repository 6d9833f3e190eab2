; test isel precise-output
; target ivb
; Truth values as numbers: 0 and 1, or 0 and all ones.

kernel %zero_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9:s1 early = compare.l.ud %10.0, %10.1
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sign_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sign_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9:s1 early = compare.l.ud %10.0, %10.1
;;     %6:v1 early = select %9, -1, 0
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %zero_wave {
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
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sign_wave {
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
    v7 = icmp.ult v5, v6
    v8 = sextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sign_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %6:s1 = mov.d -%7 scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %byte_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = uextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    return
}
;; machine kernel %byte_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %10:s1 early = compare.l.ud %11.0, %11.1
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %long_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = uextend.i64 v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %10:s1 early = compare.l.ud %11.0, %11.1
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_sign {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = sextend.i64 v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_sign target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:s1 early = compare.l.ud %15.0, %15.1
;;     %11:v1 early = select %14, -1, 0
;;     %7:v1 = asr.d %11, 31
;;     %8.1:v2 = mov.ud %7
;;     %3:v1 = add.ud %17, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %11
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %uextend_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = uextend.i16 v7
    store.i16 global align 2 [v4+256], v8
    return
}
;; machine kernel %uextend_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %10:s1 early = compare.l.ud %11.0, %11.1
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %uextend_wave {
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
    v7 = icmp.ult v5, v6
    v8 = uextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = uextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = uextend.i64 v7
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %uextend_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %13:v1 = add.ud %19, 256
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     store.b1 %14 space:global
;;     %8:v1 = add.ud %19, 260
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %17
;;     store.b2 %9 space:global
;;     %2:v1 = add.ud %19, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %17
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %sextend_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = sextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = sextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    return
}
;; machine kernel %sextend_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v2 early = load.d2 %19 space:global
;;     %16:s1 early = compare.l.ud %17.0, %17.1
;;     %13:v1 early = select %16, -1, 0
;;     %9:v1 = add.ud %19, 256
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.b1 %10 space:global
;;     %7:v1 early = select %16, -1, 0
;;     %2:v1 = add.ud %19, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %sextend_wave {
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
    v7 = icmp.ult v5, v6
    v8 = sextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = sextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = sextend.i64 v7
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %sextend_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %23:s1 = mov.d -%24 scope:wave
;;     %19:v1 = add.ud %26, 256
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %23
;;     store.b1 %20 space:global
;;     %17:s1 = mov.d -%24 scope:wave
;;     %13:v1 = add.ud %26, 260
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %17
;;     store.b2 %14 space:global
;;     %11:s1 = mov.d -%24 scope:wave
;;     %7:s1 = asr.d %11, 31 scope:wave
;;     %8.1:s2 = mov.ud %7 scope:wave
;;     %3:v1 = add.ud %26, 264
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %11
;;     %4.2:v3 tied(%6) = mov.ud %8.1
;;     store.d2 %4 space:global
;; }
;;     end
;; }
