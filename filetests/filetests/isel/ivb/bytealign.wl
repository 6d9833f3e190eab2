; test isel precise-output
; target ivb
; A word out of two, from a byte on: eight times the count in bits.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bytealign.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26:v1 = add.d %29, %28
;;     %23:v1 early = load.d1 %26 surface:255
;;     %22:v1 early = load.d1 %26 surface:255 offset:4
;;     %21:v1 early = load.d1 %26 surface:255 offset:8
;;     %20:v1 = shl.ud %21, 3
;;     %18:v1 = and.ud %20, 31
;;     %17:v1 = xor.ud %18, 31
;;     %15:v1 = shr.ud %23, %20
;;     %12:v1 = shl.ud %22, 1
;;     %10:v1 = shl.ud %12, %17
;;     %7:v1 = or.ud %15, %10
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 3
    v8 = bytealign.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %18:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d %19, %18
;;     %13:v1 early = load.d1 %16 surface:255
;;     %12:v1 early = load.d1 %16 surface:255 offset:4
;;     %11:v1 = shr.ud %13, 24
;;     %9:v1 = shl.ud %12, 8
;;     %7:v1 = or.ud %11, %9
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = bytealign.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26:v1 = add.d %29, %28
;;     %23:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %22:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %21:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %20:s1 = shl.ud %21, 3 scope:wave
;;     %18:s1 = and.ud %20, 31 scope:wave
;;     %17:s1 = xor.ud %18, 31 scope:wave
;;     %15:s1 = shr.ud %23, %20 scope:wave
;;     %12:s1 = shl.ud %22, 1 scope:wave
;;     %10:s1 = shl.ud %12, %17 scope:wave
;;     %7:s1 = or.ud %15, %10 scope:wave
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
