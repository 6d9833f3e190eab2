; test verify
; Values and blocks that nothing defines, each with its place.

kernel %k {
block0:
    v0 = ineg.i32 v9
    jump block9
}
; error: 6:19: v9 is not defined
; error: 7:10: block9 is not defined
