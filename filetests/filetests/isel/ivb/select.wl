; test isel precise-output
; target ivb
; Selections of lanes read the comparison that decides: neither mask nor register between.

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
    v9 = select.i32 v8, v6, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 early = select_if.l.ud %9.0, %9.1, %9.1, %9.2
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i8 global align 1 [v4+8]
    v8 = load.i8 global align 1 [v4+12]
    v9 = icmp.ult v5, v6
    v10 = select.i8 v9, v7, v8
    store.i8 global align 1 [v4+256], v10
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %11:v1 early = load.b1 %14 space:global offset:8
;;     %10:v1 early = load.b1 %14 space:global offset:12
;;     %9:v1 early = select_if.l.ud %12.0, %12.1, %11, %10
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = icmp.ult v7, v8
    v10 = select.f32 v9, v5, v6
    store.f32 global align 4 [v4+256], v10
    return
}
;; machine kernel %floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 %14 space:global
;;     %9:v1 early = select_if.l.ud %12.2, %12.3, %12.0, %12.1
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 1
    v8 = iconst.i32 -1
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = select_if.l.ud %8.0, %8.1, 1, -1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %large_constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 1000
    v8 = iconst.i32 2000
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %large_constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = select_if.l.ud %8.0, %8.1, 1000, 0x7d0
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 kernarg align 4 width all [v0+8]
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 early = select_if.l.ud %8.0, %8.1, r8.8.ud, r8.12.ud
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i8 v10
    v12 = select.i8 v7, v9, v11
    store.i8 global align 1 [v4+256], v12
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:s1 = mov.ud r8.16.ud scope:wave
;;     %9:s1 = mov.ud r8.20.ud scope:wave
;;     %7:s1 early = select_if.l.ud r8.8.ud, r8.12.ud, %11, %9 scope:wave
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : f32 at 32 align 4
    param %h : f32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : f64 at 48 align 8
    param %l : f64 at 56 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = load.i32 kernarg align 4 width all [v0+20]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = select.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = icmp.ult v15, v16
    v18 = load.f32 kernarg align 4 width all [v0+32]
    v19 = load.f32 kernarg align 4 width all [v0+36]
    v20 = select.f32 v17, v18, v19
    store.f32 global align 4 [v4+260], v20
    v21 = load.i32 kernarg align 4 width all [v0+40]
    v22 = load.i32 kernarg align 4 width all [v0+44]
    v23 = icmp.ult v21, v22
    v24 = load.f64 kernarg align 8 width all [v0+48]
    v25 = load.f64 kernarg align 8 width all [v0+56]
    v26 = select.f64 v23, v24, v25
    store.f64 global align 8 [v4+264], v26
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:s1 = mov.ud r8.16.ud scope:wave
;;     %21:s1 = mov.ud r8.20.ud scope:wave
;;     %18:s1 early = select_if.l.ud r8.8.ud, r8.12.ud, %24, %21 scope:wave
;;     %13:v1 = add.ud %26, 256
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %18
;;     store.b2 %14 space:global
;;     %11:s1 early = select_if.l.ud r8.24.ud, r8.28.ud, r9.0.ud, r9.4.ud scope:wave
;;     %8:v1 = add.ud %26, 260
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:s2 early = select_if.l.ud r9.8.ud, r9.12.ud, r9.16.ud, r9.20.ud, r9.24.ud, r9.28.ud scope:wave
;;     %2:v1 = add.ud %26, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
