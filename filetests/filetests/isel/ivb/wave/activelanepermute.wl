; test isel precise-output
; target ivb
; Values of other lanes through addressed registers (`gather`), and another value where that lane does not run.

kernel %word {
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
    v8 = bconst 0
    v9 = activelanepermute.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v3 early = load.d3 %19 space:global
;;     %6:v1 = and.ud %17.1, 15
;;     %7:s1 = get_exec scope:wave
;;     %8:v1 = shr.ud %7, %6
;;     %9:v1 = and.ud %8, 1
;;     %10:s1 early = compare.nz.d %9, 0
;;     %11:s1 early = and_not %10, 0 scope:wave
;;     %12:v1 = shl.ud %6, 2
;;     %14:v1 early = gather %12, %17.0
;;     %16:v1 early = select %11, %14, %17.2
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %16
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
    v7 = load.i32 global align 4 [v4+16]
    v8 = bconst 0
    v9 = activelanepermute.i64 v5, v7, v6, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v4 early = load.d4 %22 space:global
;;     %19:v1 early = load.d1 %22 space:global offset:16
;;     %7:v1 = and.ud %19, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %7
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, 0 scope:wave
;;     %13:v1 = shl.ud %7, 2
;;     %15:v1 early = gather %13, %20.0
;;     %16:v1 early = gather %13, %20.1
;;     %18:v2 early = select %12, %15, %16, %20.2, %20.3
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %18.0
;;     %3.2:v3 tied(%5) = mov.ud %18.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %chosen {
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
    v8 = load.i32 global align 4 [v4+12]
    v9 = icmp.ult v8, v7
    v10 = activelanepermute.i32 v5, v6, v7, v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %chosen target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v4 early = load.d4 %22 space:global
;;     %19:s1 early = compare.l.ud %20.3, %20.2
;;     %6:v1 = and.ud %20.1, 15
;;     %8:s1 = get_exec scope:wave
;;     %9:v1 = shr.ud %8, %6
;;     %10:v1 = and.ud %9, 1
;;     %11:s1 early = compare.nz.d %10, 0
;;     %12:s1 early = and_not %11, %19 scope:wave
;;     %13:v1 = shl.ud %6, 2
;;     %15:v1 early = gather %13, %20.0
;;     %17:v1 early = select %12, %15, %20.2
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %17
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %truth {
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
    v8 = icmp.ult v5, v6
    v9 = icmp.slt v5, v6
    v10 = bconst 0
    v11 = activelanepermute.b1 v8, v7, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %truth target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:v3 early = load.d3 %28 space:global
;;     %25:s1 early = compare.l.ud %26.0, %26.1
;;     %24:s1 early = compare.l.d %26.0, %26.1
;;     %8:v1 = and.ud %26.2, 15
;;     %9:s1 = get_exec scope:wave
;;     %10:v1 = shr.ud %9, %8
;;     %11:v1 = and.ud %10, 1
;;     %12:s1 early = compare.nz.d %11, 0
;;     %13:s1 early = and_not %12, 0 scope:wave
;;     %15:v1 = shr.ud %25, %8
;;     %16:v1 = and.ud %15, 1
;;     %17:s1 early = compare.nz.d %16, 0
;;     %18:s1 = and.ud %17, %13 scope:wave
;;     %20:s1 early = and_not %24, %13 scope:wave
;;     %21:s1 = or.ud %18, %20 scope:wave
;;     %6:v1 early = select %21, 1, 0
;;     %2:v1 = add.ud %28, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bconst 0
    v9 = activelanepermute.i8 v5, v7, v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:v1 early = load.b1 %21 space:global
;;     %18:v1 early = load.b1 %21 space:global offset:4
;;     %17:v1 early = load.d1 %21 space:global offset:8
;;     %6:v1 = and.ud %17, 15
;;     %7:s1 = get_exec scope:wave
;;     %8:v1 = shr.ud %7, %6
;;     %9:v1 = and.ud %8, 1
;;     %10:s1 early = compare.nz.d %9, 0
;;     %11:s1 early = and_not %10, 0 scope:wave
;;     %12:v1 = shl.ud %6, 2
;;     %14:v1 early = gather %12, %19
;;     %16:v1 early = select %11, %14, %18
;;     %2:v1 = add.ud %21, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %16
;;     store.b1 %3 space:global
;; }
;;     end
;; }
