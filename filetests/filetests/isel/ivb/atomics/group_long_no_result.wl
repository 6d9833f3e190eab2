; test isel precise-output
; target ivb
; Atomic operations on 64 bits in group memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 add group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %add target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.add %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 umax group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %umax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.umax %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %xor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 xor group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %xor target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.xor %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %exch {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 exch group align 8 rlx agent [v2], v5
    return
}
;; machine kernel %exch target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.exch %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %and_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 and group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %and_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.and %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %or_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 or group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %or_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.or %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %smax_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 smax group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %smax_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.smax %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %smin_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 smin group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %smin_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.smin %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %sub_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 sub group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %sub_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.sub %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %umin_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 umin group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %umin_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.umin %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %wrapdec_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 wrapdec group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %wrapdec_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.wrapdec %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }

kernel %wrapinc_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 wrapinc group align 8 rlx wg [v2], v5
    return
}
;; machine kernel %wrapinc_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v2 early = load.d2 %4 space:global
;;     locked.wrapinc %5, %3.0, %3.1 space:group bits:64
;; }
;;     end
;; }
