; test isel precise-output
; target gfx1201
; Orders in group memory: its results come in order, but other memory has to be complete.

kernel %rlx_wg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_rmw.i32 add group align 4 rlx wg [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_wg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_add_rtn_u32 %4, %4
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
    v5 = atomic_rmw.i32 add group align 4 rlx agent [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_add_rtn_u32 %4, %4
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_rmw.i32 add group align 4 scar wg [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_wg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = ds_add_rtn_u32 %4, %4
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_SE
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = atomic_rmw.i32 add group align 4 scar agent [v2], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %scar_agent target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = ds_add_rtn_u32 %4, %4
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
