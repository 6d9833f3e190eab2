; test cat
; A source line after an instruction is kept, and so is the file's name of a function.

kernel %k {
    source "dir/with \"quotes\".hsail"
block0:
    v0 = dim.i32 @1
    barrier @ 70000
    return
}
; check: source "dir/with \"quotes\".hsail"
; check: v0 = dim.i32 @1
; nextln: barrier @70000
; nextln: return
