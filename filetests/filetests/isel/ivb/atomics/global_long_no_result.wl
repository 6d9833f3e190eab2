; test isel precise-output
; target ivb
; Atomic operations on 64 bits in global memory whose old value nobody wants.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_rmw_noret.i64 add global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %add target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.add %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 umax global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %umax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.umax %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 xor global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %xor target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.xor %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 exch global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %exch target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.exch %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 and global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %and_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.and %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 or global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %or_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.or %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 smax global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %smax_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.smax %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 smin global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %smin_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.smin %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 sub global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %sub_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.sub %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 umin global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %umin_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.umin %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 wrapdec global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %wrapdec_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.wrapdec %4, %2.0, %2.1 space:global bits:64
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
    atomic_rmw_noret.i64 wrapinc global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %wrapinc_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v2 early = load.d2 %4 space:global
;;     locked.wrapinc %4, %2.0, %2.1 space:global bits:64
;; }
;;     end
;; }
