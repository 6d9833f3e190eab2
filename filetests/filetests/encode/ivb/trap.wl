; test encode precise-output
; target ivb
; A trap: its kind and number are in registers, and `illegal` stops the thread.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    trap v2
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 00810001 23000121 008d0020 00000000  (+f0.0) mov(16) g24<1>UD g1<8,8,1>UW { align1 1H }
;;   20: 20007701 00007200  mov(16) g114<1>UD 0x00000000UD { align1 WE_all 1H compacted }
;;   28: 20007901 02007200  (+f0.0) mov(16) g114<1>UD 0x00000002UD { align1 1H compacted }
;;   30: 20005901 00187007  (+f0.0) mov(16) g112<1>UD g24<8,8,1>UD { align1 1H compacted }
;;   38: 00000000 00000000 00000000 00000000  illegal
;;   48: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   50: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
