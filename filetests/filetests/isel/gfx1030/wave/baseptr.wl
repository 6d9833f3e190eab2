; test isel precise-output
; target gfx1030
; Starts of segments are zero: addresses are offsets.

kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = groupbaseptr.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %group target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:s1 = s_mov_b32 0
;;     %3:v1 = v_mov_b32_e32 %4
;;     global_store_dword %5, %3, %7 offset:256
;; }
;;     end
;; }

kernel %kernarg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = kernargbaseptr.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %kernarg target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:s2 = s_mov_b64 0
;;     %5.0:v2 = v_mov_b32_e32 %7.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %7.1
;;     global_store_dwordx2 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %kernarg_load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = kernargbaseptr.i64
    v6 = load.i32 kernarg align 4 width all [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %kernarg_load target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %12=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %5, null
;;     %11:s2 = s_mov_b64 0
;;     %8.0:s2 = s_add_u32 %11.0, %5.0 makes scc
;;     %9.1:s2 tied(%8) = s_addc_u32 %11.1, %5.1
;;     %10:s1 = s_load_dword %9, null
;;     %3:v1 = v_mov_b32_e32 %10
;;     global_store_dword %12, %3, %13 offset:256
;; }
;;     end
;; }
