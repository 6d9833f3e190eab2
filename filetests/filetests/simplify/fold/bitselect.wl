; test simplify dce
; Bits of the second where the first is one, of the third elsewhere.

function %i8 {
block0:
    v0 = iconst.i8 60
    v1 = iconst.i8 85
    v2 = iconst.i8 -1
    v3 = bitselect.i8 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -41

function %i16 {
block0:
    v0 = iconst.i16 60
    v1 = iconst.i16 85
    v2 = iconst.i16 -1
    v3 = bitselect.i16 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 -41

function %i32 {
block0:
    v0 = iconst.i32 60
    v1 = iconst.i32 85
    v2 = iconst.i32 -1
    v3 = bitselect.i32 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -41

function %i64 {
block0:
    v0 = iconst.i64 60
    v1 = iconst.i64 85
    v2 = iconst.i64 -1
    v3 = bitselect.i64 v0, v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 -41
