; test run ivb vectors=10
; test run ivb simd=8 vectors=10
; test run hsw vectors=10
; test run
; Twenty-four values are wanted in the order against that of their loads: with few registers most of them go to scratch memory.

kernel %k {
    param %a : i64 at 0 align 8
    param %r : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i64 0
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iconst.i32 2
    v8 = ishl.i64 v3, v7
    v9 = iadd.i64 v2, v8
    v20 = load.i32 global align 4 [v6+0]
    v21 = load.i32 global align 4 [v6+4]
    v22 = load.i32 global align 4 [v6+8]
    v23 = load.i32 global align 4 [v6+12]
    v24 = load.i32 global align 4 [v6+16]
    v25 = load.i32 global align 4 [v6+20]
    v26 = load.i32 global align 4 [v6+24]
    v27 = load.i32 global align 4 [v6+28]
    v28 = load.i32 global align 4 [v6+32]
    v29 = load.i32 global align 4 [v6+36]
    v30 = load.i32 global align 4 [v6+40]
    v31 = load.i32 global align 4 [v6+44]
    v32 = load.i32 global align 4 [v6+48]
    v33 = load.i32 global align 4 [v6+52]
    v34 = load.i32 global align 4 [v6+56]
    v35 = load.i32 global align 4 [v6+60]
    v36 = load.i32 global align 4 [v6+64]
    v37 = load.i32 global align 4 [v6+68]
    v38 = load.i32 global align 4 [v6+72]
    v39 = load.i32 global align 4 [v6+76]
    v40 = load.i32 global align 4 [v6+80]
    v41 = load.i32 global align 4 [v6+84]
    v42 = load.i32 global align 4 [v6+88]
    v43 = load.i32 global align 4 [v6+92]
    v60 = iconst.i32 31
    v61 = iconst.i32 0
    v70 = imul.i32 v61, v60
    v71 = iadd.i32 v70, v43
    v72 = imul.i32 v71, v60
    v73 = iadd.i32 v72, v42
    v74 = imul.i32 v73, v60
    v75 = iadd.i32 v74, v41
    v76 = imul.i32 v75, v60
    v77 = iadd.i32 v76, v40
    v78 = imul.i32 v77, v60
    v79 = iadd.i32 v78, v39
    v80 = imul.i32 v79, v60
    v81 = iadd.i32 v80, v38
    v82 = imul.i32 v81, v60
    v83 = iadd.i32 v82, v37
    v84 = imul.i32 v83, v60
    v85 = iadd.i32 v84, v36
    v86 = imul.i32 v85, v60
    v87 = iadd.i32 v86, v35
    v88 = imul.i32 v87, v60
    v89 = iadd.i32 v88, v34
    v90 = imul.i32 v89, v60
    v91 = iadd.i32 v90, v33
    v92 = imul.i32 v91, v60
    v93 = iadd.i32 v92, v32
    v94 = imul.i32 v93, v60
    v95 = iadd.i32 v94, v31
    v96 = imul.i32 v95, v60
    v97 = iadd.i32 v96, v30
    v98 = imul.i32 v97, v60
    v99 = iadd.i32 v98, v29
    v100 = imul.i32 v99, v60
    v101 = iadd.i32 v100, v28
    v102 = imul.i32 v101, v60
    v103 = iadd.i32 v102, v27
    v104 = imul.i32 v103, v60
    v105 = iadd.i32 v104, v26
    v106 = imul.i32 v105, v60
    v107 = iadd.i32 v106, v25
    v108 = imul.i32 v107, v60
    v109 = iadd.i32 v108, v24
    v110 = imul.i32 v109, v60
    v111 = iadd.i32 v110, v23
    v112 = imul.i32 v111, v60
    v113 = iadd.i32 v112, v22
    v114 = imul.i32 v113, v60
    v115 = iadd.i32 v114, v21
    v116 = imul.i32 v115, v60
    v117 = iadd.i32 v116, v20
    store.i32 global align 4 [v9], v117
    return
}
; run: %k([15050, 12444, 31851, 37841, 28584, 61590, 37067, 25339, 48335, 43209, 57100, 36485, 51357, 12820, 26339, 45637, 6319, 13873, 51514, 40230, 42993, 65147, 42420, 20100, 42168, 43819, 21673, 22254, 63234, 42222, 28135, 12538, 32972, 32812, 23155, 51441, 42116, 13971, 16660, 23241, 52194, 14793, 61511, 10361, 22592, 43920, 9537, 54480, 17360, 34524, 62575, 29291, 19164, 19821, 32283, 15683, 45612, 61759, 6161, 31447, 38512, 44680]: i32, zero(20): i32) grid 20 group 20 == _, [1042854326, 2832053557, 525136502, 2152845944, 3610723253, 1784618095, 2946602858, 789684274, 686611743, 3566471994, 1651862612, 3388781998, 2515338543, 2788710454, 3273972703, 2201016474, 2460312293, 2757192466, 3852820490, 3243463905]
