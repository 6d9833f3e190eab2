; test isel precise-output
; target gfx803
; Read-modify-writes of each order and scope.
; Here are the forms whose code is not that of gfx900.

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wg target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %rlx_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %rlx_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 rlx system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_system target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %scacq_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scacq wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_wg target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     s_waitcnt lgkmcnt(0)
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %scacq_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scacq agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_agent target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %scacq_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scacq system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_system target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %screl_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 screl wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %screl_wg target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %screl_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 screl agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %screl_agent target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %screl_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 screl system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %screl_system target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %scar_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scar wg [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_wg target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     s_waitcnt lgkmcnt(0)
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %scar_agent {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scar agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_agent target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %scar_system {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add global align 4 scar system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_system target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17.0:v2, %13:s2 = v_add_u32_e64 %21.0, %19
;;     %16:v1 = v_mov_b32_e32 %21.1
;;     %18.1:v2 tied(%17), %15:s2 = v_addc_u32_e64 %16, 0, %13
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %10:v1 = flat_atomic_add %18, %19 glc
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %18.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %18.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }
