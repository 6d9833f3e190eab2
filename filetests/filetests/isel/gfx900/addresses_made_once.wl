; test isel precise-output
; target gfx900
; The same constant as the address of three accesses and more is made once.

kernel %apart {
    param %p : i64 at 0 align 8
    group %t : 4096 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = symbol_addr.i32 %t
    v3 = load.i32 group align 4 [v2]
    v4 = load.i32 group align 4 [v2+1000]
    v5 = load.i32 group align 4 [v2+3000]
    v6 = workitemid.i32 0
    v7 = iadd.i32 v3, v6
    v8 = imul.i32 v7, v4
    v9 = bxor.i32 v8, v5
    store.i32 global align 4 [v1], v9
    return
}
;; machine kernel %apart target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %12=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v1 = v_mov_b32_e32 0
;;     %18:v1 = ds_read_b32 %17
;;     %16:v1 = ds_read_b32 %17 offset:1000
;;     %14:v1 = ds_read_b32 %17 offset:3000
;;     %11:v1 = v_add_u32_e32 %18, %12
;;     %8:v1 = v_mul_lo_u32 %11, %16
;;     %5:v1 = v_xor_b32_e32 %8, %14
;;     global_store_dword %17, %5, %20
;; }
;;     end
;; }

; Twice is not enough.
kernel %twice {
    param %p : i64 at 0 align 8
    group %t : 4096 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = symbol_addr.i32 %t
    v3 = load.i32 group align 4 [v2]
    v4 = load.i32 group align 4 [v2+2000]
    v6 = workitemid.i32 0
    v7 = iadd.i32 v3, v6
    v8 = imul.i32 v7, v4
    store.i32 group align 4 [v6], v8
    return
}
;; machine kernel %twice target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=v0:v1 = inputs
;;     %10:v1 = v_mov_b32_e32 0
;;     %11:v1 = ds_read_b32 %10
;;     %8:v1 = v_mov_b32_e32 0
;;     %9:v1 = ds_read_b32 %8 offset:2000
;;     %6:v1 = v_add_u32_e32 %11, %7
;;     %4:v1 = v_mul_lo_u32 %6, %9
;;     ds_write_b32 %7, %4
;; }
;;     end
;; }
