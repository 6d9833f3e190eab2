; test isel precise-output
; target ivb
; Fractions: the number less its floor, at most the largest number below one.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = ffract.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v1 early = load.d1 %60 space:global
;;     %57:v1 = rndd.f %58
;;     %56:v1 = add.d %58, 0x7fffffff
;;     %55:v1 early = select_if.l.ud %56, 0x7fffff, 0xbf800000, %57
;;     %52:v1 early = keeping.add %58, %55 second:negated
;;     %49:v1 = and.ud %52, 0x7fffffff
;;     %48:v1 = asr.d %52, 31
;;     %46:v1 = xor.ud %49, %48
;;     %45:v1 = add.d %46, -%48
;;     %42:s1 early = compare.g.d %45, 0x3f7fffff
;;     %40:s1 early = compare.le.ud %49, 0x7f800000
;;     %38:s1 = and.ud %42, %40 scope:wave
;;     %35:v1 early = select %38, 0x3f7fffff, %52
;;     %32:v1 = and.ud %58, 0x7fffffff
;;     %31:v1 early = select_if.l.d %58, 0, 8, 256
;;     %30:v1 early = select_if.l.d %58, 0, 16, 128
;;     %29:v1 early = select_if.l.d %58, 0, 32, 64
;;     %28:v1 early = select_if.l.d %58, 0, 4, 512
;;     %27:v1 early = select_if.l.ud %32, 0x800000, %30, %31
;;     %24:v1 early = select_if.z.d %32, 0, %29, %27
;;     %21:v1 early = select_if.z.d %32, 0x7f800000, %28, %24
;;     %18:v1 early = select_if.g.ud %32, 0x7f800000, 1, %21
;;     %16:v1 early = select_if.ge.ud %32, 0x7fc00000, 2, %18
;;     %13:v1 = and.ud %16, 612
;;     %11:v1 = and.ud %58, 0x80000000
;;     %8:v1 early = select_if.nz.d %13, 0, %11, %35
;;     %2:v1 = add.ud %60, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = ffract.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %164:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %162:v2 early = load.d2 %164 space:global
;;     %161:v1 = and.ud %162.1, 0x80000000
;;     %160:v1 = or.ud %161, 0x43300000
;;     %159.0:v2 = mov.ud 0
;;     %158.1:v2 tied(%159) = mov.ud %160
;;     %152:v2 all = weave %162.0, %162.1
;;     %153:v2 all = weave %158.0, %158.1
;;     mode.enter round:down scope:wave
;;     %154:v2 early all = double.add %152 all, %153 all
;;     mode.leave round:down scope:wave
;;     %150:v2 early all = double.add %154 all, -%153 all
;;     %151:v2 = unweave %150 all
;;     %143:v1 = and.ud %151.1, 0x7fffffff
;;     %141:v1 = or.ud %161, %143
;;     %138.0:v2 = mov.ud %151.0
;;     %137.1:v2 tied(%138) = mov.ud %141
;;     %133:v1 = and.ud %162.1, 0x7fffffff
;;     %132:s1 early = compare.nz.d %162.0, 0
;;     %131:v1 early = select %132, 1, 0
;;     %129:v1 = or.ud %133, %131
;;     %127:v1 = or.ud %162.1, 0x80000
;;     %126:v1 early = select_if.g.ud %129, 0x7ff00000, %127, %162.1
;;     %123.0:v2 = mov.ud %162.0
;;     %122.1:v2 tied(%123) = mov.ud %126
;;     %118:v2 early = select_if.l.ud %133, 0x43300000, %137.0, %137.1, %122.0, %122.1
;;     %112:v2 all = weave %118.0, %118.1
;;     %113:v2 early all = double.add %152 all, -%112 all
;;     %114:v2 = unweave %113 all
;;     %105:v1 = and.ud %114.0, -1
;;     %106:v1 = and.ud %114.1, 0x7fffffff
;;     %108.0:v2 = mov.ud %105
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %104:s1 early = compare.g.ud %107.1, 0x7ff00000
;;     %103:s1 early = compare.z.d %107.1, 0x7ff00000
;;     %101:s1 early = compare.nz.d %107.0, 0
;;     %99:s1 = and.ud %103, %101 scope:wave
;;     %96:s1 = or.ud %104, %99 scope:wave
;;     %92:v1 = asr.d %114.1, 31
;;     %90.0:v2 = mov.ud %92
;;     %89.1:v2 tied(%90) = mov.ud %92
;;     %84:v1 = xor.ud %107.0, %89.0
;;     %85:v1 = xor.ud %107.1, %89.1
;;     %87.0:v2 = mov.ud %84
;;     %86.1:v2 tied(%87) = mov.ud %85
;;     %79:v1 = add.d %86.1, -%89.1
;;     %80:v1 tied(%79) = borrow %86.0, %89.0
;;     %81.1:v2 = mov.ud %80
;;     %74:s1 early = compare.g.d %81.1, 0x3fefffff
;;     %72:s1 = xor.ud %96, 0xffff scope:wave
;;     %70:s1 = and.ud %74, %72 scope:wave
;;     %67:v2 early = select %70, -1, 0x3fefffff, %114.0, %114.1
;;     %61:v1 = and.ud %162.0, -1
;;     %62:v1 = and.ud %162.1, 0x7fffffff
;;     %64.0:v2 = mov.ud %61
;;     %63.1:v2 tied(%64) = mov.ud %62
;;     %60:v1 early = select_if.l.d %162.1, 0, 8, 256
;;     %59:v1 early = select_if.l.d %162.1, 0, 16, 128
;;     %58:v1 early = select_if.l.d %162.1, 0, 32, 64
;;     %57:v1 early = select_if.l.d %162.1, 0, 4, 512
;;     %54:v1 early = select_if.l.ud %63.1, 0x100000, %59, %60
;;     %51:v1 = or.ud %63.0, %63.1
;;     %50:v1 early = select_if.z.d %51, 0, %58, %54
;;     %46:v1 = xor.ud %63.1, 0x7ff00000
;;     %45:v1 = or.ud %63.0, %46
;;     %43:v1 early = select_if.z.d %45, 0, %57, %50
;;     %39:s1 early = compare.g.ud %63.1, 0x7ff00000
;;     %38:s1 early = compare.z.d %63.1, 0x7ff00000
;;     %37:s1 early = compare.nz.d %63.0, 0
;;     %35:s1 = and.ud %38, %37 scope:wave
;;     %32:s1 = or.ud %39, %35 scope:wave
;;     %29:v1 early = select %32, 1, %43
;;     %26:s1 early = compare.g.ud %63.1, 0x7ff80000
;;     %25:s1 early = compare.z.d %63.1, 0x7ff80000
;;     %23:s1 = or.ud %26, %25 scope:wave
;;     %20:v1 early = select %23, 2, %29
;;     %17:v1 = and.ud %20, 612
;;     %12:v1 = and.ud %162.0, 0
;;     %13:v1 = and.ud %162.1, 0x80000000
;;     %15.0:v2 = mov.ud %12
;;     %14.1:v2 tied(%15) = mov.ud %13
;;     %9:v2 early = select_if.nz.d %17, 0, %14.0, %14.1, %67.0, %67.1
;;     %2:v1 = add.ud %164, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = ffract.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %68:v1 early = load.b2 %70 space:global
;;     %67:v1 = f16to32.f.uw %68
;;     %66:v1 = rndd.f %67
;;     %65:v1 = f32to16.uw.f %66
;;     %63:v1 = f16to32.f.uw %65
;;     %61:v1 = add.f %67, -%63
;;     %58:v1 = f32to16.uw.f %61
;;     %55:v1 = shl.ud %58, 16
;;     %56:v1 = asr.d %55, 16
;;     %53:v1 = and.ud %56, 0x7fff
;;     %52:v1 = asr.d %56, 31
;;     %50:v1 = xor.ud %53, %52
;;     %49:v1 = add.d %50, -%52
;;     %46:s1 early = compare.g.d %49, 0x3bff
;;     %44:s1 early = compare.le.ud %53, 0x7c00
;;     %42:s1 = and.ud %46, %44 scope:wave
;;     %39:v1 early = select %42, 0x3bff, %58
;;     %34:v1 = shl.ud %68, 16
;;     %35:v1 = asr.d %34, 16
;;     %33:v1 = and.ud %35, 0x7fff
;;     %32:v1 early = select_if.l.d %35, 0, 8, 256
;;     %31:v1 early = select_if.l.d %35, 0, 16, 128
;;     %30:v1 early = select_if.l.d %35, 0, 32, 64
;;     %29:v1 early = select_if.l.d %35, 0, 4, 512
;;     %27:v1 early = select_if.l.ud %33, 1024, %31, %32
;;     %24:v1 early = select_if.z.d %33, 0, %30, %27
;;     %21:v1 early = select_if.z.d %33, 0x7c00, %29, %24
;;     %18:v1 early = select_if.g.ud %33, 0x7c00, 1, %21
;;     %16:v1 early = select_if.ge.ud %33, 0x7e00, 2, %18
;;     %13:v1 = and.ud %16, 612
;;     %11:v1 = and.ud %68, 0x8000
;;     %8:v1 early = select_if.nz.d %13, 0, %11, %39
;;     %2:v1 = add.ud %70, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = ffract.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %55:v1 = rndd.f r8.8.ud
;;     %54:s1 = add.d r8.8.ud, 0x7fffffff scope:wave
;;     %53:v1 early = select_if.l.ud %54, 0x7fffff, 0xbf800000, %55
;;     %50:v1 early = keeping.add r8.8.ud, %53 second:negated
;;     %48:v1 = and.ud %50, 0x7fffffff
;;     %47:v1 = asr.d %50, 31
;;     %45:v1 = xor.ud %48, %47
;;     %44:v1 = add.d %45, -%47
;;     %41:s1 early = compare.g.d %44, 0x3f7fffff
;;     %39:s1 early = compare.le.ud %48, 0x7f800000
;;     %37:s1 = and.ud %41, %39 scope:wave
;;     %34:v1 early = select %37, 0x3f7fffff, %50
;;     %31:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %30:s1 early = select_if.l.d r8.8.ud, 0, 8, 256 scope:wave
;;     %29:s1 early = select_if.l.d r8.8.ud, 0, 16, 128 scope:wave
;;     %28:s1 early = select_if.l.d r8.8.ud, 0, 32, 64 scope:wave
;;     %27:s1 early = select_if.l.d r8.8.ud, 0, 4, 512 scope:wave
;;     %26:s1 early = select_if.l.ud %31, 0x800000, %29, %30 scope:wave
;;     %23:s1 early = select_if.z.d %31, 0, %28, %26 scope:wave
;;     %20:s1 early = select_if.z.d %31, 0x7f800000, %27, %23 scope:wave
;;     %17:s1 early = select_if.g.ud %31, 0x7f800000, 1, %20 scope:wave
;;     %15:s1 early = select_if.ge.ud %31, 0x7fc00000, 2, %17 scope:wave
;;     %12:s1 = and.ud %15, 612 scope:wave
;;     %10:s1 = and.ud r8.8.ud, 0x80000000 scope:wave
;;     %8:v1 early = select_if.nz.d %12, 0, %10, %34
;;     %2:v1 = add.ud %57, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = ffract.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = ffract.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %227:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %225:s1 = mov.ud r8.8.ud scope:wave
;;     %223:v1 = f16to32.f.uw %225
;;     %221:v1 = rndd.f %223
;;     %220:v1 = f32to16.uw.f %221
;;     %218:v1 = f16to32.f.uw %220
;;     %216:v1 = add.f %223, -%218
;;     %213:v1 = f32to16.uw.f %216
;;     %210:v1 = shl.ud %213, 16
;;     %211:v1 = asr.d %210, 16
;;     %208:v1 = and.ud %211, 0x7fff
;;     %207:v1 = asr.d %211, 31
;;     %205:v1 = xor.ud %208, %207
;;     %204:v1 = add.d %205, -%207
;;     %201:s1 early = compare.g.d %204, 0x3bff
;;     %199:s1 early = compare.le.ud %208, 0x7c00
;;     %197:s1 = and.ud %201, %199 scope:wave
;;     %194:v1 early = select %197, 0x3bff, %213
;;     %190:s1 = shl.ud %225, 16 scope:wave
;;     %191:s1 = asr.d %190, 16 scope:wave
;;     %189:s1 = and.ud %191, 0x7fff scope:wave
;;     %188:s1 early = select_if.l.d %191, 0, 8, 256 scope:wave
;;     %187:s1 early = select_if.l.d %191, 0, 16, 128 scope:wave
;;     %186:s1 early = select_if.l.d %191, 0, 32, 64 scope:wave
;;     %185:s1 early = select_if.l.d %191, 0, 4, 512 scope:wave
;;     %183:s1 early = select_if.l.ud %189, 1024, %187, %188 scope:wave
;;     %180:s1 early = select_if.z.d %189, 0, %186, %183 scope:wave
;;     %177:s1 early = select_if.z.d %189, 0x7c00, %185, %180 scope:wave
;;     %174:s1 early = select_if.g.ud %189, 0x7c00, 1, %177 scope:wave
;;     %172:s1 early = select_if.ge.ud %189, 0x7e00, 2, %174 scope:wave
;;     %169:s1 = and.ud %172, 612 scope:wave
;;     %167:s1 = and.ud %225, 0x8000 scope:wave
;;     %164:v1 early = select_if.nz.d %169, 0, %167, %194
;;     %158:v1 = add.ud %227, 256
;;     %160.0:v2 = mov.ud %158
;;     %159.1:v2 tied(%160) = mov.ud %164
;;     store.b2 %159 space:global
;;     %156:s1 = and.ud r8.20.ud, 0x80000000 scope:wave
;;     %155:s1 = or.ud %156, 0x43300000 scope:wave
;;     %154.0:s2 = mov.ud 0 scope:wave
;;     %153.1:s2 tied(%154) = mov.ud %155 scope:wave
;;     %148.0:s2 = mov.ud r8.16.ud scope:wave
;;     %147.1:s2 tied(%148) = mov.ud r8.20.ud scope:wave
;;     mode.enter round:down scope:wave
;;     %149:v2 early all = double.add %147, %153
;;     mode.leave round:down scope:wave
;;     %145:v2 early all = double.add %149 all, -%153
;;     %146:v2 = unweave %145 all
;;     %139:v1 = and.ud %146.1, 0x7fffffff
;;     %137:v1 = or.ud %156, %139
;;     %134.0:v2 = mov.ud %146.0
;;     %133.1:v2 tied(%134) = mov.ud %137
;;     %129:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %128:s1 early = compare.nz.d r8.16.ud, 0 scope:wave
;;     %126:s1 = or.ud %129, %128 scope:wave
;;     %124:s1 = or.ud r8.20.ud, 0x80000 scope:wave
;;     %123:s1 early = select_if.g.ud %126, 0x7ff00000, %124, r8.20.ud scope:wave
;;     %120.0:s2 = mov.ud r8.16.ud scope:wave
;;     %119.1:s2 tied(%120) = mov.ud %123 scope:wave
;;     %116:v2 early = select_if.l.ud %129, 0x43300000, %133.0, %133.1, %119.0, %119.1
;;     %108.0:s2 = mov.ud r8.16.ud scope:wave
;;     %107.1:s2 tied(%108) = mov.ud r8.20.ud scope:wave
;;     %110:v2 all = weave %116.0, %116.1
;;     %111:v2 early all = double.add %107, -%110 all
;;     %112:v2 = unweave %111 all
;;     %103:v1 = and.ud %112.0, -1
;;     %104:v1 = and.ud %112.1, 0x7fffffff
;;     %106.0:v2 = mov.ud %103
;;     %105.1:v2 tied(%106) = mov.ud %104
;;     %102:s1 early = compare.g.ud %105.1, 0x7ff00000
;;     %101:s1 early = compare.z.d %105.1, 0x7ff00000
;;     %99:s1 early = compare.nz.d %105.0, 0
;;     %97:s1 = and.ud %101, %99 scope:wave
;;     %94:s1 = or.ud %102, %97 scope:wave
;;     %90:v1 = asr.d %112.1, 31
;;     %88.0:v2 = mov.ud %90
;;     %87.1:v2 tied(%88) = mov.ud %90
;;     %82:v1 = xor.ud %105.0, %87.0
;;     %83:v1 = xor.ud %105.1, %87.1
;;     %85.0:v2 = mov.ud %82
;;     %84.1:v2 tied(%85) = mov.ud %83
;;     %77:v1 = add.d %84.1, -%87.1
;;     %78:v1 tied(%77) = borrow %84.0, %87.0
;;     %79.1:v2 = mov.ud %78
;;     %72:s1 early = compare.g.d %79.1, 0x3fefffff
;;     %70:s1 = xor.ud %94, 0xffff scope:wave
;;     %68:s1 = and.ud %72, %70 scope:wave
;;     %65:v2 early = select %68, -1, 0x3fefffff, %112.0, %112.1
;;     %59:s1 = and.ud r8.16.ud, -1 scope:wave
;;     %60:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %62.0:s2 = mov.ud %59 scope:wave
;;     %61.1:s2 tied(%62) = mov.ud %60 scope:wave
;;     %58:s1 early = select_if.l.d r8.20.ud, 0, 8, 256 scope:wave
;;     %57:s1 early = select_if.l.d r8.20.ud, 0, 16, 128 scope:wave
;;     %56:s1 early = select_if.l.d r8.20.ud, 0, 32, 64 scope:wave
;;     %55:s1 early = select_if.l.d r8.20.ud, 0, 4, 512 scope:wave
;;     %53:s1 early = select_if.l.ud %61.1, 0x100000, %57, %58 scope:wave
;;     %50:s1 = or.ud %61.0, %61.1 scope:wave
;;     %49:s1 early = select_if.z.d %50, 0, %56, %53 scope:wave
;;     %45:s1 = xor.ud %61.1, 0x7ff00000 scope:wave
;;     %44:s1 = or.ud %61.0, %45 scope:wave
;;     %42:s1 early = select_if.z.d %44, 0, %55, %49 scope:wave
;;     %38:s1 early = compare.g.ud %61.1, 0x7ff00000 scope:wave
;;     %37:s1 early = compare.z.d %61.1, 0x7ff00000 scope:wave
;;     %36:s1 early = compare.nz.d %61.0, 0 scope:wave
;;     %34:s1 = and.ud %37, %36 scope:wave
;;     %31:s1 = or.ud %38, %34 scope:wave
;;     %28:s1 early = select %31, 1, %42 scope:wave
;;     %25:s1 early = compare.g.ud %61.1, 0x7ff80000 scope:wave
;;     %24:s1 early = compare.z.d %61.1, 0x7ff80000 scope:wave
;;     %22:s1 = or.ud %25, %24 scope:wave
;;     %19:s1 early = select %22, 2, %28 scope:wave
;;     %16:s1 = and.ud %19, 612 scope:wave
;;     %11:s1 = and.ud r8.16.ud, 0 scope:wave
;;     %12:s1 = and.ud r8.20.ud, 0x80000000 scope:wave
;;     %14.0:s2 = mov.ud %11 scope:wave
;;     %13.1:s2 tied(%14) = mov.ud %12 scope:wave
;;     %9:v2 early = select_if.nz.d %16, 0, %13.0, %13.1, %65.0, %65.1
;;     %2:v1 = add.ud %227, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
