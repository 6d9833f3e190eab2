; test compile flow structure=off level=1 precise-output
; target ivb
; The same control flow by lane masks, as it is where it is not properly nested.

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
;;     mov(1) g12<1>UD f1<0,1,0>UW
;;     mov(1) g12.1<1>UD f0<0,1,0>UW
;;     and(1) g12.2<1>UD f0<0,1,0>UW g12<0,1,0>UD
;;     not(1) g126<1>UD g12<0,1,0>UD
;;     and(1) g12.3<1>UD f0<0,1,0>UW g126<0,1,0>UD
;;     mov(1) f0<1>UW g12.6<0,1,0>UW
;;     mov(1) f0<1>UW g12.4<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 2D
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;; 11 instructions

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
;;     mov(1) g12<1>UD f0<0,1,0>UW
;;     mov(1) g12.1<1>UD f0<0,1,0>UW
;;     (+f0.0) cmp.l.f0.0(16) null<1>D g24<8,8,1>UD 0x00000005UD
;;     xor(1) g12.1<1>UD f0<0,1,0>UW g12.1<0,1,0>UD
;;     (-f0.0.any16h) jmpi(1) 2D
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 1D
;;     mov(1) f0<1>UW g12<0,1,0>UW
;; 9 instructions

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
;;     mov(1) g12<1>UD f0<0,1,0>UW
;;     (+f0.0) cmp.g.f0.0(16) null<1>D g24<8,8,1>D 0D
;;     (+f0.0.any16h) jmpi(1) -6D
;;     mov(1) f0<1>UW g12<0,1,0>UW
;; 5 instructions

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
;;     mov(1) g12<1>UD f0<0,1,0>UW
;;     mov(1) g12.1<1>UD f0<0,1,0>UW
;;     (+f0.0) cmp.g.f0.0(16) null<1>D g28<8,8,1>D 0D
;;     (+f0.0.any16h) jmpi(1) -6D
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;;     (+f0.0) cmp.g.f0.0(16) null<1>D g24<8,8,1>D 0D
;;     (+f0.0.any16h) jmpi(1) -16D
;;     mov(1) f0<1>UW g12<0,1,0>UW
;; 9 instructions

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
;;     mov(1) g12<1>UD f0<0,1,0>UW
;;     jmpi(1) 40D
;;     mov(1) g12.1<1>UD f0<0,1,0>UW
;;     mov(1) g12.2<1>UD f0<0,1,0>UW
;;     (+f0.0) cmp.z.f0.0(16) null<1>D g28<8,8,1>D 0D
;;     xor(1) g12.2<1>UD f0<0,1,0>UW g12.2<0,1,0>UD
;;     mov(1) f0<1>UW g12.4<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 7D
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;;     mov(1) f1<1>UW f0<0,1,0>UW
;;     (+f1.0) cmp.g.f1.0(16) null<1>D g24<8,8,1>D 0D
;;     mov(1) g12.1<1>UD f1<0,1,0>UW
;;     and(1) g12.2<1>UD f0<0,1,0>UW g12.1<0,1,0>UD
;;     not(1) g126<1>UD g12.1<0,1,0>UD
;;     and(1) g12.3<1>UD f0<0,1,0>UW g126<0,1,0>UD
;;     mov(1) f0<1>UW g12.6<0,1,0>UW
;;     mov(1) f0<1>UW g12.4<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 11D
;;     mov(1) g12.1<1>UD f0<0,1,0>UW
;;     (+f0.0) cmp.g.f0.0(16) null<1>D g26<8,8,1>UD 0x00000064UD
;;     xor(1) g12.1<1>UD f0<0,1,0>UW g12.1<0,1,0>UD
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;;     (+f0.0.any16h) jmpi(1) -51D
;;     mov(1) f0<1>UW g12<0,1,0>UW
;; 25 instructions

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
;;     mov(1) g12<1>UD f1<0,1,0>UW
;;     cmp.z.f1.0(16) null<1>D g26<8,8,1>D 1D
;;     mov(1) g12.1<1>UD f1<0,1,0>UW
;;     cmp.z.f1.0(16) null<1>D g26<8,8,1>D 2D
;;     mov(1) g12.2<1>UD f1<0,1,0>UW
;;     mov(1) g12.3<1>UD f0<0,1,0>UW
;;     not(1) g126<1>UD g12<0,1,0>UD
;;     and(1) g12.4<1>UD f0<0,1,0>UW g126<0,1,0>UD
;;     and(1) g12.5<1>UD f0<0,1,0>UW g12.1<0,1,0>UD
;;     not(1) g126<1>UD g12.1<0,1,0>UD
;;     and(1) g12.6<1>UD g12.4<0,1,0>UD g126<0,1,0>UD
;;     and(1) g12.1<1>UD f0<0,1,0>UW g12.2<0,1,0>UD
;;     not(1) g126<1>UD g12.2<0,1,0>UD
;;     and(1) g12.4<1>UD g12.6<0,1,0>UD g126<0,1,0>UD
;;     and(1) f0<1>UW f0<0,1,0>UW g12<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 1D
;;     mov(1) f0<1>UW g12.10<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 2D
;;     mov(1) f0<1>UW g12.2<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 1D
;;     mov(1) f0<1>UW g12.8<0,1,0>UW
;;     (-f0.0.any16h) jmpi(1) 1D
;;     mov(1) f0<1>UW g12.6<0,1,0>UW
;; 25 instructions
