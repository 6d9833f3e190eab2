; test isel precise-output
; target ivb
; Comparisons of words of the wave: a scalar of zero or one.

kernel %equal {
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
    v7 = icmp.eq v5, v6
    v8 = icmp.ne v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %equal target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %21:v1 = mov.ud.uw r1.0.uw.lanes
;;     %19:v1 = add.d %22, %21
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %15:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %14:s1 early = compare.z.d %16, %15 scope:wave
;;     %13:s1 early = compare.nz.d %16, %15 scope:wave
;;     %7:v1 = add.ud %19, 256
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %14
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %19, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %13
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %signed {
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
    v7 = icmp.slt v5, v6
    v8 = icmp.sle v5, v6
    v9 = icmp.sgt v5, v6
    v10 = icmp.sge v5, v6
    v11 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v11
    v12 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v12
    v13 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v13
    v14 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v14
    return
}
;; machine kernel %signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %33:v1 = mov.ud.uw r1.0.uw.lanes
;;     %31:v1 = add.d %34, %33
;;     %28:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %27:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %26:s1 early = compare.l.d %28, %27 scope:wave
;;     %25:s1 early = compare.le.d %28, %27 scope:wave
;;     %24:s1 early = compare.g.d %28, %27 scope:wave
;;     %23:s1 early = compare.ge.d %28, %27 scope:wave
;;     %17:v1 = add.ud %31, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %26
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %31, 260
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %25
;;     store.d1 %13 surface:255
;;     %7:v1 = add.ud %31, 264
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %24
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %31, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %23
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %unsigned {
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
    v7 = icmp.ult v5, v6
    v8 = icmp.ule v5, v6
    v9 = icmp.ugt v5, v6
    v10 = icmp.uge v5, v6
    v11 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v11
    v12 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v12
    v13 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v13
    v14 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v14
    return
}
;; machine kernel %unsigned target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %33:v1 = mov.ud.uw r1.0.uw.lanes
;;     %31:v1 = add.d %34, %33
;;     %28:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %27:s1 early = load.d1 r4.0.ud surface:255 offset:12 scope:wave
;;     %26:s1 early = compare.l.ud %28, %27 scope:wave
;;     %25:s1 early = compare.le.ud %28, %27 scope:wave
;;     %24:s1 early = compare.g.ud %28, %27 scope:wave
;;     %23:s1 early = compare.ge.ud %28, %27 scope:wave
;;     %17:v1 = add.ud %31, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %26
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %31, 260
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %25
;;     store.d1 %13 surface:255
;;     %7:v1 = add.ud %31, 264
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %24
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %31, 268
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %23
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
