; test compile stateless=on
; target ivb
; Global memory without a surface.

kernel %store {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    store.i32 global align 4 [v2], v0
    return
}
; check: untyped surface write, 255
