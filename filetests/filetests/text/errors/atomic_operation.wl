; test verify
; An atomic names its operation.

kernel %k {
block0:
    v0 = iconst.i32 0
    v1 = atomic_rmw.i32 nand group align 4 rlx wg [v0], v0
    return
}
; error: 7:25: expected an atomic operation, as in `add`, found `nand`
