; test verify
; Block parameters have increasing numbers.

function %f {
block0(v3: i32, v1: i32):
    return
}
; error: block parameters must be numbered in increasing order, v1 is not
