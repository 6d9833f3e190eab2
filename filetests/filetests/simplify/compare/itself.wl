; test simplify dce
; x compared with itself is decided for integers. For floats x may be a NaN: nothing is decided, not even `equ`.

function %holds_i8 {
block0(v0: i8):
    v1 = icmp.eq v0, v0
    v2 = icmp.sle v0, v0
    v3 = icmp.uge v0, v0
    v4 = bxor.b1 v1, v2
    return v1, v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 1
; nextln: $(b=$V) = bconst 1
; nextln: $(d=$V) = bconst 1
; nextln: return $a, $b, $d

function %holds_i16 {
block0(v0: i16):
    v1 = icmp.eq v0, v0
    v2 = icmp.sle v0, v0
    v3 = icmp.uge v0, v0
    v4 = bxor.b1 v1, v2
    return v1, v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 1
; nextln: $(b=$V) = bconst 1
; nextln: $(d=$V) = bconst 1
; nextln: return $a, $b, $d

function %holds_i64 {
block0(v0: i64):
    v1 = icmp.eq v0, v0
    v2 = icmp.sle v0, v0
    v3 = icmp.uge v0, v0
    v4 = bxor.b1 v1, v2
    return v1, v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 1
; nextln: $(b=$V) = bconst 1
; nextln: $(d=$V) = bconst 1
; nextln: return $a, $b, $d

function %holds_b1 {
block0(v0: b1):
    v1 = icmp.eq v0, v0
    v2 = icmp.sle v0, v0
    v3 = icmp.uge v0, v0
    v4 = bxor.b1 v1, v2
    return v1, v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 1
; nextln: $(b=$V) = bconst 1
; nextln: $(d=$V) = bconst 1
; nextln: return $a, $b, $d

function %fails_i8 {
block0(v0: i8):
    v1 = icmp.ne v0, v0
    v2 = icmp.slt v0, v0
    v3 = icmp.ugt v0, v0
    return v1, v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 0
; nextln: $(d=$V) = bconst 0
; nextln: return $a, $b, $d

function %fails_i64 {
block0(v0: i64):
    v1 = icmp.ne v0, v0
    v2 = icmp.slt v0, v0
    v3 = icmp.ugt v0, v0
    return v1, v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 0
; nextln: $(d=$V) = bconst 0
; nextln: return $a, $b, $d

function %floats {
block0(v0: f32):
    v1 = fcmp.eq v0, v0
    v2 = fcmp.neu v0, v0
    v3 = fcmp.equ v0, v0
    v4 = fcmp.nan v0, v0
    return v1, v2, v3, v4
}
; check: block0
; nextln: v1 = fcmp.eq v0, v0
; nextln: v2 = fcmp.neu v0, v0
; nextln: v3 = fcmp.equ v0, v0
; nextln: v4 = fcmp.nan v0, v0
; nextln: return v1, v2, v3, v4
