; test simplify dce
; Bytes beside zeros do not count: 3 and 0 of the others, and 10.

function %f {
block0:
    v0 = iconst.i32 16909311
    v1 = iconst.i32 67109632
    v2 = iconst.i32 10
    v3 = msad_u8 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 13
