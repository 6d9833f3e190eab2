; test isel precise-output noinline
; target gfx1201
; Arguments that do not fit the registers are in memory, at the start of the frame that is called.

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
;; machine kernel %caller target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %40=v0:v1 = inputs
;;     %41:v1 = v_and_b32_e32 0x3ff, %40
;;     %6:v1 = v_mov_b32_e32 0x64
;;     %7:v1 = v_mov_b32_e32 0xc8
;;     %8:v1 = v_mov_b32_e32 0x12c
;;     %9:v1 = v_mov_b32_e32 0x190
;;     %10:v1 = v_mov_b32_e32 0x1f4
;;     %11:v1 = v_mov_b32_e32 0x258
;;     %12:v1 = v_mov_b32_e32 0x2bc
;;     %13:v1 = v_mov_b32_e32 0x320
;;     %14:v1 = v_mov_b32_e32 0x384
;;     %15:v1 = v_mov_b32_e32 0x3e8
;;     %16:v1 = v_mov_b32_e32 0x44c
;;     %17:v1 = v_mov_b32_e32 0x4b0
;;     %18:v1 = v_mov_b32_e32 0x514
;;     %19:v1 = v_mov_b32_e32 0x578
;;     %20:v1 = v_mov_b32_e32 0x5dc
;;     %21:v1 = v_mov_b32_e32 0x640
;;     %22:v1 = v_mov_b32_e32 0x6a4
;;     %23:v1 = v_mov_b32_e32 0x708
;;     %24:v1 = v_mov_b32_e32 0x76c
;;     %25:v1 = v_mov_b32_e32 0x7d0
;;     %26:v1 = v_mov_b32_e32 0x834
;;     %27:v1 = v_mov_b32_e32 0x898
;;     %28:v1 = v_mov_b32_e32 0x8fc
;;     %29:v1 = v_mov_b32_e32 0x960
;;     %30:v1 = v_mov_b32_e32 0x9c4
;;     %31:v1 = v_mov_b32_e32 0xa28
;;     %32:v1 = v_mov_b32_e32 0xa8c
;;     %33:v1 = v_mov_b32_e32 0xaf0
;;     %34:v1 = v_mov_b32_e32 0xb54
;;     %35:v1 = v_mov_b32_e32 0xbb8
;;     %36:v1 = v_mov_b32_e32 0xc1c
;;     arg_store %36 dword:0 area:callee
;;     %37:v1 = v_mov_b32_e32 0xc80
;;     arg_store %37 dword:1 area:callee
;;     %38:v1 = v_mov_b32_e32 0xce4
;;     arg_store %38 dword:2 area:callee
;;     %39=v0:v1 = call fn1, %41=v0, %6=v1, %7=v2, %8=v3, %9=v4, %10=v5, %11=v6, %12=v7, %13=v8, %14=v9, %15=v10, %16=v11, %17=v12, %18=v13, %19=v14, %20=v15, %21=v16, %22=v17, %23=v18, %24=v19, %25=v20, %26=v21, %27=v22, %28=v23, %29=v24, %30=v25, %31=v26, %32=v27, %33=v28, %34=v29, %35=v30 kills s[8:29], vcc, v[1:30], v[32:39]
;;     %4:s2 = s_load_b64 s[4:5], 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %39, %4
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
;; machine function %f target gfx1201 wave 32 after isel {
;;     .private 12
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%7) {
;;     inputs
;;     %0=v0:v1, %9=v1:v1, %10=v2:v1, %11=v3:v1, %12=v4:v1, %13=v5:v1, %14=v6:v1, %15=v7:v1, %16=v8:v1, %17=v9:v1, %18=v10:v1, %19=v11:v1, %20=v12:v1, %21=v13:v1, %22=v14:v1, %23=v15:v1, %24=v16:v1, %25=v17:v1, %26=v18:v1, %27=v19:v1, %28=v20:v1, %29=v21:v1, %30=v22:v1, %31=v23:v1, %32=v24:v1, %33=v25:v1, %34=v26:v1, %35=v27:v1, %36=v28:v1, %37=v29:v1, %1=v30:v1 = inputs
;;     %2:v1 = arg_load dword:0
;;     %38:v1 = arg_load dword:1
;;     %3:v1 = arg_load dword:2
;;     %8:v1 = v_add_nc_u32_e32 %0, %1
;;     %7:v1 = v_add3_u32 %8, %2, %3
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%4:v1) {
;;     results %4=v0
;; }
;;     return
;; }
