; test verify
; A type or a condition that is missing, with what it could be.

kernel %k {
block0:
    v0 = iconst.i32 1
    v1 = isub v0, v0
    v2 = icmp v0, v0
    return
}
; error: `isub` needs a type, as in `isub.i32`
; error: `icmp` needs a condition, as in `icmp.eq`
