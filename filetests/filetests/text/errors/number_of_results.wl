; test verify
; More or fewer results than the instruction has.

kernel %k {
block0:
    v0 = iconst.i32 1
    v1, v2 = iadd.i32 v0, v0
    v3 = bconst 1
    v4 = activelanemask v3
    v5 = barrier
    iadd.i32 v0, v0
    return
}
; error: `iadd` has 1 result(s), not 2
; error: `activelanemask` has 4 result(s), not 1
; error: `barrier` has 0 result(s), not 1
; error: `iadd` has 1 result(s), not 0
