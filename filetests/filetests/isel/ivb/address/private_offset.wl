; test isel precise-output level=1
; target ivb
; Offsets of private memory: its address in the thread's memory is computed per lane.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 0
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = private_address bytes:0
;;     %15:v1 = mov.ud.uw r1.0.uw.lanes
;;     %10:v1 = add.d r8.0.ud, %15
;;     %14:v1 = mov.ud %10
;;     %9.0:v2 = mov.ud %5
;;     %8.1:v2 tied(%9) = mov.ud %15
;;     store.d1 %8 space:global
;;     %6:v1 early = load.d1 %5 space:global
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %middle {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2000
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %middle target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = private_address bytes:0
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %17
;;     %16:v1 = mov.ud %12
;;     %8:v1 = add.ud %5, 0x7d0
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %17
;;     store.d1 %10 space:global
;;     %6:v1 = add.ud %5, 0x7d0
;;     %7:v1 early = load.d1 %6 space:global
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 4092
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %largest target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = private_address bytes:0
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %17
;;     %16:v1 = mov.ud %12
;;     %8:v1 = add.ud %5, 0xffc
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %17
;;     store.d1 %10 space:global
;;     %6:v1 = add.ud %5, 0xffc
;;     %7:v1 early = load.d1 %6 space:global
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 4096
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %beyond target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = private_address bytes:0
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %17
;;     %16:v1 = mov.ud %12
;;     %8:v1 = add.ud %5, 0x1000
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %17
;;     store.d1 %10 space:global
;;     %6:v1 = add.ud %5, 0x1000
;;     %7:v1 early = load.d1 %6 space:global
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

; The address is of the lane.
kernel %lane {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 private align 4 [v2+8], v2
    v5 = load.i32 private align 4 [v2+8]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %lane target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = private_address bytes:0
;;     %18:v1 = mov.ud.uw r1.0.uw.lanes
;;     %13:v1 = add.d r8.0.ud, %18
;;     %17:v1 = mov.ud %13
;;     %9:v1 = add.ud %6, %18
;;     %10:v1 = add.ud %9, 8
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %18
;;     store.d1 %11 space:global
;;     %7:v1 = add.ud %6, %18
;;     %8:v1 early = load.d1 %7 space:global offset:8
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = private_address bytes:0
;;     %17:v1 = mov.ud.uw r1.0.uw.lanes
;;     %12:v1 = add.d r8.0.ud, %17
;;     %16:v1 = mov.ud %12
;;     %8:v1 = add.ud %5, r8.8.ud
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %17
;;     store.d1 %10 space:global
;;     %6:v1 = add.ud %5, r8.8.ud
;;     %7:v1 early = load.d1 %6 space:global offset:4
;;     %2:v1 = add.ud %16, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }
