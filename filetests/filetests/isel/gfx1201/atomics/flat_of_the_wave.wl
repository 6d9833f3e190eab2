; test isel precise-output
; target gfx1201
; Atomics in flat memory whose address and operand all lanes share: each lane still does its own.

kernel %add {
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
;; machine kernel %add target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s8 = s_load_b256 %13, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %14.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %14.3
;;     %9:v1 = v_mov_b32_e32 %14.4
;;     %10:v1 = flat_atomic_add_u32 %7, %9 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %11, %10, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %add_long {
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
;; machine kernel %add_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s8 = s_load_b256 %15, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %16.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %16.3
;;     %11.0:v2 = v_mov_b32_e32 %16.4
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %16.5
;;     %13:v2 = flat_atomic_add_u64 %7, %12 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %14, %13, %16.0-1 offset:256
;; }
;;     end
;; }

kernel %umax_no_result {
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
;; machine kernel %umax_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_b128 %8, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %9.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %9.1
;;     %6:v1 = v_mov_b32_e32 %9.2
;;     flat_atomic_max_u32 %4, %6 scope:SCOPE_DEV
;; }
;;     end
;; }

kernel %umax_no_result_long {
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
;; machine kernel %umax_no_result_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2 = inputs
;;     %11:s4 = s_load_b128 %10, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %11.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %11.1
;;     %8.0:v2 = v_mov_b32_e32 %11.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %11.3
;;     flat_atomic_max_u64 %4, %9 scope:SCOPE_DEV
;; }
;;     end
;; }

kernel %cas {
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
;; machine kernel %cas target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s8 = s_load_b256 %19, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %20.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %20.3
;;     %9:v1 = v_mov_b32_e32 %20.4
;;     %11:v1 = v_mov_b32_e32 %20.5
;;     %14.0:v2 = v_mov_b32_e32 %11
;;     %15.1:v2 tied(%14) = v_mov_b32_e32 %9
;;     %16:v1 = flat_atomic_cmpswap_b32 %7, %15 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %17, %16, %20.0-1 offset:256
;; }
;;     end
;; }

kernel %cas_long {
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
;; machine kernel %cas_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     %29:s8 = s_load_b256 %28, 0x0
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
;;     %26:v2 = flat_atomic_cmpswap_b64 %7, %25 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %27, %26, %29.0-1 offset:256
;; }
;;     end
;; }

kernel %cas_no_result {
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
;; machine kernel %cas_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2 = inputs
;;     %15:s4 = s_load_b128 %14, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %15.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %15.1
;;     %6:v1 = v_mov_b32_e32 %15.2
;;     %8:v1 = v_mov_b32_e32 %15.3
;;     %11.0:v2 = v_mov_b32_e32 %8
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %6
;;     flat_atomic_cmpswap_b32 %4, %12 scope:SCOPE_DEV
;; }
;;     end
;; }

kernel %cas_no_result_long {
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
;; machine kernel %cas_no_result_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2 = inputs
;;     %25:s4 = s_load_b128 %23, 0x8
;;     %24:s2 = s_load_b64 %23, 0x18
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
;;     flat_atomic_cmpswap_b64 %4, %22 scope:SCOPE_DEV
;; }
;;     end
;; }

kernel %load {
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
;; machine kernel %load target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %11.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.3
;;     %8:v1 = flat_load_b32 %7 scope:SCOPE_DEV makes order
;;     global_store_b32 %9, %8, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %load_long {
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
;; machine kernel %load_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %11.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.3
;;     %8:v2 = flat_load_b64 %7 scope:SCOPE_DEV makes order
;;     global_store_b64 %9, %8, %11.0-1 offset:256
;; }
;;     end
;; }

kernel %store {
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
;; machine kernel %store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2 = inputs
;;     %9:s4 = s_load_b128 %8, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %9.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %9.1
;;     %6:v1 = v_mov_b32_e32 %9.2
;;     flat_store_b32 %4, %6 scope:SCOPE_DEV makes order
;; }
;;     end
;; }

kernel %store_long {
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
;; machine kernel %store_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2 = inputs
;;     %11:s4 = s_load_b128 %10, 0x8
;;     %3.0:v2 = v_mov_b32_e32 %11.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %11.1
;;     %8.0:v2 = v_mov_b32_e32 %11.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %11.3
;;     flat_store_b64 %4, %9 scope:SCOPE_DEV makes order
;; }
;;     end
;; }
