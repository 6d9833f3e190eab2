; test verify
; At the wave level branches and switches of single lanes do not exist.

kernel %k {
block0:
    return
wave {
block0:
    v0 = bconst 1
    branch v0, block1, block1
block1:
    wave_end
}
}
; error: the terminator exists at the thread level only
