; test dead-stores precise-output
; Stores that somebody may see: all stay.

function %taken {
block0:
    return
}
;; function %taken {
;; block0:
;;     return
;; }

private %of_the_module : 4 align 4

function %loaded_between {
block0(v0: i64, v1: i32, v2: i64):
    store.i32 global align 4 [v0], v1
    v3 = load.i32 global align 4 [v2]
    store.i32 global align 4 [v0], v3
    return
}
;; function %loaded_between {
;; block0(v0: i64, v1: i32, v2: i64):
;;     store.i32 global align 4 [v0], v1
;;     v3 = load.i32 global align 4 [v2]
;;     store.i32 global align 4 [v0], v3
;;     return
;; }

; Only a part is stored again.
function %in_part {
block0(v0: i64, v1: i32, v2: i16):
    store.i32 global align 4 [v0], v1
    store.i16 global align 2 [v0+2], v2
    return
}
;; function %in_part {
;; block0(v0: i64, v1: i32, v2: i16):
;;     store.i32 global align 4 [v0], v1
;;     store.i16 global align 2 [v0+2], v2
;;     return
;; }

; A release publishes what was stored before it, and so does an atomic operation for all that is known.
function %released_between {
block0(v0: i64, v1: i32):
    store.i32 global align 4 [v0], v1
    fence screl wg
    store.i32 global align 4 [v0], v1
    atomic_store.i32 st global align 4 rlx agent [v0+64], v1
    store.i32 global align 4 [v0], v1
    call %taken()
    store.i32 global align 4 [v0], v1
    return
}
;; function %released_between {
;; block0(v0: i64, v1: i32):
;;     store.i32 global align 4 [v0], v1
;;     fence screl wg
;;     store.i32 global align 4 [v0], v1
;;     atomic_store.i32 st global align 4 rlx agent [v0+64], v1
;;     store.i32 global align 4 [v0], v1
;;     call %taken()
;;     store.i32 global align 4 [v0], v1
;;     return
;; }

; The last ones to global and group memory.
function %last {
    group %g : 4 align 4
block0(v0: i64, v1: i32):
    v2 = symbol_addr.i32 %g
    store.i32 group align 4 [v2], v1
    store.i32 global align 4 [v0], v1
    return
}
;; function %last {
;;     group %g : 4 align 4
;; block0(v0: i64, v1: i32):
;;     v2 = symbol_addr.i32 %g
;;     store.i32 group align 4 [v2], v1
;;     store.i32 global align 4 [v0], v1
;;     return
;; }

; The way round the loop comes to the load, and so does a callee to the module's variable.
function %read_later {
    private %a : 4 align 4
block0(v0: i32, v1: b1):
    v2 = symbol_addr.i32 %a
    v3 = symbol_addr.i32 %of_the_module
    store.i32 private align 4 [v2], v0
    store.i32 private align 4 [v3], v0
    jump block1
block1:
    v4 = load.i32 private align 4 [v2]
    store.i32 private align 4 [v2], v4
    branch v1, block1, block2
block2:
    return v4
}
;; function %read_later {
;;     private %a : 4 align 4
;; block0(v0: i32, v1: b1):
;;     v2 = symbol_addr.i32 %a
;;     v3 = symbol_addr.i32 %of_the_module
;;     store.i32 private align 4 [v2], v0
;;     store.i32 private align 4 [v3], v0
;;     jump block1
;; block1:
;;     v4 = load.i32 private align 4 [v2]
;;     store.i32 private align 4 [v2], v4
;;     branch v1, block1, block2
;; block2:
;;     return v4
;; }
