; test simplify-cfg
; A side that stores, waits or loads is no empty block: the branch stays, and nothing is made unconditional.

function %stores {
block0(v0: b1, v1: i64, v2: i32):
    branch v0, block1, block2
block1:
    store.i32 global align 4 [v1], v2
    jump block2
block2:
    return
}
; check: block0
; nextln: branch v0, block1, block2
; nextln: block1:
; nextln: store.i32 global align 4 [v1], v2
; nextln: jump block2
; nextln: block2:
; nextln: return

function %computes {
block0(v0: b1, v1: i32):
    branch v0, block1, block2(v1)
block1:
    v2 = ineg.i32 v1
    jump block2(v2)
block2(v3: i32):
    return v3
}
; check: block0
; nextln: branch v0, block1, block2(v1)
; nextln: block1:
; nextln: v2 = ineg.i32 v1
; nextln: jump block2(v2)
; nextln: block2(v3: i32):
; nextln: return v3
