; test isel precise-output
; target ivb
; A choice by a comparison of its block compares again, into the flag; where the machine lacks the comparison, by its opposite. What else chooses is lanes.

kernel %choices {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 8 width all [v90+8]
    v2 = icmp.ult v0, v1
    v3 = select.i32 v2, v0, v1
    store.i32 global align 4 [v91], v3
    v4 = bitcast.f32 v0
    v5 = bitcast.f32 v1
    v6 = fcmp.lt.ftz v4, v5
    v7 = select.f32 v6, v4, v5
    store.f32 global align 4 [v91+4], v7
    v8 = fcmp.ltu.ftz v4, v5
    v9 = uextend.i64 v0
    v10 = select.i64 v8, v9, v91
    store.i64 global align 8 [v91+8], v10
    v11 = band.b1 v2, v6
    v12 = select.i64 v11, v9, v91
    store.i64 global align 8 [v91+16], v12
    v13 = ireduce.i16 v0
    v14 = ireduce.i16 v1
    v15 = select.i16 v11, v13, v14
    store.i16 global align 2 [v91+24], v15
    v20 = make_vector.i32x2 v0, v1
    v21 = make_vector.i32x2 v1, v0
    v22 = select.i32x2 v11, v20, v21
    v23 = extract_lane.i32 v22, 1
    store.i32 global align 4 [v91+28], v23
    return
}
;; machine kernel %choices target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %47:v1 = mov.ud.uw r1.0.uw.lanes
;;     %46:s1 = mov.ud r8.8.ud scope:wave
;;     %45:s1 early = compare.l.ud %47, r8.8.ud
;;     %44:v1 = minmax.l.ud %47, r8.8.ud
;;     %43:s1 early = compare.l.f %47, r8.8.ud
;;     %42:v1 early = select_if.l.f %47, r8.8.ud, %47, r8.8.ud
;;     %39.0:v3 = mov.ud r8.0.ud
;;     %40.1:v3 tied(%39) = mov.ud %44
;;     %38.2:v3 tied(%40) = mov.ud %42
;;     store.d2 %38 space:global
;;     %35:v2 early = select_if.ge.f %47, r8.8.ud, r8.0.ud, r8.4.ud, %47, 0
;;     %33:s1 = and.ud %45, %43 scope:wave
;;     %30:v2 early = select %33, %47, 0, r8.0.ud, r8.4.ud
;;     %24:v1 = add.ud r8.0.ud, 8
;;     %26.0:v5 = mov.ud %24
;;     %27.1:v5 tied(%26) = mov.ud %35.0
;;     %28.2:v5 tied(%27) = mov.ud %35.1
;;     %29.3:v5 tied(%28) = mov.ud %30.0
;;     %25.4:v5 tied(%29) = mov.ud %30.1
;;     store.d4 %25 space:global
;;     %20:v1 early = select %33, %47, %46
;;     %15:v1 = add.ud r8.0.ud, 24
;;     %17.0:v2 = mov.ud %15
;;     %16.1:v2 tied(%17) = mov.ud %20
;;     store.b2 %16 space:global
;;     %13.0:v2 = mov.ud %47
;;     %12.1:v2 tied(%13) = mov.ud r8.8.ud
;;     %11.0:v2 = mov.ud r8.8.ud
;;     %10.1:v2 tied(%11) = mov.ud %47
;;     %8:v2 early = select %33, %12.0, %12.1, %10.0, %10.1
;;     %1:v1 = add.ud r8.0.ud, 28
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud %8.1
;;     store.d1 %2 space:global
;; }
;;     end
;; }
