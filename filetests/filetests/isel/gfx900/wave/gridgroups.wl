; test isel precise-output
; target gfx900
; Numbers of work-groups: a quotient, rounded up.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridgroups.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %51=s[2:3]:s2, %50=v0:v1 = inputs
;;     %52:s2 = s_load_dwordx2 %51, 0x0
;;     %49:s1 = s_load_dword %46, 0xc
;;     %47:s1 = s_load_dword %46, 0x4
;;     %48:s1 = s_and_b32 %47, 0xffff
;;     %45:s1 = s_add_u32 %49, -1
;;     %43:v1 = v_cvt_f32_u32_e32 %48
;;     %42:v1 = v_rcp_f32_e32 %43
;;     %40:v1 = v_mul_f32_e32 0x4f7ffffe, %42
;;     %38:v1 = v_cvt_u32_f32_e32 %40
;;     %36:s1 = s_sub_u32 0, %48
;;     %35:v1 = v_mul_lo_u32 %36, %38
;;     %33:v1 = v_mul_hi_u32 %38, %35
;;     %31:v1 = v_add_u32_e32 %38, %33
;;     %28:v1 = v_mul_hi_u32 %45, %31
;;     %26:v1 = v_mul_lo_u32 %28, %48
;;     %25:v1 = v_sub_u32_e32 %45, %26
;;     %22:s2 = v_cmp_ge_u32_e64 %25, %48
;;     %21:v1 = v_add_u32_e32 1, %28
;;     %20:v1 = v_sub_u32_e64 %25, %48
;;     %19:v1 = v_cndmask_b32_e64 %28, %21, %22
;;     %16:v1 = v_cndmask_b32_e64 %25, %20, %22
;;     %12:s2 = v_cmp_ge_u32_e64 %16, %48
;;     %9:v1 = v_add_u32_e32 1, %19
;;     %8:v1 = v_cndmask_b32_e64 %19, %9, %12
;;     %4:v1 = v_add_u32_e32 1, %8
;;     global_store_dword %50, %4, %52 offset:256
;; }
;;     end
;; }
