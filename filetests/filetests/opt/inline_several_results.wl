; test inline
; Each value that is returned becomes a parameter of where the caller goes on.

function %swap {
block0(v0: i32, v1: f32):
    return v1, v0
}

kernel %k {
block0:
    v0 = workitemid.i32 0
    v1 = fconst.f32 1.0
    v2: f32, v3: i32 = call %swap(v0, v1)
    v4 = iconst.i32 0
    store.f32 group align 4 [v4], v2
    store.i32 group align 4 [v4+4], v3
    return
}
; regex: V=\bv\d+\b
; regex: B=\bblock\d+\b
; check: kernel %k
; check: jump $B(
; check: ($(f=$V): f32, $(i=$V): i32):
; check: store.f32 group align 4 [v4], $f
; nextln: store.i32 group align 4 [v4+4], $i
