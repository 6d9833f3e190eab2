; test isel precise-output
; target gfx1100
; Kernel arguments at an address of each lane, near and farther than an offset reaches.

kernel %near {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = load.i32 kernarg align 4 [v3+8]
    store.i32 global align 4 [v1], v4
    return
}
;; machine kernel %near target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %5, null
;;     %4:v1 = v_add_nc_u32_e32 8, %7
;;     %6:v1 = global_load_b32 %4, %5 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %6, %8
;; }
;;     end
;; }

kernel %far {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = load.i32 kernarg align 4 [v3+5000]
    store.i32 global align 4 [v1], v4
    return
}
;; machine kernel %far target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %7=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %5, null
;;     %4:v1 = v_add_nc_u32_e32 0x1388, %7
;;     %6:v1 = global_load_b32 %4, %5 makes constant
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %6, %8
;; }
;;     end
;; }
