; test isel precise-output
; target ivb
; Square roots of doubles: subnormals are scaled, an estimate of the math box is made better by `mad`, and the next number up is tried.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fsqrt.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %266:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %264:v2 early = load.d2 %266 space:global
;;     %260:v1 = and.ud %264.0, -1
;;     %261:v1 = and.ud %264.1, 0x7fffffff
;;     %263.0:v2 = mov.ud %260
;;     %262.1:v2 tied(%263) = mov.ud %261
;;     %259:s1 early = compare.g.ud %262.1, 0x7ff00000
;;     %258:s1 early = compare.z.d %262.1, 0x7ff00000
;;     %256:s1 early = compare.nz.d %262.0, 0
;;     %254:s1 = and.ud %258, %256 scope:wave
;;     %251:s1 = or.ud %259, %254 scope:wave
;;     %247:v1 = asr.d %264.1, 31
;;     %245.0:v2 = mov.ud %247
;;     %244.1:v2 tied(%245) = mov.ud %247
;;     %239:v1 = xor.ud %262.0, %244.0
;;     %240:v1 = xor.ud %262.1, %244.1
;;     %242.0:v2 = mov.ud %239
;;     %241.1:v2 tied(%242) = mov.ud %240
;;     %234:v1 = add.d %241.1, -%244.1
;;     %235:v1 tied(%234) = borrow %241.0, %244.0
;;     %236.1:v2 = mov.ud %235
;;     %229:s1 early = compare.l.d %236.1, 0x10000000
;;     %227:s1 = xor.ud %251, 0xffff scope:wave
;;     %225:s1 = and.ud %229, %227 scope:wave
;;     %222:v2 early = select %225, 0, 0x4ff00000, 0, 0x3ff00000
;;     %221:v2 early = double.mul %264.0, %264.1, %222.0, %222.1
;;     %218:v1 = shr.ud %221.1, 20
;;     %217:v1 = and.ud %218, 0x7ff
;;     %215:v1 = add.d %217, 0xfffffc01
;;     %214:v1 = and.ud %215, 1
;;     %213:v1 = asr.d %215, 1
;;     %211:v1 = add.d %214, 1023
;;     %209:v1 = and.ud %221.1, 0x800fffff
;;     %208:v1 = shl.ud %211, 20
;;     %206:v1 = or.ud %209, %208
;;     %203.0:v2 = mov.ud %221.0
;;     %202.1:v2 tied(%203) = mov.ud %206
;;     %198:v1 early = from_double.f %202.0, %202.1
;;     %196:v1 = math.rsq.f %198
;;     %194:v2 early = to_double.f %196
;;     %190:v1 = shl.ud %213, 20
;;     %188:v1 = add.d %194.1, -%190
;;     %185.0:v2 = mov.ud %194.0
;;     %184.1:v2 tied(%185) = mov.ud %188
;;     %180:v2 early = select_if.l.d %221.1, 0, 0, 0x7ff80000, %184.0, %184.1
;;     %178:v1 = add.d %217, -1
;;     %176:v1 early = from_double.f %221.0, %221.1
;;     %175:v1 = math.rsq.f %176
;;     %173:v2 early = to_double.f %175
;;     %171:v2 early = select_if.ge.ud %178, 0x7fe, %173.0, %173.1, %180.0, %180.1
;;     %167:v2 early = double.mul %221.0, %221.1, %171.0, %171.1
;;     %166:v2 early = double.mul %171.0, %171.1, 0, 0x3fe00000
;;     %163:v1 = xor.ud %166.1, 0x80000000
;;     %161.0:v2 = mov.ud %166.0
;;     %160.1:v2 tied(%161) = mov.ud %163
;;     %156:v2 early = double.mad %160.0, %160.1, %167.0, %167.1, 0, 0x3fe00000
;;     %154:v2 early = double.mad %166.0, %166.1, %156.0, %156.1, %166.0, %166.1
;;     %152:v2 early = double.mad %167.0, %167.1, %156.0, %156.1, %167.0, %167.1
;;     %148:v1 = xor.ud %152.1, 0x80000000
;;     %146.0:v2 = mov.ud %152.0
;;     %145.1:v2 tied(%146) = mov.ud %148
;;     %141:v2 early = double.mad %145.0, %145.1, %152.0, %152.1, %221.0, %221.1
;;     mode.enter round:zero scope:wave
;;     %139:v2 early = double.mad %141.0, %141.1, %154.0, %154.1, %152.0, %152.1
;;     mode.leave round:zero scope:wave
;;     %131:v1 = add.d %139.0, 1
;;     %132:v1 = mov.ud %139.1
;;     %133:v1 tied(%132) = carry %131, 1
;;     %135.0:v2 = mov.ud %131
;;     %134.1:v2 tied(%135) = mov.ud %133
;;     %128:v1 = xor.ud %134.1, 0x80000000
;;     %126.0:v2 = mov.ud %134.0
;;     %125.1:v2 tied(%126) = mov.ud %128
;;     %121:v2 early = double.mad %125.0, %125.1, %139.0, %139.1, %221.0, %221.1
;;     %115:v1 = and.ud %121.0, -1
;;     %116:v1 = and.ud %121.1, 0x7fffffff
;;     %118.0:v2 = mov.ud %115
;;     %117.1:v2 tied(%118) = mov.ud %116
;;     %114:s1 early = compare.g.ud %117.1, 0x7ff00000
;;     %113:s1 early = compare.z.d %117.1, 0x7ff00000
;;     %111:s1 early = compare.nz.d %117.0, 0
;;     %109:s1 = and.ud %113, %111 scope:wave
;;     %106:s1 = or.ud %114, %109 scope:wave
;;     %102:v1 = asr.d %121.1, 31
;;     %100.0:v2 = mov.ud %102
;;     %99.1:v2 tied(%100) = mov.ud %102
;;     %94:v1 = xor.ud %117.0, %99.0
;;     %95:v1 = xor.ud %117.1, %99.1
;;     %97.0:v2 = mov.ud %94
;;     %96.1:v2 tied(%97) = mov.ud %95
;;     %88:v1 = add.d %96.0, -%99.0
;;     %89:v1 = add.d %96.1, -%99.1
;;     %90:v1 tied(%89) = borrow %96.0, %99.0
;;     %92.0:v2 = mov.ud %88
;;     %91.1:v2 tied(%92) = mov.ud %90
;;     %84:s1 early = compare.g.d %91.1, 0
;;     %83:s1 early = compare.z.d %91.1, 0
;;     %81:s1 early = compare.nz.d %91.0, 0
;;     %79:s1 = and.ud %83, %81 scope:wave
;;     %76:s1 = or.ud %84, %79 scope:wave
;;     %73:s1 = xor.ud %106, 0xffff scope:wave
;;     %71:s1 = and.ud %76, %73 scope:wave
;;     %68:v2 early = select %71, %134.0, %134.1, %139.0, %139.1
;;     %64:v2 early = select %225, 0, 0x37f00000, 0, 0x3ff00000
;;     %62:v2 early = double.mul %68.0, %68.1, %64.0, %64.1
;;     %56:v1 = and.ud %221.0, -1
;;     %57:v1 = and.ud %221.1, 0x7fffffff
;;     %59.0:v2 = mov.ud %56
;;     %58.1:v2 tied(%59) = mov.ud %57
;;     %54:v1 early = select_if.l.d %221.1, 0, 8, 256
;;     %53:v1 early = select_if.l.d %221.1, 0, 16, 128
;;     %52:v1 early = select_if.l.d %221.1, 0, 32, 64
;;     %51:v1 early = select_if.l.d %221.1, 0, 4, 512
;;     %48:v1 early = select_if.l.ud %58.1, 0x100000, %53, %54
;;     %45:v1 = or.ud %58.0, %58.1
;;     %44:v1 early = select_if.z.d %45, 0, %52, %48
;;     %40:v1 = xor.ud %58.1, 0x7ff00000
;;     %39:v1 = or.ud %58.0, %40
;;     %37:v1 early = select_if.z.d %39, 0, %51, %44
;;     %33:s1 early = compare.g.ud %58.1, 0x7ff00000
;;     %32:s1 early = compare.z.d %58.1, 0x7ff00000
;;     %31:s1 early = compare.nz.d %58.0, 0
;;     %29:s1 = and.ud %32, %31 scope:wave
;;     %26:s1 = or.ud %33, %29 scope:wave
;;     %23:v1 early = select %26, 1, %37
;;     %20:s1 early = compare.g.ud %58.1, 0x7ff80000
;;     %19:s1 early = compare.z.d %58.1, 0x7ff80000
;;     %17:s1 = or.ud %20, %19 scope:wave
;;     %14:v1 early = select %17, 2, %23
;;     %11:v1 = and.ud %14, 608
;;     %9:v2 early = select_if.nz.d %11, 0, %221.0, %221.1, %62.0, %62.1
;;     %2:v1 = add.ud %266, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
