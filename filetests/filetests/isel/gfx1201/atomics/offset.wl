; test isel precise-output
; target gfx1201
; Offsets and bases of atomics are those of other accesses.

kernel %offset {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4+16], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %offset target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 offset:16 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4-16], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %negative target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 offset:-16 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v1+4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 0
;;     %4:v1 = global_atomic_add_u32 %3, %5, %7 offset:4 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4+0x1000000], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %15.0:v2, %12:s1 = v_add_co_u32 %19.0, %17
;;     %16.1:v2 tied(%15), %14:s1 = v_add_co_ci_u32_e64 %19.1, 0, %12
;;     %8.0:v2, %5:s1 = v_add_co_u32 0x1000000, %16.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 0, %16.1, %5
;;     %10:v1 = global_atomic_add_u32 %9, %17, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %17, %10, %19 offset:256
;; }
;;     end
;; }

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 rlx wg [v2+32], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %group target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_add_rtn_u32 %4, %4 offset:32
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %constant_data {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 1
    v6 = atomic_rmw.i32 add global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %constant_data target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 1
;;     %4:v1 = global_atomic_add_u32 %5, %3, %7 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }
