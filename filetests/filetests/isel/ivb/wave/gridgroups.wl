; test isel precise-output
; target ivb
; Numbers of work-groups: a constant of the thread.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridgroups.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %5, 256
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud r6.0.ud
;;     store.d1 %2 space:global
;; }
;;     end
;; }
