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
;;     %74:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %72:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %71:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %70:s1 early = compare.g.ud %72, 0x7f800000 scope:wave
;;     %69:s1 early = compare.g.ud %71, 0x7f800000 scope:wave
;;     %68:s1 = or.ud %70, %69 scope:wave
;;     %65:s1 = asr.d r8.8.ud, 31 scope:wave
;;     %64:s1 = xor.ud %72, %65 scope:wave
;;     %62:s1 = add.d %64, -%65 scope:wave
;;     %59:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %58:s1 = xor.ud %71, %59 scope:wave
;;     %56:s1 = add.d %58, -%59 scope:wave
;;     %53:s1 early = compare.z.d %62, %56 scope:wave
;;     %52:s1 = xor.ud %68, 1 scope:wave
;;     %50:s1 = and.ud %53, %52 scope:wave
;;     %48:s1 early = compare.nz.d %62, %56 scope:wave
;;     %47:s1 = and.ud %48, %52 scope:wave
;;     %45:s1 early = compare.l.d %62, %56 scope:wave
;;     %44:s1 = and.ud %45, %52 scope:wave
;;     %42:s1 early = compare.le.d %62, %56 scope:wave
;;     %41:s1 = and.ud %42, %52 scope:wave
;;     %39:s1 early = compare.g.d %62, %56 scope:wave
;;     %38:s1 = and.ud %39, %52 scope:wave
;;     %36:s1 early = compare.ge.d %62, %56 scope:wave
;;     %33:s1 = and.ud %36, %52 scope:wave
;;     %27:v1 = add.ud %74, 256
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud %50
;;     store.d1 %28 surface:255
;;     %22:v1 = add.ud %74, 260
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %47
;;     store.d1 %23 surface:255
;;     %17:v1 = add.ud %74, 264
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %44
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %74, 268
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %41
;;     store.d1 %13 surface:255
;;     %7:v1 = add.ud %74, 272
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %38
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %74, 276
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %33
;;     store.d1 %3 surface:255
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
;;     %82:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %80:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %79:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %78:s1 early = compare.g.ud %80, 0x7f800000 scope:wave
;;     %77:s1 early = compare.g.ud %79, 0x7f800000 scope:wave
;;     %76:s1 = or.ud %78, %77 scope:wave
;;     %73:s1 = asr.d r8.8.ud, 31 scope:wave
;;     %72:s1 = xor.ud %80, %73 scope:wave
;;     %70:s1 = add.d %72, -%73 scope:wave
;;     %67:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %66:s1 = xor.ud %79, %67 scope:wave
;;     %64:s1 = add.d %66, -%67 scope:wave
;;     %61:s1 early = compare.z.d %70, %64 scope:wave
;;     %60:s1 = or.ud %61, %76 scope:wave
;;     %58:s1 early = compare.nz.d %70, %64 scope:wave
;;     %57:s1 = or.ud %58, %76 scope:wave
;;     %55:s1 early = compare.l.d %70, %64 scope:wave
;;     %54:s1 = or.ud %55, %76 scope:wave
;;     %52:s1 early = compare.le.d %70, %64 scope:wave
;;     %51:s1 = or.ud %52, %76 scope:wave
;;     %49:s1 early = compare.g.d %70, %64 scope:wave
;;     %48:s1 = or.ud %49, %76 scope:wave
;;     %46:s1 early = compare.ge.d %70, %64 scope:wave
;;     %43:s1 = or.ud %46, %76 scope:wave
;;     %41:s1 = xor.ud %76, 1 scope:wave
;;     %37:v1 = add.ud %82, 256
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %60
;;     store.d1 %38 surface:255
;;     %32:v1 = add.ud %82, 260
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %57
;;     store.d1 %33 surface:255
;;     %27:v1 = add.ud %82, 264
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud %54
;;     store.d1 %28 surface:255
;;     %22:v1 = add.ud %82, 268
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %51
;;     store.d1 %23 surface:255
;;     %17:v1 = add.ud %82, 272
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %48
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %82, 276
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %43
;;     store.d1 %13 surface:255
;;     %7:v1 = add.ud %82, 280
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %41
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %82, 284
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %76
;;     store.d1 %3 surface:255
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
;;     %106:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %101:s1 = and.ud r8.8.ud, -1 scope:wave
;;     %102:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %104.0:s2 = mov.ud %101 scope:wave
;;     %103.1:s2 tied(%104) = mov.ud %102 scope:wave
;;     %97:s1 = and.ud r8.16.ud, -1 scope:wave
;;     %98:s1 = and.ud r8.20.ud, 0x7fffffff scope:wave
;;     %100.0:s2 = mov.ud %97 scope:wave
;;     %99.1:s2 tied(%100) = mov.ud %98 scope:wave
;;     %96:s1 early = compare.g.ud %103.1, 0x7ff00000 scope:wave
;;     %95:s1 early = compare.z.d %103.1, 0x7ff00000 scope:wave
;;     %93:s1 early = compare.nz.d %103.0, 0 scope:wave
;;     %91:s1 = and.ud %95, %93 scope:wave
;;     %88:s1 = or.ud %96, %91 scope:wave
;;     %85:s1 early = compare.g.ud %99.1, 0x7ff00000 scope:wave
;;     %84:s1 early = compare.z.d %99.1, 0x7ff00000 scope:wave
;;     %82:s1 early = compare.nz.d %99.0, 0 scope:wave
;;     %80:s1 = and.ud %84, %82 scope:wave
;;     %77:s1 = or.ud %85, %80 scope:wave
;;     %74:s1 = or.ud %88, %77 scope:wave
;;     %71:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %70.0:s2 = mov.ud %71 scope:wave
;;     %69.1:s2 tied(%70) = mov.ud %71 scope:wave
;;     %64:s1 = xor.ud %103.0, %69.0 scope:wave
;;     %65:s1 = xor.ud %103.1, %69.1 scope:wave
;;     %67.0:s2 = mov.ud %64 scope:wave
;;     %66.1:s2 tied(%67) = mov.ud %65 scope:wave
;;     %58:s1 = add.d %66.0, -%69.0 scope:wave
;;     %59:s1 = add.d %66.1, -%69.1 scope:wave
;;     %60:s1 tied(%59) = borrow %66.0, %69.0 scope:wave
;;     %62.0:s2 = mov.ud %58 scope:wave
;;     %61.1:s2 tied(%62) = mov.ud %60 scope:wave
;;     %55:s1 = asr.d r8.20.ud, 31 scope:wave
;;     %54.0:s2 = mov.ud %55 scope:wave
;;     %53.1:s2 tied(%54) = mov.ud %55 scope:wave
;;     %48:s1 = xor.ud %99.0, %53.0 scope:wave
;;     %49:s1 = xor.ud %99.1, %53.1 scope:wave
;;     %51.0:s2 = mov.ud %48 scope:wave
;;     %50.1:s2 tied(%51) = mov.ud %49 scope:wave
;;     %42:s1 = add.d %50.0, -%53.0 scope:wave
;;     %43:s1 = add.d %50.1, -%53.1 scope:wave
;;     %44:s1 tied(%43) = borrow %50.0, %53.0 scope:wave
;;     %46.0:s2 = mov.ud %42 scope:wave
;;     %45.1:s2 tied(%46) = mov.ud %44 scope:wave
;;     %37:s1 early = compare.l.d %61.1, %45.1 scope:wave
;;     %36:s1 early = compare.z.d %61.1, %45.1 scope:wave
;;     %35:s1 early = compare.l.ud %61.0, %45.0 scope:wave
;;     %34:s1 = and.ud %36, %35 scope:wave
;;     %32:s1 = or.ud %37, %34 scope:wave
;;     %29:s1 = xor.ud %74, 1 scope:wave
;;     %28:s1 = and.ud %32, %29 scope:wave
;;     %25:s1 early = compare.g.d %61.1, %45.1 scope:wave
;;     %22:s1 early = compare.ge.ud %61.0, %45.0 scope:wave
;;     %19:s1 = and.ud %36, %22 scope:wave
;;     %16:s1 = or.ud %25, %19 scope:wave
;;     %13:s1 = or.ud %16, %74 scope:wave
;;     %7:v1 = add.ud %106, 256
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %28
;;     store.d1 %8 surface:255
;;     %2:v1 = add.ud %106, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %13
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
