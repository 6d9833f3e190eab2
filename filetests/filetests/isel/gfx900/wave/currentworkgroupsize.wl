; test isel precise-output
; target gfx900
; Sizes of this work-group: less where the grid ends within it.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %18=s[2:3]:s2, %16=s4:s1, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %14:s1 = s_load_dword %10, 0x4
;;     %15:s1 = s_and_b32 %14, 0xffff
;;     %13:s1 = s_mul_i32 %16, %15
;;     %11:s1 = s_load_dword %10, 0xc
;;     %9:s1 = s_sub_u32 %11, %13
;;     %6:s1 = s_min_u32 %9, %15
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %17, %3, %19 offset:256
;; }
;;     end
;; }

kernel %z {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = currentworkgroupsize.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %18=s[2:3]:s2, %16=s6:s1, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %14:s1 = s_load_dword %10, 0x8
;;     %15:s1 = s_and_b32 %14, 0xffff
;;     %13:s1 = s_mul_i32 %16, %15
;;     %11:s1 = s_load_dword %10, 0x14
;;     %9:s1 = s_sub_u32 %11, %13
;;     %6:s1 = s_min_u32 %9, %15
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %17, %3, %19 offset:256
;; }
;;     end
;; }
