; test isel precise-output
; target ivb
; A changed sign: a bit operation, which keeps NaNs and subnormals.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fneg.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = xor.ud %7, 0x80000000
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
    v6 = fneg.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v2 early = load.d2 %17 space:global
;;     %12:v1 = xor.ud %15.1, 0x80000000
;;     %10.0:v2 = mov.ud %15.0
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     %2:v1 = add.ud %17, 256
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
    v6 = fneg.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:v1 early = load.b2 %15 space:global
;;     %10:v1 = shl.ud %13, 16
;;     %11:v1 = asr.d %10, 16
;;     %8:v1 = xor.ud %11, 0x8000
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = fneg.f16x2 v5
    store.f16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %pairs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v1 early = load.d1 %29 space:global
;;     %24:v1 = shl.ud %27, 16
;;     %25:v1 = asr.d %24, 16
;;     %22:v1 = xor.ud %25, 0x8000
;;     %19:v1 = asr.d %27, 16
;;     %17:v1 = xor.ud %19, 0x8000
;;     %14:v1 = and.ud %17, 0xffff
;;     %12:v1 = and.ud %22, 0xffff
;;     %10:v1 = shl.ud %14, 16
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %29, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
    v6 = fneg.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = xor.ud r8.8.ud, 0x80000000
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fneg.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:s1 = xor.ud r8.12.ud, 0x80000000 scope:wave
;;     %9.0:s2 = mov.ud r8.8.ud scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %10 scope:wave
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

; The sign of an operand of arithmetic.
kernel %operand {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fneg.f32 v5
    v8 = fadd.f32 v7, v6
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %operand target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %9:v1 = xor.ud %10.0, 0x80000000
;;     %7:v1 early = keeping.add %9, %10.1
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %operand_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fneg.f64 v6
    v8 = fmul.f64 v5, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %operand_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:v4 early = load.d4 %23 space:global
;;     %18:v1 = xor.ud %21.3, 0x80000000
;;     %16.0:v2 = mov.ud %21.2
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     %7:v2 all = weave %21.0, %21.1
;;     %9:v2 all = weave %15.0, %15.1
;;     %10:v2 early all = double.mul %7 all, %9 all
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fneg.f16 v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:s1 = mov.ud r8.8.ud scope:wave
;;     %10:s1 = shl.ud %13, 16 scope:wave
;;     %11:s1 = asr.d %10, 16 scope:wave
;;     %8:s1 = xor.ud %11, 0x8000 scope:wave
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }
