; test uniformity
; Each lane of a caller passes its own arguments: a function's parameters are divergent.

function %parameters {
block0(v0: i32, v1: b1):
    v2 = ineg.i32 v0
    v3 = dim.i32
    return
}
; check: v0: divergent, an argument of a called function
; nextln: v1: divergent, an argument of a called function
; nextln: v2: divergent because v0 is
; nextln: v3: uniform in the work-group
