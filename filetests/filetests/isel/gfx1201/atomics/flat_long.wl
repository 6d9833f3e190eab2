; test isel precise-output
; target gfx1201
; Atomic operations on 64 bits in flat memory, with the old value.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 add flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_add_u64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 sub flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %sub target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_sub_u64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 umin flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_min_u64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 umax flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_max_u64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 smin flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_min_i64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 smax flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_max_i64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %and {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 and flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %and target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_and_b64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 or flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_or_b64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 xor flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_xor_b64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 exch flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %exch target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_swap_b64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 wrapinc flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wrapinc target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_inc_u64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_rmw.i64 wrapdec flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wrapdec target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = flat_atomic_dec_u64 %6.0-1, %6.2-3 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %7, %5, %9 offset:256
;; }
;;     end
;; }
