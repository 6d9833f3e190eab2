; test cat
; Operations with three and four operands on fields of bits.

function %ops {
block0(v0: i32, v1: i32):
    v2 = ubitextract.i32 v0, v1, v1
    v3 = sbitextract.i32 v0, v1, v1
    v4 = bitinsert.i32 v0, v1, v1, v1
    v5 = bitmask.i64 v1, v1
    v6 = bitselect.i32 v0, v1, v1
    v7 = bitalign.i32 v0, v1, v1
    v8 = bytealign.i32 v0, v1, v1
    v9 = lerp.i32 v0, v1, v1
    return
}
; check: block0
; nextln: v2 = ubitextract.i32 v0, v1, v1
; nextln: v3 = sbitextract.i32 v0, v1, v1
; nextln: v4 = bitinsert.i32 v0, v1, v1, v1
; nextln: v5 = bitmask.i64 v1, v1
; nextln: v6 = bitselect.i32 v0, v1, v1
; nextln: v7 = bitalign.i32 v0, v1, v1
; nextln: v8 = bytealign.i32 v0, v1, v1
; nextln: v9 = lerp.i32 v0, v1, v1
; nextln: return
