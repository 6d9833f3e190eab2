; test isel precise-output
; target gfx1201
; Atomic sums, minima and maxima of words in global memory, with the old value.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 add global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = global_atomic_add_u32 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %sub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 sub global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %sub target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = global_atomic_sub_u32 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %umin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 umin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = global_atomic_min_u32 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 umax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = global_atomic_max_u32 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %smin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 smin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = global_atomic_min_i32 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %smax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 smax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = global_atomic_max_i32 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }
