; test simplify-cfg
; What is left of a branch keeps its width, for it may only be fewer lanes that differ.

function %width {
block0(v0: b1, v1: i32):
    branch width 64 v0, block1, block2
block1:
    jump block3
block2:
    barrier
    jump block3
block3:
    return v1
}
; check: block0
; nextln: branch width 64 v0, block3, block2
; nextln: block2:
; nextln: barrier
; nextln: jump block3
; nextln: block3:
; nextln: return v1
