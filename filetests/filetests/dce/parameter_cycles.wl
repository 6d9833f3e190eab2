; test dce
; Two loop variables that only compute each other go together; one that the condition reads stays.

function %cycle {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1, v1, v1)
block1(v3: i32, v4: i32, v5: i32):
    v6 = iadd.i32 v3, v4
    v7 = isub.i32 v4, v3
    v8 = iadd.i32 v5, v2
    v9 = icmp.ult v8, v0
    branch v9, block1(v6, v7, v8), block2
block2:
    return v8
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = iconst.i32 1
; nextln: jump block1(v1)
; nextln: block1(v5: i32):
; nextln: v8 = iadd.i32 v5, v2
; nextln: v9 = icmp.ult v8, v0
; nextln: branch v9, block1(v8), block2
; nextln: block2:
; nextln: return v8
