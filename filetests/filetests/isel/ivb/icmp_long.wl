; test isel precise-output
; target ivb
; Comparisons of 64 bits: equality by exclusive ors, order by the halves.

kernel %equal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = icmp.eq v5, v6
    v8 = icmp.ne v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %equal target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %25:v4 early = load.d4 %27 space:global
;;     %22:v1 = xor.ud %25.0, %25.2
;;     %19:v1 = xor.ud %25.1, %25.3
;;     %16:v1 = or.ud %22, %19
;;     %13:s1 early = compare.z.d %16, 0
;;     %12:s1 early = compare.nz.d %16, 0
;;     %10:v1 early = select %13, 1, 0
;;     %8:v1 early = select %12, 1, 0
;;     %3:v1 = add.ud %27, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10
;;     %4.2:v3 tied(%6) = mov.ud %8
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = icmp.slt v5, v6
    v8 = icmp.sle v5, v6
    v9 = icmp.sgt v5, v6
    v10 = icmp.sge v5, v6
    v11 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v11
    v12 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v12
    v13 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v13
    v14 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v14
    return
}
;; machine kernel %signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:v4 early = load.d4 %53 space:global
;;     %48:s1 early = compare.l.d %51.1, %51.3
;;     %47:s1 early = compare.z.d %51.1, %51.3
;;     %46:s1 early = compare.l.ud %51.0, %51.2
;;     %45:s1 = and.ud %47, %46 scope:wave
;;     %43:s1 = or.ud %48, %45 scope:wave
;;     %41:s1 early = compare.le.ud %51.0, %51.2
;;     %40:s1 = and.ud %47, %41 scope:wave
;;     %38:s1 = or.ud %48, %40 scope:wave
;;     %35:s1 early = compare.g.d %51.1, %51.3
;;     %32:s1 early = compare.g.ud %51.0, %51.2
;;     %31:s1 = and.ud %47, %32 scope:wave
;;     %29:s1 = or.ud %35, %31 scope:wave
;;     %27:s1 early = compare.ge.ud %51.0, %51.2
;;     %24:s1 = and.ud %47, %27 scope:wave
;;     %21:s1 = or.ud %35, %24 scope:wave
;;     %18:v1 early = select %43, 1, 0
;;     %16:v1 early = select %38, 1, 0
;;     %14:v1 early = select %29, 1, 0
;;     %12:v1 early = select %21, 1, 0
;;     %5:v1 = add.ud %53, 256
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %18
;;     %9.2:v5 tied(%8) = mov.ud %16
;;     %10.3:v5 tied(%9) = mov.ud %14
;;     %6.4:v5 tied(%10) = mov.ud %12
;;     store.d4 %6 space:global
;; }
;;     end
;; }

kernel %unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = icmp.ult v5, v6
    v8 = icmp.ule v5, v6
    v9 = icmp.ugt v5, v6
    v10 = icmp.uge v5, v6
    v11 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v11
    v12 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v12
    v13 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v13
    v14 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v14
    return
}
;; machine kernel %unsigned target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:v4 early = load.d4 %53 space:global
;;     %48:s1 early = compare.l.ud %51.1, %51.3
;;     %47:s1 early = compare.z.d %51.1, %51.3
;;     %46:s1 early = compare.l.ud %51.0, %51.2
;;     %45:s1 = and.ud %47, %46 scope:wave
;;     %43:s1 = or.ud %48, %45 scope:wave
;;     %41:s1 early = compare.le.ud %51.0, %51.2
;;     %40:s1 = and.ud %47, %41 scope:wave
;;     %38:s1 = or.ud %48, %40 scope:wave
;;     %35:s1 early = compare.g.ud %51.1, %51.3
;;     %32:s1 early = compare.g.ud %51.0, %51.2
;;     %31:s1 = and.ud %47, %32 scope:wave
;;     %29:s1 = or.ud %35, %31 scope:wave
;;     %27:s1 early = compare.ge.ud %51.0, %51.2
;;     %24:s1 = and.ud %47, %27 scope:wave
;;     %21:s1 = or.ud %35, %24 scope:wave
;;     %18:v1 early = select %43, 1, 0
;;     %16:v1 early = select %38, 1, 0
;;     %14:v1 early = select %29, 1, 0
;;     %12:v1 early = select %21, 1, 0
;;     %5:v1 = add.ud %53, 256
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %18
;;     %9.2:v5 tied(%8) = mov.ud %16
;;     %10.3:v5 tied(%9) = mov.ud %14
;;     %6.4:v5 tied(%10) = mov.ud %12
;;     store.d4 %6 space:global
;; }
;;     end
;; }

kernel %wave_equal {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = icmp.eq v5, v6
    v8 = icmp.ne v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %wave_equal target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:s1 = xor.ud r8.8.ud, r8.16.ud scope:wave
;;     %15:s1 = xor.ud r8.12.ud, r8.20.ud scope:wave
;;     %14:s1 = or.ud %16, %15 scope:wave
;;     %11:s1 early = compare.z.d %14, 0 scope:wave
;;     %10:s1 early = compare.nz.d %14, 0 scope:wave
;;     %3:v1 = add.ud %18, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %11
;;     %4.2:v3 tied(%6) = mov.ud %10
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %wave_less {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_less target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:s1 early = compare.l.ud r8.12.ud, r8.20.ud scope:wave
;;     %13:s1 early = compare.z.d r8.12.ud, r8.20.ud scope:wave
;;     %12:s1 early = compare.l.ud r8.8.ud, r8.16.ud scope:wave
;;     %11:s1 = and.ud %13, %12 scope:wave
;;     %8:s1 = or.ud %14, %11 scope:wave
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
