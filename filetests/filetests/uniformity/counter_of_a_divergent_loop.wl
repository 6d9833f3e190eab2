; test uniformity
; A counter that is read after a loop which lanes leave at different times is divergent, because each lane has its own by then; the parameter that it comes back to is divergent with it.

kernel %loop {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ult v4, v0
    branch v5, block1(v4), block2
block2:
    v6 = ineg.i32 v4
    return
}
; check: v3: divergent because v4 is
; nextln: v4: divergent, lanes leave its cycle in different iterations
; nextln: v5: divergent because v0 is
; check: block1: lanes part at its end
; nextln: v6: divergent because v4 is
