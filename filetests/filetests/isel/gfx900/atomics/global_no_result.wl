; test isel precise-output
; target gfx900
; Atomic operations on words in global memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 add global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %add target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_add %4, %3, %6
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
    atomic_rmw_noret.i32 sub global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %sub target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_sub %4, %3, %6
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
    atomic_rmw_noret.i32 umin global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %umin target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_umin %4, %3, %6
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
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %umax target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_umax %4, %3, %6
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
    atomic_rmw_noret.i32 smin global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %smin target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_smin %4, %3, %6
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
    atomic_rmw_noret.i32 smax global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %smax target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_smax %4, %3, %6
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
    atomic_rmw_noret.i32 and global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %and target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_and %4, %3, %6
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
    atomic_rmw_noret.i32 or global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %or target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_or %4, %3, %6
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
    atomic_rmw_noret.i32 xor global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %xor target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_xor %4, %3, %6
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
    atomic_rmw_noret.i32 exch global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %exch target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_swap %4, %3, %6
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
    atomic_rmw_noret.i32 wrapinc global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %wrapinc target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_inc %4, %3, %6
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
    atomic_rmw_noret.i32 wrapdec global align 4 rlx agent [v4], v5
    return
}
;; machine kernel %wrapdec target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_load_dword %4, %6
;;     global_atomic_dec %4, %3, %6
;; }
;;     end
;; }
