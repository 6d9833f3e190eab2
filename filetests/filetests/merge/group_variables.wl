; test merge dce precise-output
; Group variables whose sizes are multiples of 16 bytes are laid out at 16, whatever they ask for, so that four words of one are one access.

kernel %words {
    group %t : 64 align 4
block0:
    v0 = symbol_addr.i32 %t
    v1 = load.i32 group align 4 [v0]
    v2 = load.i32 group align 4 [v0+4]
    v3 = load.i32 group align 4 [v0+8]
    v4 = load.i32 group align 4 [v0+12]
    v5 = iadd.i32 v1, v2
    v6 = iadd.i32 v3, v4
    v7 = iadd.i32 v5, v6
    store.i32 group align 4 [v0+32], v7
    return
}
;; kernel %words {
;;     group %t : 64 align 4
;; block0:
;;     v0 = symbol_addr.i32 %t
;;     v8, v9, v10, v11 = load.i32 group align 16 [v0]
;;     v5 = iadd.i32 v8, v9
;;     v6 = iadd.i32 v10, v11
;;     v7 = iadd.i32 v5, v6
;;     store.i32 group align 4 [v0+32], v7
;;     return
;; }

; At an index, as far as that is known.
kernel %rows {
    group %t : 4096 align 4
block0:
    v0 = symbol_addr.i32 %t
    v1 = workitemid.i32 0
    v2 = iconst.i32 3
    v3 = ishl.i32 v1, v2
    v4 = iadd.i32 v0, v3
    v5 = load.i32 group align 4 [v4]
    v6 = load.i32 group align 4 [v4+4]
    v7 = load.i32 group align 4 [v4+8]
    v8 = load.i32 group align 4 [v4+12]
    v9 = iadd.i32 v5, v6
    v10 = iadd.i32 v7, v8
    v11 = iadd.i32 v9, v10
    store.i32 group align 4 [v4], v11
    return
}
;; kernel %rows {
;;     group %t : 4096 align 4
;; block0:
;;     v0 = symbol_addr.i32 %t
;;     v1 = workitemid.i32 0
;;     v2 = iconst.i32 3
;;     v3 = ishl.i32 v1, v2
;;     v4 = iadd.i32 v0, v3
;;     v12, v13 = load.i32 group align 8 [v4]
;;     v14, v15 = load.i32 group align 8 [v4+8]
;;     v9 = iadd.i32 v12, v13
;;     v10 = iadd.i32 v14, v15
;;     v11 = iadd.i32 v9, v10
;;     store.i32 group align 4 [v4], v11
;;     return
;; }

; What begins in the middle.
kernel %middle {
    group %t : 64 align 4
block0:
    v0 = symbol_addr.i32 %t
    v1 = load.i32 group align 4 [v0+4]
    v2 = load.i32 group align 4 [v0+8]
    v3 = iadd.i32 v1, v2
    store.i32 group align 4 [v0+32], v3
    return
}
;; kernel %middle {
;;     group %t : 64 align 4
;; block0:
;;     v0 = symbol_addr.i32 %t
;;     v1 = load.i32 group align 4 [v0+4]
;;     v2 = load.i32 group align 4 [v0+8]
;;     v3 = iadd.i32 v1, v2
;;     store.i32 group align 4 [v0+32], v3
;;     return
;; }

; Another size stays where it falls.
kernel %odd_size {
    group %t : 68 align 4
block0:
    v0 = symbol_addr.i32 %t
    v1 = load.i32 group align 4 [v0]
    v2 = load.i32 group align 4 [v0+4]
    v3 = iadd.i32 v1, v2
    store.i32 group align 4 [v0+32], v3
    return
}
;; kernel %odd_size {
;;     group %t : 68 align 4
;; block0:
;;     v0 = symbol_addr.i32 %t
;;     v1 = load.i32 group align 4 [v0]
;;     v2 = load.i32 group align 4 [v0+4]
;;     v3 = iadd.i32 v1, v2
;;     store.i32 group align 4 [v0+32], v3
;;     return
;; }
