; test isel precise-output
; target gfx942
; Wrapping sums: of lanes on the vector unit, of the wave on the scalar unit; 64 bits as two halves with a carry where no instruction has them.
; Here are the forms whose code is not that of gfx900.

kernel %long_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_lanes target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_lshl_add_u64 %6.0-1, 0, %6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %long_mixed {
    param %p : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 kernarg align 8 width all [v0+8]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_mixed target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %6:v2 = global_load_dwordx2 %7, %9.0-1
;;     %5:v2 = v_lshl_add_u64 %6, 0, %9.2-3
;;     global_store_dwordx2 %7, %5, %9.0-1 offset:256
;; }
;;     end
;; }

; The low half of the constant is a literal, the high half is inline.
kernel %long_literal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x100000123
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_literal target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v2 = global_load_dwordx2 %10, %12
;;     %6.0:s2 = s_mov_b32 0x123
;;     %7.1:s2 tied(%6) = s_mov_b32 1
;;     %8:v2 = v_lshl_add_u64 %9, 0, %7
;;     global_store_dwordx2 %10, %8, %12 offset:256
;; }
;;     end
;; }
