; test verify
; The types of a call's results are given, those of others are not.

external function %f

kernel %k {
block0:
    v0 = call %f()
    v1: i32 = dim.i32
    return
}
; error: the type of v0 is missing: write `v0: TYPE = ...`
; error: the type of v1 follows from the instruction, leave it out
