; test simplify dce
; A field of constants replaced: bits outside stay, and of what is inserted the low bits count.

function %i32 {
block0:
    v0 = iconst.i32 -1
    v1 = iconst.i32 0
    v2 = iconst.i32 4
    v3 = iconst.i32 8
    v4 = bitinsert.i32 v0, v1, v2, v3
    v5 = iconst.i32 0
    v6 = iconst.i32 511
    v7 = iconst.i32 24
    v8 = iconst.i32 8
    v9 = bitinsert.i32 v5, v6, v7, v8
    v10 = iconst.i32 4660
    v11 = iconst.i32 5
    v12 = iconst.i32 36
    v13 = iconst.i32 4
    v14 = bitinsert.i32 v10, v11, v12, v13
    v15 = iconst.i32 4660
    v16 = iconst.i32 -1
    v17 = iconst.i32 3
    v18 = iconst.i32 0
    v19 = bitinsert.i32 v15, v16, v17, v18
    return v4, v9, v14, v19
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0xfffff00f
; nextln: $V = iconst.i32 0xff000000
; nextln: $V = iconst.i32 4692
; nextln: $V = iconst.i32 4660

function %i64 {
block0:
    v0 = iconst.i64 0
    v1 = iconst.i64 -1
    v2 = iconst.i32 32
    v3 = iconst.i32 16
    v4 = bitinsert.i64 v0, v1, v2, v3
    v5 = iconst.i64 -1
    v6 = iconst.i64 0
    v7 = iconst.i32 60
    v8 = iconst.i32 4
    v9 = bitinsert.i64 v5, v6, v7, v8
    return v4, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0xffff00000000
; nextln: $V = iconst.i64 0xfffffffffffffff
