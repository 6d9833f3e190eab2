; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Bytes are stored between bytes that stay.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i64 2
    v6 = imul.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = iconst.i32 3
    v9 = ishl.i64 v4, v8
    v10 = iadd.i64 v1, v9
    v11 = load.i64 global align 8 [v10]
    v12 = ireduce.i8 v11
    store.i8 global align 1 [v7+1], v12
    return
}
; run: %k([0x369d0369d0369cd3, 0x48d159e26af37bc4, 0x5b05b05b05b05ab5, 0x6d3a06d3a06d39a6, 0x7f6e5d4c3b2a1897, 0x91a2b3c4d5e6f788, 0xa3d70a3d70a3d679, 0xb60b60b60b60b56a, 0xc83fb72ea61d945b]: i64, zero(26): i8) grid 9 group 9 == _, [0, 211, 0, 196, 0, 181, 0, 166, 0, 151, 0, 136, 0, 121, 0, 106, 0, 91, 0, 0, 0, 0, 0, 0, 0, 0]
