; test encode precise-output level=1
; target hsw
; Private memory: the address of a lane from the thread's number and the channel's.

kernel %k {
    param %p : i64 at 0 align 8
    private %own : 32 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = symbol_addr.i32 %own
    store.i32 private align 4 [v3+4], v2
    v4 = load.i32 private align 4 [v3+8]
    store.i32 global align 4 [v1], v4
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 00000205 2fc80c21 00000014 000001ff  and(1) g126.2<1>UD g0.5<0,1,0>UD 0x000001ffUD { align1 WE_all 1N }
;;   20: 20106001 00007e10  mov(1) g126.4<1>UD 0x00000200UD { align1 WE_all 1N compacted }
;;   28: 00000241 2fcc2421 00000fd0 00000fc8  mul(1) g126.3<1>UD g126.4<0,1,0>UD g126.4<0,1,0>UW { align1 WE_all 1N }
;;   38: 00000640 2fc00421 00000fcc 00000090  add(1) g126<1>UD g126.3<0,1,0>UD g4.4<0,1,0>UD { align1 WE_all NoDDClr 1N }
;;   48: 00000a01 2fd40061 00000000 00000020  mov(1) g126.5<1>UD 0x00000020UD { align1 WE_all NoDDChk 1N }
;;   58: 00600201 2f406369 00000000 76543210  mov(8) g122<1>UW 0x76543210V { align1 WE_all 1Q }
;;   68: 00600240 2f502d29 008d0f40 00080008  add(8) g122.8<1>UW g122<8,8,1>UW 0x0008UW { align1 WE_all 1Q }
;;   78: 00810041 2f802421 00000fd4 008d0f40  (+f0.0) mul(16) g124<1>UD g126.5<0,1,0>UD g122<8,8,1>UW { align1 1H }
;;   88: 20013940 7e7c1c07  (+f0.0) add(16) g28<1>UD g124<8,8,1>UD g126<0,1,0>UD { align1 1H compacted }
;;   90: 20017940 041c1807  (+f0.0) add(16) g24<1>UD g28<8,8,1>UD 0x00000004UD { align1 1H compacted }
;;   98: 00810001 23400121 008d0020 00000000  (+f0.0) mov(16) g26<1>UD g1<8,8,1>UW { align1 1H }
;;   a8: 0c810031 20000c28 008d0300 08025e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08025e00 data1 MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   b8: 20017940 081c7007  (+f0.0) add(16) g112<1>UD g28<8,8,1>UD 0x00000008UD { align1 1H compacted }
;;   c0: 0c810031 23400c29 008d0e00 04205e00  (+f0.0) send(16) g26<1>UW g112<8,8,1>UD 0x04205e00 data1 MsgDesc: ( DC untyped surface read, 0, 30) mlen 2 rlen 2 { align1 1H }
;;   d0: 20005901 00081800  (+f0.0) mov(16) g24<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   d8: 0c810031 20000c28 008d0300 08025e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08025e00 data1 MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   e8: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   f0: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
