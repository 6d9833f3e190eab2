; test isel precise-output
; target ivb
; Group memory, and a barrier.

group %tile : 256 align 4

kernel %group {
    param %out : i64 at 0 align 8
    required_group_size 64 1 1
block0:
    v0 = workitemid.i32 0
    v1 = symbol_addr.i32 %tile
    v2 = iconst.i32 2
    v3 = ishl.i32 v0, v2
    v4 = iadd.i32 v1, v3
    store.i32 group align 4 [v4], v0
    barrier
    v5 = load.i32 group align 4 [v4+4]
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v5
    return
}
;; machine kernel %group target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = shl.ud %11, 2
;;     %9:v1 = mov.ud %10
;;     %7.0:v2 = mov.ud %9
;;     %6.1:v2 tied(%7) = mov.ud %11
;;     store.d1 %6 space:group
;;     fence scope:wave
;;     barrier scope:wave
;;     %4:v1 early = load.d1 %9 space:group offset:4
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %4
;;     store.d1 %1 space:global
;; }
;;     end
;; }
