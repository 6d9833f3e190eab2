; test verify
; In the small model every address has 32 bits.

module small

kernel %global {
block0:
    v0 = iconst.i64 0
    v1 = load.i32 global align 4 [v0]
    return
}
; error: an address of segment global has type i32 in this module, not i64

kernel %null {
block0:
    v0 = nullptr.i64 flat
    return
}
; error: an address of segment flat has type i32 in this module, not i64

kernel %base {
block0:
    v0 = kernargbaseptr.i64
    return
}
; error: an address of segment kernarg has type i32 in this module, not i64

kernel %fine {
block0:
    v0 = nullptr.i32 flat
    v1 = load.i32 flat align 4 [v0]
    return
}
