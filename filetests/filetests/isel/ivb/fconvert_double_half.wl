; test isel precise-output
; target ivb
; Doubles to halves: rounded once, so not by way of single precision alone.

kernel %near {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %near target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %109:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %107:v2 early = load.d2 %109 space:global
;;     %105:v2 all = weave %107.0, %107.1
;;     %106:v1 = from_double.f %105 all
;;     %103:v2 all = to_double.f %106
;;     %104:v2 = unweave %103 all
;;     %97:v1 = and.ud %104.0, -1
;;     %98:v1 = and.ud %104.1, 0x7fffffff
;;     %100.0:v2 = mov.ud %97
;;     %99.1:v2 tied(%100) = mov.ud %98
;;     %93:v1 = and.ud %107.0, -1
;;     %94:v1 = and.ud %107.1, 0x7fffffff
;;     %96.0:v2 = mov.ud %93
;;     %95.1:v2 tied(%96) = mov.ud %94
;;     %92:s1 early = compare.g.ud %99.1, 0x7ff00000
;;     %91:s1 early = compare.z.d %99.1, 0x7ff00000
;;     %89:s1 early = compare.nz.d %99.0, 0
;;     %87:s1 = and.ud %91, %89 scope:wave
;;     %84:s1 = or.ud %92, %87 scope:wave
;;     %81:s1 early = compare.g.ud %95.1, 0x7ff00000
;;     %80:s1 early = compare.z.d %95.1, 0x7ff00000
;;     %78:s1 early = compare.nz.d %95.0, 0
;;     %76:s1 = and.ud %80, %78 scope:wave
;;     %73:s1 = or.ud %81, %76 scope:wave
;;     %70:s1 = or.ud %84, %73 scope:wave
;;     %66:v1 = asr.d %104.1, 31
;;     %64.0:v2 = mov.ud %66
;;     %63.1:v2 tied(%64) = mov.ud %66
;;     %58:v1 = xor.ud %99.0, %63.0
;;     %59:v1 = xor.ud %99.1, %63.1
;;     %61.0:v2 = mov.ud %58
;;     %60.1:v2 tied(%61) = mov.ud %59
;;     %52:v1 = add.d %60.0, -%63.0
;;     %53:v1 = add.d %60.1, -%63.1
;;     %54:v1 tied(%53) = borrow %60.0, %63.0
;;     %56.0:v2 = mov.ud %52
;;     %55.1:v2 tied(%56) = mov.ud %54
;;     %48:v1 = asr.d %107.1, 31
;;     %46.0:v2 = mov.ud %48
;;     %45.1:v2 tied(%46) = mov.ud %48
;;     %40:v1 = xor.ud %95.0, %45.0
;;     %41:v1 = xor.ud %95.1, %45.1
;;     %43.0:v2 = mov.ud %40
;;     %42.1:v2 tied(%43) = mov.ud %41
;;     %34:v1 = add.d %42.0, -%45.0
;;     %35:v1 = add.d %42.1, -%45.1
;;     %36:v1 tied(%35) = borrow %42.0, %45.0
;;     %38.0:v2 = mov.ud %34
;;     %37.1:v2 tied(%38) = mov.ud %36
;;     %29:v1 = xor.ud %55.0, %37.0
;;     %26:v1 = xor.ud %55.1, %37.1
;;     %23:v1 = or.ud %29, %26
;;     %20:s1 early = compare.nz.d %23, 0
;;     %18:s1 = xor.ud %70, 0xffff scope:wave
;;     %16:s1 = and.ud %20, %18 scope:wave
;;     %13:v1 early = select %16, 1, 0
;;     %10:v1 = or.ud %106, %13
;;     %6:v1 = f32to16.uw.f %10
;;     %2:v1 = add.ud %109, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }
