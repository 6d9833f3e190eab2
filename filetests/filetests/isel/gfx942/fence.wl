; test isel precise-output
; target gfx942
; Fences of each order and scope.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %scacq_agent target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_inv sc1
;;     global_store_dword %2, %2, %4 offset:4
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
;; machine kernel %scacq_system target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_inv sc0 sc1
;;     global_store_dword %2, %2, %4 offset:4
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
;; machine kernel %screl_agent target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4
;;     buffer_wbl2 sc1
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     global_store_dword %2, %2, %4 offset:4
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
;; machine kernel %screl_system target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4
;;     buffer_wbl2 sc0 sc1
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     global_store_dword %2, %2, %4 offset:4
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
;; machine kernel %scar_agent target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4
;;     buffer_wbl2 sc1
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_inv sc1
;;     global_store_dword %2, %2, %4 offset:4
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
;; machine kernel %scar_system target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4
;;     buffer_wbl2 sc0 sc1
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_inv sc0 sc1
;;     global_store_dword %2, %2, %4 offset:4
;; }
;;     end
;; }
