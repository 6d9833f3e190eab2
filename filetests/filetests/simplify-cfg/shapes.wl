; test simplify-cfg precise-output
; The graph of blocks.

function %constant_branch {
block0(v0: i32):
    v10 = bconst 0
    branch v10, block1, block2
block1:
    return v0
block2:
    v11 = ineg.i32 v0
    return v11
}
;; function %constant_branch {
;; block0(v0: i32):
;;     v10 = bconst 0
;;     v11 = ineg.i32 v0
;;     return v11
;; }

function %constant_switch {
block0(v0: i32):
    v10 = iconst.i32 1
    switch v10, [block1, block2(v0), block1]
block1:
    return v10
block2(v11: i32):
    return v11
}
;; function %constant_switch {
;; block0(v0: i32):
;;     v10 = iconst.i32 1
;;     return v0
;; }

; An index beyond the table is undefined; nothing is made of it.
function %switch_beyond {
block0(v0: i32):
    v10 = iconst.i32 7
    switch v10, [block1, block2]
block1:
    return v10
block2:
    return v0
}
;; function %switch_beyond {
;; block0(v0: i32):
;;     v10 = iconst.i32 7
;;     switch v10, [block1, block2]
;; block1:
;;     return v10
;; block2:
;;     return v0
;; }

function %straight_line {
block0(v0: i32):
    jump block1(v0)
block1(v10: i32):
    v11 = ineg.i32 v10
    jump block2(v11)
block2(v12: i32):
    barrier
    return v12
}
;; function %straight_line {
;; block0(v0: i32):
;;     v11 = ineg.i32 v0
;;     barrier
;;     return v11
;; }

; A chain of empty blocks on one side of a branch.
function %empty_chain {
block0(v0: i32, v1: b1):
    branch v1, block1(v0), block4
block1(v10: i32):
    jump block2(v10)
block2(v11: i32):
    jump block3(v11, v0)
block3(v12: i32, v13: i32):
    v15 = iadd.i32 v12, v13
    return v15
block4:
    v14 = ineg.i32 v0
    barrier
    jump block3(v14, v14)
}
;; function %empty_chain {
;; block0(v0: i32, v1: b1):
;;     branch v1, block3(v0, v0), block4
;; block3(v12: i32, v13: i32):
;;     v15 = iadd.i32 v12, v13
;;     return v15
;; block4:
;;     v14 = ineg.i32 v0
;;     barrier
;;     jump block3(v14, v14)
;; }

; A branch over nothing chooses arguments.
function %selects {
block0(v0: i32, v1: i32, v2: b1, v3: b1):
    branch v2, block1, block2
block1:
    jump block3(v0, v0, v3)
block2:
    jump block3(v0, v1, v2)
block3(v10: i32, v11: i32, v12: b1):
    return v10, v11, v12
}
;; function %selects {
;; block0(v0: i32, v1: i32, v2: b1, v3: b1):
;;     v13 = select.i32 v2, v0, v1
;;     v14 = band.b1 v2, v3
;;     v15 = bnot.b1 v2
;;     v16 = band.b1 v15, v2
;;     v17 = bor.b1 v14, v16
;;     return v0, v13, v17
;; }

; With an endless loop, what post-dominates is a convention; empty blocks stay.
function %endless {
block0(v0: b1):
    branch v0, block1, block2
block1:
    barrier
    jump block3
block2:
    jump block3
block3:
    barrier
    jump block3
}
;; function %endless {
;; block0(v0: b1):
;;     branch v0, block1, block2
;; block1:
;;     barrier
;;     jump block3
;; block2:
;;     jump block3
;; block3:
;;     barrier
;;     jump block3
;; }

; A parameter with one source.
function %redundant {
block0(v0: i32, v1: b1):
    jump block1(v0)
block1(v10: i32):
    v11 = ineg.i32 v10
    barrier
    branch v1, block1(v10), block2
block2:
    return v11
}
;; function %redundant {
;; block0(v0: i32, v1: b1):
;;     jump block1
;; block1:
;;     v11 = ineg.i32 v0
;;     barrier
;;     branch v1, block1, block2
;; block2:
;;     return v11
;; }
