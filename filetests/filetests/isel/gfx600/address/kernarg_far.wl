; test isel precise-output
; target gfx600
; An argument of less than a word, farther than an offset reaches.

kernel %k {
    param %p : i64 at 0 align 8
    param %c : i8 at 5000 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i8 kernarg align 1 [v0+5000]
    v3 = uextend.i32 v2
    store.i32 global align 4 [v1], v3
    return
}
;; machine kernel %k target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2 = inputs
;;     %32:s2 = s_load_dwordx2 %16, 0x0
;;     %15:v1 = v_mov_b32_e32 0
;;     %19:s1 = s_mov_b32 0x1388
;;     %29.0:v2, %18:s2 = v_add_i32_e64 %19, %15
;;     %24.2:s4 = s_mov_b32 0
;;     %25.3:s4 tied(%24) = s_mov_b32 0x100f000
;;     %26.0:s4 tied(%25) = s_mov_b32 %16.0
;;     %27.1:s4 tied(%26) = s_mov_b32 %16.1
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 0
;;     %31:v1 = buffer_load_ubyte %30, %27, 0 addr64
;;     %3.0:v2 = v_mov_b32_e32 %32.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %32.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %31, %4, %12, 0 addr64
;; }
;;     end
;; }
