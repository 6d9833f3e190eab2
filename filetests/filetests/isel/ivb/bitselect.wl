; test isel precise-output
; target ivb
; Bits of the one where the mask has ones, of the other elsewhere.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = bitselect.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v3 early = load.d3 %17 space:global
;;     %14:v1 = not.ud %15.0
;;     %13:v1 = and.ud %15.0, %15.1
;;     %10:v1 = and.ud %14, %15.2
;;     %7:v1 = or.ud %13, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %mask_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 0xff00ff
    v8 = bitselect.i32 v7, v5, v6
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %mask_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v1 = and.ud %12.0, 0xff00ff
;;     %9:v1 = and.ud %12.1, 0xff00ff00
;;     %7:v1 = or.ud %11, %9
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %m : i32 at 8 align 4
    param %a : i32 at 12 align 4
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = bitselect.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:s1 = not.ud r8.8.ud scope:wave
;;     %10:s1 = and.ud r8.8.ud, r8.12.ud scope:wave
;;     %9:s1 = and.ud %11, r8.16.ud scope:wave
;;     %7:s1 = or.ud %10, %9 scope:wave
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i64 global align 8 [v4+16]
    v8 = bitselect.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v4 early = load.d4 %31 space:global
;;     %28:v2 early = load.d2 %31 space:global offset:16
;;     %24:v1 = not.ud %29.0
;;     %25:v1 = not.ud %29.1
;;     %27.0:v2 = mov.ud %24
;;     %26.1:v2 tied(%27) = mov.ud %25
;;     %20:v1 = and.ud %29.0, %29.2
;;     %21:v1 = and.ud %29.1, %29.3
;;     %23.0:v2 = mov.ud %20
;;     %22.1:v2 tied(%23) = mov.ud %21
;;     %14:v1 = and.ud %26.0, %28.0
;;     %15:v1 = and.ud %26.1, %28.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = or.ud %22.0, %16.0
;;     %9:v1 = or.ud %22.1, %16.1
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %31, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
