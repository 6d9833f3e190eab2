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
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v4 early = load.d4 %11 space:global
;;     mode.enter round:zero scope:wave
;;     %8:v2 early = double.add %9.0, %9.1, %9.2, %9.3 last:negated
;;     mode.leave round:zero scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
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
;;     %66:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %64:v1 early = load.b2 %66 space:global
;;     %63:v1 early = load.b2 %66 space:global offset:4
;;     %62:v1 = f16to32.f.uw %64
;;     %60:v1 = f16to32.f.uw %63
;;     mode.enter round:zero scope:wave
;;     %58:v1 = add.f %62, -%60
;;     mode.leave round:zero scope:wave
;;     %55:v1 = and.ud %58, 0x7fffffff
;;     %54:v1 = add.d %55, 0xc8000000
;;     %53:v1 = shr.ud %54, 13
;;     %51:s1 early = compare.g.ud %53, 0x7bff
;;     %50:s1 early = compare.ge.ud %55, 0x47800000
;;     %49:s1 = or.ud %51, %50 scope:wave
;;     %46:v1 early = select %49, 0x7bff, %53
;;     %43:v1 = and.ud %58, 0x80000000
;;     %42:v1 = or.ud %43, 0x3f000000
;;     %39:v2 early = to_double.f %58
;;     %37:v2 early = to_double.f %42
;;     mode.enter round:zero scope:wave
;;     %35:v2 early = double.add %39.0, %39.1, %37.0, %37.1
;;     mode.leave round:zero scope:wave
;;     %32:v1 early = from_double.f %35.0, %35.1
;;     %29:v1 = and.ud %32, 0x7fffffff
;;     %27:v1 = add.d %29, 0xc1000000
;;     %25:v1 early = select_if.l.ud %55, 0x38800000, %27, %46
;;     %22:v1 early = select_if.z.d %55, 0x7f800000, 0x7c00, %25
;;     %20:v1 = shr.ud %58, 13
;;     %19:v1 = and.ud %20, 1023
;;     %17:v1 = or.ud %19, 0x7e00
;;     %15:v1 early = select_if.g.ud %55, 0x7f800000, %17, %22
;;     %11:v1 early = select_if.l.d %58, 0, 0x8000, 0
;;     %9:v1 = or.ud %15, %11
;;     %2:v1 = add.ud %66, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b2 %3 space:global
;; }
;;     end
;; }
