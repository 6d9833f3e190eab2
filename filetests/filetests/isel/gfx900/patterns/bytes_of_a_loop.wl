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
;; mb0: wave -> mb1(%310, %311) of block3
;; lanes -> mb1 {
;;     %339=s[0:1]:s2, %337=v0:v1 = inputs
;;     %340:s8 = s_load_dwordx8 %339, 0x0
;;     %335.0:v2, %331:s2 = v_add_co_u32_e64 %340.2, %337
;;     %334:v1 = v_mov_b32_e32 %340.3
;;     %336.1:v2 tied(%335), %333:s2 = v_addc_co_u32_e64 %334, 0, %331
;;     %327:s1 = s_load_dword %340.0-1, 0x20 makes initial
;;     %326:s1 = s_lshr_b32 %327, 8
;;     %324:s1 = s_lshr_b32 %327, 16
;;     %322:s1 = s_lshr_b32 %327, 24
;;     %319:s1 = s_and_b32 %327, 0xff
;;     %317:s1 = s_and_b32 %326, 0xff
;;     %315:s1 = s_and_b32 %324, 0xff
;;     %313:s1 = s_and_b32 %322, 0xff
;; }
;;     %310:s1 = s_mov_b32 0
;;     %311:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%7:s1, %1:s1): wave -> mb2, mb3 of block4
;; lanes -> mb2, mb4 {
;;     %309:s4 = s_load_dwordx4 %340.0-1, 0x0 makes initial
;;     %308:s1 = s_lshr_b32 %309.0, 8
;;     %306:s1 = s_lshr_b32 %309.0, 16
;;     %304:s1 = s_lshr_b32 %309.0, 24
;;     %301:s1 = s_lshr_b32 %309.1, 8
;;     %299:s1 = s_lshr_b32 %309.1, 16
;;     %297:s1 = s_lshr_b32 %309.1, 24
;;     %294:s1 = s_lshr_b32 %309.2, 8
;;     %292:s1 = s_lshr_b32 %309.2, 16
;;     %290:s1 = s_lshr_b32 %309.2, 24
;;     %287:s1 = s_lshr_b32 %309.3, 8
;;     %285:s1 = s_lshr_b32 %309.3, 16
;;     %283:s1 = s_lshr_b32 %309.3, 24
;;     %280:s1 = s_and_b32 %309.0, 0xff
;;     %278:s1 = s_xor_b32 %1, %280
;;     %276:s1 = s_mul_i32 %278, %340.4
;;     %274:s1 = s_and_b32 %308, 0xff
;;     %272:s1 = s_xor_b32 %276, %274
;;     %269:s1 = s_mul_i32 %272, %340.4
;;     %267:s1 = s_and_b32 %306, 0xff
;;     %265:s1 = s_xor_b32 %269, %267
;;     %262:s1 = s_mul_i32 %265, %340.4
;;     %260:s1 = s_and_b32 %304, 0xff
;;     %258:s1 = s_xor_b32 %262, %260
;;     %255:s1 = s_mul_i32 %258, %340.4
;;     %253:s1 = s_and_b32 %309.1, 0xff
;;     %251:s1 = s_xor_b32 %255, %253
;;     %248:s1 = s_mul_i32 %251, %340.4
;;     %246:s1 = s_and_b32 %301, 0xff
;;     %244:s1 = s_xor_b32 %248, %246
;;     %241:s1 = s_mul_i32 %244, %340.4
;;     %239:s1 = s_and_b32 %299, 0xff
;;     %237:s1 = s_xor_b32 %241, %239
;;     %234:s1 = s_mul_i32 %237, %340.4
;;     %232:s1 = s_and_b32 %297, 0xff
;;     %230:s1 = s_xor_b32 %234, %232
;;     %227:s1 = s_mul_i32 %230, %340.4
;;     %225:s1 = s_and_b32 %309.2, 0xff
;;     %223:s1 = s_xor_b32 %227, %225
;;     %220:s1 = s_mul_i32 %223, %340.4
;;     %218:s1 = s_and_b32 %294, 0xff
;;     %216:s1 = s_xor_b32 %220, %218
;;     %213:s1 = s_mul_i32 %216, %340.4
;;     %211:s1 = s_and_b32 %292, 0xff
;;     %209:s1 = s_xor_b32 %213, %211
;;     %206:s1 = s_mul_i32 %209, %340.4
;;     %204:s1 = s_and_b32 %290, 0xff
;;     %202:s1 = s_xor_b32 %206, %204
;;     %199:s1 = s_mul_i32 %202, %340.4
;;     %197:s1 = s_and_b32 %309.3, 0xff
;;     %195:s1 = s_xor_b32 %199, %197
;;     %192:s1 = s_mul_i32 %195, %340.4
;;     %190:s1 = s_and_b32 %287, 0xff
;;     %188:s1 = s_xor_b32 %192, %190
;;     %185:s1 = s_mul_i32 %188, %340.4
;;     %183:s1 = s_and_b32 %285, 0xff
;;     %181:s1 = s_xor_b32 %185, %183
;;     %178:s1 = s_mul_i32 %181, %340.4
;;     %176:s1 = s_and_b32 %283, 0xff
;;     %174:s1 = s_xor_b32 %178, %176
;;     %171:s1 = s_mul_i32 %174, %340.4
;;     %169:s4 = s_load_dwordx4 %340.0-1, 0x10 makes initial
;;     %168:s1 = s_lshr_b32 %169.0, 8
;;     %166:s1 = s_lshr_b32 %169.0, 16
;;     %164:s1 = s_lshr_b32 %169.0, 24
;;     %161:s1 = s_lshr_b32 %169.1, 8
;;     %159:s1 = s_lshr_b32 %169.1, 16
;;     %157:s1 = s_lshr_b32 %169.1, 24
;;     %154:s1 = s_lshr_b32 %169.2, 8
;;     %152:s1 = s_lshr_b32 %169.2, 16
;;     %150:s1 = s_lshr_b32 %169.2, 24
;;     %147:s1 = s_lshr_b32 %169.3, 8
;;     %145:s1 = s_lshr_b32 %169.3, 16
;;     %143:s1 = s_lshr_b32 %169.3, 24
;;     %140:s1 = s_and_b32 %169.0, 0xff
;;     %138:s1 = s_xor_b32 %171, %140
;;     %135:s1 = s_mul_i32 %138, %340.4
;;     %133:s1 = s_and_b32 %168, 0xff
;;     %131:s1 = s_xor_b32 %135, %133
;;     %128:s1 = s_mul_i32 %131, %340.4
;;     %126:s1 = s_and_b32 %166, 0xff
;;     %124:s1 = s_xor_b32 %128, %126
;;     %121:s1 = s_mul_i32 %124, %340.4
;;     %119:s1 = s_and_b32 %164, 0xff
;;     %117:s1 = s_xor_b32 %121, %119
;;     %114:s1 = s_mul_i32 %117, %340.4
;;     %112:s1 = s_and_b32 %169.1, 0xff
;;     %110:s1 = s_xor_b32 %114, %112
;;     %107:s1 = s_mul_i32 %110, %340.4
;;     %105:s1 = s_and_b32 %161, 0xff
;;     %103:s1 = s_xor_b32 %107, %105
;;     %100:s1 = s_mul_i32 %103, %340.4
;;     %98:s1 = s_and_b32 %159, 0xff
;;     %96:s1 = s_xor_b32 %100, %98
;;     %93:s1 = s_mul_i32 %96, %340.4
;;     %91:s1 = s_and_b32 %157, 0xff
;;     %89:s1 = s_xor_b32 %93, %91
;;     %86:s1 = s_mul_i32 %89, %340.4
;;     %84:s1 = s_and_b32 %169.2, 0xff
;;     %82:s1 = s_xor_b32 %86, %84
;;     %79:s1 = s_mul_i32 %82, %340.4
;;     %77:s1 = s_and_b32 %154, 0xff
;;     %75:s1 = s_xor_b32 %79, %77
;;     %72:s1 = s_mul_i32 %75, %340.4
;;     %70:s1 = s_and_b32 %152, 0xff
;;     %68:s1 = s_xor_b32 %72, %70
;;     %65:s1 = s_mul_i32 %68, %340.4
;;     %63:s1 = s_and_b32 %150, 0xff
;;     %61:s1 = s_xor_b32 %65, %63
;;     %58:s1 = s_mul_i32 %61, %340.4
;;     %56:s1 = s_and_b32 %169.3, 0xff
;;     %54:s1 = s_xor_b32 %58, %56
;;     %51:s1 = s_mul_i32 %54, %340.4
;;     %49:s1 = s_and_b32 %147, 0xff
;;     %47:s1 = s_xor_b32 %51, %49
;;     %44:s1 = s_mul_i32 %47, %340.4
;;     %42:s1 = s_and_b32 %145, 0xff
;;     %40:s1 = s_xor_b32 %44, %42
;;     %37:s1 = s_mul_i32 %40, %340.4
;;     %35:s1 = s_and_b32 %143, 0xff
;;     %33:s1 = s_xor_b32 %37, %35
;;     %30:s1 = s_mul_i32 %33, %340.4
;;     %28:s1 = s_xor_b32 %30, %319
;;     %26:s1 = s_mul_i32 %28, %340.4
;;     %24:s1 = s_xor_b32 %26, %317
;;     %22:s1 = s_mul_i32 %24, %340.4
;;     %20:s1 = s_xor_b32 %22, %315
;;     %18:s1 = s_mul_i32 %20, %340.4
;;     %16:s1 = s_xor_b32 %18, %313
;;     %14:s1 = s_mul_i32 %16, %340.4
;;     %12:s1 = s_add_u32 %7, 1
;; }
;;     s_cmp_lt_u32 %12, %340.4 makes scc
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
;;     global_store_dword %336, %11, off
;; }
;;     end
;; }
