; test isel precise-output
; target gfx900
; Atomic operations on words in group memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 add group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %add target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_add_u32 %4, %3
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
    atomic_rmw_noret.i32 sub group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %sub target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_sub_u32 %4, %3
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
    atomic_rmw_noret.i32 umin group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %umin target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_min_u32 %4, %3
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
    atomic_rmw_noret.i32 umax group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %umax target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_max_u32 %4, %3
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
    atomic_rmw_noret.i32 smin group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %smin target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_min_i32 %4, %3
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
    atomic_rmw_noret.i32 smax group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %smax target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_max_i32 %4, %3
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
    atomic_rmw_noret.i32 and group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %and target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_and_b32 %4, %3
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
    atomic_rmw_noret.i32 or group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %or target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_or_b32 %4, %3
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
    atomic_rmw_noret.i32 xor group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %xor target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_xor_b32 %4, %3
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
    atomic_rmw_noret.i32 exch group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %exch target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_write_b32 %4, %3 makes order
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
    atomic_rmw_noret.i32 wrapinc group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %wrapinc target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_inc_u32 %4, %3
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
    atomic_rmw_noret.i32 wrapdec group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %wrapdec target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_dec_u32 %4, %3
;; }
;;     end
;; }
