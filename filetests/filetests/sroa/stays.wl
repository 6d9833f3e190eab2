; test sroa precise-output
; Variables that stay in memory.

function %taken {
block0(v0: i32):
    return
}
;; function %taken {
;; block0(v0: i32):
;;     return
;; }

private %of_the_module : 4 align 4

function %cases {
    private %indexed : 16 align 4
    private %passed : 4 align 4
    private %stored : 4 align 4
    private %flat : 4 align 4
    private %large : 260 align 4
    private %outside : 4 align 4
    group %shared : 4 align 4
block0(v0: i32, v1: i32):
    v2 = symbol_addr.i32 %indexed
    v3 = iadd.i32 v2, v0
    store.i32 private align 4 [v2], v1
    v4 = load.i32 private align 4 [v3]
    v5 = symbol_addr.i32 %passed
    store.i32 private align 4 [v5], v1
    call %taken(v5)
    v6 = load.i32 private align 4 [v5]
    v7 = symbol_addr.i32 %stored
    store.i32 private align 4 [v7], v7
    v8 = load.i32 private align 4 [v7]
    v9 = symbol_addr.i32 %flat
    v10 = stof.i64 private v9
    store.i32 flat align 4 [v10], v1
    v11 = load.i32 private align 4 [v9]
    v12 = symbol_addr.i32 %large
    store.i32 private align 4 [v12], v1
    v13 = load.i32 private align 4 [v12]
    v14 = symbol_addr.i32 %outside
    store.i32 private align 4 [v14+4], v1
    v15 = load.i32 private align 4 [v14+4]
    v16 = symbol_addr.i32 %shared
    store.i32 group align 4 [v16], v1
    v17 = load.i32 group align 4 [v16]
    v18 = symbol_addr.i32 %of_the_module
    store.i32 private align 4 [v18], v1
    v19 = load.i32 private align 4 [v18]
    return v4, v6, v8, v11, v13, v15, v17, v19
}
;; function %cases {
;;     private %indexed : 16 align 4
;;     private %passed : 4 align 4
;;     private %stored : 4 align 4
;;     private %flat : 4 align 4
;;     private %large : 260 align 4
;;     private %outside : 4 align 4
;;     group %shared : 4 align 4
;; block0(v0: i32, v1: i32):
;;     v2 = symbol_addr.i32 %indexed
;;     v3 = iadd.i32 v2, v0
;;     store.i32 private align 4 [v2], v1
;;     v4 = load.i32 private align 4 [v3]
;;     v5 = symbol_addr.i32 %passed
;;     store.i32 private align 4 [v5], v1
;;     call %taken(v5)
;;     v6 = load.i32 private align 4 [v5]
;;     v7 = symbol_addr.i32 %stored
;;     store.i32 private align 4 [v7], v7
;;     v8 = load.i32 private align 4 [v7]
;;     v9 = symbol_addr.i32 %flat
;;     v10 = stof.i64 private v9
;;     store.i32 flat align 4 [v10], v1
;;     v11 = load.i32 private align 4 [v9]
;;     v12 = symbol_addr.i32 %large
;;     store.i32 private align 4 [v12], v1
;;     v13 = load.i32 private align 4 [v12]
;;     v14 = symbol_addr.i32 %outside
;;     store.i32 private align 4 [v14+4], v1
;;     v15 = load.i32 private align 4 [v14+4]
;;     v16 = symbol_addr.i32 %shared
;;     store.i32 group align 4 [v16], v1
;;     v17 = load.i32 group align 4 [v16]
;;     v18 = symbol_addr.i32 %of_the_module
;;     store.i32 private align 4 [v18], v1
;;     v19 = load.i32 private align 4 [v18]
;;     return v4, v6, v8, v11, v13, v15, v17, v19
;; }

; 16 bytes that are also read by halves are no value of 64 bits.
function %wide {
    private %a : 16 align 16
block0(v0: i32x4):
    v2 = symbol_addr.i32 %a
    store.i32x4 private align 16 [v2], v0
    v3 = load.i64 private align 8 [v2+8]
    return v3
}
;; function %wide {
;;     private %a : 16 align 16
;; block0(v0: i32x4):
;;     v2 = symbol_addr.i32 %a
;;     store.i32x4 private align 16 [v2], v0
;;     v3 = load.i64 private align 8 [v2+8]
;;     return v3
;; }
