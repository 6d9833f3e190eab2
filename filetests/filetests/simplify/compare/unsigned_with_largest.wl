; test simplify dce
; Nothing is above all ones. The signed largest number is no bound of an unsigned comparison, nor are ones of a signed one.

function %decided_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = icmp.ugt v0, v1
    v3 = icmp.ule v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 1
; nextln: return $a, $b

function %decided_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = icmp.ugt v0, v1
    v3 = icmp.ule v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 1
; nextln: return $a, $b

function %decided_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = icmp.ugt v0, v1
    v3 = icmp.ule v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = bconst 0
; nextln: $(b=$V) = bconst 1
; nextln: return $a, $b

function %signed_largest {
block0(v0: i8):
    v1 = iconst.i8 127
    v2 = icmp.ugt v0, v1
    v3 = icmp.ule v0, v1
    return v2, v3
}
; check: block0
; nextln: v1 = iconst.i8 127
; nextln: v2 = icmp.ugt v0, v1
; nextln: v3 = icmp.ule v0, v1
; nextln: return v2, v3

function %minus_one_signed {
block0(v0: i32):
    v1 = iconst.i32 -1
    v2 = icmp.sgt v0, v1
    v3 = icmp.sle v0, v1
    return v2, v3
}
; check: block0
; nextln: v1 = iconst.i32 -1
; nextln: v2 = icmp.sgt v0, v1
; nextln: v3 = icmp.sle v0, v1
; nextln: return v2, v3
