; test verify
; Lane masks and what handles them exist at the wave level only.

kernel %get {
block0:
    v0 = exec_get
    return
}
; error: `v0 = exec_get`: the instruction exists at the wave level only
kernel %zero {
block0:
    v0 = mask_zero
    return
}
; error: `v0 = mask_zero`: the instruction exists at the wave level only
kernel %end {
block0:
    wave_end
}
; error: `wave_end`: the instruction exists at the wave level only
