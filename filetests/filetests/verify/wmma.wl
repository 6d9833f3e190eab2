; test verify
; A product of matrices has as many words as its formats and the lanes of a wave say: the number of results tells the lanes.

kernel %results {
block0:
    v0 = iconst.i32 0
    v1, v2, v3 = wmma.i32 i32_16x16x16_i8 v0, v0, v0, v0, v0
    return
}
; error: expected 8 (waves of 32 lanes) or 4 (64) result(s), found 3
kernel %operands {
block0:
    v0 = iconst.i32 0
    v1, v2, v3, v4 = wmma.i32 i32_16x16x16_i8 v0, v0, v0, v0, v0, v0, v0
    return
}
; error: expected 1 words of A, 1 of B and 4 of C operand(s), found 7
kernel %factor {
block0:
    v0 = iconst.i32 0
    v1 = bitcast.f16x2 v0
    v2 = bitcast.f32 v0
    v3, v4, v5, v6 = wmma.f32 f32_16x16x16_f16 v1, v1, v1, v0, v2, v2, v2, v2
    return
}
; error: operand 3 must have type f16x2, not i32
kernel %sum {
block0:
    v0 = iconst.i32 0
    v1 = bitcast.f32 v0
    v3, v4, v5, v6 = wmma.f32 f32_16x16x16_fp8_bf8 v0, v0, v1, v1, v0, v1
    return
}
; error: operand 4 must have type f32, not i32
kernel %controlling_type {
block0:
    v0 = iconst.i32 0
    v3, v4, v5, v6 = wmma.i32 f32_16x16x16_fp8_bf8 v0, v0, v0, v0, v0, v0
    return
}
; error: the controlling type must be that of the words of the sum, not i32
kernel %signs_of_floats {
block0:
    v0 = iconst.i32 0
    v1, v2 = wmma.i32 bf16_16x16x16_bf16 signed_a v0, v0, v0, v0, v0, v0
    return
}
; error: leave the words `signed_a`, `signed_b`, `sat` out
kernel %saturating_floats {
block0:
    v0 = iconst.i32 0
    v1, v2 = wmma.i32 bf16_16x16x16_bf16 sat v0, v0, v0, v0, v0, v0
    return
}
; error: the matrices of bf16_16x16x16_bf16 are floats
kernel %right {
block0:
    v0 = iconst.i32 0
    v1, v2 = wmma.i32 bf16_16x16x16_bf16 v0, v0, v0, v0, v0, v0
    v3, v4, v5, v6 = wmma.i32 i32_16x16x32_i4 signed_a sat v0, v0, v0, v0, v0, v0
    return
}
