; test isel precise-output
; target ivb
; Integers of 64 bits to floats, rounded once: to doubles both halves with one `mad`, to single precision by the first bit.

kernel %signed_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_sint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %signed_single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %75:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %73:v2 early = load.d2 %75 space:global
;;     %72:v1 = asr.d %73.1, 31
;;     %71.0:v2 = mov.ud %72
;;     %70.1:v2 tied(%71) = mov.ud %72
;;     %65:v1 = xor.ud %73.0, %70.0
;;     %66:v1 = xor.ud %73.1, %70.1
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %59:v1 = add.d %67.0, -%70.0
;;     %60:v1 = add.d %67.1, -%70.1
;;     %61:v1 tied(%60) = borrow %67.0, %70.0
;;     %63.0:v2 = mov.ud %59
;;     %62.1:v2 tied(%63) = mov.ud %61
;;     %55:v1 = mov.f.ud %62.0
;;     %54:v1 = or.ud %62.1, 1
;;     %53:v1 early = select_if.z.d %62.1, 0, %54, %62.1
;;     %51:v1 = fbh.ud %53
;;     %49:v1 = and.ud %51, 32
;;     %48:v1 = and.ud %51, 31
;;     %47:v1 = xor.ud %48, 31
;;     %45:v1 = shl.ud %62.0, %51
;;     %44:v1 = shr.ud %62.0, 1
;;     %42:v1 = shr.ud %44, %47
;;     %39:v1 = shl.ud %62.1, %51
;;     %38:v1 = or.ud %39, %42
;;     %35:v1 early = select_if.nz.d %49, 0, 0, %45
;;     %34:v1 early = select_if.nz.d %49, 0, %45, %38
;;     %30:s1 early = compare.nz.d %35, 0
;;     %28:v1 early = select %30, 1, 0
;;     %26:v1 = or.ud %34, %28
;;     %23:v1 = mov.f.ud %26
;;     %21:v1 = add.d 159, -%51
;;     %19:v1 = shl.ud %21, 23
;;     %16:v1 = mul.f %23, %19
;;     %13:v1 early = select_if.z.d %62.1, 0, %55, %16
;;     %9:v1 = xor.ud %13, 0x80000000
;;     %8:v1 early = select_if.l.d %73.1, 0, %9, %13
;;     %2:v1 = add.ud %75, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %unsigned_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_uint.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %unsigned_single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %52:v2 early = load.d2 %54 space:global
;;     %50:v1 = mov.f.ud %52.0
;;     %49:v1 = or.ud %52.1, 1
;;     %48:v1 early = select_if.z.d %52.1, 0, %49, %52.1
;;     %46:v1 = fbh.ud %48
;;     %44:v1 = and.ud %46, 32
;;     %43:v1 = and.ud %46, 31
;;     %42:v1 = xor.ud %43, 31
;;     %40:v1 = shl.ud %52.0, %46
;;     %39:v1 = shr.ud %52.0, 1
;;     %37:v1 = shr.ud %39, %42
;;     %34:v1 = shl.ud %52.1, %46
;;     %33:v1 = or.ud %34, %37
;;     %30:v1 early = select_if.nz.d %44, 0, 0, %40
;;     %29:v1 early = select_if.nz.d %44, 0, %40, %33
;;     %25:s1 early = compare.nz.d %30, 0
;;     %23:v1 early = select %25, 1, 0
;;     %21:v1 = or.ud %29, %23
;;     %18:v1 = mov.f.ud %21
;;     %16:v1 = add.d 159, -%46
;;     %14:v1 = shl.ud %16, 23
;;     %11:v1 = mul.f %18, %14
;;     %8:v1 early = select_if.z.d %52.1, 0, %50, %11
;;     %2:v1 = add.ud %54, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %signed_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_sint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %signed_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v2 early = load.d2 %24 space:global
;;     %19:v2 all = to_double.ud %22.0
;;     %16:v2 all = to_double.d %22.1
;;     %11.0:s2 = mov.ud 0 scope:wave
;;     %10.1:s2 tied(%11) = mov.ud 0x41f00000 scope:wave
;;     %12:v2 all = weave %10
;;     %13:v2 early all = double.mad %19 all, %16 all, %12 all
;;     %14:v2 = unweave %13 all
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %unsigned_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = fcvt_from_uint.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %unsigned_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %22:v2 early = load.d2 %24 space:global
;;     %19:v2 all = to_double.ud %22.0
;;     %16:v2 all = to_double.ud %22.1
;;     %11.0:s2 = mov.ud 0 scope:wave
;;     %10.1:s2 tied(%11) = mov.ud 0x41f00000 scope:wave
;;     %12:v2 all = weave %10
;;     %13:v2 early all = double.mad %19 all, %16 all, %12 all
;;     %14:v2 = unweave %13 all
;;     %2:v1 = add.ud %24, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %14.0
;;     %3.2:v3 tied(%5) = mov.ud %14.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
