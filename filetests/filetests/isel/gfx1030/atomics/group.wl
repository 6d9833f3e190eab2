; test isel precise-output
; target gfx1030
; Atomic operations on words and longs in group memory, with the old value.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 add group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_add_rtn_u32 %6, %5
;;     global_store_dword %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 add group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_add_rtn_u64 %6, %5
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
    v6 = atomic_rmw.i32 and group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %and target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_and_rtn_b32 %6, %5
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
    v6 = atomic_rmw.i64 and group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %and_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_and_rtn_b64 %6, %5
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
    v6 = atomic_rmw.i32 exch group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %exch target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_wrxchg_rtn_b32 %6, %5
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
    v6 = atomic_rmw.i64 exch group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %exch_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_wrxchg_rtn_b64 %6, %5
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
    v6 = atomic_rmw.i32 or group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %or target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_or_rtn_b32 %6, %5
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
    v6 = atomic_rmw.i64 or group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %or_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_or_rtn_b64 %6, %5
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
    v6 = atomic_rmw.i32 smax group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_max_rtn_i32 %6, %5
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
    v6 = atomic_rmw.i64 smax group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_max_rtn_i64 %6, %5
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
    v6 = atomic_rmw.i32 smin group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_min_rtn_i32 %6, %5
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
    v6 = atomic_rmw.i64 smin group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_min_rtn_i64 %6, %5
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
    v6 = atomic_rmw.i32 sub group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %sub target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_sub_rtn_u32 %6, %5
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
    v6 = atomic_rmw.i64 sub group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %sub_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_sub_rtn_u64 %6, %5
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
    v6 = atomic_rmw.i32 umax group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umax target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_max_rtn_u32 %6, %5
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
    v6 = atomic_rmw.i64 umax group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umax_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_max_rtn_u64 %6, %5
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
    v6 = atomic_rmw.i32 umin group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umin target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_min_rtn_u32 %6, %5
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
    v6 = atomic_rmw.i64 umin group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umin_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_min_rtn_u64 %6, %5
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
    v6 = atomic_rmw.i32 wrapdec group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wrapdec target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_dec_rtn_u32 %6, %5
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
    v6 = atomic_rmw.i64 wrapdec group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapdec_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_dec_rtn_u64 %6, %5
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
    v6 = atomic_rmw.i32 wrapinc group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wrapinc target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_inc_rtn_u32 %6, %5
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
    v6 = atomic_rmw.i64 wrapinc group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapinc_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_inc_rtn_u64 %6, %5
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
    v6 = atomic_rmw.i32 xor group align 4 rlx wg [v2], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %xor target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = ds_xor_rtn_b32 %6, %5
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
    v6 = atomic_rmw.i64 xor group align 8 rlx wg [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %xor_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v2 = ds_xor_rtn_b64 %6, %5
;;     global_store_dwordx2 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave_add {
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
    v7 = atomic_rmw.i32 add group align 4 rlx wg [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_add target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     %4:v1 = v_mov_b32_e32 %11.2
;;     %6:v1 = v_mov_b32_e32 %11.3
;;     %7:v1 = ds_add_rtn_u32 %4, %6
;;     global_store_dword %8, %7, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_add_long {
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
    v7 = atomic_rmw.i64 add group align 8 rlx wg [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_add_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_dwordx8 %13, null
;;     %4:v1 = v_mov_b32_e32 %14.2
;;     %8.0:v2 = v_mov_b32_e32 %14.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %14.5
;;     %10:v2 = ds_add_rtn_u64 %4, %9
;;     global_store_dwordx2 %11, %10, %14.0-1 offset:256
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
    v7 = atomic_cas.i32 cas group align 4 rlx wg [v2], v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %5:v1 = ds_cmpst_rtn_b32 %7, %6.0, %6.1
;;     global_store_dword %7, %5, %9 offset:256
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
    v7 = atomic_cas.i64 cas group align 8 rlx wg [v2], v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = ds_cmpst_rtn_b64 %7, %6.0-1, %6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
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
    v8 = atomic_cas.i32 cas group align 4 rlx wg [v5], v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_cas target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %10=v0:v1 = inputs
;;     %14:s8 = s_load_dwordx8 %13, null
;;     %4:v1 = v_mov_b32_e32 %14.2
;;     %6:v1 = v_mov_b32_e32 %14.3
;;     %8:v1 = v_mov_b32_e32 %14.4
;;     %9:v1 = ds_cmpst_rtn_b32 %4, %6, %8
;;     global_store_dword %10, %9, %14.0-1 offset:256
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
    v8 = atomic_cas.i64 cas group align 8 rlx wg [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %wave_cas_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s8 = s_load_dwordx8 %18, null
;;     %4:v1 = v_mov_b32_e32 %19.2
;;     %8.0:v2 = v_mov_b32_e32 %19.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %19.5
;;     %13.0:v2 = v_mov_b32_e32 %19.6
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %19.7
;;     %15:v2 = ds_cmpst_rtn_b64 %4, %9, %14
;;     global_store_dwordx2 %16, %15, %19.0-1 offset:256
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
    v5 = atomic_load.i32 ld group align 4 rlx wg [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %load target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = ds_read_b32 %4 makes order
;;     global_store_dword %4, %3, %6 offset:256
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
    v5 = atomic_load.i64 ld group align 8 rlx wg [v2]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = ds_read_b64 %4 makes order
;;     global_store_dwordx2 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %wave_load {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = atomic_load.i32 ld group align 4 rlx wg [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_load target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_mov_b32_e32 %9.2
;;     %5:v1 = ds_read_b32 %4 makes order
;;     global_store_dword %6, %5, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_load_long {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = atomic_load.i64 ld group align 8 rlx wg [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_load_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_mov_b32_e32 %9.2
;;     %5:v2 = ds_read_b64 %4 makes order
;;     global_store_dwordx2 %6, %5, %9.0-1 offset:256
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_store.i32 st group align 4 rlx wg [v2], v5
    return
}
;; machine kernel %store target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_dword %4, %6 makes constant
;;     ds_write_b32 %4, %3 makes order
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
    atomic_store.i64 st group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %store_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v2 = global_load_dwordx2 %4, %6 makes constant
;;     ds_write_b64 %4, %3 makes order
;; }
;;     end
;; }

kernel %wave_store {
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
    atomic_store.i32 st group align 4 rlx wg [v5], v6
    return
}
;; machine kernel %wave_store target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x8
;;     %1:v1 = v_mov_b32_e32 %6.0
;;     %3:v1 = v_mov_b32_e32 %6.1
;;     ds_write_b32 %1, %3 makes order
;; }
;;     end
;; }

kernel %wave_store_long {
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
    atomic_store.i64 st group align 8 rlx wg [v5], v6
    return
}
;; machine kernel %wave_store_long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x8
;;     %1:v1 = v_mov_b32_e32 %9.0
;;     %5.0:v2 = v_mov_b32_e32 %9.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.3
;;     ds_write_b64 %1, %6 makes order
;; }
;;     end
;; }
