; test verify
; Variables and functions that nothing defines, each with its place.

kernel %k {
block0:
    v1 = symbol_addr.i32 %nothing
    call %nobody()
    return
}
; error: 6:26: %nothing is not defined
; error: 7:10: %nobody is not defined
