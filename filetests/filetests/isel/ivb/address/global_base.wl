; test isel precise-output
; target ivb
; What an address is made of: a sum of low words; graphics addresses have 32 bits.

kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %16:v1 = mov.ud.uw r1.0.uw.lanes
;;     %15:v1 = mov.ud %16
;;     %8:v1 = add.d %17, %15
;;     %12:v1 = mov.ud %8
;;     %6:v1 early = load.d1 %17 surface:255
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %lane_offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %lane_offset target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %16:v1 = mov.ud.uw r1.0.uw.lanes
;;     %15:v1 = mov.ud %16
;;     %8:v1 = add.d %17, %15
;;     %12:v1 = mov.ud %8
;;     %5:v1 early = load.d1 %12 surface:255
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %scaled {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v2, v5
    v7 = uextend.i64 v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %scaled target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26:v1 = mov.ud %27
;;     %20:v1 = add.d %28, %26
;;     %24:v1 = mov.ud %20
;;     %18:v1 = shl.ud %27, 2
;;     %16:v1 = mov.ud %18
;;     %9:v1 = add.d %28, %16
;;     %13:v1 = mov.ud %9
;;     %6:v1 early = load.d1 %13 surface:255
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %scaled_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v3, v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %scaled_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %29:v1 = mov.ud.uw r1.0.uw.lanes
;;     %28:v1 = mov.ud %29
;;     %22:v1 = add.d %30, %28
;;     %26:v1 = mov.ud %22
;;     %20:v1 = shl.ud %29, 2
;;     %17:v1 = mov.ud %20
;;     %9:v1 = add.d %30, %17
;;     %13:v1 = mov.ud %9
;;     %6:v1 early = load.d1 %13 surface:255
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %signed_offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sextend.i64 v5
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %signed_offset target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %27:v1 = mov.ud %28
;;     %20:v1 = add.d %29, %27
;;     %24:v1 = mov.ud %20
;;     %18:v1 early = load.d1 %24 surface:255
;;     %17:v1 = mov.ud %18
;;     %9:v1 = add.d %29, %17
;;     %13:v1 = mov.ud %9
;;     %6:v1 early = load.d1 %13 surface:255
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %loaded {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %loaded target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %18:v1 = mov.ud.uw r1.0.uw.lanes
;;     %17:v1 = mov.ud %18
;;     %10:v1 = add.d %19, %17
;;     %14:v1 = mov.ud %10
;;     %7:v1 early = load.d1 %14 surface:255
;;     %6:v1 early = load.d1 %7 surface:255 offset:4
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

; The sum of both bases is the wave's.
kernel %two_bases {
    param %p : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iadd.i64 v1, v5
    v7 = iadd.i64 v6, v3
    v8 = load.i32 global align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %two_bases target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %30:v1 = mov.ud.uw r1.0.uw.lanes
;;     %29:v1 = mov.ud %30
;;     %22:v1 = add.d %31, %29
;;     %26:v1 = mov.ud %22
;;     %21:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %16:s1 = add.d %31, %21 scope:wave
;;     %20:s1 = mov.ud %16 scope:wave
;;     %9:v1 = add.d %20, %29
;;     %13:v1 = mov.ud %9
;;     %6:v1 early = load.d1 %13 surface:255
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v5 = iconst.i64 0x1000
    v6 = load.i32 global align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %16:v1 = mov.ud.uw r1.0.uw.lanes
;;     %15:v1 = mov.ud %16
;;     %8:v1 = add.d %17, %15
;;     %12:v1 = mov.ud %8
;;     %5:v1 early = load.d1 0x1000 surface:255
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
