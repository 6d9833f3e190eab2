; test simplify dce
; Sums, differences, products, minima and maxima.

function %add_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = iadd.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %constant_goes_right {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = iadd.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %folds {
block0:
    v10 = iconst.i32 0x7fffffff
    v11 = iconst.i32 1
    v12 = iadd.i32 v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0x80000000
; nextln: return $k

function %nested_sums {
block0(v0: i64):
    v10 = iconst.i64 16
    v11 = iconst.i64 -24
    v12 = iadd.i64 v0, v10
    v13 = iadd.i64 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -8
; nextln: $(n=$V) = iadd.i64 v0, $k
; nextln: return $n

function %sum_of_difference {
block0(v0: i32):
    v10 = iconst.i32 5
    v11 = iconst.i32 7
    v12 = isub.i32 v10, v0
    v13 = iadd.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 12
; nextln: $(n=$V) = isub.i32 $k, v0
; nextln: return $n

function %difference_and_back {
block0(v0: i32, v1: i32):
    v10 = isub.i32 v0, v1
    v11 = iadd.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %difference_and_back_left {
block0(v0: i32, v1: i32):
    v10 = isub.i32 v0, v1
    v11 = iadd.i32 v1, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %add_negative {
block0(v0: i32, v1: i32):
    v10 = ineg.i32 v1
    v11 = iadd.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i32 v0, v1
; nextln: return $n

function %add_to_negative {
block0(v0: i32, v1: i32):
    v10 = ineg.i32 v1
    v11 = iadd.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i32 v0, v1
; nextln: return $n

function %sub_itself {
block0(v0: i32):
    v10 = isub.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %sub_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = isub.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %sub_constant {
block0(v0: i32):
    v10 = iconst.i32 9
    v11 = isub.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -9
; nextln: $(n=$V) = iadd.i32 v0, $k
; nextln: return $n

function %constant_less_sum {
block0(v0: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 10
    v12 = iadd.i32 v0, v10
    v13 = isub.i32 v11, v12
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 7
; nextln: $(n=$V) = isub.i32 $k, v0
; nextln: return $n

function %zero_less {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = isub.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i32 v0
; nextln: return $n

function %sum_less_first {
block0(v0: i32, v1: i32):
    v10 = iadd.i32 v0, v1
    v11 = isub.i32 v10, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %sum_less_second {
block0(v0: i32, v1: i32):
    v10 = iadd.i32 v0, v1
    v11 = isub.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %less_negative {
block0(v0: i32, v1: i32):
    v10 = ineg.i32 v1
    v11 = isub.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iadd.i32 v0, v1
; nextln: return $n

function %less_difference {
block0(v0: i32, v1: i32):
    v10 = isub.i32 v0, v1
    v11 = isub.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %negated_twice {
block0(v0: i32):
    v10 = ineg.i32 v0
    v11 = ineg.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %negated_difference {
block0(v0: i32, v1: i32):
    v10 = isub.i32 v0, v1
    v11 = ineg.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i32 v1, v0
; nextln: return $n

function %absolute_twice {
block0(v0: i32):
    v10 = iabs.i32 v0
    v11 = iabs.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i32 v0
; nextln: return $n

function %absolute_of_negative {
block0(v0: i32):
    v10 = ineg.i32 v0
    v11 = iabs.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iabs.i32 v0
; nextln: return $n

function %mul_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = imul.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %mul_one {
block0(v0: i32):
    v10 = iconst.i32 1
    v11 = imul.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %mul_minus_one {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = imul.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ineg.i32 v0
; nextln: return $n

function %nested_products {
block0(v0: i32):
    v10 = iconst.i32 3
    v11 = iconst.i32 5
    v12 = imul.i32 v0, v10
    v13 = imul.i32 v12, v11
    return v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = imul.i32 v0, $k
; nextln: return $n

function %high_product_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = umulhi.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %high_product_one {
block0(v0: i32):
    v10 = iconst.i32 1
    v11 = umulhi.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %high_signed_product_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = smulhi.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %carry_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = ucarry.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %borrow_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = uborrow.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %borrow_itself {
block0(v0: i32):
    v10 = uborrow.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %umin_itself {
block0(v0: i32):
    v10 = umin.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %umin_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = umin.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %umin_ones {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = umin.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %umin_nested {
block0(v0: i32, v1: i32):
    v10 = umin.i32 v0, v1
    v11 = umin.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umin.i32 v0, v1
; nextln: return $n

function %umin_of_umax {
block0(v0: i32, v1: i32):
    v10 = umax.i32 v0, v1
    v11 = umin.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %umax_itself {
block0(v0: i32):
    v10 = umax.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %umax_zero {
block0(v0: i32):
    v10 = iconst.i32 0
    v11 = umax.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %umax_ones {
block0(v0: i32):
    v10 = iconst.i32 -1
    v11 = umax.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -1
; nextln: return $k

function %umax_nested {
block0(v0: i32, v1: i32):
    v10 = umax.i32 v0, v1
    v11 = umax.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umax.i32 v0, v1
; nextln: return $n

function %umax_of_umin {
block0(v0: i32, v1: i32):
    v10 = umin.i32 v0, v1
    v11 = umax.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %smin_itself {
block0(v0: i32):
    v10 = smin.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %smin_smallest {
block0(v0: i32):
    v10 = iconst.i32 -2147483648
    v11 = smin.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 0x80000000
; nextln: return v10

function %smin_largest {
block0(v0: i8):
    v10 = iconst.i8 127
    v11 = smin.i8 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %smin_nested {
block0(v0: i32, v1: i32):
    v10 = smin.i32 v0, v1
    v11 = smin.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smin.i32 v0, v1
; nextln: return $n

function %smin_of_smax {
block0(v0: i32, v1: i32):
    v10 = smax.i32 v0, v1
    v11 = smin.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %smax_itself {
block0(v0: i32):
    v10 = smax.i32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %smax_smallest {
block0(v0: i8):
    v10 = iconst.i8 -128
    v11 = smax.i8 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %smax_largest {
block0(v0: i32):
    v10 = iconst.i32 2147483647
    v11 = smax.i32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = iconst.i32 0x7fffffff
; nextln: return v10

function %smax_nested {
block0(v0: i32, v1: i32):
    v10 = smax.i32 v0, v1
    v11 = smax.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smax.i32 v0, v1
; nextln: return $n

function %smax_of_smin {
block0(v0: i32, v1: i32):
    v10 = smin.i32 v0, v1
    v11 = smax.i32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %vectors_stay {
block0(v0: i32x2):
    v10 = isub.i32x2 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = isub.i32x2 v0, v0
; nextln: return v10
