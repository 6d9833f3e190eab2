; test isel precise-output
; target gfx1030
; Products with a sum, rounded once.
; Here are the forms whose code is not that of gfx1201.

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = load.f32 kernarg align 4 width all [v0+16]
    v8 = fma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %8=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, null
;;     %7:v1 = v_mov_b32_e32 %15.4
;;     %6:v1 = v_fma_f32 %15.2, %15.3, %7
;;     global_store_dword %8, %6, %15.0-1 offset:256
;; }
;;     end
;; }
