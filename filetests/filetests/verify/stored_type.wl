; test verify
; Each stored value has the controlling type.

kernel %second {
block0:
    v0 = iconst.i32 0
    v1 = fconst.f32 1.0
    store.i32 group align 4 [v0], v0, v1
    return
}
; error: operand 2 must have type i32, not f32
