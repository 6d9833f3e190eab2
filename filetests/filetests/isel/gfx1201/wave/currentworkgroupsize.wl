; test isel precise-output
; target gfx1201
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
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %19=s[2:3]:s2, %17=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %16:s1 = s_mov_b32 ttmp9
;;     %14:s1 = s_load_b32 %10, 0x4
;;     %15:s1 = s_and_b32 %14, 0xffff
;;     %13:s1 = s_mul_i32 %16, %15
;;     %11:s1 = s_load_b32 %10, 0xc
;;     %9:s1 = s_sub_co_u32 %11, %13
;;     %6:s1 = s_min_u32 %9, %15
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %18, %3, %20 offset:256
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
;; machine kernel %z target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %19=s[2:3]:s2, %17=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %16:s1 = s_lshr_b32 ttmp7, 16
;;     %14:s1 = s_load_b32 %10, 0x8
;;     %15:s1 = s_and_b32 %14, 0xffff
;;     %13:s1 = s_mul_i32 %16, %15
;;     %11:s1 = s_load_b32 %10, 0x14
;;     %9:s1 = s_sub_co_u32 %11, %13
;;     %6:s1 = s_min_u32 %9, %15
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %18, %3, %20 offset:256
;; }
;;     end
;; }
