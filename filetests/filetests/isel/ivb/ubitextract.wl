; test isel precise-output
; target ivb
; Fields, zero extended: `bfe`, which takes width and position before the word.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 = three.bfe.ud %9.2, %9.1, %9.0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 5
    v7 = iconst.i32 9
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = three.bfe.ud 9, 5, %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %o : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = ubitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = three.bfe.ud r8.16.ud, r8.12.ud, r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %58:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %56:v2 early = load.d2 %58 space:global
;;     %55:v2 early = load.d2 %58 space:global offset:8
;;     %53:v1 = and.ud %55.0, 32
;;     %52:v1 = and.ud %55.0, 31
;;     %51:v1 = xor.ud %52, 31
;;     %49:v1 = shr.ud %56.1, %55.0
;;     %48:v1 = shl.ud %56.1, 1
;;     %46:v1 = shl.ud %48, %51
;;     %43:v1 = shr.ud %56.0, %55.0
;;     %40:v1 = or.ud %43, %46
;;     %37:v1 early = select_if.nz.d %53, 0, %49, %40
;;     %35:v1 early = select_if.nz.d %53, 0, 0, %49
;;     %32.0:v2 = mov.ud %37
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     %28:v1 = and.ud %55.1, 32
;;     %27:v1 = shl.ud 1, %55.1
;;     %25:v1 early = select_if.nz.d %28, 0, 0, %27
;;     %24:v1 early = select_if.nz.d %28, 0, %27, 0
;;     %21.0:v2 = mov.ud %25
;;     %20.1:v2 tied(%21) = mov.ud %24
;;     %13:v1 = add.d %20.0, -1
;;     %14:v1 = add.d %20.1, -1
;;     %15:v1 tied(%14) = carry %13, -1
;;     %17.0:v2 = mov.ud %13
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = and.ud %31.0, %16.0
;;     %9:v1 = and.ud %31.1, %16.1
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %58, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 30
    v7 = iconst.i32 4
    v8 = ubitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long_constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %24:v2 early = load.d2 %26 space:global
;;     %22:v1 = shr.ud %24.1, 30
;;     %21:v1 = shl.ud %24.1, 2
;;     %19:v1 = shr.ud %24.0, 30
;;     %17:v1 = or.ud %19, %21
;;     %14.0:v2 = mov.ud %17
;;     %13.1:v2 tied(%14) = mov.ud %22
;;     %7:v1 = and.ud %13.0, 15
;;     %8:v1 = and.ud %13.1, 0
;;     %10.0:v2 = mov.ud %7
;;     %9.1:v2 tied(%10) = mov.ud %8
;;     %2:v1 = add.ud %26, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
