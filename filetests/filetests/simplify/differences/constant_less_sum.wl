; test simplify dce
; a - (x + b) is (a - b) - x, modulo the width.

function %wraps {
block0(v0: i8):
    v1 = iconst.i8 -100
    v2 = iconst.i8 100
    v3 = iadd.i8 v0, v2
    v4 = isub.i8 v1, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 56
; nextln: $(n=$V) = isub.i8 $k, v0
; nextln: return $n

function %to_negation {
block0(v0: i64):
    v1 = iconst.i64 7
    v2 = iadd.i64 v0, v1
    v3 = isub.i64 v1, v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i64 v0
; nextln: return $n

function %sum_of_values {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 7
    v3 = iadd.i32 v0, v1
    v4 = isub.i32 v2, v3
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 7
; nextln: v3 = iadd.i32 v0, v1
; nextln: v4 = isub.i32 v2, v3
; nextln: return v4
