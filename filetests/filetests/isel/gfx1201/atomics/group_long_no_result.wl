; test isel precise-output
; target gfx1201
; Atomic operations on 64 bits in group memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 add group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_add_u64 %4, %3
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
    atomic_rmw_noret.i64 umax group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_max_u64 %4, %3
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
    atomic_rmw_noret.i64 xor group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_xor_b64 %4, %3
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
    atomic_rmw_noret.i64 exch group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %exch target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_store_b64 %4, %3 makes order
;; }
;;     end
;; }

kernel %and_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 and group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %and_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_and_b64 %4, %3
;; }
;;     end
;; }

kernel %or_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 or group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %or_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_or_b64 %4, %3
;; }
;;     end
;; }

kernel %smax_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 smax group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %smax_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_max_i64 %4, %3
;; }
;;     end
;; }

kernel %smin_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 smin group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %smin_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_min_i64 %4, %3
;; }
;;     end
;; }

kernel %sub_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 sub group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %sub_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_sub_u64 %4, %3
;; }
;;     end
;; }

kernel %umin_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 umin group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %umin_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_min_u64 %4, %3
;; }
;;     end
;; }

kernel %wrapdec_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 wrapdec group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %wrapdec_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_dec_u64 %4, %3
;; }
;;     end
;; }

kernel %wrapinc_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 wrapinc group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %wrapinc_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_inc_u64 %4, %3
;; }
;;     end
;; }
