; test uniformity
; Where values become divergent, and what keeps them uniform.

kernel %k {
    param %n : i32 at 0 align 4
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i32 kernarg align 4 [v0]
    v2 = workitemid.i32 0
    v3 = iadd.i32 v1, v2
    v4 = workgroupid.i32 0
    v5 = imul.i32 v4, v1
    v6 = icmp.ult v2, v1
    branch v6, block1, block2
block1:
    jump block3(v1)
block2:
    jump block3(v4)
block3(v7: i32):
    return
}
; check: v0: uniform in the work-group
; check: v1: uniform in the work-group
; check: v2: divergent by its operation workitemid
; check: v3: divergent because v2 is
; check: v5: uniform in the work-group
; check: v6: divergent because v2 is
; nextln: block0: lanes part at its end
; check: v7: divergent, lanes reach block3 over different edges

kernel %uniform_branch {
    param %n : i32 at 0 align 4
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i32 kernarg align 4 [v0]
    v2 = icmp.eq v1, v1
    branch v2, block1(v1), block1(v1)
block1(v3: i32):
    return
}
; not: part
; check: v3: uniform in the work-group
