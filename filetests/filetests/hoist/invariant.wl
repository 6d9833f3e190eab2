; test hoist precise-output
; What gives the same in every iteration is computed in front of the loop; constants that it reads go with it as copies.

function %address {
block0(v0: i64, v1: i32, v2: b1):
    jump block1(v1)
block1(v3: i32):
    v4 = sextend.i64 v1
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v0, v6
    v8 = load.i32 global align 4 [v7]
    v9 = iadd.i32 v3, v8
    branch v2, block1(v9), block2
block2:
    return v9
}
;; function %address {
;; block0(v0: i64, v1: i32, v2: b1):
;;     v4 = sextend.i64 v1
;;     v10 = iconst.i32 2
;;     v6 = ishl.i64 v4, v10
;;     v7 = iadd.i64 v0, v6
;;     v8 = load.i32 global align 4 [v7]
;;     jump block1(v1)
;; block1(v3: i32):
;;     v5 = iconst.i32 2
;;     v9 = iadd.i32 v3, v8
;;     branch v2, block1(v9), block2
;; block2:
;;     return v9
;; }

; It leaves both loops, and each that has no preheader gets one.
function %nested {
block0(v0: i32, v1: i32, v2: b1):
    branch v2, block1(v0), block4
block1(v3: i32):
    branch v2, block2(v3), block3(v3)
block2(v4: i32):
    v5 = imul.i32 v0, v1
    v6 = imul.i32 v3, v1
    v7 = iadd.i32 v5, v6
    v8 = iadd.i32 v4, v7
    branch v2, block2(v8), block3(v8)
block3(v9: i32):
    branch v2, block1(v9), block4
block4:
    return
}
;; function %nested {
;; block0(v0: i32, v1: i32, v2: b1):
;;     branch v2, block6(v0), block4
;; block6(v11: i32):
;;     v5 = imul.i32 v0, v1
;;     jump block1(v11)
;; block1(v3: i32):
;;     branch v2, block5(v3), block3(v3)
;; block5(v10: i32):
;;     v6 = imul.i32 v3, v1
;;     v7 = iadd.i32 v5, v6
;;     jump block2(v10)
;; block2(v4: i32):
;;     v8 = iadd.i32 v4, v7
;;     branch v2, block2(v8), block3(v8)
;; block3(v9: i32):
;;     branch v2, block1(v9), block4
;; block4:
;;     return
;; }

; Kernel arguments do not change; a division is not asked for before the branch that guards it, but from the header it goes.
kernel %arguments {
    param %n : i32 at 0 align 4
    param %out : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1+8]
    jump block1(v0)
block1(v3: i32):
    v4 = udiv.i32 v0, v0
    v5 = icmp.ult v3, v4
    branch v5, block2, block3
block2:
    v6 = load.i32 kernarg align 4 [v1]
    v7 = udiv.i32 v0, v6
    v8 = iadd.i32 v3, v7
    jump block1(v8)
block3:
    store.i32 global align 4 [v2], v3
    return
}
;; kernel %arguments {
;;     param %n : i32 at 0 align 4
;;     param %out : i64 at 8 align 8
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i64 0
;;     v2 = load.i64 kernarg align 8 [v1+8]
;;     v4 = udiv.i32 v0, v0
;;     v6 = load.i32 kernarg align 4 [v1]
;;     jump block1(v0)
;; block1(v3: i32):
;;     v5 = icmp.ult v3, v4
;;     branch v5, block2, block3
;; block2:
;;     v7 = udiv.i32 v0, v6
;;     v8 = iadd.i32 v3, v7
;;     jump block1(v8)
;; block3:
;;     store.i32 global align 4 [v2], v3
;;     return
;; }
