; test uniformity
; What a work-group or a dispatch has is equal in the work-group.

kernel %group {
block0:
    v0 = workgroupid.i32 0
    v1 = workgroupsize.i32 1
    v2 = currentworkgroupsize.i32 2
    v3 = gridsize.i64 0
    v4 = gridgroups.i32 0
    v5 = dim.i32
    v6 = packetid.i64
    v7 = packetcompletionsig.i64
    v8 = maxwaveid.i32
    v9 = maxcuid.i32
    return
}
; check: v0: uniform in the work-group
; nextln: v1: uniform in the work-group
; nextln: v2: uniform in the work-group
; nextln: v3: uniform in the work-group
; nextln: v4: uniform in the work-group
; nextln: v5: uniform in the work-group
; nextln: v6: uniform in the work-group
; nextln: v7: uniform in the work-group
; nextln: v8: uniform in the work-group
; nextln: v9: uniform in the work-group
