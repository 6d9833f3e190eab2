; test verify
; The start of a segment is an address of it.

kernel %group {
block0:
    v0 = groupbaseptr.i64
    return
}
; error: an address of segment group has type i32 in this module, not i64
kernel %kernarg {
block0:
    v0 = kernargbaseptr.i32
    return
}
; error: an address of segment kernarg has type i64 in this module, not i32
kernel %null {
block0:
    v0 = nullptr.i64 private
    return
}
; error: an address of segment private has type i32 in this module, not i64
