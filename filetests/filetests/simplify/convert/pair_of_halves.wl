; test simplify dce
; A pair of the two halves of one value is that value. Exchanged halves, or halves of two values, stay.

function %whole {
block0(v0: i64):
    v1 = ilow v0
    v2 = ihigh v0
    v3 = iconcat v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %exchanged {
block0(v0: i64):
    v1 = ilow v0
    v2 = ihigh v0
    v3 = iconcat v2, v1
    return v3
}
; check: block0
; nextln: v1 = ilow v0
; nextln: v2 = ihigh v0
; nextln: v3 = iconcat v2, v1
; nextln: return v3

function %of_two {
block0(v0: i64, v1: i64):
    v2 = ilow v0
    v3 = ihigh v1
    v4 = iconcat v2, v3
    return v4
}
; check: block0
; nextln: v2 = ilow v0
; nextln: v3 = ihigh v1
; nextln: v4 = iconcat v2, v3
; nextln: return v4
