; test verify
; There are three dimensions, 0 to 2 (HSA PRM 11.1).

kernel %fourth {
block0:
    v0 = workgroupid.i32 3
    return
}
; error: a dimension is 0, 1 or 2, not 3
kernel %third {
block0:
    v0 = workgroupid.i32 2
    return
}
