; test optimize level=1
; Level 1 removes what is dead.

kernel %k {
block0:
    v0 = iconst.i32 2
    v1 = iadd.i32 v0, v0
    return
}
; check: block0:
; nextln: return
