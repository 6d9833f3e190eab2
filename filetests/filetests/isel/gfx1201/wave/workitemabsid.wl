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
;;     %8=s[0:1]:s2, %14=s[2:3]:s2, %12=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %13:v1 = v_and_b32_e32 0x3ff, %12
;;     %11:s1 = s_mov_b32 ttmp9
;;     %9:s1 = s_load_b32 %8, 0x4
;;     %10:s1 = s_and_b32 %9, 0xffff
;;     %7:s1 = s_mul_i32 %11, %10
;;     %4:v1 = v_add_nc_u32_e32 %7, %13
;;     global_store_b32 %13, %4, %15 offset:256
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
;;     %11=s[0:1]:s2, %16=s[2:3]:s2, %6=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %15:v1 = v_and_b32_e32 0x3ff, %6
;;     %14:s1 = s_and_b32 ttmp7, 0xffff
;;     %12:s1 = s_load_b32 %11, 0x4
;;     %13:s1 = s_lshr_b32 %12, 16
;;     %10:s1 = s_mul_i32 %14, %13
;;     %7:v1 = v_bfe_u32 %6, 10, 10
;;     %5:v1 = v_add_nc_u32_e32 %10, %7
;;     global_store_b32 %15, %5, %17 offset:256
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
;;     %13=s[0:1]:s2, %19=s[2:3]:s2, %17=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %16:s1 = s_mov_b32 ttmp9
;;     %14:s1 = s_load_b32 %13, 0x4
;;     %15:s1 = s_and_b32 %14, 0xffff
;;     %12:s1 = s_mul_i32 %16, %15
;;     %9:v1 = v_add_nc_u32_e32 %12, %18
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %18, %7, %20 offset:256
;; }
;;     end
;; }
