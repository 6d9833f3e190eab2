; test unroll
; Where half of a loop becomes known, twice as much may be left of it: 45 iterations of 16 instructions, beside 17 whose values are constants.

function %half_known {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 45
    jump block1(v1, v0)
block1(v4: i32, v5: i32):
    v100 = iadd.i32 v4, v2
    v101 = imul.i32 v100, v4
    v102 = imul.i32 v101, v4
    v103 = imul.i32 v102, v4
    v104 = imul.i32 v103, v4
    v105 = imul.i32 v104, v4
    v106 = imul.i32 v105, v4
    v107 = imul.i32 v106, v4
    v108 = imul.i32 v107, v4
    v109 = imul.i32 v108, v4
    v110 = imul.i32 v109, v4
    v111 = imul.i32 v110, v4
    v112 = imul.i32 v111, v4
    v113 = imul.i32 v112, v4
    v114 = imul.i32 v113, v4
    v115 = bxor.i32 v5, v100
    v116 = imul.i32 v115, v115
    v117 = bxor.i32 v116, v102
    v118 = imul.i32 v117, v117
    v119 = bxor.i32 v118, v104
    v120 = imul.i32 v119, v119
    v121 = bxor.i32 v120, v106
    v122 = imul.i32 v121, v121
    v123 = bxor.i32 v122, v108
    v124 = imul.i32 v123, v123
    v125 = bxor.i32 v124, v110
    v126 = imul.i32 v125, v125
    v127 = bxor.i32 v126, v112
    v128 = imul.i32 v127, v127
    v129 = bxor.i32 v128, v114
    v130 = imul.i32 v129, v129
    v6 = iadd.i32 v4, v2
    v7 = icmp.slt v6, v3
    branch v7, block1(v6, v130), block2
block2:
    return v130
}
; not: block1(
