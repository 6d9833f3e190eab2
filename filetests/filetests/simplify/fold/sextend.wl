; test simplify dce
; Sign extension from each width. True has one bit, so it becomes -1.

function %all {
block0:
    v0 = iconst.i8 -1
    v1 = sextend.i16 v0
    v2 = iconst.i8 127
    v3 = sextend.i64 v2
    v4 = iconst.i16 -2
    v5 = sextend.i32 v4
    v6 = iconst.i32 2147483648
    v7 = sextend.i64 v6
    v8 = bconst 1
    v9 = sextend.i32 v8
    v10 = bconst 0
    v11 = sextend.i8 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -1
; nextln: $V = iconst.i64 127
; nextln: $V = iconst.i32 -2
; nextln: $V = iconst.i64 0xffffffff80000000
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i8 0
