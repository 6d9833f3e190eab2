; test isel precise-output
; target gfx900
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
;; machine kernel %group target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s2 = v_cmp_eq_u32_e64 %6.1, %10.1
;;     %8:s2 = v_cmp_eq_u64_e64 0, %10
;;     %9:s2 = s_or_b64 %7, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %9
;;     global_store_dword %11, %4, %13 offset:256
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
;; machine kernel %group_nonull target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s2 = v_cmp_eq_u32_e64 %6.1, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %9, %4, %11 offset:256
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
;; machine kernel %private target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:3]:s4, %14=s[4:5]:s2, %7=s7:s1, %13=v0:v1 = inputs
;;     %16:s1 = s_and_b32 %6.1, 0xffff
;;     flat_scratch_lo = s_add_u32 %6.0, %7 makes scc
;;     flat_scratch_hi = s_addc_u32 %16, 0
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v2 = global_load_dwordx2 %13, %15
;;     %8:s2 = s_mov_b64 src_private_base
;;     %9:s2 = v_cmp_eq_u32_e64 %8.1, %12.1
;;     %10:s2 = v_cmp_eq_u64_e64 0, %12
;;     %11:s2 = s_or_b64 %9, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %11
;;     global_store_dword %13, %4, %15 offset:256
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
;; machine kernel %global target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:3]:s4, %17=s[4:5]:s2, %9=s7:s1, %16=v0:v1 = inputs
;;     %19:s1 = s_and_b32 %8.1, 0xffff
;;     flat_scratch_lo = s_add_u32 %8.0, %9 makes scc
;;     flat_scratch_hi = s_addc_u32 %19, 0
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v2 = global_load_dwordx2 %16, %18
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s2 = v_cmp_ne_u32_e64 %6.1, %15.1
;;     %10:s2 = s_mov_b64 src_private_base
;;     %11:s2 = v_cmp_ne_u32_e64 %10.1, %15.1
;;     %12:s2 = s_and_b64 %7, %11
;;     %13:s2 = v_cmp_eq_u64_e64 0, %15
;;     %14:s2 = s_or_b64 %12, %13
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %14
;;     global_store_dword %16, %4, %18 offset:256
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
;; machine kernel %wave_global target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:3]:s4, %20=s[4:5]:s2, %13=s7:s1, %19=v0:v1 = inputs
;;     %22:s1 = s_and_b32 %12.1, 0xffff
;;     flat_scratch_lo = s_add_u32 %12.0, %13 makes scc
;;     flat_scratch_hi = s_addc_u32 %22, 0
;;     %21:s4 = s_load_dwordx4 %20, 0x0
;;     %8.0:v2 = v_mov_b32_e32 %21.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %21.3
;;     %10:s2 = s_mov_b64 src_shared_base
;;     %11:s2 = v_cmp_ne_u32_e64 %10.1, %9.1
;;     %14:s2 = s_mov_b64 src_private_base
;;     %15:s2 = v_cmp_ne_u32_e64 %14.1, %9.1
;;     %16:s2 = s_and_b64 %11, %15
;;     %17:s2 = v_cmp_eq_u64_e64 0, %9
;;     %18:s2 = s_or_b64 %16, %17
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %19, %4, %21.0-1 offset:256
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
;; machine kernel %wave_private target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:3]:s4, %17=s[4:5]:s2, %11=s7:s1, %16=v0:v1 = inputs
;;     %19:s1 = s_and_b32 %10.1, 0xffff
;;     flat_scratch_lo = s_add_u32 %10.0, %11 makes scc
;;     flat_scratch_hi = s_addc_u32 %19, 0
;;     %18:s4 = s_load_dwordx4 %17, 0x0
;;     %8.0:v2 = v_mov_b32_e32 %18.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %18.3
;;     %12:s2 = s_mov_b64 src_private_base
;;     %13:s2 = v_cmp_eq_u32_e64 %12.1, %9.1
;;     %14:s2 = v_cmp_eq_u64_e64 0, %9
;;     %15:s2 = s_or_b64 %13, %14
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %15
;;     global_store_dword %16, %4, %18.0-1 offset:256
;; }
;;     end
;; }
