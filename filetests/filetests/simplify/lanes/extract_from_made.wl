; test simplify dce
; A lane of a vector that was made of its lanes. Of one that was loaded it stays.

function %lanes {
block0(v0: i32, v1: i32, v2: i32, v3: i32):
    v4 = make_vector.i32x4 v0, v1, v2, v3
    v5 = extract_lane.i32 v4, 2
    v6 = extract_lane.i32 v4, 0
    return v5, v6
}
; check: block0
; nextln: return v2, v0

function %floats {
block0(v0: f16, v1: f16):
    v2 = make_vector.f16x2 v0, v1
    v3 = extract_lane.f16 v2, 1
    return v3
}
; check: block0
; nextln: return v1

function %of_a_parameter {
block0(v0: i32x2):
    v1 = extract_lane.i32 v0, 1
    return v1
}
; check: block0
; nextln: v1 = extract_lane.i32 v0, 1
; nextln: return v1
