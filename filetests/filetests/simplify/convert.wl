; test simplify dce
; Conversions, signs of floating-point numbers, halves and lanes.

function %back_from_zero_extension {
block0(v0: i8):
    v10 = uextend.i32 v0
    v11 = ireduce.i8 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %back_from_sign_extension {
block0(v0: i8):
    v10 = sextend.i32 v0
    v11 = ireduce.i8 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %half_back {
block0(v0: i8):
    v10 = uextend.i64 v0
    v11 = ireduce.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = uextend.i32 v0
; nextln: return $n

function %half_back_signed {
block0(v0: i8):
    v10 = sextend.i64 v0
    v11 = ireduce.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sextend.i32 v0
; nextln: return $n

function %further_back {
block0(v0: i32):
    v10 = uextend.i64 v0
    v11 = ireduce.i8 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ireduce.i8 v0
; nextln: return $n

function %further_back_signed {
block0(v0: i32):
    v10 = sextend.i64 v0
    v11 = ireduce.i8 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ireduce.i8 v0
; nextln: return $n

function %reduced_twice {
block0(v0: i64):
    v10 = ireduce.i32 v0
    v11 = ireduce.i8 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ireduce.i8 v0
; nextln: return $n

function %low_half {
block0(v0: i32, v1: i32):
    v10 = iconcat v0, v1
    v11 = ireduce.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %extended_twice {
block0(v0: i8):
    v10 = uextend.i32 v0
    v11 = uextend.i64 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = uextend.i64 v0
; nextln: return $n

function %sign_extended_twice {
block0(v0: i8):
    v10 = sextend.i32 v0
    v11 = sextend.i64 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sextend.i64 v0
; nextln: return $n

function %sign_of_zero_extended {
block0(v0: i8):
    v10 = uextend.i32 v0
    v11 = sextend.i64 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = uextend.i64 v0
; nextln: return $n

function %cast_to_itself {
block0(v0: i32):
    v10 = bitcast.i32 v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %cast_and_back {
block0(v0: i32):
    v10 = bitcast.f32 v0
    v11 = bitcast.i32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %cast_on {
block0(v0: i32):
    v10 = bitcast.f32 v0
    v11 = bitcast.i16x2 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bitcast.i16x2 v0
; nextln: return $n

function %cast_of_a_constant {
block0:
    v10 = iconst.i32 0x3f800000
    v11 = bitcast.f32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fconst.f32 1.0
; nextln: return $n

function %negated_twice {
block0(v0: f32):
    v10 = fneg.f32 v0
    v11 = fneg.f32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %magnitude_of_negated {
block0(v0: f32):
    v10 = fneg.f32 v0
    v11 = fabs.f32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fabs.f32 v0
; nextln: return $n

function %magnitude_twice {
block0(v0: f32):
    v10 = fabs.f32 v0
    v11 = fabs.f32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = fabs.f32 v0
; nextln: return v10

function %own_sign {
block0(v0: f32):
    v10 = fcopysign.f32 v0, v0
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %sign_onto_negated {
block0(v0: f32, v1: f32):
    v10 = fneg.f32 v0
    v11 = fcopysign.f32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcopysign.f32 v0, v1
; nextln: return $n

function %sign_onto_magnitude {
block0(v0: f32, v1: f32):
    v10 = fabs.f32 v0
    v11 = fcopysign.f32 v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fcopysign.f32 v0, v1
; nextln: return $n

function %sum_with_zero_stays {
block0(v0: f32):
    v10 = fconst.f32 -0.0
    v11 = fadd.f32 v0, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = fconst.f32 -0.0
; nextln: v11 = fadd.f32 v0, v10
; nextln: return v11

function %machine_accuracy_stays {
block0:
    v10 = fconst.f32 2.0
    v11 = nrcp.f32 v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = fconst.f32 2.0
; nextln: v11 = nrcp.f32 v10
; nextln: return v11

function %invalid_stays {
block0:
    v10 = fconst.f32 0.0
    v11 = fdiv.f32 v10, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v10 = fconst.f32 0.0
; nextln: v11 = fdiv.f32 v10, v10
; nextln: return v11

function %float_folds {
block0:
    v10 = fconst.f32 2.0
    v11 = fconst.f32 0.5
    v12 = fma.f32 v10, v11, v10
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = fconst.f32 3.0
; nextln: return $n

function %low_of_halves {
block0(v0: i32, v1: i32):
    v10 = iconcat v0, v1
    v11 = ilow v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %high_of_halves {
block0(v0: i32, v1: i32):
    v10 = iconcat v0, v1
    v11 = ihigh v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %low_of_extended {
block0(v0: i32):
    v10 = uextend.i64 v0
    v11 = ilow v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %low_of_sign_extended {
block0(v0: i32):
    v10 = sextend.i64 v0
    v11 = ilow v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %high_of_extended {
block0(v0: i32):
    v10 = uextend.i64 v0
    v11 = ihigh v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %halves_together {
block0(v0: i64):
    v10 = ilow v0
    v11 = ihigh v0
    v12 = iconcat v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %lane_of_vector {
block0(v0: i32, v1: i32):
    v10 = make_vector.i32x2 v0, v1
    v11 = extract_lane.i32 v10, 1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %lane_inserted {
block0(v0: i32x2, v1: i32):
    v10 = insert_lane.i32x2 v0, v1, 1
    v11 = extract_lane.i32 v10, 1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %other_lane_inserted {
block0(v0: i32x2, v1: i32):
    v10 = insert_lane.i32x2 v0, v1, 1
    v11 = extract_lane.i32 v10, 0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = extract_lane.i32 v0, 0
; nextln: return $n

function %lane_inserted_twice {
block0(v0: i32x2, v1: i32, v2: i32):
    v10 = insert_lane.i32x2 v0, v1, 1
    v11 = insert_lane.i32x2 v10, v2, 1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = insert_lane.i32x2 v0, v2, 1
; nextln: return $n

function %own_lane_inserted {
block0(v0: i32x2):
    v10 = extract_lane.i32 v0, 1
    v11 = insert_lane.i32x2 v0, v10, 1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %all_lanes {
block0(v0: i32x2):
    v10 = extract_lane.i32 v0, 0
    v11 = extract_lane.i32 v0, 1
    v12 = make_vector.i32x2 v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0
