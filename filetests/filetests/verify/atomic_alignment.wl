; test verify
; An atomic needs the alignment of its size, 8 bytes for 64 bits.

kernel %words {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld group align 2 rlx wg [v0]
    return
}
; error: an atomic needs an alignment of 4 byte(s), not 2
kernel %pairs {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i64 ld group align 4 rlx wg [v0]
    return
}
; error: an atomic needs an alignment of 8 byte(s), not 4
kernel %more {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld group align 16 rlx wg [v0]
    return
}
