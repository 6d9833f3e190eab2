; test encode precise-output
; target hsw
; A wrapping count: a lock is taken for one channel after the other, since no message does it.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = atomic_rmw.i32 wrapinc global align 4 rlx agent [v1], v2
    store.i32 global align 4 [v1+4], v3
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 00008201 2e040128 00000002 00000000  mov(1) sr0.2<1>UW g0.1<0,1,0>UW { align1 WE_all 1N switch }
;;   20: 00810001 23000121 008d0020 00000000  (+f0.0) mov(16) g24<1>UD g1<8,8,1>UW { align1 1H }
;;   30: 20204001 00067000  mov(1) g112<1>UD g6.4<0,1,0>UD { align1 WE_all 1N compacted }
;;   38: 20006001 00007100  mov(1) g113<1>UD 0x00000000UD { align1 WE_all 1N compacted }
;;   40: 20006001 01007200  mov(1) g114<1>UD 0x00000001UD { align1 WE_all 1N compacted }
;;   48: 00000201 26202168 00000000 00010001  mov(1) f1<1>UW 0x0001UW { align1 WE_all 1N }
;;   58: 0c610231 2e600c29 048d0e00 0610be00  (+f1.0) send(8) g115<1>UW g112<8,8,1>UD 0x0610be00 data1 MsgDesc: ( DC untyped atomic, 0, cmpwr) mlen 3 rlen 1 { align1 WE_all 1Q }
;;   68: 02008210 20001ca4 04000e60 00000000  cmp.nz.f1.0(1) null<1>D g115<0,1,0>D 0D { align1 WE_all 1N switch }
;;   78: 00010220 34001c00 04001400 ffffffa8  (+f1.0) jmpi(1) -88D { align1 WE_all 1N }
;;   88: 20005901 00087000  (+f0.0) mov(16) g112<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   90: 00000201 2fc00101 00000600 00000000  mov(1) g126<1>UD f0<0,1,0>UW { align1 WE_all 1N }
;;   a0: 01008210 20001ca4 04000fc0 00000000  cmp.z.f1.0(1) null<1>D g126<0,1,0>D 0D { align1 WE_all 1N switch }
;;   b0: 00010220 34001c00 04001400 000000b8  (+f1.0) jmpi(1) 184D { align1 WE_all 1N }
;;   c0: 00000240 2fc40c21 00000fc0 ffffffff  add(1) g126.1<1>UD g126<0,1,0>UD 0xffffffffUD { align1 WE_all 1N }
;;   d0: 00000207 2fc40421 00000fc4 00000fc0  xor(1) g126.1<1>UD g126.1<0,1,0>UD g126<0,1,0>UD { align1 WE_all 1N }
;;   e0: 00000205 2fc40421 00000fc4 00000fc0  and(1) g126.1<1>UD g126.1<0,1,0>UD g126<0,1,0>UD { align1 WE_all 1N }
;;   f0: 20152007 7e7e7e00  xor(1) g126<1>UD g126.1<0,1,0>UD g126<0,1,0>UD { align1 WE_all 1N compacted }
;;   f8: 00000201 26200128 00000fc4 00000000  mov(1) f1<1>UW g126.2<0,1,0>UW { align1 WE_all 1N }
;;  108: 0c810031 23400c29 048d0e00 04205e00  (+f1.0) send(16) g26<1>UW g112<8,8,1>UD 0x04205e00 data1 MsgDesc: ( DC untyped surface read, 0, 30) mlen 2 rlen 2 { align1 1H }
;;  118: 00800240 2e400c21 068d0340 00000001  add(16) g114<1>UD g26<8,8,1>UD 0x00000001UD { align1 WE_all 1H }
;;  128: 04808210 20000424 068d0340 008d0300  cmp.ge.f1.1(16) null<1>D g26<8,8,1>UD g24<8,8,1>UD { align1 WE_all 1H switch }
;;  138: 00810201 2e400061 06000000 00000000  (+f1.1) mov(16) g114<1>UD 0x00000000UD { align1 WE_all 1H }
;;  148: 00000201 26200128 00000fc4 00000000  mov(1) f1<1>UW g126.2<0,1,0>UW { align1 WE_all 1N }
;;  158: 0c810031 20000c28 048d0e00 08025e00  (+f1.0) send(16) null<1>UW g112<8,8,1>UD 0x08025e00 data1 MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;  168: 00000220 34001c00 00001400 ffffff28  jmpi(1) -216D { align1 WE_all 1N }
;;  178: 0a000231 2e000c29 00000000 0219e000  send(1) g112<1>UW g0<0,1,0>UD 0x0219e000 data MsgDesc: ( DC mfence, 0, 32) mlen 1 rlen 1 { align1 WE_all 1N }
;;  188: 20002001 00700000  mov(1) null<1>UD g112<0,1,0>UD { align1 WE_all 1N compacted }
;;  190: 20204001 00067000  mov(1) g112<1>UD g6.4<0,1,0>UD { align1 WE_all 1N compacted }
;;  198: 20006001 00007100  mov(1) g113<1>UD 0x00000000UD { align1 WE_all 1N compacted }
;;  1a0: 00000201 26202168 00000000 00010001  mov(1) f1<1>UW 0x0001UW { align1 WE_all 1N }
;;  1b0: 0c610231 20000c28 048d0e00 04026e00  (+f1.0) send(8) null<1>UW g112<8,8,1>UD 0x04026e00 data1 MsgDesc: ( DC untyped surface write, 0, 46) mlen 2 rlen 0 { align1 WE_all 1Q }
;;  1c0: 20017940 04081800  (+f0.0) add(16) g24<1>UD g8<0,1,0>UD 0x00000004UD { align1 1H compacted }
;;  1c8: 0c810031 20000c28 008d0300 08025e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08025e00 data1 MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;  1d8: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;  1e0: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
