; test simplify dce
; Counts of shifts are taken modulo the width: by the width it is no shift, by -1 the longest (HSA PRM 5.6).

function %i8 {
block0:
    v0 = iconst.i8 53
    v1 = iconst.i32 3
    v2 = ishl.i8 v0, v1
    v3 = iconst.i8 53
    v4 = iconst.i32 8
    v5 = ishl.i8 v3, v4
    v6 = iconst.i8 53
    v7 = iconst.i32 9
    v8 = ishl.i8 v6, v7
    v9 = iconst.i8 53
    v10 = iconst.i32 -1
    v11 = ishl.i8 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i8 -88
; nextln: $V = iconst.i8 53
; nextln: $V = iconst.i8 106
; nextln: $V = iconst.i8 -128

function %i16 {
block0:
    v0 = iconst.i16 53
    v1 = iconst.i32 3
    v2 = ishl.i16 v0, v1
    v3 = iconst.i16 53
    v4 = iconst.i32 16
    v5 = ishl.i16 v3, v4
    v6 = iconst.i16 53
    v7 = iconst.i32 17
    v8 = ishl.i16 v6, v7
    v9 = iconst.i16 53
    v10 = iconst.i32 -1
    v11 = ishl.i16 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i16 424
; nextln: $V = iconst.i16 53
; nextln: $V = iconst.i16 106
; nextln: $V = iconst.i16 32768

function %i32 {
block0:
    v0 = iconst.i32 53
    v1 = iconst.i32 3
    v2 = ishl.i32 v0, v1
    v3 = iconst.i32 53
    v4 = iconst.i32 32
    v5 = ishl.i32 v3, v4
    v6 = iconst.i32 53
    v7 = iconst.i32 33
    v8 = ishl.i32 v6, v7
    v9 = iconst.i32 53
    v10 = iconst.i32 -1
    v11 = ishl.i32 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 424
; nextln: $V = iconst.i32 53
; nextln: $V = iconst.i32 106
; nextln: $V = iconst.i32 0x80000000

function %i64 {
block0:
    v0 = iconst.i64 53
    v1 = iconst.i32 3
    v2 = ishl.i64 v0, v1
    v3 = iconst.i64 53
    v4 = iconst.i32 64
    v5 = ishl.i64 v3, v4
    v6 = iconst.i64 53
    v7 = iconst.i32 65
    v8 = ishl.i64 v6, v7
    v9 = iconst.i64 53
    v10 = iconst.i32 -1
    v11 = ishl.i64 v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i64 424
; nextln: $V = iconst.i64 53
; nextln: $V = iconst.i64 106
; nextln: $V = iconst.i64 0x8000000000000000
