; test verify
; Each atomic instruction performs its own operations: a load does not add, an update does not compare.

kernel %load {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 add group align 4 rlx wg [v0]
    return
}
; error: the instruction does not perform `add`
kernel %update {
block0:
    v0 = iconst.i32 0
    v1 = atomic_rmw.i32 ld group align 4 rlx wg [v0], v0
    return
}
; error: the instruction does not perform `ld`
kernel %compare {
block0:
    v0 = iconst.i32 0
    v1 = atomic_cas.i32 exch group align 4 rlx wg [v0], v0, v0
    return
}
; error: the instruction does not perform `exch`
kernel %store {
block0:
    v0 = iconst.i32 0
    atomic_store.i32 cas group align 4 rlx wg [v0], v0
    return
}
; error: the instruction does not perform `cas`
