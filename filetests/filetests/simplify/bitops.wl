; test simplify dce
; Logic, shifts, fields.

function %and_itself {
block0(v0: i32):
    v10 = band.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %and_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = band.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %and_ones {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = band.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %and_nested {
block0(v0: i32):
    v10 = iconst.i32 12
    v11 = iconst.i32 10
    v12 = band.i32 v0, v10
    v13 = band.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 8
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %and_complement {
block0(v0: i32):
    v10 = bnot.i32 v0
    v11 = band.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %and_complement_left {
block0(v0: i32):
    v10 = bnot.i32 v0
    v11 = band.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %and_absorbs {
block0(v0: i32, v1: i32):
    v10 = bor.i32 v0, v1
    v11 = band.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %and_of_extension {
block0(v0: i8):
    v10 = iconst.i32 255
    v11 = uextend.i32 v0
    v12 = band.i32 v11, v10
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v11 = uextend.i32 v0
; nextln: return v11

function %and_of_shift {
block0(v0: i32):
    v10 = iconst.i32 24
    v11 = iconst.i32 255
    v12 = ushr.i32 v0, v10
    v13 = band.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 24
; nextln: v12 = ushr.i32 v0, v10
; nextln: return v12

function %or_itself {
block0(v0: i32):
    v10 = bor.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %or_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = bor.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %or_ones {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = bor.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -1
; nextln: return $k

function %or_nested {
block0(v0: i32):
    v10 = iconst.i32 12
    v11 = iconst.i32 10
    v12 = bor.i32 v0, v10
    v13 = bor.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 14
; nextln: $(n=$V) = bor.i32 v0, $k
; nextln: return $n

function %or_complement {
block0(v0: i32):
    v10 = bnot.i32 v0
    v11 = bor.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -1
; nextln: return $k

function %or_complement_left {
block0(v0: i32):
    v10 = bnot.i32 v0
    v11 = bor.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -1
; nextln: return $k

function %or_absorbs {
block0(v0: i32, v1: i32):
    v10 = band.i32 v0, v1
    v11 = bor.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %xor_itself {
block0(v0: i32):
    v10 = bxor.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %xor_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = bxor.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %xor_ones {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = bxor.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.i32 v0
; nextln: return $n

function %xor_one_of_a_truth_value {
block0(v0: b1):
    v10 = bconst 1
    v11 = bxor.b1 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return $n

function %xor_nested {
block0(v0: i32):
    v10 = iconst.i32 12
    v11 = iconst.i32 10
    v12 = bxor.i32 v0, v10
    v13 = bxor.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 6
; nextln: $(n=$V) = bxor.i32 v0, $k
; nextln: return $n

function %xor_and_back {
block0(v0: i32, v1: i32):
    v10 = bxor.i32 v0, v1
    v11 = bxor.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %xor_and_back_left {
block0(v0: i32, v1: i32):
    v10 = bxor.i32 v0, v1
    v11 = bxor.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %complement_twice {
block0(v0: i32):
    v10 = bnot.i32 v0
    v11 = bnot.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %reversed_twice {
block0(v0: i32):
    v10 = bitrev.i32 v0
    v11 = bitrev.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %shl_by_width {
block0(v0: i64):
    v10 = iconst.i32 64
    v11 = ishl.i64 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %shl_shl {
block0(v0: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 4
    v12 = ishl.i32 v0, v10
    v13 = ishl.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 7
; nextln: $(n=$V) = ishl.i32 v0, $k
; nextln: return $n

function %shl_shl_out {
block0(v0: i32):
    v10 = iconst.i32 30
    v11 = iconst.i32 2
    v12 = ishl.i32 v0, v10
    v13 = ishl.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %shl_of_shr {
block0(v0: i32):
    v10 = iconst.i32 8
    v11 = iconst.i32 8
    v12 = ushr.i32 v0, v10
    v13 = ishl.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -256
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %shl_of_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = ishl.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %shl_masked_count {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 31
    v11 = band.i32 v1, v10
    v12 = ishl.i32 v0, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ishl.i32 v0, v1
; nextln: return $n

function %shl_count_masked_too_far {
block0(v0: i64, v1: i32):
    v10 = iconst.i32 31
    v11 = band.i32 v1, v10
    v12 = ishl.i64 v0, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 31
; nextln: v11 = band.i32 v1, v10
; nextln: v12 = ishl.i64 v0, v11
; nextln: return v12

function %shr_by_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = ushr.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %shr_shr {
block0(v0: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 4
    v12 = ushr.i32 v0, v10
    v13 = ushr.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 7
; nextln: $(n=$V) = ushr.i32 v0, $k
; nextln: return $n

function %shr_shr_out {
block0(v0: i32):
    v10 = iconst.i32 30
    v11 = iconst.i32 2
    v12 = ushr.i32 v0, v10
    v13 = ushr.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %shr_of_shl {
block0(v0: i32):
    v10 = iconst.i32 8
    v11 = iconst.i32 8
    v12 = ishl.i32 v0, v10
    v13 = ushr.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0xffffff
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %shr_of_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = ushr.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %shr_masked_count {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 63
    v11 = band.i32 v1, v10
    v12 = ushr.i32 v0, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ushr.i32 v0, v1
; nextln: return $n

function %sar_by_zero {
block0(v0: i32):
    v10 = iconst.i32 32
    v11 = sshr.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %sar_sar {
block0(v0: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 4
    v12 = sshr.i32 v0, v10
    v13 = sshr.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 7
; nextln: $(n=$V) = sshr.i32 v0, $k
; nextln: return $n

function %sar_sar_out {
block0(v0: i32):
    v10 = iconst.i32 30
    v11 = iconst.i32 2
    v12 = sshr.i32 v0, v10
    v13 = sshr.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 31
; nextln: $(n=$V) = sshr.i32 v0, $k
; nextln: return $n

function %sar_of_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = sshr.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %sar_masked_count {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 31
    v11 = band.i32 v1, v10
    v12 = sshr.i32 v0, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sshr.i32 v0, v1
; nextln: return $n

function %bitselect_equal {
block0(v0: i32, v1: i32):
    v10 = bitselect.i32 v1, v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %bitselect_ones {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 -1
    v11 = bitselect.i32 v10, v0, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %bitselect_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = bitselect.i32 v10, v1, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %bitalign_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = bitalign.i32 v0, v1, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %bytealign_zero {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0
    v11 = bytealign.i32 v0, v1, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0
