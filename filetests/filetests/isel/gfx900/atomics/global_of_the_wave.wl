; test isel precise-output
; target gfx900
; Atomics in global memory whose address and operand all lanes share: each lane still does its own.

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
    v7 = atomic_rmw.i32 add global align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %add target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s8 = s_load_dwordx8 %10, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %6:v1 = v_mov_b32_e32 %11.4
;;     %7:v1 = global_atomic_add %4, %6, %11.2-3 glc
;;     global_store_dword %8, %7, %11.0-1 offset:256
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
    v7 = atomic_rmw.i64 add global align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %add_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s8 = s_load_dwordx8 %12, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %8.0:v2 = v_mov_b32_e32 %13.4
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %13.5
;;     %10:v2 = global_atomic_add_x2 %4, %9, %13.2-3 glc
;;     global_store_dwordx2 %11, %10, %13.0-1 offset:256
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
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v5], v6
    return
}
;; machine kernel %umax_no_result target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2 = inputs
;;     %6:s4 = s_load_dwordx4 %5, 0x8
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %6.2
;;     global_atomic_umax %1, %3, %6.0-1
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
    atomic_rmw_noret.i64 umax global align 8 rlx agent [v5], v6
    return
}
;; machine kernel %umax_no_result_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x8
;;     %1:v1 = v_mov_b32_e32 0
;;     %5.0:v2 = v_mov_b32_e32 %8.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.3
;;     global_atomic_umax_x2 %1, %6, %8.0-1
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
    v8 = atomic_cas.i32 cas global align 4 rlx agent [v5], v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %cas target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s8 = s_load_dwordx8 %16, 0x0
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
    v8 = atomic_cas.i64 cas global align 8 rlx agent [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %cas_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s8 = s_load_dwordx8 %25, 0x0
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
    atomic_cas_noret.i32 cas global align 4 rlx agent [v5], v6, v7
    return
}
;; machine kernel %cas_no_result target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x8
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %12.2
;;     %5:v1 = v_mov_b32_e32 %12.3
;;     %8.0:v2 = v_mov_b32_e32 %5
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %3
;;     global_atomic_cmpswap %1, %9, %12.0-1
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
    atomic_cas_noret.i64 cas global align 8 rlx agent [v5], v6, v7
    return
}
;; machine kernel %cas_no_result_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2 = inputs
;;     %22:s4 = s_load_dwordx4 %20, 0x8
;;     %21:s2 = s_load_dwordx2 %20, 0x18
;;     %1:v1 = v_mov_b32_e32 0
;;     %5.0:v2 = v_mov_b32_e32 %22.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %22.3
;;     %10.0:v2 = v_mov_b32_e32 %21.0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %21.1
;;     %16.0:v4 = v_mov_b32_e32 %11.0
;;     %17.1:v4 tied(%16) = v_mov_b32_e32 %11.1
;;     %18.2:v4 tied(%17) = v_mov_b32_e32 %6.0
;;     %19.3:v4 tied(%18) = v_mov_b32_e32 %6.1
;;     global_atomic_cmpswap_x2 %1, %19, %22.0-1
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
    v6 = atomic_load.i32 ld global align 4 rlx agent [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %load target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_load_dword %4, %8.2-3 glc makes order
;;     global_store_dword %6, %5, %8.0-1 offset:256
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
    v6 = atomic_load.i64 ld global align 8 rlx agent [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %load_long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_dwordx4 %7, 0x0
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v2 = global_load_dwordx2 %4, %8.2-3 glc makes order
;;     global_store_dwordx2 %6, %5, %8.0-1 offset:256
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
    atomic_store.i32 st global align 4 rlx agent [v5], v6
    return
}
;; machine kernel %store target gfx900 wave 64 after isel {
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
    atomic_store.i64 st global align 8 rlx agent [v5], v6
    return
}
;; machine kernel %store_long target gfx900 wave 64 after isel {
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
