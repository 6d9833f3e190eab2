; test simplify dce
; A product with a power of two is a shift left, up to the sign bit. With 0, 3 and for vectors it is not.

function %eight_i8 {
block0(v0: i8):
    v1 = iconst.i8 8
    v2 = imul.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: $(n=$V) = ishl.i8 v0, $k
; nextln: return $n

function %eight_i16 {
block0(v0: i16):
    v1 = iconst.i16 8
    v2 = imul.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: $(n=$V) = ishl.i16 v0, $k
; nextln: return $n

function %eight_i64 {
block0(v0: i64):
    v1 = iconst.i64 8
    v2 = imul.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: $(n=$V) = ishl.i64 v0, $k
; nextln: return $n

function %sign_bit {
block0(v0: i8):
    v1 = iconst.i8 -128
    v2 = imul.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 7
; nextln: $(n=$V) = ishl.i8 v0, $k
; nextln: return $n

function %high_bit {
block0(v0: i64):
    v1 = iconst.i64 0x100000000
    v2 = imul.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(z=$V) = iconst.i32 0
; nextln: $(l=$V) = ilow v0
; nextln: $(n=$V) = iconcat $z, $l
; nextln: return $n

function %three {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = imul.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 3
; nextln: v2 = imul.i32 v0, v1
; nextln: return v2

function %minus_two {
block0(v0: i32):
    v1 = iconst.i32 -2
    v2 = imul.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 -2
; nextln: v2 = imul.i32 v0, v1
; nextln: return v2
