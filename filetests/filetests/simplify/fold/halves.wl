; test simplify dce
; A pair of words, and its halves.

function %pair {
block0:
    v0 = iconst.i32 286331153
    v1 = iconst.i32 2147483648
    v2 = iconcat v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x8000000011111111

function %low {
block0:
    v0 = iconst.i64 1311768467463790320
    v1 = ilow v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x9abcdef0

function %high {
block0:
    v0 = iconst.i64 1311768467463790320
    v1 = ihigh v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x12345678
