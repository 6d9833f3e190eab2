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
;;     %80:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %78:v2 early = load.d2 %80 space:global
;;     %75:s1 early = compare.l.f %78.0, %78.1
;;     %76:s1 early = compare.g.f %78.0, %78.1
;;     %77:s1 = or.ud %75, %76 scope:wave
;;     %74:v1 early = select %77, 1, 0
;;     %69:s1 early = compare.l.f %78.0, %78.1
;;     %70:s1 early = compare.g.f %78.0, %78.1
;;     %71:s1 = or.ud %69, %70 scope:wave
;;     %72:s1 = xor.ud %71, 0xffff scope:wave
;;     %68:v1 early = select %72, 1, 0
;;     %63:s1 early = compare.nz.f %78.0, %78.0
;;     %64:s1 early = compare.nz.f %78.1, %78.1
;;     %65:s1 = or.ud %63, %64 scope:wave
;;     %66:s1 = xor.ud %65, 0xffff scope:wave
;;     %62:v1 early = select %66, 1, 0
;;     %58:s1 early = compare.nz.f %78.0, %78.0
;;     %59:s1 early = compare.nz.f %78.1, %78.1
;;     %60:s1 = or.ud %58, %59 scope:wave
;;     %57:v1 early = select %60, 1, 0
;;     %50:v1 = add.ud %80, 256
;;     %52.0:v5 = mov.ud %50
;;     %53.1:v5 tied(%52) = mov.ud %74
;;     %54.2:v5 tied(%53) = mov.ud %68
;;     %55.3:v5 tied(%54) = mov.ud %62
;;     %51.4:v5 tied(%55) = mov.ud %57
;;     store.d4 %51 space:global
;;     %45:s1 early = compare.nz.f %78.0, %78.1
;;     %44:v1 early = select %45, 1, 0
;;     %41:s1 early = compare.ge.f %78.0, %78.1
;;     %42:s1 = xor.ud %41, 0xffff scope:wave
;;     %40:v1 early = select %42, 1, 0
;;     %37:s1 early = compare.g.f %78.0, %78.1
;;     %38:s1 = xor.ud %37, 0xffff scope:wave
;;     %36:v1 early = select %38, 1, 0
;;     %33:s1 early = compare.le.f %78.0, %78.1
;;     %34:s1 = xor.ud %33, 0xffff scope:wave
;;     %32:v1 early = select %34, 1, 0
;;     %25:v1 = add.ud %80, 272
;;     %27.0:v5 = mov.ud %25
;;     %28.1:v5 tied(%27) = mov.ud %44
;;     %29.2:v5 tied(%28) = mov.ud %40
;;     %30.3:v5 tied(%29) = mov.ud %36
;;     %26.4:v5 tied(%30) = mov.ud %32
;;     store.d4 %26 space:global
;;     %19:s1 early = compare.l.f %78.0, %78.1
;;     %20:s1 = xor.ud %19, 0xffff scope:wave
;;     %18:v1 early = select %20, 1, 0
;;     %16:s1 early = compare.z.f %78.0, %78.1
;;     %15:v1 early = select %16, 1, 0
;;     %13:s1 early = compare.l.f %78.0, %78.1
;;     %10:v1 early = select %13, 1, 0
;;     %4:v1 = add.ud %80, 288
;;     %6.0:v4 = mov.ud %4
;;     %7.1:v4 tied(%6) = mov.ud %18
;;     %8.2:v4 tied(%7) = mov.ud %15
;;     %5.3:v4 tied(%8) = mov.ud %10
;;     store.d3 %5 space:global
;; }
;;     end
;; }
