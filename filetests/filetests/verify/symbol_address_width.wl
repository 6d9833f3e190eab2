; test verify
; The address of a variable has the width of its segment.

group %g : 4 align 4
global %h : 4 align 4

kernel %k {
block0:
    v0 = symbol_addr.i64 %g
    v1 = symbol_addr.i32 %h
    v2 = symbol_addr.i32 %g
    v3 = symbol_addr.i64 %h
    return
}
; error: `v0 = symbol_addr.i64 %g`: an address of segment group has type i32 in this module, not i64
; error: `v1 = symbol_addr.i32 %h`: an address of segment global has type i64 in this module, not i32
