; test isel precise-output
; target gfx1201
; Atomics in group memory whose address and operand all lanes share: each lane still does its own.

kernel %add {
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
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %4:v1 = v_mov_b32_e32 %11.2
;;     %6:v1 = v_mov_b32_e32 %11.3
;;     %7:v1 = ds_add_rtn_u32 %4, %6
;;     global_store_b32 %8, %7, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %add_long {
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
;; machine kernel %add_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_b256 %13, 0x0
;;     %4:v1 = v_mov_b32_e32 %14.2
;;     %8.0:v2 = v_mov_b32_e32 %14.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %14.5
;;     %10:v2 = ds_add_rtn_u64 %4, %9
;;     global_store_b64 %11, %10, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %umax_no_result {
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
;; machine kernel %umax_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %6:s2 = s_load_b64 %5, 0x8
;;     %1:v1 = v_mov_b32_e32 %6.0
;;     %3:v1 = v_mov_b32_e32 %6.1
;;     ds_max_u32 %1, %3
;; }
;;     end
;; }

kernel %umax_no_result_long {
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
;; machine kernel %umax_no_result_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_b128 %8, 0x8
;;     %1:v1 = v_mov_b32_e32 %9.0
;;     %5.0:v2 = v_mov_b32_e32 %9.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.3
;;     ds_max_u64 %1, %6
;; }
;;     end
;; }

kernel %cas {
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
;; machine kernel %cas target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %10=v0:v1 = inputs
;;     %14:s8 = s_load_b256 %13, 0x0
;;     %4:v1 = v_mov_b32_e32 %14.2
;;     %6:v1 = v_mov_b32_e32 %14.3
;;     %8:v1 = v_mov_b32_e32 %14.4
;;     %9:v1 = ds_cmpstore_rtn_b32 %4, %8, %6
;;     global_store_b32 %10, %9, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %cas_long {
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
;; machine kernel %cas_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s8 = s_load_b256 %18, 0x0
;;     %4:v1 = v_mov_b32_e32 %19.2
;;     %8.0:v2 = v_mov_b32_e32 %19.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %19.5
;;     %13.0:v2 = v_mov_b32_e32 %19.6
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %19.7
;;     %15:v2 = ds_cmpstore_rtn_b64 %4, %14, %9
;;     global_store_b64 %16, %15, %19.0-1 offset:256
;; }
;;     end
;; }

kernel %cas_no_result {
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
;; machine kernel %cas_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_b128 %8, 0x8
;;     %1:v1 = v_mov_b32_e32 %9.0
;;     %3:v1 = v_mov_b32_e32 %9.1
;;     %5:v1 = v_mov_b32_e32 %9.2
;;     ds_cmpstore_b32 %1, %5, %3
;; }
;;     end
;; }

kernel %cas_no_result_long {
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
;; machine kernel %cas_no_result_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2 = inputs
;;     %15:s4 = s_load_b128 %12, 0x8
;;     %13:s2 = s_load_b64 %12, 0x18
;;     %1:v1 = v_mov_b32_e32 %15.0
;;     %5.0:v2 = v_mov_b32_e32 %15.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %15.3
;;     %10.0:v2 = v_mov_b32_e32 %13.0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %13.1
;;     ds_cmpstore_b64 %1, %11, %6
;; }
;;     end
;; }

kernel %load {
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
;; machine kernel %load target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %4:v1 = v_mov_b32_e32 %9.2
;;     %5:v1 = ds_load_b32 %4 makes order
;;     global_store_b32 %6, %5, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %load_long {
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
;; machine kernel %load_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %4:v1 = v_mov_b32_e32 %9.2
;;     %5:v2 = ds_load_b64 %4 makes order
;;     global_store_b64 %6, %5, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %store {
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
;; machine kernel %store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %6:s2 = s_load_b64 %5, 0x8
;;     %1:v1 = v_mov_b32_e32 %6.0
;;     %3:v1 = v_mov_b32_e32 %6.1
;;     ds_store_b32 %1, %3 makes order
;; }
;;     end
;; }

kernel %store_long {
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
;; machine kernel %store_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_b128 %8, 0x8
;;     %1:v1 = v_mov_b32_e32 %9.0
;;     %5.0:v2 = v_mov_b32_e32 %9.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.3
;;     ds_store_b64 %1, %6 makes order
;; }
;;     end
;; }
