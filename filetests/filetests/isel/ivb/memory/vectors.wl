; test isel precise-output
; target ivb
; Vectors go to memory and come from it in as few accesses as their size allows.

kernel %load_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    store.i8x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = load.d2 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %load_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x8 global align 8 [v4+0]
    store.i16x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v4 early = load.d4 %10 space:global
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %load_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x8 global align 8 [v4+0]
    store.f16x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v4 early = load.d4 %10 space:global
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %store_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    store.i8x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = load.d2 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %store_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x8 global align 8 [v4+0]
    store.i16x8 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v4 early = load.d4 %10 space:global
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %store_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    store.f16x4 global align 8 [v4+256], v5
    v6 = load.f16x8 global align 8 [v4+16]
    store.f16x8 global align 8 [v4+272], v6
    return
}
;; machine kernel %store_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v2 early = load.d2 %16 space:global
;;     %10:v1 = add.ud %16, 256
;;     %12.0:v3 = mov.ud %10
;;     %13.1:v3 tied(%12) = mov.ud %14.0
;;     %11.2:v3 tied(%13) = mov.ud %14.1
;;     store.d2 %11 space:global
;;     %8:v4 early = load.d4 %16 space:global offset:16
;;     %2:v1 = add.ud %16, 272
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %store_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x4 global align 8 [v4+0]
    store.f32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v4 early = load.d4 %10 space:global
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }
