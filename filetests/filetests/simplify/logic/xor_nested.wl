; test simplify dce
; (x ^ a) ^ b is x ^ (a ^ b); the same constant twice is nothing, and two that differ in all bits complement.

function %folds_i8 {
block0(v0: i8):
    v1 = iconst.i8 0x55
    v2 = iconst.i8 0x0f
    v3 = bxor.i8 v0, v1
    v4 = bxor.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 90
; nextln: $(n=$V) = bxor.i8 v0, $k
; nextln: return $n

function %folds_i64 {
block0(v0: i64):
    v1 = iconst.i64 0x55
    v2 = iconst.i64 0x0f
    v3 = bxor.i64 v0, v1
    v4 = bxor.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 90
; nextln: $(n=$V) = bxor.i64 v0, $k
; nextln: return $n

function %same_twice {
block0(v0: i32):
    v1 = iconst.i32 77
    v2 = bxor.i32 v0, v1
    v3 = bxor.i32 v2, v1
    return v3
}
; check: block0
; nextln: return v0

function %complements {
block0(v0: i8):
    v1 = iconst.i8 0x55
    v2 = iconst.i8 0xaa
    v3 = bxor.i8 v0, v1
    v4 = bxor.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.i8 v0
; nextln: return $n
