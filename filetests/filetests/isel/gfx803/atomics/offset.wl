; test isel precise-output
; target gfx803
; Offsets and bases of atomics are those of other accesses.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %offset target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %13.0:v2, %10:s2 = v_add_u32_e64 16, %24.0
;;     %14.1:v2 tied(%13), %12:s2 = v_addc_u32_e64 0, %24.1, %10
;;     %16:v1 = flat_atomic_add %14, %25 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_dword %7, %16
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
;; machine kernel %negative target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %13.0:v2, %10:s2 = v_add_u32_e64 -16, %24.0
;;     %14.1:v2 tied(%13), %12:s2 = v_addc_u32_e64 -1, %24.1, %10
;;     %16:v1 = flat_atomic_add %14, %25 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_dword %7, %16
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
;; machine kernel %wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %15.0:v2, %11:s2 = v_add_u32_e64 4, %28.0
;;     %16.1:v2 tied(%15), %13:s2 = v_addc_u32_e64 0, %23, %11
;;     %18:v1 = flat_atomic_add %16, %26 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %18
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
;; machine kernel %beyond target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %11:s1 = s_mov_b32 0x1000000
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %25.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %25.1, %10
;;     %17:v1 = flat_atomic_add %15, %26 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %17
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
;; machine kernel %group target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v1 = ds_add_rtn_u32 %19, %19 offset:32
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %constant_data target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_u32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %9:v1 = v_mov_b32_e32 1
;;     %10:v1 = flat_atomic_add %19, %9 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %19.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }
