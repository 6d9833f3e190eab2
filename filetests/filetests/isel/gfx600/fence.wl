; test isel precise-output
; target gfx600
; Fences of each order and scope.
; Here are the forms whose code is not that of gfx700.

kernel %scacq_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4], v2
    fence scacq wg
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scacq_wg target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt lgkmcnt(0)
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence scacq agent
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scacq_agent target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence scacq system
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scacq_system target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence screl wg
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %screl_wg target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt lgkmcnt(0)
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence screl agent
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %screl_agent target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence screl system
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %screl_system target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence scar wg
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scar_wg target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt lgkmcnt(0)
;;     s_waitcnt lgkmcnt(0)
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence scar agent
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scar_agent target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
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
    store.i32 global align 4 [v4], v2
    fence scar system
    store.i32 global align 4 [v4+4], v2
    return
}
;; machine kernel %scar_system target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18.2:s4 = s_mov_b32 0
;;     %19.3:s4 tied(%18) = s_mov_b32 0x100f000
;;     %20.0:s4 tied(%19) = s_mov_b32 %28.0
;;     %21.1:s4 tied(%20) = s_mov_b32 %28.1
;;     %24.1:v2 = v_mov_b32_e32 0
;;     %25.0:v2 tied(%24) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %25, %21, 0 addr64
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dword %26, %13, %9, 0 addr64 offset:4
;; }
;;     end
;; }
