; test dce
; Traps stay, with the operand that says why.

function %traps {
block0(v0: i32):
    v1 = iconst.i32 3
    debugtrap v1
    trap v0
    return
}
; check: block0
; nextln: v1 = iconst.i32 3
; nextln: debugtrap v1
; nextln: trap v0
; nextln: return
