; test isel precise-output
; target gfx1201
; Compare and swap in global memory: new value and expected value are a tuple, but in group memory.

kernel %word {
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %7.0:v2 = v_mov_b32_e32 %10.1
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %10.0
;;     %9:v1 = global_atomic_cmpswap_b32 %11, %8, %13 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %11, %9, %13 offset:256
;; }
;;     end
;; }

kernel %no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    atomic_cas_noret.i32 cas global align 4 rlx agent [v4], v5, v6
    return
}
;; machine kernel %no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8.1
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.0
;;     global_atomic_cmpswap_b32 %9, %7, %11 scope:SCOPE_DEV
;; }
;;     end
;; }

kernel %long {
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v4 = global_load_b128 %15, %17
;;     %9.0:v4 = v_mov_b32_e32 %14.2
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %14.3
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %14.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %14.1
;;     %13:v2 = global_atomic_cmpswap_b64 %15, %12, %17 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %15, %13, %17 offset:256
;; }
;;     end
;; }

kernel %long_no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    atomic_cas_noret.i64 cas global align 8 rlx agent [v4], v5, v6
    return
}
;; machine kernel %long_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v4 = global_load_b128 %13, %15
;;     %8.0:v4 = v_mov_b32_e32 %12.2
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %12.3
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %12.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %12.1
;;     global_atomic_cmpswap_b64 %13, %11, %15 scope:SCOPE_DEV
;; }
;;     end
;; }
