; test verify
; A suffix that the instruction does not take: a condition of an addition, a mode of an integer, and a word.

kernel %k {
block0:
    v0 = iconst.i32 1
    v1 = iadd.slt.i32 v0, v0
    v2 = iadd.ftz.i32 v0, v0
    v3 = iadd.i33 v0, v0
    return
}
; error: `iadd` takes no suffix `.slt`
; error: `iadd` takes no suffix `.ftz`
; error: `iadd` takes no suffix `.i33`
