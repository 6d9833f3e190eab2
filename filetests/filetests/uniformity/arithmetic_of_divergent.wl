; test uniformity
; What reads a divergent value is divergent because of it, also where the result could not differ: x & 0 is for the simplifier.

kernel %chain {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 0
    v2 = band.i32 v0, v1
    v3 = icmp.eq v2, v1
    v4 = select.i32 v3, v1, v1
    v5 = iadd.i32 v1, v1
    return
}
; check: v2: divergent because v0 is
; nextln: v3: divergent because v2 is
; nextln: v4: divergent because v3 is
; nextln: v5: uniform in the work-group
