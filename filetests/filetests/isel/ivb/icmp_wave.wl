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
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:s1 early = compare.z.d r8.8.ud, r8.12.ud scope:wave
;;     %9:s1 early = compare.nz.d r8.8.ud, r8.12.ud scope:wave
;;     %3:v1 = add.ud %12, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10
;;     %4.2:v3 tied(%6) = mov.ud %9
;;     store.d2 %4 space:global
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
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 early = compare.l.d r8.8.ud, r8.12.ud scope:wave
;;     %17:s1 early = compare.le.d r8.8.ud, r8.12.ud scope:wave
;;     %16:s1 early = compare.g.d r8.8.ud, r8.12.ud scope:wave
;;     %15:s1 early = compare.ge.d r8.8.ud, r8.12.ud scope:wave
;;     %5:v1 = add.ud %20, 256
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %18
;;     %9.2:v5 tied(%8) = mov.ud %17
;;     %10.3:v5 tied(%9) = mov.ud %16
;;     %6.4:v5 tied(%10) = mov.ud %15
;;     store.d4 %6 space:global
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
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %17:s1 early = compare.le.ud r8.8.ud, r8.12.ud scope:wave
;;     %16:s1 early = compare.g.ud r8.8.ud, r8.12.ud scope:wave
;;     %15:s1 early = compare.ge.ud r8.8.ud, r8.12.ud scope:wave
;;     %5:v1 = add.ud %20, 256
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %18
;;     %9.2:v5 tied(%8) = mov.ud %17
;;     %10.3:v5 tied(%9) = mov.ud %16
;;     %6.4:v5 tied(%10) = mov.ud %15
;;     store.d4 %6 space:global
;; }
;;     end
;; }
