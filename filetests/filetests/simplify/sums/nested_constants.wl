; test simplify dce
; (x + a) + b is x + (a + b), and the sum of constants wraps at the width. An a that is no constant stays.

function %wraps_8 {
block0(v0: i8):
    v1 = iconst.i8 100
    v2 = iadd.i8 v0, v1
    v3 = iadd.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -56
; nextln: $(n=$V) = iadd.i8 v0, $k
; nextln: return $n

function %wraps_64 {
block0(v0: i64):
    v1 = iconst.i64 0x7fffffffffffffff
    v2 = iconst.i64 2
    v3 = iadd.i64 v0, v1
    v4 = iadd.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0x8000000000000001
; nextln: $(n=$V) = iadd.i64 v0, $k
; nextln: return $n

; The two constants cancel: nothing is left of the sum.
function %cancels {
block0(v0: i16):
    v1 = iconst.i16 300
    v2 = iconst.i16 -300
    v3 = iadd.i16 v0, v1
    v4 = iadd.i16 v3, v2
    return v4
}
; check: block0
; nextln: return v0

function %no_constant {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 4
    v3 = iadd.i32 v0, v1
    v4 = iadd.i32 v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 4
; nextln: v3 = iadd.i32 v0, v1
; nextln: v4 = iadd.i32 v3, v2
; nextln: return v4
