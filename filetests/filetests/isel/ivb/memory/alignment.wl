; test isel precise-output
; target ivb
; Loads with less alignment than a word come apart into bytes; words of less alignment than their vector do not.

kernel %word_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 1 [v4]
    v6 = iadd.i32 v5, v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %word_1 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.b1 %18 space:global
;;     %8:v1 early = load.b1 %18 space:global offset:1
;;     %9:v1 = shl.ud %8, 8
;;     %10:v1 = or.ud %7, %9
;;     %11:v1 early = load.b1 %18 space:global offset:2
;;     %12:v1 = shl.ud %11, 16
;;     %13:v1 = or.ud %10, %12
;;     %14:v1 early = load.b1 %18 space:global offset:3
;;     %15:v1 = shl.ud %14, 24
;;     %16:v1 = or.ud %13, %15
;;     %6:v1 = add.d %16, %16
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 4 [v4]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long_4 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = load.d2 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %6.0
;;     %3.2:v3 tied(%5) = mov.ud %6.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %quad_1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 1 [v4]
    store.i32x4 global align 1 [v4+16], v5
    return
}
;; machine kernel %quad_1 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %107:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %62:v1 early = load.b1 %107 space:global
;;     %63:v1 early = load.b1 %107 space:global offset:1
;;     %64:v1 = shl.ud %63, 8
;;     %65:v1 = or.ud %62, %64
;;     %66:v1 early = load.b1 %107 space:global offset:2
;;     %67:v1 = shl.ud %66, 16
;;     %68:v1 = or.ud %65, %67
;;     %69:v1 early = load.b1 %107 space:global offset:3
;;     %70:v1 = shl.ud %69, 24
;;     %71:v1 = or.ud %68, %70
;;     %72:v1 early = load.b1 %107 space:global offset:4
;;     %73:v1 early = load.b1 %107 space:global offset:5
;;     %74:v1 = shl.ud %73, 8
;;     %75:v1 = or.ud %72, %74
;;     %76:v1 early = load.b1 %107 space:global offset:6
;;     %77:v1 = shl.ud %76, 16
;;     %78:v1 = or.ud %75, %77
;;     %79:v1 early = load.b1 %107 space:global offset:7
;;     %80:v1 = shl.ud %79, 24
;;     %81:v1 = or.ud %78, %80
;;     %82:v1 early = load.b1 %107 space:global offset:8
;;     %83:v1 early = load.b1 %107 space:global offset:9
;;     %84:v1 = shl.ud %83, 8
;;     %85:v1 = or.ud %82, %84
;;     %86:v1 early = load.b1 %107 space:global offset:10
;;     %87:v1 = shl.ud %86, 16
;;     %88:v1 = or.ud %85, %87
;;     %89:v1 early = load.b1 %107 space:global offset:11
;;     %90:v1 = shl.ud %89, 24
;;     %91:v1 = or.ud %88, %90
;;     %92:v1 early = load.b1 %107 space:global offset:12
;;     %93:v1 early = load.b1 %107 space:global offset:13
;;     %94:v1 = shl.ud %93, 8
;;     %95:v1 = or.ud %92, %94
;;     %96:v1 early = load.b1 %107 space:global offset:14
;;     %97:v1 = shl.ud %96, 16
;;     %98:v1 = or.ud %95, %97
;;     %99:v1 early = load.b1 %107 space:global offset:15
;;     %100:v1 = shl.ud %99, 24
;;     %101:v1 = or.ud %98, %100
;;     %103.0:v4 = mov.ud %71
;;     %104.1:v4 tied(%103) = mov.ud %81
;;     %105.2:v4 tied(%104) = mov.ud %91
;;     %102.3:v4 tied(%105) = mov.ud %101
;;     %2:v1 = add.ud %107, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %102.0
;;     store.b1 %3 space:global
;;     %5:v1 = shr.ud %102.0, 8
;;     %6:v1 = add.ud %107, 17
;;     %8.0:v2 = mov.ud %6
;;     %7.1:v2 tied(%8) = mov.ud %5
;;     store.b1 %7 space:global
;;     %9:v1 = shr.ud %102.0, 16
;;     %10:v1 = add.ud %107, 18
;;     %12.0:v2 = mov.ud %10
;;     %11.1:v2 tied(%12) = mov.ud %9
;;     store.b1 %11 space:global
;;     %13:v1 = shr.ud %102.0, 24
;;     %14:v1 = add.ud %107, 19
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %13
;;     store.b1 %15 space:global
;;     %17:v1 = add.ud %107, 20
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %102.1
;;     store.b1 %18 space:global
;;     %20:v1 = shr.ud %102.1, 8
;;     %21:v1 = add.ud %107, 21
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud %20
;;     store.b1 %22 space:global
;;     %24:v1 = shr.ud %102.1, 16
;;     %25:v1 = add.ud %107, 22
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud %24
;;     store.b1 %26 space:global
;;     %28:v1 = shr.ud %102.1, 24
;;     %29:v1 = add.ud %107, 23
;;     %31.0:v2 = mov.ud %29
;;     %30.1:v2 tied(%31) = mov.ud %28
;;     store.b1 %30 space:global
;;     %32:v1 = add.ud %107, 24
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %102.2
;;     store.b1 %33 space:global
;;     %35:v1 = shr.ud %102.2, 8
;;     %36:v1 = add.ud %107, 25
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %35
;;     store.b1 %37 space:global
;;     %39:v1 = shr.ud %102.2, 16
;;     %40:v1 = add.ud %107, 26
;;     %42.0:v2 = mov.ud %40
;;     %41.1:v2 tied(%42) = mov.ud %39
;;     store.b1 %41 space:global
;;     %43:v1 = shr.ud %102.2, 24
;;     %44:v1 = add.ud %107, 27
;;     %46.0:v2 = mov.ud %44
;;     %45.1:v2 tied(%46) = mov.ud %43
;;     store.b1 %45 space:global
;;     %47:v1 = add.ud %107, 28
;;     %49.0:v2 = mov.ud %47
;;     %48.1:v2 tied(%49) = mov.ud %102.3
;;     store.b1 %48 space:global
;;     %50:v1 = shr.ud %102.3, 8
;;     %51:v1 = add.ud %107, 29
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud %50
;;     store.b1 %52 space:global
;;     %54:v1 = shr.ud %102.3, 16
;;     %55:v1 = add.ud %107, 30
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud %54
;;     store.b1 %56 space:global
;;     %58:v1 = shr.ud %102.3, 24
;;     %59:v1 = add.ud %107, 31
;;     %61.0:v2 = mov.ud %59
;;     %60.1:v2 tied(%61) = mov.ud %58
;;     store.b1 %60 space:global
;; }
;;     end
;; }

kernel %quad_4 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 4 [v4]
    store.i32x4 global align 4 [v4+16], v5
    return
}
;; machine kernel %quad_4 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v4 early = load.d4 %10 space:global
;;     %2:v1 = add.ud %10, 16
;;     %4.0:v5 = mov.ud %2
;;     %5.1:v5 tied(%4) = mov.ud %8.0
;;     %6.2:v5 tied(%5) = mov.ud %8.1
;;     %7.3:v5 tied(%6) = mov.ud %8.2
;;     %3.4:v5 tied(%7) = mov.ud %8.3
;;     store.d4 %3 space:global
;; }
;;     end
;; }
