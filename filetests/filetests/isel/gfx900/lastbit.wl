; test isel precise-output
; target gfx900
; The position of the lowest one; all ones where there is none.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = lastbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_ffbl_b32_e32 %5
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
    v6 = lastbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %5:s1 = s_ff1_i32_b32 %9.2
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
    v6 = lastbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v2 = global_load_dwordx2 %14, %16
;;     %11:v1 = v_ffbl_b32_e32 %13.1
;;     %9:v1 = v_ffbl_b32_e32 %13.0
;;     %7:v1 = v_or_b32_e32 32, %11
;;     %5:v1 = v_min_u32_e32 %9, %7
;;     global_store_dword %14, %5, %16 offset:256
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
    v6 = lastbit v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s4 = s_load_dwordx4 %15, 0x0
;;     %12:s1 = s_ff1_i32_b32 %16.3
;;     %10:s1 = s_ff1_i32_b32 %16.2
;;     %8:s1 = s_or_b32 %12, 32
;;     %6:s1 = s_min_u32 %10, %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %14, %3, %16.0-1 offset:256
;; }
;;     end
;; }
