; test isel precise-output
; target gfx1030
; Constants of floats: the inline ones are 0.5, 1, 2 and 4 with both signs, and 1/(2*pi).

kernel %other_types {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = fconst.f16 1.5
    store.f16 global align 2 [v4+256], v5
    return
}
;; machine kernel %other_types target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_dwordx2 %4, null
;;     %2:v1 = v_mov_b32_e32 0x3e00
;;     global_store_short %3, %2, %5 offset:256
;; }
;;     end
;; }
