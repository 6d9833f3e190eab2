; test isel precise-output
; target gfx942
; Private memory needs no descriptor, and hardware tells flat accesses where that of a wave begins.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 0
    v3 = workitemid.i32 0
    store.i32 private align 4 [v2], v3
    v4 = stof.i64 private nonull v2
    v5 = load.i32 flat align 4 [v4]
    store.i32 global align 4 [v1], v5
    return
}
;; machine kernel %k target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     scratch_store_dword off, %11, off
;;     %5:s2 = s_mov_b64 src_private_base
;;     %8.0:v2 = v_mov_b32_e32 0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %5.1
;;     %4:v1 = flat_load_dword %9
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %4, %13
;; }
;;     end
;; }
