; test uniformity
; On one side of a divergent branch fewer lanes run, but what they compute from uniform values is equal among them.

kernel %side {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = iadd.i32 v1, v1
    v4 = workgroupid.i32 0
    jump block2
block2:
    return
}
; check: block0: lanes part at its end
; nextln: v3: uniform in the work-group
; nextln: v4: uniform in the work-group
