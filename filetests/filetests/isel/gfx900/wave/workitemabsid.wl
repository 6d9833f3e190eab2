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
;;     %14=s[0:1]:s2, %12=s[2:3]:s2, %10=s4:s1, %11=v0:v1 = inputs
;;     %0:s1 = s_load_dword %14, 0x4
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %9:s1 = s_and_b32 %0, 0xffff
;;     %8:s1 = s_mul_i32 %10, %9
;;     %5:v1 = v_add_u32_e32 %8, %11
;;     global_store_dword %11, %5, %13 offset:256
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
;;     %16=s[0:1]:s2, %14=s[2:3]:s2, %12=s5:s1, %13=v0:v1, %7=v1:v1 = inputs
;;     %0:s1 = s_load_dword %16, 0x4
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %11:s1 = s_lshr_b32 %0, 16
;;     %10:s1 = s_mul_i32 %12, %11
;;     %6:v1 = v_add_u32_e32 %10, %7
;;     global_store_dword %13, %6, %15 offset:256
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
;;     %19=s[0:1]:s2, %17=s[2:3]:s2, %15=s4:s1, %16=v0:v1 = inputs
;;     %0:s1 = s_load_dword %19, 0x4
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %14:s1 = s_and_b32 %0, 0xffff
;;     %13:s1 = s_mul_i32 %15, %14
;;     %10:v1 = v_add_u32_e32 %13, %16
;;     %7.0:v2 = v_mov_b32_e32 %10
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 0
;;     global_store_dwordx2 %16, %8, %18 offset:256
;; }
;;     end
;; }
