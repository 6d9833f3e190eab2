; test isel precise-output
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
;;     %132:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %131:v1 = mov.ud.uw r1.0.uw.lanes
;;     %130.0:v2 = mov.ud %131
;;     %123:v1 = add.d %132, %130.0
;;     %127.0:v2 = mov.ud %123
;;     %120:v1 early = load.d1 %127.0 surface:255 offset:8
;;     %119:v1 early = load.d1 %127.0 surface:255 offset:16
;;     %118:v1 = add.d %120, %119
;;     store.d1 %127.0, %118 surface:255
;;     %117:v1 = add.d %120, -%119
;;     store.d1 %127.0, %117 surface:255 offset:8
;;     %113:v1 = mul_word.low %120, %119
;;     %114:v1 = mul_word.high %120, %119
;;     %115:v1 tied(%113) = add_word %114
;;     store.d1 %127.0, %115 surface:255 offset:16
;;     %111:v1 = mul_high.ud %120, %119
;;     store.d1 %127.0, %111 surface:255 offset:24
;;     %109:v1 = mul_high.d %120, %119
;;     store.d1 %127.0, %109 surface:255 offset:32
;;     %107:v1 = minmax.l.ud %120, %119
;;     store.d1 %127.0, %107 surface:255 offset:40
;;     %105:v1 = minmax.ge.ud %120, %119
;;     store.d1 %127.0, %105 surface:255 offset:48
;;     %103:v1 = minmax.l.d %120, %119
;;     store.d1 %127.0, %103 surface:255 offset:56
;;     %101:v1 = minmax.ge.d %120, %119
;;     store.d1 %127.0, %101 surface:255 offset:64
;;     %99:v1 = and.ud %120, %119
;;     store.d1 %127.0, %99 surface:255 offset:72
;;     %98:v1 = or.ud %120, %119
;;     store.d1 %127.0, %98 surface:255 offset:80
;;     %96:v1 = xor.ud %120, %119
;;     store.d1 %127.0, %96 surface:255 offset:88
;;     %94:v1 = shl.ud %120, %119
;;     store.d1 %127.0, %94 surface:255 offset:96
;;     %92:v1 = shr.ud %120, %119
;;     store.d1 %127.0, %92 surface:255 offset:104
;;     %90:v1 = asr.d %120, %119
;;     store.d1 %127.0, %90 surface:255 offset:112
;;     %88:v1 = and.ud %120, 0xffffff
;;     %87:v1 = and.ud %119, 0xffffff
;;     %84:v1 = mul_word.low %88, %87
;;     %85:v1 = mul_word.high %88, %87
;;     %86:v1 tied(%84) = add_word %85
;;     store.d1 %127.0, %86 surface:255 offset:120
;;     %82:v1 = shl.ud %120, 8
;;     %81:v1 = asr.d %82, 8
;;     %79:v1 = shl.ud %119, 8
;;     %78:v1 = asr.d %79, 8
;;     %74:v1 = mul_word.low %81, %78
;;     %75:v1 = mul_word.high %81, %78
;;     %76:v1 tied(%74) = add_word %75
;;     store.d1 %127.0, %76 surface:255 offset:128
;;     %72:v1 = mul_high.ud %88, %87
;;     store.d1 %127.0, %72 surface:255 offset:136
;;     %68:v1 = mul_high.d %81, %78
;;     store.d1 %127.0, %68 surface:255 offset:144
;;     %64:s1 early = compare.l.ud %118, %120
;;     %62:v1 early = select %64, 1, 0
;;     store.d1 %127.0, %62 surface:255 offset:152
;;     %59:s1 early = compare.l.ud %120, %119
;;     %58:v1 early = select %59, 1, 0
;;     store.d1 %127.0, %58 surface:255 offset:160
;;     %55:v1 = bfi1.ud %119, %120
;;     store.d1 %127.0, %55 surface:255 offset:168
;;     %53:v1 = mov.d -%120
;;     store.d1 %127.0, %53 surface:255 offset:176
;;     %51:v1 = mov.d |%120|
;;     store.d1 %127.0, %51 surface:255 offset:184
;;     %49:v1 = not.ud %120
;;     store.d1 %127.0, %49 surface:255 offset:192
;;     %47:v1 = bfrev.ud %120
;;     store.d1 %127.0, %47 surface:255 offset:200
;;     %45:v1 = cbit.ud %120
;;     store.d1 %127.0, %45 surface:255 offset:208
;;     %43:v1 = fbh.ud %120
;;     store.d1 %127.0, %43 surface:255 offset:216
;;     %41:v1 = fbh.ud.d %120
;;     store.d1 %127.0, %41 surface:255 offset:224
;;     %39:v1 = fbl.ud %120
;;     store.d1 %127.0, %39 surface:255 offset:232
;;     %37:v1 = and.ud %120, 31
;;     %36:v1 = xor.ud %37, 31
;;     %34:v1 = shr.ud %120, %120
;;     %33:v1 = shl.ud %119, 1
;;     %32:v1 = shl.ud %33, %36
;;     %30:v1 = or.ud %34, %32
;;     store.d1 %127.0, %30 surface:255 offset:240
;;     %26:v1 = shl.ud %120, 3
;;     %25:v1 = and.ud %26, 31
;;     %24:v1 = xor.ud %25, 31
;;     %22:v1 = shr.ud %120, %26
;;     %20:v1 = shl.ud %33, %24
;;     %17:v1 = or.ud %22, %20
;;     store.d1 %127.0, %17 surface:255 offset:248
;;     store.d1 %127.0, %99 surface:255 offset:256
;;     %12:v1 = three.bfe.ud %120, %119, %120
;;     store.d1 %127.0, %12 surface:255 offset:264
;;     %10:v1 = three.bfe.d %120, %119, %120
;;     store.d1 %127.0, %10 surface:255 offset:272
;;     %8:v1 early = load.d1 %127.0 surface:255 offset:24
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v1 early = select %7, %120, %119
;;     store.d1 %127.0, %5 surface:255 offset:280
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
;;     %130:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %129:v1 = mov.ud.uw r1.0.uw.lanes
;;     %128.0:v2 = mov.ud %129
;;     %121:v1 = add.d %130, %128.0
;;     %125.0:v2 = mov.ud %121
;;     %118:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %117:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %116:s1 = add.d %118, %117 scope:wave
;;     store.d1 %125.0, %116 surface:255
;;     %115:s1 = add.d %118, -%117 scope:wave
;;     store.d1 %125.0, %115 surface:255 offset:8
;;     %111:s1 = mul_word.low %118, %117 scope:wave
;;     %112:s1 = mul_word.high %118, %117 scope:wave
;;     %113:s1 tied(%111) = add_word %112 scope:wave
;;     store.d1 %125.0, %113 surface:255 offset:16
;;     %109:v1 = mul_high.ud %118, %117
;;     store.d1 %125.0, %109 surface:255 offset:24
;;     %107:v1 = mul_high.d %118, %117
;;     store.d1 %125.0, %107 surface:255 offset:32
;;     %105:s1 = minmax.l.ud %118, %117 scope:wave
;;     store.d1 %125.0, %105 surface:255 offset:40
;;     %103:s1 = minmax.ge.ud %118, %117 scope:wave
;;     store.d1 %125.0, %103 surface:255 offset:48
;;     %101:s1 = minmax.l.d %118, %117 scope:wave
;;     store.d1 %125.0, %101 surface:255 offset:56
;;     %99:s1 = minmax.ge.d %118, %117 scope:wave
;;     store.d1 %125.0, %99 surface:255 offset:64
;;     %97:s1 = and.ud %118, %117 scope:wave
;;     store.d1 %125.0, %97 surface:255 offset:72
;;     %96:s1 = or.ud %118, %117 scope:wave
;;     store.d1 %125.0, %96 surface:255 offset:80
;;     %94:s1 = xor.ud %118, %117 scope:wave
;;     store.d1 %125.0, %94 surface:255 offset:88
;;     %92:s1 = shl.ud %118, %117 scope:wave
;;     store.d1 %125.0, %92 surface:255 offset:96
;;     %90:s1 = shr.ud %118, %117 scope:wave
;;     store.d1 %125.0, %90 surface:255 offset:104
;;     %88:s1 = asr.d %118, %117 scope:wave
;;     store.d1 %125.0, %88 surface:255 offset:112
;;     %86:s1 = and.ud %118, 0xffffff scope:wave
;;     %85:s1 = and.ud %117, 0xffffff scope:wave
;;     %82:s1 = mul_word.low %86, %85 scope:wave
;;     %83:s1 = mul_word.high %86, %85 scope:wave
;;     %84:s1 tied(%82) = add_word %83 scope:wave
;;     store.d1 %125.0, %84 surface:255 offset:120
;;     %80:s1 = shl.ud %118, 8 scope:wave
;;     %79:s1 = asr.d %80, 8 scope:wave
;;     %77:s1 = shl.ud %117, 8 scope:wave
;;     %76:s1 = asr.d %77, 8 scope:wave
;;     %72:s1 = mul_word.low %79, %76 scope:wave
;;     %73:s1 = mul_word.high %79, %76 scope:wave
;;     %74:s1 tied(%72) = add_word %73 scope:wave
;;     store.d1 %125.0, %74 surface:255 offset:128
;;     %70:v1 = mul_high.ud %86, %85
;;     store.d1 %125.0, %70 surface:255 offset:136
;;     %66:v1 = mul_high.d %79, %76
;;     store.d1 %125.0, %66 surface:255 offset:144
;;     %62:s1 early = compare.l.ud %116, %118 scope:wave
;;     store.d1 %125.0, %62 surface:255 offset:152
;;     %58:s1 early = compare.l.ud %118, %117 scope:wave
;;     store.d1 %125.0, %58 surface:255 offset:160
;;     %55:v1 = bfi1.ud %117, %118
;;     store.d1 %125.0, %55 surface:255 offset:168
;;     %53:s1 = mov.d -%118 scope:wave
;;     store.d1 %125.0, %53 surface:255 offset:176
;;     %51:s1 = mov.d |%118| scope:wave
;;     store.d1 %125.0, %51 surface:255 offset:184
;;     %49:s1 = not.ud %118 scope:wave
;;     store.d1 %125.0, %49 surface:255 offset:192
;;     %47:s1 = bfrev.ud %118 scope:wave
;;     store.d1 %125.0, %47 surface:255 offset:200
;;     %45:s1 = cbit.ud %118 scope:wave
;;     store.d1 %125.0, %45 surface:255 offset:208
;;     %43:s1 = fbh.ud %118 scope:wave
;;     store.d1 %125.0, %43 surface:255 offset:216
;;     %41:s1 = fbh.ud.d %118 scope:wave
;;     store.d1 %125.0, %41 surface:255 offset:224
;;     %39:s1 = fbl.ud %118 scope:wave
;;     store.d1 %125.0, %39 surface:255 offset:232
;;     %37:s1 = and.ud %118, 31 scope:wave
;;     %36:s1 = xor.ud %37, 31 scope:wave
;;     %34:s1 = shr.ud %118, %118 scope:wave
;;     %33:s1 = shl.ud %117, 1 scope:wave
;;     %32:s1 = shl.ud %33, %36 scope:wave
;;     %30:s1 = or.ud %34, %32 scope:wave
;;     store.d1 %125.0, %30 surface:255 offset:240
;;     %26:s1 = shl.ud %118, 3 scope:wave
;;     %25:s1 = and.ud %26, 31 scope:wave
;;     %24:s1 = xor.ud %25, 31 scope:wave
;;     %22:s1 = shr.ud %118, %26 scope:wave
;;     %20:s1 = shl.ud %33, %24 scope:wave
;;     %17:s1 = or.ud %22, %20 scope:wave
;;     store.d1 %125.0, %17 surface:255 offset:248
;;     store.d1 %125.0, %97 surface:255 offset:256
;;     %12:v1 = three.bfe.ud %118, %117, %118
;;     store.d1 %125.0, %12 surface:255 offset:264
;;     %10:v1 = three.bfe.d %118, %117, %118
;;     store.d1 %125.0, %10 surface:255 offset:272
;;     %8:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %7:s1 early = compare.nz.d %8, 0 scope:wave
;;     %5:s1 early = select %7, %118, %117 scope:wave
;;     store.d1 %125.0, %5 surface:255 offset:280
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
;;     %136:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %135:v1 = mov.ud.uw r1.0.uw.lanes
;;     %134.0:v2 = mov.ud %135
;;     %127:v1 = add.d %136, %134.0
;;     %131.0:v2 = mov.ud %127
;;     %124:v1 early = load.d1 %131.0 surface:255 offset:8
;;     %123:v1 early = load.d1 %131.0 surface:255 offset:16
;;     %122:v2 early = load.d2 %131.0 surface:255 offset:24
;;     %121:v2 early = load.d2 %131.0 surface:255 offset:32
;;     %120:s1 early = compare.z.d %124, %123
;;     %119:v1 early = select %120, 1, 0
;;     store.d1 %131.0, %119 surface:255
;;     %116:s1 early = compare.nz.d %124, %123
;;     %115:v1 early = select %116, 1, 0
;;     store.d1 %131.0, %115 surface:255 offset:8
;;     %112:s1 early = compare.l.d %124, %123
;;     %111:v1 early = select %112, 1, 0
;;     store.d1 %131.0, %111 surface:255 offset:16
;;     %108:s1 early = compare.le.d %124, %123
;;     %107:v1 early = select %108, 1, 0
;;     store.d1 %131.0, %107 surface:255 offset:24
;;     %104:s1 early = compare.g.d %124, %123
;;     %103:v1 early = select %104, 1, 0
;;     store.d1 %131.0, %103 surface:255 offset:32
;;     %100:s1 early = compare.ge.d %124, %123
;;     %99:v1 early = select %100, 1, 0
;;     store.d1 %131.0, %99 surface:255 offset:40
;;     %96:s1 early = compare.l.ud %124, %123
;;     %95:v1 early = select %96, 1, 0
;;     store.d1 %131.0, %95 surface:255 offset:48
;;     %92:s1 early = compare.le.ud %124, %123
;;     %91:v1 early = select %92, 1, 0
;;     store.d1 %131.0, %91 surface:255 offset:56
;;     %88:s1 early = compare.g.ud %124, %123
;;     %87:v1 early = select %88, 1, 0
;;     store.d1 %131.0, %87 surface:255 offset:64
;;     %84:s1 early = compare.ge.ud %124, %123
;;     %81:v1 early = select %84, 1, 0
;;     store.d1 %131.0, %81 surface:255 offset:72
;;     %76:v1 = xor.ud %122.0, %121.0
;;     %75:v1 = xor.ud %122.1, %121.1
;;     %74:v1 = or.ud %76, %75
;;     %71:s1 early = compare.z.d %74, 0
;;     %70:v1 early = select %71, 1, 0
;;     store.d1 %131.0, %70 surface:255 offset:80
;;     %67:s1 early = compare.nz.d %74, 0
;;     %65:v1 early = select %67, 1, 0
;;     store.d1 %131.0, %65 surface:255 offset:88
;;     %62:s1 early = compare.l.d %122.1, %121.1
;;     %61:s1 early = compare.z.d %122.1, %121.1
;;     %60:s1 early = compare.l.ud %122.0, %121.0
;;     %59:s1 = and.ud %61, %60 scope:wave
;;     %57:s1 = or.ud %62, %59 scope:wave
;;     %56:v1 early = select %57, 1, 0
;;     store.d1 %131.0, %56 surface:255 offset:96
;;     %53:s1 early = compare.le.ud %122.0, %121.0
;;     %52:s1 = and.ud %61, %53 scope:wave
;;     %50:s1 = or.ud %62, %52 scope:wave
;;     %48:v1 early = select %50, 1, 0
;;     store.d1 %131.0, %48 surface:255 offset:104
;;     %45:s1 early = compare.g.d %122.1, %121.1
;;     %44:s1 early = compare.g.ud %122.0, %121.0
;;     %43:s1 = and.ud %61, %44 scope:wave
;;     %41:s1 = or.ud %45, %43 scope:wave
;;     %40:v1 early = select %41, 1, 0
;;     store.d1 %131.0, %40 surface:255 offset:112
;;     %37:s1 early = compare.ge.ud %122.0, %121.0
;;     %34:s1 = and.ud %61, %37 scope:wave
;;     %31:s1 = or.ud %45, %34 scope:wave
;;     %29:v1 early = select %31, 1, 0
;;     store.d1 %131.0, %29 surface:255 offset:120
;;     %26:s1 early = compare.l.ud %122.1, %121.1
;;     %25:s1 = or.ud %26, %59 scope:wave
;;     %23:v1 early = select %25, 1, 0
;;     store.d1 %131.0, %23 surface:255 offset:128
;;     %20:s1 = or.ud %26, %52 scope:wave
;;     %17:v1 early = select %20, 1, 0
;;     store.d1 %131.0, %17 surface:255 offset:136
;;     %14:s1 early = compare.g.ud %122.1, %121.1
;;     %11:s1 = or.ud %14, %43 scope:wave
;;     %9:v1 early = select %11, 1, 0
;;     store.d1 %131.0, %9 surface:255 offset:144
;;     %6:s1 = or.ud %14, %34 scope:wave
;;     %3:v1 early = select %6, 1, 0
;;     store.d1 %131.0, %3 surface:255 offset:152
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
;;     %116:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %115:v1 = mov.ud.uw r1.0.uw.lanes
;;     %114.0:v2 = mov.ud %115
;;     %107:v1 = add.d %116, %114.0
;;     %111.0:v2 = mov.ud %107
;;     %104:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %103:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %102:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %101:s2 early = load.d2 r4.0.ud surface:255 offset:32 scope:wave
;;     %100:s1 early = compare.z.d %104, %103 scope:wave
;;     store.d1 %111.0, %100 surface:255
;;     %97:s1 early = compare.nz.d %104, %103 scope:wave
;;     store.d1 %111.0, %97 surface:255 offset:8
;;     %94:s1 early = compare.l.d %104, %103 scope:wave
;;     store.d1 %111.0, %94 surface:255 offset:16
;;     %91:s1 early = compare.le.d %104, %103 scope:wave
;;     store.d1 %111.0, %91 surface:255 offset:24
;;     %88:s1 early = compare.g.d %104, %103 scope:wave
;;     store.d1 %111.0, %88 surface:255 offset:32
;;     %85:s1 early = compare.ge.d %104, %103 scope:wave
;;     store.d1 %111.0, %85 surface:255 offset:40
;;     %82:s1 early = compare.l.ud %104, %103 scope:wave
;;     store.d1 %111.0, %82 surface:255 offset:48
;;     %79:s1 early = compare.le.ud %104, %103 scope:wave
;;     store.d1 %111.0, %79 surface:255 offset:56
;;     %76:s1 early = compare.g.ud %104, %103 scope:wave
;;     store.d1 %111.0, %76 surface:255 offset:64
;;     %73:s1 early = compare.ge.ud %104, %103 scope:wave
;;     store.d1 %111.0, %73 surface:255 offset:72
;;     %66:s1 = xor.ud %102.0, %101.0 scope:wave
;;     %65:s1 = xor.ud %102.1, %101.1 scope:wave
;;     %64:s1 = or.ud %66, %65 scope:wave
;;     %61:s1 early = compare.z.d %64, 0 scope:wave
;;     store.d1 %111.0, %61 surface:255 offset:80
;;     %58:s1 early = compare.nz.d %64, 0 scope:wave
;;     store.d1 %111.0, %58 surface:255 offset:88
;;     %54:s1 early = compare.l.d %102.1, %101.1 scope:wave
;;     %53:s1 early = compare.z.d %102.1, %101.1 scope:wave
;;     %52:s1 early = compare.l.ud %102.0, %101.0 scope:wave
;;     %51:s1 = and.ud %53, %52 scope:wave
;;     %49:s1 = or.ud %54, %51 scope:wave
;;     store.d1 %111.0, %49 surface:255 offset:96
;;     %46:s1 early = compare.le.ud %102.0, %101.0 scope:wave
;;     %45:s1 = and.ud %53, %46 scope:wave
;;     %43:s1 = or.ud %54, %45 scope:wave
;;     store.d1 %111.0, %43 surface:255 offset:104
;;     %39:s1 early = compare.g.d %102.1, %101.1 scope:wave
;;     %38:s1 early = compare.g.ud %102.0, %101.0 scope:wave
;;     %37:s1 = and.ud %53, %38 scope:wave
;;     %35:s1 = or.ud %39, %37 scope:wave
;;     store.d1 %111.0, %35 surface:255 offset:112
;;     %32:s1 early = compare.ge.ud %102.0, %101.0 scope:wave
;;     %29:s1 = and.ud %53, %32 scope:wave
;;     %26:s1 = or.ud %39, %29 scope:wave
;;     store.d1 %111.0, %26 surface:255 offset:120
;;     %22:s1 early = compare.l.ud %102.1, %101.1 scope:wave
;;     %21:s1 = or.ud %22, %51 scope:wave
;;     store.d1 %111.0, %21 surface:255 offset:128
;;     %17:s1 = or.ud %22, %45 scope:wave
;;     store.d1 %111.0, %17 surface:255 offset:136
;;     %12:s1 early = compare.g.ud %102.1, %101.1 scope:wave
;;     %9:s1 = or.ud %12, %37 scope:wave
;;     store.d1 %111.0, %9 surface:255 offset:144
;;     %5:s1 = or.ud %12, %29 scope:wave
;;     store.d1 %111.0, %5 surface:255 offset:152
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
;;     %42:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %41:v1 = mov.ud.uw r1.0.uw.lanes
;;     %40.0:v2 = mov.ud %41
;;     %33:v1 = add.d %42, %40.0
;;     %37.0:v2 = mov.ud %33
;;     %30:v1 early = load.d1 %37.0 surface:255 offset:8
;;     %29:v1 early = load.d1 %37.0 surface:255 offset:16
;;     %28:v2 early = load.d2 %37.0 surface:255 offset:24
;;     %27:v2 early = load.d2 %37.0 surface:255 offset:32
;;     %26:s1 early = compare.l.d %30, %29
;;     %25:v1 early = select %26, %30, %29
;;     store.d1 %37.0, %25 surface:255
;;     %20:v1 = xor.ud %28.0, %27.0
;;     %17:v1 = xor.ud %28.1, %27.1
;;     %14:v1 = or.ud %20, %17
;;     %11:s1 early = compare.z.d %14, 0
;;     %10:v1 early = select %11, %30, %29
;;     store.d1 %37.0, %10 surface:255 offset:8
;;     %7:s1 early = compare.nz.d %14, 0
;;     %5:v1 early = select %7, %30, %29
;;     store.d1 %37.0, %5 surface:255 offset:16
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
;;     %42:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %41:v1 = mov.ud.uw r1.0.uw.lanes
;;     %40.0:v2 = mov.ud %41
;;     %33:v1 = add.d %42, %40.0
;;     %37.0:v2 = mov.ud %33
;;     %30:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %28:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %27:s2 early = load.d2 r4.0.ud surface:255 offset:32 scope:wave
;;     %26:s1 early = compare.l.d %30, %29 scope:wave
;;     %25:s1 early = select %26, %30, %29 scope:wave
;;     store.d1 %37.0, %25 surface:255
;;     %20:s1 = xor.ud %28.0, %27.0 scope:wave
;;     %17:s1 = xor.ud %28.1, %27.1 scope:wave
;;     %14:s1 = or.ud %20, %17 scope:wave
;;     %11:s1 early = compare.z.d %14, 0 scope:wave
;;     %10:s1 early = select %11, %30, %29 scope:wave
;;     store.d1 %37.0, %10 surface:255 offset:8
;;     %7:s1 early = compare.nz.d %14, 0 scope:wave
;;     %5:s1 early = select %7, %30, %29 scope:wave
;;     store.d1 %37.0, %5 surface:255 offset:16
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
;;     %175:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %174:v1 = mov.ud.uw r1.0.uw.lanes
;;     %173.0:v2 = mov.ud %174
;;     %166:v1 = add.d %175, %173.0
;;     %170.0:v2 = mov.ud %166
;;     %163:v2 early = load.d2 %170.0 surface:255 offset:8
;;     %162:v2 early = load.d2 %170.0 surface:255 offset:16
;;     %161:v1 early = load.d1 %170.0 surface:255 offset:24
;;     %156:v1 = add.d %163.0, %162.0
;;     %157:v1 = add.d %163.1, %162.1
;;     %158:v1 tied(%157) = carry %156, %162.0
;;     %160.0:v2 = mov.ud %156
;;     %159.1:v2 tied(%160) = mov.ud %158
;;     store.d2 %170.0, %159.0, %159.1 surface:255
;;     %150:v1 = add.d %163.0, -%162.0
;;     %151:v1 = add.d %163.1, -%162.1
;;     %152:v1 tied(%151) = borrow %163.0, %162.0
;;     %154.0:v2 = mov.ud %150
;;     %153.1:v2 tied(%154) = mov.ud %152
;;     store.d2 %170.0, %153.0, %153.1 surface:255 offset:8
;;     %146:v1 = mul_word.low %163.0, %162.0
;;     %147:v1 = mul_word.high %163.0, %162.0
;;     %148:v1 tied(%146) = add_word %147
;;     %145:v1 = mul_high.ud %163.0, %162.0
;;     %142:v1 = mul_word.low %163.0, %162.1
;;     %143:v1 = mul_word.high %163.0, %162.1
;;     %144:v1 tied(%142) = add_word %143
;;     %139:v1 = mul_word.low %163.1, %162.0
;;     %140:v1 = mul_word.high %163.1, %162.0
;;     %141:v1 tied(%139) = add_word %140
;;     %137:v1 = add.d %144, %141
;;     %134:v1 = add.d %145, %137
;;     %131.0:v2 = mov.ud %148
;;     %130.1:v2 tied(%131) = mov.ud %134
;;     store.d2 %170.0, %130.0, %130.1 surface:255 offset:16
;;     %123:v1 = and.ud %163.0, %162.0
;;     %124:v1 = and.ud %163.1, %162.1
;;     %126.0:v2 = mov.ud %123
;;     %125.1:v2 tied(%126) = mov.ud %124
;;     store.d2 %170.0, %125.0, %125.1 surface:255 offset:24
;;     %119:v1 = or.ud %163.0, %162.0
;;     %120:v1 = or.ud %163.1, %162.1
;;     %122.0:v2 = mov.ud %119
;;     %121.1:v2 tied(%122) = mov.ud %120
;;     store.d2 %170.0, %121.0, %121.1 surface:255 offset:32
;;     %114:v1 = xor.ud %163.0, %162.0
;;     %115:v1 = xor.ud %163.1, %162.1
;;     %117.0:v2 = mov.ud %114
;;     %116.1:v2 tied(%117) = mov.ud %115
;;     store.d2 %170.0, %116.0, %116.1 surface:255 offset:40
;;     %112:v1 = and.ud %161, 32
;;     %111:s1 early = compare.nz.d %112, 0
;;     %109:v1 = and.ud %161, 31
;;     %108:v1 = xor.ud %109, 31
;;     %106:v1 = shl.ud %163.0, %161
;;     %105:v1 = shr.ud %163.0, 1
;;     %104:v1 = shr.ud %105, %108
;;     %102:v1 = shl.ud %163.1, %161
;;     %101:v1 = or.ud %102, %104
;;     %98:v1 early = select %111, 0, %106
;;     %97:v1 early = select %111, %106, %101
;;     %94.0:v2 = mov.ud %98
;;     %93.1:v2 tied(%94) = mov.ud %97
;;     store.d2 %170.0, %93.0, %93.1 surface:255 offset:48
;;     %89:v1 = shr.ud %163.1, %161
;;     %88:v1 = shl.ud %163.1, 1
;;     %87:v1 = shl.ud %88, %108
;;     %84:v1 = shr.ud %163.0, %161
;;     %83:v1 = or.ud %84, %87
;;     %80:v1 early = select %111, %89, %83
;;     %79:v1 early = select %111, 0, %89
;;     %77.0:v2 = mov.ud %80
;;     %76.1:v2 tied(%77) = mov.ud %79
;;     store.d2 %170.0, %76.0, %76.1 surface:255 offset:56
;;     %72:v1 = asr.d %163.1, %161
;;     %71:v1 = asr.d %163.1, 31
;;     %70:v1 early = select %111, %72, %83
;;     %68:v1 early = select %111, %71, %72
;;     %64.0:v2 = mov.ud %70
;;     %63.1:v2 tied(%64) = mov.ud %68
;;     store.d2 %170.0, %63.0, %63.1 surface:255 offset:64
;;     %55:v1 = add.d 0, -%163.0
;;     %56:v1 = add.d 0, -%163.1
;;     %57:v1 tied(%56) = borrow 0, %163.0
;;     %59.0:v2 = mov.ud %55
;;     %58.1:v2 tied(%59) = mov.ud %57
;;     store.d2 %170.0, %58.0, %58.1 surface:255 offset:72
;;     %50:v1 = not.ud %163.0
;;     %51:v1 = not.ud %163.1
;;     %53.0:v2 = mov.ud %50
;;     %52.1:v2 tied(%53) = mov.ud %51
;;     store.d2 %170.0, %52.0, %52.1 surface:255 offset:80
;;     %48:v1 = bfrev.ud %163.0
;;     %47:v1 = bfrev.ud %163.1
;;     %46.0:v2 = mov.ud %47
;;     %45.1:v2 tied(%46) = mov.ud %48
;;     store.d2 %170.0, %45.0, %45.1 surface:255 offset:88
;;     %41:v1 = cbit.ud %163.0
;;     %40:v1 = cbit.ud %163.1
;;     %38:v1 = add.d %41, %40
;;     store.d1 %170.0, %38 surface:255 offset:96
;;     store.d2 %170.0, %125.0, %125.1 surface:255 offset:104
;;     %33:v1 early = load.d1 %170.0 surface:255 offset:32
;;     %32:s1 early = compare.nz.d %33, 0
;;     %30:v2 early = select %32, %163.0, %163.1, %162.0, %162.1
;;     store.d2 %170.0, %30.0, %30.1 surface:255 offset:112
;;     store.d1 %170.0, %163.0 surface:255 offset:120
;;     store.d1 %170.0, %162.1 surface:255 offset:128
;;     %24.0:v2 = mov.ud %161
;;     %23.1:v2 tied(%24) = mov.ud %161
;;     store.d2 %170.0, %23.0, %23.1 surface:255 offset:136
;;     store.d1 %170.0, %163.0 surface:255 offset:144
;;     %19.0:v2 = mov.ud %161
;;     %18.1:v2 tied(%19) = mov.ud 0
;;     store.d2 %170.0, %18.0, %18.1 surface:255 offset:152
;;     %14:v1 = asr.d %161, 31
;;     %16.0:v2 = mov.ud %161
;;     %15.1:v2 tied(%16) = mov.ud %14
;;     store.d2 %170.0, %15.0, %15.1 surface:255 offset:160
;;     %12:v1 early = load.d1 %170.0 surface:255 offset:40
;;     %9:v1 = mul_word.low %161, %12
;;     %10:v1 = mul_word.high %161, %12
;;     %11:v1 tied(%9) = add_word %10
;;     %8:v1 = mul_high.ud %161, %12
;;     %5.0:v2 = mov.ud %11
;;     %4.1:v2 tied(%5) = mov.ud %8
;;     store.d2 %170.0, %4.0, %4.1 surface:255 offset:168
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
;;     %175:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %174:v1 = mov.ud.uw r1.0.uw.lanes
;;     %173.0:v2 = mov.ud %174
;;     %166:v1 = add.d %175, %173.0
;;     %170.0:v2 = mov.ud %166
;;     %163:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %162:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %161:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %156:s1 = add.d %163.0, %162.0 scope:wave
;;     %157:s1 = add.d %163.1, %162.1 scope:wave
;;     %158:s1 tied(%157) = carry %156, %162.0 scope:wave
;;     %160.0:s2 = mov.ud %156 scope:wave
;;     %159.1:s2 tied(%160) = mov.ud %158 scope:wave
;;     store.d2 %170.0, %159.0, %159.1 surface:255
;;     %150:s1 = add.d %163.0, -%162.0 scope:wave
;;     %151:s1 = add.d %163.1, -%162.1 scope:wave
;;     %152:s1 tied(%151) = borrow %163.0, %162.0 scope:wave
;;     %154.0:s2 = mov.ud %150 scope:wave
;;     %153.1:s2 tied(%154) = mov.ud %152 scope:wave
;;     store.d2 %170.0, %153.0, %153.1 surface:255 offset:8
;;     %146:s1 = mul_word.low %163.0, %162.0 scope:wave
;;     %147:s1 = mul_word.high %163.0, %162.0 scope:wave
;;     %148:s1 tied(%146) = add_word %147 scope:wave
;;     %145:v1 = mul_high.ud %163.0, %162.0
;;     %142:s1 = mul_word.low %163.0, %162.1 scope:wave
;;     %143:s1 = mul_word.high %163.0, %162.1 scope:wave
;;     %144:s1 tied(%142) = add_word %143 scope:wave
;;     %139:s1 = mul_word.low %163.1, %162.0 scope:wave
;;     %140:s1 = mul_word.high %163.1, %162.0 scope:wave
;;     %141:s1 tied(%139) = add_word %140 scope:wave
;;     %137:s1 = add.d %144, %141 scope:wave
;;     %134:v1 = add.d %145, %137
;;     %131.0:v2 = mov.ud %148
;;     %130.1:v2 tied(%131) = mov.ud %134
;;     store.d2 %170.0, %130.0, %130.1 surface:255 offset:16
;;     %123:s1 = and.ud %163.0, %162.0 scope:wave
;;     %124:s1 = and.ud %163.1, %162.1 scope:wave
;;     %126.0:s2 = mov.ud %123 scope:wave
;;     %125.1:s2 tied(%126) = mov.ud %124 scope:wave
;;     store.d2 %170.0, %125.0, %125.1 surface:255 offset:24
;;     %119:s1 = or.ud %163.0, %162.0 scope:wave
;;     %120:s1 = or.ud %163.1, %162.1 scope:wave
;;     %122.0:s2 = mov.ud %119 scope:wave
;;     %121.1:s2 tied(%122) = mov.ud %120 scope:wave
;;     store.d2 %170.0, %121.0, %121.1 surface:255 offset:32
;;     %114:s1 = xor.ud %163.0, %162.0 scope:wave
;;     %115:s1 = xor.ud %163.1, %162.1 scope:wave
;;     %117.0:s2 = mov.ud %114 scope:wave
;;     %116.1:s2 tied(%117) = mov.ud %115 scope:wave
;;     store.d2 %170.0, %116.0, %116.1 surface:255 offset:40
;;     %112:s1 = and.ud %161, 32 scope:wave
;;     %111:s1 early = compare.nz.d %112, 0 scope:wave
;;     %109:s1 = and.ud %161, 31 scope:wave
;;     %108:s1 = xor.ud %109, 31 scope:wave
;;     %106:s1 = shl.ud %163.0, %161 scope:wave
;;     %105:s1 = shr.ud %163.0, 1 scope:wave
;;     %104:s1 = shr.ud %105, %108 scope:wave
;;     %102:s1 = shl.ud %163.1, %161 scope:wave
;;     %101:s1 = or.ud %102, %104 scope:wave
;;     %98:s1 early = select %111, 0, %106 scope:wave
;;     %97:s1 early = select %111, %106, %101 scope:wave
;;     %94.0:s2 = mov.ud %98 scope:wave
;;     %93.1:s2 tied(%94) = mov.ud %97 scope:wave
;;     store.d2 %170.0, %93.0, %93.1 surface:255 offset:48
;;     %89:s1 = shr.ud %163.1, %161 scope:wave
;;     %88:s1 = shl.ud %163.1, 1 scope:wave
;;     %87:s1 = shl.ud %88, %108 scope:wave
;;     %84:s1 = shr.ud %163.0, %161 scope:wave
;;     %83:s1 = or.ud %84, %87 scope:wave
;;     %80:s1 early = select %111, %89, %83 scope:wave
;;     %79:s1 early = select %111, 0, %89 scope:wave
;;     %77.0:s2 = mov.ud %80 scope:wave
;;     %76.1:s2 tied(%77) = mov.ud %79 scope:wave
;;     store.d2 %170.0, %76.0, %76.1 surface:255 offset:56
;;     %72:s1 = asr.d %163.1, %161 scope:wave
;;     %71:s1 = asr.d %163.1, 31 scope:wave
;;     %70:s1 early = select %111, %72, %83 scope:wave
;;     %68:s1 early = select %111, %71, %72 scope:wave
;;     %64.0:s2 = mov.ud %70 scope:wave
;;     %63.1:s2 tied(%64) = mov.ud %68 scope:wave
;;     store.d2 %170.0, %63.0, %63.1 surface:255 offset:64
;;     %55:s1 = add.d 0, -%163.0 scope:wave
;;     %56:s1 = add.d 0, -%163.1 scope:wave
;;     %57:s1 tied(%56) = borrow 0, %163.0 scope:wave
;;     %59.0:s2 = mov.ud %55 scope:wave
;;     %58.1:s2 tied(%59) = mov.ud %57 scope:wave
;;     store.d2 %170.0, %58.0, %58.1 surface:255 offset:72
;;     %50:s1 = not.ud %163.0 scope:wave
;;     %51:s1 = not.ud %163.1 scope:wave
;;     %53.0:s2 = mov.ud %50 scope:wave
;;     %52.1:s2 tied(%53) = mov.ud %51 scope:wave
;;     store.d2 %170.0, %52.0, %52.1 surface:255 offset:80
;;     %48:s1 = bfrev.ud %163.0 scope:wave
;;     %47:s1 = bfrev.ud %163.1 scope:wave
;;     %46.0:s2 = mov.ud %47 scope:wave
;;     %45.1:s2 tied(%46) = mov.ud %48 scope:wave
;;     store.d2 %170.0, %45.0, %45.1 surface:255 offset:88
;;     %41:s1 = cbit.ud %163.0 scope:wave
;;     %40:s1 = cbit.ud %163.1 scope:wave
;;     %38:s1 = add.d %41, %40 scope:wave
;;     store.d1 %170.0, %38 surface:255 offset:96
;;     store.d2 %170.0, %125.0, %125.1 surface:255 offset:104
;;     %33:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %32:s1 early = compare.nz.d %33, 0 scope:wave
;;     %30:s2 early = select %32, %163.0, %163.1, %162.0, %162.1 scope:wave
;;     store.d2 %170.0, %30.0, %30.1 surface:255 offset:112
;;     store.d1 %170.0, %163.0 surface:255 offset:120
;;     store.d1 %170.0, %162.1 surface:255 offset:128
;;     %24.0:s2 = mov.ud %161 scope:wave
;;     %23.1:s2 tied(%24) = mov.ud %161 scope:wave
;;     store.d2 %170.0, %23.0, %23.1 surface:255 offset:136
;;     store.d1 %170.0, %163.0 surface:255 offset:144
;;     %19.0:s2 = mov.ud %161 scope:wave
;;     %18.1:s2 tied(%19) = mov.ud 0 scope:wave
;;     store.d2 %170.0, %18.0, %18.1 surface:255 offset:152
;;     %14:s1 = asr.d %161, 31 scope:wave
;;     %16.0:s2 = mov.ud %161 scope:wave
;;     %15.1:s2 tied(%16) = mov.ud %14 scope:wave
;;     store.d2 %170.0, %15.0, %15.1 surface:255 offset:160
;;     %12:s1 early = load.d1 r4.0.ud surface:255 offset:40 scope:wave
;;     %9:s1 = mul_word.low %161, %12 scope:wave
;;     %10:s1 = mul_word.high %161, %12 scope:wave
;;     %11:s1 tied(%9) = add_word %10 scope:wave
;;     %8:v1 = mul_high.ud %161, %12
;;     %5.0:v2 = mov.ud %11
;;     %4.1:v2 tied(%5) = mov.ud %8
;;     store.d2 %170.0, %4.0, %4.1 surface:255 offset:168
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
;;     %59:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %58:v1 = mov.ud.uw r1.0.uw.lanes
;;     %57.0:v2 = mov.ud %58
;;     %50:v1 = add.d %59, %57.0
;;     %54.0:v2 = mov.ud %50
;;     %47:v1 early = load.b2 %54.0 surface:255 offset:8
;;     %46:v1 early = load.b2 %54.0 surface:255 offset:16
;;     %45:v1 = add.d %47, %46
;;     store.b2 %54.0, %45 surface:255
;;     %44:v1 = add.d %47, -%46
;;     store.b2 %54.0, %44 surface:255 offset:8
;;     %40:v1 = mul_word.low %47, %46
;;     %41:v1 = mul_word.high %47, %46
;;     %42:v1 tied(%40) = add_word %41
;;     store.b2 %54.0, %42 surface:255 offset:16
;;     %38:v1 = and.ud %47, %46
;;     store.b2 %54.0, %38 surface:255 offset:24
;;     %36:v1 = or.ud %47, %46
;;     store.b2 %54.0, %36 surface:255 offset:32
;;     %34:v1 = xor.ud %47, %46
;;     store.b2 %54.0, %34 surface:255 offset:40
;;     %32:v1 = mov.d -%47
;;     store.b2 %54.0, %32 surface:255 offset:48
;;     %30:v1 = not.ud %47
;;     store.b2 %54.0, %30 surface:255 offset:56
;;     %28:v1 early = load.d1 %54.0 surface:255 offset:24
;;     %27:s1 early = compare.nz.d %28, 0
;;     %25:v1 early = select %27, %47, %46
;;     store.b2 %54.0, %25 surface:255 offset:64
;;     %22:v1 early = load.b1 %54.0 surface:255 offset:32
;;     %21:v1 = add.d %22, %22
;;     %19:v1 = and.ud %21, 255
;;     store.d1 %54.0, %19 surface:255 offset:72
;;     %17:v1 = and.ud %45, 0xffff
;;     store.d1 %54.0, %17 surface:255 offset:80
;;     %14:v1 = shl.ud %21, 24
;;     %15:v1 = asr.d %14, 24
;;     store.d1 %54.0, %15 surface:255 offset:88
;;     %10:v1 = shl.ud %45, 16
;;     %11:v1 = asr.d %10, 16
;;     store.d1 %54.0, %11 surface:255 offset:96
;;     store.b1 %54.0, %47 surface:255 offset:104
;;     %5:v1 early = select %27, 1, 0
;;     store.d1 %54.0, %5 surface:255 offset:112
;;     %3:v1 early = select %27, -1, 0
;;     store.d1 %54.0, %3 surface:255 offset:120
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
;;     %61:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %60:v1 = mov.ud.uw r1.0.uw.lanes
;;     %59.0:v2 = mov.ud %60
;;     %52:v1 = add.d %61, %59.0
;;     %56.0:v2 = mov.ud %52
;;     %49:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %48:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %46:s1 = add.d %49, %48 scope:wave
;;     store.b2 %56.0, %46 surface:255
;;     %45:s1 = add.d %49, -%48 scope:wave
;;     store.b2 %56.0, %45 surface:255 offset:8
;;     %41:s1 = mul_word.low %49, %48 scope:wave
;;     %42:s1 = mul_word.high %49, %48 scope:wave
;;     %43:s1 tied(%41) = add_word %42 scope:wave
;;     store.b2 %56.0, %43 surface:255 offset:16
;;     %39:s1 = and.ud %49, %48 scope:wave
;;     store.b2 %56.0, %39 surface:255 offset:24
;;     %37:s1 = or.ud %49, %48 scope:wave
;;     store.b2 %56.0, %37 surface:255 offset:32
;;     %35:s1 = xor.ud %49, %48 scope:wave
;;     store.b2 %56.0, %35 surface:255 offset:40
;;     %33:s1 = mov.d -%49 scope:wave
;;     store.b2 %56.0, %33 surface:255 offset:48
;;     %31:s1 = not.ud %49 scope:wave
;;     store.b2 %56.0, %31 surface:255 offset:56
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %28:s1 early = compare.nz.d %29, 0 scope:wave
;;     %26:s1 early = select %28, %49, %48 scope:wave
;;     store.b2 %56.0, %26 surface:255 offset:64
;;     %22:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %20:s1 = add.d %22, %22 scope:wave
;;     %18:s1 = and.ud %20, 255 scope:wave
;;     store.d1 %56.0, %18 surface:255 offset:72
;;     %16:s1 = and.ud %46, 0xffff scope:wave
;;     store.d1 %56.0, %16 surface:255 offset:80
;;     %13:s1 = shl.ud %20, 24 scope:wave
;;     %14:s1 = asr.d %13, 24 scope:wave
;;     store.d1 %56.0, %14 surface:255 offset:88
;;     %9:s1 = shl.ud %46, 16 scope:wave
;;     %10:s1 = asr.d %9, 16 scope:wave
;;     store.d1 %56.0, %10 surface:255 offset:96
;;     store.b1 %56.0, %49 surface:255 offset:104
;;     store.d1 %56.0, %28 surface:255 offset:112
;;     %3:s1 = mov.d -%28 scope:wave
;;     store.d1 %56.0, %3 surface:255 offset:120
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
;;     %30:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %29:v1 = mov.ud.uw r1.0.uw.lanes
;;     %28.0:v2 = mov.ud %29
;;     %21:v1 = add.d %30, %28.0
;;     %25.0:v2 = mov.ud %21
;;     %18:v1 early = load.b1 %25.0 surface:255 offset:8
;;     %17:v1 early = load.b1 %25.0 surface:255 offset:16
;;     %16:v1 early = load.b2 %25.0 surface:255 offset:24
;;     %15:v1 early = load.b2 %25.0 surface:255 offset:32
;;     %13:v1 = shl.ud %18, 24
;;     %14:v1 = asr.d %13, 24
;;     store.d1 %25.0, %14 surface:255
;;     %10:v1 = and.ud %17, 255
;;     store.d1 %25.0, %10 surface:255 offset:8
;;     %6:v1 = shl.ud %16, 16
;;     %7:v1 = asr.d %6, 16
;;     store.d1 %25.0, %7 surface:255 offset:16
;;     %3:v1 = and.ud %15, 0xffff
;;     store.d1 %25.0, %3 surface:255 offset:24
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
;;     %34:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %33:v1 = mov.ud.uw r1.0.uw.lanes
;;     %32.0:v2 = mov.ud %33
;;     %25:v1 = add.d %34, %32.0
;;     %29.0:v2 = mov.ud %25
;;     %22:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %20:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %18:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %13:s1 = shl.ud %22, 24 scope:wave
;;     %14:s1 = asr.d %13, 24 scope:wave
;;     store.d1 %29.0, %14 surface:255
;;     %10:s1 = and.ud %20, 255 scope:wave
;;     store.d1 %29.0, %10 surface:255 offset:8
;;     %6:s1 = shl.ud %18, 16 scope:wave
;;     %7:s1 = asr.d %6, 16 scope:wave
;;     store.d1 %29.0, %7 surface:255 offset:16
;;     %3:s1 = and.ud %16, 0xffff scope:wave
;;     store.d1 %29.0, %3 surface:255 offset:24
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
;;     %55:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %54:v1 = mov.ud.uw r1.0.uw.lanes
;;     %53.0:v2 = mov.ud %54
;;     %46:v1 = add.d %55, %53.0
;;     %50.0:v2 = mov.ud %46
;;     %43:v1 early = load.d1 %50.0 surface:255 offset:8
;;     %42:s1 early = compare.nz.d %43, 0
;;     %41:v1 early = load.d1 %50.0 surface:255 offset:16
;;     %40:s1 early = compare.nz.d %41, 0
;;     %38:s1 = and.ud %42, %40 scope:wave
;;     %37:v1 early = select %38, 1, 0
;;     store.d1 %50.0, %37 surface:255
;;     %35:s1 = or.ud %42, %40 scope:wave
;;     %34:v1 early = select %35, 1, 0
;;     store.d1 %50.0, %34 surface:255 offset:8
;;     %31:s1 = xor.ud %42, %40 scope:wave
;;     %30:v1 early = select %31, 1, 0
;;     store.d1 %50.0, %30 surface:255 offset:16
;;     %26:s1 = xor.ud %42, %40 scope:wave
;;     %27:s1 = xor.ud %26, 0xffff scope:wave
;;     %25:v1 early = select %27, 1, 0
;;     store.d1 %50.0, %25 surface:255 offset:24
;;     %22:s1 = xor.ud %42, %40 scope:wave
;;     %19:v1 early = select %22, 1, 0
;;     store.d1 %50.0, %19 surface:255 offset:32
;;     %16:s1 early = compare.z.d %43, 0
;;     %14:v1 early = select %16, 1, 0
;;     store.d1 %50.0, %14 surface:255 offset:40
;;     %12:v1 early = load.d1 %50.0 surface:255 offset:24
;;     %11:s1 early = compare.nz.d %12, 0
;;     %9:s1 = and.ud %16, %11 scope:wave
;;     %6:s1 = or.ud %38, %9 scope:wave
;;     %3:v1 early = select %6, 1, 0
;;     store.d1 %50.0, %3 surface:255 offset:48
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
;;     %48:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %47:v1 = mov.ud.uw r1.0.uw.lanes
;;     %46.0:v2 = mov.ud %47
;;     %39:v1 = add.d %48, %46.0
;;     %43.0:v2 = mov.ud %39
;;     %36:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %35:s1 early = compare.nz.d %36, 0 scope:wave
;;     %34:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %33:s1 early = compare.nz.d %34, 0 scope:wave
;;     %31:s1 = and.ud %35, %33 scope:wave
;;     store.d1 %43.0, %31 surface:255
;;     %29:s1 = or.ud %35, %33 scope:wave
;;     store.d1 %43.0, %29 surface:255 offset:8
;;     %26:s1 = xor.ud %35, %33 scope:wave
;;     store.d1 %43.0, %26 surface:255 offset:16
;;     %22:s1 = xor.ud %35, %33 scope:wave
;;     %23:s1 = xor.ud %22, 1 scope:wave
;;     store.d1 %43.0, %23 surface:255 offset:24
;;     %19:s1 = xor.ud %35, %33 scope:wave
;;     store.d1 %43.0, %19 surface:255 offset:32
;;     %14:s1 early = compare.z.d %36, 0 scope:wave
;;     store.d1 %43.0, %14 surface:255 offset:40
;;     %11:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %10:s1 early = compare.nz.d %11, 0 scope:wave
;;     %8:s1 = and.ud %14, %10 scope:wave
;;     %5:s1 = or.ud %31, %8 scope:wave
;;     store.d1 %43.0, %5 surface:255 offset:48
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
;;     %28:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26.0:v2 = mov.ud %27
;;     %19:v1 = add.d %28, %26.0
;;     %23.0:v2 = mov.ud %19
;;     %16:v1 early = load.d1 %23.0 surface:255 offset:8
;;     %15:v1 early = load.d1 %23.0 surface:255 offset:16
;;     %14:v1 = shl.ud %16, 3
;;     %13:v1 = add.d %14, %15
;;     store.d1 %23.0, %13 surface:255
;;     %11:v1 = shl.ud %16, 4
;;     %9:v1 = add.d %15, %11
;;     store.d1 %23.0, %9 surface:255 offset:8
;;     %7:v1 = or.ud %14, %15
;;     store.d1 %23.0, %7 surface:255 offset:16
;;     %4:v1 = or.ud %15, %11
;;     store.d1 %23.0, %4 surface:255 offset:24
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
;;     %28:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %27:v1 = mov.ud.uw r1.0.uw.lanes
;;     %26.0:v2 = mov.ud %27
;;     %19:v1 = add.d %28, %26.0
;;     %23.0:v2 = mov.ud %19
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %15:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %14:s1 = shl.ud %16, 3 scope:wave
;;     %13:s1 = add.d %14, %15 scope:wave
;;     store.d1 %23.0, %13 surface:255
;;     %11:s1 = shl.ud %16, 4 scope:wave
;;     %9:s1 = add.d %15, %11 scope:wave
;;     store.d1 %23.0, %9 surface:255 offset:8
;;     %7:s1 = or.ud %14, %15 scope:wave
;;     store.d1 %23.0, %7 surface:255 offset:16
;;     %4:s1 = or.ud %15, %11 scope:wave
;;     store.d1 %23.0, %4 surface:255 offset:24
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
;;     %12:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10.0:v2 = mov.ud %11
;;     %3:v1 = add.d %12, %10.0
;;     %7.0:v2 = mov.ud %3
;;     store.d1 %7.0, 77 surface:255
;;     store.d2 %7.0, 0x23456789, 1 surface:255 offset:8
;;     store.d1 %7.0, 0x40600000 surface:255 offset:16
;;     store.d2 %7.0, 0x33333333, 0x3ffb3333 surface:255 offset:24
;;     store.b2 %7.0, 5 surface:255 offset:32
;;     store.b2 %7.0, 0x3e00 surface:255 offset:40
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
;;     %12:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %11:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10.0:v2 = mov.ud %11
;;     %3:v1 = add.d %12, %10.0
;;     %7.0:v2 = mov.ud %3
;;     store.d1 %7.0, 77 surface:255
;;     store.d2 %7.0, 0x23456789, 1 surface:255 offset:8
;;     store.d1 %7.0, 0x40600000 surface:255 offset:16
;;     store.d2 %7.0, 0x33333333, 0x3ffb3333 surface:255 offset:24
;;     store.b2 %7.0, 5 surface:255 offset:32
;;     store.b2 %7.0, 0x3e00 surface:255 offset:40
;; }
;;     end
;; }
