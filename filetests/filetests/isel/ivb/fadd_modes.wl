; test isel precise-output
; target ivb
; Sums with another rounding and with flushed subnormals: single precision is rounded once by way of doubles; flushed, it is the machine's own `add`.

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
    v7 = fadd.up.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %up target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %120:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %118:v1 early = load.d1 %120 surface:255
;;     %117:v1 early = load.d1 %120 surface:255 offset:4
;;     %116:v2 early = to_double.f %118
;;     %114:v2 early = to_double.f %117
;;     mode.enter round:up scope:wave
;;     %112:v2 early = double.add %116.0, %116.1, %114.0, %114.1
;;     mode.leave round:up scope:wave
;;     %106:v1 = and.ud %112.0, -1
;;     %107:v1 = and.ud %112.1, 0x7fffffff
;;     %109.0:v2 = mov.ud %106
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %105:v2 early = select_if.l.d %112.1, 0, 0, 0, 0x1fffffff, 0
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
;;     %85:v1 early = select_if.l.d %112.1, 0, 0x7f7fffff, 0x7f800000
;;     %84:s1 early = compare.g.ud %88, 0x7f7fffff
;;     %82:s1 early = compare.g.ud %108.1, 0x47f00000
;;     %81:s1 early = compare.z.d %108.1, 0x47f00000
;;     %80:s1 = or.ud %82, %81 scope:wave
;;     %77:s1 = or.ud %84, %80 scope:wave
;;     %74:v1 early = select %77, %85, %88
;;     %67:v1 = and.ud %112.0, 0
;;     %68:v1 = and.ud %112.1, 0x80000000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v1 = or.ud %69.0, 0
;;     %63:v1 = or.ud %69.1, 0x39e00000
;;     %65.0:v2 = mov.ud %62
;;     %64.1:v2 tied(%65) = mov.ud %63
;;     mode.enter round:up scope:wave
;;     %59:v2 early = double.add %112.0, %112.1, %64.0, %64.1
;;     mode.leave round:up scope:wave
;;     %52:v1 = and.ud %59.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %108.1, 0x38100000, %50, %74
;;     %41:v1 = xor.ud %108.1, 0x7ff00000
;;     %40:v1 = or.ud %108.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %112.0, 29
;;     %33:v1 = shl.ud %112.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %108.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %108.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %108.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %112.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %120, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %down {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.down.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %down target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %120:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %118:v1 early = load.d1 %120 surface:255
;;     %117:v1 early = load.d1 %120 surface:255 offset:4
;;     %116:v2 early = to_double.f %118
;;     %114:v2 early = to_double.f %117
;;     mode.enter round:down scope:wave
;;     %112:v2 early = double.add %116.0, %116.1, %114.0, %114.1
;;     mode.leave round:down scope:wave
;;     %106:v1 = and.ud %112.0, -1
;;     %107:v1 = and.ud %112.1, 0x7fffffff
;;     %109.0:v2 = mov.ud %106
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %105:v2 early = select_if.l.d %112.1, 0, 0x1fffffff, 0, 0, 0
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
;;     %85:v1 early = select_if.l.d %112.1, 0, 0x7f800000, 0x7f7fffff
;;     %84:s1 early = compare.g.ud %88, 0x7f7fffff
;;     %82:s1 early = compare.g.ud %108.1, 0x47f00000
;;     %81:s1 early = compare.z.d %108.1, 0x47f00000
;;     %80:s1 = or.ud %82, %81 scope:wave
;;     %77:s1 = or.ud %84, %80 scope:wave
;;     %74:v1 early = select %77, %85, %88
;;     %67:v1 = and.ud %112.0, 0
;;     %68:v1 = and.ud %112.1, 0x80000000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v1 = or.ud %69.0, 0
;;     %63:v1 = or.ud %69.1, 0x39e00000
;;     %65.0:v2 = mov.ud %62
;;     %64.1:v2 tied(%65) = mov.ud %63
;;     mode.enter round:down scope:wave
;;     %59:v2 early = double.add %112.0, %112.1, %64.0, %64.1
;;     mode.leave round:down scope:wave
;;     %52:v1 = and.ud %59.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %108.1, 0x38100000, %50, %74
;;     %41:v1 = xor.ud %108.1, 0x7ff00000
;;     %40:v1 = or.ud %108.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %112.0, 29
;;     %33:v1 = shl.ud %112.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %108.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %108.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %108.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %112.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %120, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.zero.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v1 early = load.d1 %17 surface:255
;;     %14:v1 early = load.d1 %17 surface:255 offset:4
;;     %13:v2 early = to_double.f %15
;;     %11:v2 early = to_double.f %14
;;     mode.enter round:zero scope:wave
;;     %9:v2 early = double.add %13.0, %13.1, %11.0, %11.1
;;     mode.leave round:zero scope:wave
;;     %6:v1 early = from_double.f %9.0, %9.1
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
    v7 = fadd.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 surface:255
;;     %8:v1 early = load.d1 %11 surface:255 offset:4
;;     %7:v1 = add.f %9, %8
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

; The mode is switched between them.
kernel %two_modes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.up.f32 v5, v6
    v8 = fadd.down.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %two_modes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %230:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %228:v1 early = load.d1 %230 surface:255
;;     %227:v1 early = load.d1 %230 surface:255 offset:4
;;     %226:v2 early = to_double.f %228
;;     %224:v2 early = to_double.f %227
;;     mode.enter round:up scope:wave
;;     %222:v2 early = double.add %226.0, %226.1, %224.0, %224.1
;;     mode.leave round:up scope:wave
;;     %218:v1 = and.ud %222.0, -1
;;     %219:v1 = and.ud %222.1, 0x7fffffff
;;     %221.0:v2 = mov.ud %218
;;     %220.1:v2 tied(%221) = mov.ud %219
;;     %217:v2 early = select_if.l.d %222.1, 0, 0, 0, 0x1fffffff, 0
;;     %212:v1 = add.d %220.0, %217.0
;;     %213:v1 = add.d %220.1, %217.1
;;     %214:v1 tied(%213) = carry %212, %217.0
;;     %216.0:v2 = mov.ud %212
;;     %215.1:v2 tied(%216) = mov.ud %214
;;     %207:v1 = mov.ud %215.0
;;     %208:v1 = add.d %215.1, 0xc8000000
;;     %210.0:v2 = mov.ud %207
;;     %209.1:v2 tied(%210) = mov.ud %208
;;     %204:v1 = shl.ud %209.1, 3
;;     %202:v1 = shr.ud %209.0, 29
;;     %200:v1 = or.ud %202, %204
;;     %197:v1 early = select_if.l.d %222.1, 0, 0x7f7fffff, 0x7f800000
;;     %196:s1 early = compare.g.ud %200, 0x7f7fffff
;;     %194:s1 early = compare.g.ud %220.1, 0x47f00000
;;     %193:s1 early = compare.z.d %220.1, 0x47f00000
;;     %192:s1 = or.ud %194, %193 scope:wave
;;     %189:s1 = or.ud %196, %192 scope:wave
;;     %186:v1 early = select %189, %197, %200
;;     %179:v1 = and.ud %222.0, 0
;;     %180:v1 = and.ud %222.1, 0x80000000
;;     %182.0:v2 = mov.ud %179
;;     %181.1:v2 tied(%182) = mov.ud %180
;;     %174:v1 = or.ud %181.0, 0
;;     %175:v1 = or.ud %181.1, 0x39e00000
;;     %177.0:v2 = mov.ud %174
;;     %176.1:v2 tied(%177) = mov.ud %175
;;     mode.enter round:up scope:wave
;;     %171:v2 early = double.add %222.0, %222.1, %176.0, %176.1
;;     mode.leave round:up scope:wave
;;     %164:v1 = and.ud %171.0, -1
;;     %167:v1 = mov.ud %164
;;     %159:v1 = mov.ud %167
;;     %162:v1 = mov.ud %159
;;     %156:v1 early = select_if.l.ud %220.1, 0x38100000, %162, %186
;;     %153:v1 = xor.ud %220.1, 0x7ff00000
;;     %152:v1 = or.ud %220.0, %153
;;     %150:v1 early = select_if.z.d %152, 0, 0x7f800000, %156
;;     %147:v1 = shr.ud %222.0, 29
;;     %145:v1 = shl.ud %222.1, 3
;;     %144:v1 = or.ud %147, %145
;;     %141:v1 = and.ud %144, 0x7fffff
;;     %139:v1 = or.ud %141, 0x7fc00000
;;     %137:s1 early = compare.g.ud %220.1, 0x7ff00000
;;     %136:s1 early = compare.z.d %220.1, 0x7ff00000
;;     %134:s1 early = compare.nz.d %220.0, 0
;;     %132:s1 = and.ud %136, %134 scope:wave
;;     %129:s1 = or.ud %137, %132 scope:wave
;;     %126:v1 early = select %129, %139, %150
;;     %122:v1 early = select_if.l.d %222.1, 0, 0x80000000, 0
;;     %120:v1 = or.ud %126, %122
;;     mode.enter round:down scope:wave
;;     %116:v2 early = double.add %226.0, %226.1, %224.0, %224.1
;;     mode.leave round:down scope:wave
;;     %110:v1 = and.ud %116.0, -1
;;     %111:v1 = and.ud %116.1, 0x7fffffff
;;     %113.0:v2 = mov.ud %110
;;     %112.1:v2 tied(%113) = mov.ud %111
;;     %109:v2 early = select_if.l.d %116.1, 0, 0x1fffffff, 0, 0, 0
;;     %104:v1 = add.d %112.0, %109.0
;;     %105:v1 = add.d %112.1, %109.1
;;     %106:v1 tied(%105) = carry %104, %109.0
;;     %108.0:v2 = mov.ud %104
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %99:v1 = mov.ud %107.0
;;     %100:v1 = add.d %107.1, 0xc8000000
;;     %102.0:v2 = mov.ud %99
;;     %101.1:v2 tied(%102) = mov.ud %100
;;     %96:v1 = shl.ud %101.1, 3
;;     %94:v1 = shr.ud %101.0, 29
;;     %92:v1 = or.ud %94, %96
;;     %89:v1 early = select_if.l.d %116.1, 0, 0x7f800000, 0x7f7fffff
;;     %88:s1 early = compare.g.ud %92, 0x7f7fffff
;;     %86:s1 early = compare.g.ud %112.1, 0x47f00000
;;     %85:s1 early = compare.z.d %112.1, 0x47f00000
;;     %84:s1 = or.ud %86, %85 scope:wave
;;     %81:s1 = or.ud %88, %84 scope:wave
;;     %78:v1 early = select %81, %89, %92
;;     %71:v1 = and.ud %116.0, 0
;;     %72:v1 = and.ud %116.1, 0x80000000
;;     %74.0:v2 = mov.ud %71
;;     %73.1:v2 tied(%74) = mov.ud %72
;;     %66:v1 = or.ud %73.0, 0
;;     %67:v1 = or.ud %73.1, 0x39e00000
;;     %69.0:v2 = mov.ud %66
;;     %68.1:v2 tied(%69) = mov.ud %67
;;     mode.enter round:down scope:wave
;;     %63:v2 early = double.add %116.0, %116.1, %68.0, %68.1
;;     mode.leave round:down scope:wave
;;     %56:v1 = and.ud %63.0, -1
;;     %59:v1 = mov.ud %56
;;     %51:v1 = mov.ud %59
;;     %54:v1 = mov.ud %51
;;     %48:v1 early = select_if.l.ud %112.1, 0x38100000, %54, %78
;;     %45:v1 = xor.ud %112.1, 0x7ff00000
;;     %44:v1 = or.ud %112.0, %45
;;     %42:v1 early = select_if.z.d %44, 0, 0x7f800000, %48
;;     %39:v1 = shr.ud %116.0, 29
;;     %37:v1 = shl.ud %116.1, 3
;;     %36:v1 = or.ud %39, %37
;;     %33:v1 = and.ud %36, 0x7fffff
;;     %31:v1 = or.ud %33, 0x7fc00000
;;     %29:s1 early = compare.g.ud %112.1, 0x7ff00000
;;     %28:s1 early = compare.z.d %112.1, 0x7ff00000
;;     %26:s1 early = compare.nz.d %112.0, 0
;;     %24:s1 = and.ud %28, %26 scope:wave
;;     %21:s1 = or.ud %29, %24 scope:wave
;;     %18:v1 early = select %21, %31, %42
;;     %14:v1 early = select_if.l.d %116.1, 0, 0x80000000, 0
;;     %12:v1 = or.ud %18, %14
;;     %6:v1 = add.ud %230, 256
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %120
;;     store.d1 %7 surface:255
;;     %2:v1 = add.ud %230, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %12
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %doubles_up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fadd.up.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %doubles_up target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 surface:255
;;     %9:v2 early = load.d2 %12 surface:255 offset:8
;;     mode.enter round:up scope:wave
;;     %8:v2 early = double.add %10.0, %10.1, %9.0, %9.1
;;     mode.leave round:up scope:wave
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }
