; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Differences of 2 lanes in a word: nothing goes from one to the next.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %r : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 2
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i32 global align 4 [v6]
    v8 = load.i64 kernarg align 8 width all [v0+8]
    v9 = iadd.i64 v8, v4
    v10 = load.i32 global align 4 [v9]
    v11 = load.i64 kernarg align 8 width all [v0+16]
    v12 = iadd.i64 v11, v4
    v13 = bitcast.i16x2 v7
    v14 = bitcast.i16x2 v10
    v15 = isub.i16x2 v13, v14
    v16 = bitcast.i32 v15
    store.i32 global align 4 [v12], v16
    return
}
; run: %k([0x536e95df, 3, 0xf3faa8e8, 0x3ce1268c, 0xa1725102, 0, 0x7f453a0e, 0xff, 0xd5f00510, 0xffffffff, 0x80000000, 0x34795347, 2, 0xb27db193, 0x70093d3e, 0x89eb3061, 0xff, 0xd988d7c6, 0x93af0473, 0xeab7658c]: i32, [0x89b8a6a0, 0x459ccb82, 0xc6df1a56, 0xf9a5a4fb, 0xefd59629, 0xbc614e, 0xf2245518, 0x3f702a7e, 0xbc614e, 0xc4bd1f80, 0x3465de3, 0x8fc1db7, 1, 0xc299ac8f, 0x1e2e8b1b, 0x810717e7, 0xe532388, 0xd295ae69, 0x185e791f, 2]: i32, zero(20): i32) grid 20 group 20 == _, _, [0xc9b6ef3f, 0xba643481, 0x2d1b8e92, 0x433c8191, 0xb19dbad9, 0xff449eb2, 0x8d21e4f6, 0xc090d681, 0xd534a3c2, 0x3b42e07f, 0x7cbaa21d, 0x2b7d3590, 1, 0xefe40504, 0x51dbb223, 0x8e4187a, 0xf1addd77, 0x6f3295d, 0x7b518b54, 0xeab7658a]
