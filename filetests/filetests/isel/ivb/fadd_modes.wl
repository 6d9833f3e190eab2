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
;;     %119:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %117:v2 early = load.d2 %119 space:global
;;     %116:v2 early = to_double.f %117.0
;;     %114:v2 early = to_double.f %117.1
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
;;     %2:v1 = add.ud %119, 256
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
;;     %119:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %117:v2 early = load.d2 %119 space:global
;;     %116:v2 early = to_double.f %117.0
;;     %114:v2 early = to_double.f %117.1
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
;;     %2:v1 = add.ud %119, 256
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
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %14:v2 early = load.d2 %16 space:global
;;     %13:v2 early = to_double.f %14.0
;;     %11:v2 early = to_double.f %14.1
;;     mode.enter round:zero scope:wave
;;     %9:v2 early = double.add %13.0, %13.1, %11.0, %11.1
;;     mode.leave round:zero scope:wave
;;     %6:v1 early = from_double.f %9.0, %9.1
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
;;     %227:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %225:v2 early = load.d2 %227 space:global
;;     %224:v2 early = to_double.f %225.0
;;     %222:v2 early = to_double.f %225.1
;;     mode.enter round:up scope:wave
;;     %220:v2 early = double.add %224.0, %224.1, %222.0, %222.1
;;     mode.leave round:up scope:wave
;;     %216:v1 = and.ud %220.0, -1
;;     %217:v1 = and.ud %220.1, 0x7fffffff
;;     %219.0:v2 = mov.ud %216
;;     %218.1:v2 tied(%219) = mov.ud %217
;;     %215:v2 early = select_if.l.d %220.1, 0, 0, 0, 0x1fffffff, 0
;;     %210:v1 = add.d %218.0, %215.0
;;     %211:v1 = add.d %218.1, %215.1
;;     %212:v1 tied(%211) = carry %210, %215.0
;;     %214.0:v2 = mov.ud %210
;;     %213.1:v2 tied(%214) = mov.ud %212
;;     %205:v1 = mov.ud %213.0
;;     %206:v1 = add.d %213.1, 0xc8000000
;;     %208.0:v2 = mov.ud %205
;;     %207.1:v2 tied(%208) = mov.ud %206
;;     %202:v1 = shl.ud %207.1, 3
;;     %200:v1 = shr.ud %207.0, 29
;;     %198:v1 = or.ud %200, %202
;;     %195:v1 early = select_if.l.d %220.1, 0, 0x7f7fffff, 0x7f800000
;;     %194:s1 early = compare.g.ud %198, 0x7f7fffff
;;     %192:s1 early = compare.g.ud %218.1, 0x47f00000
;;     %191:s1 early = compare.z.d %218.1, 0x47f00000
;;     %190:s1 = or.ud %192, %191 scope:wave
;;     %187:s1 = or.ud %194, %190 scope:wave
;;     %184:v1 early = select %187, %195, %198
;;     %177:v1 = and.ud %220.0, 0
;;     %178:v1 = and.ud %220.1, 0x80000000
;;     %180.0:v2 = mov.ud %177
;;     %179.1:v2 tied(%180) = mov.ud %178
;;     %172:v1 = or.ud %179.0, 0
;;     %173:v1 = or.ud %179.1, 0x39e00000
;;     %175.0:v2 = mov.ud %172
;;     %174.1:v2 tied(%175) = mov.ud %173
;;     mode.enter round:up scope:wave
;;     %169:v2 early = double.add %220.0, %220.1, %174.0, %174.1
;;     mode.leave round:up scope:wave
;;     %162:v1 = and.ud %169.0, -1
;;     %165:v1 = mov.ud %162
;;     %157:v1 = mov.ud %165
;;     %160:v1 = mov.ud %157
;;     %154:v1 early = select_if.l.ud %218.1, 0x38100000, %160, %184
;;     %151:v1 = xor.ud %218.1, 0x7ff00000
;;     %150:v1 = or.ud %218.0, %151
;;     %148:v1 early = select_if.z.d %150, 0, 0x7f800000, %154
;;     %145:v1 = shr.ud %220.0, 29
;;     %143:v1 = shl.ud %220.1, 3
;;     %142:v1 = or.ud %145, %143
;;     %139:v1 = and.ud %142, 0x7fffff
;;     %137:v1 = or.ud %139, 0x7fc00000
;;     %135:s1 early = compare.g.ud %218.1, 0x7ff00000
;;     %134:s1 early = compare.z.d %218.1, 0x7ff00000
;;     %132:s1 early = compare.nz.d %218.0, 0
;;     %130:s1 = and.ud %134, %132 scope:wave
;;     %127:s1 = or.ud %135, %130 scope:wave
;;     %124:v1 early = select %127, %137, %148
;;     %120:v1 early = select_if.l.d %220.1, 0, 0x80000000, 0
;;     %118:v1 = or.ud %124, %120
;;     mode.enter round:down scope:wave
;;     %114:v2 early = double.add %224.0, %224.1, %222.0, %222.1
;;     mode.leave round:down scope:wave
;;     %108:v1 = and.ud %114.0, -1
;;     %109:v1 = and.ud %114.1, 0x7fffffff
;;     %111.0:v2 = mov.ud %108
;;     %110.1:v2 tied(%111) = mov.ud %109
;;     %107:v2 early = select_if.l.d %114.1, 0, 0x1fffffff, 0, 0, 0
;;     %102:v1 = add.d %110.0, %107.0
;;     %103:v1 = add.d %110.1, %107.1
;;     %104:v1 tied(%103) = carry %102, %107.0
;;     %106.0:v2 = mov.ud %102
;;     %105.1:v2 tied(%106) = mov.ud %104
;;     %97:v1 = mov.ud %105.0
;;     %98:v1 = add.d %105.1, 0xc8000000
;;     %100.0:v2 = mov.ud %97
;;     %99.1:v2 tied(%100) = mov.ud %98
;;     %94:v1 = shl.ud %99.1, 3
;;     %92:v1 = shr.ud %99.0, 29
;;     %90:v1 = or.ud %92, %94
;;     %87:v1 early = select_if.l.d %114.1, 0, 0x7f800000, 0x7f7fffff
;;     %86:s1 early = compare.g.ud %90, 0x7f7fffff
;;     %84:s1 early = compare.g.ud %110.1, 0x47f00000
;;     %83:s1 early = compare.z.d %110.1, 0x47f00000
;;     %82:s1 = or.ud %84, %83 scope:wave
;;     %79:s1 = or.ud %86, %82 scope:wave
;;     %76:v1 early = select %79, %87, %90
;;     %69:v1 = and.ud %114.0, 0
;;     %70:v1 = and.ud %114.1, 0x80000000
;;     %72.0:v2 = mov.ud %69
;;     %71.1:v2 tied(%72) = mov.ud %70
;;     %64:v1 = or.ud %71.0, 0
;;     %65:v1 = or.ud %71.1, 0x39e00000
;;     %67.0:v2 = mov.ud %64
;;     %66.1:v2 tied(%67) = mov.ud %65
;;     mode.enter round:down scope:wave
;;     %61:v2 early = double.add %114.0, %114.1, %66.0, %66.1
;;     mode.leave round:down scope:wave
;;     %54:v1 = and.ud %61.0, -1
;;     %57:v1 = mov.ud %54
;;     %49:v1 = mov.ud %57
;;     %52:v1 = mov.ud %49
;;     %46:v1 early = select_if.l.ud %110.1, 0x38100000, %52, %76
;;     %43:v1 = xor.ud %110.1, 0x7ff00000
;;     %42:v1 = or.ud %110.0, %43
;;     %40:v1 early = select_if.z.d %42, 0, 0x7f800000, %46
;;     %37:v1 = shr.ud %114.0, 29
;;     %35:v1 = shl.ud %114.1, 3
;;     %34:v1 = or.ud %37, %35
;;     %31:v1 = and.ud %34, 0x7fffff
;;     %29:v1 = or.ud %31, 0x7fc00000
;;     %27:s1 early = compare.g.ud %110.1, 0x7ff00000
;;     %26:s1 early = compare.z.d %110.1, 0x7ff00000
;;     %24:s1 early = compare.nz.d %110.0, 0
;;     %22:s1 = and.ud %26, %24 scope:wave
;;     %19:s1 = or.ud %27, %22 scope:wave
;;     %16:v1 early = select %19, %29, %40
;;     %12:v1 early = select_if.l.d %114.1, 0, 0x80000000, 0
;;     %10:v1 = or.ud %16, %12
;;     %3:v1 = add.ud %227, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %118
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
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v4 early = load.d4 %11 space:global
;;     mode.enter round:up scope:wave
;;     %8:v2 early = double.add %9.0, %9.1, %9.2, %9.3
;;     mode.leave round:up scope:wave
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
