; test verify
; Blocks, edges and dominance.

kernel %no_terminator {
block0:
    v0 = dim.i32
}
; error: the block does not end with a terminator

kernel %inside {
block0:
    return
    return
}
; error: instructions follow the terminator

kernel %unreachable {
block0:
    return
block1:
    return
}
; error: %unreachable: block1: the block cannot be reached

kernel %entry_parameters {
block0(v0: i32):
    return
}
; error: the entry block of a kernel has no parameters

kernel %arguments {
block0:
    v0 = dim.i32
    v1 = bconst 0
    branch v1, block1, block2(v0)
block1(v2: i32):
    return
block2(v3: i64):
    return
}
; error: block1 has 1 parameter(s), 0 argument(s) are passed
; error: argument 0 of block2 has type i32, the parameter i64

kernel %not_on_every_path {
block0:
    v0 = bconst 0
    branch v0, block1, block2
block1:
    v1 = dim.i32
    jump block2
block2:
    v2 = bnot.i32 v1
    return
}
; error: block2: `v2 = bnot.i32 v1`: v1, defined in block1, is not defined on every path to here

kernel %loop_carried {
block0:
    v0 = iconst.i32 0
    jump block1(v0)
block1(v1: i32):
    v2 = iadd.i32 v1, v1
    v3 = icmp.ult v2, v1
    branch v3, block1(v2), block2
block2:
    return
}

kernel %mask_in_a_lane_program {
block0:
    v0 = exec_get
    return
}
; error: the instruction exists at the wave level only
