; test verify
; What is taken out of a vector has its lane type, and so does what is put in.

kernel %extract {
block0:
    v0 = undef.f16x2
    v1 = extract_lane.i16 v0, 0
    return
}
; error: the controlling type must be the lane type of the operand, not i16
kernel %insert {
block0:
    v0 = undef.f16x2
    v1 = fconst.f32 1.0
    v2 = insert_lane.f16x2 v0, v1, 0
    return
}
; error: operand 1 must have type f16, not f32
kernel %of_a_scalar {
block0:
    v0 = iconst.i32 1
    v1 = extract_lane.i32 v0, 0
    return
}
; error: operand 0 must have type a vector, not i32
