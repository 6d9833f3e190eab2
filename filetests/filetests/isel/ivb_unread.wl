; test isel precise-output
; target ivb
; No message takes the upper half of an address: what a loop computes for it goes, carries included, and loads of addresses are loads of their lower halves.

kernel %walk {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v94 = iconst.i64 4
    v2 = iconst.i32 0
    jump block1(v93, v2)
block1(v95: i64, v100: i32):
    store.i32 global align 4 [v95], v100
    v101 = iadd.i64 v95, v94
    v102 = iconst.i32 1
    v103 = iadd.i32 v100, v102
    v104 = icmp.ult v103, v0
    branch v104, block1(v101, v103), block2
block2:
    return
}
;; machine kernel %walk target ivb wave 16 after isel {
;; mb0: wave -> mb1(%22) of block3
;; lanes -> mb1(%26) {
;;     %27:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26.0:v2 = mov.ud %27
;; }
;;     %23:s1 = get_exec scope:wave
;;     %22:s1 = mov.ud 0 scope:wave
;;     jump mb1
;; mb1(%1:s1): wave -> mb2 of block4
;; lanes(%0:v2) -> mb2, mb5 {
;;     %20.0:v2 = mov.ud %0.0
;;     %19.1:v2 tied(%20) = mov.ud %1
;;     store.d1 %19 space:global
;;     %18:v1 = add.d %0.0, 4
;;     %16.0:v2 = mov.ud %18
;;     %13:s1 = add.d %1, 1 scope:wave
;;     %12:s1 early = compare.l.ud %13, r1.0.uw.lanes
;; }
;;     %11:s1 = get_exec scope:wave
;;     %9:s1 = and.ud %11, %12 scope:wave
;;     set_exec %9 scope:wave
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%16) {
;; }
;;     branch.exec mb3, mb4
;; mb3: wave -> mb1(%13) of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     set_exec %23 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }
