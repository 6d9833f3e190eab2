; test simplify dce
; (x | a) | b is x | (a | b); if the two are all ones together, x does not matter.

function %folds_i8 {
block0(v0: i8):
    v1 = iconst.i8 0x41
    v2 = iconst.i8 0x0c
    v3 = bor.i8 v0, v1
    v4 = bor.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 77
; nextln: $(n=$V) = bor.i8 v0, $k
; nextln: return $n

function %folds_i64 {
block0(v0: i64):
    v1 = iconst.i64 0x41
    v2 = iconst.i64 0x0c
    v3 = bor.i64 v0, v1
    v4 = bor.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 77
; nextln: $(n=$V) = bor.i64 v0, $k
; nextln: return $n

function %all_ones {
block0(v0: i8):
    v1 = iconst.i8 0x0f
    v2 = iconst.i8 0xf0
    v3 = bor.i8 v0, v1
    v4 = bor.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -1
; nextln: return $k

function %through_and_stays {
block0(v0: i32):
    v1 = iconst.i32 12
    v2 = iconst.i32 3
    v3 = band.i32 v0, v1
    v4 = bor.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 12
; nextln: v2 = iconst.i32 3
; nextln: v3 = band.i32 v0, v1
; nextln: v4 = bor.i32 v3, v2
; nextln: return v4
