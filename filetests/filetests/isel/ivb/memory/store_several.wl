; test isel precise-output
; target ivb
; Stores of consecutive values: up to four words in a message, narrower ones each by itself.

kernel %two_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    store.i32 global align 8 [v4+16], v5, v6
    return
}
;; machine kernel %two_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v2 early = load.d2 %9 space:global
;;     %3:v1 = add.ud %9, 16
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %7.0
;;     %4.2:v3 tied(%6) = mov.ud %7.1
;;     store.d2 %4 space:global
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    store.i32 global align 4 [v4+16], v5, v6, v7
    return
}
;; machine kernel %three_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %4:v1 = add.ud %11, 16
;;     %6.0:v4 = mov.ud %4
;;     %7.1:v4 tied(%6) = mov.ud %9.0
;;     %8.2:v4 tied(%7) = mov.ud %9.1
;;     %5.3:v4 tied(%8) = mov.ud %9.2
;;     store.d3 %5 space:global
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    store.i32 global align 16 [v4+16], v5, v6, v6, v5
    return
}
;; machine kernel %four_words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v2 early = load.d2 %11 space:global
;;     %3:v1 = add.ud %11, 16
;;     %5.0:v5 = mov.ud %3
;;     %6.1:v5 tied(%5) = mov.ud %9.0
;;     %7.2:v5 tied(%6) = mov.ud %9.1
;;     %8.3:v5 tied(%7) = mov.ud %9.1
;;     %4.4:v5 tied(%8) = mov.ud %9.0
;;     store.d4 %4 space:global
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    store.i64 global align 16 [v4+16], v5, v6
    return
}
;; machine kernel %two_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v4 early = load.d4 %11 space:global
;;     %3:v1 = add.ud %11, 16
;;     %5.0:v5 = mov.ud %3
;;     %6.1:v5 tied(%5) = mov.ud %9.0
;;     %7.2:v5 tied(%6) = mov.ud %9.1
;;     %8.3:v5 tied(%7) = mov.ud %9.2
;;     %4.4:v5 tied(%8) = mov.ud %9.3
;;     store.d4 %4 space:global
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    store.i64 global align 16 [v4+16], v5, v6, v6, v5
    return
}
;; machine kernel %four_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v4 early = load.d4 %17 space:global
;;     %3:v1 = add.ud %17, 16
;;     %5.0:v5 = mov.ud %3
;;     %6.1:v5 tied(%5) = mov.ud %15.0
;;     %7.2:v5 tied(%6) = mov.ud %15.1
;;     %8.3:v5 tied(%7) = mov.ud %15.2
;;     %4.4:v5 tied(%8) = mov.ud %15.3
;;     store.d4 %4 space:global
;;     %9:v1 = add.ud %17, 32
;;     %11.0:v5 = mov.ud %9
;;     %12.1:v5 tied(%11) = mov.ud %15.2
;;     %13.2:v5 tied(%12) = mov.ud %15.3
;;     %14.3:v5 tied(%13) = mov.ud %15.0
;;     %10.4:v5 tied(%14) = mov.ud %15.1
;;     store.d4 %10 space:global
;; }
;;     end
;; }

kernel %two_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    store.i8 global align 2 [v4+16], v5, v6
    return
}
;; machine kernel %two_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.b1 %12 space:global
;;     %9:v1 early = load.b1 %12 space:global offset:4
;;     %3:v1 = add.ud %12, 16
;;     %5.0:v2 = mov.ud %3
;;     %4.1:v2 tied(%5) = mov.ud %10
;;     store.b1 %4 space:global
;;     %6:v1 = add.ud %12, 17
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %9
;;     store.b1 %7 space:global
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
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    store.i16 global align 4 [v4+16], v5, v6
    return
}
;; machine kernel %two_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v1 early = load.b2 %12 space:global
;;     %9:v1 early = load.b2 %12 space:global offset:4
;;     %3:v1 = add.ud %12, 16
;;     %5.0:v2 = mov.ud %3
;;     %4.1:v2 tied(%5) = mov.ud %10
;;     store.b2 %4 space:global
;;     %6:v1 = add.ud %12, 18
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %9
;;     store.b2 %7 space:global
;; }
;;     end
;; }
