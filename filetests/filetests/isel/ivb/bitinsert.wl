; test isel precise-output
; target ivb
; A field replaced: `bfi1` makes the mask and `bfi2` selects by it; 64 bits are selected by logic.

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
    v8 = load.i32 global align 4 [v4+12]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v4 early = load.d4 %13 space:global
;;     %7:v1 = bfi1.ud %11.3, %11.2
;;     %10:v1 = three.bfi2.ud %7, %11.1, %11.0
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %10
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 8
    v8 = iconst.i32 16
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v2 early = load.d2 %11 space:global
;;     %5:v1 = bfi1.ud 16, 8
;;     %8:v1 = three.bfi2.ud %5, %9.1, %9.0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %o : i32 at 16 align 4
    param %n : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = bfi1.ud r8.20.ud, r8.16.ud
;;     %6:v1 = three.bfi2.ud %5, r8.12.ud, r8.8.ud
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = load.i32 global align 4 [v4+20]
    v9 = bitinsert.i64 v5, v6, v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %93:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %91:v4 early = load.d4 %93 space:global
;;     %90:v2 early = load.d2 %93 space:global offset:16
;;     %89:v1 = and.ud %90.1, 32
;;     %88:v1 = shl.ud 1, %90.1
;;     %86:v1 early = select_if.nz.d %89, 0, 0, %88
;;     %85:v1 early = select_if.nz.d %89, 0, %88, 0
;;     %82.0:v2 = mov.ud %86
;;     %81.1:v2 tied(%82) = mov.ud %85
;;     %74:v1 = add.d %81.0, -1
;;     %75:v1 = add.d %81.1, -1
;;     %76:v1 tied(%75) = carry %74, -1
;;     %78.0:v2 = mov.ud %74
;;     %77.1:v2 tied(%78) = mov.ud %76
;;     %71:v1 = and.ud %90.0, 32
;;     %70:v1 = and.ud %90.0, 31
;;     %69:v1 = xor.ud %70, 31
;;     %67:v1 = shl.ud %77.0, %90.0
;;     %66:v1 = shr.ud %77.0, 1
;;     %64:v1 = shr.ud %66, %69
;;     %62:v1 = shl.ud %77.1, %90.0
;;     %60:v1 = or.ud %62, %64
;;     %57:v1 early = select_if.nz.d %71, 0, 0, %67
;;     %56:v1 early = select_if.nz.d %71, 0, %67, %60
;;     %53.0:v2 = mov.ud %57
;;     %52.1:v2 tied(%53) = mov.ud %56
;;     %48:v1 = shl.ud %91.2, %90.0
;;     %47:v1 = shr.ud %91.2, 1
;;     %45:v1 = shr.ud %47, %69
;;     %42:v1 = shl.ud %91.3, %90.0
;;     %39:v1 = or.ud %42, %45
;;     %36:v1 early = select_if.nz.d %71, 0, 0, %48
;;     %35:v1 early = select_if.nz.d %71, 0, %48, %39
;;     %31.0:v2 = mov.ud %36
;;     %30.1:v2 tied(%31) = mov.ud %35
;;     %24:v1 = not.ud %52.0
;;     %25:v1 = not.ud %52.1
;;     %27.0:v2 = mov.ud %24
;;     %26.1:v2 tied(%27) = mov.ud %25
;;     %20:v1 = and.ud %52.0, %30.0
;;     %21:v1 = and.ud %52.1, %30.1
;;     %23.0:v2 = mov.ud %20
;;     %22.1:v2 tied(%23) = mov.ud %21
;;     %14:v1 = and.ud %26.0, %91.0
;;     %15:v1 = and.ud %26.1, %91.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = or.ud %22.0, %16.0
;;     %9:v1 = or.ud %22.1, %16.1
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %93, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }
