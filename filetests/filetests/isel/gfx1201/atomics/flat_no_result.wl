; test isel precise-output
; target gfx1201
; Atomic operations on words in flat memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 add flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_add_u32 %5, %4 scope:SCOPE_DEV
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
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 sub flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %sub target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_sub_u32 %5, %4 scope:SCOPE_DEV
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
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 umin flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_min_u32 %5, %4 scope:SCOPE_DEV
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
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 umax flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_max_u32 %5, %4 scope:SCOPE_DEV
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
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 smin flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_min_i32 %5, %4 scope:SCOPE_DEV
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
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 smax flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_max_i32 %5, %4 scope:SCOPE_DEV
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
    v6 = load.i32 global align 4 [v4+8]
    atomic_rmw_noret.i32 and flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %and target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_and_b32 %5, %4 scope:SCOPE_DEV
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
    atomic_rmw_noret.i32 or flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_or_b32 %5, %4 scope:SCOPE_DEV
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
    atomic_rmw_noret.i32 xor flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_xor_b32 %5, %4 scope:SCOPE_DEV
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
    atomic_rmw_noret.i32 exch flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %exch target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_swap_b32 %5, %4 scope:SCOPE_DEV
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
    atomic_rmw_noret.i32 wrapinc flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %wrapinc target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_inc_u32 %5, %4 scope:SCOPE_DEV
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
    atomic_rmw_noret.i32 wrapdec flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %wrapdec target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = global_load_b32 %6, %8 offset:8
;;     flat_atomic_dec_u32 %5, %4 scope:SCOPE_DEV
;; }
;;     end
;; }
