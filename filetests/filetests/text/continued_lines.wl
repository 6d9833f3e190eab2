; test cat
; Within brackets and parentheses a line may go on below, with comments between.

external function %f

kernel %k {
block0:
    v0 = dim.i32
    v1: i32 = call %f(v0,   ; the first
                      v0)
    switch v0, [
        block1,

        block1   ; the last
    ]
block1:
    return
}
; check: v1: i32 = call %f(v0, v0)
; nextln: switch v0, [block1, block1]
