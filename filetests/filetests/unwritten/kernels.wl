; test unwritten
; Loads of global memory that nothing in the kernel may write become constant.

; Only group memory is written.
kernel %other_segment {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v2
    barrier
    v4 = load.i32 global align 4 [v1+4]
    store.i32 group align 4 [v3], v4
    return
}
; check: v2 = load.i32 global align 4 const [v1]
; check: v4 = load.i32 global align 4 const [v1+4]

; Pointers may be equal.
kernel %unknown_pointers {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v2], v3
    return
}
; check: v3 = load.i32 global align 4 [v1]

; Classes tell them apart; a load without a class may be of anything.
kernel %classes {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i32 global align 4 equiv 1 [v1]
    v4 = load.i32 global align 4 equiv 2 [v1+4]
    v5 = load.i32 global align 4 [v1+8]
    v6 = load.i32 global align 4 equiv 255 [v1+12]
    v7 = iadd.i32 v3, v4
    v8 = iadd.i32 v5, v6
    v9 = iadd.i32 v7, v8
    store.i32 global align 4 equiv 2 [v2], v9
    return
}
; check: v3 = load.i32 global align 4 const equiv 1 [v1]
; nextln: v4 = load.i32 global align 4 equiv 2 [v1+4]
; nextln: v5 = load.i32 global align 4 [v1+8]
; nextln: v6 = load.i32 global align 4 const equiv 255 [v1+12]

; A flat store may be a global one, and its class counts.
kernel %flat {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i32 global align 4 equiv 1 [v1]
    v4 = load.i32 global align 4 equiv 2 [v1+4]
    v5 = iadd.i32 v3, v4
    store.i32 flat align 4 equiv 2 [v2], v5
    return
}
; check: v3 = load.i32 global align 4 const equiv 1 [v1]
; nextln: v4 = load.i32 global align 4 equiv 2 [v1+4]

; An atomic writes, unless it only loads.
kernel %atomics {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 equiv 1 [v1]
    v3 = load.i32 global align 4 equiv 3 [v1]
    v4 = atomic_load.i32 ld global align 4 equiv 1 rlx agent [v1]
    atomic_rmw_noret.i32 add global align 4 equiv 3 rlx agent [v1], v4
    return
}
; check: v2 = load.i32 global align 4 const equiv 1 [v1]
; nextln: v3 = load.i32 global align 4 equiv 3 [v1]

; After an acquire in agent scope there may be what other agents wrote.
kernel %acquire {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    fence scacq agent
    v2 = load.i32 global align 4 [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v2
    return
}
; check: v2 = load.i32 global align 4 [v1]

kernel %acquire_by_atomic {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = atomic_load.i32 ld global align 4 scacq system [v1]
    v3 = load.i32 global align 4 [v1+8]
    v4 = iadd.i32 v2, v3
    v5 = iconst.i32 0
    store.i32 group align 4 [v5], v4
    return
}
; check: v3 = load.i32 global align 4 [v1+8]

; One in the scope of the work-group shows what the kernel wrote, which is nothing; a release shows nothing.
kernel %fences {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    fence scacq wg
    fence screl agent
    v2 = load.i32 global align 4 [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v2
    return
}
; check: v2 = load.i32 global align 4 const [v1]

function %silent {
block0(v0: i32):
    store.i32 group align 4 [v0], v0
    return
}
; check: store.i32 group align 4 [v0], v0

function %writes {
block0(v0: i64):
    v1 = load.i32 global align 4 equiv 1 [v0]
    store.i32 global align 4 equiv 2 [v0], v1
    return
}
; Who else writes is not known of a function.
; check: v1 = load.i32 global align 4 equiv 1 [v0]

external function %elsewhere

; A call does what the function does.
kernel %calls_silent {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    call %silent(v2)
    return
}
; check: v2 = load.i32 global align 4 const [v1]

; The classes of a function are its own.
kernel %calls_writes {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 equiv 1 [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v2
    call %writes(v1)
    return
}
; check: v2 = load.i32 global align 4 equiv 1 [v1]

kernel %calls_elsewhere {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    v3 = iconst.i32 0
    store.i32 group align 4 [v3], v2
    call %elsewhere()
    return
}
; check: v2 = load.i32 global align 4 [v1]
