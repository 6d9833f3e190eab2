; test isel precise-output
; target gfx1201
; Loads of each order and scope: cache bits, and what an acquire needs after it.

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
;; machine kernel %rlx_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
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
;; machine kernel %rlx_wg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_SE makes order
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
;; machine kernel %rlx_agent target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_DEV makes order
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
;; machine kernel %rlx_system target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_SYS makes order
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
;; machine kernel %scacq_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_load_b32 %4, %6 makes order
;;     s_wait_loadcnt 0xff
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
;; machine kernel %scacq_wg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_SE makes order
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_SE
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
;; machine kernel %scacq_agent target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_DEV makes order
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
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
;; machine kernel %scacq_system target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_SYS makes order
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_SYS
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
