; test gvn
; What the head of a loop computes serves the body and what follows; what the body computes serves the head of the next round not.

function %loop {
block0(v0: i32, v1: b1):
    jump block1
block1:
    v2 = ineg.i32 v0
    branch v1, block2, block3
block2:
    v3 = ineg.i32 v0
    v4 = bnot.i32 v3
    jump block1
block3:
    v5 = ineg.i32 v0
    v6 = bnot.i32 v5
    return v6
}
; check: block0
; nextln: jump block1
; nextln: block1:
; nextln: v2 = ineg.i32 v0
; nextln: branch v1, block2, block3
; nextln: block2:
; nextln: v4 = bnot.i32 v2
; nextln: jump block1
; nextln: block3:
; nextln: v6 = bnot.i32 v2
; nextln: return v6
