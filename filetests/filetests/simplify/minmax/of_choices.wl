; test simplify dce
; A choice between what was compared is a minimum or maximum: the smaller one where it is less, the larger one where it is greater. Equal numbers are the same
; either way.

function %slt {
block0(v0: i32, v1: i32):
    v2 = icmp.slt v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = smin.i32 v0, v1
; nextln: $(b=$V) = smax.i32 v1, v0
; nextln: return $a, $b

function %sle {
block0(v0: i32, v1: i32):
    v2 = icmp.sle v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = smin.i32 v0, v1
; nextln: $(b=$V) = smax.i32 v1, v0
; nextln: return $a, $b

function %sgt {
block0(v0: i32, v1: i32):
    v2 = icmp.sgt v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = smax.i32 v0, v1
; nextln: $(b=$V) = smin.i32 v1, v0
; nextln: return $a, $b

function %sge {
block0(v0: i32, v1: i32):
    v2 = icmp.sge v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = smax.i32 v0, v1
; nextln: $(b=$V) = smin.i32 v1, v0
; nextln: return $a, $b

function %ult {
block0(v0: i32, v1: i32):
    v2 = icmp.ult v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = umin.i32 v0, v1
; nextln: $(b=$V) = umax.i32 v1, v0
; nextln: return $a, $b

function %ule {
block0(v0: i32, v1: i32):
    v2 = icmp.ule v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = umin.i32 v0, v1
; nextln: $(b=$V) = umax.i32 v1, v0
; nextln: return $a, $b

function %ugt {
block0(v0: i32, v1: i32):
    v2 = icmp.ugt v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = umax.i32 v0, v1
; nextln: $(b=$V) = umin.i32 v1, v0
; nextln: return $a, $b

function %uge {
block0(v0: i32, v1: i32):
    v2 = icmp.uge v0, v1
    v3 = select.i32 v2, v0, v1
    v4 = select.i32 v2, v1, v0
    return v3, v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = umax.i32 v0, v1
; nextln: $(b=$V) = umin.i32 v1, v0
; nextln: return $a, $b

function %narrow {
block0(v0: i8, v1: i8, v2: i16, v3: i16):
    v4 = icmp.slt v0, v1
    v5 = select.i8 v4, v0, v1
    v6 = icmp.ugt v2, v3
    v7 = select.i16 v6, v3, v2
    return v5, v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = smin.i8 v0, v1
; nextln: $(b=$V) = umin.i16 v3, v2
; nextln: return $a, $b

function %with_a_constant {
block0(v0: i32):
    v1 = iconst.i32 255
    v2 = icmp.sgt v0, v1
    v3 = select.i32 v2, v1, v0
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v1 = iconst.i32 255
; nextln: $(a=$V) = smin.i32 v0, v1
; nextln: return $a

; Machines compare and choose numbers of 64 bits; those that are words are compared as words.
function %long_stays {
block0(v0: i64, v1: i64):
    v2 = icmp.slt v0, v1
    v3 = select.i64 v2, v0, v1
    return v3
}
; check: v2 = icmp.slt v0, v1
; nextln: v3 = select.i64 v2, v0, v1
; nextln: return v3

function %other_numbers_stay {
block0(v0: i32, v1: i32, v2: i32):
    v3 = icmp.slt v0, v1
    v4 = select.i32 v3, v0, v2
    v5 = icmp.eq v0, v1
    v6 = select.i32 v5, v0, v1
    return v4, v6
}
; check: v3 = icmp.slt v0, v1
; nextln: v4 = select.i32 v3, v0, v2
; nextln: v5 = icmp.eq v0, v1
; nextln: v6 = select.i32 v5, v0, v1
; nextln: return v4, v6
