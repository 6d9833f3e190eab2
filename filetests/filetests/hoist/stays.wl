; test hoist precise-output
; Nothing of this moves.

function %cases {
block0(v0: i64, v1: i32, v2: b1, v3: b1):
    jump block1(v1)
block1(v4: i32):
    v5 = icmp.ult v1, v4
    v6 = bxor.b1 v2, v3
    v7 = iconst.i32 5
    v8 = workitemid.i32 0
    v10 = activelanecount v2
    v11 = undef.i32
    v12 = load.i32 readonly align 4 width all [v0]
    v13 = iadd.i32 v4, v12
    branch v2, block2, block3
block2:
    v14 = load.i32 readonly align 4 [v0]
    v15 = urem.i32 v1, v1
    v16 = iadd.i32 v14, v15
    jump block3
block3:
    branch v6, block1(v13), block4
block4:
    return v7, v8, v10, v11, v12
}
;; function %cases {
;; block0(v0: i64, v1: i32, v2: b1, v3: b1):
;;     jump block1(v1)
;; block1(v4: i32):
;;     v5 = icmp.ult v1, v4
;;     v6 = bxor.b1 v2, v3
;;     v7 = iconst.i32 5
;;     v8 = workitemid.i32 0
;;     v10 = activelanecount v2
;;     v11 = undef.i32
;;     v12 = load.i32 readonly align 4 width all [v0]
;;     v13 = iadd.i32 v4, v12
;;     branch v2, block2, block3
;; block2:
;;     v14 = load.i32 readonly align 4 [v0]
;;     v15 = urem.i32 v1, v1
;;     v16 = iadd.i32 v14, v15
;;     jump block3
;; block3:
;;     branch v6, block1(v13), block4
;; block4:
;;     return v7, v8, v10, v11, v12
;; }

; Loads after whose loop, or in it, others' writes may be seen, and of what the loop may write.
function %fence {
block0(v0: i64, v1: i32, v2: b1):
    jump block1(v1)
block1(v3: i32):
    v4 = load.i32 global align 4 [v0]
    v5 = iadd.i32 v3, v4
    fence scacq system
    branch v2, block1(v5), block2
block2:
    return v5
}
;; function %fence {
;; block0(v0: i64, v1: i32, v2: b1):
;;     jump block1(v1)
;; block1(v3: i32):
;;     v4 = load.i32 global align 4 [v0]
;;     v5 = iadd.i32 v3, v4
;;     fence scacq system
;;     branch v2, block1(v5), block2
;; block2:
;;     return v5
;; }

function %stores {
block0(v0: i64, v1: i64, v2: i32, v3: b1):
    jump block1(v2)
block1(v4: i32):
    v5 = load.i32 global align 4 [v0]
    v6 = iadd.i32 v4, v5
    store.i32 global align 4 [v1], v6
    branch v3, block1(v6), block2
block2:
    return v6
}
;; function %stores {
;; block0(v0: i64, v1: i64, v2: i32, v3: b1):
;;     jump block1(v2)
;; block1(v4: i32):
;;     v5 = load.i32 global align 4 [v0]
;;     v6 = iadd.i32 v4, v5
;;     store.i32 global align 4 [v1], v6
;;     branch v3, block1(v6), block2
;; block2:
;;     return v6
;; }

function %not_in_the_header {
block0(v0: i64, v1: i32, v2: b1):
    jump block1(v1)
block1(v3: i32):
    branch v2, block2, block3
block2:
    v4 = load.i32 global align 4 [v0]
    v5 = iadd.i32 v3, v4
    jump block1(v5)
block3:
    return v3
}
;; function %not_in_the_header {
;; block0(v0: i64, v1: i32, v2: b1):
;;     jump block1(v1)
;; block1(v3: i32):
;;     branch v2, block2, block3
;; block2:
;;     v4 = load.i32 global align 4 [v0]
;;     v5 = iadd.i32 v3, v4
;;     jump block1(v5)
;; block3:
;;     return v3
;; }
