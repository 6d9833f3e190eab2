; test simplify dce
; A vector's lane put where it was is nothing; put elsewhere, or from another vector, it stays.

function %own {
block0(v0: i16x4):
    v1 = extract_lane.i16 v0, 3
    v2 = insert_lane.i16x4 v0, v1, 3
    return v2
}
; check: block0
; nextln: return v0

function %moved {
block0(v0: i16x4):
    v1 = extract_lane.i16 v0, 3
    v2 = insert_lane.i16x4 v0, v1, 2
    return v2
}
; check: block0
; nextln: v1 = extract_lane.i16 v0, 3
; nextln: v2 = insert_lane.i16x4 v0, v1, 2
; nextln: return v2

function %from_another {
block0(v0: i16x4, v1: i16x4):
    v2 = extract_lane.i16 v1, 3
    v3 = insert_lane.i16x4 v0, v2, 3
    return v3
}
; check: block0
; nextln: v2 = extract_lane.i16 v1, 3
; nextln: v3 = insert_lane.i16x4 v0, v2, 3
; nextln: return v3
