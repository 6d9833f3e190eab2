; test simplify dce
; With ftz a subnormal operand is zero, and so is a subnormal result.

function %f32_f16 {
block0:
    v0 = fconst.f32 0x387fc000
    v1 = fconvert.ftz.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f32 0x38800000
    v4 = fconvert.ftz.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f32 0xb3800000
    v7 = fconvert.ftz.f16 v6
    v8 = bitcast.i16 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 0
; nextln: $V = iconst.i16 1024
; nextln: $V = iconst.i16 32768

function %f16_f32 {
block0:
    v0 = fconst.f16 0x3ff
    v1 = fconvert.ftz.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f16 0x83ff
    v4 = fconvert.ftz.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f16 0x400
    v7 = fconvert.ftz.f32 v6
    v8 = bitcast.i32 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 0x80000000
; nextln: $V = iconst.i32 0x38800000
