; test isel precise-output
; target ivb
; Minima and maxima with flushed subnormals: operands become zeros of their sign first.

kernel %min {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fmin.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %min target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:v2 early = load.d2 %53 space:global
;;     %49:v1 = and.ud %51.0, 0x7fffffff
;;     %48:v1 = and.ud %51.0, 0x80000000
;;     %47:v1 early = select_if.l.ud %49, 0x800000, %48, %51.0
;;     %42:v1 = and.ud %51.1, 0x7fffffff
;;     %41:v1 = and.ud %51.1, 0x80000000
;;     %40:v1 early = select_if.l.ud %42, 0x800000, %41, %51.1
;;     %36:v1 = and.ud %47, 0x7fffffff
;;     %35:v1 = and.ud %40, 0x7fffffff
;;     %34:v1 = asr.d %47, 31
;;     %33:v1 = xor.ud %36, %34
;;     %31:v1 = asr.d %40, 31
;;     %30:v1 = xor.ud %35, %31
;;     %28:v1 early = select_if.le.d %33, %30, %47, %40
;;     %25:v1 early = select_if.g.ud %35, 0x7f800000, %47, %28
;;     %23:v1 early = select_if.g.ud %36, 0x7f800000, %40, %25
;;     %21:v1 = add.d %35, 0x807fffff
;;     %19:v1 = or.ud %40, 0x400000
;;     %17:v1 early = select_if.l.ud %21, 0x3fffff, %19, %23
;;     %13:v1 = add.d %36, 0x807fffff
;;     %11:v1 = or.ud %47, 0x400000
;;     %9:v1 early = select_if.l.ud %13, 0x3fffff, %11, %17
;;     %2:v1 = add.ud %53, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %max {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fmax.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %max target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:v2 early = load.d2 %53 space:global
;;     %49:v1 = and.ud %51.0, 0x7fffffff
;;     %48:v1 = and.ud %51.0, 0x80000000
;;     %47:v1 early = select_if.l.ud %49, 0x800000, %48, %51.0
;;     %42:v1 = and.ud %51.1, 0x7fffffff
;;     %41:v1 = and.ud %51.1, 0x80000000
;;     %40:v1 early = select_if.l.ud %42, 0x800000, %41, %51.1
;;     %36:v1 = and.ud %47, 0x7fffffff
;;     %35:v1 = and.ud %40, 0x7fffffff
;;     %34:v1 = asr.d %47, 31
;;     %33:v1 = xor.ud %36, %34
;;     %31:v1 = asr.d %40, 31
;;     %30:v1 = xor.ud %35, %31
;;     %28:v1 early = select_if.ge.d %33, %30, %47, %40
;;     %25:v1 early = select_if.g.ud %35, 0x7f800000, %47, %28
;;     %23:v1 early = select_if.g.ud %36, 0x7f800000, %40, %25
;;     %21:v1 = add.d %35, 0x807fffff
;;     %19:v1 = or.ud %40, 0x400000
;;     %17:v1 early = select_if.l.ud %21, 0x3fffff, %19, %23
;;     %13:v1 = add.d %36, 0x807fffff
;;     %11:v1 = or.ud %47, 0x400000
;;     %9:v1 early = select_if.l.ud %13, 0x3fffff, %11, %17
;;     %2:v1 = add.ud %53, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }
