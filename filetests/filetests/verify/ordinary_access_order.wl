; test verify
; Ordinary loads and stores have neither an order nor a scope.

kernel %load {
block0:
    v0 = iconst.i32 0
    v1 = load.i32 group align 4 rlx wg [v0]
    return
}
; error: an ordinary access has no order and no scope
kernel %store {
block0:
    v0 = iconst.i32 0
    store.i32 group align 4 wg [v0], v0
    return
}
; error: an ordinary access has no order and no scope
