; test simplify-cfg
; A diamond of empty blocks without arguments is no branch at all.

function %diamond {
block0(v0: i32, v1: b1):
    branch v1, block1, block2
block1:
    jump block3
block2:
    jump block3
block3:
    return v0
}
; check: block0
; nextln: return v0
