; test uniformity
; A vector with one divergent lane is divergent as a whole, and so is each lane taken out of it; the lane that went in is not.

kernel %lanes {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 1
    v2 = make_vector.i32x2 v1, v0
    v3 = extract_lane.i32 v2, 0
    v4 = iconcat v1, v1
    v5 = iconcat v0, v1
    v6 = ihigh v5
    return
}
; check: v2: divergent because v0 is
; nextln: v3: divergent because v2 is
; nextln: v4: uniform in the work-group
; nextln: v5: divergent because v0 is
; nextln: v6: divergent because v5 is
