; test simplify dce
; Fields of constants, sign extended from their highest bit. One of one bit is 0 or -1.

function %i32 {
block0:
    v0 = iconst.i32 32768
    v1 = iconst.i32 8
    v2 = iconst.i32 8
    v3 = sbitextract.i32 v0, v1, v2
    v4 = iconst.i32 32512
    v5 = iconst.i32 8
    v6 = iconst.i32 8
    v7 = sbitextract.i32 v4, v5, v6
    v8 = iconst.i32 1
    v9 = iconst.i32 0
    v10 = iconst.i32 1
    v11 = sbitextract.i32 v8, v9, v10
    v12 = iconst.i32 -1
    v13 = iconst.i32 0
    v14 = iconst.i32 0
    v15 = sbitextract.i32 v12, v13, v14
    return v3, v7, v11, v15
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -128
; nextln: $V = iconst.i32 127
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 0

function %i64 {
block0:
    v0 = iconst.i64 549755813888
    v1 = iconst.i32 32
    v2 = iconst.i32 8
    v3 = sbitextract.i64 v0, v1, v2
    v4 = iconst.i64 2
    v5 = iconst.i32 1
    v6 = iconst.i32 1
    v7 = sbitextract.i64 v4, v5, v6
    v8 = iconst.i64 -1
    v9 = iconst.i32 0
    v10 = iconst.i32 64
    v11 = sbitextract.i64 v8, v9, v10
    return v3, v7, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -128
; nextln: $V = iconst.i64 -1
; nextln: $V = iconst.i64 0
