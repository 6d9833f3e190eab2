; test isel precise-output
; target ivb
; Reciprocals at the accuracy of the machine; doubles scale the exponent and make an estimate better.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = nrcp.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = math.inv.f %7
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
    v6 = nrcp.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %92:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %90:v2 early = load.d2 %92 space:global
;;     %89:v1 = shr.ud %90.1, 20
;;     %88:v1 = and.ud %89, 0x7ff
;;     %85:v1 = and.ud %90.1, 0x800fffff
;;     %84:v1 = or.ud %85, 0x3ff00000
;;     %82.0:v2 = mov.ud %90.0
;;     %81.1:v2 tied(%82) = mov.ud %84
;;     %78:v2 all = weave %81.0, %81.1
;;     %79:v1 = from_double.f %78 all
;;     %76:v1 = math.inv.f %79
;;     %73:v2 all = to_double.f %76
;;     %71:v1 = xor.ud %84, 0x80000000
;;     %69.0:v2 = mov.ud %90.0
;;     %68.1:v2 tied(%69) = mov.ud %71
;;     %58.0:s2 = mov.ud 0 scope:wave
;;     %57.1:s2 tied(%58) = mov.ud 0x3ff00000 scope:wave
;;     %60:v2 all = weave %68.0, %68.1
;;     %62:v2 all = weave %57
;;     %63:v2 early all = double.mad %62 all, %60 all, %73 all
;;     %55:v2 early all = double.mad %63 all, %63 all, %63 all
;;     %49:v2 early all = double.mad %73 all, %73 all, %55 all
;;     %50:v2 = unweave %49 all
;;     %41:v1 = shl.ud %88, 20
;;     %40:v1 = add.d %41, 0xc0100000
;;     %38:v1 = add.d %50.1, -%40
;;     %35.0:v2 = mov.ud %50.0
;;     %34.1:v2 tied(%35) = mov.ud %38
;;     %30:v1 = add.d %88, -1
;;     %28:v2 all = weave %90.0, %90.1
;;     %29:v1 = from_double.f %28 all
;;     %26:v1 = math.inv.f %29
;;     %23:v2 all = to_double.f %26
;;     %24:v2 = unweave %23 all
;;     %21:v2 early = select_if.ge.ud %30, 0x7fe, %24.0, %24.1, %34.0, %34.1
;;     %17:v1 = add.d %88, 0xfffff803
;;     %15:v1 = and.ud %90.1, 0x80000000
;;     %13.0:v2 = mov.ud 0
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     %9:v2 early = select_if.l.ud %17, 2, %12.0, %12.1, %21.0, %21.1
;;     %2:v1 = add.ud %92, 256
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
    v6 = nrcp.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %8:v1 = math.inv.f %10
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
    v6 = nrcp.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = math.inv.f r8.8.ud
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
    v8 = nrcp.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = nrcp.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %100:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %98:s1 = mov.ud r8.8.ud scope:wave
;;     %95:v1 = f16to32.f.uw %98
;;     %93:v1 = math.inv.f %95
;;     %91:v1 = f32to16.uw.f %93
;;     %87:v1 = add.ud %100, 256
;;     %89.0:v2 = mov.ud %87
;;     %88.1:v2 tied(%89) = mov.ud %91
;;     store.b2 %88 space:global
;;     %85:s1 = shr.ud r8.20.ud, 20 scope:wave
;;     %84:s1 = and.ud %85, 0x7ff scope:wave
;;     %82:s1 = and.ud r8.20.ud, 0x800fffff scope:wave
;;     %81:s1 = or.ud %82, 0x3ff00000 scope:wave
;;     %79.0:s2 = mov.ud r8.16.ud scope:wave
;;     %78.1:s2 tied(%79) = mov.ud %81 scope:wave
;;     %76:v1 = from_double.f %78
;;     %74:v1 = math.inv.f %76
;;     %71:v2 all = to_double.f %74
;;     %69:s1 = xor.ud %81, 0x80000000 scope:wave
;;     %67.0:s2 = mov.ud r8.16.ud scope:wave
;;     %66.1:s2 tied(%67) = mov.ud %69 scope:wave
;;     %57.0:s2 = mov.ud 0 scope:wave
;;     %56.1:s2 tied(%57) = mov.ud 0x3ff00000 scope:wave
;;     %60:v2 all = weave %56
;;     %61:v2 all = weave %66
;;     %62:v2 early all = double.mad %60 all, %61 all, %71 all
;;     %54:v2 early all = double.mad %62 all, %62 all, %62 all
;;     %48:v2 early all = double.mad %71 all, %71 all, %54 all
;;     %49:v2 = unweave %48 all
;;     %40:s1 = shl.ud %84, 20 scope:wave
;;     %39:s1 = add.d %40, 0xc0100000 scope:wave
;;     %37:v1 = add.d %49.1, -%39
;;     %34.0:v2 = mov.ud %49.0
;;     %33.1:v2 tied(%34) = mov.ud %37
;;     %29:s1 = add.d %84, -1 scope:wave
;;     %27.0:s2 = mov.ud r8.16.ud scope:wave
;;     %26.1:s2 tied(%27) = mov.ud r8.20.ud scope:wave
;;     %28:v1 = from_double.f %26
;;     %25:v1 = math.inv.f %28
;;     %22:v2 all = to_double.f %25
;;     %23:v2 = unweave %22 all
;;     %20:v2 early = select_if.ge.ud %29, 0x7fe, %23.0, %23.1, %33.0, %33.1
;;     %16:s1 = add.d %84, 0xfffff803 scope:wave
;;     %14:s1 = and.ud r8.20.ud, 0x80000000 scope:wave
;;     %13.0:s2 = mov.ud 0 scope:wave
;;     %12.1:s2 tied(%13) = mov.ud %14 scope:wave
;;     %9:v2 early = select_if.l.ud %16, 2, %12.0, %12.1, %20.0, %20.1
;;     %2:v1 = add.ud %100, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
