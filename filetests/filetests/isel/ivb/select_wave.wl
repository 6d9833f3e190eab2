; test isel precise-output
; target ivb
; Selections of the wave: comparison and selection are one operation.

kernel %words {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %18:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d %19, %18
;;     %13:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %12:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %11:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %10:s1 early = load.d1 r4.0.ud surface:255 offset:20 scope:wave
;;     %9:s1 early = select_if.l.ud %13, %12, %11, %10 scope:wave
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i64 at 16 align 8
    param %b : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = load.i64 kernarg align 8 width all [v0+24]
    v9 = icmp.ult v5, v6
    v10 = select.i64 v9, v7, v8
    store.i64 global align 8 [v4+256], v10
    return
}
;; machine kernel %longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %19:v1 = mov.ud.uw r1.0.uw.lanes
;;     %17:v1 = add.d %20, %19
;;     %14:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %13:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %12:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %11:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %10:s2 early = select_if.l.ud %14, %13, %12.0, %12.1, %11.0, %11.1 scope:wave
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

kernel %equal_longs {
    param %p : i64 at 0 align 8
    param %c : i64 at 8 align 8
    param %d : i64 at 16 align 8
    param %a : i32 at 24 align 4
    param %b : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = load.i32 kernarg align 4 width all [v0+24]
    v8 = load.i32 kernarg align 4 width all [v0+28]
    v9 = icmp.eq v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %equal_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26:v1 = add.d %29, %28
;;     %23:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %22:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %21:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %20:s1 early = load.d1 r4.0.ud surface:255 offset:28 scope:wave
;;     %17:s1 = xor.ud %23.0, %22.0 scope:wave
;;     %14:s1 = xor.ud %23.1, %22.1 scope:wave
;;     %11:s1 = or.ud %17, %14 scope:wave
;;     %8:s1 early = select_if.z.d %11, 0, %21, %20 scope:wave
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = ireduce.i16 v7
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = ireduce.i16 v9
    v11 = icmp.ult v5, v6
    v12 = select.i16 v11, v8, v10
    store.i16 global align 2 [v4+256], v12
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %20:v1 = mov.ud.uw r1.0.uw.lanes
;;     %18:v1 = add.d %21, %20
;;     %15:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %14:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %13:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %11:s1 early = load.d1 r4.0.ud surface:255 offset:20 scope:wave
;;     %9:s1 early = select_if.l.ud %15, %14, %13, %11 scope:wave
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b2 %3 surface:255
;; }
;;     end
;; }

; The condition is computed by logic, so it is a number that is compared with zero.
kernel %by_number {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = icmp.ult v5, v6
    v10 = icmp.ult v7, v8
    v11 = band.b1 v9, v10
    v12 = select.i32 v11, v7, v8
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %by_number target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %24:v1 = mov.ud.uw r1.0.uw.lanes
;;     %22:v1 = add.d %25, %24
;;     %19:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %18:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %17:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:20 scope:wave
;;     %15:s1 early = compare.l.ud %19, %18 scope:wave
;;     %12:s1 early = compare.l.ud %17, %16 scope:wave
;;     %11:s1 = and.ud %15, %12 scope:wave
;;     %8:s1 early = select %11, %17, %16 scope:wave
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

; The condition is the wave's, the values are the lanes': the comparison of scalars is made for all channels.
kernel %lanes_values {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 global align 4 [v4+0]
    v8 = load.i32 global align 4 [v4+4]
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %lanes_values target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %18:v1 = mov.ud.uw r1.0.uw.lanes
;;     %16:v1 = add.d %19, %18
;;     %13:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %12:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %11:v1 early = load.d1 %16 surface:255
;;     %10:v1 early = load.d1 %16 surface:255 offset:4
;;     %9:v1 early = select_if.l.ud %13, %12, %11, %10
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
