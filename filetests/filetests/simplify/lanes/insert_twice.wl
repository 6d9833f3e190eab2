; test simplify dce
; Of two insertions into one lane the second counts; into two lanes both stay.

function %same_lane {
block0(v0: i32x2, v1: i32, v2: i32):
    v3 = insert_lane.i32x2 v0, v1, 0
    v4 = insert_lane.i32x2 v3, v2, 0
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = insert_lane.i32x2 v0, v2, 0
; nextln: return $n

function %two_lanes {
block0(v0: i32x2, v1: i32, v2: i32):
    v3 = insert_lane.i32x2 v0, v1, 0
    v4 = insert_lane.i32x2 v3, v2, 1
    return v4
}
; check: block0
; nextln: v3 = insert_lane.i32x2 v0, v1, 0
; nextln: v4 = insert_lane.i32x2 v3, v2, 1
; nextln: return v4
