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
;;     %74:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %72:v2 early = load.d2 %74 space:global
;;     %71:v1 = shr.ud %72.1, 20
;;     %70:v1 = and.ud %71, 0x7ff
;;     %68:v1 = add.d %70, 0xfffffc01
;;     %66:v1 = and.ud %72.1, 0x800fffff
;;     %65:v1 = or.ud %66, 0x3ff00000
;;     %63.0:v2 = mov.ud %72.0
;;     %62.1:v2 tied(%63) = mov.ud %65
;;     %60:v1 early = from_double.f %62.0, %62.1
;;     %58:v1 = math.inv.f %60
;;     %56:v2 early = to_double.f %58
;;     %54:v1 = xor.ud %65, 0x80000000
;;     %52.0:v2 = mov.ud %72.0
;;     %51.1:v2 tied(%52) = mov.ud %54
;;     %47:v2 early = double.mad %51.0, %51.1, %56.0, %56.1, 0, 0x3ff00000
;;     %45:v2 early = double.mad %47.0, %47.1, %47.0, %47.1, %47.0, %47.1
;;     %43:v2 early = double.mad %56.0, %56.1, %45.0, %45.1, %56.0, %56.1
;;     %38:v1 = shl.ud %68, 20
;;     %36:v1 = add.d %43.1, -%38
;;     %33.0:v2 = mov.ud %43.0
;;     %32.1:v2 tied(%33) = mov.ud %36
;;     %28:v1 = add.d %70, -1
;;     %27:v1 early = from_double.f %72.0, %72.1
;;     %25:v1 = math.inv.f %27
;;     %23:v2 early = to_double.f %25
;;     %21:v2 early = select_if.ge.ud %28, 0x7fe, %23.0, %23.1, %32.0, %32.1
;;     %17:v1 = add.d %70, 0xfffff803
;;     %15:v1 = and.ud %72.1, 0x80000000
;;     %13.0:v2 = mov.ud 0
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     %9:v2 early = select_if.l.ud %17, 2, %12.0, %12.1, %21.0, %21.1
;;     %2:v1 = add.ud %74, 256
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
