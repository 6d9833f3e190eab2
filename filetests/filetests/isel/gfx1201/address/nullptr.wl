; test isel precise-output
; target gfx1201
; Null addresses of segments.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 group
    v6 = nullptr.i32 private
    v7 = nullptr.i64 flat
    v8 = nullptr.i64 global
    store.i32 global align 4 [v4+256], v5
    store.i32 global align 4 [v4+260], v6
    store.i64 global align 8 [v4+264], v7
    store.i64 global align 8 [v4+272], v8
    return
}
;; machine kernel %all target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %13:v1 = v_and_b32_e32 0x3ff, %12
;;     %11:v1 = v_mov_b32_e32 -1
;;     global_store_b32 %13, %11, %15 offset:256
;;     %10:v1 = v_mov_b32_e32 -1
;;     global_store_b32 %13, %10, %15 offset:260
;;     %8.0:v2 = v_mov_b32_e32 0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 0
;;     global_store_b64 %13, %9, %15 offset:264
;;     %4.0:v2 = v_mov_b32_e32 0
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_b64 %13, %5, %15 offset:272
;; }
;;     end
;; }
