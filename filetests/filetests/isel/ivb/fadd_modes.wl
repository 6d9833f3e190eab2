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
;;     %127:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %125:v2 early = load.d2 %127 space:global
;;     %123:v2 all = to_double.f %125.0
;;     %120:v2 all = to_double.f %125.1
;;     mode.enter round:up scope:wave
;;     %117:v2 early all = double.add %123 all, %120 all
;;     mode.leave round:up scope:wave
;;     %118:v2 = unweave %117 all
;;     %109:v1 = and.ud %118.0, -1
;;     %110:v1 = and.ud %118.1, 0x7fffffff
;;     %112.0:v2 = mov.ud %109
;;     %111.1:v2 tied(%112) = mov.ud %110
;;     %108:v2 early = select_if.l.d %118.1, 0, 0, 0, 0x1fffffff, 0
;;     %103:v1 = add.d %111.0, %108.0
;;     %104:v1 = add.d %111.1, %108.1
;;     %105:v1 tied(%104) = carry %103, %108.0
;;     %107.0:v2 = mov.ud %103
;;     %106.1:v2 tied(%107) = mov.ud %105
;;     %98:v1 = mov.ud %106.0
;;     %99:v1 = add.d %106.1, 0xc8000000
;;     %101.0:v2 = mov.ud %98
;;     %100.1:v2 tied(%101) = mov.ud %99
;;     %95:v1 = shl.ud %100.1, 3
;;     %93:v1 = shr.ud %100.0, 29
;;     %91:v1 = or.ud %93, %95
;;     %88:v1 early = select_if.l.d %118.1, 0, 0x7f7fffff, 0x7f800000
;;     %87:s1 early = compare.g.ud %91, 0x7f7fffff
;;     %85:s1 early = compare.g.ud %111.1, 0x47f00000
;;     %84:s1 early = compare.z.d %111.1, 0x47f00000
;;     %83:s1 = or.ud %85, %84 scope:wave
;;     %80:s1 = or.ud %87, %83 scope:wave
;;     %77:v1 early = select %80, %88, %91
;;     %70:v1 = and.ud %118.0, 0
;;     %71:v1 = and.ud %118.1, 0x80000000
;;     %73.0:v2 = mov.ud %70
;;     %72.1:v2 tied(%73) = mov.ud %71
;;     %65:v1 = or.ud %72.0, 0
;;     %66:v1 = or.ud %72.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %60:v2 all = weave %67.0, %67.1
;;     mode.enter round:up scope:wave
;;     %61:v2 early all = double.add %117 all, %60 all
;;     mode.leave round:up scope:wave
;;     %62:v2 = unweave %61 all
;;     %52:v1 = and.ud %62.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %111.1, 0x38100000, %50, %77
;;     %41:v1 = xor.ud %111.1, 0x7ff00000
;;     %40:v1 = or.ud %111.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %118.0, 29
;;     %33:v1 = shl.ud %118.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %111.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %111.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %111.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %118.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %127, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;;     %127:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %125:v2 early = load.d2 %127 space:global
;;     %123:v2 all = to_double.f %125.0
;;     %120:v2 all = to_double.f %125.1
;;     mode.enter round:down scope:wave
;;     %117:v2 early all = double.add %123 all, %120 all
;;     mode.leave round:down scope:wave
;;     %118:v2 = unweave %117 all
;;     %109:v1 = and.ud %118.0, -1
;;     %110:v1 = and.ud %118.1, 0x7fffffff
;;     %112.0:v2 = mov.ud %109
;;     %111.1:v2 tied(%112) = mov.ud %110
;;     %108:v2 early = select_if.l.d %118.1, 0, 0x1fffffff, 0, 0, 0
;;     %103:v1 = add.d %111.0, %108.0
;;     %104:v1 = add.d %111.1, %108.1
;;     %105:v1 tied(%104) = carry %103, %108.0
;;     %107.0:v2 = mov.ud %103
;;     %106.1:v2 tied(%107) = mov.ud %105
;;     %98:v1 = mov.ud %106.0
;;     %99:v1 = add.d %106.1, 0xc8000000
;;     %101.0:v2 = mov.ud %98
;;     %100.1:v2 tied(%101) = mov.ud %99
;;     %95:v1 = shl.ud %100.1, 3
;;     %93:v1 = shr.ud %100.0, 29
;;     %91:v1 = or.ud %93, %95
;;     %88:v1 early = select_if.l.d %118.1, 0, 0x7f800000, 0x7f7fffff
;;     %87:s1 early = compare.g.ud %91, 0x7f7fffff
;;     %85:s1 early = compare.g.ud %111.1, 0x47f00000
;;     %84:s1 early = compare.z.d %111.1, 0x47f00000
;;     %83:s1 = or.ud %85, %84 scope:wave
;;     %80:s1 = or.ud %87, %83 scope:wave
;;     %77:v1 early = select %80, %88, %91
;;     %70:v1 = and.ud %118.0, 0
;;     %71:v1 = and.ud %118.1, 0x80000000
;;     %73.0:v2 = mov.ud %70
;;     %72.1:v2 tied(%73) = mov.ud %71
;;     %65:v1 = or.ud %72.0, 0
;;     %66:v1 = or.ud %72.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %60:v2 all = weave %67.0, %67.1
;;     mode.enter round:down scope:wave
;;     %61:v2 early all = double.add %117 all, %60 all
;;     mode.leave round:down scope:wave
;;     %62:v2 = unweave %61 all
;;     %52:v1 = and.ud %62.0, -1
;;     %55:v1 = mov.ud %52
;;     %47:v1 = mov.ud %55
;;     %50:v1 = mov.ud %47
;;     %44:v1 early = select_if.l.ud %111.1, 0x38100000, %50, %77
;;     %41:v1 = xor.ud %111.1, 0x7ff00000
;;     %40:v1 = or.ud %111.0, %41
;;     %38:v1 early = select_if.z.d %40, 0, 0x7f800000, %44
;;     %35:v1 = shr.ud %118.0, 29
;;     %33:v1 = shl.ud %118.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %111.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %111.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %111.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %118.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %127, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;;     %22:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %20:v2 early = load.d2 %22 space:global
;;     %18:v2 all = to_double.f %20.0
;;     %15:v2 all = to_double.f %20.1
;;     mode.enter round:zero scope:wave
;;     %12:v2 early all = double.add %18 all, %15 all
;;     mode.leave round:zero scope:wave
;;     %7:v1 = from_double.f %12 all
;;     %2:v1 = add.ud %22, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
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
    v7 = fadd.ftz.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %7:v1 = add.f %8.0, %8.1
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
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
;;     %241:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %239:v2 early = load.d2 %241 space:global
;;     %237:v2 all = to_double.f %239.0
;;     %238:v2 = unweave %237 all
;;     %234:v2 all = to_double.f %239.1
;;     %235:v2 = unweave %234 all
;;     mode.enter round:up scope:wave
;;     %231:v2 early all = double.add %237 all, %234 all
;;     mode.leave round:up scope:wave
;;     %232:v2 = unweave %231 all
;;     %225:v1 = and.ud %232.0, -1
;;     %226:v1 = and.ud %232.1, 0x7fffffff
;;     %228.0:v2 = mov.ud %225
;;     %227.1:v2 tied(%228) = mov.ud %226
;;     %224:v2 early = select_if.l.d %232.1, 0, 0, 0, 0x1fffffff, 0
;;     %219:v1 = add.d %227.0, %224.0
;;     %220:v1 = add.d %227.1, %224.1
;;     %221:v1 tied(%220) = carry %219, %224.0
;;     %223.0:v2 = mov.ud %219
;;     %222.1:v2 tied(%223) = mov.ud %221
;;     %214:v1 = mov.ud %222.0
;;     %215:v1 = add.d %222.1, 0xc8000000
;;     %217.0:v2 = mov.ud %214
;;     %216.1:v2 tied(%217) = mov.ud %215
;;     %211:v1 = shl.ud %216.1, 3
;;     %209:v1 = shr.ud %216.0, 29
;;     %207:v1 = or.ud %209, %211
;;     %204:v1 early = select_if.l.d %232.1, 0, 0x7f7fffff, 0x7f800000
;;     %203:s1 early = compare.g.ud %207, 0x7f7fffff
;;     %201:s1 early = compare.g.ud %227.1, 0x47f00000
;;     %200:s1 early = compare.z.d %227.1, 0x47f00000
;;     %199:s1 = or.ud %201, %200 scope:wave
;;     %196:s1 = or.ud %203, %199 scope:wave
;;     %193:v1 early = select %196, %204, %207
;;     %186:v1 = and.ud %232.0, 0
;;     %187:v1 = and.ud %232.1, 0x80000000
;;     %189.0:v2 = mov.ud %186
;;     %188.1:v2 tied(%189) = mov.ud %187
;;     %181:v1 = or.ud %188.0, 0
;;     %182:v1 = or.ud %188.1, 0x39e00000
;;     %184.0:v2 = mov.ud %181
;;     %183.1:v2 tied(%184) = mov.ud %182
;;     %176:v2 all = weave %183.0, %183.1
;;     mode.enter round:up scope:wave
;;     %177:v2 early all = double.add %231 all, %176 all
;;     mode.leave round:up scope:wave
;;     %178:v2 = unweave %177 all
;;     %168:v1 = and.ud %178.0, -1
;;     %171:v1 = mov.ud %168
;;     %163:v1 = mov.ud %171
;;     %166:v1 = mov.ud %163
;;     %160:v1 early = select_if.l.ud %227.1, 0x38100000, %166, %193
;;     %157:v1 = xor.ud %227.1, 0x7ff00000
;;     %156:v1 = or.ud %227.0, %157
;;     %154:v1 early = select_if.z.d %156, 0, 0x7f800000, %160
;;     %151:v1 = shr.ud %232.0, 29
;;     %149:v1 = shl.ud %232.1, 3
;;     %148:v1 = or.ud %151, %149
;;     %145:v1 = and.ud %148, 0x7fffff
;;     %143:v1 = or.ud %145, 0x7fc00000
;;     %141:s1 early = compare.g.ud %227.1, 0x7ff00000
;;     %140:s1 early = compare.z.d %227.1, 0x7ff00000
;;     %138:s1 early = compare.nz.d %227.0, 0
;;     %136:s1 = and.ud %140, %138 scope:wave
;;     %133:s1 = or.ud %141, %136 scope:wave
;;     %130:v1 early = select %133, %143, %154
;;     %126:v1 early = select_if.l.d %232.1, 0, 0x80000000, 0
;;     %124:v1 = or.ud %130, %126
;;     %116:v2 all = weave %238.0, %238.1
;;     %118:v2 all = weave %235.0, %235.1
;;     mode.enter round:down scope:wave
;;     %119:v2 early all = double.add %116 all, %118 all
;;     mode.leave round:down scope:wave
;;     %120:v2 = unweave %119 all
;;     %111:v1 = and.ud %120.0, -1
;;     %112:v1 = and.ud %120.1, 0x7fffffff
;;     %114.0:v2 = mov.ud %111
;;     %113.1:v2 tied(%114) = mov.ud %112
;;     %110:v2 early = select_if.l.d %120.1, 0, 0x1fffffff, 0, 0, 0
;;     %105:v1 = add.d %113.0, %110.0
;;     %106:v1 = add.d %113.1, %110.1
;;     %107:v1 tied(%106) = carry %105, %110.0
;;     %109.0:v2 = mov.ud %105
;;     %108.1:v2 tied(%109) = mov.ud %107
;;     %100:v1 = mov.ud %108.0
;;     %101:v1 = add.d %108.1, 0xc8000000
;;     %103.0:v2 = mov.ud %100
;;     %102.1:v2 tied(%103) = mov.ud %101
;;     %97:v1 = shl.ud %102.1, 3
;;     %95:v1 = shr.ud %102.0, 29
;;     %93:v1 = or.ud %95, %97
;;     %90:v1 early = select_if.l.d %120.1, 0, 0x7f800000, 0x7f7fffff
;;     %89:s1 early = compare.g.ud %93, 0x7f7fffff
;;     %87:s1 early = compare.g.ud %113.1, 0x47f00000
;;     %86:s1 early = compare.z.d %113.1, 0x47f00000
;;     %85:s1 = or.ud %87, %86 scope:wave
;;     %82:s1 = or.ud %89, %85 scope:wave
;;     %79:v1 early = select %82, %90, %93
;;     %72:v1 = and.ud %120.0, 0
;;     %73:v1 = and.ud %120.1, 0x80000000
;;     %75.0:v2 = mov.ud %72
;;     %74.1:v2 tied(%75) = mov.ud %73
;;     %67:v1 = or.ud %74.0, 0
;;     %68:v1 = or.ud %74.1, 0x39e00000
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %62:v2 all = weave %69.0, %69.1
;;     mode.enter round:down scope:wave
;;     %63:v2 early all = double.add %119 all, %62 all
;;     mode.leave round:down scope:wave
;;     %64:v2 = unweave %63 all
;;     %54:v1 = and.ud %64.0, -1
;;     %57:v1 = mov.ud %54
;;     %49:v1 = mov.ud %57
;;     %52:v1 = mov.ud %49
;;     %46:v1 early = select_if.l.ud %113.1, 0x38100000, %52, %79
;;     %43:v1 = xor.ud %113.1, 0x7ff00000
;;     %42:v1 = or.ud %113.0, %43
;;     %40:v1 early = select_if.z.d %42, 0, 0x7f800000, %46
;;     %37:v1 = shr.ud %120.0, 29
;;     %35:v1 = shl.ud %120.1, 3
;;     %34:v1 = or.ud %37, %35
;;     %31:v1 = and.ud %34, 0x7fffff
;;     %29:v1 = or.ud %31, 0x7fc00000
;;     %27:s1 early = compare.g.ud %113.1, 0x7ff00000
;;     %26:s1 early = compare.z.d %113.1, 0x7ff00000
;;     %24:s1 early = compare.nz.d %113.0, 0
;;     %22:s1 = and.ud %26, %24 scope:wave
;;     %19:s1 = or.ud %27, %22 scope:wave
;;     %16:v1 early = select %19, %29, %40
;;     %12:v1 early = select_if.l.d %120.1, 0, 0x80000000, 0
;;     %10:v1 = or.ud %16, %12
;;     %3:v1 = add.ud %241, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %124
;;     %4.2:v3 tied(%6) = mov.ud %10
;;     store.d2 %4 space:global
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
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 %14 space:global
;;     %7:v2 all = weave %12.0, %12.1
;;     %9:v2 all = weave %12.2, %12.3
;;     mode.enter round:up scope:wave
;;     %10:v2 early all = double.add %7 all, %9 all
;;     mode.leave round:up scope:wave
;;     %11:v2 = unweave %10 all
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
