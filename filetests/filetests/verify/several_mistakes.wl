; test verify
; All mistakes of a function are reported in the order of the text, with the block, the instruction and its source line.

kernel %several {
block0:
    v0 = iconst.i8 300 @3
    v1 = iconst.i32 1
    v2 = uextend.i32 v1 @4
    jump block1
block1:
    v3 = workitemid.i32 5 @9
    return
}
; error: %several: block0: `v0 = iconst.i8 300`: 0x12c does not fit 8 bit(s) (line 3)
; error: %several: block0: `v2 = uextend.i32 v1`: an extension makes wider, not i32 to i32 (line 4)
; error: %several: block1: `v3 = workitemid.i32 5`: a dimension is 0, 1 or 2, not 5 (line 9)
