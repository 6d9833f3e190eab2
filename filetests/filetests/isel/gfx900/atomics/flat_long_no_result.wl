; test isel precise-output
; target gfx900
; Atomic operations on 64 bits in flat memory whose old value nobody wants.

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
    atomic_rmw_noret.i64 add flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %add target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_add_x2 %4.0-1, %4.2-3
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
    atomic_rmw_noret.i64 umax flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %umax target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_umax_x2 %4.0-1, %4.2-3
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
    atomic_rmw_noret.i64 xor flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %xor target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_xor_x2 %4.0-1, %4.2-3
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
    atomic_rmw_noret.i64 exch flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %exch target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_swap_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 and flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %and_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_and_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 or flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %or_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_or_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 smax flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %smax_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_smax_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 smin flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %smin_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_smin_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 sub flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %sub_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_sub_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 umin flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %umin_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_umin_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 wrapdec flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %wrapdec_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_dec_x2 %4.0-1, %4.2-3
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_rmw_noret.i64 wrapinc flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %wrapinc_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_inc_x2 %4.0-1, %4.2-3
;; }
;;     end
;; }
