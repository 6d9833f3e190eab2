; test isel precise-output watch
; target ivb
; Marks for those who watch where lanes go.

kernel %marks {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = activelaneid
    v4 = nullptr.i32 group
    store.i32 group align 4 [v4], v3
    jump block2
block2:
    return
}
;; machine kernel %marks target ivb wave 16 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     mark.enter block0
;;     %20:s1 early = compare.l.ud r1.0.uw.lanes, 5
;; }
;;     %18:s1 = get_exec scope:wave
;;     %17:s1 = get_exec scope:wave
;;     decide block0, %20
;;     %15:s1 = and.ud %17, %20 scope:wave
;;     %14:s1 early = and_not %17, %20 scope:wave
;;     set_exec %14 scope:wave
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;;     mark.edge block2
;; }
;;     set_exec %15 scope:wave
;;     branch.exec mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     mark.enter block1
;;     mark.cross block1 number:3
;;     %5:s1 = get_exec scope:wave
;;     %6:v1 = lane_number
;;     %7:v1 = shl.ud -1, %6
;;     %8:v1 = not.ud %7
;;     %9:v1 = and.ud %8, %5
;;     %10:v1 = cbit.ud %9
;;     %4.0:v2 = mov.ud -1
;;     %3.1:v2 tied(%4) = mov.ud %10
;;     store.d1 %3 space:group
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     set_exec %18 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     mark.enter block2
;; }
;;     end
;; }
