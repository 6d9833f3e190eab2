; test isel precise-output
; target ivb
; Segment addresses as flat ones: the high word tells the segment.

; The null address stays null.
kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = mov.ud.uw r1.0.uw.lanes
;;     %13:v1 = add.d r8.0.ud, %14
;;     %12:v1 early = select_if.nz.d %14, -1, %14, 0
;;     %11:v1 early = select_if.nz.d %14, -1, 0x10000, 0
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %11
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %group_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group_nonull target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8.0:v2 = mov.ud r1.0.uw.lanes
;;     %7.1:v2 tied(%8) = mov.ud 0x10000
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = mov.ud.uw r1.0.uw.lanes
;;     %13:v1 = add.d r8.0.ud, %14
;;     %12:v1 early = select_if.nz.d %14, -1, %14, 0
;;     %11:v1 early = select_if.nz.d %14, -1, 0x20000, 0
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %11
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %private_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private_nonull target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8.0:v2 = mov.ud r1.0.uw.lanes
;;     %7.1:v2 tied(%8) = mov.ud 0x20000
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

; Global addresses are flat ones.
kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = stof.i64 global v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %global target ivb wave 16 after isel {
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
