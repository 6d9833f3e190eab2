; test isel precise-output
; target ivb
; Floats of another size. To single precision subnormals are made by hand; halves have instructions of their own.

kernel %to_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %to_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v2 all = to_double.f %9
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %to_single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %to_single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %135:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %133:v2 early = load.d2 %135 space:global
;;     %129:v1 = and.ud %133.0, -1
;;     %130:v1 = and.ud %133.1, 0x7fffffff
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
;;     %70:v1 = and.ud %133.0, 0
;;     %71:v1 = and.ud %133.1, 0x80000000
;;     %73.0:v2 = mov.ud %70
;;     %72.1:v2 tied(%73) = mov.ud %71
;;     %65:v1 = or.ud %72.0, 0
;;     %66:v1 = or.ud %72.1, 0x39e00000
;;     %68.0:v2 = mov.ud %65
;;     %67.1:v2 tied(%68) = mov.ud %66
;;     %58:v2 all = weave %133.0, %133.1
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
;;     %35:v1 = shr.ud %133.0, 29
;;     %33:v1 = shl.ud %133.1, 3
;;     %32:v1 = or.ud %35, %33
;;     %29:v1 = and.ud %32, 0x7fffff
;;     %27:v1 = or.ud %29, 0x7fc00000
;;     %25:s1 early = compare.g.ud %131.1, 0x7ff00000
;;     %24:s1 early = compare.z.d %131.1, 0x7ff00000
;;     %22:s1 early = compare.nz.d %131.0, 0
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %14:v1 early = select %17, %27, %38
;;     %10:v1 early = select_if.l.d %133.1, 0, 0x80000000, 0
;;     %8:v1 = or.ud %14, %10
;;     %2:v1 = add.ud %135, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %from_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconvert.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %from_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.b2 %9 space:global
;;     %6:v1 = f16to32.f.uw %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = f32to16.uw.f %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

; By way of single precision, which is exact.
kernel %half_to_double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %half_to_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b2 %13 space:global
;;     %10:v1 = f16to32.f.uw %11
;;     %7:v2 all = to_double.f %10
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_from_half {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fconvert.f32 v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_from_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:s1 = mov.ud r8.8.ud scope:wave
;;     %6:v1 = f16to32.f.uw %9
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_to_half {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %wave_to_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = f32to16.uw.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_to_double {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_to_double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 all = to_double.f r8.8.ud
;;     %7:v2 = unweave %6 all
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.0
;;     %3.2:v3 tied(%5) = mov.ud %7.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fconvert.f64 v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:s1 = mov.ud r8.8.ud scope:wave
;;     %10:v1 = f16to32.f.uw %13
;;     %7:v2 all = to_double.f %10
;;     %8:v2 = unweave %7 all
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = fconvert.f32 v5
    store.f32 global align 4 [v4+260], v7
    return
}
;; machine kernel %wave_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %219:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %216.0:s2 = mov.ud r8.8.ud scope:wave
;;     %215.1:s2 tied(%216) = mov.ud r8.12.ud scope:wave
;;     %217:v1 = from_double.f %215
;;     %213:v2 all = to_double.f %217
;;     %214:v2 = unweave %213 all
;;     %208:v1 = and.ud %214.0, -1
;;     %209:v1 = and.ud %214.1, 0x7fffffff
;;     %211.0:v2 = mov.ud %208
;;     %210.1:v2 tied(%211) = mov.ud %209
;;     %204:s1 = and.ud r8.8.ud, -1 scope:wave
;;     %205:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %207.0:s2 = mov.ud %204 scope:wave
;;     %206.1:s2 tied(%207) = mov.ud %205 scope:wave
;;     %203:s1 early = compare.g.ud %210.1, 0x7ff00000
;;     %202:s1 early = compare.z.d %210.1, 0x7ff00000
;;     %200:s1 early = compare.nz.d %210.0, 0
;;     %198:s1 = and.ud %202, %200 scope:wave
;;     %195:s1 = or.ud %203, %198 scope:wave
;;     %192:s1 early = compare.g.ud %206.1, 0x7ff00000 scope:wave
;;     %191:s1 early = compare.z.d %206.1, 0x7ff00000 scope:wave
;;     %190:s1 early = compare.nz.d %206.0, 0 scope:wave
;;     %189:s1 = and.ud %191, %190 scope:wave
;;     %186:s1 = or.ud %192, %189 scope:wave
;;     %182:s1 = mov.d -%186 scope:wave
;;     %183:s1 = or.ud %195, %182 scope:wave
;;     %179:v1 = asr.d %214.1, 31
;;     %177.0:v2 = mov.ud %179
;;     %176.1:v2 tied(%177) = mov.ud %179
;;     %171:v1 = xor.ud %210.0, %176.0
;;     %172:v1 = xor.ud %210.1, %176.1
;;     %174.0:v2 = mov.ud %171
;;     %173.1:v2 tied(%174) = mov.ud %172
;;     %165:v1 = add.d %173.0, -%176.0
;;     %166:v1 = add.d %173.1, -%176.1
;;     %167:v1 tied(%166) = borrow %173.0, %176.0
;;     %169.0:v2 = mov.ud %165
;;     %168.1:v2 tied(%169) = mov.ud %167
;;     %162:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %161.0:s2 = mov.ud %162 scope:wave
;;     %160.1:s2 tied(%161) = mov.ud %162 scope:wave
;;     %155:s1 = xor.ud %206.0, %160.0 scope:wave
;;     %156:s1 = xor.ud %206.1, %160.1 scope:wave
;;     %158.0:s2 = mov.ud %155 scope:wave
;;     %157.1:s2 tied(%158) = mov.ud %156 scope:wave
;;     %150:s1 = add.d %157.0, -%160.0 scope:wave
;;     %151:s1 = add.d %157.1, -%160.1 scope:wave
;;     %152:s1 tied(%151) = borrow %157.0, %160.0 scope:wave
;;     %154.0:s2 = mov.ud %150 scope:wave
;;     %153.1:s2 tied(%154) = mov.ud %152 scope:wave
;;     %145:v1 = xor.ud %168.0, %153.0
;;     %142:v1 = xor.ud %168.1, %153.1
;;     %139:v1 = or.ud %145, %142
;;     %136:s1 early = compare.nz.d %139, 0
;;     %134:s1 = xor.ud %183, 0xffff scope:wave
;;     %132:s1 = and.ud %136, %134 scope:wave
;;     %129:v1 early = select %132, 1, 0
;;     %126:v1 = or.ud %217, %129
;;     %122:v1 = f32to16.uw.f %126
;;     %118:v1 = add.ud %219, 256
;;     %120.0:v2 = mov.ud %118
;;     %119.1:v2 tied(%120) = mov.ud %122
;;     store.b2 %119 space:global
;;     %113:s1 = mov.ud %206.0 scope:wave
;;     %114:s1 = add.d %206.1, 0xc8000000 scope:wave
;;     %116.0:s2 = mov.ud %113 scope:wave
;;     %115.1:s2 tied(%116) = mov.ud %114 scope:wave
;;     %111:s1 = shr.ud %115.1, 29 scope:wave
;;     %110:s1 = shl.ud %115.1, 3 scope:wave
;;     %108:s1 = shr.ud %115.0, 29 scope:wave
;;     %106:s1 = or.ud %108, %110 scope:wave
;;     %103.0:s2 = mov.ud %106 scope:wave
;;     %102.1:s2 tied(%103) = mov.ud %111 scope:wave
;;     %96:s1 = and.ud %102.0, 1 scope:wave
;;     %97:s1 = and.ud %102.1, 0 scope:wave
;;     %99.0:s2 = mov.ud %96 scope:wave
;;     %98.1:s2 tied(%99) = mov.ud %97 scope:wave
;;     %90:s1 = add.d %98.0, %206.0 scope:wave
;;     %91:s1 = add.d %98.1, %206.1 scope:wave
;;     %92:s1 tied(%91) = carry %90, %206.0 scope:wave
;;     %94.0:s2 = mov.ud %90 scope:wave
;;     %93.1:s2 tied(%94) = mov.ud %92 scope:wave
;;     %83:s1 = add.d %93.0, 0xfffffff scope:wave
;;     %84:s1 = add.d %93.1, 0xc8000000 scope:wave
;;     %85:s1 tied(%84) = carry %83, 0xfffffff scope:wave
;;     %87.0:s2 = mov.ud %83 scope:wave
;;     %86.1:s2 tied(%87) = mov.ud %85 scope:wave
;;     %80:s1 = shl.ud %86.1, 3 scope:wave
;;     %78:s1 = shr.ud %86.0, 29 scope:wave
;;     %76:s1 = or.ud %78, %80 scope:wave
;;     %73:s1 early = compare.g.ud %76, 0x7f7fffff scope:wave
;;     %72:s1 early = compare.g.ud %206.1, 0x47f00000 scope:wave
;;     %71:s1 early = compare.z.d %206.1, 0x47f00000 scope:wave
;;     %70:s1 = or.ud %72, %71 scope:wave
;;     %67:s1 = or.ud %73, %70 scope:wave
;;     %64:s1 early = select %67, 0x7f800000, %76 scope:wave
;;     %58:s1 = and.ud r8.8.ud, 0 scope:wave
;;     %59:s1 = and.ud r8.12.ud, 0x80000000 scope:wave
;;     %61.0:s2 = mov.ud %58 scope:wave
;;     %60.1:s2 tied(%61) = mov.ud %59 scope:wave
;;     %54:s1 = or.ud %60.0, 0 scope:wave
;;     %55:s1 = or.ud %60.1, 0x39e00000 scope:wave
;;     %57.0:s2 = mov.ud %54 scope:wave
;;     %56.1:s2 tied(%57) = mov.ud %55 scope:wave
;;     %48.0:s2 = mov.ud r8.8.ud scope:wave
;;     %47.1:s2 tied(%48) = mov.ud r8.12.ud scope:wave
;;     %50:v2 early all = double.add %47, %56
;;     %51:v2 = unweave %50 all
;;     %42:v1 = and.ud %51.0, -1
;;     %45:v1 = mov.ud %42
;;     %37:v1 = mov.ud %45
;;     %40:v1 = mov.ud %37
;;     %34:v1 early = select_if.l.ud %206.1, 0x38100000, %40, %64
;;     %31:s1 = xor.ud %206.1, 0x7ff00000 scope:wave
;;     %29:s1 = or.ud %206.0, %31 scope:wave
;;     %26:v1 early = select_if.z.d %29, 0, 0x7f800000, %34
;;     %23:s1 = shr.ud r8.8.ud, 29 scope:wave
;;     %22:s1 = shl.ud r8.12.ud, 3 scope:wave
;;     %21:s1 = or.ud %23, %22 scope:wave
;;     %18:s1 = and.ud %21, 0x7fffff scope:wave
;;     %16:s1 = or.ud %18, 0x7fc00000 scope:wave
;;     %11:s1 = mov.d -%186 scope:wave
;;     %14:v1 early = select %11, %16, %26
;;     %9:s1 early = select_if.l.d r8.12.ud, 0, 0x80000000, 0 scope:wave
;;     %8:v1 = or.ud %14, %9
;;     %2:v1 = add.ud %219, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
