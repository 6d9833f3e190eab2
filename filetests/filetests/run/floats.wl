; test run
; Bits of floating-point results: IEEE 754 for sums and rounding, NaN for 0/0.

kernel %ops {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3, v4 = load.f32 global align 4 [v1]
    v5 = fadd.f32 v3, v4
    v6 = fdiv.f32 v3, v4
    v7 = fmul.up.f32 v3, v4
    v8 = fneg.f32 v3
    store.f32 global align 4 [v2], v5, v6, v7, v8
    return
}
; run: %ops([1.5, 0.5]: f32, zero(4): f32) grid 1 group 1 == _, [2.0, 3.0, 0.75, -1.5]
; run: %ops([0.0, 0.0]: f32, zero(4): f32) grid 1 group 1 == _, [0.0, nan, 0.0, -0.0]
; run: %ops([0x3f800001, 0x3f800001]: f32, zero(4): f32) grid 1 group 1 == _, [0x40000001, 1.0, 0x3f800003, 0xbf800001]
