; test isel precise-output
; target gfx900
; Flat addresses as segment ones: the low word.

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i32 group v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %group target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %4:s2 = v_cmp_ne_u64_e64 0, %6
;;     %5:v1 = v_cndmask_b32_e64 -1, %6.0, %4
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %group_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i32 group nonull v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %group_nonull target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     %4:v1 = v_mov_b32_e32 %5.0
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i32 private v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %private target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9
;;     %4:s2 = v_cmp_ne_u64_e64 0, %6
;;     %5:v1 = v_cndmask_b32_e64 -1, %6.0, %4
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ftos.i64 global v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %global target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %wave_private {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = ftos.i32 private v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_private target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s4 = s_load_dwordx4 %11, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %12.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %12.3
;;     %8:s2 = v_cmp_ne_u64_e64 0, %7
;;     %9:v1 = v_cndmask_b32_e64 -1, %7.0, %8
;;     global_store_dword %10, %9, %12.0-1 offset:256
;; }
;;     end
;; }
