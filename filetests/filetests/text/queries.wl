; test cat
; Everything that asks where a work-item is, in 32 or 64 bits.

function %queries {
block0:
    v0 = workitemid.i32 0
    v1 = workitemabsid.i64 1
    v2 = workgroupid.i32 2
    v3 = workgroupsize.i32 0
    v4 = currentworkgroupsize.i64 1
    v5 = gridsize.i32 2
    v6 = gridgroups.i32 0
    v7 = dim.i32
    v8 = workitemflatid.i32
    v9 = currentworkitemflatid.i64
    v10 = workitemflatabsid.i64
    v11 = packetid.i64
    v12 = packetcompletionsig.i64
    v13 = laneid.i32
    v14 = waveid.i32
    v15 = maxwaveid.i32
    v16 = cuid.i32
    v17 = maxcuid.i32
    v18 = clock.i64
    v19 = groupbaseptr.i32
    v20 = kernargbaseptr.i64
    return
}
; check: block0
; nextln: v0 = workitemid.i32 0
; nextln: v1 = workitemabsid.i64 1
; nextln: v2 = workgroupid.i32 2
; nextln: v3 = workgroupsize.i32 0
; nextln: v4 = currentworkgroupsize.i64 1
; nextln: v5 = gridsize.i32 2
; nextln: v6 = gridgroups.i32 0
; nextln: v7 = dim.i32
; nextln: v8 = workitemflatid.i32
; nextln: v9 = currentworkitemflatid.i64
; nextln: v10 = workitemflatabsid.i64
; nextln: v11 = packetid.i64
; nextln: v12 = packetcompletionsig.i64
; nextln: v13 = laneid.i32
; nextln: v14 = waveid.i32
; nextln: v15 = maxwaveid.i32
; nextln: v16 = cuid.i32
; nextln: v17 = maxcuid.i32
; nextln: v18 = clock.i64
; nextln: v19 = groupbaseptr.i32
; nextln: v20 = kernargbaseptr.i64
; nextln: return
