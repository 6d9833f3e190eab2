; test isel precise-output
; target ivb
; Floats to integers of 64 bits.

kernel %signed_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %signed_single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v1 early = load.d1 %31 space:global
;;     %28:v1 = and.ud %29, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %29, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %31, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
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
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_uint.zero.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %unsigned_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %153:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %151:v2 early = load.d2 %153 space:global
;;     %150:v1 = and.ud %151.1, 0x80000000
;;     %149:v1 = or.ud %150, 0x43300000
;;     %148.0:v2 = mov.ud 0
;;     %147.1:v2 tied(%148) = mov.ud %149
;;     mode.enter round:zero scope:wave
;;     %144:v2 early = double.add %151.0, %151.1, %147.0, %147.1
;;     mode.leave round:zero scope:wave
;;     %142:v2 early = double.add %144.0, %144.1, %147.0, %147.1 last:negated
;;     %137:v1 = and.ud %142.1, 0x7fffffff
;;     %135:v1 = or.ud %150, %137
;;     %132.0:v2 = mov.ud %142.0
;;     %131.1:v2 tied(%132) = mov.ud %135
;;     %126:v1 = and.ud %151.1, 0x7fffffff
;;     %125:s1 early = compare.nz.d %151.0, 0
;;     %124:v1 early = select %125, 1, 0
;;     %122:v1 = or.ud %126, %124
;;     %120:v1 = or.ud %151.1, 0x80000
;;     %119:v1 early = select_if.g.ud %122, 0x7ff00000, %120, %151.1
;;     %115.0:v2 = mov.ud %151.0
;;     %114.1:v2 tied(%115) = mov.ud %119
;;     %110:v2 early = select_if.l.ud %126, 0x43300000, %131.0, %131.1, %114.0, %114.1
;;     %106:v2 early = double.mul %110.0, %110.1, 0, 0x3df00000
;;     %105:v1 = and.ud %106.1, 0x80000000
;;     %104:v1 = or.ud %105, 0x43300000
;;     %103.0:v2 = mov.ud 0
;;     %102.1:v2 tied(%103) = mov.ud %104
;;     mode.enter round:down scope:wave
;;     %99:v2 early = double.add %106.0, %106.1, %102.0, %102.1
;;     mode.leave round:down scope:wave
;;     %97:v2 early = double.add %99.0, %99.1, %102.0, %102.1 last:negated
;;     %92:v1 = and.ud %97.1, 0x7fffffff
;;     %90:v1 = or.ud %105, %92
;;     %87.0:v2 = mov.ud %97.0
;;     %86.1:v2 tied(%87) = mov.ud %90
;;     %81:v1 = and.ud %106.1, 0x7fffffff
;;     %80:s1 early = compare.nz.d %106.0, 0
;;     %79:v1 early = select %80, 1, 0
;;     %77:v1 = or.ud %81, %79
;;     %75:v1 = or.ud %106.1, 0x80000
;;     %74:v1 early = select_if.g.ud %77, 0x7ff00000, %75, %106.1
;;     %70.0:v2 = mov.ud %106.0
;;     %69.1:v2 tied(%70) = mov.ud %74
;;     %65:v2 early = select_if.l.ud %81, 0x43300000, %86.0, %86.1, %69.0, %69.1
;;     %61:v2 early = double.mad %65.0, %65.1, 0, 0xc1f00000, %110.0, %110.1
;;     %59:v1 early = from_double.d %65.0, %65.1
;;     %58:v1 early = from_double.ud %65.0, %65.1
;;     %53:v1 = and.ud %65.0, -1
;;     %54:v1 = and.ud %65.1, 0x7fffffff
;;     %56.0:v2 = mov.ud %53
;;     %55.1:v2 tied(%56) = mov.ud %54
;;     %52:s1 early = compare.g.ud %55.1, 0x7ff00000
;;     %51:s1 early = compare.z.d %55.1, 0x7ff00000
;;     %49:s1 early = compare.nz.d %55.0, 0
;;     %47:s1 = and.ud %51, %49 scope:wave
;;     %44:s1 = or.ud %52, %47 scope:wave
;;     %40:v1 = asr.d %65.1, 31
;;     %38.0:v2 = mov.ud %40
;;     %37.1:v2 tied(%38) = mov.ud %40
;;     %32:v1 = xor.ud %55.0, %37.0
;;     %33:v1 = xor.ud %55.1, %37.1
;;     %35.0:v2 = mov.ud %32
;;     %34.1:v2 tied(%35) = mov.ud %33
;;     %27:v1 = add.d %34.1, -%37.1
;;     %28:v1 tied(%27) = borrow %34.0, %37.0
;;     %29.1:v2 = mov.ud %28
;;     %22:s1 early = compare.l.d %29.1, 0
;;     %20:s1 = xor.ud %44, 0xffff scope:wave
;;     %18:s1 = and.ud %22, %20 scope:wave
;;     %15:v1 early = select %18, %59, %58
;;     %11:v1 early = from_double.ud %61.0, %61.1
;;     %9.0:v2 = mov.ud %11
;;     %8.1:v2 tied(%9) = mov.ud %15
;;     %2:v1 = add.ud %153, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
