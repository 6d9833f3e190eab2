; test opt precise-output
; All passes: casts there and back, a comparison through a number, an address in steps, a branch that is decided.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = workitemabsid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i64 4
    v5 = imul.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = iconst.i64 8
    v8 = iadd.i64 v6, v7
    v9 = iconst.i64 -8
    v10 = iadd.i64 v8, v9
    v11 = load.i32 global align 4 [v10]
    v12 = bitcast.f32 v11
    v13 = bitcast.i32 v12
    v14 = iconst.i32 0
    v15 = icmp.slt v13, v14
    v16 = uextend.i32 v15
    v17 = icmp.eq v16, v14
    branch v17, block1, block2
block1:
    jump block3(v13)
block2:
    v18 = ineg.i32 v13
    jump block3(v18)
block3(v19: i32):
    v20 = icmp.eq v14, v14
    branch v20, block4, block5
block4:
    v21 = load.i64 kernarg align 8 [v0]
    v22 = iadd.i64 v21, v5
    store.i32 global align 4 [v22], v19
    return
block5:
    return
}
;; kernel %k {
;;     param %p : i64 at 0 align 8
;; block0:
;;     v0 = kernargbaseptr.i64
;;     v1 = load.i64 kernarg align 8 [v0]
;;     v2 = workitemabsid.i32 0
;;     v3 = uextend.i64 v2
;;     v23 = iconst.i32 2
;;     v24 = ishl.i64 v3, v23
;;     v6 = iadd.i64 v1, v24
;;     v11 = load.i32 global align 4 initial [v6]
;;     v14 = iconst.i32 0
;;     v28 = icmp.sge v11, v14
;;     v18 = ineg.i32 v11
;;     v30 = select.i32 v28, v11, v18
;;     store.i32 global align 4 [v6], v30
;;     return
;; }
