; test adjacent dce precise-output
; Accesses next to one another become one, where addresses differ by constants modulo the bits that the machine looks at.

; Indices of 32 bits that differ by one: one address, one load, in the place of the first.
kernel %loads {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = load.i64 kernarg align 8 [v1+8]
    v4 = iconst.i32 2
    v5 = iconst.i32 1
    v6 = uextend.i64 v0
    v7 = ishl.i64 v6, v4
    v8 = iadd.i64 v2, v7
    v9 = iadd.i32 v0, v5
    v10 = sextend.i64 v9
    v11 = ishl.i64 v10, v4
    v12 = iadd.i64 v2, v11
    v13 = isub.i32 v0, v5
    v14 = sextend.i64 v13
    v15 = ishl.i64 v14, v4
    v16 = iadd.i64 v2, v15
    v17 = load.f32 global align 4 [v8]
    v18 = load.f32 global align 4 [v12]
    v19 = load.f32 global align 4 [v16]
    v20 = fadd.f32 v17, v18
    v21 = fadd.f32 v20, v19
    v22 = iadd.i64 v3, v7
    store.f32 global align 4 [v22], v21
    return
}
;; kernel %loads {
;;     param %in : i64 at 0 align 8
;;     param %out : i64 at 8 align 8
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i64 0
;;     v2 = load.i64 kernarg align 8 [v1]
;;     v3 = load.i64 kernarg align 8 [v1+8]
;;     v4 = iconst.i32 2
;;     v6 = uextend.i64 v0
;;     v7 = ishl.i64 v6, v4
;;     v8 = iadd.i64 v2, v7
;;     v23, v24, v25 = load.f32 global align 4 [v8-4]
;;     v20 = fadd.f32 v24, v25
;;     v21 = fadd.f32 v20, v23
;;     v22 = iadd.i64 v3, v7
;;     store.f32 global align 4 [v22], v21
;;     return
;; }

; Stores in any order become one in the place of the last, of the alignment of the lowest.
kernel %stores {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 4
    v4 = uextend.i64 v0
    v5 = ishl.i64 v4, v3
    v6 = iadd.i64 v2, v5
    v7 = iconst.i32 1
    store.i32 global align 4 [v6+12], v0
    v8 = iadd.i32 v0, v7
    store.i32 global align 8 [v6+8], v8
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v6+4], v9
    v10 = iadd.i32 v9, v7
    store.i32 global align 16 [v6], v10
    return
}
;; kernel %stores {
;;     param %out : i64 at 0 align 8
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i64 0
;;     v2 = load.i64 kernarg align 8 [v1]
;;     v3 = iconst.i32 4
;;     v4 = uextend.i64 v0
;;     v5 = ishl.i64 v4, v3
;;     v6 = iadd.i64 v2, v5
;;     v7 = iconst.i32 1
;;     v8 = iadd.i32 v0, v7
;;     v9 = iadd.i32 v8, v7
;;     v10 = iadd.i32 v9, v7
;;     store.i32 global align 16 [v6], v10, v9, v8, v0
;;     return
;; }

; A store between loads may be of the same bytes, and so may a load between stores. Stores of the same bytes keep their order.
kernel %apart {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = load.i64 kernarg align 8 [v1+8]
    v4 = load.i32 global align 4 [v2]
    store.i32 global align 4 [v3], v4
    v5 = load.i32 global align 4 [v2+4]
    store.i32 global align 4 [v3+4], v5
    store.i32 global align 4 [v3+4], v0
    store.i32 global align 4 [v3], v0
    return
}
;; kernel %apart {
;;     param %out : i64 at 0 align 8
;;     param %in : i64 at 8 align 8
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i64 0
;;     v2 = load.i64 kernarg align 8 [v1]
;;     v3 = load.i64 kernarg align 8 [v1+8]
;;     v4 = load.i32 global align 4 [v2]
;;     store.i32 global align 4 [v3], v4
;;     v5 = load.i32 global align 4 [v2+4]
;;     store.i32 global align 4 [v3+4], v5
;;     store.i32 global align 4 [v3], v0, v0
;;     return
;; }

; Nothing goes over a fence, an atomic operation or a barrier; memory that does not change is read at any time.
kernel %ordered {
    param %in : i64 at 0 align 8
    param %const : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = load.i64 kernarg align 8 [v1+8]
    v4 = load.i32 readonly align 4 [v3]
    v5 = load.i32 global align 4 [v2]
    fence scacq wg
    v6 = load.i32 global align 4 [v2+4]
    v7 = load.i32 readonly align 4 [v3+4]
    v8 = iadd.i32 v4, v5
    v9 = iadd.i32 v6, v7
    v10 = iadd.i32 v8, v9
    store.i32 global align 4 [v2+8], v10
    barrier
    store.i32 global align 4 [v2+12], v0
    return
}
;; kernel %ordered {
;;     param %in : i64 at 0 align 8
;;     param %const : i64 at 8 align 8
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i64 0
;;     v2 = load.i64 kernarg align 8 [v1]
;;     v3 = load.i64 kernarg align 8 [v1+8]
;;     v11, v12 = load.i32 readonly align 4 [v3]
;;     v5 = load.i32 global align 4 [v2]
;;     fence scacq wg
;;     v6 = load.i32 global align 4 [v2+4]
;;     v8 = iadd.i32 v11, v5
;;     v9 = iadd.i32 v6, v12
;;     v10 = iadd.i32 v8, v9
;;     store.i32 global align 4 [v2+8], v10
;;     barrier
;;     store.i32 global align 4 [v2+12], v0
;;     return
;; }

; Gaps, other types, five in a row, what is not aligned to words, and kernel arguments.
kernel %limits {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i32 global align 4 [v1]
    v4 = load.i32 global align 4 [v1+8]
    v5 = load.f32 global align 4 [v1+4]
    v6 = load.i32 global align 4 [v1+12]
    v7 = load.i32 global align 4 [v1+16]
    v8 = load.i32 global align 4 [v1+20]
    v9 = load.i32 global align 4 [v1+24]
    v10 = load.i32 global align 2 [v1+28]
    v11 = load.i64 global align 8 [v1+32]
    v12 = load.i64 global align 8 [v1+40]
    v13 = bitcast.i32 v5
    v14 = ireduce.i32 v11
    v15 = ireduce.i32 v12
    store.i32 global align 4 [v2], v3
    store.i32 global align 4 [v2+8], v4
    store.i32 global align 4 [v2+16], v6
    store.i32 global align 4 [v2+20], v7
    store.i32 global align 4 [v2+24], v8
    store.i32 global align 4 [v2+28], v9
    store.i32 global align 4 [v2+32], v10
    store.i32 global align 4 [v2+40], v13
    store.i32 global align 4 [v2+48], v14
    store.i32 global align 4 [v2+56], v15
    return
}
;; kernel %limits {
;;     param %in : i64 at 0 align 8
;;     param %out : i64 at 8 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 [v0]
;;     v2 = load.i64 kernarg align 8 [v0+8]
;;     v3 = load.i32 global align 4 [v1]
;;     v16, v17, v18, v19 = load.i32 global align 4 [v1+8]
;;     v5 = load.f32 global align 4 [v1+4]
;;     v9 = load.i32 global align 4 [v1+24]
;;     v10 = load.i32 global align 2 [v1+28]
;;     v20, v21 = load.i64 global align 8 [v1+32]
;;     v13 = bitcast.i32 v5
;;     v14 = ireduce.i32 v20
;;     v15 = ireduce.i32 v21
;;     store.i32 global align 4 [v2], v3
;;     store.i32 global align 4 [v2+8], v16
;;     store.i32 global align 4 [v2+16], v17, v18, v19, v9
;;     store.i32 global align 4 [v2+32], v10
;;     store.i32 global align 4 [v2+40], v13
;;     store.i32 global align 4 [v2+48], v14
;;     store.i32 global align 4 [v2+56], v15
;;     return
;; }
