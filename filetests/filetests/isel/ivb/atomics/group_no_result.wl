; test isel precise-output
; target ivb
; Atomic operations on words in group memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 add group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %add target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.add %2 space:group
;; }
;;     end
;; }

kernel %sub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 sub group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %sub target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.sub %2 space:group
;; }
;;     end
;; }

kernel %umin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 umin group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %umin target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.umin %2 space:group
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 umax group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %umax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.umax %2 space:group
;; }
;;     end
;; }

kernel %smin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 smin group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %smin target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.imin %2 space:group
;; }
;;     end
;; }

kernel %smax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 smax group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %smax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.imax %2 space:group
;; }
;;     end
;; }

kernel %and {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 and group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %and target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.and %2 space:group
;; }
;;     end
;; }

kernel %or {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 or group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %or target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.or %2 space:group
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 xor group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %xor target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.xor %2 space:group
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
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 exch group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %exch target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %6 space:global
;;     %3.0:v2 = mov.ud r1.0.uw.lanes
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     atomic.mov %2 space:group
;; }
;;     end
;; }

kernel %wrapinc {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 wrapinc group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %wrapinc target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v1 early = load.d1 %4 space:global
;;     locked.wrapinc %5, %3 space:group
;; }
;;     end
;; }

kernel %wrapdec {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    atomic_rmw_noret.i32 wrapdec group align 4 rlx agent [v2], v5
    return
}
;; machine kernel %wrapdec target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = add.d r8.0.ud, %5
;;     %3:v1 early = load.d1 %4 space:global
;;     locked.wrapdec %5, %3 space:group
;; }
;;     end
;; }
