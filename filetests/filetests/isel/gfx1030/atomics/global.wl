; test isel precise-output
; target gfx1030
; Atomic operations on words and longs in global memory, with the old value.

kernel %add_long {
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
;; machine kernel %add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_add_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 and global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %and target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_and %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 and global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %and_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_and_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 exch global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %exch target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_swap %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 exch global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %exch_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_swap_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 or global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %or target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_or %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 or global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %or_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_or_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 smax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_smax %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 smax global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_smax_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 smin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_smin %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 smin global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_smin_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 sub global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %sub target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_sub %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 sub global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %sub_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_sub_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 umax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_umax %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 umax global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_umax_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 umin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_umin %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 umin global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_umin_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 wrapdec global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wrapdec target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_dec %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 wrapdec global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapdec_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_dec_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 wrapinc global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wrapinc target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_inc %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 wrapinc global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapinc_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_inc_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i32 xor global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %xor target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = global_atomic_xor %6, %5, %8 glc
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 xor global align 8 rlx agent [v4], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %xor_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = global_atomic_xor_x2 %6, %5, %8 glc
;;     global_store_dwordx2 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave_add {
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
    v7 = atomic_rmw.i32 add global align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s8 = s_load_dwordx8 %10, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v1 = v_mov_b32_e32 %11.4
;;     %7:v1 = global_atomic_add %4, %6, %11.2-3 glc
;;     global_store_dword %8, %7, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_add_long {
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
    v7 = atomic_rmw.i64 add global align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %8.0:v2 = v_mov_b32_e32 %13.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %13.5
;;     %10:v2 = global_atomic_add_x2 %4, %9, %13.2-3 glc
;;     global_store_dwordx2 %11, %10, %13.0-1 offset:256
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
    v7 = atomic_cas.i32 cas global align 4 rlx agent [v4], v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %7.0:v2 = v_mov_b32_e32 %10.1
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %10.0
;;     %9:v1 = global_atomic_cmpswap %11, %8, %13 glc
;;     global_store_dword %11, %9, %13 offset:256
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
    v7 = atomic_cas.i64 cas global align 8 rlx agent [v4], v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %9.0:v4 = v_mov_b32_e32 %14.2
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.3
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.1
;;     %13:v2 = global_atomic_cmpswap_x2 %15, %12, %17 glc
;;     global_store_dwordx2 %15, %13, %17 offset:256
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
    v8 = atomic_cas.i32 cas global align 4 rlx agent [v5], v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s8 = s_load_dwordx8 %16, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v1 = v_mov_b32_e32 %17.4
;;     %8:v1 = v_mov_b32_e32 %17.5
;;     %11.0:v2 = v_mov_b32_e32 %8
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %6
;;     %13:v1 = global_atomic_cmpswap %4, %12, %17.2-3 glc
;;     global_store_dword %14, %13, %17.0-1 offset:256
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
    v8 = atomic_cas.i64 cas global align 8 rlx agent [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %wave_cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s8 = s_load_dwordx8 %25, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %8.0:v2 = v_mov_b32_e32 %26.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %26.5
;;     %13.0:v2 = v_mov_b32_e32 %26.6
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %26.7
;;     %19.0:v4 = v_mov_b32_e32 %14.0
;;     %20.1:v4 tied(%19) = v_mov_b32_e32 %14.1
;;     %21.2:v4 tied(%20) = v_mov_b32_e32 %9.0
;;     %22.3:v4 tied(%21) = v_mov_b32_e32 %9.1
;;     %23:v2 = global_atomic_cmpswap_x2 %4, %22, %26.2-3 glc
;;     global_store_dwordx2 %24, %23, %26.0-1 offset:256
;; }
;;     end
;; }

kernel %load_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i64 ld global align 8 rlx agent [v4]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 glc dlc makes order
;;     global_store_dwordx2 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %wave_load {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = atomic_load.i32 ld global align 4 rlx agent [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_load target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_load_dword %4, %8.2-3 glc dlc makes order
;;     global_store_dword %6, %5, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_load_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = atomic_load.i64 ld global align 8 rlx agent [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_load_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, null
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v2 = global_load_dwordx2 %4, %8.2-3 glc dlc makes order
;;     global_store_dwordx2 %6, %5, %8.0-1 offset:256
;; }
;;     end
;; }

kernel %store_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_store.i64 st global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %store_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6
;;     global_store_dwordx2 %4, %3, %6 makes order
;; }
;;     end
;; }

kernel %wave_store {
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
    atomic_store.i32 st global align 4 rlx agent [v5], v6
    return
}
;; machine kernel %wave_store target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %6:s4 = s_load_dwordx4 %5, 0x8
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %6.2
;;     global_store_dword %1, %3, %6.0-1 makes order
;; }
;;     end
;; }

kernel %wave_store_long {
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
    atomic_store.i64 st global align 8 rlx agent [v5], v6
    return
}
;; machine kernel %wave_store_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x8
;;     %1:v1 = v_mov_b32_e32 0
;;     %5.0:v2 = v_mov_b32_e32 %8.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.3
;;     global_store_dwordx2 %1, %6, %8.0-1 makes order
;; }
;;     end
;; }
