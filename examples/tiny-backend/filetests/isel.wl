; test isel precise-output
; target tiny
; Sums that are the same for all work-items are scalars, others are vectors.

kernel %sum {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = load.i32 kernarg align 8 width all [v1+8]
    v4 = iconst.i32 3
    v5 = iadd.i32 v3, v4
    v6 = iadd.i32 v5, v0
    store.i32 global align 4 [v2], v6
    return
}
;; machine kernel %sum target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = item.l 0
;;     %9:s1 = start 0
;;     %10:s1 = ld %9, 0
;;     %11:s1 = ld %9, 4
;;     %12:s2 early = pair %10, %11
;;     %7:s1 = start 0
;;     %8:s1 = ld %7, 8
;;     %6:s1 = add %8, 3
;;     %4:v1 = add.l %6, %13
;;     st.l %12.0, %4, 0
;; }
;;     end
;; }

; What is the same for the whole wave, in a loop that lanes leave at different times, is computed once and kept by each lane.
kernel %left {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    v3 = iadd.i32 v2, v1
    v10 = workgroupid.i32 0
    v11 = gridsize.i32 2
    v4 = icmp.ult v3, v80
    branch v4, block1(v3), block2
block2:
    store.i32 global align 4 [v91], v10
    store.i32 global align 4 [v91+4], v11
    return
}
;; machine kernel %left target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave -> mb1 of block3
;; lanes -> mb1(%22) {
;;     %25:s1 = start 0
;;     %26:s1 = ld %25, 0
;;     %27:s1 = ld %25, 4
;;     %28:s2 early = pair %26, %27
;;     %23:s1 = start 0
;;     %24:s1 = ld %23, 8
;;     %22:v1 = item.l 0
;; }
;;     %21:s1 = lanes
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %18:s1 = start 1
;;     %19:v1 = mov.l %18
;;     %16:s1 = start 9
;;     %17:v1 = mov.l %16
;;     %15:v1 = add.l %0, 1
;;     %14:s1 = ltu.l %15, %24
;; }
;;     %13:s1 = lanes
;;     %12:s1 = mov %14
;;     %10:s1 = and %13, %12
;;     run %10
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%15) {
;; }
;;     branch.any mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     run %21
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     st.l %28.0, %19, 0
;;     st.l %28.0, %17, 4
;; }
;;     end
;; }
