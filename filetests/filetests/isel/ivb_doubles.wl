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
;;     %10:v1 = mov.ud.uw r1.0.uw.lanes
;;     %9:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %8:v2 early = to_double.ud %10
;;     %6:v2 early = double.add %8.0, %8.1, %8.0, %8.1
;;     %3.0:v3 = mov.ud %9
;;     %4.1:v3 tied(%3) = mov.ud %6.0
;;     %2.2:v3 tied(%4) = mov.ud %6.1
;;     store.d2 %2 surface:255
;; }
;;     end
;; }
