; test verify
; A load gives one to four values, and a store takes as many (HSA PRM 6.3).

kernel %five_loads {
block0:
    v0 = iconst.i32 0
    v1, v2, v3, v4, v5 = load.i32 group align 4 [v0]
    return
}
; error: expected 1 to 4 result(s), found 5
kernel %five_stores {
block0:
    v0 = iconst.i32 0
    store.i32 group align 4 [v0], v0, v0, v0, v0, v0
    return
}
; error: expected 2 to 5 operand(s), found 6
kernel %four {
block0:
    v0 = iconst.i32 0
    v1, v2, v3, v4 = load.i32 group align 4 [v0]
    store.i32 group align 4 [v0], v1, v2, v3, v4
    return
}
