; test gvn
; Where a work-item is stays the same: equal questions merge, those of other dimensions and widths do not.

function %queries {
block0:
    v0 = workitemabsid.i32 0
    v1 = workitemabsid.i32 0
    v2 = workitemabsid.i32 1
    v3 = workitemabsid.i64 0
    v4 = laneid.i32
    v5 = laneid.i32
    v6 = maxwaveid.i32
    v7 = maxwaveid.i32
    v8 = gridsize.i32 2
    v9 = gridsize.i32 2
    return v0, v1, v2, v3, v4, v5, v6, v7, v8, v9
}
; check: block0
; nextln: v0 = workitemabsid.i32 0
; nextln: v2 = workitemabsid.i32 1
; nextln: v3 = workitemabsid.i64 0
; nextln: v4 = laneid.i32
; nextln: v6 = maxwaveid.i32
; nextln: v8 = gridsize.i32 2
; nextln: return v0, v0, v2, v3, v4, v4, v6, v6, v8, v8
