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
