; test isel precise-output
; target gfx1201
; Atomic loads and stores in global memory.

kernel %load {
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
;; machine kernel %load target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = global_load_b32 %4, %6 scope:SCOPE_DEV makes order
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store {
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
;; machine kernel %store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_b64 %3, 0x0
;;     global_store_b32 %2, %2, %4 scope:SCOPE_DEV makes order
;; }
;;     end
;; }

kernel %load_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i64 ld global align 8 rlx agent [v4]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 scope:SCOPE_DEV makes order
;;     global_store_b64 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_store.i64 st global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %store_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6
;;     global_store_b64 %4, %3, %6 scope:SCOPE_DEV makes order
;; }
;;     end
;; }
