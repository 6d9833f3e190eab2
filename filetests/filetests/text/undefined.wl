; test verify
; Names without definitions are found once the text can be read.

kernel %k {
block0:
    v2 = iadd.i32 v2, v7
    v3 = symbol_addr.i32 %nothing
    jump block9
}
; error: 6:23: v7 is not defined
; error: 7:26: %nothing is not defined
; error: 8:10: block9 is not defined
