; test isel precise-output
; target ivb
; Comparisons of f32 on integers whose order is that of the floats, because the machine would flush subnormals.

kernel %ordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
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
;;     %77:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %75:v2 early = load.d2 %77 space:global
;;     %72:v1 = and.ud %75.0, 0x7fffffff
;;     %71:v1 = and.ud %75.1, 0x7fffffff
;;     %70:s1 early = compare.g.ud %72, 0x7f800000
;;     %69:s1 early = compare.g.ud %71, 0x7f800000
;;     %68:s1 = or.ud %70, %69 scope:wave
;;     %65:v1 = asr.d %75.0, 31
;;     %63:v1 = xor.ud %72, %65
;;     %61:v1 = add.d %63, -%65
;;     %58:v1 = asr.d %75.1, 31
;;     %56:v1 = xor.ud %71, %58
;;     %54:v1 = add.d %56, -%58
;;     %51:s1 early = compare.z.d %61, %54
;;     %50:s1 = xor.ud %68, 0xffff scope:wave
;;     %48:s1 = and.ud %51, %50 scope:wave
;;     %46:s1 early = compare.nz.d %61, %54
;;     %45:s1 = and.ud %46, %50 scope:wave
;;     %43:s1 early = compare.l.d %61, %54
;;     %42:s1 = and.ud %43, %50 scope:wave
;;     %40:s1 early = compare.le.d %61, %54
;;     %39:s1 = and.ud %40, %50 scope:wave
;;     %37:s1 early = compare.g.d %61, %54
;;     %36:s1 = and.ud %37, %50 scope:wave
;;     %34:s1 early = compare.ge.d %61, %54
;;     %31:s1 = and.ud %34, %50 scope:wave
;;     %28:v1 early = select %48, 1, 0
;;     %26:v1 early = select %45, 1, 0
;;     %24:v1 early = select %42, 1, 0
;;     %22:v1 early = select %39, 1, 0
;;     %15:v1 = add.ud %77, 256
;;     %17.0:v5 = mov.ud %15
;;     %18.1:v5 tied(%17) = mov.ud %28
;;     %19.2:v5 tied(%18) = mov.ud %26
;;     %20.3:v5 tied(%19) = mov.ud %24
;;     %16.4:v5 tied(%20) = mov.ud %22
;;     store.d4 %16 space:global
;;     %10:v1 early = select %36, 1, 0
;;     %8:v1 early = select %31, 1, 0
;;     %3:v1 = add.ud %77, 272
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10
;;     %4.2:v3 tied(%6) = mov.ud %8
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %unordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
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
;;     %83:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %81:v2 early = load.d2 %83 space:global
;;     %78:v1 = and.ud %81.0, 0x7fffffff
;;     %77:v1 = and.ud %81.1, 0x7fffffff
;;     %76:s1 early = compare.g.ud %78, 0x7f800000
;;     %75:s1 early = compare.g.ud %77, 0x7f800000
;;     %74:s1 = or.ud %76, %75 scope:wave
;;     %71:v1 = asr.d %81.0, 31
;;     %69:v1 = xor.ud %78, %71
;;     %67:v1 = add.d %69, -%71
;;     %64:v1 = asr.d %81.1, 31
;;     %62:v1 = xor.ud %77, %64
;;     %60:v1 = add.d %62, -%64
;;     %57:s1 early = compare.z.d %67, %60
;;     %56:s1 = or.ud %57, %74 scope:wave
;;     %54:s1 early = compare.nz.d %67, %60
;;     %53:s1 = or.ud %54, %74 scope:wave
;;     %51:s1 early = compare.l.d %67, %60
;;     %50:s1 = or.ud %51, %74 scope:wave
;;     %48:s1 early = compare.le.d %67, %60
;;     %47:s1 = or.ud %48, %74 scope:wave
;;     %45:s1 early = compare.g.d %67, %60
;;     %44:s1 = or.ud %45, %74 scope:wave
;;     %42:s1 early = compare.ge.d %67, %60
;;     %39:s1 = or.ud %42, %74 scope:wave
;;     %37:s1 = xor.ud %74, 0xffff scope:wave
;;     %36:v1 early = select %56, 1, 0
;;     %34:v1 early = select %53, 1, 0
;;     %32:v1 early = select %50, 1, 0
;;     %30:v1 early = select %47, 1, 0
;;     %23:v1 = add.ud %83, 256
;;     %25.0:v5 = mov.ud %23
;;     %26.1:v5 tied(%25) = mov.ud %36
;;     %27.2:v5 tied(%26) = mov.ud %34
;;     %28.3:v5 tied(%27) = mov.ud %32
;;     %24.4:v5 tied(%28) = mov.ud %30
;;     store.d4 %24 space:global
;;     %18:v1 early = select %44, 1, 0
;;     %16:v1 early = select %39, 1, 0
;;     %14:v1 early = select %37, 1, 0
;;     %12:v1 early = select %74, 1, 0
;;     %5:v1 = add.ud %83, 272
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %18
;;     %9.2:v5 tied(%8) = mov.ud %16
;;     %10.3:v5 tied(%9) = mov.ud %14
;;     %6.4:v5 tied(%10) = mov.ud %12
;;     store.d4 %6 space:global
;; }
;;     end
;; }
