; test isel precise-output
; target gfx900
; The first bit that differs from the sign; all ones where none does.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_ffbh_i32_e32 %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %5:s1 = s_flbit_i32 %9.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %6, %3, %9.0-1 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %20:v1 = v_ashrrev_i32_e32 31, %21.1
;;     %17.0:v2 = v_xor_b32_e32 %21.0, %20
;;     %18.1:v2 tied(%17) = v_xor_b32_e32 %21.1, %20
;;     %11:v1 = v_ffbh_u32_e32 %18.1
;;     %9:v1 = v_ffbh_u32_e32 %18.0
;;     %7:v1 = v_or_b32_e32 32, %9
;;     %5:v1 = v_min_u32_e32 %11, %7
;;     global_store_dword %22, %5, %24 offset:256
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s4 = s_load_dwordx4 %25, 0x0
;;     %23:s1 = s_ashr_i32 %26.3, 31
;;     %20.0:s2 = s_mov_b32 %23
;;     %21.1:s2 tied(%20) = s_mov_b32 %23
;;     %16:s2 = s_xor_b64 %26.2-3, %21
;;     %12:s1 = s_flbit_i32_b32 %16.1
;;     %10:s1 = s_flbit_i32_b32 %16.0
;;     %8:s1 = s_or_b32 %10, 32
;;     %6:s1 = s_min_u32 %12, %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %24, %3, %26.0-1 offset:256
;; }
;;     end
;; }
