; test simplify dce
; A reduction keeps the low bits.

function %all {
block0:
    v0 = iconst.i64 1311768467463790320
    v1 = ireduce.i32 v0
    v2 = iconst.i32 511
    v3 = ireduce.i8 v2
    v4 = iconst.i16 32768
    v5 = ireduce.i8 v4
    v6 = iconst.i64 -1
    v7 = ireduce.i16 v6
    return v1, v3, v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x9abcdef0
; nextln: $V = iconst.i8 -1
; nextln: $V = iconst.i8 0
; nextln: $V = iconst.i16 -1
