; test verify
; Types by the instruction table.

group %tile : 64 align 4

kernel %fine {
block0:
    v0 = iconst.i32 1
    v1 = symbol_addr.i32 %tile
    store.i32 group align 4 [v1], v0, v0
    return
}

kernel %operand {
block0:
    v0 = iconst.i32 1
    v1 = iconst.i64 1
    v2 = iadd.i32 v0, v1
    return
}
; error: %operand: block0: `v2 = iadd.i32 v0, v1`: operand 1 must have type i32, not i64

kernel %class {
block0:
    v0 = fconst.f32 1.0
    v1 = band.f32 v0, v0
    return
}
; error: the controlling type must be b1 or an integer, not f32

kernel %address {
block0:
    v0 = iconst.i32 0
    v1 = load.i32 global align 4 [v0] @42
    return
}
; error: an address of segment global has type i64 in this module, not i32 (line 42)

kernel %several {
block0:
    v0 = workitemid.i32 3
    v1 = iconst.i8 256
    v2 = uextend.i32 v0
    fence rlx agent
    return
}
; error: a dimension is 0, 1 or 2, not 3
; error: 0x100 does not fit 8 bit(s)
; error: an extension makes wider, not i32 to i32
; error: a fence acquires, releases or both
