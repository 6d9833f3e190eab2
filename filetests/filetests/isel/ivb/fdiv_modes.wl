; test isel precise-output
; target ivb
; Quotients of single precision rounded upwards, and with subnormals flushed.

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fdiv.up.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %up target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %263:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %261:v2 early = load.d2 %263 space:global
;;     %260:v2 early = to_double.f %261.0
;;     %258:v2 early = to_double.f %261.1
;;     %256:v1 = shr.ud %258.1, 20
;;     %255:v1 = and.ud %256, 0x7ff
;;     %253:v1 = add.d %255, 0xfffffc01
;;     %252:v1 = and.ud %258.1, 0x800fffff
;;     %251:v1 = or.ud %252, 0x3ff00000
;;     %249.0:v2 = mov.ud %258.0
;;     %248.1:v2 tied(%249) = mov.ud %251
;;     %245:v1 early = from_double.f %248.0, %248.1
;;     %243:v1 = math.inv.f %245
;;     %241:v2 early = to_double.f %243
;;     %237:v1 = shl.ud %253, 20
;;     %235:v1 = add.d %241.1, -%237
;;     %232.0:v2 = mov.ud %241.0
;;     %231.1:v2 tied(%232) = mov.ud %235
;;     %227:v1 = add.d %255, -1
;;     %225:s1 early = compare.ge.ud %227, 0x7fe
;;     %224:v1 early = from_double.f %258.0, %258.1
;;     %223:v1 = math.inv.f %224
;;     %221:v2 early = to_double.f %223
;;     %219:v2 early = select_if.ge.ud %227, 0x7fe, %221.0, %221.1, %231.0, %231.1
;;     %214:v1 = add.d %219.1, 1
;;     %212.0:v2 = mov.ud %219.0
;;     %211.1:v2 tied(%212) = mov.ud %214
;;     %207:v1 = xor.ud %258.1, 0x80000000
;;     %205.0:v2 = mov.ud %258.0
;;     %204.1:v2 tied(%205) = mov.ud %207
;;     %200:v2 early = double.mad %204.0, %204.1, %211.0, %211.1, 0, 0x3ff00000
;;     %199:v2 early = double.mad %200.0, %200.1, %200.0, %200.1, %200.0, %200.1
;;     %197:v2 early = double.mad %211.0, %211.1, %199.0, %199.1, %211.0, %211.1
;;     %194:v2 early = double.mad %204.0, %204.1, %197.0, %197.1, 0, 0x3ff00000
;;     %193:v2 early = double.mad %197.0, %197.1, %194.0, %194.1, %197.0, %197.1
;;     %190:v2 early = double.mul %260.0, %260.1, %193.0, %193.1
;;     %189:v2 early = double.mad %204.0, %204.1, %190.0, %190.1, %260.0, %260.1
;;     %188:v2 early = double.mad %189.0, %189.1, %193.0, %193.1, %190.0, %190.1
;;     %184:v2 early = double.mad %204.0, %204.1, %188.0, %188.1, %260.0, %260.1
;;     %180:v1 = shl.ud %184.1, 1
;;     %179:v1 = or.ud %184.0, %180
;;     %176:s1 early = compare.nz.d %179, 0
;;     %173:v1 = xor.ud %260.1, %184.1
;;     %171:s1 early = compare.l.d %173, 0
;;     %169:s1 = and.ud %176, %171 scope:wave
;;     %166:v1 early = select %169, 1, 0
;;     %160:v1 = add.d %188.0, -%166
;;     %161:v1 = mov.ud %188.1
;;     %162:v1 tied(%161) = borrow %188.0, %166
;;     %164.0:v2 = mov.ud %160
;;     %163.1:v2 tied(%164) = mov.ud %162
;;     %157:v1 early = select %176, 1, 0
;;     %152:v1 = or.ud %163.0, %157
;;     %153:v1 = or.ud %163.1, 0
;;     %155.0:v2 = mov.ud %152
;;     %154.1:v2 tied(%155) = mov.ud %153
;;     %148:v1 = shr.ud %260.1, 20
;;     %146:v1 = and.ud %148, 0x7ff
;;     %144:v1 = add.d %146, -1
;;     %142:s1 early = compare.ge.ud %144, 0x7fe
;;     %140:s1 = or.ud %142, %225 scope:wave
;;     %134:v1 = and.ud %258.0, -1
;;     %135:v1 = and.ud %258.1, 0x7fffffff
;;     %137.0:v2 = mov.ud %134
;;     %136.1:v2 tied(%137) = mov.ud %135
;;     %131:s1 early = compare.g.ud %136.1, 0x7ff00000
;;     %130:s1 early = compare.z.d %136.1, 0x7ff00000
;;     %128:s1 early = compare.nz.d %136.0, 0
;;     %126:s1 = and.ud %130, %128 scope:wave
;;     %123:s1 = or.ud %131, %126 scope:wave
;;     %120:v2 early = select %123, %258.0, %258.1, %219.0, %219.1
;;     %116:v2 early = double.mul %260.0, %260.1, %120.0, %120.1
;;     %113:v2 early = select %140, %116.0, %116.1, %154.0, %154.1
;;     %106:v1 = and.ud %113.0, -1
;;     %107:v1 = and.ud %113.1, 0x7fffffff
;;     %109.0:v2 = mov.ud %106
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %105:v2 early = select_if.l.d %113.1, 0, 0, 0, 0x1fffffff, 0
;;     %100:v1 = add.d %108.0, %105.0
;;     %101:v1 = add.d %108.1, %105.1
;;     %102:v1 tied(%101) = carry %100, %105.0
;;     %104.0:v2 = mov.ud %100
;;     %103.1:v2 tied(%104) = mov.ud %102
;;     %95:v1 = mov.ud %103.0
;;     %96:v1 = add.d %103.1, 0xc8000000
;;     %98.0:v2 = mov.ud %95
;;     %97.1:v2 tied(%98) = mov.ud %96
;;     %92:v1 = shl.ud %97.1, 3
;;     %90:v1 = shr.ud %97.0, 29
;;     %88:v1 = or.ud %90, %92
;;     %85:v1 early = select_if.l.d %113.1, 0, 0x7f7fffff, 0x7f800000
;;     %84:s1 early = compare.g.ud %88, 0x7f7fffff
;;     %82:s1 early = compare.g.ud %108.1, 0x47f00000
;;     %81:s1 early = compare.z.d %108.1, 0x47f00000
;;     %80:s1 = or.ud %82, %81 scope:wave
;;     %77:s1 = or.ud %84, %80 scope:wave
;;     %74:v1 early = select %77, %85, %88
;;     %67:v1 = and.ud %113.0, 0
;;     %68:v1 = and.ud %113.1, 0x80000000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v1 = or.ud %69.0, 0
;;     %63:v1 = or.ud %69.1, 0x39e00000
;;     %65.0:v2 = mov.ud %62
;;     %64.1:v2 tied(%65) = mov.ud %63
;;     mode.enter round:up scope:wave
;;     %59:v2 early = double.add %113.0, %113.1, %64.0, %64.1
;;     mode.leave round:up scope:wave
;;     %52:v1 = and.ud %59.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %108.1, 0x38100000, %50, %74
;;     %41:v1 = xor.ud %108.1, 0x7ff00000
;;     %40:v1 = or.ud %108.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %113.0, 29
;;     %33:v1 = shl.ud %113.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %108.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %108.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %108.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %113.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %263, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v7 = fdiv.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %315:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %313:v2 early = load.d2 %315 space:global
;;     %311:v1 = and.ud %313.0, 0x7fffffff
;;     %310:v1 = and.ud %313.0, 0x80000000
;;     %309:v1 early = select_if.l.ud %311, 0x800000, %310, %313.0
;;     %304:v2 early = to_double.f %309
;;     %301:v1 = and.ud %313.1, 0x7fffffff
;;     %300:v1 = and.ud %313.1, 0x80000000
;;     %299:v1 early = select_if.l.ud %301, 0x800000, %300, %313.1
;;     %294:v2 early = to_double.f %299
;;     %292:v1 = shr.ud %294.1, 20
;;     %291:v1 = and.ud %292, 0x7ff
;;     %289:v1 = add.d %291, 0xfffffc01
;;     %288:v1 = and.ud %294.1, 0x800fffff
;;     %287:v1 = or.ud %288, 0x3ff00000
;;     %285.0:v2 = mov.ud %294.0
;;     %284.1:v2 tied(%285) = mov.ud %287
;;     %281:v1 early = from_double.f %284.0, %284.1
;;     %279:v1 = math.inv.f %281
;;     %277:v2 early = to_double.f %279
;;     %273:v1 = shl.ud %289, 20
;;     %271:v1 = add.d %277.1, -%273
;;     %268.0:v2 = mov.ud %277.0
;;     %267.1:v2 tied(%268) = mov.ud %271
;;     %263:v1 = add.d %291, -1
;;     %261:s1 early = compare.ge.ud %263, 0x7fe
;;     %260:v1 early = from_double.f %294.0, %294.1
;;     %259:v1 = math.inv.f %260
;;     %257:v2 early = to_double.f %259
;;     %255:v2 early = select_if.ge.ud %263, 0x7fe, %257.0, %257.1, %267.0, %267.1
;;     %250:v1 = add.d %255.1, 1
;;     %248.0:v2 = mov.ud %255.0
;;     %247.1:v2 tied(%248) = mov.ud %250
;;     %243:v1 = xor.ud %294.1, 0x80000000
;;     %241.0:v2 = mov.ud %294.0
;;     %240.1:v2 tied(%241) = mov.ud %243
;;     %236:v2 early = double.mad %240.0, %240.1, %247.0, %247.1, 0, 0x3ff00000
;;     %235:v2 early = double.mad %236.0, %236.1, %236.0, %236.1, %236.0, %236.1
;;     %233:v2 early = double.mad %247.0, %247.1, %235.0, %235.1, %247.0, %247.1
;;     %230:v2 early = double.mad %240.0, %240.1, %233.0, %233.1, 0, 0x3ff00000
;;     %229:v2 early = double.mad %233.0, %233.1, %230.0, %230.1, %233.0, %233.1
;;     %226:v2 early = double.mul %304.0, %304.1, %229.0, %229.1
;;     %225:v2 early = double.mad %240.0, %240.1, %226.0, %226.1, %304.0, %304.1
;;     %224:v2 early = double.mad %225.0, %225.1, %229.0, %229.1, %226.0, %226.1
;;     %220:v2 early = double.mad %240.0, %240.1, %224.0, %224.1, %304.0, %304.1
;;     %216:v1 = shl.ud %220.1, 1
;;     %215:v1 = or.ud %220.0, %216
;;     %212:s1 early = compare.nz.d %215, 0
;;     %209:v1 = xor.ud %304.1, %220.1
;;     %207:s1 early = compare.l.d %209, 0
;;     %205:s1 = and.ud %212, %207 scope:wave
;;     %202:v1 early = select %205, 1, 0
;;     %196:v1 = add.d %224.0, -%202
;;     %197:v1 = mov.ud %224.1
;;     %198:v1 tied(%197) = borrow %224.0, %202
;;     %200.0:v2 = mov.ud %196
;;     %199.1:v2 tied(%200) = mov.ud %198
;;     %193:v1 early = select %212, 1, 0
;;     %188:v1 = or.ud %199.0, %193
;;     %189:v1 = or.ud %199.1, 0
;;     %191.0:v2 = mov.ud %188
;;     %190.1:v2 tied(%191) = mov.ud %189
;;     %184:v1 = shr.ud %304.1, 20
;;     %182:v1 = and.ud %184, 0x7ff
;;     %180:v1 = add.d %182, -1
;;     %178:s1 early = compare.ge.ud %180, 0x7fe
;;     %176:s1 = or.ud %178, %261 scope:wave
;;     %170:v1 = and.ud %294.0, -1
;;     %171:v1 = and.ud %294.1, 0x7fffffff
;;     %173.0:v2 = mov.ud %170
;;     %172.1:v2 tied(%173) = mov.ud %171
;;     %167:s1 early = compare.g.ud %172.1, 0x7ff00000
;;     %166:s1 early = compare.z.d %172.1, 0x7ff00000
;;     %164:s1 early = compare.nz.d %172.0, 0
;;     %162:s1 = and.ud %166, %164 scope:wave
;;     %159:s1 = or.ud %167, %162 scope:wave
;;     %156:v2 early = select %159, %294.0, %294.1, %255.0, %255.1
;;     %152:v2 early = double.mul %304.0, %304.1, %156.0, %156.1
;;     %149:v2 early = select %176, %152.0, %152.1, %190.0, %190.1
;;     %142:v1 = and.ud %149.1, 0x7fffffff
;;     %143.1:v2 = mov.ud %142
;;     %136:v1 = and.ud %149.0, 0
;;     %137:v1 = and.ud %149.1, 0x80000000
;;     %139.0:v2 = mov.ud %136
;;     %138.1:v2 tied(%139) = mov.ud %137
;;     %135:v2 early = select_if.l.ud %143.1, 0x100000, %138.0, %138.1, %149.0, %149.1
;;     %128:v1 = and.ud %135.0, -1
;;     %129:v1 = and.ud %135.1, 0x7fffffff
;;     %131.0:v2 = mov.ud %128
;;     %130.1:v2 tied(%131) = mov.ud %129
;;     %124:v1 = mov.ud %130.0
;;     %125:v1 = add.d %130.1, 0xc8000000
;;     %127.0:v2 = mov.ud %124
;;     %126.1:v2 tied(%127) = mov.ud %125
;;     %122:v1 = shr.ud %126.1, 29
;;     %121:v1 = shl.ud %126.1, 3
;;     %119:v1 = shr.ud %126.0, 29
;;     %117:v1 = or.ud %119, %121
;;     %114.0:v2 = mov.ud %117
;;     %113.1:v2 tied(%114) = mov.ud %122
;;     %107:v1 = and.ud %113.0, 1
;;     %108:v1 = and.ud %113.1, 0
;;     %110.0:v2 = mov.ud %107
;;     %109.1:v2 tied(%110) = mov.ud %108
;;     %101:v1 = add.d %109.0, %130.0
;;     %102:v1 = add.d %109.1, %130.1
;;     %103:v1 tied(%102) = carry %101, %130.0
;;     %105.0:v2 = mov.ud %101
;;     %104.1:v2 tied(%105) = mov.ud %103
;;     %95:v1 = add.d %104.0, 0xfffffff
;;     %96:v1 = add.d %104.1, 0xc8000000
;;     %97:v1 tied(%96) = carry %95, 0xfffffff
;;     %99.0:v2 = mov.ud %95
;;     %98.1:v2 tied(%99) = mov.ud %97
;;     %92:v1 = shl.ud %98.1, 3
;;     %90:v1 = shr.ud %98.0, 29
;;     %88:v1 = or.ud %90, %92
;;     %85:s1 early = compare.g.ud %88, 0x7f7fffff
;;     %83:s1 early = compare.g.ud %130.1, 0x47f00000
;;     %82:s1 early = compare.z.d %130.1, 0x47f00000
;;     %81:s1 = or.ud %83, %82 scope:wave
;;     %78:s1 = or.ud %85, %81 scope:wave
;;     %75:v1 early = select %78, 0x7f800000, %88
;;     %69:v1 = and.ud %135.0, 0
;;     %70:v1 = and.ud %135.1, 0x80000000
;;     %72.0:v2 = mov.ud %69
;;     %71.1:v2 tied(%72) = mov.ud %70
;;     %65:v1 = or.ud %71.0, 0
;;     %66:v1 = or.ud %71.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %61:v2 early = double.add %135.0, %135.1, %67.0, %67.1
;;     %54:v1 = and.ud %61.0, -1
;;     %57:v1 = mov.ud %54
;;     %49:v1 = mov.ud %57
;;     %52:v1 = mov.ud %49
;;     %46:v1 early = select_if.l.ud %52, 0x800000, 0, %52
;;     %44:v1 early = select_if.l.ud %130.1, 0x38100000, %46, %75
;;     %41:v1 = xor.ud %130.1, 0x7ff00000
;;     %40:v1 = or.ud %130.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %135.0, 29
;;     %33:v1 = shl.ud %135.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %130.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %130.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %130.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %135.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %315, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
