; test isel precise-output
; target ivb
; Flat addresses as segment ones: the low word.

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i32 group v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %group target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %9:v1 = or.ud %11.0, %11.1
;;     %7:v1 early = select_if.nz.d %9, 0, %11.0, -1
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i32 group nonull v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %group_nonull target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v1 early = load.d1 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i32 private v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %private target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v2 early = load.d2 %13 space:global
;;     %9:v1 = or.ud %11.0, %11.1
;;     %7:v1 early = select_if.nz.d %9, 0, %11.0, -1
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i64 global v5
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

kernel %wave_private {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = ftos.i32 private v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_private target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:s1 = or.ud r8.8.ud, r8.12.ud scope:wave
;;     %6:s1 early = select_if.nz.d %7, 0, r8.8.ud, -1 scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
