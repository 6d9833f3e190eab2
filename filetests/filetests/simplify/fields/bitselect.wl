; test simplify dce
; A selection of bits with a mask of ones or zeros, or between equal values, selects nothing. Another mask stays.

function %same_values_i8 {
block0(v0: i8, v1: i8):
    v2 = bitselect.i8 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %same_values_i32 {
block0(v0: i32, v1: i32):
    v2 = bitselect.i32 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %same_values_i64 {
block0(v0: i64, v1: i64):
    v2 = bitselect.i64 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %same_values_i16x2 {
block0(v0: i16x2, v1: i16x2):
    v2 = bitselect.i16x2 v0, v1, v1
    return v2
}
; check: block0
; nextln: return v1

function %ones_i16 {
block0(v0: i16, v1: i16):
    v2 = iconst.i16 -1
    v3 = bitselect.i16 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v0

function %ones_i64 {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 -1
    v3 = bitselect.i64 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v0

function %zero_i16 {
block0(v0: i16, v1: i16):
    v2 = iconst.i16 0
    v3 = bitselect.i16 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v1

function %zero_i64 {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 0
    v3 = bitselect.i64 v2, v0, v1
    return v3
}
; check: block0
; nextln: return v1

function %half {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 65535
    v3 = bitselect.i32 v2, v0, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 65535
; nextln: $(n=$V) = bitselect.i32 $k, v0, v1
; nextln: return $n
