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
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %28:v2 early = load.d2 %30 surface:255
;;     %27:v2 early = load.d2 %30 surface:255 offset:8
;;     %24:v1 = xor.ud %28.0, %27.0
;;     %21:v1 = xor.ud %28.1, %27.1
;;     %18:v1 = or.ud %24, %21
;;     %15:s1 early = compare.z.d %18, 0
;;     %14:s1 early = compare.nz.d %18, 0
;;     %12:v1 early = select %15, 1, 0
;;     %8:v1 = add.ud %30, 256
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %14, 1, 0
;;     %2:v1 = add.ud %30, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v2 early = load.d2 %60 surface:255
;;     %57:v2 early = load.d2 %60 surface:255 offset:8
;;     %54:s1 early = compare.l.d %58.1, %57.1
;;     %53:s1 early = compare.z.d %58.1, %57.1
;;     %52:s1 early = compare.l.ud %58.0, %57.0
;;     %51:s1 = and.ud %53, %52 scope:wave
;;     %49:s1 = or.ud %54, %51 scope:wave
;;     %47:s1 early = compare.le.ud %58.0, %57.0
;;     %46:s1 = and.ud %53, %47 scope:wave
;;     %44:s1 = or.ud %54, %46 scope:wave
;;     %41:s1 early = compare.g.d %58.1, %57.1
;;     %38:s1 early = compare.g.ud %58.0, %57.0
;;     %37:s1 = and.ud %53, %38 scope:wave
;;     %35:s1 = or.ud %41, %37 scope:wave
;;     %33:s1 early = compare.ge.ud %58.0, %57.0
;;     %30:s1 = and.ud %53, %33 scope:wave
;;     %27:s1 = or.ud %41, %30 scope:wave
;;     %24:v1 early = select %49, 1, 0
;;     %20:v1 = add.ud %60, 256
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %44, 1, 0
;;     %14:v1 = add.ud %60, 260
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %35, 1, 0
;;     %8:v1 = add.ud %60, 264
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %27, 1, 0
;;     %2:v1 = add.ud %60, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v2 early = load.d2 %60 surface:255
;;     %57:v2 early = load.d2 %60 surface:255 offset:8
;;     %54:s1 early = compare.l.ud %58.1, %57.1
;;     %53:s1 early = compare.z.d %58.1, %57.1
;;     %52:s1 early = compare.l.ud %58.0, %57.0
;;     %51:s1 = and.ud %53, %52 scope:wave
;;     %49:s1 = or.ud %54, %51 scope:wave
;;     %47:s1 early = compare.le.ud %58.0, %57.0
;;     %46:s1 = and.ud %53, %47 scope:wave
;;     %44:s1 = or.ud %54, %46 scope:wave
;;     %41:s1 early = compare.g.ud %58.1, %57.1
;;     %38:s1 early = compare.g.ud %58.0, %57.0
;;     %37:s1 = and.ud %53, %38 scope:wave
;;     %35:s1 = or.ud %41, %37 scope:wave
;;     %33:s1 early = compare.ge.ud %58.0, %57.0
;;     %30:s1 = and.ud %53, %33 scope:wave
;;     %27:s1 = or.ud %41, %30 scope:wave
;;     %24:v1 early = select %49, 1, 0
;;     %20:v1 = add.ud %60, 256
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %44, 1, 0
;;     %14:v1 = add.ud %60, 260
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %35, 1, 0
;;     %8:v1 = add.ud %60, 264
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %27, 1, 0
;;     %2:v1 = add.ud %60, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 = xor.ud r8.8.ud, r8.16.ud scope:wave
;;     %17:s1 = xor.ud r8.12.ud, r8.20.ud scope:wave
;;     %16:s1 = or.ud %18, %17 scope:wave
;;     %13:s1 early = compare.z.d %16, 0 scope:wave
;;     %12:s1 early = compare.nz.d %16, 0 scope:wave
;;     %7:v1 = add.ud %20, 256
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %13
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %20, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %12
;;     store.d1 %3 surface:255
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
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
