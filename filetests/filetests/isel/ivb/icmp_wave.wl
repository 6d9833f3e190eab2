; test isel precise-output
; target ivb
; Comparisons of words of the wave: a scalar of zero or one.

kernel %equal {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
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
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:s1 early = compare.z.d r8.8.ud, r8.12.ud scope:wave
;;     %11:s1 early = compare.nz.d r8.8.ud, r8.12.ud scope:wave
;;     %7:v1 = add.ud %14, 256
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %14, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %11
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %signed {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
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
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:s1 early = compare.l.d r8.8.ud, r8.12.ud scope:wave
;;     %23:s1 early = compare.le.d r8.8.ud, r8.12.ud scope:wave
;;     %22:s1 early = compare.g.d r8.8.ud, r8.12.ud scope:wave
;;     %21:s1 early = compare.ge.d r8.8.ud, r8.12.ud scope:wave
;;     %17:v1 = add.ud %26, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %24
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %26, 260
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %23
;;     store.d1 %13 surface:255
;;     %7:v1 = add.ud %26, 264
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %22
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %26, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %21
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %unsigned {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
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
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %23:s1 early = compare.le.ud r8.8.ud, r8.12.ud scope:wave
;;     %22:s1 early = compare.g.ud r8.8.ud, r8.12.ud scope:wave
;;     %21:s1 early = compare.ge.ud r8.8.ud, r8.12.ud scope:wave
;;     %17:v1 = add.ud %26, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %24
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %26, 260
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %23
;;     store.d1 %13 surface:255
;;     %7:v1 = add.ud %26, 264
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %22
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %26, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %21
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
