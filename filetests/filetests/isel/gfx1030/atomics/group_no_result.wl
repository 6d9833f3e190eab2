; test isel precise-output
; target gfx1030
; Atomic operations on words and longs in group memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 add group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_add_u32 %4, %3
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
    atomic_rmw_noret.i64 add group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_add_u64 %4, %3
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 and group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %and target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_and_b32 %4, %3
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
;; machine kernel %and_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_and_b64 %4, %3
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 exch group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %exch target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_write_b32 %4, %3 makes order
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
    atomic_rmw_noret.i64 exch group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %exch_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_write_b64 %4, %3 makes order
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 or group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %or target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_or_b32 %4, %3
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
;; machine kernel %or_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_or_b64 %4, %3
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
    atomic_rmw_noret.i32 smax group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %smax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_max_i32 %4, %3
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
;; machine kernel %smax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_max_i64 %4, %3
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
    atomic_rmw_noret.i32 smin group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %smin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_min_i32 %4, %3
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
;; machine kernel %smin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_min_i64 %4, %3
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
    atomic_rmw_noret.i32 sub group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %sub target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_sub_u32 %4, %3
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
;; machine kernel %sub_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_sub_u64 %4, %3
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
    atomic_rmw_noret.i32 umax group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_max_u32 %4, %3
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
    atomic_rmw_noret.i64 umax group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_max_u64 %4, %3
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
    atomic_rmw_noret.i32 umin group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %umin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_min_u32 %4, %3
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
;; machine kernel %umin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_min_u64 %4, %3
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 wrapdec group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %wrapdec target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_dec_u32 %4, %3
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
;; machine kernel %wrapdec_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_dec_u64 %4, %3
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 wrapinc group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %wrapinc target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_inc_u32 %4, %3
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
;; machine kernel %wrapinc_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_inc_u64 %4, %3
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 xor group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %xor target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_xor_b32 %4, %3
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
    atomic_rmw_noret.i64 xor group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %xor_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_xor_b64 %4, %3
;; }
;;     end
;; }

kernel %wave_umax {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    atomic_rmw_noret.i32 umax group align 4 rlx wg [v5], v6
    return
}
;; machine kernel %wave_umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x8
;;     %1:v1 = v_mov_b32_e32 %6.0
;;     %3:v1 = v_mov_b32_e32 %6.1
;;     ds_max_u32 %1, %3
;; }
;;     end
;; }

kernel %wave_umax_long {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    atomic_rmw_noret.i64 umax group align 8 rlx wg [v5], v6
    return
}
;; machine kernel %wave_umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x8
;;     %1:v1 = v_mov_b32_e32 %9.0
;;     %5.0:v2 = v_mov_b32_e32 %9.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.3
;;     ds_max_u64 %1, %6
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
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    atomic_cas_noret.i32 cas group align 4 rlx wg [v2], v5, v6
    return
}
;; machine kernel %cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v2 = global_load_dwordx2 %5, %7 makes constant
;;     ds_cmpst_b32 %5, %4.0, %4.1
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
    atomic_cas_noret.i64 cas group align 8 rlx wg [v2], v5, v6
    return
}
;; machine kernel %cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7 makes constant
;;     ds_cmpst_b64 %5, %4.0-1, %4.2-3
;; }
;;     end
;; }

kernel %wave_cas {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    atomic_cas_noret.i32 cas group align 4 rlx wg [v5], v6, v7
    return
}
;; machine kernel %wave_cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x8
;;     %1:v1 = v_mov_b32_e32 %9.0
;;     %3:v1 = v_mov_b32_e32 %9.1
;;     %5:v1 = v_mov_b32_e32 %9.2
;;     ds_cmpst_b32 %1, %3, %5
;; }
;;     end
;; }

kernel %wave_cas_long {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    atomic_cas_noret.i64 cas group align 8 rlx wg [v5], v6, v7
    return
}
;; machine kernel %wave_cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2 = inputs
;;     %15:s4 = s_load_dwordx4 %12, 0x8
;;     %13:s2 = s_load_dwordx2 %12, 0x18
;;     %1:v1 = v_mov_b32_e32 %15.0
;;     %5.0:v2 = v_mov_b32_e32 %15.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %15.3
;;     %10.0:v2 = v_mov_b32_e32 %13.0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %13.1
;;     ds_cmpst_b64 %1, %6, %11
;; }
;;     end
;; }
