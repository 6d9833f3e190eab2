; test isel precise-output
; target gfx1030
; Where a work-item is and what was launched, in 32 and in 64 bits.

kernel %workitemabsid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i32 1
    store.i32 global align 4 [v4+256], v5
    v6 = workitemabsid.i64 1
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %workitemabsid target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=s[2:3]:s2, %17=s5:s1, %18=v0:v1, %12=v1:v1 = inputs
;;     %0:s1 = s_load_dword %21, 0x4
;;     %20:s2 = s_load_dwordx2 %19, null
;;     %16:s1 = s_lshr_b32 %0, 16
;;     %15:s1 = s_mul_i32 %17, %16
;;     %11:v1 = v_add_nc_u32_e32 %15, %12
;;     global_store_dword %18, %11, %20 offset:256
;;     %7.0:v2 = v_mov_b32_e32 %11
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %18, %8, %20 offset:264
;; }
;;     end
;; }

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
;; machine kernel %workgroupid_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s3:s1, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %5.0:v2 = v_mov_b32_e32 %7
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %workgroupsize {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupsize.i32 1
    store.i32 global align 4 [v4+256], v5
    v6 = workgroupsize.i64 1
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %workgroupsize target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=s[2:3]:s2, %10=v0:v1 = inputs
;;     %0:s1 = s_load_dword %13, 0x4
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:s1 = s_lshr_b32 %0, 16
;;     %8:v1 = v_mov_b32_e32 %9
;;     global_store_dword %10, %8, %12 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %10, %7, %12 offset:264
;; }
;;     end
;; }

kernel %currentworkgroupsize {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i32 1
    store.i32 global align 4 [v4+256], v5
    v6 = currentworkgroupsize.i64 1
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %currentworkgroupsize target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=s[2:3]:s2, %18=s5:s1, %19=v0:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %22, 0x4
;;     %21:s2 = s_load_dwordx2 %20, null
;;     %17:s1 = s_lshr_b32 %0.0, 16
;;     %16:s1 = s_mul_i32 %18, %17
;;     %14:s1 = s_sub_u32 %0.3, %16
;;     %11:s1 = s_min_u32 %14, %17
;;     %8:v1 = v_mov_b32_e32 %11
;;     global_store_dword %19, %8, %21 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %19, %7, %21 offset:264
;; }
;;     end
;; }

kernel %gridsize_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridsize.i64 1
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %gridsize_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=s[2:3]:s2, %8=v0:v1 = inputs
;;     %0:s1 = s_load_dword %11, 0x10
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %6.0:v2 = v_mov_b32_e32 %0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %8, %7, %10 offset:256
;; }
;;     end
;; }

kernel %gridgroups {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridgroups.i32 1
    store.i32 global align 4 [v4+256], v5
    v6 = gridgroups.i64 1
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %gridgroups target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %54=s[2:3]:s2, %53=v0:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %56, 0x4
;;     %55:s2 = s_load_dwordx2 %54, null
;;     %52:s1 = s_lshr_b32 %0.0, 16
;;     %51:s1 = s_add_u32 %0.3, -1
;;     %49:v1 = v_cvt_f32_u32_e32 %52
;;     %48:v1 = v_rcp_f32_e32 %49
;;     %46:v1 = v_mul_f32_e32 0x4f7ffffe, %48
;;     %44:v1 = v_cvt_u32_f32_e32 %46
;;     %42:s1 = s_sub_u32 0, %52
;;     %41:v1 = v_mul_lo_u32 %42, %44
;;     %39:v1 = v_mul_hi_u32 %44, %41
;;     %37:v1 = v_add_nc_u32_e32 %44, %39
;;     %34:v1 = v_mul_hi_u32 %51, %37
;;     %32:v1 = v_mul_lo_u32 %34, %52
;;     %31:v1 = v_sub_nc_u32_e32 %51, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %52
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e64 %31, %52
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s1 = v_cmp_ge_u32_e64 %21, %52
;;     %15:v1 = v_add_nc_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:v1 = v_add_nc_u32_e32 1, %14
;;     global_store_dword %53, %10, %55 offset:256
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %53, %8, %55 offset:264
;; }
;;     end
;; }

kernel %dim_i32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = dim.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %dim_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %0:s1 = s_load_dword %9, null
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:s1 = s_bfe_u32 %0, 0x20010
;;     %4:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %workitemflatid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatid.i32
    store.i32 global align 4 [v4+256], v5
    v6 = workitemflatid.i64
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %workitemflatid target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %21=s[2:3]:s2, %20=v0:v1, %19=v1:v1, %18=v2:v1 = inputs
;;     %0:s1 = s_load_dword %23, 0x4
;;     %22:s2 = s_load_dwordx2 %21, null
;;     %17:s1 = s_and_b32 %0, 0xffff
;;     %16:s1 = s_lshr_b32 %0, 16
;;     %15:v1 = v_mad_u32_u24 %18, %16, %19
;;     %11:v1 = v_mad_u32_u24 %15, %17, %20
;;     global_store_dword %20, %11, %22 offset:256
;;     %7.0:v2 = v_mov_b32_e32 %11
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %20, %8, %22 offset:264
;; }
;;     end
;; }

kernel %currentworkitemflatid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkitemflatid.i32
    store.i32 global align 4 [v4+256], v5
    v6 = currentworkitemflatid.i64
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %currentworkitemflatid target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %39=s[2:3]:s2, %35=s4:s1, %25=s5:s1, %38=v0:v1, %37=v1:v1, %36=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %41, 0x4
;;     %40:s2 = s_load_dwordx2 %39, null
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
;;     global_store_dword %38, %11, %40 offset:256
;;     %7.0:v2 = v_mov_b32_e32 %11
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %38, %8, %40 offset:264
;; }
;;     end
;; }

kernel %workitemflatabsid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemflatabsid.i32
    store.i32 global align 4 [v4+256], v5
    v6 = workitemflatabsid.i64
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %workitemflatabsid target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %62=s[2:3]:s2, %60=s4:s1, %53=s5:s1, %44=s6:s1, %61=v0:v1, %48=v1:v1, %39=v2:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %64, 0x4
;;     %63:s2 = s_load_dwordx2 %62, null
;;     %59:s1 = s_and_b32 %0.0, 0xffff
;;     %58:s1 = s_mul_i32 %60, %59
;;     %55:v1 = v_add_nc_u32_e32 %58, %61
;;     %52:s1 = s_lshr_b32 %0.0, 16
;;     %51:s1 = s_mul_i32 %53, %52
;;     %47:v1 = v_add_nc_u32_e32 %51, %48
;;     %43:s1 = s_and_b32 %0.1, 0xffff
;;     %42:s1 = s_mul_i32 %44, %43
;;     %38:v1 = v_add_nc_u32_e32 %42, %39
;;     %35:v1 = v_mul_lo_u32 %38, %0.3
;;     %34:v1 = v_add_nc_u32_e32 %47, %35
;;     %32:v1 = v_mul_lo_u32 %34, %0.2
;;     %30:v1 = v_add_nc_u32_e32 %55, %32
;;     global_store_dword %61, %30, %63 offset:256
;;     %26.0:v2 = v_mov_b32_e32 %55
;;     %27.1:v2 tied(%26) = v_mov_b32_e32 0
;;     %21.0:v2 = v_mov_b32_e32 %47
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 0
;;     %16:v2, %17:s1 = v_mad_u64_u32 %38, %0.3, %22
;;     %5:v1 = v_mul_lo_u32 %16.0, 0
;;     %7:v1 = v_mul_lo_u32 %16.1, %0.2
;;     %9:v2, %10:s1 = v_mad_u64_u32 %16.0, %0.2, %27
;;     %12.1:v2 tied(%9) = v_add3_u32 %9.1, %5, %7
;;     global_store_dwordx2 %61, %12, %63 offset:264
;; }
;;     end
;; }

kernel %packetid_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = packetid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %packetid_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %5.0:v2 = v_mov_b32_e32 %7.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %7.1
;;     global_store_dwordx2 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %packetcompletionsig_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = packetcompletionsig.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %packetcompletionsig_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %10=s[2:3]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:s2 = s_load_dwordx2 %7, 0x38
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %9, %6, %11 offset:256
;; }
;;     end
;; }

kernel %laneid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = laneid.i32
    store.i32 global align 4 [v4+256], v5
    v6 = laneid.i64
    store.i64 global align 8 [v4+264], v6
    return
}
;; machine kernel %laneid target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     global_store_dword %9, %8, %11 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %9, %7, %11 offset:264
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
;; machine kernel %waveid_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %7:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 8, 2)
;;     %8:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 0, 4)
;;     %9:s1 = s_lshl4_add_u32 %7, %8
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
;; machine kernel %maxwaveid_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %4.0:v2 = v_mov_b32_e32 63
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
;; machine kernel %cuid_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %7:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 16, 1)
;;     %8:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 10, 4)
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
;; machine kernel %maxcuid_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %4.0:v2 = v_mov_b32_e32 31
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_dwordx2 %6, %5, %8 offset:256
;; }
;;     end
;; }
