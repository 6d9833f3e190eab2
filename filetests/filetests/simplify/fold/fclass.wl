; test simplify dce
; Each class of number is one bit of the set (HSA PRM 5.13.2): a number is in the set of its own bit and not in that of all others.

function %own {
block0:
    v0 = fconst.f32 0x7f800001
    v1 = iconst.i32 1
    v2 = fclass v0, v1
    v3 = fconst.f32 0x7fc00000
    v4 = iconst.i32 2
    v5 = fclass v3, v4
    v6 = fconst.f32 0xff800000
    v7 = iconst.i32 4
    v8 = fclass v6, v7
    v9 = fconst.f32 0xbf800000
    v10 = iconst.i32 8
    v11 = fclass v9, v10
    v12 = fconst.f32 0x80000001
    v13 = iconst.i32 16
    v14 = fclass v12, v13
    v15 = fconst.f32 0x80000000
    v16 = iconst.i32 32
    v17 = fclass v15, v16
    v18 = fconst.f32 0x0
    v19 = iconst.i32 64
    v20 = fclass v18, v19
    v21 = fconst.f32 0x1
    v22 = iconst.i32 128
    v23 = fclass v21, v22
    v24 = fconst.f32 0x3f800000
    v25 = iconst.i32 256
    v26 = fclass v24, v25
    v27 = fconst.f32 0x7f800000
    v28 = iconst.i32 512
    v29 = fclass v27, v28
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1

function %others {
block0:
    v0 = fconst.f32 0x7f800001
    v1 = iconst.i32 1022
    v2 = fclass v0, v1
    v3 = fconst.f32 0x7fc00000
    v4 = iconst.i32 1021
    v5 = fclass v3, v4
    v6 = fconst.f32 0xff800000
    v7 = iconst.i32 1019
    v8 = fclass v6, v7
    v9 = fconst.f32 0xbf800000
    v10 = iconst.i32 1015
    v11 = fclass v9, v10
    v12 = fconst.f32 0x80000001
    v13 = iconst.i32 1007
    v14 = fclass v12, v13
    v15 = fconst.f32 0x80000000
    v16 = iconst.i32 991
    v17 = fclass v15, v16
    v18 = fconst.f32 0x0
    v19 = iconst.i32 959
    v20 = fclass v18, v19
    v21 = fconst.f32 0x1
    v22 = iconst.i32 895
    v23 = fclass v21, v22
    v24 = fconst.f32 0x3f800000
    v25 = iconst.i32 767
    v26 = fclass v24, v25
    v27 = fconst.f32 0x7f800000
    v28 = iconst.i32 511
    v29 = fclass v27, v28
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0

function %f16 {
block0:
    v0 = fconst.f16 0x1
    v1 = iconst.i32 128
    v2 = fclass v0, v1
    v3 = fconst.f16 0x7c01
    v4 = iconst.i32 1
    v5 = fclass v3, v4
    v6 = fconst.f16 0xfbff
    v7 = iconst.i32 8
    v8 = fclass v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 1

function %f64 {
block0:
    v0 = fconst.f64 0x800fffffffffffff
    v1 = iconst.i32 16
    v2 = fclass v0, v1
    v3 = fconst.f64 0x7ff8000000000000
    v4 = iconst.i32 2
    v5 = fclass v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
