; test simplify
; A branch on a complement exchanges its targets, with their arguments, and keeps its width. Two complements bring them back.

function %once {
block0(v0: b1, v1: i32, v2: i32):
    v3 = bnot.b1 v0
    branch width 32 v3, block1(v1), block2(v2)
block1(v4: i32):
    return v4
block2(v5: i32):
    return v5
}
; check: branch width 32 v0, block2(v2), block1(v1)

function %twice {
block0(v0: b1, v1: i32, v2: i32):
    v3 = bnot.b1 v0
    v6 = bnot.b1 v3
    branch v6, block1(v1), block2(v2)
block1(v4: i32):
    return v4
block2(v5: i32):
    return v5
}
; check: branch v0, block1(v1), block2(v2)

; A comparison is inverted instead; the targets stay.
function %comparison {
block0(v0: i32, v1: i32):
    v2 = icmp.ult v0, v1
    v3 = bnot.b1 v2
    branch v3, block1, block2
block1:
    return v0
block2:
    return v1
}
; regex: V=\bv\d+\b
; check: $(n=$V) = icmp.uge v0, v1
; nextln: branch $n, block1, block2
