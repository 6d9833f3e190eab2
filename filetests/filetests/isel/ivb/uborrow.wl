; test isel precise-output
; target ivb
; The borrow of a difference as a number.

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
    v7 = uborrow.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %22:v1 = mov.ud.uw r1.0.uw.lanes
;;     %21:v1 = mov.ud %22
;;     %14:v1 = add.d %23, %21
;;     %18:v1 = mov.ud %14
;;     %11:v1 early = load.d1 %18 surface:255
;;     %10:v1 early = load.d1 %18 surface:255 offset:4
;;     %9:s1 early = compare.l.ud %11, %10
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = uborrow.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %21:v1 = mov.ud.uw r1.0.uw.lanes
;;     %20:v1 = mov.ud %21
;;     %13:v1 = add.d %22, %20
;;     %17:v1 = mov.ud %13
;;     %10:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %9:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %8:s1 early = compare.l.ud %10, %9 scope:wave
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = uborrow.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %38:v1 = mov.ud.uw r1.0.uw.lanes
;;     %37:v1 = mov.ud %38
;;     %30:v1 = add.d %39, %37
;;     %34:v1 = mov.ud %30
;;     %27:v2 early = load.d2 %34 surface:255
;;     %26:v2 early = load.d2 %34 surface:255 offset:8
;;     %23:s1 early = compare.l.ud %27.1, %26.1
;;     %22:s1 early = compare.z.d %27.1, %26.1
;;     %19:s1 early = compare.l.ud %27.0, %26.0
;;     %16:s1 = and.ud %22, %19 scope:wave
;;     %13:s1 = or.ud %23, %16 scope:wave
;;     %10:v1 early = select %13, 1, 0
;;     %8.0:v2 = mov.ud %10
;;     %7.1:v2 tied(%8) = mov.ud 0
;;     %2:v1 = add.ud %34, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = uborrow.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26:v1 = mov.ud %27
;;     %19:v1 = add.d %28, %26
;;     %23:v1 = mov.ud %19
;;     %16:v1 early = load.b1 %23 surface:255
;;     %15:v1 early = load.b1 %23 surface:255 offset:4
;;     %14:v1 = and.ud %16, 255
;;     %12:v1 = and.ud %15, 255
;;     %10:s1 early = compare.l.ud %14, %12
;;     %7:v1 early = select %10, 1, 0
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 surface:255
;; }
;;     end
;; }
