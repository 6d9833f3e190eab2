; test isel precise-output
; target ivb
; Bits before the first one that differs from the sign: `fbh` of a signed doubleword.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = fbh.ud.d %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = fbh.ud.d r8.8.ud scope:wave
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %26:v2 early = load.d2 %28 space:global
;;     %25:v1 = asr.d %26.1, 31
;;     %23.0:v2 = mov.ud %25
;;     %22.1:v2 tied(%23) = mov.ud %25
;;     %17:v1 = xor.ud %26.0, %22.0
;;     %18:v1 = xor.ud %26.1, %22.1
;;     %20.0:v2 = mov.ud %17
;;     %19.1:v2 tied(%20) = mov.ud %18
;;     %13:v1 = fbh.ud %19.1
;;     %11:v1 = fbh.ud %19.0
;;     %9:v1 = or.ud %11, 32
;;     %7:v1 = minmax.l.ud %13, %9
;;     %2:v1 = add.ud %28, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_i64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %22.0:s2 = mov.ud %23 scope:wave
;;     %21.1:s2 tied(%22) = mov.ud %23 scope:wave
;;     %16:s1 = xor.ud r8.8.ud, %21.0 scope:wave
;;     %17:s1 = xor.ud r8.12.ud, %21.1 scope:wave
;;     %19.0:s2 = mov.ud %16 scope:wave
;;     %18.1:s2 tied(%19) = mov.ud %17 scope:wave
;;     %13:s1 = fbh.ud %18.1 scope:wave
;;     %11:s1 = fbh.ud %18.0 scope:wave
;;     %9:s1 = or.ud %11, 32 scope:wave
;;     %7:s1 = minmax.l.ud %13, %9 scope:wave
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }
