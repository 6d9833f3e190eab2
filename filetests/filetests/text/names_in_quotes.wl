; test cat
; Names with characters beyond letters, digits, and marks such as `_` and `&`, stand in quotes; others lose them.

group %"a b" : 4 align 4
group %"plain" : 4 align 4
group %"" : 4 align 4

kernel %"k 1" {
block0:
    v0 = symbol_addr.i32 %"a b"
    v1 = symbol_addr.i32 %"plain"
    return
}
; check: kernel %"k 1"
; check: v0 = symbol_addr.i32 %"a b"
; nextln: v1 = symbol_addr.i32 %plain
