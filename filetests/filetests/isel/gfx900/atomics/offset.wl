; test isel precise-output
; target gfx900
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
;; machine kernel %offset target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_atomic_add %4, %4, %6 offset:16 glc
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %negative target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = global_atomic_add %4, %4, %6 offset:-16 glc
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 0
;;     %4:v1 = global_atomic_add %3, %5, %7 offset:4 glc
;;     global_store_dword %5, %4, %7 offset:256
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
;; machine kernel %beyond target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_co_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_co_u32_e64 %16, 0, %13
;;     %6:s1 = s_mov_b32 0x1000000
;;     %9.0:v2, %5:s2 = v_add_co_u32_e64 %6, %18.0
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 0, %18.1, %5
;;     %11:v1 = global_atomic_add %10, %19, off glc
;;     global_store_dword %19, %11, %21 offset:256
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
;; machine kernel %group target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     %3:v1 = ds_add_rtn_u32 %4, %4 offset:32
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %constant_data target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 1
;;     %4:v1 = global_atomic_add %5, %3, %7 glc
;;     global_store_dword %5, %4, %7 offset:256
;; }
;;     end
;; }
