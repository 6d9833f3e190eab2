; test simplify-cfg
; A branch on a constant goes the one way; the other side, now unreachable, goes with its blocks.

function %true {
block0(v0: i32):
    v1 = bconst 1
    branch v1, block1, block2
block1:
    return v0
block2:
    v2 = ineg.i32 v0
    jump block3
block3:
    return v2
}
; check: block0
; nextln: v1 = bconst 1
; nextln: return v0
