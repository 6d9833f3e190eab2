; test isel precise-output
; target ivb
; Rules that AMD has no counterpart of: division by the math box, fields, the number of work-groups.

kernel %quotients_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 4 [v93+0]
    v102 = load.i32 global align 4 [v93+4]
    v103 = udiv.i32 v101, v102
    store.i32 global align 4 [v93+0], v103
    v104 = sdiv.i32 v101, v102
    store.i32 global align 4 [v93+4], v104
    v105 = urem.i32 v101, v102
    store.i32 global align 4 [v93+8], v105
    v106 = srem.i32 v101, v102
    store.i32 global align 4 [v93+12], v106
    v107 = bitinsert.i32 v101, v102, v103, v104
    store.i32 global align 4 [v93+16], v107
    return
}
;; machine kernel %quotients_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %26:v1 = mov.ud.uw r1.0.uw.lanes
;;     %25.0:v2 = mov.ud %26
;;     %18:v1 = add.d %27, %25.0
;;     %22.0:v2 = mov.ud %18
;;     %15:v1 early = load.d1 %22.0 surface:255
;;     %14:v1 early = load.d1 %22.0 surface:255 offset:4
;;     %13:v1 = math.intdiv.ud %15, %14
;;     store.d1 %22.0, %13 surface:255
;;     %12:v1 = math.intdiv.d %15, %14
;;     store.d1 %22.0, %12 surface:255 offset:4
;;     %11:v1 = math.intmod.ud %15, %14
;;     store.d1 %22.0, %11 surface:255 offset:8
;;     %9:v1 = math.intmod.d %15, %14
;;     store.d1 %22.0, %9 surface:255 offset:12
;;     %6:v1 = bfi1.ud %12, %13
;;     %7:v1 = three.bfi2.ud %6, %14, %15
;;     store.d1 %22.0, %7 surface:255 offset:16
;; }
;;     end
;; }
kernel %groups {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v105 = gridgroups.i32 1
    store.i32 global align 4 [v91+8], v105
    return
}
;; machine kernel %groups target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %2:s1 = mov.ud r6.4.ud scope:wave
;;     store.d1 %3, %2 surface:255 offset:8
;; }
;;     end
;; }
; The low word of a wide index decides.
kernel %switch_of_wave {
    param %out : i64 at 0 align 8
    param %which : i64 at 8 align 8
block0:
    v90 = iconst.i64 0
    v93 = load.i64 kernarg align 8 width all [v90]
    v101 = load.i64 kernarg align 8 width all [v90+8]
    v102 = iconst.i32 5
    switch v101, [block1, block2, block3]
block1:
    store.i32 global align 4 [v93+0], v102
    jump block3
block2:
    store.i32 global align 4 [v93+4], v102
    jump block3
block3:
    return
}
;; machine kernel %switch_of_wave target ivb wave 16 after isel {
;; mb0: wave -> mb1, mb2 of block5
;; lanes -> mb3, mb4 {
;;     %8:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %7:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %5:s1 early = compare.z.d %7, 0 scope:wave
;; }
;;     test %5 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb4 of block11
;;     jump mb4
;; mb3: wave -> mb8 of block6
;; lanes -> mb8 {
;;     store.d1 %8, 5 surface:255
;; }
;;     jump mb8
;; mb4: wave -> mb5, mb6 of block7
;; lanes -> mb7, mb6 {
;;     %3:s1 early = compare.z.d %7, 1 scope:wave
;; }
;;     test %3 scope:wave
;;     branch.flag mb5, mb6
;; mb5: wave -> mb7 of block12
;;     jump mb7
;; mb6: wave -> mb8 of block14
;; lanes -> mb8 {
;; }
;;     jump mb8
;; mb7: wave -> mb8 of block8
;; lanes -> mb8 {
;;     store.d1 %8, 5 surface:255 offset:4
;; }
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }
