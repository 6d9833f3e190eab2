; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; A word out of two, from every byte on; the count is taken modulo 4.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %r : i64 at 24 align 8
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
    v13 = load.i32 global align 4 [v12]
    v14 = load.i64 kernarg align 8 width all [v0+24]
    v15 = iadd.i64 v14, v4
    v16 = bytealign.i32 v7, v10, v13
    store.i32 global align 4 [v15], v16
    return
}
; run: %k([0x536e95df, 3, 0xf3faa8e8, 0x3ce1268c, 0xa1725102, 0, 0x7f453a0e, 0xff, 0xd5f00510, 0xffffffff, 0x80000000, 0x34795347, 2, 0xb27db193, 0x70093d3e, 0x89eb3061, 0xff, 0xd988d7c6, 0x93af0473, 0xeab7658c]: i32, [0x89b8a6a0, 0x459ccb82, 0xc6df1a56, 0xf9a5a4fb, 0xefd59629, 0xbc614e, 0xf2245518, 0x3f702a7e, 0xbc614e, 0xc4bd1f80, 0x3465de3, 0x8fc1db7, 1, 0xc299ac8f, 0x1e2e8b1b, 0x810717e7, 0xe532388, 0xd295ae69, 0x185e791f, 2]: i32, [0, 7, 0xe, 0x15, 0x1c, 0x23, 0x2a, 0x31, 0x38, 0x3f, 6, 0xd, 0x14, 0x1b, 0x22, 0x29, 0x30, 0x37, 0x3e, 5]: i32, zero(20): i32) grid 20 group 20 == _, _, _, [0x536e95df, 0x9ccb8200, 0x1a56f3fa, 0xfb3ce126, 0xa1725102, 0xbc614e00, 0x55187f45, 0x7e000000, 0xd5f00510, 0xbd1f80ff, 0x5de38000, 0xb7347953, 2, 0x99ac8fb2, 0x8b1b7009, 0xe789eb30, 0xff, 0x95ae69d9, 0x791f93af, 0x2eab765]
