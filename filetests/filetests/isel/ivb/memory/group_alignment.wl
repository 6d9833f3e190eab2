; test isel precise-output
; target ivb
; Group memory of less alignment: accesses of words stay whole, those of less come apart into bytes.

kernel %word_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 1 [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %word_1 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d r8.0.ud, %17
;;     %6:v1 early = load.b1 %17 space:group
;;     %7:v1 early = load.b1 %17 space:group offset:1
;;     %8:v1 = shl.ud %7, 8
;;     %9:v1 = or.ud %6, %8
;;     %10:v1 early = load.b1 %17 space:group offset:2
;;     %11:v1 = shl.ud %10, 16
;;     %12:v1 = or.ud %9, %11
;;     %13:v1 early = load.b1 %17 space:group offset:3
;;     %14:v1 = shl.ud %13, 24
;;     %15:v1 = or.ud %12, %14
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %15
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long_8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 group align 8 [v2]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long_8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = mov.ud.uw r1.0.uw.lanes
;;     %8:v1 = add.d r8.0.ud, %9
;;     %7:v2 early = load.d2 %9 space:group
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 group align 4 [v2]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long_4 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = mov.ud.uw r1.0.uw.lanes
;;     %8:v1 = add.d r8.0.ud, %9
;;     %7:v2 early = load.d2 %9 space:group
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %quad_16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 16 [v2]
    store.i32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %quad_16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %11
;;     %9:v4 early = load.d4 %11 space:group
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %9.0
;;     %6.2:v5 tied(%5) = mov.ud %9.1
;;     %7.3:v5 tied(%6) = mov.ud %9.2
;;     %3.4:v5 tied(%7) = mov.ud %9.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %quad_8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 8 [v2]
    store.i32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %quad_8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %11
;;     %9:v4 early = load.d4 %11 space:group
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %9.0
;;     %6.2:v5 tied(%5) = mov.ud %9.1
;;     %7.3:v5 tied(%6) = mov.ud %9.2
;;     %3.4:v5 tied(%7) = mov.ud %9.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %quad_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 4 [v2]
    store.i32x4 global align 8 [v4+256], v5
    return
}
;; machine kernel %quad_4 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %11
;;     %9:v4 early = load.d4 %11 space:group
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %9.0
;;     %6.2:v5 tied(%5) = mov.ud %9.1
;;     %7.3:v5 tied(%6) = mov.ud %9.2
;;     %3.4:v5 tied(%7) = mov.ud %9.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %half_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 group align 1 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half_1 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %13
;;     %8:v1 early = load.b1 %13 space:group
;;     %9:v1 early = load.b1 %13 space:group offset:1
;;     %10:v1 = shl.ud %9, 8
;;     %11:v1 = or.ud %8, %10
;;     %6:v1 = and.ud %11, 0xffff
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
