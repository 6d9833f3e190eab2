; test isel precise-output
; target ivb
; Unsigned quotients by a constant: a shift for a power of two; others are an immediate of the math box.

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %three target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %8:v1 = mul_high.ud %9, 0xaaaaaaab
;;     %6:v1 = shr.ud %8, 1
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %seven {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %seven target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v1 early = load.d1 %17 space:global
;;     %14:v1 = mul_high.ud %15, 0x24924925
;;     %13:v1 = add.d %15, -%14
;;     %11:v1 = shr.ud %13, 1
;;     %9:v1 = add.d %11, %14
;;     %6:v1 = shr.ud %9, 2
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %eight {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %eight target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = shr.ud %7, 3
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %ten_of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 10
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %ten_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 = mul_high.ud r8.8.ud, 0xcccccccd
;;     %6:v1 = shr.ud %7, 3
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v6 = iconst.i32 0x80000001
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %large target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %8:s1 early = compare.ge.ud %9, 0x80000001
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long_power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x10000
    v7 = udiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_power target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:v2 early = load.d2 %21 space:global
;;     %17:v1 = shr.ud %19.1, 16
;;     %16:v1 = shl.ud %19.1, 16
;;     %14:v1 = shr.ud %19.0, 16
;;     %12:v1 = or.ud %14, %16
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %17
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
