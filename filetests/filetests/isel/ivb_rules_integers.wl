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
;;     %121:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %120:v1 = mov.ud.uw r1.0.uw.lanes
;;     %119:v2 early = tuple %120, 0
;;     %117:v2 early = add_wide %121.0, %121.1, %119.0, %119.1
;;     %114:v1 early = load.d1 %117.0 surface:255 offset:8
;;     %113:v1 early = load.d1 %117.0 surface:255 offset:16
;;     %112:v1 = add.d %114, %113
;;     store.d1 %117.0, %112 surface:255
;;     %111:v1 = add.d %114, -%113
;;     store.d1 %117.0, %111 surface:255 offset:8
;;     %109:v1 = mul_low %114, %113
;;     store.d1 %117.0, %109 surface:255 offset:16
;;     %107:v1 = mul_high.ud %114, %113
;;     store.d1 %117.0, %107 surface:255 offset:24
;;     %105:v1 = mul_high.d %114, %113
;;     store.d1 %117.0, %105 surface:255 offset:32
;;     %103:v1 = minmax.l.ud %114, %113
;;     store.d1 %117.0, %103 surface:255 offset:40
;;     %101:v1 = minmax.ge.ud %114, %113
;;     store.d1 %117.0, %101 surface:255 offset:48
;;     %99:v1 = minmax.l.d %114, %113
;;     store.d1 %117.0, %99 surface:255 offset:56
;;     %97:v1 = minmax.ge.d %114, %113
;;     store.d1 %117.0, %97 surface:255 offset:64
;;     %95:v1 = and.ud %114, %113
;;     store.d1 %117.0, %95 surface:255 offset:72
;;     %94:v1 = or.ud %114, %113
;;     store.d1 %117.0, %94 surface:255 offset:80
;;     %92:v1 = xor.ud %114, %113
;;     store.d1 %117.0, %92 surface:255 offset:88
;;     %90:v1 = shl.ud %114, %113
;;     store.d1 %117.0, %90 surface:255 offset:96
;;     %88:v1 = shr.ud %114, %113
;;     store.d1 %117.0, %88 surface:255 offset:104
;;     %86:v1 = asr.d %114, %113
;;     store.d1 %117.0, %86 surface:255 offset:112
;;     %84:v1 = and.ud %114, 0xffffff
;;     %83:v1 = and.ud %113, 0xffffff
;;     %82:v1 = mul_low %84, %83
;;     store.d1 %117.0, %82 surface:255 offset:120
;;     %80:v1 = shl.ud %114, 8
;;     %79:v1 = asr.d %80, 8
;;     %77:v1 = shl.ud %113, 8
;;     %76:v1 = asr.d %77, 8
;;     %74:v1 = mul_low %79, %76
;;     store.d1 %117.0, %74 surface:255 offset:128
;;     %72:v1 = mul_high.ud %84, %83
;;     store.d1 %117.0, %72 surface:255 offset:136
;;     %68:v1 = mul_high.d %79, %76
;;     store.d1 %117.0, %68 surface:255 offset:144
;;     %64:s1 early = compare.l.ud %112, %114
;;     %62:v1 early = select %64, 1, 0
;;     store.d1 %117.0, %62 surface:255 offset:152
;;     %59:s1 early = compare.l.ud %114, %113
;;     %58:v1 early = select %59, 1, 0
;;     store.d1 %117.0, %58 surface:255 offset:160
;;     %55:v1 = bfi1.ud %113, %114
;;     store.d1 %117.0, %55 surface:255 offset:168
;;     %53:v1 = mov.d -%114
;;     store.d1 %117.0, %53 surface:255 offset:176
;;     %51:v1 = mov.d |%114|
;;     store.d1 %117.0, %51 surface:255 offset:184
;;     %49:v1 = not.ud %114
;;     store.d1 %117.0, %49 surface:255 offset:192
;;     %47:v1 = bfrev.ud %114
;;     store.d1 %117.0, %47 surface:255 offset:200
;;     %45:v1 = cbit.ud %114
;;     store.d1 %117.0, %45 surface:255 offset:208
;;     %43:v1 = fbh.ud %114
;;     store.d1 %117.0, %43 surface:255 offset:216
;;     %41:v1 = fbh.ud.d %114
;;     store.d1 %117.0, %41 surface:255 offset:224
;;     %39:v1 = fbl.ud %114
;;     store.d1 %117.0, %39 surface:255 offset:232
;;     %37:v1 = and.ud %114, 31
;;     %36:v1 = xor.ud %37, 31
;;     %34:v1 = shr.ud %114, %114
;;     %33:v1 = shl.ud %113, 1
;;     %32:v1 = shl.ud %33, %36
;;     %30:v1 = or.ud %34, %32
;;     store.d1 %117.0, %30 surface:255 offset:240
;;     %26:v1 = shl.ud %114, 3
;;     %25:v1 = and.ud %26, 31
;;     %24:v1 = xor.ud %25, 31
;;     %22:v1 = shr.ud %114, %26
;;     %20:v1 = shl.ud %33, %24
;;     %17:v1 = or.ud %22, %20
;;     store.d1 %117.0, %17 surface:255 offset:248
;;     store.d1 %117.0, %95 surface:255 offset:256
;;     %12:v1 = three.bfe.ud %114, %113, %114
;;     store.d1 %117.0, %12 surface:255 offset:264
;;     %10:v1 = three.bfe.d %114, %113, %114
;;     store.d1 %117.0, %10 surface:255 offset:272
;;     %8:v1 early = load.d1 %117.0 surface:255 offset:24
;;     %7:s1 early = compare.nz.d %8, 0
;;     %5:v1 early = select %7, %114, %113
;;     store.d1 %117.0, %5 surface:255 offset:280
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
;;     %119:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %118:v1 = mov.ud.uw r1.0.uw.lanes
;;     %117:v2 early = tuple %118, 0
;;     %115:v2 early = add_wide %119.0, %119.1, %117.0, %117.1
;;     %112:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %111:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %110:s1 = add.d %112, %111 scope:wave
;;     store.d1 %115.0, %110 surface:255
;;     %109:s1 = add.d %112, -%111 scope:wave
;;     store.d1 %115.0, %109 surface:255 offset:8
;;     %107:s1 = mul_low %112, %111 scope:wave
;;     store.d1 %115.0, %107 surface:255 offset:16
;;     %105:v1 = mul_high.ud %112, %111
;;     store.d1 %115.0, %105 surface:255 offset:24
;;     %103:v1 = mul_high.d %112, %111
;;     store.d1 %115.0, %103 surface:255 offset:32
;;     %101:s1 = minmax.l.ud %112, %111 scope:wave
;;     store.d1 %115.0, %101 surface:255 offset:40
;;     %99:s1 = minmax.ge.ud %112, %111 scope:wave
;;     store.d1 %115.0, %99 surface:255 offset:48
;;     %97:s1 = minmax.l.d %112, %111 scope:wave
;;     store.d1 %115.0, %97 surface:255 offset:56
;;     %95:s1 = minmax.ge.d %112, %111 scope:wave
;;     store.d1 %115.0, %95 surface:255 offset:64
;;     %93:s1 = and.ud %112, %111 scope:wave
;;     store.d1 %115.0, %93 surface:255 offset:72
;;     %92:s1 = or.ud %112, %111 scope:wave
;;     store.d1 %115.0, %92 surface:255 offset:80
;;     %90:s1 = xor.ud %112, %111 scope:wave
;;     store.d1 %115.0, %90 surface:255 offset:88
;;     %88:s1 = shl.ud %112, %111 scope:wave
;;     store.d1 %115.0, %88 surface:255 offset:96
;;     %86:s1 = shr.ud %112, %111 scope:wave
;;     store.d1 %115.0, %86 surface:255 offset:104
;;     %84:s1 = asr.d %112, %111 scope:wave
;;     store.d1 %115.0, %84 surface:255 offset:112
;;     %82:s1 = and.ud %112, 0xffffff scope:wave
;;     %81:s1 = and.ud %111, 0xffffff scope:wave
;;     %80:s1 = mul_low %82, %81 scope:wave
;;     store.d1 %115.0, %80 surface:255 offset:120
;;     %78:s1 = shl.ud %112, 8 scope:wave
;;     %77:s1 = asr.d %78, 8 scope:wave
;;     %75:s1 = shl.ud %111, 8 scope:wave
;;     %74:s1 = asr.d %75, 8 scope:wave
;;     %72:s1 = mul_low %77, %74 scope:wave
;;     store.d1 %115.0, %72 surface:255 offset:128
;;     %70:v1 = mul_high.ud %82, %81
;;     store.d1 %115.0, %70 surface:255 offset:136
;;     %66:v1 = mul_high.d %77, %74
;;     store.d1 %115.0, %66 surface:255 offset:144
;;     %62:s1 early = compare.l.ud %110, %112 scope:wave
;;     store.d1 %115.0, %62 surface:255 offset:152
;;     %58:s1 early = compare.l.ud %112, %111 scope:wave
;;     store.d1 %115.0, %58 surface:255 offset:160
;;     %55:v1 = bfi1.ud %111, %112
;;     store.d1 %115.0, %55 surface:255 offset:168
;;     %53:s1 = mov.d -%112 scope:wave
;;     store.d1 %115.0, %53 surface:255 offset:176
;;     %51:s1 = mov.d |%112| scope:wave
;;     store.d1 %115.0, %51 surface:255 offset:184
;;     %49:s1 = not.ud %112 scope:wave
;;     store.d1 %115.0, %49 surface:255 offset:192
;;     %47:s1 = bfrev.ud %112 scope:wave
;;     store.d1 %115.0, %47 surface:255 offset:200
;;     %45:s1 = cbit.ud %112 scope:wave
;;     store.d1 %115.0, %45 surface:255 offset:208
;;     %43:s1 = fbh.ud %112 scope:wave
;;     store.d1 %115.0, %43 surface:255 offset:216
;;     %41:s1 = fbh.ud.d %112 scope:wave
;;     store.d1 %115.0, %41 surface:255 offset:224
;;     %39:s1 = fbl.ud %112 scope:wave
;;     store.d1 %115.0, %39 surface:255 offset:232
;;     %37:s1 = and.ud %112, 31 scope:wave
;;     %36:s1 = xor.ud %37, 31 scope:wave
;;     %34:s1 = shr.ud %112, %112 scope:wave
;;     %33:s1 = shl.ud %111, 1 scope:wave
;;     %32:s1 = shl.ud %33, %36 scope:wave
;;     %30:s1 = or.ud %34, %32 scope:wave
;;     store.d1 %115.0, %30 surface:255 offset:240
;;     %26:s1 = shl.ud %112, 3 scope:wave
;;     %25:s1 = and.ud %26, 31 scope:wave
;;     %24:s1 = xor.ud %25, 31 scope:wave
;;     %22:s1 = shr.ud %112, %26 scope:wave
;;     %20:s1 = shl.ud %33, %24 scope:wave
;;     %17:s1 = or.ud %22, %20 scope:wave
;;     store.d1 %115.0, %17 surface:255 offset:248
;;     store.d1 %115.0, %93 surface:255 offset:256
;;     %12:v1 = three.bfe.ud %112, %111, %112
;;     store.d1 %115.0, %12 surface:255 offset:264
;;     %10:v1 = three.bfe.d %112, %111, %112
;;     store.d1 %115.0, %10 surface:255 offset:272
;;     %8:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %7:s1 early = compare.nz.d %8, 0 scope:wave
;;     %5:s1 early = select %7, %112, %111 scope:wave
;;     store.d1 %115.0, %5 surface:255 offset:280
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
;;     %131:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %130:v1 = mov.ud.uw r1.0.uw.lanes
;;     %129:v2 early = tuple %130, 0
;;     %127:v2 early = add_wide %131.0, %131.1, %129.0, %129.1
;;     %124:v1 early = load.d1 %127.0 surface:255 offset:8
;;     %123:v1 early = load.d1 %127.0 surface:255 offset:16
;;     %122:v2 early = load.d2 %127.0 surface:255 offset:24
;;     %121:v2 early = load.d2 %127.0 surface:255 offset:32
;;     %120:s1 early = compare.z.d %124, %123
;;     %119:v1 early = select %120, 1, 0
;;     store.d1 %127.0, %119 surface:255
;;     %116:s1 early = compare.nz.d %124, %123
;;     %115:v1 early = select %116, 1, 0
;;     store.d1 %127.0, %115 surface:255 offset:8
;;     %112:s1 early = compare.l.d %124, %123
;;     %111:v1 early = select %112, 1, 0
;;     store.d1 %127.0, %111 surface:255 offset:16
;;     %108:s1 early = compare.le.d %124, %123
;;     %107:v1 early = select %108, 1, 0
;;     store.d1 %127.0, %107 surface:255 offset:24
;;     %104:s1 early = compare.g.d %124, %123
;;     %103:v1 early = select %104, 1, 0
;;     store.d1 %127.0, %103 surface:255 offset:32
;;     %100:s1 early = compare.ge.d %124, %123
;;     %99:v1 early = select %100, 1, 0
;;     store.d1 %127.0, %99 surface:255 offset:40
;;     %96:s1 early = compare.l.ud %124, %123
;;     %95:v1 early = select %96, 1, 0
;;     store.d1 %127.0, %95 surface:255 offset:48
;;     %92:s1 early = compare.le.ud %124, %123
;;     %91:v1 early = select %92, 1, 0
;;     store.d1 %127.0, %91 surface:255 offset:56
;;     %88:s1 early = compare.g.ud %124, %123
;;     %87:v1 early = select %88, 1, 0
;;     store.d1 %127.0, %87 surface:255 offset:64
;;     %84:s1 early = compare.ge.ud %124, %123
;;     %81:v1 early = select %84, 1, 0
;;     store.d1 %127.0, %81 surface:255 offset:72
;;     %76:v1 = xor.ud %122.0, %121.0
;;     %75:v1 = xor.ud %122.1, %121.1
;;     %74:v1 = or.ud %76, %75
;;     %71:s1 early = compare.z.d %74, 0
;;     %70:v1 early = select %71, 1, 0
;;     store.d1 %127.0, %70 surface:255 offset:80
;;     %67:s1 early = compare.nz.d %74, 0
;;     %65:v1 early = select %67, 1, 0
;;     store.d1 %127.0, %65 surface:255 offset:88
;;     %62:s1 early = compare.l.d %122.1, %121.1
;;     %61:s1 early = compare.z.d %122.1, %121.1
;;     %60:s1 early = compare.l.ud %122.0, %121.0
;;     %59:s1 = and.ud %61, %60 scope:wave
;;     %57:s1 = or.ud %62, %59 scope:wave
;;     %56:v1 early = select %57, 1, 0
;;     store.d1 %127.0, %56 surface:255 offset:96
;;     %53:s1 early = compare.le.ud %122.0, %121.0
;;     %52:s1 = and.ud %61, %53 scope:wave
;;     %50:s1 = or.ud %62, %52 scope:wave
;;     %48:v1 early = select %50, 1, 0
;;     store.d1 %127.0, %48 surface:255 offset:104
;;     %45:s1 early = compare.g.d %122.1, %121.1
;;     %44:s1 early = compare.g.ud %122.0, %121.0
;;     %43:s1 = and.ud %61, %44 scope:wave
;;     %41:s1 = or.ud %45, %43 scope:wave
;;     %40:v1 early = select %41, 1, 0
;;     store.d1 %127.0, %40 surface:255 offset:112
;;     %37:s1 early = compare.ge.ud %122.0, %121.0
;;     %34:s1 = and.ud %61, %37 scope:wave
;;     %31:s1 = or.ud %45, %34 scope:wave
;;     %29:v1 early = select %31, 1, 0
;;     store.d1 %127.0, %29 surface:255 offset:120
;;     %26:s1 early = compare.l.ud %122.1, %121.1
;;     %25:s1 = or.ud %26, %59 scope:wave
;;     %23:v1 early = select %25, 1, 0
;;     store.d1 %127.0, %23 surface:255 offset:128
;;     %20:s1 = or.ud %26, %52 scope:wave
;;     %17:v1 early = select %20, 1, 0
;;     store.d1 %127.0, %17 surface:255 offset:136
;;     %14:s1 early = compare.g.ud %122.1, %121.1
;;     %11:s1 = or.ud %14, %43 scope:wave
;;     %9:v1 early = select %11, 1, 0
;;     store.d1 %127.0, %9 surface:255 offset:144
;;     %6:s1 = or.ud %14, %34 scope:wave
;;     %3:v1 early = select %6, 1, 0
;;     store.d1 %127.0, %3 surface:255 offset:152
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
;;     %111:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %110:v1 = mov.ud.uw r1.0.uw.lanes
;;     %109:v2 early = tuple %110, 0
;;     %107:v2 early = add_wide %111.0, %111.1, %109.0, %109.1
;;     %104:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %103:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %102:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %101:s2 early = load.d2 r4.0.ud surface:255 offset:32 scope:wave
;;     %100:s1 early = compare.z.d %104, %103 scope:wave
;;     store.d1 %107.0, %100 surface:255
;;     %97:s1 early = compare.nz.d %104, %103 scope:wave
;;     store.d1 %107.0, %97 surface:255 offset:8
;;     %94:s1 early = compare.l.d %104, %103 scope:wave
;;     store.d1 %107.0, %94 surface:255 offset:16
;;     %91:s1 early = compare.le.d %104, %103 scope:wave
;;     store.d1 %107.0, %91 surface:255 offset:24
;;     %88:s1 early = compare.g.d %104, %103 scope:wave
;;     store.d1 %107.0, %88 surface:255 offset:32
;;     %85:s1 early = compare.ge.d %104, %103 scope:wave
;;     store.d1 %107.0, %85 surface:255 offset:40
;;     %82:s1 early = compare.l.ud %104, %103 scope:wave
;;     store.d1 %107.0, %82 surface:255 offset:48
;;     %79:s1 early = compare.le.ud %104, %103 scope:wave
;;     store.d1 %107.0, %79 surface:255 offset:56
;;     %76:s1 early = compare.g.ud %104, %103 scope:wave
;;     store.d1 %107.0, %76 surface:255 offset:64
;;     %73:s1 early = compare.ge.ud %104, %103 scope:wave
;;     store.d1 %107.0, %73 surface:255 offset:72
;;     %66:s1 = xor.ud %102.0, %101.0 scope:wave
;;     %65:s1 = xor.ud %102.1, %101.1 scope:wave
;;     %64:s1 = or.ud %66, %65 scope:wave
;;     %61:s1 early = compare.z.d %64, 0 scope:wave
;;     store.d1 %107.0, %61 surface:255 offset:80
;;     %58:s1 early = compare.nz.d %64, 0 scope:wave
;;     store.d1 %107.0, %58 surface:255 offset:88
;;     %54:s1 early = compare.l.d %102.1, %101.1 scope:wave
;;     %53:s1 early = compare.z.d %102.1, %101.1 scope:wave
;;     %52:s1 early = compare.l.ud %102.0, %101.0 scope:wave
;;     %51:s1 = and.ud %53, %52 scope:wave
;;     %49:s1 = or.ud %54, %51 scope:wave
;;     store.d1 %107.0, %49 surface:255 offset:96
;;     %46:s1 early = compare.le.ud %102.0, %101.0 scope:wave
;;     %45:s1 = and.ud %53, %46 scope:wave
;;     %43:s1 = or.ud %54, %45 scope:wave
;;     store.d1 %107.0, %43 surface:255 offset:104
;;     %39:s1 early = compare.g.d %102.1, %101.1 scope:wave
;;     %38:s1 early = compare.g.ud %102.0, %101.0 scope:wave
;;     %37:s1 = and.ud %53, %38 scope:wave
;;     %35:s1 = or.ud %39, %37 scope:wave
;;     store.d1 %107.0, %35 surface:255 offset:112
;;     %32:s1 early = compare.ge.ud %102.0, %101.0 scope:wave
;;     %29:s1 = and.ud %53, %32 scope:wave
;;     %26:s1 = or.ud %39, %29 scope:wave
;;     store.d1 %107.0, %26 surface:255 offset:120
;;     %22:s1 early = compare.l.ud %102.1, %101.1 scope:wave
;;     %21:s1 = or.ud %22, %51 scope:wave
;;     store.d1 %107.0, %21 surface:255 offset:128
;;     %17:s1 = or.ud %22, %45 scope:wave
;;     store.d1 %107.0, %17 surface:255 offset:136
;;     %12:s1 early = compare.g.ud %102.1, %101.1 scope:wave
;;     %9:s1 = or.ud %12, %37 scope:wave
;;     store.d1 %107.0, %9 surface:255 offset:144
;;     %5:s1 = or.ud %12, %29 scope:wave
;;     store.d1 %107.0, %5 surface:255 offset:152
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
;;     %37:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %36:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v2 early = tuple %36, 0
;;     %33:v2 early = add_wide %37.0, %37.1, %35.0, %35.1
;;     %30:v1 early = load.d1 %33.0 surface:255 offset:8
;;     %29:v1 early = load.d1 %33.0 surface:255 offset:16
;;     %28:v2 early = load.d2 %33.0 surface:255 offset:24
;;     %27:v2 early = load.d2 %33.0 surface:255 offset:32
;;     %26:s1 early = compare.l.d %30, %29
;;     %25:v1 early = select %26, %30, %29
;;     store.d1 %33.0, %25 surface:255
;;     %20:v1 = xor.ud %28.0, %27.0
;;     %17:v1 = xor.ud %28.1, %27.1
;;     %14:v1 = or.ud %20, %17
;;     %11:s1 early = compare.z.d %14, 0
;;     %10:v1 early = select %11, %30, %29
;;     store.d1 %33.0, %10 surface:255 offset:8
;;     %7:s1 early = compare.nz.d %14, 0
;;     %5:v1 early = select %7, %30, %29
;;     store.d1 %33.0, %5 surface:255 offset:16
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
;;     %37:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %36:v1 = mov.ud.uw r1.0.uw.lanes
;;     %35:v2 early = tuple %36, 0
;;     %33:v2 early = add_wide %37.0, %37.1, %35.0, %35.1
;;     %30:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %28:s2 early = load.d2 r4.0.ud surface:255 offset:24 scope:wave
;;     %27:s2 early = load.d2 r4.0.ud surface:255 offset:32 scope:wave
;;     %26:s1 early = compare.l.d %30, %29 scope:wave
;;     %25:s1 early = select %26, %30, %29 scope:wave
;;     store.d1 %33.0, %25 surface:255
;;     %20:s1 = xor.ud %28.0, %27.0 scope:wave
;;     %17:s1 = xor.ud %28.1, %27.1 scope:wave
;;     %14:s1 = or.ud %20, %17 scope:wave
;;     %11:s1 early = compare.z.d %14, 0 scope:wave
;;     %10:s1 early = select %11, %30, %29 scope:wave
;;     store.d1 %33.0, %10 surface:255 offset:8
;;     %7:s1 early = compare.nz.d %14, 0 scope:wave
;;     %5:s1 early = select %7, %30, %29 scope:wave
;;     store.d1 %33.0, %5 surface:255 offset:16
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
;;     %137:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %136:v1 = mov.ud.uw r1.0.uw.lanes
;;     %135:v2 early = tuple %136, 0
;;     %133:v2 early = add_wide %137.0, %137.1, %135.0, %135.1
;;     %130:v2 early = load.d2 %133.0 surface:255 offset:8
;;     %129:v2 early = load.d2 %133.0 surface:255 offset:16
;;     %128:v1 early = load.d1 %133.0 surface:255 offset:24
;;     %127:v2 early = add_wide %130.0, %130.1, %129.0, %129.1
;;     store.d2 %133.0, %127.0, %127.1 surface:255
;;     %125:v2 early = sub_wide %130.0, %130.1, %129.0, %129.1
;;     store.d2 %133.0, %125.0, %125.1 surface:255 offset:8
;;     %123:v1 = mul_low %130.0, %129.0
;;     %122:v1 = mul_high.ud %130.0, %129.0
;;     %121:v1 = mul_low %130.0, %129.1
;;     %120:v1 = mul_low %130.1, %129.0
;;     %118:v1 = add.d %121, %120
;;     %115:v1 = add.d %122, %118
;;     %112:v2 early = tuple %123, %115
;;     store.d2 %133.0, %112.0, %112.1 surface:255 offset:16
;;     %106:v1 = and.ud %130.0, %129.0
;;     %107:v1 = and.ud %130.1, %129.1
;;     %108:v2 early = tuple %106, %107
;;     store.d2 %133.0, %108.0, %108.1 surface:255 offset:24
;;     %103:v1 = or.ud %130.0, %129.0
;;     %104:v1 = or.ud %130.1, %129.1
;;     %105:v2 early = tuple %103, %104
;;     store.d2 %133.0, %105.0, %105.1 surface:255 offset:32
;;     %99:v1 = xor.ud %130.0, %129.0
;;     %100:v1 = xor.ud %130.1, %129.1
;;     %101:v2 early = tuple %99, %100
;;     store.d2 %133.0, %101.0, %101.1 surface:255 offset:40
;;     %97:v1 = and.ud %128, 32
;;     %96:s1 early = compare.nz.d %97, 0
;;     %94:v1 = and.ud %128, 31
;;     %93:v1 = xor.ud %94, 31
;;     %91:v1 = shl.ud %130.0, %128
;;     %90:v1 = shr.ud %130.0, 1
;;     %89:v1 = shr.ud %90, %93
;;     %87:v1 = shl.ud %130.1, %128
;;     %86:v1 = or.ud %87, %89
;;     %83:v1 early = select %96, 0, %91
;;     %82:v1 early = select %96, %91, %86
;;     %79:v2 early = tuple %83, %82
;;     store.d2 %133.0, %79.0, %79.1 surface:255 offset:48
;;     %75:v1 = shr.ud %130.1, %128
;;     %74:v1 = shl.ud %130.1, 1
;;     %73:v1 = shl.ud %74, %93
;;     %70:v1 = shr.ud %130.0, %128
;;     %69:v1 = or.ud %70, %73
;;     %66:v1 early = select %96, %75, %69
;;     %65:v1 early = select %96, 0, %75
;;     %63:v2 early = tuple %66, %65
;;     store.d2 %133.0, %63.0, %63.1 surface:255 offset:56
;;     %59:v1 = asr.d %130.1, %128
;;     %58:v1 = asr.d %130.1, 31
;;     %57:v1 early = select %96, %59, %69
;;     %55:v1 early = select %96, %58, %59
;;     %51:v2 early = tuple %57, %55
;;     store.d2 %133.0, %51.0, %51.1 surface:255 offset:64
;;     %47:v2 early = sub_wide 0, 0, %130.0, %130.1
;;     store.d2 %133.0, %47.0, %47.1 surface:255 offset:72
;;     %43:v1 = not.ud %130.0
;;     %44:v1 = not.ud %130.1
;;     %45:v2 early = tuple %43, %44
;;     store.d2 %133.0, %45.0, %45.1 surface:255 offset:80
;;     %41:v1 = bfrev.ud %130.0
;;     %40:v1 = bfrev.ud %130.1
;;     %39:v2 early = tuple %40, %41
;;     store.d2 %133.0, %39.0, %39.1 surface:255 offset:88
;;     %35:v1 = cbit.ud %130.0
;;     %34:v1 = cbit.ud %130.1
;;     %32:v1 = add.d %35, %34
;;     store.d1 %133.0, %32 surface:255 offset:96
;;     store.d2 %133.0, %108.0, %108.1 surface:255 offset:104
;;     %27:v1 early = load.d1 %133.0 surface:255 offset:32
;;     %26:s1 early = compare.nz.d %27, 0
;;     %24:v2 early = select %26, %130.0, %130.1, %129.0, %129.1
;;     store.d2 %133.0, %24.0, %24.1 surface:255 offset:112
;;     store.d1 %133.0, %130.0 surface:255 offset:120
;;     store.d1 %133.0, %129.1 surface:255 offset:128
;;     %18:v2 early = tuple %128, %128
;;     store.d2 %133.0, %18.0, %18.1 surface:255 offset:136
;;     store.d1 %133.0, %130.0 surface:255 offset:144
;;     %14:v2 early = tuple %128, 0
;;     store.d2 %133.0, %14.0, %14.1 surface:255 offset:152
;;     %11:v1 = asr.d %128, 31
;;     %12:v2 early = tuple %128, %11
;;     store.d2 %133.0, %12.0, %12.1 surface:255 offset:160
;;     %9:v1 early = load.d1 %133.0 surface:255 offset:40
;;     %8:v1 = mul_low %128, %9
;;     %7:v1 = mul_high.ud %128, %9
;;     %4:v2 early = tuple %8, %7
;;     store.d2 %133.0, %4.0, %4.1 surface:255 offset:168
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
;;     %137:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %136:v1 = mov.ud.uw r1.0.uw.lanes
;;     %135:v2 early = tuple %136, 0
;;     %133:v2 early = add_wide %137.0, %137.1, %135.0, %135.1
;;     %130:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %129:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %128:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %127:s2 early = add_wide %130.0, %130.1, %129.0, %129.1 scope:wave
;;     store.d2 %133.0, %127.0, %127.1 surface:255
;;     %125:s2 early = sub_wide %130.0, %130.1, %129.0, %129.1 scope:wave
;;     store.d2 %133.0, %125.0, %125.1 surface:255 offset:8
;;     %123:s1 = mul_low %130.0, %129.0 scope:wave
;;     %122:v1 = mul_high.ud %130.0, %129.0
;;     %121:s1 = mul_low %130.0, %129.1 scope:wave
;;     %120:s1 = mul_low %130.1, %129.0 scope:wave
;;     %118:s1 = add.d %121, %120 scope:wave
;;     %115:v1 = add.d %122, %118
;;     %112:v2 early = tuple %123, %115
;;     store.d2 %133.0, %112.0, %112.1 surface:255 offset:16
;;     %106:s1 = and.ud %130.0, %129.0 scope:wave
;;     %107:s1 = and.ud %130.1, %129.1 scope:wave
;;     %108:s2 early = tuple %106, %107 scope:wave
;;     store.d2 %133.0, %108.0, %108.1 surface:255 offset:24
;;     %103:s1 = or.ud %130.0, %129.0 scope:wave
;;     %104:s1 = or.ud %130.1, %129.1 scope:wave
;;     %105:s2 early = tuple %103, %104 scope:wave
;;     store.d2 %133.0, %105.0, %105.1 surface:255 offset:32
;;     %99:s1 = xor.ud %130.0, %129.0 scope:wave
;;     %100:s1 = xor.ud %130.1, %129.1 scope:wave
;;     %101:s2 early = tuple %99, %100 scope:wave
;;     store.d2 %133.0, %101.0, %101.1 surface:255 offset:40
;;     %97:s1 = and.ud %128, 32 scope:wave
;;     %96:s1 early = compare.nz.d %97, 0 scope:wave
;;     %94:s1 = and.ud %128, 31 scope:wave
;;     %93:s1 = xor.ud %94, 31 scope:wave
;;     %91:s1 = shl.ud %130.0, %128 scope:wave
;;     %90:s1 = shr.ud %130.0, 1 scope:wave
;;     %89:s1 = shr.ud %90, %93 scope:wave
;;     %87:s1 = shl.ud %130.1, %128 scope:wave
;;     %86:s1 = or.ud %87, %89 scope:wave
;;     %83:s1 early = select %96, 0, %91 scope:wave
;;     %82:s1 early = select %96, %91, %86 scope:wave
;;     %79:s2 early = tuple %83, %82 scope:wave
;;     store.d2 %133.0, %79.0, %79.1 surface:255 offset:48
;;     %75:s1 = shr.ud %130.1, %128 scope:wave
;;     %74:s1 = shl.ud %130.1, 1 scope:wave
;;     %73:s1 = shl.ud %74, %93 scope:wave
;;     %70:s1 = shr.ud %130.0, %128 scope:wave
;;     %69:s1 = or.ud %70, %73 scope:wave
;;     %66:s1 early = select %96, %75, %69 scope:wave
;;     %65:s1 early = select %96, 0, %75 scope:wave
;;     %63:s2 early = tuple %66, %65 scope:wave
;;     store.d2 %133.0, %63.0, %63.1 surface:255 offset:56
;;     %59:s1 = asr.d %130.1, %128 scope:wave
;;     %58:s1 = asr.d %130.1, 31 scope:wave
;;     %57:s1 early = select %96, %59, %69 scope:wave
;;     %55:s1 early = select %96, %58, %59 scope:wave
;;     %51:s2 early = tuple %57, %55 scope:wave
;;     store.d2 %133.0, %51.0, %51.1 surface:255 offset:64
;;     %47:s2 early = sub_wide 0, 0, %130.0, %130.1 scope:wave
;;     store.d2 %133.0, %47.0, %47.1 surface:255 offset:72
;;     %43:s1 = not.ud %130.0 scope:wave
;;     %44:s1 = not.ud %130.1 scope:wave
;;     %45:s2 early = tuple %43, %44 scope:wave
;;     store.d2 %133.0, %45.0, %45.1 surface:255 offset:80
;;     %41:s1 = bfrev.ud %130.0 scope:wave
;;     %40:s1 = bfrev.ud %130.1 scope:wave
;;     %39:s2 early = tuple %40, %41 scope:wave
;;     store.d2 %133.0, %39.0, %39.1 surface:255 offset:88
;;     %35:s1 = cbit.ud %130.0 scope:wave
;;     %34:s1 = cbit.ud %130.1 scope:wave
;;     %32:s1 = add.d %35, %34 scope:wave
;;     store.d1 %133.0, %32 surface:255 offset:96
;;     store.d2 %133.0, %108.0, %108.1 surface:255 offset:104
;;     %27:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %26:s1 early = compare.nz.d %27, 0 scope:wave
;;     %24:s2 early = select %26, %130.0, %130.1, %129.0, %129.1 scope:wave
;;     store.d2 %133.0, %24.0, %24.1 surface:255 offset:112
;;     store.d1 %133.0, %130.0 surface:255 offset:120
;;     store.d1 %133.0, %129.1 surface:255 offset:128
;;     %18:s2 early = tuple %128, %128 scope:wave
;;     store.d2 %133.0, %18.0, %18.1 surface:255 offset:136
;;     store.d1 %133.0, %130.0 surface:255 offset:144
;;     %14:s2 early = tuple %128, 0 scope:wave
;;     store.d2 %133.0, %14.0, %14.1 surface:255 offset:152
;;     %11:s1 = asr.d %128, 31 scope:wave
;;     %12:s2 early = tuple %128, %11 scope:wave
;;     store.d2 %133.0, %12.0, %12.1 surface:255 offset:160
;;     %9:s1 early = load.d1 r4.0.ud surface:255 offset:40 scope:wave
;;     %8:s1 = mul_low %128, %9 scope:wave
;;     %7:v1 = mul_high.ud %128, %9
;;     %4:v2 early = tuple %8, %7
;;     store.d2 %133.0, %4.0, %4.1 surface:255 offset:168
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
;;     %52:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %51:v1 = mov.ud.uw r1.0.uw.lanes
;;     %50:v2 early = tuple %51, 0
;;     %48:v2 early = add_wide %52.0, %52.1, %50.0, %50.1
;;     %45:v1 early = load.b2 %48.0 surface:255 offset:8
;;     %44:v1 early = load.b2 %48.0 surface:255 offset:16
;;     %43:v1 = add.d %45, %44
;;     store.b2 %48.0, %43 surface:255
;;     %42:v1 = add.d %45, -%44
;;     store.b2 %48.0, %42 surface:255 offset:8
;;     %40:v1 = mul_low %45, %44
;;     store.b2 %48.0, %40 surface:255 offset:16
;;     %38:v1 = and.ud %45, %44
;;     store.b2 %48.0, %38 surface:255 offset:24
;;     %36:v1 = or.ud %45, %44
;;     store.b2 %48.0, %36 surface:255 offset:32
;;     %34:v1 = xor.ud %45, %44
;;     store.b2 %48.0, %34 surface:255 offset:40
;;     %32:v1 = mov.d -%45
;;     store.b2 %48.0, %32 surface:255 offset:48
;;     %30:v1 = not.ud %45
;;     store.b2 %48.0, %30 surface:255 offset:56
;;     %28:v1 early = load.d1 %48.0 surface:255 offset:24
;;     %27:s1 early = compare.nz.d %28, 0
;;     %25:v1 early = select %27, %45, %44
;;     store.b2 %48.0, %25 surface:255 offset:64
;;     %22:v1 early = load.b1 %48.0 surface:255 offset:32
;;     %21:v1 = add.d %22, %22
;;     %19:v1 = and.ud %21, 255
;;     store.d1 %48.0, %19 surface:255 offset:72
;;     %17:v1 = and.ud %43, 0xffff
;;     store.d1 %48.0, %17 surface:255 offset:80
;;     %14:v1 = shl.ud %21, 24
;;     %15:v1 = asr.d %14, 24
;;     store.d1 %48.0, %15 surface:255 offset:88
;;     %10:v1 = shl.ud %43, 16
;;     %11:v1 = asr.d %10, 16
;;     store.d1 %48.0, %11 surface:255 offset:96
;;     store.b1 %48.0, %45 surface:255 offset:104
;;     %5:v1 early = select %27, 1, 0
;;     store.d1 %48.0, %5 surface:255 offset:112
;;     %3:v1 early = select %27, -1, 0
;;     store.d1 %48.0, %3 surface:255 offset:120
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
;;     %54:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %53:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52:v2 early = tuple %53, 0
;;     %50:v2 early = add_wide %54.0, %54.1, %52.0, %52.1
;;     %47:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %46:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %44:s1 = add.d %47, %46 scope:wave
;;     store.b2 %50.0, %44 surface:255
;;     %43:s1 = add.d %47, -%46 scope:wave
;;     store.b2 %50.0, %43 surface:255 offset:8
;;     %41:s1 = mul_low %47, %46 scope:wave
;;     store.b2 %50.0, %41 surface:255 offset:16
;;     %39:s1 = and.ud %47, %46 scope:wave
;;     store.b2 %50.0, %39 surface:255 offset:24
;;     %37:s1 = or.ud %47, %46 scope:wave
;;     store.b2 %50.0, %37 surface:255 offset:32
;;     %35:s1 = xor.ud %47, %46 scope:wave
;;     store.b2 %50.0, %35 surface:255 offset:40
;;     %33:s1 = mov.d -%47 scope:wave
;;     store.b2 %50.0, %33 surface:255 offset:48
;;     %31:s1 = not.ud %47 scope:wave
;;     store.b2 %50.0, %31 surface:255 offset:56
;;     %29:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %28:s1 early = compare.nz.d %29, 0 scope:wave
;;     %26:s1 early = select %28, %47, %46 scope:wave
;;     store.b2 %50.0, %26 surface:255 offset:64
;;     %22:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %20:s1 = add.d %22, %22 scope:wave
;;     %18:s1 = and.ud %20, 255 scope:wave
;;     store.d1 %50.0, %18 surface:255 offset:72
;;     %16:s1 = and.ud %44, 0xffff scope:wave
;;     store.d1 %50.0, %16 surface:255 offset:80
;;     %13:s1 = shl.ud %20, 24 scope:wave
;;     %14:s1 = asr.d %13, 24 scope:wave
;;     store.d1 %50.0, %14 surface:255 offset:88
;;     %9:s1 = shl.ud %44, 16 scope:wave
;;     %10:s1 = asr.d %9, 16 scope:wave
;;     store.d1 %50.0, %10 surface:255 offset:96
;;     store.b1 %50.0, %47 surface:255 offset:104
;;     store.d1 %50.0, %28 surface:255 offset:112
;;     %3:s1 = mov.d -%28 scope:wave
;;     store.d1 %50.0, %3 surface:255 offset:120
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
;;     %25:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %24:v1 = mov.ud.uw r1.0.uw.lanes
;;     %23:v2 early = tuple %24, 0
;;     %21:v2 early = add_wide %25.0, %25.1, %23.0, %23.1
;;     %18:v1 early = load.b1 %21.0 surface:255 offset:8
;;     %17:v1 early = load.b1 %21.0 surface:255 offset:16
;;     %16:v1 early = load.b2 %21.0 surface:255 offset:24
;;     %15:v1 early = load.b2 %21.0 surface:255 offset:32
;;     %13:v1 = shl.ud %18, 24
;;     %14:v1 = asr.d %13, 24
;;     store.d1 %21.0, %14 surface:255
;;     %10:v1 = and.ud %17, 255
;;     store.d1 %21.0, %10 surface:255 offset:8
;;     %6:v1 = shl.ud %16, 16
;;     %7:v1 = asr.d %6, 16
;;     store.d1 %21.0, %7 surface:255 offset:16
;;     %3:v1 = and.ud %15, 0xffff
;;     store.d1 %21.0, %3 surface:255 offset:24
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
;;     %29:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %28:v1 = mov.ud.uw r1.0.uw.lanes
;;     %27:v2 early = tuple %28, 0
;;     %25:v2 early = add_wide %29.0, %29.1, %27.0, %27.1
;;     %22:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %20:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %18:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:32 scope:wave
;;     %13:s1 = shl.ud %22, 24 scope:wave
;;     %14:s1 = asr.d %13, 24 scope:wave
;;     store.d1 %25.0, %14 surface:255
;;     %10:s1 = and.ud %20, 255 scope:wave
;;     store.d1 %25.0, %10 surface:255 offset:8
;;     %6:s1 = shl.ud %18, 16 scope:wave
;;     %7:s1 = asr.d %6, 16 scope:wave
;;     store.d1 %25.0, %7 surface:255 offset:16
;;     %3:s1 = and.ud %16, 0xffff scope:wave
;;     store.d1 %25.0, %3 surface:255 offset:24
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
;;     %50:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %49:v1 = mov.ud.uw r1.0.uw.lanes
;;     %48:v2 early = tuple %49, 0
;;     %46:v2 early = add_wide %50.0, %50.1, %48.0, %48.1
;;     %43:v1 early = load.d1 %46.0 surface:255 offset:8
;;     %42:s1 early = compare.nz.d %43, 0
;;     %41:v1 early = load.d1 %46.0 surface:255 offset:16
;;     %40:s1 early = compare.nz.d %41, 0
;;     %38:s1 = and.ud %42, %40 scope:wave
;;     %37:v1 early = select %38, 1, 0
;;     store.d1 %46.0, %37 surface:255
;;     %35:s1 = or.ud %42, %40 scope:wave
;;     %34:v1 early = select %35, 1, 0
;;     store.d1 %46.0, %34 surface:255 offset:8
;;     %31:s1 = xor.ud %42, %40 scope:wave
;;     %30:v1 early = select %31, 1, 0
;;     store.d1 %46.0, %30 surface:255 offset:16
;;     %26:s1 = xor.ud %42, %40 scope:wave
;;     %27:s1 = xor.ud %26, 0xffff scope:wave
;;     %25:v1 early = select %27, 1, 0
;;     store.d1 %46.0, %25 surface:255 offset:24
;;     %22:s1 = xor.ud %42, %40 scope:wave
;;     %19:v1 early = select %22, 1, 0
;;     store.d1 %46.0, %19 surface:255 offset:32
;;     %16:s1 early = compare.z.d %43, 0
;;     %14:v1 early = select %16, 1, 0
;;     store.d1 %46.0, %14 surface:255 offset:40
;;     %12:v1 early = load.d1 %46.0 surface:255 offset:24
;;     %11:s1 early = compare.nz.d %12, 0
;;     %9:s1 = and.ud %16, %11 scope:wave
;;     %6:s1 = or.ud %38, %9 scope:wave
;;     %3:v1 early = select %6, 1, 0
;;     store.d1 %46.0, %3 surface:255 offset:48
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
;;     %43:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %42:v1 = mov.ud.uw r1.0.uw.lanes
;;     %41:v2 early = tuple %42, 0
;;     %39:v2 early = add_wide %43.0, %43.1, %41.0, %41.1
;;     %36:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %35:s1 early = compare.nz.d %36, 0 scope:wave
;;     %34:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %33:s1 early = compare.nz.d %34, 0 scope:wave
;;     %31:s1 = and.ud %35, %33 scope:wave
;;     store.d1 %39.0, %31 surface:255
;;     %29:s1 = or.ud %35, %33 scope:wave
;;     store.d1 %39.0, %29 surface:255 offset:8
;;     %26:s1 = xor.ud %35, %33 scope:wave
;;     store.d1 %39.0, %26 surface:255 offset:16
;;     %22:s1 = xor.ud %35, %33 scope:wave
;;     %23:s1 = xor.ud %22, 1 scope:wave
;;     store.d1 %39.0, %23 surface:255 offset:24
;;     %19:s1 = xor.ud %35, %33 scope:wave
;;     store.d1 %39.0, %19 surface:255 offset:32
;;     %14:s1 early = compare.z.d %36, 0 scope:wave
;;     store.d1 %39.0, %14 surface:255 offset:40
;;     %11:s1 early = load.d1 r4.0.ud surface:255 offset:24 scope:wave
;;     %10:s1 early = compare.nz.d %11, 0 scope:wave
;;     %8:s1 = and.ud %14, %10 scope:wave
;;     %5:s1 = or.ud %31, %8 scope:wave
;;     store.d1 %39.0, %5 surface:255 offset:48
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
;;     %23:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %22:v1 = mov.ud.uw r1.0.uw.lanes
;;     %21:v2 early = tuple %22, 0
;;     %19:v2 early = add_wide %23.0, %23.1, %21.0, %21.1
;;     %16:v1 early = load.d1 %19.0 surface:255 offset:8
;;     %15:v1 early = load.d1 %19.0 surface:255 offset:16
;;     %14:v1 = shl.ud %16, 3
;;     %13:v1 = add.d %14, %15
;;     store.d1 %19.0, %13 surface:255
;;     %11:v1 = shl.ud %16, 4
;;     %9:v1 = add.d %15, %11
;;     store.d1 %19.0, %9 surface:255 offset:8
;;     %7:v1 = or.ud %14, %15
;;     store.d1 %19.0, %7 surface:255 offset:16
;;     %4:v1 = or.ud %15, %11
;;     store.d1 %19.0, %4 surface:255 offset:24
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
;;     %23:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %22:v1 = mov.ud.uw r1.0.uw.lanes
;;     %21:v2 early = tuple %22, 0
;;     %19:v2 early = add_wide %23.0, %23.1, %21.0, %21.1
;;     %16:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %15:s1 early = load.d1 r4.0.ud surface:255 offset:16 scope:wave
;;     %14:s1 = shl.ud %16, 3 scope:wave
;;     %13:s1 = add.d %14, %15 scope:wave
;;     store.d1 %19.0, %13 surface:255
;;     %11:s1 = shl.ud %16, 4 scope:wave
;;     %9:s1 = add.d %15, %11 scope:wave
;;     store.d1 %19.0, %9 surface:255 offset:8
;;     %7:s1 = or.ud %14, %15 scope:wave
;;     store.d1 %19.0, %7 surface:255 offset:16
;;     %4:s1 = or.ud %15, %11 scope:wave
;;     store.d1 %19.0, %4 surface:255 offset:24
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
;;     %7:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %6:v1 = mov.ud.uw r1.0.uw.lanes
;;     %5:v2 early = tuple %6, 0
;;     %3:v2 early = add_wide %7.0, %7.1, %5.0, %5.1
;;     store.d1 %3.0, 77 surface:255
;;     store.d2 %3.0, 0x23456789, 1 surface:255 offset:8
;;     store.d1 %3.0, 0x40600000 surface:255 offset:16
;;     store.d2 %3.0, 0x33333333, 0x3ffb3333 surface:255 offset:24
;;     store.b2 %3.0, 5 surface:255 offset:32
;;     store.b2 %3.0, 0x3e00 surface:255 offset:40
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
;;     %7:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %6:v1 = mov.ud.uw r1.0.uw.lanes
;;     %5:v2 early = tuple %6, 0
;;     %3:v2 early = add_wide %7.0, %7.1, %5.0, %5.1
;;     store.d1 %3.0, 77 surface:255
;;     store.d2 %3.0, 0x23456789, 1 surface:255 offset:8
;;     store.d1 %3.0, 0x40600000 surface:255 offset:16
;;     store.d2 %3.0, 0x33333333, 0x3ffb3333 surface:255 offset:24
;;     store.b2 %3.0, 5 surface:255 offset:32
;;     store.b2 %3.0, 0x3e00 surface:255 offset:40
;; }
;;     end
;; }
