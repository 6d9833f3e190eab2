; test simplify dce
; A truth value that was extended and is compared with 0, or unsigned with 1, is itself or its complement. Signed it is -1 for true, and with 1 nothing is known by a rule.

function %unsigned_zero_i8 {
block0(v0: b1):
    v1 = iconst.i8 0
    v2 = uextend.i8 v0
    v3 = icmp.ne v2, v1
    v4 = icmp.eq v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %unsigned_zero_i32 {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = uextend.i32 v0
    v3 = icmp.ne v2, v1
    v4 = icmp.eq v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %unsigned_zero_i64 {
block0(v0: b1):
    v1 = iconst.i64 0
    v2 = uextend.i64 v0
    v3 = icmp.ne v2, v1
    v4 = icmp.eq v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %unsigned_one_i16 {
block0(v0: b1):
    v1 = iconst.i16 1
    v2 = uextend.i16 v0
    v3 = icmp.eq v2, v1
    v4 = icmp.ne v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %unsigned_one_i64 {
block0(v0: b1):
    v1 = iconst.i64 1
    v2 = uextend.i64 v0
    v3 = icmp.eq v2, v1
    v4 = icmp.ne v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %signed_zero_i8 {
block0(v0: b1):
    v1 = iconst.i8 0
    v2 = sextend.i8 v0
    v3 = icmp.ne v2, v1
    v4 = icmp.eq v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %signed_zero_i64 {
block0(v0: b1):
    v1 = iconst.i64 0
    v2 = sextend.i64 v0
    v3 = icmp.ne v2, v1
    v4 = icmp.eq v2, v1
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %signed_one {
block0(v0: b1):
    v1 = iconst.i32 1
    v2 = sextend.i32 v0
    v3 = icmp.eq v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = sextend.i32 v0
; nextln: v3 = icmp.eq v2, v1
; nextln: return v3

function %extended_number {
block0(v0: i8):
    v1 = iconst.i32 0
    v2 = uextend.i32 v0
    v3 = icmp.ne v2, v1
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = uextend.i32 v0
; nextln: v3 = icmp.ne v2, v1
; nextln: return v3
