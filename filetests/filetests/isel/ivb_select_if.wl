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
;;     %53:v1 = mov.ud.uw r1.0.uw.lanes
;;     %52:s2 early = load.d2 r4.0.ud surface:255 scope:wave
;;     %51:s1 early = load.d1 r4.0.ud surface:255 offset:8 scope:wave
;;     %50:s1 early = compare.l.ud %53, %51
;;     %49:v1 early = select_if.l.ud %53, %51, %53, %51
;;     %48.0:v2 = mov.ud %52.0
;;     %47.1:v2 tied(%48) = mov.ud %49
;;     store.d1 %47 surface:255
;;     %45:s1 early = compare.l.f %53, %51
;;     %44:v1 early = select_if.l.f %53, %51, %53, %51
;;     %41:v1 = add.ud %52.0, 4
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud %44
;;     store.d1 %42 surface:255
;;     %39:v2 early = select_if.ge.f %53, %51, %52.0, %52.1, %53, 0
;;     %33:v1 = add.ud %52.0, 8
;;     %35.0:v3 = mov.ud %33
;;     %36.1:v3 tied(%35) = mov.ud %39.0
;;     %34.2:v3 tied(%36) = mov.ud %39.1
;;     store.d2 %34 surface:255
;;     %31:s1 = and.ud %50, %45 scope:wave
;;     %28:v2 early = select %31, %53, 0, %52.0, %52.1
;;     %24:v1 = add.ud %52.0, 16
;;     %26.0:v3 = mov.ud %24
;;     %27.1:v3 tied(%26) = mov.ud %28.0
;;     %25.2:v3 tied(%27) = mov.ud %28.1
;;     store.d2 %25 surface:255
;;     %22:v1 early = select %31, %53, %51
;;     %17:v1 = add.ud %52.0, 24
;;     %19.0:v2 = mov.ud %17
;;     %18.1:v2 tied(%19) = mov.ud %22
;;     store.b2 %18 surface:255
;;     %15.0:v2 = mov.ud %53
;;     %14.1:v2 tied(%15) = mov.ud %51
;;     %13.0:v2 = mov.ud %51
;;     %12.1:v2 tied(%13) = mov.ud %53
;;     %9:v2 early = select %31, %14.0, %14.1, %12.0, %12.1
;;     %2:v1 = add.ud %52.0, 28
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9.1
;;     store.d1 %3 surface:255
;; }
;;     end
;; }
