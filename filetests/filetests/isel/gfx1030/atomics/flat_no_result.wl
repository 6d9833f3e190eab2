; test isel precise-output
; target gfx1030
; Atomic operations on words and longs in flat memory whose old value nobody wants.

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
;; machine kernel %add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_add %5, %4
;; }
;;     end
;; }

kernel %add_long {
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
;; machine kernel %add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_add_x2 %4.0-1, %4.2-3
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
;; machine kernel %and target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_and %5, %4
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
;; machine kernel %and_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_and_x2 %4.0-1, %4.2-3
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
;; machine kernel %exch target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_swap %5, %4
;; }
;;     end
;; }

kernel %exch_long {
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
;; machine kernel %exch_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_swap_x2 %4.0-1, %4.2-3
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
;; machine kernel %or target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_or %5, %4
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
;; machine kernel %or_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_or_x2 %4.0-1, %4.2-3
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
;; machine kernel %smax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_smax %5, %4
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
;; machine kernel %smax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_smax_x2 %4.0-1, %4.2-3
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
;; machine kernel %smin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_smin %5, %4
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
;; machine kernel %smin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_smin_x2 %4.0-1, %4.2-3
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
;; machine kernel %sub target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_sub %5, %4
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
;; machine kernel %sub_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_sub_x2 %4.0-1, %4.2-3
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
;; machine kernel %umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_umax %5, %4
;; }
;;     end
;; }

kernel %umax_long {
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
;; machine kernel %umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_umax_x2 %4.0-1, %4.2-3
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
;; machine kernel %umin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_umin %5, %4
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
;; machine kernel %umin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_umin_x2 %4.0-1, %4.2-3
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
;; machine kernel %wrapdec target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_dec %5, %4
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
;; machine kernel %wrapdec_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_dec_x2 %4.0-1, %4.2-3
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
;; machine kernel %wrapinc target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_inc %5, %4
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
;; machine kernel %wrapinc_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_inc_x2 %4.0-1, %4.2-3
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
;; machine kernel %xor target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_atomic_xor %5, %4
;; }
;;     end
;; }

kernel %xor_long {
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
;; machine kernel %xor_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_atomic_xor_x2 %4.0-1, %4.2-3
;; }
;;     end
;; }

kernel %wave_umax {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    atomic_rmw_noret.i32 umax flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %wave_umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %9.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %9.1
;;     %6:v1 = v_mov_b32_e32 %9.2
;;     flat_atomic_umax %4, %6
;; }
;;     end
;; }

kernel %wave_umax_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    atomic_rmw_noret.i64 umax flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %wave_umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2 = inputs
;;     %11:s4 = s_load_dwordx4 %10, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %11.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %11.1
;;     %8.0:v2 = v_mov_b32_e32 %11.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %11.3
;;     flat_atomic_umax_x2 %4, %9
;; }
;;     end
;; }

kernel %cas {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    atomic_cas_noret.i32 cas flat align 4 rlx agent [v5], v6, v7
    return
}
;; machine kernel %cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %9:v2 = global_load_dwordx2 %11, %13 offset:8
;;     %5.0:v2 = v_mov_b32_e32 %9.1
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.0
;;     flat_atomic_cmpswap %10, %6
;; }
;;     end
;; }

kernel %cas_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i64 global align 8 [v4+16]
    atomic_cas_noret.i64 cas flat align 8 rlx agent [v5], v6, v7
    return
}
;; machine kernel %cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:v2 = global_load_dwordx2 %15, %17 offset:16
;;     %7.0:v4 = v_mov_b32_e32 %13.0
;;     %8.1:v4 tied(%7) = v_mov_b32_e32 %13.1
;;     %9.2:v4 tied(%8) = v_mov_b32_e32 %14.2
;;     %10.3:v4 tied(%9) = v_mov_b32_e32 %14.3
;;     flat_atomic_cmpswap_x2 %14.0-1, %10
;; }
;;     end
;; }

kernel %wave_cas {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i32 kernarg align 4 width all [v0+20]
    atomic_cas_noret.i32 cas flat align 4 rlx agent [v5], v6, v7
    return
}
;; machine kernel %wave_cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2 = inputs
;;     %15:s4 = s_load_dwordx4 %14, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %15.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %15.1
;;     %6:v1 = v_mov_b32_e32 %15.2
;;     %8:v1 = v_mov_b32_e32 %15.3
;;     %11.0:v2 = v_mov_b32_e32 %8
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %6
;;     flat_atomic_cmpswap %4, %12
;; }
;;     end
;; }

kernel %wave_cas_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    atomic_cas_noret.i64 cas flat align 8 rlx agent [v5], v6, v7
    return
}
;; machine kernel %wave_cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2 = inputs
;;     %25:s4 = s_load_dwordx4 %23, 0x8
;;     %24:s2 = s_load_dwordx2 %23, 0x18
;;     %3.0:v2 = v_mov_b32_e32 %25.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %25.1
;;     %8.0:v2 = v_mov_b32_e32 %25.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %25.3
;;     %13.0:v2 = v_mov_b32_e32 %24.0
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %24.1
;;     %19.0:v4 = v_mov_b32_e32 %14.0
;;     %20.1:v4 tied(%19) = v_mov_b32_e32 %14.1
;;     %21.2:v4 tied(%20) = v_mov_b32_e32 %9.0
;;     %22.3:v4 tied(%21) = v_mov_b32_e32 %9.1
;;     flat_atomic_cmpswap_x2 %4, %22
;; }
;;     end
;; }
