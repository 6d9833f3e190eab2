; test simplify dce
; A choice between constants by a constant, for numbers and truth values.

function %integers {
block0:
    v0 = bconst 1
    v1 = iconst.i32 7
    v2 = iconst.i32 9
    v3 = select.i32 v0, v1, v2
    v4 = bconst 0
    v5 = iconst.i32 7
    v6 = iconst.i32 9
    v7 = select.i32 v4, v5, v6
    return v3, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 7
; nextln: $V = iconst.i32 9

function %floats {
block0:
    v0 = bconst 0
    v1 = fconst.f32 1.0
    v2 = fconst.f32 -0.0
    v3 = select.f32 v0, v1, v2
    v4 = bitcast.i32 v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x80000000

function %truth {
block0:
    v0 = bconst 1
    v1 = bconst 0
    v2 = bconst 1
    v3 = select.b1 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
