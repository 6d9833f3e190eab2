; test isel precise-output
; target ivb
; The running lanes that hold a truth value, as 256 bits of which sixteen can be set.

kernel %mask {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8, v9, v10, v11 = activelanemask v7
    store.i64 global align 8 [v4+256], v8
    store.i64 global align 8 [v4+264], v9
    store.i64 global align 8 [v4+272], v10
    store.i64 global align 8 [v4+280], v11
    return
}
;; machine kernel %mask target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %36:v1 early = load.d1 %38 surface:255
;;     %35:v1 early = load.d1 %38 surface:255 offset:4
;;     %34:s1 early = compare.l.ud %36, %35
;;     %22:s1 = get_exec scope:wave
;;     %23:s1 = and.ud %22, %34 scope:wave
;;     %25.0:s2 = mov.ud %23 scope:wave
;;     %24.1:s2 tied(%25) = mov.ud 0 scope:wave
;;     %27.0:s2 = mov.ud 0 scope:wave
;;     %26.1:s2 tied(%27) = mov.ud 0 scope:wave
;;     %29.0:s2 = mov.ud 0 scope:wave
;;     %28.1:s2 tied(%29) = mov.ud 0 scope:wave
;;     %31.0:s2 = mov.ud 0 scope:wave
;;     %30.1:s2 tied(%31) = mov.ud 0 scope:wave
;;     %17:v1 = add.ud %38, 256
;;     %19.0:v3 = mov.ud %17
;;     %20.1:v3 tied(%19) = mov.ud %24.0
;;     %18.2:v3 tied(%20) = mov.ud %24.1
;;     store.d2 %18 surface:255
;;     %12:v1 = add.ud %38, 264
;;     %14.0:v3 = mov.ud %12
;;     %15.1:v3 tied(%14) = mov.ud %26.0
;;     %13.2:v3 tied(%15) = mov.ud %26.1
;;     store.d2 %13 surface:255
;;     %7:v1 = add.ud %38, 272
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud %28.0
;;     %8.2:v3 tied(%10) = mov.ud %28.1
;;     store.d2 %8 surface:255
;;     %2:v1 = add.ud %38, 280
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %30.0
;;     %3.2:v3 tied(%5) = mov.ud %30.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

kernel %low {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8, v9, v10, v11 = activelanemask v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %low target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:v1 early = load.d1 %23 surface:255
;;     %20:v1 early = load.d1 %23 surface:255 offset:4
;;     %19:s1 early = compare.l.ud %21, %20
;;     %7:s1 = get_exec scope:wave
;;     %8:s1 = and.ud %7, %19 scope:wave
;;     %10.0:s2 = mov.ud %8 scope:wave
;;     %9.1:s2 tied(%10) = mov.ud 0 scope:wave
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }
