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
;;     %20:v1 = private_address
;;     %93:v1 = mov.ud.uw r1.0.uw.lanes
;;     %4:v1 = mov.ud 100
;;     %5:v1 = mov.ud 200
;;     %6:v1 = mov.ud 300
;;     %7:v1 = mov.ud 400
;;     %8:v1 = mov.ud 500
;;     %9:v1 = mov.ud 600
;;     %10:v1 = mov.ud 700
;;     %11:v1 = mov.ud 800
;;     %12:v1 = mov.ud 900
;;     %13:v1 = mov.ud 1000
;;     %14:v1 = mov.ud 0x44c
;;     %15:v1 = mov.ud 0x4b0
;;     %16:v1 = mov.ud 0x514
;;     %17:v1 = mov.ud 0x578
;;     %18:v1 = mov.ud 0x5dc
;;     %19:v1 = mov.ud r7.24.ud
;;     %21:v1 = add.ud %20, %19
;;     %23.0:v2 = mov.ud %21
;;     %22.1:v2 tied(%23) = mov.ud 0x640
;;     store.d1 %22 space:global
;;     %24:v1 = add.ud r7.24.ud, 4
;;     %25:v1 = add.ud %20, %24
;;     %27.0:v2 = mov.ud %25
;;     %26.1:v2 tied(%27) = mov.ud 0x6a4
;;     store.d1 %26 space:global
;;     %28:v1 = add.ud r7.24.ud, 8
;;     %29:v1 = add.ud %20, %28
;;     %31.0:v2 = mov.ud %29
;;     %30.1:v2 tied(%31) = mov.ud 0x708
;;     store.d1 %30 space:global
;;     %32:v1 = add.ud r7.24.ud, 12
;;     %33:v1 = add.ud %20, %32
;;     %35.0:v2 = mov.ud %33
;;     %34.1:v2 tied(%35) = mov.ud 0x76c
;;     store.d1 %34 space:global
;;     %36:v1 = add.ud r7.24.ud, 16
;;     %37:v1 = add.ud %20, %36
;;     %39.0:v2 = mov.ud %37
;;     %38.1:v2 tied(%39) = mov.ud 0x7d0
;;     store.d1 %38 space:global
;;     %40:v1 = add.ud r7.24.ud, 20
;;     %41:v1 = add.ud %20, %40
;;     %43.0:v2 = mov.ud %41
;;     %42.1:v2 tied(%43) = mov.ud 0x834
;;     store.d1 %42 space:global
;;     %44:v1 = add.ud r7.24.ud, 24
;;     %45:v1 = add.ud %20, %44
;;     %47.0:v2 = mov.ud %45
;;     %46.1:v2 tied(%47) = mov.ud 0x898
;;     store.d1 %46 space:global
;;     %48:v1 = add.ud r7.24.ud, 28
;;     %49:v1 = add.ud %20, %48
;;     %51.0:v2 = mov.ud %49
;;     %50.1:v2 tied(%51) = mov.ud 0x8fc
;;     store.d1 %50 space:global
;;     %52:v1 = add.ud r7.24.ud, 32
;;     %53:v1 = add.ud %20, %52
;;     %55.0:v2 = mov.ud %53
;;     %54.1:v2 tied(%55) = mov.ud 0x960
;;     store.d1 %54 space:global
;;     %56:v1 = add.ud r7.24.ud, 36
;;     %57:v1 = add.ud %20, %56
;;     %59.0:v2 = mov.ud %57
;;     %58.1:v2 tied(%59) = mov.ud 0x9c4
;;     store.d1 %58 space:global
;;     %60:v1 = add.ud r7.24.ud, 40
;;     %61:v1 = add.ud %20, %60
;;     %63.0:v2 = mov.ud %61
;;     %62.1:v2 tied(%63) = mov.ud 0xa28
;;     store.d1 %62 space:global
;;     %64:v1 = add.ud r7.24.ud, 44
;;     %65:v1 = add.ud %20, %64
;;     %67.0:v2 = mov.ud %65
;;     %66.1:v2 tied(%67) = mov.ud 0xa8c
;;     store.d1 %66 space:global
;;     %68:v1 = add.ud r7.24.ud, 48
;;     %69:v1 = add.ud %20, %68
;;     %71.0:v2 = mov.ud %69
;;     %70.1:v2 tied(%71) = mov.ud 0xaf0
;;     store.d1 %70 space:global
;;     %72:v1 = add.ud r7.24.ud, 52
;;     %73:v1 = add.ud %20, %72
;;     %75.0:v2 = mov.ud %73
;;     %74.1:v2 tied(%75) = mov.ud 0xb54
;;     store.d1 %74 space:global
;;     %76:v1 = add.ud r7.24.ud, 56
;;     %77:v1 = add.ud %20, %76
;;     %79.0:v2 = mov.ud %77
;;     %78.1:v2 tied(%79) = mov.ud 0xbb8
;;     store.d1 %78 space:global
;;     %80:v1 = add.ud r7.24.ud, 60
;;     %81:v1 = add.ud %20, %80
;;     %83.0:v2 = mov.ud %81
;;     %82.1:v2 tied(%83) = mov.ud 0xc1c
;;     store.d1 %82 space:global
;;     %84:v1 = add.ud r7.24.ud, 64
;;     %85:v1 = add.ud %20, %84
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud 0xc80
;;     store.d1 %86 space:global
;;     %88:v1 = add.ud r7.24.ud, 68
;;     %89:v1 = add.ud %20, %88
;;     %91.0:v2 = mov.ud %89
;;     %90.1:v2 tied(%91) = mov.ud 0xce4
;;     store.d1 %90 space:global
;;     %92=v0:v1 = call fn1, %93=v0, %4=v1, %5=v2, %6=v3, %7=v4, %8=v5, %9=v6, %10=v7, %11=v8, %12=v9, %13=v10, %14=v11, %15=v12, %16=v13, %17=v14, %18=v15 kills s[0:63], v[1:19]
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud %92
;;     store.d1 %1 space:global
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
;;     %83:v1 = add.ud r7.24.ud, 56
;;     %84:v1 = add.ud %28, %83
;;     %85:v1 early = load.d1 %84 space:global
;;     %1:v1 = mov.ud %85
;;     %86:v1 = add.ud r7.24.ud, 60
;;     %87:v1 = add.ud %28, %86
;;     %88:v1 early = load.d1 %87 space:global
;;     %2:v1 = mov.ud %88
;;     %93:v1 = add.ud r7.24.ud, 68
;;     %94:v1 = add.ud %28, %93
;;     %95:v1 early = load.d1 %94 space:global
;;     %3:v1 = mov.ud %95
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
