; test simplify
; Whatever reads a replaced value names what it became, also what an edge back passes.

function %edge_back {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 0
    jump block1(v0)
block1(v3: i32):
    v4 = iadd.i32 v3, v1
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v4, v1
    branch v6, block1(v5), block2
block2:
    return v5
}
; check: block1(v3: i32)
; nextln: v4 = iadd.i32 v3, v1
; nextln: v6 = icmp.slt v4, v1
; nextln: branch v6, block1(v4), block2
; nextln: block2
; nextln: return v4
