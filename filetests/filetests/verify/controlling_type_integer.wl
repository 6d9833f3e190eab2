; test verify
; Integer arithmetic is of integers: not of truth values, floats or vectors of floats.

kernel %float {
block0:
    v0 = fconst.f32 1.0
    v1 = iadd.f32 v0, v0
    return
}
; error: the controlling type must be an integer or a vector of integers, not f32
kernel %truth {
block0:
    v0 = bconst 1
    v1 = isub.b1 v0, v0
    return
}
; error: the controlling type must be an integer or a vector of integers, not b1
kernel %vector {
block0:
    v0 = undef.f16x2
    v1 = imul.f16x2 v0, v0
    return
}
; error: the controlling type must be an integer or a vector of integers, not f16x2
kernel %fine {
block0:
    v0 = undef.i16x2
    v1 = imul.i16x2 v0, v0
    return
}
