; test isel precise-output
; target ivb
; Fields, sign extended: `bfe`, which takes width and position before the word.

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
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 = three.bfe.d %9.2, %9.1, %9.0
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
    v6 = iconst.i32 8
    v7 = iconst.i32 8
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = three.bfe.d 8, 8, %7
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
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = three.bfe.d r8.16.ud, r8.12.ud, r8.8.ud
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
    v8 = sbitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %78:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %76:v2 early = load.d2 %78 space:global
;;     %75:v2 early = load.d2 %78 space:global offset:8
;;     %74:v1 = and.ud %75.1, 63
;;     %71:v1 = and.ud %75.0, 32
;;     %70:v1 = and.ud %75.0, 31
;;     %69:v1 = xor.ud %70, 31
;;     %67:v1 = shr.ud %76.1, %75.0
;;     %66:v1 = shl.ud %76.1, 1
;;     %64:v1 = shl.ud %66, %69
;;     %61:v1 = shr.ud %76.0, %75.0
;;     %58:v1 = or.ud %61, %64
;;     %55:v1 early = select_if.nz.d %71, 0, %67, %58
;;     %53:v1 early = select_if.nz.d %71, 0, 0, %67
;;     %50:v1 = mov.d -%74
;;     %49:v1 = and.ud %50, 32
;;     %48:v1 = and.ud %50, 31
;;     %47:v1 = xor.ud %48, 31
;;     %45:v1 = shl.ud %55, %50
;;     %44:v1 = shr.ud %55, 1
;;     %42:v1 = shr.ud %44, %47
;;     %40:v1 = shl.ud %53, %50
;;     %38:v1 = or.ud %40, %42
;;     %35:v1 early = select_if.nz.d %49, 0, 0, %45
;;     %34:v1 early = select_if.nz.d %49, 0, %45, %38
;;     %31:v1 = asr.d %34, %50
;;     %30:v1 = asr.d %34, 31
;;     %29:v1 = shl.ud %34, 1
;;     %27:v1 = shl.ud %29, %47
;;     %24:v1 = shr.ud %35, %50
;;     %21:v1 = or.ud %24, %27
;;     %18:v1 early = select_if.nz.d %49, 0, %31, %21
;;     %16:v1 early = select_if.nz.d %49, 0, %30, %31
;;     %12.0:v2 = mov.ud %18
;;     %11.1:v2 tied(%12) = mov.ud %16
;;     %8:v2 early = select_if.z.d %74, 0, 0, 0, %11.0, %11.1
;;     %2:v1 = add.ud %78, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
