; test compile
; target ivb
; What a thread starts with is read where it is: kernel arguments, sizes, numbers of work-items. No message, no move.

kernel %arguments {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
    param %factor : i32 at 12 align 4
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = load.i32 kernarg align 8 [v1+8]
    v4 = load.i32 kernarg align 4 [v1+12]
    v5 = isub.i32 v0, v3
    v6 = bxor.i32 v5, v4
    v7 = uextend.i64 v0
    v8 = iconst.i32 2
    v9 = ishl.i64 v7, v8
    v10 = iadd.i64 v2, v9
    store.i32 global align 4 [v10], v6
    return
}
; The size of a work-group is a word: one product.
; check: mul(1)
; sameln: g0.1<0,1,0>UD g5<0,1,0>UW
; nextln: add(16)
; sameln: g1<8,8,1>UW
; nextln: add(16)
; sameln: -g8.2<0,1,0>D
; nextln: xor(16)
; sameln: g8.3<0,1,0>UD
; nextln: shl(16)
; nextln: add(16)
; sameln: g8<0,1,0>D
; nextln: send(16)
; sameln: untyped surface write

; Those beyond 128 bytes are loaded.
kernel %many_arguments {
    param %a : i64 x 16 at 0 align 8
    param %out : i64 at 128 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1+128]
    v3 = load.i64 kernarg align 8 [v1+120]
    v4 = ireduce.i32 v3
    v5 = uextend.i64 v0
    v6 = iconst.i32 2
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v2, v7
    store.i32 global align 4 [v8], v4
    return
}
; check: add(8) g112<1>UD g4<0,1,0>UD 0x00000080UD
; nextln: send(8)
; sameln: untyped surface read
; check: g11.6<0,1,0>UD
; check: untyped surface write
