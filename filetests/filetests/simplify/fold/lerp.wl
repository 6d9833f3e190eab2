; test simplify dce
; Means of bytes, each rounded up where the lowest bit of the third operand's byte is one (HSA PRM 5.15).

function %i32 {
block0:
    v0 = iconst.i32 16909060
    v1 = iconst.i32 33686277
    v2 = iconst.i32 16777217
    v3 = lerp.i32 v0, v1, v2
    v4 = iconst.i32 4294967295
    v5 = iconst.i32 4294967295
    v6 = iconst.i32 0
    v7 = lerp.i32 v4, v5, v6
    v8 = iconst.i32 4278255360
    v9 = iconst.i32 0
    v10 = iconst.i32 16843009
    v11 = lerp.i32 v8, v9, v10
    return v3, v7, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x2020305
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 0x80008000
