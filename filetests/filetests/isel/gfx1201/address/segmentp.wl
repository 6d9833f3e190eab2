; test isel precise-output
; target gfx1201
; Whether a flat address lies in a segment: its high word is compared with apertures.

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp group v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %group target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s1 = v_cmp_eq_u32_e64 %6.1, %10.1
;;     %8:s1 = v_cmp_eq_u64_e64 0, %10
;;     %9:s1 = s_or_b32 %7, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %9
;;     global_store_b32 %11, %4, %13 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp group nonull v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %group_nonull target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s1 = v_cmp_eq_u32_e64 %6.1, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %9, %4, %11 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp private v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %private target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %6:s2 = s_mov_b64 src_private_base
;;     %7:s1 = v_cmp_eq_u32_e64 %6.1, %10.1
;;     %8:s1 = v_cmp_eq_u64_e64 0, %10
;;     %9:s1 = s_or_b32 %7, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %9
;;     global_store_b32 %11, %4, %13 offset:256
;; }
;;     end
;; }

kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = segmentp global v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %global target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v2 = global_load_b64 %14, %16
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s1 = v_cmp_ne_u32_e64 %6.1, %13.1
;;     %8:s2 = s_mov_b64 src_private_base
;;     %9:s1 = v_cmp_ne_u32_e64 %8.1, %13.1
;;     %10:s1 = s_and_b32 %7, %9
;;     %11:s1 = v_cmp_eq_u64_e64 0, %13
;;     %12:s1 = s_or_b32 %10, %11
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_b32 %14, %4, %16 offset:256
;; }
;;     end
;; }

kernel %wave_global {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = segmentp global v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_global target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s4 = s_load_b128 %18, 0x0
;;     %8.0:v2 = v_mov_b32_e32 %19.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %19.3
;;     %10:s2 = s_mov_b64 src_shared_base
;;     %11:s1 = v_cmp_ne_u32_e64 %10.1, %9.1
;;     %12:s2 = s_mov_b64 src_private_base
;;     %13:s1 = v_cmp_ne_u32_e64 %12.1, %9.1
;;     %14:s1 = s_and_b32 %11, %13
;;     %15:s1 = v_cmp_eq_u64_e64 0, %9
;;     %16:s1 = s_or_b32 %14, %15
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %17, %4, %19.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_private {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = segmentp private v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_private target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s4 = s_load_b128 %15, 0x0
;;     %8.0:v2 = v_mov_b32_e32 %16.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %16.3
;;     %10:s2 = s_mov_b64 src_private_base
;;     %11:s1 = v_cmp_eq_u32_e64 %10.1, %9.1
;;     %12:s1 = v_cmp_eq_u64_e64 0, %9
;;     %13:s1 = s_or_b32 %11, %12
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %13
;;     global_store_b32 %14, %4, %16.0-1 offset:256
;; }
;;     end
;; }
