; test simplify dce
; Bytes 1 to 8 beside ones: 0+1+2+3, 1+2+3+4, 2+3+4+5, 3+4+5+6, added to 1, 0, 0 and 0xffff; with one byte that counts.

function %f {
block0:
    v0 = iconst.i64 578437695752307201
    v1 = iconst.i32 16843009
    v2 = iconst.i64 18446462598732840961
    v3 = qsad_u8 v0, v1, v2
    v4 = iconst.i32 1
    v5 = iconst.i64 0
    v6 = mqsad_u8 v0, v4, v5
    return v3, v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x11000e000a0007
; nextln: $V = iconst.i64 0x3000200010000
