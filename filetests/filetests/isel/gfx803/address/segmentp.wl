; test isel precise-output
; target gfx803
; Whether a flat address lies in a segment: its high word is compared with apertures.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %group target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %28=s[2:3]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %17:v2 = flat_load_dwordx2 %26
;;     %13:s1 = s_load_dword %12, 0x40
;;     %14:s2 = v_cmp_eq_u32_e64 %13, %17.1
;;     %15:s2 = v_cmp_eq_u64_e64 0, %17
;;     %16:s2 = s_or_b64 %14, %15
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %group_nonull target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %26=s[2:3]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %15:v2 = flat_load_dwordx2 %24
;;     %13:s1 = s_load_dword %12, 0x40
;;     %14:s2 = v_cmp_eq_u32_e64 %13, %15.1
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %private target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:3]:s4, %15=s[4:5]:s2, %31=s[6:7]:s2, %14=s[8:9]:s2, %13=s11:s1, %30=v0:v1 = inputs
;;     %33:s1 = s_add_u32 %14.0, %13
;;     flat_scratch_hi = s_lshr_b32 %33, 8
;;     flat_scratch_lo = s_mov_b32 %14.1
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:v2 = flat_load_dwordx2 %29
;;     %16:s1 = s_load_dword %15, 0x44
;;     %17:s2 = v_cmp_eq_u32_e64 %16, %20.1
;;     %18:s2 = v_cmp_eq_u64_e64 0, %20
;;     %19:s2 = s_or_b64 %17, %18
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dword %7, %10
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
;; machine kernel %global target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:3]:s4, %12=s[4:5]:s2, %34=s[6:7]:s2, %17=s[8:9]:s2, %16=s11:s1, %33=v0:v1 = inputs
;;     %36:s1 = s_add_u32 %17.0, %16
;;     flat_scratch_hi = s_lshr_b32 %36, 8
;;     flat_scratch_lo = s_mov_b32 %17.1
;;     m0 = s_mov_b32 -1
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %31.0:v2, %27:s2 = v_add_u32_e64 %35.0, %33
;;     %30:v1 = v_mov_b32_e32 %35.1
;;     %32.1:v2 tied(%31), %29:s2 = v_addc_u32_e64 %30, 0, %27
;;     %23:v2 = flat_load_dwordx2 %32
;;     %13:s1 = s_load_dword %12, 0x40
;;     %14:s2 = v_cmp_ne_u32_e64 %13, %23.1
;;     %18:s1 = s_load_dword %12, 0x44
;;     %19:s2 = v_cmp_ne_u32_e64 %18, %23.1
;;     %20:s2 = s_and_b64 %14, %19
;;     %21:s2 = v_cmp_eq_u64_e64 0, %23
;;     %22:s2 = s_or_b64 %20, %21
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %22
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %32.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %32.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }
