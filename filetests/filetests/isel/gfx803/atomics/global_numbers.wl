; test isel precise-output
; target gfx803
; Atomic sums, minima and maxima of words in global memory, with the old value.
; Here are the forms whose code is not that of gfx900.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 add global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %add target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = flat_atomic_add %20, %11 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
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
    v6 = atomic_rmw.i32 sub global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %sub target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = flat_atomic_sub %20, %11 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
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
    v6 = atomic_rmw.i32 umin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umin target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = flat_atomic_umin %20, %11 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
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
    v6 = atomic_rmw.i32 umax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umax target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = flat_atomic_umax %20, %11 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
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
    v6 = atomic_rmw.i32 smin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smin target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = flat_atomic_smin %20, %11 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
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
    v6 = atomic_rmw.i32 smax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smax target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_dword %20
;;     %10:v1 = flat_atomic_smax %20, %11 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }
