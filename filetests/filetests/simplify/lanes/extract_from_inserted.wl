; test simplify dce
; The lane that was inserted is what was inserted; another lane is that of the vector below.

function %same_lane {
block0(v0: i32x2, v1: i32):
    v2 = insert_lane.i32x2 v0, v1, 1
    v3 = extract_lane.i32 v2, 1
    return v3
}
; check: block0
; nextln: return v1

function %other_lane {
block0(v0: i32x2, v1: i32):
    v2 = insert_lane.i32x2 v0, v1, 1
    v3 = extract_lane.i32 v2, 0
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = extract_lane.i32 v0, 0
; nextln: return $n

function %below_two {
block0(v0: f32x4, v1: f32, v2: f32):
    v3 = insert_lane.f32x4 v0, v1, 0
    v4 = insert_lane.f32x4 v3, v2, 1
    v5 = extract_lane.f32 v4, 0
    return v5
}
; check: block0
; nextln: return v1
