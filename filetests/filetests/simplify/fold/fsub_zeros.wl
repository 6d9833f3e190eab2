; test simplify dce
; Signs of zero differences: equal numbers give +0, but -0 when rounding down; -0 - +0 is -0.

function %near {
block0:
    v0 = fconst.f64 1.5
    v1 = fconst.f64 1.5
    v2 = fsub.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 -0.0
    v5 = fconst.f64 0.0
    v6 = fsub.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0.0
    v9 = fconst.f64 0.0
    v10 = fsub.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0.0
    v13 = fconst.f64 -0.0
    v14 = fsub.f64 v12, v13
    v15 = bitcast.i64 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
; nextln: $V = iconst.i64 0

function %down {
block0:
    v0 = fconst.f64 1.5
    v1 = fconst.f64 1.5
    v2 = fsub.down.f64 v0, v1
    v3 = bitcast.i64 v2
    v4 = fconst.f64 -0.0
    v5 = fconst.f64 0.0
    v6 = fsub.down.f64 v4, v5
    v7 = bitcast.i64 v6
    v8 = fconst.f64 0.0
    v9 = fconst.f64 0.0
    v10 = fsub.down.f64 v8, v9
    v11 = bitcast.i64 v10
    v12 = fconst.f64 0.0
    v13 = fconst.f64 -0.0
    v14 = fsub.down.f64 v12, v13
    v15 = bitcast.i64 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0x8000000000000000
; nextln: $V = iconst.i64 0
