; test isel precise-output
; target ivb
; Comparisons of lanes are masks; a choice reads one.

kernel %choice {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = iconst.i32 9
    v2 = icmp.ult v0, v1
    v3 = icmp.ne v0, v1
    v4 = band.b1 v2, v3
    v5 = select.i32 v4, v0, v1
    store.i32 global align 4 [v91], v5
    return
}
;; machine kernel %choice target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %11:s1 early = compare.l.ud %13, 9
;;     %10:s1 early = compare.nz.d %13, 9
;;     %9:s1 = and.ud %11, %10 scope:wave
;;     %6:v1 early = select %9, %13, 9
;;     %3.0:v2 = mov.ud %12
;;     %2.1:v2 tied(%3) = mov.ud %6
;;     store.d1 %2 surface:255
;; }
;;     end
;; }
