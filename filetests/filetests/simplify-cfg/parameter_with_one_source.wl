; test simplify-cfg
; A parameter that is the same value on all edges, its own one around a loop included, goes; one that changes stays.

function %redundant {
block0(v0: i32, v1: b1):
    v2 = iconst.i32 1
    jump block1(v0, v0)
block1(v3: i32, v4: i32):
    v5 = iadd.i32 v4, v3
    barrier
    branch v1, block1(v3, v5), block2
block2:
    return v5
}
; check: block0
; nextln: v2 = iconst.i32 1
; nextln: jump block1(v0)
; nextln: block1(v4: i32):
; nextln: v5 = iadd.i32 v4, v0
; nextln: barrier
; nextln: branch v1, block1(v5), block2
; nextln: block2:
; nextln: return v5
