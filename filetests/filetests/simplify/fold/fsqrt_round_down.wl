; test simplify dce
; Square roots rounded down: of 2, of 4, which is exact, and of the smallest number.

function %f16 {
block0:
    v0 = fconst.f16 2.0
    v1 = fsqrt.down.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f16 4.0
    v4 = fsqrt.down.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f16 0x1
    v7 = fsqrt.down.f16 v6
    v8 = bitcast.i16 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15784
; nextln: $V = iconst.i16 16384
; nextln: $V = iconst.i16 3072

function %f32 {
block0:
    v0 = fconst.f32 2.0
    v1 = fsqrt.down.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f32 4.0
    v4 = fsqrt.down.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f32 0x1
    v7 = fsqrt.down.f32 v6
    v8 = bitcast.i32 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3fb504f3
; nextln: $V = iconst.i32 0x40000000
; nextln: $V = iconst.i32 0x1a3504f3

function %f64 {
block0:
    v0 = fconst.f64 2.0
    v1 = fsqrt.down.f64 v0
    v2 = bitcast.i64 v1
    v3 = fconst.f64 4.0
    v4 = fsqrt.down.f64 v3
    v5 = bitcast.i64 v4
    v6 = fconst.f64 0x1
    v7 = fsqrt.down.f64 v6
    v8 = bitcast.i64 v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0x3ff6a09e667f3bcc
; nextln: $V = iconst.i64 0x4000000000000000
; nextln: $V = iconst.i64 0x1e60000000000000
