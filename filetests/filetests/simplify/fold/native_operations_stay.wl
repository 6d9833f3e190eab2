; test simplify dce
; Operations at the machine's accuracy are not folded: machines differ in the last bits.

function %f32 {
block0:
    v0 = fconst.f32 1.0
    v1 = nsqrt.f32 v0
    v2 = fconst.f32 1.0
    v3 = nrsqrt.f32 v2
    v4 = fconst.f32 1.0
    v5 = nrcp.f32 v4
    v6 = fconst.f32 1.0
    v7 = nexp2.f32 v6
    v8 = fconst.f32 1.0
    v9 = nlog2.f32 v8
    v10 = fconst.f32 1.0
    v11 = nsin.f32 v10
    v12 = fconst.f32 1.0
    v13 = ncos.f32 v12
    v14 = fconst.f32 1.0
    v15 = fconst.f32 1.0
    v16 = fconst.f32 1.0
    v17 = nfma.f32 v14, v15, v16
    return v1, v3, v5, v7, v9, v11, v13, v17
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v0 =
; nextln: v1 = nsqrt.f32 v0
; nextln: v2 =
; nextln: v3 = nrsqrt.f32 v2
; nextln: v4 =
; nextln: v5 = nrcp.f32 v4
; nextln: v6 =
; nextln: v7 = nexp2.f32 v6
; nextln: v8 =
; nextln: v9 = nlog2.f32 v8
; nextln: v10 =
; nextln: v11 = nsin.f32 v10
; nextln: v12 =
; nextln: v13 = ncos.f32 v12
; nextln: v14 =
; nextln: v15 =
; nextln: v16 =
; nextln: v17 = nfma.f32 v14, v15, v16
