; test isel precise-output
; target gfx900
; More bytes than may leave a loop one by one become words before any does: three loads are left of 36.

kernel %bytes_of_a_row {
    param %row : i64 at 0 align 8
    param %out : i64 at 8 align 8
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i32 kernarg align 8 width all [v0+16]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iadd.i64 v2, v5
    v7 = iconst.i32 0
    jump block1(v7, v7)
block1(v8: i32, v9: i32):
    v10 = load.i8 global align 4 [v1+0]
    v11 = uextend.i32 v10
    v12 = bxor.i32 v9, v11
    v13 = imul.i32 v12, v3
    v14 = load.i8 global align 1 [v1+1]
    v15 = uextend.i32 v14
    v16 = bxor.i32 v13, v15
    v17 = imul.i32 v16, v3
    v18 = load.i8 global align 1 [v1+2]
    v19 = uextend.i32 v18
    v20 = bxor.i32 v17, v19
    v21 = imul.i32 v20, v3
    v22 = load.i8 global align 1 [v1+3]
    v23 = uextend.i32 v22
    v24 = bxor.i32 v21, v23
    v25 = imul.i32 v24, v3
    v26 = load.i8 global align 4 [v1+4]
    v27 = uextend.i32 v26
    v28 = bxor.i32 v25, v27
    v29 = imul.i32 v28, v3
    v30 = load.i8 global align 1 [v1+5]
    v31 = uextend.i32 v30
    v32 = bxor.i32 v29, v31
    v33 = imul.i32 v32, v3
    v34 = load.i8 global align 1 [v1+6]
    v35 = uextend.i32 v34
    v36 = bxor.i32 v33, v35
    v37 = imul.i32 v36, v3
    v38 = load.i8 global align 1 [v1+7]
    v39 = uextend.i32 v38
    v40 = bxor.i32 v37, v39
    v41 = imul.i32 v40, v3
    v42 = load.i8 global align 4 [v1+8]
    v43 = uextend.i32 v42
    v44 = bxor.i32 v41, v43
    v45 = imul.i32 v44, v3
    v46 = load.i8 global align 1 [v1+9]
    v47 = uextend.i32 v46
    v48 = bxor.i32 v45, v47
    v49 = imul.i32 v48, v3
    v50 = load.i8 global align 1 [v1+10]
    v51 = uextend.i32 v50
    v52 = bxor.i32 v49, v51
    v53 = imul.i32 v52, v3
    v54 = load.i8 global align 1 [v1+11]
    v55 = uextend.i32 v54
    v56 = bxor.i32 v53, v55
    v57 = imul.i32 v56, v3
    v58 = load.i8 global align 4 [v1+12]
    v59 = uextend.i32 v58
    v60 = bxor.i32 v57, v59
    v61 = imul.i32 v60, v3
    v62 = load.i8 global align 1 [v1+13]
    v63 = uextend.i32 v62
    v64 = bxor.i32 v61, v63
    v65 = imul.i32 v64, v3
    v66 = load.i8 global align 1 [v1+14]
    v67 = uextend.i32 v66
    v68 = bxor.i32 v65, v67
    v69 = imul.i32 v68, v3
    v70 = load.i8 global align 1 [v1+15]
    v71 = uextend.i32 v70
    v72 = bxor.i32 v69, v71
    v73 = imul.i32 v72, v3
    v74 = load.i8 global align 4 [v1+16]
    v75 = uextend.i32 v74
    v76 = bxor.i32 v73, v75
    v77 = imul.i32 v76, v3
    v78 = load.i8 global align 1 [v1+17]
    v79 = uextend.i32 v78
    v80 = bxor.i32 v77, v79
    v81 = imul.i32 v80, v3
    v82 = load.i8 global align 1 [v1+18]
    v83 = uextend.i32 v82
    v84 = bxor.i32 v81, v83
    v85 = imul.i32 v84, v3
    v86 = load.i8 global align 1 [v1+19]
    v87 = uextend.i32 v86
    v88 = bxor.i32 v85, v87
    v89 = imul.i32 v88, v3
    v90 = load.i8 global align 4 [v1+20]
    v91 = uextend.i32 v90
    v92 = bxor.i32 v89, v91
    v93 = imul.i32 v92, v3
    v94 = load.i8 global align 1 [v1+21]
    v95 = uextend.i32 v94
    v96 = bxor.i32 v93, v95
    v97 = imul.i32 v96, v3
    v98 = load.i8 global align 1 [v1+22]
    v99 = uextend.i32 v98
    v100 = bxor.i32 v97, v99
    v101 = imul.i32 v100, v3
    v102 = load.i8 global align 1 [v1+23]
    v103 = uextend.i32 v102
    v104 = bxor.i32 v101, v103
    v105 = imul.i32 v104, v3
    v106 = load.i8 global align 4 [v1+24]
    v107 = uextend.i32 v106
    v108 = bxor.i32 v105, v107
    v109 = imul.i32 v108, v3
    v110 = load.i8 global align 1 [v1+25]
    v111 = uextend.i32 v110
    v112 = bxor.i32 v109, v111
    v113 = imul.i32 v112, v3
    v114 = load.i8 global align 1 [v1+26]
    v115 = uextend.i32 v114
    v116 = bxor.i32 v113, v115
    v117 = imul.i32 v116, v3
    v118 = load.i8 global align 1 [v1+27]
    v119 = uextend.i32 v118
    v120 = bxor.i32 v117, v119
    v121 = imul.i32 v120, v3
    v122 = load.i8 global align 4 [v1+28]
    v123 = uextend.i32 v122
    v124 = bxor.i32 v121, v123
    v125 = imul.i32 v124, v3
    v126 = load.i8 global align 1 [v1+29]
    v127 = uextend.i32 v126
    v128 = bxor.i32 v125, v127
    v129 = imul.i32 v128, v3
    v130 = load.i8 global align 1 [v1+30]
    v131 = uextend.i32 v130
    v132 = bxor.i32 v129, v131
    v133 = imul.i32 v132, v3
    v134 = load.i8 global align 1 [v1+31]
    v135 = uextend.i32 v134
    v136 = bxor.i32 v133, v135
    v137 = imul.i32 v136, v3
    v138 = load.i8 global align 4 [v1+32]
    v139 = uextend.i32 v138
    v140 = bxor.i32 v137, v139
    v141 = imul.i32 v140, v3
    v142 = load.i8 global align 1 [v1+33]
    v143 = uextend.i32 v142
    v144 = bxor.i32 v141, v143
    v145 = imul.i32 v144, v3
    v146 = load.i8 global align 1 [v1+34]
    v147 = uextend.i32 v146
    v148 = bxor.i32 v145, v147
    v149 = imul.i32 v148, v3
    v150 = load.i8 global align 1 [v1+35]
    v151 = uextend.i32 v150
    v152 = bxor.i32 v149, v151
    v153 = imul.i32 v152, v3
    v154 = iconst.i32 1
    v155 = iadd.i32 v8, v154
    v156 = icmp.ult v155, v3
    branch v156, block1(v155, v153), block2
block2:
    store.i32 global align 1 [v6], v153
    return
}
;; machine kernel %bytes_of_a_row target gfx900 wave 64 after isel {
;; mb0: wave -> mb1(%238, %239) of block3
;; lanes -> mb1 {
;;     %258=s[0:1]:s2, %256=v0:v1 = inputs
;;     %259:s8 = s_load_dwordx8 %258, 0x0
;;     %254.0:v2, %250:s2 = v_add_co_u32_e64 %259.2, %256
;;     %253:v1 = v_mov_b32_e32 %259.3
;;     %255.1:v2 tied(%254), %252:s2 = v_addc_co_u32_e64 %253, 0, %250
;;     %246:s1 = s_load_dword %259.0-1, 0x20 makes initial
;;     %245:s1 = s_and_b32 %246, 0xff
;;     %243:s1 = s_bfe_u32 %246, 0x80008
;;     %242:s1 = s_bfe_u32 %246, 0x80010
;;     %241:s1 = s_bfe_u32 %246, 0x80018
;; }
;;     %238:s1 = s_mov_b32 0
;;     %239:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%7:s1, %1:s1): wave -> mb2, mb3 of block4
;; lanes -> mb2, mb4 {
;;     %237:s4 = s_load_dwordx4 %259.0-1, 0x0 makes initial
;;     %236:s1 = s_and_b32 %237.0, 0xff
;;     %234:s1 = s_xor_b32 %1, %236
;;     %232:s1 = s_mul_i32 %234, %259.4
;;     %230:s1 = s_bfe_u32 %237.0, 0x80008
;;     %229:s1 = s_xor_b32 %232, %230
;;     %226:s1 = s_mul_i32 %229, %259.4
;;     %224:s1 = s_bfe_u32 %237.0, 0x80010
;;     %223:s1 = s_xor_b32 %226, %224
;;     %220:s1 = s_mul_i32 %223, %259.4
;;     %218:s1 = s_bfe_u32 %237.0, 0x80018
;;     %216:s1 = s_xor_b32 %220, %218
;;     %213:s1 = s_mul_i32 %216, %259.4
;;     %211:s1 = s_and_b32 %237.1, 0xff
;;     %209:s1 = s_xor_b32 %213, %211
;;     %206:s1 = s_mul_i32 %209, %259.4
;;     %204:s1 = s_bfe_u32 %237.1, 0x80008
;;     %203:s1 = s_xor_b32 %206, %204
;;     %200:s1 = s_mul_i32 %203, %259.4
;;     %198:s1 = s_bfe_u32 %237.1, 0x80010
;;     %197:s1 = s_xor_b32 %200, %198
;;     %194:s1 = s_mul_i32 %197, %259.4
;;     %192:s1 = s_bfe_u32 %237.1, 0x80018
;;     %190:s1 = s_xor_b32 %194, %192
;;     %187:s1 = s_mul_i32 %190, %259.4
;;     %185:s1 = s_and_b32 %237.2, 0xff
;;     %183:s1 = s_xor_b32 %187, %185
;;     %180:s1 = s_mul_i32 %183, %259.4
;;     %178:s1 = s_bfe_u32 %237.2, 0x80008
;;     %177:s1 = s_xor_b32 %180, %178
;;     %174:s1 = s_mul_i32 %177, %259.4
;;     %172:s1 = s_bfe_u32 %237.2, 0x80010
;;     %171:s1 = s_xor_b32 %174, %172
;;     %168:s1 = s_mul_i32 %171, %259.4
;;     %166:s1 = s_bfe_u32 %237.2, 0x80018
;;     %164:s1 = s_xor_b32 %168, %166
;;     %161:s1 = s_mul_i32 %164, %259.4
;;     %159:s1 = s_and_b32 %237.3, 0xff
;;     %157:s1 = s_xor_b32 %161, %159
;;     %154:s1 = s_mul_i32 %157, %259.4
;;     %152:s1 = s_bfe_u32 %237.3, 0x80008
;;     %151:s1 = s_xor_b32 %154, %152
;;     %148:s1 = s_mul_i32 %151, %259.4
;;     %146:s1 = s_bfe_u32 %237.3, 0x80010
;;     %145:s1 = s_xor_b32 %148, %146
;;     %142:s1 = s_mul_i32 %145, %259.4
;;     %140:s1 = s_bfe_u32 %237.3, 0x80018
;;     %138:s1 = s_xor_b32 %142, %140
;;     %135:s1 = s_mul_i32 %138, %259.4
;;     %133:s4 = s_load_dwordx4 %259.0-1, 0x10 makes initial
;;     %132:s1 = s_and_b32 %133.0, 0xff
;;     %130:s1 = s_xor_b32 %135, %132
;;     %127:s1 = s_mul_i32 %130, %259.4
;;     %125:s1 = s_bfe_u32 %133.0, 0x80008
;;     %124:s1 = s_xor_b32 %127, %125
;;     %121:s1 = s_mul_i32 %124, %259.4
;;     %119:s1 = s_bfe_u32 %133.0, 0x80010
;;     %118:s1 = s_xor_b32 %121, %119
;;     %115:s1 = s_mul_i32 %118, %259.4
;;     %113:s1 = s_bfe_u32 %133.0, 0x80018
;;     %111:s1 = s_xor_b32 %115, %113
;;     %108:s1 = s_mul_i32 %111, %259.4
;;     %106:s1 = s_and_b32 %133.1, 0xff
;;     %104:s1 = s_xor_b32 %108, %106
;;     %101:s1 = s_mul_i32 %104, %259.4
;;     %99:s1 = s_bfe_u32 %133.1, 0x80008
;;     %98:s1 = s_xor_b32 %101, %99
;;     %95:s1 = s_mul_i32 %98, %259.4
;;     %93:s1 = s_bfe_u32 %133.1, 0x80010
;;     %92:s1 = s_xor_b32 %95, %93
;;     %89:s1 = s_mul_i32 %92, %259.4
;;     %87:s1 = s_bfe_u32 %133.1, 0x80018
;;     %85:s1 = s_xor_b32 %89, %87
;;     %82:s1 = s_mul_i32 %85, %259.4
;;     %80:s1 = s_and_b32 %133.2, 0xff
;;     %78:s1 = s_xor_b32 %82, %80
;;     %75:s1 = s_mul_i32 %78, %259.4
;;     %73:s1 = s_bfe_u32 %133.2, 0x80008
;;     %72:s1 = s_xor_b32 %75, %73
;;     %69:s1 = s_mul_i32 %72, %259.4
;;     %67:s1 = s_bfe_u32 %133.2, 0x80010
;;     %66:s1 = s_xor_b32 %69, %67
;;     %63:s1 = s_mul_i32 %66, %259.4
;;     %61:s1 = s_bfe_u32 %133.2, 0x80018
;;     %59:s1 = s_xor_b32 %63, %61
;;     %56:s1 = s_mul_i32 %59, %259.4
;;     %54:s1 = s_and_b32 %133.3, 0xff
;;     %52:s1 = s_xor_b32 %56, %54
;;     %49:s1 = s_mul_i32 %52, %259.4
;;     %47:s1 = s_bfe_u32 %133.3, 0x80008
;;     %46:s1 = s_xor_b32 %49, %47
;;     %43:s1 = s_mul_i32 %46, %259.4
;;     %41:s1 = s_bfe_u32 %133.3, 0x80010
;;     %40:s1 = s_xor_b32 %43, %41
;;     %37:s1 = s_mul_i32 %40, %259.4
;;     %35:s1 = s_bfe_u32 %133.3, 0x80018
;;     %33:s1 = s_xor_b32 %37, %35
;;     %30:s1 = s_mul_i32 %33, %259.4
;;     %28:s1 = s_xor_b32 %30, %245
;;     %26:s1 = s_mul_i32 %28, %259.4
;;     %24:s1 = s_xor_b32 %26, %243
;;     %22:s1 = s_mul_i32 %24, %259.4
;;     %20:s1 = s_xor_b32 %22, %242
;;     %18:s1 = s_mul_i32 %20, %259.4
;;     %16:s1 = s_xor_b32 %18, %241
;;     %14:s1 = s_mul_i32 %16, %259.4
;;     %12:s1 = s_add_u32 %7, 1
;; }
;;     s_cmp_lt_u32 %12, %259.4 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%12, %14) of block7
;; lanes -> mb1 {
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;;     %11:v1 = v_mov_b32_e32 %14
;;     global_store_dword %255, %11, off
;; }
;;     end
;; }
