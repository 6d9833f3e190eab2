; test isel precise-output
; target gfx803
; Sums of absolute differences of the parts of words, one and four at once.

kernel %sad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u8 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_sad_u8 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %sad_u16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = sad_u16 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_sad_u16 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %sad_u32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = sad_u32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u32 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_sad_u32 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %msad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = msad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %msad_u8 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_msad_u8 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %sad_hi {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = iconst.i32 0
    v10 = sad_u8 v5, v6, v9
    v11 = iconst.i32 16
    v12 = ishl.i32 v10, v11
    v8 = iadd.i32 v12, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_hi target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_sad_hi_u8 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %sad_of_the_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v7 = load.i32 global align 4 [v4+0]
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_of_the_wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %27.0, %24
;;     %21:v1 = v_mov_b32_e32 %27.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %14:v1 = flat_load_dword %23
;;     %13:v1 = v_mov_b32_e32 %27.3
;;     %12:v1 = v_sad_u8 %27.2, %13, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %qsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:v4 = flat_load_dwordx4 %29
;;     %17.0:v2, %14:s2 = v_add_u32_e64 16, %29.0
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_u32_e64 0, %29.1, %14
;;     %19:v1 = flat_load_dword %18
;;     %12:v2 early = v_qsad_pk_u16_u8 %20.0-1, %19, %20.2-3
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dwordx2 %7, %12
;; }
;;     end
;; }

kernel %mqsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:v4 = flat_load_dwordx4 %29
;;     %17.0:v2, %14:s2 = v_add_u32_e64 16, %29.0
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_u32_e64 0, %29.1, %14
;;     %19:v1 = flat_load_dword %18
;;     %12:v2 early = v_mqsad_pk_u16_u8 %20.0-1, %19, %20.2-3
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dwordx2 %7, %12
;; }
;;     end
;; }
