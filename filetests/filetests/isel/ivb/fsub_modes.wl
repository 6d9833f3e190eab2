; test isel precise-output
; target ivb
; Differences rounded otherwise and with flushed subnormals.

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fsub.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = add.f %8.0, -%8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %double_zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fsub.zero.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %double_zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 %14 space:global
;;     %7:v2 all = weave %12.0, %12.1
;;     %9:v2 all = weave %12.2, %12.3
;;     mode.enter round:zero scope:wave
;;     %10:v2 early all = double.add %7 all, -%9 all
;;     mode.leave round:zero scope:wave
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %half_zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fsub.zero.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %half_zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %72:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %70:v1 early = load.b2 %72 space:global
;;     %69:v1 early = load.b2 %72 space:global offset:4
;;     %68:v1 = f16to32.f.uw %70
;;     %66:v1 = f16to32.f.uw %69
;;     mode.enter round:zero scope:wave
;;     %64:v1 = add.f %68, -%66
;;     mode.leave round:zero scope:wave
;;     %61:v1 = and.ud %64, 0x7fffffff
;;     %60:v1 = add.d %61, 0xc8000000
;;     %59:v1 = shr.ud %60, 13
;;     %57:s1 early = compare.g.ud %59, 0x7bff
;;     %56:s1 early = compare.ge.ud %61, 0x47800000
;;     %55:s1 = or.ud %57, %56 scope:wave
;;     %52:v1 early = select %55, 0x7bff, %59
;;     %49:v1 = and.ud %64, 0x80000000
;;     %48:v1 = or.ud %49, 0x3f000000
;;     %44:v2 all = to_double.f %64
;;     %41:v2 all = to_double.f %48
;;     mode.enter round:zero scope:wave
;;     %38:v2 early all = double.add %44 all, %41 all
;;     mode.leave round:zero scope:wave
;;     %33:v1 = from_double.f %38 all
;;     %29:v1 = and.ud %33, 0x7fffffff
;;     %27:v1 = add.d %29, 0xc1000000
;;     %25:v1 early = select_if.l.ud %61, 0x38800000, %27, %52
;;     %22:v1 early = select_if.z.d %61, 0x7f800000, 0x7c00, %25
;;     %20:v1 = shr.ud %64, 13
;;     %19:v1 = and.ud %20, 1023
;;     %17:v1 = or.ud %19, 0x7e00
;;     %15:v1 early = select_if.g.ud %61, 0x7f800000, %17, %22
;;     %11:v1 early = select_if.l.d %64, 0, 0x8000, 0
;;     %9:v1 = or.ud %15, %11
;;     %2:v1 = add.ud %72, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b2 %3 space:global
;; }
;;     end
;; }
