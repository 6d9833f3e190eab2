; test simplify-cfg
; Blocks with one way in and one way out are one block; the parameters become the arguments.

function %line {
block0(v0: i32):
    v1 = ineg.i32 v0
    jump block1(v1)
block1(v2: i32):
    store.i32 group align 4 [v0], v2
    jump block2(v2, v0)
block2(v3: i32, v4: i32):
    v5 = iadd.i32 v3, v4
    return v5
}
; check: block0
; nextln: v1 = ineg.i32 v0
; nextln: store.i32 group align 4 [v0], v1
; nextln: v5 = iadd.i32 v1, v0
; nextln: return v5
