; test simplify dce
; A choice between constants that is compared with a constant is the condition, its complement, or known.

function %one_or_zero_is_not_zero {
block0(v0: b1):
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    v3 = select.i32 v0, v1, v2
    v4 = icmp.ne v3, v2
    return v4
}
; check: block0
; nextln: return v0

function %one_or_zero_is_zero {
block0(v0: b1):
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    v3 = select.i32 v0, v1, v2
    v4 = icmp.eq v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %zero_or_one_is_zero {
block0(v0: b1):
    v1 = iconst.i64 0
    v2 = iconst.i64 1
    v3 = select.i64 v0, v1, v2
    v4 = icmp.eq v3, v1
    return v4
}
; check: block0
; nextln: return v0

function %ones_or_zero_is_negative {
block0(v0: b1):
    v1 = iconst.i8 -1
    v2 = iconst.i8 0
    v3 = select.i8 v0, v1, v2
    v4 = icmp.slt v3, v2
    return v4
}
; check: block0
; nextln: return v0

function %never {
block0(v0: b1):
    v1 = iconst.i32 5
    v2 = iconst.i32 7
    v3 = iconst.i32 6
    v4 = iconst.i32 8
    v5 = select.i32 v0, v1, v2
    v6 = icmp.eq v5, v3
    v7 = icmp.ult v5, v4
    v8 = icmp.ult v5, v3
    return v6, v7, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(f=$V) = bconst 0
; nextln: $(t=$V) = bconst 1
; nextln: return $f, $t, v0

; What is extended is in of_truth_values_as_numbers.wl.
function %unknown {
block0(v0: b1, v1: i32):
    v2 = iconst.i32 1
    v3 = iconst.i32 0
    v4 = select.i32 v0, v2, v1
    v5 = icmp.eq v4, v3
    v6 = select.i32 v0, v2, v3
    v7 = icmp.eq v6, v1
    return v5, v7
}
; check: v4 = select.i32 v0, v2, v1
; nextln: v5 = icmp.eq v4, v3
; nextln: v6 = select.i32 v0, v2, v3
; nextln: v7 = icmp.eq v6, v1
; nextln: return v5, v7
