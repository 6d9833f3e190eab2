; test isel precise-output
; target ivb
; Comparisons with constants: the key of a constant is a constant. With flushed subnormals the machine's `cmp` is enough.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 0.0
    v7 = fcmp.gt v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v1 early = load.d1 %24 space:global
;;     %20:v1 = and.ud %22, 0x7fffffff
;;     %19:v1 = asr.d %22, 31
;;     %17:v1 = xor.ud %20, %19
;;     %16:v1 = add.d %17, -%19
;;     %13:s1 early = compare.g.d %16, 0
;;     %11:s1 early = compare.le.ud %20, 0x7f800000
;;     %9:s1 = and.ud %13, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %large {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 0x3dcccccd
    v7 = fcmp.le v6, v5
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %large target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v1 early = load.d1 %24 space:global
;;     %20:v1 = and.ud %22, 0x7fffffff
;;     %19:v1 = asr.d %22, 31
;;     %17:v1 = xor.ud %20, %19
;;     %16:v1 = add.d %17, -%19
;;     %13:s1 early = compare.ge.d %16, 0x3dcccccd
;;     %11:s1 early = compare.le.ud %20, 0x7f800000
;;     %9:s1 = and.ud %13, %11 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

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
    v7 = fcmp.lt.ftz v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9:s1 early = compare.l.f %10.0, %10.1
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %selected {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fcmp.lt v5, v6
    v8 = select.f32 v7, v5, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %selected target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %38:v2 early = load.d2 %40 space:global
;;     %37:v1 = and.ud %38.0, 0x7fffffff
;;     %36:v1 = and.ud %38.1, 0x7fffffff
;;     %35:s1 early = compare.g.ud %37, 0x7f800000
;;     %34:s1 early = compare.g.ud %36, 0x7f800000
;;     %33:s1 = or.ud %35, %34 scope:wave
;;     %30:v1 = asr.d %38.0, 31
;;     %28:v1 = xor.ud %37, %30
;;     %26:v1 = add.d %28, -%30
;;     %23:v1 = asr.d %38.1, 31
;;     %21:v1 = xor.ud %36, %23
;;     %19:v1 = add.d %21, -%23
;;     %16:s1 early = compare.l.d %26, %19
;;     %13:s1 = xor.ud %33, 0xffff scope:wave
;;     %11:s1 = and.ud %16, %13 scope:wave
;;     %8:v1 early = select %11, %38.0, %38.1
;;     %2:v1 = add.ud %40, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
