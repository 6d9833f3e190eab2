; test isel precise-output
; target gfx1201
; Segment addresses as flat ones: the aperture of the segment is the high word.

; The null address stays null.
kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %3:s2 = s_mov_b64 src_shared_base
;;     %4:v1 = v_mov_b32_e32 %11
;;     %5:v1 = v_mov_b32_e32 %3.1
;;     %6:s1 = v_cmp_ne_u32_e64 -1, %4
;;     %9.0:v2 = v_cndmask_b32_e64 0, %4, %6
;;     %10.1:v2 tied(%9) = v_cndmask_b32_e64 0, %5, %6
;;     global_store_b64 %11, %10, %13 offset:256
;; }
;;     end
;; }

kernel %group_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group_nonull target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %3:s2 = s_mov_b64 src_shared_base
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %3.1
;;     global_store_b64 %8, %7, %10 offset:256
;; }
;;     end
;; }

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %3:s2 = s_mov_b64 src_private_base
;;     %4:v1 = v_mov_b32_e32 %11
;;     %5:v1 = v_mov_b32_e32 %3.1
;;     %6:s1 = v_cmp_ne_u32_e64 -1, %4
;;     %9.0:v2 = v_cndmask_b32_e64 0, %4, %6
;;     %10.1:v2 tied(%9) = v_cndmask_b32_e64 0, %5, %6
;;     global_store_b64 %11, %10, %13 offset:256
;; }
;;     end
;; }

kernel %private_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private_nonull target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %3:s2 = s_mov_b64 src_private_base
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %3.1
;;     global_store_b64 %8, %7, %10 offset:256
;; }
;;     end
;; }

; Global addresses are flat ones.
kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = stof.i64 global v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %global target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }
