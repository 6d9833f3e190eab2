; test verify
; A module is small or large.

module %m medium

kernel %k {
block0:
    return
}
; error: 4:11: expected `small` or `large`, found `medium`
