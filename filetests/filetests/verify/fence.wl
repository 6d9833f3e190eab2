; test verify
; A fence acquires, releases or both, in a scope (HSA PRM 6.9).

kernel %relaxed {
block0:
    fence rlx agent
    return
}
; error: a fence acquires, releases or both
kernel %acquires {
block0:
    fence scacq wg
    fence screl agent
    fence scar system
    return
}
