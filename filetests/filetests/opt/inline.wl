; test inline
; Bodies of functions instead of calls. A `return` in a branch becomes an edge to where the lanes meet after the call.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %sign(v0)
    v2: i32 = call %loop(v1)
    v3 = kernargbaseptr.i64
    v4 = load.i64 kernarg align 8 width all [v3]
    store.i32 global align 4 [v4], v2
    return
}
; check: kernel %k
; nextln: param
; nextln: block0:
; nextln: v0 = workitemid.i32 0
; nextln: jump block2(v0)
; nextln: block2(v6: i32):
; check: icmp.slt v6
; nextln: branch
; nextln: block3:
; check: jump block1(
; nextln: block4:
; check: jump block1(
; nextln: block1(v5: i32):
; nextln: v2: i32 = call %loop(v5)
; nextln: v3 = kernargbaseptr.i64

function %sign {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = icmp.slt v0, v1
    branch v2, block1, block2
block1:
    v3 = iconst.i32 -1
    return v3
block2:
    v4 = iconst.i32 1
    return v4
}
; check: function %sign

; Calls itself: stays.
function %loop {
block0(v0: i32):
    v1: i32 = call %loop(v0)
    return v1
}
; check: call %loop(v0)

; A lane that takes the other way never returns: inlined, the lanes that do would not be sure to meet after the call.
function %trap {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = icmp.eq v0, v1
    branch v2, block1, block2
block1:
    return v0
block2:
    jump block2
}

kernel %guarded {
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %trap(v0)
    return
}
; check: kernel %guarded
; check: call %trap(v0)

; Two functions name the variable once one is inlined: it becomes one of the module.
function %counts {
group %own : 4 align 4
block0:
    v0 = symbol_addr.i32 %own
    v1 = iconst.i32 1
    store.i32 group align 4 [v0], v1
    return
}

kernel %shares {
block0:
    call %counts()
    return
}
; check: kernel %shares
; not: call
; check: symbol_addr.i32 %own
; check: return
