; test isel precise-output simd=8
; target ivb
; With eight channels a complement has ones beyond the eight lanes, too: who reads a mask looks at the lanes that run.

kernel %complement {
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
    v8 = icmp.slt v5, v6
    v9 = band.b1 v7, v8
    v10 = bnot.b1 v9
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %complement target ivb wave 8 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v2 early = load.d2 %18 space:global
;;     %15:s1 early = compare.l.ud %16.0, %16.1
;;     %14:s1 early = compare.l.d %16.0, %16.1
;;     %11:s1 = and.ud %15, %14 scope:wave
;;     %8:s1 = xor.ud %11, 0xffff scope:wave
;;     %6:v1 early = select %8, 1, 0
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

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
    v7 = icmp.ult v5, v6
    v8 = icmp.slt v5, v6
    v9 = icmp.eq v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %equal target ivb wave 8 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:s1 early = compare.l.ud %15.0, %15.1
;;     %13:s1 early = compare.l.d %15.0, %15.1
;;     %9:s1 = xor.ud %14, %13 scope:wave
;;     %10:s1 = xor.ud %9, 0xffff scope:wave
;;     %6:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %count {
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
    v8 = activelanecount v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %count target ivb wave 8 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:s1 early = compare.l.ud %12.0, %12.1
;;     %6:s1 = get_exec scope:wave
;;     %7:s1 = and.ud %6, %11 scope:wave
;;     %8:s1 = cbit.ud %7 scope:wave
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
