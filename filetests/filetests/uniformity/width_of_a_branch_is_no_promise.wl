; test uniformity
; The width of a branch is not used: a divergent condition parts lanes whatever it says (HSA PRM 2.12.2 lets a finalizer ignore it).

kernel %width {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch width all v2, block1, block2
block1:
    jump block2
block2:
    return
}
; check: block0: lanes part at its end
