; test isel precise-output
; target gfx1201
; Atomic loads and stores in flat memory.

kernel %load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = atomic_load.i32 ld flat align 4 rlx agent [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %load target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = flat_load_b32 %5 scope:SCOPE_DEV makes order
;;     global_store_b32 %6, %4, %8 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    atomic_store.i32 st flat align 4 rlx agent [v5], v2
    return
}
;; machine kernel %store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6
;;     flat_store_b32 %3, %4 scope:SCOPE_DEV makes order
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = atomic_load.i64 ld flat align 8 rlx agent [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %load_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v2 = flat_load_b64 %5 scope:SCOPE_DEV makes order
;;     global_store_b64 %6, %4, %8 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    atomic_store.i64 st flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %store_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7
;;     flat_store_b64 %4.0-1, %4.2-3 scope:SCOPE_DEV makes order
;; }
;;     end
;; }
