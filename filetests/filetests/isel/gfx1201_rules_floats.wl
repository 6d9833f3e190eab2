; test isel precise-output level=1
; target gfx1201
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
;; machine kernel %f16_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66=s[0:1]:s2, %65=v0:v1 = inputs
;;     %67:s2 = s_load_b64 %66, 0x0
;;     %64:v1 = global_load_u16 %65, %67 offset:8
;;     %63:v1 = global_load_u16 %65, %67 offset:16
;;     %62:v1 = global_load_u16 %65, %67 offset:24
;;     %61:v1 = v_add_f16_e64 %64, %63
;;     global_store_b16 %65, %61, %67
;;     %60:v1 = v_sub_f16_e64 %64, %63
;;     global_store_b16 %65, %60, %67 offset:8
;;     %58:v1 = v_mul_f16_e64 %64, %63
;;     global_store_b16 %65, %58, %67 offset:16
;;     %52:s1 = v_cmp_class_f16_e64 %63, 1
;;     %53:v1 = v_cndmask_b32_e64 %64, %63, %52
;;     %54:s1 = v_cmp_class_f16_e64 %64, 1
;;     %55:v1 = v_cndmask_b32_e64 %63, %64, %54
;;     %56:v1 = v_min_num_f16_e64 %53, %55
;;     global_store_b16 %65, %56, %67 offset:24
;;     %46:s1 = v_cmp_class_f16_e64 %63, 1
;;     %47:v1 = v_cndmask_b32_e64 %64, %63, %46
;;     %48:s1 = v_cmp_class_f16_e64 %64, 1
;;     %49:v1 = v_cndmask_b32_e64 %63, %64, %48
;;     %50:v1 = v_max_num_f16_e64 %47, %49
;;     global_store_b16 %65, %50, %67 offset:32
;;     %43:v1 = v_mov_b32_e32 0x7fff
;;     %44:v1 = v_bfi_b32 %43, %64, %63
;;     global_store_b16 %65, %44, %67 offset:40
;;     %41:v1 = v_fma_f16 %64, %63, %62
;;     global_store_b16 %65, %41, %67 offset:48
;;     %39:v1 = v_fma_f16 %64, %63, %62
;;     global_store_b16 %65, %39, %67 offset:56
;;     %36:v1 = v_ceil_f16_e64 %64
;;     global_store_b16 %65, %36, %67 offset:64
;;     %34:v1 = v_floor_f16_e64 %64
;;     global_store_b16 %65, %34, %67 offset:72
;;     %32:v1 = v_trunc_f16_e64 %64
;;     global_store_b16 %65, %32, %67 offset:80
;;     %30:v1 = v_rndne_f16_e64 %64
;;     global_store_b16 %65, %30, %67 offset:88
;;     %28:v1 = v_xor_b32_e32 0x8000, %64
;;     global_store_b16 %65, %28, %67 offset:96
;;     %26:v1 = v_and_b32_e32 0x7fff, %64
;;     global_store_b16 %65, %26, %67 offset:104
;;     %24:v1 = v_sqrt_f16_e64 %64
;;     global_store_b16 %65, %24, %67 offset:112
;;     %22:v1 = v_rsq_f16_e64 %64
;;     global_store_b16 %65, %22, %67 offset:120
;;     %20:v1 = v_rcp_f16_e64 %64
;;     global_store_b16 %65, %20, %67 offset:128
;;     %18:v1 = v_exp_f16_e64 %64
;;     global_store_b16 %65, %18, %67 offset:136
;;     %16:v1 = v_log_f16_e64 %64
;;     global_store_b16 %65, %16, %67 offset:144
;;     %14:v1 = v_min_num_f16_e64 %61, %61
;;     global_store_b16 %65, %14, %67 offset:152
;;     %12:v1 = v_max_num_f16_e64 %61, %61
;;     global_store_b16 %65, %12, %67 offset:160
;;     %9:v1 = global_load_b32 %65, %67 offset:32
;;     %8:s1 = v_cmp_ne_u32_e64 %9, 0
;;     %6:v1 = v_cndmask_b32_e64 %63, %64, %8
;;     global_store_b16 %65, %6, %67 offset:168
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
;; machine kernel %f16_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %77=v0:v1 = inputs
;;     %78:s2 = s_load_b64 %8, 0x0
;;     %76:s1 = s_load_b32 %8, 0x8
;;     %73:s1 = s_load_b32 %8, 0x10
;;     %70:s1 = s_load_b32 %8, 0x18
;;     %67:v1 = v_add_f16_e64 %76, %73
;;     global_store_b16 %77, %67, %78
;;     %66:v1 = v_sub_f16_e64 %76, %73
;;     global_store_b16 %77, %66, %78 offset:8
;;     %64:v1 = v_mul_f16_e64 %76, %73
;;     global_store_b16 %77, %64, %78 offset:16
;;     %56:v1 = v_mov_b32_e32 %76
;;     %57:v1 = v_mov_b32_e32 %73
;;     %58:s1 = v_cmp_class_f16_e64 %57, 1
;;     %59:v1 = v_cndmask_b32_e64 %56, %57, %58
;;     %60:s1 = v_cmp_class_f16_e64 %56, 1
;;     %61:v1 = v_cndmask_b32_e64 %57, %56, %60
;;     %62:v1 = v_min_num_f16_e64 %59, %61
;;     global_store_b16 %77, %62, %78 offset:24
;;     %50:s1 = v_cmp_class_f16_e64 %57, 1
;;     %51:v1 = v_cndmask_b32_e64 %56, %57, %50
;;     %52:s1 = v_cmp_class_f16_e64 %56, 1
;;     %53:v1 = v_cndmask_b32_e64 %57, %56, %52
;;     %54:v1 = v_max_num_f16_e64 %51, %53
;;     global_store_b16 %77, %54, %78 offset:32
;;     %45:v1 = v_mov_b32_e32 0x7fff
;;     %46:v1 = v_bfi_b32 %45, %76, %73
;;     global_store_b16 %77, %46, %78 offset:40
;;     %43:v1 = v_mov_b32_e32 %70
;;     %42:v1 = v_fma_f16 %76, %73, %43
;;     global_store_b16 %77, %42, %78 offset:48
;;     %39:v1 = v_fma_f16 %76, %73, %43
;;     global_store_b16 %77, %39, %78 offset:56
;;     %36:v1 = v_ceil_f16_e64 %76
;;     global_store_b16 %77, %36, %78 offset:64
;;     %34:v1 = v_floor_f16_e64 %76
;;     global_store_b16 %77, %34, %78 offset:72
;;     %32:v1 = v_trunc_f16_e64 %76
;;     global_store_b16 %77, %32, %78 offset:80
;;     %30:v1 = v_rndne_f16_e64 %76
;;     global_store_b16 %77, %30, %78 offset:88
;;     %28:v1 = v_xor_b32_e64 0x8000, %76
;;     global_store_b16 %77, %28, %78 offset:96
;;     %26:v1 = v_and_b32_e64 0x7fff, %76
;;     global_store_b16 %77, %26, %78 offset:104
;;     %24:v1 = v_sqrt_f16_e64 %76
;;     global_store_b16 %77, %24, %78 offset:112
;;     %22:v1 = v_rsq_f16_e64 %76
;;     global_store_b16 %77, %22, %78 offset:120
;;     %20:v1 = v_rcp_f16_e64 %76
;;     global_store_b16 %77, %20, %78 offset:128
;;     %18:v1 = v_exp_f16_e64 %76
;;     global_store_b16 %77, %18, %78 offset:136
;;     %16:v1 = v_log_f16_e64 %76
;;     global_store_b16 %77, %16, %78 offset:144
;;     %14:v1 = v_min_num_f16_e64 %67, %67
;;     global_store_b16 %77, %14, %78 offset:152
;;     %12:v1 = v_max_num_f16_e64 %67, %67
;;     global_store_b16 %77, %12, %78 offset:160
;;     %9:s1 = s_load_b32 %8, 0x20
;;     s_cmp_lg_u32 %9, 0 makes scc
;;     %7:s1 = s_cselect_b32 %76, %73
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b16 %77, %3, %78 offset:168
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
;; machine kernel %f32_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %108=s[0:1]:s2, %107=v0:v1 = inputs
;;     %109:s2 = s_load_b64 %108, 0x0
;;     %106:v1 = global_load_b32 %107, %109 offset:8
;;     %105:v1 = global_load_b32 %107, %109 offset:16
;;     %104:v1 = global_load_b32 %107, %109 offset:24
;;     %103:v1 = v_add_f32_e32 %106, %105
;;     global_store_b32 %107, %103, %109
;;     %102:v1 = v_sub_f32_e32 %106, %105
;;     global_store_b32 %107, %102, %109 offset:8
;;     %100:v1 = v_mul_f32_e32 %106, %105
;;     global_store_b32 %107, %100, %109 offset:16
;;     %94:s1 = v_cmp_class_f32_e64 %105, 1
;;     %95:v1 = v_cndmask_b32_e64 %106, %105, %94
;;     %96:s1 = v_cmp_class_f32_e64 %106, 1
;;     %97:v1 = v_cndmask_b32_e64 %105, %106, %96
;;     %98:v1 = v_min_num_f32_e32 %95, %97
;;     global_store_b32 %107, %98, %109 offset:24
;;     %88:s1 = v_cmp_class_f32_e64 %105, 1
;;     %89:v1 = v_cndmask_b32_e64 %106, %105, %88
;;     %90:s1 = v_cmp_class_f32_e64 %106, 1
;;     %91:v1 = v_cndmask_b32_e64 %105, %106, %90
;;     %92:v1 = v_max_num_f32_e32 %89, %91
;;     global_store_b32 %107, %92, %109 offset:32
;;     %85:v1 = v_mov_b32_e32 0x7fffffff
;;     %86:v1 = v_bfi_b32 %85, %106, %105
;;     global_store_b32 %107, %86, %109 offset:40
;;     %83:v1 = v_fma_f32 %106, %105, %104
;;     global_store_b32 %107, %83, %109 offset:48
;;     %81:v1 = v_fma_f32 %106, %105, %104
;;     global_store_b32 %107, %81, %109 offset:56
;;     %78:v1 = v_ceil_f32_e32 %106
;;     global_store_b32 %107, %78, %109 offset:64
;;     %76:v1 = v_floor_f32_e32 %106
;;     global_store_b32 %107, %76, %109 offset:72
;;     %74:v1 = v_trunc_f32_e32 %106
;;     global_store_b32 %107, %74, %109 offset:80
;;     %72:v1 = v_rndne_f32_e32 %106
;;     global_store_b32 %107, %72, %109 offset:88
;;     %70:v1 = v_xor_b32_e32 0x80000000, %106
;;     global_store_b32 %107, %70, %109 offset:96
;;     %68:v1 = v_and_b32_e32 0x7fffffff, %106
;;     global_store_b32 %107, %68, %109 offset:104
;;     %66:v1 = v_sqrt_f32_e32 %106
;;     global_store_b32 %107, %66, %109 offset:112
;;     %64:v1 = v_rsq_f32_e32 %106
;;     global_store_b32 %107, %64, %109 offset:120
;;     %62:v1 = v_rcp_f32_e32 %106
;;     global_store_b32 %107, %62, %109 offset:128
;;     %60:v1 = v_exp_f32_e32 %106
;;     global_store_b32 %107, %60, %109 offset:136
;;     %58:v1 = v_log_f32_e32 %106
;;     global_store_b32 %107, %58, %109 offset:144
;;     %54:v1 = v_mul_f32_e32 0.15915494, %106
;;     %55:v1 = v_fract_f32_e32 %54
;;     %56:v1 = v_sin_f32_e32 %55
;;     global_store_b32 %107, %56, %109 offset:152
;;     %50:v1 = v_mul_f32_e32 0.15915494, %106
;;     %51:v1 = v_fract_f32_e32 %50
;;     %52:v1 = v_cos_f32_e32 %51
;;     global_store_b32 %107, %52, %109 offset:160
;;     %33:s1 = v_cmp_gt_f32_e64 0x1f800000, %106
;;     %34:v1 = v_mul_f32_e32 0x5f800000, %106
;;     %35:v1 = v_cndmask_b32_e64 %106, %34, %33
;;     %36:v1 = v_sqrt_f32_e32 %35
;;     %37:v1 = v_add_nc_u32_e32 -1, %36
;;     %38:v1 = v_add_nc_u32_e32 1, %36
;;     %39:v1 = v_fma_f32 -%37, %36, %35
;;     %40:v1 = v_fma_f32 -%38, %36, %35
;;     %41:s1 = v_cmp_ge_f32_e64 0, %39
;;     %42:v1 = v_cndmask_b32_e64 %36, %37, %41
;;     %43:s1 = v_cmp_lt_f32_e64 0, %40
;;     %44:v1 = v_cndmask_b32_e64 %42, %38, %43
;;     %45:v1 = v_mul_f32_e32 0x2f800000, %44
;;     %46:v1 = v_cndmask_b32_e64 %44, %45, %33
;;     %47:s1 = v_cmp_class_f32_e64 %35, 0x260
;;     %48:v1 = v_cndmask_b32_e64 %46, %35, %47
;;     global_store_b32 %107, %48, %109 offset:168
;;     %16:s1 = s_mov_b32 0xd800000
;;     %17:s1 = v_cmp_gt_f32_e64 %16, |%106|
;;     %18:v1 = v_cndmask_b32_e64 0, 64, %17
;;     %19:v1 = v_ldexp_f32 %106, %18
;;     %20:v1 = v_ldexp_f32 %105, %18
;;     %22:v1, %21:s1 = v_div_scale_f32 %20, %20, %19
;;     %23:v1, vcc_lo = v_div_scale_f32 %19, %20, %19 kills vcc_lo
;;     %24:v1 = v_rcp_f32_e32 %22 kills vcc_lo
;;     %25:v1 = v_fma_f32 -%22, %24, 1.0 kills vcc_lo
;;     %26:v1 = v_or_b32_e32 1, %24 kills vcc_lo
;;     %27:v1 = v_fma_f32 %26, %25, %24 kills vcc_lo
;;     %28:v1 = v_mul_f32_e32 %23, %27 kills vcc_lo
;;     %29:v1 = v_fma_f32 -%22, %28, %23 kills vcc_lo
;;     %30:v1 = v_div_fmas_f32 %29, %27, %28 kills vcc_lo
;;     %31:v1 = v_div_fixup_f32 %30, %105, %106
;;     global_store_b32 %107, %31, %109 offset:176
;;     %14:v1 = v_min_num_f32_e32 %103, %103
;;     global_store_b32 %107, %14, %109 offset:184
;;     %12:v1 = v_max_num_f32_e32 %103, %103
;;     global_store_b32 %107, %12, %109 offset:192
;;     %9:v1 = global_load_b32 %107, %109 offset:32
;;     %8:s1 = v_cmp_ne_u32_e64 %9, 0
;;     %6:v1 = v_cndmask_b32_e64 %105, %106, %8
;;     global_store_b32 %107, %6, %109 offset:200
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
;; machine kernel %f32_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %129=v0:v1 = inputs
;;     %130:s2 = s_load_b64 %8, 0x0
;;     %128:s1 = s_load_b32 %8, 0x8
;;     %127:s1 = s_load_b32 %8, 0x10
;;     %126:s1 = s_load_b32 %8, 0x18
;;     %125:s1 = s_add_f32 %128, %127
;;     %124:v1 = v_mov_b32_e32 %125
;;     global_store_b32 %129, %124, %130
;;     %123:s1 = s_sub_f32 %128, %127
;;     %122:v1 = v_mov_b32_e32 %123
;;     global_store_b32 %129, %122, %130 offset:8
;;     %120:s1 = s_mul_f32 %128, %127
;;     %119:v1 = v_mov_b32_e32 %120
;;     global_store_b32 %129, %119, %130 offset:16
;;     %111:s1 = v_cmp_class_f32_e64 %127, 1
;;     %113:v1 = v_mov_b32_e32 %127
;;     %112:v1 = v_cndmask_b32_e64 %128, %113, %111
;;     %114:s1 = v_cmp_class_f32_e64 %128, 1
;;     %116:v1 = v_mov_b32_e32 %128
;;     %115:v1 = v_cndmask_b32_e64 %127, %116, %114
;;     %117:v1 = v_min_num_f32_e32 %112, %115
;;     global_store_b32 %129, %117, %130 offset:24
;;     %103:s1 = v_cmp_class_f32_e64 %127, 1
;;     %104:v1 = v_cndmask_b32_e64 %128, %113, %103
;;     %106:s1 = v_cmp_class_f32_e64 %128, 1
;;     %107:v1 = v_cndmask_b32_e64 %127, %116, %106
;;     %109:v1 = v_max_num_f32_e32 %104, %107
;;     global_store_b32 %129, %109, %130 offset:32
;;     %100:v1 = v_mov_b32_e32 0x7fffffff
;;     %101:v1 = v_bfi_b32 %100, %128, %127
;;     global_store_b32 %129, %101, %130 offset:40
;;     %97:s1 = s_mov_b32 %126
;;     %98:s1 tied(%97) = s_fmac_f32 %128, %127
;;     %96:v1 = v_mov_b32_e32 %98
;;     global_store_b32 %129, %96, %130 offset:48
;;     %93:s1 = s_mov_b32 %126
;;     %94:s1 tied(%93) = s_fmac_f32 %128, %127
;;     %91:v1 = v_mov_b32_e32 %94
;;     global_store_b32 %129, %91, %130 offset:56
;;     %89:s1 = s_ceil_f32 %128
;;     %88:v1 = v_mov_b32_e32 %89
;;     global_store_b32 %129, %88, %130 offset:64
;;     %86:s1 = s_floor_f32 %128
;;     %85:v1 = v_mov_b32_e32 %86
;;     global_store_b32 %129, %85, %130 offset:72
;;     %83:s1 = s_trunc_f32 %128
;;     %82:v1 = v_mov_b32_e32 %83
;;     global_store_b32 %129, %82, %130 offset:80
;;     %80:s1 = s_rndne_f32 %128
;;     %79:v1 = v_mov_b32_e32 %80
;;     global_store_b32 %129, %79, %130 offset:88
;;     %77:s1 = s_xor_b32 0x80000000, %128
;;     %76:v1 = v_mov_b32_e32 %77
;;     global_store_b32 %129, %76, %130 offset:96
;;     %74:s1 = s_and_b32 0x7fffffff, %128
;;     %73:v1 = v_mov_b32_e32 %74
;;     global_store_b32 %129, %73, %130 offset:104
;;     %71:v1 = v_sqrt_f32_e32 %128
;;     global_store_b32 %129, %71, %130 offset:112
;;     %69:v1 = v_rsq_f32_e32 %128
;;     global_store_b32 %129, %69, %130 offset:120
;;     %67:v1 = v_rcp_f32_e32 %128
;;     global_store_b32 %129, %67, %130 offset:128
;;     %65:v1 = v_exp_f32_e32 %128
;;     global_store_b32 %129, %65, %130 offset:136
;;     %63:v1 = v_log_f32_e32 %128
;;     global_store_b32 %129, %63, %130 offset:144
;;     %59:v1 = v_mul_f32_e64 0.15915494, %128
;;     %60:v1 = v_fract_f32_e32 %59
;;     %61:v1 = v_sin_f32_e32 %60
;;     global_store_b32 %129, %61, %130 offset:152
;;     %55:v1 = v_mul_f32_e64 0.15915494, %128
;;     %56:v1 = v_fract_f32_e32 %55
;;     %57:v1 = v_cos_f32_e32 %56
;;     global_store_b32 %129, %57, %130 offset:160
;;     %38:s1 = v_cmp_gt_f32_e64 0x1f800000, %116
;;     %39:v1 = v_mul_f32_e32 0x5f800000, %116
;;     %40:v1 = v_cndmask_b32_e64 %116, %39, %38
;;     %41:v1 = v_sqrt_f32_e32 %40
;;     %42:v1 = v_add_nc_u32_e32 -1, %41
;;     %43:v1 = v_add_nc_u32_e32 1, %41
;;     %44:v1 = v_fma_f32 -%42, %41, %40
;;     %45:v1 = v_fma_f32 -%43, %41, %40
;;     %46:s1 = v_cmp_ge_f32_e64 0, %44
;;     %47:v1 = v_cndmask_b32_e64 %41, %42, %46
;;     %48:s1 = v_cmp_lt_f32_e64 0, %45
;;     %49:v1 = v_cndmask_b32_e64 %47, %43, %48
;;     %50:v1 = v_mul_f32_e32 0x2f800000, %49
;;     %51:v1 = v_cndmask_b32_e64 %49, %50, %38
;;     %52:s1 = v_cmp_class_f32_e64 %40, 0x260
;;     %53:v1 = v_cndmask_b32_e64 %51, %40, %52
;;     global_store_b32 %129, %53, %130 offset:168
;;     %20:s1 = s_mov_b32 0xd800000
;;     %21:s1 = v_cmp_gt_f32_e64 %20, |%116|
;;     %22:v1 = v_cndmask_b32_e64 0, 64, %21
;;     %23:v1 = v_ldexp_f32 %116, %22
;;     %24:v1 = v_ldexp_f32 %113, %22
;;     %26:v1, %25:s1 = v_div_scale_f32 %24, %24, %23
;;     %27:v1, vcc_lo = v_div_scale_f32 %23, %24, %23 kills vcc_lo
;;     %28:v1 = v_rcp_f32_e32 %26 kills vcc_lo
;;     %29:v1 = v_fma_f32 -%26, %28, 1.0 kills vcc_lo
;;     %30:v1 = v_or_b32_e32 1, %28 kills vcc_lo
;;     %31:v1 = v_fma_f32 %30, %29, %28 kills vcc_lo
;;     %32:v1 = v_mul_f32_e32 %27, %31 kills vcc_lo
;;     %33:v1 = v_fma_f32 -%26, %32, %27 kills vcc_lo
;;     %34:v1 = v_div_fmas_f32 %33, %31, %32 kills vcc_lo
;;     %35:v1 = v_div_fixup_f32 %34, %113, %116
;;     global_store_b32 %129, %35, %130 offset:176
;;     %16:s1 = s_min_num_f32 %125, %125
;;     %15:v1 = v_mov_b32_e32 %16
;;     global_store_b32 %129, %15, %130 offset:184
;;     %13:s1 = s_max_num_f32 %125, %125
;;     %11:v1 = v_mov_b32_e32 %13
;;     global_store_b32 %129, %11, %130 offset:192
;;     %9:s1 = s_load_b32 %8, 0x20
;;     s_cmp_lg_u32 %9, 0 makes scc
;;     %7:s1 = s_cselect_b32 %128, %127
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %129, %3, %130 offset:200
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
;; machine kernel %f64_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %102=s[0:1]:s2, %101=v0:v1 = inputs
;;     %103:s2 = s_load_b64 %102, 0x0
;;     %100:v2 = global_load_b64 %101, %103 offset:8
;;     %99:v2 = global_load_b64 %101, %103 offset:16
;;     %98:v2 = global_load_b64 %101, %103 offset:24
;;     %97:v2 = v_add_f64_e32 %100, %99
;;     global_store_b64 %101, %97, %103
;;     %96:v2 = v_add_f64_e64 %100, -%99
;;     global_store_b64 %101, %96, %103 offset:8
;;     %94:v2 = v_mul_f64_e32 %100, %99
;;     global_store_b64 %101, %94, %103 offset:16
;;     %82:s1 = v_cmp_class_f64_e64 %99, 1
;;     %85.0:v2 = v_cndmask_b32_e64 %100.0, %99.0, %82
;;     %86.1:v2 tied(%85) = v_cndmask_b32_e64 %100.1, %99.1, %82
;;     %87:s1 = v_cmp_class_f64_e64 %100, 1
;;     %90.0:v2 = v_cndmask_b32_e64 %99.0, %100.0, %87
;;     %91.1:v2 tied(%90) = v_cndmask_b32_e64 %99.1, %100.1, %87
;;     %92:v2 = v_min_num_f64_e32 %86, %91
;;     global_store_b64 %101, %92, %103 offset:24
;;     %70:s1 = v_cmp_class_f64_e64 %99, 1
;;     %73.0:v2 = v_cndmask_b32_e64 %100.0, %99.0, %70
;;     %74.1:v2 tied(%73) = v_cndmask_b32_e64 %100.1, %99.1, %70
;;     %75:s1 = v_cmp_class_f64_e64 %100, 1
;;     %78.0:v2 = v_cndmask_b32_e64 %99.0, %100.0, %75
;;     %79.1:v2 tied(%78) = v_cndmask_b32_e64 %99.1, %100.1, %75
;;     %80:v2 = v_max_num_f64_e32 %74, %79
;;     global_store_b64 %101, %80, %103 offset:32
;;     %67.0:v2 = v_mov_b32_e32 %100.0
;;     %65:v1 = v_mov_b32_e32 0x7fffffff
;;     %68.1:v2 tied(%67) = v_bfi_b32 %65, %100.1, %99.1
;;     global_store_b64 %101, %68, %103 offset:40
;;     %62:v2 = v_fma_f64 %100, %99, %98
;;     global_store_b64 %101, %62, %103 offset:48
;;     %60:v2 = v_fma_f64 %100, %99, %98
;;     global_store_b64 %101, %60, %103 offset:56
;;     %57:v2 = v_ceil_f64_e32 %100
;;     global_store_b64 %101, %57, %103 offset:64
;;     %55:v2 = v_floor_f64_e32 %100
;;     global_store_b64 %101, %55, %103 offset:72
;;     %53:v2 = v_trunc_f64_e32 %100
;;     global_store_b64 %101, %53, %103 offset:80
;;     %51:v2 = v_rndne_f64_e32 %100
;;     global_store_b64 %101, %51, %103 offset:88
;;     %48.0:v2 = v_mov_b32_e32 %100.0
;;     %49.1:v2 tied(%48) = v_xor_b32_e32 0x80000000, %100.1
;;     global_store_b64 %101, %49, %103 offset:96
;;     %43.0:v2 = v_mov_b32_e32 %100.0
;;     %44.1:v2 tied(%43) = v_and_b32_e32 0x7fffffff, %100.1
;;     global_store_b64 %101, %44, %103 offset:104
;;     %39:v2 = v_sqrt_f64_e32 %100
;;     global_store_b64 %101, %39, %103 offset:112
;;     %37:v2 = v_rsq_f64_e32 %100
;;     global_store_b64 %101, %37, %103 offset:120
;;     %35:v2 = v_rcp_f64_e32 %100
;;     global_store_b64 %101, %35, %103 offset:128
;;     %20:v2, %19:s1 = v_div_scale_f64 %99, %99, %100
;;     %21:v2, vcc_lo = v_div_scale_f64 %100, %99, %100 kills vcc_lo
;;     %22:v2 = v_rcp_f64_e32 %20 kills vcc_lo
;;     %24.1:v2 tied(%22) = v_add_nc_u32_e32 1, %22.1 kills vcc_lo
;;     %25:v2 = v_fma_f64 -%20, %24, 1.0 kills vcc_lo
;;     %26:v2 = v_fma_f64 %25, %25, %25 kills vcc_lo
;;     %27:v2 = v_fma_f64 %24, %26, %24 kills vcc_lo
;;     %28:v2 = v_fma_f64 -%20, %27, 1.0 kills vcc_lo
;;     %29:v2 = v_fma_f64 %27, %28, %27 kills vcc_lo
;;     %30:v2 = v_mul_f64_e32 %21, %29 kills vcc_lo
;;     %31:v2 = v_fma_f64 -%20, %30, %21 kills vcc_lo
;;     %32:v2 = v_div_fmas_f64 %31, %29, %30 kills vcc_lo
;;     %33:v2 = v_div_fixup_f64 %32, %99, %100
;;     global_store_b64 %101, %33, %103 offset:136
;;     %17:v2 = v_min_num_f64_e32 %97, %97
;;     global_store_b64 %101, %17, %103 offset:144
;;     %15:v2 = v_max_num_f64_e32 %97, %97
;;     global_store_b64 %101, %15, %103 offset:152
;;     %12:v1 = global_load_b32 %101, %103 offset:32
;;     %11:s1 = v_cmp_ne_u32_e64 %12, 0
;;     %8.0:v2 = v_cndmask_b32_e64 %99.0, %100.0, %11
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %99.1, %100.1, %11
;;     global_store_b64 %101, %9, %103 offset:160
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
;; machine kernel %f64_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %133=v0:v1 = inputs
;;     %134:s2 = s_load_b64 %11, 0x0
;;     %132:s2 = s_load_b64 %11, 0x8
;;     %131:s2 = s_load_b64 %11, 0x10
;;     %130:s2 = s_load_b64 %11, 0x18
;;     %129:v2 = v_add_f64_e64 %132, %131
;;     global_store_b64 %133, %129, %134
;;     %128:v2 = v_add_f64_e64 %132, -%131
;;     global_store_b64 %133, %128, %134 offset:8
;;     %126:v2 = v_mul_f64_e64 %132, %131
;;     global_store_b64 %133, %126, %134 offset:16
;;     %108.0:v2 = v_mov_b32_e32 %132.0
;;     %109.1:v2 tied(%108) = v_mov_b32_e32 %132.1
;;     %112.0:v2 = v_mov_b32_e32 %131.0
;;     %113.1:v2 tied(%112) = v_mov_b32_e32 %131.1
;;     %114:s1 = v_cmp_class_f64_e64 %113, 1
;;     %117.0:v2 = v_cndmask_b32_e64 %109.0, %113.0, %114
;;     %118.1:v2 tied(%117) = v_cndmask_b32_e64 %109.1, %113.1, %114
;;     %119:s1 = v_cmp_class_f64_e64 %109, 1
;;     %122.0:v2 = v_cndmask_b32_e64 %113.0, %109.0, %119
;;     %123.1:v2 tied(%122) = v_cndmask_b32_e64 %113.1, %109.1, %119
;;     %124:v2 = v_min_num_f64_e32 %118, %123
;;     global_store_b64 %133, %124, %134 offset:24
;;     %94:s1 = v_cmp_class_f64_e64 %113, 1
;;     %97.0:v2 = v_cndmask_b32_e64 %109.0, %113.0, %94
;;     %98.1:v2 tied(%97) = v_cndmask_b32_e64 %109.1, %113.1, %94
;;     %99:s1 = v_cmp_class_f64_e64 %109, 1
;;     %102.0:v2 = v_cndmask_b32_e64 %113.0, %109.0, %99
;;     %103.1:v2 tied(%102) = v_cndmask_b32_e64 %113.1, %109.1, %99
;;     %104:v2 = v_max_num_f64_e32 %98, %103
;;     global_store_b64 %133, %104, %134 offset:32
;;     %83.0:v2 = v_mov_b32_e32 %132.0
;;     %81:v1 = v_mov_b32_e32 0x7fffffff
;;     %84.1:v2 tied(%83) = v_bfi_b32 %81, %132.1, %131.1
;;     global_store_b64 %133, %84, %134 offset:40
;;     %77.0:v2 = v_mov_b32_e32 %130.0
;;     %78.1:v2 tied(%77) = v_mov_b32_e32 %130.1
;;     %74:v2 = v_fma_f64 %132, %131, %78
;;     global_store_b64 %133, %74, %134 offset:48
;;     %68:v2 = v_fma_f64 %132, %131, %78
;;     global_store_b64 %133, %68, %134 offset:56
;;     %65:v2 = v_ceil_f64_e32 %132
;;     global_store_b64 %133, %65, %134 offset:64
;;     %63:v2 = v_floor_f64_e32 %132
;;     global_store_b64 %133, %63, %134 offset:72
;;     %61:v2 = v_trunc_f64_e32 %132
;;     global_store_b64 %133, %61, %134 offset:80
;;     %59:v2 = v_rndne_f64_e32 %132
;;     global_store_b64 %133, %59, %134 offset:88
;;     %56.0:v2 = v_mov_b32_e32 %132.0
;;     %57.1:v2 tied(%56) = v_xor_b32_e64 0x80000000, %132.1
;;     global_store_b64 %133, %57, %134 offset:96
;;     %51.0:v2 = v_mov_b32_e32 %132.0
;;     %52.1:v2 tied(%51) = v_and_b32_e64 0x7fffffff, %132.1
;;     global_store_b64 %133, %52, %134 offset:104
;;     %47:v2 = v_sqrt_f64_e32 %132
;;     global_store_b64 %133, %47, %134 offset:112
;;     %45:v2 = v_rsq_f64_e32 %132
;;     global_store_b64 %133, %45, %134 offset:120
;;     %43:v2 = v_rcp_f64_e32 %132
;;     global_store_b64 %133, %43, %134 offset:128
;;     %28:v2, %27:s1 = v_div_scale_f64 %113, %113, %109
;;     %29:v2, vcc_lo = v_div_scale_f64 %109, %113, %109 kills vcc_lo
;;     %30:v2 = v_rcp_f64_e32 %28 kills vcc_lo
;;     %32.1:v2 tied(%30) = v_add_nc_u32_e32 1, %30.1 kills vcc_lo
;;     %33:v2 = v_fma_f64 -%28, %32, 1.0 kills vcc_lo
;;     %34:v2 = v_fma_f64 %33, %33, %33 kills vcc_lo
;;     %35:v2 = v_fma_f64 %32, %34, %32 kills vcc_lo
;;     %36:v2 = v_fma_f64 -%28, %35, 1.0 kills vcc_lo
;;     %37:v2 = v_fma_f64 %35, %36, %35 kills vcc_lo
;;     %38:v2 = v_mul_f64_e32 %29, %37 kills vcc_lo
;;     %39:v2 = v_fma_f64 -%28, %38, %29 kills vcc_lo
;;     %40:v2 = v_div_fmas_f64 %39, %37, %38 kills vcc_lo
;;     %41:v2 = v_div_fixup_f64 %40, %113, %109
;;     global_store_b64 %133, %41, %134 offset:136
;;     %17:v2 = v_min_num_f64_e32 %129, %129
;;     global_store_b64 %133, %17, %134 offset:144
;;     %15:v2 = v_max_num_f64_e32 %129, %129
;;     global_store_b64 %133, %15, %134 offset:152
;;     %12:s1 = s_load_b32 %11, 0x20
;;     s_cmp_lg_u32 %12, 0 makes scc
;;     %10:s2 = s_cselect_b64 %132, %131
;;     %5.0:v2 = v_mov_b32_e32 %10.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %10.1
;;     global_store_b64 %133, %6, %134 offset:160
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
;; machine kernel %compare_f16_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_b64 %69, 0x0
;;     %67:v1 = global_load_u16 %68, %70 offset:8
;;     %66:v1 = global_load_u16 %68, %70 offset:16
;;     %65:v1 = global_load_b32 %68, %70 offset:24
;;     %64:s1 = v_cmp_eq_f16_e64 %67, %66
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_b32 %68, %63, %70
;;     %60:s1 = v_cmp_lg_f16_e64 %67, %66
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_b32 %68, %59, %70 offset:8
;;     %56:s1 = v_cmp_lt_f16_e64 %67, %66
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_b32 %68, %55, %70 offset:16
;;     %52:s1 = v_cmp_le_f16_e64 %67, %66
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_b32 %68, %51, %70 offset:24
;;     %48:s1 = v_cmp_gt_f16_e64 %67, %66
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_b32 %68, %47, %70 offset:32
;;     %44:s1 = v_cmp_ge_f16_e64 %67, %66
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_b32 %68, %43, %70 offset:40
;;     %40:s1 = v_cmp_nlg_f16_e64 %67, %66
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_b32 %68, %39, %70 offset:48
;;     %36:s1 = v_cmp_neq_f16_e64 %67, %66
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_b32 %68, %35, %70 offset:56
;;     %32:s1 = v_cmp_nge_f16_e64 %67, %66
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_b32 %68, %31, %70 offset:64
;;     %28:s1 = v_cmp_ngt_f16_e64 %67, %66
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_b32 %68, %27, %70 offset:72
;;     %24:s1 = v_cmp_nle_f16_e64 %67, %66
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_b32 %68, %23, %70 offset:80
;;     %20:s1 = v_cmp_nlt_f16_e64 %67, %66
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_b32 %68, %19, %70 offset:88
;;     %16:s1 = v_cmp_o_f16_e64 %67, %66
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %68, %15, %70 offset:96
;;     %12:s1 = v_cmp_u_f16_e64 %67, %66
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_b32 %68, %10, %70 offset:104
;;     %7:s1 = v_cmp_class_f16_e64 %67, %65
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %68, %4, %70 offset:112
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
;; machine kernel %compare_f16_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %73=v0:v1 = inputs
;;     %74:s2 = s_load_b64 %65, 0x0
;;     %72:s1 = s_load_b32 %65, 0x8
;;     %69:s1 = s_load_b32 %65, 0x10
;;     %66:s1 = s_load_b32 %65, 0x18
;;     %64:s1 = v_cmp_eq_f16_e64 %72, %69
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_b32 %73, %63, %74
;;     %60:s1 = v_cmp_lg_f16_e64 %72, %69
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_b32 %73, %59, %74 offset:8
;;     %56:s1 = v_cmp_lt_f16_e64 %72, %69
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_b32 %73, %55, %74 offset:16
;;     %52:s1 = v_cmp_le_f16_e64 %72, %69
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_b32 %73, %51, %74 offset:24
;;     %48:s1 = v_cmp_gt_f16_e64 %72, %69
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_b32 %73, %47, %74 offset:32
;;     %44:s1 = v_cmp_ge_f16_e64 %72, %69
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_b32 %73, %43, %74 offset:40
;;     %40:s1 = v_cmp_nlg_f16_e64 %72, %69
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_b32 %73, %39, %74 offset:48
;;     %36:s1 = v_cmp_neq_f16_e64 %72, %69
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_b32 %73, %35, %74 offset:56
;;     %32:s1 = v_cmp_nge_f16_e64 %72, %69
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_b32 %73, %31, %74 offset:64
;;     %28:s1 = v_cmp_ngt_f16_e64 %72, %69
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_b32 %73, %27, %74 offset:72
;;     %24:s1 = v_cmp_nle_f16_e64 %72, %69
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_b32 %73, %23, %74 offset:80
;;     %20:s1 = v_cmp_nlt_f16_e64 %72, %69
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_b32 %73, %19, %74 offset:88
;;     %16:s1 = v_cmp_o_f16_e64 %72, %69
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %73, %15, %74 offset:96
;;     %12:s1 = v_cmp_u_f16_e64 %72, %69
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_b32 %73, %10, %74 offset:104
;;     %7:s1 = v_cmp_class_f16_e64 %72, %66
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %73, %4, %74 offset:112
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
;; machine kernel %compare_f32_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_b64 %69, 0x0
;;     %67:v1 = global_load_b32 %68, %70 offset:8
;;     %66:v1 = global_load_b32 %68, %70 offset:16
;;     %65:v1 = global_load_b32 %68, %70 offset:24
;;     %64:s1 = v_cmp_eq_f32_e64 %67, %66
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_b32 %68, %63, %70
;;     %60:s1 = v_cmp_lg_f32_e64 %67, %66
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_b32 %68, %59, %70 offset:8
;;     %56:s1 = v_cmp_lt_f32_e64 %67, %66
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_b32 %68, %55, %70 offset:16
;;     %52:s1 = v_cmp_le_f32_e64 %67, %66
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_b32 %68, %51, %70 offset:24
;;     %48:s1 = v_cmp_gt_f32_e64 %67, %66
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_b32 %68, %47, %70 offset:32
;;     %44:s1 = v_cmp_ge_f32_e64 %67, %66
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_b32 %68, %43, %70 offset:40
;;     %40:s1 = v_cmp_nlg_f32_e64 %67, %66
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_b32 %68, %39, %70 offset:48
;;     %36:s1 = v_cmp_neq_f32_e64 %67, %66
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_b32 %68, %35, %70 offset:56
;;     %32:s1 = v_cmp_nge_f32_e64 %67, %66
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_b32 %68, %31, %70 offset:64
;;     %28:s1 = v_cmp_ngt_f32_e64 %67, %66
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_b32 %68, %27, %70 offset:72
;;     %24:s1 = v_cmp_nle_f32_e64 %67, %66
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_b32 %68, %23, %70 offset:80
;;     %20:s1 = v_cmp_nlt_f32_e64 %67, %66
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_b32 %68, %19, %70 offset:88
;;     %16:s1 = v_cmp_o_f32_e64 %67, %66
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %68, %15, %70 offset:96
;;     %12:s1 = v_cmp_u_f32_e64 %67, %66
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_b32 %68, %10, %70 offset:104
;;     %7:s1 = v_cmp_class_f32_e64 %67, %65
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %68, %4, %70 offset:112
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
;; machine kernel %compare_f32_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %69=v0:v1 = inputs
;;     %70:s2 = s_load_b64 %65, 0x0
;;     %68:s1 = s_load_b32 %65, 0x8
;;     %67:s1 = s_load_b32 %65, 0x10
;;     %66:s1 = s_load_b32 %65, 0x18
;;     s_cmp_eq_f32 %68, %67 makes scc
;;     %64:s1 = s_cselect_b32 1, 0
;;     %62:v1 = v_mov_b32_e32 %64
;;     global_store_b32 %69, %62, %70
;;     s_cmp_lg_f32 %68, %67 makes scc
;;     %60:s1 = s_cselect_b32 1, 0
;;     %58:v1 = v_mov_b32_e32 %60
;;     global_store_b32 %69, %58, %70 offset:8
;;     s_cmp_lt_f32 %68, %67 makes scc
;;     %56:s1 = s_cselect_b32 1, 0
;;     %54:v1 = v_mov_b32_e32 %56
;;     global_store_b32 %69, %54, %70 offset:16
;;     s_cmp_le_f32 %68, %67 makes scc
;;     %52:s1 = s_cselect_b32 1, 0
;;     %50:v1 = v_mov_b32_e32 %52
;;     global_store_b32 %69, %50, %70 offset:24
;;     s_cmp_gt_f32 %68, %67 makes scc
;;     %48:s1 = s_cselect_b32 1, 0
;;     %46:v1 = v_mov_b32_e32 %48
;;     global_store_b32 %69, %46, %70 offset:32
;;     s_cmp_ge_f32 %68, %67 makes scc
;;     %44:s1 = s_cselect_b32 1, 0
;;     %42:v1 = v_mov_b32_e32 %44
;;     global_store_b32 %69, %42, %70 offset:40
;;     s_cmp_nlg_f32 %68, %67 makes scc
;;     %40:s1 = s_cselect_b32 1, 0
;;     %38:v1 = v_mov_b32_e32 %40
;;     global_store_b32 %69, %38, %70 offset:48
;;     s_cmp_neq_f32 %68, %67 makes scc
;;     %36:s1 = s_cselect_b32 1, 0
;;     %34:v1 = v_mov_b32_e32 %36
;;     global_store_b32 %69, %34, %70 offset:56
;;     s_cmp_nge_f32 %68, %67 makes scc
;;     %32:s1 = s_cselect_b32 1, 0
;;     %30:v1 = v_mov_b32_e32 %32
;;     global_store_b32 %69, %30, %70 offset:64
;;     s_cmp_ngt_f32 %68, %67 makes scc
;;     %28:s1 = s_cselect_b32 1, 0
;;     %26:v1 = v_mov_b32_e32 %28
;;     global_store_b32 %69, %26, %70 offset:72
;;     s_cmp_nle_f32 %68, %67 makes scc
;;     %24:s1 = s_cselect_b32 1, 0
;;     %22:v1 = v_mov_b32_e32 %24
;;     global_store_b32 %69, %22, %70 offset:80
;;     s_cmp_nlt_f32 %68, %67 makes scc
;;     %20:s1 = s_cselect_b32 1, 0
;;     %18:v1 = v_mov_b32_e32 %20
;;     global_store_b32 %69, %18, %70 offset:88
;;     s_cmp_o_f32 %68, %67 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     %14:v1 = v_mov_b32_e32 %16
;;     global_store_b32 %69, %14, %70 offset:96
;;     s_cmp_u_f32 %68, %67 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     %9:v1 = v_mov_b32_e32 %12
;;     global_store_b32 %69, %9, %70 offset:104
;;     %7:s1 = v_cmp_class_f32_e64 %68, %66
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %69, %4, %70 offset:112
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
;; machine kernel %compare_f64_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %68=v0:v1 = inputs
;;     %70:s2 = s_load_b64 %69, 0x0
;;     %67:v2 = global_load_b64 %68, %70 offset:8
;;     %66:v2 = global_load_b64 %68, %70 offset:16
;;     %65:v1 = global_load_b32 %68, %70 offset:24
;;     %64:s1 = v_cmp_eq_f64_e64 %67, %66
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_b32 %68, %63, %70
;;     %60:s1 = v_cmp_lg_f64_e64 %67, %66
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_b32 %68, %59, %70 offset:8
;;     %56:s1 = v_cmp_lt_f64_e64 %67, %66
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_b32 %68, %55, %70 offset:16
;;     %52:s1 = v_cmp_le_f64_e64 %67, %66
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_b32 %68, %51, %70 offset:24
;;     %48:s1 = v_cmp_gt_f64_e64 %67, %66
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_b32 %68, %47, %70 offset:32
;;     %44:s1 = v_cmp_ge_f64_e64 %67, %66
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_b32 %68, %43, %70 offset:40
;;     %40:s1 = v_cmp_nlg_f64_e64 %67, %66
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_b32 %68, %39, %70 offset:48
;;     %36:s1 = v_cmp_neq_f64_e64 %67, %66
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_b32 %68, %35, %70 offset:56
;;     %32:s1 = v_cmp_nge_f64_e64 %67, %66
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_b32 %68, %31, %70 offset:64
;;     %28:s1 = v_cmp_ngt_f64_e64 %67, %66
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_b32 %68, %27, %70 offset:72
;;     %24:s1 = v_cmp_nle_f64_e64 %67, %66
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_b32 %68, %23, %70 offset:80
;;     %20:s1 = v_cmp_nlt_f64_e64 %67, %66
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_b32 %68, %19, %70 offset:88
;;     %16:s1 = v_cmp_o_f64_e64 %67, %66
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %68, %15, %70 offset:96
;;     %12:s1 = v_cmp_u_f64_e64 %67, %66
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_b32 %68, %10, %70 offset:104
;;     %7:s1 = v_cmp_class_f64_e64 %67, %65
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %68, %4, %70 offset:112
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
;; machine kernel %compare_f64_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %69=v0:v1 = inputs
;;     %70:s2 = s_load_b64 %65, 0x0
;;     %68:s2 = s_load_b64 %65, 0x8
;;     %67:s2 = s_load_b64 %65, 0x10
;;     %66:s1 = s_load_b32 %65, 0x18
;;     %64:s1 = v_cmp_eq_f64_e64 %68, %67
;;     %63:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_b32 %69, %63, %70
;;     %60:s1 = v_cmp_lg_f64_e64 %68, %67
;;     %59:v1 = v_cndmask_b32_e64 0, 1, %60
;;     global_store_b32 %69, %59, %70 offset:8
;;     %56:s1 = v_cmp_lt_f64_e64 %68, %67
;;     %55:v1 = v_cndmask_b32_e64 0, 1, %56
;;     global_store_b32 %69, %55, %70 offset:16
;;     %52:s1 = v_cmp_le_f64_e64 %68, %67
;;     %51:v1 = v_cndmask_b32_e64 0, 1, %52
;;     global_store_b32 %69, %51, %70 offset:24
;;     %48:s1 = v_cmp_gt_f64_e64 %68, %67
;;     %47:v1 = v_cndmask_b32_e64 0, 1, %48
;;     global_store_b32 %69, %47, %70 offset:32
;;     %44:s1 = v_cmp_ge_f64_e64 %68, %67
;;     %43:v1 = v_cndmask_b32_e64 0, 1, %44
;;     global_store_b32 %69, %43, %70 offset:40
;;     %40:s1 = v_cmp_nlg_f64_e64 %68, %67
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_b32 %69, %39, %70 offset:48
;;     %36:s1 = v_cmp_neq_f64_e64 %68, %67
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_b32 %69, %35, %70 offset:56
;;     %32:s1 = v_cmp_nge_f64_e64 %68, %67
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_b32 %69, %31, %70 offset:64
;;     %28:s1 = v_cmp_ngt_f64_e64 %68, %67
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_b32 %69, %27, %70 offset:72
;;     %24:s1 = v_cmp_nle_f64_e64 %68, %67
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_b32 %69, %23, %70 offset:80
;;     %20:s1 = v_cmp_nlt_f64_e64 %68, %67
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_b32 %69, %19, %70 offset:88
;;     %16:s1 = v_cmp_o_f64_e64 %68, %67
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_b32 %69, %15, %70 offset:96
;;     %12:s1 = v_cmp_u_f64_e64 %68, %67
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     global_store_b32 %69, %10, %70 offset:104
;;     %7:s1 = v_cmp_class_f64_e64 %68, %66
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %69, %4, %70 offset:112
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
;; machine kernel %convert_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_b64 %35, 0x0
;;     %33:v1 = global_load_u16 %34, %36 offset:8
;;     %32:v1 = global_load_b32 %34, %36 offset:16
;;     %31:v2 = global_load_b64 %34, %36 offset:24
;;     %30:v1 = global_load_b32 %34, %36 offset:32
;;     %29:v2 = v_cvt_f64_f32_e32 %32
;;     global_store_b64 %34, %29, %36
;;     %27:v1 = v_cvt_f32_f64_e32 %31
;;     global_store_b32 %34, %27, %36 offset:8
;;     %25:v1 = v_cvt_f32_f16_e64 %33
;;     global_store_b32 %34, %25, %36 offset:16
;;     %22:v1 = v_cvt_f16_f32_e64 %32
;;     global_store_b16 %34, %22, %36 offset:24
;;     %20:v1 = v_cvt_f32_i32_e32 %30
;;     global_store_b32 %34, %20, %36 offset:32
;;     %18:v1 = v_cvt_f32_u32_e32 %30
;;     global_store_b32 %34, %18, %36 offset:40
;;     %16:v2 = v_cvt_f64_i32_e32 %30
;;     global_store_b64 %34, %16, %36 offset:48
;;     %14:v2 = v_cvt_f64_u32_e32 %30
;;     global_store_b64 %34, %14, %36 offset:56
;;     %11:v1 = v_cvt_i32_f32_e32 %32
;;     global_store_b32 %34, %11, %36 offset:64
;;     %9:v1 = v_cvt_u32_f32_e32 %32
;;     global_store_b32 %34, %9, %36 offset:72
;;     %6:v1 = v_cvt_i32_f64_e32 %31
;;     global_store_b32 %34, %6, %36 offset:80
;;     %4:v1 = v_cvt_u32_f64_e32 %31
;;     global_store_b32 %34, %4, %36 offset:88
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
;; machine kernel %convert_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %43=v0:v1 = inputs
;;     %44:s2 = s_load_b64 %36, 0x0
;;     %42:s1 = s_load_b32 %36, 0x8
;;     %39:s1 = s_load_b32 %36, 0x10
;;     %38:s2 = s_load_b64 %36, 0x18
;;     %37:s1 = s_load_b32 %36, 0x20
;;     %35:v2 = v_cvt_f64_f32_e32 %39
;;     global_store_b64 %43, %35, %44
;;     %33:v1 = v_cvt_f32_f64_e32 %38
;;     global_store_b32 %43, %33, %44 offset:8
;;     %31:s1 = s_cvt_f32_f16 %42
;;     %29:v1 = v_mov_b32_e32 %31
;;     global_store_b32 %43, %29, %44 offset:16
;;     %27:s1 = s_cvt_f16_f32 %39
;;     %26:v1 = v_mov_b32_e32 %27
;;     global_store_b16 %43, %26, %44 offset:24
;;     %24:s1 = s_cvt_f32_i32 %37
;;     %23:v1 = v_mov_b32_e32 %24
;;     global_store_b32 %43, %23, %44 offset:32
;;     %21:s1 = s_cvt_f32_u32 %37
;;     %20:v1 = v_mov_b32_e32 %21
;;     global_store_b32 %43, %20, %44 offset:40
;;     %18:v2 = v_cvt_f64_i32_e32 %37
;;     global_store_b64 %43, %18, %44 offset:48
;;     %16:v2 = v_cvt_f64_u32_e32 %37
;;     global_store_b64 %43, %16, %44 offset:56
;;     %13:s1 = s_cvt_i32_f32 %39
;;     %12:v1 = v_mov_b32_e32 %13
;;     global_store_b32 %43, %12, %44 offset:64
;;     %10:s1 = s_cvt_u32_f32 %39
;;     %8:v1 = v_mov_b32_e32 %10
;;     global_store_b32 %43, %8, %44 offset:72
;;     %6:v1 = v_cvt_i32_f64_e32 %38
;;     global_store_b32 %43, %6, %44 offset:80
;;     %4:v1 = v_cvt_u32_f64_e32 %38
;;     global_store_b32 %43, %4, %44 offset:88
;; }
;;     end
;; }
