; test isel precise-output
; target ivb
; Doubles are pairs of registers.

kernel %doubles {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = fcvt_from_uint.f64 v0
    v2 = fadd.f64 v1, v1
    store.f64 global align 8 [v91], v2
    return
}
;; machine kernel %doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v2 all = to_double.ud %12
;;     %7:v2 early all = double.add %10 all, %10 all
;;     %8:v2 = unweave %7 all
;;     %2.0:v3 = mov.ud r8.0.ud
;;     %3.1:v3 tied(%2) = mov.ud %8.0
;;     %1.2:v3 tied(%3) = mov.ud %8.1
;;     store.d2 %1 space:global
;; }
;;     end
;; }
