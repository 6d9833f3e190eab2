; test bases dce precise-output
; Addresses that differ by a constant, modulo the bits that the machine looks at, are one address with offsets.

; Indices of 32 bits that differ by one.
kernel %indices {
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
;; kernel %indices {
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
;;     v17 = load.f32 global align 4 [v8]
;;     v18 = load.f32 global align 4 [v8+4]
;;     v19 = load.f32 global align 4 [v8-4]
;;     v20 = fadd.f32 v17, v18
;;     v21 = fadd.f32 v20, v19
;;     v22 = iadd.i64 v3, v7
;;     store.f32 global align 4 [v22], v21
;;     return
;; }

; Of a flat address the high word says where it points, and one that is read otherwise stays.
kernel %not_these {
    param %in : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = iconst.i64 8
    v3 = iadd.i64 v1, v2
    v4 = load.i32 flat align 4 [v1]
    v5 = load.i32 flat align 4 [v3]
    v6 = iconst.i64 16
    v7 = iadd.i64 v1, v6
    v8 = load.i32 global align 4 [v1]
    v9 = load.i32 global align 4 [v7]
    v10 = iadd.i32 v4, v5
    v11 = iadd.i32 v8, v9
    v12 = iadd.i32 v10, v11
    store.i32 global align 4 [v7], v12
    store.i64 global align 8 [v1+24], v7
    return
}
;; kernel %not_these {
;;     param %in : i64 at 0 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 [v0]
;;     v2 = iconst.i64 8
;;     v3 = iadd.i64 v1, v2
;;     v4 = load.i32 flat align 4 [v1]
;;     v5 = load.i32 flat align 4 [v3]
;;     v6 = iconst.i64 16
;;     v7 = iadd.i64 v1, v6
;;     v8 = load.i32 global align 4 [v1]
;;     v9 = load.i32 global align 4 [v7]
;;     v10 = iadd.i32 v4, v5
;;     v11 = iadd.i32 v8, v9
;;     v12 = iadd.i32 v10, v11
;;     store.i32 global align 4 [v7], v12
;;     store.i64 global align 8 [v1+24], v7
;;     return
;; }
