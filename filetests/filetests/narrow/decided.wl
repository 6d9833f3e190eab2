; test narrow precise-output
; What an edge above says decides a branch, of the condition itself or of the opposite comparison; what it says nothing of stays.

function %opposite {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 3
    v3 = icmp.ult v0, v2
    v4 = icmp.uge v0, v2
    branch v4, block3, block1
block1:
    branch v3, block2, block3
block2:
    return v0
block3:
    return v1
}
;; function %opposite {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 3
;;     v3 = icmp.ult v0, v2
;;     v4 = icmp.uge v0, v2
;;     branch v4, block3, block1
;; block1:
;;     v5 = bconst 1
;;     branch v5, block2, block3
;; block2:
;;     return v0
;; block3:
;;     return v1
;; }

function %same {
block0(v0: i32, v1: i32):
    v2 = icmp.slt v0, v1
    branch v2, block1, block2
block1:
    branch v2, block3, block2
block2:
    return v0
block3:
    return v1
}
;; function %same {
;; block0(v0: i32, v1: i32):
;;     v2 = icmp.slt v0, v1
;;     branch v2, block1, block2
;; block1:
;;     v3 = bconst 1
;;     branch v3, block3, block2
;; block2:
;;     return v0
;; block3:
;;     return v1
;; }

function %another {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 3
    v3 = icmp.ult v0, v2
    v4 = iconst.i32 2
    v5 = icmp.ult v0, v4
    branch v3, block1, block2
block1:
    branch v5, block2, block3
block2:
    return v0
block3:
    return v1
}
;; function %another {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 3
;;     v3 = icmp.ult v0, v2
;;     v4 = iconst.i32 2
;;     v5 = icmp.ult v0, v4
;;     branch v3, block1, block2
;; block1:
;;     branch v5, block2, block3
;; block2:
;;     return v0
;; block3:
;;     return v1
;; }
