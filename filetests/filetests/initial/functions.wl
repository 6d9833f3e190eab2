; test initial
; What has happened before a function is called is not known.

function %callee {
block0(v0: i64):
    v1 = load.i32 global align 4 [v0]
    return v1
}
; check: v1 = load.i32 global align 4 [v0]
