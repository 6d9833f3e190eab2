; test isel precise-output
; target gfx1201
; Indices in the grid.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=s[2:3]:s2, %11=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %14, 0x4
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:s1 = s_mov_b32 ttmp9
;;     %9:s1 = s_and_b32 %0, 0xffff
;;     %8:s1 = s_mul_i32 %10, %9
;;     %5:v1 = v_add_nc_u32_e32 %8, %11
;;     global_store_b32 %11, %5, %13 offset:256
;; }
;;     end
;; }

kernel %y {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %15=s[2:3]:s2, %7=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %17, 0x4
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %14:v1 = v_and_b32_e32 0x3ff, %7
;;     %13:s1 = s_and_b32 ttmp7, 0xffff
;;     %12:s1 = s_lshr_b32 %0, 16
;;     %11:s1 = s_mul_i32 %13, %12
;;     %8:v1 = v_bfe_u32 %7, 10, 10
;;     %6:v1 = v_add_nc_u32_e32 %11, %8
;;     global_store_b32 %14, %6, %16 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemabsid.i64 0
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=s[2:3]:s2, %16=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %19, 0x4
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:s1 = s_mov_b32 ttmp9
;;     %14:s1 = s_and_b32 %0, 0xffff
;;     %13:s1 = s_mul_i32 %15, %14
;;     %10:v1 = v_add_nc_u32_e32 %13, %16
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_b64 %16, %8, %18 offset:256
;; }
;;     end
;; }
