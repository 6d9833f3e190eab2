; test isel precise-output
; target ivb
; Atomics in flat memory whose address and operand all lanes share: each lane still does its own.

kernel %add {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = atomic_rmw.i32 add flat align 4 rlx agent [v5], v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %add target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v2 = mov.ud r8.8.ud
;;     %5.1:v2 tied(%6) = mov.ud r8.16.ud
;;     %7:v1 early = atomic.add %5 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %add_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = atomic_rmw.i64 add flat align 8 rlx agent [v5], v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %add_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = locked.add r8.8.ud, r8.16.ud, r8.20.ud space:global bits:64
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %umax_no_result {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    atomic_rmw_noret.i32 umax flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %umax_no_result target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1.0:v2 = mov.ud r8.8.ud
;;     %0.1:v2 tied(%1) = mov.ud r8.16.ud
;;     atomic.umax %0 space:global
;; }
;;     end
;; }

kernel %umax_no_result_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    atomic_rmw_noret.i64 umax flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %umax_no_result_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     locked.umax r8.8.ud, r8.16.ud, r8.20.ud space:global bits:64
;; }
;;     end
;; }

kernel %cas {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i32 kernarg align 4 width all [v0+20]
    v8 = atomic_cas.i32 cas flat align 4 rlx agent [v5], v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %cas target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6.0:v3 = mov.ud r8.8.ud
;;     %7.1:v3 tied(%6) = mov.ud r8.16.ud
;;     %5.2:v3 tied(%7) = mov.ud r8.20.ud
;;     %8:v1 early = atomic.cmpwr %5 space:global
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %cas_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    v8 = atomic_cas.i64 cas flat align 8 rlx agent [v5], v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %cas_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = locked.cas r8.8.ud, r8.16.ud, r8.20.ud, r8.24.ud, r8.28.ud space:global bits:64
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %cas_no_result {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i32 kernarg align 4 width all [v0+20]
    atomic_cas_noret.i32 cas flat align 4 rlx agent [v5], v6, v7
    return
}
;; machine kernel %cas_no_result target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1.0:v3 = mov.ud r8.8.ud
;;     %2.1:v3 tied(%1) = mov.ud r8.16.ud
;;     %0.2:v3 tied(%2) = mov.ud r8.20.ud
;;     atomic.cmpwr %0 space:global
;; }
;;     end
;; }

kernel %cas_no_result_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    atomic_cas_noret.i64 cas flat align 8 rlx agent [v5], v6, v7
    return
}
;; machine kernel %cas_no_result_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     locked.cas r8.8.ud, r8.16.ud, r8.20.ud, r8.24.ud, r8.28.ud space:global bits:64
;; }
;;     end
;; }

kernel %load {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = atomic_load.i32 ld flat align 4 rlx agent [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %load target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 early = load.d1 r8.8.ud space:global
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %load_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = atomic_load.i64 ld flat align 8 rlx agent [v5]
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %load_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = load.d2 r8.8.ud space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %store {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    atomic_store.i32 st flat align 4 rlx agent [v5], v6
    return
}
;; machine kernel %store target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1.0:v2 = mov.ud r8.8.ud
;;     %0.1:v2 tied(%1) = mov.ud r8.16.ud
;;     store.d1 %0 space:global
;; }
;;     end
;; }

kernel %store_long {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    atomic_store.i64 st flat align 8 rlx agent [v5], v6
    return
}
;; machine kernel %store_long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1.0:v3 = mov.ud r8.8.ud
;;     %2.1:v3 tied(%1) = mov.ud r8.16.ud
;;     %0.2:v3 tied(%2) = mov.ud r8.20.ud
;;     store.d2 %0 space:global
;; }
;;     end
;; }
