; test uniformity
; Kernel arguments are equal in the work-group; an element at a lane's index is not.

kernel %arguments {
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = laneid.i32
    v3 = uextend.i64 v2
    v4 = iadd.i64 v0, v3
    v5 = load.i8 kernarg align 1 [v4]
    return
}
; check: v1: uniform in the work-group
; check: v5: divergent because v4 is
