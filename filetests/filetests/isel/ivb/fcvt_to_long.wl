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
;;     %178:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %176:v2 early = load.d2 %178 space:global
;;     %175:v1 = and.ud %176.1, 0x80000000
;;     %174:v1 = or.ud %175, 0x43300000
;;     %173.0:v2 = mov.ud 0
;;     %172.1:v2 tied(%173) = mov.ud %174
;;     %166:v2 all = weave %176.0, %176.1
;;     %167:v2 all = weave %172.0, %172.1
;;     mode.enter round:zero scope:wave
;;     %168:v2 early all = double.add %166 all, %167 all
;;     mode.leave round:zero scope:wave
;;     %163:v2 early all = double.add %168 all, -%167 all
;;     %164:v2 = unweave %163 all
;;     %156:v1 = and.ud %164.1, 0x7fffffff
;;     %154:v1 = or.ud %175, %156
;;     %151.0:v2 = mov.ud %164.0
;;     %150.1:v2 tied(%151) = mov.ud %154
;;     %145:v1 = and.ud %176.1, 0x7fffffff
;;     %144:s1 early = compare.nz.d %176.0, 0
;;     %143:v1 early = select %144, 1, 0
;;     %141:v1 = or.ud %145, %143
;;     %139:v1 = or.ud %176.1, 0x80000
;;     %138:v1 early = select_if.g.ud %141, 0x7ff00000, %139, %176.1
;;     %134.0:v2 = mov.ud %176.0
;;     %133.1:v2 tied(%134) = mov.ud %138
;;     %129:v2 early = select_if.l.ud %145, 0x43300000, %150.0, %150.1, %133.0, %133.1
;;     %121:v2 all = weave %129.0, %129.1
;;     %123.0:s2 = mov.ud 0 scope:wave
;;     %122.1:s2 tied(%123) = mov.ud 0x3df00000 scope:wave
;;     %124:v2 early all = double.mul %121 all, %122
;;     %125:v2 = unweave %124 all
;;     %120:v1 = and.ud %125.1, 0x80000000
;;     %119:v1 = or.ud %120, 0x43300000
;;     %118.0:v2 = mov.ud 0
;;     %117.1:v2 tied(%118) = mov.ud %119
;;     %112:v2 all = weave %117.0, %117.1
;;     mode.enter round:down scope:wave
;;     %113:v2 early all = double.add %124 all, %112 all
;;     mode.leave round:down scope:wave
;;     %108:v2 early all = double.add %113 all, -%112 all
;;     %109:v2 = unweave %108 all
;;     %101:v1 = and.ud %109.1, 0x7fffffff
;;     %99:v1 = or.ud %120, %101
;;     %96.0:v2 = mov.ud %109.0
;;     %95.1:v2 tied(%96) = mov.ud %99
;;     %90:v1 = and.ud %125.1, 0x7fffffff
;;     %89:s1 early = compare.nz.d %125.0, 0
;;     %88:v1 early = select %89, 1, 0
;;     %86:v1 = or.ud %90, %88
;;     %84:v1 = or.ud %125.1, 0x80000
;;     %83:v1 early = select_if.g.ud %86, 0x7ff00000, %84, %125.1
;;     %79.0:v2 = mov.ud %125.0
;;     %78.1:v2 tied(%79) = mov.ud %83
;;     %74:v2 early = select_if.l.ud %90, 0x43300000, %95.0, %95.1, %78.0, %78.1
;;     %64:v2 all = weave %129.0, %129.1
;;     %65:v2 all = weave %74.0, %74.1
;;     %67.0:s2 = mov.ud 0 scope:wave
;;     %66.1:s2 tied(%67) = mov.ud 0xc1f00000 scope:wave
;;     %68:v2 all = weave %66
;;     %69:v2 early all = double.mad %64 all, %65 all, %68 all
;;     %62:v1 = from_double.d %65 all
;;     %60:v1 = from_double.ud %65 all
;;     %54:v1 = and.ud %74.0, -1
;;     %55:v1 = and.ud %74.1, 0x7fffffff
;;     %57.0:v2 = mov.ud %54
;;     %56.1:v2 tied(%57) = mov.ud %55
;;     %53:s1 early = compare.g.ud %56.1, 0x7ff00000
;;     %52:s1 early = compare.z.d %56.1, 0x7ff00000
;;     %50:s1 early = compare.nz.d %56.0, 0
;;     %48:s1 = and.ud %52, %50 scope:wave
;;     %45:s1 = or.ud %53, %48 scope:wave
;;     %41:v1 = asr.d %74.1, 31
;;     %39.0:v2 = mov.ud %41
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     %33:v1 = xor.ud %56.0, %38.0
;;     %34:v1 = xor.ud %56.1, %38.1
;;     %36.0:v2 = mov.ud %33
;;     %35.1:v2 tied(%36) = mov.ud %34
;;     %28:v1 = add.d %35.1, -%38.1
;;     %29:v1 tied(%28) = borrow %35.0, %38.0
;;     %30.1:v2 = mov.ud %29
;;     %23:s1 early = compare.l.d %30.1, 0
;;     %21:s1 = xor.ud %45, 0xffff scope:wave
;;     %19:s1 = and.ud %23, %21 scope:wave
;;     %16:v1 early = select %19, %62, %60
;;     %12:v1 = from_double.ud %69 all
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %16
;;     %2:v1 = add.ud %178, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
