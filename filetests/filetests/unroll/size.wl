; test unroll precise-output
; 34 iterations of 21 instructions, of which the counter becomes known, are more than 600 and a little.

function %too_large {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 34
    jump block1(v1, v0)
block1(v4: i32, v5: i32):
    v100 = imul.i32 v5, v5
    v101 = imul.i32 v100, v100
    v102 = imul.i32 v101, v101
    v103 = imul.i32 v102, v102
    v104 = imul.i32 v103, v103
    v105 = imul.i32 v104, v104
    v106 = imul.i32 v105, v105
    v107 = imul.i32 v106, v106
    v108 = imul.i32 v107, v107
    v109 = imul.i32 v108, v108
    v110 = imul.i32 v109, v109
    v111 = imul.i32 v110, v110
    v112 = imul.i32 v111, v111
    v113 = imul.i32 v112, v112
    v114 = imul.i32 v113, v113
    v115 = imul.i32 v114, v114
    v116 = imul.i32 v115, v115
    v117 = imul.i32 v116, v116
    v118 = imul.i32 v117, v117
    v119 = imul.i32 v118, v118
    v120 = imul.i32 v119, v119
    v6 = iadd.i32 v4, v2
    v7 = icmp.slt v6, v3
    branch v7, block1(v6, v120), block2
block2:
    return v120
}
;; function %too_large {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 34
;;     jump block1(v1, v0)
;; block1(v4: i32, v5: i32):
;;     v100 = imul.i32 v5, v5
;;     v101 = imul.i32 v100, v100
;;     v102 = imul.i32 v101, v101
;;     v103 = imul.i32 v102, v102
;;     v104 = imul.i32 v103, v103
;;     v105 = imul.i32 v104, v104
;;     v106 = imul.i32 v105, v105
;;     v107 = imul.i32 v106, v106
;;     v108 = imul.i32 v107, v107
;;     v109 = imul.i32 v108, v108
;;     v110 = imul.i32 v109, v109
;;     v111 = imul.i32 v110, v110
;;     v112 = imul.i32 v111, v111
;;     v113 = imul.i32 v112, v112
;;     v114 = imul.i32 v113, v113
;;     v115 = imul.i32 v114, v114
;;     v116 = imul.i32 v115, v115
;;     v117 = imul.i32 v116, v116
;;     v118 = imul.i32 v117, v117
;;     v119 = imul.i32 v118, v118
;;     v120 = imul.i32 v119, v119
;;     v6 = iadd.i32 v4, v2
;;     v7 = icmp.slt v6, v3
;;     branch v7, block1(v6, v120), block2
;; block2:
;;     return v120
;; }
