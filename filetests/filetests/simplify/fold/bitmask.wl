; test simplify dce
; Masks: so many ones at a bit, modulo the width.

function %i32 {
block0:
    v0 = iconst.i32 4
    v1 = iconst.i32 3
    v2 = bitmask.i32 v0, v1
    v3 = iconst.i32 0
    v4 = iconst.i32 31
    v5 = bitmask.i32 v3, v4
    v6 = iconst.i32 0
    v7 = iconst.i32 32
    v8 = bitmask.i32 v6, v7
    v9 = iconst.i32 33
    v10 = iconst.i32 1
    v11 = bitmask.i32 v9, v10
    v12 = iconst.i32 31
    v13 = iconst.i32 1
    v14 = bitmask.i32 v12, v13
    return v2, v5, v8, v11, v14
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 112
; nextln: $V = iconst.i32 0x7fffffff
; nextln: $V = iconst.i32 0
; nextln: $V = iconst.i32 2
; nextln: $V = iconst.i32 0x80000000

function %i64 {
block0:
    v0 = iconst.i32 40
    v1 = iconst.i32 8
    v2 = bitmask.i64 v0, v1
    v3 = iconst.i32 0
    v4 = iconst.i32 63
    v5 = bitmask.i64 v3, v4
    v6 = iconst.i32 64
    v7 = iconst.i32 1
    v8 = bitmask.i64 v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 0xff0000000000
; nextln: $V = iconst.i64 0x7fffffffffffffff
; nextln: $V = iconst.i64 1
