; test isel precise-output
; target ivb
; Whether a flat address lies in a segment: its high word is compared with that of group or private memory; null lies in each.

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp group v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %group target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v2 early = load.d2 %19 space:global
;;     %16:s1 early = compare.z.d %17.1, 0x10000
;;     %14:v1 = or.ud %17.0, %17.1
;;     %11:s1 early = compare.z.d %14, 0
;;     %9:s1 = or.ud %16, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v6 = segmentp group nonull v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %group_nonull target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %8:s1 early = compare.z.d %10.1, 0x10000
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %12, 256
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
    v6 = segmentp private v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %private target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v2 early = load.d2 %19 space:global
;;     %16:s1 early = compare.z.d %17.1, 0x20000
;;     %14:v1 = or.ud %17.0, %17.1
;;     %11:s1 early = compare.z.d %14, 0
;;     %9:s1 = or.ud %16, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v6 = segmentp global v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %global target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:v2 early = load.d2 %23 space:global
;;     %20:s1 early = compare.nz.d %21.1, 0x10000
;;     %19:s1 early = compare.nz.d %21.1, 0x20000
;;     %18:s1 = and.ud %20, %19 scope:wave
;;     %14:v1 = or.ud %21.0, %21.1
;;     %11:s1 early = compare.z.d %14, 0
;;     %9:s1 = or.ud %18, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_global {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = segmentp global v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_global target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:s1 early = compare.nz.d r8.12.ud, 0x10000 scope:wave
;;     %15:s1 early = compare.nz.d r8.12.ud, 0x20000 scope:wave
;;     %14:s1 = and.ud %16, %15 scope:wave
;;     %11:s1 = or.ud r8.8.ud, r8.12.ud scope:wave
;;     %10:s1 early = compare.z.d %11, 0 scope:wave
;;     %8:s1 = or.ud %14, %10 scope:wave
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
    v6 = segmentp private v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_private target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:s1 early = compare.z.d r8.12.ud, 0x20000 scope:wave
;;     %11:s1 = or.ud r8.8.ud, r8.12.ud scope:wave
;;     %10:s1 early = compare.z.d %11, 0 scope:wave
;;     %8:s1 = or.ud %12, %10 scope:wave
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
