; test isel precise-output level=1
; target ivb
; The spill segment is private memory: variables of it are reached the same way.

kernel %own {
    param %p : i64 at 0 align 8
    spill %own : 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    store.i32 spill align 4 [v5+4], v2
    v6 = load.i32 spill align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %own target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = private_address bytes:16
;;     %16:v1 = mov.ud.uw r1.0.uw.lanes
;;     %11:v1 = add.d r8.0.ud, %16
;;     %15:v1 = mov.ud %11
;;     %8:v1 = add.ud %5, 4
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %16
;;     store.d1 %9 space:global
;;     %6:v1 early = load.d1 %5 space:global offset:4
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }
