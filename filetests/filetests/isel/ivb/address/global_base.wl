; test isel precise-output
; target ivb
; What an address is made of: a sum of low words; graphics addresses have 32 bits.

kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 r8.0.ud space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lane_offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %lane_offset target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scaled {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v2, v5
    v7 = uextend.i64 v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %scaled target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %11:v1 = add.d r8.0.ud, %12
;;     %10:v1 = shl.ud %12, 2
;;     %8:v1 = add.d r8.0.ud, %10
;;     %6:v1 early = load.d1 %8 space:global
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %scaled_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v3, v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %scaled_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %11:v1 = add.d r8.0.ud, %12
;;     %10:v1 = shl.ud %12, 2
;;     %8:v1 = add.d r8.0.ud, %10
;;     %6:v1 early = load.d1 %8 space:global
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %signed_offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sextend.i64 v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %signed_offset target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %8:v1 = add.d r8.0.ud, %9
;;     %6:v1 early = load.d1 %8 space:global
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %loaded {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %loaded target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 early = load.d1 %7 space:global offset:4
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; The sum of both bases is the wave's.
kernel %two_bases {
    param %p : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v6, v3
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %two_bases target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:s1 = add.d r8.0.ud, r8.8.ud scope:wave
;;     %9:v1 = add.d %10, r1.0.uw.lanes
;;     %6:v1 early = load.d1 %9 space:global
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v5 = iconst.i64 0x1000
    v6 = load.i32 global align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 0x1000 space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }
