; test isel precise-output
; target ivb
; How many running lanes hold a truth value: the mask of both, and `cbit`.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = bconst 1
    v6 = activelanecount v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %all target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = get_exec scope:wave
;;     %6:s1 = and.ud %5, 0xffff scope:wave
;;     %7:s1 = cbit.ud %6 scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %some {
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
;; machine kernel %some target ivb wave 16 after isel {
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

kernel %as_scalar {
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
    v9 = imul.i32 v8, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %as_scalar target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v2 early = load.d2 %18 space:global
;;     %15:s1 early = compare.l.ud %16.0, %16.1
;;     %10:s1 = get_exec scope:wave
;;     %11:s1 = and.ud %10, %15 scope:wave
;;     %12:s1 = cbit.ud %11 scope:wave
;;     %6:s1 = mul_word.low %12, %12 scope:wave
;;     %7:s1 = mul_word.high %12, %12 scope:wave
;;     %8:s1 tied(%6) = add_word %7 scope:wave
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
