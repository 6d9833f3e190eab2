; test verify
; After a mistake reading goes on at the next line: three mistakes, three messages, and nothing that only follows from them.

kernel %k {
block0:
    v0 = one.i32
    v1 = iadd.i32 v0, v0
    v2 = two.i32
    v3 = iadd.i32 v2,
    return
}
; error: unknown instruction `one`
; error: unknown instruction `two`
; error: expected a value, as in `v1`
