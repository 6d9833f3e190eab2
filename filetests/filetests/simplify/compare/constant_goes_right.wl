; test simplify dce
; A constant on the left exchanges the operands and turns the condition around. Two values keep their order.

function %signed {
block0(v0: i32):
    v1 = iconst.i32 9
    v2 = icmp.slt v1, v0
    v3 = icmp.sle v1, v0
    v4 = icmp.sgt v1, v0
    v5 = icmp.sge v1, v0
    return v2, v3, v4, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v1 = iconst.i32 9
; nextln: $(a=$V) = icmp.sgt v0, v1
; nextln: $(b=$V) = icmp.sge v0, v1
; nextln: $(d=$V) = icmp.slt v0, v1
; nextln: $(e=$V) = icmp.sle v0, v1
; nextln: return $a, $b, $d, $e

function %unsigned {
block0(v0: i8):
    v1 = iconst.i8 9
    v2 = icmp.ult v1, v0
    v3 = icmp.ule v1, v0
    v4 = icmp.ugt v1, v0
    v5 = icmp.uge v1, v0
    return v2, v3, v4, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v1 = iconst.i8 9
; nextln: $(a=$V) = icmp.ugt v0, v1
; nextln: $(b=$V) = icmp.uge v0, v1
; nextln: $(d=$V) = icmp.ult v0, v1
; nextln: $(e=$V) = icmp.ule v0, v1
; nextln: return $a, $b, $d, $e

function %equality {
block0(v0: i64):
    v1 = iconst.i64 9
    v2 = icmp.eq v1, v0
    v3 = icmp.ne v1, v0
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v1 = iconst.i64 9
; nextln: $(a=$V) = icmp.eq v0, v1
; nextln: $(b=$V) = icmp.ne v0, v1
; nextln: return $a, $b

function %values {
block0(v0: i32, v1: i32):
    v2 = icmp.slt v1, v0
    return v2
}
; check: block0
; nextln: v2 = icmp.slt v1, v0
; nextln: return v2

function %floats {
block0(v0: f32):
    v1 = fconst.f32 9.0
    v2 = fcmp.lt v1, v0
    return v2
}
; check: block0
; nextln: v1 = fconst.f32 9.0
; nextln: v2 = fcmp.lt v1, v0
; nextln: return v2
