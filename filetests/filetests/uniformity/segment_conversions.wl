; test uniformity
; Addresses converted between segments are as uniform as they were.

kernel %conversions {
block0:
    v0 = groupbaseptr.i32
    v1 = stof.i64 group v0
    v2 = segmentp group v1
    v3 = laneid.i32
    v4 = stof.i64 private v3
    v5 = ftos.i32 private v4
    return
}
; check: v1: uniform in the work-group
; nextln: v2: uniform in the work-group
; check: v4: divergent because v3 is
; nextln: v5: divergent because v4 is
