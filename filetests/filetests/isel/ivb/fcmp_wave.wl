; test isel precise-output
; target ivb
; Comparisons of floats of the wave: integers in scalars.

kernel %ordered {
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
    v7 = fcmp.eq v5, v6
    v8 = fcmp.ne v5, v6
    v9 = fcmp.lt v5, v6
    v10 = fcmp.le v5, v6
    v11 = fcmp.gt v5, v6
    v12 = fcmp.ge v5, v6
    v13 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v13
    v14 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v14
    v15 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v15
    v16 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v16
    v17 = uextend.i32 v11
    store.i32 global align 4 [v4+272], v17
    v18 = uextend.i32 v12
    store.i32 global align 4 [v4+276], v18
    return
}
;; machine kernel %ordered target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %64:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %63:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %62:s1 early = compare.g.ud %64, 0x7f800000 scope:wave
;;     %61:s1 early = compare.g.ud %63, 0x7f800000 scope:wave
;;     %60:s1 = or.ud %62, %61 scope:wave
;;     %57:s1 = asr.d r8.8.ud, 31 scope:wave
;;     %56:s1 = xor.ud %64, %57 scope:wave
;;     %54:s1 = add.d %56, -%57 scope:wave
;;     %51:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %50:s1 = xor.ud %63, %51 scope:wave
;;     %48:s1 = add.d %50, -%51 scope:wave
;;     %45:s1 early = compare.z.d %54, %48 scope:wave
;;     %44:s1 = xor.ud %60, 1 scope:wave
;;     %42:s1 = and.ud %45, %44 scope:wave
;;     %40:s1 early = compare.nz.d %54, %48 scope:wave
;;     %39:s1 = and.ud %40, %44 scope:wave
;;     %37:s1 early = compare.l.d %54, %48 scope:wave
;;     %36:s1 = and.ud %37, %44 scope:wave
;;     %34:s1 early = compare.le.d %54, %48 scope:wave
;;     %33:s1 = and.ud %34, %44 scope:wave
;;     %31:s1 early = compare.g.d %54, %48 scope:wave
;;     %30:s1 = and.ud %31, %44 scope:wave
;;     %28:s1 early = compare.ge.d %54, %48 scope:wave
;;     %25:s1 = and.ud %28, %44 scope:wave
;;     %13:v1 = add.ud %66, 256
;;     %15.0:v5 = mov.ud %13
;;     %16.1:v5 tied(%15) = mov.ud %42
;;     %17.2:v5 tied(%16) = mov.ud %39
;;     %18.3:v5 tied(%17) = mov.ud %36
;;     %14.4:v5 tied(%18) = mov.ud %33
;;     store.d4 %14 space:global
;;     %3:v1 = add.ud %66, 272
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %30
;;     %4.2:v3 tied(%6) = mov.ud %25
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %unordered {
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
    v7 = fcmp.equ v5, v6
    v8 = fcmp.neu v5, v6
    v9 = fcmp.ltu v5, v6
    v10 = fcmp.leu v5, v6
    v11 = fcmp.gtu v5, v6
    v12 = fcmp.geu v5, v6
    v13 = fcmp.num v5, v6
    v14 = fcmp.nan v5, v6
    v15 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v15
    v16 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v16
    v17 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v17
    v18 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v18
    v19 = uextend.i32 v11
    store.i32 global align 4 [v4+272], v19
    v20 = uextend.i32 v12
    store.i32 global align 4 [v4+276], v20
    v21 = uextend.i32 v13
    store.i32 global align 4 [v4+280], v21
    v22 = uextend.i32 v14
    store.i32 global align 4 [v4+284], v22
    return
}
;; machine kernel %unordered target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %68:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %67:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %66:s1 early = compare.g.ud %68, 0x7f800000 scope:wave
;;     %65:s1 early = compare.g.ud %67, 0x7f800000 scope:wave
;;     %64:s1 = or.ud %66, %65 scope:wave
;;     %61:s1 = asr.d r8.8.ud, 31 scope:wave
;;     %60:s1 = xor.ud %68, %61 scope:wave
;;     %58:s1 = add.d %60, -%61 scope:wave
;;     %55:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %54:s1 = xor.ud %67, %55 scope:wave
;;     %52:s1 = add.d %54, -%55 scope:wave
;;     %49:s1 early = compare.z.d %58, %52 scope:wave
;;     %48:s1 = or.ud %49, %64 scope:wave
;;     %46:s1 early = compare.nz.d %58, %52 scope:wave
;;     %45:s1 = or.ud %46, %64 scope:wave
;;     %43:s1 early = compare.l.d %58, %52 scope:wave
;;     %42:s1 = or.ud %43, %64 scope:wave
;;     %40:s1 early = compare.le.d %58, %52 scope:wave
;;     %39:s1 = or.ud %40, %64 scope:wave
;;     %37:s1 early = compare.g.d %58, %52 scope:wave
;;     %36:s1 = or.ud %37, %64 scope:wave
;;     %34:s1 early = compare.ge.d %58, %52 scope:wave
;;     %31:s1 = or.ud %34, %64 scope:wave
;;     %29:s1 = xor.ud %64, 1 scope:wave
;;     %19:v1 = add.ud %70, 256
;;     %21.0:v5 = mov.ud %19
;;     %22.1:v5 tied(%21) = mov.ud %48
;;     %23.2:v5 tied(%22) = mov.ud %45
;;     %24.3:v5 tied(%23) = mov.ud %42
;;     %20.4:v5 tied(%24) = mov.ud %39
;;     store.d4 %20 space:global
;;     %5:v1 = add.ud %70, 272
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %36
;;     %9.2:v5 tied(%8) = mov.ud %31
;;     %10.3:v5 tied(%9) = mov.ud %29
;;     %6.4:v5 tied(%10) = mov.ud %64
;;     store.d4 %6 space:global
;; }
;;     end
;; }

kernel %doubles {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = load.f64 kernarg align 8 width all [v0+16]
    v7 = fcmp.lt v5, v6
    v8 = fcmp.geu v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %104:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %99:s1 = and.ud r8.8.ud, -1 scope:wave
;;     %100:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %102.0:s2 = mov.ud %99 scope:wave
;;     %101.1:s2 tied(%102) = mov.ud %100 scope:wave
;;     %95:s1 = and.ud r8.16.ud, -1 scope:wave
;;     %96:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %98.0:s2 = mov.ud %95 scope:wave
;;     %97.1:s2 tied(%98) = mov.ud %96 scope:wave
;;     %94:s1 early = compare.g.ud %101.1, 0x7ff00000 scope:wave
;;     %93:s1 early = compare.z.d %101.1, 0x7ff00000 scope:wave
;;     %91:s1 early = compare.nz.d %101.0, 0 scope:wave
;;     %89:s1 = and.ud %93, %91 scope:wave
;;     %86:s1 = or.ud %94, %89 scope:wave
;;     %83:s1 early = compare.g.ud %97.1, 0x7ff00000 scope:wave
;;     %82:s1 early = compare.z.d %97.1, 0x7ff00000 scope:wave
;;     %80:s1 early = compare.nz.d %97.0, 0 scope:wave
;;     %78:s1 = and.ud %82, %80 scope:wave
;;     %75:s1 = or.ud %83, %78 scope:wave
;;     %72:s1 = or.ud %86, %75 scope:wave
;;     %69:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %68.0:s2 = mov.ud %69 scope:wave
;;     %67.1:s2 tied(%68) = mov.ud %69 scope:wave
;;     %62:s1 = xor.ud %101.0, %67.0 scope:wave
;;     %63:s1 = xor.ud %101.1, %67.1 scope:wave
;;     %65.0:s2 = mov.ud %62 scope:wave
;;     %64.1:s2 tied(%65) = mov.ud %63 scope:wave
;;     %56:s1 = add.d %64.0, -%67.0 scope:wave
;;     %57:s1 = add.d %64.1, -%67.1 scope:wave
;;     %58:s1 tied(%57) = borrow %64.0, %67.0 scope:wave
;;     %60.0:s2 = mov.ud %56 scope:wave
;;     %59.1:s2 tied(%60) = mov.ud %58 scope:wave
;;     %53:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %52.0:s2 = mov.ud %53 scope:wave
;;     %51.1:s2 tied(%52) = mov.ud %53 scope:wave
;;     %46:s1 = xor.ud %97.0, %51.0 scope:wave
;;     %47:s1 = xor.ud %97.1, %51.1 scope:wave
;;     %49.0:s2 = mov.ud %46 scope:wave
;;     %48.1:s2 tied(%49) = mov.ud %47 scope:wave
;;     %40:s1 = add.d %48.0, -%51.0 scope:wave
;;     %41:s1 = add.d %48.1, -%51.1 scope:wave
;;     %42:s1 tied(%41) = borrow %48.0, %51.0 scope:wave
;;     %44.0:s2 = mov.ud %40 scope:wave
;;     %43.1:s2 tied(%44) = mov.ud %42 scope:wave
;;     %35:s1 early = compare.l.d %59.1, %43.1 scope:wave
;;     %34:s1 early = compare.z.d %59.1, %43.1 scope:wave
;;     %33:s1 early = compare.l.ud %59.0, %43.0 scope:wave
;;     %32:s1 = and.ud %34, %33 scope:wave
;;     %30:s1 = or.ud %35, %32 scope:wave
;;     %27:s1 = xor.ud %72, 1 scope:wave
;;     %26:s1 = and.ud %30, %27 scope:wave
;;     %23:s1 early = compare.g.d %59.1, %43.1 scope:wave
;;     %20:s1 early = compare.ge.ud %59.0, %43.0 scope:wave
;;     %17:s1 = and.ud %34, %20 scope:wave
;;     %14:s1 = or.ud %23, %17 scope:wave
;;     %11:s1 = or.ud %14, %72 scope:wave
;;     %3:v1 = add.ud %104, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %26
;;     %4.2:v3 tied(%6) = mov.ud %11
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %fcmp_wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
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
    v11 = fcmp.lt v7, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %fcmp_wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %44:s1 = mov.ud r8.8.ud scope:wave
;;     %42:s1 = mov.ud r8.12.ud scope:wave
;;     %39:s1 = shl.ud %44, 16 scope:wave
;;     %40:s1 = asr.d %39, 16 scope:wave
;;     %36:s1 = shl.ud %42, 16 scope:wave
;;     %37:s1 = asr.d %36, 16 scope:wave
;;     %34:s1 = and.ud %40, 0x7fff scope:wave
;;     %33:s1 = and.ud %37, 0x7fff scope:wave
;;     %32:s1 early = compare.g.ud %34, 0x7c00 scope:wave
;;     %31:s1 early = compare.g.ud %33, 0x7c00 scope:wave
;;     %30:s1 = or.ud %32, %31 scope:wave
;;     %27:s1 = asr.d %40, 31 scope:wave
;;     %25:s1 = xor.ud %34, %27 scope:wave
;;     %23:s1 = add.d %25, -%27 scope:wave
;;     %20:s1 = asr.d %37, 31 scope:wave
;;     %18:s1 = xor.ud %33, %20 scope:wave
;;     %16:s1 = add.d %18, -%20 scope:wave
;;     %13:s1 early = compare.l.d %23, %16 scope:wave
;;     %10:s1 = xor.ud %30, 1 scope:wave
;;     %8:s1 = and.ud %13, %10 scope:wave
;;     %2:v1 = add.ud %46, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
