; test isel precise-output
; target ivb
; What is the same for the whole group, in a loop that lanes leave at different times, is computed once and kept by each lane.

kernel %left {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    v3 = iadd.i32 v2, v1
    v10 = workgroupid.i32 0
    v11 = workgroupsize.i32 1
    v12 = gridsize.i32 2
    v13 = gridgroups.i32 0
    v14 = dim.i32
    v4 = icmp.ult v3, v80
    branch v4, block1(v3), block2
block2:
    store.i32 global align 4 [v93], v10
    store.i32 global align 4 [v93+4], v11
    store.i32 global align 4 [v93+8], v12
    store.i32 global align 4 [v93+12], v13
    store.i32 global align 4 [v93+16], v14
    return
}
;; machine kernel %left target ivb wave 16 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb1(%42) {
;;     %42:v1 = mov.ud.uw r1.0.uw.lanes
;;     %41:v1 = add.d r8.0.ud, %42
;;     %40:v1 = mov.ud %41
;; }
;;     %37:s1 = get_exec scope:wave
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %34:s1 = mov.ud r0.4.ud scope:wave
;;     %35:v1 = mov.ud %34
;;     %32:s1 = mov.ud r5.4.ud scope:wave
;;     %33:v1 = mov.ud %32
;;     %30:s1 = mov.ud r5.20.ud scope:wave
;;     %31:v1 = mov.ud %30
;;     %28:s1 = mov.ud r6.0.ud scope:wave
;;     %29:v1 = mov.ud %28
;;     %26:s1 = mov.ud r5.24.ud scope:wave
;;     %27:v1 = mov.ud %26
;;     %25:v1 = add.d %0, 1
;;     %24:s1 early = compare.l.ud %25, r8.8.ud
;; }
;;     %23:s1 = get_exec scope:wave
;;     %21:s1 = and.ud %23, %24 scope:wave
;;     set_exec %21 scope:wave
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%25) {
;; }
;;     branch.exec mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     set_exec %37 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %15.0:v5 = mov.ud %40
;;     %16.1:v5 tied(%15) = mov.ud %35
;;     %17.2:v5 tied(%16) = mov.ud %33
;;     %18.3:v5 tied(%17) = mov.ud %31
;;     %14.4:v5 tied(%18) = mov.ud %29
;;     store.d4 %14 space:global
;;     %11:v1 = add.ud %40, 16
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %27
;;     store.d1 %12 space:global
;; }
;;     end
;; }
