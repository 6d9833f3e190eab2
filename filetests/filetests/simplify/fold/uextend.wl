; test simplify dce
; Zero extension from each width: the sign bit is one like others.

function %all {
block0:
    v0 = iconst.i8 -1
    v1 = uextend.i16 v0
    v2 = iconst.i8 -128
    v3 = uextend.i64 v2
    v4 = iconst.i16 -1
    v5 = uextend.i32 v4
    v6 = iconst.i32 -1
    v7 = uextend.i64 v6
    v8 = bconst 1
    v9 = uextend.i32 v8
    v10 = bconst 1
    v11 = uextend.i8 v10
    return v1, v3, v5, v7, v9, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 255
; nextln: $V = iconst.i64 128
; nextln: $V = iconst.i32 65535
; nextln: $V = iconst.i64 0xffffffff
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i8 1
