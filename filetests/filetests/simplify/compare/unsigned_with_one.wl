; test simplify dce
; Unsigned below one is zero; signed below one stays.

function %equality_i8 {
block0(v0: i8):
    v1 = iconst.i8 1
    v2 = icmp.ult v0, v1
    v3 = icmp.uge v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: $(a=$V) = icmp.eq v0, $k
; nextln: $(l=$V) = iconst.i8 0
; nextln: $(b=$V) = icmp.ne v0, $l
; nextln: return $a, $b

function %equality_i16 {
block0(v0: i16):
    v1 = iconst.i16 1
    v2 = icmp.ult v0, v1
    v3 = icmp.uge v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: $(a=$V) = icmp.eq v0, $k
; nextln: $(l=$V) = iconst.i16 0
; nextln: $(b=$V) = icmp.ne v0, $l
; nextln: return $a, $b

function %equality_i64 {
block0(v0: i64):
    v1 = iconst.i64 1
    v2 = icmp.ult v0, v1
    v3 = icmp.uge v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: $(a=$V) = icmp.eq v0, $k
; nextln: $(l=$V) = iconst.i64 0
; nextln: $(b=$V) = icmp.ne v0, $l
; nextln: return $a, $b

function %signed {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = icmp.slt v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = icmp.slt v0, v1
; nextln: return v2

function %up_to_one {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = icmp.ule v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = icmp.ule v0, v1
; nextln: return v2
