; test isel precise-output
; target ivb
; Rounded to the nearest, even in the middle, to an integral number: `rnde`, of doubles 2^52 added and taken away.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = frint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = rnde.f %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = frint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %58:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %56:v2 early = load.d2 %58 space:global
;;     %55:v1 = and.ud %56.1, 0x80000000
;;     %54:v1 = or.ud %55, 0x43300000
;;     %53.0:v2 = mov.ud 0
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     %46:v2 all = weave %56.0, %56.1
;;     %47:v2 all = weave %52.0, %52.1
;;     %48:v2 early all = double.add %46 all, %47 all
;;     %43:v2 early all = double.add %48 all, -%47 all
;;     %44:v2 = unweave %43 all
;;     %36:v1 = and.ud %44.1, 0x7fffffff
;;     %34:v1 = or.ud %55, %36
;;     %31.0:v2 = mov.ud %44.0
;;     %30.1:v2 tied(%31) = mov.ud %34
;;     %25:v1 = and.ud %56.1, 0x7fffffff
;;     %24:s1 early = compare.nz.d %56.0, 0
;;     %23:v1 early = select %24, 1, 0
;;     %21:v1 = or.ud %25, %23
;;     %19:v1 = or.ud %56.1, 0x80000
;;     %18:v1 early = select_if.g.ud %21, 0x7ff00000, %19, %56.1
;;     %14.0:v2 = mov.ud %56.0
;;     %13.1:v2 tied(%14) = mov.ud %18
;;     %9:v2 early = select_if.l.ud %25, 0x43300000, %30.0, %30.1, %13.0, %13.1
;;     %2:v1 = add.ud %58, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = frint.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %8:v1 = rnde.f %10
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = frint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = rnde.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = frint.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = frint.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %62:s1 = mov.ud r8.8.ud scope:wave
;;     %59:v1 = f16to32.f.uw %62
;;     %57:v1 = rnde.f %59
;;     %55:v1 = f32to16.uw.f %57
;;     %51:v1 = add.ud %64, 256
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %55
;;     store.b2 %52 space:global
;;     %49:s1 = and.ud r8.20.ud, 0x80000000 scope:wave
;;     %48:s1 = or.ud %49, 0x43300000 scope:wave
;;     %47.0:s2 = mov.ud 0 scope:wave
;;     %46.1:s2 tied(%47) = mov.ud %48 scope:wave
;;     %41.0:s2 = mov.ud r8.16.ud scope:wave
;;     %40.1:s2 tied(%41) = mov.ud r8.20.ud scope:wave
;;     %42:v2 early all = double.add %40, %46
;;     %38:v2 early all = double.add %42 all, -%46
;;     %39:v2 = unweave %38 all
;;     %32:v1 = and.ud %39.1, 0x7fffffff
;;     %30:v1 = or.ud %49, %32
;;     %27.0:v2 = mov.ud %39.0
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     %22:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %21:s1 early = compare.nz.d r8.16.ud, 0 scope:wave
;;     %19:s1 = or.ud %22, %21 scope:wave
;;     %17:s1 = or.ud r8.20.ud, 0x80000 scope:wave
;;     %16:s1 early = select_if.g.ud %19, 0x7ff00000, %17, r8.20.ud scope:wave
;;     %13.0:s2 = mov.ud r8.16.ud scope:wave
;;     %12.1:s2 tied(%13) = mov.ud %16 scope:wave
;;     %9:v2 early = select_if.l.ud %22, 0x43300000, %26.0, %26.1, %12.0, %12.1
;;     %2:v1 = add.ud %64, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
