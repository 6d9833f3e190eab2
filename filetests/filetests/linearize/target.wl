; test linearize
; target gfx900
; On a target the operations that it lacks are replaced first: a division of integers becomes other operations.

kernel %divergent {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = udiv.i32 v0, v1
    jump block3(v3)
block2:
    v4 = isub.i32 v0, v1
    jump block3(v4)
block3(v5: i32):
    v6 = nullptr.i32 group
    store.i32 group align 4 [v6], v5
    return
}
; check: wave {
; not: udiv
