; test isel precise-output
; target gfx900
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
;; machine kernel %x target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %13=s[2:3]:s2, %11=s4:s1, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %9:s1 = s_load_dword %8, 0x4
;;     %10:s1 = s_and_b32 %9, 0xffff
;;     %7:s1 = s_mul_i32 %11, %10
;;     %4:v1 = v_add_u32_e32 %7, %12
;;     global_store_dword %12, %4, %14 offset:256
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
;; machine kernel %y target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %15=s[2:3]:s2, %13=s5:s1, %14=v0:v1, %6=v1:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %11:s1 = s_load_dword %10, 0x4
;;     %12:s1 = s_lshr_b32 %11, 16
;;     %9:s1 = s_mul_i32 %13, %12
;;     %5:v1 = v_add_u32_e32 %9, %6
;;     global_store_dword %14, %5, %16 offset:256
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
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %18=s[2:3]:s2, %16=s4:s1, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %14:s1 = s_load_dword %13, 0x4
;;     %15:s1 = s_and_b32 %14, 0xffff
;;     %12:s1 = s_mul_i32 %16, %15
;;     %9:v1 = v_add_u32_e32 %12, %17
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %17, %7, %19 offset:256
;; }
;;     end
;; }
