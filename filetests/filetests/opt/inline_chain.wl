; test inline
; A chain of calls ends up in the kernel, link by link.

function %a {
block0(v0: i32):
    v1: i32 = call %b(v0)
    return v1
}

function %b {
block0(v0: i32):
    v1 = ineg.i32 v0
    return v1
}

kernel %k {
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %a(v0)
    v2 = iconst.i32 0
    store.i32 group align 4 [v2], v1
    return
}
; check: kernel %k
; not: call
; check: ineg.i32
; check: store.i32 group
