; test isel precise-output
; target gfx942
; Stores of each order and scope: what a release needs before it.
; Here are the forms whose code is not that of gfx900.

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    atomic_store.i32 st global align 4 rlx wg [v4], v2
    return
}
;; machine kernel %rlx_wg target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4 sc0 makes order
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
    atomic_store.i32 st global align 4 rlx agent [v4], v2
    return
}
;; machine kernel %rlx_agent target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4 sc1 makes order
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
    atomic_store.i32 st global align 4 rlx system [v4], v2
    return
}
;; machine kernel %rlx_system target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     global_store_dword %2, %2, %4 sc0 sc1 makes order
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
    atomic_store.i32 st global align 4 screl wg [v4], v2
    return
}
;; machine kernel %screl_wg target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     s_waitcnt lgkmcnt(0)
;;     global_store_dword %2, %2, %4 sc0 makes order
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
    atomic_store.i32 st global align 4 screl agent [v4], v2
    return
}
;; machine kernel %screl_agent target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     buffer_wbl2 sc1
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     global_store_dword %2, %2, %4 sc1 makes order
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
    atomic_store.i32 st global align 4 screl system [v4], v2
    return
}
;; machine kernel %screl_system target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, 0x0
;;     buffer_wbl2 sc0 sc1
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     global_store_dword %2, %2, %4 sc0 sc1 makes order
;; }
;;     end
;; }
