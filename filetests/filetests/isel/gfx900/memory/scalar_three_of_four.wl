; test isel
; target gfx900
; Of four words whose last nobody reads three are loaded, by two loads of the scalar unit: a fourth register would have to be waited for before it is used again. Fewer are
; loaded by one.

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i32 global align 16 [v1+64]
    v9 = iadd.i32 v5, v6
    v10 = iadd.i32 v9, v7
    store.i32 global align 4 [v4], v10
    return
}
; check: inputs
; nextln: s_load_dwordx2
; check: s_load_dwordx2
; sameln: 0x40 makes initial
; check: s_load_dword
; sameln: 0x48 makes initial

kernel %two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i32 global align 16 [v1+64]
    v9 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v9
    return
}
; check: inputs
; nextln: s_load_dwordx2
; check: s_load_dwordx2
; sameln: 0x40 makes initial
; not: s_load_dword

kernel %of_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7, v8 = load.i32 global align 16 [v4+64]
    v9 = iadd.i32 v5, v6
    v10 = iadd.i32 v9, v7
    store.i32 global align 4 [v4], v10
    return
}
; check: global_load_dwordx3
