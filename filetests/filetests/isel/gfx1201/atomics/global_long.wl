; test isel precise-output
; target gfx1201
; Atomic operations on 64 bits in global memory, with the old value.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = atomic_rmw.i64 add global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_add_u64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 sub global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %sub target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_sub_u64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 umin global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_min_u64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 umax global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_max_u64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 smin global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_min_i64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 smax global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_max_i64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 and global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %and target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_and_b64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 or global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_or_b64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 xor global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_xor_b64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 exch global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %exch target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_swap_b64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 wrapinc global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapinc target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_inc_u64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 wrapdec global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapdec target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = global_atomic_dec_u64 %6, %5, %8 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %6, %4, %8 offset:256
;; }
;;     end
;; }
