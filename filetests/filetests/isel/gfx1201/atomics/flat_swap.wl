; test isel precise-output
; target gfx1201
; Compare and swap in flat memory: new value and expected value are a tuple, but in group memory.

kernel %word {
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
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:v2 = global_load_b64 %13, %15 offset:8
;;     %8.0:v2 = v_mov_b32_e32 %11.1
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %11.0
;;     %10:v1 = flat_atomic_cmpswap_b32 %12, %9 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %13, %10, %15 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    atomic_cas_noret.i32 cas flat align 4 rlx agent [v5], v6, v7
    return
}
;; machine kernel %no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:v2 = global_load_b64 %11, %13 offset:8
;;     %5.0:v2 = v_mov_b32_e32 %9.1
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.0
;;     flat_atomic_cmpswap_b32 %10, %6 scope:SCOPE_DEV
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
    v7 = load.i64 global align 8 [v4+16]
    v8 = atomic_cas.i64 cas flat align 8 rlx agent [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v4 = global_load_b128 %17, %19
;;     %15:v2 = global_load_b64 %17, %19 offset:16
;;     %10.0:v4 = v_mov_b32_e32 %15.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %15.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %16.2
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %16.3
;;     %14:v2 = flat_atomic_cmpswap_b64 %16.0-1, %13 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b64 %17, %14, %19 offset:256
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
    v7 = load.i64 global align 8 [v4+16]
    atomic_cas_noret.i64 cas flat align 8 rlx agent [v5], v6, v7
    return
}
;; machine kernel %long_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v4 = global_load_b128 %15, %17
;;     %13:v2 = global_load_b64 %15, %17 offset:16
;;     %7.0:v4 = v_mov_b32_e32 %13.0
;;     %8.1:v4 tied(%7) = v_mov_b32_e32 %13.1
;;     %9.2:v4 tied(%8) = v_mov_b32_e32 %14.2
;;     %10.3:v4 tied(%9) = v_mov_b32_e32 %14.3
;;     flat_atomic_cmpswap_b64 %14.0-1, %10 scope:SCOPE_DEV
;; }
;;     end
;; }
