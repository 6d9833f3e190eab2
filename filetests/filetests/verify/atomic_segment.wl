; test verify
; Atomics are on flat, global or group memory: nobody shares private memory, and nobody writes kernarg.

kernel %private {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld private align 4 rlx wi [v0]
    return
}
; error: the segment must be flat, global or group, not private
kernel %kernarg {
block0:
    v0 = kernargbaseptr.i64
    v1 = atomic_load.i32 ld kernarg align 4 rlx wg [v0]
    return
}
; error: the segment must be flat, global or group, not kernarg
