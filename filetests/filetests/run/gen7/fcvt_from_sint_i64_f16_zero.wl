; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; Signed integers of 64 bits to f16, rounded towards zero, once.

kernel %zero {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i32 0
    v2 = uextend.i64 v1
    v3 = iconst.i32 3
    v4 = ishl.i64 v2, v3
    v5 = load.i64 kernarg align 8 width all [v0+0]
    v6 = iadd.i64 v5, v4
    v7 = load.i64 global align 8 [v6]
    v8 = iconst.i32 1
    v9 = ishl.i64 v2, v8
    v10 = load.i64 kernarg align 8 width all [v0+8]
    v11 = iadd.i64 v10, v9
    v12 = fcvt_from_sint.zero.f16 v7
    store.f16 global align 2 [v11], v12
    return
}
; run: %zero([0, 1, 2, 3, 0xffffffff, 0x100000000, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xffffffffffffffff, 0x123456789abcdef0, 0xf4243, 0x1000000000000001, 0x8000000000000200, 0x7fffffffffffff80, 0x20000000000001]: i64, zero(16): f16) grid 16 group 16 == _, [0x0, 0x3c00, 0x4000, 0x4200, 0x7bff, 0x7bff, 0x7bff, 0xfbff, 0xfbff, 0xbc00, 0x7bff, 0x7bff, 0x7bff, 0xfbff, 0x7bff, 0x7bff]
