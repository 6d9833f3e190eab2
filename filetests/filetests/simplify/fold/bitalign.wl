; test simplify dce
; The low word of two words shifted right together; the count is taken modulo the width.

function %i32 {
block0:
    v0 = iconst.i32 286335522
    v1 = iconst.i32 858997828
    v2 = iconst.i32 0
    v3 = bitalign.i32 v0, v1, v2
    v4 = iconst.i32 286335522
    v5 = iconst.i32 858997828
    v6 = iconst.i32 4
    v7 = bitalign.i32 v4, v5, v6
    v8 = iconst.i32 286335522
    v9 = iconst.i32 858997828
    v10 = iconst.i32 16
    v11 = bitalign.i32 v8, v9, v10
    v12 = iconst.i32 286335522
    v13 = iconst.i32 858997828
    v14 = iconst.i32 31
    v15 = bitalign.i32 v12, v13, v14
    v16 = iconst.i32 286335522
    v17 = iconst.i32 858997828
    v18 = iconst.i32 32
    v19 = bitalign.i32 v16, v17, v18
    v20 = iconst.i32 286335522
    v21 = iconst.i32 858997828
    v22 = iconst.i32 40
    v23 = bitalign.i32 v20, v21, v22
    return v3, v7, v11, v15, v19, v23
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x11112222
; nextln: $V = iconst.i32 0x41111222
; nextln: $V = iconst.i32 0x44441111
; nextln: $V = iconst.i32 0x66668888
; nextln: $V = iconst.i32 0x11112222
; nextln: $V = iconst.i32 0x44111122
