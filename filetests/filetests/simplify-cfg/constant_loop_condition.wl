; test simplify-cfg
; A loop whose condition is false is left after the first round, and one whose condition is true never: both branches become jumps.

function %once {
block0(v0: i32):
    v1 = bconst 0
    jump block1
block1:
    barrier
    branch v1, block1, block2
block2:
    return v0
}
; check: block0
; nextln: v1 = bconst 0
; nextln: barrier
; nextln: return v0

function %forever {
block0(v0: i32):
    v1 = bconst 1
    jump block1
block1:
    barrier
    branch v1, block1, block2
block2:
    return v0
}
; check: block0
; nextln: v1 = bconst 1
; nextln: jump block1
; nextln: block1:
; nextln: barrier
; nextln: jump block1
