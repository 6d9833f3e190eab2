; test simplify dce
; The low word of two words shifted right by bytes; of the count two bits are taken.

function %i32 {
block0:
    v0 = iconst.i32 287454020
    v1 = iconst.i32 1432778632
    v2 = iconst.i32 0
    v3 = bytealign.i32 v0, v1, v2
    v4 = iconst.i32 287454020
    v5 = iconst.i32 1432778632
    v6 = iconst.i32 1
    v7 = bytealign.i32 v4, v5, v6
    v8 = iconst.i32 287454020
    v9 = iconst.i32 1432778632
    v10 = iconst.i32 3
    v11 = bytealign.i32 v8, v9, v10
    v12 = iconst.i32 287454020
    v13 = iconst.i32 1432778632
    v14 = iconst.i32 4
    v15 = bytealign.i32 v12, v13, v14
    v16 = iconst.i32 287454020
    v17 = iconst.i32 1432778632
    v18 = iconst.i32 6
    v19 = bytealign.i32 v16, v17, v18
    return v3, v7, v11, v15, v19
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0x11223344
; nextln: $V = iconst.i32 0x88112233
; nextln: $V = iconst.i32 0x66778811
; nextln: $V = iconst.i32 0x11223344
; nextln: $V = iconst.i32 0x77881122
