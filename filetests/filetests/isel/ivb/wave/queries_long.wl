; test isel precise-output
; target ivb
; Questions that are mostly asked in 32 bits, in 64: the high word is zero. And the reverse.

kernel %workgroupid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupid.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %workgroupid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud r0.24.ud
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %workgroupsize_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupsize.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %workgroupsize_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud r5.4.ud
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %currentworkgroupsize_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %currentworkgroupsize_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:s1 = mul_word.low r0.24.ud, r5.4.ud scope:wave
;;     %9:s1 = add.d r5.16.ud, -%10 scope:wave
;;     %7:s1 = minmax.l.ud %9, r5.4.ud scope:wave
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %gridgroups_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridgroups.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %gridgroups_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud r6.4.ud
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %workitemflatid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %workitemflatid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v1 = mul_word.low r3.0.uw.lanes, r5.4.ud
;;     %13:v1 = add.d r2.0.uw.lanes, %15
;;     %10:v1 = mul_word.low %13, r5.0.ud
;;     %8:v1 = add.d r1.0.uw.lanes, %10
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %currentworkitemflatid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkitemflatid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %currentworkitemflatid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:s1 = mul_word.low r0.4.ud, r5.0.ud scope:wave
;;     %26:s1 = add.d r5.12.ud, -%27 scope:wave
;;     %24:s1 = minmax.l.ud %26, r5.0.ud scope:wave
;;     %22:s1 = mul_word.low r0.24.ud, r5.4.ud scope:wave
;;     %21:s1 = add.d r5.16.ud, -%22 scope:wave
;;     %19:s1 = minmax.l.ud %21, r5.4.ud scope:wave
;;     %17:v1 = mul_word.low r3.0.uw.lanes, %19
;;     %14:v1 = add.d r2.0.uw.lanes, %17
;;     %11:v1 = mul_word.low %14, %24
;;     %8:v1 = add.d r1.0.uw.lanes, %11
;;     %2:v1 = add.ud %30, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %waveid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = waveid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %waveid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6
;;     %3.2:v3 tied(%5) = mov.ud 0
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %maxwaveid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = maxwaveid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %maxwaveid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud 511
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %cuid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = cuid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %cuid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud 0
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %maxcuid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = maxcuid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %maxcuid_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud 0
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }
