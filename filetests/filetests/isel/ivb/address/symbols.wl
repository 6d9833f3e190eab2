; test isel precise-output
; target ivb
; Variables of global and readonly memory: their addresses are completed by the loader.

global %table : 64 align 4
readonly %fixed : 16 align 4

kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i64 %table
    v6 = load.i32 global align 4 [v5+8]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %global target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:s1 = symbol_address sym0 scope:wave
;;     %10:s1 = mov.ud %7 scope:wave
;;     %6:v1 early = load.d1 %10 space:global offset:8
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i64 %fixed
    v6 = load.i32 readonly align 4 width all [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %readonly target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:s1 = symbol_address sym1 scope:wave
;;     %10:s1 = mov.ud %7 scope:wave
;;     %6:s1 early = load.d1 %10 space:global offset:4 scope:wave
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %indexed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i64 %table
    v6 = iadd.i64 v5, v3
    v7 = load.i32 global align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %indexed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:s1 = symbol_address sym0 scope:wave
;;     %14:s1 = mov.ud %11 scope:wave
;;     %9:v1 = add.d %14, r1.0.uw.lanes
;;     %6:v1 early = load.d1 %9 space:global
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
