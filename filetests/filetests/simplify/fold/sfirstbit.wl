; test simplify dce
; The first bit that is unlike the sign; of 0 and of -1 there is none (HSA PRM 5.7).

function %i8 {
block0:
    v0 = iconst.i8 1
    v1 = sfirstbit v0
    v2 = iconst.i8 0
    v3 = sfirstbit v2
    v4 = iconst.i8 -1
    v5 = sfirstbit v4
    v6 = iconst.i8 -2
    v7 = sfirstbit v6
    v8 = iconst.i8 64
    v9 = sfirstbit v8
    return v1, v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 7
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 7
; nextln: $V = iconst.i32 1

function %i16 {
block0:
    v0 = iconst.i16 1
    v1 = sfirstbit v0
    v2 = iconst.i16 0
    v3 = sfirstbit v2
    v4 = iconst.i16 -1
    v5 = sfirstbit v4
    v6 = iconst.i16 -2
    v7 = sfirstbit v6
    v8 = iconst.i16 64
    v9 = sfirstbit v8
    return v1, v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 15
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 15
; nextln: $V = iconst.i32 9

function %i32 {
block0:
    v0 = iconst.i32 1
    v1 = sfirstbit v0
    v2 = iconst.i32 0
    v3 = sfirstbit v2
    v4 = iconst.i32 -1
    v5 = sfirstbit v4
    v6 = iconst.i32 -2
    v7 = sfirstbit v6
    v8 = iconst.i32 64
    v9 = sfirstbit v8
    return v1, v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 31
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 31
; nextln: $V = iconst.i32 25

function %i64 {
block0:
    v0 = iconst.i64 1
    v1 = sfirstbit v0
    v2 = iconst.i64 0
    v3 = sfirstbit v2
    v4 = iconst.i64 -1
    v5 = sfirstbit v4
    v6 = iconst.i64 -2
    v7 = sfirstbit v6
    v8 = iconst.i64 64
    v9 = sfirstbit v8
    return v1, v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 63
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 63
; nextln: $V = iconst.i32 57
