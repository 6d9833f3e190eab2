; test gvn
; Lanes of vectors merge by number, and vectors by their lanes in order.

function %lanes {
block0(v0: i32x2):
    v1 = extract_lane.i32 v0, 0
    v2 = extract_lane.i32 v0, 1
    v3 = extract_lane.i32 v0, 0
    v4 = make_vector.i32x2 v1, v2
    v5 = make_vector.i32x2 v2, v3
    v6 = make_vector.i32x2 v3, v2
    v7 = insert_lane.i32x2 v0, v1, 1
    v8 = insert_lane.i32x2 v0, v1, 0
    return v4, v5, v6, v7, v8
}
; check: block0
; nextln: v1 = extract_lane.i32 v0, 0
; nextln: v2 = extract_lane.i32 v0, 1
; nextln: v4 = make_vector.i32x2 v1, v2
; nextln: v5 = make_vector.i32x2 v2, v1
; nextln: v7 = insert_lane.i32x2 v0, v1, 1
; nextln: v8 = insert_lane.i32x2 v0, v1, 0
; nextln: return v4, v5, v4, v7, v8
