; test isel precise-output
; target ivb
; Variables of private memory.

kernel %own {
    param %p : i64 at 0 align 8
    private %own : 64 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    store.i32 private align 4 [v5+8], v2
    v6 = iadd.i32 v5, v2
    v7 = load.i32 private align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %own target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = private_address bytes:64
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 = add.ud %6, 8
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud r1.0.uw.lanes
;;     store.d1 %12 space:global
;;     %10:v1 = mov.ud r1.0.uw.lanes
;;     %7:v1 = add.ud %6, %10
;;     %8:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
