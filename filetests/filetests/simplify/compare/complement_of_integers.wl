; test simplify dce
; The complement of a comparison is the inverse one, for each condition.

function %equality {
block0(v0: i32, v1: i32):
    v2 = icmp.eq v0, v1
    v3 = bnot.b1 v2
    v4 = icmp.ne v0, v1
    v5 = bnot.b1 v4
    return v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: $(b=$V) = icmp.eq v0, v1
; nextln: return $a, $b

function %signed {
block0(v0: i8, v1: i8):
    v2 = icmp.slt v0, v1
    v3 = bnot.b1 v2
    v4 = icmp.sle v0, v1
    v5 = bnot.b1 v4
    v6 = icmp.sgt v0, v1
    v7 = bnot.b1 v6
    v8 = icmp.sge v0, v1
    v9 = bnot.b1 v8
    return v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.sge v0, v1
; nextln: $(b=$V) = icmp.sgt v0, v1
; nextln: $(d=$V) = icmp.sle v0, v1
; nextln: $(e=$V) = icmp.slt v0, v1
; nextln: return $a, $b, $d, $e

function %unsigned {
block0(v0: i64, v1: i64):
    v2 = icmp.ult v0, v1
    v3 = bnot.b1 v2
    v4 = icmp.ule v0, v1
    v5 = bnot.b1 v4
    v6 = icmp.ugt v0, v1
    v7 = bnot.b1 v6
    v8 = icmp.uge v0, v1
    v9 = bnot.b1 v8
    return v3, v5, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.uge v0, v1
; nextln: $(b=$V) = icmp.ugt v0, v1
; nextln: $(d=$V) = icmp.ule v0, v1
; nextln: $(e=$V) = icmp.ult v0, v1
; nextln: return $a, $b, $d, $e

; A complement of the comparison as a number is of 32 bits: it stays.
function %as_number {
block0(v0: i32, v1: i32):
    v2 = icmp.eq v0, v1
    v3 = uextend.i32 v2
    v4 = bnot.i32 v3
    return v4
}
; check: block0
; nextln: v2 = icmp.eq v0, v1
; nextln: v3 = uextend.i32 v2
; nextln: v4 = bnot.i32 v3
; nextln: return v4
