; test simplify dce
; Conversions to a narrower type, rounded up: in the last place, with both signs, above the largest number, and below the smallest.

function %f32_f16 {
block0:
    v0 = fconst.f32 0x3f801001
    v1 = fconvert.up.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f32 0xbf801001
    v4 = fconvert.up.f16 v3
    v5 = bitcast.i16 v4
    v6 = fconst.f32 0x3f801000
    v7 = fconvert.up.f16 v6
    v8 = bitcast.i16 v7
    v9 = fconst.f32 0x477ff000
    v10 = fconvert.up.f16 v9
    v11 = bitcast.i16 v10
    v12 = fconst.f32 0xc7800000
    v13 = fconvert.up.f16 v12
    v14 = bitcast.i16 v13
    v15 = fconst.f32 0x33000000
    v16 = fconvert.up.f16 v15
    v17 = bitcast.i16 v16
    v18 = fconst.f32 0xb2ffffff
    v19 = fconvert.up.f16 v18
    v20 = bitcast.i16 v19
    return v2, v5, v8, v11, v14, v17, v20
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 15361
; nextln: $V = iconst.i16 48128
; nextln: $V = iconst.i16 15361
; nextln: $V = iconst.i16 31744
; nextln: $V = iconst.i16 64511
; nextln: $V = iconst.i16 1
; nextln: $V = iconst.i16 32768

function %f64_f32 {
block0:
    v0 = fconst.f64 0x3fb999999999999a
    v1 = fconvert.up.f32 v0
    v2 = bitcast.i32 v1
    v3 = fconst.f64 0xbfb999999999999a
    v4 = fconvert.up.f32 v3
    v5 = bitcast.i32 v4
    v6 = fconst.f64 0x47efffffffffffff
    v7 = fconvert.up.f32 v6
    v8 = bitcast.i32 v7
    v9 = fconst.f64 0x36a0000000000000
    v10 = fconvert.up.f32 v9
    v11 = bitcast.i32 v10
    v12 = fconst.f64 0xb680000000000000
    v13 = fconvert.up.f32 v12
    v14 = bitcast.i32 v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x3dcccccd
; nextln: $V = iconst.i32 0xbdcccccc
; nextln: $V = iconst.i32 0x7f800000
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0x80000000

function %f64_f16 {
block0:
    v0 = fconst.f64 0x3fd5555555555555
    v1 = fconvert.up.f16 v0
    v2 = bitcast.i16 v1
    v3 = fconst.f64 0x40effc0000000001
    v4 = fconvert.up.f16 v3
    v5 = bitcast.i16 v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 13654
; nextln: $V = iconst.i16 31744
