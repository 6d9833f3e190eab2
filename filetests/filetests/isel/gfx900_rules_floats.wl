; test isel precise-output level=1
; target gfx900
; Every operation on the unit of the lanes and, where the values are the wave's, on the scalar unit: the rules that nothing else here fires.

kernel %f16_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f16 global align 8 [v93+8]
    v102 = load.f16 global align 8 [v93+16]
    v103 = load.f16 global align 8 [v93+24]
    v104 = fadd.f16 v101, v102
    store.f16 global align 8 [v93+0], v104
    v105 = fsub.f16 v101, v102
    store.f16 global align 8 [v93+8], v105
    v106 = fmul.f16 v101, v102
    store.f16 global align 8 [v93+16], v106
    v107 = fmin.f16 v101, v102
    store.f16 global align 8 [v93+24], v107
    v108 = fmax.f16 v101, v102
    store.f16 global align 8 [v93+32], v108
    v109 = fcopysign.f16 v101, v102
    store.f16 global align 8 [v93+40], v109
    v110 = fma.f16 v101, v102, v103
    store.f16 global align 8 [v93+48], v110
    v111 = nfma.f16 v101, v102, v103
    store.f16 global align 8 [v93+56], v111
    v112 = fceil.f16 v101
    store.f16 global align 8 [v93+64], v112
    v113 = ffloor.f16 v101
    store.f16 global align 8 [v93+72], v113
    v114 = ftrunc.f16 v101
    store.f16 global align 8 [v93+80], v114
    v115 = frint.f16 v101
    store.f16 global align 8 [v93+88], v115
    v116 = fneg.f16 v101
    store.f16 global align 8 [v93+96], v116
    v117 = fabs.f16 v101
    store.f16 global align 8 [v93+104], v117
    v118 = nsqrt.f16 v101
    store.f16 global align 8 [v93+112], v118
    v119 = nrsqrt.f16 v101
    store.f16 global align 8 [v93+120], v119
    v120 = nrcp.f16 v101
    store.f16 global align 8 [v93+128], v120
    v121 = nexp2.f16 v101
    store.f16 global align 8 [v93+136], v121
    v122 = nlog2.f16 v101
    store.f16 global align 8 [v93+144], v122
    v123 = fadd.f16 v101, v102
    v124 = fmin.f16 v123, v123
    store.f16 global align 8 [v93+152], v124
    v125 = fmax.f16 v123, v123
    store.f16 global align 8 [v93+160], v125
    v127 = load.i32 global align 8 [v93+32]
    v128 = iconst.i32 0
    v126 = icmp.ne v127, v128
    v129 = select.f16 v126, v101, v102
    store.f16 global align 8 [v93+168], v129
    return
}
;; machine kernel %f16_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %58=s[0:1]:s2, %57=v0:v1 = inputs
;;     %59:s2 = s_load_dwordx2 %58, 0x0
;;     %56:v1 = global_load_ushort %57, %59 offset:8
;;     %55:v1 = global_load_ushort %57, %59 offset:16
;;     %54:v1 = global_load_ushort %57, %59 offset:24
;;     %53:v1 = v_add_f16_e32 %56, %55
;;     global_store_short %57, %53, %59
;;     %52:v1 = v_sub_f16_e32 %56, %55
;;     global_store_short %57, %52, %59 offset:8
;;     %50:v1 = v_mul_f16_e32 %56, %55
;;     global_store_short %57, %50, %59 offset:16
;;     %48:v1 = v_min_f16_e32 %56, %55
;;     global_store_short %57, %48, %59 offset:24
;;     %46:v1 = v_max_f16_e32 %56, %55
;;     global_store_short %57, %46, %59 offset:32
;;     %43:v1 = v_mov_b32_e32 0x7fff
;;     %44:v1 = v_bfi_b32 %43, %56, %55
;;     global_store_short %57, %44, %59 offset:40
;;     %41:v1 = v_fma_legacy_f16 %56, %55, %54
;;     global_store_short %57, %41, %59 offset:48
;;     %39:v1 = v_fma_legacy_f16 %56, %55, %54
;;     global_store_short %57, %39, %59 offset:56
;;     %36:v1 = v_ceil_f16_e32 %56
;;     global_store_short %57, %36, %59 offset:64
;;     %34:v1 = v_floor_f16_e32 %56
;;     global_store_short %57, %34, %59 offset:72
;;     %32:v1 = v_trunc_f16_e32 %56
;;     global_store_short %57, %32, %59 offset:80
;;     %30:v1 = v_rndne_f16_e32 %56
;;     global_store_short %57, %30, %59 offset:88
;;     %28:v1 = v_xor_b32_e32 0x8000, %56
;;     global_store_short %57, %28, %59 offset:96
;;     %26:v1 = v_and_b32_e32 0x7fff, %56
;;     global_store_short %57, %26, %59 offset:104
;;     %24:v1 = v_sqrt_f16_e32 %56
;;     global_store_short %57, %24, %59 offset:112
;;     %22:v1 = v_rsq_f16_e32 %56
;;     global_store_short %57, %22, %59 offset:120
;;     %20:v1 = v_rcp_f16_e32 %56
;;     global_store_short %57, %20, %59 offset:128
;;     %18:v1 = v_exp_f16_e32 %56
;;     global_store_short %57, %18, %59 offset:136
;;     %16:v1 = v_log_f16_e32 %56
;;     global_store_short %57, %16, %59 offset:144
;;     %14:v1 = v_min_f16_e32 %53, %53
;;     global_store_short %57, %14, %59 offset:152
;;     %12:v1 = v_max_f16_e32 %53, %53
;;     global_store_short %57, %12, %59 offset:160
;;     %9:v1 = global_load_dword %57, %59 offset:32
;;     %8:s2 = v_cmp_ne_u32_e64 %9, 0
;;     %6:v1 = v_cndmask_b32_e64 %55, %56, %8
;;     global_store_short %57, %6, %59 offset:168
;; }
;;     end
;; }

kernel %f16_of_wave {
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
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = ireduce.i16 v101
    v103 = bitcast.f16 v102
    v104 = load.i32 kernarg align 8 width all [v90+16]
    v105 = ireduce.i16 v104
    v106 = bitcast.f16 v105
    v107 = load.i32 kernarg align 8 width all [v90+24]
    v108 = ireduce.i16 v107
    v109 = bitcast.f16 v108
    v110 = fadd.f16 v103, v106
    store.f16 global align 8 [v93+0], v110
    v111 = fsub.f16 v103, v106
    store.f16 global align 8 [v93+8], v111
    v112 = fmul.f16 v103, v106
    store.f16 global align 8 [v93+16], v112
    v113 = fmin.f16 v103, v106
    store.f16 global align 8 [v93+24], v113
    v114 = fmax.f16 v103, v106
    store.f16 global align 8 [v93+32], v114
    v115 = fcopysign.f16 v103, v106
    store.f16 global align 8 [v93+40], v115
    v116 = fma.f16 v103, v106, v109
    store.f16 global align 8 [v93+48], v116
    v117 = nfma.f16 v103, v106, v109
    store.f16 global align 8 [v93+56], v117
    v118 = fceil.f16 v103
    store.f16 global align 8 [v93+64], v118
    v119 = ffloor.f16 v103
    store.f16 global align 8 [v93+72], v119
    v120 = ftrunc.f16 v103
    store.f16 global align 8 [v93+80], v120
    v121 = frint.f16 v103
    store.f16 global align 8 [v93+88], v121
    v122 = fneg.f16 v103
    store.f16 global align 8 [v93+96], v122
    v123 = fabs.f16 v103
    store.f16 global align 8 [v93+104], v123
    v124 = nsqrt.f16 v103
    store.f16 global align 8 [v93+112], v124
    v125 = nrsqrt.f16 v103
    store.f16 global align 8 [v93+120], v125
    v126 = nrcp.f16 v103
    store.f16 global align 8 [v93+128], v126
    v127 = nexp2.f16 v103
    store.f16 global align 8 [v93+136], v127
    v128 = nlog2.f16 v103
    store.f16 global align 8 [v93+144], v128
    v129 = fadd.f16 v103, v106
    v130 = fmin.f16 v129, v129
    store.f16 global align 8 [v93+152], v130
    v131 = fmax.f16 v129, v129
    store.f16 global align 8 [v93+160], v131
    v133 = load.i32 kernarg align 8 width all [v90+32]
    v134 = iconst.i32 0
    v132 = icmp.ne v133, v134
    v135 = select.f16 v132, v103, v106
    store.f16 global align 8 [v93+168], v135
    return
}
;; machine kernel %f16_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %75=v0:v1 = inputs
;;     %76:s2 = s_load_dwordx2 %8, 0x0
;;     %74:s1 = s_load_dword %8, 0x8
;;     %71:s1 = s_load_dword %8, 0x10
;;     %68:s1 = s_load_dword %8, 0x18
;;     %65:v1 = v_mov_b32_e32 %71
;;     %64:v1 = v_add_f16_e32 %74, %65
;;     global_store_short %75, %64, %76
;;     %62:v1 = v_sub_f16_e32 %74, %65
;;     global_store_short %75, %62, %76 offset:8
;;     %59:v1 = v_mul_f16_e32 %74, %65
;;     global_store_short %75, %59, %76 offset:16
;;     %56:v1 = v_min_f16_e32 %74, %65
;;     global_store_short %75, %56, %76 offset:24
;;     %53:v1 = v_max_f16_e32 %74, %65
;;     global_store_short %75, %53, %76 offset:32
;;     %49:v1 = v_mov_b32_e32 0x7fff
;;     %50:v1 = v_bfi_b32 %49, %74, %65
;;     global_store_short %75, %50, %76 offset:40
;;     %47:v1 = v_mov_b32_e32 %68
;;     %45:v1 = v_fma_legacy_f16 %74, %65, %47
;;     global_store_short %75, %45, %76 offset:48
;;     %41:v1 = v_fma_legacy_f16 %74, %65, %47
;;     global_store_short %75, %41, %76 offset:56
;;     %38:v1 = v_ceil_f16_e32 %74
;;     global_store_short %75, %38, %76 offset:64
;;     %36:v1 = v_floor_f16_e32 %74
;;     global_store_short %75, %36, %76 offset:72
;;     %34:v1 = v_trunc_f16_e32 %74
;;     global_store_short %75, %34, %76 offset:80
;;     %32:v1 = v_rndne_f16_e32 %74
;;     global_store_short %75, %32, %76 offset:88
;;     %30:v1 = v_mov_b32_e32 %74
;;     %29:v1 = v_xor_b32_e32 0x8000, %30
;;     global_store_short %75, %29, %76 offset:96
;;     %26:v1 = v_and_b32_e32 0x7fff, %30
;;     global_store_short %75, %26, %76 offset:104
;;     %24:v1 = v_sqrt_f16_e32 %74
;;     global_store_short %75, %24, %76 offset:112
;;     %22:v1 = v_rsq_f16_e32 %74
;;     global_store_short %75, %22, %76 offset:120
;;     %20:v1 = v_rcp_f16_e32 %74
;;     global_store_short %75, %20, %76 offset:128
;;     %18:v1 = v_exp_f16_e32 %74
;;     global_store_short %75, %18, %76 offset:136
;;     %16:v1 = v_log_f16_e32 %74
;;     global_store_short %75, %16, %76 offset:144
;;     %14:v1 = v_min_f16_e32 %64, %64
;;     global_store_short %75, %14, %76 offset:152
;;     %12:v1 = v_max_f16_e32 %64, %64
;;     global_store_short %75, %12, %76 offset:160
;;     %9:s1 = s_load_dword %8, 0x20
;;     s_cmp_lg_u32 %9, 0 makes scc
;;     %7:s1 = s_cselect_b32 %74, %71
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_short %75, %3, %76 offset:168
;; }
;;     end
;; }

kernel %f32_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = load.f32 global align 8 [v93+24]
    v104 = fadd.f32 v101, v102
    store.f32 global align 8 [v93+0], v104
    v105 = fsub.f32 v101, v102
    store.f32 global align 8 [v93+8], v105
    v106 = fmul.f32 v101, v102
    store.f32 global align 8 [v93+16], v106
    v107 = fmin.f32 v101, v102
    store.f32 global align 8 [v93+24], v107
    v108 = fmax.f32 v101, v102
    store.f32 global align 8 [v93+32], v108
    v109 = fcopysign.f32 v101, v102
    store.f32 global align 8 [v93+40], v109
    v110 = fma.f32 v101, v102, v103
    store.f32 global align 8 [v93+48], v110
    v111 = nfma.f32 v101, v102, v103
    store.f32 global align 8 [v93+56], v111
    v112 = fceil.f32 v101
    store.f32 global align 8 [v93+64], v112
    v113 = ffloor.f32 v101
    store.f32 global align 8 [v93+72], v113
    v114 = ftrunc.f32 v101
    store.f32 global align 8 [v93+80], v114
    v115 = frint.f32 v101
    store.f32 global align 8 [v93+88], v115
    v116 = fneg.f32 v101
    store.f32 global align 8 [v93+96], v116
    v117 = fabs.f32 v101
    store.f32 global align 8 [v93+104], v117
    v118 = nsqrt.f32 v101
    store.f32 global align 8 [v93+112], v118
    v119 = nrsqrt.f32 v101
    store.f32 global align 8 [v93+120], v119
    v120 = nrcp.f32 v101
    store.f32 global align 8 [v93+128], v120
    v121 = nexp2.f32 v101
    store.f32 global align 8 [v93+136], v121
    v122 = nlog2.f32 v101
    store.f32 global align 8 [v93+144], v122
    v123 = nsin.f32 v101
    store.f32 global align 8 [v93+152], v123
    v124 = ncos.f32 v101
    store.f32 global align 8 [v93+160], v124
    v125 = fsqrt.f32 v101
    store.f32 global align 8 [v93+168], v125
    v126 = fdiv.f32 v101, v102
    store.f32 global align 8 [v93+176], v126
    v127 = fadd.f32 v101, v102
    v128 = fmin.f32 v127, v127
    store.f32 global align 8 [v93+184], v128
    v129 = fmax.f32 v127, v127
    store.f32 global align 8 [v93+192], v129
    v131 = load.i32 global align 8 [v93+32]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.f32 v130, v101, v102
    store.f32 global align 8 [v93+200], v133
    return
}
;; machine kernel %f32_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %102=s[0:1]:s2, %101=v0:v1 = inputs
;;     %103:s2 = s_load_dwordx2 %102, 0x0
;;     %100:v1 = global_load_dword %101, %103 offset:8
;;     %99:v1 = global_load_dword %101, %103 offset:16
;;     %98:v1 = global_load_dword %101, %103 offset:24
;;     %97:v1 = v_add_f32_e32 %100, %99
;;     global_store_dword %101, %97, %103
;;     %96:v1 = v_sub_f32_e32 %100, %99
;;     global_store_dword %101, %96, %103 offset:8
;;     %94:v1 = v_mul_f32_e32 %100, %99
;;     global_store_dword %101, %94, %103 offset:16
;;     %92:v1 = v_min_f32_e32 %100, %99
;;     global_store_dword %101, %92, %103 offset:24
;;     %90:v1 = v_max_f32_e32 %100, %99
;;     global_store_dword %101, %90, %103 offset:32
;;     %87:v1 = v_mov_b32_e32 0x7fffffff
;;     %88:v1 = v_bfi_b32 %87, %100, %99
;;     global_store_dword %101, %88, %103 offset:40
;;     %85:v1 = v_fma_f32 %100, %99, %98
;;     global_store_dword %101, %85, %103 offset:48
;;     %83:v1 = v_fma_f32 %100, %99, %98
;;     global_store_dword %101, %83, %103 offset:56
;;     %80:v1 = v_ceil_f32_e32 %100
;;     global_store_dword %101, %80, %103 offset:64
;;     %78:v1 = v_floor_f32_e32 %100
;;     global_store_dword %101, %78, %103 offset:72
;;     %76:v1 = v_trunc_f32_e32 %100
;;     global_store_dword %101, %76, %103 offset:80
;;     %74:v1 = v_rndne_f32_e32 %100
;;     global_store_dword %101, %74, %103 offset:88
;;     %72:v1 = v_xor_b32_e32 0x80000000, %100
;;     global_store_dword %101, %72, %103 offset:96
;;     %70:v1 = v_and_b32_e32 0x7fffffff, %100
;;     global_store_dword %101, %70, %103 offset:104
;;     %68:v1 = v_sqrt_f32_e32 %100
;;     global_store_dword %101, %68, %103 offset:112
;;     %66:v1 = v_rsq_f32_e32 %100
;;     global_store_dword %101, %66, %103 offset:120
;;     %64:v1 = v_rcp_f32_e32 %100
;;     global_store_dword %101, %64, %103 offset:128
;;     %62:v1 = v_exp_f32_e32 %100
;;     global_store_dword %101, %62, %103 offset:136
;;     %60:v1 = v_log_f32_e32 %100
;;     global_store_dword %101, %60, %103 offset:144
;;     %56:v1 = v_mul_f32_e32 0.15915494, %100
;;     %57:v1 = v_fract_f32_e32 %56
;;     %58:v1 = v_sin_f32_e32 %57
;;     global_store_dword %101, %58, %103 offset:152
;;     %52:v1 = v_mul_f32_e32 0.15915494, %100
;;     %53:v1 = v_fract_f32_e32 %52
;;     %54:v1 = v_cos_f32_e32 %53
;;     global_store_dword %101, %54, %103 offset:160
;;     %34:s1 = s_mov_b32 0x1f800000
;;     %33:s2 = v_cmp_gt_f32_e64 %34, %100
;;     %35:v1 = v_mul_f32_e32 0x5f800000, %100
;;     %36:v1 = v_cndmask_b32_e64 %100, %35, %33
;;     %37:v1 = v_sqrt_f32_e32 %36
;;     %38:v1 = v_add_u32_e32 -1, %37
;;     %39:v1 = v_add_u32_e32 1, %37
;;     %40:v1 = v_fma_f32 -%38, %37, %36
;;     %41:v1 = v_fma_f32 -%39, %37, %36
;;     %42:s2 = v_cmp_ge_f32_e64 0, %40
;;     %43:v1 = v_cndmask_b32_e64 %37, %38, %42
;;     %44:s2 = v_cmp_lt_f32_e64 0, %41
;;     %45:v1 = v_cndmask_b32_e64 %43, %39, %44
;;     %46:v1 = v_mul_f32_e32 0x2f800000, %45
;;     %47:v1 = v_cndmask_b32_e64 %45, %46, %33
;;     %49:s1 = s_mov_b32 0x260
;;     %48:s2 = v_cmp_class_f32_e64 %36, %49
;;     %50:v1 = v_cndmask_b32_e64 %47, %36, %48
;;     global_store_dword %101, %50, %103 offset:168
;;     %16:s1 = s_mov_b32 0xd800000
;;     %17:s2 = v_cmp_gt_f32_e64 %16, |%100|
;;     %18:v1 = v_cndmask_b32_e64 0, 64, %17
;;     %19:v1 = v_ldexp_f32 %100, %18
;;     %20:v1 = v_ldexp_f32 %99, %18
;;     %22:v1, %21:s2 = v_div_scale_f32 %20, %20, %19
;;     %23:v1, vcc = v_div_scale_f32 %19, %20, %19 kills vcc
;;     %24:v1 = v_rcp_f32_e32 %22 kills vcc
;;     %25:v1 = v_fma_f32 -%22, %24, 1.0 kills vcc
;;     %26:v1 = v_or_b32_e32 1, %24 kills vcc
;;     %27:v1 = v_fma_f32 %26, %25, %24 kills vcc
;;     %28:v1 = v_mul_f32_e32 %23, %27 kills vcc
;;     %29:v1 = v_fma_f32 -%22, %28, %23 kills vcc
;;     %30:v1 = v_div_fmas_f32 %29, %27, %28 kills vcc
;;     %31:v1 = v_div_fixup_f32 %30, %99, %100
;;     global_store_dword %101, %31, %103 offset:176
;;     %14:v1 = v_min_f32_e32 %97, %97
;;     global_store_dword %101, %14, %103 offset:184
;;     %12:v1 = v_max_f32_e32 %97, %97
;;     global_store_dword %101, %12, %103 offset:192
;;     %9:v1 = global_load_dword %101, %103 offset:32
;;     %8:s2 = v_cmp_ne_u32_e64 %9, 0
;;     %6:v1 = v_cndmask_b32_e64 %99, %100, %8
;;     global_store_dword %101, %6, %103 offset:200
;; }
;;     end
;; }

kernel %f32_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : f32 at 8 align 8
    param %p16 : f32 at 16 align 8
    param %p24 : f32 at 24 align 8
    param %p32 : i32 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 kernarg align 8 width all [v90+8]
    v102 = load.f32 kernarg align 8 width all [v90+16]
    v103 = load.f32 kernarg align 8 width all [v90+24]
    v104 = fadd.f32 v101, v102
    store.f32 global align 8 [v93+0], v104
    v105 = fsub.f32 v101, v102
    store.f32 global align 8 [v93+8], v105
    v106 = fmul.f32 v101, v102
    store.f32 global align 8 [v93+16], v106
    v107 = fmin.f32 v101, v102
    store.f32 global align 8 [v93+24], v107
    v108 = fmax.f32 v101, v102
    store.f32 global align 8 [v93+32], v108
    v109 = fcopysign.f32 v101, v102
    store.f32 global align 8 [v93+40], v109
    v110 = fma.f32 v101, v102, v103
    store.f32 global align 8 [v93+48], v110
    v111 = nfma.f32 v101, v102, v103
    store.f32 global align 8 [v93+56], v111
    v112 = fceil.f32 v101
    store.f32 global align 8 [v93+64], v112
    v113 = ffloor.f32 v101
    store.f32 global align 8 [v93+72], v113
    v114 = ftrunc.f32 v101
    store.f32 global align 8 [v93+80], v114
    v115 = frint.f32 v101
    store.f32 global align 8 [v93+88], v115
    v116 = fneg.f32 v101
    store.f32 global align 8 [v93+96], v116
    v117 = fabs.f32 v101
    store.f32 global align 8 [v93+104], v117
    v118 = nsqrt.f32 v101
    store.f32 global align 8 [v93+112], v118
    v119 = nrsqrt.f32 v101
    store.f32 global align 8 [v93+120], v119
    v120 = nrcp.f32 v101
    store.f32 global align 8 [v93+128], v120
    v121 = nexp2.f32 v101
    store.f32 global align 8 [v93+136], v121
    v122 = nlog2.f32 v101
    store.f32 global align 8 [v93+144], v122
    v123 = nsin.f32 v101
    store.f32 global align 8 [v93+152], v123
    v124 = ncos.f32 v101
    store.f32 global align 8 [v93+160], v124
    v125 = fsqrt.f32 v101
    store.f32 global align 8 [v93+168], v125
    v126 = fdiv.f32 v101, v102
    store.f32 global align 8 [v93+176], v126
    v127 = fadd.f32 v101, v102
    v128 = fmin.f32 v127, v127
    store.f32 global align 8 [v93+184], v128
    v129 = fmax.f32 v127, v127
    store.f32 global align 8 [v93+192], v129
    v131 = load.i32 kernarg align 8 width all [v90+32]
    v132 = iconst.i32 0
    v130 = icmp.ne v131, v132
    v133 = select.f32 v130, v101, v102
    store.f32 global align 8 [v93+200], v133
    return
}
;; machine kernel %f32_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %116=v0:v1 = inputs
;;     %117:s2 = s_load_dwordx2 %8, 0x0
;;     %115:s1 = s_load_dword %8, 0x8
;;     %114:s1 = s_load_dword %8, 0x10
;;     %113:s1 = s_load_dword %8, 0x18
;;     %112:v1 = v_mov_b32_e32 %114
;;     %111:v1 = v_add_f32_e32 %115, %112
;;     global_store_dword %116, %111, %117
;;     %109:v1 = v_sub_f32_e32 %115, %112
;;     global_store_dword %116, %109, %117 offset:8
;;     %106:v1 = v_mul_f32_e32 %115, %112
;;     global_store_dword %116, %106, %117 offset:16
;;     %103:v1 = v_min_f32_e32 %115, %112
;;     global_store_dword %116, %103, %117 offset:24
;;     %100:v1 = v_max_f32_e32 %115, %112
;;     global_store_dword %116, %100, %117 offset:32
;;     %96:v1 = v_mov_b32_e32 0x7fffffff
;;     %97:v1 = v_bfi_b32 %96, %115, %112
;;     global_store_dword %116, %97, %117 offset:40
;;     %94:v1 = v_mov_b32_e32 %113
;;     %92:v1 = v_fma_f32 %115, %112, %94
;;     global_store_dword %116, %92, %117 offset:48
;;     %88:v1 = v_fma_f32 %115, %112, %94
;;     global_store_dword %116, %88, %117 offset:56
;;     %85:v1 = v_ceil_f32_e32 %115
;;     global_store_dword %116, %85, %117 offset:64
;;     %83:v1 = v_floor_f32_e32 %115
;;     global_store_dword %116, %83, %117 offset:72
;;     %81:v1 = v_trunc_f32_e32 %115
;;     global_store_dword %116, %81, %117 offset:80
;;     %79:v1 = v_rndne_f32_e32 %115
;;     global_store_dword %116, %79, %117 offset:88
;;     %77:v1 = v_mov_b32_e32 %115
;;     %76:v1 = v_xor_b32_e32 0x80000000, %77
;;     global_store_dword %116, %76, %117 offset:96
;;     %73:v1 = v_and_b32_e32 0x7fffffff, %77
;;     global_store_dword %116, %73, %117 offset:104
;;     %71:v1 = v_sqrt_f32_e32 %115
;;     global_store_dword %116, %71, %117 offset:112
;;     %69:v1 = v_rsq_f32_e32 %115
;;     global_store_dword %116, %69, %117 offset:120
;;     %67:v1 = v_rcp_f32_e32 %115
;;     global_store_dword %116, %67, %117 offset:128
;;     %65:v1 = v_exp_f32_e32 %115
;;     global_store_dword %116, %65, %117 offset:136
;;     %63:v1 = v_log_f32_e32 %115
;;     global_store_dword %116, %63, %117 offset:144
;;     %59:v1 = v_mul_f32_e64 0.15915494, %115
;;     %60:v1 = v_fract_f32_e32 %59
;;     %61:v1 = v_sin_f32_e32 %60
;;     global_store_dword %116, %61, %117 offset:152
;;     %55:v1 = v_mul_f32_e64 0.15915494, %115
;;     %56:v1 = v_fract_f32_e32 %55
;;     %57:v1 = v_cos_f32_e32 %56
;;     global_store_dword %116, %57, %117 offset:160
;;     %37:s1 = s_mov_b32 0x1f800000
;;     %36:s2 = v_cmp_gt_f32_e64 %37, %77
;;     %38:v1 = v_mul_f32_e32 0x5f800000, %77
;;     %39:v1 = v_cndmask_b32_e64 %77, %38, %36
;;     %40:v1 = v_sqrt_f32_e32 %39
;;     %41:v1 = v_add_u32_e32 -1, %40
;;     %42:v1 = v_add_u32_e32 1, %40
;;     %43:v1 = v_fma_f32 -%41, %40, %39
;;     %44:v1 = v_fma_f32 -%42, %40, %39
;;     %45:s2 = v_cmp_ge_f32_e64 0, %43
;;     %46:v1 = v_cndmask_b32_e64 %40, %41, %45
;;     %47:s2 = v_cmp_lt_f32_e64 0, %44
;;     %48:v1 = v_cndmask_b32_e64 %46, %42, %47
;;     %49:v1 = v_mul_f32_e32 0x2f800000, %48
;;     %50:v1 = v_cndmask_b32_e64 %48, %49, %36
;;     %52:s1 = s_mov_b32 0x260
;;     %51:s2 = v_cmp_class_f32_e64 %39, %52
;;     %53:v1 = v_cndmask_b32_e64 %50, %39, %51
;;     global_store_dword %116, %53, %117 offset:168
;;     %18:s1 = s_mov_b32 0xd800000
;;     %19:s2 = v_cmp_gt_f32_e64 %18, |%77|
;;     %20:v1 = v_cndmask_b32_e64 0, 64, %19
;;     %21:v1 = v_ldexp_f32 %77, %20
;;     %22:v1 = v_ldexp_f32 %112, %20
;;     %24:v1, %23:s2 = v_div_scale_f32 %22, %22, %21
;;     %25:v1, vcc = v_div_scale_f32 %21, %22, %21 kills vcc
;;     %26:v1 = v_rcp_f32_e32 %24 kills vcc
;;     %27:v1 = v_fma_f32 -%24, %26, 1.0 kills vcc
;;     %28:v1 = v_or_b32_e32 1, %26 kills vcc
;;     %29:v1 = v_fma_f32 %28, %27, %26 kills vcc
;;     %30:v1 = v_mul_f32_e32 %25, %29 kills vcc
;;     %31:v1 = v_fma_f32 -%24, %30, %25 kills vcc
;;     %32:v1 = v_div_fmas_f32 %31, %29, %30 kills vcc
;;     %33:v1 = v_div_fixup_f32 %32, %112, %77
;;     global_store_dword %116, %33, %117 offset:176
;;     %14:v1 = v_min_f32_e32 %111, %111
;;     global_store_dword %116, %14, %117 offset:184
;;     %12:v1 = v_max_f32_e32 %111, %111
;;     global_store_dword %116, %12, %117 offset:192
;;     %9:s1 = s_load_dword %8, 0x20
;;     s_cmp_lg_u32 %9, 0 makes scc
;;     %7:s1 = s_cselect_b32 %115, %114
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %116, %3, %117 offset:200
;; }
;;     end
;; }

kernel %f64_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f64 global align 8 [v93+8]
    v102 = load.f64 global align 8 [v93+16]
    v103 = load.f64 global align 8 [v93+24]
    v104 = fadd.f64 v101, v102
    store.f64 global align 8 [v93+0], v104
    v105 = fsub.f64 v101, v102
    store.f64 global align 8 [v93+8], v105
    v106 = fmul.f64 v101, v102
    store.f64 global align 8 [v93+16], v106
    v107 = fmin.f64 v101, v102
    store.f64 global align 8 [v93+24], v107
    v108 = fmax.f64 v101, v102
    store.f64 global align 8 [v93+32], v108
    v109 = fcopysign.f64 v101, v102
    store.f64 global align 8 [v93+40], v109
    v110 = fma.f64 v101, v102, v103
    store.f64 global align 8 [v93+48], v110
    v111 = nfma.f64 v101, v102, v103
    store.f64 global align 8 [v93+56], v111
    v112 = fceil.f64 v101
    store.f64 global align 8 [v93+64], v112
    v113 = ffloor.f64 v101
    store.f64 global align 8 [v93+72], v113
    v114 = ftrunc.f64 v101
    store.f64 global align 8 [v93+80], v114
    v115 = frint.f64 v101
    store.f64 global align 8 [v93+88], v115
    v116 = fneg.f64 v101
    store.f64 global align 8 [v93+96], v116
    v117 = fabs.f64 v101
    store.f64 global align 8 [v93+104], v117
    v118 = nsqrt.f64 v101
    store.f64 global align 8 [v93+112], v118
    v119 = nrsqrt.f64 v101
    store.f64 global align 8 [v93+120], v119
    v120 = nrcp.f64 v101
    store.f64 global align 8 [v93+128], v120
    v121 = fdiv.f64 v101, v102
    store.f64 global align 8 [v93+136], v121
    v122 = fadd.f64 v101, v102
    v123 = fmin.f64 v122, v122
    store.f64 global align 8 [v93+144], v123
    v124 = fmax.f64 v122, v122
    store.f64 global align 8 [v93+152], v124
    v126 = load.i32 global align 8 [v93+32]
    v127 = iconst.i32 0
    v125 = icmp.ne v126, v127
    v128 = select.f64 v125, v101, v102
    store.f64 global align 8 [v93+160], v128
    return
}
;; machine kernel %f64_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %82=s[0:1]:s2, %81=v0:v1 = inputs
;;     %83:s2 = s_load_dwordx2 %82, 0x0
;;     %80:v2 = global_load_dwordx2 %81, %83 offset:8
;;     %79:v2 = global_load_dwordx2 %81, %83 offset:16
;;     %78:v2 = global_load_dwordx2 %81, %83 offset:24
;;     %77:v2 = v_add_f64 %80, %79
;;     global_store_dwordx2 %81, %77, %83
;;     %76:v2 = v_add_f64 %80, -%79
;;     global_store_dwordx2 %81, %76, %83 offset:8
;;     %74:v2 = v_mul_f64 %80, %79
;;     global_store_dwordx2 %81, %74, %83 offset:16
;;     %72:v2 = v_min_f64 %80, %79
;;     global_store_dwordx2 %81, %72, %83 offset:24
;;     %70:v2 = v_max_f64 %80, %79
;;     global_store_dwordx2 %81, %70, %83 offset:32
;;     %67.0:v2 = v_mov_b32_e32 %80.0
;;     %65:v1 = v_mov_b32_e32 0x7fffffff
;;     %68.1:v2 tied(%67) = v_bfi_b32 %65, %80.1, %79.1
;;     global_store_dwordx2 %81, %68, %83 offset:40
;;     %62:v2 = v_fma_f64 %80, %79, %78
;;     global_store_dwordx2 %81, %62, %83 offset:48
;;     %60:v2 = v_fma_f64 %80, %79, %78
;;     global_store_dwordx2 %81, %60, %83 offset:56
;;     %57:v2 = v_ceil_f64_e32 %80
;;     global_store_dwordx2 %81, %57, %83 offset:64
;;     %55:v2 = v_floor_f64_e32 %80
;;     global_store_dwordx2 %81, %55, %83 offset:72
;;     %53:v2 = v_trunc_f64_e32 %80
;;     global_store_dwordx2 %81, %53, %83 offset:80
;;     %51:v2 = v_rndne_f64_e32 %80
;;     global_store_dwordx2 %81, %51, %83 offset:88
;;     %48.0:v2 = v_mov_b32_e32 %80.0
;;     %49.1:v2 tied(%48) = v_xor_b32_e32 0x80000000, %80.1
;;     global_store_dwordx2 %81, %49, %83 offset:96
;;     %43.0:v2 = v_mov_b32_e32 %80.0
;;     %44.1:v2 tied(%43) = v_and_b32_e32 0x7fffffff, %80.1
;;     global_store_dwordx2 %81, %44, %83 offset:104
;;     %39:v2 = v_sqrt_f64_e32 %80
;;     global_store_dwordx2 %81, %39, %83 offset:112
;;     %37:v2 = v_rsq_f64_e32 %80
;;     global_store_dwordx2 %81, %37, %83 offset:120
;;     %35:v2 = v_rcp_f64_e32 %80
;;     global_store_dwordx2 %81, %35, %83 offset:128
;;     %20:v2, %19:s2 = v_div_scale_f64 %79, %79, %80
;;     %21:v2, vcc = v_div_scale_f64 %80, %79, %80 kills vcc
;;     %22:v2 = v_rcp_f64_e32 %20 kills vcc
;;     %24.1:v2 tied(%22) = v_add_u32_e32 1, %22.1 kills vcc
;;     %25:v2 = v_fma_f64 -%20, %24, 1.0 kills vcc
;;     %26:v2 = v_fma_f64 %25, %25, %25 kills vcc
;;     %27:v2 = v_fma_f64 %24, %26, %24 kills vcc
;;     %28:v2 = v_fma_f64 -%20, %27, 1.0 kills vcc
;;     %29:v2 = v_fma_f64 %27, %28, %27 kills vcc
;;     %30:v2 = v_mul_f64 %21, %29 kills vcc
;;     %31:v2 = v_fma_f64 -%20, %30, %21 kills vcc
;;     %32:v2 = v_div_fmas_f64 %31, %29, %30 kills vcc
;;     %33:v2 = v_div_fixup_f64 %32, %79, %80
;;     global_store_dwordx2 %81, %33, %83 offset:136
;;     %17:v2 = v_min_f64 %77, %77
;;     global_store_dwordx2 %81, %17, %83 offset:144
;;     %15:v2 = v_max_f64 %77, %77
;;     global_store_dwordx2 %81, %15, %83 offset:152
;;     %12:v1 = global_load_dword %81, %83 offset:32
;;     %11:s2 = v_cmp_ne_u32_e64 %12, 0
;;     %8.0:v2 = v_cndmask_b32_e64 %79.0, %80.0, %11
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %79.1, %80.1, %11
;;     global_store_dwordx2 %81, %9, %83 offset:160
;; }
;;     end
;; }

kernel %f64_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : f64 at 8 align 8
    param %p16 : f64 at 16 align 8
    param %p24 : f64 at 24 align 8
    param %p32 : i32 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f64 kernarg align 8 width all [v90+8]
    v102 = load.f64 kernarg align 8 width all [v90+16]
    v103 = load.f64 kernarg align 8 width all [v90+24]
    v104 = fadd.f64 v101, v102
    store.f64 global align 8 [v93+0], v104
    v105 = fsub.f64 v101, v102
    store.f64 global align 8 [v93+8], v105
    v106 = fmul.f64 v101, v102
    store.f64 global align 8 [v93+16], v106
    v107 = fmin.f64 v101, v102
    store.f64 global align 8 [v93+24], v107
    v108 = fmax.f64 v101, v102
    store.f64 global align 8 [v93+32], v108
    v109 = fcopysign.f64 v101, v102
    store.f64 global align 8 [v93+40], v109
    v110 = fma.f64 v101, v102, v103
    store.f64 global align 8 [v93+48], v110
    v111 = nfma.f64 v101, v102, v103
    store.f64 global align 8 [v93+56], v111
    v112 = fceil.f64 v101
    store.f64 global align 8 [v93+64], v112
    v113 = ffloor.f64 v101
    store.f64 global align 8 [v93+72], v113
    v114 = ftrunc.f64 v101
    store.f64 global align 8 [v93+80], v114
    v115 = frint.f64 v101
    store.f64 global align 8 [v93+88], v115
    v116 = fneg.f64 v101
    store.f64 global align 8 [v93+96], v116
    v117 = fabs.f64 v101
    store.f64 global align 8 [v93+104], v117
    v118 = nsqrt.f64 v101
    store.f64 global align 8 [v93+112], v118
    v119 = nrsqrt.f64 v101
    store.f64 global align 8 [v93+120], v119
    v120 = nrcp.f64 v101
    store.f64 global align 8 [v93+128], v120
    v121 = fdiv.f64 v101, v102
    store.f64 global align 8 [v93+136], v121
    v122 = fadd.f64 v101, v102
    v123 = fmin.f64 v122, v122
    store.f64 global align 8 [v93+144], v123
    v124 = fmax.f64 v122, v122
    store.f64 global align 8 [v93+152], v124
    v126 = load.i32 kernarg align 8 width all [v90+32]
    v127 = iconst.i32 0
    v125 = icmp.ne v126, v127
    v128 = select.f64 v125, v101, v102
    store.f64 global align 8 [v93+160], v128
    return
}
;; machine kernel %f64_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %128=v0:v1 = inputs
;;     %129:s2 = s_load_dwordx2 %11, 0x0
;;     %127:s2 = s_load_dwordx2 %11, 0x8
;;     %126:s2 = s_load_dwordx2 %11, 0x10
;;     %125:s2 = s_load_dwordx2 %11, 0x18
;;     %123.0:v2 = v_mov_b32_e32 %126.0
;;     %124.1:v2 tied(%123) = v_mov_b32_e32 %126.1
;;     %120:v2 = v_add_f64 %127, %124
;;     global_store_dwordx2 %128, %120, %129
;;     %115:v2 = v_add_f64 %127, -%124
;;     global_store_dwordx2 %128, %115, %129 offset:8
;;     %109:v2 = v_mul_f64 %127, %124
;;     global_store_dwordx2 %128, %109, %129 offset:16
;;     %103:v2 = v_min_f64 %127, %124
;;     global_store_dwordx2 %128, %103, %129 offset:24
;;     %97:v2 = v_max_f64 %127, %124
;;     global_store_dwordx2 %128, %97, %129 offset:32
;;     %94.0:v2 = v_mov_b32_e32 %127.0
;;     %91:v1 = v_mov_b32_e32 0x7fffffff
;;     %93:v1 = v_mov_b32_e32 %126.1
;;     %95.1:v2 tied(%94) = v_bfi_b32 %91, %127.1, %93
;;     global_store_dwordx2 %128, %95, %129 offset:40
;;     %87.0:v2 = v_mov_b32_e32 %125.0
;;     %88.1:v2 tied(%87) = v_mov_b32_e32 %125.1
;;     %80:v2 = v_fma_f64 %127, %124, %88
;;     global_store_dwordx2 %128, %80, %129 offset:48
;;     %70:v2 = v_fma_f64 %127, %124, %88
;;     global_store_dwordx2 %128, %70, %129 offset:56
;;     %67:v2 = v_ceil_f64_e32 %127
;;     global_store_dwordx2 %128, %67, %129 offset:64
;;     %65:v2 = v_floor_f64_e32 %127
;;     global_store_dwordx2 %128, %65, %129 offset:72
;;     %63:v2 = v_trunc_f64_e32 %127
;;     global_store_dwordx2 %128, %63, %129 offset:80
;;     %61:v2 = v_rndne_f64_e32 %127
;;     global_store_dwordx2 %128, %61, %129 offset:88
;;     %58.0:v2 = v_mov_b32_e32 %127.0
;;     %57:v1 = v_mov_b32_e32 %127.1
;;     %59.1:v2 tied(%58) = v_xor_b32_e32 0x80000000, %57
;;     global_store_dwordx2 %128, %59, %129 offset:96
;;     %52.0:v2 = v_mov_b32_e32 %127.0
;;     %53.1:v2 tied(%52) = v_and_b32_e32 0x7fffffff, %57
;;     global_store_dwordx2 %128, %53, %129 offset:104
;;     %47:v2 = v_sqrt_f64_e32 %127
;;     global_store_dwordx2 %128, %47, %129 offset:112
;;     %45:v2 = v_rsq_f64_e32 %127
;;     global_store_dwordx2 %128, %45, %129 offset:120
;;     %43:v2 = v_rcp_f64_e32 %127
;;     global_store_dwordx2 %128, %43, %129 offset:128
;;     %21.0:v2 = v_mov_b32_e32 %127.0
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %127.1
;;     %28:v2, %27:s2 = v_div_scale_f64 %124, %124, %22
;;     %29:v2, vcc = v_div_scale_f64 %22, %124, %22 kills vcc
;;     %30:v2 = v_rcp_f64_e32 %28 kills vcc
;;     %32.1:v2 tied(%30) = v_add_u32_e32 1, %30.1 kills vcc
;;     %33:v2 = v_fma_f64 -%28, %32, 1.0 kills vcc
;;     %34:v2 = v_fma_f64 %33, %33, %33 kills vcc
;;     %35:v2 = v_fma_f64 %32, %34, %32 kills vcc
;;     %36:v2 = v_fma_f64 -%28, %35, 1.0 kills vcc
;;     %37:v2 = v_fma_f64 %35, %36, %35 kills vcc
;;     %38:v2 = v_mul_f64 %29, %37 kills vcc
;;     %39:v2 = v_fma_f64 -%28, %38, %29 kills vcc
;;     %40:v2 = v_div_fmas_f64 %39, %37, %38 kills vcc
;;     %41:v2 = v_div_fixup_f64 %40, %124, %22
;;     global_store_dwordx2 %128, %41, %129 offset:136
;;     %17:v2 = v_min_f64 %120, %120
;;     global_store_dwordx2 %128, %17, %129 offset:144
;;     %15:v2 = v_max_f64 %120, %120
;;     global_store_dwordx2 %128, %15, %129 offset:152
;;     %12:s1 = s_load_dword %11, 0x20
;;     s_cmp_lg_u32 %12, 0 makes scc
;;     %10:s2 = s_cselect_b64 %127, %126
;;     %5.0:v2 = v_mov_b32_e32 %10.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %10.1
;;     global_store_dwordx2 %128, %6, %129 offset:160
;; }
;;     end
;; }

kernel %compare_f16_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f16 global align 8 [v93+8]
    v102 = load.f16 global align 8 [v93+16]
    v103 = load.i32 global align 8 [v93+24]
    v104 = fcmp.eq v101, v102
    v105 = uextend.i32 v104
    store.i32 global align 8 [v93+0], v105
    v106 = fcmp.ne v101, v102
    v107 = uextend.i32 v106
    store.i32 global align 8 [v93+8], v107
    v108 = fcmp.lt v101, v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+16], v109
    v110 = fcmp.le v101, v102
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+24], v111
    v112 = fcmp.gt v101, v102
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+32], v113
    v114 = fcmp.ge v101, v102
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+40], v115
    v116 = fcmp.equ v101, v102
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+48], v117
    v118 = fcmp.neu v101, v102
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+56], v119
    v120 = fcmp.ltu v101, v102
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+64], v121
    v122 = fcmp.leu v101, v102
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+72], v123
    v124 = fcmp.gtu v101, v102
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+80], v125
    v126 = fcmp.geu v101, v102
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+88], v127
    v128 = fcmp.num v101, v102
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+96], v129
    v130 = fcmp.nan v101, v102
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+104], v131
    v132 = fclass v101, v103
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+112], v133
    return
}
;; machine kernel %compare_f16_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_dwordx2 %69, 0x0
;;     %67:v1 = global_load_ushort %68, %70 offset:8
;;     %66:v1 = global_load_ushort %68, %70 offset:16
;;     %65:v1 = global_load_dword %68, %70 offset:24
;;     %64:s2 = v_cmp_eq_f16_e64 %67, %66
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_dword %68, %63, %70
;;     %60:s2 = v_cmp_lg_f16_e64 %67, %66
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_dword %68, %59, %70 offset:8
;;     %56:s2 = v_cmp_lt_f16_e64 %67, %66
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_dword %68, %55, %70 offset:16
;;     %52:s2 = v_cmp_le_f16_e64 %67, %66
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_dword %68, %51, %70 offset:24
;;     %48:s2 = v_cmp_gt_f16_e64 %67, %66
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_dword %68, %47, %70 offset:32
;;     %44:s2 = v_cmp_ge_f16_e64 %67, %66
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_dword %68, %43, %70 offset:40
;;     %40:s2 = v_cmp_nlg_f16_e64 %67, %66
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_dword %68, %39, %70 offset:48
;;     %36:s2 = v_cmp_neq_f16_e64 %67, %66
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_dword %68, %35, %70 offset:56
;;     %32:s2 = v_cmp_nge_f16_e64 %67, %66
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %68, %31, %70 offset:64
;;     %28:s2 = v_cmp_ngt_f16_e64 %67, %66
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %68, %27, %70 offset:72
;;     %24:s2 = v_cmp_nle_f16_e64 %67, %66
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_dword %68, %23, %70 offset:80
;;     %20:s2 = v_cmp_nlt_f16_e64 %67, %66
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_dword %68, %19, %70 offset:88
;;     %16:s2 = v_cmp_o_f16_e64 %67, %66
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_dword %68, %15, %70 offset:96
;;     %12:s2 = v_cmp_u_f16_e64 %67, %66
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_dword %68, %10, %70 offset:104
;;     %7:s2 = v_cmp_class_f16_e64 %67, %65
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %68, %4, %70 offset:112
;; }
;;     end
;; }

kernel %compare_f16_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i32 at 24 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = ireduce.i16 v101
    v103 = bitcast.f16 v102
    v104 = load.i32 kernarg align 8 width all [v90+16]
    v105 = ireduce.i16 v104
    v106 = bitcast.f16 v105
    v107 = load.i32 kernarg align 8 width all [v90+24]
    v108 = fcmp.eq v103, v106
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+0], v109
    v110 = fcmp.ne v103, v106
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+8], v111
    v112 = fcmp.lt v103, v106
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+16], v113
    v114 = fcmp.le v103, v106
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+24], v115
    v116 = fcmp.gt v103, v106
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+32], v117
    v118 = fcmp.ge v103, v106
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+40], v119
    v120 = fcmp.equ v103, v106
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+48], v121
    v122 = fcmp.neu v103, v106
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+56], v123
    v124 = fcmp.ltu v103, v106
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+64], v125
    v126 = fcmp.leu v103, v106
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+72], v127
    v128 = fcmp.gtu v103, v106
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+80], v129
    v130 = fcmp.geu v103, v106
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+88], v131
    v132 = fcmp.num v103, v106
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+96], v133
    v134 = fcmp.nan v103, v106
    v135 = uextend.i32 v134
    store.i32 global align 8 [v93+104], v135
    v136 = fclass v103, v107
    v137 = uextend.i32 v136
    store.i32 global align 8 [v93+112], v137
    return
}
;; machine kernel %compare_f16_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %80=s[0:1]:s2, %88=v0:v1 = inputs
;;     %89:s2 = s_load_dwordx2 %80, 0x0
;;     %87:s1 = s_load_dword %80, 0x8
;;     %84:s1 = s_load_dword %80, 0x10
;;     %81:s1 = s_load_dword %80, 0x18
;;     %79:v1 = v_mov_b32_e32 %84
;;     %78:s2 = v_cmp_eq_f16_e64 %87, %79
;;     %77:v1 = v_cndmask_b32_e64 0, 1, %78
;;     global_store_dword %88, %77, %89
;;     %73:s2 = v_cmp_lg_f16_e64 %87, %79
;;     %72:v1 = v_cndmask_b32_e64 0, 1, %73
;;     global_store_dword %88, %72, %89 offset:8
;;     %68:s2 = v_cmp_lt_f16_e64 %87, %79
;;     %67:v1 = v_cndmask_b32_e64 0, 1, %68
;;     global_store_dword %88, %67, %89 offset:16
;;     %63:s2 = v_cmp_le_f16_e64 %87, %79
;;     %62:v1 = v_cndmask_b32_e64 0, 1, %63
;;     global_store_dword %88, %62, %89 offset:24
;;     %58:s2 = v_cmp_gt_f16_e64 %87, %79
;;     %57:v1 = v_cndmask_b32_e64 0, 1, %58
;;     global_store_dword %88, %57, %89 offset:32
;;     %53:s2 = v_cmp_ge_f16_e64 %87, %79
;;     %52:v1 = v_cndmask_b32_e64 0, 1, %53
;;     global_store_dword %88, %52, %89 offset:40
;;     %48:s2 = v_cmp_nlg_f16_e64 %87, %79
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_dword %88, %47, %89 offset:48
;;     %43:s2 = v_cmp_neq_f16_e64 %87, %79
;;     %42:v1 = v_cndmask_b32_e64 0, 1, %43
;;     global_store_dword %88, %42, %89 offset:56
;;     %38:s2 = v_cmp_nge_f16_e64 %87, %79
;;     %37:v1 = v_cndmask_b32_e64 0, 1, %38
;;     global_store_dword %88, %37, %89 offset:64
;;     %33:s2 = v_cmp_ngt_f16_e64 %87, %79
;;     %32:v1 = v_cndmask_b32_e64 0, 1, %33
;;     global_store_dword %88, %32, %89 offset:72
;;     %28:s2 = v_cmp_nle_f16_e64 %87, %79
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %88, %27, %89 offset:80
;;     %23:s2 = v_cmp_nlt_f16_e64 %87, %79
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_dword %88, %22, %89 offset:88
;;     %18:s2 = v_cmp_o_f16_e64 %87, %79
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %88, %17, %89 offset:96
;;     %13:s2 = v_cmp_u_f16_e64 %87, %79
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %13
;;     global_store_dword %88, %11, %89 offset:104
;;     %8:v1 = v_mov_b32_e32 %81
;;     %7:s2 = v_cmp_class_f16_e64 %87, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %88, %4, %89 offset:112
;; }
;;     end
;; }

kernel %compare_f32_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = load.i32 global align 8 [v93+24]
    v104 = fcmp.eq v101, v102
    v105 = uextend.i32 v104
    store.i32 global align 8 [v93+0], v105
    v106 = fcmp.ne v101, v102
    v107 = uextend.i32 v106
    store.i32 global align 8 [v93+8], v107
    v108 = fcmp.lt v101, v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+16], v109
    v110 = fcmp.le v101, v102
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+24], v111
    v112 = fcmp.gt v101, v102
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+32], v113
    v114 = fcmp.ge v101, v102
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+40], v115
    v116 = fcmp.equ v101, v102
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+48], v117
    v118 = fcmp.neu v101, v102
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+56], v119
    v120 = fcmp.ltu v101, v102
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+64], v121
    v122 = fcmp.leu v101, v102
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+72], v123
    v124 = fcmp.gtu v101, v102
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+80], v125
    v126 = fcmp.geu v101, v102
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+88], v127
    v128 = fcmp.num v101, v102
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+96], v129
    v130 = fcmp.nan v101, v102
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+104], v131
    v132 = fclass v101, v103
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+112], v133
    return
}
;; machine kernel %compare_f32_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_dwordx2 %69, 0x0
;;     %67:v1 = global_load_dword %68, %70 offset:8
;;     %66:v1 = global_load_dword %68, %70 offset:16
;;     %65:v1 = global_load_dword %68, %70 offset:24
;;     %64:s2 = v_cmp_eq_f32_e64 %67, %66
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_dword %68, %63, %70
;;     %60:s2 = v_cmp_lg_f32_e64 %67, %66
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_dword %68, %59, %70 offset:8
;;     %56:s2 = v_cmp_lt_f32_e64 %67, %66
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_dword %68, %55, %70 offset:16
;;     %52:s2 = v_cmp_le_f32_e64 %67, %66
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_dword %68, %51, %70 offset:24
;;     %48:s2 = v_cmp_gt_f32_e64 %67, %66
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_dword %68, %47, %70 offset:32
;;     %44:s2 = v_cmp_ge_f32_e64 %67, %66
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_dword %68, %43, %70 offset:40
;;     %40:s2 = v_cmp_nlg_f32_e64 %67, %66
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_dword %68, %39, %70 offset:48
;;     %36:s2 = v_cmp_neq_f32_e64 %67, %66
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_dword %68, %35, %70 offset:56
;;     %32:s2 = v_cmp_nge_f32_e64 %67, %66
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %68, %31, %70 offset:64
;;     %28:s2 = v_cmp_ngt_f32_e64 %67, %66
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %68, %27, %70 offset:72
;;     %24:s2 = v_cmp_nle_f32_e64 %67, %66
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_dword %68, %23, %70 offset:80
;;     %20:s2 = v_cmp_nlt_f32_e64 %67, %66
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_dword %68, %19, %70 offset:88
;;     %16:s2 = v_cmp_o_f32_e64 %67, %66
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_dword %68, %15, %70 offset:96
;;     %12:s2 = v_cmp_u_f32_e64 %67, %66
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_dword %68, %10, %70 offset:104
;;     %7:s2 = v_cmp_class_f32_e64 %67, %65
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %68, %4, %70 offset:112
;; }
;;     end
;; }

kernel %compare_f32_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : f32 at 8 align 8
    param %p16 : f32 at 16 align 8
    param %p24 : i32 at 24 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 kernarg align 8 width all [v90+8]
    v102 = load.f32 kernarg align 8 width all [v90+16]
    v103 = load.i32 kernarg align 8 width all [v90+24]
    v104 = fcmp.eq v101, v102
    v105 = uextend.i32 v104
    store.i32 global align 8 [v93+0], v105
    v106 = fcmp.ne v101, v102
    v107 = uextend.i32 v106
    store.i32 global align 8 [v93+8], v107
    v108 = fcmp.lt v101, v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+16], v109
    v110 = fcmp.le v101, v102
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+24], v111
    v112 = fcmp.gt v101, v102
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+32], v113
    v114 = fcmp.ge v101, v102
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+40], v115
    v116 = fcmp.equ v101, v102
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+48], v117
    v118 = fcmp.neu v101, v102
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+56], v119
    v120 = fcmp.ltu v101, v102
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+64], v121
    v122 = fcmp.leu v101, v102
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+72], v123
    v124 = fcmp.gtu v101, v102
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+80], v125
    v126 = fcmp.geu v101, v102
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+88], v127
    v128 = fcmp.num v101, v102
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+96], v129
    v130 = fcmp.nan v101, v102
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+104], v131
    v132 = fclass v101, v103
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+112], v133
    return
}
;; machine kernel %compare_f32_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %80=s[0:1]:s2, %84=v0:v1 = inputs
;;     %85:s2 = s_load_dwordx2 %80, 0x0
;;     %83:s1 = s_load_dword %80, 0x8
;;     %82:s1 = s_load_dword %80, 0x10
;;     %81:s1 = s_load_dword %80, 0x18
;;     %79:v1 = v_mov_b32_e32 %82
;;     %78:s2 = v_cmp_eq_f32_e64 %83, %79
;;     %77:v1 = v_cndmask_b32_e64 0, 1, %78
;;     global_store_dword %84, %77, %85
;;     %73:s2 = v_cmp_lg_f32_e64 %83, %79
;;     %72:v1 = v_cndmask_b32_e64 0, 1, %73
;;     global_store_dword %84, %72, %85 offset:8
;;     %68:s2 = v_cmp_lt_f32_e64 %83, %79
;;     %67:v1 = v_cndmask_b32_e64 0, 1, %68
;;     global_store_dword %84, %67, %85 offset:16
;;     %63:s2 = v_cmp_le_f32_e64 %83, %79
;;     %62:v1 = v_cndmask_b32_e64 0, 1, %63
;;     global_store_dword %84, %62, %85 offset:24
;;     %58:s2 = v_cmp_gt_f32_e64 %83, %79
;;     %57:v1 = v_cndmask_b32_e64 0, 1, %58
;;     global_store_dword %84, %57, %85 offset:32
;;     %53:s2 = v_cmp_ge_f32_e64 %83, %79
;;     %52:v1 = v_cndmask_b32_e64 0, 1, %53
;;     global_store_dword %84, %52, %85 offset:40
;;     %48:s2 = v_cmp_nlg_f32_e64 %83, %79
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_dword %84, %47, %85 offset:48
;;     %43:s2 = v_cmp_neq_f32_e64 %83, %79
;;     %42:v1 = v_cndmask_b32_e64 0, 1, %43
;;     global_store_dword %84, %42, %85 offset:56
;;     %38:s2 = v_cmp_nge_f32_e64 %83, %79
;;     %37:v1 = v_cndmask_b32_e64 0, 1, %38
;;     global_store_dword %84, %37, %85 offset:64
;;     %33:s2 = v_cmp_ngt_f32_e64 %83, %79
;;     %32:v1 = v_cndmask_b32_e64 0, 1, %33
;;     global_store_dword %84, %32, %85 offset:72
;;     %28:s2 = v_cmp_nle_f32_e64 %83, %79
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %84, %27, %85 offset:80
;;     %23:s2 = v_cmp_nlt_f32_e64 %83, %79
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_dword %84, %22, %85 offset:88
;;     %18:s2 = v_cmp_o_f32_e64 %83, %79
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %84, %17, %85 offset:96
;;     %13:s2 = v_cmp_u_f32_e64 %83, %79
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %13
;;     global_store_dword %84, %11, %85 offset:104
;;     %8:v1 = v_mov_b32_e32 %81
;;     %7:s2 = v_cmp_class_f32_e64 %83, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %84, %4, %85 offset:112
;; }
;;     end
;; }

kernel %compare_f64_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f64 global align 8 [v93+8]
    v102 = load.f64 global align 8 [v93+16]
    v103 = load.i32 global align 8 [v93+24]
    v104 = fcmp.eq v101, v102
    v105 = uextend.i32 v104
    store.i32 global align 8 [v93+0], v105
    v106 = fcmp.ne v101, v102
    v107 = uextend.i32 v106
    store.i32 global align 8 [v93+8], v107
    v108 = fcmp.lt v101, v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+16], v109
    v110 = fcmp.le v101, v102
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+24], v111
    v112 = fcmp.gt v101, v102
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+32], v113
    v114 = fcmp.ge v101, v102
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+40], v115
    v116 = fcmp.equ v101, v102
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+48], v117
    v118 = fcmp.neu v101, v102
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+56], v119
    v120 = fcmp.ltu v101, v102
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+64], v121
    v122 = fcmp.leu v101, v102
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+72], v123
    v124 = fcmp.gtu v101, v102
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+80], v125
    v126 = fcmp.geu v101, v102
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+88], v127
    v128 = fcmp.num v101, v102
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+96], v129
    v130 = fcmp.nan v101, v102
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+104], v131
    v132 = fclass v101, v103
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+112], v133
    return
}
;; machine kernel %compare_f64_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_dwordx2 %69, 0x0
;;     %67:v2 = global_load_dwordx2 %68, %70 offset:8
;;     %66:v2 = global_load_dwordx2 %68, %70 offset:16
;;     %65:v1 = global_load_dword %68, %70 offset:24
;;     %64:s2 = v_cmp_eq_f64_e64 %67, %66
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_dword %68, %63, %70
;;     %60:s2 = v_cmp_lg_f64_e64 %67, %66
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_dword %68, %59, %70 offset:8
;;     %56:s2 = v_cmp_lt_f64_e64 %67, %66
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_dword %68, %55, %70 offset:16
;;     %52:s2 = v_cmp_le_f64_e64 %67, %66
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_dword %68, %51, %70 offset:24
;;     %48:s2 = v_cmp_gt_f64_e64 %67, %66
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_dword %68, %47, %70 offset:32
;;     %44:s2 = v_cmp_ge_f64_e64 %67, %66
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_dword %68, %43, %70 offset:40
;;     %40:s2 = v_cmp_nlg_f64_e64 %67, %66
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_dword %68, %39, %70 offset:48
;;     %36:s2 = v_cmp_neq_f64_e64 %67, %66
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_dword %68, %35, %70 offset:56
;;     %32:s2 = v_cmp_nge_f64_e64 %67, %66
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %68, %31, %70 offset:64
;;     %28:s2 = v_cmp_ngt_f64_e64 %67, %66
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %68, %27, %70 offset:72
;;     %24:s2 = v_cmp_nle_f64_e64 %67, %66
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_dword %68, %23, %70 offset:80
;;     %20:s2 = v_cmp_nlt_f64_e64 %67, %66
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_dword %68, %19, %70 offset:88
;;     %16:s2 = v_cmp_o_f64_e64 %67, %66
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_dword %68, %15, %70 offset:96
;;     %12:s2 = v_cmp_u_f64_e64 %67, %66
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_dword %68, %10, %70 offset:104
;;     %7:s2 = v_cmp_class_f64_e64 %67, %65
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %68, %4, %70 offset:112
;; }
;;     end
;; }

kernel %compare_f64_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : f64 at 8 align 8
    param %p16 : f64 at 16 align 8
    param %p24 : i32 at 24 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f64 kernarg align 8 width all [v90+8]
    v102 = load.f64 kernarg align 8 width all [v90+16]
    v103 = load.i32 kernarg align 8 width all [v90+24]
    v104 = fcmp.eq v101, v102
    v105 = uextend.i32 v104
    store.i32 global align 8 [v93+0], v105
    v106 = fcmp.ne v101, v102
    v107 = uextend.i32 v106
    store.i32 global align 8 [v93+8], v107
    v108 = fcmp.lt v101, v102
    v109 = uextend.i32 v108
    store.i32 global align 8 [v93+16], v109
    v110 = fcmp.le v101, v102
    v111 = uextend.i32 v110
    store.i32 global align 8 [v93+24], v111
    v112 = fcmp.gt v101, v102
    v113 = uextend.i32 v112
    store.i32 global align 8 [v93+32], v113
    v114 = fcmp.ge v101, v102
    v115 = uextend.i32 v114
    store.i32 global align 8 [v93+40], v115
    v116 = fcmp.equ v101, v102
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+48], v117
    v118 = fcmp.neu v101, v102
    v119 = uextend.i32 v118
    store.i32 global align 8 [v93+56], v119
    v120 = fcmp.ltu v101, v102
    v121 = uextend.i32 v120
    store.i32 global align 8 [v93+64], v121
    v122 = fcmp.leu v101, v102
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+72], v123
    v124 = fcmp.gtu v101, v102
    v125 = uextend.i32 v124
    store.i32 global align 8 [v93+80], v125
    v126 = fcmp.geu v101, v102
    v127 = uextend.i32 v126
    store.i32 global align 8 [v93+88], v127
    v128 = fcmp.num v101, v102
    v129 = uextend.i32 v128
    store.i32 global align 8 [v93+96], v129
    v130 = fcmp.nan v101, v102
    v131 = uextend.i32 v130
    store.i32 global align 8 [v93+104], v131
    v132 = fclass v101, v103
    v133 = uextend.i32 v132
    store.i32 global align 8 [v93+112], v133
    return
}
;; machine kernel %compare_f64_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %122=s[0:1]:s2, %126=v0:v1 = inputs
;;     %127:s2 = s_load_dwordx2 %122, 0x0
;;     %125:s2 = s_load_dwordx2 %122, 0x8
;;     %124:s2 = s_load_dwordx2 %122, 0x10
;;     %123:s1 = s_load_dword %122, 0x18
;;     %120.0:v2 = v_mov_b32_e32 %124.0
;;     %121.1:v2 tied(%120) = v_mov_b32_e32 %124.1
;;     %117:s2 = v_cmp_eq_f64_e64 %125, %121
;;     %116:v1 = v_cndmask_b32_e64 0, 1, %117
;;     global_store_dword %126, %116, %127
;;     %109:s2 = v_cmp_lg_f64_e64 %125, %121
;;     %108:v1 = v_cndmask_b32_e64 0, 1, %109
;;     global_store_dword %126, %108, %127 offset:8
;;     %101:s2 = v_cmp_lt_f64_e64 %125, %121
;;     %100:v1 = v_cndmask_b32_e64 0, 1, %101
;;     global_store_dword %126, %100, %127 offset:16
;;     %93:s2 = v_cmp_le_f64_e64 %125, %121
;;     %92:v1 = v_cndmask_b32_e64 0, 1, %93
;;     global_store_dword %126, %92, %127 offset:24
;;     %85:s2 = v_cmp_gt_f64_e64 %125, %121
;;     %84:v1 = v_cndmask_b32_e64 0, 1, %85
;;     global_store_dword %126, %84, %127 offset:32
;;     %77:s2 = v_cmp_ge_f64_e64 %125, %121
;;     %76:v1 = v_cndmask_b32_e64 0, 1, %77
;;     global_store_dword %126, %76, %127 offset:40
;;     %69:s2 = v_cmp_nlg_f64_e64 %125, %121
;;     %68:v1 = v_cndmask_b32_e64 0, 1, %69
;;     global_store_dword %126, %68, %127 offset:48
;;     %61:s2 = v_cmp_neq_f64_e64 %125, %121
;;     %60:v1 = v_cndmask_b32_e64 0, 1, %61
;;     global_store_dword %126, %60, %127 offset:56
;;     %53:s2 = v_cmp_nge_f64_e64 %125, %121
;;     %52:v1 = v_cndmask_b32_e64 0, 1, %53
;;     global_store_dword %126, %52, %127 offset:64
;;     %45:s2 = v_cmp_ngt_f64_e64 %125, %121
;;     %44:v1 = v_cndmask_b32_e64 0, 1, %45
;;     global_store_dword %126, %44, %127 offset:72
;;     %37:s2 = v_cmp_nle_f64_e64 %125, %121
;;     %36:v1 = v_cndmask_b32_e64 0, 1, %37
;;     global_store_dword %126, %36, %127 offset:80
;;     %29:s2 = v_cmp_nlt_f64_e64 %125, %121
;;     %28:v1 = v_cndmask_b32_e64 0, 1, %29
;;     global_store_dword %126, %28, %127 offset:88
;;     %21:s2 = v_cmp_o_f64_e64 %125, %121
;;     %20:v1 = v_cndmask_b32_e64 0, 1, %21
;;     global_store_dword %126, %20, %127 offset:96
;;     %13:s2 = v_cmp_u_f64_e64 %125, %121
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %13
;;     global_store_dword %126, %11, %127 offset:104
;;     %8:v1 = v_mov_b32_e32 %123
;;     %7:s2 = v_cmp_class_f64_e64 %125, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %126, %4, %127 offset:112
;; }
;;     end
;; }

kernel %convert_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f16 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = load.f64 global align 8 [v93+24]
    v104 = load.i32 global align 8 [v93+32]
    v105 = fconvert.f64 v102
    store.f64 global align 8 [v93+0], v105
    v106 = fconvert.f32 v103
    store.f32 global align 8 [v93+8], v106
    v107 = fconvert.f32 v101
    store.f32 global align 8 [v93+16], v107
    v108 = fconvert.f16 v102
    store.f16 global align 8 [v93+24], v108
    v109 = fcvt_from_sint.f32 v104
    store.f32 global align 8 [v93+32], v109
    v110 = fcvt_from_uint.f32 v104
    store.f32 global align 8 [v93+40], v110
    v111 = fcvt_from_sint.f64 v104
    store.f64 global align 8 [v93+48], v111
    v112 = fcvt_from_uint.f64 v104
    store.f64 global align 8 [v93+56], v112
    v113 = fcvt_to_sint.zero.i32 v102
    store.i32 global align 8 [v93+64], v113
    v114 = fcvt_to_uint.zero.i32 v102
    store.i32 global align 8 [v93+72], v114
    v115 = fcvt_to_sint.zero.i32 v103
    store.i32 global align 8 [v93+80], v115
    v116 = fcvt_to_uint.zero.i32 v103
    store.i32 global align 8 [v93+88], v116
    return
}
;; machine kernel %convert_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_dwordx2 %35, 0x0
;;     %33:v1 = global_load_ushort %34, %36 offset:8
;;     %32:v1 = global_load_dword %34, %36 offset:16
;;     %31:v2 = global_load_dwordx2 %34, %36 offset:24
;;     %30:v1 = global_load_dword %34, %36 offset:32
;;     %29:v2 = v_cvt_f64_f32_e32 %32
;;     global_store_dwordx2 %34, %29, %36
;;     %27:v1 = v_cvt_f32_f64_e32 %31
;;     global_store_dword %34, %27, %36 offset:8
;;     %25:v1 = v_cvt_f32_f16_e32 %33
;;     global_store_dword %34, %25, %36 offset:16
;;     %22:v1 = v_cvt_f16_f32_e32 %32
;;     global_store_short %34, %22, %36 offset:24
;;     %20:v1 = v_cvt_f32_i32_e32 %30
;;     global_store_dword %34, %20, %36 offset:32
;;     %18:v1 = v_cvt_f32_u32_e32 %30
;;     global_store_dword %34, %18, %36 offset:40
;;     %16:v2 = v_cvt_f64_i32_e32 %30
;;     global_store_dwordx2 %34, %16, %36 offset:48
;;     %14:v2 = v_cvt_f64_u32_e32 %30
;;     global_store_dwordx2 %34, %14, %36 offset:56
;;     %11:v1 = v_cvt_i32_f32_e32 %32
;;     global_store_dword %34, %11, %36 offset:64
;;     %9:v1 = v_cvt_u32_f32_e32 %32
;;     global_store_dword %34, %9, %36 offset:72
;;     %6:v1 = v_cvt_i32_f64_e32 %31
;;     global_store_dword %34, %6, %36 offset:80
;;     %4:v1 = v_cvt_u32_f64_e32 %31
;;     global_store_dword %34, %4, %36 offset:88
;; }
;;     end
;; }

kernel %convert_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : f32 at 16 align 8
    param %p24 : f64 at 24 align 8
    param %p32 : i32 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = ireduce.i16 v101
    v103 = bitcast.f16 v102
    v104 = load.f32 kernarg align 8 width all [v90+16]
    v105 = load.f64 kernarg align 8 width all [v90+24]
    v106 = load.i32 kernarg align 8 width all [v90+32]
    v107 = fconvert.f64 v104
    store.f64 global align 8 [v93+0], v107
    v108 = fconvert.f32 v105
    store.f32 global align 8 [v93+8], v108
    v109 = fconvert.f32 v103
    store.f32 global align 8 [v93+16], v109
    v110 = fconvert.f16 v104
    store.f16 global align 8 [v93+24], v110
    v111 = fcvt_from_sint.f32 v106
    store.f32 global align 8 [v93+32], v111
    v112 = fcvt_from_uint.f32 v106
    store.f32 global align 8 [v93+40], v112
    v113 = fcvt_from_sint.f64 v106
    store.f64 global align 8 [v93+48], v113
    v114 = fcvt_from_uint.f64 v106
    store.f64 global align 8 [v93+56], v114
    v115 = fcvt_to_sint.zero.i32 v104
    store.i32 global align 8 [v93+64], v115
    v116 = fcvt_to_uint.zero.i32 v104
    store.i32 global align 8 [v93+72], v116
    v117 = fcvt_to_sint.zero.i32 v105
    store.i32 global align 8 [v93+80], v117
    v118 = fcvt_to_uint.zero.i32 v105
    store.i32 global align 8 [v93+88], v118
    return
}
;; machine kernel %convert_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %37=v0:v1 = inputs
;;     %38:s2 = s_load_dwordx2 %30, 0x0
;;     %36:s1 = s_load_dword %30, 0x8
;;     %33:s1 = s_load_dword %30, 0x10
;;     %32:s2 = s_load_dwordx2 %30, 0x18
;;     %31:s1 = s_load_dword %30, 0x20
;;     %29:v2 = v_cvt_f64_f32_e32 %33
;;     global_store_dwordx2 %37, %29, %38
;;     %27:v1 = v_cvt_f32_f64_e32 %32
;;     global_store_dword %37, %27, %38 offset:8
;;     %25:v1 = v_cvt_f32_f16_e32 %36
;;     global_store_dword %37, %25, %38 offset:16
;;     %22:v1 = v_cvt_f16_f32_e32 %33
;;     global_store_short %37, %22, %38 offset:24
;;     %20:v1 = v_cvt_f32_i32_e32 %31
;;     global_store_dword %37, %20, %38 offset:32
;;     %18:v1 = v_cvt_f32_u32_e32 %31
;;     global_store_dword %37, %18, %38 offset:40
;;     %16:v2 = v_cvt_f64_i32_e32 %31
;;     global_store_dwordx2 %37, %16, %38 offset:48
;;     %14:v2 = v_cvt_f64_u32_e32 %31
;;     global_store_dwordx2 %37, %14, %38 offset:56
;;     %11:v1 = v_cvt_i32_f32_e32 %33
;;     global_store_dword %37, %11, %38 offset:64
;;     %9:v1 = v_cvt_u32_f32_e32 %33
;;     global_store_dword %37, %9, %38 offset:72
;;     %6:v1 = v_cvt_i32_f64_e32 %32
;;     global_store_dword %37, %6, %38 offset:80
;;     %4:v1 = v_cvt_u32_f64_e32 %32
;;     global_store_dword %37, %4, %38 offset:88
;; }
;;     end
;; }
