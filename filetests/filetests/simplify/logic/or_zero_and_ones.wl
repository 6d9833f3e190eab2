; test simplify dce
; x | 0 is x; x | all ones is all ones. One bit less stays.

function %zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = bor.i8 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = bor.i16 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = bor.i64 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %false {
block0(v0: b1):
    v1 = bconst 0
    v2 = bor.b1 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %ones_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = bor.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -1
; nextln: return $k

function %ones_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = bor.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 -1
; nextln: return $k

function %ones_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = bor.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -1
; nextln: return $k

function %true {
block0(v0: b1):
    v1 = bconst 1
    v2 = bor.b1 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = bconst 1
; nextln: return $k

function %one_less {
block0(v0: i32):
    v1 = iconst.i32 -2
    v2 = bor.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 -2
; nextln: v2 = bor.i32 v0, v1
; nextln: return v2
