; test verify
; A cast keeps the size, between all types of it.

kernel %narrower {
block0:
    v0 = iconst.i64 1
    v1 = bitcast.f32 v0
    return
}
; error: a bit cast keeps the size, not i64 to f32
kernel %vector {
block0:
    v0 = undef.i8x4
    v1 = bitcast.i64 v0
    return
}
; error: a bit cast keeps the size, not i8x4 to i64
kernel %fine {
block0:
    v0 = undef.i8x4
    v1 = bitcast.f16x2 v0
    v2 = bitcast.f32 v1
    return
}
