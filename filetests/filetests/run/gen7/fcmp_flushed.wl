; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Comparisons of singles that flush: equal, less, greater, a NaN; subnormals are zeros.

kernel %compare {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3, v4 = load.f32 global align 4 [v1]
    v10 = fcmp.eq.ftz v3, v4
    v11 = uextend.i32 v10
    v12 = fcmp.ne.ftz v3, v4
    v13 = uextend.i32 v12
    v14 = fcmp.lt.ftz v3, v4
    v15 = uextend.i32 v14
    v16 = fcmp.le.ftz v3, v4
    v17 = uextend.i32 v16
    v18 = fcmp.gt.ftz v3, v4
    v19 = uextend.i32 v18
    v20 = fcmp.ge.ftz v3, v4
    v21 = uextend.i32 v20
    v22 = fcmp.equ.ftz v3, v4
    v23 = uextend.i32 v22
    v24 = fcmp.neu.ftz v3, v4
    v25 = uextend.i32 v24
    v26 = fcmp.ltu.ftz v3, v4
    v27 = uextend.i32 v26
    v28 = fcmp.leu.ftz v3, v4
    v29 = uextend.i32 v28
    v30 = fcmp.gtu.ftz v3, v4
    v31 = uextend.i32 v30
    v32 = fcmp.geu.ftz v3, v4
    v33 = uextend.i32 v32
    v34 = fcmp.num.ftz v3, v4
    v35 = uextend.i32 v34
    v36 = fcmp.nan.ftz v3, v4
    v37 = uextend.i32 v36
    store.i32 global align 4 [v2], v11, v13, v15, v17
    store.i32 global align 4 [v2+16], v19, v21, v23, v25
    store.i32 global align 4 [v2+32], v27, v29, v31, v33
    store.i32 global align 4 [v2+48], v35, v37
    return
}
; run: %compare([1.0, 1.0]: f32, zero(14): i32) grid 1 group 1 == _, [1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0]
; run: %compare([1.0, 2.0]: f32, zero(14): i32) grid 1 group 1 == _, [0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0]
; run: %compare([2.0, 1.0]: f32, zero(14): i32) grid 1 group 1 == _, [0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0]
; run: %compare([0x7fc00000, 1.0]: f32, zero(14): i32) grid 1 group 1 == _, [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1]
; run: %compare([1.0, 0x7fc00000]: f32, zero(14): i32) grid 1 group 1 == _, [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1]
; run: %compare([0x00000001, 0x80000000]: f32, zero(14): i32) grid 1 group 1 == _, [1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0]
