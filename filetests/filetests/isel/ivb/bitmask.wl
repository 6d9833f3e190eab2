; test isel precise-output
; target ivb
; Ones from a bit on: `bfi1` takes width and position.

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
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = bfi1.ud %8.1, %8.0
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %o : i32 at 8 align 4
    param %n : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = bfi1.ud r8.12.ud, r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bitmask.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %49:v2 early = load.d2 %51 space:global
;;     %48:v1 = and.ud %49.1, 32
;;     %47:v1 = shl.ud 1, %49.1
;;     %45:v1 early = select_if.nz.d %48, 0, 0, %47
;;     %44:v1 early = select_if.nz.d %48, 0, %47, 0
;;     %41.0:v2 = mov.ud %45
;;     %40.1:v2 tied(%41) = mov.ud %44
;;     %33:v1 = add.d %40.0, -1
;;     %34:v1 = add.d %40.1, -1
;;     %35:v1 tied(%34) = carry %33, -1
;;     %37.0:v2 = mov.ud %33
;;     %36.1:v2 tied(%37) = mov.ud %35
;;     %30:v1 = and.ud %49.0, 32
;;     %29:v1 = and.ud %49.0, 31
;;     %28:v1 = xor.ud %29, 31
;;     %26:v1 = shl.ud %36.0, %49.0
;;     %25:v1 = shr.ud %36.0, 1
;;     %23:v1 = shr.ud %25, %28
;;     %20:v1 = shl.ud %36.1, %49.0
;;     %17:v1 = or.ud %20, %23
;;     %14:v1 early = select_if.nz.d %30, 0, 0, %26
;;     %13:v1 early = select_if.nz.d %30, 0, %26, %17
;;     %9.0:v2 = mov.ud %14
;;     %8.1:v2 tied(%9) = mov.ud %13
;;     %2:v1 = add.ud %51, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %width_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = bitmask.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %width_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = bfi1.ud 3, %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
