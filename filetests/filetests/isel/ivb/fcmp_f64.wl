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
;;     %157:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %155:v4 early = load.d4 %157 space:global
;;     %149:v1 = and.ud %155.0, -1
;;     %150:v1 = and.ud %155.1, 0x7fffffff
;;     %152.0:v2 = mov.ud %149
;;     %151.1:v2 tied(%152) = mov.ud %150
;;     %145:v1 = and.ud %155.2, -1
;;     %146:v1 = and.ud %155.3, 0x7fffffff
;;     %148.0:v2 = mov.ud %145
;;     %147.1:v2 tied(%148) = mov.ud %146
;;     %144:s1 early = compare.g.ud %151.1, 0x7ff00000
;;     %143:s1 early = compare.z.d %151.1, 0x7ff00000
;;     %141:s1 early = compare.nz.d %151.0, 0
;;     %139:s1 = and.ud %143, %141 scope:wave
;;     %136:s1 = or.ud %144, %139 scope:wave
;;     %133:s1 early = compare.g.ud %147.1, 0x7ff00000
;;     %132:s1 early = compare.z.d %147.1, 0x7ff00000
;;     %130:s1 early = compare.nz.d %147.0, 0
;;     %128:s1 = and.ud %132, %130 scope:wave
;;     %125:s1 = or.ud %133, %128 scope:wave
;;     %122:s1 = or.ud %136, %125 scope:wave
;;     %118:v1 = asr.d %155.1, 31
;;     %116.0:v2 = mov.ud %118
;;     %115.1:v2 tied(%116) = mov.ud %118
;;     %110:v1 = xor.ud %151.0, %115.0
;;     %111:v1 = xor.ud %151.1, %115.1
;;     %113.0:v2 = mov.ud %110
;;     %112.1:v2 tied(%113) = mov.ud %111
;;     %104:v1 = add.d %112.0, -%115.0
;;     %105:v1 = add.d %112.1, -%115.1
;;     %106:v1 tied(%105) = borrow %112.0, %115.0
;;     %108.0:v2 = mov.ud %104
;;     %107.1:v2 tied(%108) = mov.ud %106
;;     %100:v1 = asr.d %155.3, 31
;;     %98.0:v2 = mov.ud %100
;;     %97.1:v2 tied(%98) = mov.ud %100
;;     %92:v1 = xor.ud %147.0, %97.0
;;     %93:v1 = xor.ud %147.1, %97.1
;;     %95.0:v2 = mov.ud %92
;;     %94.1:v2 tied(%95) = mov.ud %93
;;     %86:v1 = add.d %94.0, -%97.0
;;     %87:v1 = add.d %94.1, -%97.1
;;     %88:v1 tied(%87) = borrow %94.0, %97.0
;;     %90.0:v2 = mov.ud %86
;;     %89.1:v2 tied(%90) = mov.ud %88
;;     %81:v1 = xor.ud %107.0, %89.0
;;     %80:v1 = xor.ud %107.1, %89.1
;;     %79:v1 = or.ud %81, %80
;;     %76:s1 early = compare.z.d %79, 0
;;     %75:s1 = xor.ud %122, 0xffff scope:wave
;;     %73:s1 = and.ud %76, %75 scope:wave
;;     %71:s1 early = compare.nz.d %79, 0
;;     %69:s1 = and.ud %71, %75 scope:wave
;;     %67:s1 early = compare.l.d %107.1, %89.1
;;     %66:s1 early = compare.z.d %107.1, %89.1
;;     %65:s1 early = compare.l.ud %107.0, %89.0
;;     %64:s1 = and.ud %66, %65 scope:wave
;;     %62:s1 = or.ud %67, %64 scope:wave
;;     %60:s1 = and.ud %62, %75 scope:wave
;;     %58:s1 early = compare.le.ud %107.0, %89.0
;;     %57:s1 = and.ud %66, %58 scope:wave
;;     %55:s1 = or.ud %67, %57 scope:wave
;;     %52:s1 = and.ud %55, %75 scope:wave
;;     %50:s1 early = compare.g.d %107.1, %89.1
;;     %47:s1 early = compare.g.ud %107.0, %89.0
;;     %46:s1 = and.ud %66, %47 scope:wave
;;     %44:s1 = or.ud %50, %46 scope:wave
;;     %42:s1 = and.ud %44, %75 scope:wave
;;     %40:s1 early = compare.ge.ud %107.0, %89.0
;;     %37:s1 = and.ud %66, %40 scope:wave
;;     %34:s1 = or.ud %50, %37 scope:wave
;;     %31:s1 = and.ud %34, %75 scope:wave
;;     %28:v1 early = select %73, 1, 0
;;     %26:v1 early = select %69, 1, 0
;;     %24:v1 early = select %60, 1, 0
;;     %22:v1 early = select %52, 1, 0
;;     %15:v1 = add.ud %157, 256
;;     %17.0:v5 = mov.ud %15
;;     %18.1:v5 tied(%17) = mov.ud %28
;;     %19.2:v5 tied(%18) = mov.ud %26
;;     %20.3:v5 tied(%19) = mov.ud %24
;;     %16.4:v5 tied(%20) = mov.ud %22
;;     store.d4 %16 space:global
;;     %10:v1 early = select %42, 1, 0
;;     %8:v1 early = select %31, 1, 0
;;     %3:v1 = add.ud %157, 272
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10
;;     %4.2:v3 tied(%6) = mov.ud %8
;;     store.d2 %4 space:global
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
;;     %163:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %161:v4 early = load.d4 %163 space:global
;;     %155:v1 = and.ud %161.0, -1
;;     %156:v1 = and.ud %161.1, 0x7fffffff
;;     %158.0:v2 = mov.ud %155
;;     %157.1:v2 tied(%158) = mov.ud %156
;;     %151:v1 = and.ud %161.2, -1
;;     %152:v1 = and.ud %161.3, 0x7fffffff
;;     %154.0:v2 = mov.ud %151
;;     %153.1:v2 tied(%154) = mov.ud %152
;;     %150:s1 early = compare.g.ud %157.1, 0x7ff00000
;;     %149:s1 early = compare.z.d %157.1, 0x7ff00000
;;     %147:s1 early = compare.nz.d %157.0, 0
;;     %145:s1 = and.ud %149, %147 scope:wave
;;     %142:s1 = or.ud %150, %145 scope:wave
;;     %139:s1 early = compare.g.ud %153.1, 0x7ff00000
;;     %138:s1 early = compare.z.d %153.1, 0x7ff00000
;;     %136:s1 early = compare.nz.d %153.0, 0
;;     %134:s1 = and.ud %138, %136 scope:wave
;;     %131:s1 = or.ud %139, %134 scope:wave
;;     %128:s1 = or.ud %142, %131 scope:wave
;;     %124:v1 = asr.d %161.1, 31
;;     %122.0:v2 = mov.ud %124
;;     %121.1:v2 tied(%122) = mov.ud %124
;;     %116:v1 = xor.ud %157.0, %121.0
;;     %117:v1 = xor.ud %157.1, %121.1
;;     %119.0:v2 = mov.ud %116
;;     %118.1:v2 tied(%119) = mov.ud %117
;;     %110:v1 = add.d %118.0, -%121.0
;;     %111:v1 = add.d %118.1, -%121.1
;;     %112:v1 tied(%111) = borrow %118.0, %121.0
;;     %114.0:v2 = mov.ud %110
;;     %113.1:v2 tied(%114) = mov.ud %112
;;     %106:v1 = asr.d %161.3, 31
;;     %104.0:v2 = mov.ud %106
;;     %103.1:v2 tied(%104) = mov.ud %106
;;     %98:v1 = xor.ud %153.0, %103.0
;;     %99:v1 = xor.ud %153.1, %103.1
;;     %101.0:v2 = mov.ud %98
;;     %100.1:v2 tied(%101) = mov.ud %99
;;     %92:v1 = add.d %100.0, -%103.0
;;     %93:v1 = add.d %100.1, -%103.1
;;     %94:v1 tied(%93) = borrow %100.0, %103.0
;;     %96.0:v2 = mov.ud %92
;;     %95.1:v2 tied(%96) = mov.ud %94
;;     %87:v1 = xor.ud %113.0, %95.0
;;     %86:v1 = xor.ud %113.1, %95.1
;;     %85:v1 = or.ud %87, %86
;;     %82:s1 early = compare.z.d %85, 0
;;     %81:s1 = or.ud %82, %128 scope:wave
;;     %79:s1 early = compare.nz.d %85, 0
;;     %77:s1 = or.ud %79, %128 scope:wave
;;     %75:s1 early = compare.l.d %113.1, %95.1
;;     %74:s1 early = compare.z.d %113.1, %95.1
;;     %73:s1 early = compare.l.ud %113.0, %95.0
;;     %72:s1 = and.ud %74, %73 scope:wave
;;     %70:s1 = or.ud %75, %72 scope:wave
;;     %68:s1 = or.ud %70, %128 scope:wave
;;     %66:s1 early = compare.le.ud %113.0, %95.0
;;     %65:s1 = and.ud %74, %66 scope:wave
;;     %63:s1 = or.ud %75, %65 scope:wave
;;     %60:s1 = or.ud %63, %128 scope:wave
;;     %58:s1 early = compare.g.d %113.1, %95.1
;;     %55:s1 early = compare.g.ud %113.0, %95.0
;;     %54:s1 = and.ud %74, %55 scope:wave
;;     %52:s1 = or.ud %58, %54 scope:wave
;;     %50:s1 = or.ud %52, %128 scope:wave
;;     %48:s1 early = compare.ge.ud %113.0, %95.0
;;     %45:s1 = and.ud %74, %48 scope:wave
;;     %42:s1 = or.ud %58, %45 scope:wave
;;     %39:s1 = or.ud %42, %128 scope:wave
;;     %37:s1 = xor.ud %128, 0xffff scope:wave
;;     %36:v1 early = select %81, 1, 0
;;     %34:v1 early = select %77, 1, 0
;;     %32:v1 early = select %68, 1, 0
;;     %30:v1 early = select %60, 1, 0
;;     %23:v1 = add.ud %163, 256
;;     %25.0:v5 = mov.ud %23
;;     %26.1:v5 tied(%25) = mov.ud %36
;;     %27.2:v5 tied(%26) = mov.ud %34
;;     %28.3:v5 tied(%27) = mov.ud %32
;;     %24.4:v5 tied(%28) = mov.ud %30
;;     store.d4 %24 space:global
;;     %18:v1 early = select %50, 1, 0
;;     %16:v1 early = select %39, 1, 0
;;     %14:v1 early = select %37, 1, 0
;;     %12:v1 early = select %128, 1, 0
;;     %5:v1 = add.ud %163, 272
;;     %7.0:v5 = mov.ud %5
;;     %8.1:v5 tied(%7) = mov.ud %18
;;     %9.2:v5 tied(%8) = mov.ud %16
;;     %10.3:v5 tied(%9) = mov.ud %14
;;     %6.4:v5 tied(%10) = mov.ud %12
;;     store.d4 %6 space:global
;; }
;;     end
;; }
