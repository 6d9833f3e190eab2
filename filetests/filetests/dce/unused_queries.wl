; test dce
; Where a work-item is, what a machine has, and addresses of segments: unused they go.

kernel %queries {
block0:
    v0 = workitemid.i32 0
    v1 = gridsize.i32 1
    v2 = laneid.i32
    v3 = waveid.i32
    v4 = cuid.i32
    v5 = groupbaseptr.i32
    v6 = nullptr.i64 flat
    v7 = packetid.i64
    return
}
; check: block0
; nextln: return
