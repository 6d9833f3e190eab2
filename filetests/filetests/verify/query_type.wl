; test verify
; Where a work-item is fits 32 or 64 bits, not 8 or 16 (HSA PRM 11.1).

kernel %dimension {
block0:
    v0 = workitemid.i16 0
    return
}
; error: the controlling type must be i32 or i64, not i16
kernel %lane {
block0:
    v0 = laneid.i8
    return
}
; error: the controlling type must be i32 or i64, not i8
kernel %clock {
block0:
    v0 = clock.i64
    v1 = workitemflatabsid.i64
    return
}
