; test unnest precise-output

; What the block computes is read after it.
kernel %read_later {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    jump block1(v0, v0)
block1(v2: i32, v3: i32):
    v4 = iadd.i32 v2, v1
    jump block2(v3)
block2(v5: i32):
    v6 = ushr.i32 v5, v1
    v7 = icmp.ult v6, v4
    branch v7, block5, block3
block3:
    v8 = icmp.uge v0, v6
    branch v8, block2(v6), block4
block4:
    jump block1(v6, v6)
block5:
    return
}
;; kernel %read_later {
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i32 1
;;     jump block1(v0, v0)
;; block1(v2: i32, v3: i32):
;;     v4 = iadd.i32 v2, v1
;;     jump block2(v3)
;; block2(v5: i32):
;;     v6 = ushr.i32 v5, v1
;;     v7 = icmp.ult v6, v4
;;     branch v7, block5, block3
;; block3:
;;     v8 = icmp.uge v0, v6
;;     branch v8, block2(v6), block4
;; block4:
;;     jump block1(v6, v6)
;; block5:
;;     return
;; }

; A barrier is not copied.
kernel %barrier {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    barrier width all
    jump block2(v2)
block2(v5: i32):
    v6 = ushr.i32 v5, v1
    v7 = icmp.ult v6, v1
    branch v7, block5, block3
block3:
    v8 = icmp.uge v0, v6
    branch v8, block2(v6), block4
block4:
    v9 = isub.i32 v6, v1
    jump block1(v9)
block5:
    return
}
;; kernel %barrier {
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i32 1
;;     jump block1(v0)
;; block1(v2: i32):
;;     barrier width all
;;     jump block2(v2)
;; block2(v5: i32):
;;     v6 = ushr.i32 v5, v1
;;     v7 = icmp.ult v6, v1
;;     branch v7, block5, block3
;; block3:
;;     v8 = icmp.uge v0, v6
;;     branch v8, block2(v6), block4
;; block4:
;;     v9 = isub.i32 v6, v1
;;     jump block1(v9)
;; block5:
;;     return
;; }

; Lanes part in front of the block and meet in it.
kernel %lanes_meet {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    store.i32 group align 4 [v1], v2
    jump block2(v2)
block2(v5: i32):
    v6 = ushr.i32 v5, v1
    v7 = icmp.ult v6, v1
    branch v7, block7, block3
block3:
    v8 = icmp.uge v0, v6
    branch v8, block2(v6), block4
block4:
    v9 = icmp.uge v5, v0
    branch v9, block5, block6
block5:
    v10 = isub.i32 v6, v1
    jump block1(v10)
block6:
    v11 = isub.i32 v6, v0
    jump block1(v11)
block7:
    return
}
;; kernel %lanes_meet {
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i32 1
;;     jump block1(v0)
;; block1(v2: i32):
;;     store.i32 group align 4 [v1], v2
;;     jump block2(v2)
;; block2(v5: i32):
;;     v6 = ushr.i32 v5, v1
;;     v7 = icmp.ult v6, v1
;;     branch v7, block7, block3
;; block3:
;;     v8 = icmp.uge v0, v6
;;     branch v8, block2(v6), block4
;; block4:
;;     v9 = icmp.uge v5, v0
;;     branch v9, block5, block6
;; block5:
;;     v10 = isub.i32 v6, v1
;;     jump block1(v10)
;; block6:
;;     v11 = isub.i32 v6, v0
;;     jump block1(v11)
;; block7:
;;     return
;; }

; Nothing within it goes back to the block after it.
kernel %one_loop {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    store.i32 group align 4 [v1], v2
    jump block2(v2)
block2(v5: i32):
    v6 = ushr.i32 v5, v1
    v7 = icmp.ult v6, v1
    branch v7, block4, block3
block3:
    jump block1(v6)
block4:
    return
}
;; kernel %one_loop {
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = iconst.i32 1
;;     jump block1(v0)
;; block1(v2: i32):
;;     store.i32 group align 4 [v1], v2
;;     jump block2(v2)
;; block2(v5: i32):
;;     v6 = ushr.i32 v5, v1
;;     v7 = icmp.ult v6, v1
;;     branch v7, block4, block3
;; block3:
;;     jump block1(v6)
;; block4:
;;     return
;; }
