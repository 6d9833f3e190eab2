; test isel precise-output level=1
; target ivb
; Every operation on lanes and, where the values are the wave's, on scalars: the rules that nothing else here fires.

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
;; machine kernel %ints_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %232:v1 = mov.ud.uw r1.0.uw.lanes
;;     %227:v1 = add.d r8.0.ud, %232
;;     %231:v1 = mov.ud %227
;;     %225:v1 early = load.d1 %231 space:global offset:8
;;     %224:v1 early = load.d1 %231 space:global offset:16
;;     %223:v1 = add.d %225, %224
;;     %222.0:v2 = mov.ud %231
;;     %221.1:v2 tied(%222) = mov.ud %223
;;     store.d1 %221 space:global
;;     %220:v1 = add.d %225, -%224
;;     %217:v1 = add.ud %231, 8
;;     %219.0:v2 = mov.ud %217
;;     %218.1:v2 tied(%219) = mov.ud %220
;;     store.d1 %218 space:global
;;     %213:v1 = mul_word.low %225, %224
;;     %214:v1 = mul_word.high %225, %224
;;     %215:v1 tied(%213) = add_word %214
;;     %210:v1 = add.ud %231, 16
;;     %212.0:v2 = mov.ud %210
;;     %211.1:v2 tied(%212) = mov.ud %215
;;     store.d1 %211 space:global
;;     %208:v1 = mul_high.ud %225, %224
;;     %205:v1 = add.ud %231, 24
;;     %207.0:v2 = mov.ud %205
;;     %206.1:v2 tied(%207) = mov.ud %208
;;     store.d1 %206 space:global
;;     %203:v1 = mul_high.d %225, %224
;;     %200:v1 = add.ud %231, 32
;;     %202.0:v2 = mov.ud %200
;;     %201.1:v2 tied(%202) = mov.ud %203
;;     store.d1 %201 space:global
;;     %198:v1 = minmax.l.ud %225, %224
;;     %195:v1 = add.ud %231, 40
;;     %197.0:v2 = mov.ud %195
;;     %196.1:v2 tied(%197) = mov.ud %198
;;     store.d1 %196 space:global
;;     %193:v1 = minmax.ge.ud %225, %224
;;     %190:v1 = add.ud %231, 48
;;     %192.0:v2 = mov.ud %190
;;     %191.1:v2 tied(%192) = mov.ud %193
;;     store.d1 %191 space:global
;;     %188:v1 = minmax.l.d %225, %224
;;     %185:v1 = add.ud %231, 56
;;     %187.0:v2 = mov.ud %185
;;     %186.1:v2 tied(%187) = mov.ud %188
;;     store.d1 %186 space:global
;;     %183:v1 = minmax.ge.d %225, %224
;;     %180:v1 = add.ud %231, 64
;;     %182.0:v2 = mov.ud %180
;;     %181.1:v2 tied(%182) = mov.ud %183
;;     store.d1 %181 space:global
;;     %178:v1 = and.ud %225, %224
;;     %175:v1 = add.ud %231, 72
;;     %177.0:v2 = mov.ud %175
;;     %176.1:v2 tied(%177) = mov.ud %178
;;     store.d1 %176 space:global
;;     %174:v1 = or.ud %225, %224
;;     %171:v1 = add.ud %231, 80
;;     %173.0:v2 = mov.ud %171
;;     %172.1:v2 tied(%173) = mov.ud %174
;;     store.d1 %172 space:global
;;     %169:v1 = xor.ud %225, %224
;;     %166:v1 = add.ud %231, 88
;;     %168.0:v2 = mov.ud %166
;;     %167.1:v2 tied(%168) = mov.ud %169
;;     store.d1 %167 space:global
;;     %164:v1 = shl.ud %225, %224
;;     %161:v1 = add.ud %231, 96
;;     %163.0:v2 = mov.ud %161
;;     %162.1:v2 tied(%163) = mov.ud %164
;;     store.d1 %162 space:global
;;     %159:v1 = shr.ud %225, %224
;;     %156:v1 = add.ud %231, 104
;;     %158.0:v2 = mov.ud %156
;;     %157.1:v2 tied(%158) = mov.ud %159
;;     store.d1 %157 space:global
;;     %154:v1 = asr.d %225, %224
;;     %151:v1 = add.ud %231, 112
;;     %153.0:v2 = mov.ud %151
;;     %152.1:v2 tied(%153) = mov.ud %154
;;     store.d1 %152 space:global
;;     %149:v1 = and.ud %225, 0xffffff
;;     %148:v1 = and.ud %224, 0xffffff
;;     %145:v1 = mul_word.low %149, %148
;;     %146:v1 = mul_word.high %149, %148
;;     %147:v1 tied(%145) = add_word %146
;;     %142:v1 = add.ud %231, 120
;;     %144.0:v2 = mov.ud %142
;;     %143.1:v2 tied(%144) = mov.ud %147
;;     store.d1 %143 space:global
;;     %140:v1 = shl.ud %225, 8
;;     %139:v1 = asr.d %140, 8
;;     %137:v1 = shl.ud %224, 8
;;     %136:v1 = asr.d %137, 8
;;     %132:v1 = mul_word.low %139, %136
;;     %133:v1 = mul_word.high %139, %136
;;     %134:v1 tied(%132) = add_word %133
;;     %129:v1 = add.ud %231, 128
;;     %131.0:v2 = mov.ud %129
;;     %130.1:v2 tied(%131) = mov.ud %134
;;     store.d1 %130 space:global
;;     %127:v1 = mul_high.ud %149, %148
;;     %122:v1 = add.ud %231, 136
;;     %124.0:v2 = mov.ud %122
;;     %123.1:v2 tied(%124) = mov.ud %127
;;     store.d1 %123 space:global
;;     %120:v1 = mul_high.d %139, %136
;;     %115:v1 = add.ud %231, 144
;;     %117.0:v2 = mov.ud %115
;;     %116.1:v2 tied(%117) = mov.ud %120
;;     store.d1 %116 space:global
;;     %113:s1 early = compare.l.ud %223, %225
;;     %111:v1 early = select %113, 1, 0
;;     %107:v1 = add.ud %231, 152
;;     %109.0:v2 = mov.ud %107
;;     %108.1:v2 tied(%109) = mov.ud %111
;;     store.d1 %108 space:global
;;     %105:s1 early = compare.l.ud %225, %224
;;     %104:v1 early = select %105, 1, 0
;;     %100:v1 = add.ud %231, 160
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     store.d1 %101 space:global
;;     %98:v1 = bfi1.ud %224, %225
;;     %95:v1 = add.ud %231, 168
;;     %97.0:v2 = mov.ud %95
;;     %96.1:v2 tied(%97) = mov.ud %98
;;     store.d1 %96 space:global
;;     %93:v1 = mov.d -%225
;;     %90:v1 = add.ud %231, 176
;;     %92.0:v2 = mov.ud %90
;;     %91.1:v2 tied(%92) = mov.ud %93
;;     store.d1 %91 space:global
;;     %88:v1 = mov.d |%225|
;;     %85:v1 = add.ud %231, 184
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud %88
;;     store.d1 %86 space:global
;;     %83:v1 = not.ud %225
;;     %80:v1 = add.ud %231, 192
;;     %82.0:v2 = mov.ud %80
;;     %81.1:v2 tied(%82) = mov.ud %83
;;     store.d1 %81 space:global
;;     %78:v1 = bfrev.ud %225
;;     %75:v1 = add.ud %231, 200
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud %78
;;     store.d1 %76 space:global
;;     %73:v1 = cbit.ud %225
;;     %70:v1 = add.ud %231, 208
;;     %72.0:v2 = mov.ud %70
;;     %71.1:v2 tied(%72) = mov.ud %73
;;     store.d1 %71 space:global
;;     %68:v1 = fbh.ud %225
;;     %65:v1 = add.ud %231, 216
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %68
;;     store.d1 %66 space:global
;;     %63:v1 = fbh.ud.d %225
;;     %60:v1 = add.ud %231, 224
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %63
;;     store.d1 %61 space:global
;;     %58:v1 = fbl.ud %225
;;     %55:v1 = add.ud %231, 232
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud %58
;;     store.d1 %56 space:global
;;     %53:v1 = and.ud %225, 31
;;     %52:v1 = xor.ud %53, 31
;;     %50:v1 = shr.ud %225, %225
;;     %49:v1 = shl.ud %224, 1
;;     %48:v1 = shl.ud %49, %52
;;     %46:v1 = or.ud %50, %48
;;     %41:v1 = add.ud %231, 240
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %46
;;     store.d1 %42 space:global
;;     %39:v1 = shl.ud %225, 3
;;     %38:v1 = and.ud %39, 31
;;     %37:v1 = xor.ud %38, 31
;;     %35:v1 = shr.ud %225, %39
;;     %33:v1 = shl.ud %49, %37
;;     %30:v1 = or.ud %35, %33
;;     %25:v1 = add.ud %231, 248
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     store.d1 %26 space:global
;;     %21:v1 = add.ud %231, 256
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %178
;;     store.d1 %22 space:global
;;     %19:v1 = three.bfe.ud %225, %224, %225
;;     %16:v1 = add.ud %231, 264
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %19
;;     store.d1 %17 space:global
;;     %14:v1 = three.bfe.d %225, %224, %225
;;     %11:v1 = add.ud %231, 272
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %14
;;     store.d1 %12 space:global
;;     %9:v1 early = load.d1 %231 space:global offset:24
;;     %8:v1 early = select_if.nz.d %9, 0, %225, %224
;;     %2:v1 = add.ud %231, 280
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;; machine kernel %ints_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %224:v1 = mov.ud.uw r1.0.uw.lanes
;;     %219:v1 = add.d r8.0.ud, %224
;;     %223:v1 = mov.ud %219
;;     %217:s1 = add.d r8.8.ud, r8.16.ud scope:wave
;;     %216.0:v2 = mov.ud %223
;;     %215.1:v2 tied(%216) = mov.ud %217
;;     store.d1 %215 space:global
;;     %214:s1 = add.d r8.8.ud, -r8.16.ud scope:wave
;;     %211:v1 = add.ud %223, 8
;;     %213.0:v2 = mov.ud %211
;;     %212.1:v2 tied(%213) = mov.ud %214
;;     store.d1 %212 space:global
;;     %207:s1 = mul_word.low r8.8.ud, r8.16.ud scope:wave
;;     %208:s1 = mul_word.high r8.8.ud, r8.16.ud scope:wave
;;     %209:s1 tied(%207) = add_word %208 scope:wave
;;     %204:v1 = add.ud %223, 16
;;     %206.0:v2 = mov.ud %204
;;     %205.1:v2 tied(%206) = mov.ud %209
;;     store.d1 %205 space:global
;;     %202:v1 = mul_high.ud r8.8.ud, r8.16.ud
;;     %199:v1 = add.ud %223, 24
;;     %201.0:v2 = mov.ud %199
;;     %200.1:v2 tied(%201) = mov.ud %202
;;     store.d1 %200 space:global
;;     %197:v1 = mul_high.d r8.8.ud, r8.16.ud
;;     %194:v1 = add.ud %223, 32
;;     %196.0:v2 = mov.ud %194
;;     %195.1:v2 tied(%196) = mov.ud %197
;;     store.d1 %195 space:global
;;     %192:s1 = minmax.l.ud r8.8.ud, r8.16.ud scope:wave
;;     %189:v1 = add.ud %223, 40
;;     %191.0:v2 = mov.ud %189
;;     %190.1:v2 tied(%191) = mov.ud %192
;;     store.d1 %190 space:global
;;     %187:s1 = minmax.ge.ud r8.8.ud, r8.16.ud scope:wave
;;     %184:v1 = add.ud %223, 48
;;     %186.0:v2 = mov.ud %184
;;     %185.1:v2 tied(%186) = mov.ud %187
;;     store.d1 %185 space:global
;;     %182:s1 = minmax.l.d r8.8.ud, r8.16.ud scope:wave
;;     %179:v1 = add.ud %223, 56
;;     %181.0:v2 = mov.ud %179
;;     %180.1:v2 tied(%181) = mov.ud %182
;;     store.d1 %180 space:global
;;     %177:s1 = minmax.ge.d r8.8.ud, r8.16.ud scope:wave
;;     %174:v1 = add.ud %223, 64
;;     %176.0:v2 = mov.ud %174
;;     %175.1:v2 tied(%176) = mov.ud %177
;;     store.d1 %175 space:global
;;     %172:s1 = and.ud r8.8.ud, r8.16.ud scope:wave
;;     %169:v1 = add.ud %223, 72
;;     %171.0:v2 = mov.ud %169
;;     %170.1:v2 tied(%171) = mov.ud %172
;;     store.d1 %170 space:global
;;     %168:s1 = or.ud r8.8.ud, r8.16.ud scope:wave
;;     %165:v1 = add.ud %223, 80
;;     %167.0:v2 = mov.ud %165
;;     %166.1:v2 tied(%167) = mov.ud %168
;;     store.d1 %166 space:global
;;     %163:s1 = xor.ud r8.8.ud, r8.16.ud scope:wave
;;     %160:v1 = add.ud %223, 88
;;     %162.0:v2 = mov.ud %160
;;     %161.1:v2 tied(%162) = mov.ud %163
;;     store.d1 %161 space:global
;;     %158:s1 = shl.ud r8.8.ud, r8.16.ud scope:wave
;;     %155:v1 = add.ud %223, 96
;;     %157.0:v2 = mov.ud %155
;;     %156.1:v2 tied(%157) = mov.ud %158
;;     store.d1 %156 space:global
;;     %153:s1 = shr.ud r8.8.ud, r8.16.ud scope:wave
;;     %150:v1 = add.ud %223, 104
;;     %152.0:v2 = mov.ud %150
;;     %151.1:v2 tied(%152) = mov.ud %153
;;     store.d1 %151 space:global
;;     %148:s1 = asr.d r8.8.ud, r8.16.ud scope:wave
;;     %145:v1 = add.ud %223, 112
;;     %147.0:v2 = mov.ud %145
;;     %146.1:v2 tied(%147) = mov.ud %148
;;     store.d1 %146 space:global
;;     %143:s1 = and.ud r8.8.ud, 0xffffff scope:wave
;;     %142:s1 = and.ud r8.16.ud, 0xffffff scope:wave
;;     %139:s1 = mul_word.low %143, %142 scope:wave
;;     %140:s1 = mul_word.high %143, %142 scope:wave
;;     %141:s1 tied(%139) = add_word %140 scope:wave
;;     %136:v1 = add.ud %223, 120
;;     %138.0:v2 = mov.ud %136
;;     %137.1:v2 tied(%138) = mov.ud %141
;;     store.d1 %137 space:global
;;     %134:s1 = shl.ud r8.8.ud, 8 scope:wave
;;     %133:s1 = asr.d %134, 8 scope:wave
;;     %131:s1 = shl.ud r8.16.ud, 8 scope:wave
;;     %130:s1 = asr.d %131, 8 scope:wave
;;     %126:s1 = mul_word.low %133, %130 scope:wave
;;     %127:s1 = mul_word.high %133, %130 scope:wave
;;     %128:s1 tied(%126) = add_word %127 scope:wave
;;     %123:v1 = add.ud %223, 128
;;     %125.0:v2 = mov.ud %123
;;     %124.1:v2 tied(%125) = mov.ud %128
;;     store.d1 %124 space:global
;;     %121:v1 = mul_high.ud %143, %142
;;     %116:v1 = add.ud %223, 136
;;     %118.0:v2 = mov.ud %116
;;     %117.1:v2 tied(%118) = mov.ud %121
;;     store.d1 %117 space:global
;;     %114:v1 = mul_high.d %133, %130
;;     %109:v1 = add.ud %223, 144
;;     %111.0:v2 = mov.ud %109
;;     %110.1:v2 tied(%111) = mov.ud %114
;;     store.d1 %110 space:global
;;     %107:s1 early = compare.l.ud %217, r8.8.ud scope:wave
;;     %102:v1 = add.ud %223, 152
;;     %104.0:v2 = mov.ud %102
;;     %103.1:v2 tied(%104) = mov.ud %107
;;     store.d1 %103 space:global
;;     %100:s1 early = compare.l.ud r8.8.ud, r8.16.ud scope:wave
;;     %96:v1 = add.ud %223, 160
;;     %98.0:v2 = mov.ud %96
;;     %97.1:v2 tied(%98) = mov.ud %100
;;     store.d1 %97 space:global
;;     %94:v1 = bfi1.ud r8.16.ud, r8.8.ud
;;     %91:v1 = add.ud %223, 168
;;     %93.0:v2 = mov.ud %91
;;     %92.1:v2 tied(%93) = mov.ud %94
;;     store.d1 %92 space:global
;;     %89:s1 = mov.d -r8.8.ud scope:wave
;;     %86:v1 = add.ud %223, 176
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %89
;;     store.d1 %87 space:global
;;     %84:s1 = mov.d |r8.8.ud| scope:wave
;;     %81:v1 = add.ud %223, 184
;;     %83.0:v2 = mov.ud %81
;;     %82.1:v2 tied(%83) = mov.ud %84
;;     store.d1 %82 space:global
;;     %79:s1 = not.ud r8.8.ud scope:wave
;;     %76:v1 = add.ud %223, 192
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %79
;;     store.d1 %77 space:global
;;     %74:s1 = bfrev.ud r8.8.ud scope:wave
;;     %71:v1 = add.ud %223, 200
;;     %73.0:v2 = mov.ud %71
;;     %72.1:v2 tied(%73) = mov.ud %74
;;     store.d1 %72 space:global
;;     %69:s1 = cbit.ud r8.8.ud scope:wave
;;     %66:v1 = add.ud %223, 208
;;     %68.0:v2 = mov.ud %66
;;     %67.1:v2 tied(%68) = mov.ud %69
;;     store.d1 %67 space:global
;;     %64:s1 = fbh.ud r8.8.ud scope:wave
;;     %61:v1 = add.ud %223, 216
;;     %63.0:v2 = mov.ud %61
;;     %62.1:v2 tied(%63) = mov.ud %64
;;     store.d1 %62 space:global
;;     %59:s1 = fbh.ud.d r8.8.ud scope:wave
;;     %56:v1 = add.ud %223, 224
;;     %58.0:v2 = mov.ud %56
;;     %57.1:v2 tied(%58) = mov.ud %59
;;     store.d1 %57 space:global
;;     %54:s1 = fbl.ud r8.8.ud scope:wave
;;     %51:v1 = add.ud %223, 232
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %54
;;     store.d1 %52 space:global
;;     %49:s1 = and.ud r8.8.ud, 31 scope:wave
;;     %48:s1 = xor.ud %49, 31 scope:wave
;;     %46:s1 = shr.ud r8.8.ud, r8.8.ud scope:wave
;;     %45:s1 = shl.ud r8.16.ud, 1 scope:wave
;;     %44:s1 = shl.ud %45, %48 scope:wave
;;     %42:s1 = or.ud %46, %44 scope:wave
;;     %37:v1 = add.ud %223, 240
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %42
;;     store.d1 %38 space:global
;;     %35:s1 = shl.ud r8.8.ud, 3 scope:wave
;;     %34:s1 = and.ud %35, 31 scope:wave
;;     %33:s1 = xor.ud %34, 31 scope:wave
;;     %31:s1 = shr.ud r8.8.ud, %35 scope:wave
;;     %29:s1 = shl.ud %45, %33 scope:wave
;;     %26:s1 = or.ud %31, %29 scope:wave
;;     %21:v1 = add.ud %223, 248
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %26
;;     store.d1 %22 space:global
;;     %17:v1 = add.ud %223, 256
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %172
;;     store.d1 %18 space:global
;;     %15:v1 = three.bfe.ud r8.8.ud, r8.16.ud, r8.8.ud
;;     %12:v1 = add.ud %223, 264
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %15
;;     store.d1 %13 space:global
;;     %10:v1 = three.bfe.d r8.8.ud, r8.16.ud, r8.8.ud
;;     %7:v1 = add.ud %223, 272
;;     %9.0:v2 = mov.ud %7
;;     %8.1:v2 tied(%9) = mov.ud %10
;;     store.d1 %8 space:global
;;     %5:s1 early = select_if.nz.d r8.24.ud, 0, r8.8.ud, r8.16.ud scope:wave
;;     %2:v1 = add.ud %223, 280
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
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
;; machine kernel %compare_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %190:v1 = mov.ud.uw r1.0.uw.lanes
;;     %185:v1 = add.d r8.0.ud, %190
;;     %189:v1 = mov.ud %185
;;     %183:v1 early = load.d1 %189 space:global offset:8
;;     %182:v1 early = load.d1 %189 space:global offset:16
;;     %181:v2 early = load.d2 %189 space:global offset:24
;;     %180:v2 early = load.d2 %189 space:global offset:32
;;     %179:s1 early = compare.z.d %183, %182
;;     %178:v1 early = select %179, 1, 0
;;     %176.0:v2 = mov.ud %189
;;     %175.1:v2 tied(%176) = mov.ud %178
;;     store.d1 %175 space:global
;;     %173:s1 early = compare.nz.d %183, %182
;;     %172:v1 early = select %173, 1, 0
;;     %168:v1 = add.ud %189, 8
;;     %170.0:v2 = mov.ud %168
;;     %169.1:v2 tied(%170) = mov.ud %172
;;     store.d1 %169 space:global
;;     %166:s1 early = compare.l.d %183, %182
;;     %165:v1 early = select %166, 1, 0
;;     %161:v1 = add.ud %189, 16
;;     %163.0:v2 = mov.ud %161
;;     %162.1:v2 tied(%163) = mov.ud %165
;;     store.d1 %162 space:global
;;     %159:s1 early = compare.le.d %183, %182
;;     %158:v1 early = select %159, 1, 0
;;     %154:v1 = add.ud %189, 24
;;     %156.0:v2 = mov.ud %154
;;     %155.1:v2 tied(%156) = mov.ud %158
;;     store.d1 %155 space:global
;;     %152:s1 early = compare.g.d %183, %182
;;     %151:v1 early = select %152, 1, 0
;;     %147:v1 = add.ud %189, 32
;;     %149.0:v2 = mov.ud %147
;;     %148.1:v2 tied(%149) = mov.ud %151
;;     store.d1 %148 space:global
;;     %145:s1 early = compare.ge.d %183, %182
;;     %144:v1 early = select %145, 1, 0
;;     %140:v1 = add.ud %189, 40
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %144
;;     store.d1 %141 space:global
;;     %138:s1 early = compare.l.ud %183, %182
;;     %137:v1 early = select %138, 1, 0
;;     %133:v1 = add.ud %189, 48
;;     %135.0:v2 = mov.ud %133
;;     %134.1:v2 tied(%135) = mov.ud %137
;;     store.d1 %134 space:global
;;     %131:s1 early = compare.le.ud %183, %182
;;     %130:v1 early = select %131, 1, 0
;;     %126:v1 = add.ud %189, 56
;;     %128.0:v2 = mov.ud %126
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     store.d1 %127 space:global
;;     %124:s1 early = compare.g.ud %183, %182
;;     %123:v1 early = select %124, 1, 0
;;     %119:v1 = add.ud %189, 64
;;     %121.0:v2 = mov.ud %119
;;     %120.1:v2 tied(%121) = mov.ud %123
;;     store.d1 %120 space:global
;;     %117:s1 early = compare.ge.ud %183, %182
;;     %114:v1 early = select %117, 1, 0
;;     %110:v1 = add.ud %189, 72
;;     %112.0:v2 = mov.ud %110
;;     %111.1:v2 tied(%112) = mov.ud %114
;;     store.d1 %111 space:global
;;     %106:v1 = xor.ud %181.0, %180.0
;;     %105:v1 = xor.ud %181.1, %180.1
;;     %104:v1 = or.ud %106, %105
;;     %101:s1 early = compare.z.d %104, 0
;;     %100:v1 early = select %101, 1, 0
;;     %96:v1 = add.ud %189, 80
;;     %98.0:v2 = mov.ud %96
;;     %97.1:v2 tied(%98) = mov.ud %100
;;     store.d1 %97 space:global
;;     %94:s1 early = compare.nz.d %104, 0
;;     %92:v1 early = select %94, 1, 0
;;     %88:v1 = add.ud %189, 88
;;     %90.0:v2 = mov.ud %88
;;     %89.1:v2 tied(%90) = mov.ud %92
;;     store.d1 %89 space:global
;;     %86:s1 early = compare.l.d %181.1, %180.1
;;     %85:s1 early = compare.z.d %181.1, %180.1
;;     %84:s1 early = compare.l.ud %181.0, %180.0
;;     %83:s1 = and.ud %85, %84 scope:wave
;;     %81:s1 = or.ud %86, %83 scope:wave
;;     %80:v1 early = select %81, 1, 0
;;     %76:v1 = add.ud %189, 96
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %80
;;     store.d1 %77 space:global
;;     %74:s1 early = compare.le.ud %181.0, %180.0
;;     %73:s1 = and.ud %85, %74 scope:wave
;;     %71:s1 = or.ud %86, %73 scope:wave
;;     %69:v1 early = select %71, 1, 0
;;     %65:v1 = add.ud %189, 104
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %69
;;     store.d1 %66 space:global
;;     %63:s1 early = compare.g.d %181.1, %180.1
;;     %62:s1 early = compare.g.ud %181.0, %180.0
;;     %61:s1 = and.ud %85, %62 scope:wave
;;     %59:s1 = or.ud %63, %61 scope:wave
;;     %58:v1 early = select %59, 1, 0
;;     %54:v1 = add.ud %189, 112
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %58
;;     store.d1 %55 space:global
;;     %52:s1 early = compare.ge.ud %181.0, %180.0
;;     %49:s1 = and.ud %85, %52 scope:wave
;;     %46:s1 = or.ud %63, %49 scope:wave
;;     %44:v1 early = select %46, 1, 0
;;     %40:v1 = add.ud %189, 120
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.d1 %41 space:global
;;     %38:s1 early = compare.l.ud %181.1, %180.1
;;     %37:s1 = or.ud %38, %83 scope:wave
;;     %35:v1 early = select %37, 1, 0
;;     %31:v1 = add.ud %189, 128
;;     %33.0:v2 = mov.ud %31
;;     %32.1:v2 tied(%33) = mov.ud %35
;;     store.d1 %32 space:global
;;     %29:s1 = or.ud %38, %73 scope:wave
;;     %26:v1 early = select %29, 1, 0
;;     %22:v1 = add.ud %189, 136
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %26
;;     store.d1 %23 space:global
;;     %20:s1 early = compare.g.ud %181.1, %180.1
;;     %17:s1 = or.ud %20, %61 scope:wave
;;     %15:v1 early = select %17, 1, 0
;;     %11:v1 = add.ud %189, 144
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     store.d1 %12 space:global
;;     %9:s1 = or.ud %20, %49 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %189, 152
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %compare_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %158:v1 = mov.ud.uw r1.0.uw.lanes
;;     %153:v1 = add.d r8.0.ud, %158
;;     %157:v1 = mov.ud %153
;;     %151:s1 early = compare.z.d r8.8.ud, r8.16.ud scope:wave
;;     %149.0:v2 = mov.ud %157
;;     %148.1:v2 tied(%149) = mov.ud %151
;;     store.d1 %148 space:global
;;     %146:s1 early = compare.nz.d r8.8.ud, r8.16.ud scope:wave
;;     %142:v1 = add.ud %157, 8
;;     %144.0:v2 = mov.ud %142
;;     %143.1:v2 tied(%144) = mov.ud %146
;;     store.d1 %143 space:global
;;     %140:s1 early = compare.l.d r8.8.ud, r8.16.ud scope:wave
;;     %136:v1 = add.ud %157, 16
;;     %138.0:v2 = mov.ud %136
;;     %137.1:v2 tied(%138) = mov.ud %140
;;     store.d1 %137 space:global
;;     %134:s1 early = compare.le.d r8.8.ud, r8.16.ud scope:wave
;;     %130:v1 = add.ud %157, 24
;;     %132.0:v2 = mov.ud %130
;;     %131.1:v2 tied(%132) = mov.ud %134
;;     store.d1 %131 space:global
;;     %128:s1 early = compare.g.d r8.8.ud, r8.16.ud scope:wave
;;     %124:v1 = add.ud %157, 32
;;     %126.0:v2 = mov.ud %124
;;     %125.1:v2 tied(%126) = mov.ud %128
;;     store.d1 %125 space:global
;;     %122:s1 early = compare.ge.d r8.8.ud, r8.16.ud scope:wave
;;     %118:v1 = add.ud %157, 40
;;     %120.0:v2 = mov.ud %118
;;     %119.1:v2 tied(%120) = mov.ud %122
;;     store.d1 %119 space:global
;;     %116:s1 early = compare.l.ud r8.8.ud, r8.16.ud scope:wave
;;     %112:v1 = add.ud %157, 48
;;     %114.0:v2 = mov.ud %112
;;     %113.1:v2 tied(%114) = mov.ud %116
;;     store.d1 %113 space:global
;;     %110:s1 early = compare.le.ud r8.8.ud, r8.16.ud scope:wave
;;     %106:v1 = add.ud %157, 56
;;     %108.0:v2 = mov.ud %106
;;     %107.1:v2 tied(%108) = mov.ud %110
;;     store.d1 %107 space:global
;;     %104:s1 early = compare.g.ud r8.8.ud, r8.16.ud scope:wave
;;     %100:v1 = add.ud %157, 64
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     store.d1 %101 space:global
;;     %98:s1 early = compare.ge.ud r8.8.ud, r8.16.ud scope:wave
;;     %94:v1 = add.ud %157, 72
;;     %96.0:v2 = mov.ud %94
;;     %95.1:v2 tied(%96) = mov.ud %98
;;     store.d1 %95 space:global
;;     %92:s1 = xor.ud r8.24.ud, r9.0.ud scope:wave
;;     %91:s1 = xor.ud r8.28.ud, r9.4.ud scope:wave
;;     %90:s1 = or.ud %92, %91 scope:wave
;;     %87:s1 early = compare.z.d %90, 0 scope:wave
;;     %83:v1 = add.ud %157, 80
;;     %85.0:v2 = mov.ud %83
;;     %84.1:v2 tied(%85) = mov.ud %87
;;     store.d1 %84 space:global
;;     %81:s1 early = compare.nz.d %90, 0 scope:wave
;;     %76:v1 = add.ud %157, 88
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %81
;;     store.d1 %77 space:global
;;     %74:s1 early = compare.l.d r8.28.ud, r9.4.ud scope:wave
;;     %73:s1 early = compare.z.d r8.28.ud, r9.4.ud scope:wave
;;     %72:s1 early = compare.l.ud r8.24.ud, r9.0.ud scope:wave
;;     %71:s1 = and.ud %73, %72 scope:wave
;;     %69:s1 = or.ud %74, %71 scope:wave
;;     %65:v1 = add.ud %157, 96
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %69
;;     store.d1 %66 space:global
;;     %63:s1 early = compare.le.ud r8.24.ud, r9.0.ud scope:wave
;;     %62:s1 = and.ud %73, %63 scope:wave
;;     %60:s1 = or.ud %74, %62 scope:wave
;;     %55:v1 = add.ud %157, 104
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud %60
;;     store.d1 %56 space:global
;;     %53:s1 early = compare.g.d r8.28.ud, r9.4.ud scope:wave
;;     %52:s1 early = compare.g.ud r8.24.ud, r9.0.ud scope:wave
;;     %51:s1 = and.ud %73, %52 scope:wave
;;     %49:s1 = or.ud %53, %51 scope:wave
;;     %45:v1 = add.ud %157, 112
;;     %47.0:v2 = mov.ud %45
;;     %46.1:v2 tied(%47) = mov.ud %49
;;     store.d1 %46 space:global
;;     %43:s1 early = compare.ge.ud r8.24.ud, r9.0.ud scope:wave
;;     %42:s1 = and.ud %73, %43 scope:wave
;;     %39:s1 = or.ud %53, %42 scope:wave
;;     %34:v1 = add.ud %157, 120
;;     %36.0:v2 = mov.ud %34
;;     %35.1:v2 tied(%36) = mov.ud %39
;;     store.d1 %35 space:global
;;     %32:s1 early = compare.l.ud r8.28.ud, r9.4.ud scope:wave
;;     %31:s1 = or.ud %32, %71 scope:wave
;;     %26:v1 = add.ud %157, 128
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %31
;;     store.d1 %27 space:global
;;     %24:s1 = or.ud %32, %62 scope:wave
;;     %18:v1 = add.ud %157, 136
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %24
;;     store.d1 %19 space:global
;;     %16:s1 early = compare.g.ud r8.28.ud, r9.4.ud scope:wave
;;     %15:s1 = or.ud %16, %51 scope:wave
;;     %10:v1 = add.ud %157, 144
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %15
;;     store.d1 %11 space:global
;;     %8:s1 = or.ud %16, %42 scope:wave
;;     %2:v1 = add.ud %157, 152
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;; machine kernel %choose_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39:v1 = mov.ud.uw r1.0.uw.lanes
;;     %34:v1 = add.d r8.0.ud, %39
;;     %38:v1 = mov.ud %34
;;     %32:v1 early = load.d1 %38 space:global offset:8
;;     %31:v1 early = load.d1 %38 space:global offset:16
;;     %30:v2 early = load.d2 %38 space:global offset:24
;;     %29:v2 early = load.d2 %38 space:global offset:32
;;     %28:v1 = minmax.l.d %32, %31
;;     %27.0:v2 = mov.ud %38
;;     %26.1:v2 tied(%27) = mov.ud %28
;;     store.d1 %26 space:global
;;     %22:v1 = xor.ud %30.0, %29.0
;;     %19:v1 = xor.ud %30.1, %29.1
;;     %16:v1 = or.ud %22, %19
;;     %13:v1 early = select_if.z.d %16, 0, %32, %31
;;     %10:v1 = add.ud %38, 8
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;;     %8:v1 early = select_if.nz.d %16, 0, %32, %31
;;     %2:v1 = add.ud %38, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;; machine kernel %choose_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %22:v1 = add.d r8.0.ud, %27
;;     %26:v1 = mov.ud %22
;;     %20:s1 = minmax.l.d r8.8.ud, r8.16.ud scope:wave
;;     %19.0:v2 = mov.ud %26
;;     %18.1:v2 tied(%19) = mov.ud %20
;;     store.d1 %18 space:global
;;     %16:s1 = xor.ud r8.24.ud, r9.0.ud scope:wave
;;     %15:s1 = xor.ud r8.28.ud, r9.4.ud scope:wave
;;     %14:s1 = or.ud %16, %15 scope:wave
;;     %11:s1 early = select_if.z.d %14, 0, r8.8.ud, r8.16.ud scope:wave
;;     %8:v1 = add.ud %26, 8
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:s1 early = select_if.nz.d %14, 0, r8.8.ud, r8.16.ud scope:wave
;;     %2:v1 = add.ud %26, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %longs_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %246:v1 = mov.ud.uw r1.0.uw.lanes
;;     %241:v1 = add.d r8.0.ud, %246
;;     %245:v1 = mov.ud %241
;;     %239:v2 early = load.d2 %245 space:global offset:8
;;     %238:v2 early = load.d2 %245 space:global offset:16
;;     %237:v1 early = load.d1 %245 space:global offset:24
;;     %232:v1 = add.d %239.0, %238.0
;;     %233:v1 = add.d %239.1, %238.1
;;     %234:v1 tied(%233) = carry %232, %238.0
;;     %236.0:v2 = mov.ud %232
;;     %235.1:v2 tied(%236) = mov.ud %234
;;     %230.0:v3 = mov.ud %245
;;     %231.1:v3 tied(%230) = mov.ud %235.0
;;     %229.2:v3 tied(%231) = mov.ud %235.1
;;     store.d2 %229 space:global
;;     %223:v1 = add.d %239.0, -%238.0
;;     %224:v1 = add.d %239.1, -%238.1
;;     %225:v1 tied(%224) = borrow %239.0, %238.0
;;     %227.0:v2 = mov.ud %223
;;     %226.1:v2 tied(%227) = mov.ud %225
;;     %219:v1 = add.ud %245, 8
;;     %221.0:v3 = mov.ud %219
;;     %222.1:v3 tied(%221) = mov.ud %226.0
;;     %220.2:v3 tied(%222) = mov.ud %226.1
;;     store.d2 %220 space:global
;;     %215:v1 = mul_word.low %239.0, %238.0
;;     %216:v1 = mul_word.high %239.0, %238.0
;;     %217:v1 tied(%215) = add_word %216
;;     %214:v1 = mul_high.ud %239.0, %238.0
;;     %211:v1 = mul_word.low %239.0, %238.1
;;     %212:v1 = mul_word.high %239.0, %238.1
;;     %213:v1 tied(%211) = add_word %212
;;     %208:v1 = mul_word.low %239.1, %238.0
;;     %209:v1 = mul_word.high %239.1, %238.0
;;     %210:v1 tied(%208) = add_word %209
;;     %206:v1 = add.d %213, %210
;;     %203:v1 = add.d %214, %206
;;     %200.0:v2 = mov.ud %217
;;     %199.1:v2 tied(%200) = mov.ud %203
;;     %193:v1 = add.ud %245, 16
;;     %195.0:v3 = mov.ud %193
;;     %196.1:v3 tied(%195) = mov.ud %199.0
;;     %194.2:v3 tied(%196) = mov.ud %199.1
;;     store.d2 %194 space:global
;;     %188:v1 = and.ud %239.0, %238.0
;;     %189:v1 = and.ud %239.1, %238.1
;;     %191.0:v2 = mov.ud %188
;;     %190.1:v2 tied(%191) = mov.ud %189
;;     %184:v1 = add.ud %245, 24
;;     %186.0:v3 = mov.ud %184
;;     %187.1:v3 tied(%186) = mov.ud %190.0
;;     %185.2:v3 tied(%187) = mov.ud %190.1
;;     store.d2 %185 space:global
;;     %180:v1 = or.ud %239.0, %238.0
;;     %181:v1 = or.ud %239.1, %238.1
;;     %183.0:v2 = mov.ud %180
;;     %182.1:v2 tied(%183) = mov.ud %181
;;     %176:v1 = add.ud %245, 32
;;     %178.0:v3 = mov.ud %176
;;     %179.1:v3 tied(%178) = mov.ud %182.0
;;     %177.2:v3 tied(%179) = mov.ud %182.1
;;     store.d2 %177 space:global
;;     %171:v1 = xor.ud %239.0, %238.0
;;     %172:v1 = xor.ud %239.1, %238.1
;;     %174.0:v2 = mov.ud %171
;;     %173.1:v2 tied(%174) = mov.ud %172
;;     %167:v1 = add.ud %245, 40
;;     %169.0:v3 = mov.ud %167
;;     %170.1:v3 tied(%169) = mov.ud %173.0
;;     %168.2:v3 tied(%170) = mov.ud %173.1
;;     store.d2 %168 space:global
;;     %165:v1 = and.ud %237, 32
;;     %164:v1 = and.ud %237, 31
;;     %163:v1 = xor.ud %164, 31
;;     %161:v1 = shl.ud %239.0, %237
;;     %160:v1 = shr.ud %239.0, 1
;;     %159:v1 = shr.ud %160, %163
;;     %157:v1 = shl.ud %239.1, %237
;;     %156:v1 = or.ud %157, %159
;;     %153:v1 early = select_if.nz.d %165, 0, 0, %161
;;     %152:v1 early = select_if.nz.d %165, 0, %161, %156
;;     %149.0:v2 = mov.ud %153
;;     %148.1:v2 tied(%149) = mov.ud %152
;;     %142:v1 = add.ud %245, 48
;;     %144.0:v3 = mov.ud %142
;;     %145.1:v3 tied(%144) = mov.ud %148.0
;;     %143.2:v3 tied(%145) = mov.ud %148.1
;;     store.d2 %143 space:global
;;     %140:v1 = shr.ud %239.1, %237
;;     %139:v1 = shl.ud %239.1, 1
;;     %138:v1 = shl.ud %139, %163
;;     %135:v1 = shr.ud %239.0, %237
;;     %134:v1 = or.ud %135, %138
;;     %131:v1 early = select_if.nz.d %165, 0, %140, %134
;;     %130:v1 early = select_if.nz.d %165, 0, 0, %140
;;     %128.0:v2 = mov.ud %131
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     %121:v1 = add.ud %245, 56
;;     %123.0:v3 = mov.ud %121
;;     %124.1:v3 tied(%123) = mov.ud %127.0
;;     %122.2:v3 tied(%124) = mov.ud %127.1
;;     store.d2 %122 space:global
;;     %119:v1 = asr.d %239.1, %237
;;     %118:v1 = asr.d %239.1, 31
;;     %117:v1 early = select_if.nz.d %165, 0, %119, %134
;;     %115:v1 early = select_if.nz.d %165, 0, %118, %119
;;     %111.0:v2 = mov.ud %117
;;     %110.1:v2 tied(%111) = mov.ud %115
;;     %104:v1 = add.ud %245, 64
;;     %106.0:v3 = mov.ud %104
;;     %107.1:v3 tied(%106) = mov.ud %110.0
;;     %105.2:v3 tied(%107) = mov.ud %110.1
;;     store.d2 %105 space:global
;;     %98:v1 = add.d 0, -%239.0
;;     %99:v1 = add.d 0, -%239.1
;;     %100:v1 tied(%99) = borrow 0, %239.0
;;     %102.0:v2 = mov.ud %98
;;     %101.1:v2 tied(%102) = mov.ud %100
;;     %94:v1 = add.ud %245, 72
;;     %96.0:v3 = mov.ud %94
;;     %97.1:v3 tied(%96) = mov.ud %101.0
;;     %95.2:v3 tied(%97) = mov.ud %101.1
;;     store.d2 %95 space:global
;;     %89:v1 = not.ud %239.0
;;     %90:v1 = not.ud %239.1
;;     %92.0:v2 = mov.ud %89
;;     %91.1:v2 tied(%92) = mov.ud %90
;;     %85:v1 = add.ud %245, 80
;;     %87.0:v3 = mov.ud %85
;;     %88.1:v3 tied(%87) = mov.ud %91.0
;;     %86.2:v3 tied(%88) = mov.ud %91.1
;;     store.d2 %86 space:global
;;     %83:v1 = bfrev.ud %239.0
;;     %82:v1 = bfrev.ud %239.1
;;     %81.0:v2 = mov.ud %82
;;     %80.1:v2 tied(%81) = mov.ud %83
;;     %74:v1 = add.ud %245, 88
;;     %76.0:v3 = mov.ud %74
;;     %77.1:v3 tied(%76) = mov.ud %80.0
;;     %75.2:v3 tied(%77) = mov.ud %80.1
;;     store.d2 %75 space:global
;;     %72:v1 = cbit.ud %239.0
;;     %71:v1 = cbit.ud %239.1
;;     %69:v1 = add.d %72, %71
;;     %64:v1 = add.ud %245, 96
;;     %66.0:v2 = mov.ud %64
;;     %65.1:v2 tied(%66) = mov.ud %69
;;     store.d1 %65 space:global
;;     %59:v1 = add.ud %245, 104
;;     %61.0:v3 = mov.ud %59
;;     %62.1:v3 tied(%61) = mov.ud %190.0
;;     %60.2:v3 tied(%62) = mov.ud %190.1
;;     store.d2 %60 space:global
;;     %57:v1 early = load.d1 %245 space:global offset:32
;;     %56:v2 early = select_if.nz.d %57, 0, %239.0, %239.1, %238.0, %238.1
;;     %50:v1 = add.ud %245, 112
;;     %52.0:v3 = mov.ud %50
;;     %53.1:v3 tied(%52) = mov.ud %56.0
;;     %51.2:v3 tied(%53) = mov.ud %56.1
;;     store.d2 %51 space:global
;;     %46:v1 = add.ud %245, 120
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %239.0
;;     store.d1 %47 space:global
;;     %42:v1 = add.ud %245, 128
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %238.1
;;     store.d1 %43 space:global
;;     %40.0:v2 = mov.ud %237
;;     %39.1:v2 tied(%40) = mov.ud %237
;;     %35:v1 = add.ud %245, 136
;;     %37.0:v3 = mov.ud %35
;;     %38.1:v3 tied(%37) = mov.ud %39.0
;;     %36.2:v3 tied(%38) = mov.ud %39.1
;;     store.d2 %36 space:global
;;     %30:v1 = add.ud %245, 144
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %239.0
;;     store.d1 %31 space:global
;;     %25:v1 = add.ud %245, 152
;;     %27.0:v3 = mov.ud %25
;;     %28.1:v3 tied(%27) = mov.ud %237
;;     %26.2:v3 tied(%28) = mov.ud 0
;;     store.d2 %26 space:global
;;     %22:v1 = asr.d %237, 31
;;     %23.1:v2 = mov.ud %22
;;     %18:v1 = add.ud %245, 160
;;     %20.0:v3 = mov.ud %18
;;     %21.1:v3 tied(%20) = mov.ud %237
;;     %19.2:v3 tied(%21) = mov.ud %23.1
;;     store.d2 %19 space:global
;;     %16:v1 early = load.d1 %245 space:global offset:40
;;     %13:v1 = mul_word.low %237, %16
;;     %14:v1 = mul_word.high %237, %16
;;     %15:v1 tied(%13) = add_word %14
;;     %12:v1 = mul_high.ud %237, %16
;;     %9.0:v2 = mov.ud %15
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %245, 168
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
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
    store.i64 global align 8 [v93+136], v124
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
;; machine kernel %longs_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %231:v1 = mov.ud.uw r1.0.uw.lanes
;;     %226:v1 = add.d r8.0.ud, %231
;;     %230:v1 = mov.ud %226
;;     %220:s1 = add.d r8.8.ud, r8.16.ud scope:wave
;;     %221:s1 = add.d r8.12.ud, r8.20.ud scope:wave
;;     %222:s1 tied(%221) = carry %220, r8.16.ud scope:wave
;;     %224.0:s2 = mov.ud %220 scope:wave
;;     %223.1:s2 tied(%224) = mov.ud %222 scope:wave
;;     %218.0:v3 = mov.ud %230
;;     %219.1:v3 tied(%218) = mov.ud %223.0
;;     %217.2:v3 tied(%219) = mov.ud %223.1
;;     store.d2 %217 space:global
;;     %211:s1 = add.d r8.8.ud, -r8.16.ud scope:wave
;;     %212:s1 = add.d r8.12.ud, -r8.20.ud scope:wave
;;     %213:s1 tied(%212) = borrow r8.8.ud, r8.16.ud scope:wave
;;     %215.0:s2 = mov.ud %211 scope:wave
;;     %214.1:s2 tied(%215) = mov.ud %213 scope:wave
;;     %207:v1 = add.ud %230, 8
;;     %209.0:v3 = mov.ud %207
;;     %210.1:v3 tied(%209) = mov.ud %214.0
;;     %208.2:v3 tied(%210) = mov.ud %214.1
;;     store.d2 %208 space:global
;;     %203:s1 = mul_word.low r8.8.ud, r8.16.ud scope:wave
;;     %204:s1 = mul_word.high r8.8.ud, r8.16.ud scope:wave
;;     %205:s1 tied(%203) = add_word %204 scope:wave
;;     %202:v1 = mul_high.ud r8.8.ud, r8.16.ud
;;     %199:s1 = mul_word.low r8.8.ud, r8.20.ud scope:wave
;;     %200:s1 = mul_word.high r8.8.ud, r8.20.ud scope:wave
;;     %201:s1 tied(%199) = add_word %200 scope:wave
;;     %196:s1 = mul_word.low r8.12.ud, r8.16.ud scope:wave
;;     %197:s1 = mul_word.high r8.12.ud, r8.16.ud scope:wave
;;     %198:s1 tied(%196) = add_word %197 scope:wave
;;     %195:s1 = add.d %201, %198 scope:wave
;;     %192:v1 = add.d %202, %195
;;     %189.0:v2 = mov.ud %205
;;     %188.1:v2 tied(%189) = mov.ud %192
;;     %182:v1 = add.ud %230, 16
;;     %184.0:v3 = mov.ud %182
;;     %185.1:v3 tied(%184) = mov.ud %188.0
;;     %183.2:v3 tied(%185) = mov.ud %188.1
;;     store.d2 %183 space:global
;;     %177:s1 = and.ud r8.8.ud, r8.16.ud scope:wave
;;     %178:s1 = and.ud r8.12.ud, r8.20.ud scope:wave
;;     %180.0:s2 = mov.ud %177 scope:wave
;;     %179.1:s2 tied(%180) = mov.ud %178 scope:wave
;;     %173:v1 = add.ud %230, 24
;;     %175.0:v3 = mov.ud %173
;;     %176.1:v3 tied(%175) = mov.ud %179.0
;;     %174.2:v3 tied(%176) = mov.ud %179.1
;;     store.d2 %174 space:global
;;     %169:s1 = or.ud r8.8.ud, r8.16.ud scope:wave
;;     %170:s1 = or.ud r8.12.ud, r8.20.ud scope:wave
;;     %172.0:s2 = mov.ud %169 scope:wave
;;     %171.1:s2 tied(%172) = mov.ud %170 scope:wave
;;     %165:v1 = add.ud %230, 32
;;     %167.0:v3 = mov.ud %165
;;     %168.1:v3 tied(%167) = mov.ud %171.0
;;     %166.2:v3 tied(%168) = mov.ud %171.1
;;     store.d2 %166 space:global
;;     %160:s1 = xor.ud r8.8.ud, r8.16.ud scope:wave
;;     %161:s1 = xor.ud r8.12.ud, r8.20.ud scope:wave
;;     %163.0:s2 = mov.ud %160 scope:wave
;;     %162.1:s2 tied(%163) = mov.ud %161 scope:wave
;;     %156:v1 = add.ud %230, 40
;;     %158.0:v3 = mov.ud %156
;;     %159.1:v3 tied(%158) = mov.ud %162.0
;;     %157.2:v3 tied(%159) = mov.ud %162.1
;;     store.d2 %157 space:global
;;     %154:s1 = and.ud r8.24.ud, 32 scope:wave
;;     %153:s1 = and.ud r8.24.ud, 31 scope:wave
;;     %152:s1 = xor.ud %153, 31 scope:wave
;;     %150:s1 = shl.ud r8.8.ud, r8.24.ud scope:wave
;;     %149:s1 = shr.ud r8.8.ud, 1 scope:wave
;;     %148:s1 = shr.ud %149, %152 scope:wave
;;     %146:s1 = shl.ud r8.12.ud, r8.24.ud scope:wave
;;     %145:s1 = or.ud %146, %148 scope:wave
;;     %142:s1 early = select_if.nz.d %154, 0, 0, %150 scope:wave
;;     %141:s1 early = select_if.nz.d %154, 0, %150, %145 scope:wave
;;     %138.0:s2 = mov.ud %142 scope:wave
;;     %137.1:s2 tied(%138) = mov.ud %141 scope:wave
;;     %131:v1 = add.ud %230, 48
;;     %133.0:v3 = mov.ud %131
;;     %134.1:v3 tied(%133) = mov.ud %137.0
;;     %132.2:v3 tied(%134) = mov.ud %137.1
;;     store.d2 %132 space:global
;;     %129:s1 = shr.ud r8.12.ud, r8.24.ud scope:wave
;;     %128:s1 = shl.ud r8.12.ud, 1 scope:wave
;;     %127:s1 = shl.ud %128, %152 scope:wave
;;     %124:s1 = shr.ud r8.8.ud, r8.24.ud scope:wave
;;     %123:s1 = or.ud %124, %127 scope:wave
;;     %120:s1 early = select_if.nz.d %154, 0, %129, %123 scope:wave
;;     %119:s1 early = select_if.nz.d %154, 0, 0, %129 scope:wave
;;     %117.0:s2 = mov.ud %120 scope:wave
;;     %116.1:s2 tied(%117) = mov.ud %119 scope:wave
;;     %110:v1 = add.ud %230, 56
;;     %112.0:v3 = mov.ud %110
;;     %113.1:v3 tied(%112) = mov.ud %116.0
;;     %111.2:v3 tied(%113) = mov.ud %116.1
;;     store.d2 %111 space:global
;;     %108:s1 = asr.d r8.12.ud, r8.24.ud scope:wave
;;     %107:s1 = asr.d r8.12.ud, 31 scope:wave
;;     %106:s1 early = select_if.nz.d %154, 0, %108, %123 scope:wave
;;     %104:s1 early = select_if.nz.d %154, 0, %107, %108 scope:wave
;;     %100.0:s2 = mov.ud %106 scope:wave
;;     %99.1:s2 tied(%100) = mov.ud %104 scope:wave
;;     %93:v1 = add.ud %230, 64
;;     %95.0:v3 = mov.ud %93
;;     %96.1:v3 tied(%95) = mov.ud %99.0
;;     %94.2:v3 tied(%96) = mov.ud %99.1
;;     store.d2 %94 space:global
;;     %87:s1 = add.d 0, -r8.8.ud scope:wave
;;     %88:s1 = add.d 0, -r8.12.ud scope:wave
;;     %89:s1 tied(%88) = borrow 0, r8.8.ud scope:wave
;;     %91.0:s2 = mov.ud %87 scope:wave
;;     %90.1:s2 tied(%91) = mov.ud %89 scope:wave
;;     %83:v1 = add.ud %230, 72
;;     %85.0:v3 = mov.ud %83
;;     %86.1:v3 tied(%85) = mov.ud %90.0
;;     %84.2:v3 tied(%86) = mov.ud %90.1
;;     store.d2 %84 space:global
;;     %78:s1 = not.ud r8.8.ud scope:wave
;;     %79:s1 = not.ud r8.12.ud scope:wave
;;     %81.0:s2 = mov.ud %78 scope:wave
;;     %80.1:s2 tied(%81) = mov.ud %79 scope:wave
;;     %74:v1 = add.ud %230, 80
;;     %76.0:v3 = mov.ud %74
;;     %77.1:v3 tied(%76) = mov.ud %80.0
;;     %75.2:v3 tied(%77) = mov.ud %80.1
;;     store.d2 %75 space:global
;;     %72:s1 = bfrev.ud r8.8.ud scope:wave
;;     %71:s1 = bfrev.ud r8.12.ud scope:wave
;;     %70.0:s2 = mov.ud %71 scope:wave
;;     %69.1:s2 tied(%70) = mov.ud %72 scope:wave
;;     %63:v1 = add.ud %230, 88
;;     %65.0:v3 = mov.ud %63
;;     %66.1:v3 tied(%65) = mov.ud %69.0
;;     %64.2:v3 tied(%66) = mov.ud %69.1
;;     store.d2 %64 space:global
;;     %61:s1 = cbit.ud r8.8.ud scope:wave
;;     %60:s1 = cbit.ud r8.12.ud scope:wave
;;     %59:s1 = add.d %61, %60 scope:wave
;;     %54:v1 = add.ud %230, 96
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %59
;;     store.d1 %55 space:global
;;     %49:v1 = add.ud %230, 104
;;     %51.0:v3 = mov.ud %49
;;     %52.1:v3 tied(%51) = mov.ud %179.0
;;     %50.2:v3 tied(%52) = mov.ud %179.1
;;     store.d2 %50 space:global
;;     %47:s2 early = select_if.nz.d r9.0.ud, 0, r8.8.ud, r8.12.ud, r8.16.ud, r8.20.ud scope:wave
;;     %43:v1 = add.ud %230, 112
;;     %45.0:v3 = mov.ud %43
;;     %46.1:v3 tied(%45) = mov.ud %47.0
;;     %44.2:v3 tied(%46) = mov.ud %47.1
;;     store.d2 %44 space:global
;;     %39:v1 = add.ud %230, 120
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud r8.8.ud
;;     store.d1 %40 space:global
;;     %36:v1 = add.ud %230, 128
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud r8.20.ud
;;     store.d1 %37 space:global
;;     %35.0:s2 = mov.ud r8.24.ud scope:wave
;;     %34.1:s2 tied(%35) = mov.ud r8.24.ud scope:wave
;;     %30:v1 = add.ud %230, 136
;;     %32.0:v3 = mov.ud %30
;;     %33.1:v3 tied(%32) = mov.ud %34.0
;;     %31.2:v3 tied(%33) = mov.ud %34.1
;;     store.d2 %31 space:global
;;     %26:v1 = add.ud %230, 144
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud r8.8.ud
;;     store.d1 %27 space:global
;;     %22:v1 = add.ud %230, 152
;;     %24.0:v3 = mov.ud %22
;;     %25.1:v3 tied(%24) = mov.ud r8.24.ud
;;     %23.2:v3 tied(%25) = mov.ud 0
;;     store.d2 %23 space:global
;;     %19:s1 = asr.d r8.24.ud, 31 scope:wave
;;     %20.1:s2 = mov.ud %19 scope:wave
;;     %15:v1 = add.ud %230, 160
;;     %17.0:v3 = mov.ud %15
;;     %18.1:v3 tied(%17) = mov.ud r8.24.ud
;;     %16.2:v3 tied(%18) = mov.ud %20.1
;;     store.d2 %16 space:global
;;     %11:s1 = mul_word.low r8.24.ud, r9.8.ud scope:wave
;;     %12:s1 = mul_word.high r8.24.ud, r9.8.ud scope:wave
;;     %13:s1 tied(%11) = add_word %12 scope:wave
;;     %10:v1 = mul_high.ud r8.24.ud, r9.8.ud
;;     %9.0:v2 = mov.ud %13
;;     %8.1:v2 tied(%9) = mov.ud %10
;;     %2:v1 = add.ud %230, 168
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
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
;; machine kernel %narrow_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %101:v1 = mov.ud.uw r1.0.uw.lanes
;;     %96:v1 = add.d r8.0.ud, %101
;;     %100:v1 = mov.ud %96
;;     %94:v1 early = load.b2 %100 space:global offset:8
;;     %93:v1 early = load.b2 %100 space:global offset:16
;;     %92:v1 = add.d %94, %93
;;     %91.0:v2 = mov.ud %100
;;     %90.1:v2 tied(%91) = mov.ud %92
;;     store.b2 %90 space:global
;;     %89:v1 = add.d %94, -%93
;;     %86:v1 = add.ud %100, 8
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %89
;;     store.b2 %87 space:global
;;     %82:v1 = mul_word.low %94, %93
;;     %83:v1 = mul_word.high %94, %93
;;     %84:v1 tied(%82) = add_word %83
;;     %79:v1 = add.ud %100, 16
;;     %81.0:v2 = mov.ud %79
;;     %80.1:v2 tied(%81) = mov.ud %84
;;     store.b2 %80 space:global
;;     %77:v1 = and.ud %94, %93
;;     %74:v1 = add.ud %100, 24
;;     %76.0:v2 = mov.ud %74
;;     %75.1:v2 tied(%76) = mov.ud %77
;;     store.b2 %75 space:global
;;     %72:v1 = or.ud %94, %93
;;     %69:v1 = add.ud %100, 32
;;     %71.0:v2 = mov.ud %69
;;     %70.1:v2 tied(%71) = mov.ud %72
;;     store.b2 %70 space:global
;;     %67:v1 = xor.ud %94, %93
;;     %64:v1 = add.ud %100, 40
;;     %66.0:v2 = mov.ud %64
;;     %65.1:v2 tied(%66) = mov.ud %67
;;     store.b2 %65 space:global
;;     %62:v1 = mov.d -%94
;;     %59:v1 = add.ud %100, 48
;;     %61.0:v2 = mov.ud %59
;;     %60.1:v2 tied(%61) = mov.ud %62
;;     store.b2 %60 space:global
;;     %57:v1 = not.ud %94
;;     %54:v1 = add.ud %100, 56
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %57
;;     store.b2 %55 space:global
;;     %52:v1 early = load.d1 %100 space:global offset:24
;;     %51:s1 early = compare.nz.d %52, 0
;;     %50:v1 early = select_if.nz.d %52, 0, %94, %93
;;     %45:v1 = add.ud %100, 64
;;     %47.0:v2 = mov.ud %45
;;     %46.1:v2 tied(%47) = mov.ud %50
;;     store.b2 %46 space:global
;;     %43:v1 early = load.b1 %100 space:global offset:32
;;     %42:v1 = add.d %43, %43
;;     %40:v1 = and.ud %42, 255
;;     %37:v1 = add.ud %100, 72
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %40
;;     store.d1 %38 space:global
;;     %35:v1 = and.ud %92, 0xffff
;;     %32:v1 = add.ud %100, 80
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %35
;;     store.d1 %33 space:global
;;     %29:v1 = shl.ud %42, 24
;;     %30:v1 = asr.d %29, 24
;;     %25:v1 = add.ud %100, 88
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     store.d1 %26 space:global
;;     %22:v1 = shl.ud %92, 16
;;     %23:v1 = asr.d %22, 16
;;     %18:v1 = add.ud %100, 96
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %23
;;     store.d1 %19 space:global
;;     %13:v1 = add.ud %100, 104
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %94
;;     store.b1 %14 space:global
;;     %11:v1 early = select %51, 1, 0
;;     %8:v1 = add.ud %100, 112
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 space:global
;;     %6:v1 early = select %51, -1, 0
;;     %2:v1 = add.ud %100, 120
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %narrow_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %101:v1 = mov.ud.uw r1.0.uw.lanes
;;     %96:v1 = add.d r8.0.ud, %101
;;     %100:v1 = mov.ud %96
;;     %94:s1 = mov.ud r8.8.ud scope:wave
;;     %93:s1 = mov.ud r8.16.ud scope:wave
;;     %91:s1 = add.d %94, %93 scope:wave
;;     %90.0:v2 = mov.ud %100
;;     %89.1:v2 tied(%90) = mov.ud %91
;;     store.b2 %89 space:global
;;     %88:s1 = add.d %94, -%93 scope:wave
;;     %85:v1 = add.ud %100, 8
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud %88
;;     store.b2 %86 space:global
;;     %81:s1 = mul_word.low %94, %93 scope:wave
;;     %82:s1 = mul_word.high %94, %93 scope:wave
;;     %83:s1 tied(%81) = add_word %82 scope:wave
;;     %78:v1 = add.ud %100, 16
;;     %80.0:v2 = mov.ud %78
;;     %79.1:v2 tied(%80) = mov.ud %83
;;     store.b2 %79 space:global
;;     %76:s1 = and.ud %94, %93 scope:wave
;;     %73:v1 = add.ud %100, 24
;;     %75.0:v2 = mov.ud %73
;;     %74.1:v2 tied(%75) = mov.ud %76
;;     store.b2 %74 space:global
;;     %71:s1 = or.ud %94, %93 scope:wave
;;     %68:v1 = add.ud %100, 32
;;     %70.0:v2 = mov.ud %68
;;     %69.1:v2 tied(%70) = mov.ud %71
;;     store.b2 %69 space:global
;;     %66:s1 = xor.ud %94, %93 scope:wave
;;     %63:v1 = add.ud %100, 40
;;     %65.0:v2 = mov.ud %63
;;     %64.1:v2 tied(%65) = mov.ud %66
;;     store.b2 %64 space:global
;;     %61:s1 = mov.d -%94 scope:wave
;;     %58:v1 = add.ud %100, 48
;;     %60.0:v2 = mov.ud %58
;;     %59.1:v2 tied(%60) = mov.ud %61
;;     store.b2 %59 space:global
;;     %56:s1 = not.ud %94 scope:wave
;;     %53:v1 = add.ud %100, 56
;;     %55.0:v2 = mov.ud %53
;;     %54.1:v2 tied(%55) = mov.ud %56
;;     store.b2 %54 space:global
;;     %51:s1 early = compare.nz.d r8.24.ud, 0 scope:wave
;;     %50:s1 early = select_if.nz.d r8.24.ud, 0, %94, %93 scope:wave
;;     %45:v1 = add.ud %100, 64
;;     %47.0:v2 = mov.ud %45
;;     %46.1:v2 tied(%47) = mov.ud %50
;;     store.b2 %46 space:global
;;     %43:s1 = mov.ud r9.0.ud scope:wave
;;     %41:s1 = add.d %43, %43 scope:wave
;;     %39:s1 = and.ud %41, 255 scope:wave
;;     %36:v1 = add.ud %100, 72
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %39
;;     store.d1 %37 space:global
;;     %34:s1 = and.ud %91, 0xffff scope:wave
;;     %31:v1 = add.ud %100, 80
;;     %33.0:v2 = mov.ud %31
;;     %32.1:v2 tied(%33) = mov.ud %34
;;     store.d1 %32 space:global
;;     %28:s1 = shl.ud %41, 24 scope:wave
;;     %29:s1 = asr.d %28, 24 scope:wave
;;     %24:v1 = add.ud %100, 88
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %29
;;     store.d1 %25 space:global
;;     %21:s1 = shl.ud %91, 16 scope:wave
;;     %22:s1 = asr.d %21, 16 scope:wave
;;     %17:v1 = add.ud %100, 96
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %22
;;     store.d1 %18 space:global
;;     %12:v1 = add.ud %100, 104
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %94
;;     store.b1 %13 space:global
;;     %8:v1 = add.ud %100, 112
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %51
;;     store.d1 %9 space:global
;;     %6:s1 = mov.d -%51 scope:wave
;;     %2:v1 = add.ud %100, 120
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %loads_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36:v1 = mov.ud.uw r1.0.uw.lanes
;;     %31:v1 = add.d r8.0.ud, %36
;;     %35:v1 = mov.ud %31
;;     %29:v1 early = load.b1 %35 space:global offset:8
;;     %28:v1 early = load.b1 %35 space:global offset:16
;;     %27:v1 early = load.b2 %35 space:global offset:24
;;     %26:v1 early = load.b2 %35 space:global offset:32
;;     %24:v1 = shl.ud %29, 24
;;     %25:v1 = asr.d %24, 24
;;     %22.0:v2 = mov.ud %35
;;     %21.1:v2 tied(%22) = mov.ud %25
;;     store.d1 %21 space:global
;;     %19:v1 = and.ud %28, 255
;;     %15:v1 = add.ud %35, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 space:global
;;     %12:v1 = shl.ud %27, 16
;;     %13:v1 = asr.d %12, 16
;;     %8:v1 = add.ud %35, 16
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     store.d1 %9 space:global
;;     %6:v1 = and.ud %26, 0xffff
;;     %2:v1 = add.ud %35, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %loads_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v1 = add.d r8.0.ud, %40
;;     %39:v1 = mov.ud %35
;;     %33:s1 = mov.ud r8.8.ud scope:wave
;;     %31:s1 = mov.ud r8.16.ud scope:wave
;;     %29:s1 = mov.ud r8.24.ud scope:wave
;;     %27:s1 = mov.ud r9.0.ud scope:wave
;;     %24:s1 = shl.ud %33, 24 scope:wave
;;     %25:s1 = asr.d %24, 24 scope:wave
;;     %22.0:v2 = mov.ud %39
;;     %21.1:v2 tied(%22) = mov.ud %25
;;     store.d1 %21 space:global
;;     %19:s1 = and.ud %31, 255 scope:wave
;;     %15:v1 = add.ud %39, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 space:global
;;     %12:s1 = shl.ud %29, 16 scope:wave
;;     %13:s1 = asr.d %12, 16 scope:wave
;;     %8:v1 = add.ud %39, 16
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     store.d1 %9 space:global
;;     %6:s1 = and.ud %27, 0xffff scope:wave
;;     %2:v1 = add.ud %39, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %truths_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70:v1 = mov.ud.uw r1.0.uw.lanes
;;     %65:v1 = add.d r8.0.ud, %70
;;     %69:v1 = mov.ud %65
;;     %63:v1 early = load.d1 %69 space:global offset:8
;;     %62:s1 early = compare.nz.d %63, 0
;;     %61:v1 early = load.d1 %69 space:global offset:16
;;     %60:s1 early = compare.nz.d %61, 0
;;     %58:s1 = and.ud %62, %60 scope:wave
;;     %57:v1 early = select %58, 1, 0
;;     %56.0:v2 = mov.ud %69
;;     %55.1:v2 tied(%56) = mov.ud %57
;;     store.d1 %55 space:global
;;     %53:s1 = or.ud %62, %60 scope:wave
;;     %52:v1 early = select %53, 1, 0
;;     %48:v1 = add.ud %69, 8
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %52
;;     store.d1 %49 space:global
;;     %46:s1 = xor.ud %62, %60 scope:wave
;;     %45:v1 early = select %46, 1, 0
;;     %41:v1 = add.ud %69, 16
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %45
;;     store.d1 %42 space:global
;;     %38:s1 = xor.ud %62, %60 scope:wave
;;     %39:s1 = xor.ud %38, 0xffff scope:wave
;;     %37:v1 early = select %39, 1, 0
;;     %33:v1 = add.ud %69, 24
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %37
;;     store.d1 %34 space:global
;;     %31:s1 = xor.ud %62, %60 scope:wave
;;     %28:v1 early = select %31, 1, 0
;;     %24:v1 = add.ud %69, 32
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %28
;;     store.d1 %25 space:global
;;     %22:s1 early = compare.z.d %63, 0
;;     %20:v1 early = select %22, 1, 0
;;     %17:v1 = add.ud %69, 40
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %20
;;     store.d1 %18 space:global
;;     %15:v1 early = load.d1 %69 space:global offset:24
;;     %14:s1 early = compare.nz.d %15, 0
;;     %12:s1 = and.ud %22, %14 scope:wave
;;     %9:s1 = or.ud %58, %12 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %69, 48
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %truths_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52:v1 = add.d r8.0.ud, %57
;;     %56:v1 = mov.ud %52
;;     %50:s1 early = compare.nz.d r8.8.ud, 0 scope:wave
;;     %49:s1 early = compare.nz.d r8.16.ud, 0 scope:wave
;;     %48:s1 = and.ud %50, %49 scope:wave
;;     %47.0:v2 = mov.ud %56
;;     %46.1:v2 tied(%47) = mov.ud %48
;;     store.d1 %46 space:global
;;     %44:s1 = or.ud %50, %49 scope:wave
;;     %40:v1 = add.ud %56, 8
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.d1 %41 space:global
;;     %38:s1 = xor.ud %50, %49 scope:wave
;;     %34:v1 = add.ud %56, 16
;;     %36.0:v2 = mov.ud %34
;;     %35.1:v2 tied(%36) = mov.ud %38
;;     store.d1 %35 space:global
;;     %31:s1 = xor.ud %50, %49 scope:wave
;;     %32:s1 = xor.ud %31, 1 scope:wave
;;     %27:v1 = add.ud %56, 24
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud %32
;;     store.d1 %28 space:global
;;     %25:s1 = xor.ud %50, %49 scope:wave
;;     %19:v1 = add.ud %56, 32
;;     %21.0:v2 = mov.ud %19
;;     %20.1:v2 tied(%21) = mov.ud %25
;;     store.d1 %20 space:global
;;     %17:s1 early = compare.z.d r8.8.ud, 0 scope:wave
;;     %14:v1 = add.ud %56, 40
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %17
;;     store.d1 %15 space:global
;;     %12:s1 early = compare.nz.d r8.24.ud, 0 scope:wave
;;     %11:s1 = and.ud %17, %12 scope:wave
;;     %8:s1 = or.ud %48, %11 scope:wave
;;     %2:v1 = add.ud %56, 48
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
;; machine kernel %shifts_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = mov.ud.uw r1.0.uw.lanes
;;     %29:v1 = add.d r8.0.ud, %34
;;     %33:v1 = mov.ud %29
;;     %27:v1 early = load.d1 %33 space:global offset:8
;;     %26:v1 early = load.d1 %33 space:global offset:16
;;     %25:v1 = shl.ud %27, 3
;;     %24:v1 = add.d %25, %26
;;     %23.0:v2 = mov.ud %33
;;     %22.1:v2 tied(%23) = mov.ud %24
;;     store.d1 %22 space:global
;;     %20:v1 = shl.ud %27, 4
;;     %18:v1 = add.d %26, %20
;;     %15:v1 = add.ud %33, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %18
;;     store.d1 %16 space:global
;;     %13:v1 = or.ud %25, %26
;;     %9:v1 = add.ud %33, 16
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.d1 %10 space:global
;;     %7:v1 = or.ud %26, %20
;;     %2:v1 = add.ud %33, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
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
;; machine kernel %shifts_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30:v1 = mov.ud.uw r1.0.uw.lanes
;;     %25:v1 = add.d r8.0.ud, %30
;;     %29:v1 = mov.ud %25
;;     %23:s1 = shl.ud r8.8.ud, 3 scope:wave
;;     %22:s1 = add.d %23, r8.16.ud scope:wave
;;     %21.0:v2 = mov.ud %29
;;     %20.1:v2 tied(%21) = mov.ud %22
;;     store.d1 %20 space:global
;;     %18:s1 = shl.ud r8.8.ud, 4 scope:wave
;;     %17:s1 = add.d r8.16.ud, %18 scope:wave
;;     %14:v1 = add.ud %29, 8
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %17
;;     store.d1 %15 space:global
;;     %12:s1 = or.ud %23, r8.16.ud scope:wave
;;     %8:v1 = add.ud %29, 16
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 space:global
;;     %6:s1 = or.ud r8.16.ud, %18 scope:wave
;;     %2:v1 = add.ud %29, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
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
;; machine kernel %consts_of_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = mov.ud.uw r1.0.uw.lanes
;;     %21:v1 = add.d r8.0.ud, %26
;;     %25:v1 = mov.ud %21
;;     %19.0:v2 = mov.ud %25
;;     %18.1:v2 tied(%19) = mov.ud 77
;;     store.d1 %18 space:global
;;     %14:v1 = add.ud %25, 8
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud 0x23456789
;;     %15.2:v3 tied(%17) = mov.ud 1
;;     store.d2 %15 space:global
;;     %11:v1 = add.ud %25, 16
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud 0x40600000
;;     store.d1 %12 space:global
;;     %7:v1 = add.ud %25, 24
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud 0x33333333
;;     %8.2:v3 tied(%10) = mov.ud 0x3ffb3333
;;     store.d2 %8 space:global
;;     %4:v1 = add.ud %25, 32
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud 5
;;     store.b2 %5 space:global
;;     %1:v1 = add.ud %25, 40
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 0x3e00
;;     store.b2 %2 space:global
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
;; machine kernel %consts_of_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = mov.ud.uw r1.0.uw.lanes
;;     %21:v1 = add.d r8.0.ud, %26
;;     %25:v1 = mov.ud %21
;;     %19.0:v2 = mov.ud %25
;;     %18.1:v2 tied(%19) = mov.ud 77
;;     store.d1 %18 space:global
;;     %14:v1 = add.ud %25, 8
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud 0x23456789
;;     %15.2:v3 tied(%17) = mov.ud 1
;;     store.d2 %15 space:global
;;     %11:v1 = add.ud %25, 16
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud 0x40600000
;;     store.d1 %12 space:global
;;     %7:v1 = add.ud %25, 24
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud 0x33333333
;;     %8.2:v3 tied(%10) = mov.ud 0x3ffb3333
;;     store.d2 %8 space:global
;;     %4:v1 = add.ud %25, 32
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud 5
;;     store.b2 %5 space:global
;;     %1:v1 = add.ud %25, 40
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 0x3e00
;;     store.b2 %2 space:global
;; }
;;     end
;; }
