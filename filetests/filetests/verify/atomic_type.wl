; test verify
; Atomics are of 32 or 64 bits (HSA PRM 6.6).

kernel %bytes {
block0:
    v0 = iconst.i32 0
    v1 = atomic_load.i8 ld group align 4 rlx wg [v0]
    return
}
; error: the controlling type must be i32 or i64, not i8
kernel %halves {
block0:
    v0 = iconst.i32 0
    v1 = iconst.i16 0
    v2 = atomic_rmw.i16 add group align 4 rlx wg [v0], v1
    return
}
; error: the controlling type must be i32 or i64, not i16
