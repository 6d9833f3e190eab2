; test isel precise-output
; target ivb
; Selections of more than a register: one comparison, a `sel` for each register.

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
    v7 = load.i64 global align 8 [v4+8]
    v8 = load.i64 global align 8 [v4+16]
    v9 = icmp.ult v5, v6
    v10 = select.i64 v9, v7, v8
    store.i64 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v4 early = load.d4 %14 space:global offset:8
;;     %10:v2 early = select_if.l.ud %12.0, %12.1, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.f64 global align 8 [v4+8]
    v8 = load.f64 global align 8 [v4+16]
    v9 = icmp.ult v5, v6
    v10 = select.f64 v9, v7, v8
    store.f64 global align 8 [v4+256], v10
    return
}
;; machine kernel %doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v4 early = load.d4 %14 space:global offset:8
;;     %10:v2 early = select_if.l.ud %12.0, %12.1, %11.0, %11.1, %11.2, %11.3
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %quads {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32x4 global align 8 [v4+8]
    v8 = load.i32x4 global align 8 [v4+24]
    v9 = icmp.ult v5, v6
    v10 = select.i32x4 v9, v7, v8
    store.i32x4 global align 8 [v4+256], v10
    return
}
;; machine kernel %quads target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:v4 early = load.d4 %17 space:global offset:8
;;     %13:v4 early = load.d4 %17 space:global offset:24
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }

kernel %bytes16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i8x16 global align 8 [v4+8]
    v8 = load.i8x16 global align 8 [v4+24]
    v9 = icmp.ult v5, v6
    v10 = select.i8x16 v9, v7, v8
    store.i8x16 global align 8 [v4+256], v10
    return
}
;; machine kernel %bytes16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %14:v4 early = load.d4 %17 space:global offset:8
;;     %13:v4 early = load.d4 %17 space:global offset:24
;;     %12:v4 early = select_if.l.ud %15.0, %15.1, %14.0, %14.1, %14.2, %14.3, %13.0, %13.1, %13.2, %13.3
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %12.0
;;     %6.2:v5 tied(%5) = mov.ud %12.1
;;     %7.3:v5 tied(%6) = mov.ud %12.2
;;     %3.4:v5 tied(%7) = mov.ud %12.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }
