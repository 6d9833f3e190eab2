; test run gfx900
; test run gfx600
; test run gfx90a
; test run gfx1030
; test run gfx1201
; test run ivb
; test run
; Values of 64 bits in group memory, two at a time: those of the work-item before and after this one, and a constant.

kernel %neighbours {
    param %p : i64 at 0 align 8
    group %a : 96 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 3
    v4 = ishl.i32 v2, v3
    v5 = uextend.i64 v4
    v6 = iadd.i64 v1, v5
    v7 = symbol_addr.i32 %a
    v8 = iadd.i32 v7, v4
    v9 = load.i64 global align 8 [v6]
    v10 = iconst.i64 1000000000001
    store.i64 group align 8 [v8+16], v9
    fence screl wg
    barrier width all
    fence scacq wg
    v11 = load.i64 group align 8 [v8+16]
    v12 = load.i64 group align 8 [v8+8]
    v13 = load.i64 group align 8 [v8+24]
    v14 = iconst.i32 0
    v15 = icmp.eq v2, v14
    v16 = select.i64 v15, v10, v12
    v17 = iconst.i32 7
    v18 = icmp.eq v2, v17
    v19 = select.i64 v18, v10, v13
    v20 = isub.i64 v16, v19
    v21 = iadd.i64 v20, v11
    store.i64 global align 8 [v6], v21
    return
}
; run: %neighbours([0x97b750923ceb3ffd, 0x216363698b529b4a, 0xea7b5bf55eb561a4, 0x795b929e9a9a80fd, 0x94b2b8fda02f34a6, 0x9b08923d10c67fd9, 0xe8a8529f035efa25, 0x781f9c58d6645fa9]: i64) grid 8 group 8 == [0x7653ee11863db4b4, 0xce9f5806698879a3, 0x92832cc04f6d7bf1, 0xcf2435965920adfb, 0x7305b95f2a0335ca, 0x4712f89bad96ba5a, 0xb9148833dc11a55, 0x60c7ee0f051e49cd]
