; test verify
; Atomics take addresses of the width of their segment.

kernel %group {
block0:
    v0 = iconst.i64 0
    v1 = atomic_load.i32 ld group align 4 rlx wg [v0]
    return
}
; error: an address of segment group has type i32 in this module, not i64
kernel %global {
block0:
    v0 = iconst.i32 0
    atomic_store.i32 st global align 4 rlx agent [v0], v0
    return
}
; error: an address of segment global has type i64 in this module, not i32
