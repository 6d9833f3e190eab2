; test simplify-cfg
; A constant index picks its entry of the table: the first and the last.

function %first {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    switch v2, [block1(v0), block2, block2]
block1(v3: i32):
    return v3
block2:
    return v1
}
; check: block0
; nextln: v2 = iconst.i32 0
; nextln: return v0

function %last {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 2
    switch v2, [block1, block1, block2(v1)]
block1:
    return v0
block2(v3: i32):
    return v3
}
; check: block0
; nextln: v2 = iconst.i32 2
; nextln: return v1
