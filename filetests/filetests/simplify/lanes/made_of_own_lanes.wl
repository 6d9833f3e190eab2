; test simplify dce
; A vector made of all lanes of another one in order is that one. In another order, or with a lane from elsewhere, it stays.

function %whole {
block0(v0: i32x2):
    v1 = extract_lane.i32 v0, 0
    v2 = extract_lane.i32 v0, 1
    v3 = make_vector.i32x2 v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %reversed {
block0(v0: i32x2):
    v1 = extract_lane.i32 v0, 0
    v2 = extract_lane.i32 v0, 1
    v3 = make_vector.i32x2 v2, v1
    return v3
}
; check: block0
; nextln: v1 = extract_lane.i32 v0, 0
; nextln: v2 = extract_lane.i32 v0, 1
; nextln: v3 = make_vector.i32x2 v2, v1
; nextln: return v3

function %of_two {
block0(v0: i32x2, v1: i32x2):
    v2 = extract_lane.i32 v0, 0
    v3 = extract_lane.i32 v1, 1
    v4 = make_vector.i32x2 v2, v3
    return v4
}
; check: block0
; nextln: v2 = extract_lane.i32 v0, 0
; nextln: v3 = extract_lane.i32 v1, 1
; nextln: v4 = make_vector.i32x2 v2, v3
; nextln: return v4

function %half_of_a_wider_one {
block0(v0: i32x4):
    v1 = extract_lane.i32 v0, 0
    v2 = extract_lane.i32 v0, 1
    v3 = make_vector.i32x2 v1, v2
    return v3
}
; check: block0
; nextln: v1 = extract_lane.i32 v0, 0
; nextln: v2 = extract_lane.i32 v0, 1
; nextln: v3 = make_vector.i32x2 v1, v2
; nextln: return v3
