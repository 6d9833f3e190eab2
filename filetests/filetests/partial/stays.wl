; test partial precise-output

; Lanes leave it one by one.
kernel %own_bound {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ult v4, v0
    branch v5, block1(v4), block2
block2:
    return
}
;; kernel %own_bound {
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1(v1)
;; block1(v3: i32):
;;     v4 = iadd.i32 v3, v2
;;     v5 = icmp.ult v4, v0
;;     branch v5, block1(v4), block2
;; block2:
;;     return
;; }

; It counts down.
kernel %down {
block0:
    v0 = gridsize.i32 0
    v1 = iconst.i32 0
    v2 = iconst.i32 -1
    jump block1(v0)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ne v4, v1
    branch v5, block1(v4), block2
block2:
    return
}
;; kernel %down {
;; block0:
;;     v0 = gridsize.i32 0
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 -1
;;     jump block1(v0)
;; block1(v3: i32):
;;     v4 = iadd.i32 v3, v2
;;     v5 = icmp.ne v4, v1
;;     branch v5, block1(v4), block2
;; block2:
;;     return
;; }

; The bound changes.
kernel %bound_changes {
block0:
    v0 = gridsize.i32 0
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1, v0)
block1(v3: i32, v6: i32):
    v4 = iadd.i32 v3, v2
    v7 = isub.i32 v6, v2
    v5 = icmp.ult v4, v7
    branch v5, block1(v4, v7), block2
block2:
    return
}
;; kernel %bound_changes {
;; block0:
;;     v0 = gridsize.i32 0
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1(v1, v0)
;; block1(v3: i32, v6: i32):
;;     v4 = iadd.i32 v3, v2
;;     v7 = isub.i32 v6, v2
;;     v5 = icmp.ult v4, v7
;;     branch v5, block1(v4, v7), block2
;; block2:
;;     return
;; }

; It has a barrier.
kernel %barrier {
block0:
    v0 = gridsize.i32 0
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v3: i32):
    barrier width all
    v4 = iadd.i32 v3, v2
    v5 = icmp.ult v4, v0
    branch v5, block1(v4), block2
block2:
    return
}
;; kernel %barrier {
;; block0:
;;     v0 = gridsize.i32 0
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1(v1)
;; block1(v3: i32):
;;     barrier width all
;;     v4 = iadd.i32 v3, v2
;;     v5 = icmp.ult v4, v0
;;     branch v5, block1(v4), block2
;; block2:
;;     return
;; }

; A number that is stepped by two may pass the bound without meeting it.
kernel %unequal {
block0:
    v0 = gridsize.i32 0
    v1 = iconst.i32 0
    v2 = iconst.i32 2
    jump block1(v1)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ne v4, v0
    branch v5, block1(v4), block2
block2:
    return
}
;; kernel %unequal {
;; block0:
;;     v0 = gridsize.i32 0
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 2
;;     jump block1(v1)
;; block1(v3: i32):
;;     v4 = iadd.i32 v3, v2
;;     v5 = icmp.ne v4, v0
;;     branch v5, block1(v4), block2
;; block2:
;;     return
;; }
