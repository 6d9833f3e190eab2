; test opt
; Neither side's cross-lane operation is merged or moved, though they are equal.

function %sides {
block0(v0: b1, v1: i32):
    branch v0, block1, block2
block1:
    v2 = activelaneid
    jump block3(v2)
block2:
    v3 = activelaneid
    jump block3(v3)
block3(v4: i32):
    return v4
}
; check: block0
; nextln: branch v0, block1, block2
; nextln: block1:
; nextln: v2 = activelaneid
; nextln: jump block3(v2)
; nextln: block2:
; nextln: v3 = activelaneid
; nextln: jump block3(v3)
; nextln: block3(v4: i32):
; nextln: return v4
