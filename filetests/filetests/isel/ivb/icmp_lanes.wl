; test isel precise-output
; target ivb
; Comparisons of words of lanes: an instruction for each condition; the mask goes to a scalar.

kernel %equal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
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
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:v1 early = load.d1 %20 surface:255
;;     %17:v1 early = load.d1 %20 surface:255 offset:4
;;     %16:s1 early = compare.z.d %18, %17
;;     %15:s1 early = compare.nz.d %18, %17
;;     %12:v1 early = select %16, 1, 0
;;     %8:v1 = add.ud %20, 256
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %15, 1, 0
;;     %2:v1 = add.ud %20, 260
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
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
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v1 early = load.d1 %34 surface:255
;;     %31:v1 early = load.d1 %34 surface:255 offset:4
;;     %30:s1 early = compare.l.d %32, %31
;;     %29:s1 early = compare.le.d %32, %31
;;     %28:s1 early = compare.g.d %32, %31
;;     %27:s1 early = compare.ge.d %32, %31
;;     %24:v1 early = select %30, 1, 0
;;     %20:v1 = add.ud %34, 256
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %29, 1, 0
;;     %14:v1 = add.ud %34, 260
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %28, 1, 0
;;     %8:v1 = add.ud %34, 264
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %27, 1, 0
;;     %2:v1 = add.ud %34, 268
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
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
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v1 early = load.d1 %34 surface:255
;;     %31:v1 early = load.d1 %34 surface:255 offset:4
;;     %30:s1 early = compare.l.ud %32, %31
;;     %29:s1 early = compare.le.ud %32, %31
;;     %28:s1 early = compare.g.ud %32, %31
;;     %27:s1 early = compare.ge.ud %32, %31
;;     %24:v1 early = select %30, 1, 0
;;     %20:v1 = add.ud %34, 256
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %29, 1, 0
;;     %14:v1 = add.ud %34, 260
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %28, 1, 0
;;     %8:v1 = add.ud %34, 264
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %27, 1, 0
;;     %2:v1 = add.ud %34, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
