; test isel precise-output
; target ivb
; Vectors of words and longs come apart into their lanes and are put together again in one register of several units.

kernel %iadd_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = load.i32x4 global align 8 [v4+16]
    v7 = iadd.i32x4 v5, v6
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v4 early = load.d4 %33 space:global
;;     %30:v4 early = load.d4 %33 space:global offset:16
;;     %29:v1 = add.d %31.0, %30.0
;;     %26:v1 = add.d %31.1, %30.1
;;     %23:v1 = add.d %31.2, %30.2
;;     %18:v1 = add.d %31.3, %30.3
;;     %13.0:v4 = mov.ud %29
;;     %14.1:v4 tied(%13) = mov.ud %26
;;     %15.2:v4 tied(%14) = mov.ud %23
;;     %12.3:v4 tied(%15) = mov.ud %18
;;     %2:v1 = add.ud %33, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %fadd_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    v6 = load.f32x2 global align 8 [v4+8]
    v7 = fadd.f32x2 v5, v6
    store.f32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %fadd_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:v2 early = load.d2 %21 space:global
;;     %18:v2 early = load.d2 %21 space:global offset:8
;;     %17:v1 early = keeping.add %19.0, %18.0
;;     %12:v1 early = keeping.add %19.1, %18.1
;;     %9.0:v2 = mov.ud %17
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %iadd_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64x2 global align 8 [v4+16]
    v7 = iadd.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v4 early = load.d4 %33 space:global
;;     %30:v4 early = load.d4 %33 space:global offset:16
;;     %25:v1 = add.d %31.0, %30.0
;;     %26:v1 = add.d %31.1, %30.1
;;     %27:v1 tied(%26) = carry %25, %30.0
;;     %29.0:v2 = mov.ud %25
;;     %28.1:v2 tied(%29) = mov.ud %27
;;     %16:v1 = add.d %31.2, %30.2
;;     %17:v1 = add.d %31.3, %30.3
;;     %18:v1 tied(%17) = carry %16, %30.2
;;     %20.0:v2 = mov.ud %16
;;     %19.1:v2 tied(%20) = mov.ud %18
;;     %11.0:v4 = mov.ud %28.0
;;     %12.1:v4 tied(%11) = mov.ud %28.1
;;     %13.2:v4 tied(%12) = mov.ud %19.0
;;     %10.3:v4 tied(%13) = mov.ud %19.1
;;     %2:v1 = add.ud %33, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %fma_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    v6 = load.f64x2 global align 8 [v4+16]
    v7 = fma.f64x2 v5, v6, v5
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %fma_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v4 early = load.d4 %33 space:global
;;     %30:v4 early = load.d4 %33 space:global offset:16
;;     %24:v2 all = weave %31.0, %31.1
;;     %27:v2 all = weave %30.0, %30.1
;;     %28:v2 early all = double.mad %24 all, %24 all, %27 all
;;     %29:v2 = unweave %28 all
;;     %15:v2 all = weave %31.2, %31.3
;;     %18:v2 all = weave %30.2, %30.3
;;     %19:v2 early all = double.mad %15 all, %15 all, %18 all
;;     %20:v2 = unweave %19 all
;;     %11.0:v4 = mov.ud %29.0
;;     %12.1:v4 tied(%11) = mov.ud %29.1
;;     %13.2:v4 tied(%12) = mov.ud %20.0
;;     %10.3:v4 tied(%13) = mov.ud %20.1
;;     %2:v1 = add.ud %33, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %10.0
;;     %6.2:v5 tied(%5) = mov.ud %10.1
;;     %7.3:v5 tied(%6) = mov.ud %10.2
;;     %3.4:v5 tied(%7) = mov.ud %10.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

; Two pairs.
kernel %iadd_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x4 global align 8 [v4+0]
    v6 = load.i16x4 global align 8 [v4+8]
    v7 = iadd.i16x4 v5, v6
    store.i16x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v2 early = load.d2 %60 space:global
;;     %57:v2 early = load.d2 %60 space:global offset:8
;;     %54:v1 = add.d %58.0, %57.0
;;     %51:v1 = shr.ud %58.0, 16
;;     %48:v1 = shr.ud %57.0, 16
;;     %45:v1 = add.d %51, %48
;;     %40:v1 = add.d %58.1, %57.1
;;     %37:v1 = shr.ud %58.1, 16
;;     %34:v1 = shr.ud %57.1, 16
;;     %31:v1 = add.d %37, %34
;;     %28:v1 = and.ud %45, 0xffff
;;     %26:v1 = and.ud %54, 0xffff
;;     %24:v1 = shl.ud %28, 16
;;     %22:v1 = or.ud %24, %26
;;     %19:v1 = and.ud %31, 0xffff
;;     %17:v1 = and.ud %40, 0xffff
;;     %15:v1 = shl.ud %19, 16
;;     %13:v1 = or.ud %15, %17
;;     %10.0:v2 = mov.ud %22
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     %2:v1 = add.ud %60, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
