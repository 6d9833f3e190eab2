; test simplify dce
; x + a equals b where x equals b - a, modulo the width. An ordering stays: the sum may wrap.

function %wraps {
block0(v0: i8):
    v1 = iconst.i8 100
    v2 = iconst.i8 -100
    v3 = iadd.i8 v0, v1
    v4 = icmp.eq v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 56
; nextln: $(a=$V) = icmp.eq v0, $k
; nextln: return $a

function %different {
block0(v0: i64):
    v1 = iconst.i64 5
    v2 = iconst.i64 3
    v3 = iadd.i64 v0, v1
    v4 = icmp.ne v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -2
; nextln: $(a=$V) = icmp.ne v0, $k
; nextln: return $a

function %ordering {
block0(v0: i32):
    v1 = iconst.i32 5
    v2 = iconst.i32 9
    v3 = iadd.i32 v0, v1
    v4 = icmp.ult v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 5
; nextln: v2 = iconst.i32 9
; nextln: v3 = iadd.i32 v0, v1
; nextln: v4 = icmp.ult v3, v2
; nextln: return v4

function %sum_of_values {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 9
    v3 = iadd.i32 v0, v1
    v4 = icmp.eq v3, v2
    return v4
}
; check: block0
; nextln: v2 = iconst.i32 9
; nextln: v3 = iadd.i32 v0, v1
; nextln: v4 = icmp.eq v3, v2
; nextln: return v4
