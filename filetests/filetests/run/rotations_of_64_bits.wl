; test run gfx600
; test run gfx900
; test run gfx900 level=1
; test run gfx1201
; test run ivb
; test run
; Rotations of 64 bits by less and by more than a word, joined by `or` and by `xor`.

kernel %rotations {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i64 8
    v6 = imul.i64 v4, v5
    v7 = iadd.i64 v1, v6
    v8 = load.i64 global align 8 [v7]
    v9 = iconst.i64 56
    v10 = imul.i64 v4, v9
    v11 = iadd.i64 v2, v10
    v12 = iconst.i32 1
    v13 = iconst.i32 63
    v14 = ishl.i64 v8, v12
    v15 = ushr.i64 v8, v13
    v16 = bor.i64 v14, v15
    store.i64 global align 8 [v11+0], v16
    v17 = iconst.i32 13
    v18 = iconst.i32 51
    v19 = ishl.i64 v8, v17
    v20 = ushr.i64 v8, v18
    v21 = bor.i64 v19, v20
    store.i64 global align 8 [v11+8], v21
    v22 = iconst.i32 31
    v23 = iconst.i32 33
    v24 = ishl.i64 v8, v22
    v25 = ushr.i64 v8, v23
    v26 = bxor.i64 v24, v25
    store.i64 global align 8 [v11+16], v26
    v27 = iconst.i32 32
    v28 = iconst.i32 32
    v29 = ishl.i64 v8, v27
    v30 = ushr.i64 v8, v28
    v31 = bor.i64 v29, v30
    store.i64 global align 8 [v11+24], v31
    v32 = iconst.i32 33
    v33 = iconst.i32 31
    v34 = ishl.i64 v8, v32
    v35 = ushr.i64 v8, v33
    v36 = bxor.i64 v34, v35
    store.i64 global align 8 [v11+32], v36
    v37 = iconst.i32 39
    v38 = iconst.i32 25
    v39 = ishl.i64 v8, v37
    v40 = ushr.i64 v8, v38
    v41 = bor.i64 v39, v40
    store.i64 global align 8 [v11+40], v41
    v42 = iconst.i32 63
    v43 = iconst.i32 1
    v44 = ishl.i64 v8, v42
    v45 = ushr.i64 v8, v43
    v46 = bxor.i64 v44, v45
    store.i64 global align 8 [v11+48], v46
    return
}
; run: %rotations([81985529216486895, -81985529216486896, 1, -9223372036854775803]: i64, zero(28): i64) grid 4 group 4 == [81985529216486895, -81985529216486896, 1, -9223372036854775803], [163971058432973790, 7542668687916785700, -4263247521547967821, -8526495043095935641, 1393753987517680335, -3033465167416216636, -9182379272246532361, -163971058432973791, -7542668687916785701, 4263247521547967820, 8526495043095935640, -1393753987517680336, 3033465167416216635, 9182379272246532360, 2, 8192, 2147483648, 4294967296, 8589934592, 549755813888, -9223372036854775808, 11, 45056, 11811160064, 23622320128, 47244640256, 3023656976384, -4611686018427387902]
