; test verify
; An atomic has an order and a scope; a load does not release, a store does not acquire (HSA PRM 6.6).

kernel %no_order {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld group align 4 wg [v0]
    return
}
; error: an atomic needs an order
kernel %no_scope {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld group align 4 rlx [v0]
    return
}
; error: an atomic needs a scope
kernel %load_releases {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld group align 4 screl wg [v0]
    return
}
; error: an atomic load does not release
kernel %load_does_both {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i32 ld group align 4 scar wg [v0]
    return
}
; error: an atomic load does not release
kernel %store_acquires {
block0:
    v0 = iconst.i32 0
    atomic_store.i32 st group align 4 scacq wg [v0], v0
    return
}
; error: an atomic store does not acquire
kernel %update_does_both {
block0:
    v0 = iconst.i32 0
    v1 = atomic_rmw.i32 add group align 4 scar wg [v0], v0
    return
}
