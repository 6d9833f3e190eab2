; test simplify dce
; Extensions of the same kind from the same type keep what is equal. Other kinds, other types and orderings stay.

function %unsigned_i16 {
block0(v0: i8, v1: i8):
    v2 = uextend.i16 v0
    v3 = uextend.i16 v1
    v4 = icmp.eq v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.eq v0, v1
; nextln: return $a

function %unsigned_i64 {
block0(v0: i8, v1: i8):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = icmp.eq v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.eq v0, v1
; nextln: return $a

function %signed_i32 {
block0(v0: i16, v1: i16):
    v2 = sextend.i32 v0
    v3 = sextend.i32 v1
    v4 = icmp.ne v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: return $a

function %signed_i64 {
block0(v0: i16, v1: i16):
    v2 = sextend.i64 v0
    v3 = sextend.i64 v1
    v4 = icmp.ne v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: return $a

function %mixed_kinds {
block0(v0: i8, v1: i8):
    v2 = uextend.i32 v0
    v3 = sextend.i32 v1
    v4 = icmp.eq v2, v3
    return v4
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: v3 = sextend.i32 v1
; nextln: v4 = icmp.eq v2, v3
; nextln: return v4

function %mixed_types {
block0(v0: i8, v1: i16):
    v2 = uextend.i32 v0
    v3 = uextend.i32 v1
    v4 = icmp.eq v2, v3
    return v4
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: v3 = uextend.i32 v1
; nextln: v4 = icmp.eq v2, v3
; nextln: return v4

function %ordering {
block0(v0: i8, v1: i8):
    v2 = uextend.i32 v0
    v3 = uextend.i32 v1
    v4 = icmp.slt v2, v3
    return v4
}
; check: block0
; nextln: v2 = uextend.i32 v0
; nextln: v3 = uextend.i32 v1
; nextln: v4 = icmp.slt v2, v3
; nextln: return v4
