; test simplify dce
; Comparisons.

function %complement_of_integers {
block0(v0: i32, v1: i32):
    v10 = icmp.slt v0, v1
    v11 = bnot.b1 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = icmp.sge v0, v1
; nextln: return $n

function %complement_of_floats {
block0(v0: f32, v1: f32):
    v10 = fcmp.lt v0, v1
    v11 = bnot.b1 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcmp.geu v0, v1
; nextln: return $n

function %itself {
block0(v0: i32, v1: i32):
    v10 = icmp.sle v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(j=$V) = bconst 1
; nextln: return $j

function %not_itself {
block0(v0: i32, v1: i32):
    v10 = icmp.ult v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(j=$V) = bconst 0
; nextln: return $j

function %constant_right {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 7
    v11 = icmp.slt v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 7
; nextln: $(n=$V) = icmp.sgt v0, v10
; nextln: return $n

function %below_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = icmp.ult v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(j=$V) = bconst 0
; nextln: return $j

function %from_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = icmp.uge v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(j=$V) = bconst 1
; nextln: return $j

function %above_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = icmp.ugt v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 0
; nextln: $(n=$V) = icmp.ne v0, v10
; nextln: return $n

function %up_to_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = icmp.ule v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 0
; nextln: $(n=$V) = icmp.eq v0, v10
; nextln: return $n

function %below_one {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 1
    v11 = icmp.ult v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = iconst.i32 0
; nextln: $(n=$V) = icmp.eq v0, $l
; nextln: return $n

function %from_one {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 1
    v11 = icmp.uge v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = iconst.i32 0
; nextln: $(n=$V) = icmp.ne v0, $l
; nextln: return $n

function %above_ones {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 -1
    v11 = icmp.ugt v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(j=$V) = bconst 0
; nextln: return $j

function %up_to_ones {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 -1
    v11 = icmp.ule v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(j=$V) = bconst 1
; nextln: return $j

function %truth_ne_zero {
block0(v0: b1):
    v10 = bconst 0
    v11 = icmp.ne v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %truth_eq_zero {
block0(v0: b1):
    v10 = bconst 0
    v11 = icmp.eq v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %truth_eq_one {
block0(v0: b1):
    v10 = bconst 1
    v11 = icmp.eq v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %truth_ne_one {
block0(v0: b1):
    v10 = bconst 1
    v11 = icmp.ne v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %extended_ne_zero {
block0(v0: b1):
    v10 = uextend.i32 v0
    v11 = iconst.i32 0
    v12 = icmp.ne v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %extended_eq_zero {
block0(v0: b1):
    v10 = uextend.i32 v0
    v11 = iconst.i32 0
    v12 = icmp.eq v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %sign_extended_ne_zero {
block0(v0: b1):
    v10 = sextend.i32 v0
    v11 = iconst.i32 0
    v12 = icmp.ne v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %sign_extended_eq_zero {
block0(v0: b1):
    v10 = sextend.i32 v0
    v11 = iconst.i32 0
    v12 = icmp.eq v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %extended_eq_one {
block0(v0: b1):
    v10 = uextend.i32 v0
    v11 = iconst.i32 1
    v12 = icmp.eq v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %extended_ne_one {
block0(v0: b1):
    v10 = uextend.i32 v0
    v11 = iconst.i32 1
    v12 = icmp.ne v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %difference {
block0(v0: i32, v1: i32):
    v10 = isub.i32 v0, v1
    v11 = iconst.i32 0
    v12 = icmp.eq v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = icmp.eq v0, v1
; nextln: return $n

function %exclusive_or {
block0(v0: i32, v1: i32):
    v10 = bxor.i32 v0, v1
    v11 = iconst.i32 0
    v12 = icmp.ne v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = icmp.ne v0, v1
; nextln: return $n

function %sum {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 7
    v12 = iadd.i32 v0, v10
    v13 = icmp.eq v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(q=$V) = iconst.i32 4
; nextln: $(n=$V) = icmp.eq v0, $q
; nextln: return $n

function %sum_in_order_stays {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 7
    v12 = iadd.i32 v0, v10
    v13 = icmp.slt v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 3
; nextln: v11 = iconst.i32 7
; nextln: v12 = iadd.i32 v0, v10
; nextln: v13 = icmp.slt v12, v11
; nextln: return v13

function %zero_extensions {
block0(v0: i8, v1: i8):
    v10 = uextend.i32 v0
    v11 = uextend.i32 v1
    v12 = icmp.eq v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = icmp.eq v0, v1
; nextln: return $n

function %sign_extensions {
block0(v0: i8, v1: i8):
    v10 = sextend.i32 v0
    v11 = sextend.i32 v1
    v12 = icmp.ne v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = icmp.ne v0, v1
; nextln: return $n
