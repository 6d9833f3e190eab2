; test isel precise-output
; target ivb
; Shifts left: the machine takes the count modulo 32; narrow numbers take it modulo their width, 64 bits select by bit 5 of it.

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
    v7 = ishl.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = shl.ud %8.0, %8.1
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
    param %n : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ishl.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = shl.ud r8.8.ud, r8.12.ud scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v6 = iconst.i32 7
    v7 = ishl.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = shl.ud %7, 7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %count_of_wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = ishl.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %count_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = shl.ud %7, r8.8.ud
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; The count is taken modulo 8 first.
kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ishl.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.b1 %16 space:global
;;     %13:v1 early = load.d1 %16 space:global offset:4
;;     %12:v1 = and.ud %14, 255
;;     %10:v1 = and.ud %13, 7
;;     %8:v1 = shl.ud %12, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %n : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ishl.i16 v6, v7
    store.i16 global align 2 [v4+256], v8
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:s1 = mov.ud r8.8.ud scope:wave
;;     %11:s1 = and.ud %13, 0xffff scope:wave
;;     %9:s1 = and.ud r8.12.ud, 15 scope:wave
;;     %8:s1 = shl.ud %11, %9 scope:wave
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v6 = load.i32 global align 4 [v4+8]
    v7 = ishl.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %33:v2 early = load.d2 %35 space:global
;;     %32:v1 early = load.d1 %35 space:global offset:8
;;     %30:v1 = and.ud %32, 32
;;     %29:v1 = and.ud %32, 31
;;     %28:v1 = xor.ud %29, 31
;;     %26:v1 = shl.ud %33.0, %32
;;     %25:v1 = shr.ud %33.0, 1
;;     %23:v1 = shr.ud %25, %28
;;     %20:v1 = shl.ud %33.1, %32
;;     %17:v1 = or.ud %20, %23
;;     %14:v1 early = select_if.nz.d %30, 0, 0, %26
;;     %13:v1 early = select_if.nz.d %30, 0, %26, %17
;;     %9.0:v2 = mov.ud %14
;;     %8.1:v2 tied(%9) = mov.ud %13
;;     %2:v1 = add.ud %35, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = ishl.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:s1 = and.ud r8.16.ud, 32 scope:wave
;;     %26:s1 = and.ud r8.16.ud, 31 scope:wave
;;     %25:s1 = xor.ud %26, 31 scope:wave
;;     %23:s1 = shl.ud r8.8.ud, r8.16.ud scope:wave
;;     %22:s1 = shr.ud r8.8.ud, 1 scope:wave
;;     %21:s1 = shr.ud %22, %25 scope:wave
;;     %18:s1 = shl.ud r8.12.ud, r8.16.ud scope:wave
;;     %17:s1 = or.ud %18, %21 scope:wave
;;     %14:s1 early = select_if.nz.d %27, 0, 0, %23 scope:wave
;;     %13:s1 early = select_if.nz.d %27, 0, %23, %17 scope:wave
;;     %9.0:s2 = mov.ud %14 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %13 scope:wave
;;     %2:v1 = add.ud %29, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 33
    v7 = ishl.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %10:v1 = shl.ud %12, 1
;;     %8.0:v2 = mov.ud 0
;;     %7.1:v2 tied(%8) = mov.ud %10
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = ishl.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v1 early = load.b2 %16 space:global
;;     %13:v1 early = load.d1 %16 space:global offset:4
;;     %12:v1 = and.ud %14, 0xffff
;;     %10:v1 = and.ud %13, 15
;;     %8:v1 = shl.ud %12, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v8 = ishl.i8 v6, v7
    store.i8 global align 1 [v4+256], v8
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:s1 = mov.ud r8.8.ud scope:wave
;;     %11:s1 = and.ud %13, 255 scope:wave
;;     %9:s1 = and.ud r8.12.ud, 7 scope:wave
;;     %8:s1 = shl.ud %11, %9 scope:wave
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b1 %3 space:global
;; }
;;     end
;; }
