; test isel precise-output
; target gfx900
; Questions that are mostly asked in 32 bits, in 64: the high word is zero. And the reverse.

kernel %workgroupid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupid.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %workgroupid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s3:s1, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %5.0:v2 = v_mov_b32_e32 %7
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %workgroupsize_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupsize.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %workgroupsize_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %10=s[2:3]:s2, %9=v0:v1 = inputs
;;     %0:s1 = s_load_dword %12, 0x4
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:s1 = s_lshr_b32 %0, 16
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %currentworkgroupsize_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %currentworkgroupsize_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=s[2:3]:s2, %17=s5:s1, %18=v0:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %21, 0x4
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %16:s1 = s_lshr_b32 %0.0, 16
;;     %15:s1 = s_mul_i32 %17, %16
;;     %13:s1 = s_sub_u32 %0.3, %15
;;     %10:s1 = s_min_u32 %13, %16
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %18, %7, %20 offset:256
;; }
;;     end
;; }

kernel %gridgroups_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridgroups.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %gridgroups_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %54=s[2:3]:s2, %53=v0:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %56, 0x4
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %52:s1 = s_lshr_b32 %0.0, 16
;;     %51:s1 = s_add_u32 %0.3, -1
;;     %49:v1 = v_cvt_f32_u32_e32 %52
;;     %48:v1 = v_rcp_f32_e32 %49
;;     %46:v1 = v_mul_f32_e32 0x4f7ffffe, %48
;;     %44:v1 = v_cvt_u32_f32_e32 %46
;;     %42:s1 = s_sub_u32 0, %52
;;     %41:v1 = v_mul_lo_u32 %42, %44
;;     %39:v1 = v_mul_hi_u32 %44, %41
;;     %37:v1 = v_add_u32_e32 %44, %39
;;     %34:v1 = v_mul_hi_u32 %51, %37
;;     %32:v1 = v_mul_lo_u32 %34, %52
;;     %31:v1 = v_sub_u32_e32 %51, %32
;;     %28:s2 = v_cmp_ge_u32_e64 %31, %52
;;     %27:v1 = v_add_u32_e32 1, %34
;;     %26:v1 = v_sub_u32_e64 %31, %52
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s2 = v_cmp_ge_u32_e64 %21, %52
;;     %15:v1 = v_add_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:v1 = v_add_u32_e32 1, %14
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %53, %8, %55 offset:256
;; }
;;     end
;; }

kernel %workitemflatid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %workitemflatid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %21=s[2:3]:s2, %20=v0:v1, %19=v1:v1, %18=v2:v1 = inputs
;;     %0:s1 = s_load_dword %23, 0x4
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %17:s1 = s_and_b32 %0, 0xffff
;;     %16:s1 = s_lshr_b32 %0, 16
;;     %15:v1 = v_mad_u32_u24 %18, %16, %19
;;     %11:v1 = v_mad_u32_u24 %15, %17, %20
;;     %7.0:v2 = v_mov_b32_e32 %11
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %20, %8, %22 offset:256
;; }
;;     end
;; }

kernel %currentworkitemflatid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkitemflatid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %currentworkitemflatid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %39=s[2:3]:s2, %35=s4:s1, %25=s5:s1, %38=v0:v1, %37=v1:v1, %36=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %41, 0x4
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %34:s1 = s_and_b32 %0.0, 0xffff
;;     %33:s1 = s_mul_i32 %35, %34
;;     %31:s1 = s_sub_u32 %0.2, %33
;;     %28:s1 = s_min_u32 %31, %34
;;     %24:s1 = s_lshr_b32 %0.0, 16
;;     %23:s1 = s_mul_i32 %25, %24
;;     %21:s1 = s_sub_u32 %0.3, %23
;;     %18:s1 = s_min_u32 %21, %24
;;     %15:v1 = v_mad_u32_u24 %36, %18, %37
;;     %11:v1 = v_mad_u32_u24 %15, %28, %38
;;     %7.0:v2 = v_mov_b32_e32 %11
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %38, %8, %40 offset:256
;; }
;;     end
;; }

kernel %laneid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = laneid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %laneid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %8:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %9:v1 = v_mbcnt_hi_u32_b32 -1, %8
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %10, %7, %12 offset:256
;; }
;;     end
;; }

kernel %waveid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = waveid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %waveid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %7:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 0, 4)
;;     %8:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 4, 2)
;;     %9:s1 = s_lshl2_add_u32 %7, %8
;;     %5.0:v2 = v_mov_b32_e32 %9
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %maxwaveid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = maxwaveid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %maxwaveid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %4.0:v2 = v_mov_b32_e32 39
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_dwordx2 %6, %5, %8 offset:256
;; }
;;     end
;; }

kernel %cuid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = cuid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %cuid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %7:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 13, 2)
;;     %8:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 8, 4)
;;     %9:s1 = s_lshl4_add_u32 %7, %8
;;     %5.0:v2 = v_mov_b32_e32 %9
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %maxcuid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = maxcuid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %maxcuid_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %4.0:v2 = v_mov_b32_e32 63
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_dwordx2 %6, %5, %8 offset:256
;; }
;;     end
;; }
