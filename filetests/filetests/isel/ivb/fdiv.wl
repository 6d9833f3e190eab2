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
;;     %283:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %281:v2 early = load.d2 %283 space:global
;;     %280:v2 early = to_double.f %281.0
;;     %278:v2 early = to_double.f %281.1
;;     %276:v1 = shr.ud %278.1, 20
;;     %275:v1 = and.ud %276, 0x7ff
;;     %273:v1 = add.d %275, 0xfffffc01
;;     %272:v1 = and.ud %278.1, 0x800fffff
;;     %271:v1 = or.ud %272, 0x3ff00000
;;     %269.0:v2 = mov.ud %278.0
;;     %268.1:v2 tied(%269) = mov.ud %271
;;     %265:v1 early = from_double.f %268.0, %268.1
;;     %263:v1 = math.inv.f %265
;;     %261:v2 early = to_double.f %263
;;     %257:v1 = shl.ud %273, 20
;;     %255:v1 = add.d %261.1, -%257
;;     %252.0:v2 = mov.ud %261.0
;;     %251.1:v2 tied(%252) = mov.ud %255
;;     %247:v1 = add.d %275, -1
;;     %245:s1 early = compare.ge.ud %247, 0x7fe
;;     %244:v1 early = from_double.f %278.0, %278.1
;;     %243:v1 = math.inv.f %244
;;     %241:v2 early = to_double.f %243
;;     %239:v2 early = select_if.ge.ud %247, 0x7fe, %241.0, %241.1, %251.0, %251.1
;;     %234:v1 = add.d %239.1, 1
;;     %232.0:v2 = mov.ud %239.0
;;     %231.1:v2 tied(%232) = mov.ud %234
;;     %227:v1 = xor.ud %278.1, 0x80000000
;;     %225.0:v2 = mov.ud %278.0
;;     %224.1:v2 tied(%225) = mov.ud %227
;;     %220:v2 early = double.mad %224.0, %224.1, %231.0, %231.1, 0, 0x3ff00000
;;     %219:v2 early = double.mad %220.0, %220.1, %220.0, %220.1, %220.0, %220.1
;;     %217:v2 early = double.mad %231.0, %231.1, %219.0, %219.1, %231.0, %231.1
;;     %214:v2 early = double.mad %224.0, %224.1, %217.0, %217.1, 0, 0x3ff00000
;;     %213:v2 early = double.mad %217.0, %217.1, %214.0, %214.1, %217.0, %217.1
;;     %210:v2 early = double.mul %280.0, %280.1, %213.0, %213.1
;;     %209:v2 early = double.mad %224.0, %224.1, %210.0, %210.1, %280.0, %280.1
;;     %208:v2 early = double.mad %209.0, %209.1, %213.0, %213.1, %210.0, %210.1
;;     %204:v2 early = double.mad %224.0, %224.1, %208.0, %208.1, %280.0, %280.1
;;     %200:v1 = shl.ud %204.1, 1
;;     %199:v1 = or.ud %204.0, %200
;;     %196:s1 early = compare.nz.d %199, 0
;;     %193:v1 = xor.ud %280.1, %204.1
;;     %191:s1 early = compare.l.d %193, 0
;;     %189:s1 = and.ud %196, %191 scope:wave
;;     %186:v1 early = select %189, 1, 0
;;     %180:v1 = add.d %208.0, -%186
;;     %181:v1 = mov.ud %208.1
;;     %182:v1 tied(%181) = borrow %208.0, %186
;;     %184.0:v2 = mov.ud %180
;;     %183.1:v2 tied(%184) = mov.ud %182
;;     %177:v1 early = select %196, 1, 0
;;     %172:v1 = or.ud %183.0, %177
;;     %173:v1 = or.ud %183.1, 0
;;     %175.0:v2 = mov.ud %172
;;     %174.1:v2 tied(%175) = mov.ud %173
;;     %168:v1 = shr.ud %280.1, 20
;;     %166:v1 = and.ud %168, 0x7ff
;;     %164:v1 = add.d %166, -1
;;     %162:s1 early = compare.ge.ud %164, 0x7fe
;;     %160:s1 = or.ud %162, %245 scope:wave
;;     %154:v1 = and.ud %278.0, -1
;;     %155:v1 = and.ud %278.1, 0x7fffffff
;;     %157.0:v2 = mov.ud %154
;;     %156.1:v2 tied(%157) = mov.ud %155
;;     %151:s1 early = compare.g.ud %156.1, 0x7ff00000
;;     %150:s1 early = compare.z.d %156.1, 0x7ff00000
;;     %148:s1 early = compare.nz.d %156.0, 0
;;     %146:s1 = and.ud %150, %148 scope:wave
;;     %143:s1 = or.ud %151, %146 scope:wave
;;     %140:v2 early = select %143, %278.0, %278.1, %239.0, %239.1
;;     %136:v2 early = double.mul %280.0, %280.1, %140.0, %140.1
;;     %133:v2 early = select %160, %136.0, %136.1, %174.0, %174.1
;;     %126:v1 = and.ud %133.0, -1
;;     %127:v1 = and.ud %133.1, 0x7fffffff
;;     %129.0:v2 = mov.ud %126
;;     %128.1:v2 tied(%129) = mov.ud %127
;;     %122:v1 = mov.ud %128.0
;;     %123:v1 = add.d %128.1, 0xc8000000
;;     %125.0:v2 = mov.ud %122
;;     %124.1:v2 tied(%125) = mov.ud %123
;;     %120:v1 = shr.ud %124.1, 29
;;     %119:v1 = shl.ud %124.1, 3
;;     %117:v1 = shr.ud %124.0, 29
;;     %115:v1 = or.ud %117, %119
;;     %112.0:v2 = mov.ud %115
;;     %111.1:v2 tied(%112) = mov.ud %120
;;     %105:v1 = and.ud %111.0, 1
;;     %106:v1 = and.ud %111.1, 0
;;     %108.0:v2 = mov.ud %105
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %99:v1 = add.d %107.0, %128.0
;;     %100:v1 = add.d %107.1, %128.1
;;     %101:v1 tied(%100) = carry %99, %128.0
;;     %103.0:v2 = mov.ud %99
;;     %102.1:v2 tied(%103) = mov.ud %101
;;     %93:v1 = add.d %102.0, 0xfffffff
;;     %94:v1 = add.d %102.1, 0xc8000000
;;     %95:v1 tied(%94) = carry %93, 0xfffffff
;;     %97.0:v2 = mov.ud %93
;;     %96.1:v2 tied(%97) = mov.ud %95
;;     %90:v1 = shl.ud %96.1, 3
;;     %88:v1 = shr.ud %96.0, 29
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
;;     %2:v1 = add.ud %283, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
