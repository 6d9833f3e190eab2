; test waits precise-output
; target gfx90a
; Fences of gfx90a: beyond the device the second-level cache is written back before, and invalidated after.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v0
    fence screl wg
    v4 = atomic_rmw.i32 add group align 4 rlx wg [v3], v0
    fence scacq wg
    store.i32 global align 4 [v2], v4
    fence screl agent
    atomic_store.i32 st global align 4 rlx agent [v2+4], v0
    fence screl system
    atomic_store.i32 st global align 4 rlx system [v2+8], v0
    v5 = atomic_load.i32 ld global align 4 rlx system [v2+12]
    fence scacq system
    store.i32 global align 4 [v2+16], v5
    return
}
