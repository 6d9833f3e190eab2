; test isel precise-output
; target gfx1201
; A byte of a word is one field, with its sign or without.

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = ushr.i32 v5, v6
    v8 = ireduce.i8 v7
    v9 = uextend.i32 v8
    v10 = iconst.i32 16
    v11 = ushr.i32 v5, v10
    v12 = ireduce.i8 v11
    v13 = sextend.i32 v12
    v14 = iconst.i32 24
    v15 = ushr.i32 v5, v14
    v16 = ireduce.i8 v15
    v17 = uextend.i32 v16
    v18 = ushr.i32 v9, v2
    v19 = ireduce.i8 v18
    v20 = sextend.i32 v19
    v21 = ushr.i32 v13, v6
    v22 = ireduce.i8 v21
    v23 = sextend.i32 v22
    store.i32 global align 4 [v4+0], v9
    store.i32 global align 4 [v4+256], v13
    store.i32 global align 4 [v4+512], v17
    store.i32 global align 4 [v4+768], v20
    store.i32 global align 4 [v4+1024], v23
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v1 = global_load_b32 %17, %19
;;     %15:v1 = v_bfe_u32 %16, 8, 8
;;     %14:v1 = v_bfe_i32 %16, 16, 8
;;     %13:v1 = v_bfe_u32 %16, 24, 8
;;     %11:v1 = v_lshrrev_b32_e32 %17, %15
;;     %9:v1 = v_bfe_i32 %11, 0, 8
;;     %7:v1 = v_bfe_i32 %14, 8, 8
;;     global_store_b32 %17, %15, %19
;;     global_store_b32 %17, %14, %19 offset:256
;;     global_store_b32 %17, %13, %19 offset:512
;;     global_store_b32 %17, %9, %19 offset:768
;;     global_store_b32 %17, %7, %19 offset:1024
;; }
;;     end
;; }
