; test simplify dce
; An unsigned remainder by 1 is 0, by a power of two a mask. By 0 and by 10 it stays.

function %one_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = urem.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %one_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = urem.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %sixteen_i8 {
block0(v0: i8):
    v1 = iconst.i8 16
    v2 = urem.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 15
; nextln: $(n=$V) = band.i8 v0, $k
; nextln: return $n

function %sixteen_i16 {
block0(v0: i16):
    v1 = iconst.i16 16
    v2 = urem.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 15
; nextln: $(n=$V) = band.i16 v0, $k
; nextln: return $n

function %sixteen_i64 {
block0(v0: i64):
    v1 = iconst.i64 16
    v2 = urem.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 15
; nextln: $(n=$V) = band.i64 v0, $k
; nextln: return $n

function %sign_bit {
block0(v0: i8):
    v1 = iconst.i8 -128
    v2 = urem.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 127
; nextln: $(n=$V) = band.i8 v0, $k
; nextln: return $n

; In words of 16 bits it stays: machines widen it.
function %ten {
block0(v0: i16):
    v1 = iconst.i16 10
    v2 = urem.i16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i16 10
; nextln: v2 = urem.i16 v0, v1
; nextln: return v2

function %zero {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = urem.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = urem.i32 v0, v1
; nextln: return v2
