; test isel precise-output
; target ivb
; Loads of consecutive values: up to four words in a message, narrower ones each by itself.

kernel %two_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i32 global align 8 [v4]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %two_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = add.d %8.0, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %three_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i32 global align 4 [v4]
    v8 = iadd.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %three_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v3 early = load.d3 %13 space:global
;;     %10:v1 = add.d %11.0, %11.1
;;     %7:v1 = add.d %10, %11.2
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %four_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i32 global align 16 [v4]
    v9 = iadd.i32 v5, v6
    v10 = iadd.i32 v7, v8
    v11 = iadd.i32 v9, v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %four_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v4 early = load.d4 %16 space:global
;;     %13:v1 = add.d %14.0, %14.1
;;     %10:v1 = add.d %14.2, %14.3
;;     %7:v1 = add.d %13, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %two_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i64 global align 16 [v4]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %two_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v4 early = load.d4 %15 space:global
;;     %8:v1 = add.d %13.0, %13.2
;;     %9:v1 = add.d %13.1, %13.3
;;     %10:v1 tied(%9) = carry %8, %13.2
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %three_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i64 global align 8 [v4]
    v8 = iadd.i64 v5, v6
    v9 = iadd.i64 v8, v7
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %three_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v4 early = load.d4 %23 space:global
;;     %21:v2 early = load.d2 %23 space:global offset:16
;;     %15:v1 = add.d %20.0, %20.2
;;     %16:v1 = add.d %20.1, %20.3
;;     %17:v1 tied(%16) = carry %15, %20.2
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, %21.0
;;     %9:v1 = add.d %18.1, %21.1
;;     %10:v1 tied(%9) = carry %8, %21.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %four_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i64 global align 16 [v4]
    v9 = iadd.i64 v5, v6
    v10 = iadd.i64 v7, v8
    v11 = iadd.i64 v9, v10
    store.i64 global align 8 [v4+256], v11
    return
}
;; machine kernel %four_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v4 early = load.d4 %30 space:global
;;     %28:v4 early = load.d4 %30 space:global offset:16
;;     %22:v1 = add.d %27.0, %27.2
;;     %23:v1 = add.d %27.1, %27.3
;;     %24:v1 tied(%23) = carry %22, %27.2
;;     %26.0:v2 = mov.ud %22
;;     %25.1:v2 tied(%26) = mov.ud %24
;;     %15:v1 = add.d %28.0, %28.2
;;     %16:v1 = add.d %28.1, %28.3
;;     %17:v1 tied(%16) = carry %15, %28.2
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %25.0, %18.0
;;     %9:v1 = add.d %25.1, %18.1
;;     %10:v1 tied(%9) = carry %8, %18.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %30, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %four_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i8 global align 4 [v4]
    v9 = iadd.i8 v5, v6
    v10 = iadd.i8 v7, v8
    v11 = iadd.i8 v9, v10
    store.i8 global align 1 [v4+256], v11
    return
}
;; machine kernel %four_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:v1 early = load.d1 %23 space:global
;;     %20:v1 = shr.ud %21, 8
;;     %18:v1 = shr.ud %21, 16
;;     %16:v1 = shr.ud %21, 24
;;     %13:v1 = add.d %21, %20
;;     %10:v1 = add.d %18, %16
;;     %7:v1 = add.d %13, %10
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %two_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6 = load.i16 global align 4 [v4]
    v7 = iadd.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %two_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.d1 %13 space:global
;;     %10:v1 = shr.ud %11, 16
;;     %7:v1 = add.d %11, %10
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }
