; test simplify-cfg
; Lanes that part at the end of block0 meet at the end of the function, by the edge from block1 to block4 that no lane takes.
; Without the edge they would meet in block3, and the cross-lane operation would tell: the branch stays.

kernel %stays {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = bconst 1
    v4 = nullptr.i32 group
    branch v2, block1, block2
block1:
    store.i32 group align 4 [v4], v1
    branch v3, block3, block4
block2:
    store.i32 group align 4 [v4], v0
    jump block3
block3:
    v5 = activelanecount v3
    store.i32 group align 4 [v4], v5
    return
block4:
    return
}
; check: kernel %stays
; check: branch v2
; check: branch v3

; Nobody can tell here.
kernel %goes {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = bconst 1
    v4 = nullptr.i32 group
    branch v2, block1, block2
block1:
    store.i32 group align 4 [v4], v1
    branch v3, block3, block4
block2:
    store.i32 group align 4 [v4], v0
    jump block3
block3:
    store.i32 group align 4 [v4], v1
    return
block4:
    return
}
; check: kernel %goes
; check: branch v2
; not: branch v3
