; test simplify dce
; Signs of zero sums: +0 and -0 give +0, but -0 when rounding down; two zeros of one sign keep it; x + -x as +0 and -0.

function %near {
block0:
    v0 = fconst.f32 0.0
    v1 = fconst.f32 -0.0
    v2 = fadd.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -0.0
    v5 = fconst.f32 -0.0
    v6 = fadd.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0.0
    v9 = fconst.f32 0.0
    v10 = fadd.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 1.5
    v13 = fconst.f32 -1.5
    v14 = fadd.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0

function %up {
block0:
    v0 = fconst.f32 0.0
    v1 = fconst.f32 -0.0
    v2 = fadd.up.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -0.0
    v5 = fconst.f32 -0.0
    v6 = fadd.up.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0.0
    v9 = fconst.f32 0.0
    v10 = fadd.up.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 1.5
    v13 = fconst.f32 -1.5
    v14 = fadd.up.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0

function %down {
block0:
    v0 = fconst.f32 0.0
    v1 = fconst.f32 -0.0
    v2 = fadd.down.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -0.0
    v5 = fconst.f32 -0.0
    v6 = fadd.down.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0.0
    v9 = fconst.f32 0.0
    v10 = fadd.down.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 1.5
    v13 = fconst.f32 -1.5
    v14 = fadd.down.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000

function %zero {
block0:
    v0 = fconst.f32 0.0
    v1 = fconst.f32 -0.0
    v2 = fadd.zero.f32 v0, v1
    v3 = bitcast.i32 v2
    v4 = fconst.f32 -0.0
    v5 = fconst.f32 -0.0
    v6 = fadd.zero.f32 v4, v5
    v7 = bitcast.i32 v6
    v8 = fconst.f32 0.0
    v9 = fconst.f32 0.0
    v10 = fadd.zero.f32 v8, v9
    v11 = bitcast.i32 v10
    v12 = fconst.f32 1.5
    v13 = fconst.f32 -1.5
    v14 = fadd.zero.f32 v12, v13
    v15 = bitcast.i32 v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0
