; test isel precise-output
; target ivb
; Maxima on integers whose order is that of the floats; the number if the other operand is a quiet NaN, a signalling one becomes quiet.

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
    v7 = fmax.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %40:v2 early = load.d2 %42 space:global
;;     %39:v1 = and.ud %40.0, 0x7fffffff
;;     %38:v1 = and.ud %40.1, 0x7fffffff
;;     %37:v1 = asr.d %40.0, 31
;;     %36:v1 = xor.ud %39, %37
;;     %34:v1 = asr.d %40.1, 31
;;     %33:v1 = xor.ud %38, %34
;;     %31:v1 early = select_if.ge.d %36, %33, %40.0, %40.1
;;     %28:v1 early = select_if.g.ud %38, 0x7f800000, %40.0, %31
;;     %25:v1 early = select_if.g.ud %39, 0x7f800000, %40.1, %28
;;     %21:v1 = add.d %38, 0x807fffff
;;     %19:v1 = or.ud %40.1, 0x400000
;;     %17:v1 early = select_if.l.ud %21, 0x3fffff, %19, %25
;;     %13:v1 = add.d %39, 0x807fffff
;;     %11:v1 = or.ud %40.0, 0x400000
;;     %9:v1 early = select_if.l.ud %13, 0x3fffff, %11, %17
;;     %2:v1 = add.ud %42, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
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
    v6 = load.f64 global align 8 [v4+8]
    v7 = fmax.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %138:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %136:v4 early = load.d4 %138 space:global
;;     %130:v1 = and.ud %136.0, -1
;;     %131:v1 = and.ud %136.1, 0x7fffffff
;;     %133.0:v2 = mov.ud %130
;;     %132.1:v2 tied(%133) = mov.ud %131
;;     %126:v1 = and.ud %136.2, -1
;;     %127:v1 = and.ud %136.3, 0x7fffffff
;;     %129.0:v2 = mov.ud %126
;;     %128.1:v2 tied(%129) = mov.ud %127
;;     %125:v1 = asr.d %136.1, 31
;;     %123.0:v2 = mov.ud %125
;;     %122.1:v2 tied(%123) = mov.ud %125
;;     %117:v1 = xor.ud %132.0, %122.0
;;     %118:v1 = xor.ud %132.1, %122.1
;;     %120.0:v2 = mov.ud %117
;;     %119.1:v2 tied(%120) = mov.ud %118
;;     %115:v1 = asr.d %136.3, 31
;;     %113.0:v2 = mov.ud %115
;;     %112.1:v2 tied(%113) = mov.ud %115
;;     %107:v1 = xor.ud %128.0, %112.0
;;     %108:v1 = xor.ud %128.1, %112.1
;;     %110.0:v2 = mov.ud %107
;;     %109.1:v2 tied(%110) = mov.ud %108
;;     %103:s1 early = compare.g.d %119.1, %109.1
;;     %102:s1 early = compare.z.d %119.1, %109.1
;;     %99:s1 early = compare.ge.ud %119.0, %109.0
;;     %96:s1 = and.ud %102, %99 scope:wave
;;     %93:s1 = or.ud %103, %96 scope:wave
;;     %90:s1 early = compare.g.ud %132.1, 0x7ff00000
;;     %89:s1 early = compare.z.d %132.1, 0x7ff00000
;;     %87:s1 early = compare.nz.d %132.0, 0
;;     %85:s1 = and.ud %89, %87 scope:wave
;;     %82:s1 = or.ud %90, %85 scope:wave
;;     %79:s1 early = compare.g.ud %128.1, 0x7ff00000
;;     %78:s1 early = compare.z.d %128.1, 0x7ff00000
;;     %76:s1 early = compare.nz.d %128.0, 0
;;     %74:s1 = and.ud %78, %76 scope:wave
;;     %71:s1 = or.ud %79, %74 scope:wave
;;     %68:v2 early = select %93, %136.0, %136.1, %136.2, %136.3
;;     %66:v2 early = select %71, %136.0, %136.1, %68.0, %68.1
;;     %63:v2 early = select %82, %136.2, %136.3, %66.0, %66.1
;;     %56:v1 = add.d %128.0, -1
;;     %57:v1 = add.d %128.1, 0x800fffff
;;     %58:v1 tied(%57) = carry %56, -1
;;     %60.0:v2 = mov.ud %56
;;     %59.1:v2 tied(%60) = mov.ud %58
;;     %53:s1 early = compare.l.ud %59.1, 0x7ffff
;;     %52:s1 early = compare.z.d %59.1, 0x7ffff
;;     %50:s1 early = compare.l.ud %59.0, -1
;;     %48:s1 = and.ud %52, %50 scope:wave
;;     %45:s1 = or.ud %53, %48 scope:wave
;;     %39:v1 = or.ud %136.2, 0
;;     %40:v1 = or.ud %136.3, 0x80000
;;     %42.0:v2 = mov.ud %39
;;     %41.1:v2 tied(%42) = mov.ud %40
;;     %37:v2 early = select %45, %41.0, %41.1, %63.0, %63.1
;;     %29:v1 = add.d %132.0, -1
;;     %30:v1 = add.d %132.1, 0x800fffff
;;     %31:v1 tied(%30) = carry %29, -1
;;     %33.0:v2 = mov.ud %29
;;     %32.1:v2 tied(%33) = mov.ud %31
;;     %26:s1 early = compare.l.ud %32.1, 0x7ffff
;;     %25:s1 early = compare.z.d %32.1, 0x7ffff
;;     %23:s1 early = compare.l.ud %32.0, -1
;;     %21:s1 = and.ud %25, %23 scope:wave
;;     %18:s1 = or.ud %26, %21 scope:wave
;;     %12:v1 = or.ud %136.0, 0
;;     %13:v1 = or.ud %136.1, 0x80000
;;     %15.0:v2 = mov.ud %12
;;     %14.1:v2 tied(%15) = mov.ud %13
;;     %10:v2 early = select %18, %14.0, %14.1, %37.0, %37.1
;;     %2:v1 = add.ud %138, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
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
    v6 = load.f16 global align 2 [v4+4]
    v7 = fmax.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %47:v1 early = load.b2 %49 space:global
;;     %46:v1 early = load.b2 %49 space:global offset:4
;;     %43:v1 = shl.ud %47, 16
;;     %44:v1 = asr.d %43, 16
;;     %39:v1 = shl.ud %46, 16
;;     %40:v1 = asr.d %39, 16
;;     %37:v1 = and.ud %44, 0x7fff
;;     %36:v1 = and.ud %40, 0x7fff
;;     %35:v1 = asr.d %44, 31
;;     %34:v1 = xor.ud %37, %35
;;     %32:v1 = asr.d %40, 31
;;     %31:v1 = xor.ud %36, %32
;;     %29:v1 early = select_if.ge.d %34, %31, %44, %40
;;     %26:v1 early = select_if.g.ud %36, 0x7c00, %44, %29
;;     %24:v1 early = select_if.g.ud %37, 0x7c00, %40, %26
;;     %22:v1 = add.d %36, 0xffff83ff
;;     %20:v1 = or.ud %40, 512
;;     %18:v1 early = select_if.l.ud %22, 511, %20, %24
;;     %14:v1 = add.d %37, 0xffff83ff
;;     %12:v1 = or.ud %44, 512
;;     %10:v1 early = select_if.l.ud %14, 511, %12, %18
;;     %2:v1 = add.ud %49, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %10
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %computed_wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = fadd.f32 v5, v6
    v8 = fmul.f32 v5, v6
    v9 = fmax.f32 v7, v8
    store.f32 global align 4 [v4+256], v9
    return
}
;; machine kernel %computed_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v1 early = keeping.add r8.8.ud, r8.12.ud
;;     %26:v1 early = keeping.mul r8.8.ud, r8.12.ud
;;     %25:v1 = and.ud %27, 0x7fffffff
;;     %24:v1 = and.ud %26, 0x7fffffff
;;     %23:v1 = asr.d %27, 31
;;     %21:v1 = xor.ud %25, %23
;;     %19:v1 = asr.d %26, 31
;;     %17:v1 = xor.ud %24, %19
;;     %15:v1 early = select_if.ge.d %21, %17, %27, %26
;;     %12:v1 early = select_if.g.ud %24, 0x7f800000, %27, %15
;;     %8:v1 early = select_if.g.ud %25, 0x7f800000, %26, %12
;;     %2:v1 = add.ud %29, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %computed_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fadd.f64 v5, v6
    v8 = fmul.f64 v5, v6
    v9 = fmax.f64 v7, v8
    store.f64 global align 8 [v4+256], v9
    return
}
;; machine kernel %computed_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %98:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %96:v4 early = load.d4 %98 space:global
;;     %92:v2 all = weave %96.0, %96.1
;;     %93:v2 all = weave %96.2, %96.3
;;     %94:v2 early all = double.add %92 all, %93 all
;;     %95:v2 = unweave %94 all
;;     %90:v2 early all = double.mul %92 all, %93 all
;;     %91:v2 = unweave %90 all
;;     %80:v1 = and.ud %95.0, -1
;;     %81:v1 = and.ud %95.1, 0x7fffffff
;;     %83.0:v2 = mov.ud %80
;;     %82.1:v2 tied(%83) = mov.ud %81
;;     %76:v1 = and.ud %91.0, -1
;;     %77:v1 = and.ud %91.1, 0x7fffffff
;;     %79.0:v2 = mov.ud %76
;;     %78.1:v2 tied(%79) = mov.ud %77
;;     %75:v1 = asr.d %95.1, 31
;;     %73.0:v2 = mov.ud %75
;;     %72.1:v2 tied(%73) = mov.ud %75
;;     %67:v1 = xor.ud %82.0, %72.0
;;     %68:v1 = xor.ud %82.1, %72.1
;;     %70.0:v2 = mov.ud %67
;;     %69.1:v2 tied(%70) = mov.ud %68
;;     %65:v1 = asr.d %91.1, 31
;;     %63.0:v2 = mov.ud %65
;;     %62.1:v2 tied(%63) = mov.ud %65
;;     %57:v1 = xor.ud %78.0, %62.0
;;     %58:v1 = xor.ud %78.1, %62.1
;;     %60.0:v2 = mov.ud %57
;;     %59.1:v2 tied(%60) = mov.ud %58
;;     %53:s1 early = compare.g.d %69.1, %59.1
;;     %52:s1 early = compare.z.d %69.1, %59.1
;;     %49:s1 early = compare.ge.ud %69.0, %59.0
;;     %46:s1 = and.ud %52, %49 scope:wave
;;     %43:s1 = or.ud %53, %46 scope:wave
;;     %39:s1 early = compare.g.ud %82.1, 0x7ff00000
;;     %38:s1 early = compare.z.d %82.1, 0x7ff00000
;;     %36:s1 early = compare.nz.d %82.0, 0
;;     %34:s1 = and.ud %38, %36 scope:wave
;;     %31:s1 = or.ud %39, %34 scope:wave
;;     %27:s1 early = compare.g.ud %78.1, 0x7ff00000
;;     %26:s1 early = compare.z.d %78.1, 0x7ff00000
;;     %24:s1 early = compare.nz.d %78.0, 0
;;     %22:s1 = and.ud %26, %24 scope:wave
;;     %19:s1 = or.ud %27, %22 scope:wave
;;     %16:v2 early = select %43, %95.0, %95.1, %91.0, %91.1
;;     %14:v2 early = select %19, %95.0, %95.1, %16.0, %16.1
;;     %10:v2 early = select %31, %91.0, %91.1, %14.0, %14.1
;;     %2:v1 = add.ud %98, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
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
    v6 = fconst.f32 0.0
    v7 = fmax.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:v1 early = load.d1 %25 space:global
;;     %21:v1 = and.ud %23, 0x7fffffff
;;     %20:v1 = asr.d %23, 31
;;     %19:v1 = xor.ud %21, %20
;;     %17:v1 early = select_if.ge.d %19, 0, %23, 0
;;     %15:v1 early = select_if.g.ud %21, 0x7f800000, 0, %17
;;     %13:v1 = add.d %21, 0x807fffff
;;     %11:v1 = or.ud %23, 0x400000
;;     %9:v1 early = select_if.l.ud %13, 0x3fffff, %11, %15
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64 at 16 align 8
    param %d : f64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = fmax.f16 v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f64 kernarg align 8 width all [v0+16]
    v13 = load.f64 kernarg align 8 width all [v0+24]
    v14 = fmax.f64 v12, v13
    store.f64 global align 8 [v4+264], v14
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %178:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %176:s1 = mov.ud r8.8.ud scope:wave
;;     %174:s1 = mov.ud r8.12.ud scope:wave
;;     %171:s1 = shl.ud %176, 16 scope:wave
;;     %172:s1 = asr.d %171, 16 scope:wave
;;     %168:s1 = shl.ud %174, 16 scope:wave
;;     %169:s1 = asr.d %168, 16 scope:wave
;;     %166:s1 = and.ud %172, 0x7fff scope:wave
;;     %165:s1 = and.ud %169, 0x7fff scope:wave
;;     %164:s1 = asr.d %172, 31 scope:wave
;;     %163:s1 = xor.ud %166, %164 scope:wave
;;     %161:s1 = asr.d %169, 31 scope:wave
;;     %160:s1 = xor.ud %165, %161 scope:wave
;;     %158:s1 early = select_if.ge.d %163, %160, %172, %169 scope:wave
;;     %155:s1 early = select_if.g.ud %165, 0x7c00, %172, %158 scope:wave
;;     %153:s1 early = select_if.g.ud %166, 0x7c00, %169, %155 scope:wave
;;     %151:s1 = add.d %165, 0xffff83ff scope:wave
;;     %149:s1 = or.ud %169, 512 scope:wave
;;     %147:s1 early = select_if.l.ud %151, 511, %149, %153 scope:wave
;;     %143:s1 = add.d %166, 0xffff83ff scope:wave
;;     %141:s1 = or.ud %172, 512 scope:wave
;;     %139:s1 early = select_if.l.ud %143, 511, %141, %147 scope:wave
;;     %131:v1 = add.ud %178, 256
;;     %133.0:v2 = mov.ud %131
;;     %132.1:v2 tied(%133) = mov.ud %139
;;     store.b2 %132 space:global
;;     %126:s1 = and.ud r8.16.ud, -1 scope:wave
;;     %127:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %129.0:s2 = mov.ud %126 scope:wave
;;     %128.1:s2 tied(%129) = mov.ud %127 scope:wave
;;     %122:s1 = and.ud r8.24.ud, -1 scope:wave
;;     %123:s1 = and.ud r8.28.ud, 0x7fffffff scope:wave
;;     %125.0:s2 = mov.ud %122 scope:wave
;;     %124.1:s2 tied(%125) = mov.ud %123 scope:wave
;;     %121:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %120.0:s2 = mov.ud %121 scope:wave
;;     %119.1:s2 tied(%120) = mov.ud %121 scope:wave
;;     %114:s1 = xor.ud %128.0, %119.0 scope:wave
;;     %115:s1 = xor.ud %128.1, %119.1 scope:wave
;;     %117.0:s2 = mov.ud %114 scope:wave
;;     %116.1:s2 tied(%117) = mov.ud %115 scope:wave
;;     %112:s1 = asr.d r8.28.ud, 31 scope:wave
;;     %111.0:s2 = mov.ud %112 scope:wave
;;     %110.1:s2 tied(%111) = mov.ud %112 scope:wave
;;     %105:s1 = xor.ud %124.0, %110.0 scope:wave
;;     %106:s1 = xor.ud %124.1, %110.1 scope:wave
;;     %108.0:s2 = mov.ud %105 scope:wave
;;     %107.1:s2 tied(%108) = mov.ud %106 scope:wave
;;     %101:s1 early = compare.g.d %116.1, %107.1 scope:wave
;;     %100:s1 early = compare.z.d %116.1, %107.1 scope:wave
;;     %97:s1 early = compare.ge.ud %116.0, %107.0 scope:wave
;;     %94:s1 = and.ud %100, %97 scope:wave
;;     %91:s1 = or.ud %101, %94 scope:wave
;;     %88:s1 early = compare.g.ud %128.1, 0x7ff00000 scope:wave
;;     %87:s1 early = compare.z.d %128.1, 0x7ff00000 scope:wave
;;     %85:s1 early = compare.nz.d %128.0, 0 scope:wave
;;     %83:s1 = and.ud %87, %85 scope:wave
;;     %80:s1 = or.ud %88, %83 scope:wave
;;     %77:s1 early = compare.g.ud %124.1, 0x7ff00000 scope:wave
;;     %76:s1 early = compare.z.d %124.1, 0x7ff00000 scope:wave
;;     %74:s1 early = compare.nz.d %124.0, 0 scope:wave
;;     %72:s1 = and.ud %76, %74 scope:wave
;;     %69:s1 = or.ud %77, %72 scope:wave
;;     %66:s2 early = select %91, r8.16.ud, r8.20.ud, r8.24.ud, r8.28.ud scope:wave
;;     %64:s2 early = select %69, r8.16.ud, r8.20.ud, %66.0, %66.1 scope:wave
;;     %61:s2 early = select %80, r8.24.ud, r8.28.ud, %64.0, %64.1 scope:wave
;;     %54:s1 = add.d %124.0, -1 scope:wave
;;     %55:s1 = add.d %124.1, 0x800fffff scope:wave
;;     %56:s1 tied(%55) = carry %54, -1 scope:wave
;;     %58.0:s2 = mov.ud %54 scope:wave
;;     %57.1:s2 tied(%58) = mov.ud %56 scope:wave
;;     %51:s1 early = compare.l.ud %57.1, 0x7ffff scope:wave
;;     %50:s1 early = compare.z.d %57.1, 0x7ffff scope:wave
;;     %48:s1 early = compare.l.ud %57.0, -1 scope:wave
;;     %46:s1 = and.ud %50, %48 scope:wave
;;     %43:s1 = or.ud %51, %46 scope:wave
;;     %37:s1 = or.ud r8.24.ud, 0 scope:wave
;;     %38:s1 = or.ud r8.28.ud, 0x80000 scope:wave
;;     %40.0:s2 = mov.ud %37 scope:wave
;;     %39.1:s2 tied(%40) = mov.ud %38 scope:wave
;;     %36:s2 early = select %43, %39.0, %39.1, %61.0, %61.1 scope:wave
;;     %28:s1 = add.d %128.0, -1 scope:wave
;;     %29:s1 = add.d %128.1, 0x800fffff scope:wave
;;     %30:s1 tied(%29) = carry %28, -1 scope:wave
;;     %32.0:s2 = mov.ud %28 scope:wave
;;     %31.1:s2 tied(%32) = mov.ud %30 scope:wave
;;     %25:s1 early = compare.l.ud %31.1, 0x7ffff scope:wave
;;     %24:s1 early = compare.z.d %31.1, 0x7ffff scope:wave
;;     %22:s1 early = compare.l.ud %31.0, -1 scope:wave
;;     %20:s1 = and.ud %24, %22 scope:wave
;;     %17:s1 = or.ud %25, %20 scope:wave
;;     %11:s1 = or.ud r8.16.ud, 0 scope:wave
;;     %12:s1 = or.ud r8.20.ud, 0x80000 scope:wave
;;     %14.0:s2 = mov.ud %11 scope:wave
;;     %13.1:s2 tied(%14) = mov.ud %12 scope:wave
;;     %10:s2 early = select %17, %13.0, %13.1, %36.0, %36.1 scope:wave
;;     %2:v1 = add.ud %178, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
