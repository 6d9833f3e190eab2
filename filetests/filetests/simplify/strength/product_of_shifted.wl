; test simplify dce
; (x << n) * a is x * (a << n), modulo the width: what is shifted out leaves zero.

function %folds_i16 {
block0(v0: i16):
    v1 = iconst.i32 4
    v2 = iconst.i16 3
    v3 = ishl.i16 v0, v1
    v4 = imul.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 48
; nextln: $(n=$V) = imul.i16 v0, $k
; nextln: return $n

function %folds_i64 {
block0(v0: i64):
    v1 = iconst.i32 4
    v2 = iconst.i64 3
    v3 = ishl.i64 v0, v1
    v4 = imul.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 48
; nextln: $(n=$V) = imul.i64 v0, $k
; nextln: return $n

function %shifted_out {
block0(v0: i8):
    v1 = iconst.i32 4
    v2 = iconst.i8 48
    v3 = ishl.i8 v0, v1
    v4 = imul.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %unknown_count {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 3
    v3 = ishl.i32 v0, v1
    v4 = imul.i32 v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 3
; nextln: v3 = ishl.i32 v0, v1
; nextln: v4 = imul.i32 v3, v2
; nextln: return v4
