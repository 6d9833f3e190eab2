; test compile
; target hsw
; What Haswell has of its own: sixteen channels of three sources, untyped messages to the second port, group memory that is told, doubles counted singly.

kernel %mad {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = fcvt_from_uint.f32 v0
    v4 = fma.ftz.f32 v3, v3, v3
    v5 = uextend.i64 v0
    v6 = iconst.i32 2
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v2, v7
    store.f32 global align 4 [v8], v4
    return
}
; not: sr0.2
; The address of the buffer is in a register from the start.
; not: send
; check: mad(16)
; sameln: align16 1H
; check: data1 MsgDesc: ( DC untyped surface write

; Bit fields have eight channels.
kernel %field {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 3
    v4 = ubitextract.i32 v0, v3, v0
    v5 = bitinsert.i32 v4, v0, v3, v3
    v6 = uextend.i64 v0
    v7 = iconst.i32 2
    v8 = ishl.i64 v6, v7
    v9 = iadd.i64 v2, v8
    store.i32 global align 4 [v9], v5
    return
}
; check: bfe(16)
; check: bfi1(8)
; check: bfi2(8)
; sameln: align16 1Q

; Four doubles are four channels.
kernel %doubles {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = fcvt_from_uint.f64 v0
    v4 = fadd.f64 v3, v3
    v5 = fconvert.f32 v4
    v6 = uextend.i64 v0
    v7 = iconst.i32 2
    v8 = ishl.i64 v6, v7
    v9 = iadd.i64 v2, v8
    store.f32 global align 4 [v9], v5
    return
}
; check: mov(4) g40<1>DF
; check: add(4)
; sameln: <4,4,1>DF

; Which group memory is the work-group's is told before anything else.
kernel %group {
block0:
    v0 = workitemid.i32 0
    v1 = nullptr.i32 group
    v2 = iconst.i32 2
    v3 = ishl.i32 v0, v2
    v4 = iadd.i32 v1, v3
    store.i32 group align 4 [v4], v0
    return
}
; check: mov(1) sr0.2<1>UW g0.1<0,1,0>UW
; sameln: switch
; check: data1 MsgDesc: ( DC untyped surface write, 254
