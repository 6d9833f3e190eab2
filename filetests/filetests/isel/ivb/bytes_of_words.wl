; test isel precise-output
; target ivb
; Four bytes in a word come apart and are put together again, but for bitwise operations.

kernel %iadd {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = iadd.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %iadd target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v1 early = load.d1 %60 space:global
;;     %57:v1 early = load.d1 %60 space:global offset:4
;;     %54:v1 = add.d %58, %57
;;     %51:v1 = shr.ud %58, 8
;;     %49:v1 = shr.ud %57, 8
;;     %47:v1 = add.d %51, %49
;;     %44:v1 = shr.ud %58, 16
;;     %42:v1 = shr.ud %57, 16
;;     %40:v1 = add.d %44, %42
;;     %37:v1 = shr.ud %58, 24
;;     %34:v1 = shr.ud %57, 24
;;     %31:v1 = add.d %37, %34
;;     %28:v1 = and.ud %31, 255
;;     %26:v1 = and.ud %40, 255
;;     %24:v1 = shl.ud %28, 8
;;     %22:v1 = or.ud %24, %26
;;     %19:v1 = and.ud %47, 255
;;     %17:v1 = shl.ud %22, 8
;;     %15:v1 = or.ud %17, %19
;;     %12:v1 = and.ud %54, 255
;;     %10:v1 = shl.ud %15, 8
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %60, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %isub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = isub.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %isub target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v1 early = load.d1 %60 space:global
;;     %57:v1 early = load.d1 %60 space:global offset:4
;;     %54:v1 = add.d %58, -%57
;;     %51:v1 = shr.ud %58, 8
;;     %49:v1 = shr.ud %57, 8
;;     %47:v1 = add.d %51, -%49
;;     %44:v1 = shr.ud %58, 16
;;     %42:v1 = shr.ud %57, 16
;;     %40:v1 = add.d %44, -%42
;;     %37:v1 = shr.ud %58, 24
;;     %34:v1 = shr.ud %57, 24
;;     %31:v1 = add.d %37, -%34
;;     %28:v1 = and.ud %31, 255
;;     %26:v1 = and.ud %40, 255
;;     %24:v1 = shl.ud %28, 8
;;     %22:v1 = or.ud %24, %26
;;     %19:v1 = and.ud %47, 255
;;     %17:v1 = shl.ud %22, 8
;;     %15:v1 = or.ud %17, %19
;;     %12:v1 = and.ud %54, 255
;;     %10:v1 = shl.ud %15, 8
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %60, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = umax.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %80:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %78:v1 early = load.d1 %80 space:global
;;     %77:v1 early = load.d1 %80 space:global offset:4
;;     %74:v1 = and.ud %78, 255
;;     %72:v1 = and.ud %77, 255
;;     %70:v1 = minmax.ge.ud %74, %72
;;     %66:v1 = shr.ud %78, 8
;;     %64:v1 = shr.ud %77, 8
;;     %62:v1 = and.ud %66, 255
;;     %60:v1 = and.ud %64, 255
;;     %58:v1 = minmax.ge.ud %62, %60
;;     %54:v1 = shr.ud %78, 16
;;     %52:v1 = shr.ud %77, 16
;;     %50:v1 = and.ud %54, 255
;;     %48:v1 = and.ud %52, 255
;;     %46:v1 = minmax.ge.ud %50, %48
;;     %42:v1 = shr.ud %78, 24
;;     %39:v1 = shr.ud %77, 24
;;     %36:v1 = and.ud %42, 255
;;     %34:v1 = and.ud %39, 255
;;     %32:v1 = minmax.ge.ud %36, %34
;;     %28:v1 = and.ud %32, 255
;;     %26:v1 = and.ud %46, 255
;;     %24:v1 = shl.ud %28, 8
;;     %22:v1 = or.ud %24, %26
;;     %19:v1 = and.ud %58, 255
;;     %17:v1 = shl.ud %22, 8
;;     %15:v1 = or.ud %17, %19
;;     %12:v1 = and.ud %70, 255
;;     %10:v1 = shl.ud %15, 8
;;     %8:v1 = or.ud %10, %12
;;     %2:v1 = add.ud %80, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %band {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = band.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %band target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %11:v1 early = load.d1 %14 space:global offset:4
;;     %8:v1 = and.ud %12, %11
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }
