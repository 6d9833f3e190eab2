; test verify
; Operands have the controlling type; a shift's count has 32 bits whatever is shifted.

kernel %second {
block0:
    v0 = iconst.i32 1
    v1 = iconst.i16 1
    v2 = iadd.i32 v0, v1
    return
}
; error: operand 1 must have type i32, not i16
kernel %count {
block0:
    v0 = iconst.i64 1
    v1 = ishl.i64 v0, v0
    return
}
; error: operand 1 must have type i32, not i64
kernel %fine {
block0:
    v0 = iconst.i8 1
    v1 = iconst.i32 1
    v2 = ishl.i8 v0, v1
    return
}
