; test simplify dce
; An unsigned shift right and back left by the same count clears the low bits. By another count it stays; so does a signed one.

function %clears_low_8 {
block0(v0: i8):
    v1 = iconst.i32 3
    v2 = ushr.i8 v0, v1
    v3 = ishl.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -8
; nextln: $(n=$V) = band.i8 v0, $k
; nextln: return $n

function %clears_low_64 {
block0(v0: i64):
    v1 = iconst.i32 12
    v2 = ushr.i64 v0, v1
    v3 = ishl.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0xfffffffffffff000
; nextln: $(n=$V) = band.i64 v0, $k
; nextln: return $n

function %equal_modulo_the_width {
block0(v0: i16):
    v1 = iconst.i32 4
    v2 = iconst.i32 20
    v3 = ushr.i16 v0, v1
    v4 = ishl.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 -16
; nextln: $(n=$V) = band.i16 v0, $k
; nextln: return $n

function %other_count {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = iconst.i32 4
    v3 = ushr.i32 v0, v1
    v4 = ishl.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 3
; nextln: v2 = iconst.i32 4
; nextln: v3 = ushr.i32 v0, v1
; nextln: v4 = ishl.i32 v3, v2
; nextln: return v4

function %signed {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = sshr.i32 v0, v1
    v3 = ishl.i32 v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 3
; nextln: v2 = sshr.i32 v0, v1
; nextln: v3 = ishl.i32 v2, v1
; nextln: return v3
