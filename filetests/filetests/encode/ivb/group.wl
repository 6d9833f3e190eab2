; test encode precise-output
; target ivb
; A kernel that may access group memory: Haswell copies its index from r0.0 to sr0.1 first.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    store.i32 group align 4 [v2], v2
    barrier
    v3 = load.i32 group align 4 [v2+4]
    store.i32 global align 4 [v1], v3
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 00810001 23000121 008d0020 00000000  (+f0.0) mov(16) g24<1>UD g1<8,8,1>UW { align1 1H }
;;   20: 20005901 00181a07  (+f0.0) mov(16) g26<1>UD g24<8,8,1>UD { align1 1H compacted }
;;   28: 0a810031 20000c28 008d0300 08035efe  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08035efe data MsgDesc: ( DC untyped surface write, 254, 30) mlen 4 rlen 0 { align1 1H }
;;   38: 0a000231 2e000c29 00000000 0219e000  send(1) g112<1>UW g0<0,1,0>UD 0x0219e000 data MsgDesc: ( DC mfence, 0, 32) mlen 1 rlen 1 { align1 WE_all 1N }
;;   48: 20002001 00700000  mov(1) null<1>UD g112<0,1,0>UD { align1 WE_all 1N compacted }
;;   50: 20006d01 00007000  mov(8) g112<1>UD 0x00000000UD { align1 WE_all 1Q compacted }
;;   58: 00000205 2e080c21 00000008 0f000000  and(1) g112.2<1>UD g0.2<0,1,0>UD 0x0f000000UD { align1 WE_all 1N }
;;   68: 03600231 20000c28 008d0e00 02000004  send(8) null<1>UW g112<8,8,1>UD 0x02000004 gateway MsgDesc: (barrier msg) mlen 1 rlen 0 { align1 WE_all 1Q }
;;   78: 00000230 32007000 00001200 008d0000  wait(1) n0<1>UD { align1 WE_all 1N }
;;   88: 20017940 04187007  (+f0.0) add(16) g112<1>UD g24<8,8,1>UD 0x00000004UD { align1 1H compacted }
;;   90: 0a810031 23400c29 008d0e00 04215efe  (+f0.0) send(16) g26<1>UW g112<8,8,1>UD 0x04215efe data MsgDesc: ( DC untyped surface read, 254, 30) mlen 2 rlen 2 { align1 1H }
;;   a0: 20005901 00081800  (+f0.0) mov(16) g24<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   a8: 0a810031 20000c28 008d0300 08035e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08035e00 data MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   b8: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   c0: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
