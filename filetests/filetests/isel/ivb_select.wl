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
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:s1 early = compare.l.ud %11, 9
;;     %9:s1 early = compare.nz.d %11, 9
;;     %8:s1 = and.ud %10, %9 scope:wave
;;     %5:v1 early = select %8, %11, 9
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %5
;;     store.d1 %1 space:global
;; }
;;     end
;; }
