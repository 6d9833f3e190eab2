; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run
; Packed and narrow operations. What is above a narrow value in its register must not matter.

kernel %bytes {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3, v4 = load.i32 global align 4 [v1]
    v5 = bitcast.i8x4 v3
    v6 = bitcast.i8x4 v4
    v7 = iadd.i8x4 v5, v6
    v8 = smax.i8x4 v5, v6
    v9 = umulhi.i8x4 v5, v6
    v10 = iconst.i32 9
    v11 = ishl.i8x4 v5, v10
    v12 = sshr.i8x4 v5, v10
    v13 = iadd.i8x4 v7, v8
    v14 = umin.i8x4 v13, v5
    store.i8x4 global align 4 [v2], v7, v8, v9, v11
    v15 = iconst.i64 16
    v16 = iadd.i64 v2, v15
    store.i8x4 global align 4 [v16], v12, v14
    return
}
; run: %bytes([0x80ff017f, 0x01ff8001]: i32, zero(6): i32) grid 1 group 1 == _, [0x81fe8180, 0x01ff017f, 0x00fe0000, 0x00fe02fe, 0xc0ff003f, 0x80fd017f]

kernel %halves {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3, v4 = load.i64 global align 8 [v1]
    v5 = bitcast.i16x4 v3
    v6 = bitcast.i16x4 v4
    v7 = isub.i16x4 v5, v6
    v8 = smin.i16x4 v5, v6
    v9 = iconst.i32 20
    v10 = sshr.i16x4 v5, v9
    v11 = smulhi.i16x4 v5, v6
    store.i16x4 global align 8 [v2], v7, v8, v10, v11
    return
}
; run: %halves([0x8000000100027fff, 0x0001ffff00030003]: i64, zero(4): i64) grid 1 group 1 == _, [0x7fff0002ffff7ffc, 0x8000ffff00020003, 0xf8000000000007ff, 0xffffffff00000001]

; A lane replaced, one of a wide vector, and a vector of 128 bits in memory.
kernel %lanes {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.i8x16 global align 16 [v1]
    v4 = extract_lane.i8 v3, 15
    v5 = sextend.i32 v4
    v6 = insert_lane.i8x16 v3, v4, 6
    v7 = bitcast.i64x2 v6
    v8 = extract_lane.i64 v7, 0
    v9 = iadd.i64x2 v7, v7
    v10 = extract_lane.i64 v9, 1
    v11 = sextend.i64 v4
    store.i64 global align 8 [v2], v8, v10, v11
    return
}
; run: %lanes([0x0706050403020100, 0x8f0e0d0c0b0a0908]: i64, zero(3): i64) grid 1 group 1 == _, [0x078f050403020100, 0x1e1c1a1816141210, 0xffffffffffffff8f]
