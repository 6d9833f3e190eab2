; test encode precise-output noinline
; target ivb
; A call writes r7, and `ret` takes the whole thread back; the distance of `call` has other units on Haswell.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3: i32 = call %f(v2)
    store.i32 global align 4 [v1], v3
    return
}
;;    0: 00000201 26000108 00000e08 00000000  mov(1) f0<1>UW sr0.4<0,1,0>UW { align1 WE_all 1N }
;;   10: 20006d01 00000700  mov(8) g7<1>UD 0x00000000UD { align1 WE_all 1Q compacted }
;;   18: 00000205 2fc80c21 00000014 000001ff  and(1) g126.2<1>UD g0.5<0,1,0>UD 0x000001ffUD { align1 WE_all 1N }
;;   28: 20106001 00007e00  mov(1) g126.4<1>UD 0x00000000UD { align1 WE_all 1N compacted }
;;   30: 00000241 2fcc2421 00000fd0 00000fc8  mul(1) g126.3<1>UD g126.4<0,1,0>UD g126.4<0,1,0>UW { align1 WE_all 1N }
;;   40: 00000240 20ec0421 00000fcc 00000090  add(1) g7.3<1>UD g126.3<0,1,0>UD g4.4<0,1,0>UD { align1 WE_all 1N }
;;   50: 20106001 00000700  mov(1) g7.4<1>UD 0x00000000UD { align1 WE_all 1N compacted }
;;   58: 00000240 20e80c21 000000ec 00000000  add(1) g7.2<1>UD g7.3<0,1,0>UD 0x00000000UD { align1 WE_all 1N }
;;   68: 00000608 20e80c21 000000e8 00000004  shr(1) g7.2<1>UD g7.2<0,1,0>UD 0x00000004UD { align1 WE_all NoDDClr 1N }
;;   78: 00000a01 20f80061 00000000 00000000  mov(1) g7.6<1>UD 0x00000000UD { align1 WE_all NoDDChk 1N }
;;   88: 00810001 23000121 008d0020 00000000  (+f0.0) mov(16) g24<1>UD g1<8,8,1>UW { align1 1H }
;;   98: 0020002c 20e03c85 00450000 00000000  call(2) g7<1>D JIP: LABEL0 { align1 1N }
;;   a8: 20005901 00181a07  (+f0.0) mov(16) g26<1>UD g24<8,8,1>UD { align1 1H compacted }
;;   b0: 20005901 00081800  (+f0.0) mov(16) g24<1>UD g8<0,1,0>UD { align1 1H compacted }
;;   b8: 0a810031 20000c28 008d0300 08035e00  (+f0.0) send(16) null<1>UW g24<8,8,1>UD 0x08035e00 data MsgDesc: ( DC untyped surface write, 0, 30) mlen 4 rlen 0 { align1 1H }
;;   c8: 20004d01 00007f07  mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q compacted }
;;   d0: 07600231 20000c28 008d0fe0 82000010  send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 WE_all 1Q EOT }

function %f {
block0(v0: i32):
    v1 = iadd.i32 v0, v0
    return v1
}
;;    0: 20019940 181818e7  (+f0.0) add(16) g24<1>D g24<8,8,1>D g24<8,8,1>D { align1 1H compacted }
;;    8: 0020002d 200000a4 004500e0 00000000  ret(2) g7<2,2,1>D { align1 1N }
