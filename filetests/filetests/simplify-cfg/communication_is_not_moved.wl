; test simplify-cfg
; A cross-lane operation on one side of a branch stays there: the lanes that run it are those of that side.

function %side {
block0(v0: b1):
    branch v0, block1, block2
block1:
    v1 = activelanecount v0
    jump block3(v1)
block2:
    v2 = activelanecount v0
    jump block3(v2)
block3(v3: i32):
    return v3
}
; check: block0
; nextln: branch v0, block1, block2
; nextln: block1:
; nextln: v1 = activelanecount v0
; nextln: jump block3(v1)
; nextln: block2:
; nextln: v2 = activelanecount v0
; nextln: jump block3(v2)
; nextln: block3(v3: i32):
; nextln: return v3
