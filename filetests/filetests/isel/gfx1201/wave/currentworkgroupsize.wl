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
;;     %18=s[0:1]:s2, %16=s[2:3]:s2, %15=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %18, 0x4
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:s1 = s_mov_b32 ttmp9
;;     %13:s1 = s_and_b32 %0.0, 0xffff
;;     %12:s1 = s_mul_i32 %14, %13
;;     %10:s1 = s_sub_co_u32 %0.2, %12
;;     %7:s1 = s_min_u32 %10, %13
;;     %4:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %15, %4, %17 offset:256
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
;;     %18=s[0:1]:s2, %16=s[2:3]:s2, %15=v0:v1 = inputs
;;     %0:s4 = s_load_b128 %18, 0x8
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:s1 = s_lshr_b32 ttmp7, 16
;;     %13:s1 = s_and_b32 %0.0, 0xffff
;;     %12:s1 = s_mul_i32 %14, %13
;;     %10:s1 = s_sub_co_u32 %0.3, %12
;;     %7:s1 = s_min_u32 %10, %13
;;     %4:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %15, %4, %17 offset:256
;; }
;;     end
;; }
