; test simplify dce
; (a - x) + b is (a + b) - x. Of (x - a) + b nothing but a sum is left.

function %folds_i8 {
block0(v0: i8):
    v1 = iconst.i8 50
    v2 = iconst.i8 60
    v3 = isub.i8 v1, v0
    v4 = iadd.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 110
; nextln: $(n=$V) = isub.i8 $k, v0
; nextln: return $n

function %folds_i64 {
block0(v0: i64):
    v1 = iconst.i64 50
    v2 = iconst.i64 60
    v3 = isub.i64 v1, v0
    v4 = iadd.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 110
; nextln: $(n=$V) = isub.i64 $k, v0
; nextln: return $n

function %to_negation {
block0(v0: i32):
    v1 = iconst.i32 50
    v2 = iconst.i32 -50
    v3 = isub.i32 v1, v0
    v4 = iadd.i32 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i32 v0
; nextln: return $n

function %other_order {
block0(v0: i32):
    v1 = iconst.i32 50
    v2 = iconst.i32 60
    v3 = isub.i32 v0, v1
    v4 = iadd.i32 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 10
; nextln: $(n=$V) = iadd.i32 v0, $k
; nextln: return $n
