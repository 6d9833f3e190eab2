; test isel precise-output level=0
; target ivb
; Words of constants to which nothing is added, from which nothing is taken, and products with constants in front.

kernel %sums {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = load.i64 global align 8 [v93]
    v2 = iconst.i64 5
    v3 = iadd.i64 v2, v1
    store.i64 global align 8 [v93+8], v3
    v4 = iconst.i64 0x300000000
    v5 = iadd.i64 v4, v1
    store.i64 global align 8 [v93+16], v5
    v6 = isub.i64 v1, v4
    store.i64 global align 8 [v93+24], v6
    return
}
;; machine kernel %sums target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %37:v1 = mov.ud.uw r1.0.uw.lanes
;;     %32:v1 = add.d r8.0.ud, %37
;;     %36:v1 = mov.ud %32
;;     %30:v2 early = load.d2 %36 space:global
;;     %25:v1 = add.d 5, %30.0
;;     %26:v1 = mov.ud %30.1
;;     %27:v1 tied(%26) = carry %25, %30.0
;;     %29.0:v2 = mov.ud %25
;;     %28.1:v2 tied(%29) = mov.ud %27
;;     %21:v1 = add.ud %36, 8
;;     %23.0:v3 = mov.ud %21
;;     %24.1:v3 tied(%23) = mov.ud %28.0
;;     %22.2:v3 tied(%24) = mov.ud %28.1
;;     store.d2 %22 space:global
;;     %16:v1 = mov.ud %30.0
;;     %17:v1 = add.d %30.1, 3
;;     %19.0:v2 = mov.ud %16
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %12:v1 = add.ud %36, 16
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud %18.0
;;     %13.2:v3 tied(%15) = mov.ud %18.1
;;     store.d2 %13 space:global
;;     %7:v1 = mov.ud %30.0
;;     %8:v1 = add.d %30.1, -3
;;     %10.0:v2 = mov.ud %7
;;     %9.1:v2 tied(%10) = mov.ud %8
;;     %2:v1 = add.ud %36, 24
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %products {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = load.i32 global align 4 [v93]
    v2 = iconst.i32 5
    v3 = imul.i32 v2, v1
    store.i32 global align 4 [v93+4], v3
    v4 = iconst.i32 0x12345
    v5 = imul.i32 v4, v1
    store.i32 global align 4 [v93+8], v5
    return
}
;; machine kernel %products target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d r8.0.ud, %21
;;     %20:v1 = mov.ud %16
;;     %14:v1 early = load.d1 %20 space:global
;;     %13:v1 = mul_word.low %14, 5
;;     %10:v1 = add.ud %20, 4
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;;     %6:v1 = mul_word.low %14, 0x12345
;;     %7:v1 = mul_word.high %14, 0x12345
;;     %8:v1 tied(%6) = add_word %7
;;     %2:v1 = add.ud %20, 8
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
