; test isel precise-output
; target ivb
; Reciprocal square roots at the accuracy of the machine; doubles halve the exponent and make an estimate better.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = nrsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = math.rsq.f %7
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
    v6 = nrsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %78:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %76:v2 early = load.d2 %78 space:global
;;     %75:v1 = shr.ud %76.1, 20
;;     %74:v1 = and.ud %75, 0x7ff
;;     %72:v1 = add.d %74, 0xfffffc01
;;     %71:v1 = and.ud %72, 1
;;     %70:v1 = asr.d %72, 1
;;     %68:v1 = add.d %71, 1023
;;     %65:v1 = and.ud %76.1, 0x800fffff
;;     %64:v1 = shl.ud %68, 20
;;     %62:v1 = or.ud %65, %64
;;     %59.0:v2 = mov.ud %76.0
;;     %58.1:v2 tied(%59) = mov.ud %62
;;     %56:v1 early = from_double.f %58.0, %58.1
;;     %54:v1 = math.rsq.f %56
;;     %52:v2 early = to_double.f %54
;;     %50:v1 = xor.ud %62, 0x80000000
;;     %48.0:v2 = mov.ud %76.0
;;     %47.1:v2 tied(%48) = mov.ud %50
;;     %43:v2 early = double.mul %47.0, %47.1, %52.0, %52.1
;;     %41:v2 early = double.mad %43.0, %43.1, %52.0, %52.1, 0, 0x3ff00000
;;     %39:v2 early = double.mad 0, 0x3fd80000, %41.0, %41.1, 0, 0x3fe00000
;;     %38:v2 early = double.mul %52.0, %52.1, %41.0, %41.1
;;     %36:v2 early = double.mad %39.0, %39.1, %38.0, %38.1, %52.0, %52.1
;;     %30:v1 = shl.ud %70, 20
;;     %28:v1 = add.d %36.1, -%30
;;     %25.0:v2 = mov.ud %36.0
;;     %24.1:v2 tied(%25) = mov.ud %28
;;     %20:v2 early = select_if.l.d %76.1, 0, 0, 0x7ff80000, %24.0, %24.1
;;     %17:v1 = add.d %74, -1
;;     %15:v1 early = from_double.f %76.0, %76.1
;;     %13:v1 = math.rsq.f %15
;;     %11:v2 early = to_double.f %13
;;     %9:v2 early = select_if.ge.ud %17, 0x7fe, %11.0, %11.1, %20.0, %20.1
;;     %2:v1 = add.ud %78, 256
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
    v6 = nrsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %8:v1 = math.rsq.f %10
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
    v6 = nrsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = math.rsq.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }
