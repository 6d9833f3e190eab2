; test simplify dce
; An alignment by 0 or by the width gives the low word. One by 8 stays, and so does one of equal words, a rotation.

function %zero_i32 {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    v3 = bitalign.i32 v0, v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %zero_i64 {
block0(v0: i64, v1: i64):
    v2 = iconst.i32 0
    v3 = bitalign.i64 v0, v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %width {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 32
    v3 = bitalign.i32 v0, v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %eight {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 8
    v3 = bitalign.i32 v0, v1, v2
    return v3
}
; check: block0
; nextln: v2 = iconst.i32 8
; nextln: v3 = bitalign.i32 v0, v1, v2
; nextln: return v3

function %rotation {
block0(v0: i32):
    v2 = iconst.i32 8
    v3 = bitalign.i32 v0, v0, v2
    return v3
}
; check: block0
; nextln: v2 = iconst.i32 8
; nextln: v3 = bitalign.i32 v0, v0, v2
; nextln: return v3
