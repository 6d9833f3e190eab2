; test run gfx90a
; test run gfx942
; test run gfx900
; test run
; More values at once than there are vector registers, in the lanes of an odd number only; where there are accumulation registers they are spilled there. The stores may meet
; the loads, so that all that is loaded lives at once, and come in another order.

kernel %k {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = workitemid.i32 0
    v4 = iconst.i32 1
    v5 = band.i32 v3, v4
    v6 = iconst.i32 0
    v7 = icmp.ne v5, v6
    branch v7, block1, block2
block1:
    v8 = iconst.i32 1200
    v9 = imul.i32 v3, v8
    v10 = uextend.i64 v9
    v11 = iadd.i64 v1, v10
    v12 = iadd.i64 v2, v10
    v13 = load.i32 global align 4 [v11+0]
    v14 = load.i32 global align 4 [v11+4]
    v15 = load.i32 global align 4 [v11+8]
    v16 = load.i32 global align 4 [v11+12]
    v17 = load.i32 global align 4 [v11+16]
    v18 = load.i32 global align 4 [v11+20]
    v19 = load.i32 global align 4 [v11+24]
    v20 = load.i32 global align 4 [v11+28]
    v21 = load.i32 global align 4 [v11+32]
    v22 = load.i32 global align 4 [v11+36]
    v23 = load.i32 global align 4 [v11+40]
    v24 = load.i32 global align 4 [v11+44]
    v25 = load.i32 global align 4 [v11+48]
    v26 = load.i32 global align 4 [v11+52]
    v27 = load.i32 global align 4 [v11+56]
    v28 = load.i32 global align 4 [v11+60]
    v29 = load.i32 global align 4 [v11+64]
    v30 = load.i32 global align 4 [v11+68]
    v31 = load.i32 global align 4 [v11+72]
    v32 = load.i32 global align 4 [v11+76]
    v33 = load.i32 global align 4 [v11+80]
    v34 = load.i32 global align 4 [v11+84]
    v35 = load.i32 global align 4 [v11+88]
    v36 = load.i32 global align 4 [v11+92]
    v37 = load.i32 global align 4 [v11+96]
    v38 = load.i32 global align 4 [v11+100]
    v39 = load.i32 global align 4 [v11+104]
    v40 = load.i32 global align 4 [v11+108]
    v41 = load.i32 global align 4 [v11+112]
    v42 = load.i32 global align 4 [v11+116]
    v43 = load.i32 global align 4 [v11+120]
    v44 = load.i32 global align 4 [v11+124]
    v45 = load.i32 global align 4 [v11+128]
    v46 = load.i32 global align 4 [v11+132]
    v47 = load.i32 global align 4 [v11+136]
    v48 = load.i32 global align 4 [v11+140]
    v49 = load.i32 global align 4 [v11+144]
    v50 = load.i32 global align 4 [v11+148]
    v51 = load.i32 global align 4 [v11+152]
    v52 = load.i32 global align 4 [v11+156]
    v53 = load.i32 global align 4 [v11+160]
    v54 = load.i32 global align 4 [v11+164]
    v55 = load.i32 global align 4 [v11+168]
    v56 = load.i32 global align 4 [v11+172]
    v57 = load.i32 global align 4 [v11+176]
    v58 = load.i32 global align 4 [v11+180]
    v59 = load.i32 global align 4 [v11+184]
    v60 = load.i32 global align 4 [v11+188]
    v61 = load.i32 global align 4 [v11+192]
    v62 = load.i32 global align 4 [v11+196]
    v63 = load.i32 global align 4 [v11+200]
    v64 = load.i32 global align 4 [v11+204]
    v65 = load.i32 global align 4 [v11+208]
    v66 = load.i32 global align 4 [v11+212]
    v67 = load.i32 global align 4 [v11+216]
    v68 = load.i32 global align 4 [v11+220]
    v69 = load.i32 global align 4 [v11+224]
    v70 = load.i32 global align 4 [v11+228]
    v71 = load.i32 global align 4 [v11+232]
    v72 = load.i32 global align 4 [v11+236]
    v73 = load.i32 global align 4 [v11+240]
    v74 = load.i32 global align 4 [v11+244]
    v75 = load.i32 global align 4 [v11+248]
    v76 = load.i32 global align 4 [v11+252]
    v77 = load.i32 global align 4 [v11+256]
    v78 = load.i32 global align 4 [v11+260]
    v79 = load.i32 global align 4 [v11+264]
    v80 = load.i32 global align 4 [v11+268]
    v81 = load.i32 global align 4 [v11+272]
    v82 = load.i32 global align 4 [v11+276]
    v83 = load.i32 global align 4 [v11+280]
    v84 = load.i32 global align 4 [v11+284]
    v85 = load.i32 global align 4 [v11+288]
    v86 = load.i32 global align 4 [v11+292]
    v87 = load.i32 global align 4 [v11+296]
    v88 = load.i32 global align 4 [v11+300]
    v89 = load.i32 global align 4 [v11+304]
    v90 = load.i32 global align 4 [v11+308]
    v91 = load.i32 global align 4 [v11+312]
    v92 = load.i32 global align 4 [v11+316]
    v93 = load.i32 global align 4 [v11+320]
    v94 = load.i32 global align 4 [v11+324]
    v95 = load.i32 global align 4 [v11+328]
    v96 = load.i32 global align 4 [v11+332]
    v97 = load.i32 global align 4 [v11+336]
    v98 = load.i32 global align 4 [v11+340]
    v99 = load.i32 global align 4 [v11+344]
    v100 = load.i32 global align 4 [v11+348]
    v101 = load.i32 global align 4 [v11+352]
    v102 = load.i32 global align 4 [v11+356]
    v103 = load.i32 global align 4 [v11+360]
    v104 = load.i32 global align 4 [v11+364]
    v105 = load.i32 global align 4 [v11+368]
    v106 = load.i32 global align 4 [v11+372]
    v107 = load.i32 global align 4 [v11+376]
    v108 = load.i32 global align 4 [v11+380]
    v109 = load.i32 global align 4 [v11+384]
    v110 = load.i32 global align 4 [v11+388]
    v111 = load.i32 global align 4 [v11+392]
    v112 = load.i32 global align 4 [v11+396]
    v113 = load.i32 global align 4 [v11+400]
    v114 = load.i32 global align 4 [v11+404]
    v115 = load.i32 global align 4 [v11+408]
    v116 = load.i32 global align 4 [v11+412]
    v117 = load.i32 global align 4 [v11+416]
    v118 = load.i32 global align 4 [v11+420]
    v119 = load.i32 global align 4 [v11+424]
    v120 = load.i32 global align 4 [v11+428]
    v121 = load.i32 global align 4 [v11+432]
    v122 = load.i32 global align 4 [v11+436]
    v123 = load.i32 global align 4 [v11+440]
    v124 = load.i32 global align 4 [v11+444]
    v125 = load.i32 global align 4 [v11+448]
    v126 = load.i32 global align 4 [v11+452]
    v127 = load.i32 global align 4 [v11+456]
    v128 = load.i32 global align 4 [v11+460]
    v129 = load.i32 global align 4 [v11+464]
    v130 = load.i32 global align 4 [v11+468]
    v131 = load.i32 global align 4 [v11+472]
    v132 = load.i32 global align 4 [v11+476]
    v133 = load.i32 global align 4 [v11+480]
    v134 = load.i32 global align 4 [v11+484]
    v135 = load.i32 global align 4 [v11+488]
    v136 = load.i32 global align 4 [v11+492]
    v137 = load.i32 global align 4 [v11+496]
    v138 = load.i32 global align 4 [v11+500]
    v139 = load.i32 global align 4 [v11+504]
    v140 = load.i32 global align 4 [v11+508]
    v141 = load.i32 global align 4 [v11+512]
    v142 = load.i32 global align 4 [v11+516]
    v143 = load.i32 global align 4 [v11+520]
    v144 = load.i32 global align 4 [v11+524]
    v145 = load.i32 global align 4 [v11+528]
    v146 = load.i32 global align 4 [v11+532]
    v147 = load.i32 global align 4 [v11+536]
    v148 = load.i32 global align 4 [v11+540]
    v149 = load.i32 global align 4 [v11+544]
    v150 = load.i32 global align 4 [v11+548]
    v151 = load.i32 global align 4 [v11+552]
    v152 = load.i32 global align 4 [v11+556]
    v153 = load.i32 global align 4 [v11+560]
    v154 = load.i32 global align 4 [v11+564]
    v155 = load.i32 global align 4 [v11+568]
    v156 = load.i32 global align 4 [v11+572]
    v157 = load.i32 global align 4 [v11+576]
    v158 = load.i32 global align 4 [v11+580]
    v159 = load.i32 global align 4 [v11+584]
    v160 = load.i32 global align 4 [v11+588]
    v161 = load.i32 global align 4 [v11+592]
    v162 = load.i32 global align 4 [v11+596]
    v163 = load.i32 global align 4 [v11+600]
    v164 = load.i32 global align 4 [v11+604]
    v165 = load.i32 global align 4 [v11+608]
    v166 = load.i32 global align 4 [v11+612]
    v167 = load.i32 global align 4 [v11+616]
    v168 = load.i32 global align 4 [v11+620]
    v169 = load.i32 global align 4 [v11+624]
    v170 = load.i32 global align 4 [v11+628]
    v171 = load.i32 global align 4 [v11+632]
    v172 = load.i32 global align 4 [v11+636]
    v173 = load.i32 global align 4 [v11+640]
    v174 = load.i32 global align 4 [v11+644]
    v175 = load.i32 global align 4 [v11+648]
    v176 = load.i32 global align 4 [v11+652]
    v177 = load.i32 global align 4 [v11+656]
    v178 = load.i32 global align 4 [v11+660]
    v179 = load.i32 global align 4 [v11+664]
    v180 = load.i32 global align 4 [v11+668]
    v181 = load.i32 global align 4 [v11+672]
    v182 = load.i32 global align 4 [v11+676]
    v183 = load.i32 global align 4 [v11+680]
    v184 = load.i32 global align 4 [v11+684]
    v185 = load.i32 global align 4 [v11+688]
    v186 = load.i32 global align 4 [v11+692]
    v187 = load.i32 global align 4 [v11+696]
    v188 = load.i32 global align 4 [v11+700]
    v189 = load.i32 global align 4 [v11+704]
    v190 = load.i32 global align 4 [v11+708]
    v191 = load.i32 global align 4 [v11+712]
    v192 = load.i32 global align 4 [v11+716]
    v193 = load.i32 global align 4 [v11+720]
    v194 = load.i32 global align 4 [v11+724]
    v195 = load.i32 global align 4 [v11+728]
    v196 = load.i32 global align 4 [v11+732]
    v197 = load.i32 global align 4 [v11+736]
    v198 = load.i32 global align 4 [v11+740]
    v199 = load.i32 global align 4 [v11+744]
    v200 = load.i32 global align 4 [v11+748]
    v201 = load.i32 global align 4 [v11+752]
    v202 = load.i32 global align 4 [v11+756]
    v203 = load.i32 global align 4 [v11+760]
    v204 = load.i32 global align 4 [v11+764]
    v205 = load.i32 global align 4 [v11+768]
    v206 = load.i32 global align 4 [v11+772]
    v207 = load.i32 global align 4 [v11+776]
    v208 = load.i32 global align 4 [v11+780]
    v209 = load.i32 global align 4 [v11+784]
    v210 = load.i32 global align 4 [v11+788]
    v211 = load.i32 global align 4 [v11+792]
    v212 = load.i32 global align 4 [v11+796]
    v213 = load.i32 global align 4 [v11+800]
    v214 = load.i32 global align 4 [v11+804]
    v215 = load.i32 global align 4 [v11+808]
    v216 = load.i32 global align 4 [v11+812]
    v217 = load.i32 global align 4 [v11+816]
    v218 = load.i32 global align 4 [v11+820]
    v219 = load.i32 global align 4 [v11+824]
    v220 = load.i32 global align 4 [v11+828]
    v221 = load.i32 global align 4 [v11+832]
    v222 = load.i32 global align 4 [v11+836]
    v223 = load.i32 global align 4 [v11+840]
    v224 = load.i32 global align 4 [v11+844]
    v225 = load.i32 global align 4 [v11+848]
    v226 = load.i32 global align 4 [v11+852]
    v227 = load.i32 global align 4 [v11+856]
    v228 = load.i32 global align 4 [v11+860]
    v229 = load.i32 global align 4 [v11+864]
    v230 = load.i32 global align 4 [v11+868]
    v231 = load.i32 global align 4 [v11+872]
    v232 = load.i32 global align 4 [v11+876]
    v233 = load.i32 global align 4 [v11+880]
    v234 = load.i32 global align 4 [v11+884]
    v235 = load.i32 global align 4 [v11+888]
    v236 = load.i32 global align 4 [v11+892]
    v237 = load.i32 global align 4 [v11+896]
    v238 = load.i32 global align 4 [v11+900]
    v239 = load.i32 global align 4 [v11+904]
    v240 = load.i32 global align 4 [v11+908]
    v241 = load.i32 global align 4 [v11+912]
    v242 = load.i32 global align 4 [v11+916]
    v243 = load.i32 global align 4 [v11+920]
    v244 = load.i32 global align 4 [v11+924]
    v245 = load.i32 global align 4 [v11+928]
    v246 = load.i32 global align 4 [v11+932]
    v247 = load.i32 global align 4 [v11+936]
    v248 = load.i32 global align 4 [v11+940]
    v249 = load.i32 global align 4 [v11+944]
    v250 = load.i32 global align 4 [v11+948]
    v251 = load.i32 global align 4 [v11+952]
    v252 = load.i32 global align 4 [v11+956]
    v253 = load.i32 global align 4 [v11+960]
    v254 = load.i32 global align 4 [v11+964]
    v255 = load.i32 global align 4 [v11+968]
    v256 = load.i32 global align 4 [v11+972]
    v257 = load.i32 global align 4 [v11+976]
    v258 = load.i32 global align 4 [v11+980]
    v259 = load.i32 global align 4 [v11+984]
    v260 = load.i32 global align 4 [v11+988]
    v261 = load.i32 global align 4 [v11+992]
    v262 = load.i32 global align 4 [v11+996]
    v263 = load.i32 global align 4 [v11+1000]
    v264 = load.i32 global align 4 [v11+1004]
    v265 = load.i32 global align 4 [v11+1008]
    v266 = load.i32 global align 4 [v11+1012]
    v267 = load.i32 global align 4 [v11+1016]
    v268 = load.i32 global align 4 [v11+1020]
    v269 = load.i32 global align 4 [v11+1024]
    v270 = load.i32 global align 4 [v11+1028]
    v271 = load.i32 global align 4 [v11+1032]
    v272 = load.i32 global align 4 [v11+1036]
    v273 = load.i32 global align 4 [v11+1040]
    v274 = load.i32 global align 4 [v11+1044]
    v275 = load.i32 global align 4 [v11+1048]
    v276 = load.i32 global align 4 [v11+1052]
    v277 = load.i32 global align 4 [v11+1056]
    v278 = load.i32 global align 4 [v11+1060]
    v279 = load.i32 global align 4 [v11+1064]
    v280 = load.i32 global align 4 [v11+1068]
    v281 = load.i32 global align 4 [v11+1072]
    v282 = load.i32 global align 4 [v11+1076]
    v283 = load.i32 global align 4 [v11+1080]
    v284 = load.i32 global align 4 [v11+1084]
    v285 = load.i32 global align 4 [v11+1088]
    v286 = load.i32 global align 4 [v11+1092]
    v287 = load.i32 global align 4 [v11+1096]
    v288 = load.i32 global align 4 [v11+1100]
    v289 = load.i32 global align 4 [v11+1104]
    v290 = load.i32 global align 4 [v11+1108]
    v291 = load.i32 global align 4 [v11+1112]
    v292 = load.i32 global align 4 [v11+1116]
    v293 = load.i32 global align 4 [v11+1120]
    v294 = load.i32 global align 4 [v11+1124]
    v295 = load.i32 global align 4 [v11+1128]
    v296 = load.i32 global align 4 [v11+1132]
    v297 = load.i32 global align 4 [v11+1136]
    v298 = load.i32 global align 4 [v11+1140]
    v299 = load.i32 global align 4 [v11+1144]
    v300 = load.i32 global align 4 [v11+1148]
    v301 = load.i32 global align 4 [v11+1152]
    v302 = load.i32 global align 4 [v11+1156]
    v303 = load.i32 global align 4 [v11+1160]
    v304 = load.i32 global align 4 [v11+1164]
    v305 = load.i32 global align 4 [v11+1168]
    v306 = load.i32 global align 4 [v11+1172]
    v307 = load.i32 global align 4 [v11+1176]
    v308 = load.i32 global align 4 [v11+1180]
    v309 = load.i32 global align 4 [v11+1184]
    v310 = load.i32 global align 4 [v11+1188]
    v311 = load.i32 global align 4 [v11+1192]
    v312 = load.i32 global align 4 [v11+1196]
    store.i32 global align 4 [v12+0], v16
    store.i32 global align 4 [v12+4], v23
    store.i32 global align 4 [v12+8], v30
    store.i32 global align 4 [v12+12], v37
    store.i32 global align 4 [v12+16], v44
    store.i32 global align 4 [v12+20], v51
    store.i32 global align 4 [v12+24], v58
    store.i32 global align 4 [v12+28], v65
    store.i32 global align 4 [v12+32], v72
    store.i32 global align 4 [v12+36], v79
    store.i32 global align 4 [v12+40], v86
    store.i32 global align 4 [v12+44], v93
    store.i32 global align 4 [v12+48], v100
    store.i32 global align 4 [v12+52], v107
    store.i32 global align 4 [v12+56], v114
    store.i32 global align 4 [v12+60], v121
    store.i32 global align 4 [v12+64], v128
    store.i32 global align 4 [v12+68], v135
    store.i32 global align 4 [v12+72], v142
    store.i32 global align 4 [v12+76], v149
    store.i32 global align 4 [v12+80], v156
    store.i32 global align 4 [v12+84], v163
    store.i32 global align 4 [v12+88], v170
    store.i32 global align 4 [v12+92], v177
    store.i32 global align 4 [v12+96], v184
    store.i32 global align 4 [v12+100], v191
    store.i32 global align 4 [v12+104], v198
    store.i32 global align 4 [v12+108], v205
    store.i32 global align 4 [v12+112], v212
    store.i32 global align 4 [v12+116], v219
    store.i32 global align 4 [v12+120], v226
    store.i32 global align 4 [v12+124], v233
    store.i32 global align 4 [v12+128], v240
    store.i32 global align 4 [v12+132], v247
    store.i32 global align 4 [v12+136], v254
    store.i32 global align 4 [v12+140], v261
    store.i32 global align 4 [v12+144], v268
    store.i32 global align 4 [v12+148], v275
    store.i32 global align 4 [v12+152], v282
    store.i32 global align 4 [v12+156], v289
    store.i32 global align 4 [v12+160], v296
    store.i32 global align 4 [v12+164], v303
    store.i32 global align 4 [v12+168], v310
    store.i32 global align 4 [v12+172], v17
    store.i32 global align 4 [v12+176], v24
    store.i32 global align 4 [v12+180], v31
    store.i32 global align 4 [v12+184], v38
    store.i32 global align 4 [v12+188], v45
    store.i32 global align 4 [v12+192], v52
    store.i32 global align 4 [v12+196], v59
    store.i32 global align 4 [v12+200], v66
    store.i32 global align 4 [v12+204], v73
    store.i32 global align 4 [v12+208], v80
    store.i32 global align 4 [v12+212], v87
    store.i32 global align 4 [v12+216], v94
    store.i32 global align 4 [v12+220], v101
    store.i32 global align 4 [v12+224], v108
    store.i32 global align 4 [v12+228], v115
    store.i32 global align 4 [v12+232], v122
    store.i32 global align 4 [v12+236], v129
    store.i32 global align 4 [v12+240], v136
    store.i32 global align 4 [v12+244], v143
    store.i32 global align 4 [v12+248], v150
    store.i32 global align 4 [v12+252], v157
    store.i32 global align 4 [v12+256], v164
    store.i32 global align 4 [v12+260], v171
    store.i32 global align 4 [v12+264], v178
    store.i32 global align 4 [v12+268], v185
    store.i32 global align 4 [v12+272], v192
    store.i32 global align 4 [v12+276], v199
    store.i32 global align 4 [v12+280], v206
    store.i32 global align 4 [v12+284], v213
    store.i32 global align 4 [v12+288], v220
    store.i32 global align 4 [v12+292], v227
    store.i32 global align 4 [v12+296], v234
    store.i32 global align 4 [v12+300], v241
    store.i32 global align 4 [v12+304], v248
    store.i32 global align 4 [v12+308], v255
    store.i32 global align 4 [v12+312], v262
    store.i32 global align 4 [v12+316], v269
    store.i32 global align 4 [v12+320], v276
    store.i32 global align 4 [v12+324], v283
    store.i32 global align 4 [v12+328], v290
    store.i32 global align 4 [v12+332], v297
    store.i32 global align 4 [v12+336], v304
    store.i32 global align 4 [v12+340], v311
    store.i32 global align 4 [v12+344], v18
    store.i32 global align 4 [v12+348], v25
    store.i32 global align 4 [v12+352], v32
    store.i32 global align 4 [v12+356], v39
    store.i32 global align 4 [v12+360], v46
    store.i32 global align 4 [v12+364], v53
    store.i32 global align 4 [v12+368], v60
    store.i32 global align 4 [v12+372], v67
    store.i32 global align 4 [v12+376], v74
    store.i32 global align 4 [v12+380], v81
    store.i32 global align 4 [v12+384], v88
    store.i32 global align 4 [v12+388], v95
    store.i32 global align 4 [v12+392], v102
    store.i32 global align 4 [v12+396], v109
    store.i32 global align 4 [v12+400], v116
    store.i32 global align 4 [v12+404], v123
    store.i32 global align 4 [v12+408], v130
    store.i32 global align 4 [v12+412], v137
    store.i32 global align 4 [v12+416], v144
    store.i32 global align 4 [v12+420], v151
    store.i32 global align 4 [v12+424], v158
    store.i32 global align 4 [v12+428], v165
    store.i32 global align 4 [v12+432], v172
    store.i32 global align 4 [v12+436], v179
    store.i32 global align 4 [v12+440], v186
    store.i32 global align 4 [v12+444], v193
    store.i32 global align 4 [v12+448], v200
    store.i32 global align 4 [v12+452], v207
    store.i32 global align 4 [v12+456], v214
    store.i32 global align 4 [v12+460], v221
    store.i32 global align 4 [v12+464], v228
    store.i32 global align 4 [v12+468], v235
    store.i32 global align 4 [v12+472], v242
    store.i32 global align 4 [v12+476], v249
    store.i32 global align 4 [v12+480], v256
    store.i32 global align 4 [v12+484], v263
    store.i32 global align 4 [v12+488], v270
    store.i32 global align 4 [v12+492], v277
    store.i32 global align 4 [v12+496], v284
    store.i32 global align 4 [v12+500], v291
    store.i32 global align 4 [v12+504], v298
    store.i32 global align 4 [v12+508], v305
    store.i32 global align 4 [v12+512], v312
    store.i32 global align 4 [v12+516], v19
    store.i32 global align 4 [v12+520], v26
    store.i32 global align 4 [v12+524], v33
    store.i32 global align 4 [v12+528], v40
    store.i32 global align 4 [v12+532], v47
    store.i32 global align 4 [v12+536], v54
    store.i32 global align 4 [v12+540], v61
    store.i32 global align 4 [v12+544], v68
    store.i32 global align 4 [v12+548], v75
    store.i32 global align 4 [v12+552], v82
    store.i32 global align 4 [v12+556], v89
    store.i32 global align 4 [v12+560], v96
    store.i32 global align 4 [v12+564], v103
    store.i32 global align 4 [v12+568], v110
    store.i32 global align 4 [v12+572], v117
    store.i32 global align 4 [v12+576], v124
    store.i32 global align 4 [v12+580], v131
    store.i32 global align 4 [v12+584], v138
    store.i32 global align 4 [v12+588], v145
    store.i32 global align 4 [v12+592], v152
    store.i32 global align 4 [v12+596], v159
    store.i32 global align 4 [v12+600], v166
    store.i32 global align 4 [v12+604], v173
    store.i32 global align 4 [v12+608], v180
    store.i32 global align 4 [v12+612], v187
    store.i32 global align 4 [v12+616], v194
    store.i32 global align 4 [v12+620], v201
    store.i32 global align 4 [v12+624], v208
    store.i32 global align 4 [v12+628], v215
    store.i32 global align 4 [v12+632], v222
    store.i32 global align 4 [v12+636], v229
    store.i32 global align 4 [v12+640], v236
    store.i32 global align 4 [v12+644], v243
    store.i32 global align 4 [v12+648], v250
    store.i32 global align 4 [v12+652], v257
    store.i32 global align 4 [v12+656], v264
    store.i32 global align 4 [v12+660], v271
    store.i32 global align 4 [v12+664], v278
    store.i32 global align 4 [v12+668], v285
    store.i32 global align 4 [v12+672], v292
    store.i32 global align 4 [v12+676], v299
    store.i32 global align 4 [v12+680], v306
    store.i32 global align 4 [v12+684], v13
    store.i32 global align 4 [v12+688], v20
    store.i32 global align 4 [v12+692], v27
    store.i32 global align 4 [v12+696], v34
    store.i32 global align 4 [v12+700], v41
    store.i32 global align 4 [v12+704], v48
    store.i32 global align 4 [v12+708], v55
    store.i32 global align 4 [v12+712], v62
    store.i32 global align 4 [v12+716], v69
    store.i32 global align 4 [v12+720], v76
    store.i32 global align 4 [v12+724], v83
    store.i32 global align 4 [v12+728], v90
    store.i32 global align 4 [v12+732], v97
    store.i32 global align 4 [v12+736], v104
    store.i32 global align 4 [v12+740], v111
    store.i32 global align 4 [v12+744], v118
    store.i32 global align 4 [v12+748], v125
    store.i32 global align 4 [v12+752], v132
    store.i32 global align 4 [v12+756], v139
    store.i32 global align 4 [v12+760], v146
    store.i32 global align 4 [v12+764], v153
    store.i32 global align 4 [v12+768], v160
    store.i32 global align 4 [v12+772], v167
    store.i32 global align 4 [v12+776], v174
    store.i32 global align 4 [v12+780], v181
    store.i32 global align 4 [v12+784], v188
    store.i32 global align 4 [v12+788], v195
    store.i32 global align 4 [v12+792], v202
    store.i32 global align 4 [v12+796], v209
    store.i32 global align 4 [v12+800], v216
    store.i32 global align 4 [v12+804], v223
    store.i32 global align 4 [v12+808], v230
    store.i32 global align 4 [v12+812], v237
    store.i32 global align 4 [v12+816], v244
    store.i32 global align 4 [v12+820], v251
    store.i32 global align 4 [v12+824], v258
    store.i32 global align 4 [v12+828], v265
    store.i32 global align 4 [v12+832], v272
    store.i32 global align 4 [v12+836], v279
    store.i32 global align 4 [v12+840], v286
    store.i32 global align 4 [v12+844], v293
    store.i32 global align 4 [v12+848], v300
    store.i32 global align 4 [v12+852], v307
    store.i32 global align 4 [v12+856], v14
    store.i32 global align 4 [v12+860], v21
    store.i32 global align 4 [v12+864], v28
    store.i32 global align 4 [v12+868], v35
    store.i32 global align 4 [v12+872], v42
    store.i32 global align 4 [v12+876], v49
    store.i32 global align 4 [v12+880], v56
    store.i32 global align 4 [v12+884], v63
    store.i32 global align 4 [v12+888], v70
    store.i32 global align 4 [v12+892], v77
    store.i32 global align 4 [v12+896], v84
    store.i32 global align 4 [v12+900], v91
    store.i32 global align 4 [v12+904], v98
    store.i32 global align 4 [v12+908], v105
    store.i32 global align 4 [v12+912], v112
    store.i32 global align 4 [v12+916], v119
    store.i32 global align 4 [v12+920], v126
    store.i32 global align 4 [v12+924], v133
    store.i32 global align 4 [v12+928], v140
    store.i32 global align 4 [v12+932], v147
    store.i32 global align 4 [v12+936], v154
    store.i32 global align 4 [v12+940], v161
    store.i32 global align 4 [v12+944], v168
    store.i32 global align 4 [v12+948], v175
    store.i32 global align 4 [v12+952], v182
    store.i32 global align 4 [v12+956], v189
    store.i32 global align 4 [v12+960], v196
    store.i32 global align 4 [v12+964], v203
    store.i32 global align 4 [v12+968], v210
    store.i32 global align 4 [v12+972], v217
    store.i32 global align 4 [v12+976], v224
    store.i32 global align 4 [v12+980], v231
    store.i32 global align 4 [v12+984], v238
    store.i32 global align 4 [v12+988], v245
    store.i32 global align 4 [v12+992], v252
    store.i32 global align 4 [v12+996], v259
    store.i32 global align 4 [v12+1000], v266
    store.i32 global align 4 [v12+1004], v273
    store.i32 global align 4 [v12+1008], v280
    store.i32 global align 4 [v12+1012], v287
    store.i32 global align 4 [v12+1016], v294
    store.i32 global align 4 [v12+1020], v301
    store.i32 global align 4 [v12+1024], v308
    store.i32 global align 4 [v12+1028], v15
    store.i32 global align 4 [v12+1032], v22
    store.i32 global align 4 [v12+1036], v29
    store.i32 global align 4 [v12+1040], v36
    store.i32 global align 4 [v12+1044], v43
    store.i32 global align 4 [v12+1048], v50
    store.i32 global align 4 [v12+1052], v57
    store.i32 global align 4 [v12+1056], v64
    store.i32 global align 4 [v12+1060], v71
    store.i32 global align 4 [v12+1064], v78
    store.i32 global align 4 [v12+1068], v85
    store.i32 global align 4 [v12+1072], v92
    store.i32 global align 4 [v12+1076], v99
    store.i32 global align 4 [v12+1080], v106
    store.i32 global align 4 [v12+1084], v113
    store.i32 global align 4 [v12+1088], v120
    store.i32 global align 4 [v12+1092], v127
    store.i32 global align 4 [v12+1096], v134
    store.i32 global align 4 [v12+1100], v141
    store.i32 global align 4 [v12+1104], v148
    store.i32 global align 4 [v12+1108], v155
    store.i32 global align 4 [v12+1112], v162
    store.i32 global align 4 [v12+1116], v169
    store.i32 global align 4 [v12+1120], v176
    store.i32 global align 4 [v12+1124], v183
    store.i32 global align 4 [v12+1128], v190
    store.i32 global align 4 [v12+1132], v197
    store.i32 global align 4 [v12+1136], v204
    store.i32 global align 4 [v12+1140], v211
    store.i32 global align 4 [v12+1144], v218
    store.i32 global align 4 [v12+1148], v225
    store.i32 global align 4 [v12+1152], v232
    store.i32 global align 4 [v12+1156], v239
    store.i32 global align 4 [v12+1160], v246
    store.i32 global align 4 [v12+1164], v253
    store.i32 global align 4 [v12+1168], v260
    store.i32 global align 4 [v12+1172], v267
    store.i32 global align 4 [v12+1176], v274
    store.i32 global align 4 [v12+1180], v281
    store.i32 global align 4 [v12+1184], v288
    store.i32 global align 4 [v12+1188], v295
    store.i32 global align 4 [v12+1192], v302
    store.i32 global align 4 [v12+1196], v309
    jump block2
block2:
    return
}
; run: %k(iota(600): i32, zero(600): i32) grid 2 group 2 == _, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 303, 310, 317, 324, 331, 338, 345, 352, 359, 366, 373, 380, 387, 394, 401, 408, 415, 422, 429, 436, 443, 450, 457, 464, 471, 478, 485, 492, 499, 506, 513, 520, 527, 534, 541, 548, 555, 562, 569, 576, 583, 590, 597, 304, 311, 318, 325, 332, 339, 346, 353, 360, 367, 374, 381, 388, 395, 402, 409, 416, 423, 430, 437, 444, 451, 458, 465, 472, 479, 486, 493, 500, 507, 514, 521, 528, 535, 542, 549, 556, 563, 570, 577, 584, 591, 598, 305, 312, 319, 326, 333, 340, 347, 354, 361, 368, 375, 382, 389, 396, 403, 410, 417, 424, 431, 438, 445, 452, 459, 466, 473, 480, 487, 494, 501, 508, 515, 522, 529, 536, 543, 550, 557, 564, 571, 578, 585, 592, 599, 306, 313, 320, 327, 334, 341, 348, 355, 362, 369, 376, 383, 390, 397, 404, 411, 418, 425, 432, 439, 446, 453, 460, 467, 474, 481, 488, 495, 502, 509, 516, 523, 530, 537, 544, 551, 558, 565, 572, 579, 586, 593, 300, 307, 314, 321, 328, 335, 342, 349, 356, 363, 370, 377, 384, 391, 398, 405, 412, 419, 426, 433, 440, 447, 454, 461, 468, 475, 482, 489, 496, 503, 510, 517, 524, 531, 538, 545, 552, 559, 566, 573, 580, 587, 594, 301, 308, 315, 322, 329, 336, 343, 350, 357, 364, 371, 378, 385, 392, 399, 406, 413, 420, 427, 434, 441, 448, 455, 462, 469, 476, 483, 490, 497, 504, 511, 518, 525, 532, 539, 546, 553, 560, 567, 574, 581, 588, 595, 302, 309, 316, 323, 330, 337, 344, 351, 358, 365, 372, 379, 386, 393, 400, 407, 414, 421, 428, 435, 442, 449, 456, 463, 470, 477, 484, 491, 498, 505, 512, 519, 526, 533, 540, 547, 554, 561, 568, 575, 582, 589, 596]
