; test gvn
; Whatever reads a merged value names the first one, also what an edge back passes.

function %edge_back {
block0(v0: i32, v1: i32):
    jump block1(v0)
block1(v2: i32):
    v3 = iadd.i32 v2, v1
    v4 = iadd.i32 v2, v1
    v5 = icmp.slt v3, v1
    branch v5, block1(v4), block2
block2:
    return v4
}
; check: block1(v2: i32)
; nextln: v3 = iadd.i32 v2, v1
; nextln: v5 = icmp.slt v3, v1
; nextln: branch v5, block1(v3), block2
; nextln: block2
; nextln: return v3
