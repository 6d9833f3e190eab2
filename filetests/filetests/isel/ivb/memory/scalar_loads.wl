; test isel precise-output
; target ivb
; Loads of the wave are messages of eight channels into a scalar; other loads of an address of the wave give a vector.

kernel %kernarg {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = iadd.i64 v6, v6
    store.i64 global align 8 [v4+256], v7
    store.i32 global align 4 [v4+264], v5
    return
}
;; machine kernel %kernarg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %22:v1 = mov.ud.uw r1.0.uw.lanes
;;     %20:v1 = add.d %23, %22
;;     %17:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %16:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %11:s1 = add.d %16.0, %16.0 scope:wave
;;     %12:s1 = add.d %16.1, %16.1 scope:wave
;;     %13:s1 tied(%12) = carry %11, %16.0 scope:wave
;;     %15.0:s2 = mov.ud %11 scope:wave
;;     %14.1:s2 tied(%15) = mov.ud %13 scope:wave
;;     %6:v1 = add.ud %20, 256
;;     %8.0:v3 = mov.ud %6
;;     %9.1:v3 tied(%8) = mov.ud %14.0
;;     %7.2:v3 tied(%9) = mov.ud %14.1
;;     store.d2 %7 surface:255
;;     %2:v1 = add.ud %20, 264
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %17
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %kernarg_two {
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
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %kernarg_two target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %14:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d %15, %14
;;     %9:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %8:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %7:s1 = add.d %9, %8 scope:wave
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 readonly align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %readonly target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d %13, %12
;;     %7:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %6:s1 early = load.d1 %7 surface:255 scope:wave
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 global const align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d %13, %12
;;     %7:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %6:s1 early = load.d1 %7 surface:255 scope:wave
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %plain {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 global align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %plain target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %12:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d %13, %12
;;     %7:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %6:v1 early = load.d1 %7 surface:255
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %four {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6, v7, v8, v9 = load.i32 global const align 16 width all [v5]
    v10 = iadd.i32 v6, v7
    v11 = iadd.i32 v8, v9
    v12 = iadd.i32 v10, v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %four target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %21:v1 = mov.ud.uw r1.0.uw.lanes
;;     %19:v1 = add.d %22, %21
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %15:s4 early = load.d4 %16 surface:255 scope:wave
;;     %13:s1 = add.d %15.0, %15.1 scope:wave
;;     %10:s1 = add.d %15.2, %15.3 scope:wave
;;     %7:s1 = add.d %13, %10 scope:wave
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 global const align 1 width all [v5]
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %14:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d %15, %14
;;     %9:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %8:v1 early = load.b1 %9 surface:255
;;     %6:v1 = and.ud %8, 255
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
