; test isel precise-output
; target gfx1201
; An undefined value is read as zero: a constant like any other, inline where the instruction takes one.

kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = undef.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 0
;;     global_store_b32 %3, %2, %5 offset:256
;; }
;;     end
;; }

kernel %selected {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = undef.i32
    v9 = select.i32 v7, v5, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %selected target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_u32_e64 %8.0, %8.1
;;     %5:v1 = v_cndmask_b32_e64 0, %8.0, %7
;;     global_store_b32 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = undef.i32
    v7 = iconcat v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }
