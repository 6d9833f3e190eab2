; test isel precise-output
; target tiny
; Every operation on values of lanes and on those of the wave: the rules that the other files do not fire.

kernel %words_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = kernargbaseptr.i64
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
    v107 = band.i32 v101, v102
    store.i32 global align 8 [v93+32], v107
    v108 = bor.i32 v101, v102
    store.i32 global align 8 [v93+40], v108
    v109 = bxor.i32 v101, v102
    store.i32 global align 8 [v93+48], v109
    v110 = ishl.i32 v101, v102
    store.i32 global align 8 [v93+56], v110
    v111 = ushr.i32 v101, v102
    store.i32 global align 8 [v93+64], v111
    v112 = sshr.i32 v101, v102
    store.i32 global align 8 [v93+72], v112
    v113 = bnot.i32 v101
    store.i32 global align 8 [v93+80], v113
    v114 = popcount v101
    store.i32 global align 8 [v93+88], v114
    v115 = bnot.i32 v102
    v116 = band.i32 v101, v115
    store.i32 global align 8 [v93+96], v116
    v117 = bnot.i32 v101
    v118 = band.i32 v117, v102
    store.i32 global align 8 [v93+104], v118
    v119 = icmp.eq v101, v102
    v120 = uextend.i32 v119
    store.i32 global align 8 [v93+112], v120
    v121 = icmp.ne v101, v102
    v122 = uextend.i32 v121
    store.i32 global align 8 [v93+120], v122
    v123 = icmp.slt v101, v102
    v124 = uextend.i32 v123
    store.i32 global align 8 [v93+128], v124
    v125 = icmp.sle v101, v102
    v126 = uextend.i32 v125
    store.i32 global align 8 [v93+136], v126
    v127 = icmp.sgt v101, v102
    v128 = uextend.i32 v127
    store.i32 global align 8 [v93+144], v128
    v129 = icmp.sge v101, v102
    v130 = uextend.i32 v129
    store.i32 global align 8 [v93+152], v130
    v131 = icmp.ult v101, v102
    v132 = uextend.i32 v131
    store.i32 global align 8 [v93+160], v132
    v133 = icmp.ule v101, v102
    v134 = uextend.i32 v133
    store.i32 global align 8 [v93+168], v134
    v135 = icmp.ugt v101, v102
    v136 = uextend.i32 v135
    store.i32 global align 8 [v93+176], v136
    v137 = icmp.uge v101, v102
    v138 = uextend.i32 v137
    store.i32 global align 8 [v93+184], v138
    v139 = load.i64 global align 8 [v93+24]
    v140 = ihigh v139
    store.i32 global align 8 [v93+192], v140
    v141 = iconcat v101, v102
    store.i64 global align 8 [v93+200], v141
    return
}
;; machine kernel %words_of_lanes target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %93:s1 = start 0
;;     %94:s1 = ld %93, 0
;;     %95:s1 = ld %93, 4
;;     %96:s2 early = pair %94, %95
;;     %92:v1 = item.l 0
;;     %90:v1 = add.l %96.0, %92
;;     %87:v1 = ld.l %90, 8
;;     %86:v1 = ld.l %90, 16
;;     %85:v1 = add.l %87, %86
;;     st.l %90, %85, 0
;;     %83:v1 = sub.l %87, %86
;;     st.l %90, %83, 8
;;     %81:v1 = mul.l %87, %86
;;     st.l %90, %81, 16
;;     %79:v1 = mulhi.l %87, %86
;;     st.l %90, %79, 24
;;     %77:v1 = and.l %87, %86
;;     st.l %90, %77, 32
;;     %75:v1 = or.l %87, %86
;;     st.l %90, %75, 40
;;     %73:v1 = xor.l %87, %86
;;     st.l %90, %73, 48
;;     %71:v1 = shl.l %87, %86
;;     st.l %90, %71, 56
;;     %69:v1 = shr.l %87, %86
;;     st.l %90, %69, 64
;;     %67:v1 = sar.l %87, %86
;;     st.l %90, %67, 72
;;     %65:v1 = xor.l %87, -1
;;     st.l %90, %65, 80
;;     %63:v1 = cnt.l %87
;;     st.l %90, %63, 88
;;     %61:v1 = andn.l %87, %86
;;     st.l %90, %61, 96
;;     %59:v1 = andn.l %86, %87
;;     st.l %90, %59, 104
;;     %57:s1 = eq.l %87, %86
;;     %56:s1 = mov 1
;;     %55:v1 = sel.l %57, %56, 0
;;     st.l %90, %55, 112
;;     %52:s1 = ne.l %87, %86
;;     %51:s1 = mov 1
;;     %50:v1 = sel.l %52, %51, 0
;;     st.l %90, %50, 120
;;     %47:s1 = lt.l %87, %86
;;     %46:s1 = mov 1
;;     %45:v1 = sel.l %47, %46, 0
;;     st.l %90, %45, 128
;;     %42:s1 = le.l %87, %86
;;     %41:s1 = mov 1
;;     %40:v1 = sel.l %42, %41, 0
;;     st.l %90, %40, 136
;;     %37:s1 = lt.l %86, %87
;;     %36:s1 = mov 1
;;     %35:v1 = sel.l %37, %36, 0
;;     st.l %90, %35, 144
;;     %32:s1 = le.l %86, %87
;;     %31:s1 = mov 1
;;     %30:v1 = sel.l %32, %31, 0
;;     st.l %90, %30, 152
;;     %27:s1 = ltu.l %87, %86
;;     %26:s1 = mov 1
;;     %25:v1 = sel.l %27, %26, 0
;;     st.l %90, %25, 160
;;     %22:s1 = leu.l %87, %86
;;     %21:s1 = mov 1
;;     %20:v1 = sel.l %22, %21, 0
;;     st.l %90, %20, 168
;;     %17:s1 = ltu.l %86, %87
;;     %16:s1 = mov 1
;;     %15:v1 = sel.l %17, %16, 0
;;     st.l %90, %15, 176
;;     %12:s1 = leu.l %86, %87
;;     %11:s1 = mov 1
;;     %10:v1 = sel.l %12, %11, 0
;;     st.l %90, %10, 184
;;     %5:v1 = ld.l %90, 24
;;     %6:v1 = ld.l %90, 28
;;     %7:v2 early = pair.l %5, %6
;;     st.l %90, %7.1, 192
;;     st.l %90, %87, 200
;;     st.l %90, %86, 204
;; }
;;     end
;; }

kernel %words_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i64 at 24 align 8
block0:
    v90 = kernargbaseptr.i64
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
    v107 = band.i32 v101, v102
    store.i32 global align 8 [v93+32], v107
    v108 = bor.i32 v101, v102
    store.i32 global align 8 [v93+40], v108
    v109 = bxor.i32 v101, v102
    store.i32 global align 8 [v93+48], v109
    v110 = ishl.i32 v101, v102
    store.i32 global align 8 [v93+56], v110
    v111 = ushr.i32 v101, v102
    store.i32 global align 8 [v93+64], v111
    v112 = sshr.i32 v101, v102
    store.i32 global align 8 [v93+72], v112
    v113 = bnot.i32 v101
    store.i32 global align 8 [v93+80], v113
    v114 = popcount v101
    store.i32 global align 8 [v93+88], v114
    v115 = bnot.i32 v102
    v116 = band.i32 v101, v115
    store.i32 global align 8 [v93+96], v116
    v117 = bnot.i32 v101
    v118 = band.i32 v117, v102
    store.i32 global align 8 [v93+104], v118
    v119 = icmp.eq v101, v102
    v120 = uextend.i32 v119
    store.i32 global align 8 [v93+112], v120
    v121 = icmp.ne v101, v102
    v122 = uextend.i32 v121
    store.i32 global align 8 [v93+120], v122
    v123 = icmp.slt v101, v102
    v124 = uextend.i32 v123
    store.i32 global align 8 [v93+128], v124
    v125 = icmp.sle v101, v102
    v126 = uextend.i32 v125
    store.i32 global align 8 [v93+136], v126
    v127 = icmp.sgt v101, v102
    v128 = uextend.i32 v127
    store.i32 global align 8 [v93+144], v128
    v129 = icmp.sge v101, v102
    v130 = uextend.i32 v129
    store.i32 global align 8 [v93+152], v130
    v131 = icmp.ult v101, v102
    v132 = uextend.i32 v131
    store.i32 global align 8 [v93+160], v132
    v133 = icmp.ule v101, v102
    v134 = uextend.i32 v133
    store.i32 global align 8 [v93+168], v134
    v135 = icmp.ugt v101, v102
    v136 = uextend.i32 v135
    store.i32 global align 8 [v93+176], v136
    v137 = icmp.uge v101, v102
    v138 = uextend.i32 v137
    store.i32 global align 8 [v93+184], v138
    v139 = load.i64 kernarg align 8 width all [v90+24]
    v140 = ihigh v139
    store.i32 global align 8 [v93+192], v140
    v141 = iconcat v101, v102
    store.i64 global align 8 [v93+200], v141
    return
}
;; machine kernel %words_of_wave target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %96:s1 = start 0
;;     %97:s1 = ld %96, 0
;;     %98:s1 = ld %96, 4
;;     %99:s2 early = pair %97, %98
;;     %95:v1 = item.l 0
;;     %93:v1 = add.l %99.0, %95
;;     %89:s1 = start 0
;;     %90:s1 = ld %89, 8
;;     %87:s1 = start 0
;;     %88:s1 = ld %87, 16
;;     %86:s1 = add %90, %88
;;     st.l %93, %86, 0
;;     %84:s1 = sub %90, %88
;;     st.l %93, %84, 8
;;     %82:s1 = mul %90, %88
;;     st.l %93, %82, 16
;;     %80:s1 = mulhi %90, %88
;;     st.l %93, %80, 24
;;     %78:s1 = and %90, %88
;;     st.l %93, %78, 32
;;     %76:s1 = or %90, %88
;;     st.l %93, %76, 40
;;     %74:s1 = xor %90, %88
;;     st.l %93, %74, 48
;;     %72:s1 = shl %90, %88
;;     st.l %93, %72, 56
;;     %70:s1 = shr %90, %88
;;     st.l %93, %70, 64
;;     %68:s1 = sar %90, %88
;;     st.l %93, %68, 72
;;     %66:s1 = xor %90, -1
;;     st.l %93, %66, 80
;;     %64:s1 = cnt %90
;;     st.l %93, %64, 88
;;     %62:s1 = andn %90, %88
;;     st.l %93, %62, 96
;;     %60:s1 = andn %88, %90
;;     st.l %93, %60, 104
;;     %58:s1 = eq %90, %88
;;     %57:s1 = mov 1
;;     %56:s1 = sel %58, %57, 0
;;     st.l %93, %56, 112
;;     %53:s1 = ne %90, %88
;;     %52:s1 = mov 1
;;     %51:s1 = sel %53, %52, 0
;;     st.l %93, %51, 120
;;     %48:s1 = lt %90, %88
;;     %47:s1 = mov 1
;;     %46:s1 = sel %48, %47, 0
;;     st.l %93, %46, 128
;;     %43:s1 = le %90, %88
;;     %42:s1 = mov 1
;;     %41:s1 = sel %43, %42, 0
;;     st.l %93, %41, 136
;;     %38:s1 = lt %88, %90
;;     %37:s1 = mov 1
;;     %36:s1 = sel %38, %37, 0
;;     st.l %93, %36, 144
;;     %33:s1 = le %88, %90
;;     %32:s1 = mov 1
;;     %31:s1 = sel %33, %32, 0
;;     st.l %93, %31, 152
;;     %28:s1 = ltu %90, %88
;;     %27:s1 = mov 1
;;     %26:s1 = sel %28, %27, 0
;;     st.l %93, %26, 160
;;     %23:s1 = leu %90, %88
;;     %22:s1 = mov 1
;;     %21:s1 = sel %23, %22, 0
;;     st.l %93, %21, 168
;;     %18:s1 = ltu %88, %90
;;     %17:s1 = mov 1
;;     %16:s1 = sel %18, %17, 0
;;     st.l %93, %16, 176
;;     %13:s1 = leu %88, %90
;;     %12:s1 = mov 1
;;     %11:s1 = sel %13, %12, 0
;;     st.l %93, %11, 184
;;     %5:s1 = start 0
;;     %6:s1 = ld %5, 24
;;     %7:s1 = ld %5, 28
;;     %8:s2 early = pair %6, %7
;;     st.l %93, %8.1, 192
;;     st.l %93, %90, 200
;;     st.l %93, %88, 204
;; }
;;     end
;; }

kernel %truths_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = kernargbaseptr.i64
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
    v113 = icmp.ne v101, v104
    v114 = uextend.i32 v113
    store.i32 global align 8 [v93+24], v114
    v115 = band.b1 v101, v104
    v116 = bnot.b1 v115
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+32], v117
    v118 = sextend.i32 v101
    store.i32 global align 8 [v93+40], v118
    v119 = load.i32 global align 8 [v93+24]
    v120 = load.i32 global align 8 [v93+32]
    v121 = select.i32 v101, v119, v120
    store.i32 global align 8 [v93+48], v121
    v122 = load.f32 global align 8 [v93+40]
    v123 = load.f32 global align 8 [v93+48]
    v124 = select.f32 v101, v122, v123
    store.f32 global align 8 [v93+56], v124
    return
}
;; machine kernel %truths_of_lanes target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %43:s1 = start 0
;;     %44:s1 = ld %43, 0
;;     %45:s1 = ld %43, 4
;;     %46:s2 early = pair %44, %45
;;     %42:v1 = item.l 0
;;     %40:v1 = add.l %46.0, %42
;;     %37:v1 = ld.l %40, 8
;;     %36:s1 = ne.l %37, 0
;;     %34:v1 = ld.l %40, 16
;;     %33:s1 = ne.l %34, 0
;;     %31:s1 = and %36, %33
;;     %30:s1 = mov 1
;;     %29:v1 = sel.l %31, %30, 0
;;     st.l %40, %29, 0
;;     %27:s1 = or %36, %33
;;     %26:s1 = mov 1
;;     %25:v1 = sel.l %27, %26, 0
;;     st.l %40, %25, 8
;;     %22:s1 = xor %36, %33
;;     %20:s1 = mov 1
;;     %19:v1 = sel.l %22, %20, 0
;;     st.l %40, %19, 16
;;     st.l %40, %19, 24
;;     %17:s1 = xor %31, 255
;;     %15:s1 = mov 1
;;     %14:v1 = sel.l %17, %15, 0
;;     st.l %40, %14, 32
;;     %12:s1 = mov -1
;;     %11:v1 = sel.l %36, %12, 0
;;     st.l %40, %11, 40
;;     %10:v1 = sel.l %36, %19, %14
;;     st.l %40, %10, 48
;;     %5:v1 = sel.l %36, %11, %10
;;     st.l %40, %5, 56
;; }
;;     end
;; }

kernel %truths_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
    param %p16 : i32 at 16 align 8
    param %p24 : i32 at 24 align 8
    param %p32 : i32 at 32 align 8
    param %p40 : f32 at 40 align 8
    param %p48 : f32 at 48 align 8
block0:
    v90 = kernargbaseptr.i64
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
    v113 = icmp.ne v101, v104
    v114 = uextend.i32 v113
    store.i32 global align 8 [v93+24], v114
    v115 = band.b1 v101, v104
    v116 = bnot.b1 v115
    v117 = uextend.i32 v116
    store.i32 global align 8 [v93+32], v117
    v118 = sextend.i32 v101
    store.i32 global align 8 [v93+40], v118
    v119 = load.i32 kernarg align 8 width all [v90+24]
    v120 = load.i32 kernarg align 8 width all [v90+32]
    v121 = select.i32 v101, v119, v120
    store.i32 global align 8 [v93+48], v121
    v122 = load.f32 kernarg align 8 width all [v90+40]
    v123 = load.f32 kernarg align 8 width all [v90+48]
    v124 = select.f32 v101, v122, v123
    store.f32 global align 8 [v93+56], v124
    return
}
;; machine kernel %truths_of_wave target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %55:s1 = start 0
;;     %56:s1 = ld %55, 0
;;     %57:s1 = ld %55, 4
;;     %58:s2 early = pair %56, %57
;;     %54:v1 = item.l 0
;;     %52:v1 = add.l %58.0, %54
;;     %48:s1 = start 0
;;     %49:s1 = ld %48, 8
;;     %47:s1 = ne %49, 0
;;     %44:s1 = start 0
;;     %45:s1 = ld %44, 16
;;     %43:s1 = ne %45, 0
;;     %41:s1 = and %47, %43
;;     %40:s1 = mov 1
;;     %39:s1 = sel %41, %40, 0
;;     st.l %52, %39, 0
;;     %37:s1 = or %47, %43
;;     %36:s1 = mov 1
;;     %35:s1 = sel %37, %36, 0
;;     st.l %52, %35, 8
;;     %32:s1 = xor %47, %43
;;     %30:s1 = mov 1
;;     %29:s1 = sel %32, %30, 0
;;     st.l %52, %29, 16
;;     st.l %52, %29, 24
;;     %26:s1 = xor %41, 1
;;     %24:s1 = mov 1
;;     %23:s1 = sel %26, %24, 0
;;     st.l %52, %23, 32
;;     %20:s1 = mov -1
;;     %19:s1 = sel %47, %20, 0
;;     st.l %52, %19, 40
;;     %16:s1 = start 0
;;     %17:s1 = ld %16, 24
;;     %14:s1 = start 0
;;     %15:s1 = ld %14, 32
;;     %13:s1 = sel %47, %17, %15
;;     st.l %52, %13, 48
;;     %8:s1 = start 0
;;     %9:s1 = ld %8, 40
;;     %6:s1 = start 0
;;     %7:s1 = ld %6, 48
;;     %5:s1 = sel %47, %9, %7
;;     st.l %52, %5, 56
;; }
;;     end
;; }

kernel %floats_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = kernargbaseptr.i64
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 global align 8 [v93+8]
    v102 = load.f32 global align 8 [v93+16]
    v103 = fadd.f32 v101, v102
    store.f32 global align 8 [v93+0], v103
    v104 = fmul.f32 v101, v102
    store.f32 global align 8 [v93+8], v104
    v105 = fneg.f32 v101
    store.f32 global align 8 [v93+16], v105
    v106 = fabs.f32 v101
    store.f32 global align 8 [v93+24], v106
    return
}
;; machine kernel %floats_of_lanes target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %18:s1 = start 0
;;     %19:s1 = ld %18, 0
;;     %20:s1 = ld %18, 4
;;     %21:s2 early = pair %19, %20
;;     %17:v1 = item.l 0
;;     %15:v1 = add.l %21.0, %17
;;     %12:v1 = ld.l %15, 8
;;     %11:v1 = ld.l %15, 16
;;     %10:v1 = addf.l %12, %11
;;     st.l %15, %10, 0
;;     %8:v1 = mulf.l %12, %11
;;     st.l %15, %8, 8
;;     %5:v1 = xor.l %12, 0x80000000
;;     st.l %15, %5, 16
;;     %3:v1 = and.l %12, 0x7fffffff
;;     st.l %15, %3, 24
;; }
;;     end
;; }

kernel %floats_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : f32 at 8 align 8
    param %p16 : f32 at 16 align 8
block0:
    v90 = kernargbaseptr.i64
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.f32 kernarg align 8 width all [v90+8]
    v102 = load.f32 kernarg align 8 width all [v90+16]
    v103 = fadd.f32 v101, v102
    store.f32 global align 8 [v93+0], v103
    v104 = fmul.f32 v101, v102
    store.f32 global align 8 [v93+8], v104
    v105 = fneg.f32 v101
    store.f32 global align 8 [v93+16], v105
    v106 = fabs.f32 v101
    store.f32 global align 8 [v93+24], v106
    return
}
;; machine kernel %floats_of_wave target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %20:s1 = start 0
;;     %21:s1 = ld %20, 0
;;     %22:s1 = ld %20, 4
;;     %23:s2 early = pair %21, %22
;;     %19:v1 = item.l 0
;;     %17:v1 = add.l %23.0, %19
;;     %13:s1 = start 0
;;     %14:s1 = ld %13, 8
;;     %11:s1 = start 0
;;     %12:s1 = ld %11, 16
;;     %10:s1 = addf %14, %12
;;     st.l %17, %10, 0
;;     %8:s1 = mulf %14, %12
;;     st.l %17, %8, 8
;;     %5:s1 = xor %14, 0x80000000
;;     st.l %17, %5, 16
;;     %3:s1 = and %14, 0x7fffffff
;;     st.l %17, %3, 24
;; }
;;     end
;; }

kernel %launch_of_lanes {
    param %out : i64 at 0 align 8
block0:
    v90 = kernargbaseptr.i64
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = workgroupid.i32 0
    store.i32 global align 8 [v93+0], v101
    v102 = workgroupsize.i32 0
    store.i32 global align 8 [v93+8], v102
    v103 = gridsize.i32 0
    store.i32 global align 8 [v93+16], v103
    v104 = kernargbaseptr.i64
    store.i64 global align 8 [v93+24], v104
    v106 = load.i32 global align 8 [v93+8]
    v107 = iconst.i32 0
    v105 = icmp.ne v106, v107
    v108 = activelanecount v105
    store.i32 global align 8 [v93+32], v108
    v109, v110, v111, v112 = activelanemask v105
    store.i64 global align 8 [v93+40], v109
    return
}
;; machine kernel %launch_of_lanes target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %29:s1 = start 0
;;     %30:s1 = ld %29, 0
;;     %31:s1 = ld %29, 4
;;     %32:s2 early = pair %30, %31
;;     %28:v1 = item.l 0
;;     %26:v1 = add.l %32.0, %28
;;     %23:s1 = start 1
;;     st.l %26, %23, 0
;;     %21:s1 = start 4
;;     st.l %26, %21, 8
;;     %20:s1 = start 7
;;     st.l %26, %20, 16
;;     %17:s1 = mov 0
;;     st.l %26, %17, 24
;;     %18:s1 = mov 0
;;     st.l %26, %18, 28
;;     %16:s1 = ne %21, 0
;;     %11:s1 = mul %16, 255
;;     %12:s1 = lanes
;;     %13:s1 = and %12, %11
;;     %14:s1 = cnt %13
;;     st.l %26, %14, 32
;;     %3:s1 = mul %16, 255
;;     %4:s1 = lanes
;;     %5:s1 = and %4, %3
;;     %6:s2 early = pair %5, 0
;;     %7:s2 early = pair 0, 0
;;     %8:s2 early = pair 0, 0
;;     %9:s2 early = pair 0, 0
;;     st.l %26, %6.0, 40
;;     st.l %26, %6.1, 44
;; }
;;     end
;; }

kernel %launch_of_wave {
    param %out : i64 at 0 align 8
    param %p8 : i32 at 8 align 8
block0:
    v90 = kernargbaseptr.i64
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = workgroupid.i32 0
    store.i32 global align 8 [v93+0], v101
    v102 = workgroupsize.i32 0
    store.i32 global align 8 [v93+8], v102
    v103 = gridsize.i32 0
    store.i32 global align 8 [v93+16], v103
    v104 = kernargbaseptr.i64
    store.i64 global align 8 [v93+24], v104
    v106 = load.i32 kernarg align 8 width all [v90+8]
    v107 = iconst.i32 0
    v105 = icmp.ne v106, v107
    v108 = activelanecount v105
    store.i32 global align 8 [v93+32], v108
    v109, v110, v111, v112 = activelanemask v105
    store.i64 global align 8 [v93+40], v109
    return
}
;; machine kernel %launch_of_wave target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %32:s1 = start 0
;;     %33:s1 = ld %32, 0
;;     %34:s1 = ld %32, 4
;;     %35:s2 early = pair %33, %34
;;     %31:v1 = item.l 0
;;     %29:v1 = add.l %35.0, %31
;;     %26:s1 = start 1
;;     st.l %29, %26, 0
;;     %24:s1 = start 4
;;     st.l %29, %24, 8
;;     %22:s1 = start 7
;;     st.l %29, %22, 16
;;     %19:s1 = mov 0
;;     st.l %29, %19, 24
;;     %20:s1 = mov 0
;;     st.l %29, %20, 28
;;     %17:s1 = start 0
;;     %18:s1 = ld %17, 8
;;     %16:s1 = ne %18, 0
;;     %11:s1 = mul %16, 255
;;     %12:s1 = lanes
;;     %13:s1 = and %12, %11
;;     %14:s1 = cnt %13
;;     st.l %29, %14, 32
;;     %3:s1 = mul %16, 255
;;     %4:s1 = lanes
;;     %5:s1 = and %4, %3
;;     %6:s2 early = pair %5, 0
;;     %7:s2 early = pair 0, 0
;;     %8:s2 early = pair 0, 0
;;     %9:s2 early = pair 0, 0
;;     st.l %29, %6.0, 40
;;     st.l %29, %6.1, 44
;; }
;;     end
;; }

; Values of the wave that lanes have a part in from the join on.
kernel %joined {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = icmp.ult v80, v1
    v4 = icmp.eq v0, v80
    branch v2, block1, block2
block1:
    jump block3(v3)
block2:
    jump block3(v4)
block3(v5: b1):
    v6 = uextend.i32 v5
    store.i32 global align 4 [v93], v6
    return
}
;; machine kernel %joined target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave of block1
;; lanes {
;;     %28:s1 = start 0
;;     %29:s1 = ld %28, 0
;;     %30:s1 = ld %28, 4
;;     %31:s2 early = pair %29, %30
;;     %26:s1 = start 0
;;     %27:s1 = ld %26, 8
;;     %25:v1 = item.l 0
;;     %23:v1 = add.l %31.0, %25
;;     %21:s1 = ltu.l %25, 5
;;     %20:s1 = ltu %27, 5
;;     %19:s1 = eq.l %25, %27
;;     %16:s1 = mul %20, 255
;;     %17:s1 = and %21, %16
;;     %13:s1 = mov 5
;;     %12:s1 = leu.l %13, %25
;;     %10:s1 = and %12, %19
;;     %7:s1 = or %17, %10
;;     %4:s1 = mov 1
;;     %3:v1 = sel.l %7, %4, 0
;;     st.l %23, %3, 0
;; }
;;     end
;; }

; A truth value that lanes keep when they leave the loop, and the smallest of several groups first.
kernel %kept {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = bconst 0
    v2 = iconst.i32 1
    jump block1(v0, v1)
block1(v3: i32, v4: b1):
    v5 = iadd.i32 v3, v2
    v6 = activelanecount v4
    v7 = icmp.eq v5, v6
    v8 = bxor.b1 v7, v4
    v9 = icmp.ult v5, v80
    branch v9, block1(v5, v8), block2
block2:
    v10 = uextend.i32 v8
    store.i32 global align 4 [v93], v10
    return
}
;; machine kernel %kept target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave -> mb1(%37, %35) of block3
;; lanes -> mb1(%51) {
;;     %54:s1 = start 0
;;     %55:s1 = ld %54, 0
;;     %56:s1 = ld %54, 4
;;     %57:s2 early = pair %55, %56
;;     %52:s1 = start 0
;;     %53:s1 = ld %52, 8
;;     %51:v1 = item.l 0
;;     %50:v1 = add.l %57.0, %51
;;     %48:s1 = ltu.l %50, %57.0
;;     %46:s1 = mov 1
;;     %45:v1 = sel.l %48, %46, 0
;;     %43:v1 = add.l %57.1, %45
;;     %40:v2 early = pair.l %50, %43
;;     %37:s1 = mov 0
;; }
;;     %36:s1 = lanes
;;     %35:s1 = mov 0
;;     jump mb1
;; mb1(%1:s1, %2:s1): wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %32:v1 = add.l %0, 1
;;     %29:s1 = lanes
;;     %30:s1 = and %29, %1
;;     %31:s1 = cnt %30
;;     %28:s1 = eq.l %32, %31
;;     %26:s1 = xor %28, %1
;;     %24:s1 = lanes
;;     %21:s1 = andn %2, %24
;;     %22:s1 = and %26, %24
;;     %23:s1 = or %21, %22
;;     %19:s1 = ltu.l %32, %53
;; }
;;     %18:s1 = lanes
;;     %17:s1 = mov %19
;;     %15:s1 = and %18, %17
;;     run %15
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%32) {
;; }
;;     branch.any mb3, mb4
;; mb3: wave -> mb1(%26, %23) of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     run %36
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %12:s1 = mov 1
;;     %11:v1 = sel.l %23, %12, 0
;;     st.l %40.0, %11, 0
;; }
;;     end
;; }

kernel %groups {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 0
    jump block1
block1:
    v2 = bconst 1
    v3 = activelanecount v2
    v4 = icmp.eq v0, v3
    branch v4, block2, block6
block2:
    v5 = icmp.eq v0, v1
    branch v5, block3, block5
block3:
    v6 = icmp.ult v0, v3
    branch v6, block4, block6
block4:
    jump block5
block5:
    jump block1
block6:
    return
}
;; machine kernel %groups target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave -> mb17(%92, %93, %94, %95, %96) of block9
;; lanes -> mb17 {
;;     %98:v1 = item.l 0
;; }
;;     %97:s1 = lanes
;;     %92:s1 = mov 0
;;     %93:s1 = mov 0
;;     %94:s1 = mov 0
;;     %95:s1 = mov 0
;;     %96:s1 = mov 0
;;     jump mb17
;; mb1: wave -> mb2(%83, %2, %3, %4, %5) of block10
;; lanes -> mb12, mb11 {
;;     %91:s1 = eq.l %98, 0
;; }
;;     %90:s1 = lanes
;;     %89:s1 = mov %91
;;     %87:s1 = and %90, %89
;;     %84:s1 = and %1, %2
;;     %83:s1 = or %84, %87
;;     jump mb2
;; mb2(%6:s1, %9:s1, %12:s1, %11:s1, %10:s1): wave -> mb3, mb5 of block11
;;     %79:s1 = lanes
;;     %78:s1 = and %79, %6
;;     %77:s1 = andn %79, %6
;;     %71:s1 = cnt %78
;;     %72:s1 = add %71, -1
;;     %73:s1 = cnt %77
;;     %74:s1 = add %73, -1
;;     %75:s1 = ltu %72, %74
;;     %76:s1 = sel %75, %78, %77
;;     %70:s1 = and %78, %76
;;     %68:s1 = and %77, %76
;;     run %70
;;     branch.any mb3, mb5
;; mb3: wave -> mb7, mb4 of block18
;;     %65:s1 = andn %79, %70
;;     %64:s1 = or %9, %65
;;     run %65
;;     branch.any mb7, mb4
;; mb4: wave -> mb8(%10, %11, %12) of block32
;;     jump mb8
;; mb5: wave -> mb9, mb6 of block19
;;     run %68
;;     %63:s1 = andn %79, %68
;;     %62:s1 = or %9, %63
;;     run %63
;;     branch.any mb9, mb6
;; mb6: wave -> mb10(%12, %11, %10) of block33
;;     jump mb10
;; mb7: wave -> mb8(%65, %10, %61) of block20
;;     %61:s1 = or %11, %12
;;     jump mb8
;; mb8(%25:s1, %24:s1, %23:s1): wave -> mb12 of block21
;;     run %70
;;     jump mb12
;; mb9: wave -> mb10(%59, %10, %63) of block22
;;     %59:s1 = or %11, %12
;;     jump mb10
;; mb10(%17:s1, %18:s1, %19:s1): wave -> mb11 of block23
;;     run %68
;;     jump mb11
;; mb11: wave -> mb17(%6, %62, %17, %18, %19) of block25
;; lanes -> mb17 {
;; }
;;     jump mb17
;; mb12: wave -> mb13 of block12
;; lanes -> mb14, mb13 {
;;     %57:s1 = ltu.l %98, %48
;; }
;;     %56:s1 = lanes
;;     %55:s1 = mov %57
;;     %53:s1 = and %56, %55
;;     %52:s1 = andn %56, %55
;;     run %52
;;     jump mb13
;; mb13: wave -> mb14 of block28
;; lanes -> mb23 {
;; }
;;     run %53
;;     jump mb14
;; mb14: wave -> mb15, mb16 of block29
;; lanes -> mb17 {
;; }
;;     branch.any mb15, mb16
;; mb15: wave -> mb17(%6, %64, %23, %24, %25) of block34
;;     jump mb17
;; mb16: wave -> mb20(%64, %25, %24, %23, %6) of block35
;;     jump mb20
;; mb17(%1:s1, %2:s1, %3:s1, %4:s1, %5:s1): wave -> mb18 of block13
;; lanes -> mb1, mb18 {
;;     %45:s1 = lanes
;;     %46:s1 = and %45, 255
;;     %47:s1 = cnt %46
;;     %48:v1 = mov.l %47
;;     %44:s1 = eq.l %98, %48
;; }
;;     %43:s1 = lanes
;;     %42:s1 = mov %44
;;     %40:s1 = and %43, %42
;;     %39:s1 = andn %43, %42
;;     run %39
;;     jump mb18
;; mb18: wave -> mb1, mb19 of block31
;; lanes -> mb23 {
;; }
;;     run %40
;;     branch.any mb1, mb19
;; mb19: wave -> mb20(%2, %5, %4, %3, %1) of block36
;;     jump mb20
;; mb20(%27:s1, %28:s1, %31:s1, %30:s1, %29:s1): wave -> mb21, mb22 of block14
;;     run %27
;;     branch.any mb21, mb22
;; mb21: wave -> mb2(%29, %35, %34, %30, %31) of block15
;;     %35:s1 = andn %27, %28
;;     run %28
;;     %34:s1 = mov 0
;;     jump mb2
;; mb22: wave -> mb23 of block16
;;     run %97
;;     jump mb23
;; mb23: wave of block17
;; lanes {
;; }
;;     end
;; }

kernel %collatz {
    param %out : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemabsid.i32 0
    v3 = iconst.i32 1
    v4 = iadd.i32 v2, v3
    v5 = iconst.i32 0
    jump block1(v4, v5)
block1(v6: i32, v7: i32):
    v8 = icmp.eq v6, v3
    branch v8, block5, block2
block2:
    v9 = iadd.i32 v7, v3
    v10 = band.i32 v6, v3
    v11 = icmp.eq v10, v3
    branch v11, block3, block4
block3:
    v12 = iconst.i32 3
    v13 = imul.i32 v6, v12
    v14 = iadd.i32 v13, v3
    jump block1(v14, v9)
block4:
    v15 = ushr.i32 v6, v3
    jump block1(v15, v9)
block5:
    v16 = uextend.i64 v2
    v17 = iconst.i32 2
    v18 = ishl.i64 v16, v17
    v19 = iadd.i64 v1, v18
    store.i32 global align 4 [v19], v7
    return
}
;; machine kernel %collatz target tiny wave 8 after isel {
;;     .scalars 32
;;     .vectors 32
;; mb0: wave -> mb2 of block4
;; lanes -> mb2(%37, %36) {
;;     %47:s1 = start 0
;;     %48:s1 = ld %47, 0
;;     %49:s1 = ld %47, 4
;;     %50:s2 early = pair %48, %49
;;     %46:s1 = start 1
;;     %45:s1 = start 4
;;     %44:s1 = mul %46, %45
;;     %41:v1 = item.l 0
;;     %40:v1 = add.l %44, %41
;;     %37:v1 = add.l %40, 1
;;     %35:s1 = mov 0
;;     %36:v1 = mov.l %35
;; }
;;     %34:s1 = lanes
;;     jump mb2
;; mb1: wave -> mb2 of block5
;; lanes -> mb2(%24, %20) {
;;     %31:v1 = and.l %0, 1
;;     %30:s1 = eq.l %31, 1
;;     %28:v1 = mul.l %0, 3
;;     %27:v1 = add.l %28, 1
;;     %25:v1 = shr.l %0, 1
;;     %24:v1 = sel.l %30, %27, %25
;;     %20:v1 = add.l %1, 1
;; }
;;     jump mb2
;; mb2: wave -> mb1, mb3 of block6
;; lanes(%0:v1, %1:v1) -> mb4, mb1 {
;;     %17:s1 = eq.l %0, 1
;; }
;;     %16:s1 = lanes
;;     %15:s1 = mov %17
;;     %13:s1 = andn %16, %15
;;     run %13
;;     branch.any mb1, mb3
;; mb3: wave -> mb4 of block7
;;     run %34
;;     jump mb4
;; mb4: wave of block8
;; lanes {
;;     %9:v1 = shl.l %40, 2
;;     %8:v1 = add.l %50.0, %9
;;     st.l %8, %1, 0
;; }
;;     end
;; }
