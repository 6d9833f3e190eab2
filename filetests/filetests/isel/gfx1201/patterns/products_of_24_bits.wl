; test isel
; target gfx1201
; Factors below 2^24 are multiplied by the instruction for 24 bits, whatever they are made of, and the sum with a third number is in it. A factor
; of which that is not known takes the product of words.

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4 + 4]
    v7 = iconst.i32 16
    v8 = ushr.i32 v5, v7
    v9 = iconst.i32 77
    v10 = imul.i32 v8, v9
    v11 = iadd.i32 v10, v6
    store.i32 global align 4 [v4], v11
    v12 = iconst.i32 255
    v13 = band.i32 v6, v12
    v14 = imul.i32 v13, v8
    store.i32 global align 4 [v4 + 4], v14
    v15 = imul.i32 v5, v13
    store.i32 global align 4 [v4 + 8], v15
    return
}
; check: v_mad_u32_u24
; check: v_mul_u32_u24_e32
; check: v_mul_lo_u32

kernel %by_name {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4 + 4]
    v7 = umul24.i32 v5, v6
    v8 = iadd.i32 v7, v6
    store.i32 global align 4 [v4], v8
    v9 = smul24.i32 v5, v6
    v10 = iadd.i32 v6, v9
    store.i32 global align 4 [v4 + 4], v10
    return
}
; check: v_mad_u32_u24
; check: v_mad_i32_i24
