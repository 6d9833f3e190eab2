; test verify
; A segment where one has to stand.

kernel %k {
block0:
    v0 = nullptr.i64 local
    return
}
; error: 6:22: expected a segment, as in `global`, found `local`
