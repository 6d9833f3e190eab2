; test simplify dce
; Products, quotients and remainders by constants.

function %mul_eight {
block0(v0: i32):
    v10 = iconst.i32 8
    v11 = imul.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: $(n=$V) = ishl.i32 v0, $k
; nextln: return $n

function %mul_sign_bit {
block0(v0: i32):
    v10 = iconst.i32 -2147483648
    v11 = imul.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 31
; nextln: $(n=$V) = ishl.i32 v0, $k
; nextln: return $n

function %mul_of_shift {
block0(v0: i32):
    v10 = iconst.i32 2
    v11 = iconst.i32 5
    v12 = ishl.i32 v0, v10
    v13 = imul.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 20
; nextln: $(n=$V) = imul.i32 v0, $k
; nextln: return $n

function %udiv_one {
block0(v0: i32):
    v10 = iconst.i32 1
    v11 = udiv.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %udiv_four {
block0(v0: i64):
    v10 = iconst.i64 4
    v11 = udiv.i64 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 2
; nextln: $(n=$V) = ushr.i64 v0, $k
; nextln: return $n

function %urem_one {
block0(v0: i32):
    v10 = iconst.i32 1
    v11 = urem.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %urem_four {
block0(v0: i32):
    v10 = iconst.i32 4
    v11 = urem.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %sdiv_one {
block0(v0: i32):
    v10 = iconst.i32 1
    v11 = sdiv.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %sdiv_minus_one {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = sdiv.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i32 v0
; nextln: return $n

function %sdiv_four {
block0(v0: i32):
    v10 = iconst.i32 4
    v11 = sdiv.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = iconst.i32 31
; nextln: $(b=$V) = sshr.i32 v0, $a
; nextln: $(c1=$V) = iconst.i32 30
; nextln: $(d=$V) = ushr.i32 $b, $c1
; nextln: $(n=$V) = iadd.i32 v0, $d
; nextln: $(e=$V) = iconst.i32 2
; nextln: $(f=$V) = sshr.i32 $n, $e
; nextln: return $f

function %srem_one {
block0(v0: i32):
    v10 = iconst.i32 1
    v11 = srem.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %srem_minus_one {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = srem.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %srem_two {
block0(v0: i32):
    v10 = iconst.i32 2
    v11 = srem.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = iconst.i32 31
; nextln: $(b=$V) = sshr.i32 v0, $a
; nextln: $(c1=$V) = iconst.i32 31
; nextln: $(d=$V) = ushr.i32 $b, $c1
; nextln: $(n=$V) = iadd.i32 v0, $d
; nextln: $(e=$V) = iconst.i32 1
; nextln: $(f=$V) = sshr.i32 $n, $e
; nextln: $(g=$V) = iconst.i32 1
; nextln: $(h=$V) = ishl.i32 $f, $g
; nextln: $(i=$V) = isub.i32 v0, $h
; nextln: return $i

function %division_by_zero_stays {
block0:
    v10 = iconst.i32 6
    v11 = iconst.i32 0
    v12 = udiv.i32 v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 6
; nextln: v11 = iconst.i32 0
; nextln: v12 = udiv.i32 v10, v11
; nextln: return v12

function %sdiv_smallest_stays {
block0(v0: i32):
    v10 = iconst.i32 -2147483648
    v11 = sdiv.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 0x80000000
; nextln: v11 = sdiv.i32 v0, v10
; nextln: return v11
