; test isel precise-output
; target gfx900
; Integers of the wave stay on the scalar unit where there is one, those of lanes do not; 64 bits come in halves.

kernel %lanes {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = imul.i32 v0, v1
    v3 = isub.i32 v2, v0
    v4 = bxor.i32 v3, v2
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v92 = uextend.i64 v4
    v93 = iadd.i64 v91, v92
    store.i32 global align 4 [v93], v4 @7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %10=v0:v1 = inputs
;;     %9:v1 = v_mul_u32_u24_e32 5, %10
;;     %8:v1 = v_sub_u32_e32 %9, %10
;;     %6:v1 = v_xor_b32_e32 %8, %9
;;     %3:s2 = s_load_dwordx2 %2, 0x0
;;     global_store_dword %6, %6, %3 @7
;; }
;;     end
;; }

kernel %wave {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 8 width all [v90+8]
    v2 = iconst.i32 7
    v3 = iadd.i32 v1, v2 @3
    v4 = umax.i32 v3, v2
    v5 = ushr.i32 v4, v2
    store.i32 global align 4 [v91], v5
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %9:s1 = s_add_u32 %12.2, 7 @3
;;     %7:s1 = s_max_u32 %9, 7
;;     %5:s1 = s_lshr_b32 %7, 7
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %1, %3, %12.0-1
;; }
;;     end
;; }
