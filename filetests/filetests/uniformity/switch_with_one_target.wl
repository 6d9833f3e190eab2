; test uniformity
; A divergent switch whose entries are one block with one argument chooses nothing.

kernel %one {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    switch v0, [block1(v1), block1(v1)]
block1(v2: i32):
    return
}
; check: v2: uniform in the work-group
