; test verify
; In the large model global, readonly and kernarg addresses have 64 bits, group and private ones 32.

kernel %global {
block0:
    v0 = iconst.i32 0
    v1 = load.i32 global align 4 [v0]
    return
}
; error: an address of segment global has type i64 in this module, not i32
kernel %readonly {
block0:
    v0 = iconst.i32 0
    v1 = load.i32 readonly align 4 [v0]
    return
}
; error: an address of segment readonly has type i64 in this module, not i32
kernel %flat {
block0:
    v0 = iconst.i32 0
    store.i32 flat align 4 [v0], v0
    return
}
; error: an address of segment flat has type i64 in this module, not i32
kernel %group {
block0:
    v0 = iconst.i64 0
    v1 = load.i32 group align 4 [v0]
    return
}
; error: an address of segment group has type i32 in this module, not i64
kernel %private {
block0:
    v0 = iconst.i64 0
    v1 = load.i32 private align 4 [v0]
    return
}
; error: an address of segment private has type i32 in this module, not i64
