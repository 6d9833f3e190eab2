; test encode precise-output
; target ivb
; A branch of the wave: `jmpi` on f1.0 after a comparison of scalars; Haswell counts bytes where Ivy Bridge counts units of eight.

kernel %k {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = load.i32 kernarg align 4 width all [v0+8]
    v4 = iconst.i32 7
    v5 = icmp.ult v3, v4
    branch v5, block1, block2
block1:
    store.i32 global align 4 [v1], v3
    jump block2
block2:
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 05008210 20000c24 04000108 00000007  cmp.l.f1.0(1) null<1>D g8.2<0,1,0>UD 0x00000007UD { align1 WE_all 1N switch }
;;   20: 00110220 34001c00 04001400 00000004  (-f1.0) jmpi(1) 4D { align1 WE_all 1N }
;;   30: 20005901 00081800  (+f0.0) mov(16) g24<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   38: 20185901 00081a00  (+f0.0) mov(16) g26<1>UD g8.2<0,1,0>UD { align1 1H compacted }
;;   40: 0a810031 20000c28 008d0300 08035e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08035e00 data MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   50: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   58: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }
