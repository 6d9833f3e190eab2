; test run ivb
; test run ivb simd=8
; test run hsw
; test run
; The exclusive or of all lanes in one number of 64 bits.

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
    v7 = load.i64 global align 8 [v6]
    atomic_rmw_noret.i64 xor global align 8 rlx agent [v2], v7
    return
}
; run: %k([0x9e3779b97f4a7c15, 0x3c6ef372fe94f82a, 0xdaa66d2c7ddf743f, 0x78dde6e5fd29f054, 0x1715609f7c746c69, 0xb54cda58fbbee87e, 0x538454127b096493, 0xf1bbcdcbfa53e0a8, 0x8ff34785799e5cbd, 0x2e2ac13ef8e8d8d2, 0xcc623af8783354e7, 0x6a99b4b1f77dd0fc, 0x8d12e6b76c84d11, 0xa708a824f612c926, 0x454021de755d453b, 0xe3779b97f4a7c150, 0x81af155173f23d65, 0x1fe68f0af33cb97a, 0xbe1e08c47287358f, 0x5c55827df1d1b1a4]: i64, [0x1]: i64) grid 20 group 20 == _, [0x728a060a0b380065]
