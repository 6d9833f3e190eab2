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
;;     %7:v1 = mov.ud.uw r1.0.uw.lanes
;;     %6:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %5:v2 early = to_double.ud %7
;;     %3:v2 early = double.add %5.0, %5.1, %5.0, %5.1
;;     store.d2 %6, %3.0, %3.1 surface:255
;; }
;;     end
;; }
