; test verify
; An argument has the type of the parameter: 32 bits are not 32 bits of another kind.

kernel %types {
block0:
    v0 = fconst.f32 1.0
    jump block1(v0)
block1(v1: i32):
    return
}
; error: argument 0 of block1 has type f32, the parameter i32
kernel %vector {
block0:
    v0 = undef.f16x2
    v1 = iconst.i32 0
    jump block1(v1, v0)
block1(v2: i32, v3: i16x2):
    return
}
; error: argument 1 of block1 has type f16x2, the parameter i16x2
