; test common precise-output
; What both sides of a branch store last is stored where they meet.

; Two stores, the last one first, of which one has another value on each side.
function %meet {
block0(v0: b1, v1: i64, v2: i32, v3: i32):
    branch v0, block1, block2
block1:
    v4 = iadd.i32 v2, v3
    store.i32 global align 4 [v1], v4
    store.i32 global align 4 [v1+4], v2
    jump block3(v4)
block2:
    v5 = isub.i32 v2, v3
    store.i32 global align 4 [v1], v5
    store.i32 global align 4 [v1+4], v2
    jump block3(v3)
block3(v6: i32):
    return v6
}
;; function %meet {
;; block0(v0: b1, v1: i64, v2: i32, v3: i32):
;;     branch v0, block1, block2
;; block1:
;;     v4 = iadd.i32 v2, v3
;;     jump block3(v4, v4)
;; block2:
;;     v5 = isub.i32 v2, v3
;;     jump block3(v3, v5)
;; block3(v6: i32, v7: i32):
;;     store.i32 global align 4 [v1], v7
;;     store.i32 global align 4 [v1+4], v2
;;     return v6
;; }

; Another place, and what differs in address and value.
function %others {
block0(v0: b1, v1: i64, v2: i64, v3: i32, v4: i32):
    branch v0, block1, block2
block1:
    store.i32 global align 4 [v1], v3
    jump block3
block2:
    store.i32 global align 4 [v2], v4
    jump block3
block3:
    branch v0, block4, block5
block4:
    store.i32 global align 4 [v1], v3
    jump block6
block5:
    store.i32 global align 4 [v1+4], v3
    jump block6
block6:
    return
}
;; function %others {
;; block0(v0: b1, v1: i64, v2: i64, v3: i32, v4: i32):
;;     branch v0, block1, block2
;; block1:
;;     store.i32 global align 4 [v1], v3
;;     jump block3
;; block2:
;;     store.i32 global align 4 [v2], v4
;;     jump block3
;; block3:
;;     branch v0, block4, block5
;; block4:
;;     store.i32 global align 4 [v1], v3
;;     jump block6
;; block5:
;;     store.i32 global align 4 [v1+4], v3
;;     jump block6
;; block6:
;;     return
;; }

; A loop begins where they meet, and others come there as well.
function %loop {
block0(v0: b1, v1: i64, v2: i32):
    store.i32 global align 4 [v1], v2
    jump block1
block1:
    branch v0, block2, block3
block2:
    store.i32 global align 4 [v1], v2
    jump block1
block3:
    return
}
;; function %loop {
;; block0(v0: b1, v1: i64, v2: i32):
;;     store.i32 global align 4 [v1], v2
;;     jump block1
;; block1:
;;     branch v0, block2, block3
;; block2:
;;     store.i32 global align 4 [v1], v2
;;     jump block1
;; block3:
;;     return
;; }
function %more {
block0(v0: b1, v1: i64, v2: i32):
    branch v0, block1, block2
block1:
    branch v0, block3, block4
block2:
    store.i32 global align 4 [v1], v2
    jump block4
block3:
    store.i32 global align 4 [v1], v2
    jump block4
block4:
    return
}
;; function %more {
;; block0(v0: b1, v1: i64, v2: i32):
;;     branch v0, block1, block2
;; block1:
;;     branch v0, block3, block4
;; block2:
;;     store.i32 global align 4 [v1], v2
;;     jump block4
;; block3:
;;     store.i32 global align 4 [v1], v2
;;     jump block4
;; block4:
;;     return
;; }
