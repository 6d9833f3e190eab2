; test isel precise-output
; target gfx1030
; Atomic operations on words and longs in flat memory, with the old value.

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
    v7 = atomic_rmw.i32 add flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_add %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 add flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_add_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 and flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %and target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_and %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 and flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %and_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_and_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 exch flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %exch target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_swap %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 exch flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %exch_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_swap_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 or flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %or target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_or %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 or flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %or_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_or_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 smax flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %smax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_smax %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 smax flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %smax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_smax_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 smin flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %smin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_smin %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 smin flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %smin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_smin_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 sub flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %sub target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_sub %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 sub flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %sub_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_sub_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 umax flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_umax %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 umax flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_umax_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 umin flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %umin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_umin %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 umin flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %umin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_umin_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 wrapdec flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wrapdec target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_dec %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 wrapdec flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wrapdec_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_dec_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 wrapinc flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wrapinc target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_inc %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 wrapinc flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wrapinc_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_inc_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 xor flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %xor target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v1 = flat_atomic_xor %7, %6 glc
;;     global_store_dword %8, %5, %10 offset:256
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
    v7 = atomic_rmw.i64 xor flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %xor_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = flat_atomic_xor_x2 %6.0-1, %6.2-3 glc
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v7 = atomic_rmw.i32 add flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_dwordx8 %13, null
;;     %6.0:v2 = v_mov_b32_e32 %14.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %14.3
;;     %9:v1 = v_mov_b32_e32 %14.4
;;     %10:v1 = flat_atomic_add %7, %9 glc
;;     global_store_dword %11, %10, %14.0-1 offset:256
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
    v7 = atomic_rmw.i64 add flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s8 = s_load_dwordx8 %15, null
;;     %6.0:v2 = v_mov_b32_e32 %16.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %16.3
;;     %11.0:v2 = v_mov_b32_e32 %16.4
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %16.5
;;     %13:v2 = flat_atomic_add_x2 %7, %12 glc
;;     global_store_dwordx2 %14, %13, %16.0-1 offset:256
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
    v8 = atomic_cas.i32 cas flat align 4 rlx agent [v5], v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %12:v2 = global_load_dwordx2 %13, %15
;;     %11:v2 = global_load_dwordx2 %13, %15 offset:8
;;     %8.0:v2 = v_mov_b32_e32 %11.1
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %11.0
;;     %10:v1 = flat_atomic_cmpswap %12, %9 glc
;;     global_store_dword %13, %10, %15 offset:256
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
    v8 = atomic_cas.i64 cas flat align 8 rlx agent [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %16:v4 = global_load_dwordx4 %17, %19
;;     %15:v2 = global_load_dwordx2 %17, %19 offset:16
;;     %10.0:v4 = v_mov_b32_e32 %15.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %15.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %16.3
;;     %14:v2 = flat_atomic_cmpswap_x2 %16.0-1, %13 glc
;;     global_store_dwordx2 %17, %14, %19 offset:256
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
    v8 = atomic_cas.i32 cas flat align 4 rlx agent [v5], v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s8 = s_load_dwordx8 %19, null
;;     %6.0:v2 = v_mov_b32_e32 %20.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %20.3
;;     %9:v1 = v_mov_b32_e32 %20.4
;;     %11:v1 = v_mov_b32_e32 %20.5
;;     %14.0:v2 = v_mov_b32_e32 %11
;;     %15.1:v2 tied(%14) = v_mov_b32_e32 %9
;;     %16:v1 = flat_atomic_cmpswap %7, %15 glc
;;     global_store_dword %17, %16, %20.0-1 offset:256
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
    v8 = atomic_cas.i64 cas flat align 8 rlx agent [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %wave_cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     %29:s8 = s_load_dwordx8 %28, null
;;     %6.0:v2 = v_mov_b32_e32 %29.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %29.3
;;     %11.0:v2 = v_mov_b32_e32 %29.4
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %29.5
;;     %16.0:v2 = v_mov_b32_e32 %29.6
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 %29.7
;;     %22.0:v4 = v_mov_b32_e32 %17.0
;;     %23.1:v4 tied(%22) = v_mov_b32_e32 %17.1
;;     %24.2:v4 tied(%23) = v_mov_b32_e32 %12.0
;;     %25.3:v4 tied(%24) = v_mov_b32_e32 %12.1
;;     %26:v2 = flat_atomic_cmpswap_x2 %7, %25 glc
;;     global_store_dwordx2 %27, %26, %29.0-1 offset:256
;; }
;;     end
;; }

kernel %load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = atomic_load.i32 ld flat align 4 rlx agent [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %load target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = flat_load_dword %5 glc dlc makes order
;;     global_store_dword %6, %4, %8 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = atomic_load.i64 ld flat align 8 rlx agent [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %load_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = flat_load_dwordx2 %5 glc dlc makes order
;;     global_store_dwordx2 %6, %4, %8 offset:256
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
    v6 = atomic_load.i32 ld flat align 4 rlx agent [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_load target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     %6.0:v2 = v_mov_b32_e32 %11.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.3
;;     %8:v1 = flat_load_dword %7 glc dlc makes order
;;     global_store_dword %9, %8, %11.0-1 offset:256
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
    v6 = atomic_load.i64 ld flat align 8 rlx agent [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_load_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     %6.0:v2 = v_mov_b32_e32 %11.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.3
;;     %8:v2 = flat_load_dwordx2 %7 glc dlc makes order
;;     global_store_dwordx2 %9, %8, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %store {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    atomic_store.i32 st flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %store target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = global_load_dword %6, %8 offset:8
;;     flat_store_dword %5, %4 makes order
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_store.i64 st flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %store_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v4 = global_load_dwordx4 %5, %7
;;     flat_store_dwordx2 %4.0-1, %4.2-3 makes order
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
    atomic_store.i32 st flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %wave_store target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %9.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %9.1
;;     %6:v1 = v_mov_b32_e32 %9.2
;;     flat_store_dword %4, %6 makes order
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
    atomic_store.i64 st flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %wave_store_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2 = inputs
;;     %11:s4 = s_load_dwordx4 %10, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %11.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %11.1
;;     %8.0:v2 = v_mov_b32_e32 %11.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %11.3
;;     flat_store_dwordx2 %4, %9 makes order
;; }
;;     end
;; }
