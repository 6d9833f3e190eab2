; test isel precise-output
; target ivb
; Accesses of group memory of each width.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 group align 1 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i8 group align 1 [v2+1], v5
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %13
;;     %11:v1 early = load.b1 %13 space:group
;;     %10:v1 = and.ud %11, 255
;;     %7:v1 = add.ud %12, 256
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %10
;;     store.d1 %8 space:global
;;     %2:v1 = add.ud %13, 1
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %11
;;     store.b1 %3 space:group
;; }
;;     end
;; }

kernel %byte_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 group align 1 [v2]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %byte_signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %11
;;     %9:v1 early = load.b1 %11 space:group
;;     %6:v1 = shl.ud %9, 24
;;     %7:v1 = asr.d %6, 24
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 group align 2 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i16 group align 2 [v2+2], v5
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %13
;;     %11:v1 early = load.b2 %13 space:group
;;     %10:v1 = and.ud %11, 0xffff
;;     %7:v1 = add.ud %12, 256
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %10
;;     store.d1 %8 space:global
;;     %2:v1 = add.ud %13, 2
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %11
;;     store.b2 %3 space:group
;; }
;;     end
;; }

kernel %half_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 group align 2 [v2]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half_signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %11
;;     %9:v1 early = load.b2 %11 space:group
;;     %6:v1 = shl.ud %9, 16
;;     %7:v1 = asr.d %6, 16
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    store.i32 group align 4 [v2+4], v5
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %11
;;     %9:v1 early = load.d1 %11 space:group
;;     %6:v1 = add.ud %10, 256
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %9
;;     store.d1 %7 space:global
;;     %2:v1 = add.ud %11, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:group
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
    v5 = load.i64 group align 8 [v2]
    store.i64 global align 8 [v4+256], v5
    store.i64 group align 8 [v2+8], v5
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %13
;;     %11:v2 early = load.d2 %13 space:group
;;     %7:v1 = add.ud %12, 256
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud %11.0
;;     %8.2:v3 tied(%10) = mov.ud %11.1
;;     store.d2 %8 space:global
;;     %2:v1 = add.ud %13, 8
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:group
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 group align 16 [v2]
    store.i32x4 global align 8 [v4+256], v5
    store.i32x4 group align 16 [v2+16], v5
    return
}
;; machine kernel %quad target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d r8.0.ud, %17
;;     %15:v4 early = load.d4 %17 space:group
;;     %9:v1 = add.ud %16, 256
;;     %11.0:v5 = mov.ud %9
;;     %12.1:v5 tied(%11) = mov.ud %15.0
;;     %13.2:v5 tied(%12) = mov.ud %15.1
;;     %14.3:v5 tied(%13) = mov.ud %15.2
;;     %10.4:v5 tied(%14) = mov.ud %15.3
;;     store.d4 %10 space:global
;;     %2:v1 = add.ud %17, 16
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %15.0
;;     %6.2:v5 tied(%5) = mov.ud %15.1
;;     %7.3:v5 tied(%6) = mov.ud %15.2
;;     %3.4:v5 tied(%7) = mov.ud %15.3
;;     store.d4 %3 space:group
;; }
;;     end
;; }

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    store.i32 global align 4 [v4+260], v6
    store.i32 global align 4 [v4+264], v7
    return
}
;; machine kernel %three target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %11:v1 = add.d r8.0.ud, %12
;;     %10:v3 early = load.d3 %12 space:group
;;     %4:v1 = add.ud %11, 256
;;     %6.0:v4 = mov.ud %4
;;     %7.1:v4 tied(%6) = mov.ud %10.0
;;     %8.2:v4 tied(%7) = mov.ud %10.1
;;     %5.3:v4 tied(%8) = mov.ud %10.2
;;     store.d3 %5 space:global
;; }
;;     end
;; }
