; test simplify dce
; And, or, exclusive or and complement of constants, at the widths and of truth values.

function %i8 {
block0:
    v0 = iconst.i8 92
    v1 = iconst.i8 54
    v2 = band.i8 v0, v1
    v3 = iconst.i8 92
    v4 = iconst.i8 54
    v5 = bor.i8 v3, v4
    v6 = iconst.i8 92
    v7 = iconst.i8 54
    v8 = bxor.i8 v6, v7
    v9 = iconst.i8 92
    v10 = bnot.i8 v9
    return v2, v5, v8, v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 20
; nextln: $V = iconst.i8 126
; nextln: $V = iconst.i8 106
; nextln: $V = iconst.i8 -93

function %i16 {
block0:
    v0 = iconst.i16 92
    v1 = iconst.i16 54
    v2 = band.i16 v0, v1
    v3 = iconst.i16 92
    v4 = iconst.i16 54
    v5 = bor.i16 v3, v4
    v6 = iconst.i16 92
    v7 = iconst.i16 54
    v8 = bxor.i16 v6, v7
    v9 = iconst.i16 92
    v10 = bnot.i16 v9
    return v2, v5, v8, v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 20
; nextln: $V = iconst.i16 126
; nextln: $V = iconst.i16 106
; nextln: $V = iconst.i16 -93

function %i32 {
block0:
    v0 = iconst.i32 92
    v1 = iconst.i32 54
    v2 = band.i32 v0, v1
    v3 = iconst.i32 92
    v4 = iconst.i32 54
    v5 = bor.i32 v3, v4
    v6 = iconst.i32 92
    v7 = iconst.i32 54
    v8 = bxor.i32 v6, v7
    v9 = iconst.i32 92
    v10 = bnot.i32 v9
    return v2, v5, v8, v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 20
; nextln: $V = iconst.i32 126
; nextln: $V = iconst.i32 106
; nextln: $V = iconst.i32 -93

function %i64 {
block0:
    v0 = iconst.i64 92
    v1 = iconst.i64 54
    v2 = band.i64 v0, v1
    v3 = iconst.i64 92
    v4 = iconst.i64 54
    v5 = bor.i64 v3, v4
    v6 = iconst.i64 92
    v7 = iconst.i64 54
    v8 = bxor.i64 v6, v7
    v9 = iconst.i64 92
    v10 = bnot.i64 v9
    return v2, v5, v8, v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 20
; nextln: $V = iconst.i64 126
; nextln: $V = iconst.i64 106
; nextln: $V = iconst.i64 -93

function %truth {
block0:
    v0 = bconst 1
    v1 = bconst 0
    v2 = band.b1 v0, v1
    v3 = bconst 1
    v4 = bconst 0
    v5 = bor.b1 v3, v4
    v6 = bconst 1
    v7 = bconst 1
    v8 = bxor.b1 v6, v7
    v9 = bconst 1
    v10 = bnot.b1 v9
    return v2, v5, v8, v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
