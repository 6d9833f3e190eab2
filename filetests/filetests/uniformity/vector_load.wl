; test uniformity
; All results of a load differ together.

kernel %results {
block0:
    v0 = laneid.i32
    v1, v2, v3 = load.i32 group align 4 [v0]
    return
}
; check: v1: divergent because v0 is
; nextln: v2: divergent because v0 is
; nextln: v3: divergent because v0 is
