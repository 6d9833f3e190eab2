; test isel precise-output
; target gfx803
; Segment addresses as flat ones: the aperture of the segment is the high word.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %group target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %28=s[2:3]:s2, %27=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %10:s1 = s_load_dword %9, 0x40
;;     %12:v1 = v_mov_b32_e32 %27
;;     %13:v1 = v_mov_b32_e32 %10
;;     %14:s2 = v_cmp_ne_u32_e64 -1, %12
;;     %17.0:v2 = v_cndmask_b32_e64 0, %12, %14
;;     %18.1:v2 tied(%17) = v_cndmask_b32_e64 0, %13, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dwordx2 %7, %18
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
;; machine kernel %group_nonull target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %25=s[2:3]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %10:s1 = s_load_dword %9, 0x40
;;     %14.0:v2 = v_mov_b32_e32 %24
;;     %15.1:v2 tied(%14) = v_mov_b32_e32 %10
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
;;     flat_store_dwordx2 %7, %15
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
;; machine kernel %private target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:3]:s4, %12=s[4:5]:s2, %31=s[6:7]:s2, %11=s[8:9]:s2, %10=s11:s1, %30=v0:v1 = inputs
;;     %33:s1 = s_add_u32 %11.0, %10
;;     flat_scratch_hi = s_lshr_b32 %33, 8
;;     flat_scratch_lo = s_mov_b32 %11.1
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %13:s1 = s_load_dword %12, 0x44
;;     %15:v1 = v_mov_b32_e32 %30
;;     %16:v1 = v_mov_b32_e32 %13
;;     %17:s2 = v_cmp_ne_u32_e64 -1, %15
;;     %20.0:v2 = v_cndmask_b32_e64 0, %15, %17
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 0, %16, %17
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dwordx2 %7, %21
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
;; machine kernel %private_nonull target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:3]:s4, %12=s[4:5]:s2, %28=s[6:7]:s2, %11=s[8:9]:s2, %10=s11:s1, %27=v0:v1 = inputs
;;     %30:s1 = s_add_u32 %11.0, %10
;;     flat_scratch_hi = s_lshr_b32 %30, 8
;;     flat_scratch_lo = s_mov_b32 %11.1
;;     m0 = s_mov_b32 -1
;;     %29:s2 = s_load_dwordx2 %28, 0x0
;;     %25.0:v2, %21:s2 = v_add_u32_e64 %29.0, %27
;;     %24:v1 = v_mov_b32_e32 %29.1
;;     %26.1:v2 tied(%25), %23:s2 = v_addc_u32_e64 %24, 0, %21
;;     %13:s1 = s_load_dword %12, 0x44
;;     %17.0:v2 = v_mov_b32_e32 %27
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %26.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %26.1, %2
;;     flat_store_dwordx2 %7, %18
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
;; machine kernel %global target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %14:v2 = flat_load_dwordx2 %23
;;     %12.0:v2 = v_mov_b32_e32 %14.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %14.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
;;     flat_store_dwordx2 %7, %13
;; }
;;     end
;; }
