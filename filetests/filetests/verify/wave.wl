; test verify
; The wave level: its own terminators, masks, and dominance of what it defines.

kernel %fine {
block0:
    v0 = bconst 1
    return
wave {
block0:
    | v0 = bconst 1
    v1 = mask_of v0
    wave_branch_any v1, block1(v1), block2
block1(v2: mask):
    exec_set v2
    wave_jump block2
block2:
    wave_end
}
}

kernel %terminators {
block0:
    return
wave {
block0:
    jump block1
block1:
    wave_end
}
}
; error: the terminator exists at the thread level only

kernel %order {
block0:
    return
wave {
block0:
    exec_set v1
    v1 = exec_get
    wave_end
}
}
; error: v1, defined in block0, is not defined on every path to here
