; test isel precise-output
; target gfx1201
; Atomic operations on 64 bits in group memory, with the old value.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = atomic_rmw.i64 add group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_add_rtn_u64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 sub group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %sub target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_sub_rtn_u64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 umin group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_min_rtn_u64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 umax group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_max_rtn_u64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 smin group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_min_rtn_i64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 smax group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_max_rtn_i64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 and group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %and target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_and_rtn_b64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 or group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_or_rtn_b64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 xor group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_xor_rtn_b64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 exch group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %exch target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_storexchg_rtn_b64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 wrapinc group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapinc target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_inc_rtn_u64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = atomic_rmw.i64 wrapdec group align 8 rlx agent [v2], v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wrapdec target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = ds_dec_rtn_u64 %6, %5
;;     global_store_b64 %6, %4, %8 offset:256
;; }
;;     end
;; }
