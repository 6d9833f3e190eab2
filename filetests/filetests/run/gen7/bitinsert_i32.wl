; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Fields of 32 bits replaced.

kernel %k {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %d : i64 at 24 align 8
    param %r : i64 at 32 align 8
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
    v16 = load.i32 global align 4 [v15]
    v17 = load.i64 kernarg align 8 width all [v0+32]
    v18 = iadd.i64 v17, v4
    v19 = bitinsert.i32 v7, v10, v13, v16
    store.i32 global align 4 [v18], v19
    return
}
; run: %k([0xdeadbeef, 0x12345678, 0xffffffff, 0x80000001, 0xdeadbeef, 0x12345678, 0xffffffff, 0x80000001, 0xdeadbeef, 0x12345678, 0xffffffff, 0x80000001, 0xdeadbeef, 0x12345678, 0xffffffff, 0x80000001]: i32, [0x80000001, 0xffffffff, 0x12345678, 0xdeadbeef, 0x80000001, 0xffffffff, 0x12345678, 0xdeadbeef, 0x80000001, 0xffffffff, 0x12345678, 0xdeadbeef, 0x80000001, 0xffffffff, 0x12345678, 0xdeadbeef]: i32, [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 0x18, 0x18, 0x18, 0x18]: i32, [0, 1, 5, 8, 0, 1, 5, 8, 0, 1, 5, 8, 0, 1, 5, 8]: i32, zero(16): i32) grid 16 group 16 == _, _, _, _, [0xdeadbeef, 0x12345679, 0xfffffff8, 0x800000ef, 0xdeadbeef, 0x12345678, 0xffffff8f, 0x80000ef1, 0xdeadbeef, 0x12345778, 0xfffff8ff, 0x8000ef01, 0xdeadbeef, 0x13345678, 0xf8ffffff, 0xef000001]
