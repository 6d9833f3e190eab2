; test verify
; A kernel's entry has no parameters, for what it gets is in the kernarg segment. A function's entry has those that callers pass.

kernel %kernel {
block0(v0: i64):
    return
}
; error: %kernel: block0: the entry block of a kernel has no parameters
function %function {
block0(v0: i64):
    return
}
