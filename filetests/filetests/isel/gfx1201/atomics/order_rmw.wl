; test isel precise-output
; target gfx1201
; Read-modify-writes of each order and scope.

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
;; machine kernel %rlx_wg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SE
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
    v5 = atomic_rmw.i32 add global align 4 rlx agent [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_agent target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
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
    v5 = atomic_rmw.i32 add global align 4 rlx system [v4], v2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rlx_system target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SYS
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
    v5 = atomic_rmw.i32 add global align 4 scacq wg [v4], v2
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
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SE
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
    v5 = atomic_rmw.i32 add global align 4 scacq agent [v4], v2
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
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
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
    v5 = atomic_rmw.i32 add global align 4 scacq system [v4], v2
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
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_SYS
;;     global_store_b32 %4, %3, %6 offset:256
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
;; machine kernel %screl_wg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SE
;;     global_store_b32 %4, %3, %6 offset:256
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
;; machine kernel %screl_agent target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     global_store_b32 %4, %3, %6 offset:256
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
;; machine kernel %screl_system target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     global_wb scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SYS
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
    v5 = atomic_rmw.i32 add global align 4 scar wg [v4], v2
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
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SE
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
    v5 = atomic_rmw.i32 add global align 4 scar agent [v4], v2
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
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     global_store_b32 %4, %3, %6 offset:256
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
;; machine kernel %scar_system target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     global_wb scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %3:v1 = global_atomic_add_u32 %4, %4, %6 th:TH_ATOMIC_RETURN scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_SYS
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
