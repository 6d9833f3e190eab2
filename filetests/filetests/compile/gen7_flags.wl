; test compile
; target ivb
; Conditions in a row follow one another in the flag: no set of lanes goes to a scalar and back.

kernel %all_of_three {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
    param %m : i32 at 12 align 4
block0:
    v0 = workitemabsid.i32 0
    v1 = workitemabsid.i32 1
    v2 = iconst.i64 0
    v3 = load.i64 kernarg align 8 [v2]
    v4 = load.i32 kernarg align 8 [v2+8]
    v5 = load.i32 kernarg align 4 [v2+12]
    v6 = icmp.slt v0, v4
    v7 = icmp.slt v1, v5
    v8 = band.b1 v6, v7
    v9 = icmp.ne v0, v1
    v10 = band.b1 v8, v9
    branch v10, block1, block2
block1:
    v11 = uextend.i64 v0
    v12 = iconst.i32 2
    v13 = ishl.i64 v11, v12
    v14 = iadd.i64 v3, v13
    store.i32 global align 4 [v14], v1
    jump block2
block2:
    return
}
; check: cmp
; sameln: f1.0(16)
; nextln: (+f1.0) cmp
; nextln: (+f1.0) cmp
; nextln: (+f1.0) if(16)

; Either of two, and not a third: the opposite of the comparison.
kernel %either_and_not {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
    param %m : i32 at 12 align 4
block0:
    v0 = workitemabsid.i32 0
    v1 = workitemabsid.i32 1
    v2 = iconst.i64 0
    v3 = load.i64 kernarg align 8 [v2]
    v4 = load.i32 kernarg align 8 [v2+8]
    v5 = load.i32 kernarg align 4 [v2+12]
    v6 = icmp.ult v0, v4
    v7 = icmp.ult v1, v5
    v8 = bor.b1 v6, v7
    v9 = icmp.eq v0, v1
    v10 = bnot.b1 v9
    v11 = band.b1 v8, v10
    v12 = select.i32 v11, v0, v1
    v13 = uextend.i64 v0
    v14 = iconst.i32 2
    v15 = ishl.i64 v13, v14
    v16 = iadd.i64 v3, v15
    store.i32 global align 4 [v16], v12
    return
}
; check: cmp.l.f1.0(16)
; nextln: (-f1.0) cmp.l.f1.0(16)
; nextln: (+f1.0) cmp.nz.f1.0(16)
; nextln: (+f1.0) sel(16)
