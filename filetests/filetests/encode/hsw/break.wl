; test encode precise-output
; target hsw
; A loop that lanes leave from two places: `break` has the end of its block and that of the loop.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 0
    v4 = iconst.i32 1
    v8 = iconst.i32 5
    v10 = iconst.i32 9
    jump block1(v2)
block1(v5: i32):
    v6 = iadd.i32 v5, v4
    v9 = icmp.eq v6, v8
    branch v9, block3, block2
block2:
    store.i32 global align 4 [v1], v6
    v7 = icmp.ult v6, v10
    branch v7, block1(v6), block3
block3:
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 00810001 23400121 008d0020 00000000  (+f0.0) mov(16) g26<1>UD g1<8,8,1>UW { align1 1H }
;;   20: 00000220 34001c00 00001400 00000040  jmpi(1) 64D { align1 WE_all 1N }
;;   30: 2001d940 011a1a07  (+f0.0) add(16) g26<1>D g26<8,8,1>D 1D { align1 1H compacted }
;;   38: 20005901 00081800  (+f0.0) mov(16) g24<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   40: 0c810031 20000c28 008d0300 08025e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08025e00 data1 MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   50: 05808010 20000c24 048d0340 00000009  cmp.l.f1.0(16) null<1>D g26<8,8,1>UD 0x00000009UD { align1 1H switch }
;;   60: 00910028 20001c84 048d0000 00040004  (-f1.0) break(16) JIP: LABEL1 UIP: LABEL1 { align1 1H }
;;   70: 01808010 20001ca4 048d0340 00000004  cmp.z.f1.0(16) null<1>D g26<8,8,1>D 4D { align1 1H switch }
;;   80: 00910027 20003c84 048d0000 0000fff6  (-f1.0) while(16) JIP: LABEL0 { align1 1H }
;;   90: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   98: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
