; test legalize
; target gfx900

kernel %absolute {
block0:
    v0 = workitemabsid.i64 1
    return
}
; check: workgroupid.i32 1
; nextln: workgroupsize.i32 1
; nextln: imul.i32
; nextln: workitemid.i32 1
; nextln: iadd.i32
; nextln: uextend.i64
; not: workitemabsid
