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
;;     %234:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %233:v1 = mov.ud.uw r1.0.uw.lanes
;;     %228:v1 = add.d %234, %233
;;     %232:v1 = mov.ud %228
;;     %225:v1 early = load.d1 %232 surface:255 offset:8
;;     %224:v1 early = load.d1 %232 surface:255 offset:16
;;     %223:v1 = add.d %225, %224
;;     %222.0:v2 = mov.ud %232
;;     %221.1:v2 tied(%222) = mov.ud %223
;;     store.d1 %221 surface:255
;;     %220:v1 = add.d %225, -%224
;;     %217:v1 = add.ud %232, 8
;;     %219.0:v2 = mov.ud %217
;;     %218.1:v2 tied(%219) = mov.ud %220
;;     store.d1 %218 surface:255
;;     %213:v1 = mul_word.low %225, %224
;;     %214:v1 = mul_word.high %225, %224
;;     %215:v1 tied(%213) = add_word %214
;;     %210:v1 = add.ud %232, 16
;;     %212.0:v2 = mov.ud %210
;;     %211.1:v2 tied(%212) = mov.ud %215
;;     store.d1 %211 surface:255
;;     %208:v1 = mul_high.ud %225, %224
;;     %205:v1 = add.ud %232, 24
;;     %207.0:v2 = mov.ud %205
;;     %206.1:v2 tied(%207) = mov.ud %208
;;     store.d1 %206 surface:255
;;     %203:v1 = mul_high.d %225, %224
;;     %200:v1 = add.ud %232, 32
;;     %202.0:v2 = mov.ud %200
;;     %201.1:v2 tied(%202) = mov.ud %203
;;     store.d1 %201 surface:255
;;     %198:v1 = minmax.l.ud %225, %224
;;     %195:v1 = add.ud %232, 40
;;     %197.0:v2 = mov.ud %195
;;     %196.1:v2 tied(%197) = mov.ud %198
;;     store.d1 %196 surface:255
;;     %193:v1 = minmax.ge.ud %225, %224
;;     %190:v1 = add.ud %232, 48
;;     %192.0:v2 = mov.ud %190
;;     %191.1:v2 tied(%192) = mov.ud %193
;;     store.d1 %191 surface:255
;;     %188:v1 = minmax.l.d %225, %224
;;     %185:v1 = add.ud %232, 56
;;     %187.0:v2 = mov.ud %185
;;     %186.1:v2 tied(%187) = mov.ud %188
;;     store.d1 %186 surface:255
;;     %183:v1 = minmax.ge.d %225, %224
;;     %180:v1 = add.ud %232, 64
;;     %182.0:v2 = mov.ud %180
;;     %181.1:v2 tied(%182) = mov.ud %183
;;     store.d1 %181 surface:255
;;     %178:v1 = and.ud %225, %224
;;     %175:v1 = add.ud %232, 72
;;     %177.0:v2 = mov.ud %175
;;     %176.1:v2 tied(%177) = mov.ud %178
;;     store.d1 %176 surface:255
;;     %174:v1 = or.ud %225, %224
;;     %171:v1 = add.ud %232, 80
;;     %173.0:v2 = mov.ud %171
;;     %172.1:v2 tied(%173) = mov.ud %174
;;     store.d1 %172 surface:255
;;     %169:v1 = xor.ud %225, %224
;;     %166:v1 = add.ud %232, 88
;;     %168.0:v2 = mov.ud %166
;;     %167.1:v2 tied(%168) = mov.ud %169
;;     store.d1 %167 surface:255
;;     %164:v1 = shl.ud %225, %224
;;     %161:v1 = add.ud %232, 96
;;     %163.0:v2 = mov.ud %161
;;     %162.1:v2 tied(%163) = mov.ud %164
;;     store.d1 %162 surface:255
;;     %159:v1 = shr.ud %225, %224
;;     %156:v1 = add.ud %232, 104
;;     %158.0:v2 = mov.ud %156
;;     %157.1:v2 tied(%158) = mov.ud %159
;;     store.d1 %157 surface:255
;;     %154:v1 = asr.d %225, %224
;;     %151:v1 = add.ud %232, 112
;;     %153.0:v2 = mov.ud %151
;;     %152.1:v2 tied(%153) = mov.ud %154
;;     store.d1 %152 surface:255
;;     %149:v1 = and.ud %225, 0xffffff
;;     %148:v1 = and.ud %224, 0xffffff
;;     %145:v1 = mul_word.low %149, %148
;;     %146:v1 = mul_word.high %149, %148
;;     %147:v1 tied(%145) = add_word %146
;;     %142:v1 = add.ud %232, 120
;;     %144.0:v2 = mov.ud %142
;;     %143.1:v2 tied(%144) = mov.ud %147
;;     store.d1 %143 surface:255
;;     %140:v1 = shl.ud %225, 8
;;     %139:v1 = asr.d %140, 8
;;     %137:v1 = shl.ud %224, 8
;;     %136:v1 = asr.d %137, 8
;;     %132:v1 = mul_word.low %139, %136
;;     %133:v1 = mul_word.high %139, %136
;;     %134:v1 tied(%132) = add_word %133
;;     %129:v1 = add.ud %232, 128
;;     %131.0:v2 = mov.ud %129
;;     %130.1:v2 tied(%131) = mov.ud %134
;;     store.d1 %130 surface:255
;;     %127:v1 = mul_high.ud %149, %148
;;     %122:v1 = add.ud %232, 136
;;     %124.0:v2 = mov.ud %122
;;     %123.1:v2 tied(%124) = mov.ud %127
;;     store.d1 %123 surface:255
;;     %120:v1 = mul_high.d %139, %136
;;     %115:v1 = add.ud %232, 144
;;     %117.0:v2 = mov.ud %115
;;     %116.1:v2 tied(%117) = mov.ud %120
;;     store.d1 %116 surface:255
;;     %113:s1 early = compare.l.ud %223, %225
;;     %111:v1 early = select %113, 1, 0
;;     %107:v1 = add.ud %232, 152
;;     %109.0:v2 = mov.ud %107
;;     %108.1:v2 tied(%109) = mov.ud %111
;;     store.d1 %108 surface:255
;;     %105:s1 early = compare.l.ud %225, %224
;;     %104:v1 early = select %105, 1, 0
;;     %100:v1 = add.ud %232, 160
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     store.d1 %101 surface:255
;;     %98:v1 = bfi1.ud %224, %225
;;     %95:v1 = add.ud %232, 168
;;     %97.0:v2 = mov.ud %95
;;     %96.1:v2 tied(%97) = mov.ud %98
;;     store.d1 %96 surface:255
;;     %93:v1 = mov.d -%225
;;     %90:v1 = add.ud %232, 176
;;     %92.0:v2 = mov.ud %90
;;     %91.1:v2 tied(%92) = mov.ud %93
;;     store.d1 %91 surface:255
;;     %88:v1 = mov.d |%225|
;;     %85:v1 = add.ud %232, 184
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud %88
;;     store.d1 %86 surface:255
;;     %83:v1 = not.ud %225
;;     %80:v1 = add.ud %232, 192
;;     %82.0:v2 = mov.ud %80
;;     %81.1:v2 tied(%82) = mov.ud %83
;;     store.d1 %81 surface:255
;;     %78:v1 = bfrev.ud %225
;;     %75:v1 = add.ud %232, 200
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud %78
;;     store.d1 %76 surface:255
;;     %73:v1 = cbit.ud %225
;;     %70:v1 = add.ud %232, 208
;;     %72.0:v2 = mov.ud %70
;;     %71.1:v2 tied(%72) = mov.ud %73
;;     store.d1 %71 surface:255
;;     %68:v1 = fbh.ud %225
;;     %65:v1 = add.ud %232, 216
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %68
;;     store.d1 %66 surface:255
;;     %63:v1 = fbh.ud.d %225
;;     %60:v1 = add.ud %232, 224
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %63
;;     store.d1 %61 surface:255
;;     %58:v1 = fbl.ud %225
;;     %55:v1 = add.ud %232, 232
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud %58
;;     store.d1 %56 surface:255
;;     %53:v1 = and.ud %225, 31
;;     %52:v1 = xor.ud %53, 31
;;     %50:v1 = shr.ud %225, %225
;;     %49:v1 = shl.ud %224, 1
;;     %48:v1 = shl.ud %49, %52
;;     %46:v1 = or.ud %50, %48
;;     %41:v1 = add.ud %232, 240
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %46
;;     store.d1 %42 surface:255
;;     %39:v1 = shl.ud %225, 3
;;     %38:v1 = and.ud %39, 31
;;     %37:v1 = xor.ud %38, 31
;;     %35:v1 = shr.ud %225, %39
;;     %33:v1 = shl.ud %49, %37
;;     %30:v1 = or.ud %35, %33
;;     %25:v1 = add.ud %232, 248
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     store.d1 %26 surface:255
;;     %21:v1 = add.ud %232, 256
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %178
;;     store.d1 %22 surface:255
;;     %19:v1 = three.bfe.ud %225, %224, %225
;;     %16:v1 = add.ud %232, 264
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %19
;;     store.d1 %17 surface:255
;;     %14:v1 = three.bfe.d %225, %224, %225
;;     %11:v1 = add.ud %232, 272
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %14
;;     store.d1 %12 surface:255
;;     %9:v1 early = load.d1 %232 surface:255 offset:24
;;     %8:v1 early = select_if.nz.d %9, 0, %225, %224
;;     %2:v1 = add.ud %232, 280
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %232:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %231:v1 = mov.ud.uw r1.0.uw.lanes
;;     %226:v1 = add.d %232, %231
;;     %230:v1 = mov.ud %226
;;     %223:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %222:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %221:s1 = add.d %223, %222 scope:wave
;;     %220.0:v2 = mov.ud %230
;;     %219.1:v2 tied(%220) = mov.ud %221
;;     store.d1 %219 surface:255
;;     %218:s1 = add.d %223, -%222 scope:wave
;;     %215:v1 = add.ud %230, 8
;;     %217.0:v2 = mov.ud %215
;;     %216.1:v2 tied(%217) = mov.ud %218
;;     store.d1 %216 surface:255
;;     %211:s1 = mul_word.low %223, %222 scope:wave
;;     %212:s1 = mul_word.high %223, %222 scope:wave
;;     %213:s1 tied(%211) = add_word %212 scope:wave
;;     %208:v1 = add.ud %230, 16
;;     %210.0:v2 = mov.ud %208
;;     %209.1:v2 tied(%210) = mov.ud %213
;;     store.d1 %209 surface:255
;;     %206:v1 = mul_high.ud %223, %222
;;     %203:v1 = add.ud %230, 24
;;     %205.0:v2 = mov.ud %203
;;     %204.1:v2 tied(%205) = mov.ud %206
;;     store.d1 %204 surface:255
;;     %201:v1 = mul_high.d %223, %222
;;     %198:v1 = add.ud %230, 32
;;     %200.0:v2 = mov.ud %198
;;     %199.1:v2 tied(%200) = mov.ud %201
;;     store.d1 %199 surface:255
;;     %196:s1 = minmax.l.ud %223, %222 scope:wave
;;     %193:v1 = add.ud %230, 40
;;     %195.0:v2 = mov.ud %193
;;     %194.1:v2 tied(%195) = mov.ud %196
;;     store.d1 %194 surface:255
;;     %191:s1 = minmax.ge.ud %223, %222 scope:wave
;;     %188:v1 = add.ud %230, 48
;;     %190.0:v2 = mov.ud %188
;;     %189.1:v2 tied(%190) = mov.ud %191
;;     store.d1 %189 surface:255
;;     %186:s1 = minmax.l.d %223, %222 scope:wave
;;     %183:v1 = add.ud %230, 56
;;     %185.0:v2 = mov.ud %183
;;     %184.1:v2 tied(%185) = mov.ud %186
;;     store.d1 %184 surface:255
;;     %181:s1 = minmax.ge.d %223, %222 scope:wave
;;     %178:v1 = add.ud %230, 64
;;     %180.0:v2 = mov.ud %178
;;     %179.1:v2 tied(%180) = mov.ud %181
;;     store.d1 %179 surface:255
;;     %176:s1 = and.ud %223, %222 scope:wave
;;     %173:v1 = add.ud %230, 72
;;     %175.0:v2 = mov.ud %173
;;     %174.1:v2 tied(%175) = mov.ud %176
;;     store.d1 %174 surface:255
;;     %172:s1 = or.ud %223, %222 scope:wave
;;     %169:v1 = add.ud %230, 80
;;     %171.0:v2 = mov.ud %169
;;     %170.1:v2 tied(%171) = mov.ud %172
;;     store.d1 %170 surface:255
;;     %167:s1 = xor.ud %223, %222 scope:wave
;;     %164:v1 = add.ud %230, 88
;;     %166.0:v2 = mov.ud %164
;;     %165.1:v2 tied(%166) = mov.ud %167
;;     store.d1 %165 surface:255
;;     %162:s1 = shl.ud %223, %222 scope:wave
;;     %159:v1 = add.ud %230, 96
;;     %161.0:v2 = mov.ud %159
;;     %160.1:v2 tied(%161) = mov.ud %162
;;     store.d1 %160 surface:255
;;     %157:s1 = shr.ud %223, %222 scope:wave
;;     %154:v1 = add.ud %230, 104
;;     %156.0:v2 = mov.ud %154
;;     %155.1:v2 tied(%156) = mov.ud %157
;;     store.d1 %155 surface:255
;;     %152:s1 = asr.d %223, %222 scope:wave
;;     %149:v1 = add.ud %230, 112
;;     %151.0:v2 = mov.ud %149
;;     %150.1:v2 tied(%151) = mov.ud %152
;;     store.d1 %150 surface:255
;;     %147:s1 = and.ud %223, 0xffffff scope:wave
;;     %146:s1 = and.ud %222, 0xffffff scope:wave
;;     %143:s1 = mul_word.low %147, %146 scope:wave
;;     %144:s1 = mul_word.high %147, %146 scope:wave
;;     %145:s1 tied(%143) = add_word %144 scope:wave
;;     %140:v1 = add.ud %230, 120
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %145
;;     store.d1 %141 surface:255
;;     %138:s1 = shl.ud %223, 8 scope:wave
;;     %137:s1 = asr.d %138, 8 scope:wave
;;     %135:s1 = shl.ud %222, 8 scope:wave
;;     %134:s1 = asr.d %135, 8 scope:wave
;;     %130:s1 = mul_word.low %137, %134 scope:wave
;;     %131:s1 = mul_word.high %137, %134 scope:wave
;;     %132:s1 tied(%130) = add_word %131 scope:wave
;;     %127:v1 = add.ud %230, 128
;;     %129.0:v2 = mov.ud %127
;;     %128.1:v2 tied(%129) = mov.ud %132
;;     store.d1 %128 surface:255
;;     %125:v1 = mul_high.ud %147, %146
;;     %120:v1 = add.ud %230, 136
;;     %122.0:v2 = mov.ud %120
;;     %121.1:v2 tied(%122) = mov.ud %125
;;     store.d1 %121 surface:255
;;     %118:v1 = mul_high.d %137, %134
;;     %113:v1 = add.ud %230, 144
;;     %115.0:v2 = mov.ud %113
;;     %114.1:v2 tied(%115) = mov.ud %118
;;     store.d1 %114 surface:255
;;     %111:s1 early = compare.l.ud %221, %223 scope:wave
;;     %106:v1 = add.ud %230, 152
;;     %108.0:v2 = mov.ud %106
;;     %107.1:v2 tied(%108) = mov.ud %111
;;     store.d1 %107 surface:255
;;     %104:s1 early = compare.l.ud %223, %222 scope:wave
;;     %100:v1 = add.ud %230, 160
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %104
;;     store.d1 %101 surface:255
;;     %98:v1 = bfi1.ud %222, %223
;;     %95:v1 = add.ud %230, 168
;;     %97.0:v2 = mov.ud %95
;;     %96.1:v2 tied(%97) = mov.ud %98
;;     store.d1 %96 surface:255
;;     %93:s1 = mov.d -%223 scope:wave
;;     %90:v1 = add.ud %230, 176
;;     %92.0:v2 = mov.ud %90
;;     %91.1:v2 tied(%92) = mov.ud %93
;;     store.d1 %91 surface:255
;;     %88:s1 = mov.d |%223| scope:wave
;;     %85:v1 = add.ud %230, 184
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud %88
;;     store.d1 %86 surface:255
;;     %83:s1 = not.ud %223 scope:wave
;;     %80:v1 = add.ud %230, 192
;;     %82.0:v2 = mov.ud %80
;;     %81.1:v2 tied(%82) = mov.ud %83
;;     store.d1 %81 surface:255
;;     %78:s1 = bfrev.ud %223 scope:wave
;;     %75:v1 = add.ud %230, 200
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud %78
;;     store.d1 %76 surface:255
;;     %73:s1 = cbit.ud %223 scope:wave
;;     %70:v1 = add.ud %230, 208
;;     %72.0:v2 = mov.ud %70
;;     %71.1:v2 tied(%72) = mov.ud %73
;;     store.d1 %71 surface:255
;;     %68:s1 = fbh.ud %223 scope:wave
;;     %65:v1 = add.ud %230, 216
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %68
;;     store.d1 %66 surface:255
;;     %63:s1 = fbh.ud.d %223 scope:wave
;;     %60:v1 = add.ud %230, 224
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %63
;;     store.d1 %61 surface:255
;;     %58:s1 = fbl.ud %223 scope:wave
;;     %55:v1 = add.ud %230, 232
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud %58
;;     store.d1 %56 surface:255
;;     %53:s1 = and.ud %223, 31 scope:wave
;;     %52:s1 = xor.ud %53, 31 scope:wave
;;     %50:s1 = shr.ud %223, %223 scope:wave
;;     %49:s1 = shl.ud %222, 1 scope:wave
;;     %48:s1 = shl.ud %49, %52 scope:wave
;;     %46:s1 = or.ud %50, %48 scope:wave
;;     %41:v1 = add.ud %230, 240
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %46
;;     store.d1 %42 surface:255
;;     %39:s1 = shl.ud %223, 3 scope:wave
;;     %38:s1 = and.ud %39, 31 scope:wave
;;     %37:s1 = xor.ud %38, 31 scope:wave
;;     %35:s1 = shr.ud %223, %39 scope:wave
;;     %33:s1 = shl.ud %49, %37 scope:wave
;;     %30:s1 = or.ud %35, %33 scope:wave
;;     %25:v1 = add.ud %230, 248
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     store.d1 %26 surface:255
;;     %21:v1 = add.ud %230, 256
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %176
;;     store.d1 %22 surface:255
;;     %19:v1 = three.bfe.ud %223, %222, %223
;;     %16:v1 = add.ud %230, 264
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %19
;;     store.d1 %17 surface:255
;;     %14:v1 = three.bfe.d %223, %222, %223
;;     %11:v1 = add.ud %230, 272
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %14
;;     store.d1 %12 surface:255
;;     %9:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %8:s1 early = select_if.nz.d %9, 0, %223, %222 scope:wave
;;     %2:v1 = add.ud %230, 280
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %192:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %191:v1 = mov.ud.uw r1.0.uw.lanes
;;     %186:v1 = add.d %192, %191
;;     %190:v1 = mov.ud %186
;;     %183:v1 early = load.d1 %190 surface:255 offset:8
;;     %182:v1 early = load.d1 %190 surface:255 offset:16
;;     %181:v2 early = load.d2 %190 surface:255 offset:24
;;     %180:v2 early = load.d2 %190 surface:255 offset:32
;;     %179:s1 early = compare.z.d %183, %182
;;     %178:v1 early = select %179, 1, 0
;;     %176.0:v2 = mov.ud %190
;;     %175.1:v2 tied(%176) = mov.ud %178
;;     store.d1 %175 surface:255
;;     %173:s1 early = compare.nz.d %183, %182
;;     %172:v1 early = select %173, 1, 0
;;     %168:v1 = add.ud %190, 8
;;     %170.0:v2 = mov.ud %168
;;     %169.1:v2 tied(%170) = mov.ud %172
;;     store.d1 %169 surface:255
;;     %166:s1 early = compare.l.d %183, %182
;;     %165:v1 early = select %166, 1, 0
;;     %161:v1 = add.ud %190, 16
;;     %163.0:v2 = mov.ud %161
;;     %162.1:v2 tied(%163) = mov.ud %165
;;     store.d1 %162 surface:255
;;     %159:s1 early = compare.le.d %183, %182
;;     %158:v1 early = select %159, 1, 0
;;     %154:v1 = add.ud %190, 24
;;     %156.0:v2 = mov.ud %154
;;     %155.1:v2 tied(%156) = mov.ud %158
;;     store.d1 %155 surface:255
;;     %152:s1 early = compare.g.d %183, %182
;;     %151:v1 early = select %152, 1, 0
;;     %147:v1 = add.ud %190, 32
;;     %149.0:v2 = mov.ud %147
;;     %148.1:v2 tied(%149) = mov.ud %151
;;     store.d1 %148 surface:255
;;     %145:s1 early = compare.ge.d %183, %182
;;     %144:v1 early = select %145, 1, 0
;;     %140:v1 = add.ud %190, 40
;;     %142.0:v2 = mov.ud %140
;;     %141.1:v2 tied(%142) = mov.ud %144
;;     store.d1 %141 surface:255
;;     %138:s1 early = compare.l.ud %183, %182
;;     %137:v1 early = select %138, 1, 0
;;     %133:v1 = add.ud %190, 48
;;     %135.0:v2 = mov.ud %133
;;     %134.1:v2 tied(%135) = mov.ud %137
;;     store.d1 %134 surface:255
;;     %131:s1 early = compare.le.ud %183, %182
;;     %130:v1 early = select %131, 1, 0
;;     %126:v1 = add.ud %190, 56
;;     %128.0:v2 = mov.ud %126
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     store.d1 %127 surface:255
;;     %124:s1 early = compare.g.ud %183, %182
;;     %123:v1 early = select %124, 1, 0
;;     %119:v1 = add.ud %190, 64
;;     %121.0:v2 = mov.ud %119
;;     %120.1:v2 tied(%121) = mov.ud %123
;;     store.d1 %120 surface:255
;;     %117:s1 early = compare.ge.ud %183, %182
;;     %114:v1 early = select %117, 1, 0
;;     %110:v1 = add.ud %190, 72
;;     %112.0:v2 = mov.ud %110
;;     %111.1:v2 tied(%112) = mov.ud %114
;;     store.d1 %111 surface:255
;;     %106:v1 = xor.ud %181.0, %180.0
;;     %105:v1 = xor.ud %181.1, %180.1
;;     %104:v1 = or.ud %106, %105
;;     %101:s1 early = compare.z.d %104, 0
;;     %100:v1 early = select %101, 1, 0
;;     %96:v1 = add.ud %190, 80
;;     %98.0:v2 = mov.ud %96
;;     %97.1:v2 tied(%98) = mov.ud %100
;;     store.d1 %97 surface:255
;;     %94:s1 early = compare.nz.d %104, 0
;;     %92:v1 early = select %94, 1, 0
;;     %88:v1 = add.ud %190, 88
;;     %90.0:v2 = mov.ud %88
;;     %89.1:v2 tied(%90) = mov.ud %92
;;     store.d1 %89 surface:255
;;     %86:s1 early = compare.l.d %181.1, %180.1
;;     %85:s1 early = compare.z.d %181.1, %180.1
;;     %84:s1 early = compare.l.ud %181.0, %180.0
;;     %83:s1 = and.ud %85, %84 scope:wave
;;     %81:s1 = or.ud %86, %83 scope:wave
;;     %80:v1 early = select %81, 1, 0
;;     %76:v1 = add.ud %190, 96
;;     %78.0:v2 = mov.ud %76
;;     %77.1:v2 tied(%78) = mov.ud %80
;;     store.d1 %77 surface:255
;;     %74:s1 early = compare.le.ud %181.0, %180.0
;;     %73:s1 = and.ud %85, %74 scope:wave
;;     %71:s1 = or.ud %86, %73 scope:wave
;;     %69:v1 early = select %71, 1, 0
;;     %65:v1 = add.ud %190, 104
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %69
;;     store.d1 %66 surface:255
;;     %63:s1 early = compare.g.d %181.1, %180.1
;;     %62:s1 early = compare.g.ud %181.0, %180.0
;;     %61:s1 = and.ud %85, %62 scope:wave
;;     %59:s1 = or.ud %63, %61 scope:wave
;;     %58:v1 early = select %59, 1, 0
;;     %54:v1 = add.ud %190, 112
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %58
;;     store.d1 %55 surface:255
;;     %52:s1 early = compare.ge.ud %181.0, %180.0
;;     %49:s1 = and.ud %85, %52 scope:wave
;;     %46:s1 = or.ud %63, %49 scope:wave
;;     %44:v1 early = select %46, 1, 0
;;     %40:v1 = add.ud %190, 120
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %44
;;     store.d1 %41 surface:255
;;     %38:s1 early = compare.l.ud %181.1, %180.1
;;     %37:s1 = or.ud %38, %83 scope:wave
;;     %35:v1 early = select %37, 1, 0
;;     %31:v1 = add.ud %190, 128
;;     %33.0:v2 = mov.ud %31
;;     %32.1:v2 tied(%33) = mov.ud %35
;;     store.d1 %32 surface:255
;;     %29:s1 = or.ud %38, %73 scope:wave
;;     %26:v1 early = select %29, 1, 0
;;     %22:v1 = add.ud %190, 136
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %26
;;     store.d1 %23 surface:255
;;     %20:s1 early = compare.g.ud %181.1, %180.1
;;     %17:s1 = or.ud %20, %61 scope:wave
;;     %15:v1 early = select %17, 1, 0
;;     %11:v1 = add.ud %190, 144
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %15
;;     store.d1 %12 surface:255
;;     %9:s1 = or.ud %20, %49 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %190, 152
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %172:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %171:v1 = mov.ud.uw r1.0.uw.lanes
;;     %166:v1 = add.d %172, %171
;;     %170:v1 = mov.ud %166
;;     %163:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %162:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %161:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %160:s2 early = load.d2 r4.0.ud surface:255 offset:32 scope:wave
;;     %159:s1 early = compare.z.d %163, %162 scope:wave
;;     %157.0:v2 = mov.ud %170
;;     %156.1:v2 tied(%157) = mov.ud %159
;;     store.d1 %156 surface:255
;;     %154:s1 early = compare.nz.d %163, %162 scope:wave
;;     %150:v1 = add.ud %170, 8
;;     %152.0:v2 = mov.ud %150
;;     %151.1:v2 tied(%152) = mov.ud %154
;;     store.d1 %151 surface:255
;;     %148:s1 early = compare.l.d %163, %162 scope:wave
;;     %144:v1 = add.ud %170, 16
;;     %146.0:v2 = mov.ud %144
;;     %145.1:v2 tied(%146) = mov.ud %148
;;     store.d1 %145 surface:255
;;     %142:s1 early = compare.le.d %163, %162 scope:wave
;;     %138:v1 = add.ud %170, 24
;;     %140.0:v2 = mov.ud %138
;;     %139.1:v2 tied(%140) = mov.ud %142
;;     store.d1 %139 surface:255
;;     %136:s1 early = compare.g.d %163, %162 scope:wave
;;     %132:v1 = add.ud %170, 32
;;     %134.0:v2 = mov.ud %132
;;     %133.1:v2 tied(%134) = mov.ud %136
;;     store.d1 %133 surface:255
;;     %130:s1 early = compare.ge.d %163, %162 scope:wave
;;     %126:v1 = add.ud %170, 40
;;     %128.0:v2 = mov.ud %126
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     store.d1 %127 surface:255
;;     %124:s1 early = compare.l.ud %163, %162 scope:wave
;;     %120:v1 = add.ud %170, 48
;;     %122.0:v2 = mov.ud %120
;;     %121.1:v2 tied(%122) = mov.ud %124
;;     store.d1 %121 surface:255
;;     %118:s1 early = compare.le.ud %163, %162 scope:wave
;;     %114:v1 = add.ud %170, 56
;;     %116.0:v2 = mov.ud %114
;;     %115.1:v2 tied(%116) = mov.ud %118
;;     store.d1 %115 surface:255
;;     %112:s1 early = compare.g.ud %163, %162 scope:wave
;;     %108:v1 = add.ud %170, 64
;;     %110.0:v2 = mov.ud %108
;;     %109.1:v2 tied(%110) = mov.ud %112
;;     store.d1 %109 surface:255
;;     %106:s1 early = compare.ge.ud %163, %162 scope:wave
;;     %100:v1 = add.ud %170, 72
;;     %102.0:v2 = mov.ud %100
;;     %101.1:v2 tied(%102) = mov.ud %106
;;     store.d1 %101 surface:255
;;     %96:s1 = xor.ud %161.0, %160.0 scope:wave
;;     %95:s1 = xor.ud %161.1, %160.1 scope:wave
;;     %94:s1 = or.ud %96, %95 scope:wave
;;     %91:s1 early = compare.z.d %94, 0 scope:wave
;;     %87:v1 = add.ud %170, 80
;;     %89.0:v2 = mov.ud %87
;;     %88.1:v2 tied(%89) = mov.ud %91
;;     store.d1 %88 surface:255
;;     %85:s1 early = compare.nz.d %94, 0 scope:wave
;;     %80:v1 = add.ud %170, 88
;;     %82.0:v2 = mov.ud %80
;;     %81.1:v2 tied(%82) = mov.ud %85
;;     store.d1 %81 surface:255
;;     %78:s1 early = compare.l.d %161.1, %160.1 scope:wave
;;     %77:s1 early = compare.z.d %161.1, %160.1 scope:wave
;;     %76:s1 early = compare.l.ud %161.0, %160.0 scope:wave
;;     %75:s1 = and.ud %77, %76 scope:wave
;;     %73:s1 = or.ud %78, %75 scope:wave
;;     %69:v1 = add.ud %170, 96
;;     %71.0:v2 = mov.ud %69
;;     %70.1:v2 tied(%71) = mov.ud %73
;;     store.d1 %70 surface:255
;;     %67:s1 early = compare.le.ud %161.0, %160.0 scope:wave
;;     %66:s1 = and.ud %77, %67 scope:wave
;;     %64:s1 = or.ud %78, %66 scope:wave
;;     %59:v1 = add.ud %170, 104
;;     %61.0:v2 = mov.ud %59
;;     %60.1:v2 tied(%61) = mov.ud %64
;;     store.d1 %60 surface:255
;;     %57:s1 early = compare.g.d %161.1, %160.1 scope:wave
;;     %56:s1 early = compare.g.ud %161.0, %160.0 scope:wave
;;     %55:s1 = and.ud %77, %56 scope:wave
;;     %53:s1 = or.ud %57, %55 scope:wave
;;     %49:v1 = add.ud %170, 112
;;     %51.0:v2 = mov.ud %49
;;     %50.1:v2 tied(%51) = mov.ud %53
;;     store.d1 %50 surface:255
;;     %47:s1 early = compare.ge.ud %161.0, %160.0 scope:wave
;;     %44:s1 = and.ud %77, %47 scope:wave
;;     %41:s1 = or.ud %57, %44 scope:wave
;;     %36:v1 = add.ud %170, 120
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %41
;;     store.d1 %37 surface:255
;;     %34:s1 early = compare.l.ud %161.1, %160.1 scope:wave
;;     %33:s1 = or.ud %34, %75 scope:wave
;;     %28:v1 = add.ud %170, 128
;;     %30.0:v2 = mov.ud %28
;;     %29.1:v2 tied(%30) = mov.ud %33
;;     store.d1 %29 surface:255
;;     %26:s1 = or.ud %34, %66 scope:wave
;;     %20:v1 = add.ud %170, 136
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %26
;;     store.d1 %21 surface:255
;;     %18:s1 early = compare.g.ud %161.1, %160.1 scope:wave
;;     %15:s1 = or.ud %18, %55 scope:wave
;;     %10:v1 = add.ud %170, 144
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %15
;;     store.d1 %11 surface:255
;;     %8:s1 = or.ud %18, %44 scope:wave
;;     %2:v1 = add.ud %170, 152
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %41:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %40:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v1 = add.d %41, %40
;;     %39:v1 = mov.ud %35
;;     %32:v1 early = load.d1 %39 surface:255 offset:8
;;     %31:v1 early = load.d1 %39 surface:255 offset:16
;;     %30:v2 early = load.d2 %39 surface:255 offset:24
;;     %29:v2 early = load.d2 %39 surface:255 offset:32
;;     %28:v1 early = select_if.l.d %32, %31, %32, %31
;;     %27.0:v2 = mov.ud %39
;;     %26.1:v2 tied(%27) = mov.ud %28
;;     store.d1 %26 surface:255
;;     %22:v1 = xor.ud %30.0, %29.0
;;     %19:v1 = xor.ud %30.1, %29.1
;;     %16:v1 = or.ud %22, %19
;;     %13:v1 early = select_if.z.d %16, 0, %32, %31
;;     %10:v1 = add.ud %39, 8
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 surface:255
;;     %8:v1 early = select_if.nz.d %16, 0, %32, %31
;;     %2:v1 = add.ud %39, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %41:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %40:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v1 = add.d %41, %40
;;     %39:v1 = mov.ud %35
;;     %32:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %31:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %30:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %29:s2 early = load.d2 r4.0.ud surface:255 offset:32 scope:wave
;;     %28:s1 early = select_if.l.d %32, %31, %32, %31 scope:wave
;;     %27.0:v2 = mov.ud %39
;;     %26.1:v2 tied(%27) = mov.ud %28
;;     store.d1 %26 surface:255
;;     %22:s1 = xor.ud %30.0, %29.0 scope:wave
;;     %19:s1 = xor.ud %30.1, %29.1 scope:wave
;;     %16:s1 = or.ud %22, %19 scope:wave
;;     %13:s1 early = select_if.z.d %16, 0, %32, %31 scope:wave
;;     %10:v1 = add.ud %39, 8
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 surface:255
;;     %8:s1 early = select_if.nz.d %16, 0, %32, %31 scope:wave
;;     %2:v1 = add.ud %39, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %248:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %247:v1 = mov.ud.uw r1.0.uw.lanes
;;     %242:v1 = add.d %248, %247
;;     %246:v1 = mov.ud %242
;;     %239:v2 early = load.d2 %246 surface:255 offset:8
;;     %238:v2 early = load.d2 %246 surface:255 offset:16
;;     %237:v1 early = load.d1 %246 surface:255 offset:24
;;     %232:v1 = add.d %239.0, %238.0
;;     %233:v1 = add.d %239.1, %238.1
;;     %234:v1 tied(%233) = carry %232, %238.0
;;     %236.0:v2 = mov.ud %232
;;     %235.1:v2 tied(%236) = mov.ud %234
;;     %230.0:v3 = mov.ud %246
;;     %231.1:v3 tied(%230) = mov.ud %235.0
;;     %229.2:v3 tied(%231) = mov.ud %235.1
;;     store.d2 %229 surface:255
;;     %223:v1 = add.d %239.0, -%238.0
;;     %224:v1 = add.d %239.1, -%238.1
;;     %225:v1 tied(%224) = borrow %239.0, %238.0
;;     %227.0:v2 = mov.ud %223
;;     %226.1:v2 tied(%227) = mov.ud %225
;;     %219:v1 = add.ud %246, 8
;;     %221.0:v3 = mov.ud %219
;;     %222.1:v3 tied(%221) = mov.ud %226.0
;;     %220.2:v3 tied(%222) = mov.ud %226.1
;;     store.d2 %220 surface:255
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
;;     %193:v1 = add.ud %246, 16
;;     %195.0:v3 = mov.ud %193
;;     %196.1:v3 tied(%195) = mov.ud %199.0
;;     %194.2:v3 tied(%196) = mov.ud %199.1
;;     store.d2 %194 surface:255
;;     %188:v1 = and.ud %239.0, %238.0
;;     %189:v1 = and.ud %239.1, %238.1
;;     %191.0:v2 = mov.ud %188
;;     %190.1:v2 tied(%191) = mov.ud %189
;;     %184:v1 = add.ud %246, 24
;;     %186.0:v3 = mov.ud %184
;;     %187.1:v3 tied(%186) = mov.ud %190.0
;;     %185.2:v3 tied(%187) = mov.ud %190.1
;;     store.d2 %185 surface:255
;;     %180:v1 = or.ud %239.0, %238.0
;;     %181:v1 = or.ud %239.1, %238.1
;;     %183.0:v2 = mov.ud %180
;;     %182.1:v2 tied(%183) = mov.ud %181
;;     %176:v1 = add.ud %246, 32
;;     %178.0:v3 = mov.ud %176
;;     %179.1:v3 tied(%178) = mov.ud %182.0
;;     %177.2:v3 tied(%179) = mov.ud %182.1
;;     store.d2 %177 surface:255
;;     %171:v1 = xor.ud %239.0, %238.0
;;     %172:v1 = xor.ud %239.1, %238.1
;;     %174.0:v2 = mov.ud %171
;;     %173.1:v2 tied(%174) = mov.ud %172
;;     %167:v1 = add.ud %246, 40
;;     %169.0:v3 = mov.ud %167
;;     %170.1:v3 tied(%169) = mov.ud %173.0
;;     %168.2:v3 tied(%170) = mov.ud %173.1
;;     store.d2 %168 surface:255
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
;;     %142:v1 = add.ud %246, 48
;;     %144.0:v3 = mov.ud %142
;;     %145.1:v3 tied(%144) = mov.ud %148.0
;;     %143.2:v3 tied(%145) = mov.ud %148.1
;;     store.d2 %143 surface:255
;;     %140:v1 = shr.ud %239.1, %237
;;     %139:v1 = shl.ud %239.1, 1
;;     %138:v1 = shl.ud %139, %163
;;     %135:v1 = shr.ud %239.0, %237
;;     %134:v1 = or.ud %135, %138
;;     %131:v1 early = select_if.nz.d %165, 0, %140, %134
;;     %130:v1 early = select_if.nz.d %165, 0, 0, %140
;;     %128.0:v2 = mov.ud %131
;;     %127.1:v2 tied(%128) = mov.ud %130
;;     %121:v1 = add.ud %246, 56
;;     %123.0:v3 = mov.ud %121
;;     %124.1:v3 tied(%123) = mov.ud %127.0
;;     %122.2:v3 tied(%124) = mov.ud %127.1
;;     store.d2 %122 surface:255
;;     %119:v1 = asr.d %239.1, %237
;;     %118:v1 = asr.d %239.1, 31
;;     %117:v1 early = select_if.nz.d %165, 0, %119, %134
;;     %115:v1 early = select_if.nz.d %165, 0, %118, %119
;;     %111.0:v2 = mov.ud %117
;;     %110.1:v2 tied(%111) = mov.ud %115
;;     %104:v1 = add.ud %246, 64
;;     %106.0:v3 = mov.ud %104
;;     %107.1:v3 tied(%106) = mov.ud %110.0
;;     %105.2:v3 tied(%107) = mov.ud %110.1
;;     store.d2 %105 surface:255
;;     %98:v1 = add.d 0, -%239.0
;;     %99:v1 = add.d 0, -%239.1
;;     %100:v1 tied(%99) = borrow 0, %239.0
;;     %102.0:v2 = mov.ud %98
;;     %101.1:v2 tied(%102) = mov.ud %100
;;     %94:v1 = add.ud %246, 72
;;     %96.0:v3 = mov.ud %94
;;     %97.1:v3 tied(%96) = mov.ud %101.0
;;     %95.2:v3 tied(%97) = mov.ud %101.1
;;     store.d2 %95 surface:255
;;     %89:v1 = not.ud %239.0
;;     %90:v1 = not.ud %239.1
;;     %92.0:v2 = mov.ud %89
;;     %91.1:v2 tied(%92) = mov.ud %90
;;     %85:v1 = add.ud %246, 80
;;     %87.0:v3 = mov.ud %85
;;     %88.1:v3 tied(%87) = mov.ud %91.0
;;     %86.2:v3 tied(%88) = mov.ud %91.1
;;     store.d2 %86 surface:255
;;     %83:v1 = bfrev.ud %239.0
;;     %82:v1 = bfrev.ud %239.1
;;     %81.0:v2 = mov.ud %82
;;     %80.1:v2 tied(%81) = mov.ud %83
;;     %74:v1 = add.ud %246, 88
;;     %76.0:v3 = mov.ud %74
;;     %77.1:v3 tied(%76) = mov.ud %80.0
;;     %75.2:v3 tied(%77) = mov.ud %80.1
;;     store.d2 %75 surface:255
;;     %72:v1 = cbit.ud %239.0
;;     %71:v1 = cbit.ud %239.1
;;     %69:v1 = add.d %72, %71
;;     %64:v1 = add.ud %246, 96
;;     %66.0:v2 = mov.ud %64
;;     %65.1:v2 tied(%66) = mov.ud %69
;;     store.d1 %65 surface:255
;;     %59:v1 = add.ud %246, 104
;;     %61.0:v3 = mov.ud %59
;;     %62.1:v3 tied(%61) = mov.ud %190.0
;;     %60.2:v3 tied(%62) = mov.ud %190.1
;;     store.d2 %60 surface:255
;;     %57:v1 early = load.d1 %246 surface:255 offset:32
;;     %56:v2 early = select_if.nz.d %57, 0, %239.0, %239.1, %238.0, %238.1
;;     %50:v1 = add.ud %246, 112
;;     %52.0:v3 = mov.ud %50
;;     %53.1:v3 tied(%52) = mov.ud %56.0
;;     %51.2:v3 tied(%53) = mov.ud %56.1
;;     store.d2 %51 surface:255
;;     %46:v1 = add.ud %246, 120
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %239.0
;;     store.d1 %47 surface:255
;;     %42:v1 = add.ud %246, 128
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %238.1
;;     store.d1 %43 surface:255
;;     %40.0:v2 = mov.ud %237
;;     %39.1:v2 tied(%40) = mov.ud %237
;;     %35:v1 = add.ud %246, 136
;;     %37.0:v3 = mov.ud %35
;;     %38.1:v3 tied(%37) = mov.ud %39.0
;;     %36.2:v3 tied(%38) = mov.ud %39.1
;;     store.d2 %36 surface:255
;;     %30:v1 = add.ud %246, 144
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %239.0
;;     store.d1 %31 surface:255
;;     %25:v1 = add.ud %246, 152
;;     %27.0:v3 = mov.ud %25
;;     %28.1:v3 tied(%27) = mov.ud %237
;;     %26.2:v3 tied(%28) = mov.ud 0
;;     store.d2 %26 surface:255
;;     %22:v1 = asr.d %237, 31
;;     %23.1:v2 = mov.ud %22
;;     %18:v1 = add.ud %246, 160
;;     %20.0:v3 = mov.ud %18
;;     %21.1:v3 tied(%20) = mov.ud %237
;;     %19.2:v3 tied(%21) = mov.ud %23.1
;;     store.d2 %19 surface:255
;;     %16:v1 early = load.d1 %246 surface:255 offset:40
;;     %13:v1 = mul_word.low %237, %16
;;     %14:v1 = mul_word.high %237, %16
;;     %15:v1 tied(%13) = add_word %14
;;     %12:v1 = mul_high.ud %237, %16
;;     %9.0:v2 = mov.ud %15
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %246, 168
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 surface:255
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
;;     %248:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %247:v1 = mov.ud.uw r1.0.uw.lanes
;;     %242:v1 = add.d %248, %247
;;     %246:v1 = mov.ud %242
;;     %239:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %238:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %237:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %232:s1 = add.d %239.0, %238.0 scope:wave
;;     %233:s1 = add.d %239.1, %238.1 scope:wave
;;     %234:s1 tied(%233) = carry %232, %238.0 scope:wave
;;     %236.0:s2 = mov.ud %232 scope:wave
;;     %235.1:s2 tied(%236) = mov.ud %234 scope:wave
;;     %230.0:v3 = mov.ud %246
;;     %231.1:v3 tied(%230) = mov.ud %235.0
;;     %229.2:v3 tied(%231) = mov.ud %235.1
;;     store.d2 %229 surface:255
;;     %223:s1 = add.d %239.0, -%238.0 scope:wave
;;     %224:s1 = add.d %239.1, -%238.1 scope:wave
;;     %225:s1 tied(%224) = borrow %239.0, %238.0 scope:wave
;;     %227.0:s2 = mov.ud %223 scope:wave
;;     %226.1:s2 tied(%227) = mov.ud %225 scope:wave
;;     %219:v1 = add.ud %246, 8
;;     %221.0:v3 = mov.ud %219
;;     %222.1:v3 tied(%221) = mov.ud %226.0
;;     %220.2:v3 tied(%222) = mov.ud %226.1
;;     store.d2 %220 surface:255
;;     %215:s1 = mul_word.low %239.0, %238.0 scope:wave
;;     %216:s1 = mul_word.high %239.0, %238.0 scope:wave
;;     %217:s1 tied(%215) = add_word %216 scope:wave
;;     %214:v1 = mul_high.ud %239.0, %238.0
;;     %211:s1 = mul_word.low %239.0, %238.1 scope:wave
;;     %212:s1 = mul_word.high %239.0, %238.1 scope:wave
;;     %213:s1 tied(%211) = add_word %212 scope:wave
;;     %208:s1 = mul_word.low %239.1, %238.0 scope:wave
;;     %209:s1 = mul_word.high %239.1, %238.0 scope:wave
;;     %210:s1 tied(%208) = add_word %209 scope:wave
;;     %206:s1 = add.d %213, %210 scope:wave
;;     %203:v1 = add.d %214, %206
;;     %200.0:v2 = mov.ud %217
;;     %199.1:v2 tied(%200) = mov.ud %203
;;     %193:v1 = add.ud %246, 16
;;     %195.0:v3 = mov.ud %193
;;     %196.1:v3 tied(%195) = mov.ud %199.0
;;     %194.2:v3 tied(%196) = mov.ud %199.1
;;     store.d2 %194 surface:255
;;     %188:s1 = and.ud %239.0, %238.0 scope:wave
;;     %189:s1 = and.ud %239.1, %238.1 scope:wave
;;     %191.0:s2 = mov.ud %188 scope:wave
;;     %190.1:s2 tied(%191) = mov.ud %189 scope:wave
;;     %184:v1 = add.ud %246, 24
;;     %186.0:v3 = mov.ud %184
;;     %187.1:v3 tied(%186) = mov.ud %190.0
;;     %185.2:v3 tied(%187) = mov.ud %190.1
;;     store.d2 %185 surface:255
;;     %180:s1 = or.ud %239.0, %238.0 scope:wave
;;     %181:s1 = or.ud %239.1, %238.1 scope:wave
;;     %183.0:s2 = mov.ud %180 scope:wave
;;     %182.1:s2 tied(%183) = mov.ud %181 scope:wave
;;     %176:v1 = add.ud %246, 32
;;     %178.0:v3 = mov.ud %176
;;     %179.1:v3 tied(%178) = mov.ud %182.0
;;     %177.2:v3 tied(%179) = mov.ud %182.1
;;     store.d2 %177 surface:255
;;     %171:s1 = xor.ud %239.0, %238.0 scope:wave
;;     %172:s1 = xor.ud %239.1, %238.1 scope:wave
;;     %174.0:s2 = mov.ud %171 scope:wave
;;     %173.1:s2 tied(%174) = mov.ud %172 scope:wave
;;     %167:v1 = add.ud %246, 40
;;     %169.0:v3 = mov.ud %167
;;     %170.1:v3 tied(%169) = mov.ud %173.0
;;     %168.2:v3 tied(%170) = mov.ud %173.1
;;     store.d2 %168 surface:255
;;     %165:s1 = and.ud %237, 32 scope:wave
;;     %164:s1 = and.ud %237, 31 scope:wave
;;     %163:s1 = xor.ud %164, 31 scope:wave
;;     %161:s1 = shl.ud %239.0, %237 scope:wave
;;     %160:s1 = shr.ud %239.0, 1 scope:wave
;;     %159:s1 = shr.ud %160, %163 scope:wave
;;     %157:s1 = shl.ud %239.1, %237 scope:wave
;;     %156:s1 = or.ud %157, %159 scope:wave
;;     %153:s1 early = select_if.nz.d %165, 0, 0, %161 scope:wave
;;     %152:s1 early = select_if.nz.d %165, 0, %161, %156 scope:wave
;;     %149.0:s2 = mov.ud %153 scope:wave
;;     %148.1:s2 tied(%149) = mov.ud %152 scope:wave
;;     %142:v1 = add.ud %246, 48
;;     %144.0:v3 = mov.ud %142
;;     %145.1:v3 tied(%144) = mov.ud %148.0
;;     %143.2:v3 tied(%145) = mov.ud %148.1
;;     store.d2 %143 surface:255
;;     %140:s1 = shr.ud %239.1, %237 scope:wave
;;     %139:s1 = shl.ud %239.1, 1 scope:wave
;;     %138:s1 = shl.ud %139, %163 scope:wave
;;     %135:s1 = shr.ud %239.0, %237 scope:wave
;;     %134:s1 = or.ud %135, %138 scope:wave
;;     %131:s1 early = select_if.nz.d %165, 0, %140, %134 scope:wave
;;     %130:s1 early = select_if.nz.d %165, 0, 0, %140 scope:wave
;;     %128.0:s2 = mov.ud %131 scope:wave
;;     %127.1:s2 tied(%128) = mov.ud %130 scope:wave
;;     %121:v1 = add.ud %246, 56
;;     %123.0:v3 = mov.ud %121
;;     %124.1:v3 tied(%123) = mov.ud %127.0
;;     %122.2:v3 tied(%124) = mov.ud %127.1
;;     store.d2 %122 surface:255
;;     %119:s1 = asr.d %239.1, %237 scope:wave
;;     %118:s1 = asr.d %239.1, 31 scope:wave
;;     %117:s1 early = select_if.nz.d %165, 0, %119, %134 scope:wave
;;     %115:s1 early = select_if.nz.d %165, 0, %118, %119 scope:wave
;;     %111.0:s2 = mov.ud %117 scope:wave
;;     %110.1:s2 tied(%111) = mov.ud %115 scope:wave
;;     %104:v1 = add.ud %246, 64
;;     %106.0:v3 = mov.ud %104
;;     %107.1:v3 tied(%106) = mov.ud %110.0
;;     %105.2:v3 tied(%107) = mov.ud %110.1
;;     store.d2 %105 surface:255
;;     %98:s1 = add.d 0, -%239.0 scope:wave
;;     %99:s1 = add.d 0, -%239.1 scope:wave
;;     %100:s1 tied(%99) = borrow 0, %239.0 scope:wave
;;     %102.0:s2 = mov.ud %98 scope:wave
;;     %101.1:s2 tied(%102) = mov.ud %100 scope:wave
;;     %94:v1 = add.ud %246, 72
;;     %96.0:v3 = mov.ud %94
;;     %97.1:v3 tied(%96) = mov.ud %101.0
;;     %95.2:v3 tied(%97) = mov.ud %101.1
;;     store.d2 %95 surface:255
;;     %89:s1 = not.ud %239.0 scope:wave
;;     %90:s1 = not.ud %239.1 scope:wave
;;     %92.0:s2 = mov.ud %89 scope:wave
;;     %91.1:s2 tied(%92) = mov.ud %90 scope:wave
;;     %85:v1 = add.ud %246, 80
;;     %87.0:v3 = mov.ud %85
;;     %88.1:v3 tied(%87) = mov.ud %91.0
;;     %86.2:v3 tied(%88) = mov.ud %91.1
;;     store.d2 %86 surface:255
;;     %83:s1 = bfrev.ud %239.0 scope:wave
;;     %82:s1 = bfrev.ud %239.1 scope:wave
;;     %81.0:s2 = mov.ud %82 scope:wave
;;     %80.1:s2 tied(%81) = mov.ud %83 scope:wave
;;     %74:v1 = add.ud %246, 88
;;     %76.0:v3 = mov.ud %74
;;     %77.1:v3 tied(%76) = mov.ud %80.0
;;     %75.2:v3 tied(%77) = mov.ud %80.1
;;     store.d2 %75 surface:255
;;     %72:s1 = cbit.ud %239.0 scope:wave
;;     %71:s1 = cbit.ud %239.1 scope:wave
;;     %69:s1 = add.d %72, %71 scope:wave
;;     %64:v1 = add.ud %246, 96
;;     %66.0:v2 = mov.ud %64
;;     %65.1:v2 tied(%66) = mov.ud %69
;;     store.d1 %65 surface:255
;;     %59:v1 = add.ud %246, 104
;;     %61.0:v3 = mov.ud %59
;;     %62.1:v3 tied(%61) = mov.ud %190.0
;;     %60.2:v3 tied(%62) = mov.ud %190.1
;;     store.d2 %60 surface:255
;;     %57:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %56:s2 early = select_if.nz.d %57, 0, %239.0, %239.1, %238.0, %238.1 scope:wave
;;     %50:v1 = add.ud %246, 112
;;     %52.0:v3 = mov.ud %50
;;     %53.1:v3 tied(%52) = mov.ud %56.0
;;     %51.2:v3 tied(%53) = mov.ud %56.1
;;     store.d2 %51 surface:255
;;     %46:v1 = add.ud %246, 120
;;     %48.0:v2 = mov.ud %46
;;     %47.1:v2 tied(%48) = mov.ud %239.0
;;     store.d1 %47 surface:255
;;     %42:v1 = add.ud %246, 128
;;     %44.0:v2 = mov.ud %42
;;     %43.1:v2 tied(%44) = mov.ud %238.1
;;     store.d1 %43 surface:255
;;     %40.0:s2 = mov.ud %237 scope:wave
;;     %39.1:s2 tied(%40) = mov.ud %237 scope:wave
;;     %35:v1 = add.ud %246, 136
;;     %37.0:v3 = mov.ud %35
;;     %38.1:v3 tied(%37) = mov.ud %39.0
;;     %36.2:v3 tied(%38) = mov.ud %39.1
;;     store.d2 %36 surface:255
;;     %30:v1 = add.ud %246, 144
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %239.0
;;     store.d1 %31 surface:255
;;     %25:v1 = add.ud %246, 152
;;     %27.0:v3 = mov.ud %25
;;     %28.1:v3 tied(%27) = mov.ud %237
;;     %26.2:v3 tied(%28) = mov.ud 0
;;     store.d2 %26 surface:255
;;     %22:s1 = asr.d %237, 31 scope:wave
;;     %23.1:s2 = mov.ud %22 scope:wave
;;     %18:v1 = add.ud %246, 160
;;     %20.0:v3 = mov.ud %18
;;     %21.1:v3 tied(%20) = mov.ud %237
;;     %19.2:v3 tied(%21) = mov.ud %23.1
;;     store.d2 %19 surface:255
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:40 scope:wave
;;     %13:s1 = mul_word.low %237, %16 scope:wave
;;     %14:s1 = mul_word.high %237, %16 scope:wave
;;     %15:s1 tied(%13) = add_word %14 scope:wave
;;     %12:v1 = mul_high.ud %237, %16
;;     %9.0:v2 = mov.ud %15
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %246, 168
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 surface:255
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
;;     %103:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %102:v1 = mov.ud.uw r1.0.uw.lanes
;;     %97:v1 = add.d %103, %102
;;     %101:v1 = mov.ud %97
;;     %94:v1 early = load.b2 %101 surface:255 offset:8
;;     %93:v1 early = load.b2 %101 surface:255 offset:16
;;     %92:v1 = add.d %94, %93
;;     %91.0:v2 = mov.ud %101
;;     %90.1:v2 tied(%91) = mov.ud %92
;;     store.b2 %90 surface:255
;;     %89:v1 = add.d %94, -%93
;;     %86:v1 = add.ud %101, 8
;;     %88.0:v2 = mov.ud %86
;;     %87.1:v2 tied(%88) = mov.ud %89
;;     store.b2 %87 surface:255
;;     %82:v1 = mul_word.low %94, %93
;;     %83:v1 = mul_word.high %94, %93
;;     %84:v1 tied(%82) = add_word %83
;;     %79:v1 = add.ud %101, 16
;;     %81.0:v2 = mov.ud %79
;;     %80.1:v2 tied(%81) = mov.ud %84
;;     store.b2 %80 surface:255
;;     %77:v1 = and.ud %94, %93
;;     %74:v1 = add.ud %101, 24
;;     %76.0:v2 = mov.ud %74
;;     %75.1:v2 tied(%76) = mov.ud %77
;;     store.b2 %75 surface:255
;;     %72:v1 = or.ud %94, %93
;;     %69:v1 = add.ud %101, 32
;;     %71.0:v2 = mov.ud %69
;;     %70.1:v2 tied(%71) = mov.ud %72
;;     store.b2 %70 surface:255
;;     %67:v1 = xor.ud %94, %93
;;     %64:v1 = add.ud %101, 40
;;     %66.0:v2 = mov.ud %64
;;     %65.1:v2 tied(%66) = mov.ud %67
;;     store.b2 %65 surface:255
;;     %62:v1 = mov.d -%94
;;     %59:v1 = add.ud %101, 48
;;     %61.0:v2 = mov.ud %59
;;     %60.1:v2 tied(%61) = mov.ud %62
;;     store.b2 %60 surface:255
;;     %57:v1 = not.ud %94
;;     %54:v1 = add.ud %101, 56
;;     %56.0:v2 = mov.ud %54
;;     %55.1:v2 tied(%56) = mov.ud %57
;;     store.b2 %55 surface:255
;;     %52:v1 early = load.d1 %101 surface:255 offset:24
;;     %51:s1 early = compare.nz.d %52, 0
;;     %50:v1 early = select_if.nz.d %52, 0, %94, %93
;;     %45:v1 = add.ud %101, 64
;;     %47.0:v2 = mov.ud %45
;;     %46.1:v2 tied(%47) = mov.ud %50
;;     store.b2 %46 surface:255
;;     %43:v1 early = load.b1 %101 surface:255 offset:32
;;     %42:v1 = add.d %43, %43
;;     %40:v1 = and.ud %42, 255
;;     %37:v1 = add.ud %101, 72
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %40
;;     store.d1 %38 surface:255
;;     %35:v1 = and.ud %92, 0xffff
;;     %32:v1 = add.ud %101, 80
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %35
;;     store.d1 %33 surface:255
;;     %29:v1 = shl.ud %42, 24
;;     %30:v1 = asr.d %29, 24
;;     %25:v1 = add.ud %101, 88
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %30
;;     store.d1 %26 surface:255
;;     %22:v1 = shl.ud %92, 16
;;     %23:v1 = asr.d %22, 16
;;     %18:v1 = add.ud %101, 96
;;     %20.0:v2 = mov.ud %18
;;     %19.1:v2 tied(%20) = mov.ud %23
;;     store.d1 %19 surface:255
;;     %13:v1 = add.ud %101, 104
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %94
;;     store.b1 %14 surface:255
;;     %11:v1 early = select %51, 1, 0
;;     %8:v1 = add.ud %101, 112
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %11
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %51, -1, 0
;;     %2:v1 = add.ud %101, 120
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %105:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %104:v1 = mov.ud.uw r1.0.uw.lanes
;;     %99:v1 = add.d %105, %104
;;     %103:v1 = mov.ud %99
;;     %96:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %95:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %93:s1 = add.d %96, %95 scope:wave
;;     %92.0:v2 = mov.ud %103
;;     %91.1:v2 tied(%92) = mov.ud %93
;;     store.b2 %91 surface:255
;;     %90:s1 = add.d %96, -%95 scope:wave
;;     %87:v1 = add.ud %103, 8
;;     %89.0:v2 = mov.ud %87
;;     %88.1:v2 tied(%89) = mov.ud %90
;;     store.b2 %88 surface:255
;;     %83:s1 = mul_word.low %96, %95 scope:wave
;;     %84:s1 = mul_word.high %96, %95 scope:wave
;;     %85:s1 tied(%83) = add_word %84 scope:wave
;;     %80:v1 = add.ud %103, 16
;;     %82.0:v2 = mov.ud %80
;;     %81.1:v2 tied(%82) = mov.ud %85
;;     store.b2 %81 surface:255
;;     %78:s1 = and.ud %96, %95 scope:wave
;;     %75:v1 = add.ud %103, 24
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud %78
;;     store.b2 %76 surface:255
;;     %73:s1 = or.ud %96, %95 scope:wave
;;     %70:v1 = add.ud %103, 32
;;     %72.0:v2 = mov.ud %70
;;     %71.1:v2 tied(%72) = mov.ud %73
;;     store.b2 %71 surface:255
;;     %68:s1 = xor.ud %96, %95 scope:wave
;;     %65:v1 = add.ud %103, 40
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud %68
;;     store.b2 %66 surface:255
;;     %63:s1 = mov.d -%96 scope:wave
;;     %60:v1 = add.ud %103, 48
;;     %62.0:v2 = mov.ud %60
;;     %61.1:v2 tied(%62) = mov.ud %63
;;     store.b2 %61 surface:255
;;     %58:s1 = not.ud %96 scope:wave
;;     %55:v1 = add.ud %103, 56
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud %58
;;     store.b2 %56 surface:255
;;     %53:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %52:s1 early = compare.nz.d %53, 0 scope:wave
;;     %51:s1 early = select_if.nz.d %53, 0, %96, %95 scope:wave
;;     %45:v1 = add.ud %103, 64
;;     %47.0:v2 = mov.ud %45
;;     %46.1:v2 tied(%47) = mov.ud %51
;;     store.b2 %46 surface:255
;;     %43:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %41:s1 = add.d %43, %43 scope:wave
;;     %39:s1 = and.ud %41, 255 scope:wave
;;     %36:v1 = add.ud %103, 72
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %39
;;     store.d1 %37 surface:255
;;     %34:s1 = and.ud %93, 0xffff scope:wave
;;     %31:v1 = add.ud %103, 80
;;     %33.0:v2 = mov.ud %31
;;     %32.1:v2 tied(%33) = mov.ud %34
;;     store.d1 %32 surface:255
;;     %28:s1 = shl.ud %41, 24 scope:wave
;;     %29:s1 = asr.d %28, 24 scope:wave
;;     %24:v1 = add.ud %103, 88
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %29
;;     store.d1 %25 surface:255
;;     %21:s1 = shl.ud %93, 16 scope:wave
;;     %22:s1 = asr.d %21, 16 scope:wave
;;     %17:v1 = add.ud %103, 96
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %22
;;     store.d1 %18 surface:255
;;     %12:v1 = add.ud %103, 104
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %96
;;     store.b1 %13 surface:255
;;     %8:v1 = add.ud %103, 112
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %52
;;     store.d1 %9 surface:255
;;     %6:s1 = mov.d -%52 scope:wave
;;     %2:v1 = add.ud %103, 120
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %38:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %37:v1 = mov.ud.uw r1.0.uw.lanes
;;     %32:v1 = add.d %38, %37
;;     %36:v1 = mov.ud %32
;;     %29:v1 early = load.b1 %36 surface:255 offset:8
;;     %28:v1 early = load.b1 %36 surface:255 offset:16
;;     %27:v1 early = load.b2 %36 surface:255 offset:24
;;     %26:v1 early = load.b2 %36 surface:255 offset:32
;;     %24:v1 = shl.ud %29, 24
;;     %25:v1 = asr.d %24, 24
;;     %22.0:v2 = mov.ud %36
;;     %21.1:v2 tied(%22) = mov.ud %25
;;     store.d1 %21 surface:255
;;     %19:v1 = and.ud %28, 255
;;     %15:v1 = add.ud %36, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 surface:255
;;     %12:v1 = shl.ud %27, 16
;;     %13:v1 = asr.d %12, 16
;;     %8:v1 = add.ud %36, 16
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     store.d1 %9 surface:255
;;     %6:v1 = and.ud %26, 0xffff
;;     %2:v1 = add.ud %36, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %42:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %41:v1 = mov.ud.uw r1.0.uw.lanes
;;     %36:v1 = add.d %42, %41
;;     %40:v1 = mov.ud %36
;;     %33:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %31:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %27:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %24:s1 = shl.ud %33, 24 scope:wave
;;     %25:s1 = asr.d %24, 24 scope:wave
;;     %22.0:v2 = mov.ud %40
;;     %21.1:v2 tied(%22) = mov.ud %25
;;     store.d1 %21 surface:255
;;     %19:s1 = and.ud %31, 255 scope:wave
;;     %15:v1 = add.ud %40, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %19
;;     store.d1 %16 surface:255
;;     %12:s1 = shl.ud %29, 16 scope:wave
;;     %13:s1 = asr.d %12, 16 scope:wave
;;     %8:v1 = add.ud %40, 16
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     store.d1 %9 surface:255
;;     %6:s1 = and.ud %27, 0xffff scope:wave
;;     %2:v1 = add.ud %40, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %72:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %71:v1 = mov.ud.uw r1.0.uw.lanes
;;     %66:v1 = add.d %72, %71
;;     %70:v1 = mov.ud %66
;;     %63:v1 early = load.d1 %70 surface:255 offset:8
;;     %62:s1 early = compare.nz.d %63, 0
;;     %61:v1 early = load.d1 %70 surface:255 offset:16
;;     %60:s1 early = compare.nz.d %61, 0
;;     %58:s1 = and.ud %62, %60 scope:wave
;;     %57:v1 early = select %58, 1, 0
;;     %56.0:v2 = mov.ud %70
;;     %55.1:v2 tied(%56) = mov.ud %57
;;     store.d1 %55 surface:255
;;     %53:s1 = or.ud %62, %60 scope:wave
;;     %52:v1 early = select %53, 1, 0
;;     %48:v1 = add.ud %70, 8
;;     %50.0:v2 = mov.ud %48
;;     %49.1:v2 tied(%50) = mov.ud %52
;;     store.d1 %49 surface:255
;;     %46:s1 = xor.ud %62, %60 scope:wave
;;     %45:v1 early = select %46, 1, 0
;;     %41:v1 = add.ud %70, 16
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %45
;;     store.d1 %42 surface:255
;;     %38:s1 = xor.ud %62, %60 scope:wave
;;     %39:s1 = xor.ud %38, 0xffff scope:wave
;;     %37:v1 early = select %39, 1, 0
;;     %33:v1 = add.ud %70, 24
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud %37
;;     store.d1 %34 surface:255
;;     %31:s1 = xor.ud %62, %60 scope:wave
;;     %28:v1 early = select %31, 1, 0
;;     %24:v1 = add.ud %70, 32
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %28
;;     store.d1 %25 surface:255
;;     %22:s1 early = compare.z.d %63, 0
;;     %20:v1 early = select %22, 1, 0
;;     %17:v1 = add.ud %70, 40
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %20
;;     store.d1 %18 surface:255
;;     %15:v1 early = load.d1 %70 surface:255 offset:24
;;     %14:s1 early = compare.nz.d %15, 0
;;     %12:s1 = and.ud %22, %14 scope:wave
;;     %9:s1 = or.ud %58, %12 scope:wave
;;     %6:v1 early = select %9, 1, 0
;;     %2:v1 = add.ud %70, 48
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
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
;;     %65:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %64:v1 = mov.ud.uw r1.0.uw.lanes
;;     %59:v1 = add.d %65, %64
;;     %63:v1 = mov.ud %59
;;     %56:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %55:s1 early = compare.nz.d %56, 0 scope:wave
;;     %54:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %53:s1 early = compare.nz.d %54, 0 scope:wave
;;     %51:s1 = and.ud %55, %53 scope:wave
;;     %50.0:v2 = mov.ud %63
;;     %49.1:v2 tied(%50) = mov.ud %51
;;     store.d1 %49 surface:255
;;     %47:s1 = or.ud %55, %53 scope:wave
;;     %43:v1 = add.ud %63, 8
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud %47
;;     store.d1 %44 surface:255
;;     %41:s1 = xor.ud %55, %53 scope:wave
;;     %37:v1 = add.ud %63, 16
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     store.d1 %38 surface:255
;;     %34:s1 = xor.ud %55, %53 scope:wave
;;     %35:s1 = xor.ud %34, 1 scope:wave
;;     %30:v1 = add.ud %63, 24
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     store.d1 %31 surface:255
;;     %28:s1 = xor.ud %55, %53 scope:wave
;;     %22:v1 = add.ud %63, 32
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %28
;;     store.d1 %23 surface:255
;;     %20:s1 early = compare.z.d %56, 0 scope:wave
;;     %16:v1 = add.ud %63, 40
;;     %18.0:v2 = mov.ud %16
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     store.d1 %17 surface:255
;;     %14:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %13:s1 early = compare.nz.d %14, 0 scope:wave
;;     %11:s1 = and.ud %20, %13 scope:wave
;;     %8:s1 = or.ud %51, %11 scope:wave
;;     %2:v1 = add.ud %63, 48
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 surface:255
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
;;     %36:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %35:v1 = mov.ud.uw r1.0.uw.lanes
;;     %30:v1 = add.d %36, %35
;;     %34:v1 = mov.ud %30
;;     %27:v1 early = load.d1 %34 surface:255 offset:8
;;     %26:v1 early = load.d1 %34 surface:255 offset:16
;;     %25:v1 = shl.ud %27, 3
;;     %24:v1 = add.d %25, %26
;;     %23.0:v2 = mov.ud %34
;;     %22.1:v2 tied(%23) = mov.ud %24
;;     store.d1 %22 surface:255
;;     %20:v1 = shl.ud %27, 4
;;     %18:v1 = add.d %26, %20
;;     %15:v1 = add.ud %34, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %18
;;     store.d1 %16 surface:255
;;     %13:v1 = or.ud %25, %26
;;     %9:v1 = add.ud %34, 16
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.d1 %10 surface:255
;;     %7:v1 = or.ud %26, %20
;;     %2:v1 = add.ud %34, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
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
;;     %36:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %35:v1 = mov.ud.uw r1.0.uw.lanes
;;     %30:v1 = add.d %36, %35
;;     %34:v1 = mov.ud %30
;;     %27:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %26:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %25:s1 = shl.ud %27, 3 scope:wave
;;     %24:s1 = add.d %25, %26 scope:wave
;;     %23.0:v2 = mov.ud %34
;;     %22.1:v2 tied(%23) = mov.ud %24
;;     store.d1 %22 surface:255
;;     %20:s1 = shl.ud %27, 4 scope:wave
;;     %18:s1 = add.d %26, %20 scope:wave
;;     %15:v1 = add.ud %34, 8
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %18
;;     store.d1 %16 surface:255
;;     %13:s1 = or.ud %25, %26 scope:wave
;;     %9:v1 = add.ud %34, 16
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud %13
;;     store.d1 %10 surface:255
;;     %7:s1 = or.ud %26, %20 scope:wave
;;     %2:v1 = add.ud %34, 24
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 surface:255
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
;;     %28:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %22:v1 = add.d %28, %27
;;     %26:v1 = mov.ud %22
;;     %19.0:v2 = mov.ud %26
;;     %18.1:v2 tied(%19) = mov.ud 77
;;     store.d1 %18 surface:255
;;     %14:v1 = add.ud %26, 8
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud 0x23456789
;;     %15.2:v3 tied(%17) = mov.ud 1
;;     store.d2 %15 surface:255
;;     %11:v1 = add.ud %26, 16
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud 0x40600000
;;     store.d1 %12 surface:255
;;     %7:v1 = add.ud %26, 24
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud 0x33333333
;;     %8.2:v3 tied(%10) = mov.ud 0x3ffb3333
;;     store.d2 %8 surface:255
;;     %4:v1 = add.ud %26, 32
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud 5
;;     store.b2 %5 surface:255
;;     %1:v1 = add.ud %26, 40
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 0x3e00
;;     store.b2 %2 surface:255
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
;;     %28:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %22:v1 = add.d %28, %27
;;     %26:v1 = mov.ud %22
;;     %19.0:v2 = mov.ud %26
;;     %18.1:v2 tied(%19) = mov.ud 77
;;     store.d1 %18 surface:255
;;     %14:v1 = add.ud %26, 8
;;     %16.0:v3 = mov.ud %14
;;     %17.1:v3 tied(%16) = mov.ud 0x23456789
;;     %15.2:v3 tied(%17) = mov.ud 1
;;     store.d2 %15 surface:255
;;     %11:v1 = add.ud %26, 16
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud 0x40600000
;;     store.d1 %12 surface:255
;;     %7:v1 = add.ud %26, 24
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud 0x33333333
;;     %8.2:v3 tied(%10) = mov.ud 0x3ffb3333
;;     store.d2 %8 surface:255
;;     %4:v1 = add.ud %26, 32
;;     %6.0:v2 = mov.ud %4
;;     %5.1:v2 tied(%6) = mov.ud 5
;;     store.b2 %5 surface:255
;;     %1:v1 = add.ud %26, 40
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud 0x3e00
;;     store.b2 %2 surface:255
;; }
;;     end
;; }
