; test run gfx900
; test run gfx1201
; test run gfx1201 wave=64
; test run
; Floating point to integers and back: every rounding, clamped and not; double rounding that must not happen.

kernel %to_int {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.f64 global align 8 [v1]
    v4 = fcvt_to_sint.zero.sat.i64 v3
    v5 = fcvt_to_uint.up.sat.i64 v3
    v6 = fcvt_to_sint.sat.i64 v3
    v7 = fcvt_to_sint.down.sat.i8 v3
    v8 = sextend.i64 v7
    store.i64 global align 8 [v2], v4, v5, v6, v8
    return
}
; run: %to_int([2.5]: f64, zero(4): i64) grid 1 group 1 == _, [2, 3, 2, 2]
; run: %to_int([-1.5]: f64, zero(4): i64) grid 1 group 1 == _, [-1, 0, -2, -2]
; run: %to_int([1e30]: f64, zero(4): i64) grid 1 group 1 == _, [0x7fffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff, 127]
; run: %to_int([-1e30]: f64, zero(4): i64) grid 1 group 1 == _, [0x8000000000000000, 0, 0x8000000000000000, -128]
; run: %to_int([0x7ff8000000000000]: f64, zero(4): i64) grid 1 group 1 == _, [0, 0, 0, 0]
; run: %to_int([0x43e0200000000000]: f64, zero(4): i64) grid 1 group 1 == _, [0x7fffffffffffffff, 0x8100000000000000, 0x7fffffffffffffff, 127]

; 2^60 + 1 and its negation: to nearest, up and down; as `f16` all overflow or stay below.
kernel %from_int {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.i64 global align 8 [v1]
    v4 = fcvt_from_sint.f32 v3
    v5 = fcvt_from_sint.up.f32 v3
    v6 = fcvt_from_sint.down.f32 v3
    v7 = fcvt_from_uint.up.f32 v3
    v8 = fcvt_from_sint.f16 v3
    v9 = bitcast.i16 v8
    v10 = uextend.i32 v9
    v11 = bitcast.f32 v10
    store.f32 global align 4 [v2], v4, v5, v6, v7
    v12 = iconst.i64 16
    v13 = iadd.i64 v2, v12
    store.f32 global align 4 [v13], v11
    return
}
; run: %from_int([0x1000000000000001]: i64, zero(5): f32) grid 1 group 1 == _, [0x5d800000, 0x5d800001, 0x5d800000, 0x5d800001, 0x7c00]
; run: %from_int([0xefffffffffffffff]: i64, zero(5): f32) grid 1 group 1 == _, [0xdd800000, 0xdd800000, 0xdd800001, 0x5f700000, 0xfc00]
; run: %from_int([65519]: i64, zero(5): f32) grid 1 group 1 == _, [0x477fef00, 0x477fef00, 0x477fef00, 0x477fef00, 0x7bff]

; 1 + 2^-11 + 2^-40 is above the middle of two halves, which `f32` cannot see. The quotient 1/3 in every direction.
kernel %halves {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = load.f64 global align 8 [v1]
    v4 = fconvert.f16 v3
    v5 = fconst.f16 0x3c00
    v6 = fconst.f16 0x4200
    v7 = fadd.f16 v4, v5
    v8 = fsub.f16 v7, v4
    v9 = fdiv.f16 v5, v6
    v10 = fdiv.up.f16 v5, v6
    v11 = fsqrt.down.f16 v6
    v12 = fsqrt.up.f16 v6
    v13 = make_vector.f16x4 v4, v9, v10, v11
    v14 = ffract.f16 v12
    v15 = make_vector.f16x4 v12, v14, v8, v7
    v16 = fadd.f16x4 v13, v15
    store.f16x4 global align 8 [v2], v13, v15, v16
    return
}
; run: %halves([0x3ff0020000001000]: i64, zero(12): i16) grid 1 group 1 == _, [0x3c01, 0x3555, 0x3556, 0x3eed, 0x3eee, 0x39dc, 0x3bfe, 0x4000, 0x4178, 0x3c43, 0x3d54, 0x4376]
