; test simplify dce
; Infinities are ordered as numbers.

function %f16 {
block0:
    v0 = fconst.f16 0xfc00
    v1 = fconst.f16 0x7c00
    v2 = fcmp.eq v0, v1
    v3 = fconst.f16 0xfc00
    v4 = fconst.f16 0x7c00
    v5 = fcmp.ne v3, v4
    v6 = fconst.f16 0xfc00
    v7 = fconst.f16 0x7c00
    v8 = fcmp.lt v6, v7
    v9 = fconst.f16 0xfc00
    v10 = fconst.f16 0x7c00
    v11 = fcmp.le v9, v10
    v12 = fconst.f16 0xfc00
    v13 = fconst.f16 0x7c00
    v14 = fcmp.gt v12, v13
    v15 = fconst.f16 0xfc00
    v16 = fconst.f16 0x7c00
    v17 = fcmp.ge v15, v16
    v18 = fconst.f16 0xfc00
    v19 = fconst.f16 0x7c00
    v20 = fcmp.equ v18, v19
    v21 = fconst.f16 0xfc00
    v22 = fconst.f16 0x7c00
    v23 = fcmp.neu v21, v22
    v24 = fconst.f16 0xfc00
    v25 = fconst.f16 0x7c00
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f16 0xfc00
    v28 = fconst.f16 0x7c00
    v29 = fcmp.leu v27, v28
    v30 = fconst.f16 0xfc00
    v31 = fconst.f16 0x7c00
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f16 0xfc00
    v34 = fconst.f16 0x7c00
    v35 = fcmp.geu v33, v34
    v36 = fconst.f16 0xfc00
    v37 = fconst.f16 0x7c00
    v38 = fcmp.num v36, v37
    v39 = fconst.f16 0xfc00
    v40 = fconst.f16 0x7c00
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
    v0 = fconst.f32 0xff800000
    v1 = fconst.f32 0x7f800000
    v2 = fcmp.eq v0, v1
    v3 = fconst.f32 0xff800000
    v4 = fconst.f32 0x7f800000
    v5 = fcmp.ne v3, v4
    v6 = fconst.f32 0xff800000
    v7 = fconst.f32 0x7f800000
    v8 = fcmp.lt v6, v7
    v9 = fconst.f32 0xff800000
    v10 = fconst.f32 0x7f800000
    v11 = fcmp.le v9, v10
    v12 = fconst.f32 0xff800000
    v13 = fconst.f32 0x7f800000
    v14 = fcmp.gt v12, v13
    v15 = fconst.f32 0xff800000
    v16 = fconst.f32 0x7f800000
    v17 = fcmp.ge v15, v16
    v18 = fconst.f32 0xff800000
    v19 = fconst.f32 0x7f800000
    v20 = fcmp.equ v18, v19
    v21 = fconst.f32 0xff800000
    v22 = fconst.f32 0x7f800000
    v23 = fcmp.neu v21, v22
    v24 = fconst.f32 0xff800000
    v25 = fconst.f32 0x7f800000
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f32 0xff800000
    v28 = fconst.f32 0x7f800000
    v29 = fcmp.leu v27, v28
    v30 = fconst.f32 0xff800000
    v31 = fconst.f32 0x7f800000
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f32 0xff800000
    v34 = fconst.f32 0x7f800000
    v35 = fcmp.geu v33, v34
    v36 = fconst.f32 0xff800000
    v37 = fconst.f32 0x7f800000
    v38 = fcmp.num v36, v37
    v39 = fconst.f32 0xff800000
    v40 = fconst.f32 0x7f800000
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
    v0 = fconst.f64 0xfff0000000000000
    v1 = fconst.f64 0x7ff0000000000000
    v2 = fcmp.eq v0, v1
    v3 = fconst.f64 0xfff0000000000000
    v4 = fconst.f64 0x7ff0000000000000
    v5 = fcmp.ne v3, v4
    v6 = fconst.f64 0xfff0000000000000
    v7 = fconst.f64 0x7ff0000000000000
    v8 = fcmp.lt v6, v7
    v9 = fconst.f64 0xfff0000000000000
    v10 = fconst.f64 0x7ff0000000000000
    v11 = fcmp.le v9, v10
    v12 = fconst.f64 0xfff0000000000000
    v13 = fconst.f64 0x7ff0000000000000
    v14 = fcmp.gt v12, v13
    v15 = fconst.f64 0xfff0000000000000
    v16 = fconst.f64 0x7ff0000000000000
    v17 = fcmp.ge v15, v16
    v18 = fconst.f64 0xfff0000000000000
    v19 = fconst.f64 0x7ff0000000000000
    v20 = fcmp.equ v18, v19
    v21 = fconst.f64 0xfff0000000000000
    v22 = fconst.f64 0x7ff0000000000000
    v23 = fcmp.neu v21, v22
    v24 = fconst.f64 0xfff0000000000000
    v25 = fconst.f64 0x7ff0000000000000
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f64 0xfff0000000000000
    v28 = fconst.f64 0x7ff0000000000000
    v29 = fcmp.leu v27, v28
    v30 = fconst.f64 0xfff0000000000000
    v31 = fconst.f64 0x7ff0000000000000
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f64 0xfff0000000000000
    v34 = fconst.f64 0x7ff0000000000000
    v35 = fcmp.geu v33, v34
    v36 = fconst.f64 0xfff0000000000000
    v37 = fconst.f64 0x7ff0000000000000
    v38 = fcmp.num v36, v37
    v39 = fconst.f64 0xfff0000000000000
    v40 = fconst.f64 0x7ff0000000000000
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

function %equal {
block0:
    v0 = fconst.f32 0x7f800000
    v1 = fconst.f32 0x7f800000
    v2 = fcmp.eq v0, v1
    v3 = fconst.f32 0x7f800000
    v4 = fconst.f32 0x7f800000
    v5 = fcmp.ne v3, v4
    v6 = fconst.f32 0x7f800000
    v7 = fconst.f32 0x7f800000
    v8 = fcmp.lt v6, v7
    v9 = fconst.f32 0x7f800000
    v10 = fconst.f32 0x7f800000
    v11 = fcmp.le v9, v10
    v12 = fconst.f32 0x7f800000
    v13 = fconst.f32 0x7f800000
    v14 = fcmp.gt v12, v13
    v15 = fconst.f32 0x7f800000
    v16 = fconst.f32 0x7f800000
    v17 = fcmp.ge v15, v16
    v18 = fconst.f32 0x7f800000
    v19 = fconst.f32 0x7f800000
    v20 = fcmp.equ v18, v19
    v21 = fconst.f32 0x7f800000
    v22 = fconst.f32 0x7f800000
    v23 = fcmp.neu v21, v22
    v24 = fconst.f32 0x7f800000
    v25 = fconst.f32 0x7f800000
    v26 = fcmp.ltu v24, v25
    v27 = fconst.f32 0x7f800000
    v28 = fconst.f32 0x7f800000
    v29 = fcmp.leu v27, v28
    v30 = fconst.f32 0x7f800000
    v31 = fconst.f32 0x7f800000
    v32 = fcmp.gtu v30, v31
    v33 = fconst.f32 0x7f800000
    v34 = fconst.f32 0x7f800000
    v35 = fcmp.geu v33, v34
    v36 = fconst.f32 0x7f800000
    v37 = fconst.f32 0x7f800000
    v38 = fcmp.num v36, v37
    v39 = fconst.f32 0x7f800000
    v40 = fconst.f32 0x7f800000
    v41 = fcmp.nan v39, v40
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29, v32, v35, v38, v41
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
