; test isel precise-output
; target ivb
; Comparisons of f64 on integers of 64 bits whose order is that of the floats.

kernel %ordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
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
;;     %166:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %164:v2 early = load.d2 %166 surface:255
;;     %163:v2 early = load.d2 %166 surface:255 offset:8
;;     %157:v1 = and.ud %164.0, -1
;;     %158:v1 = and.ud %164.1, 0x7fffffff
;;     %160.0:v2 = mov.ud %157
;;     %159.1:v2 tied(%160) = mov.ud %158
;;     %153:v1 = and.ud %163.0, -1
;;     %154:v1 = and.ud %163.1, 0x7fffffff
;;     %156.0:v2 = mov.ud %153
;;     %155.1:v2 tied(%156) = mov.ud %154
;;     %152:s1 early = compare.g.ud %159.1, 0x7ff00000
;;     %151:s1 early = compare.z.d %159.1, 0x7ff00000
;;     %149:s1 early = compare.nz.d %159.0, 0
;;     %147:s1 = and.ud %151, %149 scope:wave
;;     %144:s1 = or.ud %152, %147 scope:wave
;;     %141:s1 early = compare.g.ud %155.1, 0x7ff00000
;;     %140:s1 early = compare.z.d %155.1, 0x7ff00000
;;     %138:s1 early = compare.nz.d %155.0, 0
;;     %136:s1 = and.ud %140, %138 scope:wave
;;     %133:s1 = or.ud %141, %136 scope:wave
;;     %130:s1 = or.ud %144, %133 scope:wave
;;     %126:v1 = asr.d %164.1, 31
;;     %124.0:v2 = mov.ud %126
;;     %123.1:v2 tied(%124) = mov.ud %126
;;     %118:v1 = xor.ud %159.0, %123.0
;;     %119:v1 = xor.ud %159.1, %123.1
;;     %121.0:v2 = mov.ud %118
;;     %120.1:v2 tied(%121) = mov.ud %119
;;     %112:v1 = add.d %120.0, -%123.0
;;     %113:v1 = add.d %120.1, -%123.1
;;     %114:v1 tied(%113) = borrow %120.0, %123.0
;;     %116.0:v2 = mov.ud %112
;;     %115.1:v2 tied(%116) = mov.ud %114
;;     %108:v1 = asr.d %163.1, 31
;;     %106.0:v2 = mov.ud %108
;;     %105.1:v2 tied(%106) = mov.ud %108
;;     %100:v1 = xor.ud %155.0, %105.0
;;     %101:v1 = xor.ud %155.1, %105.1
;;     %103.0:v2 = mov.ud %100
;;     %102.1:v2 tied(%103) = mov.ud %101
;;     %94:v1 = add.d %102.0, -%105.0
;;     %95:v1 = add.d %102.1, -%105.1
;;     %96:v1 tied(%95) = borrow %102.0, %105.0
;;     %98.0:v2 = mov.ud %94
;;     %97.1:v2 tied(%98) = mov.ud %96
;;     %89:v1 = xor.ud %115.0, %97.0
;;     %88:v1 = xor.ud %115.1, %97.1
;;     %87:v1 = or.ud %89, %88
;;     %84:s1 early = compare.z.d %87, 0
;;     %83:s1 = xor.ud %130, 0xffff scope:wave
;;     %81:s1 = and.ud %84, %83 scope:wave
;;     %79:s1 early = compare.nz.d %87, 0
;;     %77:s1 = and.ud %79, %83 scope:wave
;;     %75:s1 early = compare.l.d %115.1, %97.1
;;     %74:s1 early = compare.z.d %115.1, %97.1
;;     %73:s1 early = compare.l.ud %115.0, %97.0
;;     %72:s1 = and.ud %74, %73 scope:wave
;;     %70:s1 = or.ud %75, %72 scope:wave
;;     %68:s1 = and.ud %70, %83 scope:wave
;;     %66:s1 early = compare.le.ud %115.0, %97.0
;;     %65:s1 = and.ud %74, %66 scope:wave
;;     %63:s1 = or.ud %75, %65 scope:wave
;;     %60:s1 = and.ud %63, %83 scope:wave
;;     %58:s1 early = compare.g.d %115.1, %97.1
;;     %55:s1 early = compare.g.ud %115.0, %97.0
;;     %54:s1 = and.ud %74, %55 scope:wave
;;     %52:s1 = or.ud %58, %54 scope:wave
;;     %50:s1 = and.ud %52, %83 scope:wave
;;     %48:s1 early = compare.ge.ud %115.0, %97.0
;;     %45:s1 = and.ud %74, %48 scope:wave
;;     %42:s1 = or.ud %58, %45 scope:wave
;;     %39:s1 = and.ud %42, %83 scope:wave
;;     %36:v1 early = select %81, 1, 0
;;     %32:v1 = add.ud %166, 256
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     store.d1 %33 surface:255
;;     %30:v1 early = select %77, 1, 0
;;     %26:v1 = add.ud %166, 260
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.d1 %27 surface:255
;;     %24:v1 early = select %68, 1, 0
;;     %20:v1 = add.ud %166, 264
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %60, 1, 0
;;     %14:v1 = add.ud %166, 268
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %50, 1, 0
;;     %8:v1 = add.ud %166, 272
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %39, 1, 0
;;     %2:v1 = add.ud %166, 276
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
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
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
;;     %176:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %174:v2 early = load.d2 %176 surface:255
;;     %173:v2 early = load.d2 %176 surface:255 offset:8
;;     %167:v1 = and.ud %174.0, -1
;;     %168:v1 = and.ud %174.1, 0x7fffffff
;;     %170.0:v2 = mov.ud %167
;;     %169.1:v2 tied(%170) = mov.ud %168
;;     %163:v1 = and.ud %173.0, -1
;;     %164:v1 = and.ud %173.1, 0x7fffffff
;;     %166.0:v2 = mov.ud %163
;;     %165.1:v2 tied(%166) = mov.ud %164
;;     %162:s1 early = compare.g.ud %169.1, 0x7ff00000
;;     %161:s1 early = compare.z.d %169.1, 0x7ff00000
;;     %159:s1 early = compare.nz.d %169.0, 0
;;     %157:s1 = and.ud %161, %159 scope:wave
;;     %154:s1 = or.ud %162, %157 scope:wave
;;     %151:s1 early = compare.g.ud %165.1, 0x7ff00000
;;     %150:s1 early = compare.z.d %165.1, 0x7ff00000
;;     %148:s1 early = compare.nz.d %165.0, 0
;;     %146:s1 = and.ud %150, %148 scope:wave
;;     %143:s1 = or.ud %151, %146 scope:wave
;;     %140:s1 = or.ud %154, %143 scope:wave
;;     %136:v1 = asr.d %174.1, 31
;;     %134.0:v2 = mov.ud %136
;;     %133.1:v2 tied(%134) = mov.ud %136
;;     %128:v1 = xor.ud %169.0, %133.0
;;     %129:v1 = xor.ud %169.1, %133.1
;;     %131.0:v2 = mov.ud %128
;;     %130.1:v2 tied(%131) = mov.ud %129
;;     %122:v1 = add.d %130.0, -%133.0
;;     %123:v1 = add.d %130.1, -%133.1
;;     %124:v1 tied(%123) = borrow %130.0, %133.0
;;     %126.0:v2 = mov.ud %122
;;     %125.1:v2 tied(%126) = mov.ud %124
;;     %118:v1 = asr.d %173.1, 31
;;     %116.0:v2 = mov.ud %118
;;     %115.1:v2 tied(%116) = mov.ud %118
;;     %110:v1 = xor.ud %165.0, %115.0
;;     %111:v1 = xor.ud %165.1, %115.1
;;     %113.0:v2 = mov.ud %110
;;     %112.1:v2 tied(%113) = mov.ud %111
;;     %104:v1 = add.d %112.0, -%115.0
;;     %105:v1 = add.d %112.1, -%115.1
;;     %106:v1 tied(%105) = borrow %112.0, %115.0
;;     %108.0:v2 = mov.ud %104
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %99:v1 = xor.ud %125.0, %107.0
;;     %98:v1 = xor.ud %125.1, %107.1
;;     %97:v1 = or.ud %99, %98
;;     %94:s1 early = compare.z.d %97, 0
;;     %93:s1 = or.ud %94, %140 scope:wave
;;     %91:s1 early = compare.nz.d %97, 0
;;     %89:s1 = or.ud %91, %140 scope:wave
;;     %87:s1 early = compare.l.d %125.1, %107.1
;;     %86:s1 early = compare.z.d %125.1, %107.1
;;     %85:s1 early = compare.l.ud %125.0, %107.0
;;     %84:s1 = and.ud %86, %85 scope:wave
;;     %82:s1 = or.ud %87, %84 scope:wave
;;     %80:s1 = or.ud %82, %140 scope:wave
;;     %78:s1 early = compare.le.ud %125.0, %107.0
;;     %77:s1 = and.ud %86, %78 scope:wave
;;     %75:s1 = or.ud %87, %77 scope:wave
;;     %72:s1 = or.ud %75, %140 scope:wave
;;     %70:s1 early = compare.g.d %125.1, %107.1
;;     %67:s1 early = compare.g.ud %125.0, %107.0
;;     %66:s1 = and.ud %86, %67 scope:wave
;;     %64:s1 = or.ud %70, %66 scope:wave
;;     %62:s1 = or.ud %64, %140 scope:wave
;;     %60:s1 early = compare.ge.ud %125.0, %107.0
;;     %57:s1 = and.ud %86, %60 scope:wave
;;     %54:s1 = or.ud %70, %57 scope:wave
;;     %51:s1 = or.ud %54, %140 scope:wave
;;     %49:s1 = xor.ud %140, 0xffff scope:wave
;;     %48:v1 early = select %93, 1, 0
;;     %44:v1 = add.ud %176, 256
;;     %46.0:v2 = mov.ud %44
;;     %45.1:v2 tied(%46) = mov.ud %48
;;     store.d1 %45 surface:255
;;     %42:v1 early = select %89, 1, 0
;;     %38:v1 = add.ud %176, 260
;;     %40.0:v2 = mov.ud %38
;;     %39.1:v2 tied(%40) = mov.ud %42
;;     store.d1 %39 surface:255
;;     %36:v1 early = select %80, 1, 0
;;     %32:v1 = add.ud %176, 264
;;     %34.0:v2 = mov.ud %32
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     store.d1 %33 surface:255
;;     %30:v1 early = select %72, 1, 0
;;     %26:v1 = add.ud %176, 268
;;     %28.0:v2 = mov.ud %26
;;     %27.1:v2 tied(%28) = mov.ud %30
;;     store.d1 %27 surface:255
;;     %24:v1 early = select %62, 1, 0
;;     %20:v1 = add.ud %176, 272
;;     %22.0:v2 = mov.ud %20
;;     %21.1:v2 tied(%22) = mov.ud %24
;;     store.d1 %21 surface:255
;;     %18:v1 early = select %51, 1, 0
;;     %14:v1 = add.ud %176, 276
;;     %16.0:v2 = mov.ud %14
;;     %15.1:v2 tied(%16) = mov.ud %18
;;     store.d1 %15 surface:255
;;     %12:v1 early = select %49, 1, 0
;;     %8:v1 = add.ud %176, 280
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %12
;;     store.d1 %9 surface:255
;;     %6:v1 early = select %140, 1, 0
;;     %2:v1 = add.ud %176, 284
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
