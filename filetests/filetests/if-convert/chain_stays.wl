; test if-convert precise-output
; Chains that stay: they cost too much, one of their branches is reached from elsewhere, memory is accessed on the way, or they are only two branches, which become nested selects.

function %costs_too_much {
block0(v0: i32, v1: i32, v2: i32):
    v3 = icmp.ult v0, v1
    branch v3, block1, block9(v0)
block1:
    v4 = imul.i32 v0, v1
    v5 = imul.i32 v4, v1
    v6 = imul.i32 v5, v1
    v7 = imul.i32 v6, v1
    v8 = icmp.ult v7, v2
    branch v8, block2, block9(v1)
block2:
    v10 = imul.i32 v7, v0
    v11 = imul.i32 v10, v1
    v12 = imul.i32 v11, v2
    v13 = icmp.ult v12, v2
    branch v13, block3, block9(v7)
block3:
    jump block9(v2)
block9(v9: i32):
    return v9
}
;; function %costs_too_much {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v3 = icmp.ult v0, v1
;;     branch v3, block1, block9(v0)
;; block1:
;;     v4 = imul.i32 v0, v1
;;     v5 = imul.i32 v4, v1
;;     v6 = imul.i32 v5, v1
;;     v7 = imul.i32 v6, v1
;;     v8 = icmp.ult v7, v2
;;     branch v8, block2, block9(v1)
;; block2:
;;     v10 = imul.i32 v7, v0
;;     v11 = imul.i32 v10, v1
;;     v12 = imul.i32 v11, v2
;;     v13 = icmp.ult v12, v2
;;     v14 = select.i32 v13, v2, v7
;;     jump block9(v14)
;; block9(v9: i32):
;;     return v9
;; }

function %reached_from_elsewhere {
block0(v0: i32, v1: i32, v2: i32, v3: b1):
    branch v3, block4, block5
block5:
    v4 = icmp.ult v0, v1
    branch v4, block1, block9(v0)
block1:
    v5 = icmp.ult v1, v2
    branch v5, block4, block9(v1)
block4:
    v6 = icmp.ult v2, v0
    branch v6, block3, block9(v2)
block3:
    v7 = iadd.i32 v0, v1
    v8 = imul.i32 v7, v2
    v10 = imul.i32 v8, v7
    jump block9(v10)
block9(v9: i32):
    return v9
}
;; function %reached_from_elsewhere {
;; block0(v0: i32, v1: i32, v2: i32, v3: b1):
;;     branch v3, block4, block5
;; block5:
;;     v4 = icmp.ult v0, v1
;;     branch v4, block1, block9(v0)
;; block1:
;;     v5 = icmp.ult v1, v2
;;     branch v5, block4, block9(v1)
;; block4:
;;     v6 = icmp.ult v2, v0
;;     branch v6, block3, block9(v2)
;; block3:
;;     v7 = iadd.i32 v0, v1
;;     v8 = imul.i32 v7, v2
;;     v10 = imul.i32 v8, v7
;;     jump block9(v10)
;; block9(v9: i32):
;;     return v9
;; }

function %memory {
block0(v0: i64, v1: i32, v2: i32):
    v3 = icmp.ult v1, v2
    branch v3, block1, block9(v1)
block1:
    v4 = load.i32 global align 4 [v0]
    v5 = icmp.ult v4, v2
    branch v5, block2, block9(v2)
block2:
    v7 = icmp.ult v4, v1
    branch v7, block3, block9(v1)
block3:
    jump block9(v4)
block9(v6: i32):
    return v6
}
;; function %memory {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v3 = icmp.ult v1, v2
;;     branch v3, block1, block9(v1)
;; block1:
;;     v4 = load.i32 global align 4 [v0]
;;     v5 = icmp.ult v4, v2
;;     v7 = icmp.ult v4, v1
;;     v8 = select.i32 v7, v4, v1
;;     v9 = select.i32 v5, v8, v2
;;     jump block9(v9)
;; block9(v6: i32):
;;     return v6
;; }

function %two {
block0(v0: i32, v1: i32, v2: i32):
    v3 = icmp.ult v0, v1
    branch v3, block1, block9(v0)
block1:
    v4 = icmp.ult v1, v2
    branch v4, block2, block9(v1)
block2:
    jump block9(v2)
block9(v5: i32):
    return v5
}
;; function %two {
;; block0(v0: i32, v1: i32, v2: i32):
;;     v3 = icmp.ult v0, v1
;;     v4 = icmp.ult v1, v2
;;     v6 = select.i32 v4, v2, v1
;;     v7 = select.i32 v3, v6, v0
;;     jump block9(v7)
;; block9(v5: i32):
;;     return v5
;; }
