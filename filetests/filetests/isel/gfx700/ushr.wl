; test isel precise-output
; target gfx700
; Logical shifts right.
; Here are the forms whose code is not that of gfx803.

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = ushr.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_i32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %19:v2 = flat_load_dwordx2 %28
;;     %16.0:v2, %13:s2 = v_add_i32_e64 8, %28.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %28.1, %13
;;     %18:v1 = flat_load_dword %17
;;     %11:v2 = v_lshr_b64 %19, %18
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     flat_store_dwordx2 %7, %11
;; }
;;     end
;; }

; A shift by 32 leaves the high word.
kernel %long_high {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 32
    v7 = ushr.i64 v5, v6
    v8 = ireduce.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %long_high target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %18.0:v2, %14:s2 = v_add_i32_e64 %22.0, %20
;;     %17:v1 = v_mov_b32_e32 %22.1
;;     %19.1:v2 tied(%18), %16:s2 = v_addc_u32_e64 %17, 0, %14
;;     %10:v2 = flat_load_dwordx2 %19
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %19.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %19.1, %2
;;     flat_store_dword %7, %10.1
;; }
;;     end
;; }
