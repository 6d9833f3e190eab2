; test uniformity
; Where lanes of a divergent branch meet, a parameter with two different arguments is divergent; one with the same on both edges is not.

kernel %diamond {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = iconst.i32 6
    v3 = icmp.ult v0, v1
    branch v3, block1, block2
block1:
    jump block3(v1, v1)
block2:
    jump block3(v2, v1)
block3(v4: i32, v5: i32):
    return
}
; check: block0: lanes part at its end
; check: v4: divergent, lanes reach block3 over different edges
; nextln: v5: uniform in the work-group
