; test verify
; Logic is of truth values and integers, not of floats.

kernel %float {
block0:
    v0 = fconst.f64 1.0
    v1 = bxor.f64 v0, v0
    return
}
; error: the controlling type must be b1 or an integer, not f64
kernel %truth {
block0:
    v0 = bconst 1
    v1 = bxor.b1 v0, v0
    return
}
