; test compile
; target ivb
; Global memory is the raw surface 0, group memory has the index 254; blocks and scratch name no surface.

kernel %copy {
    param %out : i64 at 0 align 8
    group %room : 1024 align 4
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 2
    v4 = ishl.i32 v0, v3
    v5 = symbol_addr.i32 %room
    v6 = iadd.i32 v5, v4
    v7 = load.i32 group align 4 [v6]
    v8 = uextend.i64 v4
    v9 = iadd.i64 v2, v8
    store.i32 global align 4 [v9], v7
    return
}
; check: untyped surface read, 254
; check: untyped surface write, 0
