; test isel precise-output
; target ivb
; Comparisons of singles that flush: the machine's conditions, their opposites, and those that ask whether there is a NaN.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v10 = fcmp.ne.ftz v5, v6
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    v12 = fcmp.equ.ftz v5, v6
    v13 = uextend.i32 v12
    store.i32 global align 4 [v4+260], v13
    v14 = fcmp.num.ftz v5, v6
    v15 = uextend.i32 v14
    store.i32 global align 4 [v4+264], v15
    v16 = fcmp.nan.ftz v5, v6
    v17 = uextend.i32 v16
    store.i32 global align 4 [v4+268], v17
    v18 = fcmp.neu.ftz v5, v6
    v19 = uextend.i32 v18
    store.i32 global align 4 [v4+272], v19
    v20 = fcmp.ltu.ftz v5, v6
    v21 = uextend.i32 v20
    store.i32 global align 4 [v4+276], v21
    v22 = fcmp.leu.ftz v5, v6
    v23 = uextend.i32 v22
    store.i32 global align 4 [v4+280], v23
    v24 = fcmp.gtu.ftz v5, v6
    v25 = uextend.i32 v24
    store.i32 global align 4 [v4+284], v25
    v26 = fcmp.geu.ftz v5, v6
    v27 = uextend.i32 v26
    store.i32 global align 4 [v4+288], v27
    v28 = fcmp.eq.ftz v5, v6
    v29 = uextend.i32 v28
    store.i32 global align 4 [v4+292], v29
    v30 = fcmp.lt.ftz v5, v6
    v31 = uextend.i32 v30
    store.i32 global align 4 [v4+296], v31
    return
}
;; machine kernel %all target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %97:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %95:v1 early = load.d1 %97 surface:255
;;     %94:v1 early = load.d1 %97 surface:255 offset:4
;;     %91:s1 early = compare.l.f %95, %94
;;     %92:s1 early = compare.g.f %95, %94
;;     %93:s1 = or.ud %91, %92 scope:wave
;;     %90:v1 early = select %93, 1, 0
;;     %86:v1 = add.ud %97, 256
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %90
;;     store.d1 %87 surface:255
;;     %81:s1 early = compare.l.f %95, %94
;;     %82:s1 early = compare.g.f %95, %94
;;     %83:s1 = or.ud %81, %82 scope:wave
;;     %84:s1 = xor.ud %83, 0xffff scope:wave
;;     %80:v1 early = select %84, 1, 0
;;     %76:v1 = add.ud %97, 260
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %80
;;     store.d1 %77 surface:255
;;     %71:s1 early = compare.nz.f %95, %95
;;     %72:s1 early = compare.nz.f %94, %94
;;     %73:s1 = or.ud %71, %72 scope:wave
;;     %74:s1 = xor.ud %73, 0xffff scope:wave
;;     %70:v1 early = select %74, 1, 0
;;     %66:v1 = add.ud %97, 264
;;     %68.0:v2 = mov.ud %66
;;     %67.1:v2 tied(%68) = mov.ud %70
;;     store.d1 %67 surface:255
;;     %62:s1 early = compare.nz.f %95, %95
;;     %63:s1 early = compare.nz.f %94, %94
;;     %64:s1 = or.ud %62, %63 scope:wave
;;     %61:v1 early = select %64, 1, 0
;;     %57:v1 = add.ud %97, 268
;;     %59.0:v2 = mov.ud %57
;;     %58.1:v2 tied(%59) = mov.ud %61
;;     store.d1 %58 surface:255
;;     %55:s1 early = compare.nz.f %95, %94
;;     %54:v1 early = select %55, 1, 0
;;     %50:v1 = add.ud %97, 272
;;     %52.0:v2 = mov.ud %50
;;     %51.1:v2 tied(%52) = mov.ud %54
;;     store.d1 %51 surface:255
;;     %47:s1 early = compare.ge.f %95, %94
;;     %48:s1 = xor.ud %47, 0xffff scope:wave
;;     %46:v1 early = select %48, 1, 0
;;     %42:v1 = add.ud %97, 276
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %46
;;     store.d1 %43 surface:255
;;     %39:s1 early = compare.g.f %95, %94
;;     %40:s1 = xor.ud %39, 0xffff scope:wave
;;     %38:v1 early = select %40, 1, 0
;;     %34:v1 = add.ud %97, 280
;;     %36.0:v2 = mov.ud %34
;;     %35.1:v2 tied(%36) = mov.ud %38
;;     store.d1 %35 surface:255
;;     %31:s1 early = compare.le.f %95, %94
;;     %32:s1 = xor.ud %31, 0xffff scope:wave
;;     %30:v1 early = select %32, 1, 0
;;     %26:v1 = add.ud %97, 284
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.d1 %27 surface:255
;;     %23:s1 early = compare.l.f %95, %94
;;     %24:s1 = xor.ud %23, 0xffff scope:wave
;;     %22:v1 early = select %24, 1, 0
;;     %18:v1 = add.ud %97, 288
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %22
;;     store.d1 %19 surface:255
;;     %16:s1 early = compare.z.f %95, %94
;;     %15:v1 early = select %16, 1, 0
;;     %11:v1 = add.ud %97, 292
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     store.d1 %12 surface:255
;;     %9:s1 early = compare.l.f %95, %94
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %97, 296
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
