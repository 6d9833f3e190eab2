; test run
; test run gfx900
; test run gfx803
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; Bytes and shorts that are read as signed numbers, and one that is read as both. 0xfe is -2 and 254, 0x8001 is -32767.

kernel %signs {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = load.i8 global align 4 [v7]
    v9 = sextend.i32 v8
    v10 = load.i8 global align 1 [v7+3]
    v11 = uextend.i32 v10
    v12 = sextend.i32 v10
    v13 = load.i16 global align 2 [v7+2]
    v14 = sextend.i32 v13
    v15 = iadd.i64 v1, v6
    store.i32 global align 4 [v15], v9
    store.i32 global align 4 [v15+8], v11
    store.i32 global align 4 [v15+16], v12
    store.i32 global align 4 [v15+24], v14
    return
}
; run: %signs(zero(8): i32, [0x800100fe, 0x7fff007f]: i32) grid 2 group 2 == [-2, 127, 128, 127, -128, 127, -32767, 32767], _

group %tile : 64 align 4

; Where a short is not aligned it is read by bytes, of which the higher one has the sign.
kernel %unaligned {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %tile
    v6 = iadd.i32 v5, v4
    v7 = iconst.i32 0x80f200
    v8 = iadd.i32 v7, v2
    store.i32 group align 4 [v6], v8
    v9 = load.i16 group align 1 [v6+1]
    v10 = sextend.i32 v9
    v11 = load.i8 group align 1 [v6+1]
    v12 = sextend.i32 v11
    v13 = uextend.i64 v4
    v14 = iadd.i64 v1, v13
    store.i32 global align 4 [v14], v10
    store.i32 global align 4 [v14+8], v12
    return
}
; run: %unaligned(zero(4): i32) grid 2 group 2 == [-32526, -32526, -14, -14]
