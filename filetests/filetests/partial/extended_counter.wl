; test partial dce
; Numbers of the rounds that became one do not wrap, so an extended counter is the first round's and the distance. A counter that may be negative is not
; one without a sign, and one whose first number is not known is none.

kernel %without_a_sign {
    param %n : i32 at 0 align 4
    param %p : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i32 kernarg align 4 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    v5 = iconst.i32 2
    jump block1(v3, v3)
block1(v6: i32, v7: i32):
    v8 = icmp.ult v6, v1
    branch v8, block2, block3
block2:
    v9 = uextend.i64 v6
    v10 = ishl.i64 v9, v5
    v11 = iadd.i64 v2, v10
    v12 = load.i32 global align 4 [v11]
    v13 = iadd.i32 v7, v12
    v14 = iadd.i32 v6, v4
    jump block1(v14, v13)
block3:
    store.i32 global align 4 [v2], v7
    return
}
