; test isel precise-output
; target gfx1201
; Atomic bit operations, exchange and wrapping counts of words in flat memory, with the old value.

kernel %and {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = atomic_rmw.i32 and flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %and target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v1 = flat_atomic_and_b32 %7, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %or {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = atomic_rmw.i32 or flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v1 = flat_atomic_or_b32 %7, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %xor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = atomic_rmw.i32 xor flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v1 = flat_atomic_xor_b32 %7, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %exch {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = atomic_rmw.i32 exch flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %exch target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v1 = flat_atomic_swap_b32 %7, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %wrapinc {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = atomic_rmw.i32 wrapinc flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wrapinc target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v1 = flat_atomic_inc_u32 %7, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %wrapdec {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = atomic_rmw.i32 wrapdec flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wrapdec target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:8
;;     %5:v1 = flat_atomic_dec_u32 %7, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }
