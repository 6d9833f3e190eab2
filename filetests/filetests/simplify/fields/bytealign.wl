; test simplify dce
; An alignment by 0 bytes gives the low word. The count is taken modulo 4, but only a zero that is written as one is known.

function %zero {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    v3 = bytealign.i32 v0, v1, v2
    return v3
}
; check: block0
; nextln: return v0

function %one {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 1
    v3 = bytealign.i32 v0, v1, v2
    return v3
}
; check: block0
; nextln: v2 = iconst.i32 1
; nextln: v3 = bytealign.i32 v0, v1, v2
; nextln: return v3
