; test verify
; Text errors: all of them are reported, each with its place, and no others that
; only follow from them.

kernel %k {
block0:
    v0 = frobnicate.i32 v1
    v1 = iadd v1, v1
    v2 = iadd.i32 v1, v7
    v3 = load.i32 global [v1]
    jump block9
}
; error: 7:10: unknown instruction `frobnicate`
; error: 8:10: `iadd` needs a type
; error: 10:26: expected `align N`, found `[`
