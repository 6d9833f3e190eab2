; test run gfx900
; test run gfx600
; test run gfx1030
; test run gfx1201
; test run gfx1201 wave=64
; test run ivb
; test run
; Absolute differences of small numbers and of the parts of two words, and of numbers whose difference wraps. Words are `a b c bytes halves small large`.

kernel %apart {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 28
    v4 = imul.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = load.i32 global align 4 [v6]
    v8 = load.i32 global align 4 [v6+4]
    v9 = load.i32 global align 4 [v6+8]
    v10 = iconst.i32 8
    v11 = iconst.i32 16
    v12 = iconst.i32 24
    v13 = iconst.i32 255
    v14 = iconst.i32 65535
    v20 = band.i32 v7, v13
    v21 = band.i32 v8, v13
    v22 = isub.i32 v20, v21
    v23 = iabs.i32 v22
    v24 = ubitextract.i32 v7, v10, v10
    v25 = ubitextract.i32 v8, v10, v10
    v26 = isub.i32 v25, v24
    v27 = iabs.i32 v26
    v28 = ubitextract.i32 v7, v11, v10
    v29 = ubitextract.i32 v8, v11, v10
    v30 = isub.i32 v28, v29
    v31 = iabs.i32 v30
    v32 = ushr.i32 v7, v12
    v33 = ushr.i32 v8, v12
    v34 = isub.i32 v33, v32
    v35 = iabs.i32 v34
    v36 = iadd.i32 v9, v31
    v37 = iadd.i32 v36, v23
    v38 = iadd.i32 v37, v35
    v39 = iadd.i32 v38, v27
    v40 = band.i32 v7, v14
    v41 = band.i32 v8, v14
    v42 = ushr.i32 v7, v11
    v43 = ushr.i32 v8, v11
    v44 = isub.i32 v40, v41
    v45 = iabs.i32 v44
    v46 = isub.i32 v43, v42
    v47 = iabs.i32 v46
    v48 = iadd.i32 v45, v47
    v49 = iadd.i32 v48, v9
    v50 = ushr.i32 v7, v10
    v51 = ushr.i32 v8, v10
    v52 = isub.i32 v50, v51
    v53 = iabs.i32 v52
    v54 = iadd.i32 v53, v9
    v55 = isub.i32 v7, v8
    v56 = iabs.i32 v55
    v57 = iadd.i32 v56, v9
    store.i32 global align 4 [v6+12], v39, v49, v54, v57
    return
}
; run: %apart([0x80808080, 0xffffffff, 0x128b2f33, 0, 0, 0, 0, 0xfffe0001, 0xffffffff, 0xe8e25d94, 0, 0, 0, 0, 0xffffffff, 0x1600a35a, 0x80000000, 0, 0, 0, 0, 0x80000000, 0x8d116ece, 0x7fffffff, 0, 0, 0, 0, 0xff00ff00, 0xffffffff, 0x93bd04cf, 0, 0, 0, 0, 0xff00ff00, 0xbecd7b0, 0x80808080, 0, 0, 0, 0, 0x4a23d596, 0x24ede6a4, 0xffff0000, 0, 0, 0, 0, 0x7f7f7f7f, 0xff00ff, 0x7fffffff, 0, 0, 0, 0, 0x80000000, 0xffffffff, 0xff00ff, 0, 0, 0, 0, 0x7f150524, 0x1010101, 0x7731af10, 0, 0, 0, 0, 0xffff0000, 0x7f7f7f7f, 0xff00ff00, 0, 0, 0, 0, 0xffff0000, 0x86734721, 0x1010101, 0, 0, 0, 0, 0xbabced20, 0x80000000, 0x1e398f10, 0, 0, 0, 0, 0x7f7f7f7f, 0x1010101, 0x26e87555, 0, 0, 0, 0, 0xffffffff, 0x80000000, 0xc3baea9e, 0, 0, 0, 0, 0x1010101, 0xfffe0001, 0x98289fcd, 0, 0, 0, 0]: i32) grid 16 group 16 == [0x80808080, 0xffffffff, 0x128b2f33, 0x128b312f, 0x128c2e31, 0x130aaeb2, 0x920aaeb2, 0xfffe0001, 0xffffffff, 0xe8e25d94, 0xe8e25f92, 0xe8e35d93, 0xe8e25f93, 0xe8e45d92, 0xffffffff, 0x1600a35a, 0x80000000, 0x800002e9, 0x800146a4, 0x80e9ff5c, 0x9600a35b, 0x80000000, 0x8d116ece, 0x7fffffff, 0x80000159, 0x80007bde, 0x800d116d, 0x8d116ecd, 0xff00ff00, 0xffffffff, 0x93bd04cf, 0x93bd06cd, 0x93bd06cd, 0x93be03cf, 0x94bc05ce, 0xff00ff00, 0xbecd7b0, 0x80808080, 0x80808338, 0x80819ae4, 0x817394a8, 0x8d6c5930, 0x4a23d596, 0x24ede6a4, 0xffff0000, 0xffff010f, 0xffff3644, 0x2435ef, 0x2534eef2, 0x7f7f7f7f, 0xff00ff, 0x7fffffff, 0x800001fd, 0x8000fcff, 0x807e807e, 0xfe807e7f, 0x80000000, 0xffffffff, 0xff00ff, 0xff047b, 0x10080fd, 0x17f00fe, 0x80ff00fe, 0x7f150524, 0x1010101, 0x7731af10, 0x7731afc9, 0x77323147, 0x77afc314, 0xf545b333, 0xffff0000, 0x7f7f7f7f, 0xff00ff00, 0xff0100fe, 0xff01feff, 0xff817e81, 0x7e817e7f, 0xffff0000, 0x86734721, 0x1010101, 0x101026e, 0x101c1ae, 0x17a8cba, 0x7a8cb9e0, 0xbabced20, 0x80000000, 0x1e398f10, 0x1e399113, 0x1e3ab6ec, 0x1e744bfd, 0x58f67c30, 0x7f7f7f7f, 0x1010101, 0x26e87555, 0x26e8774d, 0x26e97251, 0x2766f3d3, 0xa566f3d3, 0xffffffff, 0x80000000, 0xc3baea9e, 0xc3baee1a, 0xc3bc6a9c, 0xc43aea9d, 0x43baea9d, 0x1010101, 0xfffe0001, 0x98289fcd, 0x9828a1c9, 0x98299fca, 0x99279ccc, 0x992ba0cd]
