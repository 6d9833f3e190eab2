; test compile
; target ivb
; What Ivy Bridge has of its own: operations with three sources in Align16, products of doublewords, functions of the math box with their limits.

; Three sources are registers, eight channels at a time; the addend comes first.
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
; check: mad(8)
; sameln: align16 1Q
; nextln: mad(8)
; sameln: align16 2Q

; A field is one instruction of that kind.
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
; check: bfe(8)
; sameln: align16 1Q
; check: bfi1(16)
; check: bfi2(8)
; sameln: align16 1Q

; The low half of a product is two products with words; the high half takes the accumulator, in the first quarter under WE_all.
kernel %product {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = bnot.i32 v0
    v4 = imul.i32 v3, v3
    v5 = umulhi.i32 v0, v3
    v6 = bxor.i32 v4, v5
    v7 = uextend.i64 v0
    v8 = iconst.i32 2
    v9 = ishl.i64 v7, v8
    v10 = iadd.i64 v2, v9
    store.i32 global align 4 [v10], v6
    return
}
; check: mul(16)
; sameln: UW
; nextln: mul(16)
; sameln: UW
; check: mul(8)
; sameln: acc0
; nextln: mach(8)
; sameln: WE_all
; sameln: AccWrEnable

; Integer division takes eight channels, functions of singles sixteen.
kernel %math {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = bnot.i32 v0
    v4 = udiv.i32 v3, v0
    v5 = fcvt_from_uint.f32 v4
    v6 = nsqrt.f32 v5
    v7 = uextend.i64 v0
    v8 = iconst.i32 2
    v9 = ishl.i64 v7, v8
    v10 = iadd.i64 v2, v9
    store.f32 global align 4 [v10], v6
    return
}
; check: math intdiv(8)
; nextln: math intdiv(8)
; check: math sqrt(16)
