; test isel precise-output level=1
; target gfx900
; Every operation on the unit of the lanes and, where the values are the wave's, on the scalar unit: the rules that nothing else here fires.

kernel %ints_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i32 global align 8 [v93+16]
    v103 = iadd.i32 v101, v102
    store.i32 global align 8 [v93+0], v103
    v104 = isub.i32 v101, v102
    store.i32 global align 8 [v93+8], v104
    v105 = imul.i32 v101, v102
    store.i32 global align 8 [v93+16], v105
    v106 = umulhi.i32 v101, v102
    store.i32 global align 8 [v93+24], v106
    v107 = smulhi.i32 v101, v102
    store.i32 global align 8 [v93+32], v107
    v108 = umin.i32 v101, v102
    store.i32 global align 8 [v93+40], v108
    v109 = umax.i32 v101, v102
    store.i32 global align 8 [v93+48], v109
    v110 = smin.i32 v101, v102
    store.i32 global align 8 [v93+56], v110
    v111 = smax.i32 v101, v102
    store.i32 global align 8 [v93+64], v111
    v112 = band.i32 v101, v102
    store.i32 global align 8 [v93+72], v112
    v113 = bor.i32 v101, v102
    store.i32 global align 8 [v93+80], v113
    v114 = bxor.i32 v101, v102
    store.i32 global align 8 [v93+88], v114
    v115 = ishl.i32 v101, v102
    store.i32 global align 8 [v93+96], v115
    v116 = ushr.i32 v101, v102
    store.i32 global align 8 [v93+104], v116
    v117 = sshr.i32 v101, v102
    store.i32 global align 8 [v93+112], v117
    v118 = umul24.i32 v101, v102
    store.i32 global align 8 [v93+120], v118
    v119 = smul24.i32 v101, v102
    store.i32 global align 8 [v93+128], v119
    v120 = umul24hi.i32 v101, v102
    store.i32 global align 8 [v93+136], v120
    v121 = smul24hi.i32 v101, v102
    store.i32 global align 8 [v93+144], v121
    v122 = ucarry.i32 v101, v102
    store.i32 global align 8 [v93+152], v122
    v123 = uborrow.i32 v101, v102
    store.i32 global align 8 [v93+160], v123
    v124 = bitmask.i32 v101, v102
    store.i32 global align 8 [v93+168], v124
    v125 = ineg.i32 v101
    store.i32 global align 8 [v93+176], v125
    v126 = iabs.i32 v101
    store.i32 global align 8 [v93+184], v126
    v127 = bnot.i32 v101
    store.i32 global align 8 [v93+192], v127
    v128 = bitrev.i32 v101
    store.i32 global align 8 [v93+200], v128
    v129 = popcount v101
    store.i32 global align 8 [v93+208], v129
    v130 = ufirstbit v101
    store.i32 global align 8 [v93+216], v130
    v131 = sfirstbit v101
    store.i32 global align 8 [v93+224], v131
    v132 = lastbit v101
    store.i32 global align 8 [v93+232], v132
    v133 = bitalign.i32 v101, v102, v101
    store.i32 global align 8 [v93+240], v133
    v134 = bytealign.i32 v101, v102, v101
    store.i32 global align 8 [v93+248], v134
    v135 = bitselect.i32 v101, v102, v101
    store.i32 global align 8 [v93+256], v135
    v136 = ubitextract.i32 v101, v102, v101
    store.i32 global align 8 [v93+264], v136
    v137 = sbitextract.i32 v101, v102, v101
    store.i32 global align 8 [v93+272], v137
    v139 = load.i32 global align 8 [v93+24]
    v140 = iconst.i32 0
    v138 = icmp.ne v139, v140
    v141 = select.i32 v138, v101, v102
    store.i32 global align 8 [v93+280], v141
    return
}
;; machine kernel %ints_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %97=s[0:1]:s2, %96=v0:v1 = inputs
;;     %98:s2 = s_load_dwordx2 %97, 0x0
;;     %95:v1 = global_load_dword %96, %98 offset:8
;;     %94:v1 = global_load_dword %96, %98 offset:16
;;     %93:v1 = v_add_u32_e32 %95, %94
;;     global_store_dword %96, %93, %98
;;     %91:v1 = v_sub_u32_e32 %95, %94
;;     global_store_dword %96, %91, %98 offset:8
;;     %89:v1 = v_mul_lo_u32 %95, %94
;;     global_store_dword %96, %89, %98 offset:16
;;     %87:v1 = v_mul_hi_u32 %95, %94
;;     global_store_dword %96, %87, %98 offset:24
;;     %85:v1 = v_mul_hi_i32 %95, %94
;;     global_store_dword %96, %85, %98 offset:32
;;     %83:v1 = v_min_u32_e32 %95, %94
;;     global_store_dword %96, %83, %98 offset:40
;;     %81:v1 = v_max_u32_e32 %95, %94
;;     global_store_dword %96, %81, %98 offset:48
;;     %79:v1 = v_min_i32_e32 %95, %94
;;     global_store_dword %96, %79, %98 offset:56
;;     %77:v1 = v_max_i32_e32 %95, %94
;;     global_store_dword %96, %77, %98 offset:64
;;     %75:v1 = v_and_b32_e32 %95, %94
;;     global_store_dword %96, %75, %98 offset:72
;;     %73:v1 = v_or_b32_e32 %95, %94
;;     global_store_dword %96, %73, %98 offset:80
;;     %71:v1 = v_xor_b32_e32 %95, %94
;;     global_store_dword %96, %71, %98 offset:88
;;     %69:v1 = v_lshlrev_b32_e32 %94, %95
;;     global_store_dword %96, %69, %98 offset:96
;;     %67:v1 = v_lshrrev_b32_e32 %94, %95
;;     global_store_dword %96, %67, %98 offset:104
;;     %66:v1 = v_ashrrev_i32_e32 %94, %95
;;     global_store_dword %96, %66, %98 offset:112
;;     %64:v1 = v_mul_u32_u24_e32 %95, %94
;;     global_store_dword %96, %64, %98 offset:120
;;     %62:v1 = v_mul_i32_i24_e32 %95, %94
;;     global_store_dword %96, %62, %98 offset:128
;;     %60:v1 = v_mul_hi_u32_u24_e32 %95, %94
;;     global_store_dword %96, %60, %98 offset:136
;;     %58:v1 = v_mul_hi_i32_i24_e32 %95, %94
;;     global_store_dword %96, %58, %98 offset:144
;;     %54:v1, %55:s2 = v_add_co_u32_e64 %95, %94
;;     %56:v1 = v_cndmask_b32_e64 0, 1, %55
;;     global_store_dword %96, %56, %98 offset:152
;;     %51:s2 = v_cmp_lt_u32_e64 %95, %94
;;     %52:v1 = v_cndmask_b32_e64 0, 1, %51
;;     global_store_dword %96, %52, %98 offset:160
;;     %49:v1 = v_bfm_b32 %94, %95
;;     global_store_dword %96, %49, %98 offset:168
;;     %47:v1 = v_sub_u32_e32 0, %95
;;     global_store_dword %96, %47, %98 offset:176
;;     %44:v1 = v_sub_u32_e32 0, %95
;;     %45:v1 = v_max_i32_e32 %95, %44
;;     global_store_dword %96, %45, %98 offset:184
;;     %42:v1 = v_not_b32_e32 %95
;;     global_store_dword %96, %42, %98 offset:192
;;     %40:v1 = v_bfrev_b32_e32 %95
;;     global_store_dword %96, %40, %98 offset:200
;;     %38:v1 = v_bcnt_u32_b32 %95, 0
;;     global_store_dword %96, %38, %98 offset:208
;;     %36:v1 = v_ffbh_u32_e32 %95
;;     global_store_dword %96, %36, %98 offset:216
;;     %34:v1 = v_ffbh_i32_e32 %95
;;     global_store_dword %96, %34, %98 offset:224
;;     %32:v1 = v_ffbl_b32_e32 %95
;;     global_store_dword %96, %32, %98 offset:232
;;     %30:v1 = v_alignbit_b32 %94, %95, %95
;;     global_store_dword %96, %30, %98 offset:240
;;     %28:v1 = v_alignbyte_b32 %94, %95, %95
;;     global_store_dword %96, %28, %98 offset:248
;;     %26:v1 = v_bfi_b32 %95, %94, %95
;;     global_store_dword %96, %26, %98 offset:256
;;     %24:v1 = v_bfe_u32 %95, %94, %95
;;     global_store_dword %96, %24, %98 offset:264
;;     %22:v1 = v_and_b32_e32 31, %95
;;     %21:v1 = v_sub_u32_e32 0, %22
;;     %20:v1 = v_lshlrev_b32_e32 %21, %67
;;     %18:v1 = v_ashrrev_i32_e32 %21, %20
;;     %15:s2 = v_cmp_eq_u32_e64 %22, 0
;;     %13:v1 = v_cndmask_b32_e64 %18, 0, %15
;;     global_store_dword %96, %13, %98 offset:272
;;     %9:v1 = global_load_dword %96, %98 offset:24
;;     %8:s2 = v_cmp_ne_u32_e64 %9, 0
;;     %6:v1 = v_cndmask_b32_e64 %94, %95, %8
;;     global_store_dword %96, %6, %98 offset:280
;; }
;;     end
;; }

kernel %ints_of_wave {
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
    v102 = load.i32 kernarg align 8 width all [v90+16]
    v103 = iadd.i32 v101, v102
    store.i32 global align 8 [v93+0], v103
    v104 = isub.i32 v101, v102
    store.i32 global align 8 [v93+8], v104
    v105 = imul.i32 v101, v102
    store.i32 global align 8 [v93+16], v105
    v106 = umulhi.i32 v101, v102
    store.i32 global align 8 [v93+24], v106
    v107 = smulhi.i32 v101, v102
    store.i32 global align 8 [v93+32], v107
    v108 = umin.i32 v101, v102
    store.i32 global align 8 [v93+40], v108
    v109 = umax.i32 v101, v102
    store.i32 global align 8 [v93+48], v109
    v110 = smin.i32 v101, v102
    store.i32 global align 8 [v93+56], v110
    v111 = smax.i32 v101, v102
    store.i32 global align 8 [v93+64], v111
    v112 = band.i32 v101, v102
    store.i32 global align 8 [v93+72], v112
    v113 = bor.i32 v101, v102
    store.i32 global align 8 [v93+80], v113
    v114 = bxor.i32 v101, v102
    store.i32 global align 8 [v93+88], v114
    v115 = ishl.i32 v101, v102
    store.i32 global align 8 [v93+96], v115
    v116 = ushr.i32 v101, v102
    store.i32 global align 8 [v93+104], v116
    v117 = sshr.i32 v101, v102
    store.i32 global align 8 [v93+112], v117
    v118 = umul24.i32 v101, v102
    store.i32 global align 8 [v93+120], v118
    v119 = smul24.i32 v101, v102
    store.i32 global align 8 [v93+128], v119
    v120 = umul24hi.i32 v101, v102
    store.i32 global align 8 [v93+136], v120
    v121 = smul24hi.i32 v101, v102
    store.i32 global align 8 [v93+144], v121
    v122 = ucarry.i32 v101, v102
    store.i32 global align 8 [v93+152], v122
    v123 = uborrow.i32 v101, v102
    store.i32 global align 8 [v93+160], v123
    v124 = bitmask.i32 v101, v102
    store.i32 global align 8 [v93+168], v124
    v125 = ineg.i32 v101
    store.i32 global align 8 [v93+176], v125
    v126 = iabs.i32 v101
    store.i32 global align 8 [v93+184], v126
    v127 = bnot.i32 v101
    store.i32 global align 8 [v93+192], v127
    v128 = bitrev.i32 v101
    store.i32 global align 8 [v93+200], v128
    v129 = popcount v101
    store.i32 global align 8 [v93+208], v129
    v130 = ufirstbit v101
    store.i32 global align 8 [v93+216], v130
    v131 = sfirstbit v101
    store.i32 global align 8 [v93+224], v131
    v132 = lastbit v101
    store.i32 global align 8 [v93+232], v132
    v133 = bitalign.i32 v101, v102, v101
    store.i32 global align 8 [v93+240], v133
    v134 = bytealign.i32 v101, v102, v101
    store.i32 global align 8 [v93+248], v134
    v135 = bitselect.i32 v101, v102, v101
    store.i32 global align 8 [v93+256], v135
    v136 = ubitextract.i32 v101, v102, v101
    store.i32 global align 8 [v93+264], v136
    v137 = sbitextract.i32 v101, v102, v101
    store.i32 global align 8 [v93+272], v137
    v139 = load.i32 kernarg align 8 width all [v90+24]
    v140 = iconst.i32 0
    v138 = icmp.ne v139, v140
    v141 = select.i32 v138, v101, v102
    store.i32 global align 8 [v93+280], v141
    return
}
;; machine kernel %ints_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %130=v0:v1 = inputs
;;     %131:s2 = s_load_dwordx2 %8, 0x0
;;     %129:s1 = s_load_dword %8, 0x8
;;     %128:s1 = s_load_dword %8, 0x10
;;     %127:s1 = s_add_u32 %129, %128
;;     %126:v1 = v_mov_b32_e32 %127
;;     global_store_dword %130, %126, %131
;;     %124:s1 = s_sub_u32 %129, %128
;;     %123:v1 = v_mov_b32_e32 %124
;;     global_store_dword %130, %123, %131 offset:8
;;     %121:s1 = s_mul_i32 %129, %128
;;     %120:v1 = v_mov_b32_e32 %121
;;     global_store_dword %130, %120, %131 offset:16
;;     %118:s1 = s_mul_hi_u32 %129, %128
;;     %117:v1 = v_mov_b32_e32 %118
;;     global_store_dword %130, %117, %131 offset:24
;;     %115:s1 = s_mul_hi_i32 %129, %128
;;     %114:v1 = v_mov_b32_e32 %115
;;     global_store_dword %130, %114, %131 offset:32
;;     %112:s1 = s_min_u32 %129, %128
;;     %111:v1 = v_mov_b32_e32 %112
;;     global_store_dword %130, %111, %131 offset:40
;;     %109:s1 = s_max_u32 %129, %128
;;     %108:v1 = v_mov_b32_e32 %109
;;     global_store_dword %130, %108, %131 offset:48
;;     %106:s1 = s_min_i32 %129, %128
;;     %105:v1 = v_mov_b32_e32 %106
;;     global_store_dword %130, %105, %131 offset:56
;;     %103:s1 = s_max_i32 %129, %128
;;     %102:v1 = v_mov_b32_e32 %103
;;     global_store_dword %130, %102, %131 offset:64
;;     %100:s1 = s_and_b32 %129, %128
;;     %99:v1 = v_mov_b32_e32 %100
;;     global_store_dword %130, %99, %131 offset:72
;;     %97:s1 = s_or_b32 %129, %128
;;     %96:v1 = v_mov_b32_e32 %97
;;     global_store_dword %130, %96, %131 offset:80
;;     %94:s1 = s_xor_b32 %129, %128
;;     %93:v1 = v_mov_b32_e32 %94
;;     global_store_dword %130, %93, %131 offset:88
;;     %91:s1 = s_lshl_b32 %129, %128
;;     %90:v1 = v_mov_b32_e32 %91
;;     global_store_dword %130, %90, %131 offset:96
;;     %88:s1 = s_lshr_b32 %129, %128
;;     %87:v1 = v_mov_b32_e32 %88
;;     global_store_dword %130, %87, %131 offset:104
;;     %86:s1 = s_ashr_i32 %129, %128
;;     %85:v1 = v_mov_b32_e32 %86
;;     global_store_dword %130, %85, %131 offset:112
;;     %83:v1 = v_mov_b32_e32 %128
;;     %82:v1 = v_mul_u32_u24_e32 %129, %83
;;     global_store_dword %130, %82, %131 offset:120
;;     %79:v1 = v_mul_i32_i24_e32 %129, %83
;;     global_store_dword %130, %79, %131 offset:128
;;     %76:v1 = v_mul_hi_u32_u24_e32 %129, %83
;;     global_store_dword %130, %76, %131 offset:136
;;     %73:v1 = v_mul_hi_i32_i24_e32 %129, %83
;;     global_store_dword %130, %73, %131 offset:144
;;     %68:v1, %69:s2 = v_add_co_u32_e64 %129, %83
;;     %71:v1 = v_cndmask_b32_e64 0, 1, %69
;;     global_store_dword %130, %71, %131 offset:152
;;     %64:s2 = v_cmp_lt_u32_e64 %129, %83
;;     %66:v1 = v_cndmask_b32_e64 0, 1, %64
;;     global_store_dword %130, %66, %131 offset:160
;;     %62:v1 = v_mov_b32_e32 %129
;;     %61:v1 = v_bfm_b32 %128, %62
;;     global_store_dword %130, %61, %131 offset:168
;;     %59:s1 = s_sub_u32 0, %129
;;     %58:v1 = v_mov_b32_e32 %59
;;     global_store_dword %130, %58, %131 offset:176
;;     %56:s1 = s_abs_i32 %129
;;     %55:v1 = v_mov_b32_e32 %56
;;     global_store_dword %130, %55, %131 offset:184
;;     %53:s1 = s_not_b32 %129
;;     %52:v1 = v_mov_b32_e32 %53
;;     global_store_dword %130, %52, %131 offset:192
;;     %50:s1 = s_brev_b32 %129
;;     %49:v1 = v_mov_b32_e32 %50
;;     global_store_dword %130, %49, %131 offset:200
;;     %47:s1 = s_bcnt1_i32_b32 %129
;;     %46:v1 = v_mov_b32_e32 %47
;;     global_store_dword %130, %46, %131 offset:208
;;     %44:s1 = s_flbit_i32_b32 %129
;;     %43:v1 = v_mov_b32_e32 %44
;;     global_store_dword %130, %43, %131 offset:216
;;     %41:s1 = s_flbit_i32 %129
;;     %40:v1 = v_mov_b32_e32 %41
;;     global_store_dword %130, %40, %131 offset:224
;;     %38:s1 = s_ff1_i32_b32 %129
;;     %37:v1 = v_mov_b32_e32 %38
;;     global_store_dword %130, %37, %131 offset:232
;;     %34:v1 = v_mov_b32_e32 %129
;;     %35:v1 = v_mov_b32_e32 %129
;;     %33:v1 = v_alignbit_b32 %128, %34, %35
;;     global_store_dword %130, %33, %131 offset:240
;;     %30:v1 = v_mov_b32_e32 %129
;;     %31:v1 = v_mov_b32_e32 %129
;;     %29:v1 = v_alignbyte_b32 %128, %30, %31
;;     global_store_dword %130, %29, %131 offset:248
;;     %26:v1 = v_bfi_b32 %129, %83, %129
;;     global_store_dword %130, %26, %131 offset:256
;;     %23:v1 = v_bfe_u32 %129, %83, %129
;;     global_store_dword %130, %23, %131 offset:264
;;     %21:s1 = s_and_b32 %129, 31
;;     %20:s1 = s_sub_u32 0, %21
;;     %19:s1 = s_lshl_b32 %88, %20
;;     %17:s1 = s_ashr_i32 %19, %20
;;     s_cmp_eq_u32 %21, 0 makes scc
;;     %14:s1 = s_cselect_b32 0, %17
;;     %11:v1 = v_mov_b32_e32 %14
;;     global_store_dword %130, %11, %131 offset:272
;;     %9:s1 = s_load_dword %8, 0x18
;;     s_cmp_lg_u32 %9, 0 makes scc
;;     %7:s1 = s_cselect_b32 %129, %128
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %130, %3, %131 offset:280
;; }
;;     end
;; }

kernel %compare_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i32 global align 8 [v93+16]
    v103 = load.i64 global align 8 [v93+24]
    v104 = load.i64 global align 8 [v93+32]
    v105 = icmp.eq v101, v102
    v106 = uextend.i32 v105
    store.i32 global align 8 [v93+0], v106
    v107 = icmp.ne v101, v102
    v108 = uextend.i32 v107
    store.i32 global align 8 [v93+8], v108
    v109 = icmp.slt v101, v102
    v110 = uextend.i32 v109
    store.i32 global align 8 [v93+16], v110
    v111 = icmp.sle v101, v102
    v112 = uextend.i32 v111
    store.i32 global align 8 [v93+24], v112
    v113 = icmp.sgt v101, v102
    v114 = uextend.i32 v113
    store.i32 global align 8 [v93+32], v114
    v115 = icmp.sge v101, v102
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+40], v116
    v117 = icmp.ult v101, v102
    v118 = uextend.i32 v117
    store.i32 global align 8 [v93+48], v118
    v119 = icmp.ule v101, v102
    v120 = uextend.i32 v119
    store.i32 global align 8 [v93+56], v120
    v121 = icmp.ugt v101, v102
    v122 = uextend.i32 v121
    store.i32 global align 8 [v93+64], v122
    v123 = icmp.uge v101, v102
    v124 = uextend.i32 v123
    store.i32 global align 8 [v93+72], v124
    v125 = icmp.eq v103, v104
    v126 = uextend.i32 v125
    store.i32 global align 8 [v93+80], v126
    v127 = icmp.ne v103, v104
    v128 = uextend.i32 v127
    store.i32 global align 8 [v93+88], v128
    v129 = icmp.slt v103, v104
    v130 = uextend.i32 v129
    store.i32 global align 8 [v93+96], v130
    v131 = icmp.sle v103, v104
    v132 = uextend.i32 v131
    store.i32 global align 8 [v93+104], v132
    v133 = icmp.sgt v103, v104
    v134 = uextend.i32 v133
    store.i32 global align 8 [v93+112], v134
    v135 = icmp.sge v103, v104
    v136 = uextend.i32 v135
    store.i32 global align 8 [v93+120], v136
    v137 = icmp.ult v103, v104
    v138 = uextend.i32 v137
    store.i32 global align 8 [v93+128], v138
    v139 = icmp.ule v103, v104
    v140 = uextend.i32 v139
    store.i32 global align 8 [v93+136], v140
    v141 = icmp.ugt v103, v104
    v142 = uextend.i32 v141
    store.i32 global align 8 [v93+144], v142
    v143 = icmp.uge v103, v104
    v144 = uextend.i32 v143
    store.i32 global align 8 [v93+152], v144
    return
}
;; machine kernel %compare_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %91=s[0:1]:s2, %90=v0:v1 = inputs
;;     %92:s2 = s_load_dwordx2 %91, 0x0
;;     %89:v1 = global_load_dword %90, %92 offset:8
;;     %88:v1 = global_load_dword %90, %92 offset:16
;;     %87:v2 = global_load_dwordx2 %90, %92 offset:24
;;     %86:v2 = global_load_dwordx2 %90, %92 offset:32
;;     %85:s2 = v_cmp_eq_u32_e64 %89, %88
;;     %84:v1 = v_cndmask_b32_e64 0, 1, %85
;;     global_store_dword %90, %84, %92
;;     %81:s2 = v_cmp_ne_u32_e64 %89, %88
;;     %80:v1 = v_cndmask_b32_e64 0, 1, %81
;;     global_store_dword %90, %80, %92 offset:8
;;     %77:s2 = v_cmp_lt_i32_e64 %89, %88
;;     %76:v1 = v_cndmask_b32_e64 0, 1, %77
;;     global_store_dword %90, %76, %92 offset:16
;;     %73:s2 = v_cmp_le_i32_e64 %89, %88
;;     %72:v1 = v_cndmask_b32_e64 0, 1, %73
;;     global_store_dword %90, %72, %92 offset:24
;;     %69:s2 = v_cmp_gt_i32_e64 %89, %88
;;     %68:v1 = v_cndmask_b32_e64 0, 1, %69
;;     global_store_dword %90, %68, %92 offset:32
;;     %65:s2 = v_cmp_ge_i32_e64 %89, %88
;;     %64:v1 = v_cndmask_b32_e64 0, 1, %65
;;     global_store_dword %90, %64, %92 offset:40
;;     %61:s2 = v_cmp_lt_u32_e64 %89, %88
;;     %60:v1 = v_cndmask_b32_e64 0, 1, %61
;;     global_store_dword %90, %60, %92 offset:48
;;     %57:s2 = v_cmp_le_u32_e64 %89, %88
;;     %56:v1 = v_cndmask_b32_e64 0, 1, %57
;;     global_store_dword %90, %56, %92 offset:56
;;     %53:s2 = v_cmp_gt_u32_e64 %89, %88
;;     %52:v1 = v_cndmask_b32_e64 0, 1, %53
;;     global_store_dword %90, %52, %92 offset:64
;;     %49:s2 = v_cmp_ge_u32_e64 %89, %88
;;     %46:v1 = v_cndmask_b32_e64 0, 1, %49
;;     global_store_dword %90, %46, %92 offset:72
;;     %43:s2 = v_cmp_eq_u64_e64 %87, %86
;;     %42:v1 = v_cndmask_b32_e64 0, 1, %43
;;     global_store_dword %90, %42, %92 offset:80
;;     %39:s2 = v_cmp_ne_u64_e64 %87, %86
;;     %38:v1 = v_cndmask_b32_e64 0, 1, %39
;;     global_store_dword %90, %38, %92 offset:88
;;     %35:s2 = v_cmp_lt_i64_e64 %87, %86
;;     %34:v1 = v_cndmask_b32_e64 0, 1, %35
;;     global_store_dword %90, %34, %92 offset:96
;;     %31:s2 = v_cmp_le_i64_e64 %87, %86
;;     %30:v1 = v_cndmask_b32_e64 0, 1, %31
;;     global_store_dword %90, %30, %92 offset:104
;;     %27:s2 = v_cmp_gt_i64_e64 %87, %86
;;     %26:v1 = v_cndmask_b32_e64 0, 1, %27
;;     global_store_dword %90, %26, %92 offset:112
;;     %23:s2 = v_cmp_ge_i64_e64 %87, %86
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_dword %90, %22, %92 offset:120
;;     %19:s2 = v_cmp_lt_u64_e64 %87, %86
;;     %18:v1 = v_cndmask_b32_e64 0, 1, %19
;;     global_store_dword %90, %18, %92 offset:128
;;     %15:s2 = v_cmp_le_u64_e64 %87, %86
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %15
;;     global_store_dword %90, %14, %92 offset:136
;;     %11:s2 = v_cmp_gt_u64_e64 %87, %86
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %11
;;     global_store_dword %90, %10, %92 offset:144
;;     %7:s2 = v_cmp_ge_u64_e64 %87, %86
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %90, %4, %92 offset:152
;; }
;;     end
;; }

kernel %compare_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i64 at 24 align 8
    param %p32 : i64 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = load.i32 kernarg align 8 width all [v90+16]
    v103 = load.i64 kernarg align 8 width all [v90+24]
    v104 = load.i64 kernarg align 8 width all [v90+32]
    v105 = icmp.eq v101, v102
    v106 = uextend.i32 v105
    store.i32 global align 8 [v93+0], v106
    v107 = icmp.ne v101, v102
    v108 = uextend.i32 v107
    store.i32 global align 8 [v93+8], v108
    v109 = icmp.slt v101, v102
    v110 = uextend.i32 v109
    store.i32 global align 8 [v93+16], v110
    v111 = icmp.sle v101, v102
    v112 = uextend.i32 v111
    store.i32 global align 8 [v93+24], v112
    v113 = icmp.sgt v101, v102
    v114 = uextend.i32 v113
    store.i32 global align 8 [v93+32], v114
    v115 = icmp.sge v101, v102
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+40], v116
    v117 = icmp.ult v101, v102
    v118 = uextend.i32 v117
    store.i32 global align 8 [v93+48], v118
    v119 = icmp.ule v101, v102
    v120 = uextend.i32 v119
    store.i32 global align 8 [v93+56], v120
    v121 = icmp.ugt v101, v102
    v122 = uextend.i32 v121
    store.i32 global align 8 [v93+64], v122
    v123 = icmp.uge v101, v102
    v124 = uextend.i32 v123
    store.i32 global align 8 [v93+72], v124
    v125 = icmp.eq v103, v104
    v126 = uextend.i32 v125
    store.i32 global align 8 [v93+80], v126
    v127 = icmp.ne v103, v104
    v128 = uextend.i32 v127
    store.i32 global align 8 [v93+88], v128
    v129 = icmp.slt v103, v104
    v130 = uextend.i32 v129
    store.i32 global align 8 [v93+96], v130
    v131 = icmp.sle v103, v104
    v132 = uextend.i32 v131
    store.i32 global align 8 [v93+104], v132
    v133 = icmp.sgt v103, v104
    v134 = uextend.i32 v133
    store.i32 global align 8 [v93+112], v134
    v135 = icmp.sge v103, v104
    v136 = uextend.i32 v135
    store.i32 global align 8 [v93+120], v136
    v137 = icmp.ult v103, v104
    v138 = uextend.i32 v137
    store.i32 global align 8 [v93+128], v138
    v139 = icmp.ule v103, v104
    v140 = uextend.i32 v139
    store.i32 global align 8 [v93+136], v140
    v141 = icmp.ugt v103, v104
    v142 = uextend.i32 v141
    store.i32 global align 8 [v93+144], v142
    v143 = icmp.uge v103, v104
    v144 = uextend.i32 v143
    store.i32 global align 8 [v93+152], v144
    return
}
;; machine kernel %compare_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %118=s[0:1]:s2, %123=v0:v1 = inputs
;;     %124:s2 = s_load_dwordx2 %118, 0x0
;;     %122:s1 = s_load_dword %118, 0x8
;;     %121:s1 = s_load_dword %118, 0x10
;;     %120:s2 = s_load_dwordx2 %118, 0x18
;;     %119:s2 = s_load_dwordx2 %118, 0x20
;;     s_cmp_eq_u32 %122, %121 makes scc
;;     %117:s1 = s_cselect_b32 1, 0
;;     %115:v1 = v_mov_b32_e32 %117
;;     global_store_dword %123, %115, %124
;;     s_cmp_lg_u32 %122, %121 makes scc
;;     %113:s1 = s_cselect_b32 1, 0
;;     %111:v1 = v_mov_b32_e32 %113
;;     global_store_dword %123, %111, %124 offset:8
;;     s_cmp_lt_i32 %122, %121 makes scc
;;     %109:s1 = s_cselect_b32 1, 0
;;     %107:v1 = v_mov_b32_e32 %109
;;     global_store_dword %123, %107, %124 offset:16
;;     s_cmp_le_i32 %122, %121 makes scc
;;     %105:s1 = s_cselect_b32 1, 0
;;     %103:v1 = v_mov_b32_e32 %105
;;     global_store_dword %123, %103, %124 offset:24
;;     s_cmp_gt_i32 %122, %121 makes scc
;;     %101:s1 = s_cselect_b32 1, 0
;;     %99:v1 = v_mov_b32_e32 %101
;;     global_store_dword %123, %99, %124 offset:32
;;     s_cmp_ge_i32 %122, %121 makes scc
;;     %97:s1 = s_cselect_b32 1, 0
;;     %95:v1 = v_mov_b32_e32 %97
;;     global_store_dword %123, %95, %124 offset:40
;;     s_cmp_lt_u32 %122, %121 makes scc
;;     %93:s1 = s_cselect_b32 1, 0
;;     %91:v1 = v_mov_b32_e32 %93
;;     global_store_dword %123, %91, %124 offset:48
;;     s_cmp_le_u32 %122, %121 makes scc
;;     %89:s1 = s_cselect_b32 1, 0
;;     %87:v1 = v_mov_b32_e32 %89
;;     global_store_dword %123, %87, %124 offset:56
;;     s_cmp_gt_u32 %122, %121 makes scc
;;     %85:s1 = s_cselect_b32 1, 0
;;     %83:v1 = v_mov_b32_e32 %85
;;     global_store_dword %123, %83, %124 offset:64
;;     s_cmp_ge_u32 %122, %121 makes scc
;;     %81:s1 = s_cselect_b32 1, 0
;;     %77:v1 = v_mov_b32_e32 %81
;;     global_store_dword %123, %77, %124 offset:72
;;     s_cmp_eq_u64 %120, %119 makes scc
;;     %75:s1 = s_cselect_b32 1, 0
;;     %73:v1 = v_mov_b32_e32 %75
;;     global_store_dword %123, %73, %124 offset:80
;;     s_cmp_lg_u64 %120, %119 makes scc
;;     %71:s1 = s_cselect_b32 1, 0
;;     %69:v1 = v_mov_b32_e32 %71
;;     global_store_dword %123, %69, %124 offset:88
;;     %66.0:v2 = v_mov_b32_e32 %119.0
;;     %67.1:v2 tied(%66) = v_mov_b32_e32 %119.1
;;     %63:s2 = v_cmp_lt_i64_e64 %120, %67
;;     %62:v1 = v_cndmask_b32_e64 0, 1, %63
;;     global_store_dword %123, %62, %124 offset:96
;;     %55:s2 = v_cmp_le_i64_e64 %120, %67
;;     %54:v1 = v_cndmask_b32_e64 0, 1, %55
;;     global_store_dword %123, %54, %124 offset:104
;;     %47:s2 = v_cmp_gt_i64_e64 %120, %67
;;     %46:v1 = v_cndmask_b32_e64 0, 1, %47
;;     global_store_dword %123, %46, %124 offset:112
;;     %39:s2 = v_cmp_ge_i64_e64 %120, %67
;;     %38:v1 = v_cndmask_b32_e64 0, 1, %39
;;     global_store_dword %123, %38, %124 offset:120
;;     %31:s2 = v_cmp_lt_u64_e64 %120, %67
;;     %30:v1 = v_cndmask_b32_e64 0, 1, %31
;;     global_store_dword %123, %30, %124 offset:128
;;     %23:s2 = v_cmp_le_u64_e64 %120, %67
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_dword %123, %22, %124 offset:136
;;     %15:s2 = v_cmp_gt_u64_e64 %120, %67
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %15
;;     global_store_dword %123, %14, %124 offset:144
;;     %7:s2 = v_cmp_ge_u64_e64 %120, %67
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %123, %4, %124 offset:152
;; }
;;     end
;; }

kernel %choose_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i32 global align 8 [v93+16]
    v103 = load.i64 global align 8 [v93+24]
    v104 = load.i64 global align 8 [v93+32]
    v105 = icmp.slt v101, v102
    v106 = select.i32 v105, v101, v102
    store.i32 global align 8 [v93+0], v106
    v107 = icmp.eq v103, v104
    v108 = select.i32 v107, v101, v102
    store.i32 global align 8 [v93+8], v108
    v109 = icmp.ne v103, v104
    v110 = select.i32 v109, v101, v102
    store.i32 global align 8 [v93+16], v110
    return
}
;; machine kernel %choose_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %19:v1 = global_load_dword %20, %22 offset:8
;;     %18:v1 = global_load_dword %20, %22 offset:16
;;     %17:v2 = global_load_dwordx2 %20, %22 offset:24
;;     %16:v2 = global_load_dwordx2 %20, %22 offset:32
;;     %15:v1 = v_min_i32_e32 %19, %18
;;     global_store_dword %20, %15, %22
;;     %13:s2 = v_cmp_eq_u64_e64 %17, %16
;;     %12:v1 = v_cndmask_b32_e64 %18, %19, %13
;;     global_store_dword %20, %12, %22 offset:8
;;     %9:s2 = v_cmp_ne_u64_e64 %17, %16
;;     %6:v1 = v_cndmask_b32_e64 %18, %19, %9
;;     global_store_dword %20, %6, %22 offset:16
;; }
;;     end
;; }

kernel %choose_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i64 at 24 align 8
    param %p32 : i64 at 32 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = load.i32 kernarg align 8 width all [v90+16]
    v103 = load.i64 kernarg align 8 width all [v90+24]
    v104 = load.i64 kernarg align 8 width all [v90+32]
    v105 = icmp.slt v101, v102
    v106 = select.i32 v105, v101, v102
    store.i32 global align 8 [v93+0], v106
    v107 = icmp.eq v103, v104
    v108 = select.i32 v107, v101, v102
    store.i32 global align 8 [v93+8], v108
    v109 = icmp.ne v103, v104
    v110 = select.i32 v109, v101, v102
    store.i32 global align 8 [v93+16], v110
    return
}
;; machine kernel %choose_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %20=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %15, 0x0
;;     %19:s1 = s_load_dword %15, 0x8
;;     %18:s1 = s_load_dword %15, 0x10
;;     %17:s2 = s_load_dwordx2 %15, 0x18
;;     %16:s2 = s_load_dwordx2 %15, 0x20
;;     %14:s1 = s_min_i32 %19, %18
;;     %13:v1 = v_mov_b32_e32 %14
;;     global_store_dword %20, %13, %21
;;     s_cmp_eq_u64 %17, %16 makes scc
;;     %11:s1 = s_cselect_b32 %19, %18
;;     %10:v1 = v_mov_b32_e32 %11
;;     global_store_dword %20, %10, %21 offset:8
;;     s_cmp_lg_u64 %17, %16 makes scc
;;     %8:s1 = s_cselect_b32 %19, %18
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %20, %3, %21 offset:16
;; }
;;     end
;; }

kernel %longs_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i64 global align 8 [v93+8]
    v102 = load.i64 global align 8 [v93+16]
    v103 = load.i32 global align 8 [v93+24]
    v104 = iadd.i64 v101, v102
    store.i64 global align 8 [v93+0], v104
    v105 = isub.i64 v101, v102
    store.i64 global align 8 [v93+8], v105
    v106 = imul.i64 v101, v102
    store.i64 global align 8 [v93+16], v106
    v107 = band.i64 v101, v102
    store.i64 global align 8 [v93+24], v107
    v108 = bor.i64 v101, v102
    store.i64 global align 8 [v93+32], v108
    v109 = bxor.i64 v101, v102
    store.i64 global align 8 [v93+40], v109
    v110 = ishl.i64 v101, v103
    store.i64 global align 8 [v93+48], v110
    v111 = ushr.i64 v101, v103
    store.i64 global align 8 [v93+56], v111
    v112 = sshr.i64 v101, v103
    store.i64 global align 8 [v93+64], v112
    v113 = ineg.i64 v101
    store.i64 global align 8 [v93+72], v113
    v114 = bnot.i64 v101
    store.i64 global align 8 [v93+80], v114
    v115 = bitrev.i64 v101
    store.i64 global align 8 [v93+88], v115
    v116 = popcount v101
    store.i32 global align 8 [v93+96], v116
    v117 = bitselect.i64 v101, v102, v101
    store.i64 global align 8 [v93+104], v117
    v119 = load.i32 global align 8 [v93+32]
    v120 = iconst.i32 0
    v118 = icmp.ne v119, v120
    v121 = select.i64 v118, v101, v102
    store.i64 global align 8 [v93+112], v121
    v122 = ilow v101
    store.i32 global align 8 [v93+120], v122
    v123 = ihigh v102
    store.i32 global align 8 [v93+128], v123
    v124 = iconcat v103, v103
    store.i64 global align 8 [v93+136], v124
    v125 = ireduce.i32 v101
    store.i32 global align 8 [v93+144], v125
    v126 = uextend.i64 v103
    store.i64 global align 8 [v93+152], v126
    v127 = sextend.i64 v103
    store.i64 global align 8 [v93+160], v127
    v130 = load.i32 global align 8 [v93+40]
    v128 = uextend.i64 v103
    v129 = uextend.i64 v130
    v131 = imul.i64 v128, v129
    store.i64 global align 8 [v93+168], v131
    return
}
;; machine kernel %longs_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %108=s[0:1]:s2, %107=v0:v1 = inputs
;;     %109:s2 = s_load_dwordx2 %108, 0x0
;;     %106:v2 = global_load_dwordx2 %107, %109 offset:8
;;     %105:v2 = global_load_dwordx2 %107, %109 offset:16
;;     %104:v1 = global_load_dword %107, %109 offset:24
;;     %102.0:v2, %99:s2 = v_add_co_u32_e64 %106.0, %105.0
;;     %103.1:v2 tied(%102), %101:s2 = v_addc_co_u32_e64 %106.1, %105.1, %99
;;     global_store_dwordx2 %107, %103, %109
;;     %95.0:v2, %92:s2 = v_sub_co_u32_e64 %106.0, %105.0
;;     %96.1:v2 tied(%95), %94:s2 = v_subb_co_u32_e64 %106.1, %105.1, %92
;;     global_store_dwordx2 %107, %96, %109 offset:8
;;     %84:v1 = v_mul_lo_u32 %106.0, %105.1
;;     %85:v1 = v_mul_lo_u32 %106.1, %105.0
;;     %86:v2, %87:s2 = v_mad_u64_u32 %106.0, %105.0, 0
;;     %89.1:v2 tied(%86) = v_add3_u32 %86.1, %84, %85
;;     global_store_dwordx2 %107, %89, %109 offset:16
;;     %81.0:v2 = v_and_b32_e32 %106.0, %105.0
;;     %82.1:v2 tied(%81) = v_and_b32_e32 %106.1, %105.1
;;     global_store_dwordx2 %107, %82, %109 offset:24
;;     %76.0:v2 = v_or_b32_e32 %106.0, %105.0
;;     %77.1:v2 tied(%76) = v_or_b32_e32 %106.1, %105.1
;;     global_store_dwordx2 %107, %77, %109 offset:32
;;     %71.0:v2 = v_xor_b32_e32 %106.0, %105.0
;;     %72.1:v2 tied(%71) = v_xor_b32_e32 %106.1, %105.1
;;     global_store_dwordx2 %107, %72, %109 offset:40
;;     %67:v2 = v_lshlrev_b64 %104, %106
;;     global_store_dwordx2 %107, %67, %109 offset:48
;;     %65:v2 = v_lshrrev_b64 %104, %106
;;     global_store_dwordx2 %107, %65, %109 offset:56
;;     %63:v2 = v_ashrrev_i64 %104, %106
;;     global_store_dwordx2 %107, %63, %109 offset:64
;;     %60.0:v2, %57:s2 = v_sub_co_u32_e64 0, %106.0
;;     %61.1:v2 tied(%60), %59:s2 = v_subb_co_u32_e64 0, %106.1, %57
;;     global_store_dwordx2 %107, %61, %109 offset:72
;;     %53.0:v2 = v_not_b32_e32 %106.0
;;     %54.1:v2 tied(%53) = v_not_b32_e32 %106.1
;;     global_store_dwordx2 %107, %54, %109 offset:80
;;     %48.0:v2 = v_bfrev_b32_e32 %106.1
;;     %49.1:v2 tied(%48) = v_bfrev_b32_e32 %106.0
;;     global_store_dwordx2 %107, %49, %109 offset:88
;;     %43:v1 = v_bcnt_u32_b32 %106.0, 0
;;     %44:v1 = v_bcnt_u32_b32 %106.1, %43
;;     global_store_dword %107, %44, %109 offset:96
;;     %40.0:v2 = v_bfi_b32 %106.0, %105.0, %106.0
;;     %41.1:v2 tied(%40) = v_bfi_b32 %106.1, %105.1, %106.1
;;     global_store_dwordx2 %107, %41, %109 offset:104
;;     %36:v1 = global_load_dword %107, %109 offset:32
;;     %35:s2 = v_cmp_ne_u32_e64 %36, 0
;;     %32.0:v2 = v_cndmask_b32_e64 %105.0, %106.0, %35
;;     %33.1:v2 tied(%32) = v_cndmask_b32_e64 %105.1, %106.1, %35
;;     global_store_dwordx2 %107, %33, %109 offset:112
;;     global_store_dword %107, %106.0, %109 offset:120
;;     global_store_dword %107, %105.1, %109 offset:128
;;     %23.0:v2 = v_mov_b32_e32 %104
;;     %24.1:v2 tied(%23) = v_mov_b32_e32 %104
;;     global_store_dwordx2 %107, %24, %109 offset:136
;;     global_store_dword %107, %106.0, %109 offset:144
;;     %16.0:v2 = v_mov_b32_e32 %104
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 0
;;     global_store_dwordx2 %107, %17, %109 offset:152
;;     %11.0:v2 = v_mov_b32_e32 %104
;;     %12.1:v2 tied(%11) = v_ashrrev_i32_e32 31, %104
;;     global_store_dwordx2 %107, %12, %109 offset:160
;;     %7:v1 = global_load_dword %107, %109 offset:40
;;     %5:v2, %6:s2 = v_mad_u64_u32 %104, %7, 0
;;     global_store_dwordx2 %107, %5, %109 offset:168
;; }
;;     end
;; }

kernel %longs_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i64 at 8 align 8
    param %p16 : i64 at 16 align 8
    param %p24 : i32 at 24 align 8
    param %p32 : i32 at 32 align 8
    param %p40 : i32 at 40 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i64 kernarg align 8 width all [v90+8]
    v102 = load.i64 kernarg align 8 width all [v90+16]
    v103 = load.i32 kernarg align 8 width all [v90+24]
    v104 = iadd.i64 v101, v102
    store.i64 global align 8 [v93+0], v104
    v105 = isub.i64 v101, v102
    store.i64 global align 8 [v93+8], v105
    v106 = imul.i64 v101, v102
    store.i64 global align 8 [v93+16], v106
    v107 = band.i64 v101, v102
    store.i64 global align 8 [v93+24], v107
    v108 = bor.i64 v101, v102
    store.i64 global align 8 [v93+32], v108
    v109 = bxor.i64 v101, v102
    store.i64 global align 8 [v93+40], v109
    v110 = ishl.i64 v101, v103
    store.i64 global align 8 [v93+48], v110
    v111 = ushr.i64 v101, v103
    store.i64 global align 8 [v93+56], v111
    v112 = sshr.i64 v101, v103
    store.i64 global align 8 [v93+64], v112
    v113 = ineg.i64 v101
    store.i64 global align 8 [v93+72], v113
    v114 = bnot.i64 v101
    store.i64 global align 8 [v93+80], v114
    v115 = bitrev.i64 v101
    store.i64 global align 8 [v93+88], v115
    v116 = popcount v101
    store.i32 global align 8 [v93+96], v116
    v117 = bitselect.i64 v101, v102, v101
    store.i64 global align 8 [v93+104], v117
    v119 = load.i32 kernarg align 8 width all [v90+32]
    v120 = iconst.i32 0
    v118 = icmp.ne v119, v120
    v121 = select.i64 v118, v101, v102
    store.i64 global align 8 [v93+112], v121
    v122 = ilow v101
    store.i32 global align 8 [v93+120], v122
    v123 = ihigh v102
    store.i32 global align 8 [v93+128], v123
    v124 = iconcat v103, v103
    v900 = band.i64 v124, v101
    store.i64 global align 8 [v93+136], v900
    v125 = ireduce.i32 v101
    store.i32 global align 8 [v93+144], v125
    v126 = uextend.i64 v103
    store.i64 global align 8 [v93+152], v126
    v127 = sextend.i64 v103
    store.i64 global align 8 [v93+160], v127
    v130 = load.i32 kernarg align 8 width all [v90+40]
    v128 = uextend.i64 v103
    v129 = uextend.i64 v130
    v131 = imul.i64 v128, v129
    store.i64 global align 8 [v93+168], v131
    return
}
;; machine kernel %longs_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %156=v0:v1 = inputs
;;     %157:s2 = s_load_dwordx2 %13, 0x0
;;     %155:s2 = s_load_dwordx2 %13, 0x8
;;     %154:s2 = s_load_dwordx2 %13, 0x10
;;     %153:s1 = s_load_dword %13, 0x18
;;     %151.0:s2 = s_add_u32 %155.0, %154.0 makes scc
;;     %152.1:s2 tied(%151) = s_addc_u32 %155.1, %154.1
;;     %147.0:v2 = v_mov_b32_e32 %152.0
;;     %148.1:v2 tied(%147) = v_mov_b32_e32 %152.1
;;     global_store_dwordx2 %156, %148, %157
;;     %142.0:s2 = s_sub_u32 %155.0, %154.0 makes scc
;;     %143.1:s2 tied(%142) = s_subb_u32 %155.1, %154.1
;;     %138.0:v2 = v_mov_b32_e32 %143.0
;;     %139.1:v2 tied(%138) = v_mov_b32_e32 %143.1
;;     global_store_dwordx2 %156, %139, %157 offset:8
;;     %127:s1 = s_mul_i32 %155.0, %154.1
;;     %128:s1 = s_mul_i32 %155.1, %154.0
;;     %129:s1 = s_mul_hi_u32 %155.0, %154.0
;;     %133.0:s2 = s_mul_i32 %155.0, %154.0
;;     %131:s1 = s_add_u32 %127, %128
;;     %134.1:s2 tied(%133) = s_add_u32 %129, %131
;;     %125.0:v2 = v_mov_b32_e32 %134.0
;;     %126.1:v2 tied(%125) = v_mov_b32_e32 %134.1
;;     global_store_dwordx2 %156, %126, %157 offset:16
;;     %121:s2 = s_and_b64 %155, %154
;;     %119.0:v2 = v_mov_b32_e32 %121.0
;;     %120.1:v2 tied(%119) = v_mov_b32_e32 %121.1
;;     global_store_dwordx2 %156, %120, %157 offset:24
;;     %115:s2 = s_or_b64 %155, %154
;;     %113.0:v2 = v_mov_b32_e32 %115.0
;;     %114.1:v2 tied(%113) = v_mov_b32_e32 %115.1
;;     global_store_dwordx2 %156, %114, %157 offset:32
;;     %109:s2 = s_xor_b64 %155, %154
;;     %107.0:v2 = v_mov_b32_e32 %109.0
;;     %108.1:v2 tied(%107) = v_mov_b32_e32 %109.1
;;     global_store_dwordx2 %156, %108, %157 offset:40
;;     %103:s2 = s_lshl_b64 %155, %153
;;     %101.0:v2 = v_mov_b32_e32 %103.0
;;     %102.1:v2 tied(%101) = v_mov_b32_e32 %103.1
;;     global_store_dwordx2 %156, %102, %157 offset:48
;;     %97:s2 = s_lshr_b64 %155, %153
;;     %95.0:v2 = v_mov_b32_e32 %97.0
;;     %96.1:v2 tied(%95) = v_mov_b32_e32 %97.1
;;     global_store_dwordx2 %156, %96, %157 offset:56
;;     %91:s2 = s_ashr_i64 %155, %153
;;     %89.0:v2 = v_mov_b32_e32 %91.0
;;     %90.1:v2 tied(%89) = v_mov_b32_e32 %91.1
;;     global_store_dwordx2 %156, %90, %157 offset:64
;;     %84.0:s2 = s_sub_u32 0, %155.0 makes scc
;;     %85.1:s2 tied(%84) = s_subb_u32 0, %155.1
;;     %80.0:v2 = v_mov_b32_e32 %85.0
;;     %81.1:v2 tied(%80) = v_mov_b32_e32 %85.1
;;     global_store_dwordx2 %156, %81, %157 offset:72
;;     %76:s2 = s_not_b64 %155
;;     %74.0:v2 = v_mov_b32_e32 %76.0
;;     %75.1:v2 tied(%74) = v_mov_b32_e32 %76.1
;;     global_store_dwordx2 %156, %75, %157 offset:80
;;     %70:s2 = s_brev_b64 %155
;;     %68.0:v2 = v_mov_b32_e32 %70.0
;;     %69.1:v2 tied(%68) = v_mov_b32_e32 %70.1
;;     global_store_dwordx2 %156, %69, %157 offset:88
;;     %64:s1 = s_bcnt1_i32_b64 %155
;;     %63:v1 = v_mov_b32_e32 %64
;;     global_store_dword %156, %63, %157 offset:96
;;     %57:v1 = v_mov_b32_e32 %154.0
;;     %60.0:v2 = v_bfi_b32 %155.0, %57, %155.0
;;     %59:v1 = v_mov_b32_e32 %154.1
;;     %61.1:v2 tied(%60) = v_bfi_b32 %155.1, %59, %155.1
;;     global_store_dwordx2 %156, %61, %157 offset:104
;;     %54:s1 = s_load_dword %13, 0x20
;;     s_cmp_lg_u32 %54, 0 makes scc
;;     %53:s2 = s_cselect_b64 %155, %154
;;     %50.0:v2 = v_mov_b32_e32 %53.0
;;     %51.1:v2 tied(%50) = v_mov_b32_e32 %53.1
;;     global_store_dwordx2 %156, %51, %157 offset:112
;;     %46:v1 = v_mov_b32_e32 %155.0
;;     global_store_dword %156, %46, %157 offset:120
;;     global_store_dword %156, %59, %157 offset:128
;;     %40.0:s2 = s_mov_b32 %153
;;     %41.1:s2 tied(%40) = s_mov_b32 %153
;;     %37:s2 = s_and_b64 %41, %155
;;     %34.0:v2 = v_mov_b32_e32 %37.0
;;     %35.1:v2 tied(%34) = v_mov_b32_e32 %37.1
;;     global_store_dwordx2 %156, %35, %157 offset:136
;;     global_store_dword %156, %46, %157 offset:144
;;     %26.0:v2 = v_mov_b32_e32 %153
;;     %27.1:v2 tied(%26) = v_mov_b32_e32 0
;;     global_store_dwordx2 %156, %27, %157 offset:152
;;     %22.0:s2 = s_mov_b32 %153
;;     %23.1:s2 tied(%22) = s_ashr_i32 %153, 31
;;     %18.0:v2 = v_mov_b32_e32 %153
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %23.1
;;     global_store_dwordx2 %156, %19, %157 offset:160
;;     %14:s1 = s_load_dword %13, 0x28
;;     %11.0:s2 = s_mul_i32 %153, %14
;;     %12.1:s2 tied(%11) = s_mul_hi_u32 %153, %14
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %156, %6, %157 offset:168
;; }
;;     end
;; }

kernel %narrow_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i16 global align 8 [v93+8]
    v102 = load.i16 global align 8 [v93+16]
    v103 = iadd.i16 v101, v102
    store.i16 global align 8 [v93+0], v103
    v104 = isub.i16 v101, v102
    store.i16 global align 8 [v93+8], v104
    v105 = imul.i16 v101, v102
    store.i16 global align 8 [v93+16], v105
    v106 = band.i16 v101, v102
    store.i16 global align 8 [v93+24], v106
    v107 = bor.i16 v101, v102
    store.i16 global align 8 [v93+32], v107
    v108 = bxor.i16 v101, v102
    store.i16 global align 8 [v93+40], v108
    v109 = ineg.i16 v101
    store.i16 global align 8 [v93+48], v109
    v110 = bnot.i16 v101
    store.i16 global align 8 [v93+56], v110
    v112 = load.i32 global align 8 [v93+24]
    v113 = iconst.i32 0
    v111 = icmp.ne v112, v113
    v114 = select.i16 v111, v101, v102
    store.i16 global align 8 [v93+64], v114
    v115 = load.i8 global align 8 [v93+32]
    v116 = iadd.i8 v115, v115
    v117 = iadd.i16 v101, v102
    v118 = uextend.i32 v116
    store.i32 global align 8 [v93+72], v118
    v119 = uextend.i32 v117
    store.i32 global align 8 [v93+80], v119
    v120 = sextend.i32 v116
    store.i32 global align 8 [v93+88], v120
    v121 = sextend.i32 v117
    store.i32 global align 8 [v93+96], v121
    v122 = ireduce.i8 v101
    store.i8 global align 8 [v93+104], v122
    v123 = uextend.i32 v111
    store.i32 global align 8 [v93+112], v123
    v124 = sextend.i32 v111
    store.i32 global align 8 [v93+120], v124
    return
}
;; machine kernel %narrow_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %44:v1 = global_load_ushort %45, %47 offset:8
;;     %43:v1 = global_load_ushort %45, %47 offset:16
;;     %42:v1 = v_add_u32_e32 %44, %43
;;     global_store_short %45, %42, %47
;;     %41:v1 = v_sub_u32_e32 %44, %43
;;     global_store_short %45, %41, %47 offset:8
;;     %39:v1 = v_mul_lo_u16_e32 %44, %43
;;     global_store_short %45, %39, %47 offset:16
;;     %37:v1 = v_and_b32_e32 %44, %43
;;     global_store_short %45, %37, %47 offset:24
;;     %35:v1 = v_or_b32_e32 %44, %43
;;     global_store_short %45, %35, %47 offset:32
;;     %33:v1 = v_xor_b32_e32 %44, %43
;;     global_store_short %45, %33, %47 offset:40
;;     %31:v1 = v_sub_u32_e32 0, %44
;;     global_store_short %45, %31, %47 offset:48
;;     %29:v1 = v_not_b32_e32 %44
;;     global_store_short %45, %29, %47 offset:56
;;     %27:v1 = global_load_dword %45, %47 offset:24
;;     %26:s2 = v_cmp_ne_u32_e64 %27, 0
;;     %24:v1 = v_cndmask_b32_e64 %43, %44, %26
;;     global_store_short %45, %24, %47 offset:64
;;     %21:v1 = global_load_ubyte %45, %47 offset:32
;;     %20:v1 = v_add_u32_e32 %21, %21
;;     %18:v1 = v_and_b32_e32 0xff, %20
;;     global_store_dword %45, %18, %47 offset:72
;;     %16:v1 = v_and_b32_e32 0xffff, %42
;;     global_store_dword %45, %16, %47 offset:80
;;     %14:v1 = v_bfe_i32 %20, 0, 8
;;     global_store_dword %45, %14, %47 offset:88
;;     %11:v1 = v_bfe_i32 %42, 0, 16
;;     global_store_dword %45, %11, %47 offset:96
;;     global_store_byte %45, %44, %47 offset:104
;;     %6:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_dword %45, %6, %47 offset:112
;;     %4:v1 = v_cndmask_b32_e64 0, -1, %26
;;     global_store_dword %45, %4, %47 offset:120
;; }
;;     end
;; }

kernel %narrow_of_wave {
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
    v103 = load.i32 kernarg align 8 width all [v90+16]
    v104 = ireduce.i16 v103
    v105 = iadd.i16 v102, v104
    store.i16 global align 8 [v93+0], v105
    v106 = isub.i16 v102, v104
    store.i16 global align 8 [v93+8], v106
    v107 = imul.i16 v102, v104
    store.i16 global align 8 [v93+16], v107
    v108 = band.i16 v102, v104
    store.i16 global align 8 [v93+24], v108
    v109 = bor.i16 v102, v104
    store.i16 global align 8 [v93+32], v109
    v110 = bxor.i16 v102, v104
    store.i16 global align 8 [v93+40], v110
    v111 = ineg.i16 v102
    store.i16 global align 8 [v93+48], v111
    v112 = bnot.i16 v102
    store.i16 global align 8 [v93+56], v112
    v114 = load.i32 kernarg align 8 width all [v90+24]
    v115 = iconst.i32 0
    v113 = icmp.ne v114, v115
    v116 = select.i16 v113, v102, v104
    store.i16 global align 8 [v93+64], v116
    v117 = load.i32 kernarg align 8 width all [v90+32]
    v118 = ireduce.i8 v117
    v119 = iadd.i8 v118, v118
    v120 = iadd.i16 v102, v104
    v121 = uextend.i32 v119
    store.i32 global align 8 [v93+72], v121
    v122 = uextend.i32 v120
    store.i32 global align 8 [v93+80], v122
    v123 = sextend.i32 v119
    store.i32 global align 8 [v93+88], v123
    v124 = sextend.i32 v120
    store.i32 global align 8 [v93+96], v124
    v125 = ireduce.i8 v102
    store.i8 global align 8 [v93+104], v125
    v126 = uextend.i32 v113
    store.i32 global align 8 [v93+112], v126
    v127 = sextend.i32 v113
    store.i32 global align 8 [v93+120], v127
    return
}
;; machine kernel %narrow_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %64=v0:v1 = inputs
;;     %65:s2 = s_load_dwordx2 %28, 0x0
;;     %63:s1 = s_load_dword %28, 0x8
;;     %62:s1 = s_load_dword %28, 0x10
;;     %60:s1 = s_add_u32 %63, %62
;;     %59:v1 = v_mov_b32_e32 %60
;;     global_store_short %64, %59, %65
;;     %58:s1 = s_sub_u32 %63, %62
;;     %57:v1 = v_mov_b32_e32 %58
;;     global_store_short %64, %57, %65 offset:8
;;     %55:s1 = s_mul_i32 %63, %62
;;     %54:v1 = v_mov_b32_e32 %55
;;     global_store_short %64, %54, %65 offset:16
;;     %52:s1 = s_and_b32 %63, %62
;;     %51:v1 = v_mov_b32_e32 %52
;;     global_store_short %64, %51, %65 offset:24
;;     %49:s1 = s_or_b32 %63, %62
;;     %48:v1 = v_mov_b32_e32 %49
;;     global_store_short %64, %48, %65 offset:32
;;     %46:s1 = s_xor_b32 %63, %62
;;     %45:v1 = v_mov_b32_e32 %46
;;     global_store_short %64, %45, %65 offset:40
;;     %43:s1 = s_sub_u32 0, %63
;;     %42:v1 = v_mov_b32_e32 %43
;;     global_store_short %64, %42, %65 offset:48
;;     %40:s1 = s_not_b32 %63
;;     %39:v1 = v_mov_b32_e32 %40
;;     global_store_short %64, %39, %65 offset:56
;;     %37:s1 = s_load_dword %28, 0x18
;;     s_cmp_lg_u32 %37, 0 makes scc
;;     %36:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u32 %37, 0 makes scc
;;     %35:s1 = s_cselect_b32 %63, %62
;;     %31:v1 = v_mov_b32_e32 %35
;;     global_store_short %64, %31, %65 offset:64
;;     %29:s1 = s_load_dword %28, 0x20
;;     %26:s1 = s_add_u32 %29, %29
;;     %24:s1 = s_and_b32 %26, 0xff
;;     %23:v1 = v_mov_b32_e32 %24
;;     global_store_dword %64, %23, %65 offset:72
;;     %21:s1 = s_and_b32 %60, 0xffff
;;     %20:v1 = v_mov_b32_e32 %21
;;     global_store_dword %64, %20, %65 offset:80
;;     %18:s1 = s_sext_i32_i8 %26
;;     %16:v1 = v_mov_b32_e32 %18
;;     global_store_dword %64, %16, %65 offset:88
;;     %14:s1 = s_sext_i32_i16 %60
;;     %12:v1 = v_mov_b32_e32 %14
;;     global_store_dword %64, %12, %65 offset:96
;;     %9:v1 = v_mov_b32_e32 %63
;;     global_store_byte %64, %9, %65 offset:104
;;     %7:v1 = v_mov_b32_e32 %36
;;     global_store_dword %64, %7, %65 offset:112
;;     %5:s1 = s_sub_u32 0, %36
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %64, %3, %65 offset:120
;; }
;;     end
;; }

kernel %loads_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i8 global align 8 [v93+8]
    v102 = load.i8 global align 8 [v93+16]
    v103 = load.i16 global align 8 [v93+24]
    v104 = load.i16 global align 8 [v93+32]
    v105 = sextend.i32 v101
    store.i32 global align 8 [v93+0], v105
    v106 = uextend.i32 v102
    store.i32 global align 8 [v93+8], v106
    v107 = sextend.i32 v103
    store.i32 global align 8 [v93+16], v107
    v108 = uextend.i32 v104
    store.i32 global align 8 [v93+24], v108
    return
}
;; machine kernel %loads_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_sbyte %14, %16 offset:8
;;     %12:v1 = global_load_ubyte %14, %16 offset:16
;;     %11:v1 = global_load_sshort %14, %16 offset:24
;;     %10:v1 = global_load_ushort %14, %16 offset:32
;;     global_store_dword %14, %13, %16
;;     global_store_dword %14, %12, %16 offset:8
;;     global_store_dword %14, %11, %16 offset:16
;;     global_store_dword %14, %10, %16 offset:24
;; }
;;     end
;; }

kernel %loads_of_wave {
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
    v102 = ireduce.i8 v101
    v103 = load.i32 kernarg align 8 width all [v90+16]
    v104 = ireduce.i8 v103
    v105 = load.i32 kernarg align 8 width all [v90+24]
    v106 = ireduce.i16 v105
    v107 = load.i32 kernarg align 8 width all [v90+32]
    v108 = ireduce.i16 v107
    v109 = sextend.i32 v102
    store.i32 global align 8 [v93+0], v109
    v110 = uextend.i32 v104
    store.i32 global align 8 [v93+8], v110
    v111 = sextend.i32 v106
    store.i32 global align 8 [v93+16], v111
    v112 = uextend.i32 v108
    store.i32 global align 8 [v93+24], v112
    return
}
;; machine kernel %loads_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %27=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %19, 0x0
;;     %26:s1 = s_load_dword %19, 0x8
;;     %24:s1 = s_load_dword %19, 0x10
;;     %22:s1 = s_load_dword %19, 0x18
;;     %20:s1 = s_load_dword %19, 0x20
;;     %17:s1 = s_sext_i32_i8 %26
;;     %15:v1 = v_mov_b32_e32 %17
;;     global_store_dword %27, %15, %28
;;     %13:s1 = s_and_b32 %24, 0xff
;;     %11:v1 = v_mov_b32_e32 %13
;;     global_store_dword %27, %11, %28 offset:8
;;     %9:s1 = s_sext_i32_i16 %22
;;     %7:v1 = v_mov_b32_e32 %9
;;     global_store_dword %27, %7, %28 offset:16
;;     %5:s1 = s_and_b32 %20, 0xffff
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %27, %3, %28 offset:24
;; }
;;     end
;; }

kernel %truths_of_lanes {
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
    v105 = load.i32 global align 8 [v93+16]
    v106 = iconst.i32 0
    v104 = icmp.ne v105, v106
    v107 = band.b1 v101, v104
    v108 = uextend.i32 v107
    store.i32 global align 8 [v93+0], v108
    v109 = bor.b1 v101, v104
    v110 = uextend.i32 v109
    store.i32 global align 8 [v93+8], v110
    v111 = bxor.b1 v101, v104
    v112 = uextend.i32 v111
    store.i32 global align 8 [v93+16], v112
    v113 = icmp.eq v101, v104
    v114 = uextend.i32 v113
    store.i32 global align 8 [v93+24], v114
    v115 = icmp.ne v101, v104
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+32], v116
    v117 = bnot.b1 v101
    v118 = uextend.i32 v117
    store.i32 global align 8 [v93+40], v118
    v120 = load.i32 global align 8 [v93+24]
    v121 = iconst.i32 0
    v119 = icmp.ne v120, v121
    v122 = select.b1 v101, v104, v119
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+48], v123
    return
}
;; machine kernel %truths_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %46:s2 = s_load_dwordx2 %45, 0x0
;;     %43:v1 = global_load_dword %44, %46 offset:8
;;     %42:s2 = v_cmp_ne_u32_e64 %43, 0
;;     %41:v1 = global_load_dword %44, %46 offset:16
;;     %40:s2 = v_cmp_ne_u32_e64 %41, 0
;;     %38:s2 = s_and_b64 %42, %40
;;     %37:v1 = v_cndmask_b32_e64 0, 1, %38
;;     global_store_dword %44, %37, %46
;;     %34:s2 = s_or_b64 %42, %40
;;     %33:v1 = v_cndmask_b32_e64 0, 1, %34
;;     global_store_dword %44, %33, %46 offset:8
;;     %30:s2 = s_xor_b64 %42, %40
;;     %29:v1 = v_cndmask_b32_e64 0, 1, %30
;;     global_store_dword %44, %29, %46 offset:16
;;     %26:s2 = s_xnor_b64 %42, %40
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_dword %44, %25, %46 offset:24
;;     %22:s2 = s_xor_b64 %42, %40
;;     %21:v1 = v_cndmask_b32_e64 0, 1, %22
;;     global_store_dword %44, %21, %46 offset:32
;;     %18:s2 = v_cmp_eq_u32_e64 %43, 0
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_dword %44, %16, %46 offset:40
;;     %13:v1 = global_load_dword %44, %46 offset:24
;;     %12:s2 = v_cmp_ne_u32_e64 %13, 0
;;     %7:s2 = s_and_b64 %40, %42
;;     %9:s2 = s_andn2_b64 %12, %42
;;     %10:s2 = s_or_b64 %7, %9
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_dword %44, %4, %46 offset:48
;; }
;;     end
;; }

kernel %truths_of_wave {
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
    v102 = load.i32 kernarg align 8 width all [v90+8]
    v103 = iconst.i32 0
    v101 = icmp.ne v102, v103
    v105 = load.i32 kernarg align 8 width all [v90+16]
    v106 = iconst.i32 0
    v104 = icmp.ne v105, v106
    v107 = band.b1 v101, v104
    v108 = uextend.i32 v107
    store.i32 global align 8 [v93+0], v108
    v109 = bor.b1 v101, v104
    v110 = uextend.i32 v109
    store.i32 global align 8 [v93+8], v110
    v111 = bxor.b1 v101, v104
    v112 = uextend.i32 v111
    store.i32 global align 8 [v93+16], v112
    v113 = icmp.eq v101, v104
    v114 = uextend.i32 v113
    store.i32 global align 8 [v93+24], v114
    v115 = icmp.ne v101, v104
    v116 = uextend.i32 v115
    store.i32 global align 8 [v93+32], v116
    v117 = bnot.b1 v101
    v118 = uextend.i32 v117
    store.i32 global align 8 [v93+40], v118
    v120 = load.i32 kernarg align 8 width all [v90+24]
    v121 = iconst.i32 0
    v119 = icmp.ne v120, v121
    v122 = select.b1 v101, v104, v119
    v123 = uextend.i32 v122
    store.i32 global align 8 [v93+48], v123
    return
}
;; machine kernel %truths_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %44=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %11, 0x0
;;     %43:s1 = s_load_dword %11, 0x8
;;     s_cmp_lg_u32 %43, 0 makes scc
;;     %42:s1 = s_cselect_b32 1, 0
;;     %41:s1 = s_load_dword %11, 0x10
;;     s_cmp_lg_u32 %41, 0 makes scc
;;     %40:s1 = s_cselect_b32 1, 0
;;     %38:s1 = s_and_b32 %42, %40
;;     %36:v1 = v_mov_b32_e32 %38
;;     global_store_dword %44, %36, %45
;;     %34:s1 = s_or_b32 %42, %40
;;     %32:v1 = v_mov_b32_e32 %34
;;     global_store_dword %44, %32, %45 offset:8
;;     %30:s1 = s_xor_b32 %42, %40
;;     %28:v1 = v_mov_b32_e32 %30
;;     global_store_dword %44, %28, %45 offset:16
;;     %25:s1 = s_xor_b32 %42, %40
;;     %26:s1 = s_xor_b32 %25, 1
;;     %23:v1 = v_mov_b32_e32 %26
;;     global_store_dword %44, %23, %45 offset:24
;;     %21:s1 = s_xor_b32 %42, %40
;;     %18:v1 = v_mov_b32_e32 %21
;;     global_store_dword %44, %18, %45 offset:32
;;     s_cmp_eq_u32 %43, 0 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     %14:v1 = v_mov_b32_e32 %16
;;     global_store_dword %44, %14, %45 offset:40
;;     %12:s1 = s_load_dword %11, 0x18
;;     s_cmp_lg_u32 %12, 0 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u32 %43, 0 makes scc
;;     %8:s1 = s_cselect_b32 %40, %10
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %44, %3, %45 offset:48
;; }
;;     end
;; }

kernel %shifts_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i32 global align 8 [v93+16]
    v103 = iconst.i32 3
    v104 = ishl.i32 v101, v103
    v105 = iadd.i32 v104, v102
    store.i32 global align 8 [v93+0], v105
    v106 = iconst.i32 4
    v107 = ishl.i32 v101, v106
    v108 = iadd.i32 v102, v107
    store.i32 global align 8 [v93+8], v108
    v109 = iconst.i32 3
    v110 = ishl.i32 v101, v109
    v111 = bor.i32 v110, v102
    store.i32 global align 8 [v93+16], v111
    v112 = iconst.i32 4
    v113 = ishl.i32 v101, v112
    v114 = bor.i32 v102, v113
    store.i32 global align 8 [v93+24], v114
    return
}
;; machine kernel %shifts_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16 offset:8
;;     %12:v1 = global_load_dword %14, %16 offset:16
;;     %11:v1 = v_lshl_add_u32 %13, 3, %12
;;     global_store_dword %14, %11, %16
;;     %9:v1 = v_lshl_add_u32 %13, 4, %12
;;     global_store_dword %14, %9, %16 offset:8
;;     %7:v1 = v_lshl_or_b32 %13, 3, %12
;;     global_store_dword %14, %7, %16 offset:16
;;     %5:v1 = v_lshl_or_b32 %13, 4, %12
;;     global_store_dword %14, %5, %16 offset:24
;; }
;;     end
;; }

kernel %shifts_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 kernarg align 8 width all [v90+8]
    v102 = load.i32 kernarg align 8 width all [v90+16]
    v103 = iconst.i32 3
    v104 = ishl.i32 v101, v103
    v105 = iadd.i32 v104, v102
    store.i32 global align 8 [v93+0], v105
    v106 = iconst.i32 4
    v107 = ishl.i32 v101, v106
    v108 = iadd.i32 v102, v107
    store.i32 global align 8 [v93+8], v108
    v109 = iconst.i32 3
    v110 = ishl.i32 v101, v109
    v111 = bor.i32 v110, v102
    store.i32 global align 8 [v93+16], v111
    v112 = iconst.i32 4
    v113 = ishl.i32 v101, v112
    v114 = bor.i32 v102, v113
    store.i32 global align 8 [v93+24], v114
    return
}
;; machine kernel %shifts_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %23=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %20, 0x0
;;     %22:s1 = s_load_dword %20, 0x8
;;     %21:s1 = s_load_dword %20, 0x10
;;     %19:s1 = s_lshl_b32 %22, 3
;;     %18:s1 = s_add_u32 %19, %21
;;     %17:v1 = v_mov_b32_e32 %18
;;     global_store_dword %23, %17, %24
;;     %15:s1 = s_lshl_b32 %22, 4
;;     %13:s1 = s_add_u32 %21, %15
;;     %12:v1 = v_mov_b32_e32 %13
;;     global_store_dword %23, %12, %24 offset:8
;;     %10:s1 = s_or_b32 %19, %21
;;     %8:v1 = v_mov_b32_e32 %10
;;     global_store_dword %23, %8, %24 offset:16
;;     %6:s1 = s_or_b32 %21, %15
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %23, %3, %24 offset:24
;; }
;;     end
;; }

kernel %consts_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = iconst.i32 77
    store.i32 global align 8 [v93+0], v101
    v102 = iconst.i64 0x123456789
    store.i64 global align 8 [v93+8], v102
    v103 = fconst.f32 3.5
    store.f32 global align 8 [v93+16], v103
    v104 = fconst.f64 1.7
    store.f64 global align 8 [v93+24], v104
    v105 = iconst.i16 5
    store.i16 global align 8 [v93+32], v105
    v106 = fconst.f16 1.5
    store.f16 global align 8 [v93+40], v106
    return
}
;; machine kernel %consts_of_lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = v_mov_b32_e32 0x4d
;;     global_store_dword %14, %13, %16
;;     %11.0:v2 = v_mov_b32_e32 0x23456789
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 1
;;     global_store_dwordx2 %14, %12, %16 offset:8
;;     %8:v1 = v_mov_b32_e32 0x40600000
;;     global_store_dword %14, %8, %16 offset:16
;;     %6.0:v2 = v_mov_b32_e32 0x33333333
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0x3ffb3333
;;     global_store_dwordx2 %14, %7, %16 offset:24
;;     %3:v1 = v_mov_b32_e32 5
;;     global_store_short %14, %3, %16 offset:32
;;     %2:v1 = v_mov_b32_e32 0x3e00
;;     global_store_short %14, %2, %16 offset:40
;; }
;;     end
;; }

kernel %consts_of_wave {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = iconst.i32 77
    store.i32 global align 8 [v93+0], v101
    v102 = iconst.i64 0x123456789
    store.i64 global align 8 [v93+8], v102
    v103 = fconst.f32 3.5
    store.f32 global align 8 [v93+16], v103
    v104 = fconst.f64 1.7
    store.f64 global align 8 [v93+24], v104
    v105 = iconst.i16 5
    store.i16 global align 8 [v93+32], v105
    v106 = fconst.f16 1.5
    store.f16 global align 8 [v93+40], v106
    return
}
;; machine kernel %consts_of_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = v_mov_b32_e32 0x4d
;;     global_store_dword %14, %13, %16
;;     %11.0:v2 = v_mov_b32_e32 0x23456789
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 1
;;     global_store_dwordx2 %14, %12, %16 offset:8
;;     %8:v1 = v_mov_b32_e32 0x40600000
;;     global_store_dword %14, %8, %16 offset:16
;;     %6.0:v2 = v_mov_b32_e32 0x33333333
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0x3ffb3333
;;     global_store_dwordx2 %14, %7, %16 offset:24
;;     %3:v1 = v_mov_b32_e32 5
;;     global_store_short %14, %3, %16 offset:32
;;     %2:v1 = v_mov_b32_e32 0x3e00
;;     global_store_short %14, %2, %16 offset:40
;; }
;;     end
;; }
