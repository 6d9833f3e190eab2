; test verify
; A lane's number is below the number of lanes.

kernel %extract {
block0:
    v0 = undef.i32x2
    v1 = extract_lane.i32 v0, 2
    return
}
; error: lane 2 of a vector of 2 lanes
kernel %insert {
block0:
    v0 = undef.i8x4
    v1 = iconst.i8 1
    v2 = insert_lane.i8x4 v0, v1, 4
    return
}
; error: lane 4 of a vector of 4 lanes
kernel %last {
block0:
    v0 = undef.i8x4
    v1 = extract_lane.i8 v0, 3
    return
}
