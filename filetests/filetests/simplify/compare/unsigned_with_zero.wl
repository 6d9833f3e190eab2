; test simplify dce
; Nothing is below zero, everything is zero or above; above zero is not zero.

function %decided_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = icmp.ult v0, v1
    v3 = icmp.uge v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 1
; nextln: return $a, $b

function %decided_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = icmp.ult v0, v1
    v3 = icmp.uge v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 1
; nextln: return $a, $b

function %decided_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = icmp.ult v0, v1
    v3 = icmp.uge v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 1
; nextln: return $a, $b

function %equality_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = icmp.ugt v0, v1
    v3 = icmp.ule v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v1 = iconst.i8 0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: $(b=$V) = icmp.eq v0, v1
; nextln: return $a, $b

function %equality_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = icmp.ugt v0, v1
    v3 = icmp.ule v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v1 = iconst.i64 0
; nextln: $(a=$V) = icmp.ne v0, v1
; nextln: $(b=$V) = icmp.eq v0, v1
; nextln: return $a, $b

function %signed_stays {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = icmp.slt v0, v1
    v3 = icmp.sge v0, v1
    v4 = icmp.sgt v0, v1
    v5 = icmp.sle v0, v1
    return v2, v3, v4, v5
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = icmp.slt v0, v1
; nextln: v3 = icmp.sge v0, v1
; nextln: v4 = icmp.sgt v0, v1
; nextln: v5 = icmp.sle v0, v1
; nextln: return v2, v3, v4, v5
