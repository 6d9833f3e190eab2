; test simplify dce
; Each condition of two different numbers: unordered forms say the same as ordered ones.

function %f16 {
block0:
    v0 = fconst.f16 -1.5
    v1 = fconst.f16 2.0
    v2 = fcmp.eq v0, v1
    v3 = fconst.f16 -1.5
    v4 = fconst.f16 2.0
    v5 = fcmp.ne v3, v4
    v6 = fconst.f16 -1.5
    v7 = fconst.f16 2.0
    v8 = fcmp.lt v6, v7
    v9 = fconst.f16 -1.5
    v10 = fconst.f16 2.0
    v11 = fcmp.le v9, v10
    v12 = fconst.f16 -1.5
    v13 = fconst.f16 2.0
    v14 = fcmp.gt v12, v13
    v15 = fconst.f16 -1.5
    v16 = fconst.f16 2.0
    v17 = fcmp.ge v15, v16
    v18 = fconst.f16 -1.5
    v19 = fconst.f16 2.0
    v20 = fcmp.equ v18, v19
    v21 = fconst.f16 -1.5
    v22 = fconst.f16 2.0
    v23 = fcmp.neu v21, v22
    v24 = fconst.f16 -1.5
    v25 = fconst.f16 2.0
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f16 -1.5
    v28 = fconst.f16 2.0
    v29 = fcmp.leu v27, v28
    v30 = fconst.f16 -1.5
    v31 = fconst.f16 2.0
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f16 -1.5
    v34 = fconst.f16 2.0
    v35 = fcmp.geu v33, v34
    v36 = fconst.f16 -1.5
    v37 = fconst.f16 2.0
    v38 = fcmp.num v36, v37
    v39 = fconst.f16 -1.5
    v40 = fconst.f16 2.0
    v41 = fcmp.nan v39, v40
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29, v32, v35, v38, v41
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0

function %f32 {
block0:
    v0 = fconst.f32 -1.5
    v1 = fconst.f32 2.0
    v2 = fcmp.eq v0, v1
    v3 = fconst.f32 -1.5
    v4 = fconst.f32 2.0
    v5 = fcmp.ne v3, v4
    v6 = fconst.f32 -1.5
    v7 = fconst.f32 2.0
    v8 = fcmp.lt v6, v7
    v9 = fconst.f32 -1.5
    v10 = fconst.f32 2.0
    v11 = fcmp.le v9, v10
    v12 = fconst.f32 -1.5
    v13 = fconst.f32 2.0
    v14 = fcmp.gt v12, v13
    v15 = fconst.f32 -1.5
    v16 = fconst.f32 2.0
    v17 = fcmp.ge v15, v16
    v18 = fconst.f32 -1.5
    v19 = fconst.f32 2.0
    v20 = fcmp.equ v18, v19
    v21 = fconst.f32 -1.5
    v22 = fconst.f32 2.0
    v23 = fcmp.neu v21, v22
    v24 = fconst.f32 -1.5
    v25 = fconst.f32 2.0
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f32 -1.5
    v28 = fconst.f32 2.0
    v29 = fcmp.leu v27, v28
    v30 = fconst.f32 -1.5
    v31 = fconst.f32 2.0
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f32 -1.5
    v34 = fconst.f32 2.0
    v35 = fcmp.geu v33, v34
    v36 = fconst.f32 -1.5
    v37 = fconst.f32 2.0
    v38 = fcmp.num v36, v37
    v39 = fconst.f32 -1.5
    v40 = fconst.f32 2.0
    v41 = fcmp.nan v39, v40
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29, v32, v35, v38, v41
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0

function %f64 {
block0:
    v0 = fconst.f64 -1.5
    v1 = fconst.f64 2.0
    v2 = fcmp.eq v0, v1
    v3 = fconst.f64 -1.5
    v4 = fconst.f64 2.0
    v5 = fcmp.ne v3, v4
    v6 = fconst.f64 -1.5
    v7 = fconst.f64 2.0
    v8 = fcmp.lt v6, v7
    v9 = fconst.f64 -1.5
    v10 = fconst.f64 2.0
    v11 = fcmp.le v9, v10
    v12 = fconst.f64 -1.5
    v13 = fconst.f64 2.0
    v14 = fcmp.gt v12, v13
    v15 = fconst.f64 -1.5
    v16 = fconst.f64 2.0
    v17 = fcmp.ge v15, v16
    v18 = fconst.f64 -1.5
    v19 = fconst.f64 2.0
    v20 = fcmp.equ v18, v19
    v21 = fconst.f64 -1.5
    v22 = fconst.f64 2.0
    v23 = fcmp.neu v21, v22
    v24 = fconst.f64 -1.5
    v25 = fconst.f64 2.0
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f64 -1.5
    v28 = fconst.f64 2.0
    v29 = fcmp.leu v27, v28
    v30 = fconst.f64 -1.5
    v31 = fconst.f64 2.0
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f64 -1.5
    v34 = fconst.f64 2.0
    v35 = fcmp.geu v33, v34
    v36 = fconst.f64 -1.5
    v37 = fconst.f64 2.0
    v38 = fcmp.num v36, v37
    v39 = fconst.f64 -1.5
    v40 = fconst.f64 2.0
    v41 = fcmp.nan v39, v40
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29, v32, v35, v38, v41
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
