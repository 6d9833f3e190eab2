; test compile flow level=1 precise-output
; target ivb
; Conditionals and loops of the machine: what decides where lanes go, and its number. The two moves at the start and one in front of the end are in each of them.

kernel %if {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2(v0)
block1:
    v3 = imul.i32 v0, v0
    jump block2(v3)
block2(v4: i32):
    v5 = nullptr.i32 group
    store.i32 group align 4 [v5], v4
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;;     cmp.l.f1.0(16) null<1>D g26<8,8,1>UD 0x00000005UD
;;     (+f1.0) if(16) JIP: LABEL0 UIP: LABEL0
;; LABEL0:
;;     endif(16) JIP: LABEL1
;; LABEL1:
;; 4 instructions

kernel %if_else {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = imul.i32 v0, v0
    jump block3(v3)
block2:
    v6 = bnot.i32 v0
    jump block3(v6)
block3(v4: i32):
    v5 = nullptr.i32 group
    store.i32 group align 4 [v5], v4
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;;     cmp.l.f1.0(16) null<1>D g24<8,8,1>UD 0x00000005UD
;;     (+f1.0) if(16) JIP: LABEL0 UIP: LABEL1
;;     else(16) JIP: LABEL1
;; LABEL0:
;; LABEL1:
;;     endif(16) JIP: LABEL2
;; LABEL2:
;; 5 instructions

kernel %loop {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    jump block1(v0, v2)
block1(v3: i32, v4: i32):
    v6 = iadd.i32 v4, v3
    v7 = isub.i32 v3, v1
    v8 = icmp.sgt v7, v2
    branch v8, block1(v7, v6), block2
block2:
    v5 = nullptr.i32 group
    store.i32 group align 4 [v5], v6
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;; LABEL0:
;;     cmp.g.f1.0(16) null<1>D g24<8,8,1>D 0D
;;     (+f1.0) while(16) JIP: LABEL0
;; 3 instructions

kernel %loop_in_loop {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    jump block1(v0, v2)
block1(v3: i32, v4: i32):
    jump block2(v3, v4)
block2(v6: i32, v7: i32):
    v8 = iadd.i32 v7, v6
    v9 = isub.i32 v6, v1
    v10 = icmp.sgt v9, v2
    branch v10, block2(v9, v8), block3
block3:
    v11 = isub.i32 v3, v1
    v12 = icmp.sgt v11, v2
    branch v12, block1(v11, v8), block4
block4:
    v5 = nullptr.i32 group
    store.i32 group align 4 [v5], v8
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;; LABEL0:
;; LABEL1:
;;     cmp.g.f1.0(16) null<1>D g28<8,8,1>D 0D
;;     (+f1.0) while(16) JIP: LABEL1
;;     cmp.g.f1.0(16) null<1>D g24<8,8,1>D 0D
;;     (+f1.0) while(16) JIP: LABEL0
;; 5 instructions

kernel %break_and_continue {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    v14 = iconst.i32 100
    jump block1(v0, v2)
block1(v3: i32, v4: i32):
    v6 = iadd.i32 v4, v3
    v7 = icmp.ugt v6, v14
    branch v7, block5(v6), block2
block2:
    v8 = band.i32 v3, v1
    v9 = icmp.eq v8, v2
    branch v9, block4(v6), block3
block3:
    v10 = imul.i32 v6, v3
    jump block4(v10)
block4(v11: i32):
    v12 = isub.i32 v3, v1
    v13 = icmp.sgt v12, v2
    branch v13, block1(v12, v11), block5(v11)
block5(v15: i32):
    v5 = nullptr.i32 group
    store.i32 group align 4 [v5], v15
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;;     jmpi(1) 19D
;; LABEL0:
;;     cmp.z.f1.0(16) null<1>D g28<8,8,1>D 0D
;;     (-f1.0) if(16) JIP: LABEL1 UIP: LABEL1
;; LABEL1:
;;     endif(16) JIP: LABEL2
;;     cmp.g.f1.0(16) null<1>D g24<8,8,1>D 0D
;;     (-f1.0) break(16) JIP: LABEL2 UIP: LABEL2
;;     cmp.g.f1.0(16) null<1>D g26<8,8,1>UD 0x00000064UD
;; LABEL2:
;;     (-f1.0) while(16) JIP: LABEL0
;; 9 instructions

kernel %switch {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 3
    v2 = band.i32 v0, v1
    switch v2, [block1, block2, block3, block4]
block1:
    v6 = bnot.i32 v0
    jump block5(v6)
block2:
    v7 = imul.i32 v0, v0
    jump block5(v7)
block3:
    v8 = ishl.i32 v0, v1
    jump block5(v8)
block4:
    v9 = ineg.i32 v0
    jump block5(v9)
block5(v4: i32):
    v5 = nullptr.i32 group
    store.i32 group align 4 [v5], v4
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;;     cmp.z.f1.0(16) null<1>D g26<8,8,1>D 0D
;;     (+f1.0) if(16) JIP: LABEL0 UIP: LABEL5
;;     else(16) JIP: LABEL5
;; LABEL0:
;;     cmp.z.f1.0(16) null<1>D g26<8,8,1>D 1D
;;     (+f1.0) if(16) JIP: LABEL1 UIP: LABEL4
;;     else(16) JIP: LABEL4
;; LABEL1:
;;     cmp.z.f1.0(16) null<1>D g26<8,8,1>D 2D
;;     (+f1.0) if(16) JIP: LABEL2 UIP: LABEL3
;;     else(16) JIP: LABEL3
;; LABEL2:
;; LABEL3:
;;     endif(16) JIP: LABEL4
;; LABEL4:
;;     endif(16) JIP: LABEL5
;; LABEL5:
;;     endif(16) JIP: LABEL6
;; LABEL6:
;; 13 instructions

kernel %two_conditions {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = iconst.i32 2
    v3 = icmp.ult v0, v1
    branch v3, block1, block3
block1:
    v4 = imul.i32 v0, v0
    v5 = icmp.ult v2, v4
    branch v5, block2, block3
block2:
    v6 = iadd.i32 v4, v1
    jump block4(v6)
block3:
    v7 = bnot.i32 v0
    jump block4(v7)
block4(v8: i32):
    v9 = nullptr.i32 group
    store.i32 group align 4 [v9], v8
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;; LABEL0:
;;     cmp.l.f1.0(16) null<1>D g24<8,8,1>UD 0x00000005UD
;;     (+f1.0) if(16) JIP: LABEL2 UIP: LABEL2
;;     cmp.g.f1.0(16) null<1>D g26<8,8,1>UD 0x00000002UD
;;     (+f1.0) if(16) JIP: LABEL1 UIP: LABEL1
;;     break(16) JIP: LABEL1 UIP: LABEL3
;; LABEL1:
;;     endif(16) JIP: LABEL2
;; LABEL2:
;;     endif(16) JIP: LABEL3
;; LABEL3:
;;     (-f0.0) while(16) JIP: LABEL0
;; 9 instructions

kernel %some_leave {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = iconst.i32 9
    v3 = icmp.ult v0, v1
    branch v3, block1, block2
block1:
    v4 = imul.i32 v0, v0
    jump block4(v4)
block2:
    v5 = icmp.ult v0, v2
    branch v5, block3, block5
block3:
    v6 = bnot.i32 v0
    jump block4(v6)
block4(v7: i32):
    v8 = nullptr.i32 group
    store.i32 group align 4 [v8], v7
    jump block5
block5:
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;; LABEL0:
;;     cmp.l.f1.0(16) null<1>D g24<8,8,1>UD 0x00000005UD
;;     (+f1.0) if(16) JIP: LABEL1 UIP: LABEL2
;;     else(16) JIP: LABEL2
;; LABEL1:
;;     cmp.l.f1.0(16) null<1>D g24<8,8,1>UD 0x00000009UD
;;     (-f1.0) break(16) JIP: LABEL2 UIP: LABEL3
;; LABEL2:
;;     endif(16) JIP: LABEL3
;; LABEL3:
;;     (-f0.0) while(16) JIP: LABEL0
;; 8 instructions

kernel %within_masks {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = iconst.i32 2
    v3 = icmp.ult v0, v1
    branch v3, block1, block5
block1:
    v10 = bconst 1
    v11, v12, v13, v14 = activelanemask v10
    jump block2(v0)
block2(v4: i32):
    v5 = isub.i32 v4, v2
    v6 = icmp.sgt v5, v2
    branch v6, block2(v5), block4
block4:
    v8 = nullptr.i32 group
    store.i32 group align 4 [v8], v5
    store.i64 group align 8 [v8 + 8], v11
    jump block5
block5:
    return
}
;;     mov(1) f0<1>UW sr0.4<0,1,0>UW
;;     cmp.l.f1.0(16) null<1>D g26<8,8,1>UD 0x00000005UD
;;     mov(1) g12<1>UD f1<0,1,0>UW
;;     mov(1) g12.2<1>UD f0<0,1,0>UW
;;     and(1) g12.1<1>UD f0<0,1,0>UW g12<0,1,0>UD
;;     not(1) g126<1>UD g12<0,1,0>UD
;;     and(1) g12.3<1>UD f0<0,1,0>UW g126<0,1,0>UD
;;     mov(1) f0<1>UW g12.6<0,1,0>UW
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 21D
;;     and(1) g12<1>UD f0<0,1,0>UW 0x0000ffffUD
;;     mov(1) g12.1<1>UD 0x00000000UD
;;     (+f0.0) if(16) JIP: LABEL1 UIP: LABEL1
;; LABEL0:
;;     cmp.g.f1.0(16) null<1>D g26<8,8,1>D 2D
;;     (+f1.0) while(16) JIP: LABEL0
;; LABEL1:
;;     endif(16) JIP: LABEL2
;; LABEL2:
;;     mov(1) f0<1>UW g12.4<0,1,0>UW
;; 17 instructions
