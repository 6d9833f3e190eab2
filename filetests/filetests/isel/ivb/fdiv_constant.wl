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
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v2 early = double.mul %8.0, %8.1, 0, 0x3fc00000
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
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
;;     %266:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %264:v1 early = load.d1 %266 space:global
;;     %263:v2 early = to_double.f %264
;;     %261:v1 = shr.ud %263.1, 20
;;     %260:v1 = and.ud %261, 0x7ff
;;     %258:v1 = add.d %260, 0xfffffc01
;;     %257:v1 = and.ud %263.1, 0x800fffff
;;     %256:v1 = or.ud %257, 0x3ff00000
;;     %254.0:v2 = mov.ud %263.0
;;     %253.1:v2 tied(%254) = mov.ud %256
;;     %250:v1 early = from_double.f %253.0, %253.1
;;     %248:v1 = math.inv.f %250
;;     %246:v2 early = to_double.f %248
;;     %242:v1 = shl.ud %258, 20
;;     %240:v1 = add.d %246.1, -%242
;;     %237.0:v2 = mov.ud %246.0
;;     %236.1:v2 tied(%237) = mov.ud %240
;;     %232:v1 = add.d %260, -1
;;     %230:v1 early = from_double.f %263.0, %263.1
;;     %229:v1 = math.inv.f %230
;;     %227:v2 early = to_double.f %229
;;     %225:v2 early = select_if.ge.ud %232, 0x7fe, %227.0, %227.1, %236.0, %236.1
;;     %221:v1 = add.d %225.1, 1
;;     %219.0:v2 = mov.ud %225.0
;;     %218.1:v2 tied(%219) = mov.ud %221
;;     %214:v1 = xor.ud %263.1, 0x80000000
;;     %212.0:v2 = mov.ud %263.0
;;     %211.1:v2 tied(%212) = mov.ud %214
;;     %207:v2 early = double.mad %211.0, %211.1, %218.0, %218.1, 0, 0x3ff00000
;;     %206:v2 early = double.mad %207.0, %207.1, %207.0, %207.1, %207.0, %207.1
;;     %204:v2 early = double.mad %218.0, %218.1, %206.0, %206.1, %218.0, %218.1
;;     %201:v2 early = double.mad %211.0, %211.1, %204.0, %204.1, 0, 0x3ff00000
;;     %200:v2 early = double.mad %204.0, %204.1, %201.0, %201.1, %204.0, %204.1
;;     %197:v2 early = double.mul 0, 0x3ff00000, %200.0, %200.1
;;     %196:v2 early = double.mad %211.0, %211.1, %197.0, %197.1, 0, 0x3ff00000
;;     %195:v2 early = double.mad %196.0, %196.1, %200.0, %200.1, %197.0, %197.1
;;     %191:v2 early = double.mad %211.0, %211.1, %195.0, %195.1, 0, 0x3ff00000
;;     %187:v1 = shl.ud %191.1, 1
;;     %186:v1 = or.ud %191.0, %187
;;     %183:s1 early = compare.nz.d %186, 0
;;     %181:v1 = xor.ud %191.1, 0x3ff00000
;;     %179:s1 early = compare.l.d %181, 0
;;     %177:s1 = and.ud %183, %179 scope:wave
;;     %174:v1 early = select %177, 1, 0
;;     %168:v1 = add.d %195.0, -%174
;;     %169:v1 = mov.ud %195.1
;;     %170:v1 tied(%169) = borrow %195.0, %174
;;     %172.0:v2 = mov.ud %168
;;     %171.1:v2 tied(%172) = mov.ud %170
;;     %165:v1 early = select %183, 1, 0
;;     %160:v1 = or.ud %171.0, %165
;;     %161:v1 = or.ud %171.1, 0
;;     %163.0:v2 = mov.ud %160
;;     %162.1:v2 tied(%163) = mov.ud %161
;;     %153:v1 = and.ud %263.0, -1
;;     %154:v1 = and.ud %263.1, 0x7fffffff
;;     %156.0:v2 = mov.ud %153
;;     %155.1:v2 tied(%156) = mov.ud %154
;;     %150:s1 early = compare.g.ud %155.1, 0x7ff00000
;;     %149:s1 early = compare.z.d %155.1, 0x7ff00000
;;     %147:s1 early = compare.nz.d %155.0, 0
;;     %145:s1 = and.ud %149, %147 scope:wave
;;     %142:s1 = or.ud %150, %145 scope:wave
;;     %139:v2 early = select %142, %263.0, %263.1, %225.0, %225.1
;;     %135:v2 early = double.mul 0, 0x3ff00000, %139.0, %139.1
;;     %133:v2 early = select_if.ge.ud %232, 0x7fe, %135.0, %135.1, %162.0, %162.1
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
;;     %2:v1 = add.ud %266, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
