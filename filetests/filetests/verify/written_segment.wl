; test verify
; Nothing is stored to kernarg or readonly memory.

kernel %kernarg {
block0:
    v0 = kernargbaseptr.i64
    store.i64 kernarg align 8 [v0], v0
    return
}
; error: the segment must be one that can be written, not kernarg
kernel %readonly {
block0:
    v0 = nullptr.i64 readonly
    store.i64 readonly align 8 [v0], v0
    return
}
; error: the segment must be one that can be written, not readonly
