; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Bits of two numbers of 64 bits by a mask.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %r : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 3
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i64 global align 8 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i64 global align 8 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = load.i64 global align 8 [v12]
    v14 = load.i64 kernarg align 8 width all [v0+24]
    v15 = iadd.i64 v14, v4
    v16 = bitselect.i64 v7, v10, v13
    store.i64 global align 8 [v15], v16
    return
}
; run: %k([0x9782932e04af68ab, 0x121cae7a7c8bfa02, 0x4d0d89209207961, 0x242dfb1fbc30d6cb, 0x17065ca6024226e3, 0xe0d4a6aaa89c72dd, 0x82a93cd61bfa60e0, 0xadc19706343b34c4, 0xc76ff7aa15450a26, 0x2a5444886cd7983d, 0xf38b68741bc5cab1, 0x6261a75daa04f310, 0x75d2ee8148a711e0, 0x7d028566e09294c6, 0xb1fd721b8853d3bf, 0xc4b4a53ad16173f0, 0x31a99bb966f9e248, 0xd40bbd0de095b35e, 0x6d98b540a663aeed, 0x4043cf4bd86f1540]: i64, [0xdd42f0054894991d, 0xdf3b9ccfe6392948, 0xdba65a44160d4253, 0x52cf2b48860bb23f, 0xe9f3f15f50a4b220, 0xc69f64a3319ea9f9, 0xf85c727c47f32e2e, 0xc13e2e1a5e404232, 0xfff2776cb9801004, 0x7a62f70cae5ff3c3, 0xbfce753ffc2a621c, 0xc7fbe4f7c488e594, 0x86402f8ca7cd0ba1, 0x811b6c2264d53a7e, 0x668162ee88d42688, 0xde5799acf81c2841, 0x60e75e3c4141a7a5, 0xbf1d11a0f86e2c6c, 0x8fd5efc1e018d089, 0xb4f88561d7ec5d61]: i64, [0x4f26a37aa8a24532, 0x14321c1cecc6592d, 0xacd5de1a4636ff26, 0x2521218d1a65ad37, 0x5c0c2a3d23377b1c, 0xc813ff1fedf3ccd3, 0xc8b001fb22f4004, 0xe938d813364d2b66, 0x96bfd8d6d3017a99, 0x8f9fa5ec9f8791a1, 0xad566e1e9ae9234b, 0xe950644946afa80, 0x5a949198717ef6d, 0xb8774523db245136, 0x9626349ef6123a4f, 0xa3b392161eb1762b, 0xd2bb86bdb11991d2, 0x455c376e20b971af, 0x2933cecccb5a15ff, 0xf80b0123a716d8c1]: i64, zero(20): i64) grid 20 group 20 == _, _, _, [0xdd26b054a8840d19, 0x163a9c4ee44d292d, 0xa8855e084616c647, 0x10d2b888645bb3f, 0x490a721f21357b3c, 0xc8977db765ffacdb, 0x8c0a305da3f72024, 0xc1384e1316440b22, 0xd7f27f7cd300709d, 0xafcbe56cbf579181, 0xbfde663e9828635a, 0x4ef5a455946ae990, 0x4692f988795efad, 0x817744237bb45176, 0x2683668efe502ac8, 0xe717932cde90244b, 0xe2b31e3cd141b392, 0x955d1362e02c60ed, 0xdb3efcce918919b, 0xb8488561f77cddc1]
