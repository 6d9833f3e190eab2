; test simplify dce
; Differences of parts: 3+2+0+255 and 10, 2+0xffff and 1, all of a word.

function %f {
block0:
    v0 = iconst.i32 16909311
    v1 = iconst.i32 67109632
    v2 = iconst.i32 10
    v3 = sad_u8 v0, v1, v2
    v4 = iconst.i32 131071
    v5 = iconst.i32 196608
    v6 = iconst.i32 1
    v7 = sad_u16 v4, v5, v6
    v8 = iconst.i32 0
    v9 = sad_u32 v8, v0, v2
    return v3, v7, v9
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 270
; nextln: $V = iconst.i32 0x10002
; nextln: $V = iconst.i32 0x1020409
