; test uniformity
; Lanes that return early leave no join behind: what the others compute is uniform among them.

kernel %early {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    return
block2:
    v3 = iadd.i32 v1, v1
    jump block3(v3)
block3(v4: i32):
    return
}
; check: block0: lanes part at its end
; check: v3: uniform in the work-group
; check: v4: uniform in the work-group
