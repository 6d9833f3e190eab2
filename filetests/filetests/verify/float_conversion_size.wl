; test verify
; A float conversion goes to another size and keeps the number of lanes.

kernel %same {
block0:
    v0 = fconst.f32 1.0
    v1 = fconvert.f32 v0
    return
}
; error: a conversion goes to another size and keeps the lanes, not f32 to f32
kernel %lanes {
block0:
    v0 = undef.f16x2
    v1 = fconvert.f32 v0
    return
}
; error: a conversion goes to another size and keeps the lanes, not f16x2 to f32
