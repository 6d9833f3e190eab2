; test isel precise-output noinline
; target ivb
; Arguments that do not fit the first vectors are in the interface area of private memory.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 100
    v2 = iconst.i32 200
    v3 = iconst.i32 300
    v4 = iconst.i32 400
    v5 = iconst.i32 500
    v6 = iconst.i32 600
    v7 = iconst.i32 700
    v8 = iconst.i32 800
    v9 = iconst.i32 900
    v10 = iconst.i32 1000
    v11 = iconst.i32 1100
    v12 = iconst.i32 1200
    v13 = iconst.i32 1300
    v14 = iconst.i32 1400
    v15 = iconst.i32 1500
    v16 = iconst.i32 1600
    v17 = iconst.i32 1700
    v18 = iconst.i32 1800
    v19 = iconst.i32 1900
    v20 = iconst.i32 2000
    v21 = iconst.i32 2100
    v22 = iconst.i32 2200
    v23 = iconst.i32 2300
    v24 = iconst.i32 2400
    v25 = iconst.i32 2500
    v26 = iconst.i32 2600
    v27 = iconst.i32 2700
    v28 = iconst.i32 2800
    v29 = iconst.i32 2900
    v30 = iconst.i32 3000
    v31 = iconst.i32 3100
    v32 = iconst.i32 3200
    v33 = iconst.i32 3300
    v40: i32 = call %f(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33)
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v40
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 80
;;     .thread_bytes 1280
;; mb0: wave of block1
;; lanes {
;;     %22:v1 = private_address
;;     %95:v1 = mov.ud.uw r1.0.uw.lanes
;;     %6:v1 = mov.ud 100
;;     %7:v1 = mov.ud 200
;;     %8:v1 = mov.ud 300
;;     %9:v1 = mov.ud 400
;;     %10:v1 = mov.ud 500
;;     %11:v1 = mov.ud 600
;;     %12:v1 = mov.ud 700
;;     %13:v1 = mov.ud 800
;;     %14:v1 = mov.ud 900
;;     %15:v1 = mov.ud 1000
;;     %16:v1 = mov.ud 0x44c
;;     %17:v1 = mov.ud 0x4b0
;;     %18:v1 = mov.ud 0x514
;;     %19:v1 = mov.ud 0x578
;;     %20:v1 = mov.ud 0x5dc
;;     %21:v1 = add.ud r7.24.ud, 0
;;     %23:v1 = add.ud %22, %21
;;     %25.0:v2 = mov.ud %23
;;     %24.1:v2 tied(%25) = mov.ud 0x640
;;     store.d1 %24 surface:255
;;     %26:v1 = add.ud r7.24.ud, 4
;;     %27:v1 = add.ud %22, %26
;;     %29.0:v2 = mov.ud %27
;;     %28.1:v2 tied(%29) = mov.ud 0x6a4
;;     store.d1 %28 surface:255
;;     %30:v1 = add.ud r7.24.ud, 8
;;     %31:v1 = add.ud %22, %30
;;     %33.0:v2 = mov.ud %31
;;     %32.1:v2 tied(%33) = mov.ud 0x708
;;     store.d1 %32 surface:255
;;     %34:v1 = add.ud r7.24.ud, 12
;;     %35:v1 = add.ud %22, %34
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud 0x76c
;;     store.d1 %36 surface:255
;;     %38:v1 = add.ud r7.24.ud, 16
;;     %39:v1 = add.ud %22, %38
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud 0x7d0
;;     store.d1 %40 surface:255
;;     %42:v1 = add.ud r7.24.ud, 20
;;     %43:v1 = add.ud %22, %42
;;     %45.0:v2 = mov.ud %43
;;     %44.1:v2 tied(%45) = mov.ud 0x834
;;     store.d1 %44 surface:255
;;     %46:v1 = add.ud r7.24.ud, 24
;;     %47:v1 = add.ud %22, %46
;;     %49.0:v2 = mov.ud %47
;;     %48.1:v2 tied(%49) = mov.ud 0x898
;;     store.d1 %48 surface:255
;;     %50:v1 = add.ud r7.24.ud, 28
;;     %51:v1 = add.ud %22, %50
;;     %53.0:v2 = mov.ud %51
;;     %52.1:v2 tied(%53) = mov.ud 0x8fc
;;     store.d1 %52 surface:255
;;     %54:v1 = add.ud r7.24.ud, 32
;;     %55:v1 = add.ud %22, %54
;;     %57.0:v2 = mov.ud %55
;;     %56.1:v2 tied(%57) = mov.ud 0x960
;;     store.d1 %56 surface:255
;;     %58:v1 = add.ud r7.24.ud, 36
;;     %59:v1 = add.ud %22, %58
;;     %61.0:v2 = mov.ud %59
;;     %60.1:v2 tied(%61) = mov.ud 0x9c4
;;     store.d1 %60 surface:255
;;     %62:v1 = add.ud r7.24.ud, 40
;;     %63:v1 = add.ud %22, %62
;;     %65.0:v2 = mov.ud %63
;;     %64.1:v2 tied(%65) = mov.ud 0xa28
;;     store.d1 %64 surface:255
;;     %66:v1 = add.ud r7.24.ud, 44
;;     %67:v1 = add.ud %22, %66
;;     %69.0:v2 = mov.ud %67
;;     %68.1:v2 tied(%69) = mov.ud 0xa8c
;;     store.d1 %68 surface:255
;;     %70:v1 = add.ud r7.24.ud, 48
;;     %71:v1 = add.ud %22, %70
;;     %73.0:v2 = mov.ud %71
;;     %72.1:v2 tied(%73) = mov.ud 0xaf0
;;     store.d1 %72 surface:255
;;     %74:v1 = add.ud r7.24.ud, 52
;;     %75:v1 = add.ud %22, %74
;;     %77.0:v2 = mov.ud %75
;;     %76.1:v2 tied(%77) = mov.ud 0xb54
;;     store.d1 %76 surface:255
;;     %78:v1 = add.ud r7.24.ud, 56
;;     %79:v1 = add.ud %22, %78
;;     %81.0:v2 = mov.ud %79
;;     %80.1:v2 tied(%81) = mov.ud 0xbb8
;;     store.d1 %80 surface:255
;;     %82:v1 = add.ud r7.24.ud, 60
;;     %83:v1 = add.ud %22, %82
;;     %85.0:v2 = mov.ud %83
;;     %84.1:v2 tied(%85) = mov.ud 0xc1c
;;     store.d1 %84 surface:255
;;     %86:v1 = add.ud r7.24.ud, 64
;;     %87:v1 = add.ud %22, %86
;;     %89.0:v2 = mov.ud %87
;;     %88.1:v2 tied(%89) = mov.ud 0xc80
;;     store.d1 %88 surface:255
;;     %90:v1 = add.ud r7.24.ud, 68
;;     %91:v1 = add.ud %22, %90
;;     %93.0:v2 = mov.ud %91
;;     %92.1:v2 tied(%93) = mov.ud 0xce4
;;     store.d1 %92 surface:255
;;     %94=v0:v1 = call fn1, %95=v0, %6=v1, %7=v2, %8=v3, %9=v4, %10=v5, %11=v6, %12=v7, %13=v8, %14=v9, %15=v10, %16=v11, %17=v12, %18=v13, %19=v14, %20=v15 kills s[0:63], v[1:19]
;;     %4:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %3.0:v2 = mov.ud %4
;;     %2.1:v2 tied(%3) = mov.ud %94
;;     store.d1 %2 surface:255
;; }
;;     end
;; }

function %f {
block0(v0: i32, v1: i32, v2: i32, v3: i32, v4: i32, v5: i32, v6: i32, v7: i32, v8: i32, v9: i32, v10: i32, v11: i32, v12: i32, v13: i32, v14: i32, v15: i32, v16: i32, v17: i32, v18: i32, v19: i32, v20: i32, v21: i32, v22: i32, v23: i32, v24: i32, v25: i32, v26: i32, v27: i32, v28: i32, v29: i32, v30: i32, v31: i32, v32: i32, v33: i32):
    v40 = iadd.i32 v0, v30
    v41 = iadd.i32 v40, v31
    v42 = iadd.i32 v41, v33
    return v42
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 80
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%7) {
;;     %0=v0:v1, %11=v1:v1, %12=v2:v1, %13=v3:v1, %14=v4:v1, %15=v5:v1, %16=v6:v1, %17=v7:v1, %18=v8:v1, %19=v9:v1, %20=v10:v1, %21=v11:v1, %22=v12:v1, %23=v13:v1, %24=v14:v1, %25=v15:v1 = inputs
;;     %28:v1 = private_address
;;     %97:v1 = add.ud r7.24.ud, 56
;;     %98:v1 = add.ud %28, %97
;;     %99:v1 early = load.d1 %98 surface:255
;;     %100:v1 = mov.ud %99
;;     %1:v1 = mov.ud %100
;;     %101:v1 = add.ud r7.24.ud, 60
;;     %102:v1 = add.ud %28, %101
;;     %103:v1 early = load.d1 %102 surface:255
;;     %104:v1 = mov.ud %103
;;     %2:v1 = mov.ud %104
;;     %110:v1 = add.ud r7.24.ud, 68
;;     %111:v1 = add.ud %28, %110
;;     %112:v1 early = load.d1 %111 surface:255
;;     %113:v1 = mov.ud %112
;;     %3:v1 = mov.ud %113
;;     %10:v1 = add.d %0, %1
;;     %9:v1 = add.d %10, %2
;;     %7:v1 = add.d %9, %3
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%4:v1) {
;;     results %4=v0
;; }
;;     return
;; }
