; test isel precise-output
; target ivb
; Comparisons of f16 on integers whose order is that of the floats; NaN is tested for by its magnitude.

kernel %ordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fcmp.eq v5, v6
    v8 = fcmp.ne v5, v6
    v9 = fcmp.lt v5, v6
    v10 = fcmp.le v5, v6
    v11 = fcmp.gt v5, v6
    v12 = fcmp.ge v5, v6
    v13 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v13
    v14 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v14
    v15 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v15
    v16 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v16
    v17 = uextend.i32 v11
    store.i32 global align 4 [v4+272], v17
    v18 = uextend.i32 v12
    store.i32 global align 4 [v4+276], v18
    return
}
;; machine kernel %ordered target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %92:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %90:v1 early = load.b2 %92 surface:255
;;     %89:v1 early = load.b2 %92 surface:255 offset:4
;;     %86:v1 = shl.ud %90, 16
;;     %87:v1 = asr.d %86, 16
;;     %82:v1 = shl.ud %89, 16
;;     %83:v1 = asr.d %82, 16
;;     %80:v1 = and.ud %87, 0x7fff
;;     %79:v1 = and.ud %83, 0x7fff
;;     %78:s1 early = compare.g.ud %80, 0x7c00
;;     %77:s1 early = compare.g.ud %79, 0x7c00
;;     %76:s1 = or.ud %78, %77 scope:wave
;;     %73:v1 = asr.d %87, 31
;;     %71:v1 = xor.ud %80, %73
;;     %69:v1 = add.d %71, -%73
;;     %66:v1 = asr.d %83, 31
;;     %64:v1 = xor.ud %79, %66
;;     %62:v1 = add.d %64, -%66
;;     %59:s1 early = compare.z.d %69, %62
;;     %58:s1 = xor.ud %76, 0xffff scope:wave
;;     %56:s1 = and.ud %59, %58 scope:wave
;;     %54:s1 early = compare.nz.d %69, %62
;;     %53:s1 = and.ud %54, %58 scope:wave
;;     %51:s1 early = compare.l.d %69, %62
;;     %50:s1 = and.ud %51, %58 scope:wave
;;     %48:s1 early = compare.le.d %69, %62
;;     %47:s1 = and.ud %48, %58 scope:wave
;;     %45:s1 early = compare.g.d %69, %62
;;     %44:s1 = and.ud %45, %58 scope:wave
;;     %42:s1 early = compare.ge.d %69, %62
;;     %39:s1 = and.ud %42, %58 scope:wave
;;     %36:v1 early = select %56, 1, 0
;;     %32:v1 = add.ud %92, 256
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     store.d1 %33 surface:255
;;     %30:v1 early = select %53, 1, 0
;;     %26:v1 = add.ud %92, 260
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.d1 %27 surface:255
;;     %24:v1 early = select %50, 1, 0
;;     %20:v1 = add.ud %92, 264
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %47, 1, 0
;;     %14:v1 = add.ud %92, 268
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %44, 1, 0
;;     %8:v1 = add.ud %92, 272
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %39, 1, 0
;;     %2:v1 = add.ud %92, 276
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }

kernel %unordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fcmp.equ v5, v6
    v8 = fcmp.neu v5, v6
    v9 = fcmp.ltu v5, v6
    v10 = fcmp.leu v5, v6
    v11 = fcmp.gtu v5, v6
    v12 = fcmp.geu v5, v6
    v13 = fcmp.num v5, v6
    v14 = fcmp.nan v5, v6
    v15 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v15
    v16 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v16
    v17 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v17
    v18 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v18
    v19 = uextend.i32 v11
    store.i32 global align 4 [v4+272], v19
    v20 = uextend.i32 v12
    store.i32 global align 4 [v4+276], v20
    v21 = uextend.i32 v13
    store.i32 global align 4 [v4+280], v21
    v22 = uextend.i32 v14
    store.i32 global align 4 [v4+284], v22
    return
}
;; machine kernel %unordered target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %102:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %100:v1 early = load.b2 %102 surface:255
;;     %99:v1 early = load.b2 %102 surface:255 offset:4
;;     %96:v1 = shl.ud %100, 16
;;     %97:v1 = asr.d %96, 16
;;     %92:v1 = shl.ud %99, 16
;;     %93:v1 = asr.d %92, 16
;;     %90:v1 = and.ud %97, 0x7fff
;;     %89:v1 = and.ud %93, 0x7fff
;;     %88:s1 early = compare.g.ud %90, 0x7c00
;;     %87:s1 early = compare.g.ud %89, 0x7c00
;;     %86:s1 = or.ud %88, %87 scope:wave
;;     %83:v1 = asr.d %97, 31
;;     %81:v1 = xor.ud %90, %83
;;     %79:v1 = add.d %81, -%83
;;     %76:v1 = asr.d %93, 31
;;     %74:v1 = xor.ud %89, %76
;;     %72:v1 = add.d %74, -%76
;;     %69:s1 early = compare.z.d %79, %72
;;     %68:s1 = or.ud %69, %86 scope:wave
;;     %66:s1 early = compare.nz.d %79, %72
;;     %65:s1 = or.ud %66, %86 scope:wave
;;     %63:s1 early = compare.l.d %79, %72
;;     %62:s1 = or.ud %63, %86 scope:wave
;;     %60:s1 early = compare.le.d %79, %72
;;     %59:s1 = or.ud %60, %86 scope:wave
;;     %57:s1 early = compare.g.d %79, %72
;;     %56:s1 = or.ud %57, %86 scope:wave
;;     %54:s1 early = compare.ge.d %79, %72
;;     %51:s1 = or.ud %54, %86 scope:wave
;;     %49:s1 = xor.ud %86, 0xffff scope:wave
;;     %48:v1 early = select %68, 1, 0
;;     %44:v1 = add.ud %102, 256
;;     %46.0:v2 = mov.ud %44
;;     %45.1:v2 tied(%46) = mov.ud %48
;;     store.d1 %45 surface:255
;;     %42:v1 early = select %65, 1, 0
;;     %38:v1 = add.ud %102, 260
;;     %40.0:v2 = mov.ud %38
;;     %39.1:v2 tied(%40) = mov.ud %42
;;     store.d1 %39 surface:255
;;     %36:v1 early = select %62, 1, 0
;;     %32:v1 = add.ud %102, 264
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     store.d1 %33 surface:255
;;     %30:v1 early = select %59, 1, 0
;;     %26:v1 = add.ud %102, 268
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.d1 %27 surface:255
;;     %24:v1 early = select %56, 1, 0
;;     %20:v1 = add.ud %102, 272
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %51, 1, 0
;;     %14:v1 = add.ud %102, 276
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %49, 1, 0
;;     %8:v1 = add.ud %102, 280
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %86, 1, 0
;;     %2:v1 = add.ud %102, 284
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
