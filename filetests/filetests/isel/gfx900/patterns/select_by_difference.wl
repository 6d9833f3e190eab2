; test isel precise-output
; target gfx900
; y where m is zero, x where it is one, from the bits in which they differ.

kernel %select {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = bxor.i32 v5, v6
    v10 = band.i32 v8, v7
    v9 = bxor.i32 v10, v6
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %select target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_bfi_b32 %7.2, %7.0, %7.1
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }
