; test run gfx900
; test run gfx1030
; test run gfx1100
; test run gfx90a
; test run gfx942
; test run gfx1201
; test run gfx1201 wave=64
; test run
; Sums of products of parts of two words, as dot products where machines have them, and what only looks like one. Words are `a b c result`.

kernel %unsigned_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %unsigned_bytes([0xffffffff, 0xffffffff, 0xffffffff, 0, 0x80008000, 0x80008000, 0x80000000, 0, 0x11e20b8f, 0x80008000, 0xd3ac94af, 0, 0xf28c105d, 0x7fff8000, 0xfd630f1, 0, 0x658cda14, 0xffffffff, 0x88888888, 0, 0x7f7f7f7f, 0x0, 0x8f6d0558, 0, 0x2e44158b, 0x80008000, 0x5f557203, 0, 0x7fff8000, 0x0, 0x7f150524, 0]: i32) grid 8 group 8 == [0xffffffff, 0xffffffff, 0xffffffff, 0x3f803, 0x80008000, 0x80008000, 0x80000000, 0x80008000, 0x11e20b8f, 0x80008000, 0xd3ac94af, 0xd3aca2af, 0xf28c105d, 0x7fff8000, 0xfd630f1, 0xfd73c73, 0x658cda14, 0xffffffff, 0x88888888, 0x888a65a9, 0x7f7f7f7f, 0x0, 0x8f6d0558, 0x8f6d0558, 0x2e44158b, 0x80008000, 0x5f557203, 0x5f559383, 0x7fff8000, 0x0, 0x7f150524, 0x7f150524]

kernel %unsigned_bytes_in_a_tree {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ushr.i32 v8, v12
    v21 = band.i32 v20, v14
    v22 = ushr.i32 v7, v12
    v23 = ireduce.i8 v22
    v24 = uextend.i32 v23
    v25 = imul.i32 v21, v24
    v26 = band.i32 v8, v14
    v27 = ireduce.i8 v7
    v28 = uextend.i32 v27
    v29 = imul.i32 v26, v28
    v30 = ushr.i32 v8, v13
    v31 = ushr.i32 v7, v13
    v32 = ireduce.i8 v31
    v33 = uextend.i32 v32
    v34 = imul.i32 v30, v33
    v35 = ushr.i32 v8, v11
    v36 = band.i32 v35, v14
    v37 = ushr.i32 v7, v11
    v38 = ireduce.i8 v37
    v39 = uextend.i32 v38
    v40 = imul.i32 v36, v39
    v41 = iadd.i32 v25, v29
    v42 = iadd.i32 v34, v40
    v43 = iadd.i32 v41, v42
    v44 = iadd.i32 v9, v43
    store.i32 global align 4 [v6+12], v44
    return
}
; run: %unsigned_bytes_in_a_tree([0x6d76b07e, 0x7731af10, 0x7403e430, 0, 0x3f98e277, 0xb2f14c94, 0x14f4733f, 0, 0x86734721, 0x57ee05cd, 0x49b64a08, 0, 0x12bd4ace, 0x7f7f7f7f, 0x80808080, 0, 0x7f7f7f7f, 0xf646e1f4, 0xc3baea9e, 0, 0xca02135e, 0x5051c1cc, 0x59a54a7b, 0, 0x9474031b, 0x119a72d1, 0xf1d69ed6, 0, 0x7fff8000, 0xf88080b, 0x4f426dcb, 0]: i32) grid 8 group 8 == [0x6d76b07e, 0x7731af10, 0x7403e430, 0x7404ada1, 0x3f98e277, 0xb2f14c94, 0x14f4733f, 0x14f5b609, 0x86734721, 0x57ee05cd, 0x49b64a08, 0x49b6fe4c, 0x12bd4ace, 0x7f7f7f7f, 0x80808080, 0x80817219, 0x7f7f7f7f, 0xf646e1f4, 0xc3baea9e, 0xc3bc700d, 0xca02135e, 0x5051c1cc, 0x59a54a7b, 0x59a5e378, 0x9474031b, 0x119a72d1, 0xf1d69ed6, 0xf1d705d3, 0x7fff8000, 0xf88080b, 0x4f426dcb, 0x4f4300b4]

kernel %products_of_24_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = umul24.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = umul24.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = umul24.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = umul24.i32 v29, v30
    v32 = iadd.i32 v25, v22
    v33 = iadd.i32 v28, v32
    v34 = iadd.i32 v31, v33
    store.i32 global align 4 [v6+12], v34
    return
}
; run: %products_of_24_bits([0xfe3b890b, 0x72158370, 0x7f7f7f7f, 0, 0x58d5563d, 0x7f7f7f7f, 0x9c653938, 0, 0x0, 0x80808080, 0xffffffff, 0, 0xeab477d2, 0x14a0f9e7, 0x7f7f7f7f, 0, 0xe2257159, 0x7f7f7f7f, 0x47469a4d, 0, 0xfc891b4a, 0xe25a7605, 0x3b1287ff, 0, 0xffffffff, 0x7fff8000, 0x7f7f7f7f, 0, 0x2eae05cf, 0x0, 0x80008000, 0]: i32) grid 8 group 8 == [0xfe3b890b, 0x72158370, 0x7f7f7f7f, 0xc0de, 0x58d5563d, 0x7f7f7f7f, 0x9c653938, 0xde40, 0x0, 0x80808080, 0xffffffff, 0x0, 0xeab477d2, 0x14a0f9e7, 0x7f7f7f7f, 0x1b405, 0xe2257159, 0x7f7f7f7f, 0x47469a4d, 0xe6af, 0xfc891b4a, 0xe25a7605, 0x3b1287ff, 0x11c86, 0xffffffff, 0x7fff8000, 0x7f7f7f7f, 0x1fc02, 0x2eae05cf, 0x0, 0x80008000, 0x0]

kernel %signed_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ishl.i32 v7, v13
    v21 = sshr.i32 v20, v13
    v22 = ishl.i32 v8, v13
    v23 = sshr.i32 v22, v13
    v24 = imul.i32 v21, v23
    v25 = ushr.i32 v7, v11
    v26 = ireduce.i8 v25
    v27 = sextend.i32 v26
    v28 = ushr.i32 v8, v11
    v29 = ireduce.i8 v28
    v30 = sextend.i32 v29
    v31 = smul24.i32 v27, v30
    v32 = sbitextract.i32 v7, v12, v11
    v33 = sbitextract.i32 v8, v12, v11
    v34 = imul.i32 v32, v33
    v35 = sshr.i32 v7, v13
    v36 = sshr.i32 v8, v13
    v37 = imul.i32 v35, v36
    v38 = iadd.i32 v24, v9
    v39 = iadd.i32 v31, v38
    v40 = iadd.i32 v34, v39
    v41 = iadd.i32 v37, v40
    store.i32 global align 4 [v6+12], v41
    return
}
; run: %signed_bytes([0x90fbbd11, 0x20203626, 0x83f73f16, 0, 0xa7abe1c2, 0xdd27a65, 0xdef88334, 0, 0xdfe01893, 0x8f2c6ec8, 0x66237a04, 0, 0x7b45145c, 0xfef7928, 0xffffffff, 0, 0x1c2442f9, 0xd75985d, 0x80008000, 0, 0x0, 0x9d1de2a0, 0x88888888, 0, 0x7f7f7f7f, 0x80808080, 0x9a2ef80f, 0, 0x1f7296ab, 0x7f7f7f7f, 0x774b15d7, 0]: i32) grid 8 group 8 == [0x90fbbd11, 0x20203626, 0x83f73f16, 0x83f724da, 0xa7abe1c2, 0xdd27a65, 0xdef88334, 0xdef866b9, 0xdfe01893, 0x8f2c6ec8, 0x66237a04, 0x6623a53d, 0x7b45145c, 0xfef7928, 0xffffffff, 0x1a73, 0x1c2442f9, 0xd75985d, 0x80008000, 0x80007485, 0x0, 0x9d1de2a0, 0x88888888, 0x88888888, 0x7f7f7f7f, 0x80808080, 0x9a2ef80f, 0x9a2dfa0f, 0x1f7296ab, 0x7f7f7f7f, 0x774b15d7, 0x774aff05]

kernel %mixed_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = sbitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v8, v11, v11
    v24 = sbitextract.i32 v7, v11, v11
    v25 = imul.i32 v23, v24
    v26 = sbitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v8, v13, v11
    v30 = sbitextract.i32 v7, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %mixed_bytes([0x4fd58dbe, 0x0, 0xbd87a865, 0, 0x88888888, 0x842e7fc2, 0x80008000, 0, 0xb0a844e5, 0x6ec41ad, 0x4c4f9b06, 0, 0xdd02de92, 0x88888888, 0x80808080, 0, 0x5b0ee76f, 0x8857f9a4, 0x80b0c08b, 0, 0x39194242, 0xc9d488b1, 0xda45e18a, 0, 0xffffffff, 0xbd685167, 0x332dd331, 0, 0x5b06258e, 0xfd56a926, 0x80808080, 0]: i32) grid 8 group 8 == [0x4fd58dbe, 0x0, 0xbd87a865, 0xbd87a865, 0x88888888, 0x842e7fc2, 0x80008000, 0x7fff9618, 0xb0a844e5, 0x6ec41ad, 0x4c4f9b06, 0x4c4f470b, 0xdd02de92, 0x88888888, 0x80808080, 0x80802278, 0x5b0ee76f, 0x8857f9a4, 0x80b0c08b, 0x80b12470, 0x39194242, 0xc9d488b1, 0xda45e18a, 0xda4673b1, 0xffffffff, 0xbd685167, 0x332dd331, 0x332dd154, 0x5b06258e, 0xfd56a926, 0x80808080, 0x8080e3f4]

kernel %unsigned_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = band.i32 v7, v15
    v21 = band.i32 v8, v15
    v22 = imul.i32 v20, v21
    v23 = ushr.i32 v7, v12
    v24 = ushr.i32 v8, v12
    v25 = imul.i32 v23, v24
    v26 = iadd.i32 v22, v9
    v27 = iadd.i32 v25, v26
    store.i32 global align 4 [v6+12], v27
    return
}
; run: %unsigned_halves([0x3192b704, 0xf4de2c08, 0xcefe2a1f, 0, 0xfcf00fec, 0xf979d04a, 0x38703800, 0, 0x7f7f7f7f, 0xffffffff, 0xfc394724, 0, 0xd726c86b, 0x7fff8000, 0xa4a45eff, 0, 0x7fff8000, 0x7f7f7f7f, 0xc0093492, 0, 0xffffffff, 0xa2c68e45, 0xcd02c5e1, 0, 0xb8c9817a, 0x66c1494e, 0x15bd448f, 0, 0x2b855c1f, 0x70d7109, 0x7f7f7f7f, 0]: i32) grid 8 group 8 == [0x3192b704, 0xf4de2c08, 0xcefe2a1f, 0x1de2b6db, 0xfcf00fec, 0xf979d04a, 0x38703800, 0x3be18fa8, 0x7f7f7f7f, 0xffffffff, 0xfc394724, 0xfb364826, 0xd726c86b, 0x7fff8000, 0xa4a45eff, 0x746c07d9, 0x7fff8000, 0x7f7f7f7f, 0xc0093492, 0x3f87b513, 0xffffffff, 0xa2c68e45, 0xcd02c5e1, 0xfe0c94d6, 0xb8c9817a, 0x66c1494e, 0x15bd448f, 0x84fbe744, 0x2b855c1f, 0x70d7109, 0x7f7f7f7f, 0xa95f4457]

kernel %signed_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ishl.i32 v7, v12
    v21 = sshr.i32 v20, v12
    v22 = ishl.i32 v8, v12
    v23 = sshr.i32 v22, v12
    v24 = imul.i32 v21, v23
    v25 = sshr.i32 v7, v12
    v26 = sshr.i32 v8, v12
    v27 = imul.i32 v25, v26
    v28 = iadd.i32 v24, v9
    v29 = iadd.i32 v27, v28
    store.i32 global align 4 [v6+12], v29
    return
}
; run: %signed_halves([0xffffffff, 0xffffffff, 0xffffffff, 0, 0x80008000, 0x80008000, 0x80000000, 0, 0xa6511445, 0x7fff8000, 0x6f0e2289, 0, 0x31dec4f4, 0x3606defc, 0xffffffff, 0, 0xffffffff, 0x53740902, 0x7f7f7f7f, 0, 0xf977044, 0x5a9196f0, 0xa997f351, 0, 0xe77ffe48, 0xd3bf6d01, 0x806c10b5, 0, 0xffffffff, 0x4c9d78d, 0xc6c91b92, 0]: i32) grid 8 group 8 == [0xffffffff, 0xffffffff, 0xffffffff, 0x1, 0x80008000, 0x80008000, 0x80000000, 0x0, 0xa6511445, 0x7fff8000, 0x6f0e2289, 0x38147c38, 0x31dec4f4, 0x3606defc, 0xffffffff, 0x12237763, 0xffffffff, 0x53740902, 0x7f7f7f7f, 0x7f7f2309, 0xf977044, 0x5a9196f0, 0xa997f351, 0x8108f598, 0xe77ffe48, 0xd3bf6d01, 0x806c10b5, 0x83ed1bbe, 0xffffffff, 0x4c9d78d, 0xc6c91b92, 0xc6c93f3c]

kernel %unsigned_nibbles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = iconst.i32 0
    v21 = ubitextract.i32 v7, v20, v16
    v22 = iconst.i32 0
    v23 = ubitextract.i32 v8, v22, v16
    v24 = imul.i32 v21, v23
    v25 = iconst.i32 4
    v26 = ubitextract.i32 v7, v25, v16
    v27 = iconst.i32 4
    v28 = ubitextract.i32 v8, v27, v16
    v29 = imul.i32 v26, v28
    v30 = iconst.i32 8
    v31 = ubitextract.i32 v7, v30, v16
    v32 = iconst.i32 8
    v33 = ubitextract.i32 v8, v32, v16
    v34 = imul.i32 v31, v33
    v35 = iconst.i32 12
    v36 = ubitextract.i32 v7, v35, v16
    v37 = iconst.i32 12
    v38 = ubitextract.i32 v8, v37, v16
    v39 = imul.i32 v36, v38
    v40 = iconst.i32 16
    v41 = ubitextract.i32 v7, v40, v16
    v42 = iconst.i32 16
    v43 = ubitextract.i32 v8, v42, v16
    v44 = imul.i32 v41, v43
    v45 = iconst.i32 20
    v46 = ubitextract.i32 v7, v45, v16
    v47 = iconst.i32 20
    v48 = ubitextract.i32 v8, v47, v16
    v49 = imul.i32 v46, v48
    v50 = iconst.i32 24
    v51 = ubitextract.i32 v7, v50, v16
    v52 = iconst.i32 24
    v53 = ubitextract.i32 v8, v52, v16
    v54 = imul.i32 v51, v53
    v55 = iconst.i32 28
    v56 = ubitextract.i32 v7, v55, v16
    v57 = iconst.i32 28
    v58 = ubitextract.i32 v8, v57, v16
    v59 = imul.i32 v56, v58
    v60 = iadd.i32 v24, v9
    v61 = iadd.i32 v29, v60
    v62 = iadd.i32 v34, v61
    v63 = iadd.i32 v39, v62
    v64 = iadd.i32 v44, v63
    v65 = iadd.i32 v49, v64
    v66 = iadd.i32 v54, v65
    v67 = iadd.i32 v59, v66
    store.i32 global align 4 [v6+12], v67
    return
}
; run: %unsigned_nibbles([0x0, 0x265974a7, 0x7f7f7f7f, 0, 0x1ece615d, 0x537390e5, 0x87ddaeb7, 0, 0xc8c614b2, 0xe21b37ca, 0x3f9d52f9, 0, 0x0, 0x81f98b52, 0x72235c2, 0, 0xe998d0ee, 0x80808080, 0x816bee06, 0, 0x330c16a3, 0x73ccef03, 0xceaf4915, 0, 0xf10637ce, 0x80008000, 0xf132bf2d, 0, 0xec3b9605, 0xf179f2d2, 0x7f7f7f7f, 0]: i32) grid 8 group 8 == [0x0, 0x265974a7, 0x7f7f7f7f, 0x7f7f7f7f, 0x1ece615d, 0x537390e5, 0x87ddaeb7, 0x87ddb021, 0xc8c614b2, 0xe21b37ca, 0x3f9d52f9, 0x3f9d54b6, 0x0, 0x81f98b52, 0x72235c2, 0x72235c2, 0xe998d0ee, 0x80808080, 0x816bee06, 0x816bef96, 0x330c16a3, 0x73ccef03, 0xceaf4915, 0xceaf4a34, 0xf10637ce, 0x80008000, 0xf132bf2d, 0xf132bfbd, 0xec3b9605, 0xf179f2d2, 0x7f7f7f7f, 0x7f7f8172]

kernel %signed_nibbles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = iconst.i32 0
    v21 = sbitextract.i32 v7, v20, v16
    v22 = iconst.i32 0
    v23 = sbitextract.i32 v8, v22, v16
    v24 = imul.i32 v21, v23
    v25 = iconst.i32 4
    v26 = sbitextract.i32 v7, v25, v16
    v27 = iconst.i32 4
    v28 = sbitextract.i32 v8, v27, v16
    v29 = imul.i32 v26, v28
    v30 = iconst.i32 8
    v31 = sbitextract.i32 v7, v30, v16
    v32 = iconst.i32 8
    v33 = sbitextract.i32 v8, v32, v16
    v34 = imul.i32 v31, v33
    v35 = iconst.i32 12
    v36 = sbitextract.i32 v7, v35, v16
    v37 = iconst.i32 12
    v38 = sbitextract.i32 v8, v37, v16
    v39 = imul.i32 v36, v38
    v40 = iconst.i32 16
    v41 = sbitextract.i32 v7, v40, v16
    v42 = iconst.i32 16
    v43 = sbitextract.i32 v8, v42, v16
    v44 = imul.i32 v41, v43
    v45 = iconst.i32 20
    v46 = sbitextract.i32 v7, v45, v16
    v47 = iconst.i32 20
    v48 = sbitextract.i32 v8, v47, v16
    v49 = imul.i32 v46, v48
    v50 = iconst.i32 24
    v51 = sbitextract.i32 v7, v50, v16
    v52 = iconst.i32 24
    v53 = sbitextract.i32 v8, v52, v16
    v54 = imul.i32 v51, v53
    v55 = iconst.i32 28
    v56 = sbitextract.i32 v7, v55, v16
    v57 = iconst.i32 28
    v58 = sbitextract.i32 v8, v57, v16
    v59 = imul.i32 v56, v58
    v60 = iadd.i32 v24, v9
    v61 = iadd.i32 v29, v60
    v62 = iadd.i32 v34, v61
    v63 = iadd.i32 v39, v62
    v64 = iadd.i32 v44, v63
    v65 = iadd.i32 v49, v64
    v66 = iadd.i32 v54, v65
    v67 = iadd.i32 v59, v66
    store.i32 global align 4 [v6+12], v67
    return
}
; run: %signed_nibbles([0x0, 0x50e40d54, 0xffffffff, 0, 0x3672d6ae, 0xc8b007ee, 0x88888888, 0, 0x7fff8000, 0x5dbe3023, 0xffffffff, 0, 0x3836e865, 0x18189af4, 0x7cbd1f5a, 0, 0x7fff8000, 0x2955d6f0, 0xfe7b8ae4, 0, 0x56d050cd, 0x5b4b1b75, 0xb8dee081, 0, 0x5685d624, 0x70c1dca1, 0x626467ba, 0, 0x9fb9af50, 0x0, 0x88888888, 0]: i32) grid 8 group 8 == [0x0, 0x50e40d54, 0xffffffff, 0xffffffff, 0x3672d6ae, 0xc8b007ee, 0x88888888, 0x88888863, 0x7fff8000, 0x5dbe3023, 0xffffffff, 0x14, 0x3836e865, 0x18189af4, 0x7cbd1f5a, 0x7cbd1fbc, 0x7fff8000, 0x2955d6f0, 0xfe7b8ae4, 0xfe7b8b07, 0x56d050cd, 0x5b4b1b75, 0xb8dee081, 0xb8dee04a, 0x5685d624, 0x70c1dca1, 0x626467ba, 0x626467eb, 0x9fb9af50, 0x0, 0x88888888, 0x88888888]

kernel %mixed_nibbles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = iconst.i32 0
    v21 = ubitextract.i32 v7, v20, v16
    v22 = iconst.i32 0
    v23 = sbitextract.i32 v8, v22, v16
    v24 = imul.i32 v21, v23
    v25 = iconst.i32 4
    v26 = ubitextract.i32 v7, v25, v16
    v27 = iconst.i32 4
    v28 = sbitextract.i32 v8, v27, v16
    v29 = imul.i32 v26, v28
    v30 = iconst.i32 8
    v31 = ubitextract.i32 v7, v30, v16
    v32 = iconst.i32 8
    v33 = sbitextract.i32 v8, v32, v16
    v34 = imul.i32 v31, v33
    v35 = iconst.i32 12
    v36 = ubitextract.i32 v7, v35, v16
    v37 = iconst.i32 12
    v38 = sbitextract.i32 v8, v37, v16
    v39 = imul.i32 v36, v38
    v40 = iconst.i32 16
    v41 = ubitextract.i32 v7, v40, v16
    v42 = iconst.i32 16
    v43 = sbitextract.i32 v8, v42, v16
    v44 = imul.i32 v41, v43
    v45 = iconst.i32 20
    v46 = ubitextract.i32 v7, v45, v16
    v47 = iconst.i32 20
    v48 = sbitextract.i32 v8, v47, v16
    v49 = imul.i32 v46, v48
    v50 = iconst.i32 24
    v51 = ubitextract.i32 v7, v50, v16
    v52 = iconst.i32 24
    v53 = sbitextract.i32 v8, v52, v16
    v54 = imul.i32 v51, v53
    v55 = iconst.i32 28
    v56 = ubitextract.i32 v7, v55, v16
    v57 = iconst.i32 28
    v58 = sbitextract.i32 v8, v57, v16
    v59 = imul.i32 v56, v58
    v60 = iadd.i32 v24, v9
    v61 = iadd.i32 v29, v60
    v62 = iadd.i32 v34, v61
    v63 = iadd.i32 v39, v62
    v64 = iadd.i32 v44, v63
    v65 = iadd.i32 v49, v64
    v66 = iadd.i32 v54, v65
    v67 = iadd.i32 v59, v66
    store.i32 global align 4 [v6+12], v67
    return
}
; run: %mixed_nibbles([0x0, 0x80808080, 0x88888888, 0, 0x88888888, 0x7f7f7f7f, 0xad0c9bb6, 0, 0x42343354, 0x895e8b6b, 0x9212824c, 0, 0x53b97377, 0x0, 0x2eefa279, 0, 0x1289bafa, 0x0, 0xcd37880e, 0, 0x80008000, 0x110e2cb6, 0x0, 0, 0x56d2a68c, 0x6af25748, 0x449274d2, 0, 0xb0f873b, 0x3d0a270b, 0xf81e54dd, 0]: i32) grid 8 group 8 == [0x0, 0x80808080, 0x88888888, 0x88888888, 0x88888888, 0x7f7f7f7f, 0xad0c9bb6, 0xad0c9c76, 0x42343354, 0x895e8b6b, 0x9212824c, 0x92128208, 0x53b97377, 0x0, 0x2eefa279, 0x2eefa279, 0x1289bafa, 0x0, 0xcd37880e, 0xcd37880e, 0x80008000, 0x110e2cb6, 0x0, 0x18, 0x56d2a68c, 0x6af25748, 0x449274d2, 0x449274df, 0xb0f873b, 0x3d0a270b, 0xf81e54dd, 0xf81e546c]

kernel %squares {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = imul.i32 v20, v20
    v22 = ubitextract.i32 v7, v11, v11
    v23 = imul.i32 v22, v22
    v24 = ubitextract.i32 v7, v12, v11
    v25 = imul.i32 v24, v24
    v26 = ubitextract.i32 v7, v13, v11
    v27 = imul.i32 v26, v26
    v28 = iadd.i32 v23, v21
    v29 = iadd.i32 v25, v28
    v30 = iadd.i32 v27, v29
    store.i32 global align 4 [v6+12], v30
    return
}
; run: %squares([0x0, 0x80808080, 0x87f53ddd, 0, 0x4a3adf99, 0xac127e93, 0x80808080, 0, 0xfe977c56, 0x0, 0x80008000, 0, 0x30803889, 0x3ee4da5a, 0x1b35411b, 0, 0xa66d58b5, 0x7eb86c57, 0xe3838b9e, 0, 0x81b62bb5, 0x37161c16, 0x57bb7d97, 0, 0x7fff8000, 0x23c49cae, 0x58f92dea, 0, 0xd644de2f, 0x0, 0xe13e213e, 0]: i32) grid 8 group 8 == [0x0, 0x80808080, 0x87f53ddd, 0x0, 0x4a3adf99, 0xac127e93, 0x80808080, 0x1403a, 0xfe977c56, 0x0, 0x80008000, 0x1ae09, 0x30803889, 0x3ee4da5a, 0x1b35411b, 0x9e91, 0xa66d58b5, 0x7eb86c57, 0xe3838b9e, 0x13846, 0x81b62bb5, 0x37161c16, 0x57bb7d97, 0x14997, 0x7fff8000, 0x23c49cae, 0x58f92dea, 0x17d02, 0xd644de2f, 0x0, 0xe13e213e, 0x18e19]

kernel %two_in_a_row {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    v36 = ubitextract.i32 v7, v10, v11
    v37 = ubitextract.i32 v9, v10, v11
    v38 = imul.i32 v36, v37
    v39 = ubitextract.i32 v7, v11, v11
    v40 = ubitextract.i32 v9, v11, v11
    v41 = imul.i32 v39, v40
    v42 = ubitextract.i32 v7, v12, v11
    v43 = ubitextract.i32 v9, v12, v11
    v44 = imul.i32 v42, v43
    v45 = ubitextract.i32 v7, v13, v11
    v46 = ubitextract.i32 v9, v13, v11
    v47 = imul.i32 v45, v46
    v48 = iadd.i32 v38, v35
    v49 = iadd.i32 v41, v48
    v50 = iadd.i32 v44, v49
    v51 = iadd.i32 v47, v50
    store.i32 global align 4 [v6+12], v51
    return
}
; run: %two_in_a_row([0xffffffff, 0x7fff8000, 0xdedb9109, 0, 0xf88ede10, 0xffffffff, 0xb94af3a, 0, 0x28541424, 0x0, 0x80808080, 0, 0x8c0d0033, 0x8d18011, 0x4f3e885e, 0, 0xffffffff, 0x7f7f7f7f, 0x80808080, 0, 0x33736dcc, 0x88888888, 0x80808080, 0, 0x24d4589c, 0xaaaaf81, 0x4cb59aa7, 0, 0x3b996870, 0x80008000, 0x27be9ab1, 0]: i32) grid 8 group 8 == [0xffffffff, 0x7fff8000, 0xdedb9109, 0xdedfddb8, 0xf88ede10, 0xffffffff, 0xb94af3a, 0xb9818e8, 0x28541424, 0x0, 0x80808080, 0x8080da80, 0x8c0d0033, 0x8d18011, 0x4f3e885e, 0x4f3edbd2, 0xffffffff, 0x7f7f7f7f, 0x80808080, 0x80847884, 0x33736dcc, 0x88888888, 0x80808080, 0x80826e78, 0x24d4589c, 0xaaaaf81, 0x4cb59aa7, 0x4cb7eee3, 0x3b996870, 0x80008000, 0x27be9ab1, 0x27bff2bc]

kernel %other_places {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v13, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v12, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v11, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v10, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %other_places([0xb74b589b, 0x98b81c66, 0x537d9128, 0, 0x7e834904, 0x7fff8000, 0x250e7b34, 0, 0x88888888, 0x8352bc85, 0xbbddbb9b, 0, 0x816b2332, 0x80008000, 0x9187df42, 0, 0xcdff5a1c, 0x7fff8000, 0xe4907d49, 0, 0xf4c18226, 0x3add6527, 0x0, 0, 0x80808080, 0x606a0deb, 0x8efba442, 0, 0x0, 0xae4001e3, 0x80808080, 0]: i32) grid 8 group 8 == [0xb74b589b, 0x98b81c66, 0x537d9128, 0x537e7d8e, 0x7e834904, 0x7fff8000, 0x250e7b34, 0x250f0767, 0x88888888, 0x8352bc85, 0xbbddbb9b, 0xbbded74b, 0x816b2332, 0x80008000, 0x9187df42, 0x91882dc2, 0xcdff5a1c, 0x7fff8000, 0xe4907d49, 0xe4916453, 0xf4c18226, 0x3add6527, 0x0, 0xea27, 0x80808080, 0x606a0deb, 0x8efba442, 0x8efc8542, 0x0, 0xae4001e3, 0x80808080, 0x80808080]

kernel %a_byte_twice {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v12, v11
    v30 = ubitextract.i32 v8, v12, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %a_byte_twice([0x88888888, 0x80008000, 0x1789819f, 0, 0x10e8ad01, 0x794ec926, 0x0, 0, 0x3c1ae917, 0x348922d7, 0x7fff8000, 0, 0x7e736d5f, 0x13a5397f, 0xaf06bcf7, 0, 0x0, 0xa48c1d5c, 0x80008000, 0, 0x80808080, 0xb16107f1, 0x9158d4a8, 0, 0x7f7f7f7f, 0x80808080, 0x197a14e2, 0, 0xacfb2d5e, 0xb578909c, 0x76f4251e, 0]: i32) grid 8 group 8 == [0x88888888, 0x80008000, 0x1789819f, 0x1789c59f, 0x10e8ad01, 0x794ec926, 0x0, 0x1155b, 0x3c1ae917, 0x348922d7, 0x7fff8000, 0x7fffce17, 0x7e736d5f, 0x13a5397f, 0xaf06bcf7, 0xaf07989b, 0x0, 0xa48c1d5c, 0x80008000, 0x80008000, 0x80808080, 0xb16107f1, 0x9158d4a8, 0x9159b1a8, 0x7f7f7f7f, 0x80808080, 0x197a14e2, 0x197b12e2, 0xacfb2d5e, 0xb578909c, 0x76f4251e, 0x76f56306]

kernel %three_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = iadd.i32 v22, v9
    v30 = iadd.i32 v25, v29
    v31 = iadd.i32 v28, v30
    store.i32 global align 4 [v6+12], v31
    return
}
; run: %three_bytes([0xc4653cde, 0x80008000, 0x0, 0, 0x47b2c10, 0x0, 0xf7d5f124, 0, 0xfe749e67, 0xffffffff, 0xee379c65, 0, 0x80008000, 0x7fff8000, 0xf3e6ca73, 0, 0x9a762d54, 0x823d11ed, 0x0, 0, 0x3b3bf4bf, 0xe04b0dce, 0x65b8c35, 0, 0x7f7f7f7f, 0x67c98fb9, 0x24056360, 0, 0x60487e15, 0xd7196189, 0x53158ce4, 0]: i32) grid 8 group 8 == [0xc4653cde, 0x80008000, 0x0, 0x1e00, 0x47b2c10, 0x0, 0xf7d5f124, 0xf7d5f124, 0xfe749e67, 0xffffffff, 0xee379c65, 0xee3913ec, 0x80008000, 0x7fff8000, 0xf3e6ca73, 0xf3e70a73, 0x9a762d54, 0x823d11ed, 0x0, 0x6cdf, 0x3b3bf4bf, 0xe04b0dce, 0x65b8c35, 0x65c4394, 0x7f7f7f7f, 0x67c98fb9, 0x24056360, 0x240669cf, 0x60487e15, 0xd7196189, 0x53158ce4, 0x5315cee7]

kernel %one_byte_has_a_sign {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = sbitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %one_byte_has_a_sign([0xd6cff718, 0xf09c0afb, 0xb688b661, 0, 0x7fff8000, 0x80808080, 0x7f7f7f7f, 0, 0x96d4480f, 0x7f7f7f7f, 0xdab07929, 0, 0x0, 0x7fff8000, 0xffffffff, 0, 0x80808080, 0x50cb407a, 0x80808080, 0, 0x6d80de7c, 0xcfdcc257, 0x66692158, 0, 0xf0d1ab56, 0x34145e87, 0xcaa7612, 0, 0x692fd360, 0xc0aed9c5, 0x88888888, 0]: i32) grid 8 group 8 == [0xd6cff718, 0xf09c0afb, 0xb688b661, 0xb6898253, 0x7fff8000, 0x80808080, 0x7f7f7f7f, 0x7f7ffe7f, 0x96d4480f, 0x7f7f7f7f, 0xdab07929, 0xdab0d8e8, 0x0, 0x7fff8000, 0xffffffff, 0xffffffff, 0x80808080, 0x50cb407a, 0x80808080, 0x8080a000, 0x6d80de7c, 0xcfdcc257, 0x66692158, 0x6669dddb, 0xf0d1ab56, 0x34145e87, 0xcaa7612, 0xcab0f4a, 0x692fd360, 0xc0aed9c5, 0x88888888, 0x8889f3f5]

kernel %a_third_word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v9, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %a_third_word([0x0, 0x8cd3e418, 0x7f7f7f7f, 0, 0x48208231, 0x7fff8000, 0xa71f11b2, 0, 0x7fff8000, 0x7f7f7f7f, 0x64f54969, 0, 0x7fff8000, 0xffffffff, 0xcfd3dd72, 0, 0x3853933d, 0x5534a034, 0x73309b95, 0, 0x8c3ba859, 0x0, 0x80008000, 0, 0xffffffff, 0xcf321d63, 0xe322e96d, 0, 0x88888888, 0x69f44612, 0x35c2e229, 0]: i32) grid 8 group 8 == [0x0, 0x8cd3e418, 0x7f7f7f7f, 0x7f7f7f7f, 0x48208231, 0x7fff8000, 0xa71f11b2, 0xa71fb85c, 0x7fff8000, 0x7f7f7f7f, 0x64f54969, 0x64f6466b, 0x7fff8000, 0xffffffff, 0xcfd3dd72, 0xcfd5d974, 0x3853933d, 0x5534a034, 0x73309b95, 0x73313e6a, 0x8c3ba859, 0x0, 0x80008000, 0x80008000, 0xffffffff, 0xcf321d63, 0xe322e96d, 0xe32472e2, 0x88888888, 0x69f44612, 0x35c2e229, 0x35c3d689]

kernel %signs_beyond_24_bits {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = sbitextract.i32 v7, v10, v11
    v21 = sbitextract.i32 v8, v10, v11
    v22 = umul24.i32 v20, v21
    v23 = sbitextract.i32 v7, v11, v11
    v24 = sbitextract.i32 v8, v11, v11
    v25 = umul24.i32 v23, v24
    v26 = sbitextract.i32 v7, v12, v11
    v27 = sbitextract.i32 v8, v12, v11
    v28 = umul24.i32 v26, v27
    v29 = sbitextract.i32 v7, v13, v11
    v30 = sbitextract.i32 v8, v13, v11
    v31 = umul24.i32 v29, v30
    v32 = iadd.i32 v22, v9
    v33 = iadd.i32 v25, v32
    v34 = iadd.i32 v28, v33
    v35 = iadd.i32 v31, v34
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %signs_beyond_24_bits([0x56947a7a, 0x7f867d5f, 0x80808080, 0, 0x80008000, 0xca51e152, 0x37495c5e, 0, 0xffffffff, 0xa5529b05, 0xf435a573, 0, 0xd07884b7, 0x5955fb9, 0x7f7f7f7f, 0, 0xe54c5de6, 0xf7e147fd, 0xbb5f9, 0, 0x88888888, 0x77d8c569, 0x3f9b6bb2, 0, 0x394afbe9, 0x80008000, 0x1be03df0, 0, 0xb8c3a4d2, 0xd8b4c831, 0x75134107, 0]: i32) grid 8 group 8 == [0x56947a7a, 0x7f867d5f, 0x80808080, 0x9a81477a, 0x80008000, 0xca51e152, 0x37495c5e, 0xe24986de, 0xffffffff, 0xa5529b05, 0xf435a573, 0x8935a5dc, 0xd07884b7, 0x5955fb9, 0x7f7f7f7f, 0xcb7f32a2, 0xe54c5de6, 0xf7e147fd, 0xbb5f9, 0xb0bc7d1, 0x88888888, 0x77d8c569, 0x3f9b6bb2, 0xcc9b311a, 0x394afbe9, 0x80008000, 0x1be03df0, 0xcfe023f0, 0xb8c3a4d2, 0xd8b4c831, 0x75134107, 0x191369b5]

kernel %a_difference {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 4
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 0
    v11 = iconst.i32 8
    v12 = iconst.i32 16
    v13 = iconst.i32 24
    v14 = iconst.i32 255
    v15 = iconst.i32 65535
    v16 = iconst.i32 4
    v20 = ubitextract.i32 v7, v10, v11
    v21 = ubitextract.i32 v8, v10, v11
    v22 = imul.i32 v20, v21
    v23 = ubitextract.i32 v7, v11, v11
    v24 = ubitextract.i32 v8, v11, v11
    v25 = imul.i32 v23, v24
    v26 = ubitextract.i32 v7, v12, v11
    v27 = ubitextract.i32 v8, v12, v11
    v28 = imul.i32 v26, v27
    v29 = ubitextract.i32 v7, v13, v11
    v30 = ubitextract.i32 v8, v13, v11
    v31 = imul.i32 v29, v30
    v32 = iadd.i32 v22, v25
    v33 = iadd.i32 v32, v28
    v34 = isub.i32 v33, v31
    v35 = iadd.i32 v34, v9
    store.i32 global align 4 [v6+12], v35
    return
}
; run: %a_difference([0x88888888, 0x88888888, 0x80008000, 0, 0xa53fddc9, 0xf662222e, 0x80808080, 0, 0x6ffb726a, 0x1cb4ba55, 0x80808080, 0, 0x953857d7, 0x80808080, 0x80008000, 0, 0x80008000, 0x75efd233, 0x80808080, 0, 0xe23f03cc, 0x80008000, 0xffffffff, 0, 0x7f7f7f7f, 0x4eb19fca, 0xffffffff, 0, 0xaca99fd0, 0x14c2732a, 0x7fff8000, 0]: i32) grid 8 group 8 == [0x88888888, 0x88888888, 0x80008000, 0x80011080, 0xa53fddc9, 0xf662222e, 0x80808080, 0x80803b88, 0x6ffb726a, 0x1cb4ba55, 0x80808080, 0x80819ade, 0x953857d7, 0x80808080, 0x80008000, 0x8000e880, 0x80008000, 0x75efd233, 0x80808080, 0x8080af00, 0xe23f03cc, 0x80008000, 0xffffffff, 0xffff907f, 0x7f7f7f7f, 0x4eb19fca, 0xffffffff, 0xe433, 0xaca99fd0, 0x14c2732a, 0x7fff8000, 0x80005c2f]
