; test forward precise-output
; Loads that stay, because something between may have written the bytes.

function %taken {
block0(v0: i32):
    return
}
;; function %taken {
;; block0(v0: i32):
;;     return
;; }

; A5: what the second pointer is, is not known.
function %other_pointer {
block0(v0: i64, v1: i64, v2: i32):
    v3 = load.i32 global align 4 [v0]
    store.i32 global align 4 [v1], v2
    v4 = load.i32 global align 4 [v0]
    return v3, v4
}
;; function %other_pointer {
;; block0(v0: i64, v1: i64, v2: i32):
;;     v3 = load.i32 global align 4 [v0]
;;     store.i32 global align 4 [v1], v2
;;     v4 = load.i32 global align 4 [v0]
;;     return v3, v4
;; }

function %overlapping {
block0(v0: i64, v1: i8):
    v3 = load.i32 global align 4 [v0]
    store.i8 global align 1 [v0+3], v1
    v4 = load.i32 global align 4 [v0]
    return v3, v4
}
;; function %overlapping {
;; block0(v0: i64, v1: i8):
;;     v3 = load.i32 global align 4 [v0]
;;     store.i8 global align 1 [v0+3], v1
;;     v4 = load.i32 global align 4 [v0]
;;     return v3, v4
;; }

; The last byte of the address space and the first one.
function %wraps {
block0(v0: i32, v1: i32):
    v2 = load.i16 group align 1 [v0-1]
    store.i32 group align 1 [v0], v1
    v3 = load.i16 group align 1 [v0-1]
    return v2, v3
}
;; function %wraps {
;; block0(v0: i32, v1: i32):
;;     v2 = load.i16 group align 1 [v0-1]
;;     store.i32 group align 1 [v0], v1
;;     v3 = load.i16 group align 1 [v0-1]
;;     return v2, v3
;; }

; M1: others may have written; the private variable stays known.
function %acquires {
    private %p : 4 align 4
    group %g : 4 align 4
block0(v0: i64, v1: i32):
    v2 = symbol_addr.i32 %p
    v3 = symbol_addr.i32 %g
    store.i32 private align 4 [v2], v1
    v4 = load.i32 global align 4 [v0]
    v5 = load.i32 group align 4 [v3]
    fence scacq wg
    v6 = load.i32 global align 4 [v0]
    v7 = load.i32 group align 4 [v3]
    v8 = load.i32 private align 4 [v2]
    v9 = atomic_load.i32 ld global align 4 rlx agent [v0+64]
    v10 = load.i32 global align 4 [v0]
    v11 = atomic_load.i32 ld global align 4 scacq agent [v0+64]
    v12 = load.i32 global align 4 [v0]
    return v4, v5, v6, v7, v8, v10, v12
}
;; function %acquires {
;;     private %p : 4 align 4
;;     group %g : 4 align 4
;; block0(v0: i64, v1: i32):
;;     v2 = symbol_addr.i32 %p
;;     v3 = symbol_addr.i32 %g
;;     store.i32 private align 4 [v2], v1
;;     v4 = load.i32 global align 4 [v0]
;;     v5 = load.i32 group align 4 [v3]
;;     fence scacq wg
;;     v6 = load.i32 global align 4 [v0]
;;     v7 = load.i32 group align 4 [v3]
;;     v9 = atomic_load.i32 ld global align 4 rlx agent [v0+64]
;;     v11 = atomic_load.i32 ld global align 4 scacq agent [v0+64]
;;     v12 = load.i32 global align 4 [v0]
;;     return v4, v5, v6, v7, v1, v6, v12
;; }

; M2: a callee may write global memory, and a private variable that was passed to it.
function %calls {
    private %closed : 4 align 4
    private %passed : 4 align 4
block0(v0: i64, v1: i32):
    v2 = symbol_addr.i32 %closed
    v3 = symbol_addr.i32 %passed
    store.i32 private align 4 [v2], v1
    store.i32 private align 4 [v3], v1
    store.i32 global align 4 [v0], v1
    call %taken(v3)
    v4 = load.i32 private align 4 [v2]
    v5 = load.i32 private align 4 [v3]
    v6 = load.i32 global align 4 [v0]
    return v4, v5, v6
}
;; function %calls {
;;     private %closed : 4 align 4
;;     private %passed : 4 align 4
;; block0(v0: i64, v1: i32):
;;     v2 = symbol_addr.i32 %closed
;;     v3 = symbol_addr.i32 %passed
;;     store.i32 private align 4 [v2], v1
;;     store.i32 private align 4 [v3], v1
;;     store.i32 global align 4 [v0], v1
;;     call %taken(v3)
;;     v5 = load.i32 private align 4 [v3]
;;     v6 = load.i32 global align 4 [v0]
;;     return v1, v5, v6
;; }

; The store of the last iteration comes before the load of the next one.
function %round_a_loop {
block0(v0: i64, v1: i32, v2: b1):
    v3 = load.i32 global align 4 [v0]
    jump block1
block1:
    v4 = load.i32 global align 4 [v0]
    v5 = iadd.i32 v4, v1
    store.i32 global align 4 [v0], v5
    branch v2, block1, block2
block2:
    v6 = load.i32 global align 4 [v0]
    return v3, v6
}
;; function %round_a_loop {
;; block0(v0: i64, v1: i32, v2: b1):
;;     v3 = load.i32 global align 4 [v0]
;;     jump block1
;; block1:
;;     v4 = load.i32 global align 4 [v0]
;;     v5 = iadd.i32 v4, v1
;;     store.i32 global align 4 [v0], v5
;;     branch v2, block1, block2
;; block2:
;;     return v3, v5
;; }

; One way writes, the other does not.
function %joins {
block0(v0: i64, v1: i64, v2: b1, v3: i32):
    v4 = load.i32 global align 4 [v0]
    branch v2, block1, block2
block1:
    store.i32 global align 4 [v1], v3
    jump block2
block2:
    v5 = load.i32 global align 4 [v0]
    return v4, v5
}
;; function %joins {
;; block0(v0: i64, v1: i64, v2: b1, v3: i32):
;;     v4 = load.i32 global align 4 [v0]
;;     branch v2, block1, block2
;; block1:
;;     store.i32 global align 4 [v1], v3
;;     jump block2
;; block2:
;;     v5 = load.i32 global align 4 [v0]
;;     return v4, v5
;; }

; A flat address may be group or private memory whose address was made flat.
function %flat {
    private %p : 4 align 4
    private %q : 4 align 4
block0(v0: i64, v1: i32):
    v2 = symbol_addr.i32 %p
    v3 = symbol_addr.i32 %q
    v4 = stof.i64 private v2
    store.i64 global align 8 [v0], v4
    store.i32 private align 4 [v2], v1
    store.i32 private align 4 [v3], v1
    store.i32 flat align 4 [v0], v1
    v5 = load.i32 private align 4 [v2]
    v6 = load.i32 private align 4 [v3]
    return v5, v6
}
;; function %flat {
;;     private %p : 4 align 4
;;     private %q : 4 align 4
;; block0(v0: i64, v1: i32):
;;     v2 = symbol_addr.i32 %p
;;     v3 = symbol_addr.i32 %q
;;     v4 = stof.i64 private v2
;;     store.i64 global align 8 [v0], v4
;;     store.i32 private align 4 [v2], v1
;;     store.i32 private align 4 [v3], v1
;;     store.i32 flat align 4 [v0], v1
;;     v5 = load.i32 private align 4 [v2]
;;     return v5, v1
;; }
