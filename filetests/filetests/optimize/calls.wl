; test optimize
; A call of a small function is inlined, and what that uncovers is folded: 2 + 3 is stored.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i32 2
    v1: i32 = call %plus_three(v0)
    v2 = kernargbaseptr.i64
    v3 = load.i64 kernarg align 8 width all [v2]
    store.i32 global align 4 [v3], v1
    return
}
; check: kernel %k
; not: call
; check: = iconst.i32 5
; check: store.i32 global

function %plus_three {
block0(v0: i32):
    v1 = iconst.i32 3
    v2 = iadd.i32 v0, v1
    return v2
}
; check: function %plus_three
