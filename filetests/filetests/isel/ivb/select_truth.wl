; test isel precise-output
; target ivb
; Selections of truth values.

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
    v8 = icmp.ult v5, v6
    v9 = icmp.ult v5, v7
    v10 = icmp.ult v6, v7
    v11 = select.b1 v8, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v3 early = load.d3 %25 space:global
;;     %22:s1 early = compare.l.ud %23.0, %23.1
;;     %21:s1 early = compare.l.ud %23.0, %23.2
;;     %20:s1 early = compare.l.ud %23.1, %23.2
;;     %18:s1 early = compare.ge.ud %23.0, %23.1
;;     %15:s1 = and.ud %22, %21 scope:wave
;;     %12:s1 = and.ud %18, %20 scope:wave
;;     %9:s1 = or.ud %15, %12 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = icmp.ult v5, v6
    v9 = icmp.ult v5, v7
    v10 = icmp.ult v6, v7
    v11 = select.b1 v8, v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %18:s1 early = compare.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %17:s1 early = compare.l.ud r8.8.ud, r8.16.ud scope:wave
;;     %16:s1 early = compare.l.ud r8.12.ud, r8.16.ud scope:wave
;;     %15:s1 early = compare.ge.ud r8.8.ud, r8.12.ud scope:wave
;;     %14:s1 = and.ud %18, %17 scope:wave
;;     %11:s1 = and.ud %15, %16 scope:wave
;;     %8:s1 = or.ud %14, %11 scope:wave
;;     %2:v1 = add.ud %20, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
