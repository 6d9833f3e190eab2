; test isel precise-output level=1
; target gfx900
; Every operation on the unit of the lanes and, where the values are the wave's, on the scalar unit: the rules that nothing else here fires.

kernel %pairs_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i16x2 global align 8 [v93+8]
    v102 = load.i16x2 global align 8 [v93+16]
    v103 = iadd.i16x2 v101, v102
    store.i16x2 global align 8 [v93+0], v103
    v104 = isub.i16x2 v101, v102
    store.i16x2 global align 8 [v93+8], v104
    v105 = imul.i16x2 v101, v102
    store.i16x2 global align 8 [v93+16], v105
    v106 = umin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+24], v106
    v107 = umax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+32], v107
    v108 = smin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+40], v108
    v109 = smax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+48], v109
    v110 = ineg.i16x2 v101
    store.i16x2 global align 8 [v93+56], v110
    v111 = load.i32 global align 8 [v93+24]
    v112 = ishl.i16x2 v101, v111
    store.i16x2 global align 8 [v93+64], v112
    v113 = ushr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+72], v113
    v114 = sshr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+80], v114
    v115 = load.f16x2 global align 8 [v93+32]
    v116 = load.f16x2 global align 8 [v93+40]
    v117 = fadd.f16x2 v115, v116
    store.f16x2 global align 8 [v93+88], v117
    v118 = fsub.f16x2 v115, v116
    store.f16x2 global align 8 [v93+96], v118
    v119 = fmul.f16x2 v115, v116
    store.f16x2 global align 8 [v93+104], v119
    v120 = fmin.f16x2 v115, v116
    store.f16x2 global align 8 [v93+112], v120
    v121 = fmax.f16x2 v115, v116
    store.f16x2 global align 8 [v93+120], v121
    v122 = fma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+128], v122
    v123 = nfma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+136], v123
    v124 = load.i8x4 global align 8 [v93+48]
    v125 = lerp.i32 v111, v111, v111
    store.i32 global align 8 [v93+144], v125
    v126 = load.i32x4 global align 8 [v93+56]
    v127 = extract_lane.i32 v126, 2
    store.i32 global align 8 [v93+152], v127
    v128 = insert_lane.i32x4 v126, v127, 1
    v129 = make_vector.i32x4 v127, v111, v111, v127
    v131 = load.i32 global align 8 [v93+72]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.i32x4 v130, v128, v129
    store.i32x4 global align 8 [v93+160], v133
    v134 = bitcast.f32 v111
    store.f32 global align 8 [v93+176], v134
    v135 = load.i64 global align 8 [v93+80]
    v136 = bitcast.f64 v135
    store.f64 global align 8 [v93+184], v136
    return
}
;; machine kernel %pairs_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %89=s[0:1]:s2, %88=v0:v1 = inputs
;;     %90:s2 = s_load_dwordx2 %89, 0x0
;;     %87:v1 = global_load_dword %88, %90 offset:8
;;     %86:v1 = global_load_dword %88, %90 offset:16
;;     %85:v1 = v_pk_add_u16 %87, %86
;;     global_store_dword %88, %85, %90
;;     %83:v1 = v_pk_sub_u16 %87, %86
;;     global_store_dword %88, %83, %90 offset:8
;;     %81:v1 = v_pk_mul_lo_u16 %87, %86
;;     global_store_dword %88, %81, %90 offset:16
;;     %79:v1 = v_pk_min_u16 %87, %86
;;     global_store_dword %88, %79, %90 offset:24
;;     %77:v1 = v_pk_max_u16 %87, %86
;;     global_store_dword %88, %77, %90 offset:32
;;     %75:v1 = v_pk_min_i16 %87, %86
;;     global_store_dword %88, %75, %90 offset:40
;;     %73:v1 = v_pk_max_i16 %87, %86
;;     global_store_dword %88, %73, %90 offset:48
;;     %70:v1 = v_pk_sub_u16 0, %87
;;     global_store_dword %88, %70, %90 offset:56
;;     %68:v1 = global_load_dword %88, %90 offset:24
;;     %67:v1 = v_pk_lshlrev_b16 %68, %87 op_sel_hi:[0,1]
;;     global_store_dword %88, %67, %90 offset:64
;;     %65:v1 = v_pk_lshrrev_b16 %68, %87 op_sel_hi:[0,1]
;;     global_store_dword %88, %65, %90 offset:72
;;     %63:v1 = v_pk_ashrrev_i16 %68, %87 op_sel_hi:[0,1]
;;     global_store_dword %88, %63, %90 offset:80
;;     %60:v1 = global_load_dword %88, %90 offset:32
;;     %59:v1 = global_load_dword %88, %90 offset:40
;;     %58:v1 = v_pk_add_f16 %60, %59
;;     global_store_dword %88, %58, %90 offset:88
;;     %56:v1 = v_pk_add_f16 %60, %59 neg_lo:[0,1] neg_hi:[0,1]
;;     global_store_dword %88, %56, %90 offset:96
;;     %54:v1 = v_pk_mul_f16 %60, %59
;;     global_store_dword %88, %54, %90 offset:104
;;     %52:v1 = v_pk_min_f16 %60, %59
;;     global_store_dword %88, %52, %90 offset:112
;;     %50:v1 = v_pk_max_f16 %60, %59
;;     global_store_dword %88, %50, %90 offset:120
;;     %48:v1 = v_pk_fma_f16 %60, %59, %60
;;     global_store_dword %88, %48, %90 offset:128
;;     %46:v1 = v_pk_fma_f16 %60, %59, %60
;;     global_store_dword %88, %46, %90 offset:136
;;     %42:v1 = v_lerp_u8 %68, %68, %68
;;     global_store_dword %88, %42, %90 offset:144
;;     %40:v4 = global_load_dwordx4 %88, %90 offset:56
;;     global_store_dword %88, %40.2, %90 offset:152
;;     %36.0:v4 = v_mov_b32_e32 %40.0
;;     %37.1:v4 tied(%36) = v_mov_b32_e32 %40.2
;;     %38.2:v4 tied(%37) = v_mov_b32_e32 %40.2
;;     %39.3:v4 tied(%38) = v_mov_b32_e32 %40.3
;;     %27.0:v4 = v_mov_b32_e32 %40.2
;;     %28.1:v4 tied(%27) = v_mov_b32_e32 %68
;;     %29.2:v4 tied(%28) = v_mov_b32_e32 %68
;;     %30.3:v4 tied(%29) = v_mov_b32_e32 %40.2
;;     %21:v1 = global_load_dword %88, %90 offset:72
;;     %20:s2 = v_cmp_ne_u32_e64 %21, 0
;;     %15.0:v4 = v_cndmask_b32_e64 %30.0, %39.0, %20
;;     %16.1:v4 tied(%15) = v_cndmask_b32_e64 %30.1, %39.1, %20
;;     %17.2:v4 tied(%16) = v_cndmask_b32_e64 %30.2, %39.2, %20
;;     %18.3:v4 tied(%17) = v_cndmask_b32_e64 %30.3, %39.3, %20
;;     global_store_dwordx4 %88, %18, %90 offset:160
;;     global_store_dword %88, %68, %90 offset:176
;;     %4:v2 = global_load_dwordx2 %88, %90 offset:80
;;     global_store_dwordx2 %88, %4, %90 offset:184
;; }
;;     end
;; }

kernel %pairs_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i16x2 at 8 align 8
    param %p16 : i16x2 at 16 align 8
    param %p24 : i32 at 24 align 8
    param %p32 : f16x2 at 32 align 8
    param %p40 : f16x2 at 40 align 8
    param %p48 : i32 at 48 align 8
    param %p56 : i32x4 at 56 align 8
    param %p72 : i32 at 72 align 8
    param %p80 : i64 at 80 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i16x2 kernarg align 8 width all [v90+8]
    v102 = load.i16x2 kernarg align 8 width all [v90+16]
    v103 = iadd.i16x2 v101, v102
    store.i16x2 global align 8 [v93+0], v103
    v104 = isub.i16x2 v101, v102
    store.i16x2 global align 8 [v93+8], v104
    v105 = imul.i16x2 v101, v102
    store.i16x2 global align 8 [v93+16], v105
    v106 = umin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+24], v106
    v107 = umax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+32], v107
    v108 = smin.i16x2 v101, v102
    store.i16x2 global align 8 [v93+40], v108
    v109 = smax.i16x2 v101, v102
    store.i16x2 global align 8 [v93+48], v109
    v110 = ineg.i16x2 v101
    store.i16x2 global align 8 [v93+56], v110
    v111 = load.i32 kernarg align 8 width all [v90+24]
    v112 = ishl.i16x2 v101, v111
    store.i16x2 global align 8 [v93+64], v112
    v113 = ushr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+72], v113
    v114 = sshr.i16x2 v101, v111
    store.i16x2 global align 8 [v93+80], v114
    v115 = load.f16x2 kernarg align 8 width all [v90+32]
    v116 = load.f16x2 kernarg align 8 width all [v90+40]
    v117 = fadd.f16x2 v115, v116
    store.f16x2 global align 8 [v93+88], v117
    v118 = fsub.f16x2 v115, v116
    store.f16x2 global align 8 [v93+96], v118
    v119 = fmul.f16x2 v115, v116
    store.f16x2 global align 8 [v93+104], v119
    v120 = fmin.f16x2 v115, v116
    store.f16x2 global align 8 [v93+112], v120
    v121 = fmax.f16x2 v115, v116
    store.f16x2 global align 8 [v93+120], v121
    v122 = fma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+128], v122
    v123 = nfma.f16x2 v115, v116, v115
    store.f16x2 global align 8 [v93+136], v123
    v124 = load.i8x4 kernarg align 8 width all [v90+48]
    v125 = lerp.i32 v111, v111, v111
    store.i32 global align 8 [v93+144], v125
    v126 = load.i32x4 kernarg align 8 width all [v90+56]
    v127 = extract_lane.i32 v126, 2
    store.i32 global align 8 [v93+152], v127
    v128 = insert_lane.i32x4 v126, v127, 1
    v129 = make_vector.i32x4 v127, v111, v111, v127
    v131 = load.i32 kernarg align 8 width all [v90+72]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.i32x4 v130, v128, v129
    store.i32x4 global align 8 [v93+160], v133
    v134 = bitcast.f32 v111
    store.f32 global align 8 [v93+176], v134
    v135 = load.i64 kernarg align 8 width all [v90+80]
    v136 = bitcast.f64 v135
    store.f64 global align 8 [v93+184], v136
    return
}
;; machine kernel %pairs_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %99=v0:v1 = inputs
;;     %100:s2 = s_load_dwordx2 %8, 0x0
;;     %97:v1 = v_mov_b32_e32 0
;;     %98:v1 = global_load_dword %97, %8 offset:8 makes constant
;;     %96:v1 = global_load_dword %97, %8 offset:16 makes constant
;;     %94:v1 = v_pk_add_u16 %98, %96
;;     global_store_dword %99, %94, %100
;;     %92:v1 = v_pk_sub_u16 %98, %96
;;     global_store_dword %99, %92, %100 offset:8
;;     %90:v1 = v_pk_mul_lo_u16 %98, %96
;;     global_store_dword %99, %90, %100 offset:16
;;     %88:v1 = v_pk_min_u16 %98, %96
;;     global_store_dword %99, %88, %100 offset:24
;;     %86:v1 = v_pk_max_u16 %98, %96
;;     global_store_dword %99, %86, %100 offset:32
;;     %84:v1 = v_pk_min_i16 %98, %96
;;     global_store_dword %99, %84, %100 offset:40
;;     %82:v1 = v_pk_max_i16 %98, %96
;;     global_store_dword %99, %82, %100 offset:48
;;     %79:v1 = v_pk_sub_u16 0, %98
;;     global_store_dword %99, %79, %100 offset:56
;;     %77:s1 = s_load_dword %8, 0x18
;;     %76:v1 = v_pk_lshlrev_b16 %77, %98 op_sel_hi:[0,1]
;;     global_store_dword %99, %76, %100 offset:64
;;     %74:v1 = v_pk_lshrrev_b16 %77, %98 op_sel_hi:[0,1]
;;     global_store_dword %99, %74, %100 offset:72
;;     %72:v1 = v_pk_ashrrev_i16 %77, %98 op_sel_hi:[0,1]
;;     global_store_dword %99, %72, %100 offset:80
;;     %69:v1 = global_load_dword %97, %8 offset:32 makes constant
;;     %67:v1 = global_load_dword %97, %8 offset:40 makes constant
;;     %65:v1 = v_pk_add_f16 %69, %67
;;     global_store_dword %99, %65, %100 offset:88
;;     %63:v1 = v_pk_add_f16 %69, %67 neg_lo:[0,1] neg_hi:[0,1]
;;     global_store_dword %99, %63, %100 offset:96
;;     %61:v1 = v_pk_mul_f16 %69, %67
;;     global_store_dword %99, %61, %100 offset:104
;;     %59:v1 = v_pk_min_f16 %69, %67
;;     global_store_dword %99, %59, %100 offset:112
;;     %57:v1 = v_pk_max_f16 %69, %67
;;     global_store_dword %99, %57, %100 offset:120
;;     %55:v1 = v_pk_fma_f16 %69, %67, %69
;;     global_store_dword %99, %55, %100 offset:128
;;     %53:v1 = v_pk_fma_f16 %69, %67, %69
;;     global_store_dword %99, %53, %100 offset:136
;;     %49:v1 = v_lerp_u8 %77, %77, %77
;;     global_store_dword %99, %49, %100 offset:144
;;     %47:v4 = global_load_dwordx4 %97, %8 offset:56 makes constant
;;     global_store_dword %99, %47.2, %100 offset:152
;;     %42.0:v4 = v_mov_b32_e32 %47.0
;;     %43.1:v4 tied(%42) = v_mov_b32_e32 %47.2
;;     %44.2:v4 tied(%43) = v_mov_b32_e32 %47.2
;;     %45.3:v4 tied(%44) = v_mov_b32_e32 %47.3
;;     %33.0:v4 = v_mov_b32_e32 %47.2
;;     %34.1:v4 tied(%33) = v_mov_b32_e32 %77
;;     %35.2:v4 tied(%34) = v_mov_b32_e32 %77
;;     %36.3:v4 tied(%35) = v_mov_b32_e32 %47.2
;;     %27:s1 = s_load_dword %8, 0x48
;;     %26:s2 = v_cmp_ne_u32_e64 %27, 0
;;     %21.0:v4 = v_cndmask_b32_e64 %36.0, %45.0, %26
;;     %22.1:v4 tied(%21) = v_cndmask_b32_e64 %36.1, %45.1, %26
;;     %23.2:v4 tied(%22) = v_cndmask_b32_e64 %36.2, %45.2, %26
;;     %24.3:v4 tied(%23) = v_cndmask_b32_e64 %36.3, %45.3, %26
;;     global_store_dwordx4 %99, %24, %100 offset:160
;;     %11:v1 = v_mov_b32_e32 %77
;;     global_store_dword %99, %11, %100 offset:176
;;     %9:s2 = s_load_dwordx2 %8, 0x50
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %99, %6, %100 offset:184
;; }
;;     end
;; }

kernel %ids_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = workitemid.i32 1
    store.i32 global align 8 [v93+0], v101
    v102 = workgroupid.i32 0
    store.i32 global align 8 [v93+8], v102
    v103 = workgroupsize.i32 0
    store.i32 global align 8 [v93+16], v103
    v104 = workgroupsize.i32 1
    store.i32 global align 8 [v93+24], v104
    v105 = gridsize.i32 0
    store.i32 global align 8 [v93+32], v105
    v106 = dim.i32
    store.i32 global align 8 [v93+40], v106
    v107 = laneid.i32
    store.i32 global align 8 [v93+48], v107
    v108 = waveid.i32
    store.i32 global align 8 [v93+56], v108
    v109 = cuid.i32
    store.i32 global align 8 [v93+64], v109
    v110 = activelaneid
    store.i32 global align 8 [v93+72], v110
    v111 = groupbaseptr.i32
    store.i32 global align 8 [v93+80], v111
    v112 = packetid.i64
    store.i64 global align 8 [v93+88], v112
    v113 = packetcompletionsig.i64
    store.i64 global align 8 [v93+96], v113
    v114 = clock.i64
    store.i64 global align 8 [v93+104], v114
    v115 = kernargbaseptr.i64
    store.i64 global align 8 [v93+112], v115
    return
}
;; machine kernel %ids_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %65=s[2:3]:s2, %27=s[4:5]:s2, %61=s6:s1, %64=v0:v1, %63=v1:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %20, 0x0
;;     %66:s2 = s_load_dwordx2 %65, 0x0
;;     global_store_dword %64, %63, %66
;;     %60:v1 = v_mov_b32_e32 %61
;;     global_store_dword %64, %60, %66 offset:8
;;     %58:s1 = s_and_b32 %0.1, 0xffff
;;     %57:v1 = v_mov_b32_e32 %58
;;     global_store_dword %64, %57, %66 offset:16
;;     %55:s1 = s_lshr_b32 %0.1, 16
;;     %54:v1 = v_mov_b32_e32 %55
;;     global_store_dword %64, %54, %66 offset:24
;;     %52:v1 = v_mov_b32_e32 %0.3
;;     global_store_dword %64, %52, %66 offset:32
;;     %50:s1 = s_bfe_u32 %0.0, 0x20010
;;     %49:v1 = v_mov_b32_e32 %50
;;     global_store_dword %64, %49, %66 offset:40
;;     %46:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %47:v1 = v_mbcnt_hi_u32_b32 -1, %46
;;     global_store_dword %64, %47, %66 offset:48
;;     %42:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 0, 4)
;;     %43:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 4, 2)
;;     %44:s1 = s_lshl2_add_u32 %42, %43
;;     %41:v1 = v_mov_b32_e32 %44
;;     global_store_dword %64, %41, %66 offset:56
;;     %37:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 13, 2)
;;     %38:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 8, 4)
;;     %39:s1 = s_lshl4_add_u32 %37, %38
;;     %36:v1 = v_mov_b32_e32 %39
;;     global_store_dword %64, %36, %66 offset:64
;;     %32:s2 = s_mov_b64 exec
;;     %33:v1 = v_mbcnt_lo_u32_b32 %32.0, 0
;;     %34:v1 = v_mbcnt_hi_u32_b32 %32.1, %33
;;     global_store_dword %64, %34, %66 offset:72
;;     %30:s1 = s_mov_b32 0
;;     %29:v1 = v_mov_b32_e32 %30
;;     global_store_dword %64, %29, %66 offset:80
;;     %25.0:v2 = v_mov_b32_e32 %27.0
;;     %26.1:v2 tied(%25) = v_mov_b32_e32 %27.1
;;     global_store_dwordx2 %64, %26, %66 offset:88
;;     %21:s2 = s_load_dwordx2 %20, 0x38
;;     %18.0:v2 = v_mov_b32_e32 %21.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %21.1
;;     global_store_dwordx2 %64, %19, %66 offset:96
;;     %14:s2 = s_memtime
;;     %12.0:v2 = v_mov_b32_e32 %14.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %14.1
;;     global_store_dwordx2 %64, %13, %66 offset:104
;;     %8:s2 = s_mov_b64 0
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %64, %7, %66 offset:112
;; }
;;     end
;; }

kernel %ids_of_wave {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = workitemid.i32 1
    store.i32 global align 8 [v93+0], v101
    v102 = workgroupid.i32 0
    store.i32 global align 8 [v93+8], v102
    v103 = workgroupsize.i32 0
    store.i32 global align 8 [v93+16], v103
    v104 = workgroupsize.i32 1
    store.i32 global align 8 [v93+24], v104
    v105 = gridsize.i32 0
    store.i32 global align 8 [v93+32], v105
    v106 = dim.i32
    store.i32 global align 8 [v93+40], v106
    v107 = laneid.i32
    store.i32 global align 8 [v93+48], v107
    v108 = waveid.i32
    store.i32 global align 8 [v93+56], v108
    v109 = cuid.i32
    store.i32 global align 8 [v93+64], v109
    v110 = activelaneid
    store.i32 global align 8 [v93+72], v110
    v111 = groupbaseptr.i32
    store.i32 global align 8 [v93+80], v111
    v112 = packetid.i64
    store.i64 global align 8 [v93+88], v112
    v113 = packetcompletionsig.i64
    store.i64 global align 8 [v93+96], v113
    v114 = clock.i64
    store.i64 global align 8 [v93+104], v114
    v115 = kernargbaseptr.i64
    store.i64 global align 8 [v93+112], v115
    return
}
;; machine kernel %ids_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %65=s[2:3]:s2, %27=s[4:5]:s2, %61=s6:s1, %64=v0:v1, %63=v1:v1 = inputs
;;     %0:s4 = s_load_dwordx4 %20, 0x0
;;     %66:s2 = s_load_dwordx2 %65, 0x0
;;     global_store_dword %64, %63, %66
;;     %60:v1 = v_mov_b32_e32 %61
;;     global_store_dword %64, %60, %66 offset:8
;;     %58:s1 = s_and_b32 %0.1, 0xffff
;;     %57:v1 = v_mov_b32_e32 %58
;;     global_store_dword %64, %57, %66 offset:16
;;     %55:s1 = s_lshr_b32 %0.1, 16
;;     %54:v1 = v_mov_b32_e32 %55
;;     global_store_dword %64, %54, %66 offset:24
;;     %52:v1 = v_mov_b32_e32 %0.3
;;     global_store_dword %64, %52, %66 offset:32
;;     %50:s1 = s_bfe_u32 %0.0, 0x20010
;;     %49:v1 = v_mov_b32_e32 %50
;;     global_store_dword %64, %49, %66 offset:40
;;     %46:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     %47:v1 = v_mbcnt_hi_u32_b32 -1, %46
;;     global_store_dword %64, %47, %66 offset:48
;;     %42:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 0, 4)
;;     %43:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 4, 2)
;;     %44:s1 = s_lshl2_add_u32 %42, %43
;;     %41:v1 = v_mov_b32_e32 %44
;;     global_store_dword %64, %41, %66 offset:56
;;     %37:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 13, 2)
;;     %38:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 8, 4)
;;     %39:s1 = s_lshl4_add_u32 %37, %38
;;     %36:v1 = v_mov_b32_e32 %39
;;     global_store_dword %64, %36, %66 offset:64
;;     %32:s2 = s_mov_b64 exec
;;     %33:v1 = v_mbcnt_lo_u32_b32 %32.0, 0
;;     %34:v1 = v_mbcnt_hi_u32_b32 %32.1, %33
;;     global_store_dword %64, %34, %66 offset:72
;;     %30:s1 = s_mov_b32 0
;;     %29:v1 = v_mov_b32_e32 %30
;;     global_store_dword %64, %29, %66 offset:80
;;     %25.0:v2 = v_mov_b32_e32 %27.0
;;     %26.1:v2 tied(%25) = v_mov_b32_e32 %27.1
;;     global_store_dwordx2 %64, %26, %66 offset:88
;;     %21:s2 = s_load_dwordx2 %20, 0x38
;;     %18.0:v2 = v_mov_b32_e32 %21.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %21.1
;;     global_store_dwordx2 %64, %19, %66 offset:96
;;     %14:s2 = s_memtime
;;     %12.0:v2 = v_mov_b32_e32 %14.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %14.1
;;     global_store_dwordx2 %64, %13, %66 offset:104
;;     %8:s2 = s_mov_b64 0
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %64, %7, %66 offset:112
;; }
;;     end
;; }

kernel %active_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v102 = load.i32 global align 8 [v93+8]
    v103 = iconst.i32 0
    v101 = icmp.ne v102, v103
    v104 = activelanecount v101
    store.i32 global align 8 [v93+0], v104
    v105, v106, v107, v108 = activelanemask v101
    store.i64 global align 8 [v93+8], v105
    v109 = load.i32 global align 8 [v93+16]
    v110 = load.i32 global align 8 [v93+24]
    v111 = activelanepermute.i32 v109, v110, v109, v101
    store.i32 global align 8 [v93+16], v111
    v113 = load.i32 global align 8 [v93+32]
    v114 = iconst.i32 0
    v112 = icmp.ne v113, v114
    v115 = activelanepermute.b1 v112, v110, v101, v101
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+24], v116
    return
}
;; machine kernel %active_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49=s[0:1]:s2, %48=v0:v1 = inputs
;;     %50:s2 = s_load_dwordx2 %49, 0x0
;;     %47:v1 = global_load_dword %48, %50 offset:8
;;     %46:s2 = v_cmp_ne_u32_e64 %47, 0
;;     %43:s2 = s_and_b64 %46, exec
;;     %44:s1 = s_bcnt1_i32_b64 %43
;;     %42:v1 = v_mov_b32_e32 %44
;;     global_store_dword %48, %42, %50
;;     %40:s2 = s_and_b64 %46, exec
;;     %38.0:v2 = v_mov_b32_e32 %40.0
;;     %39.1:v2 tied(%38) = v_mov_b32_e32 %40.1
;;     global_store_dwordx2 %48, %39, %50 offset:8
;;     %34:v1 = global_load_dword %48, %50 offset:16
;;     %33:v1 = global_load_dword %48, %50 offset:24
;;     %24:s2 = s_mov_b64 exec
;;     %25:v2 = v_lshrrev_b64 %33, %24
;;     %26:v1 = v_and_b32_e32 1, %25.0
;;     %27:s2 = v_cmp_ne_u32_e64 0, %26
;;     %28:s2 = s_andn2_b64 %27, %46
;;     %29:v1 = v_lshlrev_b32_e32 2, %33
;;     %31:v1 = ds_bpermute_b32 %29, %34
;;     %32:v1 = v_cndmask_b32_e64 %34, %31, %28
;;     global_store_dword %48, %32, %50 offset:16
;;     %22:v1 = global_load_dword %48, %50 offset:32
;;     %21:s2 = v_cmp_ne_u32_e64 %22, 0
;;     %6:s2 = s_mov_b64 exec
;;     %7:v2 = v_lshrrev_b64 %33, %6
;;     %8:v1 = v_and_b32_e32 1, %7.0
;;     %9:s2 = v_cmp_ne_u32_e64 0, %8
;;     %11:s2 = s_andn2_b64 %9, %46
;;     %12:v1 = v_lshlrev_b32_e32 2, %33
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %21
;;     %15:v1 = ds_bpermute_b32 %12, %14
;;     %16:s2 = v_cmp_ne_u32_e64 0, %15
;;     %17:s2 = s_and_b64 %16, %11
;;     %18:s2 = s_andn2_b64 %46, %11
;;     %19:s2 = s_or_b64 %17, %18
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_dword %48, %4, %50 offset:24
;; }
;;     end
;; }

kernel %active_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i32 at 24 align 8
    param %p32 : i32 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v102 = load.i32 kernarg align 8 width all [v90+8]
    v103 = iconst.i32 0
    v101 = icmp.ne v102, v103
    v104 = activelanecount v101
    store.i32 global align 8 [v93+0], v104
    v105, v106, v107, v108 = activelanemask v101
    store.i64 global align 8 [v93+8], v105
    v109 = load.i32 kernarg align 8 width all [v90+16]
    v110 = load.i32 kernarg align 8 width all [v90+24]
    v111 = activelanepermute.i32 v109, v110, v109, v101
    store.i32 global align 8 [v93+16], v111
    v113 = load.i32 kernarg align 8 width all [v90+32]
    v114 = iconst.i32 0
    v112 = icmp.ne v113, v114
    v115 = activelanepermute.b1 v112, v110, v101, v101
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+24], v116
    return
}
;; machine kernel %active_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %62=v0:v1 = inputs
;;     %63:s2 = s_load_dwordx2 %28, 0x0
;;     %61:s1 = s_load_dword %28, 0x8
;;     s_cmp_lg_u32 %61, 0 makes scc
;;     %58:s2 = s_cselect_b64 -1, 0
;;     %59:s2 = s_and_b64 %58, exec
;;     %60:s1 = s_bcnt1_i32_b64 %59
;;     %57:v1 = v_mov_b32_e32 %60
;;     global_store_dword %62, %57, %63
;;     s_cmp_lg_u32 %61, 0 makes scc
;;     %54:s2 = s_cselect_b64 -1, 0
;;     %55:s2 = s_and_b64 %54, exec
;;     %52.0:v2 = v_mov_b32_e32 %55.0
;;     %53.1:v2 tied(%52) = v_mov_b32_e32 %55.1
;;     global_store_dwordx2 %62, %53, %63 offset:8
;;     %48:s1 = s_load_dword %28, 0x10
;;     %47:s1 = s_load_dword %28, 0x18
;;     %31:s2 = s_mov_b64 exec
;;     %35.0:v2 = v_mov_b32_e32 %31.0
;;     %36.1:v2 tied(%35) = v_mov_b32_e32 %31.1
;;     %32:v2 = v_lshrrev_b64 %47, %36
;;     %37:v1 = v_and_b32_e32 1, %32.0
;;     %38:s2 = v_cmp_ne_u32_e64 0, %37
;;     s_cmp_lg_u32 %61, 0 makes scc
;;     %39:s2 = s_cselect_b64 -1, 0
;;     %40:s2 = s_andn2_b64 %38, %39
;;     %41:v1 = v_lshlrev_b32_e64 2, %47
;;     %43:v1 = v_mov_b32_e32 %48
;;     %44:v1 = ds_bpermute_b32 %41, %43
;;     %45:v1 = v_cndmask_b32_e64 %43, %44, %40
;;     global_store_dword %62, %45, %63 offset:16
;;     %29:s1 = s_load_dword %28, 0x20
;;     %27:s2 = v_cmp_ne_u32_e64 %29, 0
;;     %6:s2 = s_mov_b64 exec
;;     %10.0:v2 = v_mov_b32_e32 %6.0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %6.1
;;     %7:v2 = v_lshrrev_b64 %47, %11
;;     %12:v1 = v_and_b32_e32 1, %7.0
;;     %13:s2 = v_cmp_ne_u32_e64 0, %12
;;     s_cmp_lg_u32 %61, 0 makes scc
;;     %15:s2 = s_cselect_b64 -1, 0
;;     %16:s2 = s_andn2_b64 %13, %15
;;     %17:v1 = v_lshlrev_b32_e64 2, %47
;;     s_cmp_lg_u32 %61, 0 makes scc
;;     %19:s2 = s_cselect_b64 -1, 0
;;     %20:v1 = v_cndmask_b32_e64 0, 1, %27
;;     %21:v1 = ds_bpermute_b32 %17, %20
;;     %22:s2 = v_cmp_ne_u32_e64 0, %21
;;     %23:s2 = s_and_b64 %22, %16
;;     %24:s2 = s_andn2_b64 %19, %16
;;     %25:s2 = s_or_b64 %23, %24
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %25
;;     global_store_dword %62, %4, %63 offset:24
;; }
;;     end
;; }

kernel %segments_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i64 global align 8 [v93+16]
    v103 = stof.i64 group v101
    store.i64 global align 8 [v93+0], v103
    v104 = stof.i64 private nonull v101
    store.i64 global align 8 [v93+8], v104
    v105 = stof.i64 global v102
    store.i64 global align 8 [v93+16], v105
    v106 = ftos.i32 group v102
    store.i32 global align 8 [v93+24], v106
    v107 = ftos.i64 global v102
    store.i64 global align 8 [v93+32], v107
    v108 = segmentp group v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+40], v109
    return
}
;; machine kernel %segments_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:3]:s4, %44=s[4:5]:s2, %25=s7:s1, %43=v0:v1 = inputs
;;     %46:s1 = s_and_b32 %24.1, 0xffff
;;     flat_scratch_lo = s_add_u32 %24.0, %25 makes scc
;;     flat_scratch_hi = s_addc_u32 %46, 0
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %42:v1 = global_load_dword %43, %45 offset:8
;;     %41:v2 = global_load_dwordx2 %43, %45 offset:16
;;     %33:s2 = s_mov_b64 src_shared_base
;;     %34:v1 = v_mov_b32_e32 %42
;;     %35:v1 = v_mov_b32_e32 %33.1
;;     %36:s2 = v_cmp_ne_u32_e64 -1, %34
;;     %39.0:v2 = v_cndmask_b32_e64 0, %34, %36
;;     %40.1:v2 tied(%39) = v_cndmask_b32_e64 0, %35, %36
;;     global_store_dwordx2 %43, %40, %45
;;     %26:s2 = s_mov_b64 src_private_base
;;     %30.0:v2 = v_mov_b32_e32 %42
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %26.1
;;     global_store_dwordx2 %43, %31, %45 offset:8
;;     %21.0:v2 = v_mov_b32_e32 %41.0
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %41.1
;;     global_store_dwordx2 %43, %22, %45 offset:16
;;     %16:s2 = v_cmp_ne_u64_e64 0, %41
;;     %17:v1 = v_cndmask_b32_e64 -1, %41.0, %16
;;     global_store_dword %43, %17, %45 offset:24
;;     %13.0:v2 = v_mov_b32_e32 %41.0
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %41.1
;;     global_store_dwordx2 %43, %14, %45 offset:32
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s2 = v_cmp_eq_u32_e64 %6.1, %41.1
;;     %8:s2 = v_cmp_eq_u64_e64 0, %41
;;     %9:s2 = s_or_b64 %7, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %9
;;     global_store_dword %43, %4, %45 offset:40
;; }
;;     end
;; }

kernel %segments_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i64 at 16 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = load.i64 kernarg align 8 width all [v90+16]
    v103 = stof.i64 group v101
    store.i64 global align 8 [v93+0], v103
    v104 = stof.i64 private nonull v101
    store.i64 global align 8 [v93+8], v104
    v105 = stof.i64 global v102
    store.i64 global align 8 [v93+16], v105
    v106 = ftos.i32 group v102
    store.i32 global align 8 [v93+24], v106
    v107 = ftos.i64 global v102
    store.i64 global align 8 [v93+32], v107
    v108 = segmentp group v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+40], v109
    return
}
;; machine kernel %segments_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:3]:s4, %49=s[4:5]:s2, %33=s7:s1, %52=v0:v1 = inputs
;;     %54:s1 = s_and_b32 %32.1, 0xffff
;;     flat_scratch_lo = s_add_u32 %32.0, %33 makes scc
;;     flat_scratch_hi = s_addc_u32 %54, 0
;;     %53:s2 = s_load_dwordx2 %49, 0x0
;;     %51:s1 = s_load_dword %49, 0x8
;;     %50:s2 = s_load_dwordx2 %49, 0x10
;;     %41:s2 = s_mov_b64 src_shared_base
;;     %42:v1 = v_mov_b32_e32 %51
;;     %43:v1 = v_mov_b32_e32 %41.1
;;     %44:s2 = v_cmp_ne_u32_e64 -1, %42
;;     %47.0:v2 = v_cndmask_b32_e64 0, %42, %44
;;     %48.1:v2 tied(%47) = v_cndmask_b32_e64 0, %43, %44
;;     global_store_dwordx2 %52, %48, %53
;;     %34:s2 = s_mov_b64 src_private_base
;;     %38.0:v2 = v_mov_b32_e32 %51
;;     %39.1:v2 tied(%38) = v_mov_b32_e32 %34.1
;;     global_store_dwordx2 %52, %39, %53 offset:8
;;     %29.0:v2 = v_mov_b32_e32 %50.0
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 %50.1
;;     global_store_dwordx2 %52, %30, %53 offset:16
;;     %24:s2 = v_cmp_ne_u64_e64 0, %30
;;     %25:v1 = v_cndmask_b32_e64 -1, %30.0, %24
;;     global_store_dword %52, %25, %53 offset:24
;;     global_store_dwordx2 %52, %30, %53 offset:32
;;     %10:s2 = s_mov_b64 src_shared_base
;;     %11:s2 = v_cmp_eq_u32_e64 %10.1, %30.1
;;     %12:s2 = v_cmp_eq_u64_e64 0, %30
;;     %13:s2 = s_or_b64 %11, %12
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %13
;;     global_store_dword %52, %4, %53 offset:40
;; }
;;     end
;; }

kernel %others_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    fence scar agent
    barrier
    wavebarrier
    pause
    notify v101
    debugtrap v101
    store.i32 global align 8 [v93+0], v101
    return
}
;; machine kernel %others_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %8=s[2:3]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = global_load_dword %7, %9 offset:8
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     s_waitcnt lgkmcnt(0)
;;     s_barrier
;;     s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)
;;     s_sleep 8
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %5:v1 = v_mov_b32_e32 %6
;;     m0 = v_readfirstlane_b32 %5
;;     s_sendmsg sendmsg(MSG_INTERRUPT)
;;     %3:v1 = v_mov_b32_e32 %6
;;     trap %3=v0, %4=s[0:1] number:1
;;     global_store_dword %7, %6, %9
;; }
;;     end
;; }

kernel %others_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    fence scar agent
    barrier
    wavebarrier
    pause
    notify v101
    debugtrap v101
    store.i32 global align 8 [v93+0], v101
    return
}
;; machine kernel %others_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=s[2:3]:s2, %9=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %7, 0x0
;;     %8:s1 = s_load_dword %7, 0x8
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     s_waitcnt lgkmcnt(0)
;;     s_barrier
;;     s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)
;;     s_sleep 8
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %6:v1 = v_mov_b32_e32 %8
;;     m0 = v_readfirstlane_b32 %6
;;     s_sendmsg sendmsg(MSG_INTERRUPT)
;;     %4:v1 = v_mov_b32_e32 %8
;;     trap %4=v0, %5=s[0:1] number:1
;;     global_store_dword %9, %6, %10
;; }
;;     end
;; }
