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
;;     %33:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %31:v2 early = load.d2 %33 space:global
;;     %30:s1 early = compare.l.ud %31.0, %31.1
;;     %18:s1 = get_exec scope:wave
;;     %19:s1 = and.ud %18, %30 scope:wave
;;     %21.0:s2 = mov.ud %19 scope:wave
;;     %20.1:s2 tied(%21) = mov.ud 0 scope:wave
;;     %23.0:s2 = mov.ud 0 scope:wave
;;     %22.1:s2 tied(%23) = mov.ud 0 scope:wave
;;     %25.0:s2 = mov.ud 0 scope:wave
;;     %24.1:s2 tied(%25) = mov.ud 0 scope:wave
;;     %27.0:s2 = mov.ud 0 scope:wave
;;     %26.1:s2 tied(%27) = mov.ud 0 scope:wave
;;     %11:v1 = add.ud %33, 256
;;     %13.0:v5 = mov.ud %11
;;     %14.1:v5 tied(%13) = mov.ud %20.0
;;     %15.2:v5 tied(%14) = mov.ud %20.1
;;     %16.3:v5 tied(%15) = mov.ud %22.0
;;     %12.4:v5 tied(%16) = mov.ud %22.1
;;     store.d4 %12 space:global
;;     %3:v1 = add.ud %33, 272
;;     %5.0:v5 = mov.ud %3
;;     %6.1:v5 tied(%5) = mov.ud %24.0
;;     %7.2:v5 tied(%6) = mov.ud %24.1
;;     %8.3:v5 tied(%7) = mov.ud %26.0
;;     %4.4:v5 tied(%8) = mov.ud %26.1
;;     store.d4 %4 space:global
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
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v2 early = load.d2 %22 space:global
;;     %19:s1 early = compare.l.ud %20.0, %20.1
;;     %7:s1 = get_exec scope:wave
;;     %8:s1 = and.ud %7, %19 scope:wave
;;     %10.0:s2 = mov.ud %8 scope:wave
;;     %9.1:s2 tied(%10) = mov.ud 0 scope:wave
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
