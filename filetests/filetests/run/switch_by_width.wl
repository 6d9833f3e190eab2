; test run interp
; test run gfx900
; test run gfx1201
; test run ivb
; test run hsw
; test run gfx600
; test run ivb level=0
; test run hsw level=0
; test run gfx600 level=0
; Switches by a byte, a half and 64 bits, which lanes take apart and which the wave takes alike: the index is a word before it is compared.

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 2
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = ireduce.i8 v7
    v9 = iconst.i32 10
    v10 = iconst.i32 20
    v11 = iconst.i32 30
    switch v8, [block1, block2, block3]
block1:
    jump block4(v9)
block2:
    jump block4(v10)
block3:
    jump block4(v11)
block4(v12: i32):
    store.i32 global align 4 [v6], v12
    return
}
; run: %bytes([0x100, 0x501, 0xff02, 1]: i32) grid 4 group 4 == [10, 20, 30, 20]

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v7 = load.i32 kernarg align 8 width all [v0+8]
    v8 = ireduce.i16 v7
    v9 = iconst.i32 10
    v10 = iconst.i32 20
    v11 = iconst.i32 30
    switch v8, [block1, block2, block3]
block1:
    jump block4(v9)
block2:
    jump block4(v10)
block3:
    jump block4(v11)
block4(v12: i32):
    store.i32 global align 4 [v1], v12
    return
}
; run: %wave_halves([7]: i32, 0xabcd0002) grid 1 group 1 == [30]

; The low word of 64 bits decides.
kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %n : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v7 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iconst.i32 10
    v10 = iconst.i32 20
    v11 = iconst.i32 30
    switch v7, [block1, block2, block3]
block1:
    jump block4(v9)
block2:
    jump block4(v10)
block3:
    jump block4(v11)
block4(v12: i32):
    store.i32 global align 4 [v1], v12
    return
}
; run: %wave_longs([7]: i32, 1) grid 1 group 1 == [20]
