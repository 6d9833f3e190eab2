; test isel precise-output
; target gfx1201
; Compare and swap in group memory: new value and expected value are a tuple, but in group memory.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = atomic_cas.i32 cas group align 4 rlx agent [v2], v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = ds_cmpstore_rtn_b32 %7, %6.1, %6.0
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    atomic_cas_noret.i32 cas group align 4 rlx agent [v2], v5, v6
    return
}
;; machine kernel %no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v2 = global_load_b64 %5, %7 makes constant
;;     ds_cmpstore_b32 %5, %4.1, %4.0
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_cas.i64 cas group align 8 rlx agent [v2], v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v4 = global_load_b128 %7, %9
;;     %5:v2 = ds_cmpstore_rtn_b64 %7, %6.2-3, %6.0-1
;;     global_store_b64 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %long_no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    atomic_cas_noret.i64 cas group align 8 rlx agent [v2], v5, v6
    return
}
;; machine kernel %long_no_result target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v4 = global_load_b128 %5, %7 makes constant
;;     ds_cmpstore_b64 %5, %4.2-3, %4.0-1
;; }
;;     end
;; }
