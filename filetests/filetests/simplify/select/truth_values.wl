; test simplify dce
; Choices between truth values are logic. A choice of 0 or 1 in 32 bits is none: it stays.

function %or {
block0(v0: b1, v1: b1):
    v2 = bconst 1
    v3 = select.b1 v0, v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bor.b1 v0, v1
; nextln: return $n

function %and {
block0(v0: b1, v1: b1):
    v2 = bconst 0
    v3 = select.b1 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = band.b1 v0, v1
; nextln: return $n

function %not {
block0(v0: b1):
    v1 = bconst 0
    v2 = bconst 1
    v3 = select.b1 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %itself {
block0(v0: b1):
    v1 = bconst 1
    v2 = bconst 0
    v3 = select.b1 v0, v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %numbers {
block0(v0: b1):
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    v3 = select.i32 v0, v1, v2
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = iconst.i32 0
; nextln: v3 = select.i32 v0, v1, v2
; nextln: return v3
