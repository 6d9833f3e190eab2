; test verify
; In the small model global addresses have 32 bits.

module small

kernel %narrow {
block0:
    v0 = iconst.i32 0
    v1 = load.i32 global align 4 [v0]
    return
}

kernel %wide {
block0:
    v0 = iconst.i64 0
    v1 = load.i32 global align 4 [v0]
    return
}
; error: an address of segment global has type i32 in this module, not i64
