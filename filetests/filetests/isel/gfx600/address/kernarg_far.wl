; test isel precise-output
; target gfx600
; Arguments of less than a word at an index, farther than an offset reaches.

kernel %k {
    param %p : i64 at 0 align 8
    param %c : i8 at 5000 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v9 = workitemid.i64 0
    v2 = load.i8 kernarg align 1 [v9+5000]
    v3 = uextend.i32 v2
    store.i32 global align 4 [v1], v3
    return
}
;; machine kernel %k target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %32=v0:v1 = inputs
;;     %33:s2 = s_load_dwordx2 %19, 0x0
;;     %18:s1 = s_mov_b32 0x1388
;;     %29.0:v2, %17:s2 = v_add_i32_e64 %18, %32
;;     %24.2:s4 = s_mov_b32 0
;;     %25.3:s4 tied(%24) = s_mov_b32 0x100f000
;;     %26.0:s4 tied(%25) = s_mov_b32 %19.0
;;     %27.1:s4 tied(%26) = s_mov_b32 %19.1
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 0
;;     %31:v1 = buffer_load_ubyte %30, %27, 0 addr64 makes constant
;;     %3.0:v2 = v_mov_b32_e32 %33.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %33.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %31, %4, %12, 0 addr64
;; }
;;     end
;; }

kernel %across_words {
    param %p : i64 at 0 align 8
    param %c : i32 at 5001 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 1 [v0+5001]
    store.i32 global align 4 [v1], v2
    return
}
;; machine kernel %across_words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2 = inputs
;;     %40:s2 = s_load_dwordx2 %15, 0x0
;;     %14:v1 = v_mov_b32_e32 0
;;     %18:s1 = s_mov_b32 0x1389
;;     %28.0:v2, %17:s2 = v_add_i32_e64 %18, %14
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %15.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %15.1
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 0
;;     %30:v1 = buffer_load_ubyte %29, %26, 0 addr64 makes constant
;;     %31:v1 = buffer_load_ubyte %29, %26, 0 addr64 offset:1 makes constant
;;     %32:v1 = v_lshlrev_b32_e32 8, %31
;;     %33:v1 = v_or_b32_e32 %32, %30
;;     %34:v1 = buffer_load_ubyte %29, %26, 0 addr64 offset:2 makes constant
;;     %35:v1 = v_lshlrev_b32_e32 16, %34
;;     %36:v1 = v_or_b32_e32 %35, %33
;;     %37:v1 = buffer_load_ubyte %29, %26, 0 addr64 offset:3 makes constant
;;     %38:v1 = v_lshlrev_b32_e32 24, %37
;;     %39:v1 = v_or_b32_e32 %38, %36
;;     %3.0:v2 = v_mov_b32_e32 %40.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %40.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %39, %4, %12, 0 addr64
;; }
;;     end
;; }
