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
    v9 = load.i32 global align 4 [v0]
    v10 = activelanecount v2
    v11 = undef.i32
    v12 = load.i32 readonly align 4 width all [v0]
    v13 = iadd.i32 v4, v9
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
;;     v9 = load.i32 global align 4 [v0]
;;     v10 = activelanecount v2
;;     v11 = undef.i32
;;     v12 = load.i32 readonly align 4 width all [v0]
;;     v13 = iadd.i32 v4, v9
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

