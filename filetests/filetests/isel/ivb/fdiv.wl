; test isel precise-output
; target ivb
; Quotients of floats, by way of doubles: a reciprocal of the math box, made better by `mad`.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fdiv.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %300:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %299:v1 = mov.ud.uw r1.0.uw.lanes
;;     %298:v1 = mov.ud %299
;;     %291:v1 = add.d %300, %298
;;     %295:v1 = mov.ud %291
;;     %288:v1 early = load.d1 %295 surface:255
;;     %287:v1 early = load.d1 %295 surface:255 offset:4
;;     %286:v2 early = to_double.f %288
;;     %284:v2 early = to_double.f %287
;;     %282:v1 = shr.ud %284.1, 20
;;     %281:v1 = and.ud %282, 0x7ff
;;     %279:v1 = add.d %281, 0xfffffc01
;;     %278:v1 = and.ud %284.1, 0x800fffff
;;     %277:v1 = or.ud %278, 0x3ff00000
;;     %275.0:v2 = mov.ud %284.0
;;     %274.1:v2 tied(%275) = mov.ud %277
;;     %271:v1 early = from_double.f %274.0, %274.1
;;     %269:v1 = math.inv.f %271
;;     %267:v2 early = to_double.f %269
;;     %263:v1 = shl.ud %279, 20
;;     %261:v1 = add.d %267.1, -%263
;;     %258.0:v2 = mov.ud %267.0
;;     %257.1:v2 tied(%258) = mov.ud %261
;;     %253:v1 = add.d %281, -1
;;     %251:s1 early = compare.ge.ud %253, 0x7fe
;;     %250:v1 early = from_double.f %284.0, %284.1
;;     %249:v1 = math.inv.f %250
;;     %247:v2 early = to_double.f %249
;;     %245:v2 early = select_if.ge.ud %253, 0x7fe, %247.0, %247.1, %257.0, %257.1
;;     %240:v1 = add.d %245.1, 1
;;     %238.0:v2 = mov.ud %245.0
;;     %237.1:v2 tied(%238) = mov.ud %240
;;     %233:v1 = xor.ud %284.1, 0x80000000
;;     %231.0:v2 = mov.ud %284.0
;;     %230.1:v2 tied(%231) = mov.ud %233
;;     %226:v2 early = double.mad %230.0, %230.1, %237.0, %237.1, 0, 0x3ff00000
;;     %225:v2 early = double.mad %226.0, %226.1, %226.0, %226.1, %226.0, %226.1
;;     %223:v2 early = double.mad %237.0, %237.1, %225.0, %225.1, %237.0, %237.1
;;     %220:v2 early = double.mad %230.0, %230.1, %223.0, %223.1, 0, 0x3ff00000
;;     %219:v2 early = double.mad %223.0, %223.1, %220.0, %220.1, %223.0, %223.1
;;     %216:v2 early = double.mul %286.0, %286.1, %219.0, %219.1
;;     %215:v2 early = double.mad %230.0, %230.1, %216.0, %216.1, %286.0, %286.1
;;     %214:v2 early = double.mad %215.0, %215.1, %219.0, %219.1, %216.0, %216.1
;;     %210:v2 early = double.mad %230.0, %230.1, %214.0, %214.1, %286.0, %286.1
;;     %206:v1 = shl.ud %210.1, 1
;;     %205:v1 = or.ud %210.0, %206
;;     %202:s1 early = compare.nz.d %205, 0
;;     %199:v1 = xor.ud %286.1, %210.1
;;     %197:s1 early = compare.l.d %199, 0
;;     %195:s1 = and.ud %202, %197 scope:wave
;;     %192:v1 early = select %195, 1, 0
;;     %190.0:v2 = mov.ud %192
;;     %189.1:v2 tied(%190) = mov.ud 0
;;     %183:v1 = add.d %214.0, -%189.0
;;     %184:v1 = add.d %214.1, -%189.1
;;     %185:v1 tied(%184) = borrow %214.0, %189.0
;;     %187.0:v2 = mov.ud %183
;;     %186.1:v2 tied(%187) = mov.ud %185
;;     %180:v1 early = select %202, 1, 0
;;     %178.0:v2 = mov.ud %180
;;     %177.1:v2 tied(%178) = mov.ud 0
;;     %172:v1 = or.ud %186.0, %177.0
;;     %173:v1 = or.ud %186.1, %177.1
;;     %175.0:v2 = mov.ud %172
;;     %174.1:v2 tied(%175) = mov.ud %173
;;     %168:v1 = shr.ud %286.1, 20
;;     %166:v1 = and.ud %168, 0x7ff
;;     %164:v1 = add.d %166, -1
;;     %162:s1 early = compare.ge.ud %164, 0x7fe
;;     %160:s1 = or.ud %162, %251 scope:wave
;;     %154:v1 = and.ud %284.0, -1
;;     %155:v1 = and.ud %284.1, 0x7fffffff
;;     %157.0:v2 = mov.ud %154
;;     %156.1:v2 tied(%157) = mov.ud %155
;;     %151:s1 early = compare.g.ud %156.1, 0x7ff00000
;;     %150:s1 early = compare.z.d %156.1, 0x7ff00000
;;     %148:s1 early = compare.nz.d %156.0, 0
;;     %146:s1 = and.ud %150, %148 scope:wave
;;     %143:s1 = or.ud %151, %146 scope:wave
;;     %140:v2 early = select %143, %284.0, %284.1, %245.0, %245.1
;;     %136:v2 early = double.mul %286.0, %286.1, %140.0, %140.1
;;     %133:v2 early = select %160, %136.0, %136.1, %174.0, %174.1
;;     %126:v1 = and.ud %133.0, -1
;;     %127:v1 = and.ud %133.1, 0x7fffffff
;;     %129.0:v2 = mov.ud %126
;;     %128.1:v2 tied(%129) = mov.ud %127
;;     %122:v1 = mov.ud %128.0
;;     %123:v1 = add.d %128.1, 0xc8000000
;;     %125.0:v2 = mov.ud %122
;;     %124.1:v2 tied(%125) = mov.ud %123
;;     %121:v1 = shr.ud %124.1, 29
;;     %120:v1 = shl.ud %124.1, 3
;;     %118:v1 = shr.ud %124.0, 29
;;     %116:v1 = or.ud %118, %120
;;     %113.0:v2 = mov.ud %116
;;     %112.1:v2 tied(%113) = mov.ud %121
;;     %106:v1 = and.ud %112.0, 1
;;     %107:v1 = and.ud %112.1, 0
;;     %109.0:v2 = mov.ud %106
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %100:v1 = add.d %108.0, 0xfffffff
;;     %101:v1 = mov.ud %108.1
;;     %102:v1 tied(%101) = carry %100, 0xfffffff
;;     %104.0:v2 = mov.ud %100
;;     %103.1:v2 tied(%104) = mov.ud %102
;;     %94:v1 = add.d %124.0, %103.0
;;     %95:v1 = add.d %124.1, %103.1
;;     %96:v1 tied(%95) = carry %94, %103.0
;;     %98.0:v2 = mov.ud %94
;;     %97.1:v2 tied(%98) = mov.ud %96
;;     %90:v1 = shl.ud %97.1, 3
;;     %88:v1 = shr.ud %97.0, 29
;;     %86:v1 = or.ud %88, %90
;;     %83:s1 early = compare.g.ud %86, 0x7f7fffff
;;     %81:s1 early = compare.g.ud %128.1, 0x47f00000
;;     %80:s1 early = compare.z.d %128.1, 0x47f00000
;;     %79:s1 = or.ud %81, %80 scope:wave
;;     %76:s1 = or.ud %83, %79 scope:wave
;;     %73:v1 early = select %76, 0x7f800000, %86
;;     %67:v1 = and.ud %133.0, 0
;;     %68:v1 = and.ud %133.1, 0x80000000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v1 = or.ud %69.0, 0
;;     %63:v1 = or.ud %69.1, 0x39e00000
;;     %65.0:v2 = mov.ud %62
;;     %64.1:v2 tied(%65) = mov.ud %63
;;     %59:v2 early = double.add %133.0, %133.1, %64.0, %64.1
;;     %52:v1 = and.ud %59.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %128.1, 0x38100000, %50, %73
;;     %41:v1 = xor.ud %128.1, 0x7ff00000
;;     %40:v1 = or.ud %128.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %133.0, 29
;;     %33:v1 = shl.ud %133.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %128.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %128.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %128.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %133.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %295, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
