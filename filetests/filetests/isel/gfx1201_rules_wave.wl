; test isel precise-output level=1
; target gfx1201
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
;; machine kernel %pairs_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %141=s[0:1]:s2, %140=v0:v1 = inputs
;;     %142:s2 = s_load_b64 %141, 0x0
;;     %139:v1 = global_load_b32 %140, %142 offset:8
;;     %138:v1 = global_load_b32 %140, %142 offset:16
;;     %137:v1 = v_pk_add_u16 %139, %138
;;     global_store_b32 %140, %137, %142
;;     %135:v1 = v_pk_sub_u16 %139, %138
;;     global_store_b32 %140, %135, %142 offset:8
;;     %133:v1 = v_pk_mul_lo_u16 %139, %138
;;     global_store_b32 %140, %133, %142 offset:16
;;     %131:v1 = v_pk_min_u16 %139, %138
;;     global_store_b32 %140, %131, %142 offset:24
;;     %129:v1 = v_pk_max_u16 %139, %138
;;     global_store_b32 %140, %129, %142 offset:32
;;     %127:v1 = v_pk_min_i16 %139, %138
;;     global_store_b32 %140, %127, %142 offset:40
;;     %125:v1 = v_pk_max_i16 %139, %138
;;     global_store_b32 %140, %125, %142 offset:48
;;     %122:v1 = v_pk_sub_u16 0, %139
;;     global_store_b32 %140, %122, %142 offset:56
;;     %120:v1 = global_load_b32 %140, %142 offset:24
;;     %119:v1 = v_pk_lshlrev_b16 %120, %139 op_sel_hi:[0,1]
;;     global_store_b32 %140, %119, %142 offset:64
;;     %117:v1 = v_pk_lshrrev_b16 %120, %139 op_sel_hi:[0,1]
;;     global_store_b32 %140, %117, %142 offset:72
;;     %115:v1 = v_pk_ashrrev_i16 %120, %139 op_sel_hi:[0,1]
;;     global_store_b32 %140, %115, %142 offset:80
;;     %112:v1 = global_load_b32 %140, %142 offset:32
;;     %111:v1 = global_load_b32 %140, %142 offset:40
;;     %110:v1 = v_pk_add_f16 %112, %111
;;     global_store_b32 %140, %110, %142 offset:88
;;     %108:v1 = v_pk_add_f16 %112, %111 neg_lo:[0,1] neg_hi:[0,1]
;;     global_store_b32 %140, %108, %142 offset:96
;;     %106:v1 = v_pk_mul_f16 %112, %111
;;     global_store_b32 %140, %106, %142 offset:104
;;     %98:s1 = v_cmp_class_f16_e64 %111, 1
;;     %99:v1 = v_cndmask_b32_e64 %112, %111, %98
;;     %100:s1 = v_cmp_class_f16_e64 %112, 1
;;     %101:v1 = v_cndmask_b32_e64 %111, %112, %100
;;     %102:v1 = v_min_num_f16_e64 %99, %101
;;     %97:v1 = v_lshrrev_b32_e32 16, %112
;;     %93:v1 = v_lshrrev_b32_e32 16, %111
;;     %85:s1 = v_cmp_class_f16_e64 %93, 1
;;     %86:v1 = v_cndmask_b32_e64 %97, %93, %85
;;     %87:s1 = v_cmp_class_f16_e64 %97, 1
;;     %88:v1 = v_cndmask_b32_e64 %93, %97, %87
;;     %89:v1 = v_min_num_f16_e64 %86, %88
;;     %83:v1 = v_and_b32_e32 0xffff, %89
;;     %80:v1 = v_and_b32_e32 0xffff, %102
;;     %78:v1 = v_lshl_or_b32 %83, 16, %80
;;     global_store_b32 %140, %78, %142 offset:112
;;     %69:s1 = v_cmp_class_f16_e64 %111, 1
;;     %70:v1 = v_cndmask_b32_e64 %112, %111, %69
;;     %71:s1 = v_cmp_class_f16_e64 %112, 1
;;     %72:v1 = v_cndmask_b32_e64 %111, %112, %71
;;     %73:v1 = v_max_num_f16_e64 %70, %72
;;     %62:s1 = v_cmp_class_f16_e64 %93, 1
;;     %63:v1 = v_cndmask_b32_e64 %97, %93, %62
;;     %64:s1 = v_cmp_class_f16_e64 %97, 1
;;     %65:v1 = v_cndmask_b32_e64 %93, %97, %64
;;     %66:v1 = v_max_num_f16_e64 %63, %65
;;     %58:v1 = v_and_b32_e32 0xffff, %66
;;     %55:v1 = v_and_b32_e32 0xffff, %73
;;     %53:v1 = v_lshl_or_b32 %58, 16, %55
;;     global_store_b32 %140, %53, %142 offset:120
;;     %48:v1 = v_pk_fma_f16 %112, %111, %112
;;     global_store_b32 %140, %48, %142 offset:128
;;     %46:v1 = v_pk_fma_f16 %112, %111, %112
;;     global_store_b32 %140, %46, %142 offset:136
;;     %42:v1 = v_lerp_u8 %120, %120, %120
;;     global_store_b32 %140, %42, %142 offset:144
;;     %40:v4 = global_load_b128 %140, %142 offset:56
;;     global_store_b32 %140, %40.2, %142 offset:152
;;     %36.0:v4 = v_mov_b32_e32 %40.0
;;     %37.1:v4 tied(%36) = v_mov_b32_e32 %40.2
;;     %38.2:v4 tied(%37) = v_mov_b32_e32 %40.2
;;     %39.3:v4 tied(%38) = v_mov_b32_e32 %40.3
;;     %27.0:v4 = v_mov_b32_e32 %40.2
;;     %28.1:v4 tied(%27) = v_mov_b32_e32 %120
;;     %29.2:v4 tied(%28) = v_mov_b32_e32 %120
;;     %30.3:v4 tied(%29) = v_mov_b32_e32 %40.2
;;     %21:v1 = global_load_b32 %140, %142 offset:72
;;     %20:s1 = v_cmp_ne_u32_e64 %21, 0
;;     %15.0:v4 = v_cndmask_b32_e64 %30.0, %39.0, %20
;;     %16.1:v4 tied(%15) = v_cndmask_b32_e64 %30.1, %39.1, %20
;;     %17.2:v4 tied(%16) = v_cndmask_b32_e64 %30.2, %39.2, %20
;;     %18.3:v4 tied(%17) = v_cndmask_b32_e64 %30.3, %39.3, %20
;;     global_store_b128 %140, %18, %142 offset:160
;;     global_store_b32 %140, %120, %142 offset:176
;;     %4:v2 = global_load_b64 %140, %142 offset:80
;;     global_store_b64 %140, %4, %142 offset:184
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
;; machine kernel %pairs_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %151=v0:v1 = inputs
;;     %152:s2 = s_load_b64 %8, 0x0
;;     %149:v1 = v_mov_b32_e32 0
;;     %150:v1 = global_load_b32 %149, %8 offset:8 makes constant
;;     %148:v1 = global_load_b32 %149, %8 offset:16 makes constant
;;     %146:v1 = v_pk_add_u16 %150, %148
;;     global_store_b32 %151, %146, %152
;;     %144:v1 = v_pk_sub_u16 %150, %148
;;     global_store_b32 %151, %144, %152 offset:8
;;     %142:v1 = v_pk_mul_lo_u16 %150, %148
;;     global_store_b32 %151, %142, %152 offset:16
;;     %140:v1 = v_pk_min_u16 %150, %148
;;     global_store_b32 %151, %140, %152 offset:24
;;     %138:v1 = v_pk_max_u16 %150, %148
;;     global_store_b32 %151, %138, %152 offset:32
;;     %136:v1 = v_pk_min_i16 %150, %148
;;     global_store_b32 %151, %136, %152 offset:40
;;     %134:v1 = v_pk_max_i16 %150, %148
;;     global_store_b32 %151, %134, %152 offset:48
;;     %131:v1 = v_pk_sub_u16 0, %150
;;     global_store_b32 %151, %131, %152 offset:56
;;     %129:s1 = s_load_b32 %8, 0x18
;;     %128:v1 = v_pk_lshlrev_b16 %129, %150 op_sel_hi:[0,1]
;;     global_store_b32 %151, %128, %152 offset:64
;;     %126:v1 = v_pk_lshrrev_b16 %129, %150 op_sel_hi:[0,1]
;;     global_store_b32 %151, %126, %152 offset:72
;;     %124:v1 = v_pk_ashrrev_i16 %129, %150 op_sel_hi:[0,1]
;;     global_store_b32 %151, %124, %152 offset:80
;;     %121:v1 = global_load_b32 %149, %8 offset:32 makes constant
;;     %119:v1 = global_load_b32 %149, %8 offset:40 makes constant
;;     %117:v1 = v_pk_add_f16 %121, %119
;;     global_store_b32 %151, %117, %152 offset:88
;;     %115:v1 = v_pk_add_f16 %121, %119 neg_lo:[0,1] neg_hi:[0,1]
;;     global_store_b32 %151, %115, %152 offset:96
;;     %113:v1 = v_pk_mul_f16 %121, %119
;;     global_store_b32 %151, %113, %152 offset:104
;;     %105:s1 = v_cmp_class_f16_e64 %119, 1
;;     %106:v1 = v_cndmask_b32_e64 %121, %119, %105
;;     %107:s1 = v_cmp_class_f16_e64 %121, 1
;;     %108:v1 = v_cndmask_b32_e64 %119, %121, %107
;;     %109:v1 = v_min_num_f16_e64 %106, %108
;;     %104:v1 = v_lshrrev_b32_e32 16, %121
;;     %100:v1 = v_lshrrev_b32_e32 16, %119
;;     %92:s1 = v_cmp_class_f16_e64 %100, 1
;;     %93:v1 = v_cndmask_b32_e64 %104, %100, %92
;;     %94:s1 = v_cmp_class_f16_e64 %104, 1
;;     %95:v1 = v_cndmask_b32_e64 %100, %104, %94
;;     %96:v1 = v_min_num_f16_e64 %93, %95
;;     %90:v1 = v_and_b32_e32 0xffff, %96
;;     %87:v1 = v_and_b32_e32 0xffff, %109
;;     %85:v1 = v_lshl_or_b32 %90, 16, %87
;;     global_store_b32 %151, %85, %152 offset:112
;;     %76:s1 = v_cmp_class_f16_e64 %119, 1
;;     %77:v1 = v_cndmask_b32_e64 %121, %119, %76
;;     %78:s1 = v_cmp_class_f16_e64 %121, 1
;;     %79:v1 = v_cndmask_b32_e64 %119, %121, %78
;;     %80:v1 = v_max_num_f16_e64 %77, %79
;;     %69:s1 = v_cmp_class_f16_e64 %100, 1
;;     %70:v1 = v_cndmask_b32_e64 %104, %100, %69
;;     %71:s1 = v_cmp_class_f16_e64 %104, 1
;;     %72:v1 = v_cndmask_b32_e64 %100, %104, %71
;;     %73:v1 = v_max_num_f16_e64 %70, %72
;;     %65:v1 = v_and_b32_e32 0xffff, %73
;;     %62:v1 = v_and_b32_e32 0xffff, %80
;;     %60:v1 = v_lshl_or_b32 %65, 16, %62
;;     global_store_b32 %151, %60, %152 offset:120
;;     %55:v1 = v_pk_fma_f16 %121, %119, %121
;;     global_store_b32 %151, %55, %152 offset:128
;;     %53:v1 = v_pk_fma_f16 %121, %119, %121
;;     global_store_b32 %151, %53, %152 offset:136
;;     %49:v1 = v_lerp_u8 %129, %129, %129
;;     global_store_b32 %151, %49, %152 offset:144
;;     %47:v4 = global_load_b128 %149, %8 offset:56 makes constant
;;     global_store_b32 %151, %47.2, %152 offset:152
;;     %42.0:v4 = v_mov_b32_e32 %47.0
;;     %43.1:v4 tied(%42) = v_mov_b32_e32 %47.2
;;     %44.2:v4 tied(%43) = v_mov_b32_e32 %47.2
;;     %45.3:v4 tied(%44) = v_mov_b32_e32 %47.3
;;     %33.0:v4 = v_mov_b32_e32 %47.2
;;     %34.1:v4 tied(%33) = v_mov_b32_e32 %129
;;     %35.2:v4 tied(%34) = v_mov_b32_e32 %129
;;     %36.3:v4 tied(%35) = v_mov_b32_e32 %47.2
;;     %27:s1 = s_load_b32 %8, 0x48
;;     %26:s1 = v_cmp_ne_u32_e64 %27, 0
;;     %21.0:v4 = v_cndmask_b32_e64 %36.0, %45.0, %26
;;     %22.1:v4 tied(%21) = v_cndmask_b32_e64 %36.1, %45.1, %26
;;     %23.2:v4 tied(%22) = v_cndmask_b32_e64 %36.2, %45.2, %26
;;     %24.3:v4 tied(%23) = v_cndmask_b32_e64 %36.3, %45.3, %26
;;     global_store_b128 %151, %24, %152 offset:160
;;     %11:v1 = v_mov_b32_e32 %129
;;     global_store_b32 %151, %11, %152 offset:176
;;     %9:s2 = s_load_b64 %8, 0x50
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_b64 %151, %6, %152 offset:184
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
;; machine kernel %ids_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %64=s[2:3]:s2, %27=s[4:5]:s2, %61=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %20, 0x0
;;     %65:s2 = s_load_b64 %64, 0x0
;;     %63:v1 = v_and_b32_e32 0x3ff, %61
;;     %62:v1 = v_bfe_u32 %61, 10, 10
;;     global_store_b32 %63, %62, %65
;;     %59:s1 = s_mov_b32 ttmp9
;;     %58:v1 = v_mov_b32_e32 %59
;;     global_store_b32 %63, %58, %65 offset:8
;;     %56:s1 = s_and_b32 %0.1, 0xffff
;;     %55:v1 = v_mov_b32_e32 %56
;;     global_store_b32 %63, %55, %65 offset:16
;;     %53:s1 = s_lshr_b32 %0.1, 16
;;     %52:v1 = v_mov_b32_e32 %53
;;     global_store_b32 %63, %52, %65 offset:24
;;     %50:v1 = v_mov_b32_e32 %0.3
;;     global_store_b32 %63, %50, %65 offset:32
;;     %48:s1 = s_bfe_u32 %0.0, 0x20010
;;     %47:v1 = v_mov_b32_e32 %48
;;     global_store_b32 %63, %47, %65 offset:40
;;     %45:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     global_store_b32 %63, %45, %65 offset:48
;;     %41:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 8, 2)
;;     %42:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 0, 4)
;;     %43:s1 = s_lshl4_add_u32 %41, %42
;;     %40:v1 = v_mov_b32_e32 %43
;;     global_store_b32 %63, %40, %65 offset:56
;;     %36:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 16, 1)
;;     %37:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 10, 4)
;;     %38:s1 = s_lshl4_add_u32 %36, %37
;;     %35:v1 = v_mov_b32_e32 %38
;;     global_store_b32 %63, %35, %65 offset:64
;;     %32:s1 = s_mov_b32 exec_lo
;;     %33:v1 = v_mbcnt_lo_u32_b32 %32, 0
;;     global_store_b32 %63, %33, %65 offset:72
;;     %30:s1 = s_mov_b32 0
;;     %29:v1 = v_mov_b32_e32 %30
;;     global_store_b32 %63, %29, %65 offset:80
;;     %25.0:v2 = v_mov_b32_e32 %27.0
;;     %26.1:v2 tied(%25) = v_mov_b32_e32 %27.1
;;     global_store_b64 %63, %26, %65 offset:88
;;     %21:s2 = s_load_b64 %20, 0x38
;;     %18.0:v2 = v_mov_b32_e32 %21.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %21.1
;;     global_store_b64 %63, %19, %65 offset:96
;;     %14:s2 = s_sendmsg_rtn_b64 sendmsg(MSG_RTN_GET_REALTIME)
;;     %12.0:v2 = v_mov_b32_e32 %14.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %14.1
;;     global_store_b64 %63, %13, %65 offset:104
;;     %8:s2 = s_mov_b64 0
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_b64 %63, %7, %65 offset:112
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
;; machine kernel %ids_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %64=s[2:3]:s2, %27=s[4:5]:s2, %61=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %20, 0x0
;;     %65:s2 = s_load_b64 %64, 0x0
;;     %63:v1 = v_and_b32_e32 0x3ff, %61
;;     %62:v1 = v_bfe_u32 %61, 10, 10
;;     global_store_b32 %63, %62, %65
;;     %59:s1 = s_mov_b32 ttmp9
;;     %58:v1 = v_mov_b32_e32 %59
;;     global_store_b32 %63, %58, %65 offset:8
;;     %56:s1 = s_and_b32 %0.1, 0xffff
;;     %55:v1 = v_mov_b32_e32 %56
;;     global_store_b32 %63, %55, %65 offset:16
;;     %53:s1 = s_lshr_b32 %0.1, 16
;;     %52:v1 = v_mov_b32_e32 %53
;;     global_store_b32 %63, %52, %65 offset:24
;;     %50:v1 = v_mov_b32_e32 %0.3
;;     global_store_b32 %63, %50, %65 offset:32
;;     %48:s1 = s_bfe_u32 %0.0, 0x20010
;;     %47:v1 = v_mov_b32_e32 %48
;;     global_store_b32 %63, %47, %65 offset:40
;;     %45:v1 = v_mbcnt_lo_u32_b32 -1, 0
;;     global_store_b32 %63, %45, %65 offset:48
;;     %41:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 8, 2)
;;     %42:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 0, 4)
;;     %43:s1 = s_lshl4_add_u32 %41, %42
;;     %40:v1 = v_mov_b32_e32 %43
;;     global_store_b32 %63, %40, %65 offset:56
;;     %36:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 16, 1)
;;     %37:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 10, 4)
;;     %38:s1 = s_lshl4_add_u32 %36, %37
;;     %35:v1 = v_mov_b32_e32 %38
;;     global_store_b32 %63, %35, %65 offset:64
;;     %32:s1 = s_mov_b32 exec_lo
;;     %33:v1 = v_mbcnt_lo_u32_b32 %32, 0
;;     global_store_b32 %63, %33, %65 offset:72
;;     %30:s1 = s_mov_b32 0
;;     %29:v1 = v_mov_b32_e32 %30
;;     global_store_b32 %63, %29, %65 offset:80
;;     %25.0:v2 = v_mov_b32_e32 %27.0
;;     %26.1:v2 tied(%25) = v_mov_b32_e32 %27.1
;;     global_store_b64 %63, %26, %65 offset:88
;;     %21:s2 = s_load_b64 %20, 0x38
;;     %18.0:v2 = v_mov_b32_e32 %21.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %21.1
;;     global_store_b64 %63, %19, %65 offset:96
;;     %14:s2 = s_sendmsg_rtn_b64 sendmsg(MSG_RTN_GET_REALTIME)
;;     %12.0:v2 = v_mov_b32_e32 %14.0
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %14.1
;;     global_store_b64 %63, %13, %65 offset:104
;;     %8:s2 = s_mov_b64 0
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_b64 %63, %7, %65 offset:112
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
;; machine kernel %active_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53=s[0:1]:s2, %52=v0:v1 = inputs
;;     %54:s2 = s_load_b64 %53, 0x0
;;     %51:v1 = global_load_b32 %52, %54 offset:8
;;     %50:s1 = v_cmp_ne_u32_e64 %51, 0
;;     %47:s1 = s_and_b32 %50, exec_lo
;;     %48:s1 = s_bcnt1_i32_b32 %47
;;     %46:v1 = v_mov_b32_e32 %48
;;     global_store_b32 %52, %46, %54
;;     %40:s1 = s_and_b32 %50, exec_lo
;;     %43.0:s2 = s_mov_b32 %40
;;     %44.1:s2 tied(%43) = s_mov_b32 0
;;     %38.0:v2 = v_mov_b32_e32 %44.0
;;     %39.1:v2 tied(%38) = v_mov_b32_e32 %44.1
;;     global_store_b64 %52, %39, %54 offset:8
;;     %34:v1 = global_load_b32 %52, %54 offset:16
;;     %33:v1 = global_load_b32 %52, %54 offset:24
;;     %24:s1 = s_mov_b32 exec_lo
;;     %25:v1 = v_lshrrev_b32_e64 %33, %24
;;     %26:v1 = v_and_b32_e32 1, %25
;;     %27:s1 = v_cmp_ne_u32_e64 0, %26
;;     %28:s1 = s_and_not1_b32 %27, %50
;;     %29:v1 = v_lshlrev_b32_e32 2, %33
;;     %31:v1 = ds_bpermute_b32 %29, %34
;;     %32:v1 = v_cndmask_b32_e64 %34, %31, %28
;;     global_store_b32 %52, %32, %54 offset:16
;;     %22:v1 = global_load_b32 %52, %54 offset:32
;;     %21:s1 = v_cmp_ne_u32_e64 %22, 0
;;     %6:s1 = s_mov_b32 exec_lo
;;     %7:v1 = v_lshrrev_b32_e64 %33, %6
;;     %8:v1 = v_and_b32_e32 1, %7
;;     %9:s1 = v_cmp_ne_u32_e64 0, %8
;;     %11:s1 = s_and_not1_b32 %9, %50
;;     %12:v1 = v_lshlrev_b32_e32 2, %33
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %21
;;     %15:v1 = ds_bpermute_b32 %12, %14
;;     %16:s1 = v_cmp_ne_u32_e64 0, %15
;;     %17:s1 = s_and_b32 %16, %11
;;     %18:s1 = s_and_not1_b32 %50, %11
;;     %19:s1 = s_or_b32 %17, %18
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_b32 %52, %4, %54 offset:24
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
;; machine kernel %active_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %57=v0:v1 = inputs
;;     %58:s2 = s_load_b64 %24, 0x0
;;     %56:s1 = s_load_b32 %24, 0x8
;;     s_cmp_lg_u32 %56, 0 makes scc
;;     %53:s1 = s_cselect_b32 -1, 0
;;     %54:s1 = s_and_b32 %53, exec_lo
;;     %55:s1 = s_bcnt1_i32_b32 %54
;;     %52:v1 = v_mov_b32_e32 %55
;;     global_store_b32 %57, %52, %58
;;     s_cmp_lg_u32 %56, 0 makes scc
;;     %45:s1 = s_cselect_b32 -1, 0
;;     %46:s1 = s_and_b32 %45, exec_lo
;;     %49.0:s2 = s_mov_b32 %46
;;     %50.1:s2 tied(%49) = s_mov_b32 0
;;     %43.0:v2 = v_mov_b32_e32 %50.0
;;     %44.1:v2 tied(%43) = v_mov_b32_e32 %50.1
;;     global_store_b64 %57, %44, %58 offset:8
;;     %39:s1 = s_load_b32 %24, 0x10
;;     %38:s1 = s_load_b32 %24, 0x18
;;     %27:s1 = s_mov_b32 exec_lo
;;     %28:v1 = v_lshrrev_b32_e64 %38, %27
;;     %29:v1 = v_and_b32_e32 1, %28
;;     %30:s1 = v_cmp_ne_u32_e64 0, %29
;;     s_cmp_lg_u32 %56, 0 makes scc
;;     %31:s1 = s_cselect_b32 -1, 0
;;     %32:s1 = s_and_not1_b32 %30, %31
;;     %33:v1 = v_lshlrev_b32_e64 2, %38
;;     %35:v1 = v_mov_b32_e32 %39
;;     %36:v1 = ds_bpermute_b32 %33, %35
;;     %37:v1 = v_cndmask_b32_e64 %39, %36, %32
;;     global_store_b32 %57, %37, %58 offset:16
;;     %25:s1 = s_load_b32 %24, 0x20
;;     %23:s1 = v_cmp_ne_u32_e64 %25, 0
;;     %6:s1 = s_mov_b32 exec_lo
;;     %7:v1 = v_lshrrev_b32_e64 %38, %6
;;     %8:v1 = v_and_b32_e32 1, %7
;;     %9:s1 = v_cmp_ne_u32_e64 0, %8
;;     s_cmp_lg_u32 %56, 0 makes scc
;;     %11:s1 = s_cselect_b32 -1, 0
;;     %12:s1 = s_and_not1_b32 %9, %11
;;     %13:v1 = v_lshlrev_b32_e64 2, %38
;;     s_cmp_lg_u32 %56, 0 makes scc
;;     %15:s1 = s_cselect_b32 -1, 0
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %23
;;     %17:v1 = ds_bpermute_b32 %13, %16
;;     %18:s1 = v_cmp_ne_u32_e64 0, %17
;;     %19:s1 = s_and_b32 %18, %12
;;     %20:s1 = s_and_not1_b32 %15, %12
;;     %21:s1 = s_or_b32 %19, %20
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %21
;;     global_store_b32 %57, %4, %58 offset:24
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
;; machine kernel %segments_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     %43:s2 = s_load_b64 %42, 0x0
;;     %40:v1 = global_load_b32 %41, %43 offset:8
;;     %39:v2 = global_load_b64 %41, %43 offset:16
;;     %31:s2 = s_mov_b64 src_shared_base
;;     %32:v1 = v_mov_b32_e32 %40
;;     %33:v1 = v_mov_b32_e32 %31.1
;;     %34:s1 = v_cmp_ne_u32_e64 -1, %32
;;     %37.0:v2 = v_cndmask_b32_e64 0, %32, %34
;;     %38.1:v2 tied(%37) = v_cndmask_b32_e64 0, %33, %34
;;     global_store_b64 %41, %38, %43
;;     %24:s2 = s_mov_b64 src_private_base
;;     %28.0:v2 = v_mov_b32_e32 %40
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 %24.1
;;     global_store_b64 %41, %29, %43 offset:8
;;     %21.0:v2 = v_mov_b32_e32 %39.0
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %39.1
;;     global_store_b64 %41, %22, %43 offset:16
;;     %16:s1 = v_cmp_ne_u64_e64 0, %39
;;     %17:v1 = v_cndmask_b32_e64 -1, %39.0, %16
;;     global_store_b32 %41, %17, %43 offset:24
;;     %13.0:v2 = v_mov_b32_e32 %39.0
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %39.1
;;     global_store_b64 %41, %14, %43 offset:32
;;     %6:s2 = s_mov_b64 src_shared_base
;;     %7:s1 = v_cmp_eq_u32_e64 %6.1, %39.1
;;     %8:s1 = v_cmp_eq_u64_e64 0, %39
;;     %9:s1 = s_or_b32 %7, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %9
;;     global_store_b32 %41, %4, %43 offset:40
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
;; machine kernel %segments_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %47=s[0:1]:s2, %50=v0:v1 = inputs
;;     %51:s2 = s_load_b64 %47, 0x0
;;     %49:s1 = s_load_b32 %47, 0x8
;;     %48:s2 = s_load_b64 %47, 0x10
;;     %39:s2 = s_mov_b64 src_shared_base
;;     %40:v1 = v_mov_b32_e32 %49
;;     %41:v1 = v_mov_b32_e32 %39.1
;;     %42:s1 = v_cmp_ne_u32_e64 -1, %40
;;     %45.0:v2 = v_cndmask_b32_e64 0, %40, %42
;;     %46.1:v2 tied(%45) = v_cndmask_b32_e64 0, %41, %42
;;     global_store_b64 %50, %46, %51
;;     %32:s2 = s_mov_b64 src_private_base
;;     %36.0:v2 = v_mov_b32_e32 %49
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %32.1
;;     global_store_b64 %50, %37, %51 offset:8
;;     %29.0:v2 = v_mov_b32_e32 %48.0
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 %48.1
;;     global_store_b64 %50, %30, %51 offset:16
;;     %24:s1 = v_cmp_ne_u64_e64 0, %30
;;     %25:v1 = v_cndmask_b32_e64 -1, %30.0, %24
;;     global_store_b32 %50, %25, %51 offset:24
;;     global_store_b64 %50, %30, %51 offset:32
;;     %10:s2 = s_mov_b64 src_shared_base
;;     %11:s1 = v_cmp_eq_u32_e64 %10.1, %30.1
;;     %12:s1 = v_cmp_eq_u64_e64 0, %30
;;     %13:s1 = s_or_b32 %11, %12
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %13
;;     global_store_b32 %50, %4, %51 offset:40
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
;; machine kernel %others_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %8=s[2:3]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9 offset:8
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_barrier_signal -1
;;     s_barrier_wait 0xffff
;;     s_wait_loadcnt 0xff
;;     s_sleep 8
;;     global_wb scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %5:v1 = v_mov_b32_e32 %6
;;     m0 = v_readfirstlane_b32 %5
;;     s_sendmsg sendmsg(MSG_INTERRUPT)
;;     %3:v1 = v_mov_b32_e32 %6
;;     trap %3=v0, %4=s[0:1] number:1
;;     global_store_b32 %7, %6, %9
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
;; machine kernel %others_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=s[2:3]:s2, %9=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %7, 0x0
;;     %8:s1 = s_load_b32 %7, 0x8
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_barrier_signal -1
;;     s_barrier_wait 0xffff
;;     s_wait_loadcnt 0xff
;;     s_sleep 8
;;     global_wb scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %6:v1 = v_mov_b32_e32 %8
;;     m0 = v_readfirstlane_b32 %6
;;     s_sendmsg sendmsg(MSG_INTERRUPT)
;;     %4:v1 = v_mov_b32_e32 %8
;;     trap %4=v0, %5=s[0:1] number:1
;;     global_store_b32 %9, %6, %10
;; }
;;     end
;; }
