; test isel precise-output
; target gfx1100
; Loads of each order and scope: cache bits, and what an acquire needs after it.
; Here are the forms whose code is not that of gfx1030.

kernel %rlx_wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld global align 4 rlx wave [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wave target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 makes order
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld global align 4 rlx wg [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wg target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 glc makes order
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_load.i32 ld global align 4 rlx agent [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 glc makes order
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_load.i32 ld global align 4 rlx system [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_system target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 glc makes order
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %scacq_wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld global align 4 scacq wave [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_wave target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     %3:v1 = global_load_b32 %4, %6 makes order
;;     s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63)
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_load.i32 ld global align 4 scacq wg [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_wg target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     %3:v1 = global_load_b32 %4, %6 glc makes order
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl0_inv
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_load.i32 ld global align 4 scacq agent [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_agent target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     %3:v1 = global_load_b32 %4, %6 glc makes order
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl1_inv
;;     buffer_gl0_inv
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_load.i32 ld global align 4 scacq system [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scacq_system target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     %3:v1 = global_load_b32 %4, %6 glc makes order
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl1_inv
;;     buffer_gl0_inv
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
