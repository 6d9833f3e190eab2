; test simplify dce
; (x + a) * b is x * b + a * b, modulo the width, where nothing else reads the sum: the constant goes to where an access of memory has an offset.

function %folds_i32 {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = iconst.i32 12
    v3 = iadd.i32 v0, v1
    v4 = imul.i32 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v2 = iconst.i32 12
; nextln: $(p=$V) = imul.i32 v0, v2
; nextln: $(k=$V) = iconst.i32 36
; nextln: $(n=$V) = iadd.i32 $p, $k
; nextln: return $n

function %folds_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = iconst.i64 20
    v3 = iadd.i64 v0, v1
    v4 = imul.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v2 = iconst.i64 20
; nextln: $(p=$V) = imul.i64 v0, v2
; nextln: $(k=$V) = iconst.i64 -20
; nextln: $(n=$V) = iadd.i64 $p, $k
; nextln: return $n

function %wraps_i8 {
block0(v0: i8):
    v1 = iconst.i8 50
    v2 = iconst.i8 7
    v3 = iadd.i8 v0, v1
    v4 = imul.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v2 = iconst.i8 7
; nextln: $(p=$V) = imul.i8 v0, v2
; nextln: $(k=$V) = iconst.i8 94
; nextln: $(n=$V) = iadd.i8 $p, $k
; nextln: return $n

function %power_of_two {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = iconst.i32 16
    v3 = iadd.i32 v0, v1
    v4 = imul.i32 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(c=$V) = iconst.i32 4
; nextln: $(s=$V) = ishl.i32 v0, $c
; nextln: $(k=$V) = iconst.i32 48
; nextln: $(n=$V) = iadd.i32 $s, $k
; nextln: return $n

function %read_twice {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = iconst.i32 12
    v3 = iadd.i32 v0, v1
    v4 = imul.i32 v3, v2
    return v3, v4
}
; check: v3 = iadd.i32 v0, v1
; nextln: v4 = imul.i32 v3, v2
; nextln: return v3, v4

function %no_constants {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 12
    v3 = iadd.i32 v0, v1
    v4 = imul.i32 v3, v2
    v5 = iadd.i32 v0, v2
    v6 = imul.i32 v5, v1
    return v4, v6
}
; check: v3 = iadd.i32 v0, v1
; nextln: v4 = imul.i32 v3, v2
; nextln: v5 = iadd.i32 v0, v2
; nextln: v6 = imul.i32 v5, v1
; nextln: return v4, v6
