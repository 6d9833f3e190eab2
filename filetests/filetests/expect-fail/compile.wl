; test verify
; test compile expect-fail
; test compile expect-fail level=0
; target gfx900
; A work-group of gfx900 has 65536 bytes. The lines `error:` are for the commands that must fail, not for `verify`.

group %huge : 65540 align 4

kernel %k {
block0:
    v0 = workitemid.i32 0
    v1 = symbol_addr.i32 %huge
    store.i32 group align 4 [v1], v0
    return
}
; error: bytes of group memory, but a work-group of gfx900 has 65536
