; test simplify dce
; An unsigned quotient by 1 is the dividend, by a power of two a shift, also by the sign bit. By 0 and by 3 it stays.

function %one_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = udiv.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %one_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = udiv.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %sixteen_i8 {
block0(v0: i8):
    v1 = iconst.i8 16
    v2 = udiv.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 4
; nextln: $(n=$V) = ushr.i8 v0, $k
; nextln: return $n

function %sixteen_i16 {
block0(v0: i16):
    v1 = iconst.i16 16
    v2 = udiv.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 4
; nextln: $(n=$V) = ushr.i16 v0, $k
; nextln: return $n

function %sixteen_i64 {
block0(v0: i64):
    v1 = iconst.i64 16
    v2 = udiv.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 4
; nextln: $(n=$V) = ushr.i64 v0, $k
; nextln: return $n

function %sign_bit {
block0(v0: i16):
    v1 = iconst.i16 -32768
    v2 = udiv.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = ushr.i16 v0, $k
; nextln: return $n

; In words of 16 bits it stays: machines widen it.
function %three {
block0(v0: i16):
    v1 = iconst.i16 3
    v2 = udiv.i16 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i16 3
; nextln: v2 = udiv.i16 v0, v1
; nextln: return v2

function %zero {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = udiv.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = udiv.i32 v0, v1
; nextln: return v2

function %itself {
block0(v0: i32):
    v1 = udiv.i32 v0, v0
    return v1
}
; check: block0
; nextln: v1 = udiv.i32 v0, v0
; nextln: return v1
