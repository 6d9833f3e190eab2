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
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v2 early = load.d2 %24 space:global
;;     %21:v1 = math.intdiv.ud %22.0, %22.1
;;     %20:v1 = math.intdiv.d %22.0, %22.1
;;     %19:v1 = math.intmod.ud %22.0, %22.1
;;     %18:v1 = math.intmod.d %22.0, %22.1
;;     %14.0:v5 = mov.ud %24
;;     %15.1:v5 tied(%14) = mov.ud %21
;;     %16.2:v5 tied(%15) = mov.ud %20
;;     %17.3:v5 tied(%16) = mov.ud %19
;;     %13.4:v5 tied(%17) = mov.ud %18
;;     store.d4 %13 space:global
;;     %7:v1 = bfi1.ud %20, %21
;;     %10:v1 = three.bfi2.ud %7, %22.1, %22.0
;;     %2:v1 = add.ud %24, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %10
;;     store.d1 %3 space:global
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
;;     %0:v1 = add.ud r8.0.ud, 8
;;     %2.0:v2 = mov.ud %0
;;     %1.1:v2 tied(%2) = mov.ud r6.4.ud
;;     store.d1 %1 space:global
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
;; }
;;     compare_to_flag.l.ud r8.8.ud, 1 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb4 of block11
;;     jump mb4
;; mb3: wave -> mb8 of block6
;; lanes -> mb8 {
;;     %6.0:v2 = mov.ud r8.0.ud
;;     %5.1:v2 tied(%6) = mov.ud 5
;;     store.d1 %5 space:global
;; }
;;     jump mb8
;; mb4: wave -> mb5, mb6 of block7
;; lanes -> mb7, mb6 {
;; }
;;     compare_to_flag.l.ud r8.8.ud, 2 scope:wave
;;     branch.flag mb5, mb6
;; mb5: wave -> mb7 of block12
;;     jump mb7
;; mb6: wave -> mb8 of block14
;; lanes -> mb8 {
;; }
;;     jump mb8
;; mb7: wave -> mb8 of block8
;; lanes -> mb8 {
;;     %2:v1 = add.ud r8.0.ud, 4
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud 5
;;     store.d1 %3 space:global
;; }
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }
