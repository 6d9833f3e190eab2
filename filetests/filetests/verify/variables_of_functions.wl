; test verify
; A variable of a function is its own: two functions may have one of the same name, and each means its own.

kernel %owner {
    private %own : 4 align 4
block0:
    v0 = symbol_addr.i32 %own
    return
}

kernel %other {
    private %own : 4 align 4
block0:
    v0 = symbol_addr.i32 %own
    return
}
