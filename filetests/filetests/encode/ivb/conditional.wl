; test encode precise-output
; target ivb
; A conditional of lanes with two sides: `if`, `else` and `endif`, with both distances.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v4 = iconst.i32 7
    v5 = icmp.ult v2, v4
    branch v5, block1, block2
block1:
    store.i32 global align 4 [v1], v2
    jump block3
block2:
    store.i32 global align 4 [v1+4], v2
    jump block3
block3:
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 05808010 20000d24 048d0020 00000007  cmp.l.f1.0(16) null<1>D g1<8,8,1>UW 0x00000007UD { align1 1H switch }
;;   20: 00810022 20003c84 04000000 000e0009  (+f1.0) if(16) JIP: LABEL0 UIP: LABEL1 { align1 1H }
;;   30: 20005901 00081800  (+f0.0) mov(16) g24<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   38: 00810001 23400121 008d0020 00000000  (+f0.0) mov(16) g26<1>UD g1<8,8,1>UW { align1 1H }
;;   48: 0a810031 20000c28 008d0300 08035e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08035e00 data MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   58: 00800024 20003c84 008d0000 00000007  else(16) JIP: LABEL1 { align1 1H }
;;   68: 20017940 04081800  (+f0.0) add(16) g24<1>UD g8<0,1,0>UD 0x00000004UD { align1 1H compacted }
;;   70: 00810001 23400121 008d0020 00000000  (+f0.0) mov(16) g26<1>UD g1<8,8,1>UW { align1 1H }
;;   80: 0a810031 20000c28 008d0300 08035e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08035e00 data MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   90: 00800025 20003c84 008d0000 00000002  endif(16) JIP: LABEL2 { align1 1H }
;;   a0: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   a8: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
