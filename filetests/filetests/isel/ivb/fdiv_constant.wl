; test isel precise-output
; target ivb
; Quotients by constants and of one: the divisor's exponent and mantissa are constants where it is one.

kernel %by_two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 2.0
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %by_two target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 early = keeping.mul %7, 0x3f000000
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %by_eight_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconst.f64 8.0
    v7 = fdiv.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %by_eight_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v2 early = load.d2 %14 space:global
;;     %7:v2 all = weave %12.0, %12.1
;;     %9.0:s2 = mov.ud 0 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud 0x3fc00000 scope:wave
;;     %10:v2 early all = double.mul %7 all, %8
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %reciprocal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = fconst.f32 1.0
    v6 = load.f32 global align 4 [v4+0]
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %reciprocal target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %322:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %320:v1 early = load.d1 %322 space:global
;;     %318:v2 all = to_double.f %320
;;     %319:v2 = unweave %318 all
;;     %316:v1 = shr.ud %319.1, 20
;;     %315:v1 = and.ud %316, 0x7ff
;;     %313:v1 = and.ud %319.1, 0x800fffff
;;     %312:v1 = or.ud %313, 0x3ff00000
;;     %310.0:v2 = mov.ud %319.0
;;     %309.1:v2 tied(%310) = mov.ud %312
;;     %305:v2 all = weave %309.0, %309.1
;;     %306:v1 = from_double.f %305 all
;;     %303:v1 = math.inv.f %306
;;     %300:v2 all = to_double.f %303
;;     %301:v2 = unweave %300 all
;;     %296:v1 = shl.ud %315, 20
;;     %295:v1 = add.d %296, 0xc0100000
;;     %293:v1 = add.d %301.1, -%295
;;     %290.0:v2 = mov.ud %301.0
;;     %289.1:v2 tied(%290) = mov.ud %293
;;     %285:v1 = add.d %315, -1
;;     %283:v1 = from_double.f %318 all
;;     %281:v1 = math.inv.f %283
;;     %278:v2 all = to_double.f %281
;;     %279:v2 = unweave %278 all
;;     %276:v2 early = select_if.ge.ud %285, 0x7fe, %279.0, %279.1, %289.0, %289.1
;;     %272:v1 = add.d %276.1, 1
;;     %270.0:v2 = mov.ud %276.0
;;     %269.1:v2 tied(%270) = mov.ud %272
;;     %265:v1 = xor.ud %319.1, 0x80000000
;;     %263.0:v2 = mov.ud %319.0
;;     %262.1:v2 tied(%263) = mov.ud %265
;;     %253.0:s2 = mov.ud 0 scope:wave
;;     %252.1:s2 tied(%253) = mov.ud 0x3ff00000 scope:wave
;;     %254:v2 all = weave %262.0, %262.1
;;     %255:v2 all = weave %269.0, %269.1
;;     %256:v2 all = weave %252
;;     %257:v2 early all = double.mad %256 all, %254 all, %255 all
;;     %250:v2 early all = double.mad %257 all, %257 all, %257 all
;;     %244:v2 early all = double.mad %255 all, %255 all, %250 all
;;     %233.0:s2 = mov.ud 0 scope:wave
;;     %232.1:s2 tied(%233) = mov.ud 0x3ff00000 scope:wave
;;     %234:v2 all = weave %262.0, %262.1
;;     %236:v2 all = weave %232
;;     %237:v2 early all = double.mad %236 all, %234 all, %244 all
;;     %230:v2 early all = double.mad %244 all, %244 all, %237 all
;;     %231:v2 = unweave %230 all
;;     %221.0:s2 = mov.ud 0 scope:wave
;;     %220.1:s2 tied(%221) = mov.ud 0x3ff00000 scope:wave
;;     %223:v2 early all = double.mul %220, %230 all
;;     %214.0:s2 = mov.ud 0 scope:wave
;;     %213.1:s2 tied(%214) = mov.ud 0x3ff00000 scope:wave
;;     %215:v2 all = weave %262.0, %262.1
;;     %217:v2 all = weave %213
;;     %218:v2 early all = double.mad %217 all, %215 all, %223 all
;;     %210:v2 all = weave %231.0, %231.1
;;     %211:v2 early all = double.mad %223 all, %218 all, %210 all
;;     %212:v2 = unweave %211 all
;;     %198.0:s2 = mov.ud 0 scope:wave
;;     %197.1:s2 tied(%198) = mov.ud 0x3ff00000 scope:wave
;;     %200:v2 all = weave %262.0, %262.1
;;     %202:v2 all = weave %197
;;     %203:v2 early all = double.mad %202 all, %200 all, %211 all
;;     %204:v2 = unweave %203 all
;;     %194:v1 = shl.ud %204.1, 1
;;     %193:v1 = or.ud %204.0, %194
;;     %190:s1 early = compare.nz.d %193, 0
;;     %188:v1 = xor.ud %204.1, 0x3ff00000
;;     %186:s1 early = compare.l.d %188, 0
;;     %184:s1 = and.ud %190, %186 scope:wave
;;     %181:v1 early = select %184, 1, 0
;;     %175:v1 = add.d %212.0, -%181
;;     %176:v1 = mov.ud %212.1
;;     %177:v1 tied(%176) = borrow %212.0, %181
;;     %179.0:v2 = mov.ud %175
;;     %178.1:v2 tied(%179) = mov.ud %177
;;     %172:v1 early = select %190, 1, 0
;;     %167:v1 = or.ud %178.0, %172
;;     %168:v1 = or.ud %178.1, 0
;;     %170.0:v2 = mov.ud %167
;;     %169.1:v2 tied(%170) = mov.ud %168
;;     %160:v1 = and.ud %319.0, -1
;;     %161:v1 = and.ud %319.1, 0x7fffffff
;;     %163.0:v2 = mov.ud %160
;;     %162.1:v2 tied(%163) = mov.ud %161
;;     %157:s1 early = compare.g.ud %162.1, 0x7ff00000
;;     %156:s1 early = compare.z.d %162.1, 0x7ff00000
;;     %154:s1 early = compare.nz.d %162.0, 0
;;     %152:s1 = and.ud %156, %154 scope:wave
;;     %149:s1 = or.ud %157, %152 scope:wave
;;     %146:v2 early = select %149, %319.0, %319.1, %276.0, %276.1
;;     %138.0:s2 = mov.ud 0 scope:wave
;;     %137.1:s2 tied(%138) = mov.ud 0x3ff00000 scope:wave
;;     %140:v2 all = weave %146.0, %146.1
;;     %141:v2 early all = double.mul %137, %140 all
;;     %142:v2 = unweave %141 all
;;     %136:v2 early = select_if.ge.ud %285, 0x7fe, %142.0, %142.1, %169.0, %169.1
;;     %129:v1 = and.ud %136.0, -1
;;     %130:v1 = and.ud %136.1, 0x7fffffff
;;     %132.0:v2 = mov.ud %129
;;     %131.1:v2 tied(%132) = mov.ud %130
;;     %125:v1 = mov.ud %131.0
;;     %126:v1 = add.d %131.1, 0xc8000000
;;     %128.0:v2 = mov.ud %125
;;     %127.1:v2 tied(%128) = mov.ud %126
;;     %123:v1 = shr.ud %127.1, 29
;;     %122:v1 = shl.ud %127.1, 3
;;     %120:v1 = shr.ud %127.0, 29
;;     %118:v1 = or.ud %120, %122
;;     %115.0:v2 = mov.ud %118
;;     %114.1:v2 tied(%115) = mov.ud %123
;;     %108:v1 = and.ud %114.0, 1
;;     %109:v1 = and.ud %114.1, 0
;;     %111.0:v2 = mov.ud %108
;;     %110.1:v2 tied(%111) = mov.ud %109
;;     %102:v1 = add.d %110.0, %131.0
;;     %103:v1 = add.d %110.1, %131.1
;;     %104:v1 tied(%103) = carry %102, %131.0
;;     %106.0:v2 = mov.ud %102
;;     %105.1:v2 tied(%106) = mov.ud %104
;;     %96:v1 = add.d %105.0, 0xfffffff
;;     %97:v1 = add.d %105.1, 0xc8000000
;;     %98:v1 tied(%97) = carry %96, 0xfffffff
;;     %100.0:v2 = mov.ud %96
;;     %99.1:v2 tied(%100) = mov.ud %98
;;     %93:v1 = shl.ud %99.1, 3
;;     %91:v1 = shr.ud %99.0, 29
;;     %89:v1 = or.ud %91, %93
;;     %86:s1 early = compare.g.ud %89, 0x7f7fffff
;;     %84:s1 early = compare.g.ud %131.1, 0x47f00000
;;     %83:s1 early = compare.z.d %131.1, 0x47f00000
;;     %82:s1 = or.ud %84, %83 scope:wave
;;     %79:s1 = or.ud %86, %82 scope:wave
;;     %76:v1 early = select %79, 0x7f800000, %89
;;     %70:v1 = and.ud %136.0, 0
;;     %71:v1 = and.ud %136.1, 0x80000000
;;     %73.0:v2 = mov.ud %70
;;     %72.1:v2 tied(%73) = mov.ud %71
;;     %65:v1 = or.ud %72.0, 0
;;     %66:v1 = or.ud %72.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %58:v2 all = weave %136.0, %136.1
;;     %60:v2 all = weave %67.0, %67.1
;;     %61:v2 early all = double.add %58 all, %60 all
;;     %62:v2 = unweave %61 all
;;     %52:v1 = and.ud %62.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %131.1, 0x38100000, %50, %76
;;     %41:v1 = xor.ud %131.1, 0x7ff00000
;;     %40:v1 = or.ud %131.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %136.0, 29
;;     %33:v1 = shl.ud %136.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %131.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %131.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %131.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %136.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %322, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
