; test cat
; Handles of objects that a loader creates are part of a variable.

global %one : 8 align 8 handles 0: woimg 3d rgbx unorm_int_101010 5 4 6 0
readonly export %two : 24 align 8 = [04 00 00 00] handles 8: samp unnormalized nearest clamp_to_border, 16: roimg 2dadepth depth unorm_int16 7 3 0 2

kernel %k {
block0:
    return
}
; check: kernel %k
