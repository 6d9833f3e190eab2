; test domtree precise-output
; Trees of named shapes, by hand from the definitions in HSA PRM 2.12.3.

kernel %if_else_diamond {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block3
block2:
    jump block3
block3:
    return
}
;; dominators
;;   block0
;;     block1
;;     block2
;;     block3
;; post-dominators
;;   block3
;;     block0
;;     block1
;;     block2

kernel %loop_with_break {
block0:
    v0 = bconst 1
    jump block1
block1:
    branch v0, block2, block4
block2:
    branch v0, block3, block4
block3:
    jump block1
block4:
    return
}
;; dominators
;;   block0
;;     block1
;;       block2
;;         block3
;;       block4
;; post-dominators
;;   block4
;;     block1
;;       block0
;;       block3
;;     block2

kernel %two_ends {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    return
block2:
    return
}
;; dominators
;;   block0
;;     block1
;;     block2
;; post-dominators
;;   block0
;;   block1
;;   block2
