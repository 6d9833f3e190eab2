; test equal precise-output
; Parameters that are one constant whichever edge is taken.

function %two_blocks {
block0(v0: b1, v1: f32):
    v2 = iconst.i32 7
    v3 = fconst.f32 0x3f800000
    branch v0, block1, block2(v2, v3, v2)
block1:
    v4 = iconst.i32 7
    v5 = fconst.f32 0x3f800000
    jump block2(v4, v5, v4)
block2(v6: i32, v7: f32, v8: i32):
    v9 = iadd.i32 v6, v8
    return v9, v7
}
;; function %two_blocks {
;; block0(v0: b1, v1: f32):
;;     v2 = iconst.i32 7
;;     v3 = fconst.f32 1.0
;;     branch v0, block1, block2
;; block1:
;;     v4 = iconst.i32 7
;;     v5 = fconst.f32 1.0
;;     jump block2
;; block2:
;;     v10 = iconst.i32 7
;;     v11 = fconst.f32 1.0
;;     v12 = iconst.i32 7
;;     v9 = iadd.i32 v10, v12
;;     return v9, v11
;; }

; Numbers differ.
function %others {
block0(v0: b1):
    v2 = iconst.i32 7
    branch v0, block1, block2(v2)
block1:
    v4 = iconst.i32 8
    jump block2(v4)
block2(v6: i32):
    return v6
}
;; function %others {
;; block0(v0: b1):
;;     v2 = iconst.i32 7
;;     branch v0, block1, block2(v2)
;; block1:
;;     v4 = iconst.i32 8
;;     jump block2(v4)
;; block2(v6: i32):
;;     return v6
;; }

; The loop hands its parameter on.
function %around_a_loop {
block0(v0: b1):
    v1 = iconst.i32 1
    jump block1(v1)
block1(v2: i32):
    branch v0, block1(v2), block2
block2:
    return v2
}
;; function %around_a_loop {
;; block0(v0: b1):
;;     v1 = iconst.i32 1
;;     jump block1
;; block1:
;;     v3 = iconst.i32 1
;;     branch v0, block1, block2
;; block2:
;;     return v3
;; }

; One of the arguments is no constant.
function %anything {
block0(v0: b1, v1: i32):
    v2 = iconst.i32 7
    branch v0, block1, block2(v2)
block1:
    jump block2(v1)
block2(v6: i32):
    return v6
}
;; function %anything {
;; block0(v0: b1, v1: i32):
;;     v2 = iconst.i32 7
;;     branch v0, block1, block2(v2)
;; block1:
;;     jump block2(v1)
;; block2(v6: i32):
;;     return v6
;; }
