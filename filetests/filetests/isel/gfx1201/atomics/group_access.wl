; test isel precise-output
; target gfx1201
; Atomic loads and stores in group memory.

kernel %load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld group align 4 rlx agent [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %load target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_load_b32 %4 makes order
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
    atomic_store.i32 st group align 4 rlx agent [v2], v2
    return
}
;; machine kernel %store target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1=v0:v1 = inputs
;;     ds_store_b32 %1, %1 makes order
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
    v5 = atomic_load.i64 ld group align 8 rlx agent [v2]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = ds_load_b64 %4 makes order
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
    atomic_store.i64 st group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %store_long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6 makes constant
;;     ds_store_b64 %4, %3 makes order
;; }
;;     end
;; }
