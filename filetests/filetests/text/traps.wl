; test cat
; Traps name an operand and give nothing.

function %traps {
block0(v0: i32):
    debugtrap v0
    trap v0
    return
}
; check: block0
; nextln: debugtrap v0
; nextln: trap v0
; nextln: return
