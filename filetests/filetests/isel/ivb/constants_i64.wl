; test isel precise-output
; target ivb
; Constants of 64 bits: each half is an immediate of the instruction for that half.

kernel %small {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 64
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %small target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = xor.ud r8.8.ud, 64 scope:wave
;;     %7:s1 = xor.ud r8.12.ud, 0 scope:wave
;;     %9.0:s2 = mov.ud %6 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %7 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 -16
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %negative target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = xor.ud r8.8.ud, -16 scope:wave
;;     %7:s1 = xor.ud r8.12.ud, -1 scope:wave
;;     %9.0:s2 = mov.ud %6 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %7 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %large {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 0x12345678
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %large target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = xor.ud r8.8.ud, 0x12345678 scope:wave
;;     %7:s1 = xor.ud r8.12.ud, 0 scope:wave
;;     %9.0:s2 = mov.ud %6 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %7 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %negative_large {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 -1000
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %negative_large target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = xor.ud r8.8.ud, 0xfffffc18 scope:wave
;;     %7:s1 = xor.ud r8.12.ud, -1 scope:wave
;;     %9.0:s2 = mov.ud %6 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %7 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %high {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 0x500000000
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %high target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = xor.ud r8.8.ud, 0 scope:wave
;;     %7:s1 = xor.ud r8.12.ud, 5 scope:wave
;;     %9.0:s2 = mov.ud %6 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %7 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %any {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 0x123456789abcdef0
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %any target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:s1 = xor.ud r8.8.ud, 0x9abcdef0 scope:wave
;;     %7:s1 = xor.ud r8.12.ud, 0x12345678 scope:wave
;;     %9.0:s2 = mov.ud %6 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %7 scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x123456789abcdef0
    v7 = bxor.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %7:v1 = xor.ud %11.0, 0x9abcdef0
;;     %8:v1 = xor.ud %11.1, 0x12345678
;;     %10.0:v2 = mov.ud %7
;;     %9.1:v2 tied(%10) = mov.ud %8
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %stored {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 0x100000002
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %stored target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud 2
;;     %2.2:v3 tied(%4) = mov.ud 1
;;     store.d2 %2 space:global
;; }
;;     end
;; }
