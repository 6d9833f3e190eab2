; test verify
; Memory holds no truth values.

kernel %load {
block0:
    v0 = iconst.i32 0
    v1 = load.b1 group align 4 [v0]
    return
}
; error: the controlling type must be a type that memory holds, not b1
kernel %store {
block0:
    v0 = iconst.i32 0
    v1 = bconst 1
    store.b1 group align 4 [v0], v1
    return
}
; error: the controlling type must be a type that memory holds, not b1
