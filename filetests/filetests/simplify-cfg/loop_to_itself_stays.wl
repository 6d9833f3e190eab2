; test simplify-cfg
; A loop of one block is not appended to itself, and the block before it stays apart because it has another way in.

function %loop {
block0(v0: i32):
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    v3 = isub.i32 v2, v1
    v4 = icmp.ne v3, v1
    branch v4, block1(v3), block2
block2:
    return v3
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: jump block1(v0)
; nextln: block1(v2: i32):
; nextln: v3 = isub.i32 v2, v1
; nextln: v4 = icmp.ne v3, v1
; nextln: branch v4, block1(v3), block2
; nextln: block2:
; nextln: return v3
