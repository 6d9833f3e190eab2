; test simplify dce
; Fields of constants, zero extended. A field of no bits is 0; offset and width are taken modulo the width (HSA PRM 5.7).

function %i32 {
block0:
    v0 = iconst.i32 305419896
    v1 = iconst.i32 8
    v2 = iconst.i32 8
    v3 = ubitextract.i32 v0, v1, v2
    v4 = iconst.i32 -1
    v5 = iconst.i32 4
    v6 = iconst.i32 0
    v7 = ubitextract.i32 v4, v5, v6
    v8 = iconst.i32 -1
    v9 = iconst.i32 36
    v10 = iconst.i32 4
    v11 = ubitextract.i32 v8, v9, v10
    v12 = iconst.i32 4026531840
    v13 = iconst.i32 28
    v14 = iconst.i32 4
    v15 = ubitextract.i32 v12, v13, v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 86
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 15
; nextln: $V = iconst.i32 15

function %i64 {
block0:
    v0 = iconst.i64 1311768467463790320
    v1 = iconst.i32 32
    v2 = iconst.i32 16
    v3 = ubitextract.i64 v0, v1, v2
    v4 = iconst.i64 -1
    v5 = iconst.i32 68
    v6 = iconst.i32 65
    v7 = ubitextract.i64 v4, v5, v6
    v8 = iconst.i64 -1
    v9 = iconst.i32 1
    v10 = iconst.i32 63
    v11 = ubitextract.i64 v8, v9, v10
    return v3, v7, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 22136
; nextln: $V = iconst.i64 1
; nextln: $V = iconst.i64 0x7fffffffffffffff
