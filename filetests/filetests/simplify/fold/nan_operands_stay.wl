; test simplify dce
; Arithmetic on a NaN gives a NaN whose payload the machine chooses: it stays, quiet or signalling.

function %f16 {
block0:
    v0 = fconst.f16 0x7e01
    v1 = fconst.f16 1.0
    v2 = fadd.f16 v0, v1
    v3 = fconst.f16 1.0
    v4 = fconst.f16 0x7c01
    v5 = fadd.f16 v3, v4
    v6 = fconst.f16 0x7e01
    v7 = fconst.f16 0.0
    v8 = fmul.f16 v6, v7
    v9 = fconst.f16 0x7e01
    v10 = fsqrt.f16 v9
    v11 = fconst.f16 1.0
    v12 = fconst.f16 1.0
    v13 = fconst.f16 0x7c01
    v14 = fma.f16 v11, v12, v13
    v15 = fconst.f16 0x7e01
    v16 = ffloor.f16 v15
    return v2, v5, v8, v10, v14, v16
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = fadd.f16 v0, v1
; nextln: v3 =
; nextln: v4 =
; nextln: v5 = fadd.f16 v3, v4
; nextln: v6 =
; nextln: v7 =
; nextln: v8 = fmul.f16 v6, v7
; nextln: v9 =
; nextln: v10 = fsqrt.f16 v9
; nextln: v11 =
; nextln: v12 =
; nextln: v13 =
; nextln: v14 = fma.f16 v11, v12, v13
; nextln: v15 =
; nextln: v16 = ffloor.f16 v15

function %f32 {
block0:
    v0 = fconst.f32 0x7fc00001
    v1 = fconst.f32 1.0
    v2 = fadd.f32 v0, v1
    v3 = fconst.f32 1.0
    v4 = fconst.f32 0x7f800001
    v5 = fadd.f32 v3, v4
    v6 = fconst.f32 0x7fc00001
    v7 = fconst.f32 0.0
    v8 = fmul.f32 v6, v7
    v9 = fconst.f32 0x7fc00001
    v10 = fsqrt.f32 v9
    v11 = fconst.f32 1.0
    v12 = fconst.f32 1.0
    v13 = fconst.f32 0x7f800001
    v14 = fma.f32 v11, v12, v13
    v15 = fconst.f32 0x7fc00001
    v16 = ffloor.f32 v15
    return v2, v5, v8, v10, v14, v16
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = fadd.f32 v0, v1
; nextln: v3 =
; nextln: v4 =
; nextln: v5 = fadd.f32 v3, v4
; nextln: v6 =
; nextln: v7 =
; nextln: v8 = fmul.f32 v6, v7
; nextln: v9 =
; nextln: v10 = fsqrt.f32 v9
; nextln: v11 =
; nextln: v12 =
; nextln: v13 =
; nextln: v14 = fma.f32 v11, v12, v13
; nextln: v15 =
; nextln: v16 = ffloor.f32 v15

function %f64 {
block0:
    v0 = fconst.f64 0x7ff8000000000001
    v1 = fconst.f64 1.0
    v2 = fadd.f64 v0, v1
    v3 = fconst.f64 1.0
    v4 = fconst.f64 0x7ff0000000000001
    v5 = fadd.f64 v3, v4
    v6 = fconst.f64 0x7ff8000000000001
    v7 = fconst.f64 0.0
    v8 = fmul.f64 v6, v7
    v9 = fconst.f64 0x7ff8000000000001
    v10 = fsqrt.f64 v9
    v11 = fconst.f64 1.0
    v12 = fconst.f64 1.0
    v13 = fconst.f64 0x7ff0000000000001
    v14 = fma.f64 v11, v12, v13
    v15 = fconst.f64 0x7ff8000000000001
    v16 = ffloor.f64 v15
    return v2, v5, v8, v10, v14, v16
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 =
; nextln: v2 = fadd.f64 v0, v1
; nextln: v3 =
; nextln: v4 =
; nextln: v5 = fadd.f64 v3, v4
; nextln: v6 =
; nextln: v7 =
; nextln: v8 = fmul.f64 v6, v7
; nextln: v9 =
; nextln: v10 = fsqrt.f64 v9
; nextln: v11 =
; nextln: v12 =
; nextln: v13 =
; nextln: v14 = fma.f64 v11, v12, v13
; nextln: v15 =
; nextln: v16 = ffloor.f64 v15
